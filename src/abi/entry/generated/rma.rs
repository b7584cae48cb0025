//! Regular entries of the chapter `rma`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int, c_void};

use crate::arg::{self, Get, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Accumulate`
pub unsafe fn accumulate<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    op: D::Handle,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::ACCUMULATE, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::accumulate(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            op.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Compare_and_swap`
pub unsafe fn compare_and_swap<D: Dialect>(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::COMPARE_AND_SWAP, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let compare_addr = arg::Buf::<D>::new(compare_addr, "compare_addr");
        let result_addr = arg::Buf::<D>::new(result_addr, "result_addr");
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::compare_and_swap(
            rt,
            origin_addr.get()?,
            compare_addr.get()?,
            result_addr.get()?,
            datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Fetch_and_op`
pub unsafe fn fetch_and_op<D: Dialect>(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    op: D::Handle,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::FETCH_AND_OP, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let result_addr = arg::Buf::<D>::new(result_addr, "result_addr");
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::fetch_and_op(
            rt,
            origin_addr.get()?,
            result_addr.get()?,
            datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            op.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Get`
pub unsafe fn get<D: Dialect>(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::GET, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::get(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Get_accumulate`
pub unsafe fn get_accumulate<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    op: D::Handle,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::GET_ACCUMULATE, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let result_addr = arg::Buf::<D>::new(result_addr, "result_addr");
        let result_count = arg::Count::<D>::new(rt, result_count, "result_count")?;
        let result_datatype = arg::Datatype::<D>::new(rt, result_datatype, "result_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::get_accumulate(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            result_addr.get()?,
            result_count.get()?,
            result_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            op.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Put`
pub unsafe fn put<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::PUT, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::put(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            win.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Raccumulate`
pub unsafe fn raccumulate<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    op: D::Handle,
    win: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RACCUMULATE, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_rma::raccumulate(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            op.get()?,
            win.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Rget`
pub unsafe fn rget<D: Dialect>(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    win: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RGET, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_rma::rget(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            win.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Rget_accumulate`
pub unsafe fn rget_accumulate<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    op: D::Handle,
    win: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RGET_ACCUMULATE, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let result_addr = arg::Buf::<D>::new(result_addr, "result_addr");
        let result_count = arg::Count::<D>::new(rt, result_count, "result_count")?;
        let result_datatype = arg::Datatype::<D>::new(rt, result_datatype, "result_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_rma::rget_accumulate(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            result_addr.get()?,
            result_count.get()?,
            result_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            op.get()?,
            win.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Rput`
pub unsafe fn rput<D: Dialect>(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: D::Handle,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: D::Handle,
    win: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RPUT, On::Win(win), |rt| {
        let origin_addr = arg::Buf::<D>::new(origin_addr, "origin_addr");
        let origin_count = arg::Count::<D>::new(rt, origin_count, "origin_count")?;
        let origin_datatype = arg::Datatype::<D>::new(rt, origin_datatype, "origin_datatype")?;
        let target_rank = arg::Rank::<D>::new(rt, target_rank, "target_rank")?;
        let target_disp = arg::Int64::<D>::new(rt, target_disp, "target_disp")?;
        let target_count = arg::Count::<D>::new(rt, target_count, "target_count")?;
        let target_datatype = arg::Datatype::<D>::new(rt, target_datatype, "target_datatype")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_rma::rput(
            rt,
            origin_addr.get()?,
            origin_count.get()?,
            origin_datatype.get()?,
            target_rank.get()?,
            target_disp.get()?,
            target_count.get()?,
            target_datatype.get()?,
            win.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_allocate`
pub unsafe fn win_allocate<D: Dialect>(
    size: i64,
    disp_unit: i64,
    info: D::Handle,
    comm: D::Handle,
    baseptr: *mut c_void,
    win: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::WIN_ALLOCATE, On::Comm(comm), |rt| {
        let size = arg::Int64::<D>::new(rt, size, "size")?;
        let disp_unit = arg::Int64::<D>::new(rt, disp_unit, "disp_unit")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let baseptr = out::Pointer::<D>::new(baseptr, "baseptr")?;
        let win = out::Win::<D>::new(win, "win")?;
        win.clear();
        let (r0, r1) =
            oxmpi_rma::win_allocate(rt, size.get()?, disp_unit.get()?, info.get()?, comm.get()?)?;
        baseptr.put(rt, r0);
        win.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Win_allocate_shared`
pub unsafe fn win_allocate_shared<D: Dialect>(
    size: i64,
    disp_unit: i64,
    info: D::Handle,
    comm: D::Handle,
    baseptr: *mut c_void,
    win: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::WIN_ALLOCATE_SHARED, On::Comm(comm), |rt| {
        let size = arg::Int64::<D>::new(rt, size, "size")?;
        let disp_unit = arg::Int64::<D>::new(rt, disp_unit, "disp_unit")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let baseptr = out::Pointer::<D>::new(baseptr, "baseptr")?;
        let win = out::Win::<D>::new(win, "win")?;
        win.clear();
        let (r0, r1) = oxmpi_rma::win_allocate_shared(
            rt,
            size.get()?,
            disp_unit.get()?,
            info.get()?,
            comm.get()?,
        )?;
        baseptr.put(rt, r0);
        win.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Win_attach`
pub unsafe fn win_attach<D: Dialect>(win: D::Handle, base: *mut c_void, size: i64) -> c_int {
    run::<D>(&functions::WIN_ATTACH, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let base = arg::Buf::<D>::new(base, "base");
        let size = arg::Int64::<D>::new(rt, size, "size")?;
        oxmpi_rma::win_attach(rt, win.get()?, base.get()?, size.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_complete`
pub unsafe fn win_complete<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_COMPLETE, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_complete(rt, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_create`
pub unsafe fn win_create<D: Dialect>(
    base: *mut c_void,
    size: i64,
    disp_unit: i64,
    info: D::Handle,
    comm: D::Handle,
    win: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::WIN_CREATE, On::Comm(comm), |rt| {
        let base = arg::Buf::<D>::new(base, "base");
        let size = arg::Int64::<D>::new(rt, size, "size")?;
        let disp_unit = arg::Int64::<D>::new(rt, disp_unit, "disp_unit")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let win = out::Win::<D>::new(win, "win")?;
        win.clear();
        let r0 = oxmpi_rma::win_create(
            rt,
            base.get()?,
            size.get()?,
            disp_unit.get()?,
            info.get()?,
            comm.get()?,
        )?;
        win.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_create_dynamic`
pub unsafe fn win_create_dynamic<D: Dialect>(
    info: D::Handle,
    comm: D::Handle,
    win: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::WIN_CREATE_DYNAMIC, On::Comm(comm), |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let win = out::Win::<D>::new(win, "win")?;
        win.clear();
        let r0 = oxmpi_rma::win_create_dynamic(rt, info.get()?, comm.get()?)?;
        win.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_detach`
pub unsafe fn win_detach<D: Dialect>(win: D::Handle, base: *const c_void) -> c_int {
    run::<D>(&functions::WIN_DETACH, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let base = arg::Buf::<D>::new(base, "base");
        oxmpi_rma::win_detach(rt, win.get()?, base.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_fence`
pub unsafe fn win_fence<D: Dialect>(assert: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_FENCE, On::Win(win), |rt| {
        let assert = arg::Assert::<D>::new(rt, assert, "assert")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_fence(rt, assert.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_flush`
pub unsafe fn win_flush<D: Dialect>(rank: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_FLUSH, On::Win(win), |rt| {
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_flush(rt, rank.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_flush_all`
pub unsafe fn win_flush_all<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_FLUSH_ALL, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_flush_all(rt, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_flush_local`
pub unsafe fn win_flush_local<D: Dialect>(rank: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_FLUSH_LOCAL, On::Win(win), |rt| {
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_flush_local(rt, rank.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_flush_local_all`
pub unsafe fn win_flush_local_all<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_FLUSH_LOCAL_ALL, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_flush_local_all(rt, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_free`
pub unsafe fn win_free<D: Dialect>(win: *mut D::Handle) -> c_int {
    run::<D>(&functions::WIN_FREE, On::WinAt(win), |rt| {
        let win_at = out::Win::<D>::new(win, "win")?;
        let win = win_at.read(rt)?;
        win_at.after(rt, oxmpi_rma::win_free(rt, win.get()?))?;
        win_at.clear();
        Ok(())
    })
}

/// `MPI_Win_get_group`
pub unsafe fn win_get_group<D: Dialect>(win: D::Handle, group: *mut D::Handle) -> c_int {
    run::<D>(&functions::WIN_GET_GROUP, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let group = out::Group::<D>::new(group, "group")?;
        group.clear();
        let r0 = oxmpi_rma::win_get_group(rt, win.get()?)?;
        group.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_get_info`
pub unsafe fn win_get_info<D: Dialect>(win: D::Handle, info_used: *mut D::Handle) -> c_int {
    run::<D>(&functions::WIN_GET_INFO, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let info_used = out::Info::<D>::new(info_used, "info_used")?;
        info_used.clear();
        let r0 = oxmpi_rma::win_get_info(rt, win.get()?)?;
        info_used.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_lock`
pub unsafe fn win_lock<D: Dialect>(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: D::Handle,
) -> c_int {
    run::<D>(&functions::WIN_LOCK, On::Win(win), |rt| {
        let lock_type = arg::LockType::<D>::new(rt, lock_type, "lock_type")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let assert = arg::Assert::<D>::new(rt, assert, "assert")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_lock(rt, lock_type.get()?, rank.get()?, assert.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_lock_all`
pub unsafe fn win_lock_all<D: Dialect>(assert: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_LOCK_ALL, On::Win(win), |rt| {
        let assert = arg::Assert::<D>::new(rt, assert, "assert")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_lock_all(rt, assert.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_post`
pub unsafe fn win_post<D: Dialect>(group: D::Handle, assert: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_POST, On::Win(win), |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let assert = arg::Assert::<D>::new(rt, assert, "assert")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_post(rt, group.get()?, assert.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_set_info`
pub unsafe fn win_set_info<D: Dialect>(win: D::Handle, info: D::Handle) -> c_int {
    run::<D>(&functions::WIN_SET_INFO, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        oxmpi_rma::win_set_info(rt, win.get()?, info.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_set_name`
pub unsafe fn win_set_name<D: Dialect>(win: D::Handle, win_name: *const c_char) -> c_int {
    run::<D>(&functions::WIN_SET_NAME, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let win_name = arg::String::<D>::new(rt, win_name, "win_name")?;
        oxmpi_rma::win_set_name(rt, win.get()?, win_name.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_shared_query`
pub unsafe fn win_shared_query<D: Dialect>(
    win: D::Handle,
    rank: c_int,
    size: *mut i64,
    disp_unit: OutInts,
    baseptr: *mut c_void,
) -> c_int {
    run::<D>(&functions::WIN_SHARED_QUERY, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let size = out::Int64::<D>::new(size, "size")?;
        let disp_unit = out::Int64::<D>::new(disp_unit, "disp_unit")?;
        let baseptr = out::Pointer::<D>::new(baseptr, "baseptr")?;
        let (r0, r1, r2) = oxmpi_rma::win_shared_query(rt, win.get()?, rank.get()?)?;
        size.put(rt, r0);
        disp_unit.put(rt, r1);
        baseptr.put(rt, r2);
        Ok(())
    })
}

/// `MPI_Win_start`
pub unsafe fn win_start<D: Dialect>(group: D::Handle, assert: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_START, On::Win(win), |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let assert = arg::Assert::<D>::new(rt, assert, "assert")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_start(rt, group.get()?, assert.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_sync`
pub unsafe fn win_sync<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_SYNC, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_sync(rt, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_test`
pub unsafe fn win_test<D: Dialect>(win: D::Handle, flag: *mut c_int) -> c_int {
    run::<D>(&functions::WIN_TEST, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_rma::win_test(rt, win.get()?)?;
        flag.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_unlock`
pub unsafe fn win_unlock<D: Dialect>(rank: c_int, win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_UNLOCK, On::Win(win), |rt| {
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_unlock(rt, rank.get()?, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_unlock_all`
pub unsafe fn win_unlock_all<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_UNLOCK_ALL, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_unlock_all(rt, win.get()?)?;
        Ok(())
    })
}

/// `MPI_Win_wait`
pub unsafe fn win_wait<D: Dialect>(win: D::Handle) -> c_int {
    run::<D>(&functions::WIN_WAIT, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        oxmpi_rma::win_wait(rt, win.get()?)?;
        Ok(())
    })
}
