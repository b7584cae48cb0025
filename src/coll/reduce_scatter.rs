//! Reduce-scatter: each rank gets the result of its own part of the vector.

use crate::allreduce;
use crate::buf::{Buf, Temp};
use crate::op::{Accumulator, Op};
use crate::part::{Function, Part};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Count, Rank, Result};

/// Combines the vectors of all ranks and gives each its part: rank `i` gets `counts[i]` elements
/// (`MPI_Reduce_scatter[_block]`). `recv` names this rank's part; `send` the whole vector, `None` for
/// `MPI_IN_PLACE`: then the vector starts where the part goes to.
pub async fn reduce_scatter(
    call: Call,
    send: Option<Buf>,
    recv: Buf,
    counts: Vec<Count>,
    op: Op,
) -> Result<()> {
    call.declare(Part::of(Function::ReduceScatter).with(op.code()));
    let outcome = run(&call, send, &recv, &counts, &op).await;
    call.check(outcome);
    call.finish()
}

async fn run(call: &Call, send: Option<Buf>, recv: &Buf, counts: &[Count], op: &Op) -> Result<()> {
    let total = counts.iter().sum();
    let vector = send.unwrap_or_else(|| recv.slice(0, total));
    if call.choose(Collective::ReduceScatter, vector.bytes()) == Algorithm::RecursiveDoubling {
        let whole = Temp::typed(total, vector.datatype())?;
        allreduce::run(call, Some(&vector), whole.buf(), op).await?;
        let (first, count) = part(counts, call.rank());
        return whole.buf().slice(first, count).copy_to(recv);
    }
    pairwise(call, &vector, recv, counts, op).await
}

/// First element and count of a rank's part.
fn part(counts: &[Count], rank: Rank) -> (Count, Count) {
    let k = rank as usize;
    (counts[..k].iter().sum(), counts[k])
}

/// Each rank gets the operands of its part from everyone directly: in step `k` from the ranks `k` before and `k`
/// after it, so that the range of ranks covered grows to both sides and operands keep their order.
async fn pairwise(call: &Call, vector: &Buf, recv: &Buf, counts: &[Count], op: &Op) -> Result<()> {
    let (n, me) = (call.size(), call.rank());
    let (first, count) = part(counts, me);
    let value = Temp::typed(count, vector.datatype())?;
    let spare = Temp::typed(count, vector.datatype())?;
    vector.slice(first, count).copy_to(value.buf())?;
    let mut acc = Accumulator::new(op, value.buf().clone(), &spare);
    let mut starts = Vec::with_capacity(counts.len());
    let mut at = 0;
    for c in counts {
        starts.push(at);
        at += c;
    }
    let part_of = |rank: Rank| vector.slice(starts[rank as usize], counts[rank as usize]);
    let mut batch = Batch::new();
    for k in 1..n {
        let before = me.checked_sub(k);
        let after = Some(me + k).filter(|&r| r < n);
        for to in [after, before].into_iter().flatten() {
            batch.send(call.isend(to, &part_of(to)));
        }
        if let Some(from) = before {
            call.recv(from, acc.spare()).await;
            acc.take_before(0, count);
        }
        if let Some(from) = after {
            call.recv(from, acc.spare()).await;
            acc.take_after(0, count);
        }
    }
    // In place the part lies over the vector, which is free once everything has been sent.
    call.settle(batch).await;
    acc.value().copy_to(recv)
}
