//! How an operation leaves its origin: cut into messages that name the target's bytes as runs.

use crate::core::{Core, Pending};
use crate::memory::Local;
use crate::target;
use crate::wire::{Action, HEAD, RUN, Request, Run, Ticket, id};
use oxmpi_datatype::{Cursor, Datatype};
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
    offset: i64,
    count: Count,
    datatype: Rc<Datatype>,
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
        Ok(Place {
            rank,
            offset,
            count,
            datatype: datatype.clone(),
        })
    }

    /// The first and only run, when the data is dense.
    fn single(&self) -> Option<Run> {
        self.datatype.is_dense().then(|| Run {
            offset: (self.offset + self.datatype.true_lb()) as u64,
            len: self.bytes(),
        })
    }

    /// Calls `send` with the runs of one message after the other, and their bytes; no message has more than
    /// `room` bytes of runs and data together, data being sent `copies` times, and the data of each is a multiple of `grain`.
    fn messages(
        &self,
        room: usize,
        copies: usize,
        grain: usize,
        mut send: impl FnMut(&[Run], usize),
    ) {
        let most = |room: usize| ((room / copies.max(1)) / grain * grain).max(grain) as u64;
        if let Some(run) = self.single() {
            let most = most(room - RUN);
            let mut at = 0;
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
        let mut cursor = Cursor::new(&self.datatype, self.count);
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
    send(core, place, Action::Put, Some(data), None, 1);
}

/// Combines `data` into `place`; `grain` is the size of an element.
pub(crate) fn accumulate(core: &Rc<Core>, place: &Place, action: Action, data: &Local, grain: u64) {
    send(core, place, action, Some(data), None, grain as usize);
}

/// Fetches the bytes of `place` into `into`, and does what `action` says with `data`. `request` completes when the bytes
/// are there.
pub(crate) fn fetch(
    core: &Rc<Core>,
    place: &Place,
    action: Action,
    data: Option<&Local>,
    into: &Local,
    request: Option<ReqId>,
    grain: u64,
) {
    send(
        core,
        place,
        action,
        data,
        Some((into, request)),
        grain as usize,
    );
}

/// Compares and swaps one element; `data` is the value to compare with and the new one.
pub(crate) fn compare_and_swap(core: &Rc<Core>, place: &Place, data: &[u8], into: &Local) {
    let Some(run) = place.single() else {
        return;
    };
    let ticket = await_reply(core, place, into, None);
    let mut message = Vec::with_capacity(HEAD + RUN + data.len());
    Request::begin(Action::CompareAndSwap, ticket, 0, 1, &mut message);
    Request::push_run(run, &mut message);
    message.extend_from_slice(data);
    post(core, place.rank, &message, data.len() as u64, true);
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

fn await_reply(core: &Rc<Core>, place: &Place, into: &Local, request: Option<ReqId>) -> Ticket {
    let toward = core.toward(place.rank);
    toward.replies.set(toward.replies.get() + 1);
    let (index, generation) = core.shared.pending.borrow_mut().insert(Pending {
        core: core.clone(),
        target: place.rank,
        into: into.clone(),
        left: place.bytes(),
        request,
    });
    Ticket { index, generation }
}

/// Cuts an operation into requests.
fn send(
    core: &Rc<Core>,
    place: &Place,
    action: Action,
    data: Option<&Local>,
    reply: Option<(&Local, Option<ReqId>)>,
    grain: usize,
) {
    let room = core.engine().am_max(core.process(place.rank)) - HEAD;
    let ticket = match reply {
        Some((into, request)) => await_reply(core, place, into, request),
        None => Ticket {
            index: u32::MAX,
            generation: u32::MAX,
        },
    };
    let mut position = 0;
    place.messages(room, 1, grain, |runs, bytes| {
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
