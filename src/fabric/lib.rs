//! Room `fabric` of oxmpi: moves frames between peers and knows nothing else.
//!
//! A [`Fabric`] has a ring of frames (see `sync::ring`) to and from each peer, in memory shared between the processes
//! of a node or, for unit tests, between threads. A peer that has no room refuses a frame; the
//! caller keeps it and comes again. Nothing here knows tags, communicators or datatypes.

mod copy;
mod handover;
mod layout;
mod nap;
mod node;
mod region;
mod shm;

pub use copy::Refused;
pub use layout::Sizes;
pub use nap::{Nap, Waker};
pub use oxmpi_sync::ring::{Head, INLINE};
pub use shm::ShmConfig;

use copy::{Direction, Reach};
use layout::{Layout, View};
use nap::BellRef;
use oxmpi_sync::atomic::{AtomicBool, AtomicU64, Ordering};
use oxmpi_sync::ring::{Receiver, Sender, Took};
use oxmpi_sync::{Bell, Fence};
use oxmpi_types::{ProcId, Result};
use region::Region;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

/// Frames that one [`Fabric::poll`] takes from one peer before it looks at the next.
const BATCH: usize = 32;
/// Frames after which [`Fabric::poll`] returns even if there are more.
const LIMIT: usize = 128;

/// The road to all peers. Single-threaded (`Send`, not `Sync`); [`Fabric::waker`] gives what other threads may use.
pub struct Fabric {
    /// By process number; none for this process.
    peers: Box<[Option<Peer>]>,
    /// The same peers as sources of frames.
    sources: Box<[Source]>,
    /// Where the next poll begins.
    turn: Cell<usize>,
    polling: Cell<bool>,
    fence: Cell<Fence>,
    me: ProcId,
    bell: BellRef,
    notified: Arc<AtomicBool>,
    /// Naps that were begun and not yet ended.
    naps: Cell<usize>,
    node: Node,
}

/// A peer as the target of frames and copies.
struct Peer {
    sender: Sender,
    bell: *const Bell,
    reach: Cell<Reach>,
    /// Its index on this node.
    local: usize,
}

/// A peer as the source of frames.
struct Source {
    receiver: Receiver,
    bell: *const Bell,
    from: ProcId,
}

/// This process among those of its node.
struct Node {
    view: View,
    local: usize,
    own: node::Own,
    policy: Cell<Option<node::Policy>>,
    /// The word that others read on trial, at a fixed address.
    _probe: Box<AtomicU64>,
    /// Keeps the view in place.
    _region: Arc<Region>,
}

// SAFETY: all pointers lead into the region, which the fabric keeps; the rings' ends and cells belong to this fabric alone, and
// what it shares with others are atomics.
unsafe impl Send for Fabric {}

impl Fabric {
    /// An in-process job of `n` fabrics, one for each thread of a test.
    pub fn local_job(n: usize) -> Vec<Fabric> {
        Fabric::local_job_sized(n, Sizes::for_ranks(n))
    }

    /// [`Fabric::local_job`] with rings of other sizes.
    pub fn local_job_sized(n: usize, sizes: Sizes) -> Vec<Fabric> {
        let layout = Layout::new(n, sizes).expect("rings that fit into the address space");
        let region = Arc::new(Region::heap(layout.len()));
        // SAFETY: fresh, zeroed, page-aligned memory of that length, kept by every fabric made below.
        let view = unsafe { View::new(region.start(), layout) };
        let procs: Vec<ProcId> = (0..n as u32).map(ProcId).collect();
        (0..n)
            .map(|i| Fabric::attach(region.clone(), view, n, &procs, i, Reach::SameProcess))
            .collect()
    }

    /// Joins the ranks of this node. Every one of them must call it.
    pub fn shm(config: ShmConfig<'_>) -> Result<Fabric> {
        shm::join(config)
    }

