//! The way of frames from one process to one other: a ring of cells, each one cache line, and a ring of bytes for what
//! does not fit into a cell.
//!
//! A cell is written body first, its word last; the word carries the frame's number in the ring, so the reader knows a
//! new cell from an old one and nobody ever clears anything. Payloads longer than a cell's inline space lie contiguous in the
//! byte ring. Both sides compute their place by the same rule, so the cell need not say it. The reader tells from time to time, in a line of its own, how far it has
//! come, and the writer looks there only when what it remembers says "full". So a small frame moves one cache line, and neither side fences,
//! locks, or asks the kernel.

use crate::atomic::{AtomicU32, AtomicU64, Ordering, Shared, fence};
use crate::prefetch;
use std::cell::Cell as Local;

/// What the layer above puts into every frame.
pub type Head = [u64; 3];

/// Payload bytes that fit into the cell.
pub const INLINE: usize = 32;
/// Payloads in the byte ring start at multiples of this.
pub const GRAIN: usize = 64;
/// Bytes that a writer prefetches for its next frame, at most.
const AHEAD: usize = 8192;
/// Bytes that a reader prefetches before it hands a frame on, at most.
const SOON: usize = 1024;

/// One cache line of the ring. All-zero bytes are an empty cell.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct Cell {
    /// Low half: number of the frame plus one; high half: length of the payload.
    word: AtomicU64,
    body: Shared<Body>,
}

#[derive(Debug, Default)]
#[repr(C)]
struct Body {
    head: Head,
    inline: [u8; INLINE],
}

/// What the reader tells the writer, alone in its cache line. All-zero bytes are the state at the start.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct Credit {
    /// Cells read so far.
    cells: AtomicU64,
    /// Bytes of the byte ring released so far.
    bytes: AtomicU64,
    /// Set by a writer that may sleep for lack of room, cleared by it when it found room: the reader rings its bell with all news.
    starved: AtomicU32,
    /// A word for the layer above, where both sides can reach it.
    desk: AtomicU64,
    /// Another such word.
    docket: AtomicU64,
}

/// Sizes of a ring.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Number of cells, a power of two, at least 4.
    pub cells: u32,
    /// Distance of neighbouring cells in units of a cell: rings of several writers may be interleaved.
    pub stride: u32,
    /// Size of the byte ring, a power of two, at least 4 * [`GRAIN`].
    pub bytes: u32,
}

impl Shape {
    /// Longest payload: what both sides can always find room for in the end. The reader may keep up to a
    /// quarter to itself untold, the jump to the start of the ring may waste as much as the payload takes.
    pub const fn max_payload(&self) -> usize {
        self.bytes as usize / 4
    }
}

/// Where a ring lies.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// First cell; `cells` of them, `stride` apart.
    pub cells: *const Cell,
    /// First byte of the byte ring, aligned to [`GRAIN`].
    pub data: *mut u8,
    /// The line of the reader.
    pub credit: *const Credit,
    /// One entry for each [`GRAIN`] bytes of `data`, for loom to watch.
    #[cfg(loom)]
    pub watch: *const Shared<()>,
}

impl Place {
    #[inline(always)]
    fn cell(&self, shape: &Shape, number: u64) -> &Cell {
        let index = number as u32 & (shape.cells - 1);
        // SAFETY: the creator of the sender or receiver vouches for `cells` cells `stride` apart.
        unsafe { &*self.cells.add(index as usize * shape.stride as usize) }
    }

    #[inline(always)]
    fn credit(&self) -> &Credit {
        // SAFETY: the creator of the sender or receiver vouches for it.
        unsafe { &*self.credit }
    }

    #[cfg(loom)]
    fn touch(&self, at: usize, len: usize, write: bool) {
        for i in at / GRAIN..(at + len).div_ceil(GRAIN) {
            // SAFETY: the test provides an entry for each grain.
            let w = unsafe { &*self.watch.add(i) };
            if write {
                w.with_mut(|_| ())
            } else {
                w.with(|_| ())
            }
        }
    }
}

