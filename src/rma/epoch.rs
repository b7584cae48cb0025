//! Epochs: when operations may be called, and what may follow what.

use crate::core::Held;
use crate::window::Win;
use oxmpi_mpi::describe::ranks;
use oxmpi_types::{Rank, Result, fail};
use std::cell::{Cell, RefCell};
use std::ops::BitOr;

/// `MPI_MODE_*` assertions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Assert(u8);

impl Assert {
    /// Nothing is asserted.
    pub const NONE: Assert = Assert(0);
    /// `MPI_MODE_NOCHECK`
    pub const NOCHECK: Assert = Assert(1);
    /// `MPI_MODE_NOSTORE`
    pub const NOSTORE: Assert = Assert(2);
    /// `MPI_MODE_NOPUT`
    pub const NOPUT: Assert = Assert(4);
    /// `MPI_MODE_NOPRECEDE`
    pub const NOPRECEDE: Assert = Assert(8);
    /// `MPI_MODE_NOSUCCEED`
    pub const NOSUCCEED: Assert = Assert(16);

    /// True when all of `other` is asserted.
    pub fn has(self, other: Assert) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Assert {
    type Output = Assert;
    fn bitor(self, other: Assert) -> Assert {
        Assert(self.0 | other.0)
    }
}

/// The epochs that are open at a window.
#[derive(Default)]
pub(crate) struct Epochs {
    /// A fence opened an epoch.
    pub fence: Cell<bool>,
    /// The targets of `MPI_Win_start`, ascending.
    pub started: RefCell<Option<Vec<Rank>>>,
    /// The origins of `MPI_Win_post`.
    pub posted: RefCell<Option<Vec<Rank>>>,
    /// Locks held by `MPI_Win_lock`.
    pub locks: Cell<u32>,
    /// `MPI_Win_lock_all` is in force.
    pub all: Cell<bool>,
}

impl Win {
    fn locked(&self, rank: Rank) -> bool {
        self.epochs.all.get() || self.core.toward(rank).lock.get() != Held::Nothing
    }

    /// Refuses an operation outside of an epoch.
    pub(crate) fn may_access(&self, rank: Rank) -> Result<()> {
        let epochs = &self.epochs;
        if epochs.fence.get() || self.locked(rank) {
            return Ok(());
        }
        let started = epochs.started.borrow();
        match &*started {
            Some(targets) if targets.binary_search(&rank).is_ok() => Ok(()),
            _ => fail!(
                RmaSync,
                "target_rank is {rank}, but no epoch for it is open (MPI_Win_fence, MPI_Win_start or MPI_Win_lock)"
            ),
        }
    }

    /// Refuses an operation outside of a lock.
    pub(crate) fn needs_lock(&self, name: &str, rank: Rank) -> Result<()> {
        if !self.locked(rank) {
            fail!(
                RmaSync,
                "{name} is {rank}, which is not locked (MPI_Win_lock or MPI_Win_lock_all)"
            );
        }
        Ok(())
    }

    /// Refuses what may not happen while locks or started epochs are open.
    pub(crate) fn idle(&self) -> Result<()> {
        let epochs = &self.epochs;
        if epochs.all.get() {
            fail!(
                RmaSync,
                "win is {}, which is locked by MPI_Win_lock_all",
                self.describe()
            );
        }
        if epochs.locks.get() > 0 {
            fail!(
                RmaSync,
                "win is {}, in which MPI_Win_lock still holds {}",
                self.describe(),
                ranks(epochs.locks.get())
            );
        }
        if epochs.started.borrow().is_some() {
            fail!(
                RmaSync,
                "win is {}, on which MPI_Win_start has not been completed by MPI_Win_complete",
                self.describe()
            );
        }
        Ok(())
    }

    /// Refuses what may not happen in an exposure epoch either.
    pub(crate) fn unexposed(&self) -> Result<()> {
        if self.epochs.posted.borrow().is_some() {
            fail!(
                RmaSync,
                "win is {}, on which MPI_Win_post has not been completed by MPI_Win_wait",
                self.describe()
            );
        }
        Ok(())
    }
}
