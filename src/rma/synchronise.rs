//! Active target synchronisation: fence, post, start, complete, wait, test.

use crate::epoch::Assert;
use crate::window::Win;
use crate::wire::Control;
use oxmpi_mpi::{Group, Runtime};
use oxmpi_types::{Rank, Result, fail};
use std::rc::Rc;

/// `MPI_Win_fence`
pub fn win_fence(rt: &Runtime, assert: Assert, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    win.idle()?;
    win.unexposed()?;
    let core = &win.core;
    // Even where MPI_MODE_NOPRECEDE is asserted: others may not assert the same, so all do the same steps.
    let flushed = core.flush_all(rt.function());
    let entered = core
        .team
        .run(rt.function(), oxmpi_coll::barrier(core.team.call()));
    win.epochs.fence.set(!assert.has(Assert::NOSUCCEED));
    flushed.and(entered)
}

/// The ranks in the window of a group's members, ascending.
fn ranks_of(win: &Win, group: &Group) -> Result<Vec<Rank>> {
    let members = win.group();
    let mut ranks = Vec::with_capacity(group.members.len());
    for process in group.members.iter() {
        match members.rank_of(*process) {
            Some(rank) => ranks.push(rank),
            None => fail!(
                Group,
                "group contains process {}, which is not in win, {}",
                process.0,
                win.describe()
            ),
        }
    }
    ranks.sort_unstable();
    Ok(ranks)
}

/// `MPI_Win_post`
pub fn win_post(rt: &Runtime, group: &Rc<Group>, assert: Assert, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    win.unexposed()?;
    let origins = ranks_of(win, group)?;
    win.epochs.fence.set(false);
    if !assert.has(Assert::NOCHECK) {
        for &rank in &origins {
            win.core.control(win.core.engine(), rank, Control::Post);
        }
    }
    *win.epochs.posted.borrow_mut() = Some(origins);
    Ok(())
}

/// `MPI_Win_start`
pub fn win_start(rt: &Runtime, group: &Rc<Group>, assert: Assert, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    win.idle()?;
    let targets = ranks_of(win, group)?;
    win.epochs.fence.set(false);
    if !assert.has(Assert::NOCHECK) {
        for &rank in &targets {
            let posts = &win.core.toward(rank).posts;
            win.core.wait(rt.function(), || posts.get() > 0);
            posts.set(posts.get() - 1);
        }
    }
    *win.epochs.started.borrow_mut() = Some(targets);
    Ok(())
}

/// `MPI_Win_complete`
pub fn win_complete(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let Some(targets) = win.epochs.started.borrow_mut().take() else {
        fail!(
            RmaSync,
            "win is {}, on which MPI_Win_start has not been called",
            win.describe()
        );
    };
    let core = &win.core;
    for &rank in &targets {
        core.settle(rt.function(), rank);
        // Operations come before this message, so the target has done them when it sees it.
        core.control(core.engine(), rank, Control::Complete);
    }
    Ok(())
}

/// True once all origins of the exposure epoch are done.
fn exposed_to_nobody(win: &Win, origins: &[Rank]) -> bool {
    origins
        .iter()
        .all(|&rank| win.core.toward(rank).completes.get() > 0)
}

fn close_exposure(win: &Win, origins: &[Rank]) {
    for &rank in origins {
        let completes = &win.core.toward(rank).completes;
        completes.set(completes.get() - 1);
    }
}

fn take_exposure(win: &Win) -> Result<Vec<Rank>> {
    match win.epochs.posted.borrow_mut().take() {
        Some(origins) => Ok(origins),
        None => fail!(
            RmaSync,
            "win is {}, on which MPI_Win_post has not been called",
            win.describe()
        ),
    }
}

/// `MPI_Win_wait`
pub fn win_wait(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let origins = take_exposure(win)?;
    win.core
        .wait(rt.function(), || exposed_to_nobody(win, &origins));
    close_exposure(win, &origins);
    Ok(())
}

/// `MPI_Win_test`
pub fn win_test(rt: &Runtime, win: &Rc<Win>) -> Result<bool> {
    rt.active()?;
    win.alive()?;
    let origins = take_exposure(win)?;
    win.core.engine().progress();
    let done = exposed_to_nobody(win, &origins);
    if done {
        close_exposure(win, &origins);
    } else {
        *win.epochs.posted.borrow_mut() = Some(origins);
    }
    Ok(done)
}
