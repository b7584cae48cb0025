//! Sleeping without the fabric in hand, and waking a sleeper.

use crate::region::Region;
use oxmpi_sync::atomic::{AtomicBool, Ordering};
use oxmpi_sync::{Bell, Fence, Ticket};
use std::sync::Arc;
use std::time::Duration;

/// A bell and the memory it lies in.
#[derive(Clone)]
pub(crate) struct BellRef {
    bell: *const Bell,
    /// Keeps the memory of the bell in place.
    _region: Arc<Region>,
}

// SAFETY: a bell is made of atomics, and the region keeps it alive.
unsafe impl Send for BellRef {}
// SAFETY: as above.
unsafe impl Sync for BellRef {}

impl BellRef {
    /// # Safety
    /// `bell` lies in `region`.
    pub(crate) unsafe fn new(bell: *const Bell, region: Arc<Region>) -> BellRef {
        BellRef {
            bell,
            _region: region,
        }
    }

    pub(crate) fn bell(&self) -> &Bell {
        // SAFETY: it lies in the region, which we keep.
        unsafe { &*self.bell }
    }
}

/// An armed doorbell. It holds nothing of the [`crate::Fabric`], so that a thread may give up the process lock while it waits.
pub struct Nap {
    pub(crate) bell: BellRef,
    pub(crate) ticket: Ticket,
}

impl Nap {
    /// Sleeps until a frame arrives, room comes free after a refused send, someone wakes us or `max` has passed; may return early. Needs no lock.
    pub fn wait(&self, max: Duration) {
        self.bell.bell().wait(self.ticket, Some(max));
    }
}

/// Interrupts [`crate::Fabric::sleep`] from another thread of this process.
#[derive(Clone)]
pub struct Waker {
    pub(crate) bell: BellRef,
    pub(crate) notified: Arc<AtomicBool>,
}

impl Waker {
    /// Ends the sleep in progress, or the next one if none is.
    pub fn wake(&self) {
        self.notified.store(true, Ordering::SeqCst);
        self.bell.bell().ring(Fence::ByRinger);
    }
}
