//! Partitions: the request is an argument that stays.
#![allow(clippy::missing_safety_doc)]

use std::ffi::c_int;

use oxmpi_mpi as mpi;
use oxmpi_types::{Handle, Kind, Result};

use super::request::decode;
use crate::arg::{self, Length};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

fn needed<D: Dialect>(request: D::Handle) -> Result<Handle> {
    decode::<D>(request, "request")?.ok_or_else(|| arg::null_handle(Kind::Request, "request"))
}

/// `MPI_Pready`
pub unsafe fn pready<D: Dialect>(partition: c_int, request: D::Handle) -> c_int {
    run::<D>(&functions::PREADY, On::Default, |rt| {
        mpi::pready(rt, partition, needed::<D>(request)?)
    })
}

/// `MPI_Pready_range`
pub unsafe fn pready_range<D: Dialect>(
    partition_low: c_int,
    partition_high: c_int,
    request: D::Handle,
) -> c_int {
    run::<D>(&functions::PREADY_RANGE, On::Default, |rt| {
        mpi::pready_range(rt, partition_low, partition_high, needed::<D>(request)?)
    })
}

/// `MPI_Pready_list`
pub unsafe fn pready_list<D: Dialect>(
    length: c_int,
    array_of_partitions: *const c_int,
    request: D::Handle,
) -> c_int {
    run::<D>(&functions::PREADY_LIST, On::Default, |rt| {
        let length = Length::int(length, "length").get()?;
        // SAFETY: the caller of the MPI function passes that many.
        let list = unsafe { arg::copy_array(array_of_partitions, length, "array_of_partitions") }?;
        mpi::pready_list(rt, &list, needed::<D>(request)?)
    })
}

/// `MPI_Parrived`
pub unsafe fn parrived<D: Dialect>(
    request: D::Handle,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::PARRIVED, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        flag.put(rt, mpi::parrived(rt, needed::<D>(request)?, partition)?);
        Ok(())
    })
}
