//! The predefined reduction operations (MPI 5.0 section 6.9).

mod number;

use crate::{Named, Repr};
use number::{Bf16, Complex, F16, F80, F128, Logical, Number, Signed};
use std::ops::{BitAnd, BitOr, BitXor};

/// A predefined operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named after the MPI operations")]
pub enum OpKind {
    Max,
    Min,
    Sum,
    Prod,
    Land,
    Band,
    Lor,
    Bor,
    Lxor,
    Bxor,
    Minloc,
    Maxloc,
    Replace,
    NoOp,
}

impl OpKind {
    /// Every operation with its MPI name.
    pub const ALL: &'static [(OpKind, &'static str)] = &[
        (OpKind::Max, "MPI_MAX"),
        (OpKind::Min, "MPI_MIN"),
        (OpKind::Sum, "MPI_SUM"),
        (OpKind::Prod, "MPI_PROD"),
        (OpKind::Land, "MPI_LAND"),
        (OpKind::Band, "MPI_BAND"),
        (OpKind::Lor, "MPI_LOR"),
        (OpKind::Bor, "MPI_BOR"),
        (OpKind::Lxor, "MPI_LXOR"),
        (OpKind::Bxor, "MPI_BXOR"),
        (OpKind::Minloc, "MPI_MINLOC"),
        (OpKind::Maxloc, "MPI_MAXLOC"),
        (OpKind::Replace, "MPI_REPLACE"),
        (OpKind::NoOp, "MPI_NO_OP"),
    ];

    /// The MPI name.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// The groups of types that the standard's table of operations speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// Of C.
    Integer,
    /// Of Fortran, and the multi-language types: no logical values.
    Number,
    Floating,
    Logical,
    Complex,
    Byte,
    Pair,
    Text,
    Nothing,
}

fn class(named: Named) -> Class {
    use Named::{Aint, Count, Integer, Integer1, Integer2, Integer4, Integer8, Integer16, Offset};
    use Repr::*;
    match named.repr() {
        _ if matches!(
            named,
            Aint | Offset | Count | Integer | Integer1 | Integer2 | Integer4 | Integer8 | Integer16
        ) =>
        {
            Class::Number
        }
        I8 | I16 | I32 | I64 | I128 | U8 | U16 | U32 | U64 => Class::Integer,
        F16 | Bf16 | F32 | F64 | F80 | F128 => Class::Floating,
        Logical8 | Logical16 | Logical32 | Logical64 | Logical128 => Class::Logical,
        ComplexF16 | ComplexF32 | ComplexF64 | ComplexF80 | ComplexF128 => Class::Complex,
        Byte => Class::Byte,
        Character | Wchar | Packed => Class::Text,
        Marker => Class::Nothing,
        PairF32I32 | PairF64I32 | PairI64I32 | PairI16I32 | PairI32I32 | PairF80I32
        | PairF32F32 | PairF64F64 => Class::Pair,
    }
}

/// True when `op` is defined on `named`: by the standard's table, and in two cases beyond it that programs count on, because other
/// libraries let them. `MPI_CHAR` is an integer, and the logical operations take every number (what is not 0 is true).
pub fn supports(op: OpKind, named: Named) -> bool {
    let class = class(named);
    match op {
        OpKind::Max | OpKind::Min => {
            matches!(class, Class::Integer | Class::Number | Class::Floating)
        }
        OpKind::Sum | OpKind::Prod => matches!(
            class,
            Class::Integer | Class::Number | Class::Floating | Class::Complex
        ),
        OpKind::Land | OpKind::Lor | OpKind::Lxor => {
            matches!(
                class,
                Class::Integer | Class::Number | Class::Floating | Class::Logical
            )
        }
        OpKind::Band | OpKind::Bor | OpKind::Bxor => {
            matches!(class, Class::Integer | Class::Number | Class::Byte)
        }
        OpKind::Minloc | OpKind::Maxloc => class == Class::Pair,
        OpKind::Replace | OpKind::NoOp => class != Class::Nothing,
    }
}

/// `inout[i] = input[i] op inout[i]` for `n` values, nothing when the pair is not supported.
///
/// # Safety
/// `n` elements of `named` are readable at `input` and writable at `inout`; they need no
/// alignment, and the two either coincide or do not overlap.
pub unsafe fn reduce(op: OpKind, named: Named, input: *const u8, inout: *mut u8, n: usize) {
    if op == OpKind::NoOp || !supports(op, named) {
        return;
    }
    let both = Both { input, inout, n };
    // SAFETY: the element type of each kernel has the size of the representation.
    unsafe {
        match named.repr() {
            Repr::I8 => both.integers::<i8>(op),
            Repr::I16 => both.integers::<i16>(op),
            Repr::I32 => both.integers::<i32>(op),
            Repr::I64 => both.integers::<i64>(op),
            Repr::I128 => both.integers::<i128>(op),
            Repr::U8 | Repr::Byte => both.integers::<u8>(op),
            Repr::U16 => both.integers::<u16>(op),
            Repr::U32 => both.integers::<u32>(op),
            Repr::U64 => both.integers::<u64>(op),
            Repr::F16 => both.logicals::<F16>(op),
            Repr::Bf16 => both.logicals::<Bf16>(op),
            Repr::F32 => both.logicals::<f32>(op),
            Repr::F64 => both.logicals::<f64>(op),
            Repr::F80 => both.logicals::<F80>(op),
            Repr::F128 => both.logicals::<F128>(op),
            Repr::ComplexF16 => both.complexes::<F16>(op),
            Repr::ComplexF32 => both.complexes::<f32>(op),
            Repr::ComplexF64 => both.complexes::<f64>(op),
            Repr::ComplexF80 => both.complexes::<F80>(op),
            Repr::ComplexF128 => both.complexes::<F128>(op),
            Repr::Logical8 => both.logicals::<u8>(op),
            Repr::Logical16 => both.logicals::<u16>(op),
            Repr::Logical32 => both.logicals::<u32>(op),
            Repr::Logical64 => both.logicals::<u64>(op),
            Repr::Logical128 => both.logicals::<u128>(op),
            Repr::Character | Repr::Packed => both.zip(|a: u8, _| a),
            Repr::Wchar => both.zip(|a: u32, _| a),
            Repr::PairF32I32 => both.pairs::<f32, i32>(op, 4, 8),
            Repr::PairF64I32 => both.pairs::<f64, i32>(op, 8, 16),
            Repr::PairI64I32 => both.pairs::<i64, i32>(op, 8, 16),
            Repr::PairI16I32 => both.pairs::<i16, i32>(op, 4, 8),
            Repr::PairI32I32 => both.pairs::<i32, i32>(op, 4, 8),
            Repr::PairF80I32 => both.pairs::<F80, i32>(op, 16, 32),
            Repr::PairF32F32 => both.pairs::<f32, f32>(op, 4, 8),
            Repr::PairF64F64 => both.pairs::<f64, f64>(op, 8, 16),
            Repr::Marker => {}
        }
    }
}

