//! One generic function for each MPI function, named after it. The cdylibs' exports call them with
//! their dialect.

mod env;
mod generated;
mod handle;

pub use env::*;
pub use generated::unwritten::*;
pub use handle::*;
