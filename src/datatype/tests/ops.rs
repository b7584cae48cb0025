//! Reduction kernels against plain arithmetic, at unaligned addresses.

use oxmpi_datatype::Named;
use oxmpi_datatype::op::{OpKind, reduce, supports};

/// Bytes at an odd address.
struct Odd(Vec<u8>);

impl Odd {
    fn new<T: Copy>(values: &[T]) -> Odd {
        let mut bytes = vec![0xee; 1 + size_of_val(values)];
        // SAFETY: copies the values' bytes (they have no padding) behind the first byte.
        unsafe {
            std::ptr::copy_nonoverlapping(
                values.as_ptr().cast::<u8>(),
                bytes.as_mut_ptr().add(1),
                size_of_val(values),
            );
        }
        Odd(bytes)
    }

    fn get<T: Copy>(&self, i: usize) -> T {
        // SAFETY: made from values of T.
        unsafe { self.0.as_ptr().add(1).cast::<T>().add(i).read_unaligned() }
    }
}

fn run<T: Copy>(op: OpKind, name: Named, a: &[T], b: &[T]) -> Vec<T> {
    let (a, mut b, n) = (Odd::new(a), Odd::new(b), b.len());
    // SAFETY: n values behind the first byte of each.
    unsafe { reduce(op, name, a.0.as_ptr().add(1), b.0.as_mut_ptr().add(1), n) };
    assert_eq!(b.0[0], 0xee);
    (0..n).map(|i| b.get(i)).collect()
}

/// Every pair of some interesting values.
fn pairs<T: Copy>(values: &[T]) -> (Vec<T>, Vec<T>) {
    let each = || {
        values
            .iter()
            .flat_map(|a| values.iter().map(move |b| (*a, *b)))
    };
    each().unzip()
}

macro_rules! check {
    ($a:expr, $b:expr, $name:expr, $($op:ident: $f:expr;)*) => {$(
        assert!(supports(OpKind::$op, $name), "{:?} {:?}", OpKind::$op, $name);
        let got = run(OpKind::$op, $name, &$a, &$b);
        let want: Vec<_> = $a.iter().zip(&$b).map(|(a, b)| ($f)(*a, *b)).collect();
        assert_eq!(got, want, "{:?} {:?}", OpKind::$op, $name);
    )*};
}

macro_rules! integer {
    ($t:ty, $($name:ident)*) => {$({
        let values = [0, 1, 2, 3, 7, 100, <$t>::MAX, <$t>::MIN, <$t>::MAX - 1, <$t>::MAX / 3];
        let (a, b) = pairs::<$t>(&values);
        check! { a, b, Named::$name,
            Max: |a: $t, b: $t| a.max(b);
            Min: |a: $t, b: $t| a.min(b);
            Sum: |a: $t, b: $t| a.wrapping_add(b);
            Prod: |a: $t, b: $t| a.wrapping_mul(b);
            Band: |a, b| a & b;
            Bor: |a, b| a | b;
            Bxor: |a, b| a ^ b;
            Replace: |a, _| a;
            NoOp: |_, b| b;
        }
        check! { a, b, Named::$name,
            Land: |a, b| (a != 0 && b != 0) as $t;
            Lor: |a, b| (a != 0 || b != 0) as $t;
            Lxor: |a, b| ((a != 0) != (b != 0)) as $t;
        }
        assert!(!supports(OpKind::Minloc, Named::$name));
    })*};
}

#[test]
fn integers() {
    integer!(i8, Char SignedChar Int8T Integer1);
    integer!(u8, UnsignedChar Uint8T);
    integer!(i16, Short Int16T Integer2);
    integer!(u16, UnsignedShort Uint16T);
    integer!(i32, Int Int32T Integer Integer4);
    integer!(u32, Unsigned Uint32T);
    integer!(i64, Long LongLong Int64T Integer8 Aint Offset Count);
    integer!(u64, UnsignedLong UnsignedLongLong Uint64T);
    integer!(i128, Integer16);
}

