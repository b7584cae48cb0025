//! The memory below a view: of this process alone, or shared with others.

use oxmpi_sys::memory::Mapping;
use std::alloc;

/// Zeroed, page-aligned memory that stays in place while anyone holds it.
#[derive(Debug)]
pub enum Region {
    /// From the allocator, for fabrics within one process.
    Heap(*mut u8, alloc::Layout),
    /// Shared between processes.
    Shared(Mapping),
}

// SAFETY: a region is only an address range; those who use the memory order their accesses by atomics.
unsafe impl Send for Region {}
// SAFETY: as above.
unsafe impl Sync for Region {}

impl Region {
    /// `len` bytes of this process.
    pub fn heap(len: usize) -> Region {
        let layout =
            alloc::Layout::from_size_align(len.max(1), 4096).expect("the size was checked");
        // SAFETY: the size is not zero.
        let start = unsafe { alloc::alloc_zeroed(layout) };
        if start.is_null() {
            alloc::handle_alloc_error(layout);
        }
        Region::Heap(start, layout)
    }

    /// First byte.
    pub fn start(&self) -> *mut u8 {
        match self {
            Region::Heap(start, _) => *start,
            Region::Shared(m) => m.start(),
        }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        if let Region::Heap(start, layout) = *self {
            // SAFETY: allocated with that layout in `heap`; nobody holds the region any more.
            unsafe { alloc::dealloc(start, layout) };
        }
    }
}
