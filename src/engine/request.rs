//! The request table.

use crate::data::Span;
use crate::names::ReqId;
use oxmpi_datatype::Cursor;
use oxmpi_types::{ContextId, Error, ProcId, RankArg, Status, TagArg};

/// End of the free list, and "no task waits".
pub(crate) const NONE: u32 = u32::MAX;

/// Where a request stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Not in use.
    Free,
    /// Complete, to be taken.
    Done,
    /// A send that waits in its peer's queue for room.
    Queued,
    /// A send whose message is out; the receiver has not answered.
    Announced,
    /// A send that copies frames.
    Streaming,
    /// A send to this process that waits for its receive.
    Local,
    /// A receive in the matching queue.
    Posted,
    /// A receive that reads the sender's memory.
    Pulling,
    /// A receive to which frames come.
    Receiving,
    /// Completed by others.
    External,
    /// Asks the receiver to give back a message.
    Withdrawing,
}

/// How a send goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Road {
    Eager,
    EagerSync,
    Rendezvous,
}

/// One request.
pub(crate) struct Slot {
    generation: u32,
    pub(crate) phase: Phase,
    pub(crate) road: Road,
    pub(crate) is_send: bool,
    pub(crate) detached: bool,
    pub(crate) cancelled: bool,
    /// The task that waits for it.
    pub(crate) waiter: u32,
    pub(crate) peer: ProcId,
    pub(crate) src: u32,
    pub(crate) tag: u32,
    pub(crate) ctx: ContextId,
    pub(crate) span: Span,
    /// Bytes that were or will be received.
    pub(crate) bytes: u64,
    /// Posted: number in the matching queue. Receiving: bytes so far. Free: next free slot.
    pub(crate) aux: u64,
    /// Receiving into, or streaming from, shaped data.
    pub(crate) cursor: Option<Box<Cursor>>,
    /// The error, or the whole status of an external request.
    pub(crate) outcome: Option<Box<Status>>,
}

impl Slot {
    pub(crate) fn fail(&mut self, error: Error) {
        let mut status = Status::EMPTY;
        status.error = Some(error);
        self.outcome = Some(Box::new(status));
    }

    fn status(&mut self, take: bool) -> Status {
        let kept = if take {
            self.outcome.take().map(|b| *b)
        } else {
            self.outcome.as_deref().cloned()
        };
        if self.is_send || self.cancelled || self.ctx == EXTERNAL {
            let mut status = kept.unwrap_or(Status::EMPTY);
            status.cancelled |= self.cancelled;
            return status;
        }
        Status {
            source: RankArg::Proc(self.src as i32),
            tag: TagArg::Tag(self.tag as i32),
            bytes: self.bytes,
            cancelled: false,
            error: kept.and_then(|s| s.error),
        }
    }
}

/// The context of receives of messages that a matched probe took.
pub(crate) const MATCHED: ContextId = ContextId(u64::MAX - 1);
/// The context of requests that belong to no message.
pub(crate) const EXTERNAL: ContextId = ContextId(u64::MAX);

/// All requests. Slots never move to the heap one by one; freed ones are used again, the latest first.
pub(crate) struct Requests {
    slots: Vec<Slot>,
    free: u32,
    live: usize,
    /// Detached sends that are not complete.
    pub(crate) adrift: usize,
}

impl Requests {
    pub(crate) fn new() -> Requests {
        Requests {
            slots: Vec::new(),
            free: NONE,
            live: 0,
            adrift: 0,
        }
    }

    /// A fresh request in `phase`.
    #[inline(always)]
    pub(crate) fn insert(&mut self, phase: Phase, ctx: ContextId, span: Span) -> ReqId {
        if self.free == NONE {
            self.grow();
        }
        self.live += 1;
        let index = self.free;
        let s = &mut self.slots[index as usize];
        self.free = s.aux as u32;
        s.aux = 0;
        s.phase = phase;
        s.is_send = false;
        s.ctx = ctx;
        s.span = span;
        ReqId {
            index,
            generation: s.generation,
        }
    }

    #[cold]
    fn grow(&mut self) {
        let first = self.slots.len();
        let count = first.clamp(16, 4096);
        assert!(first + count < NONE as usize, "too many requests");
        self.slots.extend((first..first + count).map(|i| Slot {
            generation: 0,
            phase: Phase::Free,
            road: Road::Eager,
            is_send: false,
            detached: false,
            cancelled: false,
            waiter: NONE,
            peer: ProcId(0),
            src: 0,
            tag: 0,
            ctx: EXTERNAL,
            span: Span::EMPTY,
            bytes: 0,
            aux: if i + 1 < first + count {
                i as u64 + 1
            } else {
                u64::from(NONE)
            },
            cursor: None,
            outcome: None,
        }));
        self.free = first as u32;
    }

