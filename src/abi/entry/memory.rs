//! Memory that MPI gives: `MPI_Alloc_mem`. Any memory is as good as any other here.
#![allow(clippy::missing_safety_doc)]

use std::alloc::{Layout, alloc, dealloc};
use std::ffi::{c_int, c_void};

use oxmpi_types::{Result, fail};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// Alignment where the caller asks for none: a cache line.
const LINE: usize = 64;

/// The layout of a block, which is stored just before what the caller gets.
#[derive(Clone, Copy)]
struct Header {
    bytes: usize,
    align: usize,
}

/// A block of `bytes` after room for its header.
fn layout(bytes: usize, align: usize) -> Option<Layout> {
    let align = align.max(LINE).checked_next_power_of_two()?;
    Layout::from_size_align(align.checked_add(bytes)?, align).ok()
}

fn allocate(bytes: usize, align: usize) -> Result<*mut u8> {
    let block = layout(bytes, align).map(|l| {
        // SAFETY: the size is not zero, it holds the header at least.
        (l, unsafe { alloc(l) })
    });
    match block {
        Some((l, start)) if !start.is_null() => {
            // SAFETY: the header's place lies in the block before what is given away, and the alignment is
            // that of a line at least.
            unsafe {
                let given = start.add(l.align());
                given.cast::<Header>().sub(1).write(Header {
                    bytes: l.size(),
                    align: l.align(),
                });
                Ok(given)
            }
        }
        _ => fail!(NoMem, "size is {bytes}, which cannot be had"),
    }
}

/// `MPI_Alloc_mem`. The hint `mpi_minimum_memory_alignment` is taken.
pub unsafe fn alloc_mem<D: Dialect>(size: i64, info: D::Handle, baseptr: *mut c_void) -> c_int {
    run::<D>(&functions::ALLOC_MEM, On::Default, |rt| {
        let size: i64 = arg::Size::<D>::new(rt, size, "size")?.get()?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let baseptr = out::Pointer::<D>::new(baseptr, "baseptr")?;
        let align = info
            .optional()
            .and_then(|i| i.get("mpi_minimum_memory_alignment"))
            .and_then(|v| v.trim().parse().ok())
            .unwrap_or(LINE);
        baseptr.put(rt, allocate(size as usize, align)?);
        Ok(())
    })
}

/// `MPI_Free_mem`
pub unsafe fn free_mem<D: Dialect>(base: *mut c_void) -> c_int {
    run::<D>(&functions::FREE_MEM, On::Default, |_| {
        if base.is_null() {
            return Ok(());
        }
        // SAFETY: the caller of the MPI function passes what MPI_Alloc_mem gave, before which the header lies.
        unsafe {
            let header = base.cast::<Header>().sub(1).read();
            let start = base.cast::<u8>().sub(header.align);
            dealloc(
                start,
                Layout::from_size_align_unchecked(header.bytes, header.align),
            );
        }
        Ok(())
    })
}
