//! Collectives with arrays of datatypes.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ffi::{c_int, c_void};
use std::rc::Rc;

use oxmpi_mpi::coll::{self, TypeArray};
use oxmpi_mpi::{Runtime, TypeObj};
use oxmpi_types::{Ints, Result, UserBuf};

use crate::arg::{self, Get, Obj};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// An array of datatypes as long as the communicator is wide, decoded where it is read.
struct Types<'r, D: Dialect> {
    rt: &'r Runtime,
    at: *const D::Handle,
    name: &'static str,
}

impl<D: Dialect> TypeArray for Types<'_, D> {
    fn is_null(&self) -> bool {
        self.at.is_null()
    }

    fn get(&self, i: usize) -> Result<Option<Rc<TypeObj>>> {
        // SAFETY: the room reads no entry that the MPI function does not define.
        let handle = unsafe { self.at.add(i).read_unaligned() };
        let found = arg::Datatype::<D>::new(self.rt, handle, self.name)?;
        Ok(found.optional().cloned())
    }
}

/// The arguments that the three kinds of alltoallw share.
struct Arguments<'r, D: Dialect> {
    sendbuf: UserBuf,
    sendtypes: Types<'r, D>,
    recvbuf: UserBuf,
    recvtypes: Types<'r, D>,
    comm: Obj<'r, oxmpi_mpi::Comm>,
}

impl<'r, D: Dialect> Arguments<'r, D> {
    fn new(
        rt: &'r Runtime,
        sendbuf: *const c_void,
        sendtypes: *const D::Handle,
        recvbuf: *mut c_void,
        recvtypes: *const D::Handle,
        comm: D::Handle,
    ) -> Result<Self> {
        let types = |at, name| Types { rt, at, name };
        Ok(Arguments {
            sendbuf: arg::Buf::<D>::new(sendbuf, "sendbuf").get()?,
            sendtypes: types(sendtypes, "an entry of sendtypes"),
            recvbuf: arg::Buf::<D>::new(recvbuf, "recvbuf").get()?,
            recvtypes: types(recvtypes, "an entry of recvtypes"),
            comm: arg::Comm::<D>::new(rt, comm, "comm")?,
        })
    }
}

/// `MPI_Alltoallw`
pub unsafe fn alltoallw<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: *const D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: *const D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALLW, On::Comm(comm), |rt| {
        let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
        coll::alltoallw(
            rt,
            a.sendbuf,
            sendcounts,
            sdispls,
            &a.sendtypes,
            a.recvbuf,
            recvcounts,
            rdispls,
            &a.recvtypes,
            a.comm.object()?,
        )
    })
}

/// `MPI_Ialltoallw`
pub unsafe fn ialltoallw<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: *const D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: *const D::Handle,
    comm: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::IALLTOALLW, On::Comm(comm), |rt| {
        let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
        let request = out::Request::<D>::new(request, "request")?;
        let handle = coll::ialltoallw(
            rt,
            a.sendbuf,
            sendcounts,
            sdispls,
            &a.sendtypes,
            a.recvbuf,
            recvcounts,
            rdispls,
            &a.recvtypes,
            a.comm.object()?,
        )?;
        request.put(rt, handle);
        Ok(())
    })
}

/// `MPI_Alltoallw_init`
pub unsafe fn alltoallw_init<D: Dialect>(
    sendbuf: *const c_void,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: *const D::Handle,
    recvbuf: *mut c_void,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: *const D::Handle,
    comm: D::Handle,
    info: D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::ALLTOALLW_INIT, On::Comm(comm), |rt| {
        let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let request = out::Request::<D>::new(request, "request")?;
        let handle = coll::alltoallw_init(
            rt,
            a.sendbuf,
            sendcounts,
            sdispls,
            &a.sendtypes,
            a.recvbuf,
            recvcounts,
            rdispls,
            &a.recvtypes,
            a.comm.object()?,
            info.get()?,
        )?;
        request.put(rt, handle);
        Ok(())
    })
}
