//! Memory of the user's program, as the door hands it down. Only the door makes these values.
#![allow(unsafe_code)]

/// A buffer argument, with `MPI_IN_PLACE` named. `MPI_BOTTOM` is `Addr(null)`: whether it is legal
/// depends on the datatype, which the user of the value checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserBuf {
    /// An address, null for `MPI_BOTTOM`.
    Addr(*mut u8),
    /// `MPI_IN_PLACE`
    InPlace,
}

impl UserBuf {
    /// The address, `None` for `MPI_IN_PLACE`.
    #[inline]
    pub fn addr(self) -> Option<*mut u8> {
        match self {
            UserBuf::Addr(p) => Some(p),
            UserBuf::InPlace => None,
        }
    }
}

/// An array of counts, displacements or the like whose length follows from other arguments
/// (often the size of a communicator), in the width the caller's function has.
#[derive(Clone, Copy, Debug)]
pub struct Ints {
    array: Width,
}

#[derive(Clone, Copy, Debug)]
enum Width {
    I32(*const i32),
    I64(*const i64),
}

impl Ints {
    /// An array of `int`.
    ///
    /// # Safety
    /// `array` is null or readable for as many entries as the MPI function it was passed to
    /// defines, as long as this value is used.
    pub unsafe fn from_i32(array: *const i32) -> Ints {
        Ints {
            array: Width::I32(array),
        }
    }

    /// An array of `MPI_Count` or `MPI_Aint`.
    ///
    /// # Safety
    /// As for [`Ints::from_i32`].
    pub unsafe fn from_i64(array: *const i64) -> Ints {
        Ints {
            array: Width::I64(array),
        }
    }

    /// True for a null pointer, which no entry may be read from.
    pub fn is_null(&self) -> bool {
        match self.array {
            Width::I32(p) => p.is_null(),
            Width::I64(p) => p.is_null(),
        }
    }

    /// Entry `i`; `i` must lie inside of what the MPI function defines.
    pub fn get(&self, i: usize) -> i64 {
        debug_assert!(!self.is_null());
        match self.array {
            // SAFETY: promised by the constructor; the address need not be aligned.
            Width::I32(p) => i64::from(unsafe { p.add(i).read_unaligned() }),
            // SAFETY: as above.
            Width::I64(p) => unsafe { p.add(i).read_unaligned() },
        }
    }

    /// The first `n` entries, for calls that go on after the caller's array is gone.
    pub fn to_vec(&self, n: usize) -> Vec<i64> {
        (0..n).map(|i| self.get(i)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_widths_read_the_same() {
        let a = [3i32, -1, 7];
        let b = [3i64, -1, 7];
        // SAFETY: both arrays outlive the views and have three entries.
        let (a, b) = unsafe { (Ints::from_i32(a.as_ptr()), Ints::from_i64(b.as_ptr())) };
        assert_eq!(a.to_vec(3), b.to_vec(3));
        assert!(!a.is_null());
    }
}
