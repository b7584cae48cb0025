//! Input arguments: a raw C value with its kind and name, decoded to what a room takes.
//!
//! Each kind is a type; what a room may ask of it is which `Get<T>` it implements. The generated entries
//! write `name.get()?` and the room's signature decides the `T`.

mod array;
mod object;
mod raw;
mod scalar;

use oxmpi_types::Result;

pub(crate) use array::copy as copy_array;
pub use array::{
    CountArray, DatatypeArray, DistArgArray, DistributionArray, Int64Array, IntArray, Length,
    LogicalArray, RankArray, TriplesArray, WeightsArray,
};
pub use object::{
    Comm, Datatype, Errhandler, Group, Info, MaybeComm, MaybeDatatype, Message, Obj, Op, Session,
    Win,
};
pub(crate) use object::{bad_error as bad_handle, null_error as null_handle};
pub use raw::{Ints, OutInts, PolyFn};
pub use scalar::{
    Assert, Buf, Count, ErrorCode, Int, Int64, Keyval, LockType, Logical, MaybeCount, Order, Rank,
    Size, SplitType, Status, String, Tag, ThreadLevel, TypeClass,
};
pub(crate) use scalar::{error_code, rank};

/// A kind of argument that a room may take as `T`.
pub trait Get<'a, T> {
    /// The value, or an error that names the argument.
    fn get(&'a self) -> Result<T>;
}
