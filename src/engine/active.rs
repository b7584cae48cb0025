//! Active messages: frames that run a function of a room above.

use crate::{Engine, Handler, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_types::ProcId;

/// An active message that waits: for its handler to be registered, or for the next turn of progress.
pub(crate) struct Waiting {
    from: ProcId,
    id: u8,
    args: [u64; 2],
    payload: Box<[u8]>,
}

impl Engine {
    /// Sets what runs for active messages numbered `id`. Messages that came before wait for it.
    pub fn register_handler(&self, id: u8, handler: Handler) {
        self.handlers.borrow_mut()[usize::from(id)] = Some(handler.clone());
        let (early, rest) = {
            let mut early = self.early.borrow_mut();
            early.drain(..).partition::<Vec<_>, _>(|m| m.id == id)
        };
        self.early.borrow_mut().extend(rest);
        for m in early {
            handler(self, m.from, m.args, &m.payload);
        }
    }

    /// Sends an active message (queued where there is no room now), in order with all else sent to `to`.
    #[inline]
    pub fn am_send(&self, to: ProcId, id: u8, args: [u64; 2], payload: &[u8]) {
        debug_assert!(payload.len() <= self.am_max(to));
        if to == self.me {
            self.am_local(id, args, payload);
            return;
        }
        let head = [args[0], args[1], wire::word(wire::ACTIVE, u32::from(id), 0)];
        self.control(to, head, payload);
    }

    /// A message to this process runs in the next turn of progress, never inside of `am_send`.
    fn am_local(&self, id: u8, args: [u64; 2], payload: &[u8]) {
        self.loopback.borrow_mut().push_back(Waiting {
            from: self.me,
            id,
            args,
            payload: payload.into(),
        });
        self.todo.set(self.todo.get() | todo::LOOPBACK);
    }

    /// Largest payload of one active message to `to`.
    #[inline]
    pub fn am_max(&self, to: ProcId) -> usize {
        self.peers[to.index()].frame
    }

    #[inline]
    pub(crate) fn on_active(&self, from: ProcId, head: &Head, payload: &[u8]) {
        self.run_handler(from, wire::small(head) as u8, [head[0], head[1]], payload);
    }

    #[inline]
    fn run_handler(&self, from: ProcId, id: u8, args: [u64; 2], payload: &[u8]) {
        let handler = self.handlers.borrow()[usize::from(id)].clone();
        match handler {
            Some(handler) => handler(self, from, args, payload),
            None => self.early.borrow_mut().push(Waiting {
                from,
                id,
                args,
                payload: payload.into(),
            }),
        }
    }

    /// Runs the active messages to this process; true if there was any.
    pub(crate) fn run_loopback(&self) -> bool {
        let turns = self.loopback.borrow().len();
        for _ in 0..turns {
            let Some(m) = self.loopback.borrow_mut().pop_front() else {
                break;
            };
            self.run_handler(m.from, m.id, m.args, &m.payload);
        }
        if self.loopback.borrow().is_empty() {
            self.todo.set(self.todo.get() & !todo::LOOPBACK);
        }
        turns > 0
    }
}
