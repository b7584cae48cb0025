//! What `MPI_Abi_*` tells about the C types and takes about Fortran's.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use oxmpi_mpi::{self as mpi, Info};
use oxmpi_types::fail;

use crate::arg::{self, Get};
use crate::call::{self, On, run};
use crate::constants::functions;
use crate::dialect::{Dialect, RawHandle};
use crate::out::{self, Put};

/// What the Fortran side of the program has told, until it does: nothing.
#[derive(Clone, Copy, Default)]
pub struct Booleans {
    /// Bytes of a LOGICAL, zero when nobody told.
    pub size: c_int,
    /// The bits of .TRUE.
    pub yes: i64,
    /// The bits of .FALSE.
    pub no: i64,
}

/// `MPI_Abi_get_info`
pub unsafe fn abi_get_info<D: Dialect>(info: *mut D::Handle) -> c_int {
    run::<D>(&functions::ABI_GET_INFO, On::Default, |rt| {
        let info = out::Info::<D>::new(info, "info")?;
        let sizes = ["mpi_aint_size", "mpi_count_size", "mpi_offset_size"];
        let pairs = sizes.map(|key| (key.to_owned(), "8".to_owned()));
        info.put(rt, Info::new(pairs.to_vec()));
        Ok(())
    })
}

/// `MPI_Abi_get_fortran_info`: the null handle until `MPI_Abi_set_fortran_info` was called.
pub unsafe fn abi_get_fortran_info<D: Dialect>(info: *mut D::Handle) -> c_int {
    run::<D>(&functions::ABI_GET_FORTRAN_INFO, On::Default, |rt| {
        let info = out::Info::<D>::new(info, "info")?;
        match call::fortran_info().borrow().as_ref() {
            Some(known) => info.put(rt, mpi::info::info_dup(rt, known)?),
            None => info.clear(),
        }
        Ok(())
    })
}

/// `MPI_Abi_set_fortran_info`: once.
pub unsafe fn abi_set_fortran_info<D: Dialect>(info: D::Handle) -> c_int {
    run::<D>(&functions::ABI_SET_FORTRAN_INFO, On::Default, |rt| {
        let handle = info;
        let info = arg::Info::<D>::new(rt, handle, "info")?;
        let copy = mpi::info::info_dup(rt, info.get()?)?;
        let mut known = call::fortran_info().borrow_mut();
        if known.is_some() {
            fail!(
                Abi,
                "info is {:#x}, but the Fortran info has been set already",
                handle.bits()
            );
        }
        *known = Some(copy);
        Ok(())
    })
}

/// Reads an integer of `size` bytes.
///
/// # Safety
/// `at` is readable for that many bytes.
unsafe fn read(at: *const c_void, size: c_int) -> Option<i64> {
    // SAFETY: the caller's promise.
    unsafe {
        Some(match size {
            1 => i64::from(at.cast::<i8>().read_unaligned()),
            2 => i64::from(at.cast::<i16>().read_unaligned()),
            4 => i64::from(at.cast::<i32>().read_unaligned()),
            8 => at.cast::<i64>().read_unaligned(),
            _ => return None,
        })
    }
}

/// Refuses null pointers for the values of LOGICAL.
fn not_null(logical_true: *const c_void, logical_false: *const c_void) -> oxmpi_types::Result<()> {
    for (name, at) in [
        ("logical_true", logical_true),
        ("logical_false", logical_false),
    ] {
        if at.is_null() {
            fail!(Arg, "{name} is a null pointer");
        }
    }
    Ok(())
}

/// `MPI_Abi_set_fortran_booleans`: once.
pub unsafe fn abi_set_fortran_booleans<D: Dialect>(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    run::<D>(&functions::ABI_SET_FORTRAN_BOOLEANS, On::Default, |_| {
        not_null(logical_true, logical_false)?;
        // SAFETY: not null; the caller of the MPI function passes LOGICALs of that size.
        let values = unsafe {
            (
                read(logical_true, logical_size),
                read(logical_false, logical_size),
            )
        };
        let (Some(yes), Some(no)) = values else {
            fail!(Arg, "logical_size is {logical_size}, must be 1, 2, 4 or 8");
        };
        let known = call::fortran_booleans();
        if known.get().size != 0 {
            fail!(
                Abi,
                "logical_size is {logical_size}, but the values of LOGICAL have been set already, with size {}",
                known.get().size
            );
        }
        known.set(Booleans {
            size: logical_size,
            yes,
            no,
        });
        Ok(())
    })
}

/// `MPI_Abi_get_fortran_booleans`
pub unsafe fn abi_get_fortran_booleans<D: Dialect>(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    run::<D>(&functions::ABI_GET_FORTRAN_BOOLEANS, On::Default, |rt| {
        let is_set = out::Logical::<D>::new(is_set, "is_set")?;
        not_null(logical_true, logical_false)?;
        if !matches!(logical_size, 1 | 2 | 4 | 8) {
            fail!(Arg, "logical_size is {logical_size}, must be 1, 2, 4 or 8");
        }
        let known = call::fortran_booleans().get();
        let told = known.size != 0 && known.size == logical_size;
        if told {
            for (at, value) in [(logical_true, known.yes), (logical_false, known.no)] {
                let bytes = value.to_le_bytes();
                // SAFETY: not null; the caller of the MPI function has room for a LOGICAL of that size, which is
                // at most eight bytes.
                unsafe {
                    std::ptr::copy_nonoverlapping(bytes.as_ptr(), at.cast(), known.size as usize);
                }
            }
        }
        is_set.put(rt, told);
        Ok(())
    })
}
