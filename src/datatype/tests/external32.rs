//! external32: known bytes, and every random type survives the way there and back.

mod naive;

use naive::{Spec, spec};
use oxmpi_datatype::{Datatype, Named, external32_size, pack_external32, unpack_external32};
use oxmpi_types::ErrorClass;
use proptest::prelude::*;

/// Packs values that are one element each.
fn pack<T: Copy>(values: &[T], name: Named) -> oxmpi_types::Result<Vec<u8>> {
    let t = Datatype::named(name);
    let n = values.len() as i64;
    assert_eq!(size_of::<T>() as i64, t.extent());
    let mut out = vec![0; external32_size(&t, n).unwrap() as usize];
    // SAFETY: the slice holds n values.
    let written = unsafe { pack_external32(values.as_ptr().cast(), n, &t, &mut out)? };
    assert_eq!(written, out.len());
    Ok(out)
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Pair(i16, i32);

#[test]
fn known_bytes() {
    assert_eq!(
        pack(&[1i32, -2], Named::Int).unwrap(),
        [0, 0, 0, 1, 255, 255, 255, 254]
    );
    assert_eq!(pack(&[-2i64], Named::Long).unwrap(), [255, 255, 255, 254]);
    assert_eq!(
        pack(&[1u64], Named::UnsignedLongLong).unwrap(),
        [0, 0, 0, 0, 0, 0, 0, 1]
    );
    assert_eq!(pack(&['A' as u32], Named::Wchar).unwrap(), [0, 65]);
    assert_eq!(
        pack(&[1.0f64], Named::Double).unwrap(),
        [0x3f, 0xf0, 0, 0, 0, 0, 0, 0]
    );
    assert_eq!(
        pack(&[[1.0f32, -2.0]], Named::CFloatComplex).unwrap(),
        [0x3f, 0x80, 0, 0, 0xc0, 0, 0, 0]
    );
    // -1.5 as an x87 number and as binary128.
    let x87 = 0xbfffu128 << 64 | 0xc000_0000_0000_0000;
    let mut quad = vec![0xbf, 0xff, 0x80];
    quad.resize(16, 0);
    assert_eq!(pack(&[x87], Named::LongDouble).unwrap(), quad);
    assert_eq!(
        pack(&[Pair(7, 9)], Named::ShortInt).unwrap(),
        [0, 7, 0, 0, 0, 9]
    );
}

#[test]
fn what_does_not_fit_is_an_error() {
    let e = pack(&[1i64 << 31], Named::Long).unwrap_err();
    assert_eq!(e.class, ErrorClass::Conversion);
    assert!(e.text.contains("2147483648"), "{e}");
    let t = Datatype::named(Named::Int);
    // SAFETY: fails before it reads.
    let e = unsafe { pack_external32([1i32, 2].as_ptr().cast(), 2, &t, &mut [0; 7]) }.unwrap_err();
    assert!(e.text.contains("7") && e.text.contains("8"), "{e}");
    assert!(external32_size(&t, i64::MAX).is_err());
}

/// Long doubles and wide characters hold random bits that their external form cannot keep.
fn exact(s: &Spec) -> bool {
    let text = format!("{s:?}");
    !["Long", "Wchar"].iter().any(|w| text.contains(w))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(miri) { 20 } else { 1000 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn there_and_back(s in spec().prop_filter("exact", exact), count in 0i64..5) {
        let t = s.build().unwrap();
        let stream = s.typemap().stream(count);
        let lo = stream.iter().min().copied().unwrap_or(0);
        let hi = stream.iter().max().map_or(lo, |m| m + 1);
        let mut there: Vec<u8> = (lo..hi).map(|d| (d * 37) as u8).collect();
        let mut back = vec![0; there.len()];
        let mut packed = vec![0; external32_size(&t, count).unwrap() as usize];
        prop_assert_eq!(packed.len() as i64, s.typemap().size() * count);
        let base = |b: &mut Vec<u8>| b.as_mut_ptr().wrapping_offset(-lo as isize);
        // SAFETY: both buffers hold the whole typemap.
        unsafe {
            pack_external32(base(&mut there), count, &t, &mut packed).unwrap();
            unpack_external32(&packed, base(&mut back), count, &t).unwrap();
        }
        for d in stream {
            let i = (d - lo) as usize;
            prop_assert_eq!(there[i], back[i]);
        }
    }
}
