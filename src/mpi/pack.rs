//! Packing (MPI 5.0 section 5.2), addresses, and counting what a status says.
#![allow(unsafe_code)]

use crate::check::{buffer, pack as pack_all};
use crate::{Comm, Runtime, TypeObj, UserBuf};
use oxmpi_datatype::{Cursor, external32_size, pack_external32, unpack_external32};
use oxmpi_types::{Aint, Count, Result, Status, err, fail};
use std::rc::Rc;

/// `MPI_Get_address`; 0 for `MPI_BOTTOM`.
pub fn get_address(_: &Runtime, location: UserBuf) -> Result<Aint> {
    match location {
        UserBuf::Addr(p) => Ok(p.expose_provenance() as Aint),
        UserBuf::InPlace => fail!(Arg, "location is MPI_IN_PLACE, must be an address"),
    }
}

/// `MPI_Aint_add`
pub fn aint_add(base: Aint, disp: Aint) -> Aint {
    base.wrapping_add(disp)
}

/// `MPI_Aint_diff`
pub fn aint_diff(addr1: Aint, addr2: Aint) -> Aint {
    addr1.wrapping_sub(addr2)
}

/// `MPI_Get_count`; `None` is `MPI_UNDEFINED`.
pub fn get_count(_: &Runtime, status: &Status, datatype: &Rc<TypeObj>) -> Result<Option<Count>> {
    let size = datatype.datatype.size() as u64;
    if size == 0 {
        return Ok((status.bytes == 0).then_some(0));
    }
    let whole = status.bytes.is_multiple_of(size);
    Ok(whole.then(|| (status.bytes / size) as Count))
}

/// `MPI_Get_elements`, `MPI_Get_elements_x`; `None` is `MPI_UNDEFINED`.
pub fn get_elements(_: &Runtime, status: &Status, datatype: &Rc<TypeObj>) -> Result<Option<Count>> {
    Ok(datatype.datatype.get_elements(status.bytes))
}

/// `MPI_Status_set_elements`, `MPI_Status_set_elements_x`: `count` basic elements.
pub fn status_set_elements(
    _: &Runtime,
    status: &mut Status,
    datatype: &Rc<TypeObj>,
    count: Count,
) -> Result<()> {
    not_negative("count", count)?;
    status.bytes = datatype.datatype.bytes_of(count).ok_or_else(|| {
        err!(
            Count,
            "count is {count}, which {} cannot hold",
            if datatype.datatype.elements() == 0 {
                "a datatype without data"
            } else {
                "a status"
            }
        )
    })?;
    Ok(())
}

fn not_negative(name: &str, count: Count) -> Result<()> {
    if count < 0 {
        fail!(Count, "{name} is {count}, must not be negative");
    }
    Ok(())
}

/// The part of a pack buffer from `position` on.
fn room(name: &str, buf: UserBuf, size: Count, position: Count) -> Result<(*mut u8, usize)> {
    let Some(addr) = buf.addr() else {
        fail!(Buffer, "{name} is MPI_IN_PLACE, must be a buffer");
    };
    if size < 0 {
        let size_name = if name == "inbuf" { "insize" } else { "outsize" };
        fail!(Arg, "{size_name} is {size}, must not be negative");
    }
    if position < 0 || position > size {
        fail!(
            Arg,
            "position is {position}, must be within 0..={size}, the size of {name}"
        );
    }
    if addr.is_null() && size > position {
        fail!(Buffer, "{name} is NULL, but its size is {size}");
    }
    Ok((
        addr.wrapping_add(position as usize),
        (size - position) as usize,
    ))
}

/// As a slice.
///
/// # Safety
/// The caller of the MPI function passes memory of that size.
unsafe fn slice<'a>((addr, len): (*mut u8, usize)) -> &'a mut [u8] {
    if len == 0 {
        return &mut [];
    }
    // SAFETY: by the function's contract; not null because the length is positive.
    unsafe { std::slice::from_raw_parts_mut(addr, len) }
}

fn too_small(name: &str, have: usize, need: Count) -> Result<()> {
    if (have as Count) < need {
        fail!(
            Truncate,
            "{have} bytes are left in {name}, but the data take {need}"
        );
    }
    Ok(())
}

