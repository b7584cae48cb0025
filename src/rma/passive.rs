//! Passive target synchronisation: lock, unlock, flush, sync.
//!
//! On one node the lock of each rank's memory is a gate in shared memory, and its owner has no part in it. Elsewhere it is asked
//! for and granted by messages. Both are fair: first come, first served.

use crate::block::Block;
use crate::core::{Core, Held};
use crate::epoch::Assert;
use crate::operations::target_of;
use crate::window::Win;
use crate::wire::Control;
use oxmpi_mpi::Runtime;
use oxmpi_sync::atomic::{Ordering, fence};
use oxmpi_types::{Rank, RankArg, Result, fail};
use std::rc::Rc;

/// `MPI_LOCK_SHARED`, `MPI_LOCK_EXCLUSIVE`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockType {
    /// Others may hold it too.
    Shared,
    /// Nobody else holds it.
    Exclusive,
}

/// Asks for a lock without waiting for it, if the gate is not in shared memory.
fn ask(win: &Win, rank: Rank, exclusive: bool, assert: Assert) {
    let toward = win.core.toward(rank);
    if assert.has(Assert::NOCHECK) {
        toward.lock.set(Held::Unchecked);
        return;
    }
    if win.core.block().is_some() {
        toward.lock.set(Held::Entered { exclusive });
        return;
    }
    toward.lock.set(Held::Granted);
    toward.asking.set(true);
    win.core
        .control(win.core.engine(), rank, Control::Lock { exclusive });
}

fn await_grant(win: &Win, function: &'static str, rank: Rank) {
    let toward = win.core.toward(rank);
    if let (Some(block), Held::Entered { exclusive }) = (win.core.block(), toward.lock.get()) {
        enter(&win.core, block, function, rank, exclusive);
    } else if toward.asking.get() {
        win.core.wait(function, || !toward.asking.get());
    }
}

/// Goes through the gate of `rank`, without its help.
fn enter(core: &Core, block: &Block, function: &'static str, rank: Rank, exclusive: bool) {
    let gate = block.gate(rank);
    let ticket = gate.draw();
    if !gate.is_open(ticket, exclusive) {
        // First the announcement, then another look: whoever opens the gate looks for announcements afterwards, and
        // all of it is sequentially consistent, so that one of the two sees the other.
        let waiter = block.waiter(rank, ticket);
        waiter.store(core.me() + 1, Ordering::SeqCst);
        core.watch(function, || gate.is_open(ticket, exclusive));
        waiter.store(0, Ordering::SeqCst);
    }
    if !exclusive {
        call(core, block, rank, gate.let_follow());
    }
}

/// Tells whoever waits at the gate of `rank` with `ticket` to look again.
fn call(core: &Core, block: &Block, rank: Rank, ticket: u32) {
    let waiter = block.waiter(rank, ticket).load(Ordering::SeqCst);
    if let Some(waiter) = waiter.checked_sub(1)
        && waiter < core.team.size()
    {
        core.engine().knock(core.process(waiter));
    }
}

/// Gives a lock in shared memory back, after everything that was done under it.
fn leave(core: &Core, rank: Rank) {
    let toward = core.toward(rank);
    if let (Some(block), Held::Entered { exclusive }) = (core.block(), toward.lock.get()) {
        toward.lock.set(Held::Nothing);
        call(core, block, rank, block.gate(rank).leave(exclusive));
    }
}

/// Gives a lock back that was got by message; the answer tells that everything before it is done.
fn give_back(win: &Win, rank: Rank) {
    let core = &win.core;
    let toward = core.toward(rank);
    match toward.lock.get() {
        Held::Nothing | Held::Entered { .. } => {}
        Held::Unchecked => {
            toward.lock.set(Held::Nothing);
            core.ask_flush(rank);
        }
        Held::Granted => {
            toward.lock.set(Held::Nothing);
            toward.dirty.set(false);
            toward.unflushed.set(0);
            toward.flushes.set(toward.flushes.get() + 1);
            core.control(core.engine(), rank, Control::Unlock);
        }
    }
}

