//! Jobs of threads with an engine each, and buffers whose every byte is accounted for.
#![allow(dead_code)]

use oxmpi_coll::{Blocks, Buf, Team, Tuning};
use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::{Engine, EngineConfig, WaitingFor};
use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use oxmpi_types::{ContextId, ProcId, Rank, Result};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// Runs `rank_main` as each rank of a job of `n`; a job that hangs ends the test process with the ranks'
/// own accounts of what they wait for out of reach, so the message names the job.
pub fn job<R: Send + 'static>(
    name: &str,
    n: usize,
    rank_main: impl Fn(&Job) -> R + Send + Sync + 'static,
) -> Vec<R> {
    let name = name.to_owned();
    let (done, watch) = channel::<()>();
    // The whole matrix takes longer.
    let whole = std::env::var_os("OXMPI_COLL_MATRIX").is_some();
    let limit = if whole { 3000 } else { 300 };
    let watchdog = std::thread::spawn(move || {
        if watch.recv_timeout(Duration::from_secs(limit)) == Err(RecvTimeoutError::Timeout) {
            eprintln!("{name} with {n} ranks hangs");
            std::process::abort();
        }
    });
    let rank_main = Arc::new(rank_main);
    let threads: Vec<_> = Fabric::local_job(n)
        .into_iter()
        .map(|fabric| {
            let rank_main = rank_main.clone();
            std::thread::spawn(move || {
                let lock = Arc::new(ProcessLock::new());
                let engine = Engine::new(fabric, lock, EngineConfig::default());
                let rank = Job {
                    members: (0..n as u32).map(ProcId).collect(),
                    engine,
                };
                let result = rank_main(&rank);
                let last = rank.team(u32::MAX >> 4, Tuning::builtin());
                last.run("the end", oxmpi_coll::barrier(last.call()))
                    .unwrap();
                rank.engine.drain(WaitingFor::call("the end"));
                result
            })
        })
        .collect();
    let results = threads.into_iter().map(|t| t.join().unwrap()).collect();
    done.send(()).unwrap();
    watchdog.join().unwrap();
    results
}

/// One rank of a job.
pub struct Job {
    pub engine: Rc<Engine>,
    pub members: Rc<[ProcId]>,
}

impl Job {
    pub fn me(&self) -> Rank {
        self.engine.me().0
    }

    pub fn size(&self) -> Rank {
        self.members.len() as Rank
    }

    /// The team of all ranks in context number `context`.
    pub fn team(&self, context: u32, tuning: &'static Tuning) -> Team {
        self.team_of(context, tuning, self.members.clone(), self.me())
    }

    pub fn team_of(
        &self,
        context: u32,
        tuning: &'static Tuning,
        members: Rc<[ProcId]>,
        rank: Rank,
    ) -> Team {
        let ctx = ContextId::fresh(0, context).coll();
        Team::tuned(&self.engine, ctx, rank, members, tuning)
    }

    pub fn wait(&self, task: oxmpi_engine::TaskId) -> Result<()> {
        self.engine
            .wait_until(WaitingFor::call("test"), || self.engine.task_done(task));
        self.engine.task_take(task)
    }
}

/// A datatype made of ints, and where they lie.
#[derive(Clone)]
pub struct Shape {
    pub name: &'static str,
    pub datatype: Rc<Datatype>,
    pub ints: Vec<i64>,
    pub extent: i64,
}

impl Shape {
    pub fn int() -> Shape {
        Shape {
            name: "int",
            datatype: Datatype::named(Named::Int),
            ints: vec![0],
            extent: 4,
        }
    }

    /// Two ints per element, not at the start, with gaps between and around them.
    pub fn gaps() -> Shape {
        let int = Datatype::named(Named::Int);
        let two = Datatype::hindexed(&[1, 1], &[8, 20], &int).unwrap();
        let datatype = Datatype::resized(&two, 4, 28).unwrap();
        datatype.commit();
        Shape {
            name: "two ints with gaps",
            datatype,
            ints: vec![8, 20],
            extent: 28,
        }
    }

    /// The elements lie one before the other.
    pub fn backwards() -> Shape {
        let int = Datatype::named(Named::Int);
        let datatype = Datatype::resized(&int, 0, -8).unwrap();
        datatype.commit();
        Shape {
            name: "ints backwards",
            datatype,
            ints: vec![0],
            extent: -8,
        }
    }

    pub fn per_element(&self) -> usize {
        self.ints.len()
    }
}

