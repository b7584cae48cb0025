//! Handles as integers: c2f, f2c, toint, fromint. A handle's number is its bits in every dialect,
//! so these are arithmetic and never fail; a wrong number is found where it is used.
#![allow(clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::dialect::{Dialect, RawHandle};

fn to_int<D: Dialect>(handle: D::Handle) -> c_int {
    handle.bits() as u32 as c_int
}

fn from_int<D: Dialect>(number: c_int) -> D::Handle {
    D::Handle::from_bits(u64::from(number as u32))
}

macro_rules! converters {
    ($($name:literal $c2f:ident $f2c:ident $toint:ident $fromint:ident,)*) => {$(
        #[doc = concat!("`MPI_", $name, "_c2f`")]
        pub unsafe fn $c2f<D: Dialect>(handle: D::Handle) -> c_int {
            to_int::<D>(handle)
        }
        #[doc = concat!("`MPI_", $name, "_f2c`")]
        pub unsafe fn $f2c<D: Dialect>(number: c_int) -> D::Handle {
            from_int::<D>(number)
        }
        #[doc = concat!("`MPI_", $name, "_toint`")]
        pub unsafe fn $toint<D: Dialect>(handle: D::Handle) -> c_int {
            to_int::<D>(handle)
        }
        #[doc = concat!("`MPI_", $name, "_fromint`")]
        pub unsafe fn $fromint<D: Dialect>(number: c_int) -> D::Handle {
            from_int::<D>(number)
        }
    )*};
}

converters! {
    "Comm" comm_c2f comm_f2c comm_toint comm_fromint,
    "Type" type_c2f type_f2c type_toint type_fromint,
    "Group" group_c2f group_f2c group_toint group_fromint,
    "Op" op_c2f op_f2c op_toint op_fromint,
    "Request" request_c2f request_f2c request_toint request_fromint,
    "Message" message_c2f message_f2c message_toint message_fromint,
    "Info" info_c2f info_f2c info_toint info_fromint,
    "Errhandler" errhandler_c2f errhandler_f2c errhandler_toint errhandler_fromint,
    "Win" win_c2f win_f2c win_toint win_fromint,
    "Session" session_c2f session_f2c session_toint session_fromint,
}

/// `MPI_File_c2f`
pub unsafe fn file_c2f<D: Dialect>(file: usize) -> c_int {
    file as u32 as c_int
}

/// `MPI_File_f2c`
pub unsafe fn file_f2c<D: Dialect>(number: c_int) -> usize {
    number as u32 as usize
}

/// `MPI_File_toint`
pub unsafe fn file_toint<D: Dialect>(file: usize) -> c_int {
    file as u32 as c_int
}

/// `MPI_File_fromint`
pub unsafe fn file_fromint<D: Dialect>(number: c_int) -> usize {
    number as u32 as usize
}

/// Copies a status in any of its forms: they have one layout, as an array of ints.
unsafe fn copy<D: Dialect>(from: *const D::Status, to: *mut D::Status) -> c_int {
    if from.is_null() || to.is_null() || from.addr() == D::NUMBERS.status_ignore {
        return D::class(oxmpi_types::ErrorClass::Arg);
    }
    // SAFETY: not null, and the caller keeps the contract of the MPI function. A Fortran status is
    // an array of ints, aligned like the C one.
    unsafe { to.write(from.read()) };
    0
}

macro_rules! status_converters {
    ($($name:literal $function:ident $from:ty => $to:ty,)*) => {$(
        #[doc = concat!("`MPI_Status_", $name, "`")]
        pub unsafe fn $function<D: Dialect>(from: *const $from, to: *mut $to) -> c_int {
            // SAFETY: forwarded.
            unsafe { copy::<D>(from.cast(), to.cast()) }
        }
    )*};
}

status_converters! {
    "c2f" status_c2f D::Status => c_int,
    "f2c" status_f2c c_int => D::Status,
    "c2f08" status_c2f08 D::Status => D::Status,
    "f082c" status_f082c D::Status => D::Status,
    "f2f08" status_f2f08 c_int => D::Status,
    "f082f" status_f082f D::Status => c_int,
}
