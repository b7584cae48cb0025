//! Room `mpi` of oxmpi.
