//! Arguments after the door took the dialect's sentinels away.

use std::fmt;

/// `MPI_Count`: counts of elements or bytes.
pub type Count = i64;
/// `MPI_Aint`: addresses and displacements in bytes.
pub type Aint = i64;
/// A rank in a communicator or group.
pub type Rank = u32;
/// A message tag, 0..=2^31-1.
pub type Tag = i32;

/// A rank argument as the caller gave it, with the sentinels of MPI named. `Proc` is not range
/// checked yet and may be negative: whoever knows the communicator checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankArg {
    /// An ordinary number.
    Proc(i32),
    /// `MPI_ANY_SOURCE`
    Any,
    /// `MPI_PROC_NULL`
    ProcNull,
    /// `MPI_ROOT`
    Root,
    /// `MPI_UNDEFINED`
    Undefined,
}

impl fmt::Display for RankArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RankArg::Proc(r) => write!(f, "{r}"),
            RankArg::Any => f.write_str("MPI_ANY_SOURCE"),
            RankArg::ProcNull => f.write_str("MPI_PROC_NULL"),
            RankArg::Root => f.write_str("MPI_ROOT"),
            RankArg::Undefined => f.write_str("MPI_UNDEFINED"),
        }
    }
}

/// A tag argument as the caller gave it; `Tag` may still be negative (an error).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagArg {
    /// An ordinary number.
    Tag(i32),
    /// `MPI_ANY_TAG`
    Any,
}

/// The four send modes (MPI 5.0 section 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendMode {
    /// `MPI_Send`
    Standard,
    /// `MPI_Bsend`
    Buffered,
    /// `MPI_Ssend`
    Synchronous,
    /// `MPI_Rsend`
    Ready,
}

/// `MPI_THREAD_*`, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThreadLevel {
    /// `MPI_THREAD_SINGLE`
    Single,
    /// `MPI_THREAD_FUNNELED`
    Funneled,
    /// `MPI_THREAD_SERIALIZED`
    Serialized,
    /// `MPI_THREAD_MULTIPLE`
    Multiple,
}

/// Which memory an attached buffer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BufferMode {
    /// `MPI_BUFFER_AUTOMATIC`: the library finds memory.
    Automatic,
    /// The user's memory, `size` bytes at `address`.
    User {
        /// Start of the memory.
        address: usize,
        /// Bytes.
        size: i64,
    },
}
