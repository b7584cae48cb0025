//! The one place that blocks.
//!
//! With a core for each rank a wait polls for a while at full speed; with more ranks than cores it gives the core
//! away after the first miss, because the rank it waits for may need it. A wait that lasts arms the doorbell
//! and sleeps. Frames, room in a ring and other threads ring it; the time-outs are only a safety net.
//!
//! With several threads one at a time sleeps on the doorbell, the others are parked until something
//! happens. The process lock is free while a thread yields, sleeps or is parked.

use crate::{Engine, ReqId, WaitingFor, todo};
use oxmpi_types::{ProcId, Status};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// Polls at full speed before a wait yields, with a core for each rank.
const SPINS: u32 = 2000;
/// Polls before the spin loop tells the processor what it is.
const HOT_SPINS: u32 = 500;
/// Time before a wait sleeps.
const PATIENCE: Duration = Duration::from_millis(1);
/// The same where yielding does not reach the ranks that need the core.
const LITTLE_PATIENCE: Duration = Duration::from_micros(5);
/// The first sleep; each further one is twice as long.
const FIRST_NAP: Duration = Duration::from_millis(1);
/// The longest sleep.
const LONGEST_NAP: Duration = Duration::from_millis(100);
/// The longest sleep while there is something to poll that rings no doorbell.
const LONGEST_BUSY_NAP: Duration = Duration::from_millis(5);

/// Threads at rest.
pub(crate) struct Rest {
    /// Threads that sleep or are parked.
    resting: Cell<u32>,
    /// A thread sleeps on the doorbell.
    napping: Cell<bool>,
    /// Waits for memory that other processes write.
    watching: Cell<u32>,
    parking: Arc<Parking>,
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

/// Where threads are parked that wait while another one sleeps on the doorbell.
#[derive(Default)]
struct Parking {
    events: Mutex<u64>,
    changed: Condvar,
}

impl Rest {
    pub(crate) fn new() -> Rest {
        Rest {
            resting: Cell::new(0),
            napping: Cell::new(false),
            watching: Cell::new(0),
            parking: Arc::default(),
            waits: RefCell::new(Vec::new()),
            serial: Cell::new(0),
            watch: RefCell::new(None),
        }
    }
}

impl Parking {
    fn events(&self) -> u64 {
        *self.events.lock().unwrap_or_else(|e| e.into_inner())
    }

    fn wake_all(&self) {
        *self.events.lock().unwrap_or_else(|e| e.into_inner()) += 1;
        self.changed.notify_all();
    }

    /// Until there were events since `seen`.
    fn park(&self, seen: u64, max: Duration) {
        let events = self.events.lock().unwrap_or_else(|e| e.into_inner());
        // Poisoned or timed out: the caller looks again in any case.
        let _ = self.changed.wait_timeout_while(events, max, |e| *e == seen);
    }
}

/// How far a wait has come.
struct Pause {
    misses: u32,
    since: Option<Instant>,
    /// When it was first found that nothing came; frames do not change this.
    began: Option<Instant>,
    nap: Duration,
    /// Its entry in the list of waits.
    serial: Option<u64>,
}

impl Engine {
    /// Waits until `cond` holds, making progress meanwhile: the only place that blocks. `cond` must be cheap and
    /// must not wait.
    #[inline]
    pub fn wait_until(&self, what: WaitingFor, mut cond: impl FnMut() -> bool) {
        if cond() {
            return;
        }
        let mut pause = Pause {
            misses: 0,
            since: None,
            began: None,
            nap: FIRST_NAP,
            serial: None,
        };
        loop {
            let moved = self.progress();
            if cond() {
                break;
            }
            if moved {
                pause.misses = 0;
                pause.since = None;
                pause.nap = FIRST_NAP;
            } else if pause.misses < self.spins.get() {
                pause.misses += 1;
                self.lock.yield_to_others();
                if pause.misses > HOT_SPINS {
                    std::hint::spin_loop();
                }
            } else if self.pause(&mut pause, what, &mut cond) {
                break;
            }
        }
        if pause.serial.is_some() {
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
            self.lock.unlock();
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
    fn pause(&self, pause: &mut Pause, what: WaitingFor, cond: &mut dyn FnMut() -> bool) -> bool {
        // Nothing would ever happen: progress does not run inside itself.
        assert!(
            !self.inside.get(),
            "a handler, hook or task of the engine waits in {what}"
        );
        if pause.serial.is_none() {
            let serial = self.rest.serial.get();
            self.rest.serial.set(serial + 1);
            self.rest.waits.borrow_mut().push((serial, what));
            pause.serial = Some(serial);
        }
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
            self.lock.unlock();
            std::thread::yield_now();
            self.lock.lock();
            false
        } else {
            self.tell(what, pause.nap == FIRST_NAP);
            self.inquire(*pause.began.get_or_insert(since));
            self.nap(pause, cond)
        }
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

    fn nap(&self, pause: &mut Pause, cond: &mut dyn FnMut() -> bool) -> bool {
        let mut max = pause.nap;
        // Hooks and watching tasks see changes that ring no doorbell, and pleas have a limit.
        let busy = todo::QUEUES | todo::STREAMS | todo::HOOKS | todo::TASKS | todo::PLEAS;
        if self.todo.get() & busy != 0 {
            max = max.min(LONGEST_BUSY_NAP);
        }
        // A knock reaches only the thread that sleeps on the doorbell, and none while that one is awake.
        if self.rest.watching.get() > 0 && self.lock.is_enabled() {
            max = max.min(LONGEST_BUSY_NAP);
        }
        pause.nap = (pause.nap * 2).min(LONGEST_NAP);
        let rest = &self.rest;
        if rest.napping.get() {
            let parking = rest.parking.clone();
            let seen = parking.events();
            rest.resting.set(rest.resting.get() + 1);
            self.lock.unlock();
            parking.park(seen, max);
            self.lock.lock();
            rest.resting.set(rest.resting.get() - 1);
        } else if let Some(nap) = self.fabric.nap() {
            // What the condition looks at may be memory that others write before they knock.
            if cond() {
                self.fabric.nap_done(nap);
                return true;
            }
            rest.napping.set(true);
            rest.resting.set(rest.resting.get() + 1);
            self.lock.unlock();
            nap.wait(max);
            self.lock.lock();
            rest.resting.set(rest.resting.get() - 1);
            rest.napping.set(false);
            self.fabric.nap_done(nap);
            // A knock brings no frame; a thread that is parked may be the one it is for.
            if rest.watching.get() > 0 && rest.resting.get() > 0 {
                rest.parking.wake_all();
            }
        } else {
            // Something came meanwhile, or another thread's.
            std::thread::yield_now();
        }
        false
    }

    /// Something happened that a thread at rest may wait for.
    #[inline]
    pub(crate) fn stir(&self) {
        if self.rest.resting.get() != 0 {
            self.stir_slow();
        }
    }

    #[cold]
    fn stir_slow(&self) {
        if self.rest.napping.get() {
            self.fabric.wake();
        }
        self.rest.parking.wake_all();
    }

    #[cold]
    fn end_pause(&self, pause: &Pause) {
        let mut waits = self.rest.waits.borrow_mut();
        waits.retain(|(serial, _)| Some(*serial) != pause.serial);
        drop(waits);
        let watch = self.rest.watch.borrow().clone();
        if let Some(watch) = watch {
            watch.resumes();
        }
        // One of the parked threads takes over the doorbell.
        self.stir();
    }
}
