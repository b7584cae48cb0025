//! Large messages: read from the sender's memory in one copy where that works, else frame by frame.
//!
//! All transfers of a process take turns, a piece each, so that none waits for the end of another; of those from
//! one sender two at a time.

use crate::data::{RUNS, Span};
use crate::message::Runs;
use crate::request::Phase;
use crate::share::Share;
use crate::{Engine, todo, wire};
use oxmpi_datatype::Cursor;
use oxmpi_fabric::Head;
use oxmpi_types::ProcId;

/// Bytes one transfer reads in one turn.
const PIECE: usize = 512 << 10;
/// Frames one transfer sends in one turn.
const BURST: usize = 4;
/// Runs of a sender that are announced; data of more runs goes by frames.
const ANNOUNCED: usize = 32;
/// Data whose runs are shorter on average goes by frames: system calls with many short pieces are slower.
const SHORTEST: usize = 1024;

/// Pulls from one sender that run at a time.
const ABREAST: u32 = 2;

/// A receive that reads from its sender.
pub(crate) struct Pull {
    pub(crate) receive: u32,
    pub(crate) from: ProcId,
    pub(crate) sender: u32,
    runs: Runs,
    done: u64,
    pub(crate) wanted: u64,
    cursor: Option<Box<Cursor>>,
    /// The sender copies as well.
    pub(crate) share: Option<Share>,
}

/// What came of a pull's turn.
pub(crate) enum Turn {
    /// It read a piece and has more.
    More,
    /// It waits for the sender's word.
    Idle,
    Over,
}

/// A send that copies frames.
pub(crate) struct Stream {
    send: u32,
    to: ProcId,
    receiver: u64,
    done: u64,
    end: u64,
    cursor: Option<Box<Cursor>>,
}

/// Scratch space of the transfers, kept between turns.
#[derive(Default)]
pub(crate) struct Scratch {
    local: Vec<(*mut u8, usize)>,
    remote: Vec<(u64, usize)>,
}

/// Payload of an announcement and how many runs it names: none if the data is too scattered to be read remotely.
pub(crate) fn announced_runs(span: &Span) -> (Announcement, usize) {
    let mut announcement = Announcement::new(span.len as u64);
    let Some(mut cursor) = span.cursor() else {
        announcement.push(span.ptr as u64, span.len as u64);
        return (announcement, 1);
    };
    let mut runs = Vec::with_capacity(ANNOUNCED);
    cursor.next_runs(span.ptr, &mut runs, ANNOUNCED, u64::MAX);
    if cursor.remaining() > 0 || span.len / runs.len().max(1) < SHORTEST {
        return (announcement, 0);
    }
    for (ptr, len) in &runs {
        announcement.push(*ptr as u64, *len as u64);
    }
    (announcement, runs.len())
}

/// The payload of an announcement, built on the stack.
pub(crate) struct Announcement {
    bytes: [u8; 8 + 16 * ANNOUNCED],
    len: usize,
}

impl Announcement {
    fn new(total: u64) -> Announcement {
        let mut a = Announcement {
            bytes: [0; 8 + 16 * ANNOUNCED],
            len: 0,
        };
        a.word(total);
        a
    }
    fn word(&mut self, word: u64) {
        self.bytes[self.len..self.len + 8].copy_from_slice(&word.to_ne_bytes());
        self.len += 8;
    }
    fn push(&mut self, address: u64, len: u64) {
        self.word(address);
        self.word(len);
    }
}

