//! What is kept for each peer: flow control and frames that found no room.

use crate::transfer::Pull;
use oxmpi_fabric::Head;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

/// Counted for each eager message beside its bytes: what an unexpected one costs the receiver's memory.
pub(crate) const OVERHEAD: u64 = 192;

/// A frame that waits for room.
pub(crate) enum Out {
    /// A control frame or active message, with its payload copied.
    Frame(Head, Box<[u8]>),
    /// The message of a send request, whose data is still the user's.
    Message(u32),
}

/// One peer.
pub(crate) struct Peer {
    /// Eager bytes sent that the peer has not given back.
    pub(crate) outstanding: Cell<u64>,
    /// Eager bytes of the peer that are consumed here and not given back yet.
    pub(crate) owed: Cell<u64>,
    /// Number of the last message.
    pub(crate) number: Cell<u32>,
    /// Pleas to give back a message so far.
    pub(crate) tickets: Cell<u32>,
    /// Whether `queue` has anything.
    pub(crate) queued: Cell<bool>,
    pub(crate) queue: RefCell<VecDeque<Out>>,
    /// Largest payload of a frame.
    pub(crate) frame: usize,
    /// Pulls from this peer that run.
    pub(crate) pulls: Cell<u32>,
    /// Pulls from this peer that wait for their turn.
    pub(crate) later: RefCell<VecDeque<Pull>>,
    /// Shared copies from this peer so far, and whether one runs.
    pub(crate) shares: Cell<u16>,
    pub(crate) sharing: Cell<bool>,
}

impl Peer {
    pub(crate) fn new(frame: usize) -> Peer {
        Peer {
            outstanding: Cell::new(0),
            owed: Cell::new(0),
            number: Cell::new(0),
            tickets: Cell::new(0),
            queued: Cell::new(false),
            queue: RefCell::new(VecDeque::new()),
            frame,
            pulls: Cell::new(0),
            later: RefCell::default(),
            shares: Cell::new(0),
            sharing: Cell::new(false),
        }
    }

    /// Appends to the queue.
    pub(crate) fn push(&self, out: Out) {
        self.queue.borrow_mut().push_back(out);
        self.queued.set(true);
    }

    #[inline]
    pub(crate) fn next_number(&self) -> u32 {
        let n = self.number.get().wrapping_add(1);
        self.number.set(n);
        n
    }
}

/// What an eager message of `len` bytes counts.
#[inline]
pub(crate) fn cost(len: usize) -> u64 {
    len as u64 + OVERHEAD
}
