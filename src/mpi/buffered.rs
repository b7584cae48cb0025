//! Buffered sends (MPI 5.0 section 3.6): attached buffers, and the messages that wait in them.
//!
//! Accounting is exact: a message takes its packed size and `MPI_BSEND_OVERHEAD`, and is refused when that is more than
//! what is left. The data lies in the user's memory where a hole is large enough; when the memory is in pieces, in memory of
//! our own, so that pieces never make a message fail.
#![allow(unsafe_code)]

use crate::check::pack;
use crate::request::{Trace, waiting};
use crate::{Comm, Runtime, TypeObj};
use oxmpi_datatype::Cursor;
use oxmpi_engine::{Data, Engine, Envelope, ReqId};
use oxmpi_types::{BufferMode, Count, Handle, ProcId, Result, SendMode, fail};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

/// A place a buffer can be attached to: the process, a communicator, a session.
#[derive(Clone, Default)]
pub struct BufferSlot {
    inner: Rc<Inner>,
}

#[derive(Default)]
struct Inner {
    attached: RefCell<Option<Attached>>,
    /// Messages that were put into buffers attached here so far.
    serial: Cell<u64>,
}

/// An attached buffer.
struct Attached {
    mode: BufferMode,
    /// Bytes that the pending messages take, overhead included.
    used: i64,
    /// Ordered by place in the user's memory; those in our own memory come last.
    pending: Vec<Pending>,
}

/// A message that waits for its receiver.
struct Pending {
    /// Which message it is, of all that were put into buffers attached to the same place.
    serial: u64,
    request: ReqId,
    /// What it counts for.
    charge: i64,
    place: Place,
}

/// Where a message's data lies.
enum Place {
    /// At this offset of the user's memory, `charge` bytes long.
    User(usize),
    /// In memory of our own.
    Own(#[expect(dead_code, reason = "kept until the message has left")] Box<[u8]>),
}

impl Place {
    fn order(&self) -> usize {
        match self {
            Place::User(offset) => *offset,
            Place::Own(_) => usize::MAX,
        }
    }
}

impl Attached {
    /// Forgets the messages that have left.
    fn collect(&mut self, engine: &Engine) {
        let used = &mut self.used;
        self.pending.retain(|p| {
            if !engine.is_complete(p.request) {
                return true;
            }
            engine.take(p.request);
            *used -= p.charge;
            false
        });
    }

    /// Whether a message of that charge fits.
    fn has_room(&self, charge: i64) -> bool {
        match self.mode {
            BufferMode::Automatic => true,
            BufferMode::User { size, .. } => self.used + charge <= size,
        }
    }

    /// The first hole of `len` bytes in the user's memory.
    fn hole(&self, len: usize) -> Option<(*mut u8, usize)> {
        let BufferMode::User { address, size } = self.mode else {
            return None;
        };
        let mut at = 0;
        for p in &self.pending {
            let Place::User(offset) = p.place else { break };
            if offset - at >= len {
                break;
            }
            at = offset + p.charge as usize;
        }
        (size as usize >= at + len).then_some(((address + at) as *mut u8, at))
    }

    fn insert(&mut self, message: Pending) {
        let order = message.place.order();
        let at = self.pending.partition_point(|p| p.place.order() <= order);
        self.used += message.charge;
        self.pending.insert(at, message);
    }
}

/// For error messages.
#[cold]
fn described(mode: BufferMode) -> String {
    match mode {
        BufferMode::User { address, size } => format!("{address:#x} with {size} bytes"),
        BufferMode::Automatic => "MPI_BUFFER_AUTOMATIC".to_owned(),
    }
}

impl BufferSlot {
    /// Attaches a buffer.
    pub fn attach(&self, mode: BufferMode) -> Result<()> {
        if let BufferMode::User { size, .. } = mode
            && size < 0
        {
            fail!(Arg, "size is {size}, must not be negative");
        }
        if let BufferMode::User { address: 0, size } = mode
            && size > 0
        {
            fail!(Buffer, "buffer is NULL, but size is {size}");
        }
        let mut attached = self.inner.attached.borrow_mut();
        if let Some(old) = &*attached {
            fail!(
                Buffer,
                "buffer is {}, but {} is attached already, detach it first",
                described(mode),
                described(old.mode)
            );
        }
        *attached = Some(Attached {
            mode,
            used: 0,
            pending: Vec::new(),
        });
        Ok(())
    }

