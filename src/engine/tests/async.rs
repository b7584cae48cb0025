//! Futures, active messages, hooks, threads, idle waiting.

mod common;

use common::*;
use oxmpi_engine::{Engine, EngineConfig, WaitingFor};
use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use oxmpi_types::{ContextId, ProcId, RankArg, SendMode, Status, TagArg};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

const WAIT: WaitingFor = WaitingFor::call("the test");

async fn ring_once(e: Rc<Engine>, tag: i32, len: usize) {
    let (me, n) = (e.me().0, e.peers() as u32);
    let (right, left) = ((me + 1) % n, (me + n - 1) % n);
    let out = pattern(u64::from(me), len);
    let mut got = vec![0; len];
    let r = e.recv(CTX, Some(left), Some(tag), room(&mut got));
    e.send_async(ProcId(right), env(&e, tag), SendMode::Standard, data(&out))
        .await
        .unwrap();
    assert_eq!(e.completion(r).await.bytes, len as u64);
    assert!(got == pattern(u64::from(left), len));
}

#[test]
fn futures_on_the_stack_and_as_tasks() {
    job(3, EngineConfig::default(), |e| {
        for len in [0, 8, 5000, 70_000] {
            e.block_on(WAIT, ring_once(e.clone(), 1, len));
        }
        let tasks: Vec<_> = (0..500)
            .map(|i| {
                let e2 = e.clone();
                e.spawn(Box::pin(async move {
                    ring_once(e2.clone(), 10 + i, (i as usize) * 61).await;
                    ring_once(e2, 10 + i, 8).await;
                    Ok(())
                }))
            })
            .collect();
        // Blocking calls go on meanwhile.
        e.block_on(WAIT, ring_once(e.clone(), 1, 100));
        for t in tasks {
            e.wait_until(WAIT, || e.task_done(t));
            e.task_take(t).unwrap();
        }
    });
}

#[test]
fn many_completions_in_one_future() {
    job(2, EngineConfig::default(), |e| {
        let n = 2000;
        if e.me().0 == 0 {
            for i in (0..n).rev() {
                send(e, 1, i, &i.to_ne_bytes());
            }
        } else {
            let mut areas = vec![[0u8; 4]; n as usize];
            let reqs = areas
                .iter_mut()
                .enumerate()
                .map(|(i, a)| e.recv(CTX, None, Some(i as i32), room(a)))
                .collect();
            let statuses = e.block_on(WAIT, e.completion_all(reqs));
            for (i, s) in statuses.iter().enumerate() {
                assert_eq!(s.tag, TagArg::Tag(i as i32));
                assert_eq!(i32::from_ne_bytes(areas[i]), i as i32);
            }
        }
    });
}

#[test]
fn conditions_external_requests_and_hooks() {
    job(1, EngineConfig::default(), |e| {
        let turns = Rc::new(Cell::new(0));
        let hook = turns.clone();
        e.register_progress(Rc::new(move || {
            hook.set(hook.get() + 1);
            false
        }));
        e.block_on(WAIT, e.until(|| turns.get() > 10));
        let req = e.external();
        let (e2, seen) = (e.clone(), Rc::new(Cell::new(0)));
        let seen2 = seen.clone();
        let task = e.spawn(Box::pin(async move {
            seen2.set(e2.completion(req).await.bytes);
            e2.until(|| false).await;
            Ok(())
        }));
        e.task_detach(task);
        assert!(!e.is_complete(req));
        let mut status = Status::EMPTY;
        status.bytes = 42;
        e.finish(req, status);
        e.wait_until(WAIT, || seen.get() == 42);
    });
}

#[test]
fn active_messages_run_in_order_with_messages() {
    job(3, EngineConfig::default(), |e| {
        let n = e.peers() as u32;
        let log: Rc<RefCell<Vec<Vec<u64>>>> = Rc::new(RefCell::new(vec![Vec::new(); 3]));
        let count = 3000u64;
        let l = log.clone();
        // The others may send before this: then it waits.
        std::thread::sleep(Duration::from_millis(5 * u64::from(e.me().0)));
        e.progress();
        e.register_handler(
            7,
            Rc::new(move |e, from, args, payload| {
                assert_eq!(args[1], args[0] * 3);
                assert!(payload == pattern(args[0], (args[0] % 3000) as usize));
                l.borrow_mut()[from.index()].push(args[0]);
                if args[0] == count - 1 {
                    // Handlers may send, and start requests and tasks.
                    let label = env(e, 55);
                    e.send(from, label, SendMode::Standard, oxmpi_engine::Data::empty());
                    assert!(!e.progress());
                }
            }),
        );
        for i in 0..count {
            for to in 0..n {
                let body = pattern(i, (i % 3000) as usize);
                e.am_send(ProcId(to), 7, [i, i * 3], &body);
            }
        }
        for to in 0..n {
            send(e, to, 1, &[1]);
        }
        for from in 0..n {
            recv(e, Some(from), Some(1), &mut [0]);
            if from != e.me().0 {
                assert_eq!(log.borrow()[from as usize].len(), count as usize);
            }
        }
        for from in 0..n {
            recv(e, Some(from), Some(55), &mut []);
            let want: Vec<u64> = (0..count).collect();
            assert!(log.borrow()[from as usize] == want);
        }
    });
}

