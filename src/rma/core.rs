//! The inner side of a window: what messages from other processes find, and what this process knows about
//! the others and has outstanding with them.

use crate::arena::Key;
use crate::block::Block;
use crate::borrowed::Borrowed;
use crate::memory::{Exposed, Local};
use crate::site::Site;
use crate::state::Shared;
use crate::wire::{self, Control, Ticket, id};
use oxmpi_coll::Team;
use oxmpi_engine::{Engine, ReqId, WaitingFor};
use oxmpi_sync::atomic::{Ordering, fence};
use oxmpi_types::{Aint, ProcId, Rank, Result, Status, err};
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// What a process tells the others about its part of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Its number of the window.
    pub window: u32,
    /// Bytes exposed.
    pub size: u64,
    /// Bytes of one step of a displacement.
    pub unit: Aint,
    /// Where its memory lies in its own address space.
    pub base: u64,
    /// What it can do, see [`able`].
    pub able: u32,
    /// How others can map its memory, if they can.
    pub key: Option<Key>,
}

/// What a process tells about itself when a window is made.
pub(crate) mod able {
    /// It has mapped the block.
    pub const MAPS: u32 = 1;
    /// It can copy from and to the memory of all others.
    pub const COPIES: u32 = 2;
    /// Its memory can be mapped.
    pub const LENDS: u32 = 4;
    /// It takes part in membarrier.
    pub const BARRIER: u32 = 8;
}

/// How this process gets at the memory of a target.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reach {
    /// By loads, stores and processor atomics: it is mapped here, at this address.
    Mapped(*mut u8),
    /// It is this process's own, at this address, and others cannot load and store it.
    Own(*mut u8),
    /// The kernel copies from and to this address there.
    Copied(u64),
    /// By active messages only.
    Messages,
}

impl Part {
    /// Bytes of [`Part::encode`].
    pub const BYTES: usize = 64;

    pub fn encode(&self) -> [u8; Part::BYTES] {
        let key = self.key.unwrap_or_default();
        let able = self.able | self.key.map_or(0, |_| able::LENDS);
        let words = [
            u64::from(self.window) | u64::from(able) << 32,
            self.size,
            self.unit as u64,
            self.base,
            u64::from(key.process) | u64::from(key.descriptor as u32) << 32,
            key.identity[0],
            key.identity[1],
            key.offset,
        ];
        let mut out = [0; Part::BYTES];
        out.copy_from_slice(words.map(u64::to_ne_bytes).as_flattened());
        out
    }

    pub fn decode(bytes: &[u8]) -> Part {
        let word = |i: usize| wire::word_at(bytes, 8 * i).unwrap_or(0);
        let able = (word(0) >> 32) as u32;
        let key = Key {
            process: word(4) as u32,
            descriptor: (word(4) >> 32) as i32,
            identity: [word(5), word(6)],
            offset: word(7),
        };
        Part {
            window: word(0) as u32,
            size: word(1),
            unit: word(2) as Aint,
            base: word(3),
            able: able & !able::LENDS,
            key: (able & able::LENDS != 0).then_some(key),
        }
    }
}

/// What this process has outstanding with one target.
#[derive(Default)]
pub(crate) struct Toward {
    /// Something was sent that no flush has followed yet.
    pub dirty: Cell<bool>,
    /// Flushes whose answer is still to come.
    pub flushes: Cell<u32>,
    /// Operations whose replies are still to come.
    pub replies: Cell<u32>,
    /// Bytes sent since the last flush.
    pub unflushed: Cell<u64>,
    /// The lock that this process holds there.
    pub lock: Cell<Held>,
    /// A lock has been asked for and not been granted.
    pub asking: Cell<bool>,
    /// Exposure epochs that the target opened for this process and that it has not used.
    pub posts: Cell<u32>,
    /// Access epochs to this process's memory that the target closed and that were not waited for.
    pub completes: Cell<u32>,
}

/// A passive-target lock held at a target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Held {
    /// None.
    #[default]
    Nothing,
    /// Asked for by message and granted.
    Granted,
    /// Through the gate in shared memory.
    Entered {
        /// Alone.
        exclusive: bool,
    },
    /// The program promised that it needs no asking (`MPI_MODE_NOCHECK`).
    Unchecked,
}

/// The lock of this process's memory.
#[derive(Default)]
pub(crate) struct LockState {
    pub exclusive: bool,
    pub holders: u32,
    pub queue: VecDeque<(Rank, bool)>,
}

