//! Intercommunicators (MPI 5.0 section 7.6): how they are made, divided and merged.

use crate::check::{rank_in, tag_of};
use crate::comm::{Parts, Wiring, handshake};
use crate::comm_make::{Vote, agree, child, drive, fresh_group, local_rank, number, ranks_of};
use crate::message::Pair;
use crate::{Comm, Group, Runtime};
use oxmpi_coll::{Call, allgather_bytes, bcast_vec};
use oxmpi_engine::Engine;
use oxmpi_types::{ContextId, Error, ErrorClass, ProcId, Rank, RankArg, Result, Tag, TagArg, fail};
use std::rc::Rc;

/// The rank on each side that talks to the other side.
const LEADER: Rank = 0;

/// The way to the other side of an intercommunicator, for one exchange: leaders swap, then each tells its side.
pub(crate) struct Bridge {
    engine: Rc<Engine>,
    pair: Option<Pair>,
    call: Call,
}

impl Bridge {
    /// For an intercommunicator; `None` for an intracommunicator.
    pub fn over(comm: &Comm) -> Result<Option<Bridge>> {
        let Some(remote) = &comm.remote else {
            return Ok(None);
        };
        let wiring = comm.ready()?;
        // Both sides count alike; exchanges that overlap (MPI_Comm_idup) must not mix.
        let tag = comm.bridges.get();
        comm.bridges.set((tag + 1) & i32::MAX);
        let pair = (comm.rank == LEADER).then(|| Pair {
            peer: remote.members[LEADER as usize],
            ctx: handshake(wiring.ctx),
            me: LEADER,
            other: LEADER,
            tag,
        });
        Ok(Some(Bridge {
            engine: wiring.team.engine().clone(),
            pair,
            call: wiring.team.call(),
        }))
    }

    /// The other leader's bytes, on every rank; `mine` counts on the leader only.
    pub async fn swap(self, mine: &[u8]) -> Result<Vec<u8>> {
        let theirs = match self.pair {
            Some(pair) => pair.swap(&self.engine, mine).await?,
            None => Vec::new(),
        };
        bcast_vec(self.call, &theirs, LEADER).await
    }
}

fn bridge(name: &str, comm: &Comm) -> Result<Bridge> {
    match Bridge::over(comm)? {
        Some(bridge) => Ok(bridge),
        None => fail!(
            Comm,
            "{name} is {}, must be an intercommunicator",
            comm.describe()
        ),
    }
}

fn encode(ctx: u64, members: &[ProcId]) -> Vec<u8> {
    let mut out = ctx.to_le_bytes().to_vec();
    out.extend(members.iter().flat_map(|p| p.0.to_le_bytes()));
    out
}

fn decode(bytes: &[u8]) -> (u64, Vec<ProcId>) {
    let (ctx, members) = bytes.split_at(8);
    let (members, _) = members.as_chunks::<4>();
    let members = members.iter().map(|b| ProcId(u32::from_le_bytes(*b)));
    (number(ctx), members.collect())
}

/// `MPI_Intercomm_create`. `peer_comm` and `remote_leader` count on the leader only.
pub fn intercomm_create(
    rt: &Runtime,
    local_comm: &Rc<Comm>,
    local_leader: RankArg,
    peer_comm: Option<&Rc<Comm>>,
    remote_leader: RankArg,
    tag: TagArg,
) -> Result<Rc<Comm>> {
    rt.active()?;
    local_comm.intra_only("local_comm")?;
    let leader = local_rank(local_comm, "local_leader", local_leader)?;
    let pair = || leaders(peer_comm, remote_leader, tag);
    connect(rt, local_comm, leader, pair)
}

/// `MPI_Intercomm_create_from_groups`, with a communicator of the local group already made.
pub(crate) fn create_from_groups(
    rt: &Runtime,
    local: &Rc<Comm>,
    local_leader: RankArg,
    remote: &Rc<Group>,
    remote_leader: RankArg,
    tag: Tag,
) -> Result<Rc<Comm>> {
    let leader = local_rank(local, "local_leader", local_leader)?;
    let pair = || {
        let other = rank_in("remote_leader", remote_leader, remote.size())?;
        let peer = remote.members[other as usize];
        Ok(Pair {
            peer,
            ctx: handshake(ContextId::WORLD),
            me: rt.me().0,
            other: peer.0,
            tag,
        })
    };
    connect(rt, local, leader, pair)
}

/// Makes an intercommunicator of `local_comm` and what is behind the other leader, whom only ours, `leader`, can reach.
fn connect(
    rt: &Runtime,
    local_comm: &Rc<Comm>,
    leader: Rank,
    pair: impl Fn() -> Result<Pair>,
) -> Result<Rc<Comm>> {
    let engine = rt.engine()?.clone();
    let call = local_comm.team()?.call();
    let mine = rt.fresh_context().0;
    let record = if local_comm.rank != leader {
        drive(rt, bcast_vec(call, &[], leader))?
    } else {
        let mine = encode(mine, &local_comm.group.members);
        let swapped = pair().and_then(|pair| drive(rt, pair.swap(&engine, &mine)));
        // The others wait for the outcome, also for a bad one.
        let tell = swapped.as_ref().map_or(&[][..], |theirs| theirs);
        drive(rt, bcast_vec(call, tell, leader))?;
        swapped?
    };
    if record.len() < 8 {
        fail!(
            Comm,
            "local_leader (rank {leader}) could not reach the remote leader"
        );
    }
    let (theirs, remote) = decode(&record);
    if let Some(p) = remote
        .iter()
        .find(|p| local_comm.group.rank_of(**p).is_some())
    {
        fail!(
            Comm,
            "process {} is in both groups, which must have no member in common",
            p.0
        );
    }
    // The leaders' numbers: each side knows its own leader's by asking it.
    let ours = drive(
        rt,
        bcast_vec(local_comm.team()?.call(), &mine.to_le_bytes(), leader),
    )?;
    let ctx = ContextId(number(&ours).min(theirs));
    let group = fresh_group(rt, &local_comm.group);
    let remote = Group::new(remote, rt.me());
    child(rt, local_comm, ctx, group, Some(remote))
}

