//! Regular entries of the chapter `env`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Finalize`
pub unsafe fn finalize<D: Dialect>() -> c_int {
    run::<D>(&functions::FINALIZE, On::Default, |rt| {
        oxmpi_mpi::finalize(rt)?;
        Ok(())
    })
}

/// `MPI_Finalized`
pub unsafe fn finalized<D: Dialect>(flag: *mut c_int) -> c_int {
    run::<D>(&functions::FINALIZED, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_mpi::finalized(rt)?;
        flag.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Get_hw_resource_info`
pub unsafe fn get_hw_resource_info<D: Dialect>(hw_info: *mut D::Handle) -> c_int {
    run::<D>(&functions::GET_HW_RESOURCE_INFO, On::Default, |rt| {
        let hw_info = out::Info::<D>::new(hw_info, "hw_info")?;
        hw_info.clear();
        let r0 = oxmpi_mpi::get_hw_resource_info(rt)?;
        hw_info.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Get_version`
pub unsafe fn get_version<D: Dialect>(version: *mut c_int, subversion: *mut c_int) -> c_int {
    run::<D>(&functions::GET_VERSION, On::Default, |rt| {
        let version = out::Int::<D>::new(version, "version")?;
        let subversion = out::Int::<D>::new(subversion, "subversion")?;
        let (r0, r1) = oxmpi_mpi::get_version(rt)?;
        version.put(rt, r0);
        subversion.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Initialized`
pub unsafe fn initialized<D: Dialect>(flag: *mut c_int) -> c_int {
    run::<D>(&functions::INITIALIZED, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_mpi::initialized(rt)?;
        flag.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Is_thread_main`
pub unsafe fn is_thread_main<D: Dialect>(flag: *mut c_int) -> c_int {
    run::<D>(&functions::IS_THREAD_MAIN, On::Default, |rt| {
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_mpi::is_thread_main(rt)?;
        flag.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Query_thread`
pub unsafe fn query_thread<D: Dialect>(provided: *mut c_int) -> c_int {
    run::<D>(&functions::QUERY_THREAD, On::Default, |rt| {
        let provided = out::ThreadLevel::<D>::new(provided, "provided")?;
        let r0 = oxmpi_mpi::query_thread(rt)?;
        provided.put(rt, r0);
        Ok(())
    })
}
