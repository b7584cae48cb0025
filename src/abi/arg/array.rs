//! Arrays that are read.

use std::ffi::c_int;
use std::marker::PhantomData;
use std::rc::Rc;

use oxmpi_datatype::{DistArg, Distribution};
use oxmpi_mpi::{Runtime, TypeObj, Weights};
use oxmpi_types::{ErrorClass, Ints, RankArg, Result, fail};

use super::{Get, object, scalar};
use crate::dialect::Dialect;

/// The number of entries of an array, as another argument gives it.
#[derive(Clone, Copy)]
pub struct Length {
    value: i64,
    name: &'static str,
    class: ErrorClass,
}

impl Length {
    /// A count.
    pub fn count(value: impl Into<i64>, name: &'static str) -> Length {
        Length {
            value: value.into(),
            name,
            class: ErrorClass::Count,
        }
    }

    /// Any other number.
    pub fn int(value: impl Into<i64>, name: &'static str) -> Length {
        Length {
            value: value.into(),
            name,
            class: ErrorClass::Arg,
        }
    }

    /// The number, which must not be negative.
    pub fn get(self) -> Result<usize> {
        usize::try_from(self.value).map_err(|_| {
            oxmpi_types::Error::new(
                self.class,
                format!("{} is {}, must not be negative", self.name, self.value),
            )
        })
    }
}

/// Copies `length` entries at `at`.
///
/// # Safety
/// `at` is null or has that many entries.
pub(crate) unsafe fn copy<T: Copy>(at: *const T, length: usize, name: &str) -> Result<Vec<T>> {
    if at.is_null() && length > 0 {
        fail!(Arg, "{name} is a null pointer");
    }
    // SAFETY: in bounds by the caller's promise; C arrays need not be aligned for Rust.
    Ok((0..length)
        .map(|i| unsafe { at.add(i).read_unaligned() })
        .collect())
}

/// An array of counts or displacements whose length other arguments or the communicator give.
pub struct Int64Array<D> {
    ints: Ints,
    values: Vec<i64>,
    dialect: PhantomData<D>,
}

/// The same, of counts.
pub type CountArray<D> = Int64Array<D>;

/// What an array of numbers may come as.
pub trait IntoInts {
    /// The view.
    fn ints(self) -> Ints;
}

impl IntoInts for Ints {
    fn ints(self) -> Ints {
        self
    }
}

impl IntoInts for *const i64 {
    fn ints(self) -> Ints {
        // SAFETY: an array argument of an MPI function, as long as the function defines.
        unsafe { Ints::from_i64(self) }
    }
}

impl IntoInts for *const c_int {
    fn ints(self) -> Ints {
        // SAFETY: an array argument of an MPI function, as long as the function defines.
        unsafe { Ints::from_i32(self) }
    }
}

impl IntoInts for *mut i64 {
    fn ints(self) -> Ints {
        self.cast_const().ints()
    }
}

impl IntoInts for *mut c_int {
    fn ints(self) -> Ints {
        self.cast_const().ints()
    }
}

impl<D: Dialect> Int64Array<D> {
    /// From the C argument.
    pub fn new(
        _: &Runtime,
        at: impl IntoInts,
        length: Option<Length>,
        name: &'static str,
    ) -> Result<Int64Array<D>> {
        let ints = at.ints();
        let length = match length {
            Some(l) => l.get()?,
            None => 0,
        };
        if length > 0 && ints.is_null() {
            fail!(Arg, "{name} is a null pointer");
        }
        Ok(Int64Array {
            ints,
            values: ints.to_vec(length),
            dialect: PhantomData,
        })
    }
}

impl<D> Get<'_, Ints> for Int64Array<D> {
    /// Null where the array is not significant: the room checks it.
    fn get(&self) -> Result<Ints> {
        Ok(self.ints)
    }
}

impl<'a, D> Get<'a, &'a [i64]> for Int64Array<D> {
    fn get(&'a self) -> Result<&'a [i64]> {
        Ok(&self.values)
    }
}

impl<D> Get<'_, Vec<i64>> for Int64Array<D> {
    fn get(&self) -> Result<Vec<i64>> {
        Ok(self.values.clone())
    }
}

/// An array of ints.
pub struct IntArray<D> {
    at: *const c_int,
    values: Vec<i32>,
    dialect: PhantomData<D>,
}

impl<D: Dialect> IntArray<D> {
    /// From the C argument.
    pub fn new(
        _: &Runtime,
        at: *const c_int,
        length: Option<Length>,
        name: &'static str,
    ) -> Result<IntArray<D>> {
        let length = match length {
            Some(l) => l.get()?,
            None => 0,
        };
        Ok(IntArray {
            at,
            // SAFETY: the caller of the MPI function passes that many.
            values: unsafe { copy(at, length, name) }?,
            dialect: PhantomData,
        })
    }
}

