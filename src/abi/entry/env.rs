//! Starting, ending, time, names of the surroundings.
#![allow(clippy::missing_safety_doc)]

use std::ffi::{c_char, c_double, c_int, c_void};

use oxmpi_mpi::{self as mpi, Runtime};
use oxmpi_types::Result;

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// What the dialect settles once for the whole process.
fn settle<D: Dialect>(rt: &Runtime) {
    rt.bsend_overhead.set(D::NUMBERS.bsend_overhead);
}

/// `MPI_Init`. The arguments are the program's own; nothing in them is for the library.
pub unsafe fn init<D: Dialect>(_argc: *mut c_int, _argv: *mut *mut *mut c_char) -> c_int {
    run::<D>(&functions::INIT, On::Default, |rt| {
        settle::<D>(rt);
        mpi::init(rt)
    })
}

/// `MPI_Init_thread`
pub unsafe fn init_thread<D: Dialect>(
    _argc: *mut c_int,
    _argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    run::<D>(&functions::INIT_THREAD, On::Default, |rt| {
        let required = arg::ThreadLevel::<D>::new(rt, required, "required")?;
        let provided = out::ThreadLevel::<D>::new(provided, "provided")?;
        settle::<D>(rt);
        provided.put(rt, mpi::init_thread(rt, required.get()?)?);
        Ok(())
    })
}

/// `MPI_Abort`: ends the job even when the communicator is none.
pub unsafe fn abort<D: Dialect>(comm: D::Handle, errorcode: c_int) -> c_int {
    run::<D>(
        &functions::ABORT,
        On::Default,
        |rt| match arg::Comm::<D>::new(rt, comm, "comm").and_then(|c| c.object().cloned()) {
            Ok(comm) => mpi::abort(rt, &comm, errorcode),
            Err(_) => mpi::abort(rt, rt.comm_self()?, errorcode),
        },
    )
}

/// `MPI_Pcontrol`: nothing here listens to it.
pub unsafe fn pcontrol<D: Dialect>(_level: c_int) -> c_int {
    0
}

/// `MPI_Get_processor_name`
pub unsafe fn get_processor_name<D: Dialect>(name: *mut c_char, resultlen: *mut c_int) -> c_int {
    run::<D>(&functions::GET_PROCESSOR_NAME, On::Default, |rt| {
        let name = out::Text::<D>::new(name, "name", D::NUMBERS.max_processor_name, resultlen)?;
        name.put(rt, &mpi::get_processor_name(rt)?);
        Ok(())
    })
}

/// `MPI_Get_library_version`
pub unsafe fn get_library_version<D: Dialect>(
    version: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    run::<D>(&functions::GET_LIBRARY_VERSION, On::Default, |rt| {
        let room = D::NUMBERS.max_library_version_string;
        let version = out::Text::<D>::new(version, "version", room, resultlen)?;
        version.put(rt, D::LIBRARY_VERSION);
        Ok(())
    })
}

/// `MPI_Abi_get_version`
pub unsafe fn abi_get_version<D: Dialect>(abi_major: *mut c_int, abi_minor: *mut c_int) -> c_int {
    run::<D>(&functions::ABI_GET_VERSION, On::Default, |rt| {
        let major = out::Int::<D>::new(abi_major, "abi_major")?;
        let minor = out::Int::<D>::new(abi_minor, "abi_minor")?;
        major.put(rt, D::ABI_VERSION.0);
        minor.put(rt, D::ABI_VERSION.1);
        Ok(())
    })
}

/// `MPI_Wtime`
pub unsafe fn wtime<D: Dialect>() -> c_double {
    mpi::wtime()
}

/// `MPI_Wtick`
pub unsafe fn wtick<D: Dialect>() -> c_double {
    mpi::wtick()
}

/// `MPI_Aint_add`: addresses wrap like pointers do.
pub unsafe fn aint_add<D: Dialect>(base: i64, displacement: i64) -> i64 {
    base.wrapping_add(displacement)
}

/// `MPI_Aint_diff`
pub unsafe fn aint_diff<D: Dialect>(address: i64, base: i64) -> i64 {
    address.wrapping_sub(base)
}

fn locate<D: Dialect>(rt: &Runtime, location: *const c_void, at: *mut i64) -> Result<()> {
    let at = out::Int64::<D>::new(at, "address")?;
    at.put(rt, location.expose_provenance() as i64);
    Ok(())
}

/// `MPI_Get_address`
pub unsafe fn get_address<D: Dialect>(location: *const c_void, address_at: *mut i64) -> c_int {
    run::<D>(&functions::GET_ADDRESS, On::Default, |rt| {
        locate::<D>(rt, location, address_at)
    })
}

/// `MPI_Address`
pub unsafe fn address<D: Dialect>(location: *const c_void, address_at: *mut i64) -> c_int {
    run::<D>(&functions::ADDRESS, On::Default, |rt| {
        locate::<D>(rt, location, address_at)
    })
}
