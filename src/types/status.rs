//! The outcome of a receive or of any completed request.

use crate::{Error, RankArg, TagArg};

/// `MPI_Status` (MPI 5.0 section 3.2.5), before a dialect lays it out.
#[derive(Clone, Debug)]
pub struct Status {
    /// `Proc(r)`, `ProcNull`, `Any` (empty status) or `Undefined`.
    pub source: RankArg,
    /// The message's tag, `Any` in an empty status.
    pub tag: TagArg,
    /// Bytes of message data received (packed size, without gaps).
    pub bytes: u64,
    /// True after a successful cancel.
    pub cancelled: bool,
    /// Set when this operation failed; `MPI_ERROR` of the status in multi-completion calls.
    pub error: Option<Error>,
}

impl Status {
    /// The empty status: ANY_SOURCE, ANY_TAG, zero bytes, not cancelled.
    pub const EMPTY: Status = Status {
        source: RankArg::Any,
        tag: TagArg::Any,
        bytes: 0,
        cancelled: false,
        error: None,
    };

    /// What a receive from `MPI_PROC_NULL` gives.
    pub const PROC_NULL: Status = Status {
        source: RankArg::ProcNull,
        tag: TagArg::Any,
        bytes: 0,
        cancelled: false,
        error: None,
    };
}
