//! Reduction operations (MPI 5.0 section 6.9). `MPI_Reduce_local` is with the collective functions.

use crate::{OpObj, Runtime};
use oxmpi_coll::{Op, UserOp};
use oxmpi_types::{Result, fail};
use std::rc::Rc;

/// `MPI_Op_create`
pub fn op_create(rt: &Runtime, user_fn: Rc<dyn UserOp>, commute: bool) -> Result<Rc<OpObj>> {
    rt.active()?;
    let op = Op::User {
        function: user_fn,
        commutative: commute,
    };
    Ok(OpObj::new(op, None))
}

/// `MPI_Op_free`; pending operations keep it.
pub fn op_free(rt: &Runtime, op: &Rc<OpObj>) -> Result<()> {
    rt.active()?;
    if let Some(kind) = op.predefined {
        fail!(Op, "op is {}, which cannot be freed", kind.name());
    }
    rt.ops.release(op);
    Ok(())
}

/// `MPI_Op_commutative`
pub fn op_commutative(rt: &Runtime, op: &Rc<OpObj>) -> Result<bool> {
    rt.active()?;
    Ok(op.op.is_commutative())
}
