//! external32 (MPI 5.0 section 14.5.2): big-endian, with the sizes of the standard's table.

use crate::soft::{EXTENDED, QUAD};
use crate::tree::Shape;
use crate::{Datatype, Named, Repr};
use oxmpi_types::{Count, Result, err, fail};

/// How one value is converted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// So many numbers of so many bytes, turned around.
    Swap(usize, usize),
    /// A signed integer of 8 bytes in 4.
    Narrow,
    /// An unsigned integer of 8 bytes in 4.
    NarrowUnsigned,
    /// A wide character of 4 bytes in 2.
    Wide,
    /// So many x87 numbers as IEEE binary128.
    Extended(usize),
}

impl Form {
    fn of(named: Named) -> Form {
        use Repr::*;
        match named {
            Named::Long => return Form::Narrow,
            Named::UnsignedLong => return Form::NarrowUnsigned,
            _ => {}
        }
        match named.repr() {
            Wchar => Form::Wide,
            F80 => Form::Extended(1),
            ComplexF80 => Form::Extended(2),
            ComplexF16 => Form::Swap(2, 2),
            ComplexF32 => Form::Swap(2, 4),
            ComplexF64 => Form::Swap(2, 8),
            ComplexF128 => Form::Swap(2, 16),
            other => Form::Swap(1, other.layout().0 as usize),
        }
    }

    /// Bytes in external32 and in memory.
    fn sizes(self) -> (usize, usize) {
        match self {
            Form::Swap(n, size) => (n * size, n * size),
            Form::Narrow | Form::NarrowUnsigned => (4, 8),
            Form::Wide => (2, 4),
            Form::Extended(n) => (16 * n, 16 * n),
        }
    }

    fn encode(self, memory: &[u8], out: &mut [u8]) -> Result<()> {
        match self {
            Form::Swap(_, size) => swap(memory, out, size),
            Form::Narrow => {
                let v = i64::from_ne_bytes(fixed(memory));
                let v = i32::try_from(v).map_err(|_| no_fit("a long", v))?;
                out.copy_from_slice(&v.to_be_bytes());
            }
            Form::NarrowUnsigned => {
                let v = u64::from_ne_bytes(fixed(memory));
                let v = u32::try_from(v).map_err(|_| no_fit("an unsigned long", v))?;
                out.copy_from_slice(&v.to_be_bytes());
            }
            Form::Wide => {
                let v = u32::from_ne_bytes(fixed(memory));
                let v = u16::try_from(v).map_err(|_| no_fit("a wide character", v))?;
                out.copy_from_slice(&v.to_be_bytes());
            }
            Form::Extended(_) => {
                for (m, o) in memory.chunks_exact(16).zip(out.chunks_exact_mut(16)) {
                    let v = EXTENDED.convert(u128::from_ne_bytes(fixed(m)), QUAD);
                    o.copy_from_slice(&v.to_be_bytes());
                }
            }
        }
        Ok(())
    }

    fn decode(self, input: &[u8], memory: &mut [u8]) {
        match self {
            Form::Swap(_, size) => swap(input, memory, size),
            Form::Narrow => {
                let v = i32::from_be_bytes(fixed(input)) as i64;
                memory.copy_from_slice(&v.to_ne_bytes());
            }
            Form::NarrowUnsigned => {
                let v = u32::from_be_bytes(fixed(input)) as u64;
                memory.copy_from_slice(&v.to_ne_bytes());
            }
            Form::Wide => {
                let v = u16::from_be_bytes(fixed(input)) as u32;
                memory.copy_from_slice(&v.to_ne_bytes());
            }
            Form::Extended(_) => {
                for (i, m) in input.chunks_exact(16).zip(memory.chunks_exact_mut(16)) {
                    let v = QUAD.convert(u128::from_be_bytes(fixed(i)), EXTENDED);
                    // The padding of the value stays as it is.
                    m[..10].copy_from_slice(&v.to_ne_bytes()[..10]);
                }
            }
        }
    }
}

fn no_fit(what: &str, value: impl std::fmt::Display) -> oxmpi_types::Error {
    err!(
        Conversion,
        "{what} has the value {value}, which does not fit its external32 form"
    )
}

fn fixed<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut all = [0; N];
    all.copy_from_slice(bytes);
    all
}

/// Copies numbers of `size` bytes between native and big-endian order.
fn swap(from: &[u8], to: &mut [u8], size: usize) {
    to.copy_from_slice(from);
    if cfg!(target_endian = "little") {
        to.chunks_exact_mut(size).for_each(<[u8]>::reverse);
    }
}

