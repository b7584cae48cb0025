//! Room `datatype`: the type tree, resumable packing and unpacking, external32, reduction kernels.
//!
//! A [`Datatype`] is built once by a constructor and never changes, apart from being committed.
//! Moving data goes through a [`Cursor`], which walks `count` elements of a type as one stream of
//! bytes and may stop and go on at any byte of it.

mod array;
mod construct;
mod contents;
mod copy;
mod cursor;
mod external;
mod f90;
mod named;
pub mod op;
mod plan;
mod signature;
mod soft;
mod tree;
mod walk;
mod words;

pub use cursor::Cursor;
pub use external::{external32_size, pack_external32, unpack_external32};
pub use named::{Named, Repr};
pub use signature::Signature;
pub use tree::Datatype;
pub use words::{Combiner, Contents, DistArg, Distribution, Envelope, Order, Word};