    /// Takes place `local` among `locals` in shared memory.
    fn attach(
        region: Arc<Region>,
        view: View,
        total: usize,
        locals: &[ProcId],
        local: usize,
        reach: Reach,
    ) -> Fabric {
        let shape = view.layout().shape();
        let mut peers: Vec<Option<Peer>> = (0..total).map(|_| None).collect();
        let mut sources = Vec::new();
        for (other, &proc) in locals.iter().enumerate().filter(|(o, _)| *o != local) {
            // SAFETY: the view gives a place of that shape for each ordered pair; the region outlives both ends, and
            // only this process, as `local`, makes these two.
            let (sender, receiver) = unsafe {
                (
                    Sender::new(view.ring(local, other), shape),
                    Receiver::new(view.ring(other, local), shape),
                )
            };
            peers[proc.index()] = Some(Peer {
                sender,
                bell: view.bell(other),
                reach: Cell::new(reach),
                local: other,
            });
            sources.push(Source {
                receiver,
                bell: view.bell(other),
                from: proc,
            });
        }
        let probe_value = random();
        let probe = Box::new(AtomicU64::new(probe_value));
        let own = node::Own::new();
        node::attach(&view, local, &own, probe.as_ptr() as u64, probe_value);
        Fabric {
            peers: peers.into(),
            sources: sources.into(),
            turn: Cell::new(0),
            polling: Cell::new(false),
            fence: Cell::new(Fence::ByRinger),
            me: locals[local],
            // SAFETY: the bell lies in the region.
            bell: unsafe { BellRef::new(view.bell(local), region.clone()) },
            notified: Arc::new(AtomicBool::new(false)),
            naps: Cell::new(0),
            node: Node {
                view,
                local,
                own,
                policy: Cell::new(None),
                _probe: probe,
                _region: region,
            },
        }
    }

    /// Number of peers, this process included.
    pub fn peers(&self) -> usize {
        self.peers.len()
    }

    /// This process.
    pub fn me(&self) -> ProcId {
        self.me
    }

    #[inline(always)]
    fn peer(&self, to: ProcId) -> &Peer {
        match self.peers.get(to.index()) {
            Some(Some(p)) => p,
            _ => self.no_peer(to),
        }
    }

    #[cold]
    #[inline(never)]
    fn no_peer(&self, to: ProcId) -> ! {
        panic!(
            "process {} is no peer of process {} of {}",
            to.0,
            self.me.0,
            self.peers.len()
        )
    }

    /// Largest payload of one frame to `to`.
    pub fn max_payload(&self, to: ProcId) -> usize {
        self.peer(to).sender.max_payload()
    }

    /// Sends a frame; false when there is no room now. A refused frame must be tried again some time: until then
    /// [`Fabric::pending`] is true as soon as there is room for it.
    #[inline(always)]
    pub fn try_send(&self, to: ProcId, head: &Head, payload: &[u8]) -> bool {
        self.send(to, head, payload.len(), |place| {
            // SAFETY: the ring gives a place for that many bytes; it does not overlap the caller's payload.
            unsafe { put(payload.as_ptr(), place, payload.len()) }
        })
    }

    /// Sends a frame of `len` payload bytes which `fill` writes directly to their place (the slice has `len` bytes of
    /// undefined content, all of which it must write); false, without calling `fill`, when there is no room now.
    #[inline]
    pub fn try_send_with(
        &self,
        to: ProcId,
        head: &Head,
        len: usize,
        fill: impl FnOnce(&mut [u8]),
    ) -> bool {
        self.send(to, head, len, |place| {
            // SAFETY: the ring gives a place for `len` bytes, ours until the frame is published; the bytes are initialised, by zeros or
            // by earlier frames.
            fill(unsafe { std::slice::from_raw_parts_mut(place, len) })
        })
    }

    #[inline(always)]
    fn send(&self, to: ProcId, head: &Head, len: usize, fill: impl FnOnce(*mut u8)) -> bool {
        let peer = self.peer(to);
        let sent = peer.sender.send(head, len, fill);
        if sent {
            self.ring(peer.bell);
        }
        sent
    }

    #[inline(always)]
    fn ring(&self, bell: *const Bell) {
        // SAFETY: bells lie in the region, which the fabric keeps.
        unsafe { &*bell }.ring(self.fence.get());
    }

    /// Hands pending frames to `sink`, a bounded number in each call, in order for each peer and fair over peers;
    /// returns how many. `sink` may send but must not poll (a nested poll delivers nothing).
    #[inline]
    pub fn poll(&self, sink: &mut impl FnMut(ProcId, &Head, &[u8])) -> usize {
        if self.polling.replace(true) {
            return 0;
        }
        let mut count = 0;
        let start = self.turn.get();
        let (late, early) = self.sources.split_at(start);
        for (i, source) in early.iter().chain(late).enumerate() {
            if !source.receiver.ready() {
                continue;
            }
            count += self.drain(source, sink);
            if count >= LIMIT {
                let next = start + i + 1;
                let n = self.sources.len();
                self.turn.set(if next >= n { next - n } else { next });
                break;
            }
        }
        self.polling.set(false);
        if count == 0 && self.fence.get() == Fence::ByRinger {
            self.lighten();
        }
        count
    }

