//! Places for arrays and strings.

use std::ffi::{c_char, c_int};
use std::marker::PhantomData;

use oxmpi_mpi::Runtime;
use oxmpi_types::{RankArg, Result, fail};

use super::{Int, Place, Put, rank};
use crate::dialect::Dialect;

macro_rules! array {
    ($(#[$doc:meta])* $name:ident, $raw:ty, $($item:ty: $v:ident => $value:expr;)*) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            at: *mut $raw,
            name: &'static str,
            dialect: PhantomData<D>,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument. Null is legal where nothing is written.
            pub fn new(at: *mut $raw, name: &'static str) -> Result<$name<D>> {
                Ok($name { at, name, dialect: PhantomData })
            }

            /// Writes the values; an error when there are some and no place for them.
            pub fn put<V>(&self, rt: &Runtime, values: Vec<V>) -> Result<()>
            where
                Self: Put<Vec<V>>,
            {
                if self.at.is_null() && !values.is_empty() {
                    fail!(Arg, "{} is a null pointer", self.name);
                }
                Put::put(self, rt, values);
                Ok(())
            }
        }

        $(impl<D: Dialect> Put<Vec<$item>> for $name<D> {
            fn put(&self, _: &Runtime, values: Vec<$item>) {
                if self.at.is_null() {
                    return;
                }
                for (i, $v) in values.into_iter().enumerate() {
                    // SAFETY: not null; the room gives no more than the caller has room for.
                    unsafe { self.at.add(i).write_unaligned($value) };
                }
            }
        })*
    };
}

array!(
    /// Ints.
    IntArray, c_int,
    i32: v => v;
    u32: v => v as c_int;
);
array!(
    /// Ranks.
    RankArray, c_int,
    RankArg: v => rank::<D>(v);
    i32: v => v;
    u32: v => v as c_int;
);
impl<D: Dialect> RankArray<D> {
    /// As [`Self::new`] where it is known how many are written.
    pub fn sized(at: *mut c_int, n: c_int, name: &'static str) -> Result<RankArray<D>> {
        if at.is_null() && n > 0 {
            fail!(Arg, "{name} is a null pointer");
        }
        Self::new(at, name)
    }
}

array!(
    /// Truth values.
    LogicalArray, c_int,
    bool: v => c_int::from(v);
);

/// Weights; nothing is written where the caller passes one of the values that stand for them.
pub struct WeightsArray<D> {
    at: *mut c_int,
    dialect: PhantomData<D>,
}

impl<D: Dialect> WeightsArray<D> {
    /// From the C argument.
    pub fn new(at: *mut c_int, _name: &'static str) -> Result<WeightsArray<D>> {
        let stands = at.is_null() || D::WEIGHTS.contains(&at.addr());
        Ok(WeightsArray {
            at: if stands { std::ptr::null_mut() } else { at },
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> Put<Option<Vec<i32>>> for WeightsArray<D> {
    fn put(&self, _: &Runtime, values: Option<Vec<i32>>) {
        if self.at.is_null() {
            return;
        }
        for (i, v) in values.unwrap_or_default().into_iter().enumerate() {
            // SAFETY: not null; the room gives no more than the caller has room for.
            unsafe { self.at.add(i).write_unaligned(v) };
        }
    }
}

/// A string of at most so many bytes, the final NUL included, and its length.
pub struct Text<D: Dialect> {
    at: Place<c_char>,
    room: usize,
    length: Int<D>,
}

impl<D: Dialect> Text<D> {
    /// From the C arguments. `room` is what the dialect promises the caller has.
    pub fn new(
        at: *mut c_char,
        name: &'static str,
        room: usize,
        length: *mut c_int,
    ) -> Result<Text<D>> {
        Ok(Text {
            at: Place::new(at, name)?,
            room,
            length: Int::new(length, "resultlen")?,
        })
    }

    /// Writes as much as there is room for.
    pub fn put(&self, rt: &Runtime, text: &str) {
        // SAFETY: not null, and the caller of the MPI function passes that much room.
        let n = unsafe { copy_text(self.at.0, self.room, text) };
        self.length.put(rt, n as c_int);
    }
}

/// Copies as much of `text` as fits, without cutting a character in two, and the NUL; returns the bytes before it.
///
/// # Safety
/// `at` has room for `room` bytes, at least one.
pub(crate) unsafe fn copy_text(at: *mut c_char, room: usize, text: &str) -> usize {
    let mut n = text.len().min(room - 1);
    while !text.is_char_boundary(n) {
        n -= 1;
    }
    // SAFETY: `n` is below `room` and within the text.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr().cast(), at, n);
        at.add(n).write(0);
    }
    n
}
