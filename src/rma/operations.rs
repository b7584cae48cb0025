//! The operations: put, get, accumulate and their kin.

use crate::memory::Local;
use crate::origin::{self, Place};
use crate::straight::{self, Here, There};
use crate::window::Win;
use oxmpi_coll::Op;
use oxmpi_datatype::Named;
use oxmpi_datatype::op::{self, OpKind};
use oxmpi_engine::ReqId;
use oxmpi_mpi::coll::args::{self, Names};
use oxmpi_mpi::describe::object;
use oxmpi_mpi::{OpObj, Runtime, TypeObj, UserBuf};
use oxmpi_types::{Aint, Count, Rank, RankArg, Result, fail};
use std::rc::Rc;

pub(crate) const ORIGIN: Names = Names {
    buf: "origin_addr",
    count: "origin_count",
    displ: "target_disp",
    datatype: "origin_datatype",
};

const RESULT: Names = Names {
    buf: "result_addr",
    count: "result_count",
    displ: "target_disp",
    datatype: "result_datatype",
};

/// A rank of the window's group; `None` for `MPI_PROC_NULL`.
pub(crate) fn target_of(win: &Win, name: &str, rank: RankArg) -> Result<Option<Rank>> {
    let size = win.core.team.size();
    match rank {
        RankArg::Proc(r) if r >= 0 && (r as Rank) < size => Ok(Some(r as Rank)),
        RankArg::ProcNull => Ok(None),
        RankArg::Proc(r) => fail!(
            Rank,
            "{name} is {r}, but the window's group has {size} rank{}",
            if size == 1 { "" } else { "s" }
        ),
        _ => fail!(Rank, "{name} is {rank}, must be a rank"),
    }
}

/// A buffer of the origin's.
pub(crate) fn local(
    names: Names,
    buf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
) -> Result<Local> {
    let datatype = args::committed(names.datatype, datatype)?;
    let count = args::count_of(names.count, count, datatype)?;
    let addr = args::address(names, buf, count, datatype)?;
    Ok(Local::new(addr, count, datatype))
}

fn here(addr: UserBuf, count: Count, datatype: Option<&Rc<TypeObj>>) -> Here<'_> {
    Here {
        addr,
        count,
        datatype,
    }
}

fn there(rank: Rank, disp: Aint, count: Count, datatype: Option<&Rc<TypeObj>>) -> There<'_> {
    There {
        rank,
        disp,
        count,
        datatype,
    }
}

/// The target's rank if there is one, checked for an open epoch.
fn reachable(win: &Win, rank: RankArg) -> Result<Option<Rank>> {
    win.alive()?;
    let Some(rank) = target_of(win, "target_rank", rank)? else {
        return Ok(None);
    };
    win.may_access(rank)?;
    Ok(Some(rank))
}

/// What an operation touches at the target.
pub(crate) fn place(
    win: &Win,
    rank: Rank,
    disp: Aint,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
) -> Result<Place> {
    let datatype = args::committed("target_datatype", datatype)?;
    let count = args::count_of("target_count", count, datatype)?;
    Place::new(&win.core, rank, disp, count, datatype)
}

/// Refuses operations whose two sides differ in size.
pub(crate) fn same_size(names: Names, origin: &Local, place: &Place) -> Result<()> {
    if origin.bytes() != place.bytes() {
        fail!(
            Arg,
            "{} elements of {} are {} bytes, but the target's are {} bytes",
            names.count,
            names.datatype,
            origin.bytes(),
            place.bytes()
        );
    }
    Ok(())
}

/// The operation of an accumulate, if it is one of the standard's.
fn predefined(op: &OpObj) -> Result<OpKind> {
    match op.op {
        Op::Predefined(kind) => Ok(kind),
        Op::User { .. } => fail!(
            Op,
            "op is {}, but accumulates take predefined operations only",
            object("", &op.id, "an operation made by MPI_Op_create")
        ),
    }
}

