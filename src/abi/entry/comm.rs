//! Communicators, topologies and sessions: what has strings, choices or odd arguments.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ffi::{c_char, c_int, c_void};

use oxmpi_mpi as mpi;
use oxmpi_types::fail;

use crate::arg::{self, Get, Length, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Comm_get_name`
pub unsafe fn comm_get_name<D: Dialect>(
    comm: D::Handle,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    run::<D>(&functions::COMM_GET_NAME, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let room = D::NUMBERS.max_object_name;
        let text = out::Text::<D>::new(comm_name, "comm_name", room, resultlen)?;
        text.put(rt, &mpi::comm_get_name(rt, comm.get()?)?);
        Ok(())
    })
}

/// `MPI_Dims_create`
pub unsafe fn dims_create<D: Dialect>(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    run::<D>(&functions::DIMS_CREATE, On::Default, |rt| {
        let n = Length::int(ndims, "ndims").get()?;
        if dims.is_null() && n > 0 {
            fail!(Arg, "dims is a null pointer");
        }
        // SAFETY: the caller of the MPI function passes that many.
        let mut values = unsafe { arg::copy_array(dims, n, "dims") }?;
        mpi::dims_create(rt, nnodes, &mut values)?;
        for (i, v) in values.iter().enumerate() {
            // SAFETY: as above.
            unsafe { dims.add(i).write_unaligned(*v) };
        }
        Ok(())
    })
}

/// `MPI_Session_get_num_psets`
pub unsafe fn session_get_num_psets<D: Dialect>(
    session: D::Handle,
    info: D::Handle,
    npset_names: *mut c_int,
) -> c_int {
    run::<D>(
        &functions::SESSION_GET_NUM_PSETS,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            arg::Info::<D>::new(rt, info, "info")?;
            let npset_names = out::Int::<D>::new(npset_names, "npset_names")?;
            npset_names.put(rt, mpi::session_get_num_psets(rt, session.get()?)?);
            Ok(())
        },
    )
}

/// `MPI_Session_get_nth_pset`: with no room it only tells how much it needs.
pub unsafe fn session_get_nth_pset<D: Dialect>(
    session: D::Handle,
    info: D::Handle,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    run::<D>(
        &functions::SESSION_GET_NTH_PSET,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            arg::Info::<D>::new(rt, info, "info")?;
            let length = out::Int::<D>::new(pset_len, "pset_len")?;
            let name = mpi::session_get_nth_pset(rt, session.get()?, n)?;
            let room = length.current();
            if room > 0 && pset_name.is_null() {
                fail!(Arg, "pset_name is a null pointer, but pset_len is {room}");
            }
            if room > 0 {
                // SAFETY: the caller of the MPI function passes that much room.
                unsafe { out::copy_text(pset_name, room as usize, name) };
            }
            length.put(rt, name.len() as i32 + 1);
            Ok(())
        },
    )
}

/// `MPI_Session_attach_buffer`
pub unsafe fn session_attach_buffer<D: Dialect>(
    session: D::Handle,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    run::<D>(
        &functions::SESSION_ATTACH_BUFFER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            mpi::session_attach_buffer(rt, session.get()?, super::buffer::mode::<D>(buffer, size)?)
        },
    )
}

/// `MPI_Session_detach_buffer`
pub unsafe fn session_detach_buffer<D: Dialect>(
    session: D::Handle,
    buffer_addr: *mut c_void,
    size: OutInts,
) -> c_int {
    run::<D>(
        &functions::SESSION_DETACH_BUFFER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let session = session.object()?;
            super::buffer::give::<D>(rt, buffer_addr, size, || {
                mpi::session_detach_buffer(rt, session)
            })
        },
    )
}

/// `MPI_Comm_get_parent`: nobody is spawned, so nobody has a parent.
pub unsafe fn comm_get_parent<D: Dialect>(parent: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_GET_PARENT, On::Default, |_| {
        out::Comm::<D>::new(parent, "parent")?.clear();
        Ok(())
    })
}