/// Start of a payload of `len` bytes when `position` bytes were given out so far, and the position behind it. A payload that would cross the
/// end of the ring starts at its beginning.
#[inline(always)]
fn lay(shape: &Shape, position: u64, len: usize) -> (u64, u64) {
    let size = shape.bytes as u64;
    let len = (len as u64).next_multiple_of(GRAIN as u64);
    let offset = position & (size - 1);
    let start = if offset + len > size {
        position + (size - offset)
    } else {
        position
    };
    (start, start + len)
}

/// The writing end.
#[derive(Debug)]
#[repr(align(128))]
pub struct Sender {
    place: Place,
    shape: Shape,
    /// Number of the next frame.
    number: Local<u64>,
    /// Frames below this number have a free cell, as far as we know.
    limit: Local<u64>,
    position: Local<u64>,
    position_limit: Local<u64>,
    /// Length of the frame refused last, if none was accepted since.
    refused: Local<Option<u32>>,
    /// Whether `starved` is set.
    starving: Local<bool>,
    /// How many cells ahead lines are prefetched.
    ahead: u64,
}

impl Sender {
    /// The writing end of a fresh ring.
    ///
    /// # Safety
    /// `place` describes memory for a ring of `shape` that outlives the sender, is all zero at first and is used by this
    /// sender and one receiver alone.
    pub unsafe fn new(place: Place, shape: Shape) -> Sender {
        assert!(shape.cells.is_power_of_two() && shape.cells >= 4 && shape.stride >= 1);
        assert!(shape.bytes.is_power_of_two() && shape.bytes as usize >= 4 * GRAIN);
        Sender {
            place,
            shape,
            number: Local::new(0),
            limit: Local::new(shape.cells as u64),
            position: Local::new(0),
            position_limit: Local::new(shape.bytes as u64),
            refused: Local::new(None),
            starving: Local::new(false),
            ahead: (shape.cells as u64 / 4).min(8),
        }
    }

    /// Longest payload of a frame.
    pub fn max_payload(&self) -> usize {
        self.shape.max_payload()
    }

    /// Writes a frame whose `len` payload bytes are written by `fill` at the given address; false, without calling it, when there is no
    /// room. `len` must not exceed [`Sender::max_payload`].
    #[inline(always)]
    pub fn send(&self, head: &Head, len: usize, fill: impl FnOnce(*mut u8)) -> bool {
        let number = self.number.get();
        if number >= self.limit.get() && !self.has_cell(len) {
            return false;
        }
        let cell = self.place.cell(&self.shape, number);
        if len <= INLINE {
            cell.body.with_mut(|b| {
                // SAFETY: the cell is free: its last frame, if any, was read, as the credit said. No one
                // but us writes it, and the reader reads it only after the store of the word below.
                unsafe {
                    (*b).head = *head;
                    fill((&raw mut (*b).inline).cast());
                }
            });
        } else {
            let (start, end) = lay(&self.shape, self.position.get(), len);
            if end > self.position_limit.get() && !self.has_bytes(len, end) {
                return false;
            }
            let offset = (start & (self.shape.bytes as u64 - 1)) as usize;
            #[cfg(loom)]
            self.place.touch(offset, len, true);
            // SAFETY: `lay` keeps offset + len within the ring, and the credit said that these bytes were released.
            fill(unsafe { self.place.data.add(offset) });
            self.position.set(end);
            // SAFETY: as above.
            cell.body.with_mut(|b| unsafe { (*b).head = *head });
        }
        let word = (len as u64) << 32 | (number as u32).wrapping_add(1) as u64;
        cell.word.store(word, Ordering::Release);
        self.number.set(number + 1);
        // Own the line of a cell some frames ahead: the store of a frame whose line is still with the reader would hold up
        // all stores behind it. Doubles the rate of small frames, and costs their latency nothing.
        let ahead = self.place.cell(&self.shape, number + self.ahead);
        prefetch::for_writing((&raw const *ahead).cast());
        if len > INLINE {
            self.expect_another(len);
        }
        true
    }

