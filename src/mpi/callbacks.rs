//! What the user's callbacks look like from inside. The door wraps each function pointer in one
//! of these traits and knows the dialect its arguments must be written in.

use crate::{Comm, KeyvalRef, TypeObj};
use oxmpi_types::{Handle, Result, Status};
use std::rc::Rc;

/// The object that an attribute callback is called for.
#[derive(Clone)]
pub enum AttrOwner {
    /// A communicator.
    Comm(Rc<Comm>),
    /// A datatype.
    Type(Rc<TypeObj>),
    /// A window, which the room above knows by its handle.
    Win(Handle),
}

/// The object that an error is raised on.
#[derive(Clone)]
pub enum ErrorOwner {
    /// A communicator.
    Comm(Rc<Comm>),
    /// A window, by its handle.
    Win(Handle),
    /// A file, by its handle.
    File(Handle),
    /// A session.
    Session(Rc<crate::Session>),
}

/// `MPI_Comm_copy_attr_function` and its kin.
pub trait CopyFn {
    /// Returns the value for the new object, `None` when the attribute is not copied.
    fn copy(
        &self,
        old: &AttrOwner,
        keyval: &KeyvalRef,
        extra_state: usize,
        value: usize,
    ) -> Result<Option<usize>>;
}

/// `MPI_Comm_delete_attr_function` and its kin.
pub trait DeleteFn {
    /// Tells the user that `value` goes away.
    fn delete(
        &self,
        owner: &AttrOwner,
        keyval: &KeyvalRef,
        value: usize,
        extra_state: usize,
    ) -> Result<()>;
}

/// A user's error handler.
pub trait ErrhandlerFn {
    /// Calls it; `code` is already a number of the caller's dialect.
    fn call(&self, owner: &ErrorOwner, code: i32);
}

/// The three callbacks of a generalized request, with their extra state.
pub trait GrequestFns {
    /// Fills the status of the completed operation.
    fn query(&self, status: &mut Status) -> Result<()>;
    /// Called when the request is freed.
    fn free(&self) -> Result<()>;
    /// Called by `MPI_Cancel`; `complete` tells whether the operation has completed.
    fn cancel(&self, complete: bool) -> Result<()>;
}
