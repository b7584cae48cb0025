//! The process lock: at most one thread of a process is inside the library.

use parking_lot::lock_api::{RawMutex as _, RawMutexFair as _};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// A mutex without data, switched on only for `MPI_THREAD_MULTIPLE`.
///
/// A thread that releases it and comes back at once usually gets it again, which saves a switch of threads for each
/// call, but no thread waits for more than about half a millisecond while others
/// come and go; [`ProcessLock::yield_to_others`] hands it over for certain.
pub struct ProcessLock {
    enabled: AtomicBool,
    waiting: AtomicU32,
    mutex: parking_lot::RawMutex,
}

impl ProcessLock {
    /// A lock that is off: `lock` and `unlock` do nothing until [`ProcessLock::enable`].
    pub const fn new() -> ProcessLock {
        ProcessLock {
            enabled: AtomicBool::new(false),
            waiting: AtomicU32::new(0),
            mutex: parking_lot::RawMutex::INIT,
        }
    }

    /// Switches the lock on. Call it before a second thread may enter, while no one is between `lock` and `unlock`.
    pub fn enable(&self) {
        self.enabled.store(true, Ordering::Release);
    }

    /// Whether [`ProcessLock::enable`] was called.
    #[inline]
    pub fn is_enabled(&self) -> bool {
        self.enabled.load(Ordering::Relaxed)
    }

    /// Takes the lock, waiting for it if need be.
    #[inline]
    pub fn lock(&self) {
        if self.is_enabled() && !self.mutex.try_lock() {
            self.lock_slow();
        }
    }

    #[cold]
    fn lock_slow(&self) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        self.mutex.lock();
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }

    /// Takes the lock if it is free and on.
    #[inline]
    pub fn try_lock(&self) -> bool {
        self.is_enabled() && self.mutex.try_lock()
    }

    /// Releases the lock. A call without a `lock` before it does nothing.
    #[inline]
    pub fn unlock(&self) {
        if self.is_enabled() && self.mutex.is_locked() {
            // SAFETY: it is locked, and by the rules of this type by the caller.
            unsafe { self.mutex.unlock() };
        }
    }

    /// Whether other threads wait for the lock.
    #[inline]
    pub fn contended(&self) -> bool {
        self.is_enabled() && self.waiting.load(Ordering::Relaxed) != 0
    }

    /// Releases the lock and takes it again behind a thread that waits already. Cheap when none does.
    #[inline]
    pub fn yield_to_others(&self) {
        if self.contended() && self.mutex.is_locked() {
            // SAFETY: as in `unlock`.
            unsafe { self.mutex.bump() };
        }
    }
}

impl Default for ProcessLock {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn off_until_enabled() {
        let l = ProcessLock::new();
        l.lock();
        l.lock();
        l.unlock();
        l.yield_to_others();
        assert!(!l.is_enabled() && !l.contended());
        l.enable();
        assert!(l.is_enabled());
        l.unlock();
        l.lock();
        l.yield_to_others();
        assert!(!l.try_lock());
        l.unlock();
        assert!(l.try_lock());
        l.unlock();
    }

    const ROUNDS: u64 = if cfg!(miri) { 100 } else { 20_000 };

    struct Racy(std::cell::Cell<u64>);
    // SAFETY: the test accesses it only under the lock; that is what it tests.
    unsafe impl Sync for Racy {}

    #[test]
    fn excludes_and_is_fair_on_yield() {
        let l = ProcessLock::new();
        l.enable();
        let count = Racy(std::cell::Cell::new(0));
        let done = AtomicUsize::new(0);
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    let count = &count;
                    for i in 0..ROUNDS {
                        l.lock();
                        let c = count.0.get();
                        if i % 64 == 0 {
                            l.yield_to_others();
                            let c = count.0.get();
                            count.0.set(c + 1);
                        } else {
                            count.0.set(c + 1);
                        }
                        l.unlock();
                    }
                    done.fetch_add(1, Ordering::Relaxed);
                });
            }
        });
        assert_eq!(count.0.get(), 4 * ROUNDS);
        assert_eq!(done.load(Ordering::Relaxed), 4);
        assert!(!l.contended());
    }

    #[test]
    fn a_holder_that_yields_lets_a_waiter_through() {
        let l = ProcessLock::new();
        l.enable();
        let through = AtomicBool::new(false);
        l.lock();
        std::thread::scope(|s| {
            s.spawn(|| {
                l.lock();
                through.store(true, Ordering::Relaxed);
                l.unlock();
            });
            // Only a yield of ours can let the other thread in.
            while !through.load(Ordering::Relaxed) {
                l.yield_to_others();
            }
            l.unlock();
        });
    }
}
