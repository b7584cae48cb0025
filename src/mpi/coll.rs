//! Collective operations (MPI 5.0 chapter 6): the rules for their arguments. The algorithms are in
//! the room `coll`.
//!
//! Each operation is a value ([`Work`]) that holds its checked arguments; the blocking, the
//! nonblocking and the persistent function of a collective make the same value and differ in how they run it.

pub mod args;
mod blocks;
mod data;
mod neighbor;
mod reduction;

pub use args::TypeArray;
pub use blocks::*;
pub use data::*;
pub use neighbor::*;
pub use reduction::*;

use crate::{Comm, Runtime};
use oxmpi_coll::Call;
use oxmpi_types::{Handle, Rank, RankArg, Result, fail};
use std::future::Future;
use std::rc::Rc;

/// A collective with its checked arguments.
trait Work: Clone + 'static {
    /// Does it.
    fn run(self, calls: Calls) -> impl Future<Output = Result<()>> + 'static;
}

/// A call on the local team and, in an intercommunicator, one on the remote team.
struct Calls {
    local: Call,
    remote: Option<Call>,
}

impl Calls {
    fn take(comm: &Comm) -> Result<Calls> {
        Ok(Calls {
            local: comm.team()?.call(),
            remote: comm.remote_team()?.map(|t| t.call()),
        })
    }
}

fn blocking(rt: &Runtime, comm: &Comm, work: impl Work) -> Result<()> {
    let calls = Calls::take(comm)?;
    comm.team()?.run(rt.function(), work.run(calls))
}

fn nonblocking(rt: &Runtime, comm: &Rc<Comm>, work: impl Work) -> Result<Handle> {
    let calls = Calls::take(comm)?;
    rt.task_request(Box::pin(work.run(calls)), comm)
}

fn persistent(rt: &Runtime, comm: &Rc<Comm>, work: impl Work) -> Result<Handle> {
    let local = comm.team()?.reserve();
    let remote = comm.remote_team()?.map(|t| t.reserve());
    let make = move || -> Result<oxmpi_engine::Task> {
        let calls = Calls {
            local: local.again(),
            remote: remote.as_ref().map(Call::again),
        };
        Ok(Box::pin(work.clone().run(calls)))
    };
    Ok(rt.persistent_task(Box::new(make), comm))
}

/// The root of a rooted collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    /// This process.
    Me,
    /// Another process of this group, and this one has nothing to do (intercommunicators).
    Neighbour,
    /// A rank of the group that messages go to.
    Rank(Rank),
}

fn root_of(comm: &Comm, root: RankArg) -> Result<Root> {
    let size = comm.peers().size();
    match root {
        RankArg::Proc(r) if r >= 0 && (r as Rank) < size => {
            if !comm.is_inter() && r as Rank == comm.rank {
                Ok(Root::Me)
            } else {
                Ok(Root::Rank(r as Rank))
            }
        }
        RankArg::Root if comm.is_inter() => Ok(Root::Me),
        RankArg::ProcNull if comm.is_inter() => Ok(Root::Neighbour),
        RankArg::Proc(r) => fail!(
            Root,
            "root is {r}, but the {} has {size} rank{}",
            if comm.is_inter() {
                "remote group"
            } else {
                "communicator"
            },
            if size == 1 { "" } else { "s" }
        ),
        RankArg::Root | RankArg::ProcNull => fail!(
            Root,
            "root is {root}, which only an intercommunicator takes, but comm is {}",
            comm.describe()
        ),
        RankArg::Any | RankArg::Undefined => fail!(Root, "root is {root}, must be a rank"),
    }
}

impl Root {
    /// As the room below names it; `me` is this process's rank.
    fn intra(self, me: Rank) -> Rank {
        match self {
            Root::Rank(r) => r,
            Root::Me | Root::Neighbour => me,
        }
    }

    /// As the room below names it.
    fn inter(self) -> oxmpi_coll::InterRoot {
        match self {
            Root::Me => oxmpi_coll::InterRoot::Me,
            Root::Neighbour => oxmpi_coll::InterRoot::Neighbour,
            Root::Rank(r) => oxmpi_coll::InterRoot::Remote(r),
        }
    }
}

/// Defines the blocking, the nonblocking and the persistent function of a collective from the function
/// that checks its arguments, which has the same parameters.
macro_rules! three_ways {
    ($names:literal, $check:ident => $name:ident, $iname:ident, $init:ident ($($arg:ident: $type:ty),* $(,)?)) => {
        #[doc = concat!("`MPI_", $names, "`")]
        #[allow(clippy::too_many_arguments)]
        pub fn $name(rt: &Runtime, $($arg: $type,)* comm: &Rc<Comm>) -> Result<()> {
            rt.active()?;
            let work = $check($($arg,)* comm)?;
            blocking(rt, comm, work)
        }

        #[doc = concat!("`MPI_", $names, "`, nonblocking")]
        #[allow(clippy::too_many_arguments)]
        pub fn $iname(rt: &Runtime, $($arg: $type,)* comm: &Rc<Comm>) -> Result<Handle> {
            rt.active()?;
            let work = $check($($arg,)* comm)?;
            nonblocking(rt, comm, work)
        }

        #[doc = concat!("`MPI_", $names, "`, persistent")]
        #[allow(clippy::too_many_arguments)]
        pub fn $init(rt: &Runtime, $($arg: $type,)* comm: &Rc<Comm>, _: Option<Rc<Info>>) -> Result<Handle> {
            rt.active()?;
            let work = $check($($arg,)* comm)?;
            persistent(rt, comm, work)
        }
    };
}
use three_ways;
