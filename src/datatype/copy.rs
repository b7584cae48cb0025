//! The copying end of a walk: inner loops for blocks of common sizes.

use crate::walk::{Offset, Sink};
use std::ptr::copy_nonoverlapping;

/// Copies between the user's memory and a packed stream: to the stream when `PACK`, else from it.
pub(crate) struct Copier<const PACK: bool> {
    memory: *mut u8,
    packed: *mut u8,
}

/// Calls `$kernel::<N>($args)` when `$len` is one of the common block sizes; otherwise `$other`.
macro_rules! by_length {
    ($len:expr, $kernel:ident($($arg:expr),*), $other:expr) => {
        match $len {
            1 => $kernel::<1>($($arg),*),
            2 => $kernel::<2>($($arg),*),
            3 => $kernel::<3>($($arg),*),
            4 => $kernel::<4>($($arg),*),
            6 => $kernel::<6>($($arg),*),
            8 => $kernel::<8>($($arg),*),
            12 => $kernel::<12>($($arg),*),
            16 => $kernel::<16>($($arg),*),
            20 => $kernel::<20>($($arg),*),
            24 => $kernel::<24>($($arg),*),
            32 => $kernel::<32>($($arg),*),
            40 => $kernel::<40>($($arg),*),
            48 => $kernel::<48>($($arg),*),
            64 => $kernel::<64>($($arg),*),
            96 => $kernel::<96>($($arg),*),
            128 => $kernel::<128>($($arg),*),
            256 => $kernel::<256>($($arg),*),
            _ => $other,
        }
    };
}

/// # Safety
/// `n` blocks of `N` bytes are readable `from_step` apart and writable `to_step` apart.
#[inline]
unsafe fn copy_strided<const N: usize>(
    mut from: *const u8,
    from_step: isize,
    mut to: *mut u8,
    to_step: isize,
    n: usize,
) {
    // Four at a time: the two additions for each block would cost as much as the copy of a small one.
    for _ in 0..n / 4 {
        for i in 0..4 {
            // SAFETY: by the function's contract.
            unsafe {
                copy_nonoverlapping(
                    from.wrapping_offset(i * from_step),
                    to.wrapping_offset(i * to_step),
                    N,
                );
            }
        }
        from = from.wrapping_offset(4 * from_step);
        to = to.wrapping_offset(4 * to_step);
    }
    for _ in 0..n % 4 {
        // SAFETY: by the function's contract.
        unsafe { copy_nonoverlapping(from, to, N) };
        from = from.wrapping_offset(from_step);
        to = to.wrapping_offset(to_step);
    }
}

/// Copies `len` bytes without calling memcpy for few.
///
/// # Safety
/// As `copy_nonoverlapping`.
#[inline]
unsafe fn copy_short(from: *const u8, to: *mut u8, len: usize) {
    // SAFETY: each branch copies within 0..len, twice over in the middle where it is not a power
    // of two.
    unsafe {
        match len {
            0 => {}
            1 => *to = *from,
            2..=3 => ends::<2>(from, to, len),
            4..=7 => ends::<4>(from, to, len),
            8..=15 => ends::<8>(from, to, len),
            16..=32 => ends::<16>(from, to, len),
            33..=64 => ends::<32>(from, to, len),
            65..=128 => ends::<64>(from, to, len),
            _ => copy_nonoverlapping(from, to, len),
        }
    }
}

/// Copies the first and the last `N` bytes of `len`, which cover everything when `len <= 2 N`.
///
/// # Safety
/// As `copy_nonoverlapping`; `N <= len`.
#[inline]
unsafe fn ends<const N: usize>(from: *const u8, to: *mut u8, len: usize) {
    // SAFETY: by the function's contract.
    unsafe {
        copy_nonoverlapping(from, to, N);
        copy_nonoverlapping(from.add(len - N), to.add(len - N), N);
    }
}

/// # Safety
/// As `copy_strided`.
unsafe fn copy_strided_any(
    mut from: *const u8,
    from_step: isize,
    mut to: *mut u8,
    to_step: isize,
    n: usize,
    len: usize,
) {
    for _ in 0..n {
        // SAFETY: by the function's contract.
        unsafe { copy_short(from, to, len) };
        from = from.wrapping_offset(from_step);
        to = to.wrapping_offset(to_step);
    }
}

/// # Safety
/// As `copy_strided`, with blocks of `len` bytes.
#[inline]
unsafe fn strided(
    from: *const u8,
    from_step: isize,
    to: *mut u8,
    to_step: isize,
    n: usize,
    len: usize,
) {
    // SAFETY: by the function's contract.
    unsafe {
        by_length!(
            len,
            copy_strided(from, from_step, to, to_step, n),
            copy_strided_any(from, from_step, to, to_step, n, len)
        )
    }
}