    /// Whether a buffer is attached.
    pub fn is_attached(&self) -> bool {
        self.inner.attached.borrow().is_some()
    }

    /// Whether all messages that were put into the buffer before number `serial` have left.
    fn is_flushed(&self, engine: &Engine, serial: u64) -> bool {
        let left = |p: &Pending| p.serial >= serial || engine.is_complete(p.request);
        match &*self.inner.attached.borrow() {
            Some(buffer) => buffer.pending.iter().all(left),
            None => true,
        }
    }

    fn collect(&self, engine: &Engine) {
        if let Some(buffer) = &mut *self.inner.attached.borrow_mut() {
            buffer.collect(engine);
        }
    }

    /// Waits until every message in the buffer has left.
    pub fn flush(&self, rt: &Runtime) -> Result<()> {
        if !self.is_attached() {
            return Ok(());
        }
        let (engine, serial) = (rt.engine()?, self.inner.serial.get());
        engine.wait_until(waiting(rt), || self.is_flushed(engine, serial));
        self.collect(engine);
        Ok(())
    }

    /// Waits until the buffer is empty and gives it back.
    pub fn detach(&self, rt: &Runtime, owner: impl FnOnce() -> String) -> Result<BufferMode> {
        self.flush(rt)?;
        match self.inner.attached.borrow_mut().take() {
            Some(buffer) => Ok(buffer.mode),
            None => fail!(Buffer, "no buffer is attached to {}", owner()),
        }
    }

