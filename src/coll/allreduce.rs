//! Allreduce: the combination of everyone's data, everywhere, the same bits on each rank.

use crate::buf::{Buf, Temp};
use crate::op::{Accumulator, Op};
use crate::part::{Function, Part};
use crate::select::{Algorithm, Collective};
use crate::team::Call;
use oxmpi_types::{Count, Rank, Result};

/// Combines `send` of all ranks into everyone's `recv`. `send` is `None` for `MPI_IN_PLACE`.
pub async fn allreduce(call: Call, send: Option<Buf>, recv: Buf, op: Op) -> Result<()> {
    call.declare(Part::of(Function::Allreduce).with(op.code()));
    let outcome = run(&call, send.as_ref(), &recv, &op).await;
    call.check(outcome);
    call.finish()
}

pub(crate) async fn run(call: &Call, send: Option<&Buf>, recv: &Buf, op: &Op) -> Result<()> {
    if let Some(send) = send {
        send.copy_to(recv)?;
    }
    if call.size() == 1 {
        return Ok(());
    }
    let mut algorithm = call.choose(Collective::Allreduce, recv.bytes());
    if algorithm == Algorithm::Ring && !op.is_commutative() {
        algorithm = Algorithm::Rabenseifner;
        call.instead(Collective::Allreduce, recv.bytes(), algorithm);
    }
    match algorithm {
        Algorithm::Ring => Box::pin(ring(call, recv, op)).await,
        Algorithm::RecursiveDoubling => recursive_doubling(call, recv, op).await,
        Algorithm::Linear => linear(call, recv, op).await,
        _ => Box::pin(rabenseifner(call, recv, op)).await,
    }
}

/// A power of two of the ranks do the work; of the others each first gives its data to a neighbour
/// and gets the result from it in the end. Neighbours, so that operands keep their order.
pub(crate) struct Fold {
    /// Ranks that work.
    pub power: Rank,
    /// Ranks that have a partner that does not.
    extra: Rank,
}

impl Fold {
    pub fn new(call: &Call) -> Fold {
        let n = call.size();
        let power = 1 << n.ilog2();
        Fold {
            power,
            extra: n - power,
        }
    }

    /// The rank of a worker.
    pub fn rank(&self, worker: Rank) -> Rank {
        if worker < self.extra {
            2 * worker
        } else {
            worker + self.extra
        }
    }

    /// The worker's number of this rank after the neighbour's data is taken in, `None` if it gave its data away.
    pub async fn enter(&self, call: &Call, acc: &mut Accumulator<'_>) -> Option<Rank> {
        let me = call.rank();
        if me >= 2 * self.extra {
            return Some(me - self.extra);
        }
        if me % 2 == 1 {
            call.send(me - 1, acc.value()).await;
            return None;
        }
        call.recv(me + 1, acc.spare()).await;
        acc.take_after(0, acc.value().count());
        Some(me / 2)
    }

    /// Hands the result to the neighbour that waits for it, or receives it in `result`.
    pub async fn leave(&self, call: &Call, result: &Buf) {
        let me = call.rank();
        if me >= 2 * self.extra {
            return;
        }
        if me % 2 == 1 {
            call.recv(me - 1, result).await;
        } else {
            call.send(me + 1, result).await;
        }
    }

    /// First element and count of the part of a vector of `count` elements that worker `index`
    /// holds after [`halve`].
    pub fn part(&self, index: Rank, count: Count) -> (Count, Count) {
        let (mut first, mut left) = (0, count);
        let mut distance = 1;
        while distance < self.power {
            (first, left) = half(first, left, index & distance != 0);
            distance <<= 1;
        }
        (first, left)
    }
}

/// The lower or upper half of a range.
fn half(first: Count, count: Count, upper: bool) -> (Count, Count) {
    let lower = count / 2;
    if upper {
        (first + lower, count - lower)
    } else {
        (first, lower)
    }
}

async fn recursive_doubling(call: &Call, recv: &Buf, op: &Op) -> Result<()> {
    let spare = Temp::typed(recv.count(), recv.datatype())?;
    let mut acc = Accumulator::new(op, recv.clone(), &spare);
    let fold = Fold::new(call);
    if let Some(me) = fold.enter(call, &mut acc).await {
        let mut distance = 1;
        while distance < fold.power {
            let partner = fold.rank(me ^ distance);
            call.exchange(partner, acc.value(), partner, acc.spare())
                .await;
            if me & distance != 0 {
                acc.take_before(0, recv.count());
            } else {
                acc.take_after(0, recv.count());
            }
            distance <<= 1;
        }
        acc.value().copy_to(recv)?;
    }
    fold.leave(call, recv).await;
    Ok(())
}

