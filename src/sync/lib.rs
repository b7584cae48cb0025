//! Room `sync` of oxmpi: what threads and processes share. Atomics that loom can replace, the process lock, the
//! slab behind handle and request tables, the rings and the doorbell of the shared-memory fabric.

mod lock;
mod slab;

pub use lock::ProcessLock;
pub use slab::Slab;
