//! The monotonic clock.

/// Seconds of the monotonic clock since some fixed moment in the past of this machine. A read costs no system call
/// where the kernel maps its clock into the process.
#[inline]
pub fn seconds() -> f64 {
    let t = now();
    t.tv_sec as f64 + t.tv_nsec as f64 * 1e-9
}

/// Nanoseconds of the same clock.
#[inline]
pub fn nanos() -> u64 {
    let t = now();
    t.tv_sec as u64 * 1_000_000_000 + t.tv_nsec as u64
}

/// Seconds between two ticks.
pub fn resolution() -> f64 {
    let mut t = ZERO;
    // SAFETY: `t` is a valid place for the result.
    if unsafe { libc::clock_getres(libc::CLOCK_MONOTONIC, &mut t) } != 0 {
        return 1e-9;
    }
    t.tv_sec as f64 + t.tv_nsec as f64 * 1e-9
}

const ZERO: libc::timespec = libc::timespec {
    tv_sec: 0,
    tv_nsec: 0,
};

#[inline]
fn now() -> libc::timespec {
    let mut t = ZERO;
    // SAFETY: `t` is a valid place for the result; the clock exists on every Linux.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut t) };
    t
}

#[cfg(test)]
mod tests {
    #[test]
    fn ticks_forward() {
        let a = super::seconds();
        let n = super::nanos();
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert!(super::seconds() - a >= 0.002);
        assert!(super::nanos() - n >= 2_000_000);
        assert!(super::resolution() > 0.0 && super::resolution() < 0.1);
    }
}
