//! The frame of every entry: who is called, on which object, and how a failure reaches the caller.

use oxmpi_types::ErrorClass;

use crate::constants::Function;
use crate::dialect::Dialect;

/// The object that a function acts on: its error handler hears of errors.
#[derive(Clone, Copy, Debug)]
pub enum On<D: Dialect> {
    /// None: the default error handler.
    Default,
    /// A communicator.
    Comm(D::Handle),
    /// A communicator whose handle is stored there.
    CommAt(*mut D::Handle),
    /// A window.
    Win(D::Handle),
    /// A window whose handle is stored there.
    WinAt(*mut D::Handle),
    /// A session.
    Session(D::Handle),
    /// A session whose handle is stored there.
    SessionAt(*mut D::Handle),
    /// A file.
    File(usize),
    /// A file whose handle is stored there.
    FileAt(*mut usize),
}

/// What a function that is not written yet does.
pub fn unwritten<D: Dialect>(function: &'static Function, on: On<D>) -> i32 {
    let _ = (function, on);
    D::class(ErrorClass::UnsupportedOperation)
}
