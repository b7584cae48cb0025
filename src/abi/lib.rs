//! Room `abi` of oxmpi.
