//! Blocking and nonblocking point-to-point communication (MPI 5.0 chapter 3).

use crate::check::{buffer, from, tag_of, target, wanted};
use crate::request::{MessageRef, StatusCell, Trace};
use crate::table::Id;
use crate::{Comm, Message, Runtime, TypeObj, UserBuf, buffered};
use oxmpi_datatype::Cursor;
use oxmpi_engine::{Data, DataMut, Engine, Envelope};
use oxmpi_types::{
    Count, Handle, ProcId, Rank, RankArg, Result, SendMode, Status, Tag, TagArg, fail,
};
use std::cell::RefCell;
use std::rc::Rc;

/// What a send is made of after its arguments were checked.
struct Outgoing<'a> {
    engine: &'a Rc<Engine>,
    /// Absent for `MPI_PROC_NULL`.
    to: Option<ProcId>,
    env: Envelope,
    data: Data,
}

#[inline(always)]
fn outgoing<'a>(
    rt: &'a Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Comm,
) -> Result<Outgoing<'a>> {
    let engine = rt.engine()?;
    let to = target(comm, dest)?;
    let env = Envelope {
        ctx: comm.ctx()?,
        src: comm.rank,
        tag: tag_of("tag", tag)?,
    };
    let addr = buffer("buf", buf, count, datatype)?;
    let data = Data::typed(addr, count, &datatype.datatype);
    Ok(Outgoing {
        engine,
        to,
        env,
        data,
    })
}

/// Where a message comes from after the arguments were checked; absent for `MPI_PROC_NULL`.
struct Incoming<'a> {
    engine: &'a Rc<Engine>,
    from: Option<(Option<Rank>, Option<Tag>)>,
    data: DataMut,
}

#[inline(always)]
fn incoming<'a>(
    rt: &'a Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    source: RankArg,
    tag: TagArg,
    comm: &Comm,
) -> Result<Incoming<'a>> {
    let engine = rt.engine()?;
    let from = from(comm, source, tag)?;
    let addr = buffer("buf", buf, count, datatype)?;
    let data = DataMut::typed(addr, count, &datatype.datatype);
    Ok(Incoming { engine, from, data })
}

