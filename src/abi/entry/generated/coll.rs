//! Regular entries of the chapter `coll`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use crate::arg::{self, Get, Ints};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Allgather`
pub unsafe fn allgather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLGATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::allgather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Allgather_init`
pub unsafe fn allgather_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLGATHER_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::allgather_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Allgatherv`
pub unsafe fn allgatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLGATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::allgatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Allgatherv_init`
pub unsafe fn allgatherv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLGATHERV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::allgatherv_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Allreduce`
pub unsafe fn allreduce<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLREDUCE, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::allreduce(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Allreduce_init`
pub unsafe fn allreduce_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLREDUCE_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::allreduce_init(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Alltoall`
pub unsafe fn alltoall<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALL, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::alltoall(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Alltoall_init`
pub unsafe fn alltoall_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALL_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::alltoall_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Alltoallv`
pub unsafe fn alltoallv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALLV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::alltoallv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Alltoallv_init`
pub unsafe fn alltoallv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALLV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::alltoallv_init(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Barrier`
pub unsafe fn barrier<D: Dialect>(comm: D::Handle) -> c_int {
    run::<D>(&functions::BARRIER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::barrier(rt, comm.get()?)?;
        Ok(())
    })
}

/// `MPI_Barrier_init`
pub unsafe fn barrier_init<D: Dialect>(
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::BARRIER_INIT, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::barrier_init(rt, comm.get()?, info.get()?)?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Bcast`
pub unsafe fn bcast<D: Dialect>(
    buffer: *mut c_void,
    count: i64,
    datatype: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::BCAST, On::Comm(comm), |rt| {
        let buffer = arg::Buf::<D>::new(buffer, "buffer");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::bcast(
            rt,
            buffer.get()?,
            count.get()?,
            datatype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Bcast_init`
pub unsafe fn bcast_init<D: Dialect>(
    buffer: *mut c_void,
    count: i64,
    datatype: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::BCAST_INIT, On::Comm(comm), |rt| {
        let buffer = arg::Buf::<D>::new(buffer, "buffer");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::bcast_init(
            rt,
            buffer.get()?,
            count.get()?,
            datatype.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Exscan`
pub unsafe fn exscan<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::EXSCAN, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::exscan(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Exscan_init`
pub unsafe fn exscan_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::EXSCAN_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::exscan_init(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Gather`
pub unsafe fn gather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::GATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::gather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Gather_init`
pub unsafe fn gather_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GATHER_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::gather_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Gatherv`
pub unsafe fn gatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::GATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::gatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Gatherv_init`
pub unsafe fn gatherv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GATHERV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::gatherv_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iallgather`
pub unsafe fn iallgather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLGATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iallgather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iallgatherv`
pub unsafe fn iallgatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLGATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iallgatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iallreduce`
pub unsafe fn iallreduce<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLREDUCE, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iallreduce(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ialltoall`
pub unsafe fn ialltoall<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLTOALL, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ialltoall(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ialltoallv`
pub unsafe fn ialltoallv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLTOALLV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ialltoallv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ibarrier`
pub unsafe fn ibarrier<D: Dialect>(comm: D::Handle, request: *mut D::Handle) -> c_int {
    run::<D>(&functions::IBARRIER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ibarrier(rt, comm.get()?)?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ibcast`
pub unsafe fn ibcast<D: Dialect>(
    buffer: *mut c_void,
    count: i64,
    datatype: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IBCAST, On::Comm(comm), |rt| {
        let buffer = arg::Buf::<D>::new(buffer, "buffer");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ibcast(
            rt,
            buffer.get()?,
            count.get()?,
            datatype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iexscan`
pub unsafe fn iexscan<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IEXSCAN, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iexscan(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Igather`
pub unsafe fn igather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IGATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::igather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Igatherv`
pub unsafe fn igatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IGATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::igatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ineighbor_allgather`
pub unsafe fn ineighbor_allgather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INEIGHBOR_ALLGATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ineighbor_allgather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ineighbor_allgatherv`
pub unsafe fn ineighbor_allgatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INEIGHBOR_ALLGATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ineighbor_allgatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ineighbor_alltoall`
pub unsafe fn ineighbor_alltoall<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INEIGHBOR_ALLTOALL, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ineighbor_alltoall(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ineighbor_alltoallv`
pub unsafe fn ineighbor_alltoallv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INEIGHBOR_ALLTOALLV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ineighbor_alltoallv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ireduce`
pub unsafe fn ireduce<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IREDUCE, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ireduce(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ireduce_scatter`
pub unsafe fn ireduce_scatter<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IREDUCE_SCATTER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ireduce_scatter(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ireduce_scatter_block`
pub unsafe fn ireduce_scatter_block<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IREDUCE_SCATTER_BLOCK, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::ireduce_scatter_block(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iscan`
pub unsafe fn iscan<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISCAN, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iscan(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iscatter`
pub unsafe fn iscatter<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISCATTER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iscatter(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Iscatterv`
pub unsafe fn iscatterv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    displs: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISCATTERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::iscatterv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            displs.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Neighbor_allgather`
pub unsafe fn neighbor_allgather<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLGATHER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::neighbor_allgather(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Neighbor_allgather_init`
pub unsafe fn neighbor_allgather_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLGATHER_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::neighbor_allgather_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Neighbor_allgatherv`
pub unsafe fn neighbor_allgatherv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLGATHERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::neighbor_allgatherv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Neighbor_allgatherv_init`
pub unsafe fn neighbor_allgatherv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    displs: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLGATHERV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::neighbor_allgatherv_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            displs.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Neighbor_alltoall`
pub unsafe fn neighbor_alltoall<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLTOALL, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::neighbor_alltoall(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Neighbor_alltoall_init`
pub unsafe fn neighbor_alltoall_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLTOALL_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::neighbor_alltoall_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Neighbor_alltoallv`
pub unsafe fn neighbor_alltoallv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLTOALLV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::neighbor_alltoallv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Neighbor_alltoallv_init`
pub unsafe fn neighbor_alltoallv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::NEIGHBOR_ALLTOALLV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let sdispls = arg::Int64Array::<D>::new(rt, sdispls, None, "sdispls")?;
        let sendtype = arg::Datatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let rdispls = arg::Int64Array::<D>::new(rt, rdispls, None, "rdispls")?;
        let recvtype = arg::Datatype::<D>::new(rt, recvtype, "recvtype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::neighbor_alltoallv_init(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            sdispls.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            rdispls.get()?,
            recvtype.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Reduce`
pub unsafe fn reduce<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::reduce(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Reduce_init`
pub unsafe fn reduce_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::reduce_init(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Reduce_local`
pub unsafe fn reduce_local<D: Dialect>(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE_LOCAL, On::Default, |rt| {
        let inbuf = arg::Buf::<D>::new(inbuf, "inbuf");
        let inoutbuf = arg::Buf::<D>::new(inoutbuf, "inoutbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        oxmpi_mpi::coll::reduce_local(
            rt,
            inbuf.get()?,
            inoutbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Reduce_scatter`
pub unsafe fn reduce_scatter<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE_SCATTER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::reduce_scatter(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Reduce_scatter_block`
pub unsafe fn reduce_scatter_block<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE_SCATTER_BLOCK, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::reduce_scatter_block(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Reduce_scatter_block_init`
pub unsafe fn reduce_scatter_block_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::REDUCE_SCATTER_BLOCK_INIT,
        On::Comm(comm),
        |rt| {
            let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
            let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
            let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
            let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
            let op = arg::Op::<D>::new(rt, op, "op")?;
            let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
            let info = arg::Info::<D>::new(rt, info, "info")?;
            let request = out::Request::<D>::new(request, "request")?;
            let r0 = oxmpi_mpi::coll::reduce_scatter_block_init(
                rt,
                sendbuf.get()?,
                recvbuf.get()?,
                recvcount.get()?,
                datatype.get()?,
                op.get()?,
                comm.get()?,
                info.get()?,
            )?;
            request.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Reduce_scatter_init`
pub unsafe fn reduce_scatter_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::REDUCE_SCATTER_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcounts = arg::CountArray::<D>::new(rt, recvcounts, None, "recvcounts")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::reduce_scatter_init(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            recvcounts.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Scan`
pub unsafe fn scan<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::SCAN, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::scan(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Scan_init`
pub unsafe fn scan_init<D: Dialect>(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    op: D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SCAN_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::scan_init(
            rt,
            sendbuf.get()?,
            recvbuf.get()?,
            count.get()?,
            datatype.get()?,
            op.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Scatter`
pub unsafe fn scatter<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::SCATTER, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::scatter(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Scatter_init`
pub unsafe fn scatter_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SCATTER_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::MaybeCount::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::scatter_init(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Scatterv`
pub unsafe fn scatterv<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    displs: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::SCATTERV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::coll::scatterv(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            displs.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Scatterv_init`
pub unsafe fn scatterv_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    displs: Ints,
    sendtype: D::Handle,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    root: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SCATTERV_INIT, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcounts = arg::CountArray::<D>::new(rt, sendcounts, None, "sendcounts")?;
        let displs = arg::Int64Array::<D>::new(rt, displs, None, "displs")?;
        let sendtype = arg::MaybeDatatype::<D>::new(rt, sendtype, "sendtype")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::MaybeCount::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::MaybeDatatype::<D>::new(rt, recvtype, "recvtype")?;
        let root = arg::Rank::<D>::new(rt, root, "root")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::coll::scatterv_init(
            rt,
            sendbuf.get()?,
            sendcounts.get()?,
            displs.get()?,
            sendtype.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            root.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}
