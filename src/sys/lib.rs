//! Room `sys` of oxmpi: safe, thin wrappers over what the kernel offers. No word of MPI here.
//!
//! Everything that owns a descriptor makes it close-on-exec, so that programs started by a rank inherit nothing.

pub mod clock;
pub mod copy;
pub mod cpu;
pub mod descriptor;
pub mod futex;
pub mod membarrier;
pub mod memory;
pub mod process;
pub mod socket;
pub mod start;
pub mod topology;

use std::io;

/// Turns the `-1` of a C call into the error it left in `errno`.
pub(crate) fn check(result: libc::c_long) -> io::Result<usize> {
    if result < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(result as usize)
    }
}