/// The basic type of an accumulate's elements, on which `op` must be defined. Any will do when there are none.
fn element(op: OpKind, place: &Place) -> Result<Named> {
    if place.bytes() == 0 {
        return Ok(Named::Byte);
    }
    let Some(named) = place.datatype().uniform() else {
        fail!(
            Type,
            "target_datatype holds different basic types, but accumulates need a single one"
        );
    };
    let any = matches!(op, OpKind::Replace | OpKind::NoOp);
    if !any && !op::supports(op, named) {
        let name = Named::ALL.iter().find(|(n, _)| *n == named);
        fail!(
            Op,
            "op is {}, which is not defined on {}",
            op.name(),
            name.map_or("the target's type", |n| n.1)
        );
    }
    Ok(named)
}

/// Refuses accumulates between different basic types.
fn same_element(names: Names, origin: &Local, named: Named) -> Result<()> {
    if origin.bytes() > 0 && origin.uniform() != Some(named) {
        fail!(
            Type,
            "{} and target_datatype are made of different basic types",
            names.datatype
        );
    }
    Ok(())
}

/// `MPI_Put`
#[allow(clippy::too_many_arguments)]
pub fn put(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    let here = here(origin_addr, origin_count, origin_datatype);
    if straight::put(
        win,
        here,
        there(rank, target_disp, target_count, target_datatype),
    ) {
        return Ok(());
    }
    let data = local(ORIGIN, origin_addr, origin_count, origin_datatype)?;
    let place = place(win, rank, target_disp, target_count, target_datatype)?;
    same_size(ORIGIN, &data, &place)?;
    origin::put(&win.core, &place, &data);
    Ok(())
}

/// `MPI_Get`
#[allow(clippy::too_many_arguments)]
pub fn get(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    let here = here(origin_addr, origin_count, origin_datatype);
    if straight::get(
        win,
        here,
        there(rank, target_disp, target_count, target_datatype),
    ) {
        return Ok(());
    }
    let into = local(ORIGIN, origin_addr, origin_count, origin_datatype)?;
    let place = place(win, rank, target_disp, target_count, target_datatype)?;
    same_size(ORIGIN, &into, &place)?;
    origin::get(&win.core, &place, &into, None);
    Ok(())
}

/// `MPI_Accumulate`
#[allow(clippy::too_many_arguments)]
pub fn accumulate(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    let here = here(origin_addr, origin_count, origin_datatype);
    let there = there(rank, target_disp, target_count, target_datatype);
    if straight::combine(win, here, None, there, op) {
        return Ok(());
    }
    let data = local(ORIGIN, origin_addr, origin_count, origin_datatype)?;
    let place = place(win, rank, target_disp, target_count, target_datatype)?;
    let op = predefined(op)?;
    let named = element(op, &place)?;
    if op != OpKind::NoOp {
        same_size(ORIGIN, &data, &place)?;
        same_element(ORIGIN, &data, named)?;
        origin::accumulate(&win.core, &place, op, named, &data);
    }
    Ok(())
}

/// What `MPI_Get_accumulate` and `MPI_Rget_accumulate` share.
pub(crate) struct Exchange {
    place: Place,
    op: OpKind,
    named: Named,
    data: Option<Local>,
    into: Local,
}

#[allow(clippy::too_many_arguments)]
pub(crate) fn exchange(
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    result_addr: UserBuf,
    result_count: Count,
    result_datatype: Option<&Rc<TypeObj>>,
    rank: Rank,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    op: &OpObj,
    win: &Win,
) -> Result<Exchange> {
    let place = place(win, rank, target_disp, target_count, target_datatype)?;
    let into = local(RESULT, result_addr, result_count, result_datatype)?;
    same_size(RESULT, &into, &place)?;
    let op = predefined(op)?;
    let named = element(op, &place)?;
    same_element(RESULT, &into, named)?;
    // With MPI_NO_OP nothing of the origin's buffer is looked at.
    let data = match op {
        OpKind::NoOp => None,
        _ => {
            let data = local(ORIGIN, origin_addr, origin_count, origin_datatype)?;
            same_size(ORIGIN, &data, &place)?;
            same_element(ORIGIN, &data, named)?;
            Some(data)
        }
    };
    Ok(Exchange {
        place,
        op,
        named,
        data,
        into,
    })
}

