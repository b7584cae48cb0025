//! Copies to and from the memory of another process, for a room above that knows what lies there.

use crate::Engine;
use oxmpi_fabric::Refused;
use oxmpi_types::ProcId;

impl Engine {
    /// Whether the ranks of a window may share memory.
    pub fn may_share_windows(&self) -> bool {
        !self.deny_shared_windows
    }

    /// Whether [`Engine::copy_from`] and [`Engine::copy_to`] may work with `other`, as far as is known now.
    pub fn can_copy(&self, other: ProcId) -> bool {
        !self.deny_single_copy && other != self.me && self.fabric.can_read_remote(other)
    }

    /// Copies the bytes of `remote` (address, length) in `from` to `local`, in order; both have the same total.
    ///
    /// # Safety
    /// `local` is writable memory of this process, `remote` memory that `from` exposed for reading.
    pub unsafe fn copy_from(
        &self,
        from: ProcId,
        remote: &[(u64, usize)],
        local: &[(*mut u8, usize)],
    ) -> Result<(), Refused> {
        if self.deny_single_copy || !self.copy_allowed() {
            return Err(Refused);
        }
        // SAFETY: handed on.
        unsafe { self.fabric.read_remote(from, remote, local) }
    }

    /// Copies the bytes of `local` to `remote` (address, length) in `to`, in order; both have the same total.
    ///
    /// # Safety
    /// `local` is readable memory of this process, `remote` memory that `to` exposed for writing.
    pub unsafe fn copy_to(
        &self,
        to: ProcId,
        remote: &[(u64, usize)],
        local: &[(*const u8, usize)],
    ) -> Result<(), Refused> {
        if self.deny_single_copy || !self.copy_allowed() {
            return Err(Refused);
        }
        // SAFETY: handed on.
        unsafe { self.fabric.write_remote(to, remote, local) }
    }
}