/// Rank 0 combines everything in the order of the ranks and answers all. The fewest turns where ranks share cores.
async fn linear(call: &Call, recv: &Buf, op: &Op) -> Result<()> {
    if call.rank() != 0 {
        call.send(0, recv).await;
        call.recv(0, recv).await;
        return Ok(());
    }
    let spare = Temp::typed(recv.count(), recv.datatype())?;
    let mut acc = Accumulator::new(op, recv.clone(), &spare);
    for from in 1..call.size() {
        call.recv(from, acc.spare()).await;
        acc.take_after(0, recv.count());
    }
    acc.value().copy_to(recv)?;
    for to in 1..call.size() {
        call.send(to, recv).await;
    }
    Ok(())
}

/// Each worker gives half of what it has to a partner and takes the partner's other half, at doubling
/// distances. Returns the range of the vector whose result this one then holds.
pub(crate) async fn halve(
    call: &Call,
    fold: &Fold,
    me: Rank,
    acc: &mut Accumulator<'_>,
) -> (Count, Count) {
    let (mut first, mut count) = (0, acc.value().count());
    let mut distance = 1;
    while distance < fold.power {
        let partner = fold.rank(me ^ distance);
        let upper = me & distance != 0;
        let (give, n) = half(first, count, !upper);
        (first, count) = half(first, count, upper);
        let into = acc.spare().slice(first, count);
        call.exchange(partner, &acc.value().slice(give, n), partner, &into)
            .await;
        if upper {
            acc.take_before(first, count);
        } else {
            acc.take_after(first, count);
        }
        distance <<= 1;
    }
    (first, count)
}

async fn rabenseifner(call: &Call, recv: &Buf, op: &Op) -> Result<()> {
    let spare = Temp::typed(recv.count(), recv.datatype())?;
    let mut acc = Accumulator::new(op, recv.clone(), &spare);
    let fold = Fold::new(call);
    if let Some(me) = fold.enter(call, &mut acc).await {
        let (first, count) = halve(call, &fold, me, &mut acc).await;
        acc.value()
            .slice(first, count)
            .copy_to(&recv.slice(first, count))?;
        // The same steps backwards: what a partner holds then is the other half of the range of the step.
        let mut distance = fold.power;
        while distance > 1 {
            distance >>= 1;
            let partner = me ^ distance;
            let mine = range_at(me, distance, recv.count());
            let theirs = range_at(partner, distance, recv.count());
            let partner = fold.rank(partner);
            call.exchange(
                partner,
                &recv.slice(mine.0, mine.1),
                partner,
                &recv.slice(theirs.0, theirs.1),
            )
            .await;
        }
    }
    fold.leave(call, recv).await;
    Ok(())
}

/// The range that worker `me` goes on with after the step at `distance`.
fn range_at(me: Rank, distance: Rank, count: Count) -> (Count, Count) {
    let (mut first, mut left) = (0, count);
    let mut step = 1;
    while step <= distance {
        (first, left) = half(first, left, me & step != 0);
        step <<= 1;
    }
    (first, left)
}

/// Reduce-scatter round the ring, then allgather round the ring. The operands of a part come
/// in the order of the ring, the same on every rank as only one computes it.
async fn ring(call: &Call, recv: &Buf, op: &Op) -> Result<()> {
    let n = call.size();
    let (share, rest) = (recv.count() / Count::from(n), recv.count() % Count::from(n));
    let start = |i: Rank| Count::from(i) * share + Count::from(i).min(rest);
    let part = |i: Rank| recv.slice(start(i), start(i + 1) - start(i));
    let spare = Temp::typed(share + Count::from(rest > 0), recv.datatype())?;
    let left_of = |i: Rank| if i == 0 { n - 1 } else { i - 1 };
    let (left, right) = (call.before(1), call.after(1));
    for step in 1..n {
        let out = part(call.before(step));
        let into = part(left_of(call.before(step)));
        let operand = spare.buf().slice(0, into.count());
        call.exchange(right, &out, left, &operand).await;
        op.apply(&operand, &into);
    }
    for step in 0..n - 1 {
        let (out, into) = (part(call.before(step)), part(call.before(step + 1)));
        call.exchange(right, &out, left, &into).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_the_vector() {
        for power in [1, 2, 4, 8, 16] {
            let fold = Fold { power, extra: 0 };
            for count in [0, 1, 5, 16, 1000] {
                let mut seen = vec![0; count as usize];
                for i in 0..power {
                    let (first, n) = fold.part(i, count);
                    assert_eq!((first, n), range_at(i, power / 2, count));
                    for k in first..first + n {
                        seen[k as usize] += 1;
                    }
                }
                assert!(seen.iter().all(|&s| s == 1));
            }
        }
    }
}
