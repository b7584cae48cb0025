//! A large message copied by both of its ranks at once: the receiver reads from the front while the sender, if it is
//! inside the library anyway, writes from the back.
//!
//! Both take ranges out of what is left by compare-and-swap on a word they share, so that whoever
//! is free takes the next one and nobody waits for a sender that is busy elsewhere. The receiver ends when nothing
//! is left and, if the sender took anything, the sender has said that it is done. The word also carries the number of the share, so that an
//! offer that is read late takes nothing of a later one.

use crate::request::Phase;
use crate::transfer::{Pull, Turn};
use crate::{Engine, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_sync::atomic::{AtomicU64, Ordering};
use oxmpi_types::ProcId;

/// Shorter messages are not worth the talk.
const WORTH: u64 = 64 << 10;
/// The same where more messages are under way: both cores are busy, and two that copy one message wait for each other at
/// its end. From here on memory is slow enough that they gain all the same.
const WORTH_IN_COMPANY: u64 = 1 << 20;
/// Open requests of a process that waits for this one message.
const COMPANY: usize = 3;
/// Ranges are counted in units of at least this.
const UNIT: u32 = 12;
/// Units that fit into the word's fields.
const MOST: u64 = (1 << 24) - 1;
/// Smallest range, in bytes: below, system calls cost more than the balance gains. Up to twice the larger one a message is simply cut
/// in half.
const LEAST: (u64, u64) = (32 << 10, 128 << 10);
/// Largest range, in bytes: other transfers want their turn.
const LARGEST: u64 = 1 << 20;

/// How a message of `bytes` is cut: units of `1 << shift` bytes.
#[derive(Clone, Copy)]
struct Cut {
    bytes: u64,
    shift: u32,
}

/// What is left: units `front..back` of the share `number`.
#[derive(Clone, Copy)]
struct Left {
    number: u16,
    front: u64,
    back: u64,
}

impl Left {
    fn pack(self) -> u64 {
        (u64::from(self.number) << 48) | (self.front << 24) | self.back
    }

    fn unpack(word: u64) -> Left {
        Left {
            number: (word >> 48) as u16,
            front: (word >> 24) & MOST,
            back: word & MOST,
        }
    }
}

/// Which end to take from.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Front,
    Back,
}

impl Cut {
    fn new(bytes: u64) -> Cut {
        let mut shift = UNIT;
        while bytes.div_ceil(1 << shift) > MOST {
            shift += 1;
        }
        Cut { bytes, shift }
    }

    fn units(self) -> u64 {
        self.bytes.div_ceil(1 << self.shift)
    }

    /// Takes a range for share `number`: (offset, length) in bytes; `None` when nothing is left of it.
    fn take(self, word: &AtomicU64, number: u16, end: End) -> Option<(u64, usize)> {
        let mut seen = word.load(Ordering::Acquire);
        loop {
            let left = Left::unpack(seen);
            if left.number != number || left.front >= left.back {
                return None;
            }
            let rest = left.back - left.front;
            let least = ((self.bytes / 2).clamp(LEAST.0, LEAST.1) >> self.shift).max(1);
            let most = (LARGEST >> self.shift).max(1);
            // Large ranges first, small ones towards the end, so that both end together.
            let n = (rest / 3).clamp(least, most).min(rest);
            let (next, start) = match end {
                End::Front => (
                    Left {
                        front: left.front + n,
                        ..left
                    },
                    left.front,
                ),
                End::Back => (
                    Left {
                        back: left.back - n,
                        ..left
                    },
                    left.back - n,
                ),
            };
            let swap =
                word.compare_exchange_weak(seen, next.pack(), Ordering::AcqRel, Ordering::Acquire);
            match swap {
                Ok(_) => {
                    let offset = start << self.shift;
                    let stop = ((start + n) << self.shift).min(self.bytes);
                    return Some((offset, (stop - offset) as usize));
                }
                Err(now) => seen = now,
            }
        }
    }
}

/// The receiver's part of a share.
pub(crate) struct Share {
    cut: Cut,
    number: u16,
    /// The sender said that it is done.
    ended: bool,
    /// From here on the data must come in frames, for a copy was refused.
    redo: Option<u64>,
}

/// The sender's part.
pub(crate) struct Assist {
    to: ProcId,
    receiver: u64,
    cut: Cut,
    number: u16,
    from: *const u8,
    address: u64,
    took: bool,
}

impl Engine {
    /// Offers the sender to copy as well, where that makes sense.
    pub(crate) fn offer_share(&self, pull: &Pull) -> Option<Share> {
        let peer = &self.peers[pull.from.index()];
        let wise = self.share_copies.unwrap_or_else(|| !self.fabric.crowded());
        let alone = self.share_copies == Some(true)
            || peer.pulls.get() <= 1 && self.requests.borrow().live() < COMPANY;
        let worth = if alone { WORTH } else { WORTH_IN_COMPANY };
        if pull.wanted < worth || peer.sharing.get() || !wise {
            return None;
        }
        let number = peer.shares.get().wrapping_add(1);
        peer.shares.set(number);
        peer.sharing.set(true);
        let cut = Cut::new(pull.wanted);
        let left = Left {
            number,
            front: 0,
            back: cut.units(),
        };
        let desk = self.fabric.desk_from(pull.from);
        desk.store(left.pack(), Ordering::Release);
        let address = self.requests.borrow_mut().slot(pull.receive).span.ptr as u64;
        let mut payload = [0; 16];
        payload[..8].copy_from_slice(&pull.wanted.to_ne_bytes());
        payload[8..].copy_from_slice(&u64::from(number).to_ne_bytes());
        let word = wire::word(wire::SHARE, 0, pull.sender);
        let head = [u64::from(pull.receive), address, word];
        self.control(pull.from, head, &payload);
        Some(Share {
            cut,
            number,
            ended: false,
            redo: None,
        })
    }

