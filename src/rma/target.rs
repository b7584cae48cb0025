//! What a target does with the operations that reach its window. Each message is executed at once and completely, under
//! the lane, so that accumulates are atomic; nothing is touched outside of the window.

use crate::core::Core;
use crate::memory::combine_packed;
use crate::state::Shared;
use crate::wire::{self, Action, Control, Request, Run, id};
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::Engine;
use oxmpi_types::Rank;

/// Bytes for one run.
pub(crate) fn on_put(shared: &Shared, args: [u64; 2], data: &[u8]) {
    let (window, origin) = wire::parse_address(args[0]);
    let Some(core) = shared.window(window) else {
        return;
    };
    let run = Run {
        offset: args[1],
        len: data.len() as u64,
    };
    if !core.memory.write(run, data) {
        core.fail(origin);
    }
}

/// Any other operation.
pub(crate) fn on_request(shared: &Shared, engine: &Engine, args: [u64; 2], bytes: &[u8]) {
    let (window, origin) = wire::parse_address(args[0]);
    let (Some(core), Some(request)) = (shared.window(window), Request::parse(bytes)) else {
        return;
    };
    shared.with_scratch(|reply| {
        if !execute(&core, &request, reply) {
            core.fail(origin);
        }
        if !matches!(request.action, Action::Put | Action::Accumulate(..)) {
            let args = [request.ticket.word(), request.position];
            engine.am_send(core.process(origin), id::REPLY, args, reply);
        }
    });
}

impl Core {
    /// Notes that an operation of `origin` was refused; its next flush tells it.
    fn fail(&self, origin: Rank) {
        if let Some(failed) = self.failed.get(origin as usize) {
            failed.set(failed.get().saturating_add(1));
        }
    }
}

/// Does what a request says and leaves the bytes it asks for in `reply`. False when it was refused as a whole.
pub(crate) fn execute(core: &Core, request: &Request, reply: &mut Vec<u8>) -> bool {
    let memory = &core.memory;
    // Others may change this memory by copies from afar: under the latch, like this.
    let reads_and_writes = !matches!(request.action, Action::Put | Action::Get);
    let _held = core
        .block()
        .filter(|_| reads_and_writes)
        .map(|block| block.latch(core.me()).lock());
    if !request.runs().all(|run| memory.contains(run)) {
        // The origin waits for as many bytes as it asked for; a message never asks for more than fit in one.
        reply.resize(request.bytes().min(1 << 20) as usize, 0);
        return false;
    }
    match request.action {
        Action::Put => write_runs(core, request, request.data),
        Action::Get => request.runs().all(|run| memory.read(run, reply)),
        Action::Accumulate(op, named) => combine(core, request, op, named),
        Action::GetAccumulate(op, named) => {
            request.runs().all(|run| memory.read(run, reply)) && combine(core, request, op, named)
        }
        Action::CompareAndSwap => {
            let (compare, new) = request.data.split_at(request.data.len() / 2);
            let read = request.runs().all(|run| memory.read(run, reply));
            read && (reply != compare || write_runs(core, request, new))
        }
    }
}

fn write_runs(core: &Core, request: &Request, mut data: &[u8]) -> bool {
    request.runs().all(|run| {
        let Some((part, rest)) = data.split_at_checked(run.len as usize) else {
            return false;
        };
        data = rest;
        core.memory.write(run, part)
    })
}

fn combine(core: &Core, request: &Request, op: OpKind, named: Named) -> bool {
    match op {
        OpKind::NoOp => return true,
        OpKind::Replace => return write_runs(core, request, request.data),
        _ => {}
    }
    let datatype = Datatype::named(named);
    let size = datatype.size() as u64;
    let whole = datatype.is_dense() && request.runs().all(|run| run.len.is_multiple_of(size));
    if whole {
        let mut data = request.data;
        return request.runs().all(|run| {
            let Some((part, rest)) = data.split_at_checked(run.len as usize) else {
                return false;
            };
            data = rest;
            core.memory.combine(run, part, op, named)
        });
    }
    // Elements with gaps, or that lie in more than one run: collect, combine, write back.
    let mut values = Vec::new();
    let read = request.runs().all(|run| core.memory.read(run, &mut values));
    if !read || values.len() != request.data.len() {
        return false;
    }
    combine_packed(request.data, &mut values, op, named);
    write_runs(core, request, &values)
}

/// A synchronisation message.
pub(crate) fn on_control(shared: &Shared, engine: &Engine, args: [u64; 2]) {
    let (window, origin) = wire::parse_address(args[0]);
    let (Some(core), Some(control)) = (shared.window(window), Control::parse(args[1])) else {
        return;
    };
    let toward = core.toward(origin);
    match control {
        Control::Flush => {
            let failed = core.failed[origin as usize].take();
            core.control(engine, origin, Control::Flushed(failed));
        }
        Control::Flushed(failed) => {
            core.reported
                .set(core.reported.get().saturating_add(failed));
            toward.flushes.set(toward.flushes.get() - 1);
        }
        Control::Lock { exclusive } => {
            core.lock.borrow_mut().queue.push_back((origin, exclusive));
            grant(&core, engine);
        }
        Control::Granted => toward.asking.set(false),
        Control::Unlock => {
            let failed = core.failed[origin as usize].take();
            core.control(engine, origin, Control::Flushed(failed));
            release(&core, engine);
        }
        Control::Post => toward.posts.set(toward.posts.get() + 1),
        Control::Complete => toward.completes.set(toward.completes.get() + 1),
    }
}

/// Takes a holder's lock back and hands it on.
fn release(core: &Core, engine: &Engine) {
    {
        let mut lock = core.lock.borrow_mut();
        lock.holders = lock.holders.saturating_sub(1);
        if lock.holders == 0 {
            lock.exclusive = false;
        }
    }
    grant(core, engine);
}

/// Gives the lock to those who may have it, in the order in which they asked.
fn grant(core: &Core, engine: &Engine) {
    loop {
        let next = {
            let mut lock = core.lock.borrow_mut();
            match lock.queue.front() {
                Some(&(origin, exclusive))
                    if lock.holders == 0 || !(exclusive || lock.exclusive) =>
                {
                    lock.queue.pop_front();
                    lock.holders += 1;
                    lock.exclusive = exclusive;
                    origin
                }
                _ => return,
            }
        };
        core.control(engine, next, Control::Granted);
    }
}