/// An operation that waits for replies.
pub(crate) struct Pending {
    pub core: Rc<Core>,
    pub target: Rank,
    pub into: Local,
    pub left: u64,
    pub request: Option<ReqId>,
}

/// The inner side of a window.
pub(crate) struct Core {
    pub team: Team,
    pub memory: Exposed,
    /// Displacements of a dynamic window are addresses and only the target knows what is attached.
    pub dynamic: bool,
    /// This process's number of the window.
    pub number: Cell<u32>,
    pub parts: RefCell<Rc<[Part]>>,
    pub toward: Vec<Toward>,
    pub lock: RefCell<LockState>,
    /// Operations of each origin that failed here since it last flushed.
    pub failed: Vec<Cell<u32>>,
    /// Operations of this process that failed at a target and were not reported yet.
    pub reported: Cell<u32>,
    pub shared: Rc<Shared>,
    /// What all ranks share, if they are on one node and the system permits it. Set before the window is used.
    block: OnceCell<Block>,
    reach: OnceCell<Box<[Reach]>>,
    /// Memory of others that is mapped here, which `reach` refers to.
    borrowed: OnceCell<Vec<Option<Borrowed>>>,
    /// Something was stored in a target's memory since the last fence of the processor.
    pub stored: Cell<bool>,
    flushes: Cell<u32>,
    /// Every rank takes part in membarrier.
    pub barrier: Cell<bool>,
}

/// Flushes of which one makes progress.
const SERVE: u32 = 16;
/// Flushes of which one gives the core away, where ranks have to share cores: a program that flushes in a loop may wait for
/// what a rank without a core has to do.
const SHARE: u32 = 1024;

impl Core {
    pub fn new(team: Team, memory: Exposed, dynamic: bool, shared: Rc<Shared>) -> Rc<Core> {
        let n = team.size() as usize;
        Rc::new(Core {
            team,
            memory,
            dynamic,
            number: Cell::new(0),
            parts: RefCell::new(Rc::new([])),
            toward: (0..n).map(|_| Toward::default()).collect(),
            lock: RefCell::default(),
            failed: (0..n).map(|_| Cell::new(0)).collect(),
            reported: Cell::new(0),
            shared,
            block: OnceCell::new(),
            reach: OnceCell::new(),
            borrowed: OnceCell::new(),
            stored: Cell::new(false),
            flushes: Cell::new(0),
            barrier: Cell::new(false),
        })
    }

    /// Sets what all ranks share and how each is reached.
    pub fn share(
        &self,
        block: Option<Block>,
        borrowed: Vec<Option<Borrowed>>,
        reach: Box<[Reach]>,
    ) {
        let _ = self.borrowed.set(borrowed);
        if let Some(block) = block {
            let _ = self.block.set(block);
        }
        let _ = self.reach.set(reach);
    }

    /// What all ranks share.
    #[inline]
    pub fn block(&self) -> Option<&Block> {
        self.block.get()
    }

