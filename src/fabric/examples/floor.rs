//! The fabric against the machine's floor, two pinned processes' worth of it: `cargo run --release -p oxmpi-fabric --example floor`.
//!
//! Latency: 8-byte frames back and forth against a bare cache line that two threads hand each other. Rate: 8-byte frames one way, as many as go.
//! Larger frames: latency and bandwidth from one buffer to another, so two copies each.
//! All run in turns; medians are printed. Threads stand for processes: the memory and the code are the same.

use oxmpi_fabric::Fabric;
use oxmpi_sync::atomic::{AtomicU64, Ordering};
use oxmpi_sys::{clock, cpu};
use oxmpi_types::ProcId;
use std::sync::Barrier;

const ROUNDS: u64 = 50_000;
const FRAMES: u64 = 1_000_000;
const SIZES: [usize; 4] = [1 << 10, 4 << 10, 8 << 10, 64 << 10];
const TURNS: usize = 9;

#[repr(align(128))]
struct Line(AtomicU64);

fn main() {
    let cpus: Vec<usize> = cpu::affinity().iter().collect();
    if cpus.len() < 2 {
        eprintln!("this needs two processors");
        return;
    }
    let (mut floor, mut latency, mut rate) = (vec![], vec![], vec![]);
    let mut idle = [vec![], vec![]];
    let mut large: Vec<_> = SIZES.iter().map(|s| (*s, vec![], vec![])).collect();
    for _ in 0..TURNS {
        let lines = [Line(AtomicU64::new(0)), Line(AtomicU64::new(0))];
        floor.push(pair(&cpus, [(), ()], |side, _| bare(side, &lines)));
        latency.push(fabrics(&cpus, 2, ping_pong));
        rate.push(fabrics(&cpus, 2, stream));
        for (n, v) in [16, 128].iter().zip(&mut idle) {
            v.push(fabrics(&cpus, *n, |side, f| {
                ping_pong(side, f);
                let start = clock::nanos();
                for _ in 0..20_000 {
                    f.poll(&mut |_, _, _| ());
                }
                (clock::nanos() - start) as f64 / 20_000.0
            }));
        }
        for (size, late, wide) in &mut large {
            late.push(fabrics(&cpus, 2, |side, f| {
                blocks_back_and_forth(side, f, *size)
            }));
            wide.push(fabrics(&cpus, 2, |side, f| blocks_one_way(side, f, *size)));
        }
    }
    let floor = median(floor);
    let latency = median(latency);
    println!("cache line hop          {floor:8.1} ns");
    println!(
        "8-byte frame, one way   {latency:8.1} ns   {:.2} x floor",
        latency / floor
    );
    println!("8-byte frames           {:8.1} M/s", 1e3 / median(rate));
    for (size, late, wide) in large {
        println!(
            "frames of {size:5} bytes   {:8.2} us one way   {:5.1} GB/s",
            median(late) / 1e3,
            size as f64 / median(wide)
        );
    }
    for (n, v) in [16, 128].iter().zip(idle) {
        println!("idle poll, {n:3} ranks     {:8.1} ns", median(v));
    }
}

fn median(mut v: Vec<f64>) -> f64 {
    v.sort_by(f64::total_cmp);
    v[v.len() / 2]
}

/// Runs `work` on two processors at once; what side 0 measured.
fn pair<T: Send>(cpus: &[usize], args: [T; 2], work: impl Fn(usize, T) -> f64 + Sync) -> f64 {
    let together = Barrier::new(2);
    std::thread::scope(|s| {
        let sides: Vec<_> = args
            .into_iter()
            .enumerate()
            .map(|(side, arg)| {
                let (work, together) = (&work, &together);
                s.spawn(move || {
                    cpu::bind(&[cpus[side]].into_iter().collect()).expect("a processor of ours");
                    together.wait();
                    work(side, arg)
                })
            })
            .collect();
        let mut results = sides.into_iter().map(|t| t.join().expect("no panic"));
        let first = results.next().expect("two sides");
        results.for_each(drop);
        first
    })
}

fn fabrics(cpus: &[usize], n: usize, work: impl Fn(usize, &Fabric) -> f64 + Sync) -> f64 {
    let mut job = Fabric::local_job(n);
    job.truncate(2);
    let second = job.pop().expect("two fabrics");
    let first = job.pop().expect("two fabrics");
    pair(cpus, [first, second], |side, f| work(side, &f))
}

