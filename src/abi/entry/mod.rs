//! One generic function for each MPI function, named after it. The cdylibs' exports call them with
//! their dialect.

mod abi_info;
mod attr;
mod buffer;
mod coll;
mod comm;
mod datatype;
mod env;
mod errhandler;
mod generated;
mod handle;
mod info;
mod memory;
mod partitioned;
mod quick;
mod request;
mod rma;
mod status;

pub use abi_info::*;
pub use attr::*;
pub use buffer::*;
pub use coll::*;
pub use comm::*;
pub use datatype::*;
pub use env::*;
pub use errhandler::*;
pub use generated::*;
pub use handle::*;
pub use info::*;
pub use memory::*;
pub use partitioned::*;
pub use request::*;
pub use rma::*;
pub use status::*;
