//! What is read from a status and written to it: arithmetic on the caller's struct.
#![allow(clippy::missing_safety_doc)]

use std::ffi::c_int;
use std::rc::Rc;

use oxmpi_mpi::{self as mpi, Runtime, TypeObj};
use oxmpi_types::{Result, Status, fail};

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

/// Counts what a status says in units that `count` makes of it.
fn counted<D: Dialect>(
    rt: &Runtime,
    status: *const D::Status,
    datatype: D::Handle,
    count_at: OutInts,
    count: impl FnOnce(&Status, &Rc<TypeObj>) -> Result<Option<i64>>,
) -> Result<()> {
    let status = arg::Status::<D>::new(rt, status, "status")?;
    let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
    let count_at = out::Int64::<D>::new(count_at, "count")?;
    count_at.put(rt, count(status.get()?, datatype.get()?)?);
    Ok(())
}

/// `MPI_Get_count`
pub unsafe fn get_count<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: OutInts,
) -> c_int {
    run::<D>(&functions::GET_COUNT, On::Default, |rt| {
        counted::<D>(rt, status, datatype, count, |s, t| mpi::get_count(rt, s, t))
    })
}

/// `MPI_Get_elements`
pub unsafe fn get_elements<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: OutInts,
) -> c_int {
    run::<D>(&functions::GET_ELEMENTS, On::Default, |rt| {
        counted::<D>(rt, status, datatype, count, |s, t| {
            mpi::get_elements(rt, s, t)
        })
    })
}

/// `MPI_Get_elements_x`
pub unsafe fn get_elements_x<D: Dialect>(
    status: *const D::Status,
    datatype: D::Handle,
    count: *mut i64,
) -> c_int {
    run::<D>(&functions::GET_ELEMENTS_X, On::Default, |rt| {
        let count = OutInts::from_i64(count);
        counted::<D>(rt, status, datatype, count, |s, t| {
            mpi::get_elements(rt, s, t)
        })
    })
}

fn set_elements<D: Dialect>(
    rt: &Runtime,
    status: *mut D::Status,
    datatype: D::Handle,
    count: i64,
) -> Result<()> {
    let raw = at::<D>(status)?;
    let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
    let mut changed = Status::EMPTY;
    mpi::status_set_elements(rt, &mut changed, datatype.get()?, count)?;
    raw.set_bytes(changed.bytes);
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
