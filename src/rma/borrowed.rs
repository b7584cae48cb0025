//! Memory of other processes' `MPI_Alloc_mem` that this process maps for a window.

use crate::arena::Key;
use crate::core::{Core, Part};
use oxmpi_datatype::op::OpKind;
use oxmpi_sys::memory::{self, Mapping};
use oxmpi_types::{Rank, Result};
use std::io;

/// How this process sees the memory of one rank.
pub(crate) struct Borrowed {
    base: *mut u8,
    /// `None` for this process's own.
    _mapping: Option<Mapping>,
}

impl Borrowed {
    fn open(key: &Key, bytes: u64) -> io::Result<Borrowed> {
        let fd = memory::open_of(key.process, key.descriptor)?;
        if memory::identity(&fd)? != key.identity {
            return Err(io::Error::other("the descriptor is something else's now"));
        }
        let page = memory::page_size() as u64;
        let skipped = key.offset % page;
        let mapping = Mapping::piece(&fd, key.offset - skipped, (skipped + bytes) as usize)?;
        Ok(Borrowed {
            base: mapping.start().wrapping_add(skipped as usize),
            _mapping: Some(mapping),
        })
    }

    /// The first byte.
    pub fn base(&self) -> *mut u8 {
        self.base
    }
}

/// Maps what can be mapped. The memory of a rank is mapped by all or by none, since operations on it
/// are atomic only towards others of their kind. Collective; every rank has an entry.
pub(crate) fn map_all(
    function: &'static str,
    core: &Core,
    parts: &[Part],
) -> Result<Vec<Option<Borrowed>>> {
    let me = core.me();
    if parts.iter().all(|part| part.key.is_none()) {
        return Ok(parts.iter().map(|_| None).collect());
    }
    let open = |(rank, part): (usize, &Part)| {
        let key = part.key.as_ref()?;
        if rank as Rank == me {
            let base = std::ptr::with_exposed_provenance_mut(part.base as usize);
            return Some(Borrowed {
                base,
                _mapping: None,
            });
        }
        Borrowed::open(key, part.size).ok()
    };
    let mut found: Vec<Option<Borrowed>> = parts.iter().enumerate().map(open).collect();
    let missing: Vec<u64> = found.iter().map(|b| u64::from(b.is_none())).collect();
    let missing = core.team.run(
        function,
        oxmpi_coll::allreduce_u64(core.team.call(), &missing, OpKind::Sum),
    )?;
    for (borrowed, missing) in found.iter_mut().zip(missing) {
        if missing > 0 {
            *borrowed = None;
        }
    }
    Ok(found)
}
