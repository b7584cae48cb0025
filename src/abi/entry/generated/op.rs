//! Regular entries of the chapter `op`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Op_commutative`
pub unsafe fn op_commutative<D: Dialect>(op: D::Handle, commute: *mut c_int) -> c_int {
    run::<D>(&functions::OP_COMMUTATIVE, On::Default, |rt| {
        let op = arg::Op::<D>::new(rt, op, "op")?;
        let commute = out::Logical::<D>::new(commute, "commute")?;
        let r0 = oxmpi_mpi::op::op_commutative(rt, op.get()?)?;
        commute.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Op_free`
pub unsafe fn op_free<D: Dialect>(op: *mut D::Handle) -> c_int {
    run::<D>(&functions::OP_FREE, On::Default, |rt| {
        let op_at = out::Op::<D>::new(op, "op")?;
        let op = op_at.read(rt)?;
        op_at.after(rt, oxmpi_mpi::op::op_free(rt, op.get()?))?;
        op_at.clear();
        Ok(())
    })
}
