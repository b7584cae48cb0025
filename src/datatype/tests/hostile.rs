//! Constructors, packing and unpacking with hostile numbers: the right type, or an error; never a panic, never an access outside
//! of the type's bounds.

use oxmpi_datatype::{
    Cursor, Datatype, Named, Order, external32_size, pack_external32, unpack_external32,
};
use oxmpi_types::ErrorClass;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// A seeded generator, so that what fails can be run again.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.roll() >> 8) as usize % n
    }

    /// A number as one finds it in wrong programs: small, huge, at a border.
    fn number(&mut self) -> i64 {
        let small = self.below(9) as i64 - 2;
        match self.below(12) {
            0 => i64::MAX - self.below(3) as i64,
            1 => i64::MIN + self.below(3) as i64,
            2 => (1 << 31) + small,
            3 => -(1 << 31) + small,
            4 => (1i64 << (self.below(63))).wrapping_add(small),
            5 => -(1i64 << self.below(63)),
            _ => small,
        }
    }

    fn count(&mut self) -> i64 {
        let n = self.number();
        // Negative ones are refused at once, so they are not worth many rolls.
        if n < 0 && self.below(8) != 0 {
            self.below(5) as i64
        } else {
            n
        }
    }
}

/// What the standard says about a type: `None` where it does not fit in 128 bits, which is out of range in any case.
type Wide = Option<i128>;

/// Size and bounds of blocks of `old`: (displacement, length) each. Bounds only when there is something between them.
fn model(blocks: &[(Wide, i64)], old: &Datatype) -> (Wide, Option<(Wide, Wide)>) {
    let (size, extent) = (old.size() as i128, old.extent() as i128);
    let total = blocks.iter().map(|b| b.1 as i128).sum::<i128>();
    let mut bounds: Option<(Wide, Wide)> = None;
    for &(at, n) in blocks.iter().filter(|b| b.1 > 0) {
        let span = (n as i128 - 1) * extent;
        let low = at.and_then(|a| a.checked_add(span.min(0) + old.lb() as i128));
        let high = at.and_then(|a| a.checked_add(span.max(0) + old.ub() as i128));
        let both = |f: fn(i128, i128) -> i128, a: Wide, b: Wide| Some(f(a?, b?));
        bounds = Some(match bounds {
            None => (low, high),
            Some((l, h)) => (both(i128::min, l, low), both(i128::max, h, high)),
        });
    }
    (total.checked_mul(size), bounds)
}

/// The upper bound is this one, but for what makes the extents of old and new type multiples of the alignment.
fn padded(t: &Datatype, high: Wide) -> bool {
    high.is_some_and(|high| (t.ub() as i128 - high).abs() < t.alignment() as i128)
}

/// Compares a constructor's outcome with the model.
fn judge(
    what: &str,
    blocks: &[(Wide, i64)],
    old: &Datatype,
    made: oxmpi_types::Result<Rc<Datatype>>,
) -> Option<Rc<Datatype>> {
    let fits = |w: Wide| w.is_some_and(|v| i64::try_from(v).is_ok());
    let negative = blocks.iter().any(|b| b.1 < 0);
    let (size, bounds) = model(blocks, old);
    match made {
        Err(e) => {
            assert!(
                matches!(e.class, ErrorClass::Arg | ErrorClass::Count),
                "{what}: {e}"
            );
            assert!(e.text.contains(|c: char| c.is_ascii_digit()), "{e}");
            None
        }
        Ok(t) => {
            assert!(!negative, "{what}: a negative length is taken");
            assert!(fits(size), "{what}: a size of {size:?} is taken");
            assert_eq!(Some(t.size() as i128), size, "{what}");
            if let Some((low, high)) = bounds
                && old.size() > 0
            {
                assert!(
                    fits(low) && fits(high),
                    "{what}: bounds {low:?} {high:?} are taken"
                );
                assert_eq!(Some(t.lb() as i128), low, "{what}: lower bound");
                assert!(
                    padded(&t, high),
                    "{what}: upper bound {}, not {high:?}",
                    t.ub()
                );
            }
            assert_eq!(t.extent() as i128, t.ub() as i128 - t.lb() as i128);
            Some(t)
        }
    }
}

