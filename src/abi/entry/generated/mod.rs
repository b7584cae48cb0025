//! Entries made from the table. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

mod comm;
pub use comm::*;
mod dynamic;
pub use dynamic::*;
mod group;
pub use group::*;
mod p2p;
pub use p2p::*;
mod unwritten;
pub use unwritten::*;
