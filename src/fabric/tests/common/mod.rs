//! The conformance scenarios: what every kind of fabric must do. Each is a function of one rank of a job.
#![allow(dead_code)] // each test binary uses its part

use oxmpi_fabric::{Fabric, Head, INLINE};
use oxmpi_types::ProcId;
use std::collections::VecDeque;
use std::time::Duration;

/// Ends the process if a test hangs: a lost wake-up shows as a sleep without end.
pub fn watchdog(seconds: u64) {
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_secs(seconds));
        eprintln!("watchdog: the test hangs");
        std::process::abort();
    });
}

/// Ends the process when one of its threads fails, for which the others would wait.
pub fn fail_fast() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            report(info);
            std::process::abort();
        }));
    });
}

pub const FOREVER: Duration = Duration::from_secs(100_000);

/// A scenario by name, so that another process can be told which one to run.
pub type Scenario = fn(&Fabric);

pub const SCENARIOS: &[(&str, Scenario)] = &[
    ("all_sizes", all_sizes),
    ("ping_pong_asleep", ping_pong_asleep),
    ("starved_senders", starved_senders),
    ("replies_from_the_sink", replies_from_the_sink),
    ("everyone_to_one", everyone_to_one),
    ("copies", copies),
    ("big_frames", big_frames),
];

pub fn scenario(name: &str) -> Scenario {
    let found = SCENARIOS.iter().find(|s| s.0 == name);
    found.unwrap_or_else(|| panic!("no scenario {name}")).1
}

/// A small deterministic generator.
pub struct Rng(pub u64);
impl Rng {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % n
    }
}

fn others(f: &Fabric) -> Vec<ProcId> {
    (0..f.peers() as u32)
        .map(ProcId)
        .filter(|p| *p != f.me())
        .collect()
}

fn byte(from: ProcId, to: ProcId, number: u64, at: usize) -> u8 {
    (from.0 as u64 * 131 + to.0 as u64 * 31 + number * 7 + at as u64 + (at as u64 >> 8)) as u8
}

/// Checks the frames of each peer: numbers in order, lengths and contents as announced.
struct Checker {
    me: ProcId,
    next: Vec<u64>,
    total: u64,
}
impl Checker {
    fn new(f: &Fabric) -> Checker {
        Checker {
            me: f.me(),
            next: vec![0; f.peers()],
            total: 0,
        }
    }
    fn check(&mut self, from: ProcId, head: &Head, payload: &[u8]) {
        let number = self.next[from.index()];
        assert_eq!(head[0], number, "order of frames from {from:?}");
        assert_eq!(head[1], payload.len() as u64);
        assert_eq!(head[2], !(number ^ from.0 as u64));
        for (i, b) in payload.iter().enumerate() {
            assert_eq!(*b, byte(from, self.me, number, i), "byte {i} of {number}");
        }
        self.next[from.index()] += 1;
        self.total += 1;
    }
}

fn send_numbered(f: &Fabric, to: ProcId, number: u64, len: usize) -> bool {
    let head = [number, len as u64, !(number ^ f.me().0 as u64)];
    let me = f.me();
    if number.is_multiple_of(2) {
        f.try_send_with(to, &head, len, |out| {
            assert_eq!(out.len(), len);
            for (i, b) in out.iter_mut().enumerate() {
                *b = byte(me, to, number, i);
            }
        })
    } else {
        let payload: Vec<u8> = (0..len).map(|i| byte(me, to, number, i)).collect();
        f.try_send(to, &head, &payload)
    }
}

/// Sends `plan` to each peer while receiving as many from each, sleeping when there is nothing to do.
fn exchange(f: &Fabric, plan: &[usize]) {
    let bye = Goodbyes::default();
    let mut left: VecDeque<(ProcId, usize)> = others(f).into_iter().map(|p| (p, 0)).collect();
    let mut check = Checker::new(f);
    let expected = (plan.len() * (f.peers() - 1)) as u64;
    while !left.is_empty() || check.total < expected {
        let mut sent = false;
        for _ in 0..left.len() {
            let (to, mut i) = left.pop_front().unwrap();
            while i < plan.len() && send_numbered(f, to, i as u64, plan[i]) {
                i += 1;
                sent = true;
            }
            if i < plan.len() {
                left.push_back((to, i));
            }
        }
        let got = f.poll(&mut |from, head, payload| {
            if !bye.is(head) {
                check.check(from, head, payload)
            }
        });
        if got == 0 && !sent && (check.total < expected || !left.is_empty()) {
            f.sleep(FOREVER);
        }
    }
    finish(f, bye);
}

