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

/// A sleep that was announced.
#[derive(Clone, Copy, Debug)]
pub struct Ticket {
    word: u32,
    /// False when a filter installed after the start refuses the membarrier on which the ringers count: then a ring may be missed.
    sure: bool,
}

/// Longest sleep of a sleeper that may miss a ring.
const UNSURE: Duration = Duration::from_millis(1);

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
    /// returned ticket. `membarrier`: this process is registered for it.
    pub fn arm(&self, membarrier: bool) -> Ticket {
        let word = self.word.value.fetch_or(1, Ordering::SeqCst) | 1;
        fence(Ordering::SeqCst);
        #[cfg(not(loom))]
        let sure = !membarrier || oxmpi_sys::membarrier::global();
        #[cfg(loom)]
        let sure = !membarrier;
        Ticket { word, sure }
    }

    /// Sleeps until the bell rings after the [`Bell::arm`] that gave `ticket`, or `max` has passed, or for no reason.
    pub fn wait(&self, ticket: Ticket, max: Option<Duration>) {
        let max = if ticket.sure {
            max
        } else {
            Some(max.map_or(UNSURE, |m| m.min(UNSURE)))
        };
        self.word.wait(ticket.word, max);
    }

    /// Ends the announcement, when nobody in this process sleeps any more.
    pub fn disarm(&self) {
        self.bump();
    }
}
