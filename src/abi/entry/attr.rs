//! Attributes: keys with functions of the user, and values that are pointers.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments)]

use std::ffi::{c_int, c_void};
use std::rc::Rc;

use oxmpi_mpi::attr::{self, AttrValue};
use oxmpi_mpi::{CopyFn, DeleteFn, KeyvalRef, Runtime};
use oxmpi_types::Result;

use crate::arg::{self, Get};
use crate::call::{self, On, run};
use crate::callback::{Copy, Delete, keyval};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

fn key<D: Dialect>(rt: &Runtime, number: c_int, name: &'static str) -> Result<KeyvalRef> {
    arg::Keyval::<D>::new(rt, number, name)?.resolve(rt)
}

/// Writes a value: what the user set, or the address of an int that holds a predefined one.
pub(super) fn put_value<D: Dialect>(
    rt: &Runtime,
    key: &KeyvalRef,
    value: Option<AttrValue>,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> Result<()> {
    let attribute_val = out::Pointer::<D>::new(attribute_val, "attribute_val")?;
    let flag = out::Logical::<D>::new(flag, "flag")?;
    flag.put(rt, value.is_some());
    let Some(value) = value else { return Ok(()) };
    let number = match value {
        AttrValue::User(pointer) => {
            attribute_val.put(rt, pointer);
            return Ok(());
        }
        AttrValue::Int(n) => n,
        AttrValue::Rank(r) => out::rank::<D>(r),
        AttrValue::Flag(b) => c_int::from(b),
        AttrValue::LastUsedCode(code) => code.unwrap_or(D::NUMBERS.lastcode),
    };
    attribute_val.put(rt, call::predefined_value(key, number));
    Ok(())
}

macro_rules! create_keyval {
    ($($mpi:literal $id:ident $function:ident $room:ident $argument:literal;)*) => {$(
        #[doc = concat!("`", $mpi, "`")]
        pub unsafe fn $function<D: Dialect>(
            copy_fn: *mut c_void,
            delete_fn: *mut c_void,
            keyval_at: *mut c_int,
            extra_state: *mut c_void,
        ) -> c_int {
            run::<D>(&functions::$id, On::Default, |rt| {
                let at = out::Int::<D>::new(keyval_at, $argument)?;
                // SAFETY: the caller of the MPI function passes functions of the prototypes.
                let (copy, delete) = unsafe { (Copy::<D>::new(copy_fn), Delete::<D>::new(delete_fn)) };
                let copy = copy.map(|f| Rc::new(f) as Rc<dyn CopyFn>);
                let delete = delete.map(|f| Rc::new(f) as Rc<dyn DeleteFn>);
                let key = attr::$room(rt, copy, delete, extra_state.expose_provenance())?;
                at.put(rt, keyval::<D>(&KeyvalRef::User(key)));
                Ok(())
            })
        }
    )*};
}

create_keyval! {
    "MPI_Comm_create_keyval" COMM_CREATE_KEYVAL comm_create_keyval comm_create_keyval "comm_keyval";
    "MPI_Keyval_create" KEYVAL_CREATE keyval_create comm_create_keyval "comm_keyval";
    "MPI_Type_create_keyval" TYPE_CREATE_KEYVAL type_create_keyval type_create_keyval "type_keyval";
    "MPI_Win_create_keyval" WIN_CREATE_KEYVAL win_create_keyval win_create_keyval "win_keyval";
}

macro_rules! free_keyval {
    ($($mpi:literal $id:ident $function:ident $room:ident $argument:literal;)*) => {$(
        #[doc = concat!("`", $mpi, "`")]
        pub unsafe fn $function<D: Dialect>(keyval_at: *mut c_int) -> c_int {
            run::<D>(&functions::$id, On::Default, |rt| {
                let at = out::Int::<D>::new(keyval_at, $argument)?;
                attr::$room(rt, &key::<D>(rt, at.current(), $argument)?)?;
                at.put(rt, D::NUMBERS.keyval_invalid);
                Ok(())
            })
        }
    )*};
}

free_keyval! {
    "MPI_Comm_free_keyval" COMM_FREE_KEYVAL comm_free_keyval comm_free_keyval "comm_keyval";
    "MPI_Keyval_free" KEYVAL_FREE keyval_free comm_free_keyval "comm_keyval";
    "MPI_Type_free_keyval" TYPE_FREE_KEYVAL type_free_keyval type_free_keyval "type_keyval";
    "MPI_Win_free_keyval" WIN_FREE_KEYVAL win_free_keyval win_free_keyval "win_keyval";
}

macro_rules! on_comm {
    ($($set:ident $set_id:ident $get:ident $get_id:ident $delete:ident $delete_id:ident;)*) => {$(
        #[doc = concat!("`MPI_", stringify!($set), "`")]
        pub unsafe fn $set<D: Dialect>(
            comm: D::Handle,
            keyval: c_int,
            attribute_val: *mut c_void,
        ) -> c_int {
            run::<D>(&functions::$set_id, On::Comm(comm), |rt| {
                let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
                let key = key::<D>(rt, keyval, "comm_keyval")?;
                attr::comm_set_attr(rt, comm.get()?, &key, attribute_val.expose_provenance())
            })
        }

        #[doc = concat!("`MPI_", stringify!($get), "`")]
        pub unsafe fn $get<D: Dialect>(
            comm: D::Handle,
            keyval: c_int,
            attribute_val: *mut c_void,
            flag: *mut c_int,
        ) -> c_int {
            run::<D>(&functions::$get_id, On::Comm(comm), |rt| {
                let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
                let key = key::<D>(rt, keyval, "comm_keyval")?;
                let value = attr::comm_get_attr(rt, comm.get()?, &key)?;
                put_value::<D>(rt, &key, value, attribute_val, flag)
            })
        }

        #[doc = concat!("`MPI_", stringify!($delete), "`")]
        pub unsafe fn $delete<D: Dialect>(comm: D::Handle, keyval: c_int) -> c_int {
            run::<D>(&functions::$delete_id, On::Comm(comm), |rt| {
                let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
                attr::comm_delete_attr(rt, comm.get()?, &key::<D>(rt, keyval, "comm_keyval")?)
            })
        }
    )*};
}

on_comm! {
    comm_set_attr COMM_SET_ATTR comm_get_attr COMM_GET_ATTR comm_delete_attr COMM_DELETE_ATTR;
    attr_put ATTR_PUT attr_get ATTR_GET attr_delete ATTR_DELETE;
}

/// `MPI_Type_set_attr`
pub unsafe fn type_set_attr<D: Dialect>(
    datatype: D::Handle,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    run::<D>(&functions::TYPE_SET_ATTR, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let key = key::<D>(rt, keyval, "type_keyval")?;
        attr::type_set_attr(rt, datatype.get()?, &key, attribute_val.expose_provenance())
    })
}

/// `MPI_Type_get_attr`
pub unsafe fn type_get_attr<D: Dialect>(
    datatype: D::Handle,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::TYPE_GET_ATTR, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        let key = key::<D>(rt, keyval, "type_keyval")?;
        let value = attr::type_get_attr(rt, datatype.get()?, &key)?;
        put_value::<D>(rt, &key, value, attribute_val, flag)
    })
}

/// `MPI_Type_delete_attr`
pub unsafe fn type_delete_attr<D: Dialect>(datatype: D::Handle, keyval: c_int) -> c_int {
    run::<D>(&functions::TYPE_DELETE_ATTR, On::Default, |rt| {
        let datatype = arg::Datatype::<D>::new(rt, datatype, "datatype")?;
        attr::type_delete_attr(rt, datatype.get()?, &key::<D>(rt, keyval, "type_keyval")?)
    })
}
