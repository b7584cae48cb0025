//! Regular entries of the chapter `comm`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Comm_compare`
pub unsafe fn comm_compare<D: Dialect>(
    comm1: D::Handle,
    comm2: D::Handle,
    result: *mut c_int,
) -> c_int {
    run::<D>(&functions::COMM_COMPARE, On::Comm(comm1), |rt| {
        let comm1 = arg::Comm::<D>::new(rt, comm1, "comm1")?;
        let comm2 = arg::Comm::<D>::new(rt, comm2, "comm2")?;
        let result = out::Comparison::<D>::new(result, "result")?;
        let r0 = oxmpi_mpi::comm_compare(rt, comm1.get()?, comm2.get()?)?;
        result.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_free`
pub unsafe fn comm_free<D: Dialect>(comm: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_FREE, On::CommAt(comm), |rt| {
        let comm_at = out::Comm::<D>::new(comm, "comm")?;
        let comm = comm_at.read(rt)?;
        oxmpi_mpi::comm_free(rt, comm.get()?)?;
        comm_at.clear();
        Ok(())
    })
}

/// `MPI_Comm_get_info`
pub unsafe fn comm_get_info<D: Dialect>(comm: D::Handle, info_used: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_GET_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info_used = out::Info::<D>::new(info_used, "info_used")?;
        let r0 = oxmpi_mpi::comm_get_info(rt, comm.get()?)?;
        info_used.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_rank`
pub unsafe fn comm_rank<D: Dialect>(comm: D::Handle, rank: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_RANK, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let rank = out::Rank::<D>::new(rank, "rank")?;
        let r0 = oxmpi_mpi::comm_rank(rt, comm.get()?)?;
        rank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_remote_size`
pub unsafe fn comm_remote_size<D: Dialect>(comm: D::Handle, size: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_REMOTE_SIZE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let size = out::Int::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::comm_remote_size(rt, comm.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_set_info`
pub unsafe fn comm_set_info<D: Dialect>(comm: D::Handle, info: D::Handle) -> c_int {
    run::<D>(&functions::COMM_SET_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        oxmpi_mpi::comm_set_info(rt, comm.get()?, info.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_set_name`
pub unsafe fn comm_set_name<D: Dialect>(comm: D::Handle, comm_name: *const c_char) -> c_int {
    run::<D>(&functions::COMM_SET_NAME, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let comm_name = arg::String::<D>::new(rt, comm_name, "comm_name")?;
        oxmpi_mpi::comm_set_name(rt, comm.get()?, comm_name.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_size`
pub unsafe fn comm_size<D: Dialect>(comm: D::Handle, size: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_SIZE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let size = out::Int::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::comm_size(rt, comm.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_test_inter`
pub unsafe fn comm_test_inter<D: Dialect>(comm: D::Handle, flag: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_TEST_INTER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_mpi::comm_test_inter(rt, comm.get()?)?;
        flag.put(rt, r0);
        Ok(())
    })
}
