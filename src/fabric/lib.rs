//! Room `fabric` of oxmpi: moves frames between peers and knows nothing else.

use oxmpi_types::{ProcId, Result};
use std::time::Duration;

/// What the engine writes into every frame: opaque here.
pub type Head = [u64; 3];

/// Payload bytes that travel in the cache line of the head; longer ones cost a second copy stream.
pub const INLINE: usize = 32;

/// Single copy is not possible (any more): copy through frames instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

/// What the ranks of one node need to find each other.
pub struct ShmConfig<'a> {
    /// Number of processes this one can reach, itself included; the fabric's peers are `ProcId(0..peers)`.
    pub peers: usize,
    /// The processes of this node in ascending order; `locals[0]` is the leader.
    pub locals: Vec<ProcId>,
    /// Index of this process in `locals`.
    pub local: usize,
    /// Called once, on the leader only: makes a short string (no blanks, at most 200 characters) known to the others of the node.
    /// May wait for other ranks (a PMI fence).
    pub publish: &'a mut dyn FnMut(&str) -> Result<()>,
    /// Called once, on all but the leader: returns the leader's string. May wait for other ranks.
    pub lookup: &'a mut dyn FnMut() -> Result<String>,
}

/// The road to all peers. Single-threaded (`Send`, not `Sync`); [`Fabric::waker`] gives what other threads may use.
pub struct Fabric {
    _n: std::cell::Cell<usize>,
}

/// Interrupts [`Fabric::sleep`] from another thread of this process.
#[derive(Clone)]
pub struct Waker {}

/// An armed doorbell. It holds nothing of the [`Fabric`], so that a thread may give up the process lock while it waits.
pub struct Nap {}

impl Waker {
    /// Ends the sleep in progress, or the next one if none is.
    pub fn wake(&self) {
        todo!()
    }
}

impl Nap {
    /// Sleeps until a frame arrives, room comes free, someone wakes us or `max` has passed. Needs no lock.
    pub fn wait(&self, _max: Duration) {
        todo!()
    }
}

impl Fabric {
    /// An in-process job of `n` fabrics, one for each thread of a test.
    pub fn local_job(_n: usize) -> Vec<Fabric> {
        todo!()
    }
    /// Joins the ranks of this node. Every one of them must call it.
    pub fn shm(_config: ShmConfig<'_>) -> Result<Fabric> {
        todo!()
    }
    /// Number of peers, this process included.
    pub fn peers(&self) -> usize {
        todo!()
    }
    /// This process.
    pub fn me(&self) -> ProcId {
        todo!()
    }
    /// Largest payload of one frame to `to`.
    pub fn max_payload(&self, _to: ProcId) -> usize {
        todo!()
    }
    /// Sends a frame; false when there is no room now.
    pub fn try_send(&self, _to: ProcId, _head: &Head, _payload: &[u8]) -> bool {
        todo!()
    }
    /// Sends a frame of `len` payload bytes which `fill` writes directly to their place (the slice has `len` bytes of
    /// undefined content, all of which it must write); false, without calling `fill`, when there is no room now.
    pub fn try_send_with(
        &self,
        _to: ProcId,
        _head: &Head,
        _len: usize,
        _fill: impl FnOnce(&mut [u8]),
    ) -> bool {
        todo!()
    }
    /// Hands pending frames to `sink`, a bounded number in each call, in order for each peer and fair over peers;
    /// returns how many. `sink` may send but must not poll (a nested poll delivers nothing).
    pub fn poll(&self, _sink: &mut impl FnMut(ProcId, &Head, &[u8])) -> usize {
        todo!()
    }
    /// Whether there is anything to poll.
    pub fn pending(&self) -> bool {
        todo!()
    }
    /// Sleeps until a frame is pending, room comes free after a refused send, [`Waker::wake`], or `max` has passed.
    pub fn sleep(&self, _max: Duration) {
        todo!()
    }
    /// First half of [`Fabric::sleep`]: arms the doorbell. `None`: there is something to do, don't sleep. With a nap in
    /// hand give up the lock, [`Nap::wait`], take the lock, [`Fabric::nap_done`].
    pub fn nap(&self) -> Option<Nap> {
        todo!()
    }
    /// Last half of [`Fabric::sleep`], with the lock held again.
    pub fn nap_done(&self, _nap: Nap) {
        todo!()
    }
    /// Ends a sleep of another thread of this process.
    pub fn wake(&self) {
        todo!()
    }
    /// A handle for other threads to end a sleep.
    pub fn waker(&self) -> Waker {
        todo!()
    }
    /// Copies memory of `from` into this process: the bytes of `remote` (address, length), in order, into `local`.
    /// Both lists must have the same total.
    ///
    /// # Safety
    /// `local` is writable memory of this process. `from` must have announced `remote` and must leave it alone until it hears that the copy is done.
    pub unsafe fn read_remote(
        &self,
        _from: ProcId,
        _remote: &[(u64, usize)],
        _local: &[(*mut u8, usize)],
    ) -> Result<(), Refused> {
        todo!()
    }
    /// Copies memory of this process into `to`: the bytes of `local`, in order, into `remote` (address, length).
    /// Both lists must have the same total.
    ///
    /// # Safety
    /// `local` is readable memory of this process. `to` must have announced `remote` as writable and must leave it alone until it hears that the copy is done.
    pub unsafe fn write_remote(
        &self,
        _to: ProcId,
        _remote: &[(u64, usize)],
        _local: &[(*const u8, usize)],
    ) -> Result<(), Refused> {
        todo!()
    }
    /// Whether [`Fabric::read_remote`] and [`Fabric::write_remote`] work with that peer, as far as is known now.
    pub fn can_read_remote(&self, _from: ProcId) -> bool {
        todo!()
    }
    /// Whether the ranks of this node have fewer cores than they are: waiting should hand the core over at once.
    pub fn crowded(&self) -> bool {
        todo!()
    }
    /// Whether `sched_yield` passes the core to the other ranks of this node.
    pub fn yield_helps(&self) -> bool {
        todo!()
    }
}
