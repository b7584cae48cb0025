//! Room `abi`: the door. C arguments of an ABI become Rust values, results become C values, and errors
//! reach the right error handler. Everything behind the door knows no ABI.

// What is done with pointers in these is promised by the entries, which are unsafe.
pub(crate) mod arg;
pub(crate) mod call;
pub(crate) mod callback;
pub mod constants;
pub mod data;
pub mod dialect;
pub mod entry;
pub mod extra;
pub(crate) mod out;

pub use arg::{Ints, OutInts, PolyFn};
pub use dialect::{Dialect, Mpich, Standard};
