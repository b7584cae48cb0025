//! The shortest way, for what programs do most: the same predefined type on both sides, and memory that is mapped here.
//!
//! Each function is `false` when anything is out of the ordinary, an argument that is wrong included; then the long
//! way does it, or says what is wrong. An open epoch has been checked before.
#![allow(unsafe_code)]

use crate::core::Reach;
use crate::elements::{self, Elements};
use crate::memory::move_bytes;
use crate::window::Win;
use oxmpi_coll::Op;
use oxmpi_datatype::Named;
use oxmpi_datatype::op::{self, OpKind};
use oxmpi_mpi::{OpObj, TypeObj, UserBuf};
use oxmpi_types::{Aint, Count, Rank};
use std::rc::Rc;

/// The target's side of an operation.
#[derive(Clone, Copy)]
pub(crate) struct There<'a> {
    pub rank: Rank,
    pub disp: Aint,
    pub count: Count,
    pub datatype: Option<&'a Rc<TypeObj>>,
}

/// A buffer of the origin's.
#[derive(Clone, Copy)]
pub(crate) struct Here<'a> {
    pub addr: UserBuf,
    pub count: Count,
    pub datatype: Option<&'a Rc<TypeObj>>,
}

/// What is touched: dense elements of one predefined type.
struct Straight {
    named: Named,
    to: *mut u8,
    bytes: usize,
}

#[inline]
fn straight(win: &Win, there: There<'_>) -> Option<Straight> {
    let Reach::Mapped(base) = win.core.reach(there.rank) else {
        return None;
    };
    let datatype = &there.datatype?.datatype;
    let named = datatype.as_named().filter(|_| datatype.is_dense())?;
    let bytes = there.count.checked_mul(datatype.size())?;
    let (size, unit) = win.core.extent(there.rank);
    let offset = there.disp.checked_mul(unit)?;
    let end = offset.checked_add(bytes)?;
    if offset < 0 || bytes <= 0 || end as u64 > size {
        return None;
    }
    Some(Straight {
        named,
        to: base.wrapping_add(offset as usize),
        bytes: bytes as usize,
    })
}

/// The origin's address, when it holds the same as `there`.
#[inline]
fn same(here: Here<'_>, there: There<'_>) -> Option<*mut u8> {
    let equal = here.count == there.count && Rc::ptr_eq(here.datatype?, there.datatype?);
    here.addr.addr().filter(|addr| equal && !addr.is_null())
}

/// `MPI_Put`
#[inline]
pub(crate) fn put(win: &Win, here: Here<'_>, there: There<'_>) -> bool {
    let (Some(from), Some(way)) = (same(here, there), straight(win, there)) else {
        return false;
    };
    // SAFETY: the target's bytes lie in its part of the window, as `straight` checked; the origin's are the user's promise.
    unsafe { move_bytes(from, way.to, way.bytes) };
    win.core.stored.set(true);
    true
}

/// `MPI_Get`
#[inline]
pub(crate) fn get(win: &Win, here: Here<'_>, there: There<'_>) -> bool {
    let (Some(into), Some(way)) = (same(here, there), straight(win, there)) else {
        return false;
    };
    // SAFETY: as in `put`.
    unsafe { move_bytes(way.to, into, way.bytes) };
    true
}

/// `MPI_Accumulate`, and with a result `MPI_Get_accumulate` and `MPI_Fetch_and_op`
#[inline]
pub(crate) fn combine(
    win: &Win,
    here: Here<'_>,
    into: Option<Here<'_>>,
    there: There<'_>,
    op: &OpObj,
) -> bool {
    let (Some(way), Some(site)) = (straight(win, there), win.core.site(there.rank)) else {
        return false;
    };
    let Op::Predefined(kind) = op.op else {
        return false;
    };
    // With MPI_NO_OP nothing of the origin's buffer is looked at.
    let from = match kind {
        OpKind::NoOp => std::ptr::null_mut(),
        _ if !op::supports(kind, way.named) => return false,
        _ => match same(here, there) {
            Some(from) => from,
            None => return false,
        },
    };
    let old = match into.map(|into| same(into, there)) {
        None => std::ptr::null_mut(),
        Some(Some(old)) => old,
        Some(None) => return false,
    };
    let elements = Elements::new(kind, way.named);
    // SAFETY: as in `put`; all hold the same number of elements, which are dense.
    unsafe {
        let n = way.bytes / elements.size();
        elements.combine(&site, way.to, from, n, old);
    }
    true
}

/// `MPI_Compare_and_swap`, whose type has been checked
#[inline]
pub(crate) fn compare_and_swap(
    win: &Win,
    new: Here<'_>,
    compare: UserBuf,
    into: UserBuf,
    there: There<'_>,
) -> bool {
    let addr = |buf: UserBuf| buf.addr().filter(|addr| !addr.is_null());
    let (Some(way), Some(site), Some(new), Some(compare), Some(into)) = (
        straight(win, there),
        win.core.site(there.rank),
        same(new, there),
        addr(compare),
        addr(into),
    ) else {
        return false;
    };
    // SAFETY: as in `put`.
    unsafe { elements::compare_and_swap(&site, way.to, compare, new, into, way.bytes) };
    true
}
