//! Threads that wait while another one polls.
//!
//! One of the threads that wait polls for all. The others are parked: each sleeps on a seat of its own, and
//! whoever makes progress looks at what they wait for and lets those into the queue for the process lock that can go on. So
//! a thread wakes when there is something for it to do and the lock is there, and nobody else wakes with it.
//!
//! As long as threads are parked, one of those that wait is awake or sleeps on the doorbell, or is on its way out of the queue; who
//! is the last of these to leave gives the task of polling to a parked one.

use crate::wait::{FIRST_NAP, LONGEST_NAP, Pause};
use crate::{Engine, WaitingFor, todo};
use oxmpi_sync::Seat;
use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::Instant;

/// What a thread waits for.
pub(crate) trait Awaited {
    /// Whether it is there. Not asked again after it was.
    fn holds(&mut self) -> bool;

    /// What another thread sees of it.
    fn glance(&mut self) -> Glance {
        if self.holds() {
            Glance::Holds
        } else {
            Glance::Nothing
        }
    }
}

impl<F: FnMut() -> bool> Awaited for F {
    #[inline]
    fn holds(&mut self) -> bool {
        self()
    }
}

/// What another thread finds out about a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glance {
    /// It goes on.
    Nothing,
    /// The thread itself has to look.
    Worth,
    /// It is over.
    Holds,
}

/// A thread that sleeps.
struct Parked {
    ticket: u64,
    /// Absent for the one on the doorbell.
    seat: Option<Arc<Seat>>,
    awaited: *mut dyn Awaited,
    /// Why it was let in; `None` while it sleeps.
    called: Option<Call>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// What it waits for was looked at.
    Look(Glance),
    /// It is to poll.
    Poll,
}

/// The threads that sleep: those that are parked and the one on the doorbell.
#[derive(Default)]
pub(crate) struct Parking {
    threads: RefCell<Vec<Parked>>,
    /// Those that were not called yet.
    asleep: Cell<u32>,
    napping: Cell<bool>,
    /// A thread that waits polls, or was told to.
    polled: Cell<bool>,
    tickets: Cell<u64>,
}

impl Parking {
    /// Whether any thread sleeps.
    #[inline]
    pub(crate) fn is_used(&self) -> bool {
        self.asleep.get() != 0
    }

    /// Whether one sleeps on the doorbell.
    pub(crate) fn naps(&self) -> bool {
        self.napping.get()
    }
}

impl Engine {
    /// Parks the thread if another one polls; otherwise this one does from now on. True when what it waits for is there.
    #[inline(never)]
    pub(crate) fn park_or_poll(
        &self,
        pause: &mut Pause,
        what: WaitingFor,
        awaited: &mut dyn Awaited,
    ) -> bool {
        let parking = &self.rest.parking;
        if !parking.polled.replace(true) {
            pause.polls = true;
            return false;
        }
        match pause.since {
            None => pause.since = Some(Instant::now()),
            // It has slept in vain.
            Some(since) => {
                self.enlist(pause, what);
                self.lasts(pause, what, since);
                pause.nap = (pause.nap * 2).min(LONGEST_NAP);
            }
        }
        let seat = self.lock.seat();
        let entry = self.enter(awaited, Some(seat.clone()));
        self.lock.sleep(&seat, pause.nap.max(2 * FIRST_NAP));
        match self.quit(entry) {
            Some(Call::Look(glance)) => return glance == Glance::Holds,
            Some(Call::Poll) => pause.polls = true,
            None => {}
        }
        false
    }

    /// This thread is going to sleep, on `seat` or on the doorbell: others may look at what it waits for until it
    /// [quits](Engine::quit).
    pub(crate) fn enter(&self, awaited: &mut dyn Awaited, seat: Option<Arc<Seat>>) -> u64 {
        let parking = &self.rest.parking;
        let ticket = parking.tickets.get();
        parking.tickets.set(ticket + 1);
        let awaited: *mut (dyn Awaited + '_) = awaited;
        // SAFETY: only the lifetime changes. The entry is gone before the caller's borrow ends.
        let awaited: *mut (dyn Awaited + 'static) = unsafe { std::mem::transmute(awaited) };
        parking.napping.set(parking.napping.get() || seat.is_none());
        parking.asleep.set(parking.asleep.get() + 1);
        parking.threads.borrow_mut().push(Parked {
            ticket,
            seat,
            awaited,
            called: None,
        });
        ticket
    }

    /// This thread is awake and holds the lock again. Why it was called, if it was.
    pub(crate) fn quit(&self, ticket: u64) -> Option<Call> {
        let parking = &self.rest.parking;
        let mut threads = parking.threads.borrow_mut();
        let place = threads.iter().position(|t| t.ticket == ticket)?;
        let thread = threads.remove(place);
        if thread.seat.is_none() {
            parking.napping.set(false);
        }
        if thread.called.is_none() {
            parking.asleep.set(parking.asleep.get() - 1);
        }
        thread.called
    }

    /// Lets in the parked threads that can go on.
    #[cold]
    pub(crate) fn call_parked(&self) {
        self.todo.set(self.todo.get() & !todo::STIRRED);
        let parking = &self.rest.parking;
        // Nothing that is looked at parks a thread, so the list may stay borrowed.
        for thread in parking.threads.borrow_mut().iter_mut() {
            if thread.called.is_some() {
                continue;
            }
            // SAFETY: the thread it belongs to sleeps, or waits for the process lock, which this one holds; it leaves what it
            // lent alone until its entry is gone.
            let glance = unsafe { &mut *thread.awaited }.glance();
            if glance != Glance::Nothing {
                self.call(thread, Call::Look(glance));
            }
        }
    }

    fn call(&self, thread: &mut Parked, why: Call) {
        thread.called = Some(why);
        let asleep = &self.rest.parking.asleep;
        asleep.set(asleep.get() - 1);
        match &thread.seat {
            Some(seat) => self.lock.admit(seat),
            None => self.fabric.wake(),
        }
    }

    /// A thread leaves the wait loop; `polled`: it was the one that polls.
    pub(crate) fn leave(&self, polled: bool) {
        let parking = &self.rest.parking;
        if polled {
            parking.polled.set(false);
        }
        if parking.is_used() && !parking.polled.get() {
            let mut threads = parking.threads.borrow_mut();
            // One that is on its way comes by here, too.
            if threads.iter().all(|t| t.called.is_none())
                && let Some(first) = threads.first_mut()
            {
                parking.polled.set(true);
                self.call(first, Call::Poll);
            }
        }
    }
}
