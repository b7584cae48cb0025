//! Accumulates on memory that several processes reach by loads and stores.
//!
//! An element that is 1, 2, 4, 8 or 16 bytes long and lies at a multiple of its size is changed by one instruction of the
//! processor: by the one for its operation where there is one, else by compare-and-swap, repeated until nobody came
//! between. So all operations on such an element are atomic towards each other, whatever their
//! operation, and, because the processor's atomics agree over different sizes, whatever their type. Any other element
//! (longer, or at an odd address) is changed under the target's latch, which everyone takes for it, since
//! everyone sees the same size and address.
//!
//! All of it has acquire and release order: what an origin did before an accumulate is seen by whoever sees its
//! result, as programs with flags and queue locks expect.
#![allow(unsafe_code)]

use crate::site::Site;
use crate::word::Word;
#[cfg(target_arch = "x86_64")]
use crate::word::wide;
use oxmpi_datatype::Named;
use oxmpi_datatype::op::{self, OpKind};

/// An operation on elements of one basic type.
#[derive(Clone, Copy)]
pub(crate) struct Elements {
    op: OpKind,
    named: Named,
    way: Way,
    /// Bytes of data in an element.
    size: usize,
    /// Bytes from one element to the next.
    room: usize,
}

/// How the processor does an operation.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Load,
    Swap,
    Add,
    And,
    Or,
    Xor,
    /// By compare-and-swap.
    Any,
}

/// Elements that are computed together before they are stored one by one.
const BATCH: usize = 64;

impl Elements {
    /// `op` on elements of `named`, which it supports.
    pub fn new(op: OpKind, named: Named) -> Elements {
        let size = named.size() as usize;
        let room = size.next_multiple_of(named.alignment() as usize);
        // Integers have both; wrapping addition is the same with and without sign.
        let integer = || op::supports(OpKind::Band, named) && op::supports(OpKind::Sum, named);
        let way = match op {
            OpKind::NoOp => Way::Load,
            // What lies in the gaps of an element stays.
            _ if size != room => Way::Any,
            OpKind::Replace => Way::Swap,
            OpKind::Sum if integer() => Way::Add,
            OpKind::Band => Way::And,
            OpKind::Bor => Way::Or,
            OpKind::Bxor => Way::Xor,
            _ => Way::Any,
        };
        Elements {
            op,
            named,
            way,
            size,
            room,
        }
    }

    /// The basic type.
    pub fn named(&self) -> Named {
        self.named
    }

    /// Bytes of data in an element.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Bytes from one element to the next.
    pub fn room(&self) -> usize {
        self.room
    }

    /// Changes `n` elements at `to` and stores what was there in `old`, if that is not null. Both hold
    /// elements with their gaps, and so does `data`, which is not looked at by `MPI_NO_OP`.
    ///
    /// # Safety
    /// `n` elements are readable and writable at `to`, readable at `data` (unless the operation is `MPI_NO_OP`) and
    /// writable at `old` (unless it is null). `data` and `old` are this process's alone.
    pub unsafe fn combine(
        &self,
        site: &Site<'_>,
        to: *mut u8,
        data: *const u8,
        n: usize,
        old: *mut u8,
    ) {
        // SAFETY: by this function's contract; the address is a multiple of the size where an atomic is used.
        unsafe {
            match self.room {
                1 => self.change::<u8>(site, to, data, n, old),
                2 if to.addr().is_multiple_of(2) => self.change::<u16>(site, to, data, n, old),
                4 if to.addr().is_multiple_of(4) => self.change::<u32>(site, to, data, n, old),
                8 if to.addr().is_multiple_of(8) => self.change::<u64>(site, to, data, n, old),
                #[cfg(target_arch = "x86_64")]
                16 if to.addr().is_multiple_of(16) && wide() => {
                    self.change::<u128>(site, to, data, n, old);
                }
                _ => {
                    let _held = site.latch.lock();
                    self.together(to, data, n, old);
                }
            }
        }
    }

