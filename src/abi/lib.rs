//! Room `abi`: the door. C arguments of an ABI become Rust values, results become C values, and errors
//! reach the right error handler. Everything behind the door knows no ABI.
//!
//! The way of a call: `exports.rs` of a cdylib (generated) has the C name and widens counts, so that a
//! function and its `_c` twin share one entry; [`entry`] has one generic function for each MPI function, generated
//! where decoding each argument by its kind (`arg`), calling the room and encoding each result (`out`) is all
//! there is, and written by hand where it is not; `call::run` is the frame around each of them.
//!
//! Decided by experiment, and kept by tests (`tests/cases/abi.py`, `tests/c/pmpi.c`, `tests/c/copyreloc.c`):
//! * Interposition. `MPI_X` and `PMPI_X` are two exported functions that call the same entry, and the library
//!   never calls its own exported names; so a program's or a preloaded tool's `MPI_X` stands in front and reaches the
//!   library by `PMPI_X`. No symbol versions; the soname is set by each cdylib's build script.
//! * Copied data. Programs take COPY relocations on `MPI_UNWEIGHTED` and its like, as PIE and without. The
//!   objects have the sizes of the ABI and the library never reads them: it knows the values they hold.
//! * Variadic functions. `MPI_Pcontrol` is defined with its one named parameter: the caller passes the others in
//!   registers and on its own stack, which are ignored. Error handlers of users are variadic and are called so.
//! * Panics. Both libraries are built with `panic = "abort"`: nothing unwinds into C. A panic is a fault of the
//!   library, and ends the process with one block that says so (`panic.rs`); what a program does wrong is an error.

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
mod panic;

pub use arg::{Ints, OutInts, PolyFn};
pub use dialect::{Dialect, Mpich, Standard};
