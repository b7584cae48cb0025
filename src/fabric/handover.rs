//! How the leader's memory, which has no name, reaches the other ranks of the node: as a descriptor over an abstract
//! socket with a random name, or, where that does not work, through `/proc`.

use crate::region::Region;
use oxmpi_sys::memory::Mapping;
use oxmpi_sys::{process, socket};
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixListener;
use std::time::{Duration, Instant};

/// How long the leader waits for the others, and each of them for the leader.
pub(crate) const LIMIT: Duration = Duration::from_secs(60);

/// What the others must know: `pid:fd:len:token`. The token is also the socket's name and stands at the start of the memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pid: i32,
    fd: i32,
    pub(crate) len: usize,
    pub(crate) token: [u64; 2],
}

impl Key {
    pub(crate) fn text(&self) -> String {
        format!(
            "{}:{}:{}:{:016x}{:016x}",
            self.pid, self.fd, self.len, self.token[0], self.token[1]
        )
    }

    pub(crate) fn parse(text: &str) -> Option<Key> {
        let mut parts = text.trim().split(':');
        let key = Key {
            pid: parts.next()?.parse().ok()?,
            fd: parts.next()?.parse().ok()?,
            len: parts.next()?.parse().ok()?,
            token: {
                let hex = parts.next()?;
                if hex.len() != 32 || !hex.is_ascii() {
                    return None;
                }
                [
                    u64::from_str_radix(&hex[..16], 16).ok()?,
                    u64::from_str_radix(&hex[16..], 16).ok()?,
                ]
            },
        };
        parts.next().is_none().then_some(key)
    }

    fn socket(&self) -> String {
        format!("oxmpi-{:016x}{:016x}", self.token[0], self.token[1])
    }
}

/// The leader's side.
pub(crate) struct Offer {
    pub(crate) key: Key,
    fd: OwnedFd,
    /// None where abstract sockets are refused: then only `/proc` is left.
    listener: Option<UnixListener>,
}

impl Offer {
    /// Offers `fd`, memory of `len` bytes that begins with `token`.
    pub(crate) fn new(fd: OwnedFd, len: usize, token: [u64; 2]) -> Offer {
        let key = Key {
            pid: process::pid(),
            fd: fd.as_raw_fd(),
            len,
            token,
        };
        let listener = socket::listen(&key.socket())
            .and_then(|l| l.set_nonblocking(true).map(|_| l))
            .ok();
        Offer { key, fd, listener }
    }

    /// Serves `others` ranks. `attached` tells how many have arrived by whatever way. False if not all came within `limit`.
    pub(crate) fn serve(
        &self,
        others: usize,
        attached: impl Fn() -> usize,
        limit: Duration,
    ) -> bool {
        let start = Instant::now();
        let mut served = 0;
        // Ranks that come by /proc do not wake us: look for them every other millisecond.
        let tick = Duration::from_millis(2);
        while served < others && attached() < others {
            if start.elapsed() > limit {
                return false;
            }
            let Some(listener) = &self.listener else {
                std::thread::sleep(tick);
                continue;
            };
            match listener.accept() {
                Ok((stream, _)) => {
                    let friend = socket::peer_user(&stream).is_ok_and(|u| u == process::user());
                    // A client that went away comes again by /proc or not at all.
                    if friend && socket::send_descriptor(&stream, &self.fd).is_ok() {
                        served += 1;
                    }
                }
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {
                    if socket::readable(listener, tick).is_err() {
                        std::thread::sleep(tick);
                    }
                }
                // Out of descriptors, say: others may give some back.
                Err(_) => std::thread::sleep(tick),
            }
        }
        true
    }
}

/// Fetches the leader's memory. The error says what was tried.
pub(crate) fn fetch(key: &Key) -> Result<Region, String> {
    let by_socket = from_socket(key).and_then(|fd| open(key, &fd));
    let first = match by_socket {
        Ok(region) => return Ok(region),
        Err(e) => e,
    };
    let path = format!("/proc/{}/fd/{}", key.pid, key.fd);
    let by_proc = File::options()
        .read(true)
        .write(true)
        .open(&path)
        .and_then(|f| open(key, &f.into()));
    by_proc.map_err(|second| format!("by socket: {first}; by {path}: {second}"))
}

fn from_socket(key: &Key) -> io::Result<OwnedFd> {
    let stream = socket::connect(&key.socket())?;
    let user = socket::peer_user(&stream)?;
    if user != process::user() {
        return Err(io::Error::other(format!("it belongs to user {user}")));
    }
    stream.set_read_timeout(Some(LIMIT))?;
    socket::receive_descriptor(&stream)
}

/// Maps `fd` if it is what `key` says.
fn open(key: &Key, fd: &OwnedFd) -> io::Result<Region> {
    let size = oxmpi_sys::memory::size_of(fd)?;
    if size != key.len as u64 {
        return Err(io::Error::other(format!(
            "it has {size} bytes, not {}",
            key.len
        )));
    }
    let mapping = Mapping::new(fd, key.len)?;
    // SAFETY: the mapping has at least these bytes, which nobody writes once the key is known.
    let token = unsafe { mapping.start().cast::<[u64; 2]>().read() };
    if token != key.token {
        return Err(io::Error::other("it is not the memory of this job"));
    }
    Ok(Region::Shared(mapping))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(token: [u64; 2]) -> (OwnedFd, Mapping) {
        let fd = oxmpi_sys::memory::create("oxmpi-test", 4096).unwrap();
        let m = Mapping::new(&fd, 4096).unwrap();
        // SAFETY: our own fresh memory.
        unsafe { m.start().cast::<[u64; 2]>().write(token) };
        (fd, m)
    }

    #[test]
    fn keys_survive_the_trip_and_nonsense_does_not() {
        let (fd, _) = memory([1, 2]);
        let key = Offer::new(fd, 4096, [0xabc, u64::MAX]).key;
        assert_eq!(Key::parse(&key.text()), Some(key.clone()));
        assert!(!key.text().contains(char::is_whitespace) && key.text().len() <= 200);
        for bad in ["", "1:2:3", "1:2:3:ff", "1:2:3:zz", "a:b:c:d", "1:2:3:é"] {
            assert_eq!(Key::parse(bad), None);
        }
        assert_eq!(Key::parse(&format!("{}:5", key.text())), None);
    }

    #[test]
    fn by_socket_and_by_proc() {
        let token = [crate::random(), crate::random()];
        let (fd, _m) = memory(token);
        let mut offer = Offer::new(fd, 4096, token);
        std::thread::scope(|s| {
            let key = offer.key.clone();
            let client = s.spawn(move || fetch(&key).map(drop));
            assert!(offer.serve(1, || 0, LIMIT));
            client.join().unwrap().unwrap();
        });
        offer.listener = None;
        fetch(&offer.key).map(drop).unwrap();
        assert!(offer.serve(1, || 1, LIMIT));
        assert!(!offer.serve(1, || 0, Duration::from_millis(5)));
    }

    #[test]
    fn a_wrong_memory_is_refused_with_reasons() {
        let token = [crate::random(), crate::random()];
        let (fd, _m) = memory([0, 0]);
        let mut offer = Offer::new(fd, 4096, token);
        offer.listener = None;
        let e = fetch(&offer.key).map(drop).unwrap_err();
        assert!(
            e.contains("by socket") && e.contains("not the memory of this job"),
            "{e}"
        );
        offer.key.len = 8192;
        let e = fetch(&offer.key).map(drop).unwrap_err();
        assert!(e.contains("4096 bytes, not 8192"), "{e}");
    }
}
