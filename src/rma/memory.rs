//! The memory of a window, and every access to it and to the origin's buffers. The only file of this room that
//! touches memory.
#![allow(unsafe_code)]

use crate::wire::Run;
use oxmpi_datatype::op::{self, OpKind};
use oxmpi_datatype::{Cursor, Datatype, Named};
use oxmpi_types::{Aint, Count, Result, err, fail};
use std::alloc::Layout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What of this process's memory others may reach through a window.
pub(crate) enum Exposed {
    /// One area, set before others know of it.
    Fixed(Cell<Area>),
    /// The areas attached to a dynamic window; offsets are addresses.
    Dynamic(RefCell<Vec<Area>>),
}

/// Memory of the user's, or of the window's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    base: *mut u8,
    size: u64,
}

impl Area {
    /// `size` bytes at `base`.
    ///
    /// # Safety
    /// They stay readable and writable as long as the window lives or until they are detached.
    pub unsafe fn new(base: *mut u8, size: u64) -> Area {
        Area { base, size }
    }

    /// The first byte.
    pub fn base(&self) -> *mut u8 {
        self.base
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The address after the last byte.
    fn end(&self) -> u64 {
        (self.base as u64).saturating_add(self.size)
    }

    /// True when both have a byte in common.
    pub fn overlaps(&self, other: &Area) -> bool {
        let (a, b) = (self.base as u64, other.base as u64);
        a < b.saturating_add(other.size) && b < a.saturating_add(self.size)
    }

    fn at(&self, offset: u64, len: u64) -> Option<*mut u8> {
        let end = offset.checked_add(len)?;
        (end <= self.size).then(|| self.base.wrapping_add(offset as usize))
    }
}

/// The address of a run in dynamic memory. It may go through several areas that follow each other.
fn covered(areas: &[Area], run: Run) -> Option<*mut u8> {
    let end = run.offset.checked_add(run.len)?;
    let (offset, first) = areas.iter().find_map(|area| {
        let offset = run.offset.checked_sub(area.base as u64)?;
        (offset < area.size || offset == area.size && run.len == 0).then_some((offset, area))
    })?;
    let mut reached = first.end();
    while reached < end {
        reached = areas
            .iter()
            .find(|a| a.base as u64 <= reached && reached < a.end())?
            .end();
    }
    Some(first.base.wrapping_add(offset as usize))
}

impl Exposed {
    /// The address of a run, `None` when a byte of it lies outside.
    fn resolve(&self, run: Run) -> Option<*mut u8> {
        match self {
            Exposed::Fixed(area) => area.get().at(run.offset, run.len),
            Exposed::Dynamic(areas) => covered(&areas.borrow(), run),
        }
    }

    /// True when every byte of the run may be touched.
    pub fn contains(&self, run: Run) -> bool {
        self.resolve(run).is_some()
    }

    /// Writes `data` to a run of its length; false when that lies outside.
    pub fn write(&self, run: Run, data: &[u8]) -> bool {
        let Some(to) = self.resolve(run).filter(|_| run.len == data.len() as u64) else {
            return false;
        };
        // SAFETY: the run lies in an area whose maker promised that it is writable; nobody holds a reference to it.
        unsafe { std::ptr::copy(data.as_ptr(), to, data.len()) };
        true
    }

    /// Appends a run's bytes to `out`; false when it lies outside.
    pub fn read(&self, run: Run, out: &mut Vec<u8>) -> bool {
        let Some(from) = self.resolve(run) else {
            return false;
        };
        out.reserve(run.len as usize);
        // SAFETY: the run lies in a readable area, the reserved room is large enough and apart from it, and the bytes
        // copied are what the new length covers.
        unsafe {
            std::ptr::copy_nonoverlapping(from, out.as_mut_ptr().add(out.len()), run.len as usize);
            out.set_len(out.len() + run.len as usize);
        }
        true
    }

