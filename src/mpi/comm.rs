//! Communicators (MPI 5.0 chapter 7): the object, and what can be asked of it. How new ones are made is in
//! `comm_make.rs` and `intercomm.rs`.

use crate::buffered::BufferSlot;
use crate::callbacks::AttrOwner;
use crate::partitioned::set_up;
use crate::request::waiting;
use crate::table::Id;
use crate::topo::Topology;
use crate::{Attrs, Comparison, Errhandler, Group, Info, Runtime, alloc_kinds, attr};
use oxmpi_coll::Team;
use oxmpi_engine::Engine;
use oxmpi_types::{ContextId, Error, Rank, Result, err, fail};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// The communicators that exist from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredefinedComm {
    /// `MPI_COMM_WORLD`
    World,
    /// `MPI_COMM_SELF`
    SelfOnly,
}

impl PredefinedComm {
    /// The MPI name.
    pub const fn name(self) -> &'static str {
        match self {
            PredefinedComm::World => "MPI_COMM_WORLD",
            PredefinedComm::SelfOnly => "MPI_COMM_SELF",
        }
    }
}

/// What only a complete communicator has; `MPI_Comm_idup` returns before it is.
pub struct Wiring {
    /// Context of point-to-point messages; the others derive from it.
    pub ctx: ContextId,
    /// The local group as a team.
    pub team: Team,
    /// The remote group as a team, in an intercommunicator.
    pub remote: Option<Team>,
    engine: Rc<Engine>,
}

impl Wiring {
    /// Teams over the groups of a new communicator with context `ctx`.
    pub(crate) fn new(
        engine: &Rc<Engine>,
        ctx: ContextId,
        group: &Group,
        remote: Option<&Group>,
    ) -> Wiring {
        let rank = group.rank.unwrap_or(0);
        // Both sides of an intercommunicator use the same number for their own business: they are disjoint.
        let local_ctx = if remote.is_some() {
            inter_local(ctx)
        } else {
            ctx.coll()
        };
        let team = Team::new(engine, local_ctx, rank, group.members.clone());
        let remote = remote.map(|r| Team::across(engine, ctx.coll(), rank, r.members.clone()));
        Wiring {
            ctx,
            team,
            remote,
            engine: engine.clone(),
        }
    }
}

/// The context in which each side of an intercommunicator runs collectives of its own.
fn inter_local(ctx: ContextId) -> ContextId {
    ContextId(ctx.0 | 4)
}

/// The context of the handshakes between the leaders of an intercommunicator, and of others that make communicators.
pub(crate) fn handshake(ctx: ContextId) -> ContextId {
    ContextId(ctx.0 | 8)
}

impl Drop for Wiring {
    fn drop(&mut self) {
        for ctx in [self.ctx, self.ctx.coll(), self.ctx.internal()] {
            self.engine.drop_context(ctx);
        }
        self.engine.drop_context(handshake(self.ctx));
        self.engine.drop_context(set_up(self.ctx));
        if self.remote.is_some() {
            self.engine.drop_context(inter_local(self.ctx));
        }
    }
}

/// `MPI_Comm`
pub struct Comm {
    /// Its place in the handle table.
    pub id: Id,
    /// Which predefined one it is.
    pub predefined: Option<PredefinedComm>,
    /// My rank in the local group.
    pub rank: Rank,
    /// The local group.
    pub group: Rc<Group>,
    /// The remote group of an intercommunicator.
    pub remote: Option<Rc<Group>>,
    pub(crate) wiring: OnceCell<Wiring>,
    /// `MPI_Comm_set_name`
    pub name: RefCell<String>,
    /// Cached attributes.
    pub attrs: Attrs,
    /// Raised on errors.
    pub errhandler: RefCell<Rc<Errhandler>>,
    /// Hints.
    pub info: RefCell<Rc<Info>>,
    /// Buffer attached to it.
    pub buffer: BufferSlot,
    /// The topology attached to it, if any.
    pub topology: OnceCell<Rc<Topology>>,
    /// This rank's neighbours in the topology, once they were asked for.
    pub(crate) neighborhood: OnceCell<Rc<oxmpi_coll::Neighborhood>>,
    /// Exchanges with the other side that making communicators from this intercommunicator has begun.
    pub(crate) bridges: Cell<i32>,
    /// The user freed it; it lives on for what is pending.
    pub freed: Cell<bool>,
}

/// What a new communicator is made of.
pub(crate) struct Parts {
    pub predefined: Option<PredefinedComm>,
    pub group: Rc<Group>,
    pub remote: Option<Rc<Group>>,
    pub wiring: Option<Wiring>,
    pub name: String,
    pub errhandler: Rc<Errhandler>,
    pub info: Rc<Info>,
    pub topology: Option<Rc<Topology>>,
}

