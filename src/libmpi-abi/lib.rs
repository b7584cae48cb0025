//! Room `libmpi-abi` of oxmpi.