/// `MPI_Win_lock`
pub fn win_lock(
    rt: &Runtime,
    lock_type: LockType,
    rank: RankArg,
    assert: Assert,
    win: &Rc<Win>,
) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let Some(rank) = target_of(win, "rank", rank)? else {
        return Ok(());
    };
    if win.epochs.started.borrow().is_some() {
        fail!(
            RmaSync,
            "win is {}, on which MPI_Win_start has not been completed by MPI_Win_complete",
            win.describe()
        );
    }
    if win.epochs.all.get() || win.core.toward(rank).lock.get() != Held::Nothing {
        fail!(RmaSync, "rank is {rank}, which is locked already");
    }
    win.epochs.fence.set(false);
    ask(win, rank, lock_type == LockType::Exclusive, assert);
    await_grant(win, rt.function(), rank);
    win.epochs.locks.set(win.epochs.locks.get() + 1);
    Ok(())
}

/// `MPI_Win_unlock`
pub fn win_unlock(rt: &Runtime, rank: RankArg, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let Some(rank) = target_of(win, "rank", rank)? else {
        return Ok(());
    };
    if win.epochs.all.get() || win.core.toward(rank).lock.get() == Held::Nothing {
        fail!(RmaSync, "rank is {rank}, which MPI_Win_lock has not locked");
    }
    give_back(win, rank);
    let done = win.core.flush(rt.function(), rank);
    leave(&win.core, rank);
    win.epochs.locks.set(win.epochs.locks.get() - 1);
    done
}

/// `MPI_Win_lock_all`
pub fn win_lock_all(rt: &Runtime, assert: Assert, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    win.idle()?;
    win.epochs.fence.set(false);
    let n = win.core.team.size();
    (0..n).for_each(|rank| ask(win, rank, false, assert));
    (0..n).for_each(|rank| await_grant(win, rt.function(), rank));
    win.epochs.all.set(true);
    Ok(())
}

/// `MPI_Win_unlock_all`
pub fn win_unlock_all(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    if !win.epochs.all.get() {
        fail!(
            RmaSync,
            "win is {}, on which MPI_Win_lock_all has not been called",
            win.describe()
        );
    }
    let n = win.core.team.size();
    (0..n).for_each(|rank| give_back(win, rank));
    let done = win.core.flush_all(rt.function());
    (0..n).for_each(|rank| leave(&win.core, rank));
    win.epochs.all.set(false);
    done
}

/// `MPI_Win_flush`
pub fn win_flush(rt: &Runtime, rank: RankArg, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let Some(rank) = target_of(win, "rank", rank)? else {
        return Ok(());
    };
    win.needs_lock("rank", rank)?;
    win.core.flush(rt.function(), rank)
}

fn any_lock(win: &Win) -> Result<()> {
    if !win.epochs.all.get() && win.epochs.locks.get() == 0 {
        fail!(
            RmaSync,
            "win is {}, of which no rank is locked (MPI_Win_lock or MPI_Win_lock_all)",
            win.describe()
        );
    }
    Ok(())
}

/// `MPI_Win_flush_all`
pub fn win_flush_all(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    any_lock(win)?;
    win.core.flush_all(rt.function())
}

/// `MPI_Win_flush_local`: buffers of puts are free at once, so only replies are waited for.
pub fn win_flush_local(rt: &Runtime, rank: RankArg, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let Some(rank) = target_of(win, "rank", rank)? else {
        return Ok(());
    };
    win.needs_lock("rank", rank)?;
    win.core.settle(rt.function(), rank);
    Ok(())
}

/// `MPI_Win_flush_local_all`
pub fn win_flush_local_all(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    any_lock(win)?;
    (0..win.core.team.size()).for_each(|rank| win.core.settle(rt.function(), rank));
    Ok(())
}

/// `MPI_Win_sync`: operations act on the window's memory itself, so there is no copy to bring in line; what processes
/// that share it wrote before becomes visible in order, and messages that wait are handled.
pub fn win_sync(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    fence(Ordering::SeqCst);
    win.core.engine().progress();
    Ok(())
}
