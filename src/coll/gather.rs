//! Gather: one block from each rank to the root.

use crate::bcast::{parent_step, place, rank_at};
use crate::buf::{Blocks, Buf, Temp};
use crate::part::{Function, Part, Root};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Rank, Result};

/// Collects `send` of each rank in the root's `recv`, which the others leave out. `send` is
/// `None` for `MPI_IN_PLACE` at the root. `v` tells that blocks differ in size (`MPI_Gatherv`).
pub async fn gather(
    call: Call,
    send: Option<Buf>,
    recv: Option<Blocks>,
    root: Rank,
    v: bool,
) -> Result<()> {
    let function = if v {
        Function::Gatherv
    } else {
        Function::Gather
    };
    call.declare(Part::rooted(function, Root::Rank(root)));
    run(&call, send.as_ref(), recv.as_ref(), root, v).await;
    call.finish()
}

pub(crate) async fn run(
    call: &Call,
    send: Option<&Buf>,
    recv: Option<&Blocks>,
    root: Rank,
    v: bool,
) {
    let bytes = match (recv, send) {
        (Some(recv), _) => recv.block_bytes(root),
        (None, Some(send)) => send.bytes(),
        (None, None) => 0,
    };
    if !v && call.choose(Collective::Gather, bytes) == Algorithm::Binomial {
        let outcome = binomial(call, send, recv, root, bytes).await;
        call.check(outcome);
    } else {
        linear(call, send, recv, root).await;
    }
}

async fn linear(call: &Call, send: Option<&Buf>, recv: Option<&Blocks>, root: Rank) {
    let Some(recv) = recv else {
        if let Some(send) = send {
            call.send(root, send).await;
        }
        return;
    };
    let mut batch = Batch::new();
    for from in (0..call.size()).filter(|&r| r != root) {
        batch.receive(call.irecv(from, &recv.block(from)));
    }
    if let Some(send) = send {
        call.check(send.copy_to(&recv.block(root)));
    }
    call.settle(batch).await;
}

/// Each place collects the blocks of its subtree, which are neighbours, and sends them on as one message.
async fn binomial(
    call: &Call,
    send: Option<&Buf>,
    recv: Option<&Blocks>,
    root: Rank,
    block: u64,
) -> Result<()> {
    let n = call.size();
    let me = place(call, root);
    let parent = parent_step(me, n);
    let mine = parent.min(n - me);
    let Some(recv) = recv else {
        let Some(send) = send else { return Ok(()) };
        let to = rank_at(call, root, me - parent);
        if mine == 1 {
            call.send(to, send).await;
            return Ok(());
        }
        let temp = Temp::bytes(u64::from(mine) * block)?;
        call.check(send.copy_to(&temp.part(0, block)));
        let mut batch = Batch::new();
        for (child, blocks) in children(me, n) {
            let first = u64::from(child - me);
            batch.receive(call.irecv(
                rank_at(call, root, child),
                &temp.part(first * block, u64::from(blocks) * block),
            ));
        }
        call.settle(batch).await;
        call.send(to, temp.buf()).await;
        return Ok(());
    };
    let mut batch = Batch::new();
    let mut detours = Vec::new();
    for (child, blocks) in children(0, n) {
        let first = rank_at(call, root, child);
        if let (true, Some(range)) = (first + blocks <= n, recv.range(first, blocks)) {
            batch.receive(call.irecv(first, &range));
        } else {
            // The subtree goes round the corner: not one piece of the receive buffer.
            let temp = Temp::bytes(u64::from(blocks) * block)?;
            batch.receive(call.irecv(first, temp.buf()));
            detours.push((child, blocks, temp));
        }
    }
    if let Some(send) = send {
        call.check(send.copy_to(&recv.block(root)));
    }
    call.settle(batch).await;
    for (child, blocks, temp) in detours {
        for i in 0..blocks {
            let to = recv.block(rank_at(call, root, child + i));
            call.check(temp.part(u64::from(i) * block, block).copy_to(&to));
        }
    }
    Ok(())
}

/// The children of a place in a binomial tree, each with the size of its subtree.
pub(crate) fn children(place: Rank, n: Rank) -> impl Iterator<Item = (Rank, Rank)> {
    let mut step = parent_step(place, n);
    std::iter::from_fn(move || {
        while step > 1 {
            step >>= 1;
            if place + step < n {
                return Some((place + step, step.min(n - place - step)));
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subtrees_cover_every_place_once() {
        for n in 1..70 {
            let mut seen = vec![0; n as usize];
            seen[0] += 1;
            let mut work = vec![(0, n)];
            while let Some((place, size)) = work.pop() {
                let mut total = 1;
                for (child, blocks) in children(place, n) {
                    assert!(child > place && child + blocks <= place + size);
                    assert_eq!(child - parent_step(child, n), place);
                    seen[child as usize] += 1;
                    total += blocks;
                    work.push((child, blocks));
                }
                assert_eq!(total, size, "place {place} of {n}");
            }
            assert!(seen.iter().all(|&s| s == 1), "{n}: {seen:?}");
        }
    }
}
