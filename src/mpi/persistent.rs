//! Persistent point-to-point operations (MPI 5.0 section 3.9).

use crate::check::{buffer, from, tag_of, target};
use crate::request::Recipe;
use crate::{Comm, Runtime, TypeObj, UserBuf};
use oxmpi_engine::{Data, DataMut, Envelope};
use oxmpi_types::{Count, Handle, RankArg, Result, SendMode, TagArg};
use std::rc::Rc;

#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
fn send(
    rt: &Runtime,
    mode: SendMode,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    dest: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    rt.active()?;
    let to = target(comm, dest)?;
    let env = Envelope {
        ctx: comm.ctx()?,
        src: comm.rank,
        tag: tag_of("tag", tag)?,
    };
    let addr = buffer("buf", buf, count, datatype)?;
    let recipe = match mode {
        SendMode::Buffered => Recipe::Bsend {
            to,
            env,
            addr,
            count,
            datatype: datatype.clone(),
        },
        _ => Recipe::Send {
            to,
            env,
            mode,
            data: Data::typed(addr, count, &datatype.datatype),
        },
    };
    Ok(rt.persistent(recipe, comm))
}

macro_rules! send_init {
    ($(#[$doc:meta])* $name:ident, $mode:ident) => {
        $(#[$doc])*
        pub fn $name(
            rt: &Runtime,
            buf: UserBuf,
            count: Count,
            datatype: &Rc<TypeObj>,
            dest: RankArg,
            tag: TagArg,
            comm: &Rc<Comm>,
        ) -> Result<Handle> {
            send(rt, SendMode::$mode, buf, count, datatype, dest, tag, comm)
        }
    };
}

send_init!(
    /// `MPI_Send_init`
    send_init, Standard
);
send_init!(
    /// `MPI_Bsend_init`
    bsend_init, Buffered
);
send_init!(
    /// `MPI_Ssend_init`
    ssend_init, Synchronous
);
send_init!(
    /// `MPI_Rsend_init`
    rsend_init, Ready
);

/// `MPI_Recv_init`
pub fn recv_init(
    rt: &Runtime,
    buf: UserBuf,
    count: Count,
    datatype: &Rc<TypeObj>,
    source: RankArg,
    tag: TagArg,
    comm: &Rc<Comm>,
) -> Result<Handle> {
    rt.active()?;
    let from = from(comm, source, tag)?;
    let addr = buffer("buf", buf, count, datatype)?;
    let recipe = match from {
        None => Recipe::RecvNull,
        Some((src, tag)) => Recipe::Recv {
            src,
            tag,
            data: DataMut::typed(addr, count, &datatype.datatype),
        },
    };
    Ok(rt.persistent(recipe, comm))
}
