//! Error handlers, error strings, operations of the user.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int, c_void};
use std::rc::Rc;

use oxmpi_mpi::errhandler as mpi;
use oxmpi_mpi::{ErrhandlerFn, ErrorOwner};
use oxmpi_types::{Result, fail};

use crate::arg::{self, Get, PolyFn};
use crate::call::{self, On, run};
use crate::callback::{User, UserFunction};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Error_string`
pub unsafe fn error_string<D: Dialect>(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    run::<D>(&functions::ERROR_STRING, On::Default, |rt| {
        let code = arg::ErrorCode::<D>::new(rt, errorcode, "errorcode")?;
        let room = D::NUMBERS.max_error_string;
        let text = out::Text::<D>::new(string, "string", room, resultlen)?;
        if let Some(words) = call::last_words(errorcode) {
            text.put(rt, &words);
        } else if errorcode == D::NUMBERS.lastcode {
            text.put(rt, "MPI_ERR_LASTCODE: the last of the predefined codes");
        } else {
            text.put(rt, &mpi::error_string(rt, code.get()?)?);
        }
        Ok(())
    })
}

fn user<D: Dialect>(function: *mut c_void, name: &str) -> Result<Rc<dyn ErrhandlerFn>> {
    // SAFETY: the caller of the MPI function passes a function of the prototype.
    match unsafe { User::<D>::new(function) } {
        Some(user) => Ok(Rc::new(user)),
        None => fail!(Arg, "{name} is a null pointer"),
    }
}

macro_rules! create {
    ($($mpi:literal $id:ident $function:ident $room:ident $argument:ident;)*) => {$(
        #[doc = concat!("`", $mpi, "`")]
        pub unsafe fn $function<D: Dialect>(
            $argument: *mut c_void,
            errhandler: *mut D::Handle,
        ) -> c_int {
            run::<D>(&functions::$id, On::Default, |rt| {
                let errhandler = out::Errhandler::<D>::new(errhandler, "errhandler")?;
                let function = user::<D>($argument, stringify!($argument))?;
                errhandler.put(rt, mpi::$room(rt, function)?);
                Ok(())
            })
        }
    )*};
}

create! {
    "MPI_Comm_create_errhandler" COMM_CREATE_ERRHANDLER comm_create_errhandler comm_create_errhandler comm_errhandler_fn;
    "MPI_Errhandler_create" ERRHANDLER_CREATE errhandler_create comm_create_errhandler comm_errhandler_fn;
    "MPI_Win_create_errhandler" WIN_CREATE_ERRHANDLER win_create_errhandler win_create_errhandler win_errhandler_fn;
    "MPI_File_create_errhandler" FILE_CREATE_ERRHANDLER file_create_errhandler file_create_errhandler file_errhandler_fn;
    "MPI_Session_create_errhandler" SESSION_CREATE_ERRHANDLER session_create_errhandler session_create_errhandler session_errhandler_fn;
}

/// `MPI_Comm_call_errhandler`: success means that the handler was called and came back.
pub unsafe fn comm_call_errhandler<D: Dialect>(comm: D::Handle, errorcode: c_int) -> c_int {
    run::<D>(&functions::COMM_CALL_ERRHANDLER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let comm = comm.object()?.clone();
        let handler = comm.errhandler.borrow().clone();
        call::raise_code::<D>(rt, &handler, Some(ErrorOwner::Comm(comm)), errorcode)
    })
}

/// `MPI_Session_call_errhandler`
pub unsafe fn session_call_errhandler<D: Dialect>(session: D::Handle, errorcode: c_int) -> c_int {
    run::<D>(
        &functions::SESSION_CALL_ERRHANDLER,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let session = session.object()?.clone();
            let handler = session.errhandler.borrow().clone();
            call::raise_code::<D>(rt, &handler, Some(ErrorOwner::Session(session)), errorcode)
        },
    )
}

/// `MPI_Op_create`
pub unsafe fn op_create<D: Dialect>(user_fn: PolyFn, commute: c_int, op: *mut D::Handle) -> c_int {
    run::<D>(&functions::OP_CREATE, On::Default, |rt| {
        let op = out::Op::<D>::new(op, "op")?;
        // SAFETY: the caller of the MPI function passes a function of the prototype.
        let Some(function) = (unsafe { UserFunction::<D>::new(user_fn) }) else {
            fail!(Arg, "user_fn is a null pointer");
        };
        op.put(
            rt,
            oxmpi_mpi::op::op_create(rt, Rc::new(function), commute != 0)?,
        );
        Ok(())
    })
}
