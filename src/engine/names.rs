//! Small values of the engine's interface.

use oxmpi_types::{ContextId, Rank, RankArg, Tag, TagArg};
use std::fmt;

/// Names a request of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReqId {
    pub(crate) index: u32,
    pub(crate) generation: u32,
}

impl ReqId {
    /// As one word, to be sent to a peer and back.
    pub(crate) fn word(self) -> u64 {
        (u64::from(self.generation) << 32) | u64::from(self.index)
    }

    pub(crate) fn from_word(word: u64) -> ReqId {
        ReqId {
            index: word as u32,
            generation: (word >> 32) as u32,
        }
    }
}

/// Names a message taken out of the unexpected queue by a matched probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageId {
    pub(crate) index: u32,
    pub(crate) generation: u32,
}

/// Names a task made by `Engine::spawn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TaskId {
    pub(crate) index: u32,
    pub(crate) generation: u32,
}

/// What a receiver matches a message by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The context, normally of a communicator.
    pub ctx: ContextId,
    /// The sender's rank as the receiver shall see it.
    pub src: Rank,
    /// The tag.
    pub tag: Tag,
}

/// What a wait waits for, in words for people who look for the cause of a hang.
#[derive(Clone, Copy, Debug)]
pub struct WaitingFor {
    /// The MPI function, as in `MPI_Recv`.
    pub call: &'static str,
    /// The context, if one is known.
    pub ctx: Option<ContextId>,
    /// The peer's rank (`Any` where any will do, `Undefined` where it is not one peer).
    pub peer: RankArg,
    /// The tag, `Any` where any will do or where there is none.
    pub tag: TagArg,
}

impl WaitingFor {
    /// A wait of which only the function is known.
    #[inline]
    pub const fn call(call: &'static str) -> WaitingFor {
        WaitingFor {
            call,
            ctx: None,
            peer: RankArg::Undefined,
            tag: TagArg::Any,
        }
    }

    /// A wait for a message from `src` (`None`: any).
    #[inline]
    pub const fn message(
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> WaitingFor {
        WaitingFor {
            call,
            ctx: Some(ctx),
            peer: match src {
                Some(r) => RankArg::Proc(r as i32),
                None => RankArg::Any,
            },
            tag: match tag {
                Some(t) => TagArg::Tag(t),
                None => TagArg::Any,
            },
        }
    }
}

impl fmt::Display for WaitingFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.call)?;
        match self.peer {
            RankArg::Proc(r) => write!(f, ", peer rank {r}")?,
            RankArg::Any => write!(f, ", any source")?,
            _ => {}
        }
        if let TagArg::Tag(t) = self.tag {
            write!(f, ", tag {t}")?;
        }
        if let Some(c) = self.ctx {
            write!(f, ", context {:#x}", c.0)?;
        }
        Ok(())
    }
}
