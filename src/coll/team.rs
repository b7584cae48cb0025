//! The team: an ordered set of peers that run collectives together, and one collective call on it.

use crate::buf::Buf;
use crate::select::{Algorithm, Collective, Tuning};
use oxmpi_engine::{Engine, Envelope, ReqId, TaskId, WaitingFor};
use oxmpi_types::{ContextId, Error, ProcId, Rank, RankArg, Result, SendMode, Status, Tag, err};
use std::cell::Cell;
use std::future::Future;
use std::rc::Rc;

/// An ordered set of peers and the context they talk in. Cloning is cheap and shares the counters.
///
/// In the usual team this process is a member, `rank` of it. The remote group of an intercommunicator is a team too:
/// there `members` are the processes of the other side and `rank` is what they know this process by.
#[derive(Clone)]
pub struct Team(Rc<Inner>);

struct Inner {
    engine: Rc<Engine>,
    ctx: ContextId,
    rank: Rank,
    members: Rc<[ProcId]>,
    /// Collectives started so far; every member starts them in the same order.
    started: Cell<u32>,
    /// Persistent collectives made so far.
    reserved: Cell<u32>,
    tuning: &'static Tuning,
}

/// Tags of persistent collectives have this bit, so that the order of starts does not matter.
const PERSISTENT: u32 = 1 << 30;

impl Team {
    /// A team that talks in `ctx`, which nobody else may use.
    pub fn new(engine: &Rc<Engine>, ctx: ContextId, rank: Rank, members: Rc<[ProcId]>) -> Team {
        Team::tuned(engine, ctx, rank, members, Tuning::builtin())
    }

    /// As [`Team::new`], with a selection table of the caller's.
    pub fn tuned(
        engine: &Rc<Engine>,
        ctx: ContextId,
        rank: Rank,
        members: Rc<[ProcId]>,
        tuning: &'static Tuning,
    ) -> Team {
        Team(Rc::new(Inner {
            engine: engine.clone(),
            ctx,
            rank,
            members,
            started: Cell::new(0),
            reserved: Cell::new(0),
            tuning,
        }))
    }

    /// Number of peers.
    #[inline]
    pub fn size(&self) -> Rank {
        self.0.members.len() as Rank
    }

    /// What the peers know this process by.
    #[inline]
    pub fn rank(&self) -> Rank {
        self.0.rank
    }

    /// The peers.
    pub fn members(&self) -> &Rc<[ProcId]> {
        &self.0.members
    }

    /// The context.
    pub fn ctx(&self) -> ContextId {
        self.0.ctx
    }

    /// The engine that moves the messages.
    #[inline]
    pub fn engine(&self) -> &Rc<Engine> {
        &self.0.engine
    }

    /// Begins a collective: takes the next tag. Every member does this in the same order.
    #[inline]
    pub fn call(&self) -> Call {
        let tag = self.0.started.get();
        self.0.started.set((tag + 1) & (PERSISTENT - 1));
        Call::new(self.clone(), tag as Tag)
    }

    /// Takes a tag for a persistent collective; [`Call::again`] gives a call for each start.
    pub fn reserve(&self) -> Call {
        let tag = self.0.reserved.get();
        self.0.reserved.set((tag + 1) & (PERSISTENT - 1));
        Call::new(self.clone(), (tag | PERSISTENT) as Tag)
    }

    /// Drives a collective to its end on this stack; `function` is the MPI function that waits.
    #[inline]
    pub fn run<T>(&self, function: &'static str, work: impl Future<Output = T>) -> T {
        let what = WaitingFor {
            ctx: Some(self.0.ctx),
            ..WaitingFor::call(function)
        };
        self.0.engine.block_on(what, work)
    }

    /// Lets a collective go on in the background.
    pub fn start(&self, work: impl Future<Output = Result<()>> + 'static) -> TaskId {
        self.0.engine.spawn(Box::pin(work))
    }
}

/// One collective call on a team: its tag, and the first error it met.
pub struct Call {
    team: Team,
    tag: Tag,
    fault: Cell<Option<Box<Error>>>,
}

/// A message on its way out, `None` when it has left already.
#[must_use]
pub(crate) struct Sending(Option<ReqId>);

/// A message on its way in.
#[must_use]
pub(crate) struct Receiving {
    request: ReqId,
    from: Rank,
    bytes: u64,
}

impl Call {
    fn new(team: Team, tag: Tag) -> Call {
        Call {
            team,
            tag,
            fault: Cell::new(None),
        }
    }

    /// Another call with the same tag, for the next start of a persistent collective.
    pub fn again(&self) -> Call {
        Call::new(self.team.clone(), self.tag)
    }

    /// The team.
    pub fn team(&self) -> &Team {
        &self.team
    }

    #[inline]
    pub(crate) fn size(&self) -> Rank {
        self.team.size()
    }

    #[inline]
    pub(crate) fn rank(&self) -> Rank {
        self.team.rank()
    }

    /// The rank `distance` after this one, around the corner.
    #[inline]
    pub(crate) fn after(&self, distance: Rank) -> Rank {
        let (n, at) = (self.size(), self.rank() + distance);
        if at < n { at } else { at - n }
    }

    /// The rank `distance` before this one, around the corner.
    #[inline]
    pub(crate) fn before(&self, distance: Rank) -> Rank {
        let (n, me) = (self.size(), self.rank());
        if me >= distance {
            me - distance
        } else {
            me + n - distance
        }
    }