impl Parts {
    /// An unnamed intracommunicator without hints and wiring.
    pub fn new(group: Rc<Group>, errhandler: Rc<Errhandler>) -> Parts {
        Parts {
            predefined: None,
            group,
            remote: None,
            wiring: None,
            name: String::new(),
            errhandler,
            info: Info::new(Vec::new()),
            topology: None,
        }
    }

    /// The communicator, not in the handle table yet.
    pub fn build(self) -> Rc<Comm> {
        let comm = Rc::new(Comm {
            id: Id::new(),
            predefined: self.predefined,
            rank: self.group.rank.unwrap_or(0),
            group: self.group,
            remote: self.remote,
            wiring: self.wiring.map_or_else(OnceCell::new, OnceCell::from),
            name: RefCell::new(self.name),
            attrs: Attrs::new(),
            errhandler: RefCell::new(self.errhandler),
            info: RefCell::new(self.info),
            buffer: BufferSlot::default(),
            topology: self.topology.map_or_else(OnceCell::new, OnceCell::from),
            neighborhood: OnceCell::new(),
            bridges: Cell::new(0),
            freed: Cell::new(false),
        });
        comm.heed_hints();
        comm
    }
}

impl Comm {
    /// Lets the teams know what the hints ask for.
    pub(crate) fn heed_hints(&self) {
        let Some(wiring) = self.wiring.get() else {
            return;
        };
        let reproducible = self.info.borrow().get(REPRODUCIBLE).as_deref() == Some("true");
        for team in wiring.remote.iter().chain([&wiring.team]) {
            team.set_reproducible(reproducible);
        }
    }

    /// Context and teams; an error while the `MPI_Comm_idup` that makes the communicator is pending.
    #[inline]
    pub fn ready(&self) -> Result<&Wiring> {
        self.wiring.get().ok_or_else(|| not_complete(self))
    }

    /// Context of point-to-point messages.
    #[inline]
    pub fn ctx(&self) -> Result<ContextId> {
        Ok(self.ready()?.ctx)
    }

    /// The local group as a team, for collectives.
    #[inline]
    pub fn team(&self) -> Result<&Team> {
        Ok(&self.ready()?.team)
    }

    /// What messages of collectives that nobody took tell of their senders' calls.
    pub(crate) fn strays(&self) -> Result<()> {
        if let Some(remote) = self.remote_team()? {
            remote.strays()?;
        }
        self.team()?.strays()
    }

    /// The remote group as a team, `None` in an intracommunicator.
    pub fn remote_team(&self) -> Result<Option<&Team>> {
        Ok(self.ready()?.remote.as_ref())
    }

    /// True for an intercommunicator.
    #[inline]
    pub fn is_inter(&self) -> bool {
        self.remote.is_some()
    }

    /// Ranks of the local group.
    #[inline]
    pub fn size(&self) -> u32 {
        self.group.size()
    }

    /// The group whose ranks messages go to and come from: the remote one in an intercommunicator.
    #[inline]
    pub fn peers(&self) -> &Rc<Group> {
        self.remote.as_ref().unwrap_or(&self.group)
    }

    /// An error for an intercommunicator; `name` is the argument.
    pub(crate) fn intra_only(&self, name: &str) -> Result<()> {
        if self.is_inter() {
            fail!(
                Comm,
                "{name} is {}, must be an intracommunicator",
                self.describe()
            );
        }
        Ok(())
    }
}

#[cold]
fn not_complete(comm: &Comm) -> Error {
    err!(
        Comm,
        "comm is {}, which is still being made: its MPI_Comm_idup has not completed",
        comm.describe()
    )
}

/// `MPI_Comm_size`
#[inline]
pub fn comm_size(rt: &Runtime, comm: &Rc<Comm>) -> Result<i32> {
    rt.active()?;
    Ok(comm.size() as i32)
}

/// `MPI_Comm_rank`
#[inline]
pub fn comm_rank(rt: &Runtime, comm: &Rc<Comm>) -> Result<i32> {
    rt.active()?;
    Ok(comm.rank as i32)
}

/// `MPI_Comm_test_inter`
pub fn comm_test_inter(rt: &Runtime, comm: &Rc<Comm>) -> Result<bool> {
    rt.active()?;
    Ok(comm.is_inter())
}

fn remote(comm: &Comm) -> Result<&Rc<Group>> {
    match &comm.remote {
        Some(remote) => Ok(remote),
        None => fail!(
            Comm,
            "comm is {}, must be an intercommunicator",
            comm.describe()
        ),
    }
}

/// `MPI_Comm_remote_size`
pub fn comm_remote_size(rt: &Runtime, comm: &Rc<Comm>) -> Result<i32> {
    rt.active()?;
    Ok(remote(comm)?.size() as i32)
}

