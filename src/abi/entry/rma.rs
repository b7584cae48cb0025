//! Windows: names, attributes, error handlers.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int, c_void};

use oxmpi_mpi::{ErrorOwner, Object, attr::AttrValue};
use oxmpi_rma::{self as rma, Flavor, WinAttr};

use super::attr::put_value;
use crate::arg::{self, Get};
use crate::call::{self, On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out;

/// `MPI_Win_get_name`
pub unsafe fn win_get_name<D: Dialect>(
    win: D::Handle,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    run::<D>(&functions::WIN_GET_NAME, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let room = D::NUMBERS.max_object_name;
        let text = out::Text::<D>::new(win_name, "win_name", room, resultlen)?;
        text.put(rt, &rma::win_get_name(rt, win.get()?)?);
        Ok(())
    })
}

/// `MPI_Win_set_attr`
pub unsafe fn win_set_attr<D: Dialect>(
    win: D::Handle,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    run::<D>(&functions::WIN_SET_ATTR, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let key = arg::Keyval::<D>::new(rt, keyval, "win_keyval")?.resolve(rt)?;
        rma::win_set_attr(rt, win.get()?, &key, attribute_val.expose_provenance())
    })
}

/// `MPI_Win_get_attr`
pub unsafe fn win_get_attr<D: Dialect>(
    win: D::Handle,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::WIN_GET_ATTR, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let key = arg::Keyval::<D>::new(rt, keyval, "win_keyval")?.resolve(rt)?;
        let value = rma::win_get_attr(rt, win.get()?, &key)?.map(|value| match value {
            WinAttr::Value(value) => AttrValue::User(value),
            WinAttr::Flavor(flavor) => AttrValue::Int(
                D::NUMBERS.win_flavors[match flavor {
                    Flavor::Create => 0,
                    Flavor::Allocate => 1,
                    Flavor::Dynamic => 2,
                    Flavor::Shared => 3,
                }],
            ),
            WinAttr::Unified => AttrValue::Int(D::NUMBERS.win_models[1]),
        });
        put_value::<D>(rt, &key, value, attribute_val, flag)
    })
}

/// `MPI_Win_delete_attr`
pub unsafe fn win_delete_attr<D: Dialect>(win: D::Handle, keyval: c_int) -> c_int {
    run::<D>(&functions::WIN_DELETE_ATTR, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let key = arg::Keyval::<D>::new(rt, keyval, "win_keyval")?.resolve(rt)?;
        rma::win_delete_attr(rt, win.get()?, &key)
    })
}

/// `MPI_Win_call_errhandler`: success means that the handler was called and came back.
pub unsafe fn win_call_errhandler<D: Dialect>(win: D::Handle, errorcode: c_int) -> c_int {
    run::<D>(&functions::WIN_CALL_ERRHANDLER, On::Win(win), |rt| {
        let win = arg::Win::<D>::new(rt, win, "win")?;
        let win = win.object()?.clone();
        let handler = win.errhandler.borrow().clone();
        let owner = win.id().handle().map(ErrorOwner::Win);
        call::raise_code::<D>(rt, &handler, owner, errorcode)
    })
}
