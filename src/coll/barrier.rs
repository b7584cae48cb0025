//! Barrier.

use crate::buf::Buf;
use crate::part::{Function, Part};
use crate::select::{Algorithm, Collective};
use crate::team::Call;
use oxmpi_types::Result;

/// Returns when every member has entered.
pub async fn barrier(call: Call) -> Result<()> {
    call.declare(Part::of(Function::Barrier));
    if call.size() > 1 {
        match call.choose(Collective::Barrier, 0) {
            Algorithm::Linear => linear(&call).await,
            _ => dissemination(&call).await,
        }
    }
    call.finish()
}

/// In round `k` each rank tells the one 2^k further on.
pub(crate) async fn dissemination(call: &Call) {
    let n = call.size();
    let nothing = Buf::nothing();
    let mut distance = 1;
    while distance < n {
        call.exchange(
            call.after(distance),
            &nothing,
            call.before(distance),
            &nothing,
        )
        .await;
        distance <<= 1;
    }
}

/// All tell rank 0, which tells all. Where ranks take turns on a core this needs the fewest turns: what
/// counts there is not the number of messages but how often somebody waits for somebody who is not running.
async fn linear(call: &Call) {
    let nothing = Buf::nothing();
    if call.rank() != 0 {
        call.send(0, &nothing).await;
        call.recv(0, &nothing).await;
        return;
    }
    for from in 1..call.size() {
        call.recv(from, &nothing).await;
    }
    for to in 1..call.size() {
        call.send(to, &nothing).await;
    }
}
