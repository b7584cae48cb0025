//! The receiving end of a partitioned pair: where the sender's partitions go, and which have arrived.

use crate::check::unpack;
use crate::partitioned::{Parts, SET_UP_BYTES, SetUp};
use crate::request::StatusCell;
use oxmpi_datatype::Cursor;
use oxmpi_engine::{DataMut, Engine, ReqId, Task};
use oxmpi_types::{ContextId, Count, Rank, RankArg, Result, Status, Tag, TagArg, fail};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// The receiving end.
pub(crate) struct Receiving {
    engine: Rc<Engine>,
    source: Rank,
    tag: Tag,
    pub(crate) parts: Parts,
    set_up: OnceCell<SetUp>,
    /// Completes with the set-up; there if a round was started before.
    waiting: Cell<Option<ReqId>>,
    /// The receives of this round, one for each partition of the sender.
    pieces: RefCell<Vec<Piece>>,
    /// How many of the first ones are complete and taken.
    taken: Cell<usize>,
}

/// One receive of a round.
struct Piece {
    req: ReqId,
    /// Where it arrives when its bytes do not end where elements end.
    bounce: Option<Box<[u8]>>,
    /// Its place among the bytes of the whole.
    from: u64,
}

impl Receiving {
    /// Not met yet; `tag` and `source` are the user's.
    pub(crate) fn new(engine: &Rc<Engine>, source: Rank, tag: Tag, parts: Parts) -> Receiving {
        Receiving {
            engine: engine.clone(),
            source,
            tag,
            parts,
            set_up: OnceCell::new(),
            waiting: Cell::new(None),
            pieces: RefCell::default(),
            taken: Cell::new(0),
        }
    }

    /// A turn of progress.
    pub(crate) fn progress(&self) {
        self.engine.progress();
    }

    /// Waits for the other side to introduce itself.
    pub(crate) fn meet(self: &Rc<Self>, ctx: ContextId) -> Task {
        let side = self.clone();
        Box::pin(async move {
            let mut bytes = Box::new([0; SET_UP_BYTES]);
            let room = DataMut::bytes(bytes.as_mut_ptr(), SET_UP_BYTES);
            let engine = &side.engine;
            let status = engine
                .recv_async(ctx, Some(side.source), Some(side.tag), room)
                .await;
            status.error.map_or(Ok(()), Err)?;
            let known = side.set_up.set(SetUp::decode(&bytes));
            debug_assert!(known.is_ok());
            if let Some(waiting) = side.waiting.take() {
                engine.finish(waiting, Status::EMPTY);
            }
            Ok(())
        })
    }

    /// Starts a round.
    pub(crate) fn start(self: &Rc<Self>) -> (Task, StatusCell) {
        let cell = Rc::new(RefCell::new(Status::EMPTY));
        self.pieces.borrow_mut().clear();
        self.taken.set(0);
        let waiting = match self.set_up.get() {
            Some(_) => None,
            None => Some(self.engine.external()),
        };
        self.waiting.set(waiting);
        let (side, out) = (self.clone(), cell.clone());
        let task = Box::pin(async move {
            if let Some(waiting) = waiting {
                side.engine.completion(waiting).await;
            }
            let outcome = side.receive().await;
            let sent = side.set_up.get().and_then(SetUp::total).unwrap_or(0);
            out.replace(Status {
                source: RankArg::Proc(side.source as i32),
                tag: TagArg::Tag(side.tag),
                bytes: if outcome.is_ok() { sent } else { 0 },
                ..Status::EMPTY
            });
            outcome
        });
        (task, cell)
    }

    /// Whether there is room for what the sender sends: as with any receive, it may be less.
    fn fits(&self, set_up: &SetUp) -> bool {
        set_up
            .total()
            .is_some_and(|bytes| bytes <= self.parts.total())
    }