impl std::ops::Deref for Announcement {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// Whether reading into `span` by system call is worth it: it is dense, or its runs are long.
fn worth_pulling(span: &Span, runs: &mut Vec<(*mut u8, usize)>) -> bool {
    let Some(mut cursor) = span.cursor() else {
        return true;
    };
    runs.clear();
    let bytes = cursor.next_runs(span.ptr, runs, RUNS, u64::MAX);
    bytes as usize / runs.len().max(1) >= SHORTEST
}

/// The part of `runs` from `skip` on, `len` bytes of it.
fn part_of(runs: &Runs, mut skip: u64, mut len: usize, out: &mut Vec<(u64, usize)>) {
    out.clear();
    let one;
    let runs: &[(u64, usize)] = match runs {
        Runs::Unknown => &[],
        Runs::One(run) => {
            one = [*run];
            &one
        }
        Runs::Many(many) => many,
    };
    for &(address, size) in runs {
        if skip >= size as u64 {
            skip -= size as u64;
            continue;
        }
        let n = (size - skip as usize).min(len);
        if n == 0 {
            break;
        }
        out.push((address + skip, n));
        skip = 0;
        len -= n;
    }
}

impl Engine {
    /// Starts to fetch the data of an announced message into its receive.
    pub(crate) fn fetch(&self, receive: u32, from: ProcId, sender: u32, wanted: u64, runs: Runs) {
        let readable = !matches!(runs, Runs::Unknown) && self.may_read(from);
        let mut requests = self.requests.borrow_mut();
        let slot = requests.slot(receive);
        let local = &mut self.scratch.borrow_mut().local;
        if readable && worth_pulling(&slot.span, local) {
            slot.phase = Phase::Pulling;
            let pull = Pull {
                receive,
                from,
                sender,
                runs,
                done: 0,
                wanted,
                cursor: slot.span.cursor(),
                share: None,
            };
            drop(requests);
            let peer = &self.peers[from.index()];
            if peer.pulls.get() < ABREAST {
                self.start_pull(pull);
            } else {
                peer.later.borrow_mut().push_back(pull);
            }
            return;
        }
        slot.cursor = slot.span.cursor();
        drop(requests);
        self.ask_for_frames(receive, from, sender, 0, wanted);
    }

    fn may_read(&self, from: ProcId) -> bool {
        !self.deny_single_copy && self.fabric.can_read_remote(from)
    }

    fn start_pull(&self, mut pull: Pull) {
        let peer = &self.peers[pull.from.index()];
        peer.pulls.set(peer.pulls.get() + 1);
        if let (None, Runs::One(_)) = (&pull.cursor, &pull.runs) {
            pull.share = self.offer_share(&pull);
        }
        self.pulls.borrow_mut().push_back(pull);
        self.todo.set(self.todo.get() | todo::PULLS);
    }

    pub(crate) fn ask_for_frames(
        &self,
        receive: u32,
        from: ProcId,
        sender: u32,
        start: u64,
        end: u64,
    ) {
        let receiver = {
            let mut requests = self.requests.borrow_mut();
            let slot = requests.slot(receive);
            slot.phase = Phase::Receiving;
            slot.aux = start;
            u64::from(receive)
        };
        let mut payload = [0; 16];
        payload[..8].copy_from_slice(&start.to_ne_bytes());
        payload[8..].copy_from_slice(&end.to_ne_bytes());
        let head = [u64::from(sender), receiver, wire::word(wire::CTS, 0, 0)];
        self.control(from, head, &payload);
    }

    /// Gives each pull a turn; true if any did something.
    pub(crate) fn advance_pulls(&self) -> bool {
        let mut moved = false;
        let turns = self.pulls.borrow().len();
        for _ in 0..turns {
            let Some(mut pull) = self.pulls.borrow_mut().pop_front() else {
                break;
            };
            let turn = if pull.share.is_some() {
                self.advance_shared(&mut pull)
            } else {
                self.advance_pull(&mut pull)
            };
            moved |= !matches!(turn, Turn::Idle);
            if !matches!(turn, Turn::Over) {
                self.pulls.borrow_mut().push_back(pull);
                continue;
            }
            let peer = &self.peers[pull.from.index()];
            peer.pulls.set(peer.pulls.get() - 1);
            let next = peer.later.borrow_mut().pop_front();
            if let Some(next) = next {
                self.start_pull(next);
            }
        }
        if self.pulls.borrow().is_empty() {
            self.todo.set(self.todo.get() & !todo::PULLS);
        }
        moved
    }

    /// Reads the next piece.
    fn advance_pull(&self, pull: &mut Pull) -> Turn {
        let mut scratch = self.scratch.borrow_mut();
        let Scratch { local, remote } = &mut *scratch;
        let limit = (pull.wanted - pull.done).min(PIECE as u64);
        let base = self.requests.borrow_mut().slot(pull.receive).span.ptr;
        let piece;
        local.clear();
        match &mut pull.cursor {
            None => {
                piece = limit;
                local.push((base.wrapping_add(pull.done as usize), piece as usize));
            }
            Some(cursor) => piece = cursor.next_runs(base, local, RUNS, limit),
        }
        part_of(&pull.runs, pull.done, piece as usize, remote);
        // SAFETY: the local runs lie in the memory that the receive's caller gave; the sender announced the remote ones
        // and leaves them alone until it gets our FIN.
        let read = self.copy_allowed()
            && unsafe { self.fabric.read_remote(pull.from, remote, local) }.is_ok();
        drop(scratch);
        if !read {
            let mut cursor = pull.cursor.take();
            if let Some(cursor) = &mut cursor {
                cursor.seek(pull.done);
            }
            self.requests.borrow_mut().slot(pull.receive).cursor = cursor;
            self.ask_for_frames(pull.receive, pull.from, pull.sender, pull.done, pull.wanted);
            return Turn::Over;
        }
        pull.done += piece;
        if pull.done < pull.wanted {
            return Turn::More;
        }
        self.complete(pull.receive);
        self.finish_sender(pull.from, pull.sender);
        Turn::Over
    }

