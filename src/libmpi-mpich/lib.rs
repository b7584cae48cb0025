//! Room `libmpi-mpich` of oxmpi.
