//! Functions of the user, each with the dialect it was registered in: whoever calls one hands over objects,
//! and here they become the handles that the function expects. The process lock is free while it runs.

mod attr;
mod errhandler;
mod grequest;
mod op;

pub(crate) use attr::keyval;
pub use attr::{Copy, Delete};
pub use errhandler::User;
pub use grequest::Grequest;
pub use op::UserFunction;

use std::rc::Rc;

use oxmpi_mpi::{Comm, Session, TypeObj};
use oxmpi_types::{Error, Result};

use crate::call::runtime;
use crate::dialect::Dialect;
use crate::out;

/// The handle by which the user knows a communicator. Publishing would count one more reference.
fn comm<D: Dialect>(comm: &Rc<Comm>) -> D::Handle {
    match comm.id.handle() {
        Some(handle) => D::run_time(handle),
        None => out::comm::<D>(runtime(), comm),
    }
}

/// The same of a datatype.
fn datatype<D: Dialect>(t: &Rc<TypeObj>) -> D::Handle {
    match t.id.handle() {
        Some(handle) => D::run_time(handle),
        None => out::datatype::<D>(runtime(), t),
    }
}

/// The same of a session.
fn session<D: Dialect>(session: &Rc<Session>) -> D::Handle {
    match session.id.handle() {
        Some(handle) => D::run_time(handle),
        None => out::session::<D>(runtime(), session),
    }
}

/// What a function of the user returned: zero, or an error code that goes on to the caller of MPI.
fn returned(code: i32, what: &str) -> Result<()> {
    if code == 0 {
        return Ok(());
    }
    Err(Error::user(
        code,
        format!("{what} returned error code {code}"),
    ))
}
