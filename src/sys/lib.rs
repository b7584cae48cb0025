//! Room `sys` of oxmpi.
