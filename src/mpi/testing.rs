//! Jobs inside one process, for tests: each rank is a thread with a runtime of its own, over the fabric's in-process rings.

use crate::{Runtime, Stage, finalize};
use oxmpi_engine::{Engine, EngineConfig};
use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

/// How long a job may take before its process is ended: a hang is a failure, not a wait.
const LIMIT: Duration = Duration::from_secs(120);

/// Runs `rank` on each rank of a job of `n`, from `MPI_Init` to `MPI_Finalize`. A rank that panics ends the process, because
/// the others would wait for it for ever.
pub fn job(n: usize, rank: impl Fn(&Runtime) + Sync) {
    job_with(n, EngineConfig::default(), rank);
}

/// As [`job`], with settings of the engine.
pub fn job_with(n: usize, config: EngineConfig, rank: impl Fn(&Runtime) + Sync) {
    let (done, watch) = std::sync::mpsc::channel::<()>();
    std::thread::spawn(move || {
        if watch.recv_timeout(LIMIT) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            eprintln!("a job of {n} ranks did not end within {LIMIT:?}");
            std::process::abort();
        }
    });
    std::thread::scope(|scope| {
        for fabric in Fabric::local_job(n) {
            let (rank, config) = (&rank, config.clone());
            scope.spawn(move || {
                let run = AssertUnwindSafe(|| one_rank(fabric, config, rank));
                if std::panic::catch_unwind(run).is_err() {
                    std::process::abort();
                }
            });
        }
    });
    drop(done);
}

fn one_rank(fabric: Fabric, config: EngineConfig, rank: impl Fn(&Runtime)) {
    let lock = Arc::new(ProcessLock::new());
    let rt = Runtime::new(lock.clone());
    let engine = Engine::new(fabric, lock, config);
    let started = rt.start(engine);
    assert_eq!(started, Ok(()));
    rt.main_thread.set(Some(oxmpi_sys::process::this_thread()));
    rt.set_stage(Stage::Active);
    rank(&rt);
    let ended = finalize(&rt);
    assert_eq!(ended, Ok(()));
}
