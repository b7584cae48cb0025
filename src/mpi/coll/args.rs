//! Checks of buffers, counts and types of collectives and one-sided operations. Each message names the argument and its value.
#![allow(unsafe_code)]

use crate::{Comm, Ints, TypeObj, UserBuf};
use oxmpi_coll::{Blocks, Buf};
use oxmpi_datatype::{Datatype, Named};
use oxmpi_types::{Count, Error, ErrorClass, Rank, Result, err, fail};
use std::rc::Rc;

/// The names of a buffer's arguments, for messages.
#[derive(Clone, Copy)]
pub struct Names {
    /// The buffer.
    pub buf: &'static str,
    /// The count.
    pub count: &'static str,
    /// The displacements.
    pub displ: &'static str,
    /// The type.
    pub datatype: &'static str,
}

/// `sendbuf` and its kin.
pub(super) const SEND: Names = Names {
    buf: "sendbuf",
    count: "sendcount",
    displ: "displs",
    datatype: "sendtype",
};

/// `recvbuf` and its kin.
pub(super) const RECV: Names = Names {
    buf: "recvbuf",
    count: "recvcount",
    displ: "displs",
    datatype: "recvtype",
};

/// Where only one type is an argument.
pub(super) const fn plain(buf: &'static str) -> Names {
    Names {
        buf,
        count: "count",
        displ: "displs",
        datatype: "datatype",
    }
}

/// Where the arguments are arrays.
pub(super) const fn arrays(names: Names, displ: &'static str) -> Names {
    Names { displ, ..names }
}

/// A type that may be used for communication.
pub fn committed<'a>(name: &str, datatype: Option<&'a Rc<TypeObj>>) -> Result<&'a Rc<Datatype>> {
    match datatype {
        Some(object) if object.datatype.is_committed() => Ok(&object.datatype),
        Some(object) => fail!(
            Type,
            "{name} is {}, which has not been committed (MPI_Type_commit)",
            object.describe()
        ),
        None => fail!(Type, "{name} is MPI_DATATYPE_NULL"),
    }
}

/// Checks a count, with the bytes it stands for.
pub fn count_of(name: &str, count: Count, datatype: &Datatype) -> Result<Count> {
    if count < 0 {
        return Err(negative(name, count));
    }
    if count >= 1 << 31
        && count
            .checked_mul(datatype.extent().max(datatype.size()))
            .is_none()
    {
        fail!(
            Count,
            "{name} is {count}, which with {} bytes for each element is more than can be addressed",
            datatype.size()
        );
    }
    Ok(count)
}

#[cold]
fn negative(name: &str, count: Count) -> Error {
    err!(Count, "{name} is {count}, must not be negative")
}

/// The address of a buffer that is not `MPI_IN_PLACE`, and null only where nothing is read or written or the type
/// holds addresses.
pub fn address(names: Names, buf: UserBuf, count: Count, datatype: &Datatype) -> Result<*mut u8> {
    let UserBuf::Addr(addr) = buf else {
        fail!(
            Buffer,
            "{} is MPI_IN_PLACE, which is not allowed here",
            names.buf
        );
    };
    if addr.is_null()
        && count > 0
        && datatype.size() > 0
        && datatype.true_lb().unsigned_abs() < 4096
    {
        fail!(
            Buffer,
            "{} is NULL, but {} is {count}",
            names.buf,
            names.count
        );
    }
    Ok(addr)
}

/// A buffer of `count` elements.
pub(super) fn buffer(
    names: Names,
    buf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
) -> Result<Buf> {
    let datatype = committed(names.datatype, datatype)?;
    let count = count_of(names.count, count, datatype)?;
    let addr = address(names, buf, count, datatype)?;
    // SAFETY: the caller of the MPI function promises that the buffer holds what count and datatype say until the
    // operation completes; the count is not negative.
    Ok(unsafe { Buf::new(addr, count, datatype) })
}

/// As [`buffer`], `None` for `MPI_IN_PLACE`: then count and type are not looked at.
pub(super) fn buffer_or_in_place(
    names: Names,
    buf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
) -> Result<Option<Buf>> {
    match buf {
        UserBuf::InPlace => Ok(None),
        UserBuf::Addr(_) => buffer(names, buf, count, datatype).map(Some),
    }
}

/// A block of `count` elements for each rank.
pub(super) fn uniform(
    names: Names,
    buf: UserBuf,
    count: Count,
    datatype: Option<&Rc<TypeObj>>,
    ranks: Rank,
) -> Result<Blocks> {
    let datatype = committed(names.datatype, datatype)?;
    let count = count_of(names.count, count, datatype)?;
    let whole = count.checked_mul(Count::from(ranks));
    if whole
        .and_then(|n| n.checked_mul(datatype.extent()))
        .is_none()
    {
        fail!(
            Count,
            "{} is {count}, which for {ranks} ranks is more than can be addressed",
            names.count
        );
    }
    let addr = address(names, buf, whole.unwrap_or(count), datatype)?;
    // SAFETY: as in `buffer`.
    Ok(unsafe { Blocks::uniform(addr, count, datatype) })
}

