//! Memory that MPI gives: `MPI_Alloc_mem`.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_int, c_void};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Alloc_mem`
pub unsafe fn alloc_mem<D: Dialect>(size: i64, info: D::Handle, baseptr: *mut c_void) -> c_int {
    run::<D>(&functions::ALLOC_MEM, On::Default, |rt| {
        let size: i64 = arg::Size::<D>::new(rt, size, "size")?.get()?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let baseptr = out::Pointer::<D>::new(baseptr, "baseptr")?;
        baseptr.put(rt, oxmpi_rma::alloc_mem(rt, size as _, info.optional())?);
        Ok(())
    })
}

/// `MPI_Free_mem`
pub unsafe fn free_mem<D: Dialect>(base: *mut c_void) -> c_int {
    run::<D>(&functions::FREE_MEM, On::Default, |rt| {
        oxmpi_rma::free_mem(rt, base.cast())
    })
}
