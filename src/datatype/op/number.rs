//! The numbers that reductions work on. Those that Rust lacks are carried as bits.

use crate::soft::{EXTENDED, Format, QUAD};

/// A number that can be summed, multiplied and compared.
pub(crate) trait Number: Copy {
    /// `self + other`
    fn plus(self, other: Self) -> Self;
    /// `self * other`
    fn times(self, other: Self) -> Self;
    /// `self > other`
    fn above(self, other: Self) -> bool;
}

/// A number that the logical operations take.
pub(crate) trait Logical: Number {
    /// `self != 0`
    fn truth(self) -> bool;
    /// 1 or 0
    fn of(truth: bool) -> Self;
}

/// A number with `-`, for complex arithmetic.
pub(crate) trait Signed: Number {
    /// `-self`
    fn negative(self) -> Self;
}

macro_rules! integers {
    ($($t:ty)*) => {$(
        impl Number for $t {
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline]
            fn above(self, other: Self) -> bool {
                self > other
            }
        }
        impl Logical for $t {
            #[inline]
            fn truth(self) -> bool {
                self != 0
            }
            #[inline]
            fn of(truth: bool) -> Self {
                truth as $t
            }
        }
    )*};
}
integers! { i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 }

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Number for $t {
            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self * other
            }
            #[inline]
            fn above(self, other: Self) -> bool {
                self > other
            }
        }
        impl Logical for $t {
            #[inline]
            fn truth(self) -> bool {
                self != 0.0
            }
            #[inline]
            fn of(truth: bool) -> Self {
                truth as u8 as $t
            }
        }
        impl Signed for $t {
            #[inline]
            fn negative(self) -> Self {
                -self
            }
        }
    )*};
}
floats! { f32 f64 }

/// IEEE binary16.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct F16(u16);

/// The upper half of an `f32`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Bf16(u16);

impl F16 {
    pub(crate) fn widen(self) -> f32 {
        let sign = (self.0 as u32 & 0x8000) << 16;
        let (exponent, fraction) = (self.0 as u32 >> 10 & 31, self.0 as u32 & 0x3ff);
        match exponent {
            31 => f32::from_bits(sign | 0x7f80_0000 | fraction << 13),
            0 => {
                let magnitude = fraction as f32 * (1.0 / (1 << 24) as f32);
                f32::from_bits(sign | magnitude.to_bits())
            }
            _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
        }
    }

    pub(crate) fn narrow(value: f32) -> F16 {
        let bits = value.to_bits();
        let sign = (bits >> 16 & 0x8000) as u16;
        let magnitude = bits & 0x7fff_ffff;
        F16(sign
            | if magnitude > 0x7f80_0000 {
                0x7e00
            } else if magnitude >= 0x477f_f000 {
                // 65520 and above round to infinity.
                0x7c00
            } else if magnitude >= 0x3880_0000 {
                // Normal: round the 13 bits that go, ties to even.
                let rounded = magnitude + 0xfff + (magnitude >> 13 & 1);
                ((rounded >> 13) - (112 << 10)) as u16
            } else {
                // Adding 0.5 puts the last bit of a subnormal at the last bit of the sum, so that the
                // machine rounds.
                let sum = f32::from_bits(magnitude) + 0.5;
                (sum.to_bits() - 0.5f32.to_bits()) as u16
            })
    }
}

impl Bf16 {
    pub(crate) fn widen(self) -> f32 {
        f32::from_bits((self.0 as u32) << 16)
    }

