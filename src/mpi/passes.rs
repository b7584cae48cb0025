//! Passes over the requests of one call. Each borrows the tables once.

use crate::Runtime;
use crate::request::{Request, Work, stale};
use oxmpi_types::{Handle, Result};
use std::rc::Rc;

impl Runtime {
    /// An error if any of these numbers names no request.
    pub(crate) fn all_exist(&self, slots: &[Option<Handle>]) -> Result<()> {
        let table = self.requests.borrow();
        for handle in slots.iter().flatten() {
            if table.get(handle.index(), handle.generation()).is_none() {
                return Err(stale(*handle));
            }
        }
        Ok(())
    }

    /// Finishes requests that were found complete and cannot fail, where nobody wants the statuses.
    pub(crate) fn finish_quietly(&self, slots: &mut [Option<Handle>]) -> Result<()> {
        let mut others = false;
        let mut last = Vec::new();
        if let Some(engine) = self.engine.get() {
            let mut table = self.requests.borrow_mut();
            let mut engine = engine.clear_up();
            for slot in slots.iter_mut() {
                let Some(handle) = *slot else { continue };
                let (index, generation) = (handle.index(), handle.generation());
                match table.get_mut(index, generation) {
                    Some(Request {
                        work: Work::Sent(_),
                        comm: None,
                        recipe: None,
                    }) => {}
                    Some(Request {
                        work: Work::Engine(id),
                        comm,
                        recipe: None,
                    }) => {
                        engine.discard_done(*id);
                        if let Some(comm) = comm.take()
                            && Rc::strong_count(&comm) == 1
                        {
                            last.push(comm);
                        }
                    }
                    _ => {
                        others = true;
                        continue;
                    }
                }
                // It owns nothing any more.
                table.forget(index, generation);
                *slot = None;
            }
        } else {
            others = true;
        }
        // The borrows are over: the end of a communicator runs code of its own.
        drop(last);
        if others {
            for slot in slots.iter_mut().filter(|slot| slot.is_some()) {
                self.finish_request(slot)?;
            }
        }
        Ok(())
    }

    /// Whether finishing any of these complete requests may call the user or give an error, so that a caller who reports
    /// several statuses must have all of them before the first one.
    pub(crate) fn may_fail(&self, handles: impl Iterator<Item = Option<Handle>>) -> bool {
        let table = self.requests.borrow();
        let mut requests = handles
            .flatten()
            .filter_map(|h| table.get(h.index(), h.generation()));
        requests.any(|request| self.risky(&request.work))
    }

    #[inline]
    fn risky(&self, work: &Work) -> bool {
        match work {
            Work::Idle | Work::AtOnce | Work::Sent(_) => false,
            Work::Done(status) => status.error.is_some(),
            Work::Engine(id) => self.engine.get().is_none_or(|e| e.has_failed(*id)),
            Work::Task(..) | Work::Generalized(..) => true,
        }
    }

    /// The first request from number `from` on that is not complete; an error for a number that names none. `risk` is set if
    /// a complete one is as [`Runtime::may_fail`] says.
    pub(crate) fn first_pending(
        &self,
        slots: &[Option<Handle>],
        from: usize,
        risk: &mut bool,
    ) -> Result<usize> {
        let table = self.requests.borrow();
        // A request that needs the engine cannot exist without one.
        let engine = self.engine.get();
        let look = engine.map(|e| e.look_over());
        for (i, slot) in slots.iter().enumerate().skip(from) {
            let Some(handle) = *slot else { continue };
            let Some(request) = table.get(handle.index(), handle.generation()) else {
                return Err(stale(handle));
            };
            match (&request.work, &look) {
                (Work::Sent(_), _) => {}
                (Work::Engine(id), Some(look)) => {
                    if !look.is_complete(*id) {
                        return Ok(i);
                    }
                    *risk |= look.has_failed(*id);
                }
                (Work::Generalized(id, _), Some(look)) if !look.is_complete(*id) => return Ok(i),
                (Work::Task(id, _), _) if engine.is_some_and(|e| !e.task_done(*id)) => {
                    return Ok(i);
                }
                (work, _) => *risk |= self.risky(work),
            }
        }
        Ok(slots.len())
    }
}
