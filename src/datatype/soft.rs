//! Binary floating point in software, for the formats that Rust has no type for: IEEE binary128
//! and x87 extended precision. Round to nearest, ties to even; every NaN becomes one quiet NaN.

/// A number taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Nan,
    Infinite(bool),
    Zero(bool),
    /// Sign, exponent, mantissa: the value is `mantissa * 2^(exponent - 127)`, the top bit of the
    /// mantissa is set. The lowest bit may be sticky.
    Finite(bool, i32, u128),
}
use Value::*;

/// A binary interchange format: bits of precision and of exponent, and whether the leading bit of
/// the significand is stored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    precision: u32,
    exponent: u32,
    explicit: bool,
}

/// IEEE binary128.
pub(crate) const QUAD: Format = Format {
    precision: 113,
    exponent: 15,
    explicit: false,
};
/// x87 double extended, in the low 80 bits.
pub(crate) const EXTENDED: Format = Format {
    precision: 64,
    exponent: 15,
    explicit: true,
};

impl Format {
    const fn fraction(self) -> u32 {
        self.precision - 1 + self.explicit as u32
    }

    const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    const fn max_field(self) -> u32 {
        (1 << self.exponent) - 1
    }

    fn decode(self, bits: u128) -> Value {
        let fraction = bits & ((1 << self.fraction()) - 1);
        let field = (bits >> self.fraction()) as u32 & self.max_field();
        let sign = bits >> (self.fraction() + self.exponent) & 1 == 1;
        // Without the stored leading bit.
        let rest = fraction & ((1 << (self.precision - 1)) - 1);
        if field == self.max_field() {
            return if rest == 0 { Infinite(sign) } else { Nan };
        }
        let mut mantissa = fraction;
        if field > 0 && !self.explicit {
            mantissa |= 1 << (self.precision - 1);
        }
        if mantissa == 0 {
            return Zero(sign);
        }
        let shift = mantissa.leading_zeros();
        let exponent = field.max(1) as i32 - self.bias();
        Finite(
            sign,
            exponent - shift as i32 + (128 - self.precision) as i32,
            mantissa << shift,
        )
    }

    fn encode(self, value: Value) -> u128 {
        let top = self.fraction() + self.exponent;
        let leading = u128::from(self.explicit) << (self.precision - 1);
        let infinity = (self.max_field() as u128) << self.fraction() | leading;
        match value {
            Nan => infinity | 1 << (self.precision - 2),
            Infinite(sign) => (sign as u128) << top | infinity,
            Zero(sign) => (sign as u128) << top,
            Finite(sign, exponent, mantissa) => {
                let sign = (sign as u128) << top;
                let field = exponent + self.bias();
                // A subnormal result loses one more bit for each exponent below the least.
                let lost = 128 - self.precision + 1i32.saturating_sub(field).clamp(0, 200) as u32;
                let mut kept = shift_sticky(mantissa, lost.saturating_sub(2));
                let tail = kept & 3;
                kept >>= 2;
                if tail == 3 || tail == 2 && kept & 1 == 1 {
                    kept += 1;
                }
                let mut field = field.max(1);
                if kept >> self.precision != 0 {
                    kept >>= 1;
                    field += 1;
                }
                if kept >> (self.precision - 1) == 0 {
                    field = 0;
                }
                if field >= self.max_field() as i32 {
                    return sign | infinity;
                }
                if !self.explicit {
                    kept &= (1 << (self.precision - 1)) - 1;
                }
                sign | (field as u128) << self.fraction() | kept
            }
        }
    }

    /// `a + b`
    pub(crate) fn add(self, a: u128, b: u128) -> u128 {
        self.encode(add(self.decode(a), self.decode(b)))
    }

    /// `a * b`
    pub(crate) fn mul(self, a: u128, b: u128) -> u128 {
        self.encode(mul(self.decode(a), self.decode(b)))
    }

    /// `-a`
    pub(crate) fn neg(self, a: u128) -> u128 {
        a ^ 1 << (self.fraction() + self.exponent)
    }

    /// `a > b`, false when one is not a number.
    pub(crate) fn greater(self, a: u128, b: u128) -> bool {
        let key = |v| match v {
            Nan => None,
            Infinite(s) => Some((s, i32::MAX, 0)),
            Zero(_) => Some((false, i32::MIN, 0)),
            Finite(s, e, m) => Some((s, e, m)),
        };
        let (Some((sa, ea, ma)), Some((sb, eb, mb))) = (key(self.decode(a)), key(self.decode(b)))
        else {
            return false;
        };
        match (sa, sb) {
            (false, true) => true,
            (true, false) => false,
            (false, false) => (ea, ma) > (eb, mb),
            (true, true) => (ea, ma) < (eb, mb),
        }
    }

    /// The same number in another format.
    pub(crate) fn convert(self, bits: u128, to: Format) -> u128 {
        to.encode(self.decode(bits))
    }
}

/// Shifts right; bits that fall out leave a trace in the lowest bit.
fn shift_sticky(mantissa: u128, by: u32) -> u128 {
    match by {
        0 => mantissa,
        1..128 => mantissa >> by | u128::from(mantissa << (128 - by) != 0),
        _ => u128::from(mantissa != 0),
    }
}

