//! Room `datatype` of oxmpi.