macro_rules! blocking_send {
    ($(#[$doc:meta])* $name:ident, $call:literal, $mode:ident) => {
        $(#[$doc])*
        #[inline]
        pub fn $name(
            rt: &Runtime,
            buf: UserBuf,
            count: Count,
            datatype: &Rc<TypeObj>,
            dest: RankArg,
            tag: TagArg,
            comm: &Rc<Comm>,
        ) -> Result<()> {
            let out = outgoing(rt, buf, count, datatype, dest, tag, comm)?;
            match out.to {
                Some(to) => {
                    out.engine
                        .send_blocking($call, to, out.env, SendMode::$mode, out.data)
                }
                None => Ok(()),
            }
        }
    };
}

blocking_send!(
    /// `MPI_Send`
    send, "MPI_Send", Standard
);
blocking_send!(
    /// `MPI_Ssend`
    ssend, "MPI_Ssend", Synchronous
);
blocking_send!(
    /// `MPI_Rsend`
    rsend, "MPI_Rsend", Ready
);

macro_rules! nonblocking_send {
    ($(#[$doc:meta])* $name:ident, $mode:ident) => {
        $(#[$doc])*
        #[inline]
        pub fn $name(
            rt: &Runtime,
            buf: UserBuf,
            count: Count,
            datatype: &Rc<TypeObj>,
            dest: RankArg,
            tag: TagArg,
            comm: &Rc<Comm>,
        ) -> Result<Handle> {
            let out = outgoing(rt, buf, count, datatype, dest, tag, comm)?;
            let Some(to) = out.to else {
                return Ok(rt.at_once());
            };
            Ok(match out.engine.send(to, out.env, SendMode::$mode, out.data) {
                Some(id) => rt.engine_request(id, comm),
                None => rt.sent_request(Trace::latest(out.engine, to, out.env)),
            })
        }
    };
}

nonblocking_send!(
    /// `MPI_Isend`
    isend, Standard
);
nonblocking_send!(
    /// `MPI_Issend`
    issend, Synchronous
);
nonblocking_send!(
    /// `MPI_Irsend`
    irsend, Ready
);

/// `MPI_Bsend`
pub fn bsend(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<()> {
    buffer_message(rt, buf, count, datatype, dest, tag, comm)?;
    Ok(())
}

/// Puts a message into the attached buffer; `None` for `MPI_PROC_NULL`.
fn buffer_message(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Option<Trace>> {
    let out = outgoing(rt, buf, count, datatype, dest, tag, comm)?;
    let (Some(to), UserBuf::Addr(addr)) = (out.to, buf) else {
        return Ok(None);
    };
    buffered::send(rt, comm, to, out.env, addr, count, datatype).map(Some)
}

/// `MPI_Ibsend`: the copy is made at once, so the request is complete.
pub fn ibsend(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    Ok(
        match buffer_message(rt, buf, count, datatype, dest, tag, comm)? {
            Some(trace) => rt.sent_request(trace),
            None => rt.at_once(),
        },
    )
}

/// `MPI_Recv`
#[inline]
pub fn recv(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Status> {
    let inc = incoming(rt, buf, count, datatype, source, tag, comm)?;
    let Some((src, tag)) = inc.from else {
        return Ok(Status::PROC_NULL);
    };
    let status = inc
        .engine
        .recv_blocking("MPI_Recv", comm.ctx()?, src, tag, inc.data);
    rt.outcome(status)
}

/// `MPI_Irecv`
#[inline]
pub fn irecv(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    let inc = incoming(rt, buf, count, datatype, source, tag, comm)?;
    Ok(match inc.from {
        Some((src, tag)) => {
            let id = inc.engine.recv(comm.ctx()?, src, tag, inc.data);
            rt.engine_request(id, comm)
        }
        None => rt.done_request(Status::PROC_NULL, comm),
    })
}

/// The two halves of a send-receive, ready to be driven.
struct Both {
    engine: Rc<Engine>,
    ctx: oxmpi_types::ContextId,
    to: Option<ProcId>,
    env: Envelope,
    out: Data,
    from: Option<(Option<Rank>, Option<Tag>)>,
    into: DataMut,
}

impl Both {
    /// Receives and sends at once; the status is the receive's, an error the first of either.
    async fn run(self) -> Status {
        let receiving = self
            .from
            .map(|(src, tag)| self.engine.recv(self.ctx, src, tag, self.into));
        let sending = self
            .to
            .and_then(|to| self.engine.send(to, self.env, SendMode::Standard, self.out));
        let mut status = match receiving {
            Some(id) => self.engine.completion(id).await,
            None => Status::PROC_NULL,
        };
        if let Some(id) = sending {
            let sent = self.engine.completion(id).await;
            status.error = status.error.or(sent.error);
        }
        status
    }
}

#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
fn both(
    rt: &Runtime,
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: &Rc<TypeObj>,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Both> {
    let engine = rt.engine()?.clone();
    let ctx = comm.ctx()?;
    let to = target(comm, dest)?;
    let env = Envelope {
        ctx,
        src: comm.rank,
        tag: tag_of("sendtag", sendtag)?,
    };
    let recvtag = wanted("recvtag", recvtag)?;
    let from = from(comm, source, TagArg::Any)?.map(|(src, _)| (src, recvtag));
    let out = buffer("sendbuf", sendbuf, sendcount, sendtype)?;
    let into = buffer("recvbuf", recvbuf, recvcount, recvtype)?;
    Ok(Both {
        engine,
        ctx,
        to,
        env,
        out: Data::typed(out, sendcount, &sendtype.datatype),
        from,
        into: DataMut::typed(into, recvcount, &recvtype.datatype),
    })
}

/// `MPI_Sendrecv`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn sendrecv(
    rt: &Runtime,
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: &Rc<TypeObj>,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Status> {
    let both = both(
        rt, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
        recvtag, comm,
    )?;
    let engine = both.engine.clone();
    rt.outcome(engine.block_on(crate::request::waiting(rt), both.run()))
}

/// `MPI_Isendrecv`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn isendrecv(
    rt: &Runtime,
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: &Rc<TypeObj>,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    let both = both(
        rt, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
        recvtag, comm,
    )?;
    let cell: StatusCell = Rc::new(RefCell::new(Status::EMPTY));
    let out = cell.clone();
    let task = Box::pin(async move {
        let status = both.run().await;
        out.replace(status);
        Ok(())
    });
    rt.task_request_with(task, cell, comm)
}

/// Packs what is to be sent, so that the buffer can be received into.
fn packed(addr: *mut u8, count: Count, datatype: &Rc<TypeObj>) -> Vec<u8> {
    let mut cursor = Cursor::new(&datatype.datatype, count);
    let mut copy = vec![0u8; cursor.total_bytes() as usize];
    crate::check::pack(&mut cursor, addr, &mut copy);
    copy
}

/// The halves of `MPI_Sendrecv_replace`, with the copy of what is sent.
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
fn replacing(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<(Both, Vec<u8>)> {
    // For the arguments' names in errors.
    buffer("buf", buf, count, datatype)?;
    let mut both = both(
        rt, buf, count, datatype, dest, sendtag, buf, count, datatype, source, recvtag, comm,
    )?;
    let copy = match (both.to, both.from, buf) {
        (Some(_), Some(_), UserBuf::Addr(addr)) => packed(addr, count, datatype),
        // Nothing arrives or nothing leaves, so nothing can be overwritten too early.
        _ => return Ok((both, Vec::new())),
    };
    both.out = Data::bytes(copy.as_ptr(), copy.len());
    Ok((both, copy))
}

/// `MPI_Sendrecv_replace`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn sendrecv_replace(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Status> {
    let (both, _copy) = replacing(
        rt, buf, count, datatype, dest, sendtag, source, recvtag, comm,
    )?;
    let engine = both.engine.clone();
    rt.outcome(engine.block_on(crate::request::waiting(rt), both.run()))
}

/// `MPI_Isendrecv_replace`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn isendrecv_replace(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    sendtag: TagArg,
    source: RankArg,
    recvtag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    let (both, copy) = replacing(
        rt, buf, count, datatype, dest, sendtag, source, recvtag, comm,
    )?;
    let cell: StatusCell = Rc::new(RefCell::new(Status::EMPTY));
    let out = cell.clone();
    let task = Box::pin(async move {
        let status = both.run().await;
        drop(copy);
        out.replace(status);
        Ok(())
    });
    rt.task_request_with(task, cell, comm)
}

/// `MPI_Probe`
pub fn probe(rt: &Runtime, source: RankArg, tag: TagArg, comm: &Rc<Comm>) -> Result<Status> {
    let engine = rt.engine()?;
    Ok(match from(comm, source, tag)? {
        Some((src, tag)) => engine.probe_blocking("MPI_Probe", comm.ctx()?, src, tag),
        None => Status::PROC_NULL,
    })
}

/// `MPI_Iprobe`
pub fn iprobe(
    rt: &Runtime,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Option<Status>> {
    let engine = rt.engine()?;
    Ok(match from(comm, source, tag)? {
        Some((src, tag)) => engine.probe(comm.ctx()?, src, tag),
        None => Some(Status::PROC_NULL),
    })
}

fn message(comm: &Rc<Comm>, message: oxmpi_engine::MessageId) -> MessageRef {
    MessageRef::Real(Rc::new(Message {
        id: Id::new(),
        message,
        comm: comm.clone(),
    }))
}

/// `MPI_Mprobe`
pub fn mprobe(
    rt: &Runtime,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<(MessageRef, Status)> {
    let engine = rt.engine()?;
    Ok(match from(comm, source, tag)? {
        Some((src, tag)) => {
            let (id, status) = engine.mprobe_blocking("MPI_Mprobe", comm.ctx()?, src, tag);
            (message(comm, id), status)
        }
        None => (MessageRef::NoProc, Status::PROC_NULL),
    })
}

/// `MPI_Improbe`
pub fn improbe(
    rt: &Runtime,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Option<(MessageRef, Status)>> {
    let engine = rt.engine()?;
    Ok(match from(comm, source, tag)? {
        Some((src, tag)) => engine
            .mprobe(comm.ctx()?, src, tag)
            .map(|(id, status)| (message(comm, id), status)),
        None => Some((MessageRef::NoProc, Status::PROC_NULL)),
    })
}

/// `MPI_Mrecv`. The message's handle is gone afterwards.
pub fn mrecv(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    message: &MessageRef,
) -> Result<Status> {
    let mut request = Some(imrecv(rt, buf, count, datatype, message)?);
    crate::wait(rt, &mut request)
}

/// `MPI_Imrecv`. The message's handle is gone afterwards.
pub fn imrecv(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    message: &MessageRef,
) -> Result<Handle> {
    let engine = rt.engine()?;
    let addr = buffer("buf", buf, count, datatype)?;
    let message = match message {
        MessageRef::NoProc => return Ok(rt.done_request(Status::PROC_NULL, rt.comm_self()?)),
        MessageRef::Real(message) => message,
    };
    // The table keeps a message until it is received, so this is never seen.
    if message.id.handle().is_none() {
        fail!(Request, "message has been received already");
    }
    rt.messages.release(message);
    let data = DataMut::typed(addr, count, &datatype.datatype);
    let id = engine.mrecv(message.message, data);
    Ok(rt.engine_request(id, &message.comm))
}
