//! Allgather: one block from each rank to everyone.

use crate::buf::{Blocks, Buf, Temp};
use crate::part::{Function, Part};
use crate::select::{Algorithm, Collective};
use crate::team::Call;
use oxmpi_types::{Rank, Result};

/// Collects `send` of each rank in everyone's `recv` (`MPI_Allgather[v]`). `send` is `None` for
/// `MPI_IN_PLACE`.
pub async fn allgather(call: Call, send: Option<Buf>, recv: Blocks) -> Result<()> {
    call.declare(Part::of(Function::Allgather));
    run(&call, send.as_ref(), &recv).await;
    call.finish()
}

pub(crate) async fn run(call: &Call, send: Option<&Buf>, recv: &Blocks) {
    let n = call.size();
    let bytes = recv.total_bytes(n);
    let mut algorithm = call.choose(Collective::Allgather, bytes);
    let doubling = algorithm == Algorithm::RecursiveDoubling;
    if doubling && !(n.is_power_of_two() && recv.is_uniform()) {
        algorithm = Algorithm::Bruck;
        call.instead(Collective::Allgather, bytes, algorithm);
    }
    if algorithm == Algorithm::RecursiveDoubling {
        own_block(call, send, recv);
        recursive_doubling(call, recv).await;
    } else if algorithm == Algorithm::Bruck {
        let outcome = bruck(call, send, recv).await;
        call.check(outcome);
    } else {
        own_block(call, send, recv);
        ring(call, recv).await;
    }
}

fn own_block(call: &Call, send: Option<&Buf>, recv: &Blocks) {
    if let Some(send) = send {
        call.check(send.copy_to(&recv.block(call.rank())));
    }
}

/// Each rank hands on the block it got in the step before.
pub(crate) async fn ring(call: &Call, recv: &Blocks) {
    let (left, right) = (call.before(1), call.after(1));
    for step in 0..call.size() - 1 {
        let out = recv.block(call.before(step));
        let into = recv.block(call.before(step + 1));
        call.exchange(right, &out, left, &into).await;
    }
}

/// Partners at doubling distances exchange all they have; for powers of two.
async fn recursive_doubling(call: &Call, recv: &Blocks) {
    let (n, me) = (call.size(), call.rank());
    let mut held = 1;
    while held < n {
        let partner = me ^ held;
        let mine = me & !(held - 1);
        let theirs = partner & !(held - 1);
        let (Some(out), Some(into)) = (recv.range(mine, held), recv.range(theirs, held)) else {
            unreachable!("only chosen for blocks of one size");
        };
        call.exchange(partner, &out, partner, &into).await;
        held <<= 1;
    }
}

/// Log n steps for any n: blocks are kept in the order me, me + 1, ... in a temporary, and put in
/// their places at the end.
async fn bruck(call: &Call, send: Option<&Buf>, recv: &Blocks) -> Result<()> {
    let (n, me) = (call.size(), call.rank());
    // Where the k-th block from here on starts.
    let mut starts = Vec::with_capacity(n as usize + 1);
    let mut total = 0u64;
    for k in 0..n {
        starts.push(total);
        total += recv.block_bytes(call.after(k));
    }
    starts.push(total);
    let temp = Temp::bytes(total)?;
    let blocks = |first: Rank, end: Rank| {
        let (first, end) = (starts[first as usize], starts[end as usize]);
        temp.part(first, end - first)
    };
    let own = recv.block(me);
    call.check(send.unwrap_or(&own).copy_to(&blocks(0, 1)));
    let mut held = 1;
    while held < n {
        let more = held.min(n - held);
        call.exchange(
            call.before(held),
            &blocks(0, more),
            call.after(held),
            &blocks(held, held + more),
        )
        .await;
        held += more;
    }
    let first = if send.is_some() { 0 } else { 1 };
    for k in first..n {
        call.check(blocks(k, k + 1).copy_to(&recv.block(call.after(k))));
    }
    Ok(())
}