    /// Detaches whatever is attached, when the object goes away.
    pub(crate) fn release(&self, rt: &Runtime) -> Result<()> {
        if self.is_attached() {
            self.detach(rt, String::new)?;
        }
        Ok(())
    }
}

/// The buffer that a buffered send on `comm` uses: the communicator's, else that of the session it comes from, else the
/// process's.
fn slot(rt: &Runtime, comm: &Comm) -> BufferSlot {
    if comm.buffer.is_attached() {
        return comm.buffer.clone();
    }
    let session = comm.group.session.as_ref().and_then(Weak::upgrade);
    match session {
        Some(session) if session.buffer.is_attached() => session.buffer.clone(),
        _ => rt.buffer.clone(),
    }
}

/// Copies the data to the attached buffer and sends it from there.
pub(crate) fn send(
    rt: &Runtime,
    comm: &Comm,
    to: ProcId,
    env: Envelope,
    addr: *mut u8,
    count: Count,
    datatype: &Rc<TypeObj>,
) -> Result<Trace> {
    let engine = rt.engine()?;
    let slot = &slot(rt, comm);
    let mut cursor = Cursor::new(&datatype.datatype, count);
    let len = cursor.total_bytes() as usize;
    let charge = len as i64 + rt.bsend_overhead.get();
    if !make_room(rt, slot, charge)? {
        return refuse(slot, len, charge);
    }
    let mut attached = slot.inner.attached.borrow_mut();
    let Some(buffer) = attached.as_mut() else {
        return refuse(slot, len, charge);
    };
    let (place, data) = match buffer.hole(charge as usize) {
        Some((start, offset)) => {
            // SAFETY: the user attached this memory for the library to use until it is detached, and no pending message lies
            // in the hole.
            let room = unsafe { std::slice::from_raw_parts_mut(start, len) };
            pack(&mut cursor, addr, room);
            (Place::User(offset), Data::bytes(start, len))
        }
        None => {
            let mut room = vec![0u8; len].into_boxed_slice();
            pack(&mut cursor, addr, &mut room);
            let data = Data::bytes(room.as_ptr(), len);
            (Place::Own(room), data)
        }
    };
    let Some(request) = engine.send(to, env, SendMode::Standard, data) else {
        return Ok(Trace::latest(engine, to, env));
    };
    let serial = slot.inner.serial.get();
    slot.inner.serial.set(serial + 1);
    buffer.insert(Pending {
        serial,
        request,
        charge,
        place,
    });
    Ok(Trace::Buffered(request))
}

/// Whether a message of that charge fits, after those that have left made room.
fn make_room(rt: &Runtime, slot: &BufferSlot, charge: i64) -> Result<bool> {
    let fits = |slot: &BufferSlot| {
        let attached = slot.inner.attached.borrow();
        attached.as_ref().map(|b| b.has_room(charge))
    };
    let engine = rt.engine()?;
    slot.collect(engine);
    match fits(slot) {
        None => return Ok(false),
        Some(true) => return Ok(true),
        Some(false) => {}
    }
    engine.progress();
    slot.collect(engine);
    Ok(fits(slot) == Some(true))
}

#[cold]
fn refuse<T>(slot: &BufferSlot, len: usize, charge: i64) -> Result<T> {
    match slot.inner.attached.try_borrow().as_deref() {
        Ok(Some(Attached {
            mode: BufferMode::User { size, .. },
            used,
            ..
        })) => fail!(
            Buffer,
            "the message of {len} bytes takes {charge} bytes of the attached buffer, which has {} of {size} left",
            size - used
        ),
        _ => fail!(
            Buffer,
            "the message of {len} bytes needs an attached buffer (MPI_Buffer_attach), but there is none"
        ),
    }
}

/// `MPI_Buffer_attach`
pub fn buffer_attach(rt: &Runtime, buffer: BufferMode) -> Result<()> {
    rt.active()?;
    rt.buffer.attach(buffer)
}

/// `MPI_Buffer_detach`
pub fn buffer_detach(rt: &Runtime) -> Result<BufferMode> {
    rt.active()?;
    rt.buffer.detach(rt, || "this process".to_owned())
}

/// `MPI_Buffer_flush`
pub fn buffer_flush(rt: &Runtime) -> Result<()> {
    rt.active()?;
    rt.buffer.flush(rt)
}

/// `MPI_Comm_attach_buffer`
pub fn comm_attach_buffer(rt: &Runtime, comm: &Rc<Comm>, buffer: BufferMode) -> Result<()> {
    rt.active()?;
    comm.buffer.attach(buffer)
}

/// `MPI_Comm_detach_buffer`
pub fn comm_detach_buffer(rt: &Runtime, comm: &Rc<Comm>) -> Result<BufferMode> {
    rt.active()?;
    comm.buffer.detach(rt, || comm.describe())
}

/// `MPI_Comm_flush_buffer`
pub fn comm_flush_buffer(rt: &Runtime, comm: &Rc<Comm>) -> Result<()> {
    rt.active()?;
    comm.buffer.flush(rt)
}

/// A request that completes when what is in the buffer now has left.
pub(crate) fn iflush(rt: &Runtime, slot: &BufferSlot, comm: Option<&Rc<Comm>>) -> Result<Handle> {
    let engine = rt.engine()?.clone();
    let (slot, serial) = (slot.clone(), slot.inner.serial.get());
    if slot.is_flushed(&engine, serial) {
        return Ok(rt.at_once());
    }
    let task = Box::pin(async move {
        engine.until(|| slot.is_flushed(&engine, serial)).await;
        Ok(())
    });
    rt.task_request_on(task, comm.cloned())
}

/// `MPI_Buffer_iflush`
pub fn buffer_iflush(rt: &Runtime) -> Result<Handle> {
    iflush(rt, &rt.buffer, None)
}

/// `MPI_Comm_iflush_buffer`
pub fn comm_iflush_buffer(rt: &Runtime, comm: &Rc<Comm>) -> Result<Handle> {
    iflush(rt, &comm.buffer, Some(comm))
}
