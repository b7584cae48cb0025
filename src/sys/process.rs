//! This process: numbers, names, scheduling, random bytes.

use crate::check;
use std::io::{self, Write};

/// Number of this process. Asked anew each time, so that it is right after a fork.
pub fn pid() -> i32 {
    std::process::id() as i32
}

/// A number that no other thread of this process has while this one lives. The standard library's own would allocate, and
/// memory checkers report what the main thread of another language's program never frees.
pub fn this_thread() -> usize {
    thread_local! {
        static HERE: u8 = const { 0 };
    }
    HERE.with(|here| std::ptr::from_ref(here).addr())
}

/// The session of this process.
pub fn session() -> i32 {
    // SAFETY: getsid(0) has no preconditions.
    unsafe { libc::getsid(0) }
}

/// The effective user of this process.
pub fn user() -> u32 {
    // SAFETY: geteuid has no preconditions.
    unsafe { libc::geteuid() }
}

/// Offers the core to other tasks.
#[inline]
pub fn yield_now() {
    // SAFETY: sched_yield has no preconditions.
    unsafe { libc::sched_yield() };
}

/// What the kernel calls this machine. No resolver is asked.
pub fn hostname() -> String {
    let mut b = [0u8; 256];
    // SAFETY: the buffer has that many bytes.
    if unsafe { libc::gethostname(b.as_mut_ptr().cast(), b.len() - 1) } != 0 {
        return "localhost".into();
    }
    let len = b.iter().position(|&c| c == 0).unwrap_or(0);
    String::from_utf8_lossy(&b[..len]).into_owned()
}

/// Fills `out` with random bytes from the kernel.
pub fn random(out: &mut [u8]) -> io::Result<()> {
    let mut at = 0;
    while at < out.len() {
        // SAFETY: the pointer and length describe the rest of `out`.
        let n = unsafe { libc::getrandom(out[at..].as_mut_ptr().cast(), out.len() - at, 0) };
        match check(n as libc::c_long) {
            Ok(n) => at += n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => {
                // A filter that refuses the call leaves the device.
                use io::Read;
                return std::fs::File::open("/dev/urandom")?.read_exact(&mut out[at..]);
            }
        }
    }
    Ok(())
}

/// Whether the kernel groups tasks by session for scheduling, so that yielding passes the core only within a session.
pub fn autogroup() -> bool {
    std::fs::read_to_string("/proc/sys/kernel/sched_autogroup_enabled")
        .is_ok_and(|s| s.trim() == "1")
}

/// Where the Yama module restricts who may read whose memory to parents, allows every process of this user.
pub fn allow_memory_access() {
    let restricted = std::fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope")
        .is_ok_and(|s| s.trim() == "1");
    if restricted {
        // SAFETY: PR_SET_PTRACER takes a number and only widens the permission described above.
        unsafe { libc::prctl(libc::PR_SET_PTRACER, libc::PR_SET_PTRACER_ANY, 0, 0, 0) };
    }
}

/// Calls `start` with all signals blocked in this thread, so that a thread which it starts gets none.
pub fn without_signals<R>(start: impl FnOnce() -> R) -> R {
    // SAFETY: an all-zero set is a valid place for what is written next.
    let (mut all, mut old): (libc::sigset_t, libc::sigset_t) = unsafe { std::mem::zeroed() };
    // SAFETY: valid sets; the mask is this thread's own.
    unsafe {
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut old);
    }
    let result = start();
    // SAFETY: as above.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &old, std::ptr::null_mut()) };
    result
}

/// Largest file this process may make, if there is a limit: exceeding it brings a signal, not an error.
pub fn file_size_limit() -> Option<u64> {
    let mut l = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: `l` is a valid place for the result.
    let ok = unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &mut l) } == 0;
    (ok && l.rlim_cur != libc::RLIM_INFINITY).then_some(l.rlim_cur)
}

/// Prints `block` to the standard error with one write, so that nobody else's lines come between its own, and with a newline
/// at its end. Does not mind when nobody reads.
pub fn say(block: &str) {
    let _ = io::stderr().write_all(format!("{}\n", block.trim_end()).as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_differs() {
        let (mut a, mut b) = ([0u8; 16], [0u8; 16]);
        random(&mut a).unwrap();
        random(&mut b).unwrap();
        assert_ne!(a, b);
    }

    #[test]
    fn names() {
        assert!(pid() > 0);
        assert!(!hostname().is_empty());
        yield_now();
        assert_eq!(without_signals(|| 5), 5);
        allow_memory_access();
        assert_eq!(hostname().trim_end_matches('\0'), hostname());
    }
}
