//! Room `types`: the words every other room speaks. Values only, no behaviour.
// One module reads arrays of the user; everything else here is plain values.
#![deny(unsafe_code)]

mod args;
mod error;
mod handle;
mod status;
mod user;

pub use args::{Aint, BufferMode, Count, Rank, RankArg, SendMode, Tag, TagArg, ThreadLevel};
pub use error::{Error, ErrorClass, Result};
pub use handle::{Handle, Kind};
pub use status::Status;
pub use user::{Ints, UserBuf};

/// Identifies one communication context (one communicator has two: point-to-point and
/// collective, see [`ContextId::coll`]). Unique within all processes that may ever talk to each other while
/// the communicator lives; made by the leader of the new communicator from its process number
/// and a counter, so that no agreement is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContextId(pub u64);

impl ContextId {
    /// `MPI_COMM_WORLD`.
    pub const WORLD: ContextId = ContextId(0x10);
    /// `MPI_COMM_SELF`. Each process has its own; messages never leave the process.
    pub const SELF: ContextId = ContextId(0x20);
    /// Where all processes of a job meet in `MPI_Finalize`: no call of the program can be taken for it.
    pub const FAREWELL: ContextId = ContextId(0x30);

    /// The context of the collectives of the communicator whose point-to-point context is `self`.
    #[inline]
    pub const fn coll(self) -> ContextId {
        ContextId(self.0 | 1)
    }

    /// The context of the one-sided and other internal traffic bound to the same communicator.
    #[inline]
    pub const fn internal(self) -> ContextId {
        ContextId(self.0 | 2)
    }

    /// A fresh context: `process` is the leader's number, unique among all connected processes, `counter` counts the
    /// contexts this leader made. The low 4 bits stay free for [`ContextId::coll`] and friends.
    pub const fn fresh(process: u32, counter: u32) -> ContextId {
        ContextId(((process as u64 + 1) << 36) | ((counter as u64) << 4))
    }
}

/// Number of a process in the table of all processes this one can reach (`MPI_COMM_WORLD` ranks
/// come first, processes met by dynamic process management follow).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProcId(pub u32);

impl ProcId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
