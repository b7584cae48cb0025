//! Ring and doorbell under loom: `RUSTFLAGS="--cfg loom" cargo test -p oxmpi-sync --release --test loom`.
//!
//! Loom has no membarrier; the tests take the variant in which every side fences for itself. The other one differs only in who
//! executes the fence between a side's store and its load.
#![cfg(loom)]

use loom::sync::Arc;
use loom::thread;
use oxmpi_sync::atomic::Shared;
use oxmpi_sync::ring::{Cell, Credit, GRAIN, Place, Receiver, Sender, Shape, Took};
use oxmpi_sync::{Bell, Fence};

const SHAPE: Shape = Shape {
    cells: 4,
    stride: 1,
    bytes: 256,
};

/// Memory of one ring and a bell for each side.
struct Memory {
    cells: Vec<Cell>,
    credit: Credit,
    data: Box<[Grain]>,
    watch: Vec<Shared<()>>,
    /// Of the receiver and of the sender.
    bells: [Bell; 2],
}

#[repr(align(64))]
#[derive(Clone)]
struct Grain(#[allow(dead_code)] [u8; GRAIN]);

// SAFETY: what the test is about: the ring's ends take turns, and `watch` tells if they do not.
unsafe impl Sync for Memory {}
// SAFETY: as above.
unsafe impl Send for Memory {}

impl Memory {
    fn new() -> Arc<Memory> {
        let grains = SHAPE.bytes as usize / GRAIN;
        Arc::new(Memory {
            cells: (0..SHAPE.cells).map(|_| Cell::default()).collect(),
            credit: Credit::default(),
            data: vec![Grain([0; GRAIN]); grains].into(),
            watch: (0..grains).map(|_| Shared::new(())).collect(),
            bells: Default::default(),
        })
    }

    fn place(&self) -> Place {
        Place {
            cells: self.cells.as_ptr(),
            credit: &self.credit,
            data: self.data.as_ptr().cast_mut().cast(),
            watch: self.watch.as_ptr(),
        }
    }
}

fn sender(m: &Memory) -> Sender {
    // SAFETY: the memory outlives the threads, and each test makes one sender and one receiver.
    unsafe { Sender::new(m.place(), SHAPE) }
}

fn receiver(m: &Memory) -> Receiver {
    // SAFETY: as above.
    unsafe { Receiver::new(m.place(), SHAPE) }
}

fn model(preemptions: usize, f: impl Fn() + Sync + Send + 'static) {
    let mut b = loom::model::Builder::new();
    b.preemption_bound = Some(preemptions);
    b.check(f);
}

/// Sends frame `i` of `len` bytes; `len` may exceed the inline space.
fn put(s: &Sender, i: u64, len: usize) -> bool {
    s.send(&[i, !i, 0], len, |p| {
        for k in 0..len {
            // SAFETY: the ring gives `len` bytes.
            unsafe { p.add(k).write_volatile(i as u8) };
        }
    })
}

fn check(head: &[u64; 3], payload: &[u8], i: u64, len: usize) {
    assert_eq!(*head, [i, !i, 0]);
    assert_eq!(payload.len(), len);
    assert!(payload.iter().all(|b| *b == i as u8));
}

/// More frames than the ring holds, both sides looking again and again.
#[test]
fn frames_arrive_whole_and_in_order() {
    model(3, || {
        let m = Memory::new();
        let theirs = m.clone();
        let lens = [0, 40, 3, 64, 33, 8];
        let t = thread::spawn(move || {
            let s = sender(&theirs);
            for (i, len) in lens.iter().enumerate() {
                while !put(&s, i as u64, *len) {
                    thread::yield_now();
                }
            }
        });
        let r = receiver(&m);
        for (i, len) in lens.iter().enumerate() {
            while r.take(true, |h, p| check(h, p, i as u64, *len)) == Took::Nothing {
                thread::yield_now();
            }
        }
        t.join().unwrap();
        assert!(!r.ready());
    });
}

/// A receiver that sleeps whenever it sees nothing hears every frame.
#[test]
fn no_frame_is_slept_through() {
    model(4, || {
        let m = Memory::new();
        let theirs = m.clone();
        let t = thread::spawn(move || {
            let s = sender(&theirs);
            for i in 0..2 {
                assert!(put(&s, i, 0));
                theirs.bells[0].ring(Fence::ByRinger);
            }
        });
        let r = receiver(&m);
        for i in 0..2 {
            while r.take(true, |h, p| check(h, p, i, 0)) == Took::Nothing {
                let ticket = m.bells[0].arm(false);
                if !r.ready() {
                    m.bells[0].wait(ticket, None);
                }
                m.bells[0].disarm();
            }
        }
        t.join().unwrap();
    });
}

/// A sender that sleeps whenever it is refused hears of room, also when the first news is not enough for it.
#[test]
fn no_room_is_slept_through() {
    for lens in [&[0; 5][..], &[64; 5], &[33, 64, 64, 64, 64]] {
        model(2, move || {
            let m = Memory::new();
            let theirs = m.clone();
            let t = thread::spawn(move || {
                let r = receiver(&theirs);
                for (i, len) in lens.iter().enumerate() {
                    loop {
                        match r.take(true, |h, p| check(h, p, i as u64, *len)) {
                            Took::Nothing => thread::yield_now(),
                            Took::Frame => break,
                            Took::FrameAndRing => {
                                theirs.bells[1].ring(Fence::ByRinger);
                                break;
                            }
                        }
                    }
                }
            });
            let s = sender(&m);
            for (i, len) in lens.iter().enumerate() {
                while !put(&s, i as u64, *len) {
                    s.starve();
                    let ticket = m.bells[1].arm(false);
                    if !s.relieved() {
                        m.bells[1].wait(ticket, None);
                    }
                    m.bells[1].disarm();
                }
            }
            t.join().unwrap();
        });
    }
}

/// Two ringers, one sleeper: whoever rings last is heard.
#[test]
fn two_ringers() {
    use oxmpi_sync::atomic::{AtomicU32, Ordering};
    model(3, || {
        let m = Memory::new();
        let count = Arc::new(AtomicU32::new(0));
        let ringers: Vec<_> = (0..2)
            .map(|_| {
                let (m, count) = (m.clone(), count.clone());
                thread::spawn(move || {
                    count.fetch_add(1, Ordering::Release);
                    m.bells[0].ring(Fence::ByRinger);
                })
            })
            .collect();
        while count.load(Ordering::Acquire) < 2 {
            let ticket = m.bells[0].arm(false);
            if count.load(Ordering::Acquire) < 2 {
                m.bells[0].wait(ticket, None);
            }
            m.bells[0].disarm();
        }
        ringers.into_iter().for_each(|t| t.join().unwrap());
    });
}