/// A type made of `old` by a constructor of chance, if the numbers of chance allow one.
fn grow(dice: &mut Dice, old: &Rc<Datatype>) -> Option<Rc<Datatype>> {
    let extent = old.extent() as i128;
    let wide = |a: i64, b: i128| (a as i128).checked_mul(b);
    let lengths: Vec<i64> = (0..dice.below(4)).map(|_| dice.count()).collect();
    let places: Vec<i64> = lengths.iter().map(|_| dice.number()).collect();
    let length = dice.count();
    let blocks = |unit: i128, fixed: Option<i64>| -> Vec<(Wide, i64)> {
        let all = lengths.iter().zip(&places);
        all.map(|(&n, &d)| (wide(d, unit), fixed.unwrap_or(n)))
            .collect()
    };
    match dice.below(10) {
        0 => judge(
            "contiguous",
            &[(Some(0), length)],
            old,
            Datatype::contiguous(length, old),
        ),
        1 | 2 => {
            let (count, stride) = (dice.count(), dice.number());
            let bytes = dice.below(2) == 0;
            let unit = if bytes { 1 } else { extent };
            let last = wide(stride, unit).and_then(|s| s.checked_mul((count as i128 - 1).max(0)));
            // The first and the last block say it all; the size is that of all.
            let ends = [(Some(0), length), (last, length)];
            let made = match bytes {
                true => Datatype::hvector(count, length, stride, old),
                false => Datatype::vector(count, length, stride, old),
            };
            let Ok(t) = made else { return None };
            assert!(
                count >= 0 && length >= 0,
                "vector {count} {length} is taken"
            );
            let size = wide(count, length as i128).and_then(|n| n.checked_mul(old.size() as i128));
            assert_eq!(
                Some(t.size() as i128),
                size,
                "vector {count} {length} {stride}"
            );
            if count > 0 && length > 0 && old.size() > 0 {
                let (_, bounds) = model(&ends, old);
                let (low, high) = bounds.unwrap();
                assert_eq!(
                    Some(t.lb() as i128),
                    low,
                    "vector {count} {length} {stride}"
                );
                assert!(padded(&t, high), "vector {count} {length} {stride}");
            }
            Some(t)
        }
        3 => judge(
            "indexed",
            &blocks(extent, None),
            old,
            Datatype::indexed(&lengths, &places, old),
        ),
        4 => judge(
            "hindexed",
            &blocks(1, None),
            old,
            Datatype::hindexed(&lengths, &places, old),
        ),
        5 => judge(
            "indexed_block",
            &blocks(extent, Some(length)),
            old,
            Datatype::indexed_block(length, &places, old),
        ),
        6 => judge(
            "hindexed_block",
            &blocks(1, Some(length)),
            old,
            Datatype::hindexed_block(length, &places, old),
        ),
        7 => {
            let types = vec![old.clone(); lengths.len()];
            Datatype::struct_(&lengths, &places, &types).ok()
        }
        8 => {
            let (lb, extent) = (dice.number(), dice.number());
            let t = Datatype::resized(old, lb, extent).ok()?;
            assert_eq!((t.lb(), t.extent()), (lb, extent));
            Some(t)
        }
        _ => {
            let sizes: Vec<i64> = lengths.iter().map(|n| n.saturating_abs()).collect();
            let order = if dice.below(2) == 0 {
                Order::C
            } else {
                Order::Fortran
            };
            let parts: Vec<i64> = sizes.iter().map(|_| dice.count()).collect();
            let t = Datatype::subarray(&sizes, &parts, &places, order, old).ok()?;
            let size = parts
                .iter()
                .try_fold(old.size() as i128, |n, p| n.checked_mul(*p as i128));
            assert_eq!(Some(t.size() as i128), size);
            Some(t)
        }
    }
}

