//! Room `abi`: the door. C arguments of an ABI become Rust values, results become C values, and errors
//! reach the right error handler. Everything behind the door knows no ABI.

pub mod arg;
pub mod call;
pub mod callback;
pub mod constants;
pub mod data;
pub mod dialect;
pub mod entry;
pub mod extra;
pub mod out;

pub use dialect::{Dialect, Mpich, Standard};
