//! Random traffic between many ranks, with every byte checked.

mod common;

use common::*;
use oxmpi_engine::{Data, DataMut, Engine, EngineConfig, ReqId, WaitingFor};
use oxmpi_fabric::{Fabric, Sizes};
use oxmpi_types::{ProcId, RankArg, SendMode, TagArg};
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

/// One message; every rank computes the same list.
#[derive(Clone, Copy)]
struct Message {
    from: u32,
    to: u32,
    tag: i32,
    len: usize,
    mode: SendMode,
}

fn plan(seed: u64, ranks: u64, count: usize) -> Vec<Message> {
    let mut rng = Rng(seed);
    let mut one = || {
        let len = match rng.below(8) {
            0..=3 => rng.below(64),
            4 => 990 + rng.below(20),
            5 => rng.below(9000),
            6 => 8180 + rng.below(30),
            _ => rng.below(200_000),
        };
        let mode = match rng.below(5) {
            0 => SendMode::Synchronous,
            _ => SendMode::Standard,
        };
        Message {
            from: rng.below(ranks) as u32,
            to: rng.below(ranks) as u32,
            tag: rng.below(3) as i32,
            len: len as usize,
            mode,
        }
    };
    (0..count).map(|_| one()).collect()
}

/// What a rank still has to receive: for each (source, tag) the messages in order.
type Expected = HashMap<(u32, i32), VecDeque<usize>>;

fn run(e: &Rc<Engine>, seed: u64, count: usize) {
    let me = e.me().0;
    let list = plan(seed, e.peers() as u64, count);
    let mut rng = Rng(seed ^ u64::from(me) << 32);
    let mut expected = Expected::new();
    let mut incoming = 0;
    for (i, m) in list.iter().enumerate().filter(|(_, m)| m.to == me) {
        expected.entry((m.from, m.tag)).or_default().push_back(i);
        incoming += 1;
    }
    let mut outgoing = list.iter().enumerate().filter(|(_, m)| m.from == me);
    let mut sends: Vec<(ReqId, Vec<u8>)> = Vec::new();
    let mut receives: VecDeque<(ReqId, Vec<u8>)> = VecDeque::new();
    let mut posted = 0;
    let mut all_sent = false;
    while !all_sent || posted < incoming || !receives.is_empty() {
        match rng.below(4) {
            0 | 1 => match outgoing.next() {
                None => all_sent = true,
                Some((i, m)) => {
                    let body = pattern(i as u64, m.len);
                    let label = env(e, m.tag);
                    if let Some(r) = e.send(ProcId(m.to), label, m.mode, data(&body)) {
                        sends.push((r, body));
                    }
                }
            },
            2 if posted < incoming => {
                // All wild, or all receives would have to be told apart.
                let mut area = vec![0; 200_000];
                let r = e.recv(CTX, None, None, room(&mut area));
                receives.push_back((r, area));
                posted += 1;
            }
            _ => {
                e.progress();
                // Wild receives match in the order they were posted.
                while receives.front().is_some_and(|(r, _)| e.is_complete(*r)) {
                    let (r, area) = receives.pop_front().unwrap();
                    let s = e.take(r);
                    let (RankArg::Proc(src), TagArg::Tag(tag)) = (s.source, s.tag) else {
                        panic!("no source or tag");
                    };
                    let next = expected.get_mut(&(src as u32, tag)).unwrap();
                    let i = next.pop_front().expect("a message that was sent");
                    assert_eq!(s.bytes, list[i].len as u64);
                    assert!(area[..list[i].len] == pattern(i as u64, list[i].len));
                }
                if rng.below(64) == 0 {
                    std::thread::yield_now();
                }
            }
        }
    }
    for (r, _body) in sends {
        assert!(e.wait(WaitingFor::call("send"), r).error.is_none());
    }
    assert!(expected.values().all(VecDeque::is_empty));
}

fn small() -> EngineConfig {
    EngineConfig {
        eager_limit: Some(1000),
        eager_window: Some(16_000),
        ..EngineConfig::default()
    }
}

#[test]
fn two_ranks() {
    job(2, EngineConfig::default(), |e| run(e, 1, 4000));
    job(2, small(), |e| run(e, 2, 4000));
}

