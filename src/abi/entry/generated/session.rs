//! Regular entries of the chapter `session`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Session_finalize`
pub unsafe fn session_finalize<D: Dialect>(session: *mut D::Handle) -> c_int {
    run::<D>(&functions::SESSION_FINALIZE, On::SessionAt(session), |rt| {
        let session_at = out::Session::<D>::new(session, "session")?;
        let session = session_at.read(rt)?;
        session_at.after(rt, oxmpi_mpi::session_finalize(rt, session.get()?))?;
        session_at.clear();
        Ok(())
    })
}

/// `MPI_Session_get_info`
pub unsafe fn session_get_info<D: Dialect>(session: D::Handle, info_used: *mut D::Handle) -> c_int {
    run::<D>(&functions::SESSION_GET_INFO, On::Session(session), |rt| {
        let session = arg::Session::<D>::new(rt, session, "session")?;
        let info_used = out::Info::<D>::new(info_used, "info_used")?;
        info_used.clear();
        let r0 = oxmpi_mpi::session_get_info(rt, session.get()?)?;
        info_used.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Session_get_pset_info`
pub unsafe fn session_get_pset_info<D: Dialect>(
    session: D::Handle,
    pset_name: *const c_char,
    info: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::SESSION_GET_PSET_INFO,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let pset_name = arg::String::<D>::new(rt, pset_name, "pset_name")?;
            let info = out::Info::<D>::new(info, "info")?;
            info.clear();
            let r0 = oxmpi_mpi::session_get_pset_info(rt, session.get()?, pset_name.get()?)?;
            info.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Session_init`
pub unsafe fn session_init<D: Dialect>(
    info: D::Handle,
    errhandler: D::Handle,
    session: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::SESSION_INIT, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
        let session = out::Session::<D>::new(session, "session")?;
        session.clear();
        let r0 = oxmpi_mpi::session_init(rt, info.get()?, errhandler.get()?)?;
        session.put(rt, r0);
        Ok(())
    })
}