impl<D> Get<'_, Ints> for IntArray<D> {
    fn get(&self) -> Result<Ints> {
        Ok(self.at.ints())
    }
}

impl<'a, D> Get<'a, &'a [i32]> for IntArray<D> {
    fn get(&'a self) -> Result<&'a [i32]> {
        Ok(&self.values)
    }
}

impl<D> Get<'_, Vec<i32>> for IntArray<D> {
    fn get(&self) -> Result<Vec<i32>> {
        Ok(self.values.clone())
    }
}

impl<D> Get<'_, Vec<i64>> for IntArray<D> {
    fn get(&self) -> Result<Vec<i64>> {
        Ok(self.values.iter().map(|v| i64::from(*v)).collect())
    }
}

macro_rules! mapped {
    ($(#[$doc:meta])* $name:ident, $raw:ty => $item:ty, $map:expr) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            #[allow(dead_code, reason = "not every kind is handed on as a view")]
            at: *const $raw,
            values: Vec<$item>,
            dialect: PhantomData<D>,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument.
            pub fn new(
                rt: &Runtime,
                at: *const $raw,
                length: Option<Length>,
                name: &'static str,
            ) -> Result<$name<D>> {
                let length = match length {
                    Some(l) => l.get()?,
                    None => 0,
                };
                // SAFETY: the caller of the MPI function passes that many.
                let raw = unsafe { copy(at, length, name) }?;
                let map: fn(&Runtime, $raw, &'static str) -> Result<$item> = $map;
                Ok($name {
                    at,
                    values: raw.into_iter().map(|r| map(rt, r, name)).collect::<Result<_>>()?,
                    dialect: PhantomData,
                })
            }
        }

        impl<'a, D: Dialect> Get<'a, &'a [$item]> for $name<D> {
            fn get(&'a self) -> Result<&'a [$item]> {
                Ok(&self.values)
            }
        }

        impl<D: Dialect> Get<'_, Vec<$item>> for $name<D> {
            fn get(&self) -> Result<Vec<$item>> {
                Ok(self.values.clone())
            }
        }
    };
}

mapped!(
    /// An array of ranks.
    RankArray, c_int => RankArg, |_, r, _| Ok(scalar::rank::<D>(r))
);
mapped!(
    /// An array of truth values.
    LogicalArray, c_int => bool, |_, b, _| Ok(b != 0)
);
mapped!(
    /// An array of `MPI_DISTRIBUTE_*`.
    DistributionArray, c_int => Distribution, |_, v, name| {
        let [block, cyclic, none, _] = D::NUMBERS.distributions;
        match v {
            v if v == block => Ok(Distribution::Block),
            v if v == cyclic => Ok(Distribution::Cyclic),
            v if v == none => Ok(Distribution::None),
            v => fail!(Arg, "an entry of {name} is {v}, not one of MPI_DISTRIBUTE_*"),
        }
    }
);
mapped!(
    /// An array of distribution arguments.
    DistArgArray, c_int => DistArg, |_, v, _| {
        Ok((v != D::NUMBERS.distributions[3]).then_some(i64::from(v)))
    }
);
mapped!(
    /// An array of (first, last, stride).
    TriplesArray, [c_int; 3] => [c_int; 3], |_, t, _| Ok(t)
);
mapped!(
    /// An array of datatypes.
    DatatypeArray, D::Handle => Rc<TypeObj>, |rt, h, name| {
        object::Datatype::<D>::new(rt, h, name)?.get()
    }
);

impl<D: Dialect> Get<'_, Ints> for RankArray<D> {
    fn get(&self) -> Result<Ints> {
        Ok(self.at.ints())
    }
}

impl<D: Dialect> Get<'_, Ints> for LogicalArray<D> {
    fn get(&self) -> Result<Ints> {
        Ok(self.at.ints())
    }
}

/// Weights of edges, or one of the values that stand for them.
pub struct WeightsArray<D> {
    at: *const c_int,
    dialect: PhantomData<D>,
}

impl<D: Dialect> WeightsArray<D> {
    /// From the C argument.
    pub fn new(
        _: &Runtime,
        at: *const c_int,
        _length: Option<Length>,
        _name: &'static str,
    ) -> Result<WeightsArray<D>> {
        Ok(WeightsArray {
            at,
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> Get<'_, Weights> for WeightsArray<D> {
    fn get(&self) -> Result<Weights> {
        Ok(if self.at.addr() == D::WEIGHTS[0] {
            Weights::Unweighted
        } else if self.at.addr() == D::WEIGHTS[1] {
            Weights::Empty
        } else {
            Weights::Given(self.at.ints())
        })
    }
}
