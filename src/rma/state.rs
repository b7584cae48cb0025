//! All windows of a process.

use crate::arena::Arena;
use crate::core::{Core, Pending};
use crate::window::Win;
use crate::{target, wire};
use oxmpi_engine::Engine;
use oxmpi_mpi::Object;
use oxmpi_mpi::{Room, Runtime, Table};
use oxmpi_sync::Slab;
use oxmpi_types::{Handle, Result};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The state of this room, which the runtime keeps.
#[derive(Default)]
pub struct Rma {
    /// Windows by handle.
    pub wins: Table<Win>,
    pub(crate) shared: Rc<Shared>,
    /// Memory from `MPI_Alloc_mem`.
    pub(crate) arena: Rc<RefCell<Arena>>,
    listening: Cell<bool>,
    barrier: Cell<Option<bool>>,
}

impl Room for Rma {
    const SLOT: usize = 0;
}

/// What messages are looked up in.
#[derive(Default)]
pub(crate) struct Shared {
    windows: RefCell<Windows>,
    pub pending: RefCell<Slab<Pending>>,
    scratch: Cell<Vec<u8>>,
}

#[derive(Default)]
struct Windows {
    slots: Vec<Option<Rc<Core>>>,
    free: Vec<u32>,
}

impl Shared {
    /// The window with this process's number `number`.
    pub fn window(&self, number: u32) -> Option<Rc<Core>> {
        self.windows.borrow().slots.get(number as usize)?.clone()
    }

    /// Gives a window its number.
    pub fn enter(&self, core: &Rc<Core>) {
        let mut windows = self.windows.borrow_mut();
        let number = windows.free.pop().unwrap_or(windows.slots.len() as u32);
        if number as usize == windows.slots.len() {
            windows.slots.push(None);
        }
        windows.slots[number as usize] = Some(core.clone());
        core.number.set(number);
    }

    /// Takes the number back.
    pub fn leave(&self, core: &Core) {
        let number = core.number.get();
        let gone = {
            let mut windows = self.windows.borrow_mut();
            windows.free.push(number);
            windows.slots[number as usize].take()
        };
        drop(gone);
    }

    /// Lends a vector that keeps its memory from use to use.
    pub fn with_scratch<R>(&self, f: impl FnOnce(&mut Vec<u8>) -> R) -> R {
        let mut scratch = self.scratch.take();
        scratch.clear();
        let result = f(&mut scratch);
        self.scratch.set(scratch);
        result
    }
}

impl Rma {
    /// Whether this process takes part in membarrier, from now on.
    pub(crate) fn takes_part_in_barriers(&self) -> bool {
        let known = self.barrier.get();
        let takes_part = known.unwrap_or_else(oxmpi_sys::membarrier::register);
        self.barrier.set(Some(takes_part));
        takes_part
    }

    /// Has the engine bring messages between windows here.
    pub(crate) fn listen(&self, engine: &Engine) {
        if self.listening.replace(true) {
            return;
        }
        let shared = self.shared.clone();
        engine.register_handler(
            wire::id::PUT,
            Rc::new(move |_, _, args, data| target::on_put(&shared, args, data)),
        );
        let shared = self.shared.clone();
        engine.register_handler(
            wire::id::REQUEST,
            Rc::new(move |engine, _, args, data| target::on_request(&shared, engine, args, data)),
        );
        let shared = self.shared.clone();
        engine.register_handler(
            wire::id::REPLY,
            Rc::new(move |engine, _, args, data| {
                let ticket = wire::Ticket::parse(args[0]);
                Core::take_reply(&shared, engine, ticket, args[1], data);
            }),
        );
        let shared = self.shared.clone();
        engine.register_handler(
            wire::id::CONTROL,
            Rc::new(move |engine, _, args, _| target::on_control(&shared, engine, args)),
        );
    }
}

/// The window behind `handle`, `None` when the handle is stale.
pub fn win(rt: &Runtime, handle: Handle) -> Option<Rc<Win>> {
    rt.room::<Rma>().wins.get(handle)
}

/// The handle of a window, which it has had since it was made: there is one only, and `MPI_Win_free` ends it.
pub fn publish(rt: &Runtime, win: &Rc<Win>) -> Result<Handle> {
    Ok(match win.id().handle() {
        Some(handle) => handle,
        None => rt.room::<Rma>().wins.publish(win),
    })
}
