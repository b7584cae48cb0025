//! The team: an ordered set of peers that run collectives together, and one collective call on it.

use crate::buf::Buf;
use crate::part::{Function, Part, Stage};
use crate::record::{CALLS, PERSISTENT, Records, is_ahead, join, split};
use crate::select::{Algorithm, Collective, Tuning};
use oxmpi_engine::{Engine, Envelope, ReqId, TaskId, WaitingFor};
use oxmpi_engine::{Owner, Testimony, Witness};
use oxmpi_types::{ContextId, Error, ProcId, Rank, Result, SendMode, Status, Tag, err};
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::{Rc, Weak};

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
    /// The team is the remote group of an intercommunicator.
    remote: bool,
    /// Collectives started so far; every member starts them in the same order.
    started: Cell<u32>,
    /// Persistent collectives made so far.
    reserved: Cell<u32>,
    /// Calls under way that are not persistent.
    open: Cell<u32>,
    records: RefCell<Records>,
    tuning: &'static Tuning,
    /// Reductions give the same bits with any algorithm.
    reproducible: Cell<bool>,
}

impl Team {
    /// A team that talks in `ctx`, which nobody else may use.
    pub fn new(engine: &Rc<Engine>, ctx: ContextId, rank: Rank, members: Rc<[ProcId]>) -> Team {
        Team::tuned(engine, ctx, rank, members, Tuning::in_use())
    }

    /// As [`Team::new`], with a selection table of the caller's.
    pub fn tuned(
        engine: &Rc<Engine>,
        ctx: ContextId,
        rank: Rank,
        members: Rc<[ProcId]>,
        tuning: &'static Tuning,
    ) -> Team {
        Team::make(engine, ctx, rank, members, tuning, false)
    }

    /// The remote group of an intercommunicator, whose members know this process as `rank`.
    pub fn across(engine: &Rc<Engine>, ctx: ContextId, rank: Rank, members: Rc<[ProcId]>) -> Team {
        Team::make(engine, ctx, rank, members, Tuning::in_use(), true)
    }

    fn make(
        engine: &Rc<Engine>,
        ctx: ContextId,
        rank: Rank,
        members: Rc<[ProcId]>,
        tuning: &'static Tuning,
        remote: bool,
    ) -> Team {
        let inner = Rc::new(Inner {
            engine: engine.clone(),
            ctx,
            rank,
            members,
            remote,
            started: Cell::new(0),
            reserved: Cell::new(0),
            open: Cell::new(0),
            records: RefCell::default(),
            tuning,
            reproducible: Cell::new(tuning.reproducible),
        });
        let owner: Weak<Inner> = Rc::downgrade(&inner);
        engine.own(ctx, owner);
        Team(inner)
    }

    /// Asks for reductions that give the same bits with any algorithm, in calls that begin from now on. Every member does this
    /// between the same two calls. Where the user's environment asks for it, that stays.
    pub fn set_reproducible(&self, on: bool) {
        let inner = &*self.0;
        inner.reproducible.set(on || inner.tuning.reproducible);
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
        let inner = &*self.0;
        let number = inner.started.get();
        inner.started.set((number + 1) & (CALLS - 1));
        inner.open.set(inner.open.get() + 1);
        inner.records.borrow_mut().begin(number);
        Call::new(self.clone(), number, false)
    }

    /// Takes a tag for a persistent collective; [`Call::again`] gives a call for each start.
    pub fn reserve(&self) -> Call {
        let number = self.0.reserved.get();
        self.0.reserved.set((number + 1) & (CALLS - 1));
        Call::new(self.clone(), number | PERSISTENT, true)
    }

    /// A message of a call that has ended here: its sender's part in that call did not fit this rank's.
    /// Found messages are thrown away, so that each is reported once.
    #[inline]
    pub fn strays(&self) -> Result<()> {
        self.strays_beside(0)
    }

    /// The same while `own` calls of the caller's are open. Where there are others, a message may be theirs.
    #[inline]
    fn strays_beside(&self, own: u32) -> Result<()> {
        let inner = &*self.0;
        match inner.engine.oldest_message(inner.ctx) {
            Some(oldest) if inner.open.get() == own => self.take_strays(oldest),
            _ => Ok(()),
        }
    }

