//! The scenarios between threads of this process, over the heap and over shared memory joined as processes do.

mod common;

use common::{SCENARIOS, Scenario};
use oxmpi_fabric::{Fabric, ShmConfig, Sizes};
use oxmpi_types::ProcId;
use std::sync::Barrier;
use std::sync::mpsc::channel;
use std::time::Duration;

fn guard() {
    common::watchdog(100);
    common::fail_fast();
}

const TINY: Sizes = Sizes {
    cells: 8,
    bytes: 1024,
};

fn run(job: Vec<Fabric>, scenario: Scenario) {
    let together = Barrier::new(job.len());
    std::thread::scope(|s| {
        for f in job {
            let together = &together;
            s.spawn(move || {
                scenario(&f);
                // Memory that a peer may read must outlive the peer's use of it.
                together.wait();
            });
        }
    });
}

#[test]
fn local_tiny_rings() {
    guard();
    for (_, scenario) in SCENARIOS {
        for n in [2, 3, 5] {
            run(Fabric::local_job_sized(n, TINY), *scenario);
        }
    }
}

#[test]
fn local_usual_rings() {
    guard();
    for (_, scenario) in SCENARIOS {
        run(Fabric::local_job(2), *scenario);
    }
    run(Fabric::local_job(17), common::scenario("everyone_to_one"));
    run(Fabric::local_job(17), common::scenario("copies"));
}

fn shm_job(n: usize) -> Vec<Fabric> {
    std::thread::scope(|s| {
        let mut receivers = vec![];
        let mut senders = vec![];
        for _ in 1..n {
            let (t, r) = channel::<String>();
            senders.push(t);
            receivers.push(r);
        }
        let locals: Vec<ProcId> = (0..n as u32).map(ProcId).collect();
        let all = locals.clone();
        let leader = s.spawn(move || {
            Fabric::shm(ShmConfig {
                peers: n,
                locals: all,
                local: 0,
                publish: &mut |text| {
                    senders.iter().for_each(|t| t.send(text.into()).unwrap());
                    Ok(())
                },
                lookup: &mut || panic!("the leader asks nobody"),
            })
        });
        let rest: Vec<_> = receivers
            .into_iter()
            .enumerate()
            .map(|(i, r)| {
                let all = locals.clone();
                s.spawn(move || {
                    Fabric::shm(ShmConfig {
                        peers: n,
                        locals: all,
                        local: i + 1,
                        publish: &mut |_| panic!("only the leader publishes"),
                        lookup: &mut || Ok(r.recv().unwrap()),
                    })
                })
            })
            .collect();
        std::iter::once(leader)
            .chain(rest)
            .map(|t| t.join().unwrap().unwrap())
            .collect()
    })
}

#[test]
fn shared_memory() {
    guard();
    for (_, scenario) in SCENARIOS {
        run(shm_job(3), *scenario);
    }
}

#[test]
fn a_large_node_joins() {
    guard();
    let job = shm_job(100);
    assert_eq!(job[99].peers(), 100);
    assert!(job[99].max_payload(ProcId(0)) >= 8192);
    assert!(job[5].try_send(ProcId(99), &[1, 2, 3], b"hello"));
    let mut got = 0;
    job[99].poll(&mut |from, head, payload| {
        assert_eq!(
            (from, *head, payload),
            (ProcId(5), [1, 2, 3], &b"hello"[..])
        );
        got += 1;
    });
    assert_eq!(got, 1);
}

#[test]
fn alone() {
    guard();
    let f = &shm_job(1)[0];
    assert_eq!((f.peers(), f.me()), (1, ProcId(0)));
    assert!(!f.crowded());
    assert_eq!(f.poll(&mut |_, _, _| panic!("from whom?")), 0);
    f.sleep(Duration::from_millis(1));
    f.wake();
    f.sleep(common::FOREVER);
}

#[test]
fn wake_ends_a_sleep_in_progress_and_the_next() {
    guard();
    let mut job = Fabric::local_job(2);
    let f = job.remove(0);
    let waker = f.waker();
    std::thread::scope(|s| {
        s.spawn(|| {
            for i in 0..200u64 {
                std::thread::sleep(Duration::from_micros(i));
                waker.wake();
            }
        });
        // At least one of the two hundred calls falls behind each of these: sleeps merge calls but never lose the last.
        for _ in 0..3 {
            f.sleep(common::FOREVER);
        }
    });
    waker.wake();
    f.sleep(common::FOREVER);
}

#[test]
fn two_threads_nap_on_one_fabric() {
    guard();
    let mut job = Fabric::local_job(2);
    let peer = job.pop().unwrap();
    let f = job.pop().unwrap();
    // The second nap ends by itself; the first must still hear the frame.
    let first = f.nap().unwrap();
    let second = f.nap().unwrap();
    std::thread::scope(|s| {
        let sleeper = s.spawn(move || {
            first.wait(common::FOREVER);
            first
        });
        second.wait(Duration::from_millis(5));
        f.nap_done(second);
        assert!(peer.try_send(ProcId(0), &[0; 3], &[]));
        f.nap_done(sleeper.join().unwrap());
    });
    assert!(f.pending());
    assert!(f.nap().is_none());
}

#[test]
fn a_full_ring_refuses_and_recovers() {
    let job = Fabric::local_job_sized(2, TINY);
    let mut sent = 0u64;
    while job[0].try_send(ProcId(1), &[sent, 0, 0], &[]) {
        sent += 1;
    }
    assert_eq!(sent, 8);
    assert!(!job[0].pending());
    let mut got = 0;
    job[1].poll(&mut |_, head, _| {
        assert_eq!(head[0], got);
        got += 1;
    });
    assert_eq!(got, 8);
    assert!(job[0].pending(), "room for the frame that was refused");
    // Bytes run out before cells.
    assert_eq!(job[0].max_payload(ProcId(1)), 256);
    for _ in 0..4 {
        assert!(job[0].try_send(ProcId(1), &[0; 3], &[1; 256]));
    }
    assert!(!job[0].try_send(ProcId(1), &[0; 3], &[1; 33]));
    assert!(job[0].try_send(ProcId(1), &[0; 3], &[1; 32]));
}
