//! What the tests of windows share.
#![allow(dead_code)]

pub use oxmpi_datatype::op::OpKind;
pub use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::EngineConfig;
pub use oxmpi_mpi::testing::{job, job_with};
pub use oxmpi_mpi::{Comm, Runtime, TypeObj, UserBuf};
pub use oxmpi_rma::*;
pub use oxmpi_types::{ErrorClass, RankArg, Result};
pub use std::rc::Rc;

/// The address of a slice, for reading or writing.
pub fn at<T>(data: &mut [T]) -> UserBuf {
    UserBuf::Addr(data.as_mut_ptr().cast())
}

/// No buffer.
pub const NULL: UserBuf = UserBuf::Addr(std::ptr::null_mut());

pub fn to(rank: u32) -> RankArg {
    RankArg::Proc(rank as i32)
}

/// The class of a failure.
pub fn class<T>(outcome: Result<T>) -> Option<ErrorClass> {
    outcome.err().map(|e| e.class)
}

/// The ways to a target's memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// Memory of the program, copied by the kernel (between threads: by the processor).
    Created,
    /// Memory of the window, mapped by all.
    Allocated,
    /// The same, as `MPI_Win_allocate_shared` gives it.
    Shared,
    /// Memory from `MPI_Alloc_mem`, mapped by all.
    Given,
    /// Active messages.
    Messages,
    /// Active messages, and locks by messages too.
    Apart,
    /// Memory of the program, where copies are refused after a while.
    Fading,
}

impl Way {
    pub const ALL: [Way; 7] = [
        Way::Created,
        Way::Allocated,
        Way::Shared,
        Way::Given,
        Way::Messages,
        Way::Apart,
        Way::Fading,
    ];

    /// A job in which windows work this way.
    pub fn job(self, n: usize, rank: impl Fn(&Runtime) + Sync) {
        let config = EngineConfig {
            deny_single_copy: self == Way::Messages,
            deny_shared_windows: self == Way::Apart,
            copies_allowed: (self == Way::Fading).then_some(150),
            ..EngineConfig::default()
        };
        job_with(n, config, rank);
    }

    /// A window of so many ints, zero at first.
    pub fn window(self, me: &Me, len: usize) -> Ints {
        let mut own = vec![0i32; len];
        let bytes = 4 * len as i64;
        let (base, win) = match self {
            Way::Allocated => win_allocate(me.rt, bytes, 4, None, &me.comm).unwrap(),
            Way::Shared => win_allocate_shared(me.rt, bytes, 4, None, &me.comm).unwrap(),
            Way::Given => {
                // Not at the start of a page, and not cleared by anyone before.
                let base = alloc_mem(me.rt, bytes + 12, None).unwrap().wrapping_add(12);
                // SAFETY: so many bytes lie there.
                unsafe { std::ptr::write_bytes(base, 0, 4 * len) };
                let win = win_create(me.rt, UserBuf::Addr(base), bytes, 4, None, &me.comm).unwrap();
                // It stays until the window goes.
                free_mem(me.rt, base.wrapping_sub(12)).unwrap();
                (base, win)
            }
            _ => (own.as_mut_ptr().cast(), me.window(&mut own)),
        };
        Ints {
            win,
            base: base.cast(),
            len,
            _own: own,
        }
    }
}

/// A window over ints and the memory behind it.
pub struct Ints {
    pub win: Rc<Win>,
    base: *mut i32,
    len: usize,
    _own: Vec<i32>,
}

impl Ints {
    /// What this rank's memory holds.
    pub fn values(&self) -> Vec<i32> {
        // SAFETY: so many ints lie there, and the tests look at them only when nobody writes.
        let value = |i| unsafe { self.base.add(i).read_volatile() };
        (0..self.len).map(value).collect()
    }
}

/// One rank, its world, and the types and shorthands that the tests use.
pub struct Me<'a> {
    pub rt: &'a Runtime,
    pub comm: Rc<Comm>,
    pub rank: u32,
    pub size: u32,
    pub int: Rc<TypeObj>,
}

impl<'a> Me<'a> {
    pub fn new(rt: &'a Runtime) -> Me<'a> {
        let comm = rt.world().unwrap().clone();
        Me {
            rt,
            rank: comm.rank,
            size: comm.size(),
            comm,
            int: rt.predefined_type(Named::Int).clone(),
        }
    }

    pub fn barrier(&self) {
        oxmpi_mpi::coll::barrier(self.rt, &self.comm).unwrap();
    }

    /// A window over ints.
    pub fn window(&self, memory: &mut [i32]) -> Rc<Win> {
        let bytes = 4 * memory.len() as i64;
        let base = if bytes == 0 { NULL } else { at(memory) };
        win_create(self.rt, base, bytes, 4, None, &self.comm).unwrap()
    }

    pub fn fence(&self, win: &Rc<Win>) {
        win_fence(self.rt, Assert::NONE, win).unwrap();
    }

    pub fn free(&self, win: &Rc<Win>) {
        win_free(self.rt, win).unwrap();
    }

    pub fn put(&self, data: &mut [i32], target: u32, disp: i64, win: &Rc<Win>) -> Result<()> {
        let (n, int) = (data.len() as i64, Some(&self.int));
        put(self.rt, at(data), n, int, to(target), disp, n, int, win)
    }

    pub fn get(&self, data: &mut [i32], target: u32, disp: i64, win: &Rc<Win>) -> Result<()> {
        let (n, int) = (data.len() as i64, Some(&self.int));
        get(self.rt, at(data), n, int, to(target), disp, n, int, win)
    }

    pub fn add(&self, data: &mut [i32], target: u32, disp: i64, win: &Rc<Win>) -> Result<()> {
        let (n, int) = (data.len() as i64, Some(&self.int));
        let sum = self.rt.predefined_op(OpKind::Sum);
        accumulate(
            self.rt,
            at(data),
            n,
            int,
            to(target),
            disp,
            n,
            int,
            &sum,
            win,
        )
    }

    pub fn fetch(&self, op: OpKind, value: i32, target: u32, disp: i64, win: &Rc<Win>) -> i32 {
        let (mut value, mut old) = ([value], [0]);
        let op = self.rt.predefined_op(op);
        let int = Some(&self.int);
        fetch_and_op(
            self.rt,
            at(&mut value),
            at(&mut old),
            int,
            to(target),
            disp,
            &op,
            win,
        )
        .unwrap();
        win_flush(self.rt, to(target), win).unwrap();
        old[0]
    }
}