    #[cold]
    fn take_strays(&self, oldest: (Rank, Tag)) -> Result<()> {
        let inner = &*self.0;
        let mut outcome = Ok(());
        let mut oldest = Some(oldest);
        while let Some((from, tag)) = oldest {
            let (number, digest) = split(tag);
            let (part, stage) = inner.records.borrow().get(number);
            let ended = if number & PERSISTENT == 0 {
                !is_ahead(number, inner.started.get())
            } else {
                // Until it is freed, the message may be of its next start.
                stage == Stage::Done
            };
            if !ended {
                break;
            }
            inner.engine.throw_away(inner.ctx, from, tag);
            // What failed here was reported, and may well leave messages.
            if stage != Stage::Failed && outcome.is_ok() {
                outcome = Err(match stage {
                    Stage::Unknown => forgotten(from),
                    _ => part.stray(from, part.digest() == digest),
                });
            }
            oldest = inner.engine.oldest_message(inner.ctx);
        }
        outcome
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

impl Drop for Inner {
    fn drop(&mut self) {
        let records = self.records.take();
        let started = self.started.get();
        let witness =
            (!records.is_empty()).then(|| Box::new(Gone { records, started }) as Box<dyn Witness>);
        self.engine.disown(self.ctx, witness);
    }
}

/// What is left of a team: its calls, after which a rank that is not so far may ask.
struct Gone {
    records: Records,
    started: u32,
}

impl Witness for Gone {
    fn testify(&self, tag: Tag) -> Testimony {
        let number = split(tag).0;
        let (part, stage) = match number & PERSISTENT == 0 && is_ahead(number, self.started) {
            true => (Part::of(Function::Free), Stage::Done),
            false => self.records.get(number),
        };
        part.testify(stage)
    }
}

impl Owner for Inner {
    fn process(&self, rank: Rank) -> Option<ProcId> {
        self.members.get(rank as usize).copied()
    }

    fn testify(&self, tag: Tag) -> Testimony {
        let (part, stage) = self.records.borrow().get(split(tag).0);
        part.testify(stage)
    }

    fn judge(&self, tag: Tag, peer: ProcId, said: Testimony) -> Option<Error> {
        let (mine, stage) = self.records.borrow().get(split(tag).0);
        if stage == Stage::Unknown {
            return None;
        }
        let peer = self.members.iter().position(|m| *m == peer)? as Rank;
        let (theirs, stage) = Part::read(said);
        mine.compare(self.rank, peer, self.remote, &theirs, stage)
    }
}

/// One collective call on a team: its tag, and the first error it met.
pub struct Call {
    team: Team,
    /// Number of the call, with [`PERSISTENT`].
    number: u32,
    tag: Cell<Tag>,
    fault: Cell<Option<Box<Error>>>,
    /// It ended well.
    done: Cell<bool>,
    /// What the team said when the call began, or the persistent one was made.
    reproducible: bool,
    /// Not a call, but what keeps the number of a persistent one.
    keeper: bool,
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
    #[inline]
    fn new(team: Team, number: u32, keeper: bool) -> Call {
        Call {
            reproducible: team.0.reproducible.get(),
            team,
            number,
            tag: Cell::new(join(number, 0)),
            fault: Cell::new(None),
            done: Cell::new(false),
            keeper,
        }
    }

    /// Another call with the same tag, for the next start of a persistent collective.
    pub fn again(&self) -> Call {
        let mut call = Call::new(self.team.clone(), self.number, false);
        call.reproducible = self.reproducible;
        call
    }

    /// Says what this rank called, before any message.
    #[inline]
    pub(crate) fn declare(&self, part: Part) {
        let part = part.reproducible(self.reproducible);
        self.tag.set(join(self.number, part.digest()));
        self.team.0.records.borrow_mut().declare(self.number, part);
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
        let tuning = self.team.0.tuning;
        let chosen = tuning.choose(collective, self.size(), bytes);
        if self.reproducible {
            return self.steady(collective, bytes, chosen);
        }
        if self.rank() == 0 {
            tuning.tell(collective, self.size(), bytes, chosen);
        }
        chosen
    }

    /// What is used instead of `chosen` for reproducible results.
    #[cold]
    fn steady(&self, collective: Collective, bytes: u64, chosen: Algorithm) -> Algorithm {
        let used = collective.reproducible(chosen, bytes);
        if self.rank() == 0 {
            let tuning = self.team.0.tuning;
            if used == chosen {
                tuning.tell(collective, self.size(), bytes, used);
            } else {
                tuning.tell_of_switch(collective, self.size(), bytes, used);
            }
        }
        used
    }

    /// The chosen algorithm cannot do this call, `used` does it.
    #[cold]
    pub(crate) fn instead(&self, collective: Collective, bytes: u64, used: Algorithm) {
        if self.rank() == 0 {
            let tuning = self.team.0.tuning;
            tuning.tell(collective, self.size(), bytes, used);
        }
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

    /// The first error up to now.
    pub(crate) fn so_far(&self) -> Result<()> {
        self.fault.take().map_or(Ok(()), |error| Err(*error))
    }

    /// The call's outcome, at its very end. An error of an earlier call may come to light only now.
    #[inline]
    pub(crate) fn finish(&self) -> Result<()> {
        self.so_far()?;
        self.done.set(true);
        if self.number & PERSISTENT != 0 {
            return Ok(());
        }
        self.team.strays_beside(1)
    }

    /// Starts to send.
    pub(crate) fn isend(&self, to: Rank, data: &Buf) -> Sending {
        let inner = &*self.team.0;
        let envelope = Envelope {
            ctx: inner.ctx,
            src: inner.rank,
            tag: self.tag.get(),
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
        let request =
            inner
                .engine
                .recv(inner.ctx, Some(from), Some(self.tag.get()), data.data_mut());
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

impl Drop for Call {
    fn drop(&mut self) {
        let inner = &*self.team.0;
        if self.number & PERSISTENT != 0 {
            if self.keeper {
                inner.records.borrow_mut().forget(self.number);
            }
            return;
        }
        inner.open.set(inner.open.get() - 1);
        let stage = if self.done.get() {
            Stage::Done
        } else {
            Stage::Failed
        };
        inner.records.borrow_mut().end(self.number, stage);
    }
}

/// The error of a message of a call that is not remembered.
#[cold]
fn forgotten(from: Rank) -> Error {
    err!(
        Other,
        "rank {from} sent a message of a collective that ended here long ago: the ranks' calls differ"
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
