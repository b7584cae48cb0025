//! Messages on the receiver's side, before and while they meet their receive.

use crate::data::Span;
use oxmpi_types::ProcId;
use std::rc::Rc;

/// Payload bytes kept in the queue entry itself.
const SMALL: usize = 40;

/// A message that no receive has matched yet.
pub(crate) struct Unexpected {
    pub(crate) from: ProcId,
    /// The message's number, or the sender's request where it waits for an answer.
    pub(crate) id: u32,
    pub(crate) body: Body,
}

/// What is known of the data.
pub(crate) enum Body {
    /// All of it; with `sync` the sender waits for a word.
    Eager { sync: bool, bytes: Bytes },
    /// Its size, and where it is if it can be read.
    Rts { total: u64, runs: Runs },
    /// It is still with a send request of this process.
    Local,
}

impl Unexpected {
    /// Bytes of the message; `local` looks up a request of this process.
    pub(crate) fn len(&self, local: impl FnOnce(u32) -> u64) -> u64 {
        match &self.body {
            Body::Eager { bytes, .. } => bytes.get().len() as u64,
            Body::Rts { total, .. } => *total,
            Body::Local => local(self.id),
        }
    }

    /// Whether the sender's request is waiting for an answer.
    pub(crate) fn sender_waits(&self) -> bool {
        !matches!(self.body, Body::Eager { sync: false, .. })
    }
}

/// Payload that waits here.
pub(crate) enum Bytes {
    Small(u8, [u8; SMALL]),
    Large(Box<[u8]>),
}

impl Bytes {
    #[inline]
    pub(crate) fn copy_of(data: &[u8]) -> Bytes {
        if data.len() <= SMALL {
            let mut small = [0; SMALL];
            small[..data.len()].copy_from_slice(data);
            Bytes::Small(data.len() as u8, small)
        } else {
            Bytes::Large(data.into())
        }
    }

    pub(crate) fn from_span(span: &Span) -> Bytes {
        match span.as_slice() {
            Some(bytes) => Bytes::copy_of(bytes),
            None => {
                let mut packed = vec![0; span.len];
                span.pack_all(&mut packed);
                Bytes::Large(packed.into())
            }
        }
    }

    #[inline]
    pub(crate) fn get(&self) -> &[u8] {
        match self {
            Bytes::Small(n, data) => &data[..usize::from(*n)],
            Bytes::Large(data) => data,
        }
    }
}

/// Where an announced message lies in its sender's memory: (address, length) of each run.
#[derive(Clone)]
pub(crate) enum Runs {
    /// It cannot be read from here.
    Unknown,
    One((u64, usize)),
    Many(Rc<[(u64, usize)]>),
}

/// A message on its way into a receive.
pub(crate) enum Incoming<'a> {
    /// Data; true: the sender waits for a word.
    Eager(bool, &'a [u8]),
    /// Size and place.
    Rts(u64, Runs),
}
