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

    #[inline]
    fn typed(ptr: *mut u8, count: Count, datatype: &Rc<Datatype>) -> Span {
        let len = (count * datatype.size()) as usize;
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

    /// A cursor over shaped data; `None` when dense.
    pub(crate) fn cursor(&self) -> Option<Cursor> {
        self.shape.as_ref().map(|(t, n)| Cursor::new(t, *n))
    }
}

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
    #[inline]
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
    #[inline]
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
