//! Generalized requests.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;

use oxmpi_mpi::GrequestFns;
use oxmpi_types::{Result, Status, TagArg, fail};

use super::returned;
use crate::arg;
use crate::call::outside;
use crate::dialect::{Dialect, RawStatus};
use crate::out;

type Query<D> = unsafe extern "C" fn(*mut c_void, *mut <D as Dialect>::Status) -> c_int;
type Free = unsafe extern "C" fn(*mut c_void) -> c_int;
type Cancel = unsafe extern "C" fn(*mut c_void, c_int) -> c_int;

/// The three functions of a generalized request.
pub struct Grequest<D: Dialect> {
    query: Query<D>,
    free: Free,
    cancel: Cancel,
    extra_state: *mut c_void,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Grequest<D> {
    /// From the C arguments, functions of those prototypes.
    pub fn new(
        query: *mut c_void,
        free: *mut c_void,
        cancel: *mut c_void,
        extra_state: *mut c_void,
    ) -> Result<Grequest<D>> {
        for (address, name) in [
            (query, "query_fn"),
            (free, "free_fn"),
            (cancel, "cancel_fn"),
        ] {
            if address.is_null() {
                fail!(Arg, "{name} is a null pointer");
            }
        }
        // SAFETY: not null; the caller of the MPI function passes functions of these types.
        unsafe {
            Ok(Grequest {
                query: std::mem::transmute::<*mut c_void, Query<D>>(query),
                free: std::mem::transmute::<*mut c_void, Free>(free),
                cancel: std::mem::transmute::<*mut c_void, Cancel>(cancel),
                extra_state,
                dialect: PhantomData,
            })
        }
    }
}

impl<D: Dialect> GrequestFns for Grequest<D> {
    fn query(&self, status: &mut Status) -> Result<()> {
        // SAFETY: a status is integers, for which zero is a value.
        let mut raw: D::Status = unsafe { std::mem::zeroed() };
        out::status::<D>(&mut raw, status);
        // SAFETY: the function was registered for this; it gets a status to fill.
        let code = outside(|| unsafe { (self.query)(self.extra_state, &raw mut raw) });
        status.source = arg::rank::<D>(raw.source());
        status.tag = if raw.tag() == D::NUMBERS.any_tag {
            TagArg::Any
        } else {
            TagArg::Tag(raw.tag())
        };
        status.bytes = raw.bytes();
        status.cancelled = raw.cancelled();
        returned(code, "query_fn of the generalized request")
    }

    fn free(&self) -> Result<()> {
        // SAFETY: the function was registered for this.
        let code = outside(|| unsafe { (self.free)(self.extra_state) });
        returned(code, "free_fn of the generalized request")
    }

    fn cancel(&self, complete: bool) -> Result<()> {
        // SAFETY: the function was registered for this.
        let code = outside(|| unsafe { (self.cancel)(self.extra_state, c_int::from(complete)) });
        returned(code, "cancel_fn of the generalized request")
    }
}