/// Memory for elements of a shape; what is not data keeps its pattern.
pub struct Mem {
    bytes: Vec<u8>,
    /// Where element 0 starts.
    zero: usize,
    pub shape: Shape,
    pub elements: usize,
}

const MARGIN: usize = 64;

impl Mem {
    /// `elements` elements, every int of them `-1`.
    pub fn new(shape: &Shape, elements: usize) -> Mem {
        Mem::filled(shape, elements, |_| -1)
    }

    /// Filled by `value(i)`.
    pub fn filled(shape: &Shape, elements: usize, value: impl Fn(usize) -> i32) -> Mem {
        let span = (elements as i64 * shape.extent).unsigned_abs() as usize;
        let zero = if shape.extent < 0 {
            MARGIN + span
        } else {
            MARGIN
        };
        let mut mem = Mem {
            bytes: (0..span + 2 * MARGIN).map(|i| i as u8 | 0x80).collect(),
            zero,
            shape: shape.clone(),
            elements,
        };
        for i in 0..mem.ints() {
            mem.set(i, value(i));
        }
        mem
    }

    /// Number of ints.
    pub fn ints(&self) -> usize {
        self.elements * self.shape.per_element()
    }

    fn place(&self, i: usize) -> usize {
        let per = self.shape.per_element();
        let at = (i / per) as i64 * self.shape.extent + self.shape.ints[i % per];
        (self.zero as i64 + at) as usize
    }

    pub fn set(&mut self, i: usize, value: i32) {
        let at = self.place(i);
        self.bytes[at..at + 4].copy_from_slice(&value.to_ne_bytes());
    }

    pub fn get(&self, i: usize) -> i32 {
        let at = self.place(i);
        i32::from_ne_bytes(self.bytes[at..at + 4].try_into().unwrap())
    }

    /// Asserts that the data is `value(i)` and that nothing else was touched.
    pub fn expect(&self, what: &str, value: impl Fn(usize) -> i32) {
        let expected = Mem::filled(&self.shape, self.elements, &value);
        if self.bytes == expected.bytes {
            return;
        }
        for i in 0..self.ints() {
            assert_eq!(self.get(i), value(i), "{what}: int {i}");
        }
        panic!("{what}: bytes that are no data were written");
    }

    fn addr(&mut self, element: i64) -> *mut u8 {
        let zero = self.zero as i64 + element * self.shape.extent;
        self.bytes.as_mut_ptr().wrapping_offset(zero as isize)
    }

    /// `count` elements from element `first` on.
    pub fn buf(&mut self, first: usize, count: usize) -> Buf {
        let addr = self.addr(first as i64);
        // SAFETY: the tests keep the memory until the operation is complete.
        unsafe { Buf::new(addr, count as i64, &self.shape.datatype) }
    }

    pub fn all(&mut self) -> Buf {
        self.buf(0, self.elements)
    }

    pub fn blocks(&mut self, count: usize) -> Blocks {
        let addr = self.addr(0);
        // SAFETY: as for `buf`.
        unsafe { Blocks::uniform(addr, count as i64, &self.shape.datatype) }
    }

    pub fn varying(&mut self, counts: &[usize], displs: &[usize]) -> Blocks {
        let addr = self.addr(0);
        let wide = |v: &[usize]| v.iter().map(|&x| x as i64).collect();
        // SAFETY: as for `buf`.
        unsafe { Blocks::varying(addr, wide(counts), wide(displs), &self.shape.datatype) }
    }

    /// Like `varying`, with displacements in bytes and a type for each block.
    pub fn typed(&mut self, counts: &[usize], displs: &[usize]) -> Blocks {
        let addr = self.addr(0);
        let bytes = displs.iter().map(|&d| d as i64 * self.shape.extent);
        let types = vec![self.shape.datatype.clone(); counts.len()];
        let counts = counts.iter().map(|&c| c as i64).collect();
        // SAFETY: as for `buf`.
        unsafe { Blocks::typed(addr, counts, bytes.collect(), types) }
    }
}

/// A collective that is ready to run, and what must hold afterwards.
pub struct Trial {
    pub run: Pin<Box<dyn Future<Output = Result<()>>>>,
    pub check: Box<dyn FnOnce()>,
}

impl Trial {
    pub fn new(
        run: impl Future<Output = Result<()>> + 'static,
        check: impl FnOnce() + 'static,
    ) -> Trial {
        Trial {
            run: Box::pin(run),
            check: Box::new(check),
        }
    }
}
