//! What differs between the ABIs: how handles look, where a status keeps its fields, and which numbers
//! stand for the sentinels and the error classes.

mod mpich;
mod predefined;
mod standard;
#[cfg(test)]
mod tests;

use std::fmt::Debug;

pub use mpich::{Mpich, MpichStatus};
pub use predefined::{ErrhandlerName, Predefined};
pub use standard::{Standard, StandardStatus};

use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_mpi::PredefinedKey;
use oxmpi_types::{ErrorClass, Handle, Kind};

/// The C type of handles: an int or a pointer.
pub trait RawHandle: Copy + Eq + Debug + 'static {
    /// From the bits, which fit.
    fn from_bits(bits: u64) -> Self;
    /// The bits, zero extended.
    fn bits(self) -> u64;
}

impl RawHandle for i32 {
    #[inline(always)]
    fn from_bits(bits: u64) -> i32 {
        bits as u32 as i32
    }
    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(self as u32)
    }
}

impl RawHandle for usize {
    #[inline(always)]
    fn from_bits(bits: u64) -> usize {
        bits as usize
    }
    #[inline(always)]
    fn bits(self) -> u64 {
        self as u64
    }
}

/// A status as C sees it.
pub trait RawStatus: Copy + 'static {
    /// Sets source, tag, count and the cancelled flag, and leaves the error as it is.
    fn set(&mut self, source: i32, tag: i32, bytes: u64, cancelled: bool);
    /// `MPI_SOURCE`
    fn source(&self) -> i32;
    /// Sets `MPI_SOURCE`.
    fn set_source(&mut self, source: i32);
    /// `MPI_TAG`
    fn tag(&self) -> i32;
    /// Sets `MPI_TAG`.
    fn set_tag(&mut self, tag: i32);
    /// `MPI_ERROR`
    fn error(&self) -> i32;
    /// Sets `MPI_ERROR`.
    fn set_error(&mut self, error: i32);
    /// Bytes of data.
    fn bytes(&self) -> u64;
    /// Sets the bytes of data.
    fn set_bytes(&mut self, bytes: u64);
    /// Whether the operation was cancelled.
    fn cancelled(&self) -> bool;
    /// Sets the cancelled flag.
    fn set_cancelled(&mut self, cancelled: bool);
}

/// The numbers of a dialect that the door compares arguments with or gives to the caller.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "named after the constants of MPI")]
pub struct Numbers {
    pub any_source: i32,
    pub any_tag: i32,
    pub proc_null: i32,
    pub root: i32,
    pub undefined: i32,
    pub in_place: usize,
    pub status_ignore: usize,
    pub buffer_automatic: usize,
    pub keyval_invalid: i32,
    pub thread_levels: [i32; 4],
    /// IDENT, CONGRUENT, SIMILAR, UNEQUAL
    pub comparisons: [i32; 4],
    /// GRAPH, CART, DIST_GRAPH
    pub topologies: [i32; 3],
    /// EXCLUSIVE, SHARED
    pub locks: [i32; 2],
    pub bsend_overhead: i64,
    /// BLOCK, CYCLIC, NONE, DFLT_DARG
    pub distributions: [i32; 4],
    /// ORDER_C, ORDER_FORTRAN
    pub orders: [i32; 2],
    /// REAL, INTEGER, COMPLEX
    pub typeclasses: [i32; 3],
    /// SHARED, HW_UNGUIDED, HW_GUIDED, RESOURCE_GUIDED
    pub split_types: [i32; 4],
    /// CREATE, ALLOCATE, DYNAMIC, SHARED
    pub win_flavors: [i32; 4],
    /// SEPARATE, UNIFIED
    pub win_models: [i32; 2],
    /// NOCHECK, NOPRECEDE, NOPUT, NOSTORE, NOSUCCEED
    pub asserts: [i32; 5],
    pub lastcode: i32,
    pub max_processor_name: usize,
    pub max_error_string: usize,
    pub max_object_name: usize,
    pub max_port_name: usize,
    pub max_library_version_string: usize,
    pub max_info_key: usize,
    pub max_info_val: usize,
    pub max_datarep_string: usize,
    pub max_stringtag: usize,
    pub max_pset_name: usize,
}

/// An ABI.
pub trait Dialect: Copy + 'static {
    /// Every handle but files.
    type Handle: RawHandle;
    /// `MPI_Status`
    type Status: RawStatus;

    /// Small number that names the dialect in callbacks and registrations.
    const ID: u8;
    /// What `MPI_Abi_get_version` answers.
    const ABI_VERSION: (i32, i32);
    /// What `MPI_Get_library_version` answers. Tools look at how it begins.
    const LIBRARY_VERSION: &'static str;
    /// Sentinels and enumerations.
    const NUMBERS: Numbers;
    /// `MPI_UNWEIGHTED`, `MPI_WEIGHTS_EMPTY` as addresses.
    const WEIGHTS: [usize; 2];
    /// The copy function that duplicates, when it is a number and not a function's address.
    const DUP_FN: Option<usize>;

    /// What `handle` of `kind` names.
    fn decode(handle: Self::Handle, kind: Kind) -> Predefined;
    /// The null handle of `kind`.
    fn null(kind: Kind) -> Self::Handle;
    /// The handle of a run-time object.
    #[inline(always)]
    fn run_time(handle: Handle) -> Self::Handle {
        Self::Handle::from_bits(u64::from(handle.bits()))
    }
    /// A predefined object's handle.
    fn datatype(named: Named) -> Self::Handle;
    /// A predefined object's handle.
    fn op(op: OpKind) -> Self::Handle;
    /// Another predefined object's handle.
    fn predefined(name: Predefined) -> Self::Handle;
    /// `MPI_FILE_NULL`
    const FILE_NULL: usize;

    /// The number of an error class.
    fn class(class: ErrorClass) -> i32;
    /// The class of a number, for `MPI_Error_string` and friends.
    fn class_from(number: i32) -> Option<ErrorClass>;
    /// A predefined attribute key's number.
    fn keyval(name: PredefinedKey) -> i32;
    /// The predefined attribute key of a number.
    fn keyval_from(number: i32) -> Option<PredefinedKey>;
    /// A datatype constructor's number, by its MPI name (`MPI_COMBINER_VECTOR`).
    fn combiner(name: &str) -> i32;
}