/// The basic values of one predefined type: form and displacement.
fn values(named: Named) -> [Option<(Form, i64)>; 2] {
    match named.repr() {
        Repr::Marker => [None, None],
        repr => match repr.pair() {
            // The index of a long and int pair is an int; the long itself narrows.
            Some((a, b, at)) => {
                let form = |r: Repr| match r {
                    Repr::F80 => Form::Extended(1),
                    r => Form::Swap(1, r.layout().0 as usize),
                };
                let first = if named == Named::LongInt {
                    Form::Narrow
                } else {
                    form(a)
                };
                [Some((first, 0)), Some((form(b), at))]
            }
            None => [Some((Form::of(named), 0)), None],
        },
    }
}

/// Calls `f` for each basic value of one element at displacement `at`, in typemap order.
fn each(datatype: &Datatype, at: i64, f: &mut dyn FnMut(Form, i64) -> Result<()>) -> Result<()> {
    // What holds no data may be repeated without end; else the loops are as long as the data.
    if datatype.size() == 0 {
        return Ok(());
    }
    let mut copies = |n: Count, at: i64, old: &Datatype| -> Result<()> {
        let n = if old.size() == 0 { 0 } else { n };
        (0..n).try_for_each(|i| each(old, at.wrapping_add(i.wrapping_mul(old.extent())), f))
    };
    match datatype.shape() {
        Shape::Basic(named) => values(named)
            .into_iter()
            .flatten()
            .try_for_each(|(form, d)| f(form, at.wrapping_add(d))),
        Shape::Same(old) => each(old, at, f),
        Shape::Regular {
            count,
            blocklength,
            stride,
            old,
        } => (0..count)
            .try_for_each(|i| copies(blocklength, at.wrapping_add(i.wrapping_mul(stride)), old)),
        Shape::Listed {
            blocklengths,
            displacements,
            unit,
            old,
        } => displacements.iter().enumerate().try_for_each(|(i, d)| {
            copies(
                blocklengths.get(i),
                at.wrapping_add(d.wrapping_mul(unit)),
                old,
            )
        }),
        Shape::Mixed {
            blocklengths,
            displacements,
            types,
        } => (0..types.len()).try_for_each(|i| {
            copies(
                blocklengths[i],
                at.wrapping_add(displacements[i]),
                &types[i],
            )
        }),
    }
}

/// Bytes of one element in external32.
fn element_size(datatype: &Datatype) -> i128 {
    match datatype.shape() {
        Shape::Basic(named) => values(named)
            .into_iter()
            .flatten()
            .map(|(form, _)| form.sizes().0 as i128)
            .sum(),
        Shape::Same(old) => element_size(old),
        Shape::Regular {
            count,
            blocklength,
            old,
            ..
        } => count as i128 * blocklength as i128 * element_size(old),
        Shape::Listed {
            blocklengths,
            displacements,
            old,
            ..
        } => {
            let copies: i128 = (0..displacements.len())
                .map(|i| blocklengths.get(i) as i128)
                .sum();
            copies * element_size(old)
        }
        Shape::Mixed {
            blocklengths,
            types,
            ..
        } => blocklengths
            .iter()
            .zip(types)
            .map(|(n, t)| *n as i128 * element_size(t))
            .sum(),
    }
}

/// Bytes that `count` elements take in external32.
pub fn external32_size(datatype: &Datatype, count: Count) -> Result<Count> {
    let size = (count as i128).saturating_mul(element_size(datatype));
    Count::try_from(size).map_err(|_| {
        err!(
            Count,
            "count is {count}, so that the packed size {size} does not fit in 64 bits"
        )
    })
}

/// Calls `f` for each basic value of `count` elements.
fn each_of(
    datatype: &Datatype,
    count: Count,
    f: &mut dyn FnMut(Form, i64) -> Result<()>,
) -> Result<()> {
    let count = if datatype.size() == 0 { 0 } else { count };
    (0..count).try_for_each(|i| each(datatype, i.wrapping_mul(datatype.extent()), f))
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
    let need = external32_size(datatype, count)?;
    if (out.len() as u64) < need as u64 {
        fail!(
            Truncate,
            "{} bytes are left in outbuf, but the data take {need}",
            out.len()
        );
    }
    let mut done = 0;
    each_of(datatype, count, &mut |form, at| {
        let (external, memory) = form.sizes();
        // SAFETY: the value lies in the typemap.
        let value =
            unsafe { std::slice::from_raw_parts(base.wrapping_offset(at as isize), memory) };
        form.encode(value, &mut out[done..done + external])?;
        done += external;
        Ok(())
    })?;
    Ok(done)
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
    let need = external32_size(datatype, count)?;
    if (input.len() as u64) < need as u64 {
        fail!(
            Truncate,
            "{} bytes are left in inbuf, but the data take {need}",
            input.len()
        );
    }
    let mut done = 0;
    each_of(datatype, count, &mut |form, at| {
        let (external, memory) = form.sizes();
        // SAFETY: the value lies in the typemap.
        let value =
            unsafe { std::slice::from_raw_parts_mut(base.wrapping_offset(at as isize), memory) };
        form.decode(&input[done..done + external], value);
        done += external;
        Ok(())
    })?;
    Ok(done)
}