fn add(a: Value, b: Value) -> Value {
    match (a, b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinite(x), Infinite(y)) if x != y => Nan,
        (Infinite(_), _) => a,
        (_, Infinite(_)) => b,
        (Zero(x), Zero(y)) => Zero(x && y),
        (Zero(_), _) => b,
        (_, Zero(_)) => a,
        (Finite(sa, ea, ma), Finite(sb, eb, mb)) => {
            let (big, small) = if (ea, ma) >= (eb, mb) {
                ((sa, ea, ma), (sb, eb, mb))
            } else {
                ((sb, eb, mb), (sa, ea, ma))
            };
            // One bit of room for the carry; precision leaves enough guard bits below.
            let m = big.2 >> 1 | big.2 & 1;
            let s = shift_sticky(small.2, (big.1 - small.1) as u32 + 1);
            let sum = if big.0 == small.0 { m + s } else { m - s };
            if sum == 0 {
                return Zero(false);
            }
            let shift = sum.leading_zeros();
            Finite(big.0, big.1 + 1 - shift as i32, sum << shift)
        }
    }
}

fn mul(a: Value, b: Value) -> Value {
    match (a, b) {
        (Nan, _) | (_, Nan) | (Infinite(_), Zero(_)) | (Zero(_), Infinite(_)) => Nan,
        (Infinite(x), Infinite(y) | Finite(y, ..)) | (Finite(x, ..), Infinite(y)) => {
            Infinite(x != y)
        }
        (Zero(x), Zero(y) | Finite(y, ..)) | (Finite(x, ..), Zero(y)) => Zero(x != y),
        (Finite(sa, ea, ma), Finite(sb, eb, mb)) => {
            let (high, low) = wide(ma, mb);
            // The product of two numbers in [1, 2) is in [1, 4).
            let shift = high.leading_zeros();
            let mut m = high << shift;
            if shift > 0 {
                m |= low >> (128 - shift);
            }
            m |= u128::from(low << shift != 0);
            Finite(sa != sb, ea + eb + 1 - shift as i32, m)
        }
    }
}

/// The 256-bit product, high and low half.
fn wide(a: u128, b: u128) -> (u128, u128) {
    let low = u64::MAX as u128;
    let (ah, al, bh, bl) = (a >> 64, a & low, b >> 64, b & low);
    let (ll, lh, hl, hh) = (al * bl, al * bh, ah * bl, ah * bh);
    let middle = (ll >> 64) + (lh & low) + (hl & low);
    (
        hh + (lh >> 64) + (hl >> 64) + (middle >> 64),
        middle << 64 | ll & low,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const DOUBLE: Format = Format {
        precision: 53,
        exponent: 11,
        explicit: false,
    };

    fn bits() -> impl Strategy<Value = f64> {
        prop_oneof![
            any::<u64>().prop_map(f64::from_bits),
            (any::<i8>(), -60i32..60).prop_map(|(m, e)| m as f64 * 2f64.powi(e)),
            // Near the ends of the range.
            (
                any::<u64>(),
                prop_oneof![Just(0u64), Just(1), Just(2), Just(2045), Just(2046)]
            )
                .prop_map(|(m, e)| f64::from_bits(m >> 12 | e << 52)),
            (any::<u64>(), 1000u64..1040).prop_map(|(m, e)| f64::from_bits(m >> 12 | e << 52)),
            proptest::sample::select(vec![0.0, -0.0, 1.0, -1.0, f64::INFINITY, -f64::INFINITY]),
        ]
    }

    fn same(got: u128, want: f64) -> bool {
        if want.is_nan() {
            f64::from_bits(got as u64).is_nan()
        } else {
            got == want.to_bits() as u128
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: if cfg!(miri) { 50 } else { 20_000 },
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn as_the_machine_does(a in bits(), b in bits()) {
            let (x, y) = (a.to_bits() as u128, b.to_bits() as u128);
            prop_assert!(same(DOUBLE.add(x, y), a + b), "{a:e} + {b:e}");
            prop_assert!(same(DOUBLE.mul(x, y), a * b), "{a:e} * {b:e}");
            prop_assert_eq!(DOUBLE.greater(x, y), a > b);
            for format in [QUAD, EXTENDED] {
                let wide = DOUBLE.convert(x, format);
                prop_assert!(same(format.convert(wide, DOUBLE), a), "{a:e} in {format:?}");
            }
        }
    }

    #[test]
    fn known_encodings() {
        let one = DOUBLE.convert(1f64.to_bits() as u128, QUAD);
        assert_eq!(one, 0x3fff << 112);
        let two = QUAD.add(one, one);
        assert_eq!(two, 0x4000 << 112);
        let one = DOUBLE.convert(1f64.to_bits() as u128, EXTENDED);
        assert_eq!(one, 0x3fff << 64 | 1 << 63);
        // 1 + 2^-112 is exact in binary128, one bit less is not.
        let tiny = (0x3fff - 112) << 112;
        assert_eq!(QUAD.add(0x3fff << 112, tiny), 0x3fff << 112 | 1);
        assert_eq!(QUAD.add(0x3fff << 112, tiny - (1 << 112)), 0x3fff << 112);
    }
}
