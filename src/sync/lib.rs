//! Room `sync` of oxmpi.
