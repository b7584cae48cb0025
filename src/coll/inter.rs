//! Collectives of intercommunicators: between two groups, each with its own team. Every function
//! takes a call on the local team and one on the remote team.
//!
//! The leader of a group is its rank 0.

use crate::buf::{Blocks, Buf, Temp};
use crate::op::Op;
use crate::part::{Function, Part, Root};
use crate::team::{Batch, Call};
use crate::{barrier, bcast, reduce, scatter};
use oxmpi_types::{Count, Rank, Result};

/// The root argument of a rooted collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterRoot {
    /// `MPI_ROOT`: this process is the root.
    Me,
    /// `MPI_PROC_NULL`: the root is another process of this group.
    Neighbour,
    /// The root is this rank of the remote group.
    Remote(Rank),
}

const LEADER: Rank = 0;

fn outcome(local: &Call, remote: &Call) -> Result<()> {
    // Both ends count, whatever the other one says.
    let outcome = local.finish();
    outcome.and(remote.finish())
}

impl InterRoot {
    fn part(self, function: Function) -> Part {
        let root = match self {
            InterRoot::Me => Root::Me,
            InterRoot::Neighbour => Root::Neighbour,
            InterRoot::Remote(rank) => Root::Remote(rank),
        };
        Part::rooted(function, root)
    }
}

fn declare(local: &Call, remote: &Call, part: Part) {
    local.declare(part);
    remote.declare(part);
}

fn leads(local: &Call) -> bool {
    local.rank() == LEADER
}

/// Returns when every process of both groups has entered.
pub async fn inter_barrier(local: Call, remote: Call) -> Result<()> {
    declare(&local, &remote, Part::of(Function::Barrier));
    let nothing = Buf::nothing();
    barrier::dissemination(&local).await;
    if leads(&local) {
        remote.exchange(LEADER, &nothing, LEADER, &nothing).await;
    }
    bcast::binomial(&local, &nothing, LEADER).await;
    outcome(&local, &remote)
}

/// The root's `buf` goes to every process of the other group.
pub async fn inter_bcast(local: Call, remote: Call, buf: Buf, root: InterRoot) -> Result<()> {
    declare(&local, &remote, root.part(Function::Bcast));
    match root {
        InterRoot::Me => remote.send(LEADER, &buf).await,
        InterRoot::Neighbour => {}
        InterRoot::Remote(root) => {
            if leads(&local) {
                remote.recv(root, &buf).await;
            }
            bcast::run(&local, &buf, LEADER).await;
        }
    }
    outcome(&local, &remote)
}

/// Collects `send` of every process of the other group in the root's `recv`.
pub async fn inter_gather(
    local: Call,
    remote: Call,
    send: Option<Buf>,
    recv: Option<Blocks>,
    root: InterRoot,
) -> Result<()> {
    declare(&local, &remote, root.part(Function::Gather));
    match (root, send, recv) {
        (InterRoot::Me, _, Some(recv)) => {
            let mut batch = Batch::new();
            for from in 0..remote.size() {
                batch.receive(remote.irecv(from, &recv.block(from)));
            }
            remote.settle(batch).await;
        }
        (InterRoot::Remote(root), Some(send), _) => remote.send(root, &send).await,
        _ => {}
    }
    outcome(&local, &remote)
}

/// Deals out the root's `send` to `recv` of every process of the other group.
pub async fn inter_scatter(
    local: Call,
    remote: Call,
    send: Option<Blocks>,
    recv: Option<Buf>,
    root: InterRoot,
) -> Result<()> {
    declare(&local, &remote, root.part(Function::Scatter));
    match (root, send, recv) {
        (InterRoot::Me, Some(send), _) => {
            let mut batch = Batch::new();
            for to in 0..remote.size() {
                batch.send(remote.isend(to, &send.block(to)));
            }
            remote.settle(batch).await;
        }
        (InterRoot::Remote(root), _, Some(recv)) => remote.recv(root, &recv).await,
        _ => {}
    }
    outcome(&local, &remote)
}

