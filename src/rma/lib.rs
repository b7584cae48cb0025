//! Room `rma`: one-sided communication (MPI 5.0 chapter 12).
//!
//! A [`Win`] is the user's object; behind it stands a [`core::Core`] that other processes' messages
//! find by its number. Operations travel as active messages: the origin describes the bytes at the
//! target as runs, the target checks every run against its memory and executes the operation while it makes
//! progress, one at a time, which makes accumulates atomic. Messages between two processes stay in
//! order, so a flush is one more message that is answered.

#![deny(unsafe_code)]

mod attributes;
mod core;
mod epoch;
mod memory;
mod operations;
mod origin;
mod passive;
mod shared;
mod state;
mod synchronise;
mod target;
mod window;
mod wire;

pub use attributes::*;
pub use epoch::Assert;
pub use operations::*;
pub use passive::*;
pub use state::{Rma, publish, win};
pub use synchronise::*;
pub use window::*;
