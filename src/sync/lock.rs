//! The process lock: at most one thread of a process is inside the library.
//!
//! Threads that wait for it stand in a queue, and so do threads that were asleep for another reason once a holder of the
//! lock [admits](ProcessLock::admit) them: such a thread is woken only when the lock is there for it.
//!
//! Who releases the lock and comes back at once usually gets it again, which saves a switch of threads for each
//! call. That is not fair, so every [`TURN`] at the latest the lock is handed to the first of the queue while it is held: nobody
//! can overtake that thread, not even one of a real-time priority that never leaves its core on its own.

use crate::atomic::{AtomicBool, AtomicU32, FutexWord, Ordering};
use parking_lot::{Mutex, MutexGuard};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long threads may overtake the first of the queue.
const TURN: Duration = Duration::from_micros(500);
/// When a thread that was called in vain looks again.
const RETRY: Duration = Duration::from_micros(50);
/// Looks at the lock before a thread goes to sleep: about as long as a short call holds it.
const SPINS: u32 = 40;

/// Times the lock is released or offered before the clock is read again.
const UNCLOCKED: u32 = 16;

/// Bits of the lock's word: a thread holds it, threads stand in the queue, the first of them needs no call.
const HELD: u32 = 1;
const QUEUE: u32 = 2;
const KNOWS: u32 = 4;

/// Values of a seat's word: asleep, to try for the lock, has tried in vain, holder of the lock.
const ASLEEP: u32 = 0;
const CALLED: u32 = 1;
const LOST: u32 = 2;
const HOLDER: u32 = 3;

/// Where a thread sleeps that wants the lock, now or after something has happened.
#[derive(Debug, Default)]
pub struct Seat {
    word: FutexWord,
}

struct Waiter {
    seat: Arc<Seat>,
    since: Instant,
}

struct Queue {
    waiters: VecDeque<Waiter>,
    /// When the lock was handed over for the last time.
    handed: Option<Instant>,
}

/// A mutex without data, switched on only for `MPI_THREAD_MULTIPLE`.
pub struct ProcessLock {
    enabled: AtomicBool,
    word: AtomicU32,
    overtakes: AtomicU32,
    queue: Mutex<Queue>,
}

thread_local! {
    static SEAT: Arc<Seat> = Arc::default();
}

/// The seat of this thread.
fn own_seat() -> Arc<Seat> {
    // A thread that ends may call MPI from a destructor, after its seat has gone.
    SEAT.try_with(Arc::clone).unwrap_or_default()
}

impl ProcessLock {
    /// A lock that is off: `lock` and `unlock` do nothing until [`ProcessLock::enable`].
    pub fn new() -> ProcessLock {
        ProcessLock {
            enabled: AtomicBool::new(false),
            word: AtomicU32::new(0),
            overtakes: AtomicU32::new(0),
            queue: Mutex::new(Queue {
                waiters: VecDeque::new(),
                handed: None,
            }),
        }
    }

    /// Switches the lock on. Call it before a second thread may enter, while no one is between `lock` and `unlock`.
    pub fn enable(&self) {
        self.enabled.store(true, Ordering::Release);
    }

    /// Whether [`ProcessLock::enable`] was called.
    #[inline]
    pub fn is_enabled(&self) -> bool {
        self.enabled.load(Ordering::Relaxed)
    }

    #[inline]
    fn take(&self) -> bool {
        self.word.fetch_or(HELD, Ordering::Acquire) & HELD == 0
    }

    /// Takes the lock, waiting for it if need be.
    #[inline]
    pub fn lock(&self) {
        if self.is_enabled() && !self.take() {
            self.lock_slow();
        }
    }

    #[cold]
    fn lock_slow(&self) {
        for _ in 0..SPINS {
            match self.word.load(Ordering::Relaxed) {
                0 if self.take() => return,
                word if word & QUEUE != 0 => break,
                _ => std::hint::spin_loop(),
            }
        }
        let seat = own_seat();
        let mut queue = self.queue.lock();
        if self.join(&mut queue, &seat) {
            return;
        }
        drop(queue);
        self.wait_turn(&seat, None);
    }

