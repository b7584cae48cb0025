//! Broadcast.

use crate::buf::{Buf, Packed};
use crate::part::{Function, Part, Root};
use crate::select::{Algorithm, Collective};
use crate::team::{Batch, Call};
use oxmpi_types::{Rank, Result};

/// Bytes that travel together through a chain.
const SEGMENT: u64 = 64 << 10;

/// Copies `buf` of `root` to `buf` of everyone.
pub async fn bcast(call: Call, buf: Buf, root: Rank) -> Result<()> {
    call.declare(Part::rooted(Function::Bcast, Root::Rank(root)));
    run(&call, &buf, root).await;
    call.finish()
}

pub(crate) async fn run(call: &Call, buf: &Buf, root: Rank) {
    match call.choose(Collective::Bcast, buf.bytes()) {
        Algorithm::Chain => call.check(Box::pin(chain(call, buf, root)).await),
        Algorithm::ScatterAllgather => {
            call.check(Box::pin(scatter_allgather(call, buf, root)).await)
        }
        _ => binomial(call, buf, root).await,
    }
}

/// The place of this rank when `root` comes first.
pub(crate) fn place(call: &Call, root: Rank) -> Rank {
    let (n, me) = (call.size(), call.rank());
    if me >= root { me - root } else { me + n - root }
}

/// The rank at a place.
pub(crate) fn rank_at(call: &Call, root: Rank, place: Rank) -> Rank {
    let at = root + place;
    if at < call.size() {
        at
    } else {
        at - call.size()
    }
}

/// The lowest bit of `place`, or the first power of two that reaches `n` at place 0: the step at
/// which this place of a binomial tree talks to its parent, children being at the smaller steps.
pub(crate) fn parent_step(place: Rank, n: Rank) -> Rank {
    if place == 0 {
        n.next_power_of_two()
    } else {
        place & place.wrapping_neg()
    }
}

pub(crate) async fn binomial(call: &Call, buf: &Buf, root: Rank) {
    let n = call.size();
    let place = place(call, root);
    let mut step = parent_step(place, n);
    if place != 0 {
        let parent = rank_at(call, root, place - step);
        call.recv(parent, buf).await;
    }
    // Who got something else than expected hands on nothing, so that those below hear of the error, too.
    let none = call.failed().then(|| buf.slice(0, 0));
    let mut batch = Batch::new();
    while step > 1 {
        step >>= 1;
        if place + step < n {
            let child = rank_at(call, root, place + step);
            batch.send(call.isend(child, none.as_ref().unwrap_or(buf)));
        }
    }
    call.settle(batch).await;
}

/// Each place hands on segment after segment, receiving the next one meanwhile.
async fn chain(call: &Call, buf: &Buf, root: Rank) -> Result<()> {
    let n = call.size();
    let place = place(call, root);
    let run = Packed::new(buf, place == 0)?;
    let bytes = buf.bytes();
    let segment = |i: u64| run.part(i * SEGMENT, (i + 1) * SEGMENT);
    let segments = bytes.div_ceil(SEGMENT).max(1);
    let from = (place > 0).then(|| rank_at(call, root, place - 1));
    let to = (place + 1 < n).then(|| rank_at(call, root, place + 1));
    let mut next = from.map(|from| call.irecv(from, &segment(0)));
    let mut batch = Batch::new();
    for i in 0..segments {
        if let Some(receiving) = next.take() {
            if let (Some(from), true) = (from, i + 1 < segments) {
                next = Some(call.irecv(from, &segment(i + 1)));
            }
            call.received(receiving).await;
        }
        if let Some(to) = to {
            batch.send(call.isend(to, &segment(i)));
        }
    }
    call.settle(batch).await;
    if place > 0 {
        run.unpack(buf)?;
    }
    Ok(())
}

/// Each place gets its n-th part down a binomial tree, then the parts go round a ring.
async fn scatter_allgather(call: &Call, buf: &Buf, root: Rank) -> Result<()> {
    let n = call.size();
    let me = place(call, root);
    let run = Packed::new(buf, me == 0)?;
    let share = buf.bytes().div_ceil(u64::from(n));
    let parts = |first: Rank, end: Rank| run.part(u64::from(first) * share, u64::from(end) * share);

    let mut step = parent_step(me, n);
    if me != 0 {
        let parent = rank_at(call, root, me - step);
        call.recv(parent, &parts(me, (me + step).min(n))).await;
    }
    let mut batch = Batch::new();
    while step > 1 {
        step >>= 1;
        let child = me + step;
        if child < n {
            batch.send(call.isend(
                rank_at(call, root, child),
                &parts(child, (child + step).min(n)),
            ));
        }
    }
    call.settle(batch).await;

    let (left, right) = (call.before(1), call.after(1));
    let place_before = |k: Rank| if me >= k { me - k } else { me + n - k };
    for k in 0..n - 1 {
        let (out, into) = (place_before(k), place_before(k + 1));
        // A part may have come down the tree already; the ring brings it again, which is simpler than telling who has what.
        call.exchange(right, &parts(out, out + 1), left, &parts(into, into + 1))
            .await;
    }
    if me != 0 {
        run.unpack(buf)?;
    }
    Ok(())
}
