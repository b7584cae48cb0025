//! One generic function for each MPI function, named after it. The cdylibs' exports call them with
//! their dialect.

mod buffer;
mod coll;
mod comm;
mod env;
mod generated;
mod handle;
mod request;
mod status;

pub use buffer::*;
pub use coll::*;
pub use comm::*;
pub use env::*;
pub use generated::*;
pub use handle::*;
pub use request::*;
pub use status::*;
