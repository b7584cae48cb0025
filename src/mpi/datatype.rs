//! Datatypes (MPI 5.0 chapter 5): the functions that make, describe and free them. Packing and counting are in
//! `pack.rs`.
//!
//! Constructors and inquiries that have a large-count twin take `large` as their last argument: true when the program
//! called the twin.

use crate::callbacks::AttrOwner;
use crate::{Runtime, TypeObj, attr};
use oxmpi_datatype::{Combiner, Contents, Datatype, DistArg, Distribution, Envelope, Named, Order};
use oxmpi_types::{Aint, Count, Result, fail};
use std::rc::Rc;

/// Combiner, precision and range: equal F90 types are one object.
pub(crate) type F90Key = (Combiner, Option<i32>, Option<i32>);

/// `MPI_TYPECLASS_*`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeClass {
    /// `MPI_TYPECLASS_REAL`
    Real,
    /// `MPI_TYPECLASS_INTEGER`
    Integer,
    /// `MPI_TYPECLASS_COMPLEX`
    Complex,
}

fn finish(rt: &Runtime, datatype: Rc<Datatype>, large: bool) -> Rc<TypeObj> {
    if large {
        datatype.mark_large();
    }
    rt.new_type(datatype)
}

fn inner(types: &[Rc<TypeObj>]) -> Vec<Rc<Datatype>> {
    types.iter().map(|t| t.datatype.clone()).collect()
}