    /// # Safety
    /// As [`Elements::combine`], with elements as long as `W` at multiples of that.
    #[inline]
    unsafe fn change<W: Word>(
        &self,
        site: &Site<'_>,
        to: *mut u8,
        data: *const u8,
        n: usize,
        old: *mut u8,
    ) {
        site.change(
            n,
            // SAFETY: by this function's contract.
            || unsafe { self.each::<W>(to, data, n, old) },
            // SAFETY: as above.
            || unsafe { self.together(to, data, n, old) },
        );
    }

    /// While nobody else changes the elements.
    ///
    /// # Safety
    /// As [`Elements::combine`].
    unsafe fn together(&self, to: *mut u8, data: *const u8, n: usize, old: *mut u8) {
        // SAFETY: by this function's contract.
        unsafe {
            if !old.is_null() {
                std::ptr::copy_nonoverlapping(to, old, n * self.room);
            }
            match self.way {
                Way::Load => {}
                Way::Swap => std::ptr::copy_nonoverlapping(data, to, n * self.room),
                _ => op::reduce(self.op, self.named, data, to, n),
            }
        }
    }

    /// # Safety
    /// As [`Elements::combine`], with elements as long as `W` at multiples of that.
    #[inline]
    unsafe fn each<W: Word>(&self, to: *mut u8, data: *const u8, n: usize, old: *mut u8) {
        let (to, data, old) = (to.cast::<W>(), data.cast::<W>(), old.cast::<W>());
        let apply = |f: &dyn Fn(*mut W, W) -> W| {
            for i in 0..n {
                // SAFETY: by this function's contract; with `Way::Load` the value is not looked at.
                unsafe {
                    let value = match self.way {
                        Way::Load => W::ZERO,
                        _ => data.add(i).read_unaligned(),
                    };
                    let before = f(to.add(i), value);
                    if !old.is_null() {
                        old.add(i).write_unaligned(before);
                    }
                }
            }
        };
        // SAFETY: `apply` hands on words of the target's, which are aligned.
        unsafe {
            match self.way {
                Way::Load => apply(&|to, _| W::load(to)),
                Way::Swap => apply(&|to, value| W::swap(to, value)),
                Way::Add => apply(&|to, value| W::add(to, value)),
                Way::And => apply(&|to, value| W::and(to, value)),
                Way::Or => apply(&|to, value| W::or(to, value)),
                Way::Xor => apply(&|to, value| W::xor(to, value)),
                Way::Any => {
                    let mut at = 0;
                    while at < n {
                        let some = BATCH.min(n - at);
                        let old = match old.is_null() {
                            true => old,
                            false => old.add(at),
                        };
                        self.batch(to.add(at), data.add(at), some, old);
                        at += some;
                    }
                }
            }
        }
    }

    /// Computes all, then stores each where nobody came between; where somebody did, again.
    ///
    /// # Safety
    /// As [`Elements::each`], with at most [`BATCH`] elements.
    unsafe fn batch<W: Word>(&self, to: *mut W, data: *const W, n: usize, old: *mut W) {
        let (mut before, mut after) = ([W::ZERO; BATCH], [W::ZERO; BATCH]);
        // SAFETY: by this function's contract; the arrays hold a batch.
        unsafe {
            for (i, word) in before[..n].iter_mut().enumerate() {
                *word = W::load(to.add(i));
            }
            after[..n].copy_from_slice(&before[..n]);
            op::reduce(
                self.op,
                self.named,
                data.cast(),
                after.as_mut_ptr().cast(),
                n,
            );
            for i in 0..n {
                let (mut now, mut new) = (before[i], after[i]);
                while let Err(seen) = W::exchange(to.add(i), now, new) {
                    (now, new) = (seen, seen);
                    op::reduce(
                        self.op,
                        self.named,
                        data.add(i).cast(),
                        (&raw mut new).cast(),
                        1,
                    );
                }
                before[i] = now;
            }
            if !old.is_null() {
                std::ptr::copy_nonoverlapping(
                    before.as_ptr().cast::<u8>(),
                    old.cast(),
                    n * size_of::<W>(),
                );
            }
        }
    }
}

