//! Regular entries of the chapter `deprecated`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Errhandler_get`
pub unsafe fn errhandler_get<D: Dialect>(comm: D::Handle, errhandler: *mut D::Handle) -> c_int {
    run::<D>(&functions::ERRHANDLER_GET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let errhandler = out::Errhandler::<D>::new(errhandler, "errhandler")?;
        errhandler.clear();
        let r0 = oxmpi_mpi::errhandler::comm_get_errhandler(rt, comm.get()?)?;
        errhandler.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Errhandler_set`
pub unsafe fn errhandler_set<D: Dialect>(comm: D::Handle, errhandler: D::Handle) -> c_int {
    run::<D>(&functions::ERRHANDLER_SET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
        oxmpi_mpi::errhandler::comm_set_errhandler(rt, comm.get()?, errhandler.get()?)?;
        Ok(())
    })
}

/// `MPI_Type_extent`
pub unsafe fn type_extent<D: Dialect>(datatype: D::Handle, extent: *mut i64) -> c_int {
    run::<D>(&functions::TYPE_EXTENT, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let extent = out::Int64::<D>::new(extent, "extent")?;
        let r0 = oxmpi_mpi::type_extent(rt, datatype.get()?)?;
        extent.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_hindexed`
pub unsafe fn type_hindexed<D: Dialect>(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_HINDEXED, On::Default, |rt| {
        let array_of_blocklengths = arg::CountArray::<D>::new(
            rt,
            array_of_blocklengths,
            Some(arg::Length::int(count, "count")),
            "array_of_blocklengths",
        )?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::int(count, "count")),
            "array_of_displacements",
        )?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_hindexed(
            rt,
            array_of_blocklengths.get()?,
            array_of_displacements.get()?,
            oldtype.get()?,
            false,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_hvector`
pub unsafe fn type_hvector<D: Dialect>(
    count: c_int,
    blocklength: c_int,
    stride: i64,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_HVECTOR, On::Default, |rt| {
        let count = arg::Int::<D>::new(rt, count, "count")?;
        let blocklength = arg::Int::<D>::new(rt, blocklength, "blocklength")?;
        let stride = arg::Int64::<D>::new(rt, stride, "stride")?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_hvector(
            rt,
            count.get()?,
            blocklength.get()?,
            stride.get()?,
            oldtype.get()?,
            false,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_lb`
pub unsafe fn type_lb<D: Dialect>(datatype: D::Handle, displacement: *mut i64) -> c_int {
    run::<D>(&functions::TYPE_LB, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let displacement = out::Int64::<D>::new(displacement, "displacement")?;
        let r0 = oxmpi_mpi::type_lb(rt, datatype.get()?)?;
        displacement.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_struct`
pub unsafe fn type_struct<D: Dialect>(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    array_of_types: *const D::Handle,
    newtype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_STRUCT, On::Default, |rt| {
        let array_of_blocklengths = arg::CountArray::<D>::new(
            rt,
            array_of_blocklengths,
            Some(arg::Length::int(count, "count")),
            "array_of_blocklengths",
        )?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::int(count, "count")),
            "array_of_displacements",
        )?;
        let array_of_types = arg::DatatypeArray::<D>::new(
            rt,
            array_of_types,
            Some(arg::Length::int(count, "count")),
            "array_of_types",
        )?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_struct(
            rt,
            array_of_blocklengths.get()?,
            array_of_displacements.get()?,
            array_of_types.get()?,
            false,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_ub`
pub unsafe fn type_ub<D: Dialect>(datatype: D::Handle, displacement: *mut i64) -> c_int {
    run::<D>(&functions::TYPE_UB, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let displacement = out::Int64::<D>::new(displacement, "displacement")?;
        let r0 = oxmpi_mpi::type_ub(rt, datatype.get()?)?;
        displacement.put(rt, r0);
        Ok(())
    })
}
