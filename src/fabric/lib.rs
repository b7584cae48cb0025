//! Room `fabric` of oxmpi.
