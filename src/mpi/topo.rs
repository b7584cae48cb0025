//! Process topologies (MPI 5.0 chapter 8).

/// What arranges the ranks of a communicator.
pub(crate) enum Topology {}
