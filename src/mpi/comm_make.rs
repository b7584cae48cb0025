//! Making communicators from communicators. The recipes are futures, so that `MPI_Comm_idup` is
//! the same text as `MPI_Comm_dup`.
//!
//! A context is not negotiated. Each process can make numbers that no other makes, so it is enough to agree on whose
//! number is taken: the smallest of all, or that of the new communicator's first rank.

use crate::callbacks::AttrOwner;
use crate::check::{rank_in, tag_of};
use crate::comm::{Parts, Wiring, handshake, hints};
use crate::intercomm;
use crate::message::{receive_number, send_number};
use crate::request::waiting;
use crate::{Comm, Group, Info, Runtime, attr};
use oxmpi_coll::{allgather_bytes, allreduce_u64};
use oxmpi_datatype::op::OpKind;
use oxmpi_engine::Engine;
use oxmpi_types::{ContextId, Handle, ProcId, Rank, RankArg, Result, Tag, TagArg, fail};
use std::future::Future;
use std::rc::Rc;

/// What one rank says in a split.
#[derive(Clone, Copy)]
pub(crate) struct Vote {
    /// `None`: takes no part.
    pub color: Option<i32>,
    pub key: i32,
    /// The context to use if this rank becomes the first of its group.
    pub ctx: u64,
}

impl Vote {
    pub const BYTES: usize = 20;

    pub fn encode(self) -> [u8; Vote::BYTES] {
        let mut out = [0; Vote::BYTES];
        out[..4].copy_from_slice(&self.color.unwrap_or(0).to_le_bytes());
        out[4..8].copy_from_slice(&self.key.to_le_bytes());
        out[8..16].copy_from_slice(&self.ctx.to_le_bytes());
        out[16] = u8::from(self.color.is_some());
        out
    }

    pub fn decode_all(bytes: &[u8]) -> Vec<Vote> {
        let (votes, _) = bytes.as_chunks::<{ Vote::BYTES }>();
        let int = |b: &[u8]| i32::from_le_bytes([b[0], b[1], b[2], b[3]]);
        votes
            .iter()
            .map(|b| Vote {
                color: (b[16] != 0).then(|| int(&b[..4])),
                key: int(&b[4..8]),
                ctx: number(&b[8..16]),
            })
            .collect()
    }
}

/// Eight bytes as a number.
pub(crate) fn number(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .take(8)
        .rev()
        .fold(0, |n, b| (n << 8) | u64::from(*b))
}

/// The ranks that voted for `color`, in their new order.
pub(crate) fn ranks_of(votes: &[Vote], color: i32) -> Vec<usize> {
    let mut ranks: Vec<usize> = (0..votes.len())
        .filter(|&r| votes[r].color == Some(color))
        .collect();
    ranks.sort_by_key(|&r| votes[r].key);
    ranks
}

/// A context that all ranks of `comm` (on both sides of an intercommunicator) agree on.
pub(crate) fn agree(
    rt: &Runtime,
    comm: &Rc<Comm>,
) -> Result<impl Future<Output = Result<ContextId>> + 'static> {
    let mine = rt.fresh_context().0;
    let call = comm.team()?.call();
    let bridge = intercomm::Bridge::over(comm)?;
    Ok(async move {
        let smallest = allreduce_u64(call, &[mine], OpKind::Min).await?[0];
        let Some(bridge) = bridge else {
            return Ok(ContextId(smallest));
        };
        let theirs = bridge.swap(&smallest.to_le_bytes()).await?;
        Ok(ContextId(smallest.min(number(&theirs))))
    })
}

/// Drives a recipe to its end.
pub(crate) fn drive<T>(rt: &Runtime, recipe: impl Future<Output = Result<T>>) -> Result<T> {
    rt.engine()?.block_on(waiting(rt), recipe)
}

/// A communicator of `members` made from `parent`, of which this process is one.
pub(crate) fn child(
    rt: &Runtime,
    parent: &Comm,
    ctx: ContextId,
    group: Rc<Group>,
    remote: Option<Rc<Group>>,
) -> Result<Rc<Comm>> {
    let engine = rt.engine()?;
    let parts = Parts {
        wiring: Some(Wiring::new(engine, ctx, &group, remote.as_deref())),
        remote,
        ..Parts::new(group, parent.errhandler.borrow().clone())
    };
    Ok(parts.build())
}