macro_rules! float {
    ($t:ty, $($name:ident)*) => {$({
        let values = [0.0, 1.0, -1.5, 3.25, <$t>::MAX, <$t>::MIN_POSITIVE, <$t>::INFINITY];
        let (a, b) = pairs::<$t>(&values);
        let (a, b): (Vec<$t>, Vec<$t>) =
            a.into_iter().zip(b).filter(|(a, b)| !(a * b).is_nan()).unzip();
        check! { a, b, Named::$name,
            Max: |a: $t, b: $t| a.max(b);
            Min: |a: $t, b: $t| a.min(b);
            Sum: |a, b| a + b;
            Prod: |a, b| a * b;
            Replace: |a, _| a;
            Land: |a, b| (a != 0.0 && b != 0.0) as u8 as $t;
            Lor: |a, b| (a != 0.0 || b != 0.0) as u8 as $t;
            Lxor: |a, b| ((a != 0.0) != (b != 0.0)) as u8 as $t;
        }
        assert!(!supports(OpKind::Band, Named::$name));
    })*};
}

#[test]
fn floats() {
    float!(f32, Float Real Real4);
    float!(f64, Double DoublePrecision Real8);
}

/// Other formats than the machine's: zeros of both signs, the least and the largest magnitudes, and padding that means nothing.
#[test]
fn truth_of_soft_floats() {
    fn truths<T: Copy + PartialEq + std::fmt::Debug>(
        name: Named,
        zeros: &[T],
        others: &[T],
        one: T,
    ) {
        for (a, truth) in zeros
            .iter()
            .map(|z| (*z, false))
            .chain(others.iter().map(|o| (*o, true)))
        {
            let got = run(OpKind::Lor, name, &[a], &[zeros[0]]);
            assert_eq!(got, [if truth { one } else { zeros[0] }], "{name:?} {a:?}");
        }
    }
    truths(
        Named::Real2,
        &[0u16, 0x8000],
        &[1, 0x8001, 0x3c00, 0x7c00, 0x7e00],
        0x3c00,
    );
    let sign = 1u128 << 79;
    let one = 0x3fff << 64 | 1 << 63;
    truths(
        Named::LongDouble,
        &[0, sign, u128::MAX << 80],
        &[1, one, one | sign, one | u128::MAX << 80],
        one,
    );
    let one = 0x3fff << 112;
    truths(
        Named::Real16,
        &[0, 1 << 127],
        &[1u128, one, one | 1 << 127, 0x7fff << 112],
        one,
    );
}

