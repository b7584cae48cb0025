//! Jobs of threads, each rank with an engine of its own, under a watchdog.
#![allow(dead_code)]

use oxmpi_engine::{Data, DataMut, Engine, EngineConfig, Envelope, WaitingFor};
use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use oxmpi_types::{ContextId, ProcId, SendMode, Status};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// No test may take longer.
const WATCHDOG: Duration = Duration::from_secs(120);

pub const CTX: ContextId = ContextId(0x10);
const END: ContextId = ContextId(0x7fff_0000);

/// Runs `f` as each of `n` ranks.
pub fn job(n: usize, config: EngineConfig, f: impl Fn(&Rc<Engine>) + Send + Sync + 'static) {
    job_on(Fabric::local_job(n), config, f);
}

/// Runs `f` on each of `fabrics`.
pub fn job_on(
    fabrics: Vec<Fabric>,
    config: EngineConfig,
    f: impl Fn(&Rc<Engine>) + Send + Sync + 'static,
) {
    let f = Arc::new(f);
    let (done, ended) = channel();
    let n = fabrics.len();
    for fabric in fabrics {
        let (f, config, done) = (f.clone(), config.clone(), done.clone());
        let name = format!("rank {}", fabric.me().0);
        let body = move || {
            let engine = Engine::new(fabric, Arc::new(ProcessLock::new()), config);
            let report = Report(done);
            f(&engine);
            engine.drain(WaitingFor::call("the end of the test"));
            barrier(&engine, END);
            drop(report);
        };
        std::thread::Builder::new().name(name).spawn(body).unwrap();
    }
    for _ in 0..n {
        match ended.recv_timeout(WATCHDOG) {
            Ok(true) => {}
            Ok(false) => panic!("a rank panicked"),
            Err(RecvTimeoutError::Timeout) => {
                eprintln!("watchdog: the job hangs");
                std::process::abort();
            }
            Err(RecvTimeoutError::Disconnected) => panic!("a rank is gone"),
        }
    }
}

/// Tells the main thread how a rank ended.
struct Report(Sender<bool>);

impl Drop for Report {
    fn drop(&mut self) {
        let _ = self.0.send(!std::thread::panicking());
    }
}

/// All ranks meet.
pub fn barrier(e: &Engine, ctx: ContextId) {
    let (me, n) = (e.me().0, e.peers() as u32);
    let mut step = 1;
    while step < n {
        let (to, from) = ((me + step) % n, (me + n - step) % n);
        let tag = step as i32;
        let env = Envelope { ctx, src: me, tag };
        e.send_blocking(
            "barrier",
            ProcId(to),
            env,
            SendMode::Standard,
            Data::empty(),
        )
        .unwrap();
        e.recv_blocking("barrier", ctx, Some(from), Some(tag), DataMut::empty());
        step *= 2;
    }
}

pub fn env(e: &Engine, tag: i32) -> Envelope {
    Envelope {
        ctx: CTX,
        src: e.me().0,
        tag,
    }
}

pub fn data(v: &[u8]) -> Data {
    Data::bytes(v.as_ptr(), v.len())
}

pub fn room(v: &mut [u8]) -> DataMut {
    DataMut::bytes(v.as_mut_ptr(), v.len())
}

pub fn send(e: &Engine, to: u32, tag: i32, v: &[u8]) {
    e.send_blocking("send", ProcId(to), env(e, tag), SendMode::Standard, data(v))
        .unwrap();
}

pub fn recv(e: &Engine, from: Option<u32>, tag: Option<i32>, v: &mut [u8]) -> Status {
    e.recv_blocking("recv", CTX, from, tag, room(v))
}

/// A payload that depends on `seed` in every byte.
pub fn pattern(seed: u64, len: usize) -> Vec<u8> {
    let mut rng = Rng(seed ^ 0x5151);
    let mut v = Vec::with_capacity(len + 8);
    while v.len() < len {
        v.extend_from_slice(&rng.next().to_ne_bytes());
    }
    v.truncate(len);
    v
}

/// splitmix64
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}