/// Compares `size` bytes at `to` with those at `compare` and, if they are equal, replaces them by those at `new`. What was
/// there goes to `old`.
///
/// # Safety
/// That many bytes are readable and writable at `to`, readable at `compare` and `new`, writable at `old`; all but
/// `to` are this process's alone.
pub(crate) unsafe fn compare_and_swap(
    site: &Site<'_>,
    to: *mut u8,
    compare: *const u8,
    new: *const u8,
    old: *mut u8,
    size: usize,
) {
    // SAFETY: by this function's contract; the address is a multiple of the size where an atomic is used.
    unsafe {
        match size {
            1 => swap_word::<u8>(site, to, compare, new, old),
            2 if to.addr().is_multiple_of(2) => swap_word::<u16>(site, to, compare, new, old),
            4 if to.addr().is_multiple_of(4) => swap_word::<u32>(site, to, compare, new, old),
            8 if to.addr().is_multiple_of(8) => swap_word::<u64>(site, to, compare, new, old),
            #[cfg(target_arch = "x86_64")]
            16 if to.addr().is_multiple_of(16) && wide() => {
                swap_word::<u128>(site, to, compare, new, old);
            }
            _ => {
                let _held = site.latch.lock();
                let equal = std::slice::from_raw_parts(to, size)
                    == std::slice::from_raw_parts(compare, size);
                std::ptr::copy_nonoverlapping(to, old, size);
                if equal {
                    std::ptr::copy_nonoverlapping(new, to, size);
                }
            }
        }
    }
}