    /// Combines `data`, whole elements of `named`, into a run of their length, without a detour. False when the run lies
    /// outside or does not hold whole elements.
    pub fn combine(&self, run: Run, data: &[u8], op: OpKind, named: Named) -> bool {
        let size = Datatype::named(named).size() as u64;
        let Some(to) = self.resolve(run) else {
            return false;
        };
        if run.len != data.len() as u64 || size == 0 || !run.len.is_multiple_of(size) {
            return false;
        }
        // SAFETY: `data` holds run.len / size elements, and so does the run, in a writable area; the kernel needs no
        // alignment. The data came in a message, so it is apart from the window.
        unsafe { op::reduce(op, named, data.as_ptr(), to, (run.len / size) as usize) };
        true
    }
}

/// `values[i] = data[i] op values[i]` for packed elements of a type that may have gaps.
pub(crate) fn combine_packed(data: &[u8], values: &mut [u8], op: OpKind, named: Named) {
    let datatype = Datatype::named(named);
    let n = values.len() / (datatype.size().max(1) as usize);
    let room = n * datatype.extent().max(0) as usize;
    let (mut input, mut inout) = (vec![0u8; room], vec![0u8; room]);
    // SAFETY: both vectors have room for n elements, gaps included, and a predefined type's lower bound is 0.
    unsafe {
        Cursor::new(&datatype, n as Count).unpack(input.as_mut_ptr(), data);
        Cursor::new(&datatype, n as Count).unpack(inout.as_mut_ptr(), values);
        op::reduce(op, named, input.as_ptr(), inout.as_mut_ptr(), n);
        Cursor::new(&datatype, n as Count).pack(inout.as_ptr(), values);
    }
}

/// A buffer of the origin's, checked by the caller; readable or writable as the operation needs until it completes.
#[derive(Clone)]
pub(crate) struct Local {
    addr: *mut u8,
    count: Count,
    datatype: Rc<Datatype>,
}

impl Local {
    /// A view of `count` elements of `datatype` at `addr`, which came from the door for this purpose.
    pub fn new(addr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> Local {
        Local {
            addr,
            count,
            datatype: datatype.clone(),
        }
    }

    /// Bytes of data.
    pub fn bytes(&self) -> u64 {
        (self.count * self.datatype.size()) as u64
    }

    /// The basic type that all elements have, if so.
    pub fn uniform(&self) -> Option<Named> {
        self.datatype.uniform()
    }

    /// Appends the `len` bytes from byte `position` on to `out`.
    pub fn pack(&self, position: u64, len: usize, out: &mut Vec<u8>) {
        let start = out.len();
        out.resize(start + len, 0);
        let mut cursor = Cursor::new(&self.datatype, self.count);
        cursor.seek(position);
        let mut at = start;
        while at < out.len() {
            // SAFETY: the user promises that count elements of the type are readable at this address.
            let n = unsafe { cursor.pack(self.addr, &mut out[at..]) };
            if n == 0 {
                break;
            }
            at += n;
        }
    }

    /// Stores `data` from byte `position` on.
    pub fn unpack(&self, position: u64, data: &[u8]) {
        let mut cursor = Cursor::new(&self.datatype, self.count);
        cursor.seek(position);
        let mut rest = data;
        while !rest.is_empty() {
            // SAFETY: the user promises that count elements of the type are writable at this address.
            let n = unsafe { cursor.unpack(self.addr, rest) };
            if n == 0 {
                break;
            }
            rest = &rest[n..];
        }
    }

    /// The first byte, when the bytes are one run.
    #[inline]
    pub fn start(&self) -> Option<*mut u8> {
        self.datatype
            .is_dense()
            .then(|| self.addr.wrapping_offset(self.datatype.true_lb() as isize))
    }

    /// A position in the bytes.
    pub fn cursor(&self) -> Cursor {
        Cursor::new(&self.datatype, self.count)
    }

    /// The address that the type's displacements refer to.
    pub fn addr(&self) -> *mut u8 {
        self.addr
    }

    /// Copies all bytes to `to`, which has as many. Both are buffers of the origin's, or memory of a window that is mapped here
    /// and was checked to be large enough.
    pub fn copy_to(&self, to: &Local) {
        let len = self.bytes() as usize;
        // SAFETY: the user promises, or the check of the window's size says, that all bytes of both are there. What
        // other processes do with the window's memory meanwhile is a race between operations, which the user avoids.
        unsafe {
            match (self.start(), to.start()) {
                (Some(from), Some(to)) => move_bytes(from, to, len),
                (Some(from), None) => {
                    let bytes = std::slice::from_raw_parts(from, len);
                    to.cursor().unpack(to.addr, bytes);
                }
                (None, Some(start)) => {
                    let bytes = std::slice::from_raw_parts_mut(start, len);
                    self.cursor().pack(self.addr, bytes);
                }
                (None, None) => {
                    let mut piece = vec![0; PIECE.min(len)];
                    let (mut source, mut sink) = (self.cursor(), to.cursor());
                    loop {
                        let n = source.pack(self.addr, &mut piece);
                        if n == 0 {
                            break;
                        }
                        sink.unpack(to.addr, &piece[..n]);
                    }
                }
            }
        }
    }

    /// The bytes when they are one run.
    pub fn as_slice(&self) -> Option<&[u8]> {
        if self.bytes() == 0 {
            return Some(&[]);
        }
        self.datatype.is_dense().then(|| {
            let start = self.addr.wrapping_offset(self.datatype.true_lb() as isize);
            // SAFETY: the user promises that count elements are readable, and they are one run.
            unsafe { std::slice::from_raw_parts(start, self.bytes() as usize) }
        })
    }
}

/// Bytes that go through a detour at a time.
const PIECE: usize = 16 << 10;

/// Copies bytes that may overlap. A machine word is copied at once, which programs that poll for a flag expect.
///
/// # Safety
/// `len` bytes are readable at `from` and writable at `to`.
#[inline]
pub(crate) unsafe fn move_bytes(from: *const u8, to: *mut u8, len: usize) {
    // SAFETY: by this function's contract.
    unsafe {
        match len {
            0 => {}
            1 => to.write_volatile(*from),
            4 if to.addr().is_multiple_of(4) => {
                let value = from.cast::<u32>().read_unaligned();
                to.cast::<u32>().write_volatile(value);
            }
            8 if to.addr().is_multiple_of(8) => {
                let value = from.cast::<u64>().read_unaligned();
                to.cast::<u64>().write_volatile(value);
            }
            _ => std::ptr::copy(from, to, len),
        }
    }
}

/// Memory that a window allocated, zeroed.
pub(crate) struct Owned {
    base: *mut u8,
    layout: Option<Layout>,
}

impl Owned {
    /// `size` bytes.
    pub fn new(size: Aint) -> Result<Owned> {
        if size == 0 {
            return Ok(Owned {
                base: std::ptr::null_mut(),
                layout: None,
            });
        }
        let layout = usize::try_from(size)
            .ok()
            .and_then(|size| Layout::from_size_align(size, 64).ok())
            .ok_or_else(|| err!(Size, "size is {size}, which is more than can be allocated"))?;
        // SAFETY: the size is not zero.
        let base = unsafe { std::alloc::alloc_zeroed(layout) };
        if base.is_null() {
            fail!(NoMem, "size is {size}, for which there is no memory");
        }
        Ok(Owned {
            base,
            layout: Some(layout),
        })
    }

    /// The first byte, null when there is none.
    pub fn base(&self) -> *mut u8 {
        self.base
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        if let Some(layout) = self.layout {
            // SAFETY: made by `alloc_zeroed` with this layout; the window that used it is gone.
            unsafe { std::alloc::dealloc(self.base, layout) }
        }
    }
}