    /// Takes up to [`BATCH`] frames from one source.
    #[inline]
    fn drain(&self, source: &Source, sink: &mut impl FnMut(ProcId, &Head, &[u8])) -> usize {
        let fenced = self.fence.get() == Fence::ByRinger;
        let mut count = 0;
        while count < BATCH {
            let took = source
                .receiver
                .take(fenced, |head, payload| sink(source.from, head, payload));
            match took {
                Took::Nothing => break,
                Took::Frame => count += 1,
                Took::FrameAndRing => {
                    count += 1;
                    self.ring(source.bell);
                }
            }
        }
        count
    }

    /// Leaves the fences to the sleepers once all ranks of the node can take part in that.
    #[cold]
    fn lighten(&self) {
        if node::all_in_membarrier(&self.node.view) {
            self.fence.set(Fence::BySleeper);
        }
    }

    /// Whether there is anything to poll, or room for a frame that was refused.
    pub fn pending(&self) -> bool {
        self.sources.iter().any(|s| s.receiver.ready())
            || self
                .peers
                .iter()
                .flatten()
                .any(|p| p.sender.is_blocked() && p.sender.relieved())
    }

    /// Sleeps until a frame is pending, room comes free after a refused send, [`Waker::wake`], or `max` has passed; may return early.
    pub fn sleep(&self, max: Duration) {
        if let Some(nap) = self.nap() {
            nap.wait(max);
            self.nap_done(nap);
        }
    }

    /// First half of [`Fabric::sleep`]: arms the doorbell. `None`: there is something to do, don't sleep. With a nap in
    /// hand give up the lock, [`Nap::wait`], take the lock, [`Fabric::nap_done`].
    pub fn nap(&self) -> Option<Nap> {
        for p in self.peers.iter().flatten() {
            if p.sender.is_blocked() {
                p.sender.starve();
            }
        }
        self.naps.set(self.naps.get() + 1);
        let nap = Nap {
            ticket: self.bell.bell().arm(self.node.own.membarrier),
            bell: self.bell.clone(),
        };
        if self.notified.load(Ordering::SeqCst) || self.pending() {
            self.nap_done(nap);
            return None;
        }
        Some(nap)
    }

    /// Last half of [`Fabric::sleep`], with the lock held again.
    pub fn nap_done(&self, nap: Nap) {
        drop(nap);
        let left = self.naps.get() - 1;
        self.naps.set(left);
        // While others of this process sleep the bell stays armed for them.
        if left == 0 {
            self.bell.bell().disarm();
        }
        self.notified.store(false, Ordering::SeqCst);
    }

    /// Ends the sleep of `to`, if it sleeps: something changed in memory that both see, which it looks at after arming
    /// its doorbell.
    pub fn knock(&self, to: ProcId) {
        if to != self.me {
            self.ring(self.peer(to).bell);
        }
    }

    /// Ends a sleep of another thread of this process.
    pub fn wake(&self) {
        self.notified.store(true, Ordering::SeqCst);
        self.bell.bell().ring(Fence::ByRinger);
    }

    /// A handle for other threads to end a sleep.
    pub fn waker(&self) -> Waker {
        Waker {
            bell: self.bell.clone(),
            notified: self.notified.clone(),
        }
    }

    /// Copies memory of `from` into this process: the bytes of `remote` (address, length), in order, into `local`.
    /// Both lists must have the same total.
    ///
    /// # Safety
    /// `local` is writable memory of this process. `from` must have announced `remote` and must leave it alone until it hears that the copy is done.
    pub unsafe fn read_remote(
        &self,
        from: ProcId,
        remote: &[(u64, usize)],
        local: &[(*mut u8, usize)],
    ) -> Result<(), Refused> {
        let span = |&(p, len): &(*mut u8, usize)| (p.expose_provenance() as u64, len);
        // SAFETY: handed on.
        unsafe {
            match local {
                [one] => self.copy(from, Direction::Read, remote, &[span(one)]),
                _ => {
                    let spans: Spans = local.iter().map(span).collect();
                    self.copy(from, Direction::Read, remote, &spans)
                }
            }
        }
    }

    /// Copies memory of this process into `to`: the bytes of `local`, in order, into `remote` (address, length).
    /// Both lists must have the same total.
    ///
    /// # Safety
    /// `local` is readable memory of this process. `to` must have announced `remote` as writable and must leave it alone until it hears that the copy is done.
    pub unsafe fn write_remote(
        &self,
        to: ProcId,
        remote: &[(u64, usize)],
        local: &[(*const u8, usize)],
    ) -> Result<(), Refused> {
        let span = |&(p, len): &(*const u8, usize)| (p.expose_provenance() as u64, len);
        // SAFETY: handed on.
        unsafe {
            match local {
                [one] => self.copy(to, Direction::Write, remote, &[span(one)]),
                _ => {
                    let spans: Spans = local.iter().map(span).collect();
                    self.copy(to, Direction::Write, remote, &spans)
                }
            }
        }
    }

