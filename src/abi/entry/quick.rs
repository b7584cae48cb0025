//! The common case of the calls that programs make most: a plain predefined datatype, a communicator that is alive, and arguments
//! that nobody could object to. What else comes is left untouched to the whole entry, which knows all cases and all errors.
#![allow(clippy::too_many_arguments)]

use std::ffi::{c_int, c_void};
use std::rc::Rc;

use oxmpi_mpi::{Comm, Runtime};
use oxmpi_types::{Kind, Rank, Result, Tag};

use crate::dialect::{Dialect, Predefined};
use crate::out::{self, Put};

/// Elements of the longest message of this road, more than any message has that goes out at once.
const MOST: u64 = 1 << 32;

/// The bytes of a plain buffer.
#[inline(always)]
fn plain<D: Dialect>(buf: *const c_void, count: i64, datatype: D::Handle) -> Option<usize> {
    let Predefined::Datatype(named) = D::decode(datatype, Kind::Datatype) else {
        return None;
    };
    let size = named.plain_size();
    // A negative count is a large one here. MPI_BOTTOM may be legal, which others know.
    let usual = size != 0 && (count as u64) < MOST && (!buf.is_null() || count == 0);
    (usual && buf.addr() != D::NUMBERS.in_place).then_some(count as usize * size)
}

/// A communicator; `held` keeps one of the table.
#[inline(always)]
fn comm_of<'r, D: Dialect>(
    rt: &'r Runtime,
    handle: D::Handle,
    held: &'r mut Option<Rc<Comm>>,
) -> Option<&'r Rc<Comm>> {
    match D::decode(handle, Kind::Comm) {
        Predefined::World => rt.world().ok(),
        Predefined::RunTime(h) => {
            *held = rt.comms.get(h);
            held.as_ref()
        }
        _ => None,
    }
}

/// What a receive matches, with `None` for any; not for `MPI_PROC_NULL` or wrong numbers.
#[inline(always)]
fn labels<D: Dialect>(source: c_int, tag: c_int) -> Option<(Option<Rank>, Option<Tag>)> {
    let source = match source {
        0.. => Some(source as Rank),
        s if s == D::NUMBERS.any_source => None,
        _ => return None,
    };
    match tag {
        0.. => Some((source, Some(tag))),
        t if t == D::NUMBERS.any_tag => Some((source, None)),
        _ => None,
    }
}

/// `MPI_Send`
#[inline(always)]
pub(super) fn send<D: Dialect>(
    rt: &Runtime,
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
) -> Option<Result<()>> {
    let mut held = None;
    let len = plain::<D>(buf, count, datatype).filter(|_| tag >= 0)?;
    let comm = comm_of::<D>(rt, comm, &mut held)?;
    let sent = rt.quick_send(buf.cast(), len, dest, tag, comm);
    sent.then_some(Ok(()))
}

/// `MPI_Isend`
#[inline(always)]
pub(super) fn isend<D: Dialect>(
    rt: &Runtime,
    buf: *const c_void,
    count: i64,
    datatype: D::Handle,
    dest: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> Option<Result<()>> {
    let mut held = None;
    let usual = tag >= 0 && !request.is_null();
    let len = plain::<D>(buf, count, datatype).filter(|_| usual)?;
    let comm = comm_of::<D>(rt, comm, &mut held)?;
    let handle = rt.quick_isend(buf.cast(), len, dest, tag, comm)?;
    out::Request::<D>::at(request).put(rt, handle);
    Some(Ok(()))
}

/// `MPI_Irecv`
#[inline(always)]
pub(super) fn irecv<D: Dialect>(
    rt: &Runtime,
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    request: *mut D::Handle,
) -> Option<Result<()>> {
    let mut held = None;
    let (source, tag) = labels::<D>(source, tag)?;
    let len = plain::<D>(buf, count, datatype).filter(|_| !request.is_null())?;
    let comm = comm_of::<D>(rt, comm, &mut held)?;
    let handle = rt.quick_irecv(buf.cast(), len, source, tag, comm)?;
    out::Request::<D>::at(request).put(rt, handle);
    Some(Ok(()))
}

/// `MPI_Recv`
#[inline(always)]
pub(super) fn recv<D: Dialect>(
    rt: &Runtime,
    buf: *mut c_void,
    count: i64,
    datatype: D::Handle,
    source: c_int,
    tag: c_int,
    comm: D::Handle,
    status: *mut D::Status,
) -> Option<Result<()>> {
    let mut held = None;
    let (source, tag) = labels::<D>(source, tag)?;
    let len = plain::<D>(buf, count, datatype)?;
    let status = out::Status::<D>::given(status)?;
    let comm = comm_of::<D>(rt, comm, &mut held)?;
    let outcome = rt.quick_recv(buf.cast(), len, source, tag, comm)?;
    Some(
        status
            .after(rt, outcome)
            .map(|received| status.put(rt, received)),
    )
}
