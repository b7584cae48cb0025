//! Memory that processes share without a name in the file system.

use crate::{check, process};
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::fs::OpenOptionsExt;

/// Bytes in a page.
pub fn page_size() -> usize {
    // SAFETY: sysconf has no preconditions.
    let n = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    if n > 0 { n as usize } else { 4096 }
}

/// Makes `len` bytes of zeroed memory behind a descriptor: a memfd, or where that is refused a file without a name in
/// the directory for temporary files.
pub fn create(name: &str, len: usize) -> io::Result<OwnedFd> {
    if let Some(limit) = process::file_size_limit()
        && (len as u64) > limit
    {
        return Err(io::Error::other(format!(
            "shared memory of {len} bytes exceeds the file size limit of {limit} bytes (ulimit -f)"
        )));
    }
    match memfd(name) {
        Ok(fd) => {
            File::from(fd.try_clone()?).set_len(len as u64)?;
            Ok(fd)
        }
        Err(_) => unlinked(len),
    }
}

/// An empty memfd, close-on-exec.
pub fn memfd(name: &str) -> io::Result<OwnedFd> {
    let name = std::ffi::CString::new(name).map_err(io::Error::other)?;
    // SAFETY: `name` is a C string.
    let fd = check(unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) }.into())?;
    // SAFETY: the kernel just gave us this descriptor.
    Ok(unsafe { OwnedFd::from_raw_fd(fd as i32) })
}

/// A file of `len` bytes that never had, or no longer has, a name. Its space is taken at once, so that a full disk is
/// an error here and not a signal later.
pub fn unlinked(len: usize) -> io::Result<OwnedFd> {
    let dir = std::env::temp_dir();
    let mut options = File::options();
    options.read(true).write(true).mode(0o600);
    let file = match options
        .custom_flags(libc::O_TMPFILE | libc::O_CLOEXEC)
        .open(&dir)
    {
        Ok(f) => f,
        Err(_) => {
            let mut b = [0u8; 8];
            process::random(&mut b)?;
            let path = dir.join(format!("oxmpi-{:016x}", u64::from_ne_bytes(b)));
            let f = options
                .custom_flags(libc::O_CLOEXEC)
                .create_new(true)
                .open(&path)?;
            std::fs::remove_file(&path)?;
            f
        }
    };
    // SAFETY: a live descriptor and numbers.
    let e = unsafe { libc::posix_fallocate(file.as_raw_fd(), 0, len as libc::off_t) };
    if e != 0 {
        let e = io::Error::from_raw_os_error(e);
        return Err(io::Error::new(
            e.kind(),
            format!("{len} bytes in {}: {e}", dir.display()),
        ));
    }
    Ok(file.into())
}

/// Opens a descriptor of another process of this user: the memory behind it gets no name in any file system.
pub fn open_of(process: u32, descriptor: i32) -> io::Result<OwnedFd> {
    let path = format!("/proc/{process}/fd/{descriptor}");
    let file = File::options().read(true).write(true).open(path)?;
    Ok(file.into())
}

/// A writable mapping: of a descriptor, shared, or of this process's own.
#[derive(Debug)]
pub struct Mapping {
    start: *mut u8,
    len: usize,
}

// SAFETY: the mapping belongs to no thread; what its users do with the memory is theirs to order.
unsafe impl Send for Mapping {}
// SAFETY: only the address and the length are read through a shared reference.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// Maps the first `len` bytes of `fd`.
    pub fn new(fd: &OwnedFd, len: usize) -> io::Result<Mapping> {
        // SAFETY: a fresh mapping at an address of the kernel's choice disturbs nothing.
        let p = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED | libc::MAP_NORESERVE,
                fd.as_raw_fd(),
                0,
            )
        };
        if p == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        Ok(Mapping {
            start: p.cast(),
            len,
        })
    }

    /// Maps `len` zeroed bytes that no other process sees.
    pub fn private(len: usize) -> io::Result<Mapping> {
        // SAFETY: as in `new`.
        let p = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        if p == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        Ok(Mapping {
            start: p.cast(),
            len,
        })
    }

    /// First byte.
    pub fn start(&self) -> *mut u8 {
        self.start
    }

    /// Bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it has no bytes (the kernel refuses such mappings, so: never).
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: the range is ours alone, by construction.
        unsafe { libc::munmap(self.start.cast(), self.len) };
    }
}

/// Size of the object behind a descriptor.
pub fn size_of(fd: &OwnedFd) -> io::Result<u64> {
    Ok(File::from(fd.try_clone()?).metadata()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(fd: OwnedFd, len: usize) {
        assert_eq!(size_of(&fd).unwrap(), len as u64);
        let a = Mapping::new(&fd, len).unwrap();
        let b = Mapping::new(&fd, len).unwrap();
        // SAFETY: both mappings are `len` bytes and only this thread uses them.
        unsafe {
            assert_eq!(b.start().add(len - 1).read_volatile(), 0);
            a.start().add(len - 1).write_volatile(7);
            assert_eq!(b.start().add(len - 1).read_volatile(), 7);
        }
        assert!(!a.is_empty() && a.len() == len);
    }

    #[test]
    fn both_kinds_are_shared_and_nameless() {
        let len = 3 * page_size();
        shared(create("oxmpi-test", len).unwrap(), len);
        let fd = create("oxmpi-test", len).unwrap();
        shared(open_of(std::process::id(), fd.as_raw_fd()).unwrap(), len);
        assert!(open_of(std::process::id(), 1 << 20).is_err());
        let own = Mapping::private(len).unwrap();
        // SAFETY: the mapping has `len` bytes.
        assert_eq!(unsafe { own.start().add(len - 1).read_volatile() }, 0);
        let fd = unlinked(len).unwrap();
        let link = std::fs::read_link(format!("/proc/self/fd/{}", fd.as_raw_fd())).unwrap();
        assert!(link.to_string_lossy().ends_with("(deleted)"), "{link:?}");
        shared(fd, len);
    }
}