    /// Puts the seat at the end of the queue, or takes the lock if it is free (true).
    fn join(&self, queue: &mut MutexGuard<Queue>, seat: &Arc<Seat>) -> bool {
        // Before the look at the lock: whoever releases it from now on looks at the queue.
        self.word.fetch_or(QUEUE, Ordering::Relaxed);
        if self.take() {
            self.note(queue);
            return true;
        }
        seat.word.value.store(ASLEEP, Ordering::Relaxed);
        queue.waiters.push_back(Waiter {
            seat: seat.clone(),
            since: Instant::now(),
        });
        false
    }

    /// Someone has left the queue, or did not enter it.
    fn note(&self, queue: &mut MutexGuard<Queue>) {
        let gone = if queue.waiters.is_empty() {
            QUEUE | KNOWS
        } else {
            KNOWS
        };
        self.word.fetch_and(!gone, Ordering::Relaxed);
    }

    /// Sleeps until this thread holds the lock. Until `deadline` it need not stand in the queue.
    ///
    /// A thread that is called and finds the lock taken again would be called for nothing each time its holder comes and
    /// goes. It looks again by itself, unless it is made the holder before, or the holder rests.
    fn wait_turn(&self, seat: &Arc<Seat>, mut deadline: Option<Instant>) {
        let mut asleep = ASLEEP;
        loop {
            let left = deadline.map(|d| d.saturating_duration_since(Instant::now()));
            if left != Some(Duration::ZERO) {
                seat.word.wait(asleep, left);
            }
            let late = deadline.is_some_and(|d| d <= Instant::now());
            match seat.word.value.load(Ordering::Acquire) {
                HOLDER => return,
                word if word == asleep && !late => continue,
                _ => {}
            }
            let mut queue = self.queue.lock();
            if seat.word.value.load(Ordering::Acquire) == HOLDER {
                return;
            }
            let is_own = |w: &Waiter| Arc::ptr_eq(&w.seat, seat);
            if let Some(place) = queue.waiters.iter().position(is_own) {
                if self.take() {
                    queue.waiters.remove(place);
                    self.note(&mut queue);
                    return;
                }
                seat.word.value.store(LOST, Ordering::Relaxed);
                asleep = LOST;
                deadline = Some(Instant::now() + RETRY);
            } else if self.join(&mut queue, seat) {
                return;
            } else {
                deadline = None;
            }
        }
    }

    /// Takes the lock if it is free and on.
    #[inline]
    pub fn try_lock(&self) -> bool {
        self.is_enabled() && self.take()
    }

    /// Releases the lock. A call without a `lock` before it does nothing.
    #[inline]
    pub fn unlock(&self) {
        if self.is_enabled()
            && self
                .word
                .compare_exchange(HELD, 0, Ordering::Release, Ordering::Relaxed)
                .is_err()
        {
            self.unlock_queued();
        }
    }

    /// Whether it is time to look at the clock again. For the holder.
    fn ticks(&self) -> bool {
        let overtakes = self.overtakes.load(Ordering::Relaxed).wrapping_add(1);
        self.overtakes.store(overtakes, Ordering::Relaxed);
        overtakes.is_multiple_of(UNCLOCKED)
    }

    #[inline(never)]
    fn unlock_queued(&self) {
        let word = HELD | QUEUE | KNOWS;
        if self.ticks()
            || self
                .word
                .compare_exchange(word, QUEUE | KNOWS, Ordering::Release, Ordering::Relaxed)
                .is_err()
        {
            self.unlock_slow(false);
        }
    }

    /// As [`ProcessLock::unlock`], before this thread sleeps or yields: it does not come back at once.
    pub fn release(&self) {
        if self.is_enabled() {
            self.unlock_slow(true);
        }
    }

