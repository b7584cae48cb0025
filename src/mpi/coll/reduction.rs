//! Reductions: reduce, allreduce, reduce-scatter, scan, exscan, and the local one.

use super::args::{self, Names, plain};
use super::blocks::place_for;
use super::{Calls, Root, Work, blocking, nonblocking, persistent, root_of, three_ways};
use crate::{Comm, Info, Ints, OpObj, Runtime, TypeObj, UserBuf};
use oxmpi_coll::{self as below, Buf, Op};
use oxmpi_types::{Count, Handle, RankArg, Result, fail};
use std::rc::Rc;

const SENDBUF: Names = plain("sendbuf");
const RECVBUF: Names = plain("recvbuf");

/// The operation, if it is defined on the type; without data it does not matter.
fn operation(op: &OpObj, count: Count, datatype: Option<&Rc<TypeObj>>) -> Result<Op> {
    let datatype = args::committed("datatype", datatype)?;
    if count > 0 {
        op.op.check(datatype)?;
    }
    Ok(op.op.clone())
}

#[derive(Clone)]
struct Reduce {
    send: Option<Buf>,
    recv: Option<Buf>,
    op: Op,
    root: Root,
}

impl Work for Reduce {
    async fn run(self, calls: Calls) -> Result<()> {
        let Reduce {
            send,
            recv,
            op,
            root,
        } = self;
        match calls.remote {
            None => {
                let root = root.intra(calls.local.team().rank());
                below::reduce(calls.local, send, recv, op, root).await
            }
            Some(remote) => {
                let root = root.inter();
                Box::pin(below::inter_reduce(
                    calls.local,
                    remote,
                    send,
                    recv,
                    op,
                    root,
                ))
                .await
            }
        }
    }
}

#[allow(clippy::too_many_arguments)]
fn check_reduce(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    root: RankArg,
    comm: &Comm,
) -> Result<Reduce> {
    let root = root_of(comm, root)?;
    let op = operation(op, count, datatype)?;
    let recv = match root {
        Root::Me => Some(args::buffer(RECVBUF, recvbuf, count, datatype)?),
        _ => None,
    };
    let send = match root {
        Root::Rank(_) => Some(args::buffer(SENDBUF, sendbuf, count, datatype)?),
        Root::Me if !comm.is_inter() => {
            args::distinct(sendbuf, recvbuf, count)?;
            args::buffer_or_in_place(SENDBUF, sendbuf, count, datatype)?
        }
        _ => None,
    };
    Ok(Reduce {
        send,
        recv,
        op,
        root,
    })
}

three_ways!("Reduce", check_reduce => reduce, ireduce, reduce_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    root: RankArg,
));

/// The arguments that allreduce, scan and exscan share.
fn both(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &OpObj,
    comm: &Comm,
) -> Result<(Option<Buf>, Buf, Op)> {
    place_for(comm, sendbuf)?;
    let op = operation(op, count, datatype)?;
    let recv = args::buffer(RECVBUF, recvbuf, count, datatype)?;
    let send = args::buffer_or_in_place(SENDBUF, sendbuf, count, datatype)?;
    args::distinct(sendbuf, recvbuf, count)?;
    Ok((send, recv, op))
}

#[derive(Clone)]
struct Allreduce {
    send: Option<Buf>,
    recv: Buf,
    op: Op,
}

impl Work for Allreduce {
    async fn run(self, calls: Calls) -> Result<()> {
        let Allreduce { send, recv, op } = self;
        match (calls.remote, send) {
            (Some(remote), Some(send)) => {
                Box::pin(below::inter_allreduce(calls.local, remote, send, recv, op)).await
            }
            (_, send) => below::allreduce(calls.local, send, recv, op).await,
        }
    }
}

fn check_allreduce(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    comm: &Comm,
) -> Result<Allreduce> {
    let (send, recv, op) = both(sendbuf, recvbuf, count, datatype, op, comm)?;
    Ok(Allreduce { send, recv, op })
}

three_ways!("Allreduce", check_allreduce => allreduce, iallreduce, allreduce_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
));

#[derive(Clone)]
struct Scan {
    send: Option<Buf>,
    recv: Buf,
    op: Op,
    inclusive: bool,
}

impl Work for Scan {
    async fn run(self, calls: Calls) -> Result<()> {
        if self.inclusive {
            below::scan(calls.local, self.send, self.recv, self.op).await
        } else {
            below::exscan(calls.local, self.send, self.recv, self.op).await
        }
    }
}

