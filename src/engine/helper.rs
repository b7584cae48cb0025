//! A thread that handles active messages while the program is outside of the library.
//!
//! A rank whose memory others can reach by active message only must answer though its program computes or sleeps. The
//! helper sleeps on the doorbell, which costs nothing while no frame comes, and takes the process lock when one does. Where
//! a thread of the program is inside the library, that one makes progress itself, and the helper stays away
//! for a moment. It runs frames and what follows from them, but neither tasks nor hooks: those may call functions of the
//! user, which must not run on a thread the user does not know of.
//!
//! The process lock is switched on for it, so it is started only when a window needs it.

use crate::{Engine, todo};
use oxmpi_fabric::Waker;
use oxmpi_sync::ProcessLock;
use oxmpi_sync::atomic::{AtomicBool, Ordering};
use std::rc::Rc;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

/// How long the helper stays away when the program is inside the library.
const AWAY: Duration = Duration::from_millis(1);
/// The longest sleep; only a safety net.
const LONGEST: Duration = Duration::from_millis(500);
const STACK: usize = 512 << 10;

/// The running thread. When this goes, the thread has ended.
pub(crate) struct Helper {
    stop: Arc<AtomicBool>,
    waker: Waker,
    lock: Arc<ProcessLock>,
    thread: Option<JoinHandle<()>>,
}

/// The engine, for the helper.
struct Subject(*const Engine);

// SAFETY: the helper uses the engine only while it holds the process lock, as every thread does, and the engine outlives
// it: its `Helper` is the engine's first field and waits for the thread when it is dropped.
unsafe impl Send for Subject {}

impl Engine {
    /// Starts the helper, if it does not run. The caller holds the process lock, or is the only thread inside the
    /// library: then it holds the lock from now on, as if it had taken it on entry.
    pub fn start_helper(self: &Rc<Self>) {
        if self.deny_helper || self.helper.borrow().is_some() {
            return;
        }
        if !self.lock.is_enabled() {
            self.lock.enable();
            self.lock.lock();
        }
        let stop = Arc::new(AtomicBool::new(false));
        let (subject, told, lock) = (Subject(Rc::as_ptr(self)), stop.clone(), self.lock.clone());
        let spawn = || {
            std::thread::Builder::new()
                .name("oxmpi-helper".to_owned())
                .stack_size(STACK)
                .spawn(move || run(&subject, &told, &lock))
        };
        // The program's signals are for the program's threads. Without a helper, operations wait for the target's calls.
        if let Ok(thread) = oxmpi_sys::process::without_signals(spawn) {
            *self.helper.borrow_mut() = Some(Helper {
                stop,
                waker: self.fabric.waker(),
                lock: self.lock.clone(),
                thread: Some(thread),
            });
        }
    }

    /// Ends the helper.
    pub fn stop_helper(&self) {
        let helper = self.helper.borrow_mut().take();
        drop(helper);
    }

    /// A turn of progress that calls nothing of the user's.
    fn help(&self) -> bool {
        self.turn(!(todo::TASKS | todo::HOOKS))
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        self.waker.wake();
        if let Some(thread) = self.thread.take() {
            self.lock.unlock();
            // A helper that panicked has ended, too.
            let _ = thread.join();
            self.lock.lock();
        }
    }
}

fn run(subject: &Subject, stop: &AtomicBool, lock: &ProcessLock) {
    while !stop.load(Ordering::SeqCst) {
        if !lock.try_lock() {
            std::thread::sleep(AWAY);
            continue;
        }
        // SAFETY: the lock is held, see `Subject`.
        let engine = unsafe { &*subject.0 };
        let moved = engine.help();
        let nap = if moved { None } else { engine.fabric.nap() };
        lock.unlock();
        match nap {
            Some(nap) => {
                nap.wait(LONGEST);
                if !lock.try_lock() {
                    std::thread::sleep(AWAY);
                    lock.lock();
                }
                engine.fabric.nap_done(nap);
                lock.unlock();
            }
            None if moved => {}
            // Something is there that is not for the helper, or that a callback keeps it from.
            None => std::thread::sleep(AWAY),
        }
    }
}
