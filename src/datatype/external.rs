//! external32 (MPI 5.0 section 14.5.2).

use crate::Datatype;
use oxmpi_types::{Count, Result};

/// Bytes that `count` elements take in external32.
pub fn external32_size(datatype: &Datatype, count: Count) -> Result<Count> {
    let _ = (datatype, count);
    todo!()
}

/// Packs `count` elements at `base` into `out`, returns the bytes written.
///
/// # Safety
/// `base` is what the user gave for (count, datatype): every byte of the typemap is readable.
pub unsafe fn pack_external32(
    base: *const u8,
    count: Count,
    datatype: &Datatype,
    out: &mut [u8],
) -> Result<usize> {
    let _ = (base, count, datatype, out);
    todo!()
}

/// Unpacks `count` elements from `input` to `base`, returns the bytes read.
///
/// # Safety
/// `base` is what the user gave for (count, datatype): every byte of the typemap is writable.
pub unsafe fn unpack_external32(
    input: &[u8],
    base: *mut u8,
    count: Count,
    datatype: &Datatype,
) -> Result<usize> {
    let _ = (base, count, datatype, input);
    todo!()
}
