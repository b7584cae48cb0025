//! Regular entries of the chapter `p2p`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::entry::quick;
use crate::out::{self, Put};
use oxmpi_mpi::Runtime;
use oxmpi_types::Result;

/// `MPI_Bsend`
pub unsafe fn bsend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::BSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::bsend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Bsend_init`
pub unsafe fn bsend_init<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::BSEND_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::bsend_init(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Buffer_flush`
pub unsafe fn buffer_flush<D: Dialect>() -> c_int {
    run::<D>(&functions::BUFFER_FLUSH, On::Default, |rt| {
        oxmpi_mpi::buffer_flush(rt)?;
        Ok(())
    })
}

/// `MPI_Buffer_iflush`
pub unsafe fn buffer_iflush<D: Dialect>(request: *mut D::Handle) -> c_int {
    run::<D>(&functions::BUFFER_IFLUSH, On::Default, |rt| {
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::buffer_iflush(rt)?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_flush_buffer`
pub unsafe fn comm_flush_buffer<D: Dialect>(comm: D::Handle) -> c_int {
    run::<D>(&functions::COMM_FLUSH_BUFFER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::comm_flush_buffer(rt, comm.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_iflush_buffer`
pub unsafe fn comm_iflush_buffer<D: Dialect>(comm: D::Handle, request: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_IFLUSH_BUFFER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::comm_iflush_buffer(rt, comm.get()?)?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Ibsend`
pub unsafe fn ibsend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IBSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::ibsend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Imrecv`
pub unsafe fn imrecv<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    message: *mut D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IMRECV, On::Default, |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let message_at = out::Message::<D>::new(message, "message")?;
        let message = message_at.read(rt)?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = message_at.after(
            rt,
            oxmpi_mpi::imrecv(
                rt,
                buf.get()?,
                count.get()?,
                datatype.get()?,
                message.get()?,
            ),
        )?;
        message_at.clear();
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Irecv`
pub unsafe fn irecv<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IRECV, On::Comm(comm), |rt| {
        if let Some(outcome) =
            quick::irecv::<D>(rt, buf, count, datatype, source, tag, comm, request)
        {
            return outcome;
        }
        whole_irecv::<D>(rt, buf, count, datatype, source, tag, comm, request)
    })
}

/// `MPI_Irecv` in all cases.
#[cold]
#[inline(never)]
fn whole_irecv<D: Dialect>(
    rt: &Runtime,
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> Result<()> {
    let buf = arg::Buf::<D>::new(buf, "buf");
    let count = arg::Count::<D>::new(rt, count, "count")?;
    let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
    let source = arg::Rank::<D>::new(rt, source, "source")?;
    let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
    let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
    let request = out::Request::<D>::new(request, "request")?;
    let r0 = oxmpi_mpi::irecv(
        rt,
        buf.get()?,
        count.get()?,
        datatype.get()?,
        source.get()?,
        tag.get()?,
        comm.get()?,
    )?;
    request.put(rt, r0);
    Ok(())
}

/// `MPI_Irsend`
pub unsafe fn irsend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IRSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::irsend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Isend`
pub unsafe fn isend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISEND, On::Comm(comm), |rt| {
        if let Some(outcome) = quick::isend::<D>(rt, buf, count, datatype, dest, tag, comm, request)
        {
            return outcome;
        }
        whole_isend::<D>(rt, buf, count, datatype, dest, tag, comm, request)
    })
}

/// `MPI_Isend` in all cases.
#[cold]
#[inline(never)]
fn whole_isend<D: Dialect>(
    rt: &Runtime,
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> Result<()> {
    let buf = arg::Buf::<D>::new(buf, "buf");
    let count = arg::Count::<D>::new(rt, count, "count")?;
    let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
    let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
    let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
    let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
    let request = out::Request::<D>::new(request, "request")?;
    let r0 = oxmpi_mpi::isend(
        rt,
        buf.get()?,
        count.get()?,
        datatype.get()?,
        dest.get()?,
        tag.get()?,
        comm.get()?,
    )?;
    request.put(rt, r0);
    Ok(())
}

/// `MPI_Isendrecv`
pub unsafe fn isendrecv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    source: c_int,
    recvtag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISENDRECV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let sendtag = arg::Tag::<D>::new(rt, sendtag, "sendtag")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let recvtag = arg::Tag::<D>::new(rt, recvtag, "recvtag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::isendrecv(
            rt,
            sendbuf.get()?,
            sendcount.get()?,
            sendtype.get()?,
            dest.get()?,
            sendtag.get()?,
            recvbuf.get()?,
            recvcount.get()?,
            recvtype.get()?,
            source.get()?,
            recvtag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Isendrecv_replace`
pub unsafe fn isendrecv_replace<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISENDRECV_REPLACE, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let sendtag = arg::Tag::<D>::new(rt, sendtag, "sendtag")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let recvtag = arg::Tag::<D>::new(rt, recvtag, "recvtag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::isendrecv_replace(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            sendtag.get()?,
            source.get()?,
            recvtag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Issend`
pub unsafe fn issend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ISSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::issend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Mprobe`
pub unsafe fn mprobe<D: Dialect>(
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    message: *mut D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::MPROBE, On::Comm(comm), |rt| {
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let message = out::Message::<D>::new(message, "message")?;
        let status = out::Status::<D>::new(status, "status")?;
        let (r0, r1) = status.after(
            rt,
            oxmpi_mpi::mprobe(rt, source.get()?, tag.get()?, comm.get()?),
        )?;
        message.put(rt, r0);
        status.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Mrecv`
pub unsafe fn mrecv<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    message: *mut D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::MRECV, On::Default, |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let message_at = out::Message::<D>::new(message, "message")?;
        let message = message_at.read(rt)?;
        let status = out::Status::<D>::new(status, "status")?;
        let r0 = message_at.after(
            rt,
            status.after(
                rt,
                oxmpi_mpi::mrecv(
                    rt,
                    buf.get()?,
                    count.get()?,
                    datatype.get()?,
                    message.get()?,
                ),
            ),
        )?;
        message_at.clear();
        status.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Probe`
pub unsafe fn probe<D: Dialect>(
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::PROBE, On::Comm(comm), |rt| {
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let status = out::Status::<D>::new(status, "status")?;
        let r0 = status.after(
            rt,
            oxmpi_mpi::probe(rt, source.get()?, tag.get()?, comm.get()?),
        )?;
        status.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Recv`
pub unsafe fn recv<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::RECV, On::Comm(comm), |rt| {
        if let Some(outcome) = quick::recv::<D>(rt, buf, count, datatype, source, tag, comm, status)
        {
            return outcome;
        }
        whole_recv::<D>(rt, buf, count, datatype, source, tag, comm, status)
    })
}

/// `MPI_Recv` in all cases.
#[cold]
#[inline(never)]
fn whole_recv<D: Dialect>(
    rt: &Runtime,
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> Result<()> {
    let buf = arg::Buf::<D>::new(buf, "buf");
    let count = arg::Count::<D>::new(rt, count, "count")?;
    let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
    let source = arg::Rank::<D>::new(rt, source, "source")?;
    let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
    let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
    let status = out::Status::<D>::new(status, "status")?;
    let r0 = status.after(
        rt,
        oxmpi_mpi::recv(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            source.get()?,
            tag.get()?,
            comm.get()?,
        ),
    )?;
    status.put(rt, r0);
    Ok(())
}

/// `MPI_Recv_init`
pub unsafe fn recv_init<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RECV_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::recv_init(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            source.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Rsend`
pub unsafe fn rsend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::RSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::rsend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Rsend_init`
pub unsafe fn rsend_init<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::RSEND_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::rsend_init(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Send`
pub unsafe fn send<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::SEND, On::Comm(comm), |rt| {
        if let Some(outcome) = quick::send::<D>(rt, buf, count, datatype, dest, tag, comm) {
            return outcome;
        }
        whole_send::<D>(rt, buf, count, datatype, dest, tag, comm)
    })
}

/// `MPI_Send` in all cases.
#[cold]
#[inline(never)]
fn whole_send<D: Dialect>(
    rt: &Runtime,
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> Result<()> {
    let buf = arg::Buf::<D>::new(buf, "buf");
    let count = arg::Count::<D>::new(rt, count, "count")?;
    let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
    let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
    let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
    let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
    oxmpi_mpi::send(
        rt,
        buf.get()?,
        count.get()?,
        datatype.get()?,
        dest.get()?,
        tag.get()?,
        comm.get()?,
    )?;
    Ok(())
}

/// `MPI_Send_init`
pub unsafe fn send_init<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SEND_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::send_init(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Sendrecv`
pub unsafe fn sendrecv<D: Dialect>(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: D::Handle,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: D::Handle,
    source: c_int,
    recvtag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::SENDRECV, On::Comm(comm), |rt| {
        let sendbuf = arg::Buf::<D>::new(sendbuf, "sendbuf");
        let sendcount = arg::Count::<D>::new(rt, sendcount, "sendcount")?;
        let sendtype = arg::Datatype::<D>::typeless(rt, sendtype, sendcount.is_zero(), "sendtype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let sendtag = arg::Tag::<D>::new(rt, sendtag, "sendtag")?;
        let recvbuf = arg::Buf::<D>::new(recvbuf, "recvbuf");
        let recvcount = arg::Count::<D>::new(rt, recvcount, "recvcount")?;
        let recvtype = arg::Datatype::<D>::typeless(rt, recvtype, recvcount.is_zero(), "recvtype")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let recvtag = arg::Tag::<D>::new(rt, recvtag, "recvtag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let status = out::Status::<D>::new(status, "status")?;
        let r0 = status.after(
            rt,
            oxmpi_mpi::sendrecv(
                rt,
                sendbuf.get()?,
                sendcount.get()?,
                sendtype.get()?,
                dest.get()?,
                sendtag.get()?,
                recvbuf.get()?,
                recvcount.get()?,
                recvtype.get()?,
                source.get()?,
                recvtag.get()?,
                comm.get()?,
            ),
        )?;
        status.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Sendrecv_replace`
pub unsafe fn sendrecv_replace<D: Dialect>(
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> c_int {
    run::<D>(&functions::SENDRECV_REPLACE, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let sendtag = arg::Tag::<D>::new(rt, sendtag, "sendtag")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let recvtag = arg::Tag::<D>::new(rt, recvtag, "recvtag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let status = out::Status::<D>::new(status, "status")?;
        let r0 = status.after(
            rt,
            oxmpi_mpi::sendrecv_replace(
                rt,
                buf.get()?,
                count.get()?,
                datatype.get()?,
                dest.get()?,
                sendtag.get()?,
                source.get()?,
                recvtag.get()?,
                comm.get()?,
            ),
        )?;
        status.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Session_flush_buffer`
pub unsafe fn session_flush_buffer<D: Dialect>(session: D::Handle) -> c_int {
    run::<D>(
        &functions::SESSION_FLUSH_BUFFER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            oxmpi_mpi::session_flush_buffer(rt, session.get()?)?;
            Ok(())
        },
    )
}

/// `MPI_Session_iflush_buffer`
pub unsafe fn session_iflush_buffer<D: Dialect>(
    session: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::SESSION_IFLUSH_BUFFER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let request = out::Request::<D>::new(request, "request")?;
            let r0 = oxmpi_mpi::session_iflush_buffer(rt, session.get()?)?;
            request.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Ssend`
pub unsafe fn ssend<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::SSEND, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        oxmpi_mpi::ssend(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        Ok(())
    })
}

/// `MPI_Ssend_init`
pub unsafe fn ssend_init<D: Dialect>(
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SSEND_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::ssend_init(
            rt,
            buf.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}
