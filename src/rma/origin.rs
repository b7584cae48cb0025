//! How an operation leaves its origin: by the shortest way to the target's memory, or cut into messages that name the
//! target's bytes as runs.

use crate::copied;
use crate::core::{Core, Pending, Reach};
use crate::direct;
use crate::elements::Elements;
use crate::memory::Local;
use crate::table::Found;
use crate::target;
use crate::wire::{Action, HEAD, RUN, Request, Run, Ticket, id};
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Cursor, Datatype, Named};
use oxmpi_engine::ReqId;
use oxmpi_types::{Aint, Count, Rank, Result, fail};
use std::rc::Rc;

/// Bytes that may be under way to a target before its answer is waited for, so that a fast origin does not
/// queue without bound.
const WINDOW: u64 = 8 << 20;

/// Runs that one message holds at most.
const RUNS: usize = 256;

/// What an operation touches at the target.
pub(crate) struct Place {
    pub rank: Rank,
    /// Offset of the displacement in the window; an address in a dynamic window.
    pub offset: i64,
    pub count: Count,
    datatype: Rc<Datatype>,
    /// The bytes are known to be there.
    known: bool,
}

impl Place {
    /// Bytes of data.
    pub fn bytes(&self) -> u64 {
        (self.count * self.datatype.size()) as u64
    }

    /// The type at the target.
    pub fn datatype(&self) -> &Rc<Datatype> {
        &self.datatype
    }

    /// Checks a displacement against the target's window.
    pub fn new(
        core: &Core,
        rank: Rank,
        disp: Aint,
        count: Count,
        datatype: &Rc<Datatype>,
    ) -> Result<Place> {
        let part = core.part(rank);
        let offset = if core.dynamic {
            Some(disp)
        } else {
            disp.checked_mul(part.unit)
        };
        let reach = (count - 1).max(0).checked_mul(datatype.extent());
        let span = match (offset, reach) {
            (Some(offset), Some(reach)) => {
                offset.checked_add(datatype.true_lb()).and_then(|start| {
                    let low = start.checked_add(reach.min(0))?;
                    let high = start
                        .checked_add(datatype.true_extent())?
                        .checked_add(reach.max(0))?;
                    Some((offset, low, high))
                })
            }
            _ => None,
        };
        let Some((offset, low, high)) = span else {
            fail!(
                RmaRange,
                "target_disp is {disp}, which with target_count {count} is more than can be addressed"
            );
        };
        let empty = count == 0 || datatype.size() == 0;
        if !core.dynamic && !empty && (low < 0 || high as u64 > part.size) {
            fail!(
                RmaRange,
                "target_disp is {disp}: bytes {low} to {high} of the window of rank {rank}, which has {} bytes",
                part.size
            );
        }
        let place = Place {
            rank,
            offset,
            count,
            datatype: datatype.clone(),
            known: !core.dynamic,
        };
        if core.dynamic && !empty {
            return place.attached(core, low, high);
        }
        Ok(place)
    }

    /// Looks whether all bytes are attached to a dynamic window; they lie between `low` and `high`.
    fn attached(mut self, core: &Core, low: i64, high: i64) -> Result<Place> {
        let Some(block) = core.block() else {
            return Ok(self);
        };
        let table = block.table(self.rank);
        let mut found = table.look_up(low as u64, (high - low) as u64);
        if found == Found::Outside && self.single().is_none() {
            // Only the gaps may lie outside.
            let base = std::ptr::without_provenance_mut(self.offset as usize);
            let (mut cursor, mut runs) = (self.cursor(), Vec::new());
            found = Found::Inside;
            while found == Found::Inside && cursor.next_runs(base, &mut runs, RUNS, u64::MAX) > 0 {
                let missing = runs
                    .drain(..)
                    .map(|(at, len)| table.look_up(at.addr() as u64, len as u64))
                    .find(|found| *found != Found::Inside);
                found = missing.unwrap_or(Found::Inside);
            }
        }
        if found == Found::Outside {
            fail!(
                RmaRange,
                "target_disp is {}: not all bytes from {low:#x} to {high:#x} are attached to the window of rank {}",
                self.offset,
                self.rank
            );
        }
        self.known = found == Found::Inside;
        Ok(self)
    }

    /// How the memory is reached. Where nobody here knows whether it is there, the target looks.
    fn reach(&self, core: &Core) -> Reach {
        if self.known {
            core.reach(self.rank)
        } else {
            Reach::Messages
        }
    }

    /// A position in the bytes.
    pub fn cursor(&self) -> Cursor {
        Cursor::new(&self.datatype, self.count)
    }

    /// The memory itself, where the target's window starts at `base` in this process.
    pub fn at(&self, base: *mut u8) -> Local {
        let start = base.wrapping_offset(self.offset as isize);
        Local::new(start, self.count, &self.datatype)
    }

    /// The first and only run, when the data is dense.
    pub fn single(&self) -> Option<Run> {
        self.datatype.is_dense().then(|| Run {
            offset: (self.offset + self.datatype.true_lb()) as u64,
            len: self.bytes(),
        })
    }

