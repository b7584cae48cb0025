//! Datatypes: what describes them, their names.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ffi::{c_char, c_int};

use oxmpi_datatype::{Distribution, Order, Word};
use oxmpi_mpi as mpi;
use oxmpi_types::{Result, fail};

use crate::arg::{self, Get, OutInts};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Type_get_name`
pub unsafe fn type_get_name<D: Dialect>(
    datatype: D::Handle,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    run::<D>(&functions::TYPE_GET_NAME, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let room = D::NUMBERS.max_object_name;
        let text = out::Text::<D>::new(type_name, "type_name", room, resultlen)?;
        text.put(rt, &mpi::type_get_name(rt, datatype.get()?)?);
        Ok(())
    })
}

/// `MPI_Type_get_envelope`; the number of large counts is reported by the twin alone.
pub unsafe fn type_get_envelope<D: Dialect>(
    datatype: D::Handle,
    num_integers: OutInts,
    num_addresses: OutInts,
    num_large_counts: OutInts,
    num_datatypes: OutInts,
    combiner: *mut c_int,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_GET_ENVELOPE, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let combiner = out::Int::<D>::new(combiner, "combiner")?;
        let number = |at, name| out::Int64::<D>::new(at, name);
        let integers = number(num_integers, "num_integers")?;
        let addresses = number(num_addresses, "num_addresses")?;
        let datatypes = number(num_datatypes, "num_datatypes")?;
        let envelope = mpi::type_get_envelope(rt, datatype.get()?, large)?;
        if large {
            number(num_large_counts, "num_large_counts")?.put(rt, envelope.counts as i64);
        }
        integers.put(rt, envelope.ints as i64);
        addresses.put(rt, envelope.aints as i64);
        datatypes.put(rt, envelope.types as i64);
        combiner.put(rt, D::combiner(envelope.combiner.name()));
        Ok(())
    })
}

/// One integer of a datatype's contents in the dialect's numbers.
fn word<D: Dialect>(word: Word) -> c_int {
    let n = D::NUMBERS;
    match word {
        Word::Int(i) => i as c_int,
        Word::Order(Order::C) => n.orders[0],
        Word::Order(Order::Fortran) => n.orders[1],
        Word::Distribution(Distribution::Block) => n.distributions[0],
        Word::Distribution(Distribution::Cyclic) => n.distributions[1],
        Word::Distribution(Distribution::None) => n.distributions[2],
        Word::DefaultArg => n.distributions[3],
        Word::Undefined => n.undefined,
    }
}

/// Writes an array of results.
unsafe fn fill<T>(at: *mut T, values: impl Iterator<Item = T>, name: &str) -> Result<()> {
    for (i, v) in values.enumerate() {
        if at.is_null() {
            fail!(Arg, "{name} is a null pointer");
        }
        // SAFETY: not null; the caller of the MPI function has room for what it said it has.
        unsafe { at.add(i).write_unaligned(v) };
    }
    Ok(())
}

/// `MPI_Type_get_contents`
pub unsafe fn type_get_contents<D: Dialect>(
    datatype: D::Handle,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut D::Handle,
    large: bool,
) -> c_int {
    run::<D>(&functions::TYPE_GET_CONTENTS, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let (contents, types) = mpi::type_get_contents(
            rt,
            datatype.get()?,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            large,
        )?;
        let ints = contents.ints.iter().map(|w| word::<D>(*w));
        // SAFETY: the room has checked that the caller's arrays are large enough.
        unsafe {
            fill(array_of_integers, ints, "array_of_integers")?;
            let aints = contents.aints.iter().copied();
            fill(array_of_addresses, aints, "array_of_addresses")?;
            let counts = contents.counts.iter().copied();
            fill(array_of_large_counts, counts, "array_of_large_counts")?;
            let handles = types.iter().map(|t| out::datatype::<D>(rt, t));
            fill(array_of_datatypes, handles, "array_of_datatypes")
        }
    })
}