/// Reads an array of counts.
pub(super) fn counts_of(
    name: &str,
    counts: Ints,
    datatype: &Datatype,
    ranks: Rank,
) -> Result<Vec<Count>> {
    if counts.is_null() && ranks > 0 {
        fail!(Arg, "{name}s is NULL");
    }
    (0..ranks as usize)
        .map(|i| {
            let count = counts.get(i);
            if count < 0 {
                fail!(Count, "{name}s[{i}] is {count}, must not be negative");
            }
            count_of(name, count, datatype)
        })
        .collect()
}

/// The first displacement that is no address.
fn far(displs: &[Count], datatype: &Datatype) -> Option<(usize, Count)> {
    let extent = datatype.extent();
    let far = |d: Count| d.unsigned_abs() >= 1 << 31 && d.checked_mul(extent).is_none();
    let i = displs.iter().position(|&d| far(d))?;
    Some((i, displs[i]))
}

/// A block for each rank, with counts and displacements in extents.
pub(super) fn varying(
    names: Names,
    buf: UserBuf,
    counts: Ints,
    displs: Ints,
    datatype: Option<&Rc<TypeObj>>,
    ranks: Rank,
) -> Result<Blocks> {
    let datatype = committed(names.datatype, datatype)?;
    let counts = counts_of(names.count, counts, datatype, ranks)?;
    if displs.is_null() && ranks > 0 {
        fail!(Arg, "{} is NULL", names.displ);
    }
    let displs = displs.to_vec(ranks as usize);
    if let Some((i, displ)) = far(&displs, datatype) {
        fail!(
            Arg,
            "{}[{i}] is {displ}, which with an extent of {} bytes is more than can be addressed",
            names.displ,
            datatype.extent()
        );
    }
    let most = counts.iter().copied().max().unwrap_or(0);
    let addr = address(names, buf, most, datatype)?;
    // SAFETY: as in `buffer`, for every block.
    Ok(unsafe { Blocks::varying(addr, counts, displs, datatype) })
}

/// An array of datatypes whose length follows from other arguments.
pub trait TypeArray {
    /// True for a null pointer, which no entry may be read from.
    fn is_null(&self) -> bool;
    /// Entry `i`, `None` for a null handle.
    fn get(&self, i: usize) -> Result<Option<Rc<TypeObj>>>;
}

/// A block for each rank, with counts, displacements in bytes, and types.
pub(super) fn typed(
    names: Names,
    buf: UserBuf,
    counts: Ints,
    displs: Ints,
    types: &dyn TypeArray,
    ranks: Rank,
) -> Result<Blocks> {
    if counts.is_null() && ranks > 0 {
        fail!(Arg, "{}s is NULL", names.count);
    }
    if displs.is_null() && ranks > 0 {
        fail!(Arg, "{} is NULL", names.displ);
    }
    if types.is_null() && ranks > 0 {
        fail!(Arg, "{}s is NULL", names.datatype);
    }
    let n = ranks as usize;
    let mut all = (Vec::with_capacity(n), Vec::with_capacity(n));
    let mut addr = std::ptr::null_mut();
    for i in 0..n {
        let count = counts.get(i);
        if count < 0 {
            fail!(
                Count,
                "{}s[{i}] is {count}, must not be negative",
                names.count
            );
        }
        let object = types.get(i)?;
        let bytes;
        let datatype = match &object {
            Some(object) if object.datatype.is_committed() => &object.datatype,
            // Programs name no type for a peer that they exchange nothing with.
            None if count == 0 => {
                bytes = Datatype::named(Named::Byte);
                &bytes
            }
            _ => committed(&format!("{}s[{i}]", names.datatype), object.as_ref())?,
        };
        let count = count_of(names.count, count, datatype)?;
        // A displacement may make an address of a null buffer (MPI_BOTTOM).
        let bytes = if displs.get(i) == 0 { count } else { 0 };
        addr = address(names, buf, bytes, datatype)?;
        all.0.push(count);
        all.1.push(datatype.clone());
    }
    // SAFETY: as in `buffer`, for every block.
    Ok(unsafe { Blocks::typed(addr, all.0, displs.to_vec(n), all.1) })
}

/// Refuses to send from where this rank's own block is received. The blocks are asked for in an intracommunicator only,
/// where this rank has one.
pub(super) fn apart(
    comm: &Comm,
    send: impl FnOnce(Rank) -> Buf,
    recv: impl FnOnce(Rank) -> Buf,
) -> Result<()> {
    if !comm.is_inter() && send(comm.rank).same_start(&recv(comm.rank)) {
        fail!(
            Buffer,
            "the blocks of rank {}, which is this one, in sendbuf and recvbuf begin at one address, must not overlap (see MPI_IN_PLACE)",
            comm.rank
        );
    }
    Ok(())
}

/// Refuses one buffer for sending and receiving where data goes.
pub(super) fn distinct(send: UserBuf, recv: UserBuf, count: Count) -> Result<()> {
    distinct_named(
        ["sendbuf", "recvbuf"],
        " (see MPI_IN_PLACE)",
        send,
        recv,
        count,
    )
}

/// The same for buffers of other names.
pub(super) fn distinct_named(
    [first, second]: [&str; 2],
    advice: &str,
    send: UserBuf,
    recv: UserBuf,
    count: Count,
) -> Result<()> {
    match (send.addr(), recv.addr()) {
        (Some(a), Some(b)) if a == b && !a.is_null() && count > 0 => Err(Error::new(
            ErrorClass::Buffer,
            format!("{first} and {second} are the same address {a:p}, must not overlap{advice}"),
        )),
        _ => Ok(()),
    }
}
