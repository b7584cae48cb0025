//! A resumable position in `count` elements of a datatype.

use crate::Datatype;
use crate::copy::Copier;
use crate::walk::{Sink, walk_elements};
use oxmpi_types::Count;
use std::rc::Rc;

/// A position in the stream of bytes that `count` elements of a datatype make. It is a number of
/// bytes and nothing else: finding the place in the plan costs a few divisions and a binary
/// search, once in each call.
#[derive(Clone, Debug)]
pub struct Cursor {
    datatype: Rc<Datatype>,
    position: u64,
    total: u64,
}

impl Cursor {
    /// A cursor at byte 0. A negative count is taken as 0.
    pub fn new(datatype: &Rc<Datatype>, count: Count) -> Cursor {
        let count = count.max(0) as u64;
        Cursor {
            datatype: datatype.clone(),
            position: 0,
            total: count.saturating_mul(datatype.size() as u64),
        }
    }

    /// The datatype walked.
    pub fn datatype(&self) -> &Rc<Datatype> {
        &self.datatype
    }

    /// Bytes in the whole stream.
    pub fn total_bytes(&self) -> u64 {
        self.total
    }

    /// Bytes before the cursor.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Bytes after the cursor.
    pub fn remaining(&self) -> u64 {
        self.total - self.position
    }

    /// Moves to byte `byte`, or to the end if that is nearer.
    pub fn seek(&mut self, byte: u64) {
        self.position = byte.min(self.total);
    }

    /// Copies the next bytes of the user's data at `base` to `out` and moves on; returns how many
    /// (less than `out.len()` only at the end).
    ///
    /// # Safety
    /// `base` is what the user gave for (count, datatype): every byte of the typemap is readable.
    pub unsafe fn pack(&mut self, base: *const u8, out: &mut [u8]) -> usize {
        let len = (out.len() as u64).min(self.remaining());
        let end = self.position + len;
        // SAFETY: the walk visits bytes of the typemap only, and `len` of them, which `out` holds.
        let mut copier = unsafe { Copier::<true>::new(base.cast_mut(), out.as_mut_ptr()) };
        walk_elements(self.datatype.plan(), self.position, end, &mut copier);
        self.position = end;
        len as usize
    }

    /// Copies `input` to the next bytes of the user's data at `base` and moves on; returns how
    /// many (less than `input.len()` only at the end).
    ///
    /// # Safety
    /// `base` is what the user gave for (count, datatype): every byte of the typemap is writable.
    pub unsafe fn unpack(&mut self, base: *mut u8, input: &[u8]) -> usize {
        let len = (input.len() as u64).min(self.remaining());
        let end = self.position + len;
        // SAFETY: the walk visits bytes of the typemap only, and `len` of them; `input` is only
        // read because the copier unpacks.
        let mut copier = unsafe { Copier::<false>::new(base, input.as_ptr().cast_mut()) };
        walk_elements(self.datatype.plan(), self.position, end, &mut copier);
        self.position = end;
        len as usize
    }

    /// Appends the next contiguous runs of the user's data to `out`, at most `max_runs` of them and
    /// at most `max_bytes` bytes, and moves on; returns the bytes. Runs that touch are merged.
    pub fn next_runs(
        &mut self,
        base: *mut u8,
        out: &mut Vec<(*mut u8, usize)>,
        max_runs: usize,
        max_bytes: u64,
    ) -> u64 {
        let end = self.position + max_bytes.min(self.remaining());
        let mut runs = Runs {
            base,
            first: out.len(),
            out,
            max: max_runs,
            bytes: 0,
        };
        walk_elements(self.datatype.plan(), self.position, end, &mut runs);
        let bytes = runs.bytes;
        self.position += bytes;
        bytes
    }
}

/// Collects runs.
struct Runs<'a> {
    base: *mut u8,
    out: &'a mut Vec<(*mut u8, usize)>,
    first: usize,
    max: usize,
    bytes: u64,
}

impl Sink for Runs<'_> {
    fn run(&mut self, offset: i64, len: u64) -> bool {
        let start = self.base.wrapping_offset(offset as isize);
        let fresh = self.out.len() - self.first;
        if fresh > 0
            && let Some(last) = self.out.last_mut()
            && last.0.wrapping_add(last.1) == start
        {
            last.1 += len as usize;
        } else if fresh < self.max {
            self.out.push((start, len as usize));
        } else {
            return false;
        }
        self.bytes += len;
        true
    }
}