    unsafe fn copy(
        &self,
        other: ProcId,
        direction: Direction,
        remote: &[(u64, usize)],
        local: &[(u64, usize)],
    ) -> Result<(), Refused> {
        let peer = self.peer(other);
        let card = self.node.view.card(peer.local);
        // SAFETY: the caller vouches for both sides.
        unsafe { copy::run(&peer.reach, card, direction, remote, local) }
    }

    /// A word shared with `to`, zero at first, for the layer above: the one of the direction from here to there.
    pub fn desk_to(&self, to: ProcId) -> &AtomicU64 {
        self.peer(to).sender.desk()
    }

    /// The word of the direction from there to here.
    pub fn desk_from(&self, from: ProcId) -> &AtomicU64 {
        self.source(from).receiver.desk()
    }

    /// Another word as [`Fabric::desk_to`].
    pub fn docket_to(&self, to: ProcId) -> &AtomicU64 {
        self.peer(to).sender.docket()
    }

    /// Another word as [`Fabric::desk_from`].
    pub fn docket_from(&self, from: ProcId) -> &AtomicU64 {
        self.source(from).receiver.docket()
    }

    fn source(&self, from: ProcId) -> &Source {
        let local = self.peer(from).local;
        let source = &self.sources[local - usize::from(local > self.node.local)];
        debug_assert_eq!(source.from, from);
        source
    }

    /// Whether [`Fabric::read_remote`] and [`Fabric::write_remote`] work with that peer, as far as is known now.
    pub fn can_read_remote(&self, from: ProcId) -> bool {
        let peer = self.peer(from);
        match peer.reach.get() {
            Reach::SameProcess | Reach::Kernel(_) => true,
            Reach::No => false,
            Reach::Unknown => matches!(
                copy::reach(&peer.reach, self.node.view.card(peer.local)),
                Reach::Kernel(_)
            ),
        }
    }

    /// Whether the ranks of this node have fewer cores than they are: waiting should hand the core over at once.
    #[inline]
    pub fn crowded(&self) -> bool {
        self.policy().crowded
    }

    /// Whether `sched_yield` passes the core to the other ranks of this node.
    #[inline]
    pub fn yield_helps(&self) -> bool {
        self.policy().yield_helps
    }

    #[inline]
    fn policy(&self) -> node::Policy {
        match self.node.policy.get() {
            Some(p) => p,
            None => self.find_policy(),
        }
    }

    #[cold]
    fn find_policy(&self) -> node::Policy {
        let complete = node::complete(&self.node.view);
        let policy = node::policy(&self.node.view, self.node.local, &self.node.own);
        if complete {
            self.node.policy.set(Some(policy));
        }
        policy
    }
}

type Spans = Vec<(u64, usize)>;

/// Copies a payload; short ones without a call.
///
/// # Safety
/// Both ranges have `len` bytes, readable and writable, and do not overlap.
#[inline(always)]
pub unsafe fn put(from: *const u8, to: *mut u8, len: usize) {
    // SAFETY: every access below stays within `len` bytes of each side.
    unsafe {
        if len > INLINE {
            std::ptr::copy_nonoverlapping(from, to, len);
        } else if len >= 16 {
            let a = from.cast::<u128>().read_unaligned();
            let b = from.add(len - 16).cast::<u128>().read_unaligned();
            to.cast::<u128>().write_unaligned(a);
            to.add(len - 16).cast::<u128>().write_unaligned(b);
        } else if len >= 8 {
            let a = from.cast::<u64>().read_unaligned();
            let b = from.add(len - 8).cast::<u64>().read_unaligned();
            to.cast::<u64>().write_unaligned(a);
            to.add(len - 8).cast::<u64>().write_unaligned(b);
        } else if len >= 4 {
            let a = from.cast::<u32>().read_unaligned();
            let b = from.add(len - 4).cast::<u32>().read_unaligned();
            to.cast::<u32>().write_unaligned(a);
            to.add(len - 4).cast::<u32>().write_unaligned(b);
        } else {
            for i in 0..len {
                *to.add(i) = *from.add(i);
            }
        }
    }
}

/// A random number; where the system gives none, one that other processes are unlikely to have.
fn random() -> u64 {
    let mut b = [0u8; 8];
    match oxmpi_sys::process::random(&mut b) {
        Ok(()) => u64::from_ne_bytes(b),
        Err(_) => oxmpi_sys::clock::nanos() ^ (oxmpi_sys::process::pid() as u64) << 32,
    }
}
