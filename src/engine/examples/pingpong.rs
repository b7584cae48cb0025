//! Latency, message rate and bandwidth of the engine between two threads, and a barrier of more threads than cores, beside the bare fabric: run it in release mode on
//! two idle cores. The least of many short batches is printed, which other load disturbs little.

use oxmpi_engine::{Data, DataMut, Engine, EngineConfig, Envelope, WaitingFor};
use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use oxmpi_sys::cpu;
use oxmpi_types::{ContextId, ProcId, SendMode};
use std::hint::black_box;
use std::sync::{Arc, Barrier};
use std::time::Instant;

const CTX: ContextId = ContextId(0x10);

fn pin(core: usize) {
    if let Some(c) = cpu::affinity().iter().nth(core) {
        let one = [c].into_iter().collect();
        let _ = cpu::bind(&one);
    }
}

fn pair(f: impl Fn(usize, Fabric) + Send + Sync + 'static) {
    job(2, f);
}

fn job(n: usize, f: impl Fn(usize, Fabric) + Send + Sync + 'static) {
    let f = Arc::new(f);
    let start = Arc::new(Barrier::new(n));
    let threads: Vec<_> = Fabric::local_job(n)
        .into_iter()
        .enumerate()
        .map(|(i, fabric)| {
            let (f, start) = (f.clone(), start.clone());
            std::thread::spawn(move || {
                if n <= 2 {
                    pin(i);
                }
                start.wait();
                f(i, fabric);
            })
        })
        .collect();
    for t in threads {
        t.join().expect("a rank");
    }
}

/// Least time of one call in batches, in microseconds.
fn least(batches: usize, batch: usize, mut f: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..batches {
        let t = Instant::now();
        for _ in 0..batch {
            f();
        }
        best = best.min(t.elapsed().as_secs_f64() * 1e6 / batch as f64);
    }
    best
}

fn engine(fabric: Fabric) -> std::rc::Rc<Engine> {
    Engine::new(
        fabric,
        Arc::new(ProcessLock::new()),
        EngineConfig::default(),
    )
}

fn main() {
    pair(|rank, fabric| {
        let peer = ProcId(1 - rank as u32);
        let body = [1u8; 8];
        let recv = || {
            while fabric.poll(&mut |_, _, p| {
                black_box(p);
            }) == 0
            {}
        };
        let once = || {
            if rank == 0 {
                while !fabric.try_send(peer, &[1, 2, 3], &body) {}
                recv();
            } else {
                recv();
                while !fabric.try_send(peer, &[1, 2, 3], &body) {}
            }
        };
        let t = least(2000, 100, once);
        if rank == 0 {
            println!("fabric        8 B {:8.3} us", t / 2.0);
        }
    });
    for len in [0usize, 8, 64, 1024, 8192, 65_536, 262_144, 1 << 20, 4 << 20] {
        pair(move |rank, fabric| {
            let e = engine(fabric);
            let peer = 1 - rank as u32;
            let mut buf = vec![1u8; len];
            let out = vec![2u8; len];
            let env = Envelope {
                ctx: CTX,
                src: rank as u32,
                tag: 5,
            };
            let mut once = || {
                let d = DataMut::bytes(buf.as_mut_ptr(), len);
                let s = Data::bytes(out.as_ptr(), len);
                if rank == 0 {
                    let _ = e.send_blocking("s", ProcId(peer), env, SendMode::Standard, s);
                    e.recv_blocking("r", CTX, Some(peer), Some(5), d);
                } else {
                    e.recv_blocking("r", CTX, Some(peer), Some(5), d);
                    let _ = e.send_blocking("s", ProcId(peer), env, SendMode::Standard, s);
                }
            };
            let (batches, batch) = if len <= 65_536 { (2000, 50) } else { (200, 4) };
            let t = least(batches, batch, &mut once);
            if rank == 0 {
                println!("latency {len:9} B {:8.3} us", t / 2.0);
            }
        });
    }
    for len in [8usize, 8192, 65_536, 1 << 20] {
        pair(move |rank, fabric| {
            let e = engine(fabric);
            let peer = 1 - rank as u32;
            let window = 64;
            let mut bufs = vec![vec![1u8; len]; window];
            let env = Envelope {
                ctx: CTX,
                src: rank as u32,
                tag: 5,
            };
            let once = || {
                if rank == 0 {
                    let reqs: Vec<_> = bufs
                        .iter()
                        .map(|b| {
                            let d = Data::bytes(b.as_ptr(), len);
                            e.send(ProcId(peer), env, SendMode::Standard, d)
                        })
                        .collect();
                    for r in reqs.into_iter().flatten() {
                        e.wait(WaitingFor::call("w"), r);
                    }
                    e.recv_blocking("r", CTX, Some(peer), Some(5), DataMut::empty());
                } else {
                    let reqs: Vec<_> = bufs
                        .iter_mut()
                        .map(|b| {
                            e.recv(
                                CTX,
                                Some(peer),
                                Some(5),
                                DataMut::bytes(b.as_mut_ptr(), len),
                            )
                        })
                        .collect();
                    for r in reqs {
                        e.wait(WaitingFor::call("w"), r);
                    }
                    let _ =
                        e.send_blocking("s", ProcId(peer), env, SendMode::Standard, Data::empty());
                }
            };
            let batches = if len <= 65_536 { 1000 } else { 30 };
            let t = least(batches, 1, once) / window as f64;
            if rank == 0 {
                println!(
                    "stream  {len:9} B {:8.2} M/s {:8.2} GB/s",
                    1.0 / t,
                    len as f64 / t / 1e3
                );
            }
        });
    }
    for n in [2u32, 4, 8, 16] {
        job(n as usize, move |rank, fabric| {
            let e = engine(fabric);
            let me = rank as u32;
            let once = || {
                let mut step = 1;
                while step < n {
                    let (to, from) = ((me + step) % n, (me + n - step) % n);
                    let tag = step as i32;
                    let env = Envelope {
                        ctx: CTX,
                        src: me,
                        tag,
                    };
                    let _ =
                        e.send_blocking("b", ProcId(to), env, SendMode::Standard, Data::empty());
                    e.recv_blocking("b", CTX, Some(from), Some(tag), DataMut::empty());
                    step *= 2;
                }
            };
            let t = least(300, 100, once);
            if rank == 0 {
                println!("barrier {n:3} ranks {t:8.2} us");
            }
        });
    }
}
