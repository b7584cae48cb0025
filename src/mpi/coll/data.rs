//! Barrier and broadcast, gather and scatter.

use super::args::{self, RECV, SEND, plain};
use super::{Calls, Root, Work, blocking, nonblocking, persistent, root_of, three_ways};
use crate::{Comm, Info, Ints, Runtime, TypeObj, UserBuf};
use oxmpi_coll::{self as below, Blocks, Buf};
use oxmpi_types::{Count, Handle, RankArg, Result};
use std::rc::Rc;

#[derive(Clone)]
struct Barrier;

impl Work for Barrier {
    async fn run(self, calls: Calls) -> Result<()> {
        match calls.remote {
            None => below::barrier(calls.local).await,
            Some(remote) => Box::pin(below::inter_barrier(calls.local, remote)).await,
        }
    }
}

fn check_barrier(_: &Comm) -> Result<Barrier> {
    Ok(Barrier)
}

three_ways!("Barrier", check_barrier => barrier, ibarrier, barrier_init());

#[derive(Clone)]
struct Bcast {
    buf: Buf,
    root: Root,
}

impl Work for Bcast {
    async fn run(self, calls: Calls) -> Result<()> {
        match calls.remote {
            None => {
                let root = self.root.intra(calls.local.team().rank());
                below::bcast(calls.local, self.buf, root).await
            }
            Some(remote) => {
                let root = self.root.inter();
                Box::pin(below::inter_bcast(calls.local, remote, self.buf, root)).await
            }
        }
    }
}

fn check_bcast(
    buffer: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    root: RankArg,
    comm: &Comm,
) -> Result<Bcast> {
    let root = root_of(comm, root)?;
    let buf = match root {
        Root::Neighbour => Buf::nothing(),
        _ => args::buffer(plain("buffer"), buffer, count, datatype)?,
    };
    Ok(Bcast { buf, root })
}

three_ways!("Bcast", check_bcast => bcast, ibcast, bcast_init(
    buffer: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    root: RankArg,
));

#[derive(Clone)]
struct Gather {
    send: Option<Buf>,
    recv: Option<Blocks>,
    root: Root,
    v: bool,
}

impl Work for Gather {
    async fn run(self, calls: Calls) -> Result<()> {
        match calls.remote {
            None => {
                let root = self.root.intra(calls.local.team().rank());
                below::gather(calls.local, self.send, self.recv, root, self.v).await
            }
            Some(remote) => {
                let root = self.root.inter();
                Box::pin(below::inter_gather(
                    calls.local,
                    remote,
                    self.send,
                    self.recv,
                    root,
                ))
                .await
            }
        }
    }
}

/// The send side of a gather, once it is known who is root.
fn gather_from(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recv: Option<&Blocks>,
    root: Root,
    comm: &Comm,
) -> Result<Option<Buf>> {
    match root {
        Root::Rank(_) => args::buffer(SEND, sendbuf, sendcount, sendtype).map(Some),
        Root::Me if !comm.is_inter() => {
            let send = args::buffer_or_in_place(SEND, sendbuf, sendcount, sendtype)?;
            if let (Some(send), Some(recv)) = (&send, recv) {
                args::apart(comm, |_| send.clone(), |me| recv.block(me))?;
            }
            Ok(send)
        }
        _ => Ok(None),
    }
}

#[allow(clippy::too_many_arguments)]
fn check_gather(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
    comm: &Comm,
) -> Result<Gather> {
    let root = root_of(comm, root)?;
    let recv = match root {
        Root::Me => Some(args::uniform(
            RECV,
            recvbuf,
            recvcount,
            recvtype,
            comm.peers().size(),
        )?),
        _ => None,
    };
    let send = gather_from(sendbuf, sendcount, sendtype, recv.as_ref(), root, comm)?;
    Ok(Gather {
        send,
        recv,
        root,
        v: false,
    })
}

three_ways!("Gather", check_gather => gather, igather, gather_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
));

#[allow(clippy::too_many_arguments)]
fn check_gatherv(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    displs: Ints,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
    comm: &Comm,
) -> Result<Gather> {
    let root = root_of(comm, root)?;
    let recv = match root {
        Root::Me => Some(args::varying(
            RECV,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm.peers().size(),
        )?),
        _ => None,
    };
    let send = gather_from(sendbuf, sendcount, sendtype, recv.as_ref(), root, comm)?;
    Ok(Gather {
        send,
        recv,
        root,
        v: true,
    })
}

three_ways!("Gatherv", check_gatherv => gatherv, igatherv, gatherv_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    displs: Ints,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
));

#[derive(Clone)]
struct Scatter {
    send: Option<Blocks>,
    recv: Option<Buf>,
    root: Root,
    v: bool,
}

impl Work for Scatter {
    async fn run(self, calls: Calls) -> Result<()> {
        match calls.remote {
            None => {
                let root = self.root.intra(calls.local.team().rank());
                below::scatter(calls.local, self.send, self.recv, root, self.v).await
            }
            Some(remote) => {
                let root = self.root.inter();
                Box::pin(below::inter_scatter(
                    calls.local,
                    remote,
                    self.send,
                    self.recv,
                    root,
                ))
                .await
            }
        }
    }
}

/// The receive side of a scatter, once it is known who is root.
fn scatter_to(
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    send: Option<&Blocks>,
    root: Root,
    comm: &Comm,
) -> Result<Option<Buf>> {
    match root {
        Root::Rank(_) => args::buffer(RECV, recvbuf, recvcount, recvtype).map(Some),
        Root::Me if !comm.is_inter() => {
            let recv = args::buffer_or_in_place(RECV, recvbuf, recvcount, recvtype)?;
            if let (Some(recv), Some(send)) = (&recv, send) {
                args::apart(comm, |me| send.block(me), |_| recv.clone())?;
            }
            Ok(recv)
        }
        _ => Ok(None),
    }
}

#[allow(clippy::too_many_arguments)]
fn check_scatter(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
    comm: &Comm,
) -> Result<Scatter> {
    let root = root_of(comm, root)?;
    let send = match root {
        Root::Me => Some(args::uniform(
            SEND,
            sendbuf,
            sendcount,
            sendtype,
            comm.peers().size(),
        )?),
        _ => None,
    };
    let recv = scatter_to(recvbuf, recvcount, recvtype, send.as_ref(), root, comm)?;
    Ok(Scatter {
        send,
        recv,
        root,
        v: false,
    })
}

three_ways!("Scatter", check_scatter => scatter, iscatter, scatter_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
));

#[allow(clippy::too_many_arguments)]
fn check_scatterv(
    sendbuf: UserBuf,
    sendcounts: Ints,
    displs: Ints,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
    comm: &Comm,
) -> Result<Scatter> {
    let root = root_of(comm, root)?;
    let send = match root {
        Root::Me => Some(args::varying(
            SEND,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            comm.peers().size(),
        )?),
        _ => None,
    };
    let recv = scatter_to(recvbuf, recvcount, recvtype, send.as_ref(), root, comm)?;
    Ok(Scatter {
        send,
        recv,
        root,
        v: true,
    })
}

three_ways!("Scatterv", check_scatterv => scatterv, iscatterv, scatterv_init(
    sendbuf: UserBuf,
    sendcounts: Ints,
    displs: Ints,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    root: RankArg,
));