    /// Looks the algorithm up. `bytes` must be the same on every rank.
    #[inline]
    pub(crate) fn choose(&self, collective: Collective, bytes: u64) -> Algorithm {
        self.team.0.tuning.choose(collective, self.size(), bytes)
    }

    /// Notes an error; the first one is the call's outcome.
    #[cold]
    pub(crate) fn note(&self, error: Error) {
        let first = self.fault.take().unwrap_or_else(|| Box::new(error));
        self.fault.set(Some(first));
    }

    /// Notes the error of a local step.
    pub(crate) fn check(&self, outcome: Result<()>) {
        if let Err(e) = outcome {
            self.note(e);
        }
    }

    /// True when something went wrong already.
    pub(crate) fn failed(&self) -> bool {
        let fault = self.fault.take();
        let failed = fault.is_some();
        self.fault.set(fault);
        failed
    }

    /// The call's outcome.
    pub(crate) fn finish(&self) -> Result<()> {
        match self.fault.take() {
            None => Ok(()),
            Some(error) => Err(*error),
        }
    }

    /// Starts to send.
    pub(crate) fn isend(&self, to: Rank, data: &Buf) -> Sending {
        let inner = &*self.team.0;
        let envelope = Envelope {
            ctx: inner.ctx,
            src: inner.rank,
            tag: self.tag,
        };
        let to = inner.members[to as usize];
        Sending(
            inner
                .engine
                .send(to, envelope, SendMode::Standard, data.data()),
        )
    }

    /// Starts to receive exactly as many bytes as `data` has room for.
    pub(crate) fn irecv(&self, from: Rank, data: &Buf) -> Receiving {
        let inner = &*self.team.0;
        let request = inner
            .engine
            .recv(inner.ctx, Some(from), Some(self.tag), data.data_mut());
        Receiving {
            request,
            from,
            bytes: data.bytes(),
        }
    }

    /// Waits until a message has left.
    pub(crate) async fn sent(&self, sending: Sending) {
        if let Some(request) = sending.0 {
            let status = self.team.0.engine.completion(request).await;
            if let Some(error) = status.error {
                self.note(error);
            }
        }
    }

    /// Waits until a message is there.
    pub(crate) async fn received(&self, receiving: Receiving) {
        let status = self.team.0.engine.completion(receiving.request).await;
        self.judge(receiving.from, receiving.bytes, status);
    }

    /// Notes what is wrong with a message.
    fn judge(&self, from: Rank, expected: u64, status: Status) {
        if let Some(error) = status.error {
            self.note(error);
        } else if status.bytes != expected {
            self.note(err!(
                Arg,
                "rank {from} sent {} bytes, this rank's arguments expect {expected}",
                status.bytes
            ));
        }
    }

    /// Sends and waits.
    pub(crate) async fn send(&self, to: Rank, data: &Buf) {
        let sending = self.isend(to, data);
        self.sent(sending).await;
    }

    /// Receives and waits.
    pub(crate) async fn recv(&self, from: Rank, data: &Buf) {
        let receiving = self.irecv(from, data);
        self.received(receiving).await;
    }

    /// Receives and waits where this rank expects a single message in the whole call. It is taken from whoever sent it: a
    /// rank that this one does not expect it from named another root.
    pub(crate) async fn recv_only(&self, from: Rank, root: Rank, data: &Buf) {
        let inner = &*self.team.0;
        let tag = Some(self.tag);
        let request = inner.engine.recv(inner.ctx, None, tag, data.data_mut());
        let status = inner.engine.completion(request).await;
        match status.source {
            RankArg::Proc(sender) if status.error.is_none() && sender as Rank != from => {
                self.note(other_root(root, sender as Rank));
            }
            _ => self.judge(from, data.bytes(), status),
        }
    }

    /// Called at the end of a collective with a root: a message that is left over comes from a rank that named
    /// another one. Not every such mistake leaves a message in time to be seen.
    pub(crate) fn no_strays(&self, root: Rank) {
        // A persistent call's next start has the same tag.
        if self.tag as u32 & PERSISTENT == 0 {
            let inner = &*self.team.0;
            if let Some(stray) = inner.engine.probe(inner.ctx, None, Some(self.tag))
                && let RankArg::Proc(sender) = stray.source
            {
                self.note(other_root(root, sender as Rank));
            }
        }
    }

    /// Sends and receives at the same time, and waits for both.
    pub(crate) async fn exchange(&self, to: Rank, out: &Buf, from: Rank, into: &Buf) {
        let receiving = self.irecv(from, into);
        let sending = self.isend(to, out);
        self.received(receiving).await;
        self.sent(sending).await;
    }

    /// Waits for many.
    pub(crate) async fn settle(&self, batch: Batch) {
        for receiving in batch.receives {
            self.received(receiving).await;
        }
        for sending in batch.sends {
            self.sent(sending).await;
        }
    }
}

#[cold]
fn other_root(root: Rank, sender: Rank) -> Error {
    err!(
        Root,
        "root is {root}, but rank {sender} called with another root"
    )
}

/// Transfers that are waited for together.
#[derive(Default)]
#[must_use]
pub(crate) struct Batch {
    sends: Vec<Sending>,
    receives: Vec<Receiving>,
}

impl Batch {
    /// None yet.
    pub fn new() -> Batch {
        Batch::default()
    }

    /// Adds a message on its way out; one that has left costs nothing.
    pub fn send(&mut self, sending: Sending) {
        if sending.0.is_some() {
            self.sends.push(sending);
        }
    }

    /// Adds a message on its way in.
    pub fn receive(&mut self, receiving: Receiving) {
        self.receives.push(receiving);
    }
}
