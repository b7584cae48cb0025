//! Memory that collectives read and write: typed buffers, arrays of blocks, temporaries. The
//! only file of this room that touches memory.
#![allow(unsafe_code)]

use oxmpi_datatype::{Cursor, Datatype, Named};
use oxmpi_engine::{Data, DataMut};
use oxmpi_types::{Aint, Count, Rank, Result, err, fail};
use std::alloc::Layout as Memory;
use std::rc::Rc;

/// `count` elements of a datatype at an address. Only a view: cloning it copies no data.
#[derive(Clone)]
pub struct Buf {
    addr: *mut u8,
    count: Count,
    datatype: Rc<Datatype>,
}

impl Buf {
    /// A view of user memory.
    ///
    /// # Safety
    /// Until the operation this is passed to has completed, the bytes that `count` elements of `datatype` at `addr` name
    /// are readable, and writable where the operation writes. `count` is not negative.
    pub unsafe fn new(addr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> Buf {
        debug_assert!(count >= 0);
        Buf {
            addr,
            count,
            datatype: datatype.clone(),
        }
    }

    /// No data at all.
    pub fn nothing() -> Buf {
        Buf {
            addr: std::ptr::null_mut(),
            count: 0,
            datatype: Datatype::named(Named::Byte),
        }
    }

    /// A run of bytes as `u64` numbers.
    pub(crate) fn numbers(bytes: &Buf) -> Buf {
        Buf {
            addr: bytes.addr,
            count: bytes.count / 8,
            datatype: Datatype::named(Named::Uint64T),
        }
    }

    /// The number of elements.
    pub fn count(&self) -> Count {
        self.count
    }

    /// Their type.
    pub fn datatype(&self) -> &Rc<Datatype> {
        &self.datatype
    }

    /// Bytes of data, gaps not counted.
    pub fn bytes(&self) -> u64 {
        (self.count as u64).wrapping_mul(self.datatype.size() as u64)
    }

    /// True when both have data and their first bytes lie at one address: then they overlap.
    pub fn same_start(&self, other: &Buf) -> bool {
        let first = |b: &Buf| b.addr.wrapping_offset(b.datatype.true_lb() as isize);
        self.bytes() > 0 && other.bytes() > 0 && first(self) == first(other)
    }

    /// The address of the first element.
    pub(crate) fn addr(&self) -> *mut u8 {
        self.addr
    }

    /// `count` elements from element `first` on.
    pub(crate) fn slice(&self, first: Count, count: Count) -> Buf {
        debug_assert!(first >= 0 && count >= 0);
        self.at(first, count)
    }

    /// `count` elements, the first of them `first` extents after the start of this buffer; both may lie outside of it.
    fn at(&self, first: Count, count: Count) -> Buf {
        let offset = first.wrapping_mul(self.datatype.extent());
        Buf {
            addr: self.addr.wrapping_offset(offset as isize),
            count,
            datatype: self.datatype.clone(),
        }
    }

    /// The same elements `bytes` further on.
    fn shifted(&self, bytes: Aint) -> Buf {
        Buf {
            addr: self.addr.wrapping_offset(bytes as isize),
            ..self.clone()
        }
    }

    /// For the engine to read.
    pub(crate) fn data(&self) -> Data {
        Data::typed(self.addr, self.count, &self.datatype)
    }

    /// For the engine to write.
    pub(crate) fn data_mut(&self) -> DataMut {
        DataMut::typed(self.addr, self.count, &self.datatype)
    }

    /// Where the bytes lie when they are one run without gaps.
    fn run(&self) -> Option<*mut u8> {
        (self.count == 0 || self.datatype.is_dense())
            .then(|| self.addr.wrapping_offset(self.datatype.true_lb() as isize))
    }

    /// True for two views that start at the same place.
    pub(crate) fn same_place(&self, other: &Buf) -> bool {
        self.addr == other.addr
    }

    /// The same data as a run of bytes, when it is one.
    pub(crate) fn dense(&self) -> Option<Buf> {
        let addr = self.run()?;
        Some(Buf {
            addr,
            count: self.bytes() as Count,
            datatype: Datatype::named(Named::Byte),
        })
    }

    /// Copies the data of `self` to `to`; the types may differ, a different amount of data is an error.
    pub(crate) fn copy_to(&self, to: &Buf) -> Result<()> {
        let (have, room) = (self.bytes(), to.bytes());
        if have > room {
            fail!(
                Truncate,
                "own contribution has {have} bytes, the receive buffer's block has room for {room}"
            );
        }
        if have < room {
            fail!(
                Arg,
                "own contribution has {have} bytes, the receive buffer's block expects {room}"
            );
        }
        if have == 0 || (self.same_place(to) && Rc::ptr_eq(&self.datatype, &to.datatype)) {
            return Ok(());
        }
        match (self.run(), to.run()) {
            (Some(from), Some(into)) => {
                // SAFETY: both runs are `have` bytes long by the constructors' promises; `copy` allows overlap.
                unsafe { std::ptr::copy(from, into, have as usize) }
            }
            (Some(from), None) => {
                // SAFETY: `from` is a run of `have` readable bytes.
                let bytes = unsafe { std::slice::from_raw_parts(from, have as usize) };
                // SAFETY: the constructor's promise covers every byte the cursor names.
                unsafe { Cursor::new(&to.datatype, to.count).unpack(to.addr, bytes) };
            }
            (None, Some(into)) => {
                // SAFETY: `into` is a run of `have` writable bytes.
                let bytes = unsafe { std::slice::from_raw_parts_mut(into, have as usize) };
                // SAFETY: the constructor's promise covers every byte the cursor names.
                unsafe { Cursor::new(&self.datatype, self.count).pack(self.addr, bytes) };
            }
            (None, None) => {
                let mut read = Cursor::new(&self.datatype, self.count);
                let mut write = Cursor::new(&to.datatype, to.count);
                let mut piece = vec![0u8; (have as usize).min(64 << 10)];
                let mut left = have as usize;
                while left > 0 {
                    let room = piece.len().min(left);
                    // SAFETY: the constructors' promises cover every byte the cursors name.
                    let n = unsafe { read.pack(self.addr, &mut piece[..room]) };
                    // SAFETY: as above.
                    unsafe { write.unpack(to.addr, &piece[..n]) };
                    left -= n;
                }
            }
        }
        Ok(())
    }
}

/// One block of data for each rank, all in one buffer.
#[derive(Clone)]
pub struct Blocks {
    base: Buf,
    layout: Layout,
}

#[derive(Clone)]
enum Layout {
    /// Block `i` is the `i`-th run of `base.count` elements.
    Uniform,
    /// Counts, and displacements in extents of the type.
    Varying(Rc<[Count]>, Rc<[Count]>),
    /// Counts, displacements in bytes, types.
    Typed(Rc<[Count]>, Rc<[Aint]>, Rc<[Rc<Datatype>]>),
}

impl Blocks {
    /// Blocks of `count` elements one after the other.
    ///
    /// # Safety
    /// As for [`Buf::new`], for every block.
    pub unsafe fn uniform(addr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> Blocks {
        Blocks {
            // SAFETY: handed on.
            base: unsafe { Buf::new(addr, count, datatype) },
            layout: Layout::Uniform,
        }
    }

    /// Block `i` has `counts[i]` elements and starts `displs[i]` extents after `addr`.
    ///
    /// # Safety
    /// As for [`Buf::new`], for every block.
    pub unsafe fn varying(
        addr: *mut u8,
        counts: Vec<Count>,
        displs: Vec<Count>,
        datatype: &Rc<Datatype>,
    ) -> Blocks {
        debug_assert_eq!(counts.len(), displs.len());
        Blocks {
            // SAFETY: handed on.
            base: unsafe { Buf::new(addr, 0, datatype) },
            layout: Layout::Varying(counts.into(), displs.into()),
        }
    }

    /// Block `i` has `counts[i]` elements of `types[i]` and starts `displs[i]` bytes after `addr`.
    ///
    /// # Safety
    /// As for [`Buf::new`], for every block.
    pub unsafe fn typed(
        addr: *mut u8,
        counts: Vec<Count>,
        displs: Vec<Aint>,
        types: Vec<Rc<Datatype>>,
    ) -> Blocks {
        debug_assert!(counts.len() == displs.len() && counts.len() == types.len());
        Blocks {
            base: Buf {
                addr,
                ..Buf::nothing()
            },
            layout: Layout::Typed(counts.into(), displs.into(), types.into()),
        }
    }

    /// Blocks of `size` bytes each in a run of bytes.
    pub(crate) fn each_of(bytes: &Buf, size: Count) -> Blocks {
        Blocks {
            base: bytes.slice(0, size),
            layout: Layout::Uniform,
        }
    }

    /// Blocks of `counts[i]` elements at `starts[i]` in a buffer.
    pub(crate) fn parts_of(buf: &Buf, counts: Vec<Count>, starts: Vec<Count>) -> Blocks {
        Blocks {
            base: buf.clone(),
            layout: Layout::Varying(counts.into(), starts.into()),
        }
    }

    /// Blocks of `counts[i]` elements one after the other in a buffer.
    pub(crate) fn consecutive(buf: &Buf, counts: &[Count]) -> Blocks {
        let mut starts = Vec::with_capacity(counts.len());
        let mut at = 0;
        for count in counts {
            starts.push(at);
            at += count;
        }
        Blocks::parts_of(buf, counts.to_vec(), starts)
    }

    /// The block of rank `i`.
    pub fn block(&self, i: Rank) -> Buf {
        let k = i as usize;
        match &self.layout {
            Layout::Uniform => self.base.at(
                Count::from(i).wrapping_mul(self.base.count),
                self.base.count,
            ),
            Layout::Varying(counts, displs) => self.base.at(displs[k], counts[k]),
            Layout::Typed(counts, displs, types) => Buf {
                addr: self.base.addr,
                count: counts[k],
                datatype: types[k].clone(),
            }
            .shifted(displs[k]),
        }
    }

    /// Blocks `first..first + n` as one buffer, when all blocks have one size and follow each other.
    pub(crate) fn range(&self, first: Rank, n: Rank) -> Option<Buf> {
        match self.layout {
            Layout::Uniform => Some(self.base.at(
                Count::from(first).wrapping_mul(self.base.count),
                Count::from(n).wrapping_mul(self.base.count),
            )),
            _ => None,
        }
    }

    /// Bytes of data in the block of rank `i`.
    pub(crate) fn block_bytes(&self, i: Rank) -> u64 {
        let k = i as usize;
        match &self.layout {
            Layout::Uniform => self.base.bytes(),
            Layout::Varying(counts, _) => {
                (counts[k] as u64).wrapping_mul(self.base.datatype.size() as u64)
            }
            Layout::Typed(counts, _, types) => {
                (counts[k] as u64).wrapping_mul(types[k].size() as u64)
            }
        }
    }

    /// Bytes of data in the blocks of ranks `0..n`.
    pub(crate) fn total_bytes(&self, n: Rank) -> u64 {
        match &self.layout {
            Layout::Uniform => self.base.bytes().saturating_mul(u64::from(n)),
            _ => (0..n).fold(0u64, |sum, i| sum.saturating_add(self.block_bytes(i))),
        }
    }

    /// True when all blocks have one size, so that each rank knows every other's.
    pub(crate) fn is_uniform(&self) -> bool {
        matches!(self.layout, Layout::Uniform)
    }
}

/// Memory of a collective's own, freed when it goes out of scope. Whoever uses it waits for every
/// transfer to and from it first, also after an error.
pub(crate) struct Temp {
    buf: Buf,
    memory: *mut u8,
    layout: Memory,
}

impl Temp {
    /// Memory for `count` elements of `datatype`, gaps included; not initialised.
    pub fn typed(count: Count, datatype: &Rc<Datatype>) -> Result<Temp> {
        let too_large = || {
            err!(
                NoMem,
                "no temporary memory for {count} elements of {} bytes",
                datatype.extent()
            )
        };
        if count == 0 {
            return Self::allocate(0, 0, 0, datatype).ok_or_else(too_large);
        }
        let reach = (count - 1)
            .checked_mul(datatype.extent())
            .ok_or_else(too_large)?;
        let low = datatype.true_lb().checked_add(reach.min(0));
        let high = datatype
            .true_lb()
            .checked_add(datatype.true_extent())
            .and_then(|h| h.checked_add(reach.max(0)));
        let (Some(low), Some(high)) = (low, high) else {
            return Err(too_large());
        };
        let span = high.checked_sub(low).ok_or_else(too_large)?;
        Self::allocate(span, low, count, datatype).ok_or_else(too_large)
    }