    /// Calls `send` with the runs of one message after the other, and their bytes; no message has more than
    /// `room` bytes of runs and data together, data being sent `copies` times, and the data of each is a multiple of `grain`.
    /// The first starts with byte `from`.
    fn messages(
        &self,
        room: usize,
        copies: usize,
        grain: usize,
        from: u64,
        mut send: impl FnMut(&[Run], usize),
    ) {
        let most = |room: usize| ((room / copies.max(1)) / grain * grain).max(grain) as u64;
        if let Some(run) = self.single() {
            let most = most(room - RUN);
            let mut at = from;
            while at < run.len {
                let len = most.min(run.len - at);
                send(
                    &[Run {
                        offset: run.offset + at,
                        len,
                    }],
                    len as usize,
                );
                at += len;
            }
            return;
        }
        let runs_room = RUNS.min(room / 2 / RUN).max(1);
        let most = most(room - runs_room * RUN);
        let mut cursor = self.cursor();
        cursor.seek(from);
        // The cursor wants a base address; offsets are addresses relative to the window.
        let base = std::ptr::without_provenance_mut(self.offset as usize);
        let (mut found, mut runs) = (Vec::new(), Vec::new());
        loop {
            found.clear();
            let start = cursor.position();
            let mut bytes = cursor.next_runs(base, &mut found, runs_room, most);
            if bytes == 0 {
                return;
            }
            runs.clear();
            runs.extend(found.iter().map(|&(at, len)| Run {
                offset: at as u64,
                len: len as u64,
            }));
            // Not in the middle of an element: what is over goes with the next message.
            let mut over = bytes % grain as u64;
            if over != 0 && bytes > over {
                bytes -= over;
                cursor.seek(start + bytes);
                while let Some(last) = runs.last_mut().filter(|_| over > 0) {
                    let cut = over.min(last.len);
                    last.len -= cut;
                    over -= cut;
                    if last.len == 0 {
                        runs.pop();
                    }
                }
            }
            send(&runs, bytes as usize);
        }
    }
}

/// Writes `data` to `place`.
pub(crate) fn put(core: &Rc<Core>, place: &Place, data: &Local) {
    match place.reach(core) {
        Reach::Mapped(base) | Reach::Own(base) => {
            data.copy_to(&place.at(base));
            core.stored.set(true);
            return;
        }
        Reach::Copied(base) if copied::put(core, place, base, data) => return,
        _ => {}
    }
    let engine = core.engine();
    let to = core.process(place.rank);
    if let (Some(run), false) = (place.single(), place.rank == core.me()) {
        let most = engine.am_max(to);
        let args = |at: u64| [core.address(place.rank), run.offset + at];
        match data.as_slice() {
            Some(bytes) if bytes.len() <= most => {
                note(core, place.rank, run.len);
                engine.am_send(to, id::PUT, args(0), bytes);
            }
            _ => core.shared.with_scratch(|scratch| {
                let mut at = 0;
                while at < run.len {
                    let len = (most as u64).min(run.len - at);
                    scratch.clear();
                    data.pack(at, len as usize, scratch);
                    note(core, place.rank, len);
                    engine.am_send(to, id::PUT, args(at), scratch);
                    at += len;
                }
            }),
        }
        return;
    }
    send(core, place, Action::Put, Some(data), None, 1, 0);
}

/// Combines `data` into `place`.
pub(crate) fn accumulate(core: &Rc<Core>, place: &Place, op: OpKind, named: Named, data: &Local) {
    let elements = Elements::new(op, named);
    let mut done = 0;
    match place.reach(core) {
        Reach::Mapped(base) => {
            direct::combine(core, place, base, &elements, Some(data), None);
            return;
        }
        Reach::Copied(base) => {
            done = copied::combine(core, place, base, (op, named), Some(data), None);
            if done == place.bytes() {
                return;
            }
        }
        Reach::Own(_) | Reach::Messages => {}
    }
    let action = Action::Accumulate(op, named);
    send(core, place, action, Some(data), None, elements.size(), done);
}

/// Reads the bytes of `place` into `into`. True when they are there; else `request` completes when they are.
pub(crate) fn get(core: &Rc<Core>, place: &Place, into: &Local, request: Option<ReqId>) -> bool {
    if place.bytes() == 0 {
        return true;
    }
    match place.reach(core) {
        Reach::Mapped(base) | Reach::Own(base) => {
            place.at(base).copy_to(into);
            return true;
        }
        Reach::Copied(base) if copied::get(core, place, base, into) => return true,
        _ => {}
    }
    send(core, place, Action::Get, None, Some((into, request)), 1, 0);
    false
}

