//! The one place that blocks.
//!
//! With a core for each rank a wait polls for a while at full speed; with more ranks than cores it gives the core
//! away after the first miss, because the rank it waits for may need it. A wait that lasts arms the doorbell
//! and sleeps. Frames, room in a ring and other threads ring it; the time-outs are only a safety net.
//!
//! With several threads one of those that wait polls and sleeps on the doorbell, the others are [parked](crate::park).
//! The process lock is free while a thread yields, sleeps or is parked.

use crate::park::{Awaited, Call, Glance, Parking};
use crate::{Engine, ReqId, WaitingFor, todo};
use oxmpi_types::{ProcId, Status};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Polls at full speed before a wait yields, with a core for each rank.
const SPINS: u32 = 2000;
/// The same for a thread that is not the one that polls: some ten microseconds, as long as an answer takes for which two threads
/// are switched on the other side. With less, two pairs that once wait for such switches go on so.
const OWN_SPINS: u32 = 700;
/// Polls before the spin loop tells the processor what it is.
const HOT_SPINS: u32 = 500;
/// Time before a wait sleeps.
const PATIENCE: Duration = Duration::from_millis(1);
/// The same where yielding does not reach the ranks that need the core.
const LITTLE_PATIENCE: Duration = Duration::from_micros(5);
/// The first sleep; each further one is twice as long.
pub(crate) const FIRST_NAP: Duration = Duration::from_millis(1);
/// The longest sleep.
pub(crate) const LONGEST_NAP: Duration = Duration::from_millis(100);
/// The longest sleep while there is something to poll that rings no doorbell.
const LONGEST_BUSY_NAP: Duration = Duration::from_millis(5);

/// Threads at rest.
pub(crate) struct Rest {
    /// Waits for memory that other processes write.
    pub(crate) watching: Cell<u32>,
    pub(crate) parking: Parking,
    /// What threads wait for, those that wait for long.
    pub(crate) waits: RefCell<Vec<(u64, WaitingFor)>>,
    serial: Cell<u64>,
    watch: RefCell<Option<Rc<dyn Watch>>>,
}

/// Someone who is told about waits that last (a millisecond and more).
pub trait Watch {
    /// A thread goes to sleep, for the first time in this wait or again (at least every tenth of a second).
    fn waits(&self, what: &WaitingFor, first: bool);
    /// The wait is over.
    fn resumes(&self);
}

impl Rest {
    pub(crate) fn new() -> Rest {
        Rest {
            watching: Cell::new(0),
            parking: Parking::default(),
            waits: RefCell::new(Vec::new()),
            serial: Cell::new(0),
            watch: RefCell::new(None),
        }
    }
}

/// How far a wait has come.
pub(crate) struct Pause {
    misses: u32,
    pub(crate) since: Option<Instant>,
    /// When it was first found that nothing came; frames do not change this.
    pub(crate) began: Option<Instant>,
    pub(crate) nap: Duration,
    /// This thread polls for all that wait.
    pub(crate) polls: bool,
    /// Its entry in the list of waits.
    serial: Option<u64>,
}

impl Engine {
    /// Waits until `cond` holds, making progress meanwhile: the only place that blocks. `cond` must be cheap and
    /// must not wait. Another thread that holds the process lock may call it, until it holds.
    #[inline]
    pub fn wait_until(&self, what: WaitingFor, cond: impl FnMut() -> bool) {
        self.wait_for(what, cond);
    }

    /// As [`Engine::wait_until`], for something of which other threads may only see whether it is worth a look.
    #[inline]
    pub(crate) fn wait_for(&self, what: WaitingFor, mut awaited: impl Awaited) {
        if awaited.holds() {
            return;
        }
        let mut pause = Pause {
            misses: 0,
            since: None,
            began: None,
            nap: FIRST_NAP,
            polls: false,
            serial: None,
        };
        let threads = self.lock.is_enabled();
        loop {
            let moved = self.progress();
            if awaited.holds() {
                break;
            }
            if threads && !pause.polls {
                if pause.misses < self.spins.get().min(OWN_SPINS) {
                    pause.misses += 1;
                    self.lock.yield_when_due();
                } else if self.park_or_poll(&mut pause, what, &mut awaited) {
                    break;
                }
            } else if moved {
                pause.misses = 0;
                pause.since = None;
                pause.nap = FIRST_NAP;
            } else if pause.misses < self.spins.get() {
                pause.misses += 1;
                self.lock.yield_to_others();
                if pause.misses > HOT_SPINS {
                    std::hint::spin_loop();
                }
            } else if self.pause(&mut pause, what, &mut awaited) {
                break;
            }
        }
        if pause.polls || pause.serial.is_some() || threads {
            self.end_pause(&pause);
        }
    }

    /// As [`Engine::wait_until`], for a condition on memory that other processes write; they
    /// [knock](Engine::knock) after they have written.
    pub fn watch_until(&self, what: WaitingFor, cond: impl FnMut() -> bool) {
        let watching = &self.rest.watching;
        watching.set(watching.get() + 1);
        self.wait_until(what, cond);
        watching.set(watching.get() - 1);
    }

    /// Has `to` look again at what it waits for in [`Engine::watch_until`].
    pub fn knock(&self, to: ProcId) {
        self.fabric.knock(to);
        self.stir();
    }