/// `MPI_Pack`; returns the new position.
#[expect(clippy::too_many_arguments, reason = "the standard's signature")]
pub fn pack(
    rt: &Runtime,
    inbuf: UserBuf,
    incount: Count,
    datatype: &Rc<TypeObj>,
    outbuf: UserBuf,
    outsize: Count,
    position: Count,
    _comm: &Rc<Comm>,
) -> Result<Count> {
    rt.active()?;
    not_negative("incount", incount)?;
    let addr = buffer("inbuf", inbuf, incount, datatype)?;
    let out = room("outbuf", outbuf, outsize, position)?;
    let mut cursor = Cursor::new(&datatype.datatype, incount);
    let need = cursor.total_bytes();
    too_small("outbuf", out.1, need as Count)?;
    // SAFETY: the user's buffer, as long as it says.
    pack_all(&mut cursor, addr, unsafe { slice((out.0, need as usize)) });
    Ok(position + need as Count)
}

/// `MPI_Unpack`; returns the new position.
#[expect(clippy::too_many_arguments, reason = "the standard's signature")]
pub fn unpack(
    rt: &Runtime,
    inbuf: UserBuf,
    insize: Count,
    position: Count,
    outbuf: UserBuf,
    outcount: Count,
    datatype: &Rc<TypeObj>,
    _comm: &Rc<Comm>,
) -> Result<Count> {
    rt.active()?;
    not_negative("outcount", outcount)?;
    let addr = buffer("outbuf", outbuf, outcount, datatype)?;
    let input = room("inbuf", inbuf, insize, position)?;
    let mut cursor = Cursor::new(&datatype.datatype, outcount);
    let need = cursor.total_bytes();
    too_small("inbuf", input.1, need as Count)?;
    // SAFETY: the user's buffers, as large as they say.
    unsafe { cursor.unpack(addr, slice((input.0, need as usize))) };
    Ok(position + need as Count)
}

/// `MPI_Pack_size`
pub fn pack_size(
    rt: &Runtime,
    incount: Count,
    datatype: &Rc<TypeObj>,
    _comm: &Rc<Comm>,
) -> Result<Count> {
    rt.active()?;
    not_negative("incount", incount)?;
    let size = datatype.datatype.size();
    incount.checked_mul(size).ok_or_else(|| {
        err!(
            Count,
            "incount is {incount}, which with {size} bytes for each element is more than can be addressed"
        )
    })
}

fn check_datarep(datarep: &str) -> Result<()> {
    if datarep != "external32" {
        fail!(
            Arg,
            "datarep is \"{datarep}\", only \"external32\" is known"
        );
    }
    Ok(())
}

/// `MPI_Pack_external`; returns the new position.
#[expect(clippy::too_many_arguments, reason = "the standard's signature")]
pub fn pack_external(
    rt: &Runtime,
    datarep: &str,
    inbuf: UserBuf,
    incount: Count,
    datatype: &Rc<TypeObj>,
    outbuf: UserBuf,
    outsize: Count,
    position: Count,
) -> Result<Count> {
    rt.active()?;
    check_datarep(datarep)?;
    not_negative("incount", incount)?;
    let addr = buffer("inbuf", inbuf, incount, datatype)?;
    let out = room("outbuf", outbuf, outsize, position)?;
    // SAFETY: the user's buffers, as large as they say.
    let written = unsafe { pack_external32(addr, incount, &datatype.datatype, slice(out)) }?;
    Ok(position + written as Count)
}

/// `MPI_Unpack_external`; returns the new position.
#[expect(clippy::too_many_arguments, reason = "the standard's signature")]
pub fn unpack_external(
    rt: &Runtime,
    datarep: &str,
    inbuf: UserBuf,
    insize: Count,
    position: Count,
    outbuf: UserBuf,
    outcount: Count,
    datatype: &Rc<TypeObj>,
) -> Result<Count> {
    rt.active()?;
    check_datarep(datarep)?;
    not_negative("outcount", outcount)?;
    let addr = buffer("outbuf", outbuf, outcount, datatype)?;
    let input = room("inbuf", inbuf, insize, position)?;
    // SAFETY: the user's buffers, as large as they say.
    let read = unsafe { unpack_external32(slice(input), addr, outcount, &datatype.datatype) }?;
    Ok(position + read as Count)
}

/// `MPI_Pack_external_size`
pub fn pack_external_size(
    rt: &Runtime,
    datarep: &str,
    incount: Count,
    datatype: &Rc<TypeObj>,
) -> Result<Count> {
    rt.active()?;
    check_datarep(datarep)?;
    not_negative("incount", incount)?;
    external32_size(&datatype.datatype, incount)
}
