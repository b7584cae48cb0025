//! Sessions (MPI 5.0 chapter 11).

use crate::buffered::BufferSlot;
use crate::table::Id;
use crate::{Errhandler, Info};
use std::cell::RefCell;
use std::rc::Rc;

/// `MPI_Session`
pub struct Session {
    /// Its place in the handle table.
    pub id: Id,
    /// Raised on errors.
    pub errhandler: RefCell<Rc<Errhandler>>,
    /// The hints it was made with.
    pub info: Rc<Info>,
    /// The buffer attached to it.
    pub buffer: BufferSlot,
}
