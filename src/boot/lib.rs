//! Room `boot`: how a process becomes a rank of a job.
//!
//! [`join`] looks at the environment, speaks with whoever started this process, and returns a [`Job`]: who am I, how many are
//! we, who shares my node, and a key-value exchange with the others. A process that nobody started is a job of one
//! (a singleton): nothing is opened and nobody is asked.
//!
//! * `detect`: which of the ways to join the environment asks for; pure, so that it can be tested.
//! * [`wire`]: lines of the PMI-1 protocol, shared with the server in `launch`.
//! * `pmi1`: the client of that protocol.
//! * [`mapping`]: `PMI_process_mapping`, which ranks live on which node.
//! * `text`: values of any length and any bytes in the short words the protocol permits.
//! * [`Board`]: the line by which a rank tells the launcher what it is waiting for.
#![forbid(unsafe_code)]

mod board;
mod detect;
mod job;
pub mod mapping;
mod pmi1;
mod text;
pub mod wire;

pub use board::{Board, Entry};
pub use job::{Job, Kind, join};

/// Names of the environment variables by which our own launcher talks to the library.
pub mod names {
    /// The job's name, the same as the name of its key-value space. Present only under our launcher.
    pub const JOB: &str = "OXMPI_JOB";
    /// Number of the descriptor of the [`Board`](crate::Board).
    pub const BOARD_FD: &str = "OXMPI_BOARD_FD";
    /// What the command line says about this rank's program: lines of `KEY=VALUE` with the keys of `MPI_INFO_ENV`.
    pub const PROGRAM: &str = "OXMPI_PROGRAM";
    /// Set to `singleton` to start as a job of one whatever the environment says.
    pub const START: &str = "OXMPI_START";
}
