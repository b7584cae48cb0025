//! Room `boot` of oxmpi.
