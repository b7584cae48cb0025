//! What the active messages between windows look like.
//!
//! Every message's first word names the window at the receiver and the sender's rank in it. Both sides run the same
//! library, so numbers are in native order.

use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_types::Rank;

/// Numbers of the active messages.
pub(crate) mod id {
    /// Bytes for one run; the second word is the offset in the window.
    pub const PUT: u8 = 0x20;
    /// Any other operation: a [`super::Request`].
    pub const REQUEST: u8 = 0x21;
    /// Bytes that an operation asked for.
    pub const REPLY: u8 = 0x22;
    /// Synchronisation: a [`super::Control`].
    pub const CONTROL: u8 = 0x23;
}

/// The first word of a message: the receiver's number of the window, and the sender's rank.
pub(crate) fn address(window: u32, rank: Rank) -> u64 {
    u64::from(window) | u64::from(rank) << 32
}

/// Takes [`address`] apart.
pub(crate) fn parse_address(word: u64) -> (u32, Rank) {
    (word as u32, (word >> 32) as Rank)
}

/// The part of a window that an operation touches: `len` bytes from `offset` on. In a dynamic window `offset` is an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub offset: u64,
    pub len: u64,
}

/// What an operation does to the bytes of its runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Writes the data.
    Put,
    /// Replies the bytes.
    Get,
    /// Combines the data into the bytes.
    Accumulate(OpKind, Named),
    /// Replies the bytes and combines the data into them.
    GetAccumulate(OpKind, Named),
    /// Replies the bytes, and if they equal the first half of the data, writes the second half.
    CompareAndSwap,
}

/// Names the origin's entry of an operation that waits for replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    pub index: u32,
    pub generation: u32,
}

impl Ticket {
    pub fn word(self) -> u64 {
        u64::from(self.index) | u64::from(self.generation) << 32
    }

    pub fn parse(word: u64) -> Ticket {
        Ticket {
            index: word as u32,
            generation: (word >> 32) as u32,
        }
    }
}

/// Bytes of a request before its runs.
pub(crate) const HEAD: usize = 24;
/// Bytes of one run.
pub(crate) const RUN: usize = 16;

/// An operation on its way: head, runs, data.
pub(crate) struct Request<'a> {
    pub action: Action,
    /// Where replies go.
    pub ticket: Ticket,
    /// The place of the first byte in the operation's stream of bytes.
    pub position: u64,
    runs: &'a [u8],
    pub data: &'a [u8],
}

impl<'a> Request<'a> {
    /// Starts a request in `out`; runs and data follow.
    pub fn begin(action: Action, ticket: Ticket, position: u64, runs: usize, out: &mut Vec<u8>) {
        let (kind, op, named) = match action {
            Action::Put => (0u64, 0, 0),
            Action::Get => (1, 0, 0),
            Action::Accumulate(op, named) => (2, op as u64, named as u64),
            Action::GetAccumulate(op, named) => (3, op as u64, named as u64),
            Action::CompareAndSwap => (4, 0, 0),
        };
        let word = kind | op << 8 | named << 16 | (runs as u64) << 32;
        out.extend_from_slice(&word.to_ne_bytes());
        out.extend_from_slice(&ticket.word().to_ne_bytes());
        out.extend_from_slice(&position.to_ne_bytes());
    }

    /// Adds a run to a request begun in `out`.
    pub fn push_run(run: Run, out: &mut Vec<u8>) {
        out.extend_from_slice(&run.offset.to_ne_bytes());
        out.extend_from_slice(&run.len.to_ne_bytes());
    }

