//! Regular entries of the chapter `datatype`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int, c_void};

use crate::arg::{self, Get, Ints, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Pack`
pub unsafe fn pack<D: Dialect>(
    inbuf: *const c_void,
    incount: i64,
    datatype: D::Handle,
    outbuf: *mut c_void,
    outsize: i64,
    position: OutInts,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::PACK, On::Comm(comm), |rt| {
        let inbuf = arg::Buf::<D>::new(inbuf, "inbuf");
        let incount = arg::Count::<D>::new(rt, incount, "incount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let outbuf = arg::Buf::<D>::new(outbuf, "outbuf");
        let outsize = arg::Count::<D>::new(rt, outsize, "outsize")?;
        let position = out::Int64::<D>::new(position, "position")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let r0 = oxmpi_mpi::pack(
            rt,
            inbuf.get()?,
            incount.get()?,
            datatype.get()?,
            outbuf.get()?,
            outsize.get()?,
            position.current(),
            comm.get()?,
        )?;
        position.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Pack_external`
pub unsafe fn pack_external<D: Dialect>(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: i64,
    datatype: D::Handle,
    outbuf: *mut c_void,
    outsize: i64,
    position: OutInts,
) -> c_int {
    run::<D>(&functions::PACK_EXTERNAL, On::Default, |rt| {
        let datarep = arg::String::<D>::new(rt, datarep, "datarep")?;
        let inbuf = arg::Buf::<D>::new(inbuf, "inbuf");
        let incount = arg::Int64::<D>::new(rt, incount, "incount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let outbuf = arg::Buf::<D>::new(outbuf, "outbuf");
        let outsize = arg::Int64::<D>::new(rt, outsize, "outsize")?;
        let position = out::Int64::<D>::new(position, "position")?;
        let r0 = oxmpi_mpi::pack_external(
            rt,
            datarep.get()?,
            inbuf.get()?,
            incount.get()?,
            datatype.get()?,
            outbuf.get()?,
            outsize.get()?,
            position.current(),
        )?;
        position.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Pack_external_size`
pub unsafe fn pack_external_size<D: Dialect>(
    datarep: *const c_char,
    incount: i64,
    datatype: D::Handle,
    size: OutInts,
) -> c_int {
    run::<D>(&functions::PACK_EXTERNAL_SIZE, On::Default, |rt| {
        let datarep = arg::String::<D>::new(rt, datarep, "datarep")?;
        let incount = arg::Int64::<D>::new(rt, incount, "incount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let size = out::Int64::<D>::new(size, "size")?;
        let r0 =
            oxmpi_mpi::pack_external_size(rt, datarep.get()?, incount.get()?, datatype.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Pack_size`
pub unsafe fn pack_size<D: Dialect>(
    incount: i64,
    datatype: D::Handle,
    comm: D::Handle,
    size: OutInts,
) -> c_int {
    run::<D>(&functions::PACK_SIZE, On::Comm(comm), |rt| {
        let incount = arg::Count::<D>::new(rt, incount, "incount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let size = out::Count::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::pack_size(rt, incount.get()?, datatype.get()?, comm.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_commit`
pub unsafe fn type_commit<D: Dialect>(datatype: *mut D::Handle) -> c_int {
    run::<D>(&functions::TYPE_COMMIT, On::Default, |rt| {
        let datatype_at = out::Datatype::<D>::new(datatype, "datatype")?;
        let datatype = datatype_at.read(rt)?;
        oxmpi_mpi::type_commit(rt, datatype.get()?)?;
        Ok(())
    })
}

/// `MPI_Type_contiguous`
pub unsafe fn type_contiguous<D: Dialect>(
    count: i64,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CONTIGUOUS, On::Default, |rt| {
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_contiguous(rt, count.get()?, oldtype.get()?, large)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_darray`
pub unsafe fn type_create_darray<D: Dialect>(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: Ints,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_DARRAY, On::Default, |rt| {
        let size = arg::Int::<D>::new(rt, size, "size")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let array_of_gsizes = arg::CountArray::<D>::new(
            rt,
            array_of_gsizes,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_gsizes",
        )?;
        let array_of_distribs = arg::DistributionArray::<D>::new(
            rt,
            array_of_distribs,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_distribs",
        )?;
        let array_of_dargs = arg::DistArgArray::<D>::new(
            rt,
            array_of_dargs,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_dargs",
        )?;
        let array_of_psizes = arg::IntArray::<D>::new(
            rt,
            array_of_psizes,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_psizes",
        )?;
        let order = arg::Order::<D>::new(rt, order, "order")?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_darray(
            rt,
            size.get()?,
            rank.get()?,
            array_of_gsizes.get()?,
            array_of_distribs.get()?,
            array_of_dargs.get()?,
            array_of_psizes.get()?,
            order.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_f90_complex`
pub unsafe fn type_create_f90_complex<D: Dialect>(
    p: c_int,
    r: c_int,
    newtype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_F90_COMPLEX, On::Default, |rt| {
        let p = arg::Int::<D>::new(rt, p, "p")?;
        let r = arg::Int::<D>::new(rt, r, "r")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_f90_complex(rt, p.get()?, r.get()?)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_f90_integer`
pub unsafe fn type_create_f90_integer<D: Dialect>(r: c_int, newtype: *mut D::Handle) -> c_int {
    run::<D>(&functions::TYPE_CREATE_F90_INTEGER, On::Default, |rt| {
        let r = arg::Int::<D>::new(rt, r, "r")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_f90_integer(rt, r.get()?)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_f90_real`
pub unsafe fn type_create_f90_real<D: Dialect>(
    p: c_int,
    r: c_int,
    newtype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_F90_REAL, On::Default, |rt| {
        let p = arg::Int::<D>::new(rt, p, "p")?;
        let r = arg::Int::<D>::new(rt, r, "r")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_f90_real(rt, p.get()?, r.get()?)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_hindexed`
pub unsafe fn type_create_hindexed<D: Dialect>(
    count: i64,
    array_of_blocklengths: Ints,
    array_of_displacements: Ints,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_HINDEXED, On::Default, |rt| {
        let array_of_blocklengths = arg::CountArray::<D>::new(
            rt,
            array_of_blocklengths,
            Some(arg::Length::count(count, "count")),
            "array_of_blocklengths",
        )?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::count(count, "count")),
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
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_hindexed_block`
pub unsafe fn type_create_hindexed_block<D: Dialect>(
    count: i64,
    blocklength: i64,
    array_of_displacements: Ints,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_HINDEXED_BLOCK, On::Default, |rt| {
        let blocklength = arg::Count::<D>::new(rt, blocklength, "blocklength")?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::count(count, "count")),
            "array_of_displacements",
        )?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_hindexed_block(
            rt,
            blocklength.get()?,
            array_of_displacements.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_hvector`
pub unsafe fn type_create_hvector<D: Dialect>(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_HVECTOR, On::Default, |rt| {
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let blocklength = arg::Count::<D>::new(rt, blocklength, "blocklength")?;
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
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_indexed_block`
pub unsafe fn type_create_indexed_block<D: Dialect>(
    count: i64,
    blocklength: i64,
    array_of_displacements: Ints,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_INDEXED_BLOCK, On::Default, |rt| {
        let blocklength = arg::Count::<D>::new(rt, blocklength, "blocklength")?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::count(count, "count")),
            "array_of_displacements",
        )?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_indexed_block(
            rt,
            blocklength.get()?,
            array_of_displacements.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_resized`
pub unsafe fn type_create_resized<D: Dialect>(
    oldtype: D::Handle,
    lb: i64,
    extent: i64,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_RESIZED, On::Default, |rt| {
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let lb = arg::Int64::<D>::new(rt, lb, "lb")?;
        let extent = arg::Int64::<D>::new(rt, extent, "extent")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 =
            oxmpi_mpi::type_create_resized(rt, oldtype.get()?, lb.get()?, extent.get()?, large)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_struct`
pub unsafe fn type_create_struct<D: Dialect>(
    count: i64,
    array_of_blocklengths: Ints,
    array_of_displacements: Ints,
    array_of_types: *const D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_STRUCT, On::Default, |rt| {
        let array_of_blocklengths = arg::CountArray::<D>::new(
            rt,
            array_of_blocklengths,
            Some(arg::Length::count(count, "count")),
            "array_of_blocklengths",
        )?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::count(count, "count")),
            "array_of_displacements",
        )?;
        let array_of_types = arg::DatatypeArray::<D>::new(
            rt,
            array_of_types,
            Some(arg::Length::count(count, "count")),
            "array_of_types",
        )?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_struct(
            rt,
            array_of_blocklengths.get()?,
            array_of_displacements.get()?,
            array_of_types.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_create_subarray`
pub unsafe fn type_create_subarray<D: Dialect>(
    ndims: c_int,
    array_of_sizes: Ints,
    array_of_subsizes: Ints,
    array_of_starts: Ints,
    order: c_int,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_CREATE_SUBARRAY, On::Default, |rt| {
        let array_of_sizes = arg::CountArray::<D>::new(
            rt,
            array_of_sizes,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_sizes",
        )?;
        let array_of_subsizes = arg::CountArray::<D>::new(
            rt,
            array_of_subsizes,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_subsizes",
        )?;
        let array_of_starts = arg::CountArray::<D>::new(
            rt,
            array_of_starts,
            Some(arg::Length::int(ndims, "ndims")),
            "array_of_starts",
        )?;
        let order = arg::Order::<D>::new(rt, order, "order")?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_create_subarray(
            rt,
            array_of_sizes.get()?,
            array_of_subsizes.get()?,
            array_of_starts.get()?,
            order.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_dup`
pub unsafe fn type_dup<D: Dialect>(oldtype: D::Handle, newtype: *mut D::Handle) -> c_int {
    run::<D>(&functions::TYPE_DUP, On::Default, |rt| {
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_dup(rt, oldtype.get()?)?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_free`
pub unsafe fn type_free<D: Dialect>(datatype: *mut D::Handle) -> c_int {
    run::<D>(&functions::TYPE_FREE, On::Default, |rt| {
        let datatype_at = out::Datatype::<D>::new(datatype, "datatype")?;
        let datatype = datatype_at.read(rt)?;
        datatype_at.after(rt, oxmpi_mpi::type_free(rt, datatype.get()?))?;
        datatype_at.clear();
        Ok(())
    })
}

/// `MPI_Type_get_extent`
pub unsafe fn type_get_extent<D: Dialect>(
    datatype: D::Handle,
    lb: OutInts,
    extent: OutInts,
) -> c_int {
    run::<D>(&functions::TYPE_GET_EXTENT, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let lb = out::Int64::<D>::new(lb, "lb")?;
        let extent = out::Int64::<D>::new(extent, "extent")?;
        let (r0, r1) = oxmpi_mpi::type_get_extent(rt, datatype.get()?)?;
        lb.put(rt, r0);
        extent.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Type_get_extent_x`
pub unsafe fn type_get_extent_x<D: Dialect>(
    datatype: D::Handle,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    run::<D>(&functions::TYPE_GET_EXTENT_X, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let lb = out::Int64::<D>::new(lb, "lb")?;
        let extent = out::Int64::<D>::new(extent, "extent")?;
        let (r0, r1) = oxmpi_mpi::type_get_extent(rt, datatype.get()?)?;
        lb.put(rt, r0);
        extent.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Type_get_true_extent`
pub unsafe fn type_get_true_extent<D: Dialect>(
    datatype: D::Handle,
    true_lb: OutInts,
    true_extent: OutInts,
) -> c_int {
    run::<D>(&functions::TYPE_GET_TRUE_EXTENT, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let true_lb = out::Int64::<D>::new(true_lb, "true_lb")?;
        let true_extent = out::Int64::<D>::new(true_extent, "true_extent")?;
        let (r0, r1) = oxmpi_mpi::type_get_true_extent(rt, datatype.get()?)?;
        true_lb.put(rt, r0);
        true_extent.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Type_get_true_extent_x`
pub unsafe fn type_get_true_extent_x<D: Dialect>(
    datatype: D::Handle,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    run::<D>(&functions::TYPE_GET_TRUE_EXTENT_X, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let true_lb = out::Int64::<D>::new(true_lb, "true_lb")?;
        let true_extent = out::Int64::<D>::new(true_extent, "true_extent")?;
        let (r0, r1) = oxmpi_mpi::type_get_true_extent(rt, datatype.get()?)?;
        true_lb.put(rt, r0);
        true_extent.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Type_get_value_index`
pub unsafe fn type_get_value_index<D: Dialect>(
    value_type: D::Handle,
    index_type: D::Handle,
    pair_type: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_GET_VALUE_INDEX, On::Default, |rt| {
        let value_type = arg::Datatype::<D>::new(rt, value_type, "value_type")?;
        let index_type = arg::Datatype::<D>::new(rt, index_type, "index_type")?;
        let pair_type = out::Datatype::<D>::new(pair_type, "pair_type")?;
        pair_type.clear();
        let r0 = oxmpi_mpi::type_get_value_index(rt, value_type.get()?, index_type.get()?)?;
        pair_type.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_indexed`
pub unsafe fn type_indexed<D: Dialect>(
    count: i64,
    array_of_blocklengths: Ints,
    array_of_displacements: Ints,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_INDEXED, On::Default, |rt| {
        let array_of_blocklengths = arg::CountArray::<D>::new(
            rt,
            array_of_blocklengths,
            Some(arg::Length::count(count, "count")),
            "array_of_blocklengths",
        )?;
        let array_of_displacements = arg::Int64Array::<D>::new(
            rt,
            array_of_displacements,
            Some(arg::Length::count(count, "count")),
            "array_of_displacements",
        )?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_indexed(
            rt,
            array_of_blocklengths.get()?,
            array_of_displacements.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_match_size`
pub unsafe fn type_match_size<D: Dialect>(
    typeclass: c_int,
    size: c_int,
    datatype: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::TYPE_MATCH_SIZE, On::Default, |rt| {
        let typeclass = arg::TypeClass::<D>::new(rt, typeclass, "typeclass")?;
        let size = arg::Int::<D>::new(rt, size, "size")?;
        let datatype = out::Datatype::<D>::new(datatype, "datatype")?;
        datatype.clear();
        let r0 = oxmpi_mpi::type_match_size(rt, typeclass.get()?, size.get()?)?;
        datatype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_set_name`
pub unsafe fn type_set_name<D: Dialect>(datatype: D::Handle, type_name: *const c_char) -> c_int {
    run::<D>(&functions::TYPE_SET_NAME, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let type_name = arg::String::<D>::new(rt, type_name, "type_name")?;
        oxmpi_mpi::type_set_name(rt, datatype.get()?, type_name.get()?)?;
        Ok(())
    })
}

/// `MPI_Type_size`
pub unsafe fn type_size<D: Dialect>(datatype: D::Handle, size: OutInts) -> c_int {
    run::<D>(&functions::TYPE_SIZE, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let size = out::Int64::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::type_size(rt, datatype.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_size_x`
pub unsafe fn type_size_x<D: Dialect>(datatype: D::Handle, size: *mut i64) -> c_int {
    run::<D>(&functions::TYPE_SIZE_X, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let size = out::Int64::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::type_size(rt, datatype.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Type_vector`
pub unsafe fn type_vector<D: Dialect>(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: D::Handle,
    newtype: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_VECTOR, On::Default, |rt| {
        let count = arg::Count::<D>::new(rt, count, "count")?;
        let blocklength = arg::Count::<D>::new(rt, blocklength, "blocklength")?;
        let stride = arg::Int64::<D>::new(rt, stride, "stride")?;
        let oldtype = arg::Datatype::<D>::new(rt, oldtype, "oldtype")?;
        let newtype = out::Datatype::<D>::new(newtype, "newtype")?;
        newtype.clear();
        let r0 = oxmpi_mpi::type_vector(
            rt,
            count.get()?,
            blocklength.get()?,
            stride.get()?,
            oldtype.get()?,
            large,
        )?;
        newtype.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Unpack`
pub unsafe fn unpack<D: Dialect>(
    inbuf: *const c_void,
    insize: i64,
    position: OutInts,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: D::Handle,
    comm: D::Handle,
) -> c_int {
    run::<D>(&functions::UNPACK, On::Comm(comm), |rt| {
        let inbuf = arg::Buf::<D>::new(inbuf, "inbuf");
        let insize = arg::Count::<D>::new(rt, insize, "insize")?;
        let position = out::Int64::<D>::new(position, "position")?;
        let outbuf = arg::Buf::<D>::new(outbuf, "outbuf");
        let outcount = arg::Int64::<D>::new(rt, outcount, "outcount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let r0 = oxmpi_mpi::unpack(
            rt,
            inbuf.get()?,
            insize.get()?,
            position.current(),
            outbuf.get()?,
            outcount.get()?,
            datatype.get()?,
            comm.get()?,
        )?;
        position.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Unpack_external`
pub unsafe fn unpack_external<D: Dialect>(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: i64,
    position: OutInts,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: D::Handle,
) -> c_int {
    run::<D>(&functions::UNPACK_EXTERNAL, On::Default, |rt| {
        let datarep = arg::String::<D>::new(rt, datarep, "datarep")?;
        let inbuf = arg::Buf::<D>::new(inbuf, "inbuf");
        let insize = arg::Int64::<D>::new(rt, insize, "insize")?;
        let position = out::Int64::<D>::new(position, "position")?;
        let outbuf = arg::Buf::<D>::new(outbuf, "outbuf");
        let outcount = arg::Int64::<D>::new(rt, outcount, "outcount")?;
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let r0 = oxmpi_mpi::unpack_external(
            rt,
            datarep.get()?,
            inbuf.get()?,
            insize.get()?,
            position.current(),
            outbuf.get()?,
            outcount.get()?,
            datatype.get()?,
        )?;
        position.put(rt, r0);
        Ok(())
    })
}
