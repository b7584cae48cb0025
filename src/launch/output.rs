//! The ranks' output, line by line, to the launcher's own standard output and error.
//!
//! Each rank has a pipe for each of the two. A [`Stream`] cuts what comes out of one into whole lines, a [`Sink`] queues lines for one of
//! our own descriptors. Nothing here blocks: a slow reader of our output must not keep us from serving the ranks.

use nix::errno::Errno;
use nix::fcntl::OFlag;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::time::{Duration, Instant};

/// A line that does not end is shown after this time (a prompt, a progress bar).
pub const PATIENCE: Duration = Duration::from_millis(100);
/// More than this in a sink's queue stops reading from the ranks, and so in the end the ranks themselves.
const FULL: usize = 1 << 20;
/// A longer line is not kept together.
const LONG_LINE: usize = 1 << 16;
/// Fits into a pipe or socket that poll calls writable.
const SMALL: usize = 4096;

/// One of our own two descriptors, with what is still to be written to it.
#[derive(Debug)]
pub struct Sink {
    file: File,
    queue: Vec<u8>,
    done: usize,
    pace: Pace,
    closed: bool,
    /// What went wrong when it was closed, unless it was only that nobody reads any more.
    fault: Option<io::Error>,
    at_line_start: bool,
    /// The stream whose unfinished line was shown last.
    open_line: Option<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// A file: writing never waits for a reader.
    Free,
    /// Our own non-blocking access to a pipe or terminal.
    NonBlocking,
    /// Somebody else's blocking descriptor: only a little, and only after asking.
    Careful,
}

impl Sink {
    /// A sink for `fd`, which is descriptor number `number` of this process.
    pub fn new(fd: BorrowedFd<'_>, number: u32) -> io::Result<Sink> {
        let file = File::from(fd.try_clone_to_owned()?);
        let kind = file.metadata()?.file_type();
        let mut sink = Sink {
            file,
            queue: Vec::new(),
            done: 0,
            pace: if kind.is_file() {
                Pace::Free
            } else {
                Pace::Careful
            },
            closed: false,
            fault: None,
            at_line_start: true,
            open_line: None,
        };
        if kind.is_fifo() || kind.is_char_device() {
            // A descriptor of our own may be non-blocking; making the inherited one so would change it for everybody who shares it.
            let again = File::options()
                .write(true)
                .custom_flags((OFlag::O_NONBLOCK | OFlag::O_NOCTTY).bits())
                .open(format!("/proc/self/fd/{number}"));
            if let Ok(f) = again {
                sink.file = f;
                sink.pace = Pace::NonBlocking;
            }
        }
        Ok(sink)
    }

    /// Queues `bytes`.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.closed {
            return;
        }
        if let Some(last) = bytes.last() {
            self.at_line_start = *last == b'\n';
            self.queue.extend_from_slice(bytes);
        }
    }

    /// Queues whole lines of the launcher itself.
    pub fn push_own(&mut self, text: &str) {
        if !self.at_line_start {
            self.push(b"\n");
        }
        self.open_line = None;
        self.push(text.as_bytes());
    }

    /// Whether the queue is so long that nothing more should be read from the ranks.
    pub fn is_full(&self) -> bool {
        self.queue.len() - self.done > FULL
    }

    /// Whether everything was written.
    pub fn is_empty(&self) -> bool {
        self.queue.len() == self.done
    }

    /// Whether nobody reads any more.
    pub fn is_unread(&self) -> bool {
        self.closed && self.fault.is_none()
    }

    /// Why nothing can be written any more (a full disk); told once.
    pub fn take_fault(&mut self) -> Option<io::Error> {
        let fault = self.fault.as_mut()?;
        // What was told has been replaced by an error that is not the system's.
        fault.raw_os_error()?;
        Some(std::mem::replace(fault, io::Error::other("told already")))
    }

    /// Writes what can be written now. True when the queue is empty (or nobody reads any more), false when the reader has to be waited for.
    pub fn flush(&mut self) -> bool {
        while !self.is_empty() {
            let mut slice = &self.queue[self.done..];
            if self.pace == Pace::Careful {
                let mut ask = [PollFd::new(self.file.as_fd(), PollFlags::POLLOUT)];
                if !matches!(poll(&mut ask, PollTimeout::ZERO), Ok(1..)) {
                    return false;
                }
                slice = &slice[..slice.len().min(SMALL)];
            }
            match self.file.write(slice) {
                Ok(n) => self.done += n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock => return false,
                Err(e) => {
                    self.closed = true;
                    // A terminal that hung up gives EIO.
                    let unread = e.kind() == ErrorKind::BrokenPipe
                        || self.pace != Pace::Free && e.raw_os_error() == Some(Errno::EIO as i32);
                    self.fault = (!unread).then_some(e);
                    self.done = self.queue.len();
                }
            }
        }
        self.queue.clear();
        self.done = 0;
        if self.queue.capacity() > 2 * FULL {
            self.queue.shrink_to(FULL);
        }
        true
    }
}

impl AsFd for Sink {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.file.as_fd()
    }
}

