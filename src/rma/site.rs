//! Who may change a target's memory in which way: element by element with the processor's atomics, or many elements at once
//! under the latch. Never both at the same time.
//!
//! At first everyone uses atomics; they announce that in a word of their own, which nobody else writes, and look at the mode,
//! both with plain instructions. Who has many elements takes the latch and changes the mode, once: the kernel's
//! barrier on all cores (membarrier) sees to it that whoever missed the new mode has its announcement seen, and that is waited
//! for. From then on everyone takes the latch. When only few elements at a time came for a while, the
//! one that has the latch changes the mode back.

use crate::block::Block;
use oxmpi_sync::Latch;
use oxmpi_sync::atomic::{AtomicU32, Ordering, compiler_fence};
use oxmpi_sys::membarrier;
use oxmpi_types::Rank;

/// Elements that are worth the latch, and those that are worth a change of mode.
const SOME: usize = 16;
const MANY: usize = 512;
/// Small operations after which atomics are used again.
const ENOUGH: u32 = 4096;

const ATOMICS: u32 = 0;
const LATCH: u32 = 1;

/// How the memory of a rank is changed at the moment. All-zero bytes are a valid state.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub(crate) struct Mode {
    mode: AtomicU32,
    /// Small operations in a row under the latch.
    small: AtomicU32,
}

/// Whose memory a rank changes by atomics right now: the target plus one. Only that rank writes it.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub(crate) struct Busy(AtomicU32);

/// One target, as one origin sees it.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub latch: &'a Latch,
    pub mode: &'a Mode,
    pub busy: &'a Busy,
    /// All ranks' announcements; `None` where nobody else can come.
    pub block: Option<&'a Block>,
    pub target: Rank,
    /// Every rank can be reached by membarrier.
    pub barrier: bool,
    /// This rank alone may access the target, by an exclusive lock.
    pub alone: bool,
}

impl Site<'_> {
    /// Runs `atomics`, or `together` while nobody else changes the memory, whichever suits `n` elements.
    #[inline]
    pub fn change<R>(
        &self,
        n: usize,
        atomics: impl FnOnce() -> R,
        together: impl FnOnce() -> R,
    ) -> R {
        if self.alone && n >= SOME {
            return together();
        }
        let mine = self.target + 1;
        self.busy.0.store(mine, Ordering::Relaxed);
        // The other side's membarrier makes this a fence of the processor when it has to be one.
        compiler_fence(Ordering::SeqCst);
        if self.mode.mode.load(Ordering::Acquire) == ATOMICS && (n < MANY || !self.barrier) {
            let result = atomics();
            self.busy.0.store(0, Ordering::Release);
            return result;
        }
        self.busy.0.store(0, Ordering::Release);
        self.latched(n, atomics, together)
    }

    #[cold]
    fn latched<R>(&self, n: usize, atomics: impl FnOnce() -> R, together: impl FnOnce() -> R) -> R {
        // The mode changes under the latch only.
        let _held = self.latch.lock();
        let Mode { mode, small } = self.mode;
        if mode.load(Ordering::Relaxed) == ATOMICS && !(n >= MANY && self.everyone_out()) {
            return atomics();
        }
        let result = together();
        if n >= SOME {
            small.store(0, Ordering::Relaxed);
        } else {
            let so_far = small.load(Ordering::Relaxed) + 1;
            small.store(so_far % ENOUGH, Ordering::Relaxed);
            if so_far == ENOUGH {
                // Whoever sees that sees everything that was done under the latch.
                mode.store(ATOMICS, Ordering::Release);
            }
        }
        result
    }

    /// Has everyone take the latch, which this rank holds, and waits for those that have not seen that. False when the kernel
    /// refuses the barrier: then nothing has changed.
    fn everyone_out(&self) -> bool {
        if !self.barrier {
            return false;
        }
        self.mode.mode.store(LATCH, Ordering::SeqCst);
        if !membarrier::global() {
            self.mode.mode.store(ATOMICS, Ordering::SeqCst);
            return false;
        }
        let Some(block) = self.block else {
            return true;
        };
        for rank in 0..block.ranks() {
            // A few instructions, unless that rank has lost its core in the midst of them.
            let mut looks = 0u32;
            while block.busy(rank).0.load(Ordering::Acquire) == self.target + 1 {
                looks += 1;
                if looks.is_multiple_of(64) {
                    std::thread::yield_now();
                } else {
                    std::hint::spin_loop();
                }
            }
        }
        true
    }
}

#[cfg(test)]
#[allow(unsafe_code)]
mod tests {
    use super::*;
    use crate::block::{Layout, Made};
    use std::cell::UnsafeCell;

    struct Racy(UnsafeCell<Vec<u64>>);
    // SAFETY: the test changes it as a site permits; that is what it tests.
    unsafe impl Sync for Racy {}

    /// Each thread adds one to all of many words, in one way or the other; no addition is lost.
    #[test]
    fn both_ways_exclude_each_other() {
        const ROUNDS: usize = 30_000;
        let barrier = membarrier::register();
        let layout = Layout::new(&[0, 0, 0], true).unwrap();
        let block = Made::new(&layout).unwrap().map(layout).unwrap();
        let words = Racy(UnsafeCell::new(vec![0; MANY]));
        let ways: Vec<[usize; 2]> = std::thread::scope(|s| {
            let run = |me: Rank| {
                let (block, words) = (&block, &words);
                move || {
                    let site = block.site(1, me, barrier, false);
                    let first = words.0.get();
                    let mut ways = [0, 0];
                    for round in 0..ROUNDS {
                        // The first thread has long and short times without bulk.
                        let bulk = me == 0 && round % 10_000 < 50;
                        let n = if bulk { MANY } else { 1 };
                        let base = || {
                            // SAFETY: the vector keeps its place.
                            unsafe { (*first).as_mut_ptr() }
                        };
                        let way = site.change(
                            n,
                            || {
                                for i in 0..n {
                                    // SAFETY: within the words, by an atomic.
                                    unsafe {
                                        oxmpi_sync::atomic::AtomicU64::from_ptr(base().add(i))
                                            .fetch_add(1, Ordering::AcqRel)
                                    };
                                }
                                0
                            },
                            || {
                                for i in 0..n {
                                    // SAFETY: within the words, which nobody else changes now.
                                    unsafe { *base().add(i) += 1 };
                                }
                                1
                            },
                        );
                        ways[way] += 1;
                    }
                    ways
                }
            };
            let threads: Vec<_> = (0..3).map(|me| s.spawn(run(me))).collect();
            threads.into_iter().map(|t| t.join().unwrap()).collect()
        });
        let words = words.0.into_inner();
        let bulks = 3 * 50;
        assert_eq!(words[0], 3 * ROUNDS as u64);
        assert!(words[1..].iter().all(|w| *w == bulks));
        if barrier {
            assert!(ways[0][1] >= bulks as usize, "{ways:?}");
            assert!(
                ways.iter().any(|w| w[0] > 0),
                "atomics come again: {ways:?}"
            );
        }
    }

    #[test]
    fn alone_there_is_no_need_to_ask() {
        let layout = Layout::new(&[0, 0], true).unwrap();
        let block = Made::new(&layout).unwrap().map(layout).unwrap();
        let site = block.site(0, 1, false, true);
        let _held = site.latch.lock();
        assert!(site.change(SOME, || false, || true));
        assert!(site.change(1, || true, || false));
    }
}