/// `MPI_Type_contiguous`
pub fn type_contiguous(
    rt: &Runtime,
    count: Count,
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::contiguous(count, &oldtype.datatype)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_vector`
pub fn type_vector(
    rt: &Runtime,
    count: Count,
    blocklength: Count,
    stride: Count,
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::vector(count, blocklength, stride, &oldtype.datatype)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_hvector`
pub fn type_create_hvector(
    rt: &Runtime,
    count: Count,
    blocklength: Count,
    stride: Aint,
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::hvector(count, blocklength, stride, &oldtype.datatype)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_indexed`
pub fn type_indexed(
    rt: &Runtime,
    array_of_blocklengths: &[Count],
    array_of_displacements: &[Count],
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::indexed(
        array_of_blocklengths,
        array_of_displacements,
        &oldtype.datatype,
    )?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_hindexed`
pub fn type_create_hindexed(
    rt: &Runtime,
    array_of_blocklengths: &[Count],
    array_of_displacements: &[Aint],
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::hindexed(
        array_of_blocklengths,
        array_of_displacements,
        &oldtype.datatype,
    )?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_indexed_block`; `count` is the length of the array.
pub fn type_create_indexed_block(
    rt: &Runtime,
    blocklength: Count,
    array_of_displacements: &[Count],
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::indexed_block(blocklength, array_of_displacements, &oldtype.datatype)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_hindexed_block`; `count` is the length of the array.
pub fn type_create_hindexed_block(
    rt: &Runtime,
    blocklength: Count,
    array_of_displacements: &[Aint],
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::hindexed_block(blocklength, array_of_displacements, &oldtype.datatype)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_struct`
pub fn type_create_struct(
    rt: &Runtime,
    array_of_blocklengths: &[Count],
    array_of_displacements: &[Aint],
    array_of_types: &[Rc<TypeObj>],
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::struct_(
        array_of_blocklengths,
        array_of_displacements,
        &inner(array_of_types),
    )?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_subarray`; `ndims` is the length of the arrays.
pub fn type_create_subarray(
    rt: &Runtime,
    array_of_sizes: &[Count],
    array_of_subsizes: &[Count],
    array_of_starts: &[Count],
    order: Order,
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::subarray(
        array_of_sizes,
        array_of_subsizes,
        array_of_starts,
        order,
        &oldtype.datatype,
    )?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_darray`; `ndims` is the length of the arrays.
#[expect(clippy::too_many_arguments, reason = "the standard's signature")]
pub fn type_create_darray(
    rt: &Runtime,
    size: i32,
    rank: i32,
    array_of_gsizes: &[Count],
    array_of_distribs: &[Distribution],
    array_of_dargs: &[DistArg],
    array_of_psizes: &[i32],
    order: Order,
    oldtype: &Rc<TypeObj>,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::darray(
        size,
        rank,
        array_of_gsizes,
        array_of_distribs,
        array_of_dargs,
        array_of_psizes,
        order,
        &oldtype.datatype,
    )?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_create_resized`
pub fn type_create_resized(
    rt: &Runtime,
    oldtype: &Rc<TypeObj>,
    lb: Aint,
    extent: Aint,
    large: bool,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let t = Datatype::resized(&oldtype.datatype, lb, extent)?;
    Ok(finish(rt, t, large))
}

/// `MPI_Type_dup`: with the attributes that their copy functions want copied, without the name.
pub fn type_dup(rt: &Runtime, oldtype: &Rc<TypeObj>) -> Result<Rc<TypeObj>> {
    rt.active()?;
    let new = rt.new_type(Datatype::dup(&oldtype.datatype));
    let owner = AttrOwner::Type(oldtype.clone());
    if let Err(error) = attr::copy_all(rt, &owner, &oldtype.attrs, &new.attrs) {
        rt.free_type(&new);
        return Err(error);
    }
    Ok(new)
}

fn f90(rt: &Runtime, key: F90Key, make: Result<Rc<Datatype>>) -> Result<Rc<TypeObj>> {
    if let Some(known) = rt.f90_types.borrow().get(&key) {
        return Ok(known.clone());
    }
    let object = rt.new_type(make?);
    rt.f90_types.borrow_mut().insert(key, object.clone());
    Ok(object)
}

/// `MPI_Type_create_f90_real`; `None` is `MPI_UNDEFINED`.
pub fn type_create_f90_real(rt: &Runtime, p: Option<i32>, r: Option<i32>) -> Result<Rc<TypeObj>> {
    rt.active()?;
    f90(rt, (Combiner::F90Real, p, r), Datatype::f90_real(p, r))
}

/// `MPI_Type_create_f90_complex`; `None` is `MPI_UNDEFINED`.
pub fn type_create_f90_complex(
    rt: &Runtime,
    p: Option<i32>,
    r: Option<i32>,
) -> Result<Rc<TypeObj>> {
    rt.active()?;
    f90(
        rt,
        (Combiner::F90Complex, p, r),
        Datatype::f90_complex(p, r),
    )
}

/// `MPI_Type_create_f90_integer`
pub fn type_create_f90_integer(rt: &Runtime, r: i32) -> Result<Rc<TypeObj>> {
    rt.active()?;
    f90(
        rt,
        (Combiner::F90Integer, Some(r), None),
        Datatype::f90_integer(r),
    )
}

/// `MPI_Type_commit`
pub fn type_commit(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<()> {
    rt.active()?;
    datatype.datatype.commit();
    Ok(())
}

/// `MPI_Type_free`. Pending operations and types made of this one keep it.
pub fn type_free(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<()> {
    rt.active()?;
    let t = &datatype.datatype;
    match t.combiner() {
        Combiner::Named => fail!(
            Type,
            "datatype is {}, which cannot be freed",
            datatype.name.borrow()
        ),
        Combiner::F90Real | Combiner::F90Complex | Combiner::F90Integer => fail!(
            Type,
            "datatype is {}, a parameterised Fortran type, which cannot be freed",
            datatype.describe()
        ),
        _ => {}
    }
    if datatype.id.is_last() {
        attr::delete_all(rt, &AttrOwner::Type(datatype.clone()), &datatype.attrs)?;
    }
    rt.free_type(datatype);
    Ok(())
}

/// `MPI_Type_get_envelope`. The function without large counts cannot describe a type that has some.
pub fn type_get_envelope(rt: &Runtime, datatype: &Rc<TypeObj>, large: bool) -> Result<Envelope> {
    rt.active()?;
    let envelope = datatype.datatype.envelope();
    if envelope.counts > 0 && !large {
        fail!(
            Type,
            "datatype is {}, which was made with large counts that only {}_c can report",
            datatype.describe(),
            rt.function()
        );
    }
    Ok(envelope)
}

/// `MPI_Type_get_contents`: the arguments of the constructor, and its datatypes as objects.
pub fn type_get_contents(
    rt: &Runtime,
    datatype: &Rc<TypeObj>,
    max_integers: Count,
    max_addresses: Count,
    max_large_counts: Count,
    max_datatypes: Count,
    large: bool,
) -> Result<(Contents, Vec<Rc<TypeObj>>)> {
    let envelope = type_get_envelope(rt, datatype, large)?;
    if envelope.combiner == Combiner::Named {
        fail!(
            Type,
            "datatype is {}, which has no contents",
            datatype.name.borrow()
        );
    }
    for (name, room, need) in [
        ("max_integers", max_integers, envelope.ints),
        ("max_addresses", max_addresses, envelope.aints),
        ("max_large_counts", max_large_counts, envelope.counts),
        ("max_datatypes", max_datatypes, envelope.types),
    ] {
        if room < need as Count {
            fail!(Arg, "{name} is {room}, but the datatype has {need}");
        }
    }
    let contents = datatype.datatype.contents();
    let types = contents.types.iter().map(|t| rt.type_object(t)).collect();
    Ok((contents, types))
}

/// `MPI_Type_size`, `MPI_Type_size_x`
#[inline]
pub fn type_size(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<Count> {
    rt.active()?;
    Ok(datatype.datatype.size())
}

/// `MPI_Type_get_extent`, `MPI_Type_get_extent_x`: lower bound and extent.
pub fn type_get_extent(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<(Aint, Aint)> {
    rt.active()?;
    Ok((datatype.datatype.lb(), datatype.datatype.extent()))
}

/// `MPI_Type_get_true_extent`, `MPI_Type_get_true_extent_x`: true lower bound and true extent.
pub fn type_get_true_extent(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<(Aint, Aint)> {
    rt.active()?;
    Ok((datatype.datatype.true_lb(), datatype.datatype.true_extent()))
}

/// `MPI_Type_lb`, removed in MPI 3.0.
pub fn type_lb(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<Aint> {
    rt.active()?;
    Ok(datatype.datatype.lb())
}

/// `MPI_Type_ub`, removed in MPI 3.0.
pub fn type_ub(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<Aint> {
    rt.active()?;
    Ok(datatype.datatype.ub())
}

/// `MPI_Type_extent`, removed in MPI 3.0.
pub fn type_extent(rt: &Runtime, datatype: &Rc<TypeObj>) -> Result<Aint> {
    rt.active()?;
    Ok(datatype.datatype.extent())
}

/// `MPI_Type_set_name`
pub fn type_set_name(rt: &Runtime, datatype: &Rc<TypeObj>, type_name: &str) -> Result<()> {
    rt.active()?;
    *datatype.name.borrow_mut() = type_name.to_owned();
    Ok(())
}

/// `MPI_Type_get_name`
pub fn type_get_name(rt: &Runtime, datatype: Option<&Rc<TypeObj>>) -> Result<String> {
    rt.active()?;
    Ok(match datatype {
        Some(datatype) => datatype.name.borrow().clone(),
        None => "MPI_DATATYPE_NULL".to_owned(),
    })
}

/// `MPI_Type_match_size`
pub fn type_match_size(rt: &Runtime, typeclass: TypeClass, size: i32) -> Result<Rc<TypeObj>> {
    use Named::*;
    rt.active()?;
    let (what, list): (&str, &[Named]) = match typeclass {
        TypeClass::Real => ("real", &[Real2, Real4, Real8, Real16]),
        TypeClass::Integer => (
            "integer",
            &[Integer1, Integer2, Integer4, Integer8, Integer16],
        ),
        TypeClass::Complex => ("complex", &[Complex4, Complex8, Complex16, Complex32]),
    };
    match list.iter().find(|n| n.size() == i64::from(size)) {
        Some(named) => Ok(rt.predefined_type(*named).clone()),
        None => fail!(Arg, "size is {size}, no {what} type has that size"),
    }
}

/// `MPI_Type_get_value_index`: the predefined pair of the two types, `None` (`MPI_DATATYPE_NULL`) when there is none.
pub fn type_get_value_index(
    rt: &Runtime,
    value_type: &Rc<TypeObj>,
    index_type: &Rc<TypeObj>,
) -> Result<Option<Rc<TypeObj>>> {
    use Named::*;
    rt.active()?;
    for (name, object) in [("value_type", value_type), ("index_type", index_type)] {
        if object.named().is_none() {
            fail!(
                Type,
                "{name} is {}, must be a predefined type",
                object.describe()
            );
        }
    }
    let pair = match (value_type.named(), index_type.named()) {
        (Some(Named::Float), Some(Int)) => FloatInt,
        (Some(Double), Some(Int)) => DoubleInt,
        (Some(Long), Some(Int)) => LongInt,
        (Some(Short), Some(Int)) => ShortInt,
        (Some(Int), Some(Int)) => TwoInt,
        (Some(LongDouble), Some(Int)) => LongDoubleInt,
        (Some(Named::Real), Some(Named::Real)) => TwoReal,
        (Some(DoublePrecision), Some(DoublePrecision)) => TwoDoublePrecision,
        (Some(Named::Integer), Some(Named::Integer)) => TwoInteger,
        _ => return Ok(None),
    };
    Ok(Some(rt.predefined_type(pair).clone()))
}