    /// Gives the core to another rank, or the lock to another thread, if there are more ranks than cores.
    pub fn give_way(&self) {
        if self.fabric.crowded() {
            self.lock.release();
            std::thread::yield_now();
            self.lock.lock();
        }
    }

    /// Waits for a request and takes its status.
    #[inline]
    pub fn wait(&self, what: WaitingFor, req: ReqId) -> Status {
        self.wait_until(what, || self.requests.borrow().is_done(req));
        self.requests.borrow_mut().take(req)
    }

    /// Spins of a wait before it gives the core away.
    pub(crate) fn spins_for(crowded: bool) -> u32 {
        if crowded { 0 } else { SPINS }
    }

    /// Gives the core away or sleeps. True when `cond` was found to hold.
    #[inline(never)]
    fn pause(&self, pause: &mut Pause, what: WaitingFor, awaited: &mut dyn Awaited) -> bool {
        // Nothing would ever happen: progress does not run inside itself. With several threads it may be another one that is
        // inside, in a function of the user.
        assert!(
            !self.inside.get() || self.lock.is_enabled(),
            "a handler, hook or task of the engine waits in {what}"
        );
        self.enlist(pause, what);
        let now = Instant::now();
        let since = *pause.since.get_or_insert(now);
        // Known for certain only once all ranks have come up.
        let crowded = self.fabric.crowded();
        self.spins.set(Engine::spins_for(crowded));
        let patience = if crowded && !self.fabric.yield_helps() {
            LITTLE_PATIENCE
        } else {
            PATIENCE
        };
        if now - since < patience {
            self.lock.release();
            std::thread::yield_now();
            self.lock.lock();
            if self.rest.watching.get() > 0 {
                self.call_parked();
            }
            false
        } else {
            self.lasts(pause, what, since);
            self.nap(pause, awaited)
        }
    }

    /// Enters the wait into the list of those that last.
    pub(crate) fn enlist(&self, pause: &mut Pause, what: WaitingFor) {
        if pause.serial.is_none() {
            let serial = self.rest.serial.get();
            self.rest.serial.set(serial + 1);
            self.rest.waits.borrow_mut().push((serial, what));
            pause.serial = Some(serial);
        }
    }

    /// The wait has lasted since `since`: tells those who want to know.
    pub(crate) fn lasts(&self, pause: &mut Pause, what: WaitingFor, since: Instant) {
        self.tell(what, pause.nap == FIRST_NAP);
        self.inquire(*pause.began.get_or_insert(since));
    }

    /// Sets who is told about waits that last.
    pub fn set_watch(&self, watch: Rc<dyn Watch>) {
        *self.rest.watch.borrow_mut() = Some(watch);
    }

    fn tell(&self, what: WaitingFor, first: bool) {
        let watch = self.rest.watch.borrow().clone();
        if let Some(watch) = watch {
            watch.waits(&what, first);
        }
    }

    fn nap(&self, pause: &mut Pause, awaited: &mut dyn Awaited) -> bool {
        let mut max = pause.nap;
        // Hooks and watching tasks see changes that ring no doorbell, and pleas have a limit.
        let busy = todo::QUEUES | todo::STREAMS | todo::HOOKS | todo::TASKS | todo::PLEAS;
        if self.todo.get() & busy != 0 {
            max = max.min(LONGEST_BUSY_NAP);
        }
        pause.nap = (pause.nap * 2).min(LONGEST_NAP);
        let rest = &self.rest;
        let Some(nap) = self.fabric.nap() else {
            // Something came meanwhile, or another thread's.
            self.lock.release();
            std::thread::yield_now();
            self.lock.lock();
            return false;
        };
        // What the condition looks at may be memory that others write before they knock.
        if awaited.holds() {
            self.fabric.nap_done(nap);
            return true;
        }
        let watched = || {
            if rest.watching.get() > 0 {
                self.call_parked();
            }
        };
        watched();
        let called = if self.lock.is_enabled() {
            let entry = self.enter(awaited, None);
            self.lock.release();
            nap.wait(max);
            self.lock.lock();
            self.quit(entry)
        } else {
            nap.wait(max);
            None
        };
        self.fabric.nap_done(nap);
        if called == Some(Call::Look(Glance::Holds)) {
            return true;
        }
        // A knock brings no frame; a thread that is parked may be the one it is for.
        watched();
        false
    }

    /// Something happened that a thread at rest may wait for.
    #[inline]
    pub(crate) fn stir(&self) {
        if self.rest.parking.is_used() {
            self.stir_slow();
        }
    }

    /// Whoever makes progress next looks for the thread that this is for.
    #[cold]
    fn stir_slow(&self) {
        self.todo.set(self.todo.get() | todo::STIRRED);
        if self.rest.parking.naps() && !self.inside.get() {
            self.fabric.wake();
        }
    }

    #[cold]
    fn end_pause(&self, pause: &Pause) {
        if pause.serial.is_some() {
            let mut waits = self.rest.waits.borrow_mut();
            waits.retain(|(serial, _)| Some(*serial) != pause.serial);
            drop(waits);
            let watch = self.rest.watch.borrow().clone();
            if let Some(watch) = watch {
                watch.resumes();
            }
        }
        self.leave(pause.polls);
    }
}
