//! Partitioned point-to-point communication (MPI 5.0 chapter 4).
//!
//! The receiving end is in `partitioned_recv.rs`. The two sides meet once: `MPI_Psend_init` sends a short set-up message with the user's tag in a context of the
//! communicator that serves nothing else, `MPI_Precv_init` receives it, so the pairs form in the order of the calls.
//! The set-up names a fresh context, in which each partition of the sender is a message whose tag is its number. The
//! receiver maps them to ranges of bytes of what it expects, so both sides may cut the data as they like.

use crate::check::{bad_rank, buffer, from, tag_of, target};
use crate::partitioned_recv::Receiving;
use crate::request::{Recipe, StatusCell};
use crate::{Comm, Info, Runtime, TypeObj, UserBuf};
use oxmpi_datatype::Datatype;
use oxmpi_engine::{Data, Engine, Envelope, ReqId, Task};
use oxmpi_types::{
    ContextId, Count, Handle, ProcId, Rank, RankArg, Result, SendMode, Status, TagArg, err, fail,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// One end of a partitioned pair.
pub(crate) enum Side {
    Send(Rc<Sending>),
    Recv(Rc<Receiving>),
    /// The receiving end of a pair with `MPI_PROC_NULL`.
    RecvNull {
        partitions: i32,
    },
}

/// The user's data: `partitions` times `count` elements.
pub(crate) struct Parts {
    pub(crate) addr: *mut u8,
    pub(crate) partitions: i32,
    pub(crate) count: Count,
    pub(crate) datatype: Rc<Datatype>,
}

/// The sending end.
pub(crate) struct Sending {
    engine: Rc<Engine>,
    /// Absent for `MPI_PROC_NULL`.
    to: Option<ProcId>,
    ctx: ContextId,
    rank: Rank,
    parts: Parts,
    /// Which partitions are marked as ready in this round.
    ready: RefCell<Box<[bool]>>,
    /// How many are not.
    missing: Cell<i32>,
    /// Completes with the last mark.
    all: Cell<Option<ReqId>>,
    /// Sends of this round that were not complete at once.
    sends: RefCell<Vec<ReqId>>,
}

/// What the set-up message says.
#[derive(Clone, Copy)]
pub(crate) struct SetUp {
    pub(crate) ctx: ContextId,
    pub(crate) partitions: i32,
    /// Bytes of one partition.
    pub(crate) bytes: u64,
}

pub(crate) const SET_UP_BYTES: usize = 24;

/// The context of the set-up messages.
pub(crate) fn set_up(ctx: ContextId) -> ContextId {
    ContextId(ctx.0 | 12)
}

impl Parts {
    fn new(buf: UserBuf, partitions: i32, count: Count, datatype: &Rc<TypeObj>) -> Result<Parts> {
        if partitions < 0 {
            fail!(Arg, "partitions is {partitions}, must not be negative");
        }
        let Some(total) = count.checked_mul(Count::from(partitions)) else {
            fail!(
                Count,
                "count is {count}, which in {partitions} partitions is more than can be addressed"
            );
        };
        Ok(Parts {
            addr: buffer("buf", buf, total, datatype)?,
            partitions,
            count,
            datatype: datatype.datatype.clone(),
        })
    }

    /// Bytes of one partition.
    pub(crate) fn bytes(&self) -> u64 {
        (self.count * self.datatype.size()) as u64
    }

    /// Bytes of the whole.
    pub(crate) fn total(&self) -> u64 {
        self.bytes() * self.partitions as u64
    }

    /// The address of element `i`.
    pub(crate) fn element(&self, i: Count) -> *mut u8 {
        self.addr
            .wrapping_offset((i * self.datatype.extent()) as isize)
    }

    /// The number of a partition as an index.
    pub(crate) fn check(&self, name: &str, partition: i32) -> Result<usize> {
        check(name, partition, self.partitions)
    }
}

fn check(name: &str, partition: i32, partitions: i32) -> Result<usize> {
    if partition < 0 || partition >= partitions {
        fail!(
            Arg,
            "{name} is {partition}, but the request has {partitions} partition{}",
            if partitions == 1 { "" } else { "s" }
        );
    }
    Ok(partition as usize)
}

impl SetUp {
    /// Bytes of the whole; nothing when they are more than can be counted.
    pub(crate) fn total(&self) -> Option<u64> {
        self.bytes.checked_mul(self.partitions as u64)
    }

    /// As a message.
    fn encode(self) -> Box<[u8; SET_UP_BYTES]> {
        let mut out = Box::new([0; SET_UP_BYTES]);
        let words = [self.ctx.0, self.partitions as u64, self.bytes];
        for (bytes, word) in out.chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        out
    }

    /// From a message.
    pub(crate) fn decode(bytes: &[u8; SET_UP_BYTES]) -> SetUp {
        let word = |i: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[i * 8..i * 8 + 8]);
            u64::from_le_bytes(word)
        };
        SetUp {
            ctx: ContextId(word(0)),
            partitions: word(1) as i32,
            bytes: word(2),
        }
    }
}

