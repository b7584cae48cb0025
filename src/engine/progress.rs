//! One turn of progress: frames first, then whatever is noted as to be done.

use crate::request::NONE;
use crate::{Engine, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_types::ProcId;
use std::rc::Rc;

impl Engine {
    /// Makes progress once; true if anything happened. Does nothing when called from within progress (by a
    /// handler or a task).
    #[inline]
    pub fn progress(&self) -> bool {
        self.turn(u32::MAX)
    }

    /// As [`Engine::progress`], for a call that asks and does not wait. A program that asks again and again without luck must
    /// not keep out the threads that would bring what it asks for.
    #[inline]
    pub fn glimpse(&self) {
        if !self.progress() {
            self.lock.yield_to_others();
        }
    }

    /// One turn, with those of the chores that `flags` permit.
    #[inline(always)]
    pub(crate) fn turn(&self, flags: u32) -> bool {
        if self.inside.replace(true) {
            return false;
        }
        let frames = self
            .fabric
            .poll(&mut |from, head, payload| self.on_frame(from, head, payload));
        let mut moved = frames > 0;
        if self.todo.get() != 0 {
            moved |= self.chores(flags);
        }
        self.inside.set(false);
        // A future that watches is always worth a look.
        if self.rest.parking.is_used()
            && (moved || self.todo.get() & (todo::TASKS | todo::STIRRED) != 0)
        {
            self.call_parked();
        }
        moved
    }

    #[inline]
    fn on_frame(&self, from: ProcId, head: &Head, payload: &[u8]) {
        match wire::kind(head) {
            wire::EAGER | wire::EAGER_SYNC | wire::RTS => self.on_message(from, head, payload),
            wire::DATA => self.on_data(head, payload),
            wire::ACTIVE => self.on_active(from, head, payload),
            wire::FIN => self.on_fin(head),
            wire::CTS => self.on_cts(from, head, payload),
            wire::CREDIT => self.on_credit(from, head),
            wire::SHARE => self.on_share(from, head, payload),
            wire::SHARED => self.on_shared(from, head),
            wire::CANCEL => self.on_cancel(from, head, payload),
            wire::CANCEL_ACK => self.on_cancel_ack(head),
            wire::ASK => self.on_ask(from, head),
            wire::ANSWER => self.on_answer(from, head, payload),
            kind => debug_assert!(false, "frame of unknown kind {kind} from {from:?}"),
        }
    }

    /// The fixed list of what else there may be to do.
    #[inline(never)]
    fn chores(&self, flags: u32) -> bool {
        let mut moved = false;
        let due = |flag| self.todo.get() & flags & flag != 0;
        if due(todo::STIRRED) {
            self.todo.set(self.todo.get() & !todo::STIRRED);
            moved = true;
        }
        if due(todo::QUEUES) {
            moved |= self.flush_queues();
        }
        if due(todo::PULLS) {
            moved |= self.advance_pulls();
        }
        if due(todo::ASSISTS) {
            moved |= self.advance_assists();
        }
        if due(todo::STREAMS) {
            moved |= self.advance_streams();
        }
        if due(todo::PLEAS) {
            moved |= self.review_pleas();
        }
        if due(todo::LOOPBACK) {
            moved |= self.run_loopback();
        }
        if due(todo::CONTEXTS) {
            self.settle_orphans();
        }
        if due(todo::HOOKS) {
            let hooks = self.hooks.borrow().len();
            for i in 0..hooks {
                let hook = Rc::clone(&self.hooks.borrow()[i]);
                moved |= hook();
            }
        }
        if due(todo::TASKS) {
            moved |= self.run_tasks();
        }
        moved
    }

    /// Has `hook` called in each turn of progress; it returns true if it did anything.
    pub fn register_progress(&self, hook: Rc<dyn Fn() -> bool>) {
        self.hooks.borrow_mut().push(hook);
        self.todo.set(self.todo.get() | todo::HOOKS);
    }

    /// Marks a request complete and tells the task that waits for it.
    #[inline]
    pub(crate) fn complete(&self, index: u32) {
        let waiter = self.requests.borrow_mut().complete(index);
        if waiter != NONE {
            self.notify_task(waiter);
        }
        self.stir();
    }
}