/// A duplicate without wiring: the context is not known yet.
fn duplicate(comm: &Rc<Comm>, info: Option<&Rc<Info>>, keep_info: bool) -> Rc<Comm> {
    let before = if keep_info {
        comm.info.borrow().clone()
    } else {
        Info::new(Vec::new())
    };
    let parts = Parts {
        remote: comm.remote.clone(),
        info: hints(&before, info),
        topology: comm.topology.get().cloned(),
        ..Parts::new(comm.group.clone(), comm.errhandler.borrow().clone())
    };
    parts.build()
}

/// Gives a duplicate its context and teams.
fn complete(engine: &Rc<Engine>, comm: &Comm, ctx: ContextId) {
    let wiring = Wiring::new(engine, ctx, &comm.group, comm.remote.as_deref());
    // The cell is empty: only the one who made the communicator completes it.
    let _ = comm.wiring.set(wiring);
    comm.heed_hints();
}

fn dup_now(
    rt: &Runtime,
    comm: &Rc<Comm>,
    info: Option<&Rc<Info>>,
    keep_info: bool,
) -> Result<Rc<Comm>> {
    let ctx = drive(rt, agree(rt, comm)?)?;
    let new = duplicate(comm, info, keep_info);
    complete(rt.engine()?, &new, ctx);
    copy_attributes(rt, comm, &new)?;
    Ok(new)
}

fn copy_attributes(rt: &Runtime, comm: &Rc<Comm>, new: &Rc<Comm>) -> Result<()> {
    attr::copy_all(rt, &AttrOwner::Comm(comm.clone()), &comm.attrs, &new.attrs)
}

fn dup_later(
    rt: &Runtime,
    comm: &Rc<Comm>,
    info: Option<&Rc<Info>>,
    keep_info: bool,
) -> Result<(Rc<Comm>, Handle)> {
    let engine = rt.engine()?.clone();
    let agreed = agree(rt, comm)?;
    let new = duplicate(comm, info, keep_info);
    copy_attributes(rt, comm, &new)?;
    let out = new.clone();
    let task = Box::pin(async move {
        let ctx = agreed.await?;
        complete(&engine, &out, ctx);
        Ok(())
    });
    let request = rt.task_request(task, comm)?;
    Ok((new, request))
}

/// `MPI_Comm_dup`
pub fn comm_dup(rt: &Runtime, comm: &Rc<Comm>) -> Result<Rc<Comm>> {
    dup_now(rt, comm, None, true)
}

/// `MPI_Comm_dup_with_info`
pub fn comm_dup_with_info(
    rt: &Runtime,
    comm: &Rc<Comm>,
    info: Option<Rc<Info>>,
) -> Result<Rc<Comm>> {
    dup_now(rt, comm, info.as_ref(), false)
}

/// `MPI_Comm_idup`
pub fn comm_idup(rt: &Runtime, comm: &Rc<Comm>) -> Result<(Rc<Comm>, Handle)> {
    dup_later(rt, comm, None, true)
}

/// `MPI_Comm_idup_with_info`
pub fn comm_idup_with_info(
    rt: &Runtime,
    comm: &Rc<Comm>,
    info: Option<Rc<Info>>,
) -> Result<(Rc<Comm>, Handle)> {
    dup_later(rt, comm, info.as_ref(), false)
}

/// Refuses a group that is not part of the communicator.
pub(crate) fn check_subset(comm: &Comm, group: &Group) -> Result<()> {
    if let Some(p) = group
        .members
        .iter()
        .find(|p| comm.group.rank_of(**p).is_none())
    {
        fail!(
            Group,
            "group contains process {}, which is not in comm, {}",
            p.0,
            comm.describe()
        );
    }
    Ok(())
}

/// `MPI_Comm_create`: `None` (`MPI_COMM_NULL`) for those outside of the group.
pub fn comm_create(rt: &Runtime, comm: &Rc<Comm>, group: &Rc<Group>) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    check_subset(comm, group)?;
    if comm.is_inter() {
        return intercomm::create(rt, comm, group);
    }
    // Different ranks may pass different groups, so everyone's number goes to everyone.
    let mine = rt.fresh_context().0.to_le_bytes();
    let all = drive(rt, allgather_bytes(comm.team()?.call(), &mine))?;
    if group.rank.is_none() {
        return Ok(None);
    }
    let Some(first) = comm.group.rank_of(group.members[0]) else {
        return Ok(None);
    };
    let at = 8 * first as usize;
    let ctx = ContextId(number(&all[at..at + 8]));
    child(rt, comm, ctx, fresh_group(rt, group), None).map(Some)
}

