//! Room `rma`: one-sided communication (MPI 5.0 chapter 12).
//!
//! A [`Win`] is the user's object; behind it stands a [`core::Core`] that other processes' messages
//! find by its number. There are three ways to a target's memory, the same for all of a window on one node:
//!
//! | memory | put and get | accumulates | file |
//! |---|---|---|---|
//! | of the window, shared by the ranks of a node | loads and stores | processor atomics, or many under a latch | `straight`, `direct`, `elements`, `site` |
//! | of the program, from `MPI_Alloc_mem` | the same | `arena`, `borrowed` |
//! | other memory of the program, on the same node | copies by the kernel | such copies under the target's latch | `copied` |
//! | anything else | active messages | active messages | `origin`, `target` |
//!
//! For the first two the target does nothing, and its lock is a gate in memory that all ranks of the window share (`block`,
//! `passive`). By message, the origin describes the bytes at the
//! target as runs, the target checks every run against its memory and executes the operation while it makes
//! progress, one at a time (and under its latch, if there is one), which makes accumulates atomic. Messages between two
//! processes stay in order, so a flush is one more message that is answered.

#![deny(unsafe_code)]

mod arena;
mod attributes;
mod block;
mod borrowed;
mod by_request;
mod copied;
mod core;
mod direct;
mod elements;
mod epoch;
mod given;
mod memory;
mod operations;
mod origin;
mod passive;
mod site;
mod state;
mod straight;
mod synchronise;
mod table;
mod target;
mod window;
mod wire;
mod word;

pub use attributes::*;
pub use by_request::*;
pub use epoch::Assert;
pub use given::{alloc_mem, free_mem};
pub use operations::*;
pub use passive::*;
pub use state::{Rma, publish, win};
pub use synchronise::*;
pub use window::*;
