//! What a message is made of: the user's memory together with its shape.
//!
//! The constructors take addresses that came from the door (`UserBuf`) or from memory the caller keeps
//! alive until the operation is complete; that promise, which the whole of MPI rests on, is what makes
//! the accesses behind them sound.

use oxmpi_datatype::{Cursor, Datatype};
use oxmpi_types::Count;
use std::rc::Rc;

/// Data to be sent. The memory stays readable and unchanged until the operation completes.
#[derive(Clone, Debug)]
pub struct Data(pub(crate) Span);

/// Where a message is to be received. The memory stays writable, and nobody else's, until the operation
/// completes.
#[derive(Clone, Debug)]
pub struct DataMut(pub(crate) Span);

/// Memory and its shape. `shape` is absent when the data is one run of `len` bytes at `ptr`; otherwise
/// `ptr` is what the user gave for (count, datatype) and `len` the packed size.
#[derive(Clone, Debug)]
pub(crate) struct Span {
    pub(crate) ptr: *mut u8,
    pub(crate) len: usize,
    shape: Option<(Rc<Datatype>, Count)>,
}

impl Span {
    pub(crate) const EMPTY: Span = Span {
        ptr: std::ptr::null_mut(),
        len: 0,
        shape: None,
    };

    #[inline(always)]
    fn typed(ptr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> Span {
        let len = count.saturating_mul(datatype.size()) as usize;
        if len == 0 {
            Span::EMPTY
        } else if datatype.is_dense() {
            // MPI_BOTTOM with absolute displacements makes `ptr` null and `true_lb` the address.
            let ptr = ptr.wrapping_offset(datatype.true_lb() as isize);
            Span {
                ptr,
                len,
                shape: None,
            }
        } else {
            Span {
                ptr,
                len,
                shape: Some((datatype.clone(), count)),
            }
        }
    }

    #[inline]
    pub(crate) fn is_dense(&self) -> bool {
        self.shape.is_none()
    }

    /// True when `bytes` of shaped data end within a basic element, so that the sender's types were others.
    pub(crate) fn cuts_element(&self, bytes: u64) -> bool {
        match &self.shape {
            Some((datatype, _)) => datatype.get_elements(bytes).is_none(),
            None => false,
        }
    }

    /// A cursor over shaped data; `None` when dense.
    pub(crate) fn cursor(&self) -> Option<Box<Cursor>> {
        let shape = self.shape.as_ref();
        shape.map(|(t, n)| Box::new(Cursor::new(t, *n)))
    }

    /// The whole data as one slice, when it is dense.
    #[inline]
    pub(crate) fn as_slice(&self) -> Option<&[u8]> {
        if self.shape.is_some() {
            None
        } else if self.len == 0 {
            Some(&[])
        } else {
            // SAFETY: the constructor's caller promised `len` readable bytes at `ptr` while the operation runs.
            Some(unsafe { std::slice::from_raw_parts(self.ptr, self.len) })
        }
    }

    /// Writes the whole packed data to `out`, which has its length.
    pub(crate) fn pack_all(&self, out: &mut [u8]) {
        match self.as_slice() {
            Some(bytes) => out.copy_from_slice(bytes),
            None => self.pack_next(&mut self.cursor(), 0, out),
        }
    }

    /// Writes packed bytes to `out`: of shaped data those at the cursor, of dense data those from `offset` on.
    pub(crate) fn pack_next(
        &self,
        cursor: &mut Option<Box<Cursor>>,
        offset: usize,
        out: &mut [u8],
    ) {
        match (cursor, self.as_slice()) {
            (_, Some(bytes)) => out.copy_from_slice(&bytes[offset..offset + out.len()]),
            (Some(cursor), None) => {
                // SAFETY: the constructor's caller promised that every byte of the typemap at `ptr` is readable.
                let n = unsafe { cursor.pack(self.ptr, out) };
                debug_assert_eq!(n, out.len());
            }
            (None, None) => unreachable!("shaped data is packed with a cursor"),
        }
    }

    /// Copies `input` to the front of the memory; no more than fits.
    #[inline]
    pub(crate) fn fill_front(&self, input: &[u8]) {
        let n = input.len().min(self.len);
        if n == 0 {
            return;
        }
        if self.shape.is_none() {
            // SAFETY: the constructor's caller promised `len` writable bytes at `ptr`; `n` is at most that,
            // and the input (a frame, or the library's own memory) lies elsewhere.
            unsafe { oxmpi_fabric::put(input.as_ptr(), self.ptr, n) };
        } else {
            self.unpack_next(&mut self.cursor(), 0, &input[..n]);
        }
    }

    /// Copies `input` to its place: in shaped data at the cursor, in dense data at `offset`. The caller has
    /// checked that it fits.
    pub(crate) fn unpack_next(
        &self,
        cursor: &mut Option<Box<Cursor>>,
        offset: usize,
        input: &[u8],
    ) {
        debug_assert!(offset + input.len() <= self.len);
        match cursor {
            None => {
                debug_assert!(self.shape.is_none());
                // SAFETY: as in `fill_front`; the range ends within `len`.
                unsafe {
                    let to = self.ptr.add(offset);
                    std::ptr::copy_nonoverlapping(input.as_ptr(), to, input.len());
                }
            }
            Some(cursor) => {
                // SAFETY: the constructor's caller promised that every byte of the typemap at `ptr` is writable.
                unsafe { cursor.unpack(self.ptr, input) };
            }
        }
    }

    /// Copies the first `n` bytes of `from` to `to`, whatever their shapes. Both have `n` bytes.
    pub(crate) fn copy(from: &Span, to: &Span, n: usize) {
        if n == 0 {
            return;
        }
        if let Some(bytes) = from.as_slice() {
            if to.is_dense() {
                // SAFETY: the constructors' callers promised `n` bytes on both sides; a program that sends a buffer to itself
                // may have them overlap, which `copy` permits.
                unsafe { std::ptr::copy(from.ptr, to.ptr, n) };
            } else {
                to.fill_front(&bytes[..n]);
            }
            return;
        }
        let (mut source, mut target) = (from.cursor(), to.cursor());
        let Some(source) = source.as_mut() else {
            return;
        };
        let mut runs = Vec::with_capacity(RUNS);
        let mut done = 0;
        while done < n {
            runs.clear();
            if source.next_runs(from.ptr, &mut runs, RUNS, (n - done) as u64) == 0 {
                break;
            }
            for &(ptr, len) in &runs {
                // SAFETY: a run of data that the constructor's caller promised is readable.
                let bytes = unsafe { std::slice::from_raw_parts(ptr, len) };
                to.unpack_next(&mut target, done, bytes);
                done += len;
            }
        }
    }
}

/// Runs that are looked at in one go.
pub(crate) const RUNS: usize = 64;

impl Data {
    /// `len` bytes at `ptr`.
    #[inline]
    pub fn bytes(ptr: *const u8, len: usize) -> Data {
        Data(Span {
            ptr: ptr.cast_mut(),
            len,
            shape: None,
        })
    }

    /// `count` elements of `datatype` at `ptr`, as the user gave them. `count` is not negative.
    #[inline(always)]
    pub fn typed(ptr: *const u8, count: Count, datatype: &Rc<Datatype>) -> Data {
        Data(Span::typed(ptr.cast_mut(), count, datatype))
    }

    /// No data.
    pub const fn empty() -> Data {
        Data(Span::EMPTY)
    }

    /// Packed size in bytes.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len
    }

    /// Whether there are no bytes.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.len == 0
    }
}

impl DataMut {
    /// `len` bytes at `ptr`.
    #[inline]
    pub fn bytes(ptr: *mut u8, len: usize) -> DataMut {
        DataMut(Span {
            ptr,
            len,
            shape: None,
        })
    }

    /// `count` elements of `datatype` at `ptr`, as the user gave them. `count` is not negative.
    #[inline(always)]
    pub fn typed(ptr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> DataMut {
        DataMut(Span::typed(ptr, count, datatype))
    }

    /// No room.
    pub const fn empty() -> DataMut {
        DataMut(Span::EMPTY)
    }

    /// Packed size in bytes.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len
    }

    /// Whether there is no room.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.len == 0
    }
}
