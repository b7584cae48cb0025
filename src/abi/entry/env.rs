//! Environment: time and address arithmetic.
#![allow(clippy::missing_safety_doc)]

use std::ffi::c_double;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::dialect::Dialect;

/// `MPI_Wtime`
pub unsafe fn wtime<D: Dialect>() -> c_double {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0.0, |d| d.as_secs_f64())
}

/// `MPI_Wtick`
pub unsafe fn wtick<D: Dialect>() -> c_double {
    1e-9
}

/// `MPI_Aint_add`: addresses wrap like pointers do.
pub unsafe fn aint_add<D: Dialect>(base: i64, displacement: i64) -> i64 {
    base.wrapping_add(displacement)
}

/// `MPI_Aint_diff`
pub unsafe fn aint_diff<D: Dialect>(address: i64, base: i64) -> i64 {
    address.wrapping_sub(base)
}
