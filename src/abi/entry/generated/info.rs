//! Regular entries of the chapter `info`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Info_create`
pub unsafe fn info_create<D: Dialect>(info: *mut D::Handle) -> c_int {
    run::<D>(&functions::INFO_CREATE, On::Default, |rt| {
        let info = out::Info::<D>::new(info, "info")?;
        info.clear();
        let r0 = oxmpi_mpi::info::info_create(rt)?;
        info.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Info_delete`
pub unsafe fn info_delete<D: Dialect>(info: D::Handle, key: *const c_char) -> c_int {
    run::<D>(&functions::INFO_DELETE, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let key = arg::String::<D>::new(rt, key, "key")?;
        oxmpi_mpi::info::info_delete(rt, info.get()?, key.get()?)?;
        Ok(())
    })
}

/// `MPI_Info_dup`
pub unsafe fn info_dup<D: Dialect>(info: D::Handle, newinfo: *mut D::Handle) -> c_int {
    run::<D>(&functions::INFO_DUP, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let newinfo = out::Info::<D>::new(newinfo, "newinfo")?;
        newinfo.clear();
        let r0 = oxmpi_mpi::info::info_dup(rt, info.get()?)?;
        newinfo.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Info_free`
pub unsafe fn info_free<D: Dialect>(info: *mut D::Handle) -> c_int {
    run::<D>(&functions::INFO_FREE, On::Default, |rt| {
        let info_at = out::Info::<D>::new(info, "info")?;
        let info = info_at.read(rt)?;
        info_at.after(rt, oxmpi_mpi::info::info_free(rt, info.get()?))?;
        info_at.clear();
        Ok(())
    })
}

/// `MPI_Info_get_nkeys`
pub unsafe fn info_get_nkeys<D: Dialect>(info: D::Handle, nkeys: *mut c_int) -> c_int {
    run::<D>(&functions::INFO_GET_NKEYS, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let nkeys = out::Int::<D>::new(nkeys, "nkeys")?;
        let r0 = oxmpi_mpi::info::info_get_nkeys(rt, info.get()?)?;
        nkeys.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Info_set`
pub unsafe fn info_set<D: Dialect>(
    info: D::Handle,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    run::<D>(&functions::INFO_SET, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let key = arg::String::<D>::new(rt, key, "key")?;
        let value = arg::String::<D>::new(rt, value, "value")?;
        oxmpi_mpi::info::info_set(rt, info.get()?, key.get()?, value.get()?)?;
        Ok(())
    })
}
