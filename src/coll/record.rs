//! The tags of collective calls, and what this rank remembers of its calls.
//!
//! A tag is the number of the call in its team and a digest of what was called. Numbers come round after
//! [`CALLS`] calls; as many can be under way at the same time.

use crate::part::{Part, Stage};
use oxmpi_types::Tag;
use std::collections::{BTreeMap, VecDeque};

/// Bits of a tag for the digest.
const DIGEST_BITS: u32 = 8;
/// Numbers of calls.
pub(crate) const CALLS: u32 = 1 << 22;
/// Numbers of persistent collectives have this bit, so that the order of starts does not matter.
pub(crate) const PERSISTENT: u32 = CALLS;
/// Calls that are remembered.
const KEPT: usize = 256;
/// Freed persistent collectives that are remembered.
const FREED: usize = 64;

/// The tag of a call.
#[inline]
pub(crate) fn join(number: u32, digest: u32) -> Tag {
    (number << DIGEST_BITS | digest) as Tag
}

/// Number and digest of a tag.
#[inline]
pub(crate) fn split(tag: Tag) -> (u32, u32) {
    let tag = tag as u32;
    (tag >> DIGEST_BITS, tag & ((1 << DIGEST_BITS) - 1))
}

/// Whether a call has not begun here, `started` calls having done so.
#[inline]
pub(crate) fn is_ahead(number: u32, started: u32) -> bool {
    number.wrapping_sub(started) & (CALLS - 1) < CALLS / 2
}

#[derive(Clone, Copy, Default)]
struct Record {
    number: u32,
    stage: Stage,
    part: Part,
}

/// The latest calls of a team.
#[derive(Default)]
pub(crate) struct Records {
    /// Call `n` is at place `n % KEPT`; grows up to that size.
    calls: Vec<Record>,
    persistent: BTreeMap<u32, Part>,
    /// The persistent ones that were freed last.
    freed: VecDeque<(u32, Part)>,
}

impl Records {
    #[inline]
    fn place(number: u32) -> usize {
        number as usize % KEPT
    }

    /// Whether nothing is remembered.
    pub(crate) fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.persistent.is_empty() && self.freed.is_empty()
    }

    /// A call takes its number. Nothing is known of it until it is declared.
    #[inline]
    pub(crate) fn begin(&mut self, number: u32) {
        let record = Record {
            number,
            stage: Stage::Unknown,
            part: Part::default(),
        };
        match self.calls.get_mut(Self::place(number)) {
            Some(place) => *place = record,
            None => self.calls.push(record),
        }
    }

    #[inline]
    fn find(&mut self, number: u32) -> Option<&mut Record> {
        let record = self.calls.get_mut(Self::place(number))?;
        (record.number == number).then_some(record)
    }

    /// What was called.
    #[inline]
    pub(crate) fn declare(&mut self, number: u32, part: Part) {
        if number & PERSISTENT != 0 {
            self.persistent.insert(number, part);
        } else if let Some(record) = self.find(number) {
            record.part = part;
            record.stage = Stage::Running;
        }
    }

    /// A call ends.
    #[inline]
    pub(crate) fn end(&mut self, number: u32, stage: Stage) {
        if let Some(record) = self.find(number) {
            record.stage = stage;
        }
    }

    /// A persistent collective is freed.
    pub(crate) fn forget(&mut self, number: u32) {
        if let Some(part) = self.persistent.remove(&number) {
            if self.freed.len() == FREED {
                self.freed.pop_front();
            }
            self.freed.push_back((number, part));
        }
    }

    /// What is remembered of a call. A persistent one counts as running as long as it is not freed: nobody can tell
    /// which of its starts is asked for.
    pub(crate) fn get(&self, number: u32) -> (Part, Stage) {
        if number & PERSISTENT != 0 {
            if let Some(part) = self.persistent.get(&number) {
                return (*part, Stage::Running);
            }
            let freed = self.freed.iter().rfind(|(n, _)| *n == number);
            return freed.map_or_else(Default::default, |(_, p)| (*p, Stage::Done));
        }
        let record = self.calls.get(Self::place(number));
        match record.filter(|r| r.number == number) {
            Some(record) => (record.part, record.stage),
            None => (Part::default(), Stage::Unknown),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::Function;

    #[test]
    fn tags_keep_number_and_digest() {
        for number in [0, 1, CALLS - 1, PERSISTENT, PERSISTENT | (CALLS - 1)] {
            for digest in [0, 255] {
                let tag = join(number, digest);
                assert!(tag >= 0);
                assert_eq!(split(tag), (number, digest));
            }
        }
        assert!(is_ahead(5, 5) && is_ahead(0, CALLS - 1) && !is_ahead(4, 5));
        assert!(!is_ahead(CALLS - 1, 0));
    }

    #[test]
    fn the_latest_calls_are_remembered() {
        let mut records = Records::default();
        for number in 0..1000 {
            records.begin(number);
            records.declare(number, Part::of(Function::Barrier));
            records.end(number, Stage::Done);
        }
        let barrier = (Part::of(Function::Barrier), Stage::Done);
        assert_eq!(records.get(999), barrier);
        assert_eq!(records.get(1000 - KEPT as u32), barrier);
        assert_eq!(records.get(999 - KEPT as u32).1, Stage::Unknown);
        assert_eq!(records.get(1000).1, Stage::Unknown);
        assert_eq!(records.calls.len(), KEPT);
        records.declare(PERSISTENT | 3, Part::of(Function::Scan));
        assert_eq!(records.get(PERSISTENT | 3).1, Stage::Running);
        records.forget(PERSISTENT | 3);
        assert_eq!(records.get(PERSISTENT | 3).1, Stage::Done);
        for number in 4..4 + FREED as u32 {
            records.declare(PERSISTENT | number, Part::of(Function::Scan));
            records.forget(PERSISTENT | number);
        }
        assert_eq!(records.get(PERSISTENT | 3).1, Stage::Unknown);
    }
}
