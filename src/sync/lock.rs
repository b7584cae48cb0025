//! The process lock: at most one thread of a process is inside the library.

/// A fair mutex without data, switched on only for `MPI_THREAD_MULTIPLE`.
pub struct ProcessLock {}

impl ProcessLock {
    /// A lock that is off: `lock` and `unlock` do nothing until [`ProcessLock::enable`].
    pub const fn new() -> ProcessLock {
        ProcessLock {}
    }
    /// Switches the lock on. Call it before a second thread may enter, while no one holds the lock.
    pub fn enable(&self) {
        todo!()
    }
    /// Whether [`ProcessLock::enable`] was called.
    pub fn is_enabled(&self) -> bool {
        todo!()
    }
    /// Waits for its turn, first come, first served.
    pub fn lock(&self) {
        todo!()
    }
    /// Hands the lock to the thread that waited longest.
    pub fn unlock(&self) {
        todo!()
    }
    /// Whether other threads wait for the lock.
    pub fn contended(&self) -> bool {
        todo!()
    }
    /// Releases the lock and takes it again behind all threads that waited already. Cheap when none does.
    pub fn yield_to_others(&self) {
        todo!()
    }
}

impl Default for ProcessLock {
    fn default() -> Self {
        Self::new()
    }
}
