//! Checks of the arguments that many functions share. Each message names the argument and its value.
#![allow(unsafe_code)]

use crate::{Comm, TypeObj, UserBuf};
use oxmpi_datatype::Cursor;
use oxmpi_types::{Count, Error, ProcId, Rank, RankArg, Result, Tag, TagArg, err};

/// The process behind a destination; `None` for `MPI_PROC_NULL`.
#[inline(always)]
pub(crate) fn target(comm: &Comm, dest: RankArg) -> Result<Option<ProcId>> {
    if let RankArg::Proc(r) = dest
        && let Some(process) = comm.peers().members.get(r as u32 as usize)
    {
        return Ok(Some(*process));
    }
    if dest == RankArg::ProcNull {
        return Ok(None);
    }
    Err(bad_rank("dest", dest, comm.peers().size()))
}

/// The error for a rank that does not fit.
#[cold]
pub(crate) fn bad_rank(name: &str, rank: RankArg, size: u32) -> Error {
    match rank {
        RankArg::Proc(r) => err!(
            Rank,
            "{name} is {r}, but the communicator has {size} rank{}",
            if size == 1 { "" } else { "s" }
        ),
        _ => err!(Rank, "{name} is {rank}, must be a rank"),
    }
}

/// A rank of a group with `size` members, and nothing else.
pub(crate) fn rank_in(name: &str, rank: RankArg, size: u32) -> Result<Rank> {
    match rank {
        RankArg::Proc(r) if (r as u32) < size && r >= 0 => Ok(r as Rank),
        _ => Err(bad_rank(name, rank, size)),
    }
}

#[cold]
fn bad_tag(name: &str, tag: TagArg) -> Error {
    match tag {
        TagArg::Tag(t) => err!(Tag, "{name} is {t}, must not be negative"),
        TagArg::Any => err!(Tag, "{name} is MPI_ANY_TAG, which only a receive may use"),
    }
}

/// A tag to send with. The upper bound is the largest `int`, so nothing can be above it.
#[inline(always)]
pub(crate) fn tag_of(name: &str, tag: TagArg) -> Result<Tag> {
    match tag {
        TagArg::Tag(t) if t >= 0 => Ok(t),
        _ => Err(bad_tag(name, tag)),
    }
}

/// A tag to receive; `None` for any.
#[inline(always)]
pub(crate) fn wanted(name: &str, tag: TagArg) -> Result<Option<Tag>> {
    match tag {
        TagArg::Any => Ok(None),
        TagArg::Tag(t) if t >= 0 => Ok(Some(t)),
        TagArg::Tag(_) => Err(bad_tag(name, tag)),
    }
}

/// What a receive matches; `None` for `MPI_PROC_NULL`.
#[inline(always)]
pub(crate) fn from(
    comm: &Comm,
    source: RankArg,
    tag: TagArg,
) -> Result<Option<(Option<Rank>, Option<Tag>)>> {
    let tag = wanted("tag", tag)?;
    match source {
        RankArg::Proc(r) if (r as u32) < comm.peers().size() => Ok(Some((Some(r as Rank), tag))),
        RankArg::Any => Ok(Some((None, tag))),
        RankArg::ProcNull => Ok(None),
        _ => Err(bad_rank("source", source, comm.peers().size())),
    }
}

/// Checks a buffer for use with (count, datatype) and returns its address.
#[inline(always)]
pub(crate) fn buffer(
    name: &str,
    buf: UserBuf,
    count: Count,
    datatype: &TypeObj,
) -> Result<*mut u8> {
    match buf {
        UserBuf::Addr(addr)
            if !addr.is_null()
                && datatype.datatype.is_committed()
                && count.checked_mul(datatype.datatype.size()).is_some() =>
        {
            Ok(addr)
        }
        _ => unusual(name, buf, count, datatype),
    }
}

/// The arguments that say what is in a buffer.
fn companions(buf: &str) -> (&'static str, &'static str) {
    match buf {
        "sendbuf" => ("sendcount", "sendtype"),
        "recvbuf" => ("recvcount", "recvtype"),
        "inbuf" => ("incount", "datatype"),
        "outbuf" => ("outcount", "datatype"),
        _ => ("count", "datatype"),
    }
}

#[cold]
#[inline(never)]
fn unusual(name: &str, buf: UserBuf, count: Count, object: &TypeObj) -> Result<*mut u8> {
    let datatype = &object.datatype;
    let (count_name, type_name) = companions(name);
    if !datatype.is_committed() {
        return Err(err!(
            Type,
            "{type_name} is {}, which has not been committed (MPI_Type_commit)",
            object.describe()
        ));
    }
    let Some(addr) = buf.addr() else {
        return Err(err!(
            Buffer,
            "{name} is MPI_IN_PLACE, which only collective operations take"
        ));
    };
    let Some(bytes) = count.checked_mul(datatype.size()) else {
        return Err(err!(
            Count,
            "{count_name} is {count}, which with {} bytes for each element is more than can be addressed",
            datatype.size()
        ));
    };
    // MPI_BOTTOM is null too: legal when the type's displacements are addresses.
    if addr.is_null() && bytes > 0 && datatype.true_lb().unsigned_abs() < 4096 {
        return Err(err!(Buffer, "{name} is NULL, but {count_name} is {count}"));
    }
    Ok(addr)
}

/// Packs all that `cursor` has left, of data that [`buffer`] has checked, into `out`, which has room for it.
pub(crate) fn pack(cursor: &mut Cursor, addr: *const u8, out: &mut [u8]) {
    let mut at = 0;
    while at < out.len() {
        // SAFETY: the caller of the MPI function promises that count elements of the datatype at this address are
        // readable; the door hands addresses on for nothing else.
        let n = unsafe { cursor.pack(addr, &mut out[at..]) };
        if n == 0 {
            break;
        }
        at += n;
    }
}

/// Unpacks `input` to the next bytes of data that [`buffer`] has checked.
pub(crate) fn unpack(cursor: &mut Cursor, addr: *mut u8, input: &[u8]) {
    let mut at = 0;
    while at < input.len() {
        // SAFETY: the caller of the MPI function promises that count elements of the datatype at this address are
        // writable; the door hands addresses on for nothing else.
        let n = unsafe { cursor.unpack(addr, &input[at..]) };
        if n == 0 {
            break;
        }
        at += n;
    }
}
