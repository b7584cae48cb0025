//! Scan and exscan: the combination of the data of the ranks up to this one.

use crate::buf::{Buf, Temp};
use crate::op::{Accumulator, Op};
use crate::part::{Function, Part};
use crate::team::Call;
use oxmpi_types::Result;

/// Combines `send` of ranks `0..=me` into `recv`. `send` is `None` for `MPI_IN_PLACE`.
pub async fn scan(call: Call, send: Option<Buf>, recv: Buf, op: Op) -> Result<()> {
    call.declare(Part::of(Function::Scan).with(op.code()));
    let outcome = run(&call, send.as_ref(), &recv, &op, true).await;
    call.check(outcome);
    call.finish()
}

/// Combines `send` of ranks `0..me` into `recv`, which rank 0 leaves as it is. `send` is `None` for
/// `MPI_IN_PLACE`.
pub async fn exscan(call: Call, send: Option<Buf>, recv: Buf, op: Op) -> Result<()> {
    call.declare(Part::of(Function::Exscan).with(op.code()));
    let outcome = run(&call, send.as_ref(), &recv, &op, false).await;
    call.check(outcome);
    call.finish()
}

/// Recursive doubling: `acc` covers the aligned group of ranks that this one is in, `recv` those of the group up to
/// this rank.
async fn run(call: &Call, send: Option<&Buf>, recv: &Buf, op: &Op, inclusive: bool) -> Result<()> {
    let (n, me) = (call.size(), call.rank());
    let value = Temp::typed(recv.count(), recv.datatype())?;
    let spare = Temp::typed(recv.count(), recv.datatype())?;
    send.unwrap_or(recv).copy_to(value.buf())?;
    if let (Some(send), true) = (send, inclusive) {
        send.copy_to(recv)?;
    }
    // True once `recv` holds a value to go on from.
    let mut begun = inclusive;
    let mut acc = Accumulator::new(op, value.buf().clone(), &spare);
    let mut distance = 1;
    while distance < n {
        let partner = me ^ distance;
        if partner < n {
            call.exchange(partner, acc.value(), partner, acc.spare())
                .await;
            if partner < me {
                if begun {
                    op.apply(acc.spare(), recv);
                } else {
                    acc.spare().copy_to(recv)?;
                    begun = true;
                }
                acc.take_before(0, recv.count());
            } else {
                acc.take_after(0, recv.count());
            }
        }
        distance <<= 1;
    }
    Ok(())
}