    #[cold]
    fn unlock_slow(&self, rests: bool) {
        if self.word.load(Ordering::Relaxed) & HELD == 0 {
            return;
        }
        let mut queue = self.queue.lock();
        let woken = if self.is_due(&queue) {
            self.hand_over(&mut queue)
        } else {
            let callable = |w: &&Waiter| match w.seat.word.value.load(Ordering::Relaxed) {
                ASLEEP => true,
                LOST => rests,
                _ => false,
            };
            let first = queue.waiters.front().filter(callable);
            if !queue.waiters.is_empty() {
                self.word.fetch_or(KNOWS, Ordering::Relaxed);
            }
            let first = first.map(|first| {
                first.seat.word.value.store(CALLED, Ordering::Relaxed);
                first.seat.clone()
            });
            self.word.fetch_and(!HELD, Ordering::Release);
            first
        };
        drop(queue);
        if let Some(seat) = woken {
            seat.word.wake_all();
        }
    }

    /// Whether the first of the queue has been overtaken for long enough.
    fn is_due(&self, queue: &Queue) -> bool {
        let now = Instant::now();
        let due = |since: Instant| now.saturating_duration_since(since) > TURN;
        let first = queue.waiters.front();
        first.is_some_and(|first| due(first.since)) && queue.handed.is_none_or(due)
    }

    /// Makes the first of the queue the holder; it is to be woken when the queue is free.
    fn hand_over(&self, queue: &mut MutexGuard<Queue>) -> Option<Arc<Seat>> {
        let first = queue.waiters.pop_front()?;
        queue.handed = Some(Instant::now());
        self.note(queue);
        first.seat.word.value.store(HOLDER, Ordering::Release);
        Some(first.seat)
    }

    /// Whether other threads wait for the lock.
    #[inline]
    pub fn contended(&self) -> bool {
        self.is_enabled() && self.word.load(Ordering::Relaxed) & QUEUE != 0
    }

    /// Releases the lock and takes it again behind a thread that waits already. Cheap when none does.
    #[inline]
    pub fn yield_to_others(&self) {
        if self.contended() {
            self.yield_slow(false);
        }
    }

    /// As [`ProcessLock::yield_to_others`], for a holder that can use the lock itself: only if others have waited for long.
    #[inline]
    pub fn yield_when_due(&self) {
        if self.contended() && self.ticks() {
            self.yield_slow(true);
        }
    }

    #[cold]
    fn yield_slow(&self, when_due: bool) {
        let mut queue = self.queue.lock();
        if self.word.load(Ordering::Relaxed) & HELD == 0 || when_due && !self.is_due(&queue) {
            return;
        }
        let Some(first) = self.hand_over(&mut queue) else {
            return;
        };
        let seat = own_seat();
        let taken = self.join(&mut queue, &seat);
        debug_assert!(!taken, "the lock was handed over");
        drop(queue);
        first.word.wake_all();
        self.wait_turn(&seat, None);
    }

    /// A seat on which this thread is going to [sleep](ProcessLock::sleep); the caller holds the lock.
    pub fn seat(&self) -> Arc<Seat> {
        let seat = own_seat();
        seat.word.value.store(ASLEEP, Ordering::Relaxed);
        seat
    }

    /// Releases the lock and sleeps until another thread [admits](ProcessLock::admit) this one or `max` has passed; then
    /// takes the lock again.
    pub fn sleep(&self, seat: &Arc<Seat>, max: Duration) {
        self.release();
        self.wait_turn(seat, Some(Instant::now() + max));
    }

    /// Lets a thread that [sleeps](ProcessLock::sleep) stand in the queue for the lock, which the caller holds. Once for
    /// each sleep.
    pub fn admit(&self, seat: &Arc<Seat>) {
        let mut queue = self.queue.lock();
        // It may be there already, because it has slept long enough.
        if !queue.waiters.iter().any(|w| Arc::ptr_eq(&w.seat, seat)) {
            self.word.fetch_or(QUEUE, Ordering::Relaxed);
            queue.waiters.push_back(Waiter {
                seat: seat.clone(),
                since: Instant::now(),
            });
        }
    }
}