impl Sending {
    fn start(self: &Rc<Self>) -> (Task, StatusCell) {
        self.ready.borrow_mut().fill(false);
        self.missing.set(self.parts.partitions);
        // To nowhere there is nothing to wait for.
        let all = (self.to.is_some() && self.parts.partitions > 0).then(|| self.engine.external());
        self.all.set(all);
        let side = self.clone();
        let task = Box::pin(async move {
            if let Some(all) = all {
                side.engine.completion(all).await;
            }
            let sends = side.sends.take();
            let sent = side.engine.completion_all(sends).await;
            sent.into_iter().find_map(|s| s.error).map_or(Ok(()), Err)
        });
        (task, Rc::new(RefCell::new(Status::EMPTY)))
    }

    /// Marks all of `partitions` as ready, or none, and sends them.
    fn mark(&self, name: Name, partitions: &[i32]) -> Result<()> {
        for (n, &p) in partitions.iter().enumerate() {
            let mut ready = self.ready.borrow_mut();
            let free = match usize::try_from(p) {
                Ok(i) if i < ready.len() && !ready[i] => Ok(i),
                Ok(i) if i < ready.len() => Err(err!(
                    Arg,
                    "{} is {p}, a partition that has been marked as ready already",
                    name(n)
                )),
                _ => self.parts.check(&name(n), p),
            };
            match free {
                Ok(i) => ready[i] = true,
                Err(e) => {
                    for &marked in &partitions[..n] {
                        ready[marked as usize] = false;
                    }
                    return Err(e);
                }
            }
        }
        self.missing
            .set(self.missing.get() - partitions.len() as i32);
        let Some(to) = self.to else {
            return Ok(());
        };
        for &tag in partitions {
            let env = Envelope {
                ctx: self.ctx,
                src: self.rank,
                tag,
            };
            let parts = &self.parts;
            let addr = parts.element(Count::from(tag) * parts.count);
            let data = Data::typed(addr, parts.count, &parts.datatype);
            if let Some(req) = self.engine.send(to, env, SendMode::Standard, data) {
                self.sends.borrow_mut().push(req);
            }
        }
        if self.missing.get() == 0
            && let Some(all) = self.all.take()
        {
            self.engine.finish(all, Status::EMPTY);
        }
        Ok(())
    }
}

impl Side {
    /// Starts a round.
    pub(crate) fn start(&self) -> (Task, StatusCell) {
        match self {
            Side::Send(side) => side.start(),
            Side::Recv(side) => side.start(),
            Side::RecvNull { .. } => (
                Box::pin(std::future::ready(Ok(()))),
                Rc::new(RefCell::new(Status::PROC_NULL)),
            ),
        }
    }
}

/// `MPI_Psend_init`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn psend_init(
    rt: &Runtime,
    buf: UserBuf,
    partitions: i32,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
    _info: Option<Rc<Info>>,
) -> Result<Handle> {
    rt.active()?;
    let engine = rt.engine()?;
    let parts = Parts::new(buf, partitions, count, datatype)?;
    let to = target(comm, dest)?;
    let env = Envelope {
        ctx: set_up(comm.ctx()?),
        src: comm.rank,
        tag: tag_of("tag", tag)?,
    };
    let ctx = rt.fresh_context();
    if let Some(to) = to {
        let bytes = SetUp {
            ctx,
            partitions,
            bytes: parts.bytes(),
        }
        .encode();
        let sender = engine.clone();
        let task = engine.spawn(Box::pin(async move {
            let data = Data::bytes(bytes.as_ptr(), bytes.len());
            sender.send_async(to, env, SendMode::Standard, data).await
        }));
        engine.task_detach(task);
    }
    let side = Side::Send(Rc::new(Sending {
        engine: engine.clone(),
        to,
        ctx,
        rank: comm.rank,
        ready: RefCell::new(vec![false; partitions as usize].into_boxed_slice()),
        missing: Cell::new(partitions),
        parts,
        all: Cell::new(None),
        sends: RefCell::default(),
    }));
    Ok(rt.persistent(Recipe::Partitioned(side), comm))
}

