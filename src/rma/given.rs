//! `MPI_Alloc_mem` and `MPI_Free_mem`.

use crate::state::Rma;
use oxmpi_mpi::{Info, Runtime};
use oxmpi_types::{Aint, Result, fail};
use std::rc::Rc;

/// `MPI_Alloc_mem`: memory that windows over it can share with the other ranks of the node. The hint
/// `mpi_minimum_memory_alignment` is taken.
pub fn alloc_mem(rt: &Runtime, size: Aint, info: Option<&Rc<Info>>) -> Result<*mut u8> {
    rt.active()?;
    let Ok(bytes) = usize::try_from(size) else {
        fail!(Size, "size is {size}, must not be negative");
    };
    let align = info
        .and_then(|info| info.get("mpi_minimum_memory_alignment"))
        .and_then(|value| value.trim().parse().ok())
        .unwrap_or(1);
    rt.room::<Rma>().arena.borrow_mut().allocate(bytes, align)
}

/// `MPI_Free_mem`. The memory of a window that is not freed yet stays until it is.
pub fn free_mem(rt: &Runtime, base: *mut u8) -> Result<()> {
    rt.active()?;
    if base.is_null() {
        return Ok(());
    }
    rt.room::<Rma>().arena.borrow_mut().free(base)
}
