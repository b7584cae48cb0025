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

/// An array of datatypes with an entry for each peer, decoded where it is read.
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

/// Displacements in bytes: as wide as counts, or always addresses.
trait Displacements {
    /// For the room.
    ///
    /// # Safety
    /// As for [`Ints::from_i64`].
    unsafe fn ints(self) -> Ints;
}

impl Displacements for Ints {
    unsafe fn ints(self) -> Ints {
        self
    }
}

impl Displacements for *const i64 {
    unsafe fn ints(self) -> Ints {
        // SAFETY: handed on.
        unsafe { Ints::from_i64(self) }
    }
}

/// Defines the three entries of an alltoallw.
macro_rules! alltoallw {
    ($mpi:literal, $displs:ty, $name:ident $function:ident, $iname:ident $ifunction:ident, $init:ident $init_function:ident) => {
        #[doc = concat!("`MPI_", $mpi, "`")]
        pub unsafe fn $name<D: Dialect>(
            sendbuf: *const c_void,
            sendcounts: Ints,
            sdispls: $displs,
            sendtypes: *const D::Handle,
            recvbuf: *mut c_void,
            recvcounts: Ints,
            rdispls: $displs,
            recvtypes: *const D::Handle,
            comm: D::Handle,
        ) -> c_int {
            // SAFETY: the caller keeps the contract of the MPI function.
            let (sdispls, rdispls) = unsafe { (sdispls.ints(), rdispls.ints()) };
            run::<D>(&functions::$function, On::Comm(comm), |rt| {
                let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
                coll::$name(
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

        #[doc = concat!("`MPI_", $mpi, "`, nonblocking")]
        pub unsafe fn $iname<D: Dialect>(
            sendbuf: *const c_void,
            sendcounts: Ints,
            sdispls: $displs,
            sendtypes: *const D::Handle,
            recvbuf: *mut c_void,
            recvcounts: Ints,
            rdispls: $displs,
            recvtypes: *const D::Handle,
            comm: D::Handle,
            request: *mut D::Handle,
        ) -> c_int {
            // SAFETY: the caller keeps the contract of the MPI function.
            let (sdispls, rdispls) = unsafe { (sdispls.ints(), rdispls.ints()) };
            run::<D>(&functions::$ifunction, On::Comm(comm), |rt| {
                let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
                let request = out::Request::<D>::new(request, "request")?;
                let handle = coll::$iname(
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

        #[doc = concat!("`MPI_", $mpi, "_init`")]
        pub unsafe fn $init<D: Dialect>(
            sendbuf: *const c_void,
            sendcounts: Ints,
            sdispls: $displs,
            sendtypes: *const D::Handle,
            recvbuf: *mut c_void,
            recvcounts: Ints,
            rdispls: $displs,
            recvtypes: *const D::Handle,
            comm: D::Handle,
            info: D::Handle,
            request: *mut D::Handle,
        ) -> c_int {
            // SAFETY: the caller keeps the contract of the MPI function.
            let (sdispls, rdispls) = unsafe { (sdispls.ints(), rdispls.ints()) };
            run::<D>(&functions::$init_function, On::Comm(comm), |rt| {
                let a = Arguments::<D>::new(rt, sendbuf, sendtypes, recvbuf, recvtypes, comm)?;
                let info = arg::Info::<D>::new(rt, info, "info")?;
                let request = out::Request::<D>::new(request, "request")?;
                let handle = coll::$init(
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
    };
}

alltoallw!(
    "Alltoallw",
    Ints,
    alltoallw ALLTOALLW,
    ialltoallw IALLTOALLW,
    alltoallw_init ALLTOALLW_INIT
);
alltoallw!(
    "Neighbor_alltoallw",
    *const i64,
    neighbor_alltoallw NEIGHBOR_ALLTOALLW,
    ineighbor_alltoallw INEIGHBOR_ALLTOALLW,
    neighbor_alltoallw_init NEIGHBOR_ALLTOALLW_INIT
);
