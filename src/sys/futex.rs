//! Waiting on a word of memory, which other processes may share.

use std::sync::atomic::AtomicU32;
use std::time::Duration;

/// Sleeps while `*word == expected`, at most for `max` (forever without one). Returns on a wake-up, on a signal, when the
/// time is over, or at once when the word differs: the caller looks again in each case.
pub fn wait(word: &AtomicU32, expected: u32, max: Option<Duration>) {
    wait_bits(word, expected, max, u32::MAX);
}

/// Wakes up to `count` sleepers of `word`, in this process and in others.
pub fn wake(word: &AtomicU32, count: u32) {
    // SAFETY: FUTEX_WAKE looks only at the address, which is valid.
    unsafe {
        libc::syscall(
            libc::SYS_futex,
            word.as_ptr(),
            libc::FUTEX_WAKE,
            count.min(i32::MAX as u32),
        );
    }
}

/// Like [`wait`], woken only by [`wake_bits`] with a bit in common (or by [`wake`]).
pub fn wait_bits(word: &AtomicU32, expected: u32, max: Option<Duration>, bits: u32) {
    // FUTEX_WAIT_BITSET takes a moment, not a span; FUTEX_WAIT takes a span but no bits.
    let deadline = max.map(|m| {
        let t = crate::clock::nanos().saturating_add(m.as_nanos().min(u64::MAX as u128) as u64);
        libc::timespec {
            tv_sec: (t / 1_000_000_000).min(i64::MAX as u64) as libc::time_t,
            tv_nsec: (t % 1_000_000_000) as libc::c_long,
        }
    });
    let ptr = deadline
        .as_ref()
        .map_or(std::ptr::null(), |t| t as *const libc::timespec);
    // SAFETY: `word` is a valid, aligned u32; `ptr` is null or points to a live timespec.
    unsafe {
        libc::syscall(
            libc::SYS_futex,
            word.as_ptr(),
            libc::FUTEX_WAIT_BITSET,
            expected,
            ptr,
            std::ptr::null::<u32>(),
            bits,
        );
    }
}

/// Wakes up to `count` sleepers of `word` whose bits have one in common with `bits`.
pub fn wake_bits(word: &AtomicU32, count: u32, bits: u32) {
    // SAFETY: FUTEX_WAKE_BITSET looks only at the address, which is valid.
    unsafe {
        libc::syscall(
            libc::SYS_futex,
            word.as_ptr(),
            libc::FUTEX_WAKE_BITSET,
            count.min(i32::MAX as u32),
            std::ptr::null::<libc::timespec>(),
            std::ptr::null::<u32>(),
            bits,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    #[test]
    fn wakes_and_times_out() {
        let word = AtomicU32::new(0);
        wait(&word, 1, None); // differs: returns at once
        wait(&word, 0, Some(Duration::from_millis(1))); // nobody wakes us
        std::thread::scope(|s| {
            s.spawn(|| {
                while word.load(Ordering::Acquire) == 0 {
                    wait_bits(&word, 0, None, 4);
                }
            });
            word.store(1, Ordering::Release);
            wake_bits(&word, u32::MAX, 4);
            wake(&word, u32::MAX);
        });
    }
}
