//! Regular entries of the chapter `dynamic`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::arg::Get;
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out;

/// `MPI_Comm_disconnect`
pub unsafe fn comm_disconnect<D: Dialect>(comm: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_DISCONNECT, On::CommAt(comm), |rt| {
        let comm_at = out::Comm::<D>::new(comm, "comm")?;
        let comm = comm_at.read(rt)?;
        comm_at.after(rt, oxmpi_mpi::comm_disconnect(rt, comm.get()?))?;
        comm_at.clear();
        Ok(())
    })
}