/// # Safety
/// Blocks of `N` bytes at `from` plus each of `offsets` are readable, `to` has room for all.
unsafe fn gather<const N: usize>(from: *const u8, offsets: &[impl Offset], mut to: *mut u8) {
    for o in offsets {
        // SAFETY: by the function's contract.
        unsafe { copy_nonoverlapping(from.wrapping_offset(o.wide() as isize), to, N) };
        to = to.wrapping_add(N);
    }
}

/// # Safety
/// Blocks of `N` bytes at `to` plus each of `offsets` are writable, `from` holds all.
unsafe fn scatter<const N: usize>(to: *mut u8, offsets: &[impl Offset], mut from: *const u8) {
    for o in offsets {
        // SAFETY: by the function's contract.
        unsafe { copy_nonoverlapping(from, to.wrapping_offset(o.wide() as isize), N) };
        from = from.wrapping_add(N);
    }
}

/// Records are taken in portions of about so many bytes of memory, which stay in the first-level
/// cache while one field after another is copied; small enough that the machine fetches the next portion meanwhile.
const PORTION: u64 = 4 << 10;

impl<const PACK: bool> Copier<PACK> {
    /// # Safety
    /// Everything that is handed to the sink lies in readable (pack) or writable (unpack) memory
    /// relative to `memory`, and `packed` has room for (pack) or holds (unpack) all of it.
    pub(crate) unsafe fn new(memory: *mut u8, packed: *mut u8) -> Copier<PACK> {
        Copier { memory, packed }
    }

    #[inline]
    fn at(&self, offset: i64) -> *mut u8 {
        self.memory.wrapping_offset(offset as isize)
    }

    #[inline]
    fn advance(&mut self, bytes: u64) {
        self.packed = self.packed.wrapping_add(bytes as usize);
    }
}

impl<const PACK: bool> Sink for Copier<PACK> {
    #[inline]
    fn run(&mut self, offset: i64, len: u64) -> bool {
        let memory = self.at(offset);
        // SAFETY: promised to `new`. User memory and stream are different objects.
        unsafe {
            if PACK {
                copy_short(memory, self.packed, len as usize);
            } else {
                copy_short(self.packed, memory, len as usize);
            }
        }
        self.advance(len);
        true
    }

    fn strided(&mut self, offset: i64, stride: i64, count: u64, len: u64) -> bool {
        let (memory, n, size) = (self.at(offset), count as usize, len as usize);
        // SAFETY: promised to `new`.
        unsafe {
            if PACK {
                strided(memory, stride as isize, self.packed, size as isize, n, size);
            } else {
                strided(self.packed, size as isize, memory, stride as isize, n, size);
            }
        }
        self.advance(count * len);
        true
    }

    fn equal<O: Offset>(&mut self, offset: i64, offsets: &[O], len: u64) -> bool {
        let (memory, packed) = (self.at(offset), self.packed);
        // SAFETY: promised to `new`.
        unsafe {
            if PACK {
                by_length!(len, gather(memory, offsets, packed), {
                    return offsets
                        .iter()
                        .all(|o| self.run(offset.wrapping_add(o.wide()), len));
                });
            } else {
                by_length!(len, scatter(memory, offsets, packed), {
                    return offsets
                        .iter()
                        .all(|o| self.run(offset.wrapping_add(o.wide()), len));
                });
            }
        }
        self.advance(offsets.len() as u64 * len);
        true
    }

    fn records(
        &mut self,
        offset: i64,
        stride: i64,
        count: u64,
        offsets: &[i64],
        starts: &[u64],
    ) -> bool {
        if count < 4 {
            return (0..count as i64).all(|i| {
                self.blocks(offset.wrapping_add(i.wrapping_mul(stride)), offsets, starts)
            });
        }
        let (head, bytes) = (starts[0], starts[offsets.len()] - starts[0]);
        let portion = (PORTION / stride.unsigned_abs().max(1)).max(8);
        let mut done = 0;
        while done < count {
            let n = portion.min(count - done);
            let base = offset.wrapping_add((done as i64).wrapping_mul(stride));
            for (o, s) in offsets.iter().zip(starts.windows(2)) {
                let memory = self.at(base.wrapping_add(*o));
                let packed = self.packed.wrapping_add((s[0] - head) as usize);
                let (step, size) = (bytes as isize, (s[1] - s[0]) as usize);
                // SAFETY: promised to `new`; each field of n records stays within them.
                unsafe {
                    if PACK {
                        strided(memory, stride as isize, packed, step, n as usize, size);
                    } else {
                        strided(packed, step, memory, stride as isize, n as usize, size);
                    }
                }
            }
            self.advance(n * bytes);
            done += n;
        }
        true
    }
}