fn bare(side: usize, lines: &[Line; 2]) -> f64 {
    let start = clock::nanos();
    for i in 1..=ROUNDS {
        if side == 0 {
            lines[0].0.store(i, Ordering::Release);
        }
        while lines[1 - side].0.load(Ordering::Acquire) != i {
            std::hint::spin_loop();
        }
        if side == 1 {
            lines[1].0.store(i, Ordering::Release);
        }
    }
    (clock::nanos() - start) as f64 / ROUNDS as f64 / 2.0
}

fn ping_pong(side: usize, f: &Fabric) -> f64 {
    let peer = ProcId(1 - side as u32);
    let start = clock::nanos();
    let mut sum = 0u64;
    for i in 0..ROUNDS {
        if side == 0 {
            assert!(f.try_send(peer, &[1, 2, i], &i.to_ne_bytes()));
        }
        let mut got = false;
        while !got {
            f.poll(&mut |_, head, payload| {
                sum += head[2] + payload.len() as u64;
                got = true;
            });
            if !got {
                std::hint::spin_loop();
            }
        }
        if side == 1 {
            assert!(f.try_send(peer, &[1, 2, i], &i.to_ne_bytes()));
        }
    }
    std::hint::black_box(sum);
    (clock::nanos() - start) as f64 / ROUNDS as f64 / 2.0
}

fn stream(side: usize, f: &Fabric) -> f64 {
    let peer = ProcId(1 - side as u32);
    let start = clock::nanos();
    if side == 0 {
        for i in 0..FRAMES {
            while !f.try_send(peer, &[1, 2, i], &i.to_ne_bytes()) {
                std::hint::spin_loop();
            }
        }
        while f.poll(&mut |_, _, _| ()) == 0 {}
    } else {
        let (mut count, mut sum) = (0, 0);
        while count < FRAMES {
            count += f.poll(&mut |_, head, payload| sum += head[2] + payload.len() as u64) as u64;
        }
        std::hint::black_box(sum);
        assert!(f.try_send(peer, &[0; 3], &[]));
    }
    (clock::nanos() - start) as f64 / FRAMES as f64
}

/// Sends `data`, in frames as large as they come; gives way to nothing.
fn send_block(f: &Fabric, peer: ProcId, data: &[u8]) {
    for piece in data.chunks(f.max_payload(peer)) {
        while !f.try_send(peer, &[1, 2, 3], piece) {
            std::hint::spin_loop();
        }
    }
}

/// Copies what arrives to `out`, until it is full.
fn receive_block(f: &Fabric, out: &mut [u8]) {
    let mut at = 0;
    while at < out.len() {
        f.poll(&mut |_, _, payload| {
            out[at..at + payload.len()].copy_from_slice(payload);
            at += payload.len();
        });
    }
}

fn blocks_back_and_forth(side: usize, f: &Fabric, size: usize) -> f64 {
    let peer = ProcId(1 - side as u32);
    let (data, mut out) = (vec![1u8; size], vec![0u8; size]);
    let rounds = 20_000_000 / (size as u64 + 2000);
    let start = clock::nanos();
    for _ in 0..rounds {
        if side == 0 {
            send_block(f, peer, &data);
        }
        receive_block(f, &mut out);
        if side == 1 {
            send_block(f, peer, &data);
        }
    }
    (clock::nanos() - start) as f64 / rounds as f64 / 2.0
}

fn blocks_one_way(side: usize, f: &Fabric, size: usize) -> f64 {
    let peer = ProcId(1 - side as u32);
    let (data, mut out) = (vec![1u8; size], vec![0u8; size]);
    let blocks = 100_000_000 / size;
    let start = clock::nanos();
    if side == 0 {
        for _ in 0..blocks {
            send_block(f, peer, &data);
        }
        receive_block(f, &mut out[..1]);
    } else {
        let mut got = 0;
        while got < blocks * size {
            f.poll(&mut |_, _, payload| {
                out[..payload.len()].copy_from_slice(payload);
                got += payload.len();
            });
        }
        send_block(f, peer, &data[..1]);
    }
    (clock::nanos() - start) as f64 / blocks as f64
}
