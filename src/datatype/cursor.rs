//! A resumable position in `count` elements of a datatype.

use crate::Datatype;
use oxmpi_types::Count;
use std::rc::Rc;

/// A position in the stream of bytes that `count` elements of a datatype make.
#[derive(Clone, Debug)]
pub struct Cursor {
    datatype: Rc<Datatype>,
    count: Count,
    position: u64,
    total: u64,
}

#[expect(unused_variables)]
impl Cursor {
    /// A cursor at byte 0.
    pub fn new(datatype: &Rc<Datatype>, count: Count) -> Cursor {
        todo!()
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

    /// Moves to byte `byte` (at most the total).
    pub fn seek(&mut self, byte: u64) {
        self.position = byte.min(self.total);
    }

    /// Copies the next bytes of the user's data at `base` to `out` and moves on; returns how many
    /// (less than `out.len()` only at the end).
    ///
    /// # Safety
    /// `base` is what the user gave for (count, datatype): every byte of the typemap is readable.
    pub unsafe fn pack(&mut self, base: *const u8, out: &mut [u8]) -> usize {
        todo!()
    }

    /// Copies `input` to the next bytes of the user's data at `base` and moves on; returns how
    /// many (less than `input.len()` only at the end).
    ///
    /// # Safety
    /// `base` is what the user gave for (count, datatype): every byte of the typemap is writable.
    pub unsafe fn unpack(&mut self, base: *mut u8, input: &[u8]) -> usize {
        todo!()
    }

    /// Appends the next contiguous runs of the user's data to `out`, at most `max_runs` of them and
    /// at most `max_bytes` bytes, and moves on; returns the bytes. Neighbouring runs that touch are merged.
    pub fn next_runs(
        &mut self,
        base: *mut u8,
        out: &mut Vec<(*mut u8, usize)>,
        max_runs: usize,
        max_bytes: u64,
    ) -> u64 {
        todo!()
    }
}