/// Fetches the bytes of `place` into `into` and combines `data` into them. True and `request` as for [`get`].
pub(crate) fn get_accumulate(
    core: &Rc<Core>,
    place: &Place,
    (op, named): (OpKind, Named),
    data: Option<&Local>,
    into: &Local,
    request: Option<ReqId>,
) -> bool {
    if place.bytes() == 0 {
        return true;
    }
    let elements = Elements::new(op, named);
    let mut done = 0;
    match place.reach(core) {
        Reach::Mapped(base) => {
            direct::combine(core, place, base, &elements, data, Some(into));
            return true;
        }
        Reach::Copied(base) => {
            done = copied::combine(core, place, base, (op, named), data, Some(into));
            if done == place.bytes() {
                return true;
            }
        }
        Reach::Own(_) | Reach::Messages => {}
    }
    let action = Action::GetAccumulate(op, named);
    let reply = Some((into, request));
    send(core, place, action, data, reply, elements.size(), done);
    false
}

/// Compares one element with `compare` and, if equal, replaces it by `new`; what was there goes to `into`.
pub(crate) fn compare_and_swap(
    core: &Rc<Core>,
    place: &Place,
    compare: &Local,
    new: &Local,
    into: &Local,
) {
    match place.reach(core) {
        Reach::Mapped(base) => {
            direct::compare_and_swap(core, place, base, compare, new, into);
            return;
        }
        Reach::Copied(base) if copied::compare_and_swap(core, place, base, compare, new, into) => {
            return;
        }
        _ => {}
    }
    let Some(run) = place.single() else {
        return;
    };
    let bytes = place.bytes() as usize;
    let ticket = await_reply(core, place, into, None, 0);
    let mut message = Vec::with_capacity(HEAD + RUN + 2 * bytes);
    Request::begin(Action::CompareAndSwap, ticket, 0, 1, &mut message);
    Request::push_run(run, &mut message);
    compare.pack(0, bytes, &mut message);
    new.pack(0, bytes, &mut message);
    post(core, place.rank, &message, 2 * bytes as u64, true);
}

/// Notes that something is on its way to `rank`, and waits when too much is.
fn note(core: &Core, rank: Rank, bytes: u64) {
    core.toward(rank).dirty.set(true);
    throttle(core, rank, bytes);
}

fn throttle(core: &Core, rank: Rank, bytes: u64) {
    let toward = core.toward(rank);
    let under_way = toward.unflushed.get() + bytes;
    toward.unflushed.set(under_way);
    if under_way > WINDOW {
        // Only flushes: the reply of the operation that is being sent is complete after its last message.
        toward.dirty.set(true);
        core.ask_flush(rank);
        core.wait("one-sided communication", || toward.flushes.get() == 0);
    }
}

/// Makes the entry for replies that bring everything from byte `from` on.
fn await_reply(
    core: &Rc<Core>,
    place: &Place,
    into: &Local,
    request: Option<ReqId>,
    from: u64,
) -> Ticket {
    let toward = core.toward(place.rank);
    toward.replies.set(toward.replies.get() + 1);
    let (index, generation) = core.shared.pending.borrow_mut().insert(Pending {
        core: core.clone(),
        target: place.rank,
        into: into.clone(),
        left: place.bytes() - from,
        request,
    });
    Ticket { index, generation }
}

/// Cuts an operation, from byte `from` on, into requests.
fn send(
    core: &Rc<Core>,
    place: &Place,
    action: Action,
    data: Option<&Local>,
    reply: Option<(&Local, Option<ReqId>)>,
    grain: usize,
    from: u64,
) {
    let room = core.engine().am_max(core.process(place.rank)) - HEAD;
    let ticket = match reply {
        Some((into, request)) => await_reply(core, place, into, request, from),
        None => Ticket {
            index: u32::MAX,
            generation: u32::MAX,
        },
    };
    let mut position = from;
    place.messages(room, 1, grain, from, |runs, bytes| {
        // Not the shared scratch memory: a target that is this process uses that.
        let mut message = Vec::with_capacity(HEAD + runs.len() * RUN + bytes);
        Request::begin(action, ticket, position, runs.len(), &mut message);
        runs.iter()
            .for_each(|&run| Request::push_run(run, &mut message));
        if let Some(data) = data {
            data.pack(position, bytes, &mut message);
        }
        post(core, place.rank, &message, bytes as u64, reply.is_some());
        position += bytes as u64;
    });
}

/// Sends a request, or executes it when the target is this process.
fn post(core: &Rc<Core>, rank: Rank, message: &[u8], bytes: u64, reads: bool) {
    let engine = core.engine();
    if rank == core.me() {
        let Some(request) = Request::parse(message) else {
            return;
        };
        let mut reply = Vec::new();
        if !target::execute(core, &request, &mut reply) {
            core.reported.set(core.reported.get() + 1);
        }
        if reads {
            Core::take_reply(
                &core.shared,
                engine,
                request.ticket,
                request.position,
                &reply,
            );
        }
        return;
    }
    // The reply says all, except that a dynamic window's memory was not attached.
    if reads && !core.dynamic {
        throttle(core, rank, bytes);
    } else {
        note(core, rank, bytes);
    }
    let args = [core.address(rank), 0];
    engine.am_send(core.process(rank), id::REQUEST, args, message);
}
