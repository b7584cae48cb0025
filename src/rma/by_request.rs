//! The operations that give a request.

use crate::operations::{ORIGIN, accumulate, exchange, local, place, put, same_size, target_of};
use crate::origin;
use crate::window::Win;
use oxmpi_engine::ReqId;
use oxmpi_mpi::{OpObj, Runtime, TypeObj, UserBuf};
use oxmpi_types::{Aint, Count, Handle, Rank, RankArg, Result, Status};
use std::rc::Rc;

/// The target, if there is one to reach: only locks open an epoch for them.
fn reachable_by_request(win: &Win, rank: RankArg) -> Result<Option<Rank>> {
    win.alive()?;
    let Some(rank) = target_of(win, "target_rank", rank)? else {
        return Ok(None);
    };
    win.needs_lock("target_rank", rank)?;
    Ok(Some(rank))
}

/// A request that is complete already.
fn done(rt: &Runtime, win: &Win) -> Handle {
    rt.done_request(Status::EMPTY, &win.comm)
}

/// `MPI_Rput`: the data is copied at once, so the request is complete.
#[allow(clippy::too_many_arguments)]
pub fn rput(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    win: &Rc<Win>,
) -> Result<Handle> {
    reachable_by_request(win, target_rank)?;
    put(
        rt,
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    )?;
    Ok(done(rt, win))
}

/// `MPI_Rget`
#[allow(clippy::too_many_arguments)]
pub fn rget(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    win: &Rc<Win>,
) -> Result<Handle> {
    rt.active()?;
    let Some(rank) = reachable_by_request(win, target_rank)? else {
        return Ok(done(rt, win));
    };
    let into = local(ORIGIN, origin_addr, origin_count, origin_datatype)?;
    let place = place(win, rank, target_disp, target_count, target_datatype)?;
    same_size(ORIGIN, &into, &place)?;
    request_for(rt, win, |request| {
        origin::get(&win.core, &place, &into, Some(request))
    })
}

/// The request of an operation that `start` starts. It is complete already when `start` says that all is done.
fn request_for(rt: &Runtime, win: &Win, start: impl FnOnce(ReqId) -> bool) -> Result<Handle> {
    let engine = win.core.engine();
    let request = engine.external();
    if start(request) {
        engine.finish(request, Status::EMPTY);
    }
    Ok(rt.engine_request(request, &win.comm))
}

/// `MPI_Raccumulate`: the data is copied at once, so the request is complete.
#[allow(clippy::too_many_arguments)]
pub fn raccumulate(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    win: &Rc<Win>,
) -> Result<Handle> {
    reachable_by_request(win, target_rank)?;
    accumulate(
        rt,
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    )?;
    Ok(done(rt, win))
}

/// `MPI_Rget_accumulate`
#[allow(clippy::too_many_arguments)]
pub fn rget_accumulate(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    result_addr: UserBuf,
    result_count: Count,
    result_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    win: &Rc<Win>,
) -> Result<Handle> {
    rt.active()?;
    let Some(rank) = reachable_by_request(win, target_rank)? else {
        return Ok(done(rt, win));
    };
    let exchange = exchange(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    )?;
    request_for(rt, win, |request| exchange.start(win, Some(request)))
}