/// Walks over `count` elements at places of chance without touching memory: all runs lie within the true bounds.
fn walk(dice: &mut Dice, t: &Rc<Datatype>, count: i64) {
    let Some(total) = count.checked_mul(t.size()) else {
        return;
    };
    let span = (count as i128 - 1).max(0) * t.extent() as i128;
    let low = t.true_lb() as i128 + span.min(0);
    let high = t.true_lb() as i128 + t.true_extent() as i128 + span.max(0);
    if i64::try_from(low).is_err() || i64::try_from(high).is_err() {
        return;
    }
    let mut cursor = Cursor::new(t, count);
    assert_eq!(cursor.total_bytes(), total as u64);
    for _ in 0..4 {
        if total > 0 {
            cursor.seek(dice.roll() % total as u64);
        }
        let (mut runs, before) = (Vec::new(), cursor.position());
        let most = [1, 7, 4096, 1 << 40][dice.below(4)];
        let n = cursor.next_runs(std::ptr::null_mut(), &mut runs, 8, most);
        assert_eq!(cursor.position(), before + n);
        assert!(n <= most && runs.len() <= 8 && (n > 0 || total == 0));
        assert_eq!(runs.iter().map(|r| r.1 as u64).sum::<u64>(), n);
        for (at, n) in runs {
            let at = at.addr() as i64 as i128;
            assert!(
                low <= at && at + n as i128 <= high,
                "{at} {n} outside of {low}..{high}"
            );
        }
    }
}

/// Packs and unpacks what is small enough to have memory, with guards around it, into buffers that are too small, too.
fn move_data(dice: &mut Dice, t: &Rc<Datatype>, count: i64) {
    let span = (count as i128 - 1).max(0) * t.extent() as i128;
    let low = (t.true_lb() as i128 + span.min(0)).min(0);
    let high = (t.true_lb() as i128 + t.true_extent() as i128 + span.max(0)).max(0);
    let total = t.size() as i128 * count as i128;
    if high - low > 1 << 16 || total > 1 << 16 {
        return;
    }
    let (low, len, total) = (low as isize, (high - low) as usize, total as usize);
    let mut memory: Vec<u8> = (0..len + 128).map(|i| (i * 37 + 11) as u8).collect();
    let before = memory.clone();
    let base = memory.as_mut_ptr().wrapping_offset(64 - low);
    let mut packed = vec![0u8; dice.below(total + 2)];
    let mut cursor = Cursor::new(t, count);
    // SAFETY: the memory reaches over all true bounds of the elements.
    let n = unsafe { cursor.pack(base, &mut packed) };
    assert_eq!(n, packed.len().min(total));
    let mut cursor = Cursor::new(t, count);
    // SAFETY: as above.
    let back = unsafe { cursor.unpack(base, &packed[..n]) };
    assert_eq!(back, n);
    assert_eq!(
        memory, before,
        "what was packed comes back, and nothing else is touched"
    );
    if let Ok(need) = external32_size(t, count) {
        let mut out = vec![0u8; dice.below(need as usize + 2)];
        // SAFETY: as above.
        let packed = unsafe { pack_external32(base, count, t, &mut out) };
        let enough = out.len() as i64 >= need;
        assert!(
            packed.is_ok()
                || !enough
                || packed
                    .as_ref()
                    .is_err_and(|e| e.class == ErrorClass::Conversion)
        );
        // SAFETY: as above.
        let unpacked = unsafe { unpack_external32(&out, base, count, t) };
        assert!(enough || need == 0 || unpacked.is_err());
    }
    assert_eq!(&memory[..64], &before[..64]);
    assert_eq!(&memory[len + 64..], &before[len + 64..]);
}

/// As many rounds as asked for by `HOSTILE_ROUNDS`, within a time limit that only ends the search.
#[test]
fn hostile_numbers() {
    let rounds = std::env::var("HOSTILE_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok());
    let rounds: u64 = rounds.unwrap_or(if cfg!(miri) { 300 } else { 100_000 });
    let (limit, began) = (Duration::from_secs(60), Instant::now());
    let mut made = 0;
    for round in 0..rounds {
        if began.elapsed() > limit {
            break;
        }
        let mut dice = Dice(0x0dd5_eed5 ^ (round << 20) ^ round);
        dice.roll();
        let named = [
            Named::Byte,
            Named::Int,
            Named::Double,
            Named::ShortInt,
            Named::LongDouble,
        ];
        let mut t = Datatype::named(named[dice.below(named.len())]);
        for _ in 0..1 + dice.below(4) {
            let Some(next) = grow(&mut dice, &t) else {
                break;
            };
            t = next;
            made += 1;
            t.commit();
            for count in [0, 1, 3, dice.count().max(0)] {
                walk(&mut dice, &t, count);
                move_data(&mut dice, &t, count);
                let _ = external32_size(&t, count);
                let _ = t.get_elements(dice.roll());
            }
            let _ = t.contents();
            let _ = t.envelope();
        }
    }
    assert!(
        made > rounds / 2 || made > 1000,
        "only {made} types could be made"
    );
}
