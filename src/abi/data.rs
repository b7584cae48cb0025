//! Exported data. Programs take COPY relocations on these objects: the loader moves them into the
//! executable, so the library itself never reads them, it compares with the values.

/// What the MPICH ABI's `MPI_UNWEIGHTED` and `MPI_WEIGHTS_EMPTY` hold.
pub const WEIGHTS_MPICH: [usize; 2] = [10, 11];

/// A pointer in exported read-only memory.
#[repr(transparent)]
pub struct Pointer(pub *mut std::ffi::c_void);

// SAFETY: nobody follows the pointer; it is a plain number to the library.
unsafe impl Sync for Pointer {}

/// A pointer that is no object's address.
pub const fn number(n: usize) -> Pointer {
    Pointer(std::ptr::without_provenance_mut(n))
}
