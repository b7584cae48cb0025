//! Room `datatype`: the type tree, resumable packing and unpacking, external32, reduction kernels.
//!
//! A [`Datatype`] is built once by a constructor and never changes, apart from being committed.
//! Moving data goes through a [`Cursor`], which walks `count` elements of a type as one stream of
//! bytes and may stop and go on at any byte of it.

mod cursor;
mod external;
mod named;
pub mod op;
mod signature;
mod tree;

pub use cursor::Cursor;
pub use external::{external32_size, pack_external32, unpack_external32};
pub use named::{Named, Repr};
pub use signature::Signature;
pub use tree::{Combiner, Contents, Datatype, DistArg, Distribution, Envelope, Order, Word};
