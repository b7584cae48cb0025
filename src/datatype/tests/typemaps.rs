//! Random typemaps against the naive interpreter.

mod naive;

use naive::{Spec, spec};
use oxmpi_datatype::{Cursor, Datatype};
use proptest::prelude::*;
use std::rc::Rc;

fn cases() -> ProptestConfig {
    let n = std::env::var("PROPTEST_CASES")
        .ok()
        .and_then(|n| n.parse().ok());
    ProptestConfig {
        cases: n.unwrap_or(if cfg!(miri) { 20 } else { 2000 }),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Memory that holds `count` elements, and where their displacement 0 is.
struct Arena {
    bytes: Vec<u8>,
    zero: i64,
}

impl Arena {
    fn new(stream: &[i64], fill: impl Fn(usize) -> u8) -> Arena {
        let lo = stream.iter().min().copied().unwrap_or(0);
        let hi = stream.iter().max().copied().unwrap_or(0);
        // Some bytes more on each side, to see that nothing is touched there.
        Arena {
            bytes: (0..(hi - lo + 65) as usize).map(fill).collect(),
            zero: 32 - lo,
        }
    }

    fn base(&mut self) -> *mut u8 {
        self.bytes.as_mut_ptr().wrapping_offset(self.zero as isize)
    }

    fn at(&self, displacement: i64) -> u8 {
        self.bytes[(displacement + self.zero) as usize]
    }
}

fn noise(i: usize) -> u8 {
    (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes()[0]
}

/// Cuts `total` into pieces by the pattern `cuts`, over and over.
fn pieces(total: usize, cuts: &[usize]) -> Vec<usize> {
    let (mut left, mut all) = (total, Vec::new());
    for c in cuts.iter().cycle() {
        if left == 0 {
            return all;
        }
        let n = left.min(*c);
        all.push(n);
        left -= n;
    }
    all
}

fn build(s: &Spec) -> Rc<Datatype> {
    let t = s.build().unwrap();
    t.commit();
    t
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn numbers_agree(s in spec()) {
        let (t, m) = (build(&s), s.typemap());
        prop_assert_eq!(t.size(), m.size());
        prop_assert_eq!((t.lb(), t.ub(), t.extent()), (m.lb(), m.ub(), m.extent()));
        let (lo, hi) = m.true_bounds();
        prop_assert_eq!((t.true_lb(), t.true_extent()), (lo, hi - lo));
        prop_assert_eq!(t.elements(), m.data().count() as i64);
        let dense = m.stream(3).windows(2).all(|w| w[1] == w[0] + 1)
            && m.stream(1).first().is_none_or(|f| *f == lo);
        prop_assert_eq!(t.is_dense(), dense);
    }

    #[test]
    fn pack_agrees(s in spec(), count in 0i64..20, cuts in prop::collection::vec(1usize..60, 1..4)) {
        let (t, stream) = (build(&s), s.typemap().stream(count));
        let mut arena = Arena::new(&stream, noise);
        let want: Vec<u8> = stream.iter().map(|d| arena.at(*d)).collect();
        let base = arena.base();
        let mut cursor = Cursor::new(&t, count);
        prop_assert_eq!(cursor.total_bytes(), want.len() as u64);
        for cuts in [&[usize::MAX][..], &cuts] {
            cursor.seek(0);
            let mut got: Vec<u8> = Vec::new();
            for n in pieces(want.len(), cuts) {
                let mut out = vec![0; n];
                // SAFETY: the arena holds the whole typemap.
                prop_assert_eq!(unsafe { cursor.pack(base, &mut out) }, n);
                got.extend(out);
            }
            prop_assert_eq!(&got, &want);
            prop_assert_eq!(cursor.remaining(), 0);
        }
        let mut got: Vec<u8> = Vec::new();
        cursor.seek(0);
        while cursor.remaining() > 0 {
            let mut runs = Vec::new();
            let n = cursor.next_runs(base, &mut runs, cuts[0] % 5 + 1, cuts[cuts.len() - 1] as u64);
            prop_assert!(n > 0 && runs.len() <= cuts[0] % 5 + 1);
            prop_assert_eq!(n, runs.iter().map(|r| r.1 as u64).sum::<u64>());
            for (p, n) in runs {
                // SAFETY: runs lie in the arena.
                got.extend(unsafe { std::slice::from_raw_parts(p, n) });
            }
        }
        prop_assert_eq!(&got, &want);
    }

    #[test]
    fn unpack_agrees(s in spec(), count in 0i64..20, cuts in prop::collection::vec(1usize..60, 1..4)) {
        let (t, stream) = (build(&s), s.typemap().stream(count));
        let data: Vec<u8> = (0..stream.len()).map(noise).collect();
        let mut want = Arena::new(&stream, |_| 0xa5);
        let zero = want.zero;
        for (d, b) in stream.iter().zip(&data) {
            want.bytes[(d + zero) as usize] = *b;
        }
        let mut sorted = stream.clone();
        sorted.sort_unstable();
        let overlaps = sorted.windows(2).any(|w| w[0] == w[1]);
        for cuts in [&[usize::MAX][..], &cuts] {
            let mut arena = Arena::new(&stream, |_| 0xa5);
            let base = arena.base();
            let mut cursor = Cursor::new(&t, count);
            let mut from = 0;
            for n in pieces(data.len(), cuts) {
                // SAFETY: the arena holds the whole typemap.
                prop_assert_eq!(unsafe { cursor.unpack(base, &data[from..from + n]) }, n);
                from += n;
            }
            if overlaps {
                // The value of doubly written bytes is not defined; all others are.
                for (d, v) in arena.bytes.iter().enumerate() {
                    let at = d as i64 - zero;
                    prop_assert!(sorted.binary_search(&at).is_ok() || *v == 0xa5);
                }
            } else {
                prop_assert_eq!(&arena.bytes, &want.bytes);
            }
        }
    }

    #[test]
    fn seek_anywhere(s in spec(), count in 1i64..20, at in any::<prop::sample::Index>()) {
        let (t, stream) = (build(&s), s.typemap().stream(count));
        if stream.is_empty() {
            return Ok(());
        }
        let mut arena = Arena::new(&stream, noise);
        let at = at.index(stream.len());
        let want: Vec<u8> = stream[at..].iter().map(|d| arena.at(*d)).collect();
        let mut got = vec![0; want.len()];
        let mut cursor = Cursor::new(&t, count);
        cursor.seek(at as u64);
        // SAFETY: the arena holds the whole typemap.
        unsafe { cursor.pack(arena.base(), &mut got) };
        prop_assert_eq!(got, want);
    }

    #[test]
    fn elements_agree(s in spec()) {
        let (t, m) = (build(&s), s.typemap());
        let mut ends = vec![0];
        for _ in 0..2 {
            for e in m.data() {
                ends.push(ends[ends.len() - 1] + e.size as u64);
            }
        }
        // Miri is too slow for all of them.
        for bytes in (0..=*ends.last().unwrap()).step_by(if cfg!(miri) { 37 } else { 1 }) {
            let want = ends.iter().position(|e| *e == bytes).map(|n| n as i64);
            prop_assert_eq!(t.get_elements(bytes), want, "{} bytes", bytes);
        }
        for (n, end) in ends.iter().enumerate() {
            prop_assert_eq!(t.bytes_of(n as i64), Some(*end), "{} elements", n);
        }
    }

    #[test]
    fn signature_is_of_the_sequence(s in spec(), n in 0i64..5) {
        let t = build(&s);
        let many = Datatype::contiguous(n, &t).unwrap();
        let parts: Vec<_> = (0..n).map(|_| t.clone()).collect();
        let places: Vec<i64> = (0..n).map(|i| i * 1_000_000).collect();
        let apart = Datatype::struct_(&vec![1; n as usize], &places, &parts).unwrap();
        prop_assert_eq!(many.signature(), apart.signature());
        prop_assert_eq!(many.signature(), t.signature().repeat(n as u64));
        prop_assert_eq!(many.signature().elements, many.elements() as u64);
    }
}