    /// For accumulates on the memory of `rank`.
    #[inline]
    pub fn site(&self, rank: Rank) -> Option<Site<'_>> {
        let block = self.block()?;
        let alone = self.toward(rank).lock.get() == Held::Entered { exclusive: true };
        Some(block.site(rank, self.me(), self.barrier.get(), alone))
    }

    /// How the memory of `rank` is reached.
    #[inline]
    pub fn reach(&self, rank: Rank) -> Reach {
        match self.reach.get() {
            Some(reach) => reach[rank as usize],
            None => Reach::Messages,
        }
    }

    pub fn engine(&self) -> &Rc<Engine> {
        self.team.engine()
    }

    pub fn me(&self) -> Rank {
        self.team.rank()
    }

    pub fn process(&self, rank: Rank) -> ProcId {
        self.team.members()[rank as usize]
    }

    pub fn part(&self, rank: Rank) -> Part {
        self.parts.borrow()[rank as usize]
    }

    /// Bytes and displacement unit of `rank`'s memory.
    #[inline]
    pub fn extent(&self, rank: Rank) -> (u64, Aint) {
        let part = &self.parts.borrow()[rank as usize];
        (part.size, part.unit)
    }

    pub fn toward(&self, rank: Rank) -> &Toward {
        &self.toward[rank as usize]
    }

    /// The first word of a message to `rank`.
    pub fn address(&self, rank: Rank) -> u64 {
        wire::address(self.part(rank).window, self.me())
    }

    /// Sends a synchronisation message.
    pub fn control(&self, engine: &Engine, to: Rank, what: Control) {
        let args = [self.address(to), what.word()];
        engine.am_send(self.process(to), id::CONTROL, args, &[]);
    }

    /// Waits for something that others do in shared memory.
    pub fn watch(&self, function: &'static str, done: impl FnMut() -> bool) {
        let what = WaitingFor {
            ctx: Some(self.team.ctx()),
            ..WaitingFor::call(function)
        };
        self.engine().watch_until(what, done);
    }

    /// Waits while messages are handled.
    pub fn wait(&self, function: &'static str, done: impl FnMut() -> bool) {
        let what = WaitingFor {
            ctx: Some(self.team.ctx()),
            ..WaitingFor::call(function)
        };
        self.engine().wait_until(what, done);
    }

    /// Asks for an answer to everything sent to `rank` so far, unless nothing was.
    pub fn ask_flush(&self, rank: Rank) {
        let toward = self.toward(rank);
        if toward.dirty.replace(false) {
            toward.unflushed.set(0);
            toward.flushes.set(toward.flushes.get() + 1);
            self.control(self.engine(), rank, Control::Flush);
        }
    }

    /// True when everything sent to `rank` has been answered.
    pub fn is_quiet(&self, rank: Rank) -> bool {
        let toward = self.toward(rank);
        toward.flushes.get() == 0 && toward.replies.get() == 0
    }

    /// Answers what others ask of this process. A program that synchronises with itself again and again, and so never
    /// waits, must not keep them waiting.
    fn serve(&self) {
        let flushes = self.flushes.get().wrapping_add(1);
        self.flushes.set(flushes);
        if flushes.is_multiple_of(SERVE) {
            self.engine().progress();
            if flushes.is_multiple_of(SHARE) {
                self.engine().give_way();
            }
        }
    }

    /// What was stored before is seen by others before anything that follows is done: without this, a load that follows could
    /// overtake the stores.
    #[inline]
    fn fence(&self) {
        if self.stored.replace(false) {
            fence(Ordering::SeqCst);
        }
    }

    /// Waits until everything sent to `rank` is done there.
    pub fn flush(&self, function: &'static str, rank: Rank) -> Result<()> {
        self.fence();
        self.ask_flush(rank);
        self.serve();
        if !self.is_quiet(rank) {
            self.wait(function, || self.is_quiet(rank));
        }
        self.report()
    }

    /// Waits until everything sent to anyone is done.
    pub fn flush_all(&self, function: &'static str) -> Result<()> {
        self.fence();
        let n = self.team.size();
        (0..n).for_each(|rank| self.ask_flush(rank));
        self.serve();
        let mut rank = 0;
        self.wait(function, || {
            while rank < n && self.is_quiet(rank) {
                rank += 1;
            }
            rank == n
        });
        self.report()
    }

    /// Waits until every buffer of this process may be used again: puts were copied when they were made.
    pub fn settle(&self, function: &'static str, rank: Rank) {
        self.serve();
        let replies = &self.toward(rank).replies;
        if replies.get() > 0 {
            self.wait(function, || replies.get() == 0);
        }
    }

    /// The error for operations that a target refused since the last report.
    pub fn report(&self) -> Result<()> {
        match self.reported.take() {
            0 => Ok(()),
            n => Err(err!(
                RmaRange,
                "{n} operation{} touched memory that is not part of the target's window",
                if n == 1 { "" } else { "s" }
            )),
        }
    }

    /// A reply for the operation named by `ticket`.
    pub fn take_reply(
        shared: &Shared,
        engine: &Engine,
        ticket: Ticket,
        position: u64,
        data: &[u8],
    ) {
        let finished = {
            let mut pending = shared.pending.borrow_mut();
            let Some(op) = pending.get_mut(ticket.index, ticket.generation) else {
                return;
            };
            op.into.unpack(position, data);
            op.left = op.left.saturating_sub(data.len() as u64);
            if op.left > 0 {
                return;
            }
            pending.remove(ticket.index, ticket.generation)
        };
        if let Some(op) = finished {
            let toward = op.core.toward(op.target);
            toward.replies.set(toward.replies.get() - 1);
            if let Some(request) = op.request {
                engine.finish(request, Status::EMPTY);
            }
        }
    }
}