/// Collects `send` of every process of the other group in everyone's `recv`.
pub async fn inter_allgather(local: Call, remote: Call, send: Buf, recv: Blocks) -> Result<()> {
    declare(&local, &remote, Part::of(Function::Allgather));
    all_pairs(&remote, |_| send.clone(), &recv).await;
    outcome(&local, &remote)
}

/// Sends block `i` of `send` to rank `i` of the other group and receives block `i` of `recv` from it.
pub async fn inter_alltoall(local: Call, remote: Call, send: Blocks, recv: Blocks) -> Result<()> {
    declare(&local, &remote, Part::of(Function::Alltoall));
    all_pairs(&remote, |to| send.block(to), &recv).await;
    outcome(&local, &remote)
}

async fn all_pairs(remote: &Call, send: impl Fn(Rank) -> Buf, recv: &Blocks) {
    let mut batch = Batch::new();
    for from in 0..remote.size() {
        batch.receive(remote.irecv(from, &recv.block(from)));
    }
    for to in 0..remote.size() {
        batch.send(remote.isend(to, &send(to)));
    }
    remote.settle(batch).await;
}

/// Combines `send` of the other group's processes into the root's `recv`.
pub async fn inter_reduce(
    local: Call,
    remote: Call,
    send: Option<Buf>,
    recv: Option<Buf>,
    op: Op,
    root: InterRoot,
) -> Result<()> {
    declare(&local, &remote, root.part(Function::Reduce).with(op.code()));
    match (root, send, recv) {
        (InterRoot::Me, _, Some(recv)) => remote.recv(LEADER, &recv).await,
        (InterRoot::Remote(root), Some(send), _) => {
            let result = local_reduction(&local, &send, &op).await?;
            if let Some(result) = result {
                remote.send(root, result.buf()).await;
            }
        }
        _ => {}
    }
    outcome(&local, &remote)
}

/// The combination of the local group's data, at its leader.
async fn local_reduction(local: &Call, send: &Buf, op: &Op) -> Result<Option<Temp>> {
    let result = leads(local)
        .then(|| Temp::typed(send.count(), send.datatype()))
        .transpose()?;
    let recv = result.as_ref().map(Temp::buf);
    let outcome = reduce::run(local, send, recv, op, LEADER).await;
    local.check(outcome);
    Ok(result)
}

/// Combines `send` of the other group's processes into everyone's `recv`.
pub async fn inter_allreduce(
    local: Call,
    remote: Call,
    send: Buf,
    recv: Buf,
    op: Op,
) -> Result<()> {
    declare(
        &local,
        &remote,
        Part::of(Function::Allreduce).with(op.code()),
    );
    if let Some(result) = local_reduction(&local, &send, &op).await? {
        remote.exchange(LEADER, result.buf(), LEADER, &recv).await;
    }
    bcast::run(&local, &recv, LEADER).await;
    outcome(&local, &remote)
}

/// Combines the vectors of the other group's processes and deals the result out to this group: rank `i` of it gets
/// `counts[i]` elements.
pub async fn inter_reduce_scatter(
    local: Call,
    remote: Call,
    send: Buf,
    recv: Buf,
    counts: Vec<Count>,
    op: Op,
) -> Result<()> {
    declare(
        &local,
        &remote,
        Part::of(Function::ReduceScatter).with(op.code()),
    );
    let mut vector = None;
    if let Some(result) = local_reduction(&local, &send, &op).await? {
        let total = counts.iter().sum();
        let theirs = Temp::typed(total, recv.datatype())?;
        remote
            .exchange(LEADER, result.buf(), LEADER, theirs.buf())
            .await;
        vector = Some(theirs);
    }
    let blocks = vector
        .as_ref()
        .map(|theirs| Blocks::consecutive(theirs.buf(), &counts));
    scatter::run(&local, blocks.as_ref(), Some(&recv), LEADER, true).await;
    outcome(&local, &remote)
}
