//! What is read from a status and written to it: arithmetic on the caller's struct.
#![allow(clippy::missing_safety_doc)]

use std::ffi::c_int;

use oxmpi_types::{Result, fail};

use crate::arg::{self, Get, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::{Dialect, RawStatus};
use crate::out::{self, Put};

/// A status that is changed.
fn at<'a, D: Dialect>(status: *mut D::Status) -> Result<&'a mut D::Status> {
    if status.is_null() || status.addr() == D::NUMBERS.status_ignore {
        fail!(Arg, "status is MPI_STATUS_IGNORE, must be a status");
    }
    // SAFETY: neither null nor a sentinel: the caller of the MPI function passes a status.
    Ok(unsafe { &mut *status })
}

macro_rules! fields {
    ($($get:ident $get_id:ident $set:ident $set_id:ident $field:ident $setter:ident;)*) => {$(
        #[doc = concat!("`MPI_Status_get_", stringify!($field), "`")]
        pub unsafe fn $get<D: Dialect>(status: *const D::Status, value: *mut c_int) -> c_int {
            run::<D>(&functions::$get_id, On::Default, |rt| {
                let value = out::Int::<D>::new(value, stringify!($field))?;
                value.put(rt, at::<D>(status.cast_mut())?.$field());
                Ok(())
            })
        }
        #[doc = concat!("`MPI_Status_set_", stringify!($field), "`")]
        pub unsafe fn $set<D: Dialect>(status: *mut D::Status, value: c_int) -> c_int {
            run::<D>(&functions::$set_id, On::Default, |_| {
                at::<D>(status)?.$setter(value);
                Ok(())
            })
        }
    )*};
}

fields! {
    status_get_source STATUS_GET_SOURCE status_set_source STATUS_SET_SOURCE source set_source;
    status_get_tag STATUS_GET_TAG status_set_tag STATUS_SET_TAG tag set_tag;
    status_get_error STATUS_GET_ERROR status_set_error STATUS_SET_ERROR error set_error;
}

/// `MPI_Test_cancelled`
pub unsafe fn test_cancelled<D: Dialect>(status: *const D::Status, flag: *mut c_int) -> c_int {
    run::<D>(&functions::TEST_CANCELLED, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        flag.put(rt, at::<D>(status.cast_mut())?.cancelled());
        Ok(())
    })
}

/// `MPI_Status_set_cancelled`
pub unsafe fn status_set_cancelled<D: Dialect>(status: *mut D::Status, flag: c_int) -> c_int {
    run::<D>(&functions::STATUS_SET_CANCELLED, On::Default, |_| {
        at::<D>(status)?.set_cancelled(flag != 0);
        Ok(())
    })
}

/// `MPI_Get_count`
pub unsafe fn get_count<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: OutInts,
) -> c_int {
    run::<D>(&functions::GET_COUNT, On::Default, |rt| {
        let bytes = at::<D>(status.cast_mut())?.bytes();
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let count = out::Int64::<D>::new(count, "count")?;
        let size = datatype.object()?.datatype.size() as u64;
        // A type without data divides nothing: no bytes are zero of it, any other number is undefined.
        let whole = match size {
            0 => (bytes == 0).then_some(0),
            _ => (bytes % size == 0).then_some((bytes / size) as i64),
        };
        count.put(rt, whole);
        Ok(())
    })
}

fn elements<D: Dialect>(
    rt: &oxmpi_mpi::Runtime,
    status: *const D::Status,
    datatype: D::Handle,
    count: OutInts,
) -> Result<()> {
    let bytes = at::<D>(status.cast_mut())?.bytes();
    let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
    let count = out::Int64::<D>::new(count, "count")?;
    count.put(rt, datatype.object()?.datatype.get_elements(bytes));
    Ok(())
}

/// `MPI_Get_elements`
pub unsafe fn get_elements<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: OutInts,
) -> c_int {
    run::<D>(&functions::GET_ELEMENTS, On::Default, |rt| {
        elements::<D>(rt, status, datatype, count)
    })
}

/// `MPI_Get_elements_x`
pub unsafe fn get_elements_x<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: *mut i64,
) -> c_int {
    run::<D>(&functions::GET_ELEMENTS_X, On::Default, |rt| {
        elements::<D>(rt, status, datatype, OutInts::I64(count))
    })
}

fn set_elements<D: Dialect>(
    rt: &oxmpi_mpi::Runtime,
    status: *mut D::Status,
    datatype: D::Handle,
    count: i64,
) -> Result<()> {
    let status = at::<D>(status)?;
    let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
    let count: i64 = arg::Count::<D>::new(rt, count, "count")?.get()?;
    let Some(bytes) = count.checked_mul(datatype.object()?.datatype.size()) else {
        fail!(Count, "count is {count}, too large for the datatype");
    };
    status.set_bytes(bytes as u64);
    Ok(())
}

/// `MPI_Status_set_elements`
pub unsafe fn status_set_elements<D: Dialect>(
    status: *mut D::Status,
    datatype: D::Handle,
    count: i64,
) -> c_int {
    run::<D>(&functions::STATUS_SET_ELEMENTS, On::Default, |rt| {
        set_elements::<D>(rt, status, datatype, count)
    })
}

/// `MPI_Status_set_elements_x`
pub unsafe fn status_set_elements_x<D: Dialect>(
    status: *mut D::Status,
    datatype: D::Handle,
    count: i64,
) -> c_int {
    run::<D>(&functions::STATUS_SET_ELEMENTS_X, On::Default, |rt| {
        set_elements::<D>(rt, status, datatype, count)
    })
}