/// A group with the same members and a handle of its own.
pub(crate) fn fresh_group(rt: &Runtime, group: &Group) -> Rc<Group> {
    group.derive(group.members.clone(), rt.me())
}

/// `MPI_Comm_create_group`: only the group's members call it.
pub fn comm_create_group(
    rt: &Runtime,
    comm: &Rc<Comm>,
    group: &Rc<Group>,
    tag: TagArg,
) -> Result<Option<Rc<Comm>>> {
    let engine = rt.engine()?.clone();
    comm.intra_only("comm")?;
    let tag = tag_of("tag", tag)?;
    check_subset(comm, group)?;
    let Some(me) = group.rank else {
        return Ok(None);
    };
    let tree = Tree {
        engine: &engine,
        members: &group.members,
        rank: me,
        ctx: handshake(comm.ctx()?),
        src: comm.rank,
        name: &|p| comm.group.rank_of(p).unwrap_or(0),
        tag,
    };
    let number = drive(rt, tree.spread(rt.fresh_context().0))?;
    child(rt, comm, ContextId(number), fresh_group(rt, group), None).map(Some)
}

/// A tree over the members of a group that is no communicator yet.
pub(crate) struct Tree<'a> {
    pub engine: &'a Engine,
    pub members: &'a [ProcId],
    /// My rank in the group.
    pub rank: Rank,
    /// Where the messages go.
    pub ctx: ContextId,
    /// What the others know this process by there: not its rank in the group, so that messages about different groups
    /// cannot be taken for each other.
    pub src: Rank,
    /// The same for any member.
    pub name: &'a dyn Fn(ProcId) -> Rank,
    pub tag: Tag,
}

impl Tree<'_> {
    /// The first member's number, on every member.
    pub async fn spread(self, mine: u64) -> Result<u64> {
        let (n, me) = (self.members.len() as u32, self.rank);
        let mut number = mine;
        let mut span = n.next_power_of_two();
        if me != 0 {
            let parent = (self.name)(self.members[(me & (me - 1)) as usize]);
            number = receive_number(self.engine, self.ctx, parent, self.tag).await?;
            span = me & me.wrapping_neg();
        }
        while span > 1 {
            span >>= 1;
            if me + span < n {
                let child = self.members[(me + span) as usize];
                send_number(self.engine, child, self.ctx, self.src, self.tag, number).await?;
            }
        }
        Ok(number)
    }
}

/// `MPI_Comm_split`: `color` is `None` for `MPI_UNDEFINED`, the result `None` for `MPI_COMM_NULL`.
pub fn comm_split(
    rt: &Runtime,
    comm: &Rc<Comm>,
    color: Option<i32>,
    key: i32,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    if let Some(c) = color
        && c < 0
    {
        fail!(
            Arg,
            "color is {c}, must not be negative (except MPI_UNDEFINED)"
        );
    }
    let vote = Vote {
        color,
        key,
        ctx: rt.fresh_context().0,
    };
    if comm.is_inter() {
        return intercomm::split(rt, comm, vote);
    }
    let votes = drive(rt, allgather_bytes(comm.team()?.call(), &vote.encode()))?;
    let votes = Vote::decode_all(&votes);
    let Some(color) = color else {
        return Ok(None);
    };
    let ranks = ranks_of(&votes, color);
    let ctx = ContextId(votes[ranks[0]].ctx);
    let members: Vec<ProcId> = ranks.iter().map(|&r| comm.group.members[r]).collect();
    let group = comm.group.derive(members, rt.me());
    child(rt, comm, ctx, group, None).map(Some)
}

impl Runtime {
    /// The number of my node.
    pub(crate) fn node(&self) -> u32 {
        match self.job() {
            Some(job) => job.nodes()[job.rank() as usize],
            None => 0,
        }
    }
}

/// A communicator of the first `n` ranks of `comm`, in the same order; `None` for the others. Collective over all.
pub(crate) fn first_ranks(rt: &Runtime, comm: &Rc<Comm>, n: u32) -> Result<Option<Rc<Comm>>> {
    let ctx = drive(rt, agree(rt, comm)?)?;
    if comm.rank >= n {
        return Ok(None);
    }
    let members = comm.group.members[..n as usize].to_vec();
    let group = comm.group.derive(members, rt.me());
    child(rt, comm, ctx, group, None).map(Some)
}

/// A rank of `comm`'s local group.
pub(crate) fn local_rank(comm: &Comm, name: &str, rank: RankArg) -> Result<Rank> {
    rank_in(name, rank, comm.size())
}