/// An engine that several threads use under its lock.
struct Shared(Rc<Engine>, Arc<ProcessLock>);
// SAFETY: the tests take the lock around every use, and clone no Rc.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

impl Shared {
    fn with<R>(&self, f: impl FnOnce(&Engine) -> R) -> R {
        self.1.lock();
        let r = f(&self.0);
        self.1.unlock();
        r
    }
}

/// Threads that block on messages of their own: each gets what is its, those without work sleep.
#[test]
fn threads_take_turns() {
    let fabrics = Fabric::local_job(2);
    let shared: Vec<_> = fabrics
        .into_iter()
        .map(|f| {
            let lock = Arc::new(ProcessLock::new());
            lock.enable();
            Arc::new(Shared(
                Engine::new(f, lock.clone(), EngineConfig::default()),
                lock,
            ))
        })
        .collect();
    let (done, ended) = std::sync::mpsc::channel();
    for (rank, s) in shared.iter().enumerate() {
        for t in 0..4i32 {
            let (s, done) = (s.clone(), done.clone());
            let body = move || {
                let other = 1 - rank as u32;
                let ctx = ContextId(0x1000 + 16 * t as u64);
                for i in 0..300usize {
                    let len = [8, 0, 3000, 50_000][i % 4];
                    let label = oxmpi_engine::Envelope {
                        ctx,
                        src: rank as u32,
                        tag: i as i32,
                    };
                    let send = || {
                        let body = pattern(i as u64, len);
                        s.with(|e| {
                            e.send_blocking(
                                "s",
                                ProcId(other),
                                label,
                                SendMode::Standard,
                                data(&body),
                            )
                        })
                        .unwrap();
                    };
                    let recv = || {
                        let mut got = vec![0; len];
                        let st = s.with(|e| {
                            e.recv_blocking("r", ctx, Some(other), Some(i as i32), room(&mut got))
                        });
                        assert_eq!(st.source, RankArg::Proc(other as i32));
                        assert!(got == pattern(i as u64, len));
                    };
                    if t == 3 && i % 100 == 0 {
                        // The others' waits outlast the spinning.
                        std::thread::sleep(Duration::from_millis(5));
                    }
                    if rank == 0 {
                        send();
                        recv();
                    } else {
                        recv();
                        send();
                    }
                }
                done.send(()).unwrap();
            };
            std::thread::spawn(body);
        }
    }
    for _ in 0..8 {
        if ended.recv_timeout(Duration::from_secs(100)).is_err() {
            for s in &shared {
                s.with(|e| eprintln!("{}", e.describe()));
            }
            panic!("the threads hang");
        }
    }
}

/// A thread's message to another thread of the same process wakes it from its sleep.
#[test]
fn a_thread_wakes_another_of_its_process() {
    let fabric = Fabric::local_job(1).pop().unwrap();
    let lock = Arc::new(ProcessLock::new());
    lock.enable();
    let s = Arc::new(Shared(
        Engine::new(fabric, lock.clone(), EngineConfig::default()),
        lock,
    ));
    let (done, ended) = std::sync::mpsc::channel();
    let n = 3;
    for t in 0..n {
        let (s, done) = (s.clone(), done.clone());
        std::thread::spawn(move || {
            s.with(|e| e.recv_blocking("r", CTX, Some(0), Some(t), room(&mut [0; 8])));
            done.send(t).unwrap();
        });
    }
    std::thread::sleep(Duration::from_millis(30));
    s.with(|e| assert!(e.describe().contains("waits in r, peer rank 0, tag 1")));
    for t in 0..n {
        let label = oxmpi_engine::Envelope {
            ctx: CTX,
            src: 0,
            tag: t,
        };
        s.with(|e| e.send(ProcId(0), label, SendMode::Standard, data(&[1; 8])));
        assert_eq!(ended.recv_timeout(Duration::from_secs(60)).unwrap(), t);
    }
}

/// Nanoseconds this thread was on a core.
fn cpu_time() -> u64 {
    let s = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    s.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn an_idle_rank_sleeps() {
    job(2, EngineConfig::default(), |e| {
        if e.me().0 == 0 {
            std::thread::sleep(Duration::from_millis(700));
            send(e, 1, 1, &[1]);
        } else {
            let (cpu, wall) = (cpu_time(), Instant::now());
            recv(e, Some(0), Some(1), &mut [0]);
            let cpu = cpu_time() - cpu;
            let share = cpu as f64 / wall.elapsed().as_nanos() as f64;
            assert!(share < 0.05, "{:.1} % of a core", share * 100.0);
        }
    });
}
