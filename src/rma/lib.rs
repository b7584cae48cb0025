//! Room `rma` of oxmpi.
