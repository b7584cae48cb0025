//! Single copy: reading and writing the memory of a peer in one step, where the system permits it.

use crate::layout::Card;
use crate::node;
use oxmpi_sync::atomic::Ordering;
use oxmpi_sys::copy;
use std::cell::Cell;

/// Single copy is not possible (any more): copy through frames instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

/// What is known about one peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Not tried yet.
    Unknown,
    /// It is a thread of this process: plain copies do.
    SameProcess,
    /// The kernel copies; the process number.
    Kernel(i32),
    /// No way.
    No,
}

/// Whether the user denies single copy.
pub(crate) fn denied() -> bool {
    std::env::var("OXMPI_SINGLE_COPY")
        .is_ok_and(|v| matches!(v.trim(), "0" | "no" | "off" | "false"))
}

/// The way to a peer; on the first question a word that the peer announced is read on trial. Remembered in `known`, but for a peer
/// that did not attach yet.
pub(crate) fn reach(known: &Cell<Reach>, card: &Card) -> Reach {
    if known.get() == Reach::Unknown
        && let Some(pid) = node::pid(card)
    {
        known.set(trial(card, pid));
    }
    known.get()
}

fn trial(card: &Card, pid: i32) -> Reach {
    let mut word = 0u64;
    let local = [((&raw mut word) as u64, size_of::<u64>())];
    let remote = [(card.probe.load(Ordering::Relaxed), size_of::<u64>())];
    // SAFETY: `local` is a word of ours.
    let read = unsafe { copy::read(pid, &remote, &local) };
    // In another process namespace the number may name a stranger: the value tells.
    if read.is_ok() && word == card.probe_value.load(Ordering::Relaxed) {
        Reach::Kernel(pid)
    } else {
        Reach::No
    }
}

/// Direction of a copy, seen from this process.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From the peer.
    Read,
    /// To the peer.
    Write,
}

/// Carries out a copy and remembers a refusal.
///
/// # Safety
/// As for [`crate::Fabric::read_remote`] and [`crate::Fabric::write_remote`].
pub(crate) unsafe fn run(
    known: &Cell<Reach>,
    card: &Card,
    direction: Direction,
    remote: &[copy::Span],
    local: &[copy::Span],
) -> Result<(), Refused> {
    match reach(known, card) {
        Reach::SameProcess => {
            // SAFETY: the caller vouches for both sides.
            unsafe { plain(direction, remote, local) };
            Ok(())
        }
        Reach::Kernel(pid) => {
            // SAFETY: the caller vouches for both sides.
            let r = unsafe {
                match direction {
                    Direction::Read => copy::read(pid, remote, local),
                    Direction::Write => copy::write(pid, remote, local),
                }
            };
            r.map_err(|e| {
                // An address that is not there, or a peer that just ended, says nothing about the next copy.
                if copy::is_refusal(&e) {
                    known.set(Reach::No);
                }
                Refused
            })
        }
        Reach::Unknown | Reach::No => Err(Refused),
    }
}

/// Copies within this process.
///
/// # Safety
/// The spans of the source are readable, those of the target writable, they do not overlap, and no other thread touches them meanwhile.
unsafe fn plain(direction: Direction, remote: &[copy::Span], local: &[copy::Span]) {
    let mut far = remote.iter().copied();
    let mut near = local.iter().copied();
    let (mut f, mut n) = ((0u64, 0usize), (0u64, 0usize));
    loop {
        while f.1 == 0 {
            match far.next() {
                Some(s) => f = s,
                None => return,
            }
        }
        while n.1 == 0 {
            match near.next() {
                Some(s) => n = s,
                None => return,
            }
        }
        let len = f.1.min(n.1);
        let (from, to) = match direction {
            Direction::Read => (f.0, n.0),
            Direction::Write => (n.0, f.0),
        };
        // SAFETY: both lie within spans that the caller vouches for.
        unsafe {
            std::ptr::copy_nonoverlapping(
                std::ptr::with_exposed_provenance::<u8>(from as usize),
                std::ptr::with_exposed_provenance_mut::<u8>(to as usize),
                len,
            )
        };
        f = (f.0 + len as u64, f.1 - len);
        n = (n.0 + len as u64, n.1 - len);
    }
}