impl Default for ProcessLock {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn off_until_enabled() {
        let l = ProcessLock::new();
        l.lock();
        l.lock();
        l.unlock();
        l.yield_to_others();
        assert!(!l.is_enabled() && !l.contended());
        l.enable();
        assert!(l.is_enabled());
        l.unlock();
        l.lock();
        l.yield_to_others();
        assert!(!l.try_lock());
        l.unlock();
        assert!(l.try_lock());
        l.unlock();
    }

    const ROUNDS: u64 = if cfg!(miri) { 100 } else { 20_000 };

    struct Racy(std::cell::Cell<u64>);
    // SAFETY: the test accesses it only under the lock; that is what it tests.
    unsafe impl Sync for Racy {}

    #[test]
    fn excludes_and_is_fair_on_yield() {
        let l = ProcessLock::new();
        l.enable();
        let count = Racy(std::cell::Cell::new(0));
        let done = AtomicUsize::new(0);
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    let count = &count;
                    for i in 0..ROUNDS {
                        l.lock();
                        let c = count.0.get();
                        if i % 64 == 0 {
                            l.yield_to_others();
                            let c = count.0.get();
                            count.0.set(c + 1);
                        } else {
                            count.0.set(c + 1);
                        }
                        l.unlock();
                    }
                    done.fetch_add(1, Ordering::Relaxed);
                });
            }
        });
        assert_eq!(count.0.get(), 4 * ROUNDS);
        assert_eq!(done.load(Ordering::Relaxed), 4);
        assert!(!l.contended());
    }

    #[test]
    fn a_holder_that_yields_lets_a_waiter_through() {
        let l = ProcessLock::new();
        l.enable();
        let through = AtomicBool::new(false);
        l.lock();
        std::thread::scope(|s| {
            s.spawn(|| {
                l.lock();
                through.store(true, Ordering::Relaxed);
                l.unlock();
            });
            // Only a yield of ours can let the other thread in.
            while !through.load(Ordering::Relaxed) {
                l.yield_to_others();
            }
            l.unlock();
        });
    }

    #[test]
    fn a_sleeper_that_is_admitted_gets_the_lock() {
        let l = ProcessLock::new();
        l.enable();
        let seats = std::sync::Mutex::new(Vec::new());
        let woken = AtomicUsize::new(0);
        std::thread::scope(|s| {
            for _ in 0..3 {
                s.spawn(|| {
                    l.lock();
                    let seat = l.seat();
                    seats.lock().unwrap().push(seat.clone());
                    l.sleep(&seat, Duration::from_secs(3600));
                    woken.fetch_add(1, Ordering::Relaxed);
                    l.unlock();
                });
            }
            let mut admitted = 0;
            while admitted < 3 {
                l.lock();
                if let Some(seat) = seats.lock().unwrap().pop() {
                    assert_eq!(woken.load(Ordering::Relaxed), admitted);
                    l.admit(&seat);
                    admitted += 1;
                }
                l.unlock();
                while woken.load(Ordering::Relaxed) < admitted {
                    std::thread::yield_now();
                }
            }
        });
    }

    #[test]
    fn a_sleeper_whom_nobody_admits_wakes_in_time() {
        let l = ProcessLock::new();
        l.enable();
        l.lock();
        let seat = l.seat();
        l.sleep(&seat, Duration::from_millis(1));
        assert!(!l.try_lock());
        l.unlock();
        assert!(l.try_lock());
    }

    #[test]
    fn who_comes_and_goes_does_not_keep_others_out() {
        let l = ProcessLock::new();
        l.enable();
        let through = AtomicBool::new(false);
        std::thread::scope(|s| {
            l.lock();
            s.spawn(|| {
                l.lock();
                through.store(true, Ordering::Relaxed);
                l.unlock();
            });
            // Held but for a moment again and again: by luck alone the other would hardly ever find it free.
            while !through.load(Ordering::Relaxed) {
                l.unlock();
                l.lock();
            }
            l.unlock();
        });
    }
}
