//! Reduction functions of the user.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::rc::Rc;

use oxmpi_datatype::Datatype;
use oxmpi_mpi::UserOp;
use oxmpi_types::Count;

use crate::arg::PolyFn;
use crate::call::{outside, runtime};
use crate::dialect::Dialect;

type Small<H> = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut H);
type Large<H> = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut i64, *mut H);

/// `MPI_User_function` or its twin.
pub struct UserFunction<D> {
    function: PolyFn,
    dialect: PhantomData<D>,
}

impl<D: Dialect> UserFunction<D> {
    /// `None` for a null pointer.
    ///
    /// # Safety
    /// The address is null or a function of the dialect's `MPI_User_function`, or of its twin if it is `large`.
    pub unsafe fn new(function: PolyFn) -> Option<UserFunction<D>> {
        (!function.address.is_null()).then_some(UserFunction {
            function,
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> UserOp for UserFunction<D> {
    fn apply(&self, input: *const u8, inout: *mut u8, count: Count, datatype: &Rc<Datatype>) {
        let rt = runtime();
        let object = rt.type_object(datatype);
        let known = object.named().is_some() || object.id.handle().is_some();
        let mut handle = super::datatype::<D>(&object);
        let mut done: i64 = 0;
        // A function with int counts gets as many elements at once as an int can say.
        let step = if self.function.large {
            count
        } else {
            i64::from(c_int::MAX)
        };
        while done < count {
            let n = step.min(count - done);
            let offset = (done * datatype.extent()) as isize;
            let input = input.wrapping_offset(offset).cast_mut().cast();
            let inout = inout.wrapping_offset(offset).cast();
            outside(|| {
                // SAFETY: not null, and of this type by the promise of `new`; the caller of `apply`
                // passes that many elements.
                unsafe {
                    if self.function.large {
                        let mut n = n;
                        std::mem::transmute::<*mut c_void, Large<D::Handle>>(self.function.address)(
                            input,
                            inout,
                            &raw mut n,
                            &raw mut handle,
                        );
                    } else {
                        let mut n = n as c_int;
                        std::mem::transmute::<*mut c_void, Small<D::Handle>>(self.function.address)(
                            input,
                            inout,
                            &raw mut n,
                            &raw mut handle,
                        );
                    }
                }
            });
            done += n;
        }
        if !known {
            // The user had freed the type: the handle was for this call only.
            rt.types.release(&object);
        }
    }
}
