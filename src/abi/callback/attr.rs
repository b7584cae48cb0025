//! Copy and delete functions of attributes.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;

use oxmpi_mpi::{AttrOwner, CopyFn, DeleteFn, KeyvalRef};
use oxmpi_types::Result;

use super::returned;
use crate::call::outside;
use crate::dialect::Dialect;

type CopyAddress<H> =
    unsafe extern "C" fn(H, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int;
type DeleteAddress<H> = unsafe extern "C" fn(H, c_int, *mut c_void, *mut c_void) -> c_int;

fn owner<D: Dialect>(owner: &AttrOwner) -> D::Handle {
    match owner {
        AttrOwner::Comm(comm) => super::comm::<D>(comm),
        AttrOwner::Type(t) => super::datatype::<D>(t),
        AttrOwner::Win(handle) => D::run_time(*handle),
    }
}

/// The number of a key in a dialect.
pub(crate) fn keyval<D: Dialect>(key: &KeyvalRef) -> c_int {
    match key {
        KeyvalRef::Predefined(name) => D::keyval(*name),
        KeyvalRef::User(key) => key
            .id
            .handle()
            .map_or(D::NUMBERS.keyval_invalid, |h| h.bits() as c_int),
    }
}

/// A user's copy function.
pub struct Copy<D> {
    function: *mut c_void,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Copy<D> {
    /// `None` for the null copy function.
    ///
    /// # Safety
    /// `function` is null or a function of the dialect's `MPI_Comm_copy_attr_function` or one of its kin.
    pub unsafe fn new(function: *mut c_void) -> Option<Copy<D>> {
        (!function.is_null()).then_some(Copy {
            function,
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> CopyFn for Copy<D> {
    fn copy(
        &self,
        old: &AttrOwner,
        key: &KeyvalRef,
        extra_state: usize,
        value: usize,
    ) -> Result<Option<usize>> {
        // The duplicating function of a dialect may be a number.
        if D::DUP_FN == Some(self.function.addr()) {
            return Ok(Some(value));
        }
        // SAFETY: not null, and of this type by the promise of `new`.
        let function =
            unsafe { std::mem::transmute::<*mut c_void, CopyAddress<D::Handle>>(self.function) };
        let mut copied: *mut c_void = std::ptr::null_mut();
        let mut flag: c_int = 0;
        let (old, key) = (owner::<D>(old), keyval::<D>(key));
        // SAFETY: called as registered, with room for the value and the flag.
        let code = outside(|| unsafe {
            function(
                old,
                key,
                std::ptr::with_exposed_provenance_mut(extra_state),
                std::ptr::with_exposed_provenance_mut(value),
                (&raw mut copied).cast(),
                &raw mut flag,
            )
        });
        returned(code, "the attribute's copy function")?;
        Ok((flag != 0).then(|| copied.expose_provenance()))
    }
}

/// A user's delete function.
pub struct Delete<D> {
    function: *mut c_void,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Delete<D> {
    /// `None` for the null delete function.
    ///
    /// # Safety
    /// `function` is null or a function of the dialect's `MPI_Comm_delete_attr_function` or one of its kin.
    pub unsafe fn new(function: *mut c_void) -> Option<Delete<D>> {
        (!function.is_null()).then_some(Delete {
            function,
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> DeleteFn for Delete<D> {
    fn delete(
        &self,
        on: &AttrOwner,
        key: &KeyvalRef,
        value: usize,
        extra_state: usize,
    ) -> Result<()> {
        // SAFETY: not null, and of this type by the promise of `new`.
        let function =
            unsafe { std::mem::transmute::<*mut c_void, DeleteAddress<D::Handle>>(self.function) };
        let (on, key) = (owner::<D>(on), keyval::<D>(key));
        // SAFETY: called as registered.
        let code = outside(|| unsafe {
            function(
                on,
                key,
                std::ptr::with_exposed_provenance_mut(value),
                std::ptr::with_exposed_provenance_mut(extra_state),
            )
        });
        returned(code, "the attribute's delete function")
    }
}
