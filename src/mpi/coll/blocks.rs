//! Allgather and alltoall.

use super::args::{self, RECV, SEND, TypeArray, arrays};
use super::{Calls, Work, blocking, nonblocking, persistent, three_ways};
use crate::{Comm, Info, Ints, Runtime, TypeObj, UserBuf};
use oxmpi_coll::{self as below, Blocks, Buf};
use oxmpi_types::{Count, Handle, Result, fail};
use std::rc::Rc;

pub use super::args::TypeArray as DatatypeArray;

/// `MPI_IN_PLACE` means nothing between two groups.
pub(super) fn place_for(comm: &Comm, buf: UserBuf) -> Result<()> {
    if comm.is_inter() && buf == UserBuf::InPlace {
        fail!(
            Buffer,
            "sendbuf is MPI_IN_PLACE, which an intercommunicator does not take, but comm is {}",
            comm.describe()
        );
    }
    Ok(())
}

#[derive(Clone)]
struct Allgather {
    send: Option<Buf>,
    recv: Blocks,
}

impl Work for Allgather {
    async fn run(self, calls: Calls) -> Result<()> {
        match (calls.remote, self.send) {
            (Some(remote), Some(send)) => {
                Box::pin(below::inter_allgather(calls.local, remote, send, self.recv)).await
            }
            (_, send) => below::allgather(calls.local, send, self.recv).await,
        }
    }
}

fn check_allgather(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    comm: &Comm,
) -> Result<Allgather> {
    place_for(comm, sendbuf)?;
    let send = args::buffer_or_in_place(SEND, sendbuf, sendcount, sendtype)?;
    let recv = args::uniform(RECV, recvbuf, recvcount, recvtype, comm.peers().size())?;
    args::distinct(sendbuf, recvbuf, sendcount)?;
    if let Some(send) = &send {
        args::apart(comm, |_| send.clone(), |me| recv.block(me))?;
    }
    Ok(Allgather { send, recv })
}

three_ways!("Allgather", check_allgather => allgather, iallgather, allgather_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
));

#[allow(clippy::too_many_arguments)]
fn check_allgatherv(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    displs: Ints,
    recvtype: Option<&Rc<TypeObj>>,
    comm: &Comm,
) -> Result<Allgather> {
    place_for(comm, sendbuf)?;
    let send = args::buffer_or_in_place(SEND, sendbuf, sendcount, sendtype)?;
    let n = comm.peers().size();
    let recv = args::varying(RECV, recvbuf, recvcounts, displs, recvtype, n)?;
    if let Some(send) = &send {
        args::apart(comm, |_| send.clone(), |me| recv.block(me))?;
    }
    Ok(Allgather { send, recv })
}

three_ways!("Allgatherv", check_allgatherv => allgatherv, iallgatherv, allgatherv_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    displs: Ints,
    recvtype: Option<&Rc<TypeObj>>,
));

#[derive(Clone)]
struct Alltoall {
    send: Option<Blocks>,
    recv: Blocks,
}

impl Work for Alltoall {
    async fn run(self, calls: Calls) -> Result<()> {
        match (calls.remote, self.send) {
            (Some(remote), Some(send)) => {
                Box::pin(below::inter_alltoall(calls.local, remote, send, self.recv)).await
            }
            (_, send) => below::alltoall(calls.local, send, self.recv).await,
        }
    }
}

/// The send side, `None` for `MPI_IN_PLACE`, when the other arguments are not looked at.
fn unless_in_place(
    comm: &Comm,
    sendbuf: UserBuf,
    blocks: impl FnOnce(u32) -> Result<Blocks>,
) -> Result<Option<Blocks>> {
    place_for(comm, sendbuf)?;
    match sendbuf {
        UserBuf::InPlace => Ok(None),
        UserBuf::Addr(_) => blocks(comm.peers().size()).map(Some),
    }
}

fn check_alltoall(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    comm: &Comm,
) -> Result<Alltoall> {
    let send = unless_in_place(comm, sendbuf, |n| {
        args::uniform(SEND, sendbuf, sendcount, sendtype, n)
    })?;
    let recv = args::uniform(RECV, recvbuf, recvcount, recvtype, comm.peers().size())?;
    args::distinct(sendbuf, recvbuf, sendcount)?;
    Ok(Alltoall { send, recv })
}

three_ways!("Alltoall", check_alltoall => alltoall, ialltoall, alltoall_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
));

#[allow(clippy::too_many_arguments)]
fn check_alltoallv(
    sendbuf: UserBuf,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: Option<&Rc<TypeObj>>,
    comm: &Comm,
) -> Result<Alltoall> {
    let send = unless_in_place(comm, sendbuf, |n| {
        let names = arrays(SEND, "sdispls");
        args::varying(names, sendbuf, sendcounts, sdispls, sendtype, n)
    })?;
    let recv = args::varying(
        arrays(RECV, "rdispls"),
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm.peers().size(),
    )?;
    if let Some(send) = &send {
        args::apart(comm, |me| send.block(me), |me| recv.block(me))?;
    }
    Ok(Alltoall { send, recv })
}

three_ways!("Alltoallv", check_alltoallv => alltoallv, ialltoallv, alltoallv_init(
    sendbuf: UserBuf,
    sendcounts: Ints,
    sdispls: Ints,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    rdispls: Ints,
    recvtype: Option<&Rc<TypeObj>>,
));

#[allow(clippy::too_many_arguments)]
fn check_alltoallw(
    sendbuf: UserBuf,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: &dyn TypeArray,
    recvbuf: UserBuf,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: &dyn TypeArray,
    comm: &Comm,
) -> Result<Alltoall> {
    let send = unless_in_place(comm, sendbuf, |n| {
        let names = arrays(SEND, "sdispls");
        args::typed(names, sendbuf, sendcounts, sdispls, sendtypes, n)
    })?;
    let recv = args::typed(
        arrays(RECV, "rdispls"),
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm.peers().size(),
    )?;
    if let Some(send) = &send {
        args::apart(comm, |me| send.block(me), |me| recv.block(me))?;
    }
    Ok(Alltoall { send, recv })
}

three_ways!("Alltoallw", check_alltoallw => alltoallw, ialltoallw, alltoallw_init(
    sendbuf: UserBuf,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: &dyn TypeArray,
    recvbuf: UserBuf,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: &dyn TypeArray,
));