/// `MPI_Comm_group`
pub fn comm_group(rt: &Runtime, comm: &Rc<Comm>) -> Result<Rc<Group>> {
    rt.active()?;
    Ok(comm.group.clone())
}

/// `MPI_Comm_remote_group`
pub fn comm_remote_group(rt: &Runtime, comm: &Rc<Comm>) -> Result<Rc<Group>> {
    rt.active()?;
    Ok(remote(comm)?.clone())
}

/// `MPI_Comm_compare`
pub fn comm_compare(rt: &Runtime, comm1: &Rc<Comm>, comm2: &Rc<Comm>) -> Result<Comparison> {
    rt.active()?;
    if Rc::ptr_eq(comm1, comm2) {
        return Ok(Comparison::Ident);
    }
    let local = comm1.group.compare(&comm2.group);
    let remote = match (&comm1.remote, &comm2.remote) {
        (None, None) => local,
        (Some(a), Some(b)) => a.compare(b),
        _ => Comparison::Unequal,
    };
    Ok(match (local, remote) {
        (Comparison::Unequal, _) | (_, Comparison::Unequal) => Comparison::Unequal,
        (Comparison::Ident, Comparison::Ident) => Comparison::Congruent,
        _ => Comparison::Similar,
    })
}

/// `MPI_Comm_set_name`
pub fn comm_set_name(rt: &Runtime, comm: &Rc<Comm>, comm_name: &str) -> Result<()> {
    rt.active()?;
    *comm.name.borrow_mut() = comm_name.to_owned();
    Ok(())
}

/// `MPI_Comm_get_name`: `MPI_COMM_NULL` has a name too.
pub fn comm_get_name(rt: &Runtime, comm: Option<&Rc<Comm>>) -> Result<String> {
    rt.active()?;
    Ok(match comm {
        Some(comm) => comm.name.borrow().clone(),
        None => "MPI_COMM_NULL".to_owned(),
    })
}

/// The hint that asks for reductions that give the same bits with any algorithm.
const REPRODUCIBLE: &str = "oxmpi_reproducible";

/// The hints about communicators that the library knows: the assertions of the standard, which it may take as
/// a promise, and its own. A value other than `true` is `false`.
const HINTS: [&str; 6] = [
    REPRODUCIBLE,
    "mpi_assert_no_any_tag",
    "mpi_assert_no_any_source",
    "mpi_assert_exact_length",
    "mpi_assert_allow_overtaking",
    "mpi_assert_strict_persistent_collective_ordering",
];

/// The hints in effect after `given` is applied to `before`.
pub(crate) fn hints(before: &Info, given: Option<&Rc<Info>>) -> Rc<Info> {
    let new = Info::new(before.pairs.borrow().clone());
    for key in HINTS {
        let Some(value) = given.and_then(|i| i.get(key)) else {
            continue;
        };
        let value = if value == "true" { "true" } else { "false" };
        new.put(key, value);
    }
    alloc_kinds::take(&new, given);
    new
}

/// `MPI_Comm_set_info`
pub fn comm_set_info(rt: &Runtime, comm: &Rc<Comm>, info: Option<Rc<Info>>) -> Result<()> {
    rt.active()?;
    let new = hints(&comm.info.borrow(), info.as_ref());
    *comm.info.borrow_mut() = new;
    comm.heed_hints();
    Ok(())
}

/// `MPI_Comm_get_info`
pub fn comm_get_info(rt: &Runtime, comm: &Rc<Comm>) -> Result<Rc<Info>> {
    rt.active()?;
    Ok(Info::new(alloc_kinds::with_granted(&comm.info.borrow())))
}

/// `MPI_Comm_free`. Pending operations go on; the communicator goes away with the last of them.
pub fn comm_free(rt: &Runtime, comm: &Rc<Comm>) -> Result<()> {
    rt.active()?;
    if let Some(which) = comm.predefined {
        fail!(Comm, "comm is {}, which cannot be freed", which.name());
    }
    attr::delete_all(rt, &AttrOwner::Comm(comm.clone()), &comm.attrs)?;
    let strays = comm.strays();
    comm.freed.set(true);
    comm.buffer.release(rt)?;
    rt.comms.release(comm);
    if strays.is_err() {
        // Its handle is gone, so this is the only way to its handler.
        rt.blame(comm);
    }
    strays
}

/// `MPI_Comm_disconnect`: as [`comm_free`], after all pending communication has completed.
pub fn comm_disconnect(rt: &Runtime, comm: &Rc<Comm>) -> Result<()> {
    let engine = rt.engine()?;
    engine.wait_until(waiting(rt), || !rt.is_pending_on(comm));
    comm_free(rt, comm)
}
