//! Room `sync` of oxmpi: what threads and processes share. Atomics that loom can replace, the process lock, the
//! slab behind handle and request tables, the rings and the doorbell of the shared-memory fabric.
//!
//! `RUSTFLAGS="--cfg loom" cargo test -p oxmpi-sync --release --test loom` runs ring and doorbell under
//! loom, which tries the interleavings and memory orders that a test with threads only meets by luck.

pub mod atomic;
mod bell;
mod gate;
mod latch;
mod lock;
mod prefetch;
pub mod ring;
mod slab;

pub use bell::{Bell, Fence, Ticket};
pub use gate::Gate;
pub use latch::{Latch, Latched};
pub use lock::{ProcessLock, Seat};
pub use slab::Slab;