impl Exchange {
    /// True when it is done; else `request` completes when it is.
    pub(crate) fn start(&self, win: &Win, request: Option<ReqId>) -> bool {
        let Exchange {
            place,
            op,
            named,
            data,
            into,
        } = self;
        origin::get_accumulate(
            &win.core,
            place,
            (*op, *named),
            data.as_ref(),
            into,
            request,
        )
    }
}

/// `MPI_Get_accumulate`
#[allow(clippy::too_many_arguments)]
pub fn get_accumulate(
    rt: &Runtime,
    origin_addr: UserBuf,
    origin_count: Count,
    origin_datatype: Option<&Rc<TypeObj>>,
    result_addr: UserBuf,
    result_count: Count,
    result_datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    target_count: Count,
    target_datatype: Option<&Rc<TypeObj>>,
    op: &Rc<OpObj>,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    exchange(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    )?
    .start(win, None);
    Ok(())
}

/// `MPI_Fetch_and_op`
#[allow(clippy::too_many_arguments)]
pub fn fetch_and_op(
    rt: &Runtime,
    origin_addr: UserBuf,
    result_addr: UserBuf,
    datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    op: &Rc<OpObj>,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    let (data, into) = (
        here(origin_addr, 1, datatype),
        here(result_addr, 1, datatype),
    );
    let there = there(rank, target_disp, 1, datatype);
    if straight::combine(win, data, Some(into), there, op) {
        return Ok(());
    }
    only_predefined(datatype)?;
    exchange(
        origin_addr,
        1,
        datatype,
        result_addr,
        1,
        datatype,
        rank,
        target_disp,
        1,
        datatype,
        op,
        win,
    )?
    .start(win, None);
    Ok(())
}

fn only_predefined(datatype: Option<&Rc<TypeObj>>) -> Result<Named> {
    match args::committed("datatype", datatype)?.as_named() {
        Some(named) => Ok(named),
        None => fail!(
            Type,
            "datatype is {}, must be a predefined type",
            datatype.map_or_else(String::new, |d| d.describe())
        ),
    }
}

/// `MPI_Compare_and_swap`
#[allow(clippy::too_many_arguments)]
pub fn compare_and_swap(
    rt: &Runtime,
    origin_addr: UserBuf,
    compare_addr: UserBuf,
    result_addr: UserBuf,
    datatype: Option<&Rc<TypeObj>>,
    target_rank: RankArg,
    target_disp: Aint,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    let Some(rank) = reachable(win, target_rank)? else {
        return Ok(());
    };
    let named = only_predefined(datatype)?;
    // Integers and MPI_BYTE have bitwise operations, logicals have logical ones but no sum; floats and pairs are refused.
    let logical = op::supports(OpKind::Land, named) && !op::supports(OpKind::Sum, named);
    if !op::supports(OpKind::Band, named) && !logical {
        fail!(
            Type,
            "datatype is {}, must be an integer, logical or byte type for a compare and swap",
            named.name()
        );
    }
    let here = here(origin_addr, 1, datatype);
    let there = there(rank, target_disp, 1, datatype);
    if straight::compare_and_swap(win, here, compare_addr, result_addr, there) {
        return Ok(());
    }
    let new = local(ORIGIN, origin_addr, 1, datatype)?;
    let names = Names {
        buf: "compare_addr",
        ..ORIGIN
    };
    let compare = local(names, compare_addr, 1, datatype)?;
    let into = local(RESULT, result_addr, 1, datatype)?;
    let place = place(win, rank, target_disp, 1, datatype)?;
    origin::compare_and_swap(&win.core, &place, &compare, &new, &into);
    Ok(())
}
