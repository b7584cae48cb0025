//! Entries made from the table. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

mod coll;
pub use coll::*;
mod comm;
pub use comm::*;
mod datatype;
pub use datatype::*;
mod deprecated;
pub use deprecated::*;
mod dynamic;
pub use dynamic::*;
mod env;
pub use env::*;
mod errhandler;
pub use errhandler::*;
mod group;
pub use group::*;
mod info;
pub use info::*;
mod op;
pub use op::*;
mod p2p;
pub use p2p::*;
mod partitioned;
pub use partitioned::*;
mod rma;
pub use rma::*;
mod session;
pub use session::*;
mod topo;
pub use topo::*;
mod unwritten;
pub use unwritten::*;