/// The two leaders of `MPI_Intercomm_create`, seen by one of them.
fn leaders(peer_comm: Option<&Rc<Comm>>, remote_leader: RankArg, tag: TagArg) -> Result<Pair> {
    let Some(peer_comm) = peer_comm else {
        return Err(Error::new(
            ErrorClass::Comm,
            "peer_comm is MPI_COMM_NULL on the local leader",
        ));
    };
    let size = peer_comm.peers().size();
    let other = rank_in("remote_leader", remote_leader, size)?;
    if !peer_comm.is_inter() && other == peer_comm.rank {
        fail!(
            Rank,
            "remote_leader is {other}, which is the local leader itself"
        );
    }
    Ok(Pair {
        peer: peer_comm.peers().members[other as usize],
        ctx: handshake(peer_comm.ctx()?),
        me: peer_comm.rank,
        other,
        tag: tag_of("tag", tag)?,
    })
}

/// `MPI_Intercomm_merge`
pub fn intercomm_merge(rt: &Runtime, intercomm: &Rc<Comm>, high: bool) -> Result<Rc<Comm>> {
    rt.active()?;
    let bridge = bridge("intercomm", intercomm)?;
    let ctx = drive(rt, agree(rt, intercomm)?)?;
    // The side's first rank speaks for it.
    let tell = drive(
        rt,
        bcast_vec(intercomm.team()?.call(), &[u8::from(high)], LEADER),
    )?;
    let theirs = drive(rt, bridge.swap(&tell))?;
    let Some(remote) = &intercomm.remote else {
        fail!(
            Comm,
            "intercomm is {}, must be an intercommunicator",
            intercomm.describe()
        );
    };
    let (mine, theirs) = (tell == [1], theirs == [1]);
    let local = &intercomm.group;
    // When both say the same the order is ours to choose, as long as both choose the same.
    let local_first = if mine == theirs {
        local.members[0] < remote.members[0]
    } else {
        !mine
    };
    let (low, upper) = if local_first {
        (local, remote)
    } else {
        (remote, local)
    };
    let members: Vec<ProcId> = low.members.iter().chain(&*upper.members).copied().collect();
    let group = local.derive(members, rt.me());
    let parts = Parts {
        wiring: Some(Wiring::new(rt.engine()?, ctx, &group, None)),
        ..Parts::new(group, intercomm.errhandler.borrow().clone())
    };
    Ok(parts.build())
}

/// `MPI_Comm_create` on an intercommunicator: `group` is a part of the local group, the same on all its ranks.
pub(crate) fn create(rt: &Runtime, comm: &Rc<Comm>, group: &Rc<Group>) -> Result<Option<Rc<Comm>>> {
    let bridge = bridge("comm", comm)?;
    let record = encode(rt.fresh_context().0, &group.members);
    // What counts is the leader's record; everyone needs its number.
    let ours = drive(rt, bcast_vec(comm.team()?.call(), &record, LEADER))?;
    let theirs = drive(rt, bridge.swap(&ours))?;
    let ((ours, _), (theirs, remote)) = (decode(&ours), decode(&theirs));
    if group.rank.is_none() || remote.is_empty() {
        return Ok(None);
    }
    let remote = Group::new(remote, rt.me());
    let ctx = ContextId(ours.min(theirs));
    child(rt, comm, ctx, fresh_group(rt, group), Some(remote)).map(Some)
}

/// `MPI_Comm_split` on an intercommunicator: those on both sides with one color stay together.
pub(crate) fn split(rt: &Runtime, comm: &Rc<Comm>, vote: Vote) -> Result<Option<Rc<Comm>>> {
    let bridge = bridge("comm", comm)?;
    let ours = drive(rt, allgather_bytes(comm.team()?.call(), &vote.encode()))?;
    let theirs = drive(rt, bridge.swap(&ours))?;
    let (ours, theirs) = (Vote::decode_all(&ours), Vote::decode_all(&theirs));
    let (Some(color), Some(remote)) = (vote.color, &comm.remote) else {
        return Ok(None);
    };
    let (here, there) = (ranks_of(&ours, color), ranks_of(&theirs, color));
    let (Some(&first), Some(&other)) = (here.first(), there.first()) else {
        return Ok(None);
    };
    let ctx = ContextId(ours[first].ctx.min(theirs[other].ctx));
    let take = |group: &Group, ranks: &[usize]| {
        let members: Vec<ProcId> = ranks.iter().map(|&r| group.members[r]).collect();
        comm.group.derive(members, rt.me())
    };
    let (group, remote) = (take(&comm.group, &here), take(remote, &there));
    child(rt, comm, ctx, group, Some(remote)).map(Some)
}
