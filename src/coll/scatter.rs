//! Scatter: one block from the root to each rank.

use crate::bcast::{parent_step, place, rank_at};
use crate::buf::{Blocks, Buf, Temp};
use crate::gather::children;
use crate::part::{Function, Part, Root};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Rank, Result};

/// Deals out the root's `send`, which the others leave out, to `recv` of each rank. `recv` is
/// `None` for `MPI_IN_PLACE` at the root. `v` tells that blocks differ in size (`MPI_Scatterv`).
pub async fn scatter(
    call: Call,
    send: Option<Blocks>,
    recv: Option<Buf>,
    root: Rank,
    v: bool,
) -> Result<()> {
    let function = if v {
        Function::Scatterv
    } else {
        Function::Scatter
    };
    call.declare(Part::rooted(function, Root::Rank(root)));
    run(&call, send.as_ref(), recv.as_ref(), root, v).await;
    call.finish()
}

pub(crate) async fn run(
    call: &Call,
    send: Option<&Blocks>,
    recv: Option<&Buf>,
    root: Rank,
    v: bool,
) {
    let bytes = match (send, recv) {
        (Some(send), _) => send.block_bytes(root),
        (None, Some(recv)) => recv.bytes(),
        (None, None) => 0,
    };
    if !v && call.choose(Collective::Scatter, bytes) == Algorithm::Binomial {
        let outcome = binomial(call, send, recv, root, bytes).await;
        call.check(outcome);
    } else {
        linear(call, send, recv, root).await;
    }
}

async fn linear(call: &Call, send: Option<&Blocks>, recv: Option<&Buf>, root: Rank) {
    let Some(send) = send else {
        if let Some(recv) = recv {
            call.recv(root, recv).await;
        }
        return;
    };
    let mut batch = Batch::new();
    for to in (0..call.size()).filter(|&r| r != root) {
        batch.send(call.isend(to, &send.block(to)));
    }
    if let Some(recv) = recv {
        call.check(send.block(root).copy_to(recv));
    }
    call.settle(batch).await;
}

/// Each place gets the blocks of its subtree as one message and hands the children theirs.
async fn binomial(
    call: &Call,
    send: Option<&Blocks>,
    recv: Option<&Buf>,
    root: Rank,
    block: u64,
) -> Result<()> {
    let n = call.size();
    let me = place(call, root);
    let parent = parent_step(me, n);
    let mine = parent.min(n - me);
    let Some(send) = send else {
        let Some(recv) = recv else { return Ok(()) };
        let from = rank_at(call, root, me - parent);
        if mine == 1 {
            call.recv(from, recv).await;
            return Ok(());
        }
        let temp = Temp::bytes(u64::from(mine) * block)?;
        call.recv(from, temp.buf()).await;
        let mut batch = Batch::new();
        for (child, blocks) in children(me, n) {
            let first = u64::from(child - me);
            batch.send(call.isend(
                rank_at(call, root, child),
                &temp.part(first * block, u64::from(blocks) * block),
            ));
        }
        call.check(temp.part(0, block).copy_to(recv));
        call.settle(batch).await;
        return Ok(());
    };
    let mut batch = Batch::new();
    let mut detours = Vec::new();
    for (child, blocks) in children(0, n) {
        let first = rank_at(call, root, child);
        if let (true, Some(range)) = (first + blocks <= n, send.range(first, blocks)) {
            batch.send(call.isend(first, &range));
        } else {
            // The subtree goes round the corner: not one piece of the send buffer.
            let temp = Temp::bytes(u64::from(blocks) * block)?;
            for i in 0..blocks {
                let from = send.block(rank_at(call, root, child + i));
                call.check(from.copy_to(&temp.part(u64::from(i) * block, block)));
            }
            batch.send(call.isend(first, temp.buf()));
            detours.push(temp);
        }
    }
    if let Some(recv) = recv {
        call.check(send.block(root).copy_to(recv));
    }
    call.settle(batch).await;
    Ok(())
}
