//! Buffers for buffered sends, attached to the process or a communicator.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use oxmpi_mpi::{self as mpi, Runtime};
use oxmpi_types::{BufferMode, Result, fail};

use crate::arg::{self, Get, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

pub(super) fn mode<D: Dialect>(buffer: *mut c_void, size: i64) -> Result<BufferMode> {
    let address = buffer.expose_provenance();
    if address == D::NUMBERS.buffer_automatic {
        Ok(BufferMode::Automatic)
    } else if address == D::NUMBERS.in_place {
        fail!(Buffer, "buffer is MPI_IN_PLACE, must be an address")
    } else {
        Ok(BufferMode::User { address, size })
    }
}

/// Gives address and size of a detached buffer back.
pub(super) fn give<D: Dialect>(
    rt: &Runtime,
    buffer_addr: *mut c_void,
    size: OutInts,
    detach: impl FnOnce() -> Result<BufferMode>,
) -> Result<()> {
    let buffer_addr = out::Pointer::<D>::new(buffer_addr, "buffer_addr")?;
    let size_at = out::Int64::<D>::new(size, "size")?;
    let (address, size) = match detach()? {
        BufferMode::Automatic => (D::NUMBERS.buffer_automatic, 0),
        BufferMode::User { address, size } => (address, size),
    };
    buffer_addr.put(rt, address);
    size_at.put(rt, size);
    Ok(())
}

/// `MPI_Buffer_attach`
pub unsafe fn buffer_attach<D: Dialect>(buffer: *mut c_void, size: i64) -> c_int {
    run::<D>(&functions::BUFFER_ATTACH, On::Default, |rt| {
        mpi::buffer_attach(rt, mode::<D>(buffer, size)?)
    })
}

/// `MPI_Buffer_detach`
pub unsafe fn buffer_detach<D: Dialect>(buffer_addr: *mut c_void, size: OutInts) -> c_int {
    run::<D>(&functions::BUFFER_DETACH, On::Default, |rt| {
        give::<D>(rt, buffer_addr, size, || mpi::buffer_detach(rt))
    })
}

/// `MPI_Comm_attach_buffer`
pub unsafe fn comm_attach_buffer<D: Dialect>(
    comm: D::Handle,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    run::<D>(&functions::COMM_ATTACH_BUFFER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        mpi::comm_attach_buffer(rt, comm.get()?, mode::<D>(buffer, size)?)
    })
}

/// `MPI_Comm_detach_buffer`
pub unsafe fn comm_detach_buffer<D: Dialect>(
    comm: D::Handle,
    buffer_addr: *mut c_void,
    size: OutInts,
) -> c_int {
    run::<D>(&functions::COMM_DETACH_BUFFER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let comm = comm.object()?;
        give::<D>(rt, buffer_addr, size, || mpi::comm_detach_buffer(rt, comm))
    })
}
