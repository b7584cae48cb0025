//! The doorbell: how a rank that sleeps hears that something was put before its door.
//!
//! The race is that of every sleep. The sender stores a frame, then looks whether the receiver sleeps; the receiver says that it
//! sleeps, then looks for frames. A processor may let the look pass the store, so each side needs a full fence
//! in between. The sender should not pay for one with every frame: the sleeper makes all senders pass a fence at that
//! moment (`membarrier`). Where a rank has no membarrier, its node's senders pay.

use crate::atomic::{FutexWord, Ordering, compiler_fence, fence};
use std::time::Duration;

/// The bell of one rank, alone in its cache line, in memory shared with those who ring it. All-zero bytes are a bell at rest.
///
/// The word is even at rest and odd while someone sleeps (or is about to). Each ring and each disarming adds one, so
/// that a sleeper which is late for its own sleep finds another word than the one it armed.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct Bell {
    word: FutexWord,
}

/// Whether those who ring pay for the fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fence {
    /// The sleeper calls membarrier and every possible ringer is registered for it.
    BySleeper,
    /// The ringer fences for itself.
    ByRinger,
}

impl Bell {
    /// Called after every store that the sleeper should see.
    #[inline(always)]
    pub fn ring(&self, by: Fence) {
        match by {
            Fence::BySleeper => compiler_fence(Ordering::SeqCst),
            Fence::ByRinger => fence(Ordering::SeqCst),
        }
        if self.word.value.load(Ordering::Relaxed) & 1 != 0 {
            self.ring_armed();
        }
    }

    #[cold]
    #[inline(never)]
    fn ring_armed(&self) {
        if self.bump() {
            self.word.wake_all();
        }
    }

    /// Odd to the next even number; false if it is even.
    fn bump(&self) -> bool {
        let mut v = self.word.value.load(Ordering::Relaxed);
        while v & 1 != 0 {
            match self.word.value.compare_exchange(
                v,
                v.wrapping_add(1),
                Ordering::SeqCst,
                Ordering::Relaxed,
            ) {
                Ok(_) => return true,
                Err(now) => v = now,
            }
        }
        false
    }

    /// Announces a sleep. Afterwards look once more whether there is anything to do; if not, [`Bell::wait`] with the
    /// returned ticket. `membarrier`: this process may use it.
    pub fn arm(&self, membarrier: bool) -> u32 {
        let ticket = self.word.value.fetch_or(1, Ordering::SeqCst) | 1;
        fence(Ordering::SeqCst);
        if membarrier {
            #[cfg(not(loom))]
            oxmpi_sys::membarrier::global();
        }
        ticket
    }

    /// Sleeps until the bell rings after the [`Bell::arm`] that gave `ticket`, or `max` has passed, or for no reason.
    pub fn wait(&self, ticket: u32, max: Option<Duration>) {
        self.word.wait(ticket, max);
    }

    /// Ends the announcement, when nobody in this process sleeps any more.
    pub fn disarm(&self) {
        self.bump();
    }
}
