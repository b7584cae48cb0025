//! What a rank has attached to a dynamic window, where the other ranks of the node can look it up without its help.
//!
//! Only the owner writes, between an odd and an even version; who reads while the version is odd, or finds another one
//! afterwards, reads again. Areas are in order of their addresses and do not overlap.

use oxmpi_sync::atomic::{AtomicU64, Ordering, fence};

/// Areas that a table holds. The pages of those that are not there take no memory.
pub(crate) const MOST: usize = 1 << 16;
/// Words before the areas: version, number of areas (more than [`MOST`] when some had no room).
const HEAD: usize = 2;
/// Words of a table.
pub(crate) const WORDS: usize = HEAD + 2 * MOST;

/// The table of one rank; all zero words are an empty one.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a>(pub &'a [AtomicU64]);

/// What a look in the table tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// All bytes are attached.
    Inside,
    /// At least one is not.
    Outside,
    /// The owner attached more than the table holds.
    Unknown,
}

impl Table<'_> {
    fn word(&self, i: usize) -> u64 {
        self.0[i].load(Ordering::Relaxed)
    }

    /// Writes all areas (address, bytes), in order of their addresses.
    pub fn write(&self, areas: impl Iterator<Item = (u64, u64)>) {
        let version = self.word(0);
        self.0[0].store(version.wrapping_add(1), Ordering::Relaxed);
        // Nothing below is seen before the odd version.
        fence(Ordering::Release);
        let mut count = 0;
        for (base, size) in areas {
            if let Some([a, b]) = self.0.get(HEAD + 2 * count..HEAD + 2 * count + 2) {
                a.store(base, Ordering::Relaxed);
                b.store(size, Ordering::Relaxed);
            }
            count += 1;
        }
        self.0[1].store(count as u64, Ordering::Relaxed);
        // All of it is seen before the even version.
        self.0[0].store(version.wrapping_add(2), Ordering::Release);
    }

    /// Whether `len` bytes at `start` are attached; they may go through areas that follow each other.
    pub fn look_up(&self, start: u64, len: u64) -> Found {
        loop {
            let version = self.0[0].load(Ordering::Acquire);
            if version.is_multiple_of(2) {
                let found = self.search(start, len);
                // The words above were read before the version is looked at again.
                fence(Ordering::Acquire);
                if self.word(0) == version {
                    return found;
                }
            }
            std::thread::yield_now();
        }
    }

    fn search(&self, start: u64, len: u64) -> Found {
        let count = self.word(1) as usize;
        let known = count.min(MOST);
        let missing = if known < count {
            Found::Unknown
        } else {
            Found::Outside
        };
        let Some(end) = start.checked_add(len) else {
            return Found::Outside;
        };
        // The first area that starts after `start`.
        let (mut low, mut high) = (0, known);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.word(HEAD + 2 * middle) <= start {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let Some(mut i) = low.checked_sub(1) else {
            return missing;
        };
        let area = |i: usize| {
            let base = self.word(HEAD + 2 * i);
            (base, base.saturating_add(self.word(HEAD + 2 * i + 1)))
        };
        let (_, mut reached) = area(i);
        if start >= reached {
            return missing;
        }
        while reached < end {
            i += 1;
            if i >= known || area(i).0 != reached {
                return missing;
            }
            reached = area(i).1;
        }
        Found::Inside
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_found() {
        let words: Vec<AtomicU64> = (0..WORDS).map(|_| AtomicU64::new(0)).collect();
        let table = Table(&words);
        assert_eq!(table.look_up(5, 1), Found::Outside);
        table.write([(100, 50), (150, 10), (200, 5)].into_iter());
        for (start, len, found) in [
            (100, 60, Found::Inside),
            (149, 2, Found::Inside),
            (159, 1, Found::Inside),
            (99, 1, Found::Outside),
            (150, 11, Found::Outside),
            (160, 1, Found::Outside),
            (200, 6, Found::Outside),
            (204, 1, Found::Inside),
            (u64::MAX, 2, Found::Outside),
        ] {
            assert_eq!(table.look_up(start, len), found, "{start} {len}");
        }
        table.write((0..MOST as u64 + 3).map(|i| (10 * i, 5)));
        assert_eq!(table.look_up(10 * MOST as u64 - 10, 5), Found::Inside);
        assert_eq!(table.look_up(10 * MOST as u64 + 20, 5), Found::Unknown);
        table.write(std::iter::empty());
        assert_eq!(table.look_up(150, 1), Found::Outside);
    }

    #[test]
    fn readers_see_one_version_or_the_other() {
        let words: Vec<AtomicU64> = (0..WORDS).map(|_| AtomicU64::new(0)).collect();
        let table = Table(&words);
        table.write([(100, 50)].into_iter());
        std::thread::scope(|s| {
            let writer = s.spawn(|| {
                for i in 0..5000u64 {
                    // Always 100..150, cut in one of two ways.
                    match i % 2 {
                        0 => table.write([(100, 20), (120, 30)].into_iter()),
                        _ => table.write([(50, 1), (100, 50), (160, 1)].into_iter()),
                    }
                }
            });
            while !writer.is_finished() {
                assert_eq!(table.look_up(100, 50), Found::Inside);
                assert_eq!(table.look_up(150, 5), Found::Outside);
            }
        });
    }
}
