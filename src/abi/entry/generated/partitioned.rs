//! Regular entries of the chapter `partitioned`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Precv_init`
pub unsafe fn precv_init<D: Dialect>(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::PRECV_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let partitions = arg::Int::<D>::new(rt, partitions, "partitions")?;
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let source = arg::Rank::<D>::new(rt, source, "source")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::precv_init(
            rt,
            buf.get()?,
            partitions.get()?,
            count.get()?,
            datatype.get()?,
            source.get()?,
            tag.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Psend_init`
pub unsafe fn psend_init<D: Dialect>(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::PSEND_INIT, On::Comm(comm), |rt| {
        let buf = arg::Buf::<D>::new(buf, "buf");
        let partitions = arg::Int::<D>::new(rt, partitions, "partitions")?;
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let datatype = arg::Datatype::<D>::typeless(rt, datatype, count.is_zero(), "datatype")?;
        let dest = arg::Rank::<D>::new(rt, dest, "dest")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let r0 = oxmpi_mpi::psend_init(
            rt,
            buf.get()?,
            partitions.get()?,
            count.get()?,
            datatype.get()?,
            dest.get()?,
            tag.get()?,
            comm.get()?,
            info.get()?,
        )?;
        request.put(rt, r0);
        Ok(())
    })
}