/// What a read of a [`Stream`] found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// Something.
    Data,
    /// Nothing now.
    Nothing,
    /// The end.
    End,
}

/// The output of one rank through one pipe.
#[derive(Debug)]
pub struct Stream {
    /// For the sink to tell streams apart.
    id: usize,
    /// Put before each line.
    label: Option<String>,
    reader: io::PipeReader,
    partial: Vec<u8>,
    since: Option<Instant>,
}

impl Stream {
    /// Reads from `reader`, which must be non-blocking.
    pub fn new(id: usize, label: Option<String>, reader: io::PipeReader) -> Stream {
        Stream {
            id,
            label,
            reader,
            partial: Vec::new(),
            since: None,
        }
    }

    /// Reads once and hands whole lines to `sink`.
    pub fn read(&mut self, sink: &mut Sink, chunk: &mut [u8]) -> Found {
        match self.reader.read(chunk) {
            Ok(0) => {
                self.flush(sink);
                Found::End
            }
            Ok(n) => {
                self.take(&chunk[..n], sink);
                Found::Data
            }
            Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {
                Found::Nothing
            }
            Err(_) => Found::End,
        }
    }

    fn take(&mut self, bytes: &[u8], sink: &mut Sink) {
        let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |p| p + 1);
        let (head, tail) = bytes.split_at(whole);
        if !head.is_empty() {
            if self.partial.is_empty() {
                self.show(head, sink);
            } else {
                self.partial.extend_from_slice(head);
                self.flush(sink);
            }
        }
        if !tail.is_empty() {
            self.partial.extend_from_slice(tail);
            self.since.get_or_insert_with(Instant::now);
            if self.partial.len() > LONG_LINE {
                self.flush(sink);
            }
        }
    }

    /// When the unfinished line is to be shown.
    pub fn due(&self) -> Option<Instant> {
        self.since.map(|s| s + PATIENCE)
    }

    /// Shows the unfinished line.
    pub fn flush(&mut self, sink: &mut Sink) {
        self.since = None;
        if !self.partial.is_empty() {
            let bytes = std::mem::take(&mut self.partial);
            self.show(&bytes, sink);
        }
    }

    fn show(&self, bytes: &[u8], sink: &mut Sink) {
        let Some(label) = &self.label else {
            sink.push(bytes);
            return;
        };
        if sink.open_line.is_some_and(|s| s != self.id) {
            sink.push(b"\n");
            sink.open_line = None;
        }
        for line in bytes.split_inclusive(|b| *b == b'\n') {
            if sink.open_line.take().is_none() {
                sink.push(label.as_bytes());
            }
            sink.push(line);
        }
        if !bytes.ends_with(b"\n") {
            sink.open_line = Some(self.id);
        }
    }
}

impl AsFd for Stream {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.reader.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sink() -> Sink {
        let null = File::options().write(true).open("/dev/null").unwrap();
        Sink {
            file: null,
            queue: Vec::new(),
            done: 0,
            pace: Pace::Free,
            closed: false,
            fault: None,
            at_line_start: true,
            open_line: None,
        }
    }

    fn stream(id: usize, label: Option<&str>) -> Stream {
        Stream::new(id, label.map(str::to_owned), io::pipe().unwrap().0)
    }

    fn text(s: &Sink) -> &str {
        std::str::from_utf8(&s.queue).unwrap()
    }

    #[test]
    fn lines_stay_whole() {
        let mut k = sink();
        let (mut a, mut b) = (stream(0, None), stream(1, None));
        a.take(b"one ", &mut k);
        b.take(b"two\nthr", &mut k);
        a.take(b"line\n", &mut k);
        b.take(b"ee\n", &mut k);
        assert_eq!(text(&k), "two\none line\nthree\n");
        assert_eq!(a.due(), None);
    }

    #[test]
    fn labels_before_each_line() {
        let mut k = sink();
        let (mut a, mut b) = (stream(0, Some("[0] ")), stream(1, Some("[1] ")));
        a.take(b"x\n\ny\nname: ", &mut k);
        assert!(a.due().is_some());
        a.flush(&mut k);
        a.take(b"Bob\nage: ", &mut k);
        a.flush(&mut k);
        b.take(b"z\n", &mut k);
        a.take(b"7\n", &mut k);
        k.push_own("the end\n");
        assert_eq!(
            text(&k),
            "[0] x\n[0] \n[0] y\n[0] name: Bob\n[0] age: \n[1] z\n[0] 7\nthe end\n"
        );
    }

    #[test]
    fn the_launcher_begins_a_line_of_its_own() {
        let mut k = sink();
        let mut a = stream(0, None);
        a.take(b"half", &mut k);
        a.flush(&mut k);
        k.push_own("mpiexec: x\n");
        assert_eq!(text(&k), "half\nmpiexec: x\n");
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_reordered(pieces in proptest::collection::vec("[ab\n]{0,9}", 0..20)) {
            let mut k = sink();
            let mut s = stream(0, None);
            for p in &pieces { s.take(p.as_bytes(), &mut k); }
            s.flush(&mut k);
            prop_assert_eq!(text(&k), pieces.concat());
        }
    }
}