/// The two arrays.
#[derive(Clone, Copy)]
struct Both {
    input: *const u8,
    inout: *mut u8,
    n: usize,
}

/// Picks the larger (`a` if equal, which matters for signed zeros only).
#[inline]
fn larger<T: Number>(a: T, b: T) -> T {
    if b.above(a) { b } else { a }
}

#[inline]
fn smaller<T: Number>(a: T, b: T) -> T {
    if a.above(b) { b } else { a }
}

impl Both {
    /// # Safety
    /// `n` values of `T` at both places, as [`reduce`] says.
    #[inline]
    unsafe fn zip<T: Copy>(self, f: impl Fn(T, T) -> T) {
        let (input, inout) = (self.input.cast::<T>(), self.inout.cast::<T>());
        for i in 0..self.n {
            // SAFETY: by the function's contract.
            unsafe {
                let a = input.add(i).read_unaligned();
                let b = inout.add(i).read_unaligned();
                inout.add(i).write_unaligned(f(a, b));
            }
        }
    }

    /// # Safety
    /// As [`Both::zip`].
    unsafe fn numbers<T: Number>(self, op: OpKind) {
        // SAFETY: by the function's contract.
        unsafe {
            match op {
                OpKind::Max => self.zip(larger::<T>),
                OpKind::Min => self.zip(smaller::<T>),
                OpKind::Sum => self.zip(T::plus),
                OpKind::Prod => self.zip(T::times),
                OpKind::Replace => self.zip(|a: T, _| a),
                _ => {}
            }
        }
    }

    /// # Safety
    /// As [`Both::zip`].
    unsafe fn logicals<T: Logical>(self, op: OpKind) {
        // SAFETY: by the function's contract.
        unsafe {
            match op {
                OpKind::Land => self.zip(|a: T, b| T::of(a.truth() & b.truth())),
                OpKind::Lor => self.zip(|a: T, b| T::of(a.truth() | b.truth())),
                OpKind::Lxor => self.zip(|a: T, b| T::of(a.truth() ^ b.truth())),
                _ => self.numbers::<T>(op),
            }
        }
    }

    /// # Safety
    /// As [`Both::zip`].
    unsafe fn integers<T>(self, op: OpKind)
    where
        T: Logical + BitAnd<Output = T> + BitOr<Output = T> + BitXor<Output = T>,
    {
        // SAFETY: by the function's contract.
        unsafe {
            match op {
                OpKind::Band => self.zip(|a: T, b| a & b),
                OpKind::Bor => self.zip(|a: T, b| a | b),
                OpKind::Bxor => self.zip(|a: T, b| a ^ b),
                _ => self.logicals::<T>(op),
            }
        }
    }

    /// # Safety
    /// As [`Both::zip`], with values of `Complex<T>`.
    unsafe fn complexes<T: Signed>(self, op: OpKind) {
        // SAFETY: by the function's contract.
        unsafe {
            match op {
                OpKind::Sum => self.zip(Complex::<T>::plus),
                OpKind::Prod => self.zip(Complex::<T>::times),
                OpKind::Replace => self.zip(|a: Complex<T>, _| a),
                _ => {}
            }
        }
    }

    /// Values of `V` with an index of `I` behind each, `at` bytes from it; pairs are `extent` bytes
    /// apart. Gaps are left alone.
    ///
    /// # Safety
    /// As [`Both::zip`].
    unsafe fn pairs<V: Number, I: Number>(self, op: OpKind, at: usize, extent: usize) {
        for i in 0..self.n {
            // SAFETY: by the function's contract.
            unsafe {
                let input = self.input.add(i * extent);
                let inout = self.inout.add(i * extent);
                let a = input.cast::<V>().read_unaligned();
                let b = inout.cast::<V>().read_unaligned();
                let ai = input.add(at).cast::<I>().read_unaligned();
                let bi = inout.add(at).cast::<I>().read_unaligned();
                let take = match op {
                    OpKind::Replace => true,
                    OpKind::Maxloc => a.above(b) || !b.above(a) && bi.above(ai),
                    _ => b.above(a) || !a.above(b) && bi.above(ai),
                };
                if take {
                    inout.cast::<V>().write_unaligned(a);
                    inout.add(at).cast::<I>().write_unaligned(ai);
                }
            }
        }
    }
}
