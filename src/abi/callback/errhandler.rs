//! Error handlers of the user.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;

use oxmpi_mpi::{ErrhandlerFn, ErrorOwner};

use crate::call::outside;
use crate::dialect::Dialect;

/// `MPI_Comm_errhandler_function` and its kin. They are variadic in C; a variadic call sets the number of vector registers
/// used, which this declaration makes the compiler do.
type Address<H> = unsafe extern "C" fn(*mut H, *mut c_int, ...);

/// A user's error handler.
pub struct User<D> {
    function: *mut c_void,
    dialect: PhantomData<D>,
}

impl<D: Dialect> User<D> {
    /// `None` for a null pointer.
    ///
    /// # Safety
    /// `function` is null or a function of the dialect's `MPI_Comm_errhandler_function` or one of its kin.
    pub unsafe fn new(function: *mut c_void) -> Option<User<D>> {
        (!function.is_null()).then_some(User {
            function,
            dialect: PhantomData,
        })
    }

    fn with<H>(&self, mut handle: H, mut code: c_int) {
        // SAFETY: not null, and of this type by the promise of `new`.
        let function = unsafe { std::mem::transmute::<*mut c_void, Address<H>>(self.function) };
        // SAFETY: called as registered.
        outside(|| unsafe { function(&raw mut handle, &raw mut code) });
    }
}

impl<D: Dialect> ErrhandlerFn for User<D> {
    fn call(&self, owner: &ErrorOwner, code: i32) {
        match owner {
            ErrorOwner::Comm(comm) => self.with(super::comm::<D>(comm), code),
            ErrorOwner::Win(handle) => self.with(D::run_time(*handle), code),
            ErrorOwner::File(handle) => self.with(handle.bits() as usize, code),
            ErrorOwner::Session(session) => self.with(super::session::<D>(session), code),
        }
    }
}
