//! Barrier.

use crate::buf::Buf;
use crate::team::Call;
use oxmpi_types::Result;

/// Returns when every member has entered.
pub async fn barrier(call: Call) -> Result<()> {
    dissemination(&call).await;
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
