//! A lock in memory that processes share, for a few instructions or one system call at a time.
//!
//! A holder never waits for anything while it has the latch, so whoever wants it only has to let the holder run: it
//! looks again a few times, then gives its core away, and where that does not help rests for a moment.

use crate::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Looks before the core is given away.
const SPINS: u32 = 64;
/// Times the core is given away before resting.
const YIELDS: u32 = 256;
/// A rest: the holder may have lost its core to someone whom yielding does not reach.
const REST: Duration = Duration::from_micros(50);

/// The lock. All-zero bytes are one that is free.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct Latch {
    word: AtomicU32,
}

/// The latch is held until this goes.
#[derive(Debug)]
pub struct Latched<'a>(&'a Latch);

impl Latch {
    /// Takes the latch.
    #[inline]
    pub fn lock(&self) -> Latched<'_> {
        if !self.try_lock() {
            self.lock_slow();
        }
        Latched(self)
    }

    #[inline]
    fn try_lock(&self) -> bool {
        // What the last holder did happens before what this one does.
        self.word
            .compare_exchange(0, 1, Ordering::Acquire, Ordering::Relaxed)
            .is_ok()
    }

    #[cold]
    fn lock_slow(&self) {
        let mut looks = 0u32;
        loop {
            if self.word.load(Ordering::Relaxed) == 0 && self.try_lock() {
                return;
            }
            looks = looks.saturating_add(1);
            if looks < SPINS {
                std::hint::spin_loop();
            } else if looks < SPINS + YIELDS {
                std::thread::yield_now();
            } else {
                std::thread::sleep(REST);
            }
        }
    }
}

impl Drop for Latched<'_> {
    #[inline]
    fn drop(&mut self) {
        self.0.word.store(0, Ordering::Release);
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::cell::Cell;

    struct Racy(Cell<u64>);
    // SAFETY: the test touches it only under the latch; that is what it tests.
    unsafe impl Sync for Racy {}

    #[test]
    fn one_at_a_time() {
        const ROUNDS: u64 = if cfg!(miri) { 50 } else { 50_000 };
        let (latch, value) = (Latch::default(), Racy(Cell::new(0)));
        std::thread::scope(|s| {
            for _ in 0..4 {
                let (latch, value) = (&latch, &value);
                s.spawn(move || {
                    for _ in 0..ROUNDS {
                        let _held = latch.lock();
                        value.0.set(value.0.get() + 1);
                    }
                });
            }
        });
        assert_eq!(value.0.get(), 4 * ROUNDS);
    }
}
