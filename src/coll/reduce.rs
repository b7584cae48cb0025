//! Reduce: the combination of everyone's data at the root.

use crate::allreduce::{Fold, halve};
use crate::bcast::{parent_step, place, rank_at};
use crate::buf::{Buf, Temp};
use crate::gather::children;
use crate::op::{Accumulator, Op};
use crate::part::{Function, Part, Root};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Rank, Result};

/// Combines `send` of all ranks into the root's `recv`, which the others leave out. `send` is
/// `None` for `MPI_IN_PLACE` at the root.
pub async fn reduce(
    call: Call,
    send: Option<Buf>,
    recv: Option<Buf>,
    op: Op,
    root: Rank,
) -> Result<()> {
    call.declare(Part::rooted(Function::Reduce, Root::Rank(root)).with(op.code()));
    if let Some(own) = send.as_ref().or(recv.as_ref()) {
        let outcome = run(&call, own, recv.as_ref(), &op, root).await;
        call.check(outcome);
    }
    call.finish()
}

/// `own` is this rank's contribution, which may be the root's `recv`.
pub(crate) async fn run(
    call: &Call,
    own: &Buf,
    recv: Option<&Buf>,
    op: &Op,
    root: Rank,
) -> Result<()> {
    if call.choose(Collective::Reduce, own.bytes()) == Algorithm::Rabenseifner {
        return Box::pin(rabenseifner(call, own, recv, op, root)).await;
    }
    if op.is_commutative() || root == 0 {
        return binomial(call, own, recv, op, root).await;
    }
    // The order of the ranks matters: a tree that starts at rank 0, and one more hop.
    if call.rank() == root {
        binomial(call, own, None, op, 0).await?;
        if let Some(recv) = recv {
            call.recv(0, recv).await;
        }
        Ok(())
    } else if call.rank() == 0 {
        let temp = Temp::typed(own.count(), own.datatype())?;
        binomial(call, own, Some(temp.buf()), op, 0).await?;
        call.send(root, temp.buf()).await;
        Ok(())
    } else {
        binomial(call, own, None, op, 0).await
    }
}

/// The children's subtrees follow this place, so operands stay in the order of the places.
async fn binomial(call: &Call, own: &Buf, recv: Option<&Buf>, op: &Op, root: Rank) -> Result<()> {
    let n = call.size();
    let me = place(call, root);
    let subtrees = children(me, n).count();
    // Operand `i` is received in buffer `i % 2`, and the value moves there; the last one goes to the
    // root's receive buffer unless that holds the root's own operand.
    let target = recv.filter(|recv| !recv.same_place(own));
    let mut memory = [None, None];
    let mut buffers = [Buf::nothing(), Buf::nothing()];
    for i in 0..subtrees.min(2) {
        buffers[i] = match target {
            Some(recv) if i == (subtrees - 1) % 2 => recv.clone(),
            _ => memory[i]
                .insert(Temp::typed(own.count(), own.datatype())?)
                .buf()
                .clone(),
        };
    }
    let mut value = own;
    // The nearest subtree first: it holds the ranks that follow.
    for i in 0..subtrees {
        let operand = &buffers[i % 2];
        call.recv(rank_at(call, root, me + (1 << i)), operand).await;
        op.apply(value, operand);
        value = operand;
    }
    if me != 0 {
        call.send(rank_at(call, root, me - parent_step(me, n)), value)
            .await;
    } else if let Some(recv) = recv {
        call.check(value.copy_to(recv));
    }
    Ok(())
}

/// The vector is halved until each rank holds the result of a part, which it sends to the root.
async fn rabenseifner(
    call: &Call,
    own: &Buf,
    recv: Option<&Buf>,
    op: &Op,
    root: Rank,
) -> Result<()> {
    let value = Temp::typed(own.count(), own.datatype())?;
    let spare = Temp::typed(own.count(), own.datatype())?;
    own.copy_to(value.buf())?;
    let mut acc = Accumulator::new(op, value.buf().clone(), &spare);
    let fold = Fold::new(call);
    let mine = match fold.enter(call, &mut acc).await {
        Some(me) => Some((me, halve(call, &fold, me, &mut acc).await)),
        None => None,
    };
    let mut batch = Batch::new();
    if let Some(recv) = recv {
        for index in 0..fold.power {
            let (first, count) = fold.part(index, own.count());
            let from = fold.rank(index);
            if from != root {
                batch.receive(call.irecv(from, &recv.slice(first, count)));
            }
        }
    }
    if let Some((_, (first, count))) = mine {
        let part = acc.value().slice(first, count);
        match recv {
            Some(recv) => call.check(part.copy_to(&recv.slice(first, count))),
            None => batch.send(call.isend(root, &part)),
        }
    }
    call.settle(batch).await;
    Ok(())
}
