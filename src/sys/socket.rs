//! Handing a descriptor to another process over a socket that has no name in the file system.

use crate::check;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::time::Duration;

/// A listener with an abstract name. It vanishes with the process.
pub fn listen(name: &str) -> io::Result<UnixListener> {
    UnixListener::bind_addr(&SocketAddr::from_abstract_name(name)?)
}

/// Connects to the abstract name.
pub fn connect(name: &str) -> io::Result<UnixStream> {
    UnixStream::connect_addr(&SocketAddr::from_abstract_name(name)?)
}

/// The user at the other end when it connected (or began to listen).
pub fn peer_user(stream: &UnixStream) -> io::Result<u32> {
    let mut cred = libc::ucred {
        pid: 0,
        uid: u32::MAX,
        gid: u32::MAX,
    };
    let mut len = size_of::<libc::ucred>() as libc::socklen_t;
    // SAFETY: `cred` is a valid place for `len` bytes of result.
    let r = unsafe {
        libc::getsockopt(
            stream.as_raw_fd(),
            libc::SOL_SOCKET,
            libc::SO_PEERCRED,
            (&raw mut cred).cast(),
            &mut len,
        )
    };
    check(r.into())?;
    Ok(cred.uid)
}

/// Waits until `listener` has a connection or `max` has passed; true if it has.
pub fn readable(listener: &UnixListener, max: Duration) -> io::Result<bool> {
    let mut p = libc::pollfd {
        fd: listener.as_raw_fd(),
        events: libc::POLLIN,
        revents: 0,
    };
    // SAFETY: one valid entry.
    match check(unsafe { libc::poll(&mut p, 1, max.as_millis().min(60_000) as i32) }.into()) {
        Ok(n) => Ok(n > 0),
        Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(false),
        Err(e) => Err(e),
    }
}

const SPACE: usize = 64;
/// A control message needs the alignment of its header.
#[repr(align(16))]
struct Control([u8; SPACE]);

/// Sends `fd` with one byte along.
pub fn send_descriptor(stream: &UnixStream, fd: &OwnedFd) -> io::Result<()> {
    let mut byte = 1u8;
    let mut iov = libc::iovec {
        iov_base: (&raw mut byte).cast(),
        iov_len: 1,
    };
    let mut control = Control([0; SPACE]);
    // SAFETY: an all-zero msghdr is a valid empty one.
    let mut msg: libc::msghdr = unsafe { std::mem::zeroed() };
    msg.msg_iov = &mut iov;
    msg.msg_iovlen = 1;
    msg.msg_control = control.0.as_mut_ptr().cast();
    // SAFETY: CMSG_SPACE and CMSG_LEN are arithmetic; the buffer holds one header and one descriptor, so that CMSG_FIRSTHDR points into it.
    unsafe {
        msg.msg_controllen = libc::CMSG_SPACE(size_of::<i32>() as u32) as _;
        let header = libc::CMSG_FIRSTHDR(&msg);
        (*header).cmsg_level = libc::SOL_SOCKET;
        (*header).cmsg_type = libc::SCM_RIGHTS;
        (*header).cmsg_len = libc::CMSG_LEN(size_of::<i32>() as u32) as _;
        libc::CMSG_DATA(header)
            .cast::<i32>()
            .write_unaligned(fd.as_raw_fd());
    }
    loop {
        // SAFETY: `msg` and all it points to are live.
        let r = unsafe { libc::sendmsg(stream.as_raw_fd(), &msg, libc::MSG_NOSIGNAL) };
        match check(r as libc::c_long) {
            Ok(_) => return Ok(()),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
}

/// Receives what [`send_descriptor`] sent, close-on-exec.
pub fn receive_descriptor(stream: &UnixStream) -> io::Result<OwnedFd> {
    let mut byte = 0u8;
    let mut iov = libc::iovec {
        iov_base: (&raw mut byte).cast(),
        iov_len: 1,
    };
    let mut control = Control([0; SPACE]);
    // SAFETY: an all-zero msghdr is a valid empty one.
    let mut msg: libc::msghdr = unsafe { std::mem::zeroed() };
    msg.msg_iov = &mut iov;
    msg.msg_iovlen = 1;
    msg.msg_control = control.0.as_mut_ptr().cast();
    // SAFETY: arithmetic only; one descriptor fits into SPACE.
    msg.msg_controllen = unsafe { libc::CMSG_SPACE(size_of::<i32>() as u32) } as _;
    let n = loop {
        // SAFETY: `msg` and all it points to are live.
        let r = unsafe { libc::recvmsg(stream.as_raw_fd(), &mut msg, libc::MSG_CMSG_CLOEXEC) };
        match check(r as libc::c_long) {
            Ok(n) => break n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    };
    // SAFETY: the kernel filled `msg`; a header it reports lies within the control buffer.
    unsafe {
        let header = libc::CMSG_FIRSTHDR(&msg);
        if n == 1
            && !header.is_null()
            && (*header).cmsg_level == libc::SOL_SOCKET
            && (*header).cmsg_type == libc::SCM_RIGHTS
        {
            let fd = libc::CMSG_DATA(header).cast::<i32>().read_unaligned();
            return Ok(OwnedFd::from_raw_fd(fd));
        }
    }
    Err(io::Error::new(
        io::ErrorKind::UnexpectedEof,
        "the other end closed the socket without sending a descriptor",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_descriptor_travels() {
        let name = format!("oxmpi-test-{}", std::process::id());
        let listener = listen(&name).unwrap();
        assert!(!readable(&listener, Duration::from_millis(1)).unwrap());
        let client = connect(&name).unwrap();
        assert!(readable(&listener, Duration::from_millis(1000)).unwrap());
        let (server, _) = listener.accept().unwrap();
        assert_eq!(peer_user(&server).unwrap(), crate::process::user());
        let memory = crate::memory::create("oxmpi-test", 4096).unwrap();
        send_descriptor(&server, &memory).unwrap();
        let got = receive_descriptor(&client).unwrap();
        assert_eq!(crate::memory::size_of(&got).unwrap(), 4096);
        drop(server);
        assert!(receive_descriptor(&client).is_err());
    }
}