    /// Memory for `n` bytes, not initialised.
    pub fn bytes(n: u64) -> Result<Temp> {
        let n = Count::try_from(n).map_err(|_| err!(NoMem, "no temporary memory for {n} bytes"))?;
        Self::typed(n, &Datatype::named(Named::Byte))
    }

    fn allocate(span: Aint, low: Aint, count: Count, datatype: &Rc<Datatype>) -> Option<Temp> {
        // Rounded up so that an empty one has an address too; a cache line is the alignment, which suits every type.
        let size = usize::try_from(span).ok()?.max(1);
        let layout = Memory::from_size_align(size, 64).ok()?;
        // SAFETY: the size is not zero.
        let memory = unsafe { std::alloc::alloc(layout) };
        if memory.is_null() {
            return None;
        }
        let buf = Buf {
            addr: memory.wrapping_offset(-(low as isize)),
            count,
            datatype: datatype.clone(),
        };
        Some(Temp {
            buf,
            memory,
            layout,
        })
    }

    /// The memory as a buffer.
    pub fn buf(&self) -> &Buf {
        &self.buf
    }

    /// `len` bytes from byte `first` on, of a temporary made of bytes.
    pub fn part(&self, first: u64, len: u64) -> Buf {
        debug_assert!(first + len <= self.buf.bytes());
        self.buf.slice(first as Count, len as Count)
    }
}

impl Drop for Temp {
    fn drop(&mut self) {
        // SAFETY: made by `alloc` with this layout, and nobody uses it any more (see the type's comment).
        unsafe { std::alloc::dealloc(self.memory, self.layout) }
    }
}

/// A buffer's data as one run of bytes: the user's memory itself when it has no gaps, else a copy.
pub(crate) struct Packed {
    run: Buf,
    copy: Option<Temp>,
}

impl Packed {
    /// A run for `buf`'s data; with `fill` it holds the data already.
    pub fn new(buf: &Buf, fill: bool) -> Result<Packed> {
        if let Some(run) = buf.dense() {
            return Ok(Packed { run, copy: None });
        }
        let copy = Temp::bytes(buf.bytes())?;
        if fill {
            buf.copy_to(copy.buf())?;
        }
        Ok(Packed {
            run: copy.buf().clone(),
            copy: Some(copy),
        })
    }

    /// Bytes `first..end`, both cut at the end of the data.
    pub fn part(&self, first: u64, end: u64) -> Buf {
        let all = self.run.bytes();
        let (first, end) = (first.min(all), end.min(all));
        self.run.slice(first as Count, (end - first) as Count)
    }

    /// Puts the data back where it belongs after the run was written.
    pub fn unpack(&self, buf: &Buf) -> Result<()> {
        match &self.copy {
            Some(copy) => copy.buf().copy_to(buf),
            None => Ok(()),
        }
    }
}

/// A `Vec` as a buffer of bytes.
///
/// The vector must not be moved out of its place, grown or dropped before the operation completes: the
/// algorithms in `bytes.rs` keep it in their own frame and wait for every transfer.
pub(crate) fn over_vec(bytes: &mut [u8]) -> Buf {
    Buf {
        addr: bytes.as_mut_ptr(),
        count: bytes.len() as Count,
        datatype: Datatype::named(Named::Byte),
    }
}
