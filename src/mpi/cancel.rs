//! Cancelling requests.

use crate::Runtime;
use crate::request::{Grequest, Trace, Work};
use oxmpi_engine::ReqId;
use oxmpi_types::{Handle, Result, Status, err};
use std::rc::Rc;

/// `MPI_Cancel`
pub fn cancel(rt: &Runtime, request: Handle) -> Result<()> {
    enum What {
        Engine(ReqId),
        Sent(Trace),
        Generalized(ReqId, Rc<Grequest>),
        Nothing,
    }
    let what = rt.with_request(request, |r| match &r.work {
        Work::Engine(id) => Ok(What::Engine(*id)),
        Work::Sent(trace) => Ok(What::Sent(*trace)),
        Work::Generalized(id, g) => Ok(What::Generalized(*id, g.clone())),
        Work::Task(..) => Err(err!(
            Request,
            "request {:#x} is of a collective, a partitioned or a combined send and receive operation, none of which can be cancelled",
            request.bits()
        )),
        Work::Idle => Err(err!(
            Request,
            "request {:#x} is not active, there is nothing to cancel",
            request.bits()
        )),
        Work::Done(_) | Work::AtOnce => Ok(What::Nothing),
    })??;
    rt.cancels.set(rt.cancels.get() + 1);
    match what {
        What::Engine(id) => rt.engine()?.cancel(id),
        What::Sent(trace) => {
            let engine = rt.engine()?;
            let asking = match trace {
                Trace::Number { to, env, number } => engine.cancel_sent(to, env, number),
                Trace::Buffered(send) => engine.cancel_for(send),
            };
            rt.with_request(request, |r| r.work = Work::Engine(asking))?;
        }
        What::Generalized(id, g) => g.fns.cancel(rt.engine()?.is_complete(id))?,
        What::Nothing => {}
    }
    Ok(())
}

/// `MPI_Test_cancelled`
pub fn test_cancelled(_: &Runtime, status: &Status) -> Result<bool> {
    Ok(status.cancelled)
}