/// `MPI_Precv_init`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn precv_init(
    rt: &Runtime,
    buf: UserBuf,
    partitions: i32,
    count: Count,
    datatype: &Rc<TypeObj>,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
    _info: Option<Rc<Info>>,
) -> Result<Handle> {
    rt.active()?;
    let engine = rt.engine()?;
    let parts = Parts::new(buf, partitions, count, datatype)?;
    // Both sides of a pair are named: there are no wildcards.
    let side = match (from(comm, source, tag)?, tag) {
        (_, TagArg::Any) => fail!(Tag, "tag is MPI_ANY_TAG, must be a tag"),
        (None, _) => Side::RecvNull { partitions },
        (Some((Some(source), _)), TagArg::Tag(tag)) => {
            let side = Rc::new(Receiving::new(engine, source, tag, parts));
            let task = engine.spawn(side.meet(set_up(comm.ctx()?)));
            engine.task_detach(task);
            Side::Recv(side)
        }
        (Some((None, _)), _) => return Err(bad_rank("source", source, comm.peers().size())),
    };
    Ok(rt.persistent(Recipe::Partitioned(side), comm))
}

/// The partitioned operation behind a request, with whether it is active; errors go to its communicator.
fn with_side<R>(
    rt: &Runtime,
    request: Handle,
    f: impl FnOnce(&Side, bool) -> Result<R>,
) -> Result<R> {
    let (recipe, active, comm) = rt.recipe(request)?;
    let outcome = match recipe.as_deref() {
        Some(Recipe::Partitioned(side)) => f(side, active),
        _ => Err(err!(
            Request,
            "request {:#x} is not of a partitioned operation",
            request.bits()
        )),
    };
    if let (Err(_), Some(comm)) = (&outcome, &comm) {
        rt.blame(comm);
    }
    outcome
}

/// `MPI_Pready_list`
pub fn pready_list(rt: &Runtime, partitions: &[i32], request: Handle) -> Result<()> {
    let name = |i: usize| format!("array_of_partitions[{i}]");
    mark(rt, &name, partitions, request)
}

/// How an error names the argument that holds a partition's number.
type Name<'a> = &'a dyn Fn(usize) -> String;

fn mark(rt: &Runtime, name: Name, partitions: &[i32], request: Handle) -> Result<()> {
    with_side(rt, request, |side, active| {
        let Side::Send(side) = side else {
            fail!(
                Request,
                "request {:#x} is a receive, whose partitions the sender marks as ready",
                request.bits()
            );
        };
        if !active {
            fail!(
                Request,
                "request {:#x} is not active, so no partition can be ready",
                request.bits()
            );
        }
        side.mark(name, partitions)
    })
}

/// `MPI_Pready`
pub fn pready(rt: &Runtime, partition: i32, request: Handle) -> Result<()> {
    mark(rt, &|_| "partition".to_owned(), &[partition], request)
}

/// `MPI_Pready_range`: both ends belong to the range.
pub fn pready_range(rt: &Runtime, low: i32, high: i32, request: Handle) -> Result<()> {
    with_side(rt, request, |side, _| {
        if let Side::Send(side) = side {
            side.parts.check("partition_low", low)?;
            side.parts.check("partition_high", high)?;
        }
        if low > high {
            fail!(
                Arg,
                "partition_low is {low}, must not be above partition_high {high}"
            );
        }
        Ok(())
    })?;
    let all: Vec<i32> = (low..=high).collect();
    mark(rt, &|_| "partition".to_owned(), &all, request)
}

/// `MPI_Parrived`
pub fn parrived(rt: &Runtime, request: Handle, partition: i32) -> Result<bool> {
    with_side(rt, request, |side, active| {
        let side = match side {
            Side::Recv(side) => side,
            Side::RecvNull { partitions } => {
                return check("partition", partition, *partitions).map(|_| true);
            }
            Side::Send(_) => fail!(
                Request,
                "request {:#x} is a send, in which nothing arrives",
                request.bits()
            ),
        };
        let j = side.parts.check("partition", partition)?;
        if !active || side.arrived(j) {
            return Ok(true);
        }
        side.progress();
        Ok(side.arrived(j))
    })
}
