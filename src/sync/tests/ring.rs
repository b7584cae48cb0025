//! Ring and doorbell between two threads, also for Miri: `MIRIFLAGS=-Zmiri-permissive-provenance cargo +nightly miri test -p oxmpi-sync` (the ring is memory
//! shared through raw pointers; Miri checks provenance, data races and bounds).
#![cfg(not(loom))]

use oxmpi_sync::ring::{Cell, Credit, GRAIN, INLINE, Place, Receiver, Sender, Shape, Took};
use oxmpi_sync::{Bell, Fence};

const FRAMES: u64 = if cfg!(miri) { 300 } else { 200_000 };

struct Memory {
    place: Place,
    bells: [Bell; 2],
    _cells: Vec<Cell>,
    _credit: Vec<Credit>,
    _data: Vec<Grain>,
}

#[repr(align(64))]
#[derive(Clone)]
struct Grain(#[allow(dead_code)] [u8; GRAIN]);

// SAFETY: each test uses the memory by one sender and one receiver only.
unsafe impl Sync for Memory {}

fn memory(shape: Shape) -> Memory {
    let cells = (0..shape.cells * shape.stride)
        .map(|_| Cell::default())
        .collect::<Vec<_>>();
    let credit = vec![Credit::default()];
    let mut data = vec![Grain([0; GRAIN]); shape.bytes as usize / GRAIN];
    Memory {
        place: Place {
            cells: cells.as_ptr(),
            credit: credit.as_ptr(),
            data: data.as_mut_ptr().cast(),
        },
        bells: Default::default(),
        _cells: cells,
        _credit: credit,
        _data: data,
    }
}

/// Length of frame `i`: mostly short, some as long as can be.
fn length(i: u64, max: usize) -> usize {
    let x = i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    match x % 8 {
        0 => max - (x as usize / 8) % 3,
        1 | 2 => (x as usize / 8) % max,
        _ => (x as usize / 8) % (INLINE + 2),
    }
}

fn exchange(shape: Shape) {
    let m = &memory(shape);
    std::thread::scope(|s| {
        s.spawn(move || {
            // SAFETY: the memory is fresh and outlives the scope; this is its one receiver.
            let r = unsafe { Receiver::new(m.place, shape) };
            for i in 0..FRAMES {
                let len = length(i, shape.max_payload());
                loop {
                    let took = r.take(true, |head, payload| {
                        assert_eq!(*head, [i, !i, 7]);
                        assert_eq!(payload.len(), len);
                        assert!(payload.iter().all(|b| *b == i as u8));
                    });
                    match took {
                        Took::Frame => break,
                        Took::FrameAndRing => {
                            m.bells[1].ring(Fence::ByRinger);
                            break;
                        }
                        Took::Nothing => {
                            let ticket = m.bells[0].arm(false);
                            if !r.ready() {
                                m.bells[0].wait(ticket, None);
                            }
                            m.bells[0].disarm();
                        }
                    }
                }
            }
            assert!(!r.ready());
        });
        // SAFETY: as above; the one sender.
        let w = unsafe { Sender::new(m.place, shape) };
        for i in 0..FRAMES {
            let len = length(i, w.max_payload());
            // SAFETY: the ring gives `len` bytes.
            while !w.send(&[i, !i, 7], len, |p| unsafe { p.write_bytes(i as u8, len) }) {
                w.starve();
                let ticket = m.bells[1].arm(false);
                if !w.relieved() {
                    m.bells[1].wait(ticket, None);
                }
                m.bells[1].disarm();
            }
            m.bells[0].ring(Fence::ByRinger);
        }
    });
}

#[test]
fn the_smallest_ring() {
    exchange(Shape {
        cells: 4,
        stride: 1,
        bytes: 256,
    });
}

#[test]
fn one_of_several_interleaved_rings() {
    exchange(Shape {
        cells: 16,
        stride: 3,
        bytes: 4096,
    });
}

#[test]
#[should_panic(expected = "a frame of 2000 bytes exceeds the largest, 1024")]
fn a_frame_that_never_fits() {
    let shape = Shape {
        cells: 4,
        stride: 1,
        bytes: 4096,
    };
    let m = memory(shape);
    // SAFETY: fresh memory, one sender.
    let s = unsafe { Sender::new(m.place, shape) };
    while s.send(&[0; 3], 2000, |_| ()) {}
}