    /// Asks for ownership of the lines that a next frame of `len` bytes would take: the reader had them last. Worth half
    /// of the bandwidth at 1 KiB.
    #[inline(always)]
    fn expect_another(&self, len: usize) {
        let (start, _) = lay(&self.shape, self.position.get(), len);
        let offset = (start & (self.shape.bytes as u64 - 1)) as usize;
        for i in (0..len.min(AHEAD)).step_by(GRAIN) {
            prefetch::for_writing(self.place.data.wrapping_add(offset + i));
        }
    }

    /// Looks at the credit line. False: no free cell even so; then `len` is remembered as refused.
    #[cold]
    #[inline(never)]
    fn has_cell(&self, len: usize) -> bool {
        self.refresh();
        let ok = self.number.get() < self.limit.get();
        self.note(len, ok)
    }

    #[cold]
    #[inline(never)]
    fn has_bytes(&self, len: usize, end: u64) -> bool {
        assert!(
            len <= self.max_payload(),
            "a frame of {len} bytes exceeds the largest, {}",
            self.max_payload()
        );
        self.refresh();
        let ok = end <= self.position_limit.get();
        self.note(len, ok)
    }

    fn note(&self, len: usize, ok: bool) -> bool {
        self.refused.set((!ok).then_some(len as u32));
        if ok && self.starving.replace(false) {
            self.place.credit().starved.store(0, Ordering::Relaxed);
        }
        ok
    }

    fn refresh(&self) {
        let (limit, position_limit) = self.limits();
        self.limit.set(limit);
        self.position_limit.set(position_limit);
    }

    fn limits(&self) -> (u64, u64) {
        let credit = self.place.credit();
        let cells = credit.cells.load(Ordering::Acquire);
        let bytes = credit.bytes.load(Ordering::Acquire);
        (
            cells + self.shape.cells as u64,
            bytes + self.shape.bytes as u64,
        )
    }

    /// A word that both ends share, zero at first, for the layer above to agree on something.
    pub fn desk(&self) -> &AtomicU64 {
        &self.place.credit().desk
    }

    /// Another word as [`Sender::desk`].
    pub fn docket(&self) -> &AtomicU64 {
        &self.place.credit().docket
    }

    /// Whether the last frame that did not find room was not yet sent again with success.
    pub fn is_blocked(&self) -> bool {
        self.refused.get().is_some()
    }

    /// Asks the reader to ring our bell with its next news. The caller arms its bell after this and then asks [`Sender::relieved`].
    pub fn starve(&self) {
        // Only this side ever writes the flag: a reader that cleared it could wipe out a second request on top of the first.
        self.starving.set(true);
        self.place.credit().starved.store(1, Ordering::SeqCst);
    }

    /// Whether the frame that was refused would find room now.
    pub fn relieved(&self) -> bool {
        let Some(len) = self.refused.get() else {
            return true;
        };
        // What is found here is not remembered: the next send must take the slow path, which clears the refusal.
        let (limit, position_limit) = self.limits();
        self.number.get() < limit
            && (len as usize <= INLINE
                || lay(&self.shape, self.position.get(), len as usize).1 <= position_limit)
    }
}

/// The reading end.
#[derive(Debug)]
pub struct Receiver {
    /// The cell to look at next and the low half of the word that says it is there: all that a look at an idle ring needs.
    next: Local<*const Cell>,
    expect: Local<u32>,
    shape: Shape,
    place: Place,
    number: Local<u64>,
    position: Local<u64>,
    /// What the credit line says.
    told: Local<(u64, u64)>,
}

/// What [`Receiver::take`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Took {
    /// There was no frame.
    Nothing,
    /// A frame.
    Frame,
    /// A frame, and the writer sleeps for lack of room: ring its bell.
    FrameAndRing,
}

