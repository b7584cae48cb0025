//! Input arguments: raw C values with their kind, decoded to what the rooms take.

use std::ffi::c_void;

pub use oxmpi_types::Ints;

/// Where integers of either width go.
#[derive(Clone, Copy, Debug)]
pub enum OutInts {
    /// `int *`
    I32(*mut i32),
    /// `MPI_Count *` or `MPI_Aint *`
    I64(*mut i64),
}

impl OutInts {
    /// Nowhere.
    pub const fn none() -> OutInts {
        OutInts::I64(std::ptr::null_mut())
    }
    /// `int *`
    pub const fn from_i32(at: *mut i32) -> OutInts {
        OutInts::I32(at)
    }
    /// `MPI_Count *` or `MPI_Aint *`
    pub const fn from_i64(at: *mut i64) -> OutInts {
        OutInts::I64(at)
    }
}

/// A user's function whose prototype has two widths of counts.
#[derive(Clone, Copy, Debug)]
pub struct PolyFn {
    /// Its address.
    pub address: *mut c_void,
    /// It takes `MPI_Count`.
    pub large: bool,
}

impl PolyFn {
    /// Takes `int`.
    pub const fn small(address: *mut c_void) -> PolyFn {
        PolyFn {
            address,
            large: false,
        }
    }
    /// Takes `MPI_Count`.
    pub const fn large(address: *mut c_void) -> PolyFn {
        PolyFn {
            address,
            large: true,
        }
    }
}