    #[inline]
    pub(crate) fn slot(&mut self, index: u32) -> &mut Slot {
        &mut self.slots[index as usize]
    }

    /// The slot that a peer named, if there is one.
    #[inline]
    pub(crate) fn named_by_peer(&mut self, index: u64) -> Option<&mut Slot> {
        self.slots.get_mut(index as usize)
    }

    /// Whether `id` names a request that was not freed.
    #[inline]
    pub(crate) fn is_live(&self, id: ReqId) -> bool {
        self.slots
            .get(id.index as usize)
            .is_some_and(|s| s.generation == id.generation && s.phase != Phase::Free)
    }

    #[inline]
    fn check(&self, id: ReqId) {
        let ok = self.is_live(id);
        assert!(ok, "a request that was freed is used again: {id:?}");
    }

    /// The slot of `id`; panics when it was freed, which would be a fault of the caller's rooms.
    #[inline]
    pub(crate) fn get(&mut self, id: ReqId) -> &mut Slot {
        self.check(id);
        &mut self.slots[id.index as usize]
    }

    #[inline]
    pub(crate) fn is_done(&self, id: ReqId) -> bool {
        let s = &self.slots[id.index as usize];
        debug_assert_eq!(s.generation, id.generation);
        s.phase == Phase::Done
    }

    /// Whether a request that is done holds an error.
    #[inline]
    pub(crate) fn has_failed(&self, id: ReqId) -> bool {
        let outcome = self.slots[id.index as usize].outcome.as_deref();
        outcome.is_some_and(|status| status.error.is_some())
    }

    /// The status of a request that is done.
    pub(crate) fn peek(&mut self, id: ReqId) -> Option<Status> {
        let s = self.get(id);
        (s.phase == Phase::Done).then(|| s.status(false))
    }

    /// The status; frees the request.
    #[inline]
    pub(crate) fn take(&mut self, id: ReqId) -> Status {
        self.check(id);
        let s = &mut self.slots[id.index as usize];
        assert!(s.phase == Phase::Done, "a request is taken before its end");
        let status = s.status(true);
        self.release(id.index);
        status
    }

    /// Frees a request that is done, whatever came of it.
    #[inline]
    pub(crate) fn discard(&mut self, id: ReqId) {
        let s = &mut self.slots[id.index as usize];
        let done = s.phase == Phase::Done && s.generation == id.generation;
        assert!(
            done,
            "a request is discarded before its end or twice: {id:?}"
        );
        self.release(id.index);
    }

    /// Frees a slot.
    #[inline(always)]
    pub(crate) fn release(&mut self, index: u32) {
        let s = &mut self.slots[index as usize];
        s.generation = s.generation.wrapping_add(1);
        s.phase = Phase::Free;
        s.detached = false;
        s.cancelled = false;
        s.waiter = NONE;
        s.aux = u64::from(self.free);
        s.span = Span::EMPTY;
        if s.cursor.is_some() || s.outcome.is_some() {
            s.cursor = None;
            s.outcome = None;
        }
        self.free = index;
        self.live -= 1;
    }

    /// Marks a request complete; returns the task to be told, or `NONE`. A detached one is freed.
    #[inline]
    pub(crate) fn complete(&mut self, index: u32) -> u32 {
        let s = &mut self.slots[index as usize];
        s.phase = Phase::Done;
        let waiter = std::mem::replace(&mut s.waiter, NONE);
        if s.detached {
            self.adrift -= usize::from(s.is_send);
            self.release(index);
        }
        waiter
    }

    /// Requests in use.
    pub(crate) fn live(&self) -> usize {
        self.live
    }

    /// Calls `f` with every request that is neither free nor done.
    pub(crate) fn each_open(&self, mut f: impl FnMut(&Slot)) {
        self.each_open_at(|_, s| f(s));
    }

    /// As [`Requests::each_open`], with the slot's index.
    pub(crate) fn each_open_at(&self, mut f: impl FnMut(u32, &Slot)) {
        for (index, s) in self.slots.iter().enumerate() {
            if !matches!(s.phase, Phase::Free | Phase::Done) {
                f(index as u32, s);
            }
        }
    }

    /// The id of the request that is in a slot.
    pub(crate) fn id(&self, index: u32) -> ReqId {
        let generation = self.slots[index as usize].generation;
        ReqId { index, generation }
    }
}