impl Receiver {
    /// The reading end of a fresh ring.
    ///
    /// # Safety
    /// As for [`Sender::new`].
    pub unsafe fn new(place: Place, shape: Shape) -> Receiver {
        Receiver {
            next: Local::new(place.cells),
            expect: Local::new(1),
            shape,
            place,
            number: Local::new(0),
            position: Local::new(0),
            told: Local::new((0, 0)),
        }
    }

    /// As [`Sender::desk`].
    pub fn desk(&self) -> &AtomicU64 {
        &self.place.credit().desk
    }

    /// As [`Sender::docket`].
    pub fn docket(&self) -> &AtomicU64 {
        &self.place.credit().docket
    }

    /// The word of the next cell if its frame is there.
    #[inline(always)]
    fn look(&self) -> Option<(&Cell, u64)> {
        // SAFETY: `next` always points to a cell of the ring.
        let cell = unsafe { &*self.next.get() };
        let word = cell.word.load(Ordering::Acquire);
        (word as u32 == self.expect.get()).then_some((cell, word))
    }

    /// Whether a frame is there.
    #[inline(always)]
    pub fn ready(&self) -> bool {
        self.look().is_some()
    }

    /// Hands the next frame to `f`, if there is one. `fence`: see [`crate::Fence`]; true when the reader must fence for itself
    /// before it looks whether the writer starves.
    #[inline(always)]
    pub fn take(&self, fence: bool, f: impl FnOnce(&Head, &[u8])) -> Took {
        let Some((cell, word)) = self.look() else {
            return Took::Nothing;
        };
        let len = (word >> 32) as usize;
        if len <= INLINE {
            cell.body.with(|b| {
                // SAFETY: the word says that the writer is done with this cell; it writes it again only after the credit passed it.
                let b = unsafe { &*b };
                f(&b.head, &b.inline[..len]);
            });
        } else {
            let (start, end) = lay(&self.shape, self.position.get(), len);
            let offset = (start & (self.shape.bytes as u64 - 1)) as usize;
            debug_assert!(offset + len <= self.shape.bytes as usize);
            // On their way while the layer above finds out whose bytes these are.
            for i in (0..len.min(SOON)).step_by(GRAIN) {
                prefetch::for_reading(self.place.data.wrapping_add(offset + i));
            }
            #[cfg(loom)]
            self.place.touch(offset, len, false);
            cell.body.with(|b| {
                // SAFETY: as above, for the cell and for the bytes, which lie in the ring.
                let (head, payload) = unsafe {
                    (
                        &(*b).head,
                        std::slice::from_raw_parts(self.place.data.add(offset), len),
                    )
                };
                f(head, payload);
            });
            self.position.set(end);
        }
        self.step(fence)
    }

    #[inline(always)]
    fn step(&self, fence: bool) -> Took {
        let number = self.number.get() + 1;
        self.number.set(number);
        self.expect.set((number as u32).wrapping_add(1));
        self.next.set(self.place.cell(&self.shape, number));
        let (cells, bytes) = self.told.get();
        if number - cells >= self.shape.cells as u64 / 4
            || self.position.get() - bytes >= self.shape.bytes as u64 / 4
        {
            return self.tell(fence);
        }
        Took::Frame
    }

    #[inline(never)]
    fn tell(&self, fenced: bool) -> Took {
        let credit = self.place.credit();
        let news = (self.number.get(), self.position.get());
        credit.cells.store(news.0, Ordering::Release);
        credit.bytes.store(news.1, Ordering::Release);
        self.told.set(news);
        // The same race as at the bell: the writer sets `starved`, fences (for us too), and reads the credit.
        if fenced {
            fence(Ordering::SeqCst);
        } else {
            crate::atomic::compiler_fence(Ordering::SeqCst);
        }
        if credit.starved.load(Ordering::Relaxed) != 0 {
            return Took::FrameAndRing;
        }
        Took::Frame
    }
}