    /// Reads a request; `None` when it makes no sense.
    pub fn parse(bytes: &'a [u8]) -> Option<Request<'a>> {
        let (head, rest) = bytes.split_at_checked(HEAD)?;
        let word = word_at(head, 0)?;
        let op = || OpKind::ALL.get((word >> 8) as u8 as usize).map(|o| o.0);
        let named = || Named::ALL.get((word >> 16) as u16 as usize).map(|n| n.0);
        let action = match word as u8 {
            0 => Action::Put,
            1 => Action::Get,
            2 => Action::Accumulate(op()?, named()?),
            3 => Action::GetAccumulate(op()?, named()?),
            4 => Action::CompareAndSwap,
            _ => return None,
        };
        let (runs, data) = rest.split_at_checked((word >> 32) as usize * RUN)?;
        Some(Request {
            action,
            ticket: Ticket::parse(word_at(head, 8)?),
            position: word_at(head, 16)?,
            runs,
            data,
        })
    }

    /// The runs.
    pub fn runs(&self) -> impl Iterator<Item = Run> + use<'a> {
        self.runs.chunks_exact(RUN).filter_map(|run| {
            Some(Run {
                offset: word_at(run, 0)?,
                len: word_at(run, 8)?,
            })
        })
    }

    /// Bytes in all runs.
    pub fn bytes(&self) -> u64 {
        self.runs().fold(0, |sum, r| sum.saturating_add(r.len))
    }
}

/// The number at byte `at`.
pub(crate) fn word_at(bytes: &[u8], at: usize) -> Option<u64> {
    let word = bytes.get(at..)?.first_chunk::<8>()?;
    Some(u64::from_ne_bytes(*word))
}

/// Synchronisation messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    /// Answer when everything before this is done.
    Flush,
    /// Everything is done; so many operations failed.
    Flushed(u32),
    /// Asks for a shared or an exclusive lock.
    Lock { exclusive: bool },
    /// The lock is the asker's.
    Granted,
    /// Gives the lock back; answered like [`Control::Flush`].
    Unlock,
    /// The exposure epoch is open.
    Post,
    /// The access epoch is over.
    Complete,
}

impl Control {
    /// As the second word of a message.
    pub fn word(self) -> u64 {
        match self {
            Control::Flush => 0,
            Control::Flushed(failed) => 1 | u64::from(failed) << 32,
            Control::Lock { exclusive } => 2 | u64::from(exclusive) << 32,
            Control::Granted => 3,
            Control::Unlock => 4,
            Control::Post => 5,
            Control::Complete => 6,
        }
    }

    /// Reads the second word of a message.
    pub fn parse(word: u64) -> Option<Control> {
        let high = (word >> 32) as u32;
        Some(match word as u32 {
            0 => Control::Flush,
            1 => Control::Flushed(high),
            2 => Control::Lock {
                exclusive: high != 0,
            },
            3 => Control::Granted,
            4 => Control::Unlock,
            5 => Control::Post,
            6 => Control::Complete,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_controls_survive_the_wire() {
        let ticket = Ticket {
            index: 7,
            generation: u32::MAX,
        };
        let runs = [
            Run {
                offset: u64::MAX - 3,
                len: 2,
            },
            Run { offset: 5, len: 0 },
        ];
        for action in [
            Action::Put,
            Action::Get,
            Action::Accumulate(OpKind::NoOp, Named::ALL[Named::ALL.len() - 1].0),
            Action::GetAccumulate(OpKind::Max, Named::Int),
            Action::CompareAndSwap,
        ] {
            let mut bytes = Vec::new();
            Request::begin(action, ticket, 99, runs.len(), &mut bytes);
            runs.iter().for_each(|&r| Request::push_run(r, &mut bytes));
            bytes.extend_from_slice(b"data");
            let request = Request::parse(&bytes).unwrap();
            assert_eq!(request.action, action);
            assert_eq!((request.ticket, request.position), (ticket, 99));
            assert_eq!(request.runs().collect::<Vec<_>>(), runs);
            assert_eq!(request.data, b"data");
            for cut in 0..HEAD + 2 * RUN {
                assert!(Request::parse(&bytes[..cut]).is_none(), "{action:?} {cut}");
            }
        }
        for control in [
            Control::Flush,
            Control::Flushed(3),
            Control::Lock { exclusive: true },
            Control::Lock { exclusive: false },
            Control::Granted,
            Control::Unlock,
            Control::Post,
            Control::Complete,
        ] {
            assert_eq!(Control::parse(control.word()), Some(control));
        }
        assert_eq!(Control::parse(99), None);
        assert_eq!(parse_address(address(5, 9)), (5, 9));
    }
}
