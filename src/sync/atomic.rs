//! Atomics, cells and the futex word, each of the standard library or of loom.

#[cfg(loom)]
pub use loom::sync::atomic::{
    AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering, fence,
};
#[cfg(not(loom))]
pub use std::sync::atomic::{
    AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering, compiler_fence,
    fence,
};

use std::time::Duration;

/// Loom has no compiler fence: take the full one.
#[cfg(loom)]
pub fn compiler_fence(order: Ordering) {
    fence(order)
}

/// Memory written by one side and read by the other; loom checks that never both touch it at once.
#[derive(Debug, Default)]
#[repr(transparent)]
pub struct Shared<T> {
    #[cfg(loom)]
    cell: loom::cell::UnsafeCell<T>,
    #[cfg(not(loom))]
    cell: std::cell::UnsafeCell<T>,
}

impl<T> Shared<T> {
    /// A cell holding `value`.
    pub fn new(value: T) -> Shared<T> {
        Shared {
            cell: From::from(value),
        }
    }

    /// Calls `f` with the address for reading.
    #[inline(always)]
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        #[cfg(loom)]
        return self.cell.with(f);
        #[cfg(not(loom))]
        f(self.cell.get())
    }

    /// Calls `f` with the address for writing.
    #[inline(always)]
    pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        #[cfg(loom)]
        return self.cell.with_mut(f);
        #[cfg(not(loom))]
        f(self.cell.get())
    }
}

/// A 32-bit word that threads and processes can sleep on.
#[derive(Debug, Default)]
pub struct FutexWord {
    /// The word.
    pub value: AtomicU32,
    #[cfg(loom)]
    queue: (loom::sync::Mutex<()>, loom::sync::Condvar),
}

impl FutexWord {
    /// Sleeps while the word is `expected`; may return early.
    pub fn wait(&self, expected: u32, max: Option<Duration>) {
        #[cfg(not(loom))]
        oxmpi_sys::futex::wait(&self.value, expected, max);
        #[cfg(loom)]
        {
            // As in the kernel: look and queue up under the lock that a waker takes.
            let _ = max;
            let guard = self.queue.0.lock().unwrap();
            if self.value.load(Ordering::SeqCst) == expected {
                drop(self.queue.1.wait(guard).unwrap());
            }
        }
    }

    /// Wakes all sleepers.
    pub fn wake_all(&self) {
        #[cfg(not(loom))]
        oxmpi_sys::futex::wake(&self.value, u32::MAX);
        #[cfg(loom)]
        {
            let _guard = self.queue.0.lock().unwrap();
            self.queue.1.notify_all();
        }
    }
}