fn check_prefix(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &OpObj,
    inclusive: bool,
    comm: &Comm,
) -> Result<Scan> {
    comm.intra_only("comm")?;
    let (send, recv, op) = both(sendbuf, recvbuf, count, datatype, op, comm)?;
    Ok(Scan {
        send,
        recv,
        op,
        inclusive,
    })
}

fn check_scan(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    comm: &Comm,
) -> Result<Scan> {
    check_prefix(sendbuf, recvbuf, count, datatype, op, true, comm)
}

three_ways!("Scan", check_scan => scan, iscan, scan_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
));

fn check_exscan(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    comm: &Comm,
) -> Result<Scan> {
    check_prefix(sendbuf, recvbuf, count, datatype, op, false, comm)
}

three_ways!("Exscan", check_exscan => exscan, iexscan, exscan_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
));

#[derive(Clone)]
struct ReduceScatter {
    send: Option<Buf>,
    recv: Buf,
    counts: Vec<Count>,
    op: Op,
}

impl Work for ReduceScatter {
    async fn run(self, calls: Calls) -> Result<()> {
        let ReduceScatter {
            send,
            recv,
            counts,
            op,
        } = self;
        match (calls.remote, send) {
            (Some(remote), Some(send)) => {
                Box::pin(below::inter_reduce_scatter(
                    calls.local,
                    remote,
                    send,
                    recv,
                    counts,
                    op,
                ))
                .await
            }
            (_, send) => below::reduce_scatter(calls.local, send, recv, counts, op).await,
        }
    }
}

fn scattered(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    counts: Vec<Count>,
    datatype: Option<&Rc<TypeObj>>,
    op: &OpObj,
    comm: &Comm,
) -> Result<ReduceScatter> {
    place_for(comm, sendbuf)?;
    let total = counts.iter().try_fold(0i64, |sum, &c| sum.checked_add(c));
    let Some(total) = total else {
        fail!(
            Count,
            "recvcounts is {counts:?}, whose sum is more than can be addressed"
        );
    };
    let op = operation(op, total, datatype)?;
    let send = args::buffer_or_in_place(SENDBUF, sendbuf, total, datatype)?;
    // In place the receive buffer holds the whole vector.
    let mine = counts[comm.rank as usize];
    let room = if send.is_some() { mine } else { total };
    args::buffer(RECVBUF, recvbuf, room, datatype)?;
    let recv = args::buffer(RECVBUF, recvbuf, mine, datatype)?;
    args::distinct(sendbuf, recvbuf, mine)?;
    Ok(ReduceScatter {
        send,
        recv,
        counts,
        op,
    })
}

fn check_reduce_scatter(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    recvcounts: Ints,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    comm: &Comm,
) -> Result<ReduceScatter> {
    let shape = args::committed("datatype", datatype)?;
    let counts = args::counts_of("recvcount", recvcounts, shape, comm.size())?;
    scattered(sendbuf, recvbuf, counts, datatype, op, comm)
}

three_ways!("Reduce_scatter", check_reduce_scatter => reduce_scatter, ireduce_scatter, reduce_scatter_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    recvcounts: Ints,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
));

fn check_reduce_scatter_block(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    recvcount: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    comm: &Comm,
) -> Result<ReduceScatter> {
    let shape = args::committed("datatype", datatype)?;
    let count = args::count_of("recvcount", recvcount, shape)?;
    let counts = vec![count; comm.size() as usize];
    scattered(sendbuf, recvbuf, counts, datatype, op, comm)
}

three_ways!("Reduce_scatter_block", check_reduce_scatter_block => reduce_scatter_block, ireduce_scatter_block, reduce_scatter_block_init(
    sendbuf: UserBuf,
    recvbuf: UserBuf,
    recvcount: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
));

/// `MPI_Reduce_local`
pub fn reduce_local(
    _: &Runtime,
    inbuf: UserBuf,
    inoutbuf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
) -> Result<()> {
    let op = operation(op, count, datatype)?;
    let input = args::buffer(plain("inbuf"), inbuf, count, datatype)?;
    let inout = args::buffer(plain("inoutbuf"), inoutbuf, count, datatype)?;
    args::distinct_named(["inbuf", "inoutbuf"], "", inbuf, inoutbuf, count)?;
    op.reduce_local(&input, &inout);
    Ok(())
}