    /// The receiver's turn: reads the next range from the front.
    pub(crate) fn advance_shared(&self, pull: &mut Pull) -> Turn {
        let Some(share) = &pull.share else {
            return Turn::Over;
        };
        let desk = self.fabric.desk_from(pull.from);
        let (cut, number) = (share.cut, share.number);
        if share.redo.is_none()
            && let Some((offset, len)) = cut.take(desk, number, End::Front)
        {
            if self.pull_range(pull, offset, len) {
                return Turn::More;
            }
            self.redo(pull, offset);
        }
        let Some(share) = &pull.share else {
            return Turn::Over;
        };
        let left = Left::unpack(desk.load(Ordering::Acquire));
        if left.front < left.back {
            // A copy was refused, on either side: frames bring whatever nobody has taken.
            while let Some((offset, _)) = cut.take(desk, number, End::Front) {
                self.redo(pull, offset);
            }
            return Turn::More;
        }
        if left.back < cut.units() && !share.ended {
            return Turn::Idle;
        }
        self.peers[pull.from.index()].sharing.set(false);
        match share.redo {
            Some(start) => {
                self.ask_for_frames(pull.receive, pull.from, pull.sender, start, pull.wanted);
            }
            None => {
                self.complete(pull.receive);
                self.finish_sender(pull.from, pull.sender);
            }
        }
        Turn::Over
    }

    fn redo(&self, pull: &mut Pull, offset: u64) {
        if let Some(share) = &mut pull.share {
            share.redo = Some(share.redo.map_or(offset, |o| o.min(offset)));
        }
    }

    /// The sender has done its part.
    pub(crate) fn on_shared(&self, from: ProcId, head: &Head) {
        let mut pulls = self.pulls.borrow_mut();
        let it = |p: &&mut Pull| p.from == from && u64::from(p.receive) == head[0];
        let Some(pull) = pulls.iter_mut().find(it) else {
            debug_assert!(false, "the word of a sender that does not share");
            return;
        };
        if let Some(share) = &mut pull.share {
            share.ended = true;
        }
        if wire::small(head) != 0 {
            self.redo(pull, head[1]);
        }
    }

    /// The receiver of a message offers to share the copying.
    pub(crate) fn on_share(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let source = {
            let mut requests = self.requests.borrow_mut();
            let slot = requests.named_by_peer(u64::from(wire::id(head)));
            slot.filter(|s| s.phase == Phase::Announced)
                .map(|s| s.span.ptr)
        };
        let Some(source) = source else {
            return;
        };
        let assist = Assist {
            to: from,
            receiver: head[0],
            cut: Cut::new(wire::read_word(payload, 0)),
            number: wire::read_word(payload, 1) as u16,
            from: source,
            address: head[1],
            took: false,
        };
        self.assists.borrow_mut().push_back(assist);
        self.todo.set(self.todo.get() | todo::ASSISTS);
    }

    /// Gives each assist a turn; true if any wrote something.
    pub(crate) fn advance_assists(&self) -> bool {
        let mut moved = false;
        let turns = self.assists.borrow().len();
        for _ in 0..turns {
            let Some(mut assist) = self.assists.borrow_mut().pop_front() else {
                break;
            };
            if self.advance_assist(&mut assist) {
                moved = true;
                self.assists.borrow_mut().push_back(assist);
            }
        }
        if self.assists.borrow().is_empty() {
            self.todo.set(self.todo.get() & !todo::ASSISTS);
        }
        moved
    }

    /// Writes the next range from the back; false when there is none.
    fn advance_assist(&self, assist: &mut Assist) -> bool {
        let word = wire::word(wire::SHARED, 0, 0);
        let desk = self.fabric.desk_to(assist.to);
        let Some((offset, len)) = assist.cut.take(desk, assist.number, End::Back) else {
            if assist.took {
                self.control(assist.to, [assist.receiver, 0, word], &[]);
            }
            return false;
        };
        assist.took = true;
        let remote = [(assist.address + offset, len)];
        let local = [(assist.from.wrapping_add(offset as usize), len)];
        if self.copy_allowed() {
            // SAFETY: the range was taken from the receiver, which waits for our word, as the user waits for the end of the send:
            // so both memories are what their owners gave, and nobody else touches this range.
            let written = unsafe { self.fabric.write_remote(assist.to, &remote, &local) };
            if written.is_ok() {
                return true;
            }
        }
        let refused = wire::word(wire::SHARED, 1, 0);
        self.control(assist.to, [assist.receiver, offset, refused], &[]);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_all_and_overlap_nowhere() {
        let large = if cfg!(miri) { 1 << 28 } else { 1 << 40 };
        for bytes in [1, 4096, 131_072, 1_000_001, large >> 4, large + 5] {
            let cut = Cut::new(bytes);
            let left = Left {
                number: 7,
                front: 0,
                back: cut.units(),
            };
            let word = AtomicU64::new(left.pack());
            assert!(cut.take(&word, 8, End::Front).is_none());
            let (mut front, mut back) = (0, bytes);
            let mut turn = 0u32;
            loop {
                turn += 1;
                let end = if turn.is_multiple_of(3) {
                    End::Back
                } else {
                    End::Front
                };
                let Some((offset, len)) = cut.take(&word, 7, end) else {
                    break;
                };
                assert!(len > 0);
                match end {
                    End::Front => {
                        assert_eq!(offset, front);
                        front += len as u64;
                    }
                    End::Back => {
                        assert_eq!(offset + len as u64, back);
                        back = offset;
                    }
                }
            }
            assert_eq!(front, back);
        }
    }
}
