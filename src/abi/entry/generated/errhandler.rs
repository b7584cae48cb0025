//! Regular entries of the chapter `errhandler`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Add_error_class`
pub unsafe fn add_error_class<D: Dialect>(errorclass: *mut c_int) -> c_int {
    run::<D>(&functions::ADD_ERROR_CLASS, On::Default, |rt| {
        let errorclass = out::ErrorCode::<D>::new(errorclass, "errorclass")?;
        let r0 = oxmpi_mpi::errhandler::add_error_class(rt)?;
        errorclass.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Add_error_code`
pub unsafe fn add_error_code<D: Dialect>(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    run::<D>(&functions::ADD_ERROR_CODE, On::Default, |rt| {
        let errorclass = arg::ErrorCode::<D>::new(rt, errorclass, "errorclass")?;
        let errorcode = out::ErrorCode::<D>::new(errorcode, "errorcode")?;
        let r0 = oxmpi_mpi::errhandler::add_error_code(rt, errorclass.get()?)?;
        errorcode.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Add_error_string`
pub unsafe fn add_error_string<D: Dialect>(errorcode: c_int, string: *const c_char) -> c_int {
    run::<D>(&functions::ADD_ERROR_STRING, On::Default, |rt| {
        let errorcode = arg::ErrorCode::<D>::new(rt, errorcode, "errorcode")?;
        let string = arg::String::<D>::new(rt, string, "string")?;
        oxmpi_mpi::errhandler::add_error_string(rt, errorcode.get()?, string.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_get_errhandler`
pub unsafe fn comm_get_errhandler<D: Dialect>(
    comm: D::Handle,
    errhandler: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_GET_ERRHANDLER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let errhandler = out::Errhandler::<D>::new(errhandler, "errhandler")?;
        errhandler.clear();
        let r0 = oxmpi_mpi::errhandler::comm_get_errhandler(rt, comm.get()?)?;
        errhandler.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_set_errhandler`
pub unsafe fn comm_set_errhandler<D: Dialect>(comm: D::Handle, errhandler: D::Handle) -> c_int {
    run::<D>(&functions::COMM_SET_ERRHANDLER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
        oxmpi_mpi::errhandler::comm_set_errhandler(rt, comm.get()?, errhandler.get()?)?;
        Ok(())
    })
}

/// `MPI_Errhandler_free`
pub unsafe fn errhandler_free<D: Dialect>(errhandler: *mut D::Handle) -> c_int {
    run::<D>(&functions::ERRHANDLER_FREE, On::Default, |rt| {
        let errhandler_at = out::Errhandler::<D>::new(errhandler, "errhandler")?;
        let errhandler = errhandler_at.read(rt)?;
        errhandler_at.after(
            rt,
            oxmpi_mpi::errhandler::errhandler_free(rt, errhandler.get()?),
        )?;
        errhandler_at.clear();
        Ok(())
    })
}

/// `MPI_Error_class`
pub unsafe fn error_class<D: Dialect>(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    run::<D>(&functions::ERROR_CLASS, On::Default, |rt| {
        let errorcode = arg::ErrorCode::<D>::new(rt, errorcode, "errorcode")?;
        let errorclass = out::ErrorCode::<D>::new(errorclass, "errorclass")?;
        let r0 = oxmpi_mpi::errhandler::error_class(rt, errorcode.get()?)?;
        errorclass.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Remove_error_class`
pub unsafe fn remove_error_class<D: Dialect>(errorclass: c_int) -> c_int {
    run::<D>(&functions::REMOVE_ERROR_CLASS, On::Default, |rt| {
        let errorclass = arg::ErrorCode::<D>::new(rt, errorclass, "errorclass")?;
        oxmpi_mpi::errhandler::remove_error_class(rt, errorclass.get()?)?;
        Ok(())
    })
}

/// `MPI_Remove_error_code`
pub unsafe fn remove_error_code<D: Dialect>(errorcode: c_int) -> c_int {
    run::<D>(&functions::REMOVE_ERROR_CODE, On::Default, |rt| {
        let errorcode = arg::ErrorCode::<D>::new(rt, errorcode, "errorcode")?;
        oxmpi_mpi::errhandler::remove_error_code(rt, errorcode.get()?)?;
        Ok(())
    })
}

/// `MPI_Remove_error_string`
pub unsafe fn remove_error_string<D: Dialect>(errorcode: c_int) -> c_int {
    run::<D>(&functions::REMOVE_ERROR_STRING, On::Default, |rt| {
        let errorcode = arg::ErrorCode::<D>::new(rt, errorcode, "errorcode")?;
        oxmpi_mpi::errhandler::remove_error_string(rt, errorcode.get()?)?;
        Ok(())
    })
}

/// `MPI_Session_get_errhandler`
pub unsafe fn session_get_errhandler<D: Dialect>(
    session: D::Handle,
    errhandler: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::SESSION_GET_ERRHANDLER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let errhandler = out::Errhandler::<D>::new(errhandler, "errhandler")?;
            errhandler.clear();
            let r0 = oxmpi_mpi::errhandler::session_get_errhandler(rt, session.get()?)?;
            errhandler.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Session_set_errhandler`
pub unsafe fn session_set_errhandler<D: Dialect>(
    session: D::Handle,
    errhandler: D::Handle,
) -> c_int {
    run::<D>(
        &functions::SESSION_SET_ERRHANDLER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
            oxmpi_mpi::errhandler::session_set_errhandler(rt, session.get()?, errhandler.get()?)?;
            Ok(())
        },
    )
}

/// `MPI_Win_get_errhandler`
pub unsafe fn win_get_errhandler<D: Dialect>(win: D::Handle, errhandler: *mut D::Handle) -> c_int {
    run::<D>(&functions::WIN_GET_ERRHANDLER, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let errhandler = out::Errhandler::<D>::new(errhandler, "errhandler")?;
        errhandler.clear();
        let r0 = oxmpi_rma::win_get_errhandler(rt, win.get()?)?;
        errhandler.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Win_set_errhandler`
pub unsafe fn win_set_errhandler<D: Dialect>(win: D::Handle, errhandler: D::Handle) -> c_int {
    run::<D>(&functions::WIN_SET_ERRHANDLER, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
        oxmpi_rma::win_set_errhandler(rt, win.get()?, errhandler.get()?)?;
        Ok(())
    })
}
