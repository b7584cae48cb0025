//! Copies between the memory of two processes in one step.

use std::io;

/// One side of a copy: address and length.
pub type Span = (u64, usize);

const BATCH: usize = 64;
const NONE: libc::iovec = libc::iovec {
    iov_base: std::ptr::null_mut(),
    iov_len: 0,
};

/// Copies the bytes of `remote` in process `pid` to `local` of this process. Both have the same total.
///
/// # Safety
/// `local` is memory of this process that may be written.
pub unsafe fn read(pid: i32, remote: &[Span], local: &[Span]) -> io::Result<()> {
    // SAFETY: the caller vouches for `local`; the kernel checks `remote`.
    unsafe { run(libc::process_vm_readv, pid, remote, local) }
}

/// Copies the bytes of `local` of this process to `remote` in process `pid`. Both have the same total.
///
/// # Safety
/// `local` is readable memory of this process; writing `remote` must not break what process `pid` relies on.
pub unsafe fn write(pid: i32, remote: &[Span], local: &[Span]) -> io::Result<()> {
    // SAFETY: the caller vouches for both sides.
    unsafe { run(libc::process_vm_writev, pid, remote, local) }
}

/// Whether an error of [`read`] or [`write`] says that the system does not permit such copies, rather than something about this one
/// copy: an address that is not there, a process that ended, lack of memory.
pub fn is_refusal(e: &io::Error) -> bool {
    !matches!(
        e.raw_os_error(),
        Some(libc::EFAULT | libc::ESRCH | libc::ENOMEM)
    )
}

type Call = unsafe extern "C" fn(
    libc::pid_t,
    *const libc::iovec,
    libc::c_ulong,
    *const libc::iovec,
    libc::c_ulong,
    libc::c_ulong,
) -> libc::ssize_t;

/// A position in a list of spans.
struct Place<'a> {
    spans: &'a [Span],
    offset: usize,
}

impl Place<'_> {
    /// Fills `out` with what lies ahead and returns (entries, bytes).
    fn fill(&self, out: &mut [libc::iovec; BATCH]) -> (usize, usize) {
        let (mut n, mut bytes, mut skip) = (0, 0usize, self.offset);
        for &(address, len) in self.spans {
            if n == BATCH {
                break;
            }
            if len > skip {
                out[n] = libc::iovec {
                    iov_base: (address as usize + skip) as *mut libc::c_void,
                    iov_len: len - skip,
                };
                bytes = bytes.saturating_add(len - skip);
                n += 1;
            }
            skip = 0;
        }
        (n, bytes)
    }

    fn advance(&mut self, mut bytes: usize) {
        while let [(_, len), rest @ ..] = self.spans {
            let left = len - self.offset;
            if bytes < left {
                self.offset += bytes;
                return;
            }
            bytes -= left;
            self.spans = rest;
            self.offset = 0;
        }
    }
}

/// The kernel stops at the end of the shorter list, after 2 GiB and at the first page it cannot reach: go on from there.
unsafe fn run(call: Call, pid: i32, remote: &[Span], local: &[Span]) -> io::Result<()> {
    let mut far = Place {
        spans: remote,
        offset: 0,
    };
    let mut near = Place {
        spans: local,
        offset: 0,
    };
    loop {
        let (mut a, mut b) = ([NONE; BATCH], [NONE; BATCH]);
        let (far_n, far_bytes) = far.fill(&mut a);
        let (near_n, near_bytes) = near.fill(&mut b);
        if far_bytes == 0 || near_bytes == 0 {
            return Ok(());
        }
        // SAFETY: the arrays hold that many entries; the memory they name is the caller's promise.
        let done = unsafe {
            call(
                pid,
                b.as_ptr(),
                near_n as libc::c_ulong,
                a.as_ptr(),
                far_n as libc::c_ulong,
                0,
            )
        };
        if done < 0 {
            let e = io::Error::last_os_error();
            if e.kind() == io::ErrorKind::Interrupted {
                continue;
            }
            return Err(e);
        }
        if done == 0 {
            return Err(io::Error::from_raw_os_error(libc::EFAULT));
        }
        far.advance(done as usize);
        near.advance(done as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own() -> i32 {
        crate::process::pid()
    }

    #[test]
    fn many_pieces_of_odd_sizes() {
        let source: Vec<u8> = (0..20_000u32).map(|i| (i * 7 + i / 251) as u8).collect();
        let mut target = vec![0u8; source.len()];
        let cut = |base: u64, step: usize| -> Vec<Span> {
            let mut v = vec![];
            let mut at = 0;
            while at < 20_000 {
                let len = (at * 31 % step).min(20_000 - at);
                v.push((base + at as u64, len));
                at += len.max(1);
                if len == 0 {
                    v.push((base + at as u64 - 1, 1));
                }
            }
            v
        };
        let remote = cut(source.as_ptr() as u64, 97);
        let local = cut(target.as_mut_ptr() as u64, 61);
        assert!(remote.len() > BATCH && local.len() > BATCH);
        // SAFETY: both vectors live here and nothing else uses them meanwhile.
        match unsafe { read(own(), &remote, &local) } {
            Ok(()) => assert!(source == target),
            Err(e) => assert!(
                matches!(e.raw_os_error(), Some(libc::EPERM | libc::ENOSYS)),
                "{e}"
            ),
        }
    }

    #[test]
    fn bad_address_and_bad_process() {
        let mut b = [0u8; 8];
        let local = [(b.as_mut_ptr() as u64, 8)];
        // SAFETY: `b` is ours; the remote side does not exist.
        let e = unsafe { read(own(), &[(16, 8)], &local) }.unwrap_err();
        assert!(matches!(
            e.raw_os_error(),
            Some(libc::EFAULT | libc::EPERM | libc::ENOSYS)
        ));
        // SAFETY: `b` is ours; no process has that number.
        let e = unsafe { read(i32::MAX, &[(16, 8)], &local) }.unwrap_err();
        assert!(matches!(
            e.raw_os_error(),
            Some(libc::ESRCH | libc::EPERM | libc::ENOSYS)
        ));
    }
}
