//! Room `engine` of oxmpi.