#[test]
fn three_ranks_without_single_copy_through_tiny_rings() {
    let sizes = Sizes {
        cells: 8,
        bytes: 32 << 10,
    };
    let config = EngineConfig {
        deny_single_copy: true,
        ..small()
    };
    job_on(Fabric::local_job_sized(3, sizes), config, |e| {
        run(e, 3, 3000)
    });
}

#[test]
fn seventeen_ranks() {
    job(17, EngineConfig::default(), |e| run(e, 4, 4000));
    job(17, small(), |e| run(e, 5, 4000));
}

/// Exact receives posted in an order of their own, blocking and not, against the same traffic.
#[test]
fn exact_receives_in_any_order() {
    job(5, small(), |e| {
        let me = e.me().0;
        let list = plan(77, 5, 2000);
        let mut sends = Vec::new();
        for (i, m) in list.iter().enumerate().filter(|(_, m)| m.from == me) {
            let body = pattern(i as u64, m.len);
            let r = e.send(ProcId(m.to), env(e, m.tag), m.mode, data(&body));
            sends.extend(r.map(|r| (r, body)));
        }
        let mut pairs: Vec<(u32, i32)> = (0..5).flat_map(|s| (0..3).map(move |t| (s, t))).collect();
        let mut rng = Rng(u64::from(me));
        pairs.sort_by_key(|_| rng.next());
        for (src, tag) in pairs {
            let mut open = Vec::new();
            let mine = |m: &&Message| (m.from, m.to, m.tag) == (src, me, tag);
            for m in list.iter().filter(mine) {
                let mut area = vec![0; m.len];
                let r = e.recv(CTX, Some(src), Some(tag), room(&mut area));
                open.push((r, area));
            }
            let numbers = list.iter().enumerate().filter(|(_, m)| mine(m));
            for ((r, area), (i, m)) in open.into_iter().zip(numbers) {
                let s = e.wait(WaitingFor::call("recv"), r);
                assert!(s.error.is_none() && s.bytes == m.len as u64);
                assert!(area == pattern(i as u64, m.len));
            }
        }
        for (r, _body) in sends {
            e.wait(WaitingFor::call("send"), r);
        }
    });
}

/// Many requests open at once, completed out of order.
#[test]
fn a_hundred_thousand_requests() {
    job(2, EngineConfig::default(), |e| {
        let n = 100_000u32;
        if e.me().0 == 0 {
            recv(e, Some(1), Some(0), &mut []);
            for i in (0..n).rev() {
                let label = env(e, i as i32);
                e.send_blocking(
                    "send",
                    ProcId(1),
                    label,
                    SendMode::Standard,
                    data(&i.to_ne_bytes()),
                )
                .unwrap();
            }
        } else {
            let mut areas = vec![[0u8; 4]; n as usize];
            let reqs: Vec<_> = areas
                .iter_mut()
                .enumerate()
                .map(|(i, a)| e.recv(CTX, Some(0), Some(i as i32), room(a)))
                .collect();
            send(e, 0, 0, &[]);
            for r in reqs {
                e.wait(WaitingFor::call("recv"), r);
            }
            for (i, a) in areas.iter().enumerate() {
                assert_eq!(u32::from_ne_bytes(*a), i as u32);
            }
        }
    });
}

/// Ranks that all send before they receive, far more than rings and windows hold.
#[test]
fn everyone_sends_first() {
    job(6, small(), |e| {
        let n = e.peers() as u32;
        let body = vec![e.me().0 as u8; 500];
        let big = vec![e.me().0 as u8; 60_000];
        let mut reqs = Vec::new();
        for _ in 0..100 {
            for to in 0..n {
                reqs.extend(e.send(ProcId(to), env(e, 1), SendMode::Standard, data(&body)));
                reqs.extend(e.send(ProcId(to), env(e, 2), SendMode::Standard, data(&big)));
            }
        }
        for _ in 0..100 {
            for from in 0..n {
                let mut got = vec![0xff; 60_000];
                assert_eq!(recv(e, Some(from), Some(2), &mut got).bytes, 60_000);
                assert!(got.iter().all(|b| *b == from as u8));
                assert_eq!(recv(e, Some(from), Some(1), &mut got).bytes, 500);
                assert!(got[..500].iter().all(|b| *b == from as u8));
            }
        }
        for r in reqs {
            e.wait(WaitingFor::call("send"), r);
        }
        let _ = (Data::empty(), DataMut::empty());
    });
}
