//! Room `coll` of oxmpi.
