//! Alltoall: a block from each rank to each other.

use crate::buf::{Blocks, Temp};
use crate::part::{Function, Part};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Count, Rank, Result};

/// Sends block `i` of `send` to rank `i` and receives block `i` of `recv` from it
/// (`MPI_Alltoall`, `MPI_Alltoallv`, `MPI_Alltoallw`). `send` is `None` for `MPI_IN_PLACE`.
pub async fn alltoall(call: Call, send: Option<Blocks>, recv: Blocks) -> Result<()> {
    call.declare(Part::of(Function::Alltoall));
    let outcome = run(&call, send, &recv).await;
    call.check(outcome);
    call.finish()
}

async fn run(call: &Call, send: Option<Blocks>, recv: &Blocks) -> Result<()> {
    let n = call.size();
    let (send, _memory) = match send {
        Some(send) => (send, None),
        None => {
            let (blocks, memory) = copy_of(recv, n)?;
            (blocks, Some(memory))
        }
    };
    let algorithm = if recv.is_uniform() {
        call.choose(Collective::Alltoall, recv.block_bytes(0))
    } else {
        call.choose(Collective::Alltoallv, 0)
    };
    match algorithm {
        Algorithm::Bruck => return bruck(call, &send, recv).await,
        Algorithm::Pairwise => pairwise(call, &send, recv).await,
        _ => linear(call, &send, recv).await,
    }
    Ok(())
}

/// The data of all blocks in memory of its own.
fn copy_of(blocks: &Blocks, n: Rank) -> Result<(Blocks, Temp)> {
    let temp = Temp::bytes(blocks.total_bytes(n))?;
    let mut counts = Vec::with_capacity(n as usize);
    let mut starts = Vec::with_capacity(n as usize);
    let mut at = 0u64;
    for i in 0..n {
        let bytes = blocks.block_bytes(i);
        blocks.block(i).copy_to(&temp.part(at, bytes))?;
        counts.push(bytes as Count);
        starts.push(at as Count);
        at += bytes;
    }
    Ok((Blocks::parts_of(temp.buf(), counts, starts), temp))
}

/// Everything at once, starting with the next rank so that not all send to the same one first.
pub(crate) async fn linear(call: &Call, send: &Blocks, recv: &Blocks) {
    let (n, me) = (call.size(), call.rank());
    let mut batch = Batch::new();
    for k in 1..n {
        let from = call.before(k);
        batch.receive(call.irecv(from, &recv.block(from)));
    }
    for k in 1..n {
        let to = call.after(k);
        batch.send(call.isend(to, &send.block(to)));
    }
    call.check(send.block(me).copy_to(&recv.block(me)));
    call.settle(batch).await;
}

/// One partner to send to and one to receive from at each step.
async fn pairwise(call: &Call, send: &Blocks, recv: &Blocks) {
    let (n, me) = (call.size(), call.rank());
    call.check(send.block(me).copy_to(&recv.block(me)));
    for k in 1..n {
        let (to, from) = (call.after(k), call.before(k));
        call.exchange(to, &send.block(to), from, &recv.block(from))
            .await;
    }
}

/// Log n steps: the block for the rank at distance d travels by the bits of d.
async fn bruck(call: &Call, send: &Blocks, recv: &Blocks) -> Result<()> {
    let (n, me) = (call.size(), call.rank());
    let block = recv.block_bytes(0);
    let held = Temp::bytes(block * u64::from(n))?;
    let slot = |d: Rank| held.part(block * u64::from(d), block);
    for d in 0..n {
        call.check(send.block(call.after(d)).copy_to(&slot(d)));
    }
    let half = block * u64::from(n.div_ceil(2).max(1));
    let (out, into) = (Temp::bytes(half)?, Temp::bytes(half)?);
    let mut step = 1;
    while step < n {
        let mut bytes = 0;
        for d in (0..n).filter(|d| d & step != 0) {
            call.check(slot(d).copy_to(&out.part(bytes, block)));
            bytes += block;
        }
        call.exchange(
            call.after(step),
            &out.part(0, bytes),
            call.before(step),
            &into.part(0, bytes),
        )
        .await;
        let mut at = 0;
        for d in (0..n).filter(|d| d & step != 0) {
            call.check(into.part(at, block).copy_to(&slot(d)));
            at += block;
        }
        step <<= 1;
    }
    for d in 0..n {
        let from = if me >= d { me - d } else { me + n - d };
        call.check(slot(d).copy_to(&recv.block(from)));
    }
    Ok(())
}
