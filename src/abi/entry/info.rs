//! Info objects: what gives strings.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{CStr, c_char, c_int};

use oxmpi_mpi::info as mpi;
use oxmpi_types::fail;

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Info_get`: `value` has room for `valuelen` characters and a NUL.
pub unsafe fn info_get<D: Dialect>(
    info: D::Handle,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::INFO_GET, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let key = arg::String::<D>::new(rt, key, "key")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let found = mpi::info_get(rt, info.get()?, key.get()?, valuelen)?;
        flag.put(rt, found.is_some());
        if let Some(text) = found {
            if value.is_null() {
                fail!(Arg, "value is a null pointer");
            }
            // SAFETY: not null, and the room has checked that `valuelen` is not negative.
            unsafe { out::copy_text(value, valuelen as usize + 1, &text) };
        }
        Ok(())
    })
}

/// `MPI_Info_get_string`
pub unsafe fn info_get_string<D: Dialect>(
    info: D::Handle,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::INFO_GET_STRING, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let key = arg::String::<D>::new(rt, key, "key")?;
        let length = out::Int::<D>::new(buflen, "buflen")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let room = length.current();
        let found = mpi::info_get_string(rt, info.get()?, key.get()?, room)?;
        flag.put(rt, found.is_some());
        if let Some((text, need)) = found {
            if room > 0 && value.is_null() {
                fail!(Arg, "value is a null pointer, but buflen is {room}");
            }
            length.put(rt, need);
            if room > 0 {
                // SAFETY: not null, and the caller of the MPI function passes that much room.
                unsafe { out::copy_text(value, room as usize, &text) };
            }
        }
        Ok(())
    })
}

/// `MPI_Info_get_valuelen`
pub unsafe fn info_get_valuelen<D: Dialect>(
    info: D::Handle,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    run::<D>(&functions::INFO_GET_VALUELEN, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let key = arg::String::<D>::new(rt, key, "key")?;
        let valuelen = out::Int::<D>::new(valuelen, "valuelen")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let found = mpi::info_get_valuelen(rt, info.get()?, key.get()?)?;
        flag.put(rt, found.is_some());
        if let Some(n) = found {
            valuelen.put(rt, n);
        }
        Ok(())
    })
}

/// `MPI_Info_get_nthkey`
pub unsafe fn info_get_nthkey<D: Dialect>(info: D::Handle, n: c_int, key: *mut c_char) -> c_int {
    run::<D>(&functions::INFO_GET_NTHKEY, On::Default, |rt| {
        let info = arg::Info::<D>::new(rt, info, "info")?;
        if key.is_null() {
            fail!(Arg, "key is a null pointer");
        }
        let name = mpi::info_get_nthkey(rt, info.get()?, n)?;
        // SAFETY: not null, and the caller of the MPI function passes room for MPI_MAX_INFO_KEY.
        unsafe { out::copy_text(key, D::NUMBERS.max_info_key, &name) };
        Ok(())
    })
}

/// `MPI_Info_create_env`
pub unsafe fn info_create_env<D: Dialect>(
    argc: c_int,
    argv: *mut *mut c_char,
    info: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INFO_CREATE_ENV, On::Default, |rt| {
        let info = out::Info::<D>::new(info, "info")?;
        let words = (!argv.is_null() && argc > 0).then(|| {
            (0..argc as usize)
                // SAFETY: the caller of the MPI function passes `argc` strings.
                .map(|i| unsafe { argv.add(i).read_unaligned() })
                .take_while(|word| !word.is_null())
                // SAFETY: as above, and not null.
                .map(|word| unsafe { CStr::from_ptr(word) })
                .map(|word| word.to_string_lossy().into_owned())
                .collect()
        });
        info.put(rt, mpi::info_create_env(rt, words)?);
        Ok(())
    })
}
