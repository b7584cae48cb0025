//! Neighbourhood collectives (MPI 5.0 section 8.7): a rank exchanges data with its neighbours in the topology.

use super::args::{self, Names, RECV, SEND, TypeArray, arrays};
use super::{Calls, Work, blocking, nonblocking, persistent, three_ways};
use crate::topo::neighborhood;
use crate::{Comm, Info, Ints, Runtime, TypeObj, UserBuf};
use oxmpi_coll::{self as below, Blocks, Buf, Neighborhood};
use oxmpi_types::{Count, Handle, Rank, Result, fail};
use std::rc::Rc;

const SDISPLS: Names = arrays(SEND, "sdispls");
const RDISPLS: Names = arrays(RECV, "rdispls");

#[derive(Clone)]
struct Allgather {
    hood: Rc<Neighborhood>,
    send: Buf,
    recv: Blocks,
}

impl Work for Allgather {
    async fn run(self, calls: Calls) -> Result<()> {
        below::neighbor_allgather(calls.local, self.hood, self.send, self.recv).await
    }
}

impl Allgather {
    fn new(hood: Rc<Neighborhood>, send: Buf, recv: Blocks) -> Result<Allgather> {
        apart(&hood, |_| send.clone(), &recv)?;
        Ok(Allgather { hood, send, recv })
    }
}

#[derive(Clone)]
struct Alltoall {
    hood: Rc<Neighborhood>,
    send: Blocks,
    recv: Blocks,
}

impl Work for Alltoall {
    async fn run(self, calls: Calls) -> Result<()> {
        below::neighbor_alltoall(calls.local, self.hood, self.send, self.recv).await
    }
}

impl Alltoall {
    fn new(hood: Rc<Neighborhood>, send: Blocks, recv: Blocks) -> Result<Alltoall> {
        apart(&hood, |i| send.block(i), &recv)?;
        Ok(Alltoall { hood, send, recv })
    }
}

/// Refuses to receive where the block for the same neighbour is sent from.
fn apart(hood: &Neighborhood, send: impl Fn(Rank) -> Buf, recv: &Blocks) -> Result<()> {
    for i in 0..hood.indegree().min(hood.outdegree()) {
        if send(i).same_start(&recv.block(i)) {
            fail!(
                Buffer,
                "the blocks {i} of sendbuf and recvbuf begin at one address, must not overlap"
            );
        }
    }
    Ok(())
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
    let hood = neighborhood(comm)?;
    let send = args::buffer(SEND, sendbuf, sendcount, sendtype)?;
    let recv = args::uniform(RECV, recvbuf, recvcount, recvtype, hood.indegree())?;
    Allgather::new(hood, send, recv)
}

three_ways!("Neighbor_allgather", check_allgather => neighbor_allgather, ineighbor_allgather, neighbor_allgather_init(
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
    let hood = neighborhood(comm)?;
    let send = args::buffer(SEND, sendbuf, sendcount, sendtype)?;
    let n = hood.indegree();
    let recv = args::varying(RECV, recvbuf, recvcounts, displs, recvtype, n)?;
    Allgather::new(hood, send, recv)
}

three_ways!("Neighbor_allgatherv", check_allgatherv => neighbor_allgatherv, ineighbor_allgatherv, neighbor_allgatherv_init(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcounts: Ints,
    displs: Ints,
    recvtype: Option<&Rc<TypeObj>>,
));

fn check_alltoall(
    sendbuf: UserBuf,
    sendcount: Count,
    sendtype: Option<&Rc<TypeObj>>,
    recvbuf: UserBuf,
    recvcount: Count,
    recvtype: Option<&Rc<TypeObj>>,
    comm: &Comm,
) -> Result<Alltoall> {
    let hood = neighborhood(comm)?;
    let send = args::uniform(SEND, sendbuf, sendcount, sendtype, hood.outdegree())?;
    let recv = args::uniform(RECV, recvbuf, recvcount, recvtype, hood.indegree())?;
    Alltoall::new(hood, send, recv)
}

three_ways!("Neighbor_alltoall", check_alltoall => neighbor_alltoall, ineighbor_alltoall, neighbor_alltoall_init(
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
    let hood = neighborhood(comm)?;
    let (into, out) = (hood.indegree(), hood.outdegree());
    let send = args::varying(SDISPLS, sendbuf, sendcounts, sdispls, sendtype, out)?;
    let recv = args::varying(RDISPLS, recvbuf, recvcounts, rdispls, recvtype, into)?;
    Alltoall::new(hood, send, recv)
}

three_ways!("Neighbor_alltoallv", check_alltoallv => neighbor_alltoallv, ineighbor_alltoallv, neighbor_alltoallv_init(
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
    let hood = neighborhood(comm)?;
    let (into, out) = (hood.indegree(), hood.outdegree());
    let send = args::typed(SDISPLS, sendbuf, sendcounts, sdispls, sendtypes, out)?;
    let recv = args::typed(RDISPLS, recvbuf, recvcounts, rdispls, recvtypes, into)?;
    Alltoall::new(hood, send, recv)
}

three_ways!("Neighbor_alltoallw", check_alltoallw => neighbor_alltoallw, ineighbor_alltoallw, neighbor_alltoallw_init(
    sendbuf: UserBuf,
    sendcounts: Ints,
    sdispls: Ints,
    sendtypes: &dyn TypeArray,
    recvbuf: UserBuf,
    recvcounts: Ints,
    rdispls: Ints,
    recvtypes: &dyn TypeArray,
));