    /// Reads `len` bytes at `offset` of a message that is one run on both sides; false: refused.
    pub(crate) fn pull_range(&self, pull: &Pull, offset: u64, len: usize) -> bool {
        let base = self.requests.borrow_mut().slot(pull.receive).span.ptr;
        let mut scratch = self.scratch.borrow_mut();
        let Scratch { local, remote } = &mut *scratch;
        local.clear();
        local.push((base.wrapping_add(offset as usize), len));
        part_of(&pull.runs, offset, len, remote);
        // SAFETY: as in `advance_pull`.
        self.copy_allowed() && unsafe { self.fabric.read_remote(pull.from, remote, local) }.is_ok()
    }

    /// False when tests want the next copy to be refused.
    pub(crate) fn copy_allowed(&self) -> bool {
        match self.copies_left.get() {
            None => true,
            Some(0) => false,
            Some(n) => {
                self.copies_left.set(Some(n - 1));
                true
            }
        }
    }

    /// The receiver asks for frames.
    pub(crate) fn on_cts(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let (start, end) = (wire::read_word(payload, 0), wire::read_word(payload, 1));
        let mut requests = self.requests.borrow_mut();
        let Some(slot) = requests.named_by_peer(head[0]) else {
            return;
        };
        debug_assert_eq!(slot.phase, Phase::Announced);
        slot.phase = Phase::Streaming;
        let mut cursor = slot.span.cursor();
        if let Some(cursor) = &mut cursor {
            cursor.seek(start);
        }
        let stream = Stream {
            send: head[0] as u32,
            to: from,
            receiver: head[1],
            done: start,
            end,
            cursor,
        };
        self.streams.borrow_mut().push_back(stream);
        self.todo.set(self.todo.get() | todo::STREAMS);
    }

    /// Gives each stream a turn; true if any frame went.
    pub(crate) fn advance_streams(&self) -> bool {
        let mut moved = false;
        let turns = self.streams.borrow().len();
        for _ in 0..turns {
            let Some(mut stream) = self.streams.borrow_mut().pop_front() else {
                break;
            };
            let before = stream.done;
            if self.advance_stream(&mut stream) {
                moved |= stream.done > before;
                self.streams.borrow_mut().push_back(stream);
            } else {
                moved = true;
                self.complete(stream.send);
            }
        }
        if self.streams.borrow().is_empty() {
            self.todo.set(self.todo.get() & !todo::STREAMS);
        }
        moved
    }

    /// Sends the next frames; false when all are sent.
    fn advance_stream(&self, stream: &mut Stream) -> bool {
        let frame = self.peers[stream.to.index()].frame as u64;
        let mut requests = self.requests.borrow_mut();
        let span = &requests.slot(stream.send).span;
        for _ in 0..BURST {
            let n = (stream.end - stream.done).min(frame) as usize;
            let head = [stream.receiver, stream.done, wire::word(wire::DATA, 0, 0)];
            let (cursor, offset) = (&mut stream.cursor, stream.done as usize);
            let fill = |out: &mut [u8]| span.pack_next(cursor, offset, out);
            if !self.fabric.try_send_with(stream.to, &head, n, fill) {
                return true;
            }
            stream.done += n as u64;
            if stream.done == stream.end {
                return false;
            }
        }
        true
    }

    /// A piece of a message arrives.
    pub(crate) fn on_data(&self, head: &Head, payload: &[u8]) {
        let mut requests = self.requests.borrow_mut();
        let Some(slot) = requests.named_by_peer(head[0]) else {
            return;
        };
        let fits = slot.phase == Phase::Receiving
            && slot.aux == head[1]
            && head[1] + payload.len() as u64 <= slot.bytes;
        debug_assert!(fits, "a piece that was not asked for");
        if !fits {
            return;
        }
        let mut cursor = slot.cursor.take();
        slot.span
            .unpack_next(&mut cursor, head[1] as usize, payload);
        slot.cursor = cursor;
        slot.aux += payload.len() as u64;
        if slot.aux == slot.bytes {
            drop(requests);
            self.complete(head[0] as u32);
        }
    }
}
