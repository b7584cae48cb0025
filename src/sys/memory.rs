//! Memory that processes share without a name in the file system.

use crate::{check, process};
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

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
        Mapping::piece(fd, 0, len)
    }

    /// Maps `len` bytes of `fd` from `offset` on, a multiple of the size of a page.
    pub fn piece(fd: &OwnedFd, offset: u64, len: usize) -> io::Result<Mapping> {
        let offset = libc::off_t::try_from(offset).map_err(io::Error::other)?;
        // SAFETY: a fresh mapping at an address of the kernel's choice disturbs nothing.
        let p = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED | libc::MAP_NORESERVE,
                fd.as_raw_fd(),
                offset,
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
        // SAFETY: as in `piece`.
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

/// Makes the object behind a descriptor `len` bytes long; what is new are zeros that take no memory yet.
pub fn resize(fd: &OwnedFd, len: u64) -> io::Result<()> {
    if let Some(limit) = process::file_size_limit()
        && len > limit
    {
        return Err(io::Error::other(format!(
            "{len} bytes exceed the file size limit of {limit} bytes (ulimit -f)"
        )));
    }
    File::from(fd.try_clone()?).set_len(len)
}

/// Gives the memory behind a range of whole pages back to the system; it reads as zeros afterwards.
pub fn give_back(fd: &OwnedFd, offset: u64, len: u64) -> io::Result<()> {
    let (Ok(offset), Ok(len)) = (offset.try_into(), len.try_into()) else {
        return Err(io::Error::other("more bytes than a file has"));
    };
    let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
    // SAFETY: a live descriptor and numbers; nobody holds a reference to shared memory.
    check(unsafe { libc::fallocate(fd.as_raw_fd(), mode, offset, len) }.into()).map(drop)
}

/// Which object is behind a descriptor: no two that live at the same time have the same answer.
pub fn identity(fd: &OwnedFd) -> io::Result<[u64; 2]> {
    let meta = File::from(fd.try_clone()?).metadata()?;
    Ok([meta.dev(), meta.ino()])
}

/// Bytes of memory and swap space that the machine has.
pub fn of_machine() -> u64 {
    let mut info = std::mem::MaybeUninit::<libc::sysinfo>::zeroed();
    // SAFETY: sysinfo fills the structure, for which zeros are a value already.
    let info = unsafe {
        if libc::sysinfo(info.as_mut_ptr()) != 0 {
            return u64::MAX;
        }
        info.assume_init()
    };
    (info.totalram + info.totalswap).saturating_mul(info.mem_unit.into())
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
    fn it_grows_and_gives_back() {
        let page = page_size();
        let fd = create("oxmpi-test", page).unwrap();
        resize(&fd, 3 * page as u64).unwrap();
        let last = Mapping::piece(&fd, 2 * page as u64, page).unwrap();
        let all = Mapping::new(&fd, 3 * page).unwrap();
        // SAFETY: both have the pages that are touched, and only this thread uses them.
        unsafe {
            last.start().write_volatile(7);
            assert_eq!(all.start().add(2 * page).read_volatile(), 7);
            give_back(&fd, 2 * page as u64, page as u64).unwrap();
            assert_eq!(all.start().add(2 * page).read_volatile(), 0);
        }
        let other = create("oxmpi-test", page).unwrap();
        assert_eq!(identity(&fd).unwrap(), identity(&fd).unwrap());
        assert_ne!(identity(&fd).unwrap(), identity(&other).unwrap());
        assert!(of_machine() > 1 << 20);
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