/// Counts the last frames of peers that finished before us.
#[derive(Default)]
struct Goodbyes(std::cell::Cell<usize>);
impl Goodbyes {
    /// Whether this is such a frame.
    fn is(&self, head: &Head) -> bool {
        let last = *head == [u64::MAX; 3];
        self.0.set(self.0.get() + last as usize);
        last
    }
}

/// Waits until every peer is here, so that no rank leaves while others still write to it.
fn finish(f: &Fabric, seen: Goodbyes) {
    let drain = || {
        let n = f.poll(&mut |_, head, _| assert!(seen.is(head), "{head:?}"));
        if n == 0 {
            f.sleep(FOREVER);
        }
    };
    for to in others(f) {
        while !f.try_send(to, &[u64::MAX; 3], &[]) {
            drain();
        }
    }
    while seen.0.get() < f.peers() - 1 {
        drain();
    }
    assert!(!f.pending());
}

fn all_sizes(f: &Fabric) {
    let max = f.max_payload(others(f)[0]);
    let mut plan: Vec<usize> = (0..=2 * INLINE + 70).collect();
    plan.extend([
        max,
        max - 1,
        0,
        max,
        max,
        1,
        max / 2,
        max / 2 + 1,
        4097.min(max),
    ]);
    let mut rng = Rng(99);
    plan.extend((0..400).map(|_| rng.below(max as u64 / 3) as usize));
    plan.extend((0..2000).map(|_| rng.below(INLINE as u64 + 8) as usize));
    exchange(f, &plan);
}

fn big_frames(f: &Fabric) {
    let max = f.max_payload(others(f)[0]);
    exchange(f, &vec![max; 100]);
}

/// Odd pauses make the two miss each other in all ways; every wait may sleep.
fn ping_pong_asleep(f: &Fabric) {
    let bye = Goodbyes::default();
    if f.me().0 < 2 {
        let peer = ProcId(1 - f.me().0);
        let mut rng = Rng(7 + f.me().0 as u64);
        for round in 0..3000u64 {
            if f.me().0 == 0 {
                assert!(f.try_send(peer, &[round, 0, 0], &[]));
            }
            let mut got = false;
            while !got {
                for _ in 0..rng.below(200) {
                    std::hint::spin_loop();
                }
                if f.poll(&mut |from, head, _| {
                    if !bye.is(head) {
                        assert_eq!((from, head[0]), (peer, round));
                        got = true;
                    }
                }) == 0
                {
                    f.sleep(FOREVER);
                }
            }
            if rng.below(50) == 0 {
                std::thread::sleep(Duration::from_micros(rng.below(300)));
            }
            if f.me().0 == 1 {
                assert!(f.try_send(peer, &[round, 0, 0], &[]));
            }
        }
    }
    finish(f, bye);
}

/// Rank 0 reads slowly, the others push as much as they can and sleep when they cannot.
fn starved_senders(f: &Fabric) {
    let bye = Goodbyes::default();
    let max = f.max_payload(others(f)[0]);
    let plan: Vec<usize> = (0..1500)
        .map(|i| match i % 5 {
            0 => max / 3,
            1 => max,
            _ => i % 40,
        })
        .collect();
    if f.me().0 == 0 {
        let mut check = Checker::new(f);
        let mut rng = Rng(5);
        let expected = (plan.len() * (f.peers() - 1)) as u64;
        while check.total < expected {
            if f.poll(&mut |from, head, payload| {
                if !bye.is(head) {
                    check.check(from, head, payload)
                }
            }) == 0
            {
                f.sleep(FOREVER);
            }
            if rng.below(16) == 0 {
                std::thread::sleep(Duration::from_micros(rng.below(400)));
            }
        }
    } else {
        for (i, len) in plan.iter().enumerate() {
            while !send_numbered(f, ProcId(0), i as u64, *len) {
                f.sleep(FOREVER);
            }
        }
    }
    finish(f, bye);
}