#[test]
fn complex() {
    let values = [[1.0, 2.0], [-0.5, 3.0], [0.0, -1.0], [4.0, 0.25]];
    for name in [
        Named::CDoubleComplex,
        Named::CxxDoubleComplex,
        Named::DoubleComplex,
        Named::Complex16,
    ] {
        let (a, b) = pairs::<[f64; 2]>(&values);
        check! { a, b, name,
            Sum: |a: [f64; 2], b: [f64; 2]| [a[0] + b[0], a[1] + b[1]];
            Prod: |a: [f64; 2], b: [f64; 2]| {
                [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
            };
            Replace: |a, _| a;
        }
        assert!(!supports(OpKind::Max, name));
    }
    let values = values.map(|v| v.map(|x| x as f32));
    let (a, b) = pairs::<[f32; 2]>(&values);
    check! { a, b, Named::CFloatComplex,
        Sum: |a: [f32; 2], b: [f32; 2]| [a[0] + b[0], a[1] + b[1]];
        Prod: |a: [f32; 2], b: [f32; 2]| {
            [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
        };
    }
}

/// Whole numbers as x87, binary128 and binary16 numbers, whose arithmetic on them is exact.
fn x87(v: i64) -> u128 {
    encode(v, 15, 64, true)
}

fn quad(v: i64) -> u128 {
    encode(v, 15, 113, false)
}

fn half(v: i64) -> u128 {
    encode(v, 5, 11, false)
}

fn encode(v: i64, exponent_bits: u32, precision: u32, explicit: bool) -> u128 {
    if v == 0 {
        return 0;
    }
    let magnitude = v.unsigned_abs() as u128;
    let top = 127 - magnitude.leading_zeros();
    let bias = (1u128 << (exponent_bits - 1)) - 1;
    let mut fraction = magnitude << (precision - 1 - top);
    if !explicit {
        fraction &= (1 << (precision - 1)) - 1;
    }
    let width = precision - 1 + u32::from(explicit);
    u128::from(v < 0) << (width + exponent_bits) | (top as u128 + bias) << width | fraction
}

#[test]
fn unusual_floats() {
    let values = [0i64, 1, -1, 2, 3, -7, 12];
    let (a, b) = pairs(&values);
    type Plain = fn(i64, i64) -> i64;
    let ops: [(OpKind, Plain); 4] = [
        (OpKind::Sum, |a, b| a + b),
        (OpKind::Prod, |a, b| a * b),
        (OpKind::Max, |a, b| a.max(b)),
        (OpKind::Min, |a, b| a.min(b)),
    ];
    for (op, plain) in ops {
        let results: Vec<i64> = a.iter().zip(&b).map(|(a, b)| plain(*a, *b)).collect();
        for (name, code, mask) in [
            (Named::LongDouble, x87 as fn(i64) -> u128, u128::MAX >> 48),
            (Named::Real16, quad, u128::MAX),
        ] {
            let coded = |l: &[i64]| l.iter().map(|v| code(*v)).collect::<Vec<_>>();
            let got = run(op, name, &coded(&a), &coded(&b));
            for (g, w) in got.iter().zip(coded(&results)) {
                // A product of zero and a negative number is the negative zero.
                let zero = w == 0 && g & (mask >> 1) == 0;
                assert!(g & mask == w || zero, "{op:?} {name:?}: {g:x} {w:x}");
            }
        }
        for name in [Named::Real2, Named::CFloat16] {
            let coded = |l: &[i64]| l.iter().map(|v| half(*v) as u16).collect::<Vec<_>>();
            let got = run(op, name, &coded(&a), &coded(&b));
            for (g, w) in got.iter().zip(coded(&results)) {
                assert!(*g == w || w == 0 && g & 0x7fff == 0, "{op:?} {name:?}");
            }
        }
        let coded = |l: &[i64]| {
            l.iter()
                .map(|v| ((*v as f32).to_bits() >> 16) as u16)
                .collect::<Vec<_>>()
        };
        let got = run(op, Named::Bfloat16, &coded(&a), &coded(&b));
        for (g, w) in got.iter().zip(coded(&results)) {
            assert!(*g == w || w == 0 && g & 0x7fff == 0, "{op:?} bfloat16");
        }
    }
}

#[test]
fn logicals() {
    let values = [0u32, 1, u32::MAX, 2];
    let (a, b) = pairs(&values);
    for name in [Named::Logical, Named::Logical4] {
        check! { a, b, name,
            Land: |a, b| (a != 0 && b != 0) as u32;
            Lor: |a, b| (a != 0 || b != 0) as u32;
            Lxor: |a, b| ((a != 0) != (b != 0)) as u32;
        }
        assert!(!supports(OpKind::Sum, name));
    }
    let (a, b) = pairs(&[0u8, 1]);
    for name in [Named::CBool, Named::CxxBool, Named::Logical1] {
        check! { a, b, name,
            Land: |a, b| a & b;
            Lor: |a, b| a | b;
            Lxor: |a, b| a ^ b;
        }
    }
}

/// Value and index where a C struct of the two has them.
fn pair_bytes(value: &[u8], index: &[u8], at: usize, extent: usize) -> Vec<u8> {
    let mut all = vec![0xcc; extent];
    all[..value.len()].copy_from_slice(value);
    all[at..at + index.len()].copy_from_slice(index);
    all
}

#[test]
fn pairs_with_gaps() {
    let f32s = |v: i64| (v as f32).to_ne_bytes().to_vec();
    let f64s = |v: i64| (v as f64).to_ne_bytes().to_vec();
    let i32s = |v: i64| (v as i32).to_ne_bytes().to_vec();
    type Code = fn(i64) -> Vec<u8>;
    let cases: [(Named, Code, Code, usize, usize); 9] = [
        (Named::FloatInt, f32s, i32s, 4, 8),
        (Named::DoubleInt, f64s, i32s, 8, 16),
        (Named::LongInt, |v| v.to_ne_bytes().to_vec(), i32s, 8, 16),
        (
            Named::ShortInt,
            |v| (v as i16).to_ne_bytes().to_vec(),
            i32s,
            4,
            8,
        ),
        (Named::TwoInt, i32s, i32s, 4, 8),
        (
            Named::LongDoubleInt,
            |v| x87(v).to_ne_bytes()[..10].to_vec(),
            i32s,
            16,
            32,
        ),
        (Named::TwoReal, f32s, f32s, 4, 8),
        (Named::TwoDoublePrecision, f64s, f64s, 8, 16),
        (Named::TwoInteger, i32s, i32s, 4, 8),
    ];
    let items = [(3, 1), (3, 2), (-4, 0), (5, 7), (-4, 9)];
    for (name, value, index, at, extent) in cases {
        let t = oxmpi_datatype::Datatype::named(name);
        assert_eq!(t.extent(), extent as i64, "{name:?}");
        for op in [OpKind::Minloc, OpKind::Maxloc, OpKind::Replace] {
            let code = |(v, i)| pair_bytes(&value(v), &index(i), at, extent);
            let (mut a, mut b, mut want) = (vec![], vec![], vec![]);
            for x in items {
                for y in items {
                    a.extend(code(x));
                    b.extend(code(y));
                    let better = match op {
                        OpKind::Minloc => x.0 < y.0,
                        OpKind::Maxloc => x.0 > y.0,
                        _ => true,
                    };
                    let tie = x.0 == y.0 && x.1 < y.1;
                    want.extend(code(if better || tie { x } else { y }));
                }
            }
            let n = items.len() * items.len();
            let last_gap = (t.true_lb() + t.true_extent()) as usize;
            // The gap behind the last pair is not part of the arrays.
            a.truncate((n - 1) * extent + last_gap);
            b.truncate((n - 1) * extent + last_gap);
            want.truncate((n - 1) * extent + last_gap);
            // SAFETY: n pairs in each.
            unsafe { reduce(op, name, a.as_ptr(), b.as_mut_ptr(), n) };
            // Padding inside a long double may change.
            let significant = |l: &[u8]| -> Vec<u8> {
                l.chunks(extent)
                    .flat_map(|c| [&c[..value(0).len()], &c[at..at + index(0).len()]].concat())
                    .collect()
            };
            assert_eq!(significant(&b), significant(&want), "{op:?} {name:?}");
            if name != Named::LongDoubleInt {
                assert_eq!(b, want, "gaps of {name:?}");
            }
        }
        assert!(!supports(OpKind::Sum, name));
    }
}

/// The types of each class, as section 6.9.2 of the standard lists them.
const CLASSES: [(&str, &[&str]); 8] = [
    (
        "C integer",
        &[
            "MPI_INT",
            "MPI_LONG",
            "MPI_SHORT",
            "MPI_UNSIGNED_SHORT",
            "MPI_UNSIGNED",
            "MPI_UNSIGNED_LONG",
            "MPI_LONG_LONG_INT",
            "MPI_UNSIGNED_LONG_LONG",
            "MPI_SIGNED_CHAR",
            "MPI_UNSIGNED_CHAR",
            "MPI_INT8_T",
            "MPI_INT16_T",
            "MPI_INT32_T",
            "MPI_INT64_T",
            "MPI_UINT8_T",
            "MPI_UINT16_T",
            "MPI_UINT32_T",
            "MPI_UINT64_T",
            // Not in the standard's list, but every library takes it.
            "MPI_CHAR",
        ],
    ),
    (
        "Fortran integer",
        &[
            "MPI_INTEGER",
            "MPI_INTEGER1",
            "MPI_INTEGER2",
            "MPI_INTEGER4",
            "MPI_INTEGER8",
            "MPI_INTEGER16",
        ],
    ),
    (
        "Floating point",
        &[
            "MPI_FLOAT",
            "MPI_DOUBLE",
            "MPI_REAL",
            "MPI_DOUBLE_PRECISION",
            "MPI_LONG_DOUBLE",
            "MPI_REAL2",
            "MPI_REAL4",
            "MPI_REAL8",
            "MPI_REAL16",
            "MPIX_C_FLOAT16",
            "MPIX_BFLOAT16",
        ],
    ),
    (
        "Logical",
        &[
            "MPI_LOGICAL",
            "MPI_C_BOOL",
            "MPI_CXX_BOOL",
            "MPI_LOGICAL1",
            "MPI_LOGICAL2",
            "MPI_LOGICAL4",
            "MPI_LOGICAL8",
            "MPI_LOGICAL16",
        ],
    ),
    (
        "Complex",
        &[
            "MPI_COMPLEX",
            "MPI_C_COMPLEX",
            "MPI_C_DOUBLE_COMPLEX",
            "MPI_C_LONG_DOUBLE_COMPLEX",
            "MPI_CXX_FLOAT_COMPLEX",
            "MPI_CXX_DOUBLE_COMPLEX",
            "MPI_CXX_LONG_DOUBLE_COMPLEX",
            "MPI_DOUBLE_COMPLEX",
            "MPI_COMPLEX4",
            "MPI_COMPLEX8",
            "MPI_COMPLEX16",
            "MPI_COMPLEX32",
        ],
    ),
    ("Byte", &["MPI_BYTE"]),
    (
        "Multi-language types",
        &["MPI_AINT", "MPI_OFFSET", "MPI_COUNT"],
    ),
    (
        "Pair",
        &[
            "MPI_FLOAT_INT",
            "MPI_DOUBLE_INT",
            "MPI_LONG_INT",
            "MPI_SHORT_INT",
            "MPI_2INT",
            "MPI_LONG_DOUBLE_INT",
            "MPI_2REAL",
            "MPI_2DOUBLE_PRECISION",
            "MPI_2INTEGER",
        ],
    ),
];

/// Every operation on every predefined type: what the standard's table has is taken, and logical operations on every number;
/// all else is refused.
#[test]
fn the_table_of_the_standard() {
    use OpKind::*;
    let allowed = |op: OpKind| -> &[&str] {
        match op {
            Max | Min => &[
                "C integer",
                "Fortran integer",
                "Floating point",
                "Multi-language types",
            ],
            Sum | Prod => &[
                "C integer",
                "Fortran integer",
                "Floating point",
                "Complex",
                "Multi-language types",
            ],
            // All but the first and the last go beyond the standard: other libraries take them.
            Land | Lor | Lxor => &[
                "C integer",
                "Fortran integer",
                "Floating point",
                "Multi-language types",
                "Logical",
            ],
            Band | Bor | Bxor => &[
                "C integer",
                "Fortran integer",
                "Byte",
                "Multi-language types",
            ],
            Minloc | Maxloc => &["Pair"],
            Replace | NoOp => &[],
        }
    };
    let mut classified = 0;
    for &(named, name) in Named::ALL {
        let class = CLASSES.iter().find(|(_, types)| types.contains(&name));
        classified += usize::from(class.is_some());
        for &(op, op_name) in OpKind::ALL {
            let want = match op {
                Replace | NoOp => !matches!(named, Named::Lb | Named::Ub),
                _ => class.is_some_and(|(class, _)| allowed(op).contains(class)),
            };
            assert_eq!(supports(op, named), want, "{op_name} on {name}");
        }
    }
    // No type of the lists is missing.
    assert_eq!(classified, CLASSES.iter().map(|c| c.1.len()).sum::<usize>());
}