/// # Safety
/// As [`compare_and_swap`], with words at multiples of their size.
unsafe fn swap_word<W: Word>(
    site: &Site<'_>,
    to: *mut u8,
    compare: *const u8,
    new: *const u8,
    old: *mut u8,
) {
    // An atomic is right under the latch, too.
    // SAFETY: by this function's contract.
    let swap = || unsafe {
        let (compare, new) = (
            compare.cast::<W>().read_unaligned(),
            new.cast::<W>().read_unaligned(),
        );
        let before = match W::exchange(to.cast(), compare, new) {
            Ok(before) | Err(before) => before,
        };
        old.cast::<W>().write_unaligned(before);
    };
    site.change(1, swap, swap);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::{Busy, Mode};
    use oxmpi_sync::Latch;

    #[derive(Default)]
    struct Head(Latch, Mode, Busy);

    impl Head {
        fn site(&self) -> Site<'_> {
            Site {
                latch: &self.0,
                mode: &self.1,
                busy: &self.2,
                block: None,
                target: 0,
                barrier: false,
                alone: false,
            }
        }
    }

    /// Every operation on every type equals the plain kernel, aligned or not, in batches or alone, and gives what was there.
    #[test]
    fn the_same_as_plain_reductions() {
        #[repr(align(64))]
        struct Memory([u8; 8192]);
        let head = Head::default();
        let mut seed = 7u32;
        for &(named, name) in Named::ALL {
            for &(op, _) in OpKind::ALL {
                if !op::supports(op, named) {
                    continue;
                }
                let elements = Elements::new(op, named);
                let datatype = oxmpi_datatype::Datatype::named(named);
                assert_eq!(elements.size() as i64, datatype.size(), "{name}");
                assert_eq!(elements.room() as i64, datatype.extent(), "{name}");
                for (skew, n) in [(0, 1), (0, 131), (1, 3), (8, 5)] {
                    let mut next = || {
                        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        // Small: no not-a-numbers, whose bits are nobody's promise.
                        (seed >> 28) as u8
                    };
                    let mut memory = Memory([0; 8192]);
                    memory.0.iter_mut().for_each(|b| *b = next());
                    let data: Vec<u8> = (0..8192).map(|_| next()).collect();
                    let mut old = vec![0xee; 8192];
                    let bytes = n * elements.room();
                    assert!(skew + bytes <= 8192);
                    let start = memory.0;
                    let mut want = memory.0;
                    // SAFETY: all arrays are long enough, as checked above.
                    unsafe {
                        op::reduce(op, named, data.as_ptr(), want.as_mut_ptr().add(skew), n);
                        let to = memory.0.as_mut_ptr().add(skew);
                        elements.combine(&head.site(), to, data.as_ptr(), n, old.as_mut_ptr());
                    }
                    assert!(memory.0 == want, "{name} {op:?} {skew} {n}");
                    assert!(old[..bytes] == start[skew..skew + bytes], "{name} {op:?}");
                    assert!(old[bytes..].iter().all(|b| *b == 0xee));
                }
            }
        }
    }

    #[test]
    fn sums_of_all_sizes_lose_nothing() {
        const ROUNDS: usize = 20_000;
        #[repr(align(16))]
        struct Memory(std::cell::UnsafeCell<[u8; 64]>);
        // SAFETY: touched by atomics or under the latch only; that is what is tested.
        unsafe impl Sync for Memory {}
        let memory = Memory(std::cell::UnsafeCell::new([0; 64]));
        let head = Head::default();
        std::thread::scope(|s| {
            for _ in 0..3 {
                let (memory, site) = (&memory, head.site());
                s.spawn(move || {
                    let one = 1.0f64.to_ne_bytes();
                    let complex = [one, one].concat();
                    for _ in 0..ROUNDS {
                        let to = memory.0.get().cast::<u8>();
                        // SAFETY: places within the memory, apart from each other.
                        unsafe {
                            let sum = |named, at: usize, data: *const u8| {
                                let e = Elements::new(OpKind::Sum, named);
                                e.combine(&site, to.add(at), data, 1, std::ptr::null_mut());
                            };
                            sum(Named::Int64T, 0, 1i64.to_ne_bytes().as_ptr());
                            // The upper half of the same word.
                            sum(Named::Int32T, 4, 1i32.to_ne_bytes().as_ptr());
                            sum(Named::Double, 8, one.as_ptr());
                            sum(Named::CDoubleComplex, 16, complex.as_ptr());
                            sum(Named::Double, 41, one.as_ptr());
                        }
                    }
                });
            }
        });
        let bytes = memory.0.into_inner();
        let word = |at: usize| u64::from_ne_bytes(*bytes[at..].first_chunk().unwrap());
        let n = 3 * ROUNDS as u64;
        assert_eq!(word(0), n + (n << 32));
        for at in [8, 16, 24, 41] {
            assert_eq!(f64::from_bits(word(at)), n as f64, "{at}");
        }
    }

    #[test]
    fn compare_and_swap_of_all_sizes() {
        let head = Head::default();
        for size in [1, 2, 4, 8, 16] {
            for skew in [0, 1] {
                let mut memory = [0u64; 4];
                let to = memory.as_mut_ptr().cast::<u8>().wrapping_add(skew);
                let (compare, new, mut old) = ([0u8; 16], [9u8; 16], [7u8; 16]);
                // SAFETY: all arrays are long enough.
                unsafe {
                    compare_and_swap(
                        &head.site(),
                        to,
                        compare.as_ptr(),
                        new.as_ptr(),
                        old.as_mut_ptr(),
                        size,
                    );
                    assert_eq!(old[..size], compare[..size]);
                    compare_and_swap(
                        &head.site(),
                        to,
                        compare.as_ptr(),
                        compare.as_ptr(),
                        old.as_mut_ptr(),
                        size,
                    );
                    assert_eq!(old[..size], new[..size]);
                    assert_eq!(std::slice::from_raw_parts(to, size), &new[..size]);
                }
                assert!(old[size..].iter().all(|b| *b == 7));
            }
        }
    }
}