/// Requests are answered from inside the sink, where a nested poll must deliver nothing.
fn replies_from_the_sink(f: &Fabric) {
    let bye = Goodbyes::default();
    const COUNT: u64 = 50;
    let peers = others(f);
    let expected = COUNT * peers.len() as u64;
    let (mut answered, mut answers, mut asked) = (0, 0, 0);
    let mut owed: VecDeque<(ProcId, u64)> = VecDeque::new();
    while answered < expected || answers < expected {
        while asked < expected {
            let to = peers[(asked % peers.len() as u64) as usize];
            if !f.try_send(to, &[1, asked, 0], &[7; 100]) {
                break;
            }
            asked += 1;
        }
        let n = f.poll(&mut |from, head, payload| match head[0] {
            1 => {
                assert_eq!(payload, [7; 100]);
                assert_eq!(f.poll(&mut |_, _, _| panic!("nested")), 0);
                if f.try_send(from, &[2, head[1], 0], &[]) {
                    answered += 1;
                } else {
                    owed.push_back((from, head[1]));
                }
            }
            2 => answers += 1,
            _ => assert!(bye.is(head), "{head:?}"),
        });
        while let Some((to, what)) = owed.front().copied() {
            if !f.try_send(to, &[2, what, 0], &[]) {
                break;
            }
            owed.pop_front();
            answered += 1;
        }
        if n == 0 && (asked == expected || f.pending()) {
            f.sleep(FOREVER);
        }
    }
    finish(f, bye);
}

/// A flood from everyone: no sender is forgotten.
fn everyone_to_one(f: &Fabric) {
    let bye = Goodbyes::default();
    const COUNT: u64 = 3000;
    if f.me().0 == 0 {
        let mut check = Checker::new(f);
        while check.total < COUNT * (f.peers() as u64 - 1) {
            if f.poll(&mut |from, head, payload| {
                if !bye.is(head) {
                    check.check(from, head, payload)
                }
            }) == 0
            {
                f.sleep(FOREVER);
            }
        }
    } else {
        for i in 0..COUNT {
            while !send_numbered(f, ProcId(0), i, (i % 33) as usize) {
                f.sleep(FOREVER);
            }
        }
    }
    finish(f, bye);
}

/// Each rank announces two pieces of memory; the next rank reads them and writes back the complement.
fn copies(f: &Fabric) {
    let bye = Goodbyes::default();
    const A: usize = 100_001;
    const B: usize = 4_099;
    let n = f.peers() as u32;
    let next = ProcId((f.me().0 + 1) % n);
    let previous = ProcId((f.me().0 + n - 1) % n);
    let pattern = |of: ProcId, i: usize| (i as u32 * 13 + of.0 * 5 + (i as u32 >> 9)) as u8;
    let mut mine: Vec<u8> = (0..A + B).map(|i| pattern(f.me(), i)).collect();
    let base = mine.as_mut_ptr();
    let announce = [base.expose_provenance() as u64, 0, 0];
    while !f.try_send(next, &announce, &[]) {}
    let mut theirs = None;
    while theirs.is_none() {
        f.poll(&mut |from, head, _| {
            if !bye.is(head) {
                assert_eq!(from, previous);
                theirs = Some(head[0]);
            }
        });
    }
    let theirs = theirs.unwrap();
    let mut copy = vec![0u8; A + B];
    let target = copy.as_mut_ptr();
    let allowed = f.can_read_remote(previous);
    // SAFETY: the previous rank announced A + B bytes and waits for our word; `copy` is ours, and the
    // pieces lie within it.
    let result = unsafe {
        f.read_remote(
            previous,
            &[(theirs + A as u64, B), (theirs, 0), (theirs, A)],
            &[
                (target, 17),
                (target.add(17), A),
                (target.add(17 + A), B - 17),
            ],
        )
    };
    assert_eq!(result.is_ok(), allowed);
    if allowed {
        let (b, a) = copy.split_at(B);
        assert!(
            b.iter()
                .enumerate()
                .all(|(i, x)| *x == pattern(previous, A + i))
        );
        assert!(
            a.iter()
                .enumerate()
                .all(|(i, x)| *x == pattern(previous, i))
        );
        copy.iter_mut().for_each(|b| *b = !*b);
        // SAFETY: as above, in the other direction.
        unsafe { f.write_remote(previous, &[(theirs, A + B)], &[(copy.as_ptr(), A + B)]) }.unwrap();
    }
    finish(f, bye);
    if allowed {
        // SAFETY: everyone is done with everyone's memory; read through the pointer that was announced.
        let now = unsafe { std::slice::from_raw_parts(base, A + B) };
        let flipped = |(i, x): (usize, &u8)| *x == !pattern(f.me(), i);
        assert!(now[B..].iter().enumerate().all(flipped));
    }
}
