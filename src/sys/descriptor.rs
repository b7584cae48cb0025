//! Descriptors that another program handed to this process.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};

/// Takes over descriptor `raw`, which the program that started this process left open for it (and named in the
/// environment), and keeps it from the programs this process starts. The number must not be in use by anything else in this
/// process; that is the promise of whoever set the environment.
///
/// Fails with `EBADF` when it is not open.
pub fn adopt(raw: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: fcntl with F_SETFD on any number only fails or sets a flag.
    let rc = unsafe { libc::fcntl(raw, libc::F_SETFD, libc::FD_CLOEXEC) };
    if rc < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: it is open (checked above), and the caller promises that nobody else in this process owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(raw) })
}

/// Whether the other end of a socket or pipe is closed, with or without data still to be read. Never blocks.
pub fn hung_up(fd: BorrowedFd<'_>) -> bool {
    let mut p = libc::pollfd {
        fd: fd.as_raw_fd(),
        events: libc::POLLRDHUP,
        revents: 0,
    };
    // SAFETY: one valid pollfd, no waiting.
    let rc = unsafe { libc::poll(&mut p, 1, 0) };
    rc > 0 && p.revents & (libc::POLLRDHUP | libc::POLLHUP | libc::POLLERR) != 0
}