    /// Receives one round.
    async fn receive(&self) -> Result<()> {
        let Some(set_up) = self.set_up.get() else {
            return Ok(());
        };
        let fits = self.fits(set_up);
        for tag in 0..set_up.partitions {
            let from = tag as u64 * set_up.bytes;
            let (room, bounce) = if fits {
                self.room(from, set_up.bytes)
            } else {
                // Takes the messages out of the way all the same.
                (DataMut::empty(), None)
            };
            let req = self
                .engine
                .recv(set_up.ctx, Some(self.source), Some(tag), room);
            let mut pieces = self.pieces.borrow_mut();
            pieces.push(Piece { req, bounce, from });
        }
        let mut outcome = Ok(());
        for i in 0..set_up.partitions as usize {
            let req = self.pieces.borrow()[i].req;
            let status = self.engine.completion(req).await;
            self.land(i);
            self.taken.set(i + 1);
            outcome = outcome.and(status.error.map_or(Ok(()), Err));
        }
        if !fits {
            fail!(
                Truncate,
                "rank {} sends {} partitions of {} bytes with tag {}, but there is room for {} partitions of {} bytes",
                self.source,
                set_up.partitions,
                set_up.bytes,
                self.tag,
                self.parts.partitions,
                self.parts.bytes()
            );
        }
        outcome
    }

    /// Where `len` bytes of the data go that begin at byte `from`.
    fn room(&self, from: u64, len: u64) -> (DataMut, Option<Box<[u8]>>) {
        let parts = &self.parts;
        if len == 0 {
            return (DataMut::empty(), None);
        }
        if parts.datatype.is_dense() {
            let start = parts
                .element(0)
                .wrapping_offset(parts.datatype.true_lb() as isize);
            let at = start.wrapping_add(from as usize);
            return (DataMut::bytes(at, len as usize), None);
        }
        let size = parts.datatype.size() as u64;
        if from.is_multiple_of(size) && len.is_multiple_of(size) {
            let at = parts.element((from / size) as Count);
            let count = (len / size) as Count;
            return (DataMut::typed(at, count, &parts.datatype), None);
        }
        let mut bounce = vec![0u8; len as usize].into_boxed_slice();
        let room = DataMut::bytes(bounce.as_mut_ptr(), bounce.len());
        (room, Some(bounce))
    }

    /// Puts a piece that has arrived to its place.
    fn land(&self, i: usize) {
        let (bounce, from) = {
            let piece = &mut self.pieces.borrow_mut()[i];
            (piece.bounce.take(), piece.from)
        };
        if let Some(bytes) = bounce {
            let parts = &self.parts;
            let count = parts.count * Count::from(parts.partitions);
            let mut cursor = Cursor::new(&parts.datatype, count);
            cursor.seek(from);
            unpack(&mut cursor, parts.addr, &bytes);
        }
    }

    /// Whether all that belongs to partition `j` of this side has arrived in the present round.
    pub(crate) fn arrived(&self, j: usize) -> bool {
        let Some(set_up) = self.set_up.get() else {
            return false;
        };
        let theirs = set_up.partitions as usize;
        let range = if self.fits(set_up) && set_up.bytes > 0 {
            // Those that share bytes with it; past the end of what is sent there are none to wait for.
            let (from, to) = (
                self.parts.bytes() * j as u64,
                self.parts.bytes() * (j as u64 + 1),
            );
            let first = (from / set_up.bytes) as usize;
            first.min(theirs)..(to.div_ceil(set_up.bytes) as usize).min(theirs)
        } else {
            0..theirs
        };
        if self.pieces.borrow().len() < theirs {
            return false;
        }
        for i in range {
            if i < self.taken.get() {
                continue;
            }
            if !self.engine.is_complete(self.pieces.borrow()[i].req) {
                return false;
            }
            self.land(i);
        }
        true
    }
}

impl Drop for Receiving {
    fn drop(&mut self) {
        if let Some(set_up) = self.set_up.get() {
            self.engine.drop_context(set_up.ctx);
        }
    }
}