    pub(crate) fn narrow(value: f32) -> Bf16 {
        let bits = value.to_bits();
        if value.is_nan() {
            return Bf16((bits >> 16) as u16 | 0x40);
        }
        Bf16(((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16)
    }
}

macro_rules! halves {
    ($($t:ident)*) => {$(
        // Both formats have so few bits that rounding the f32 result once more gives the
        // correctly rounded result.
        impl Number for $t {
            #[inline]
            fn plus(self, other: Self) -> Self {
                $t::narrow(self.widen() + other.widen())
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                $t::narrow(self.widen() * other.widen())
            }
            #[inline]
            fn above(self, other: Self) -> bool {
                self.widen() > other.widen()
            }
        }
        impl Logical for $t {
            #[inline]
            fn truth(self) -> bool {
                self.widen() != 0.0
            }
            #[inline]
            fn of(truth: bool) -> Self {
                $t::narrow(truth as u8 as f32)
            }
        }
        impl Signed for $t {
            #[inline]
            fn negative(self) -> Self {
                $t(self.0 ^ 0x8000)
            }
        }
    )*};
}
halves! { F16 Bf16 }

/// IEEE binary128.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct F128(u128);

/// `long double`: 80 bits in 16 bytes; the upper 48 bits are padding.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct F80(u128);

impl F80 {
    const SIGN: u128 = 1 << 79;
    const PADDING: u128 = u128::MAX << 80;
    /// 1.0, whose leading bit is stored.
    const ONE: u128 = 0x3fff << 64 | 1 << 63;

    fn format() -> Format {
        EXTENDED
    }
}

impl F128 {
    const SIGN: u128 = 1 << 127;
    const PADDING: u128 = 0;
    /// 1.0
    const ONE: u128 = 0x3fff << 112;

    fn format() -> Format {
        QUAD
    }
}

macro_rules! bits {
    ($($t:ident: $plus:path, $times:path;)*) => {$(
        impl Number for $t {
            #[inline]
            fn plus(self, other: Self) -> Self {
                $t($plus(self.0, other.0))
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                $t($times(self.0, other.0))
            }
            #[inline]
            fn above(self, other: Self) -> bool {
                $t::format().greater(self.0, other.0)
            }
        }
        impl Logical for $t {
            #[inline]
            fn truth(self) -> bool {
                // All bits of the magnitude; a NaN is true, as it is in C.
                self.0 & !($t::SIGN | $t::PADDING) != 0
            }
            #[inline]
            fn of(truth: bool) -> Self {
                $t(if truth { $t::ONE } else { 0 })
            }
        }
        impl Signed for $t {
            #[inline]
            fn negative(self) -> Self {
                $t($t::format().neg(self.0))
            }
        }
    )*};
}
bits! {
    F128: quad::add, quad::mul;
    F80: extended::add, extended::mul;
}

mod quad {
    use super::QUAD;

    pub(super) fn add(a: u128, b: u128) -> u128 {
        QUAD.add(a, b)
    }

    pub(super) fn mul(a: u128, b: u128) -> u128 {
        QUAD.mul(a, b)
    }
}

#[cfg(not(all(target_arch = "x86_64", not(miri))))]
mod extended {
    use super::EXTENDED;

    pub(super) fn add(a: u128, b: u128) -> u128 {
        EXTENDED.add(a, b)
    }

    pub(super) fn mul(a: u128, b: u128) -> u128 {
        EXTENDED.mul(a, b)
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod extended {
    use std::arch::asm;

    macro_rules! x87 {
        ($name:ident, $instruction:literal) => {
            #[inline]
            pub(super) fn $name(a: u128, mut b: u128) -> u128 {
                // SAFETY: reads ten bytes of `a` and `b`, writes ten bytes of `b`, leaves the x87
                // stack as it was (empty, by the calling convention).
                unsafe {
                    asm!(
                        "fld tbyte ptr [{b}]",
                        "fld tbyte ptr [{a}]",
                        $instruction,
                        "fstp tbyte ptr [{b}]",
                        a = in(reg) &raw const a,
                        b = in(reg) &raw mut b,
                        out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                        out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                        options(nostack),
                    );
                }
                b
            }
        };
    }
    x87!(add, "faddp st(1), st");
    x87!(mul, "fmulp st(1), st");
}

/// A complex number.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Signed> Complex<T> {
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        Complex {
            re: self.re.plus(other.re),
            im: self.im.plus(other.im),
        }
    }

    #[inline]
    pub(crate) fn times(self, other: Self) -> Self {
        let (a, b) = (self, other);
        Complex {
            re: a.re.times(b.re).plus(a.im.times(b.im).negative()),
            im: a.re.times(b.im).plus(a.im.times(b.re)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives_widening() {
        for bits in 0..=u16::MAX {
            let wide = F16(bits).widen();
            let back = F16::narrow(wide).0;
            assert!(back == bits || wide.is_nan() && F16(back).widen().is_nan());
            let wide = Bf16(bits).widen();
            let back = Bf16::narrow(wide).0;
            assert!(back == bits || wide.is_nan() && Bf16(back).widen().is_nan());
        }
    }

    #[test]
    fn halves_round_to_even() {
        let ulp = 1.0 / 1024.0;
        assert_eq!(F16::narrow(1.0 + ulp / 2.0).0, 0x3c00);
        assert_eq!(F16::narrow(1.0 + ulp * 1.5).0, 0x3c02);
        assert_eq!(F16::narrow(1.0 + ulp * 0.75).0, 0x3c01);
        assert_eq!(F16::narrow(65519.0).0, 0x7bff);
        assert_eq!(F16::narrow(65520.0).0, 0x7c00);
        // Half of the smallest subnormal is a tie with zero; a little more is not.
        let least = 1.0 / (1 << 24) as f32;
        assert_eq!(F16::narrow(least / 2.0).0, 0);
        assert_eq!(F16::narrow(-least * 0.51).0, 0x8001);
        assert_eq!(F16::narrow(1.0 / (1 << 14) as f32 - least / 4.0).0, 0x0400);
        assert_eq!(Bf16::narrow(f32::from_bits(0x3f80_8000)).0, 0x3f80);
        assert_eq!(Bf16::narrow(f32::from_bits(0x3f81_8000)).0, 0x3f82);
    }

    #[test]
    fn extended_equals_software() {
        let mut x = 1u64;
        let mut next = || {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            x
        };
        for i in 0..if cfg!(miri) { 50 } else { 200_000u32 } {
            let mut number = || {
                // Exponents close to each other, and at times at the ends of the range.
                let spread = next() % 140;
                let exponent = match i % 8 {
                    0 => spread % 3,
                    1 => 0x7ffe - spread,
                    2 => 0x1fff + spread,
                    _ => 0x3fff - 70 + spread,
                };
                let leading = u64::from(exponent > 0) << 63;
                let mantissa = (next() >> 1 | leading) as u128;
                mantissa | ((exponent | next() >> 63 << 15) as u128) << 64
            };
            let (a, b) = (number(), number());
            let low = |v: u128| v & (u128::MAX >> 48);
            assert_eq!(
                low(extended::add(a, b)),
                EXTENDED.add(a, b),
                "{a:x} + {b:x}"
            );
            assert_eq!(
                low(extended::mul(a, b)),
                EXTENDED.mul(a, b),
                "{a:x} * {b:x}"
            );
        }
    }
}
