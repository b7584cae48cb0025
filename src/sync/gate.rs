//! A fair lock for many readers or one writer, in memory that processes share, which nobody waits inside of: who
//! wants in draws a ticket and looks whether it is its turn, so that the caller decides how to wait.
//!
//! Tickets are called in order. A writer enters when all before it have left, a reader when all before it have
//! entered and those among them that write have left. Every step is a read-modify-write or a load with sequential
//! consistency: what a holder wrote happens before what the next one does, and a waiter that announces itself and
//! then looks once more misses no turn if those who leave first open the gate and then look for announcements.

use crate::atomic::{AtomicU32, Ordering};

/// The lock. All-zero bytes are one that is free.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct Gate {
    /// The next ticket to be drawn.
    next: AtomicU32,
    /// The ticket with which a writer may enter: how many have left.
    write: AtomicU32,
    /// The ticket with which a reader may enter.
    read: AtomicU32,
}

impl Gate {
    /// Draws a ticket. Whoever has one must enter and leave.
    #[inline]
    pub fn draw(&self) -> u32 {
        self.next.fetch_add(1, Ordering::SeqCst)
    }

    /// Whether it is the turn of `ticket`.
    #[inline]
    pub fn is_open(&self, ticket: u32, exclusive: bool) -> bool {
        let called = if exclusive { &self.write } else { &self.read };
        called.load(Ordering::SeqCst) == ticket
    }

    /// A reader whose turn it is has entered. Gives the ticket that may be called now: another reader's.
    #[inline]
    pub fn let_follow(&self) -> u32 {
        self.read.fetch_add(1, Ordering::SeqCst).wrapping_add(1)
    }

    /// A holder leaves. Gives the ticket that may be called now.
    #[inline]
    pub fn leave(&self, exclusive: bool) -> u32 {
        if exclusive {
            self.read.fetch_add(1, Ordering::SeqCst);
        }
        self.write.fetch_add(1, Ordering::SeqCst).wrapping_add(1)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn turns_are_in_order() {
        let gate = Gate::default();
        let (a, b, c, d) = (gate.draw(), gate.draw(), gate.draw(), gate.draw());
        // A reader, a reader, a writer, a reader.
        assert!(gate.is_open(a, false) && !gate.is_open(b, false));
        assert_eq!(gate.let_follow(), b);
        assert!(gate.is_open(b, false));
        gate.let_follow();
        assert!(!gate.is_open(c, true) && gate.is_open(c, false));
        assert!(!gate.is_open(d, false), "not past a writer that waits");
        gate.leave(false);
        assert!(!gate.is_open(c, true));
        assert_eq!(gate.leave(false), c);
        assert!(gate.is_open(c, true) && !gate.is_open(d, false));
        assert_eq!(gate.leave(true), d);
        assert!(gate.is_open(d, false) && gate.is_open(d, true));
    }

    struct Racy(Cell<u64>);
    // SAFETY: the test writes it only as the one writer and reads it only as a reader; that is what it tests.
    unsafe impl Sync for Racy {}

    #[test]
    fn writers_exclude_everyone() {
        const ROUNDS: u64 = if cfg!(miri) { 50 } else { 20_000 };
        let (gate, value) = (Gate::default(), Racy(Cell::new(0)));
        std::thread::scope(|s| {
            for thread in 0..4 {
                let (gate, value) = (&gate, &value);
                s.spawn(move || {
                    for round in 0..ROUNDS {
                        let exclusive = (round + thread) % 3 == 0;
                        let ticket = gate.draw();
                        while !gate.is_open(ticket, exclusive) {
                            std::thread::yield_now();
                        }
                        if exclusive {
                            value.0.set(value.0.get() + 1);
                        } else {
                            gate.let_follow();
                            let seen = value.0.get();
                            assert_eq!(seen, value.0.get());
                        }
                        gate.leave(exclusive);
                    }
                });
            }
        });
        let writes: u64 = (0..4u64)
            .map(|t| (0..ROUNDS).filter(|r| (r + t) % 3 == 0).count() as u64)
            .sum();
        assert_eq!(value.0.get(), writes);
    }
}
