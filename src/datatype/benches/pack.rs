//! Packing and unpacking against hand-written loops: `cargo bench -p oxmpi-datatype`. Prints for each layout the
//! bytes per second of both and their ratio; above 1 the library is faster. The two are measured in turn, and the best of many
//! rounds counts.
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "a benchmark; every buffer is made here"
)]

use oxmpi_datatype::{Cursor, Datatype, Named, Order};
use std::hint::black_box;
use std::rc::Rc;
use std::time::Instant;

/// Copies from the first to the second.
type Copying = dyn Fn(&[u8], &mut [u8]);

/// One layout: its type and count, and the same in plain code.
struct Case {
    name: &'static str,
    datatype: Rc<Datatype>,
    count: i64,
    pack: Box<Copying>,
    unpack: Box<Copying>,
}

/// Typed views of the byte buffers, which are aligned for them.
fn of<T>(bytes: &[u8]) -> &[T] {
    unsafe { std::slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len() / size_of::<T>()) }
}

fn of_mut<T>(bytes: &mut [u8]) -> &mut [T] {
    unsafe {
        std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len() / size_of::<T>())
    }
}

fn vector(n: usize, block: usize, stride: usize) -> Case {
    let double = Datatype::named(Named::Double);
    let datatype = Datatype::vector(n as i64, block as i64, stride as i64, &double).unwrap();
    Case {
        name: match block {
            1 => "vector of doubles, column of a matrix",
            3 => "vector, 3 of 8 doubles",
            _ => "vector, 16 of 32 doubles",
        },
        datatype,
        count: 1,
        pack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut k = 0;
            for i in 0..n {
                for j in 0..block {
                    to[k] = from[i * stride + j];
                    k += 1;
                }
            }
        }),
        unpack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut k = 0;
            for i in 0..n {
                for j in 0..block {
                    to[i * stride + j] = from[k];
                    k += 1;
                }
            }
        }),
    }
}

fn indexed_block(n: usize) -> Case {
    let places: Rc<[usize]> = (0..n).map(|i| i * 3 + (i * 7) % 2).collect();
    let displacements: Vec<i64> = places.iter().map(|p| *p as i64).collect();
    let double = Datatype::named(Named::Double);
    let other = places.clone();
    Case {
        name: "indexed block, single doubles",
        datatype: Datatype::indexed_block(1, &displacements, &double).unwrap(),
        count: 1,
        pack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            for (t, p) in to.iter_mut().zip(&*places) {
                *t = from[*p];
            }
        }),
        unpack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            for (f, p) in from.iter().zip(&*other) {
                to[*p] = *f;
            }
        }),
    }
}

fn indexed(n: usize) -> Case {
    let lengths: Rc<[usize]> = (0..n).map(|i| 1 + (i * 5) % 7).collect();
    let blocks: Vec<i64> = lengths.iter().map(|l| *l as i64).collect();
    let displacements: Vec<i64> = (0..n as i64).map(|i| i * 9).collect();
    let double = Datatype::named(Named::Double);
    let other = lengths.clone();
    Case {
        name: "indexed, 1 to 7 doubles",
        datatype: Datatype::indexed(&blocks, &displacements, &double).unwrap(),
        count: 1,
        pack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut k = 0;
            for (i, n) in lengths.iter().enumerate() {
                for j in 0..*n {
                    to[k] = from[i * 9 + j];
                    k += 1;
                }
            }
        }),
        unpack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut k = 0;
            for (i, n) in other.iter().enumerate() {
                for j in 0..*n {
                    to[i * 9 + j] = from[k];
                    k += 1;
                }
            }
        }),
    }
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Record {
    id: i32,
    position: [f64; 3],
    kind: i16,
    flag: u8,
}

#[derive(Clone, Copy)]
#[repr(C, packed)]
struct Packed {
    id: i32,
    position: [f64; 3],
    kind: i16,
    flag: u8,
}

fn records(n: usize) -> Case {
    let types = [Named::Int, Named::Double, Named::Short, Named::UnsignedChar].map(Datatype::named);
    let datatype = Datatype::struct_(&[1, 3, 1, 1], &[0, 8, 32, 34], &types).unwrap();
    assert_eq!(datatype.extent(), size_of::<Record>() as i64);
    Case {
        name: "struct of int, 3 doubles, short, char",
        datatype,
        count: n as i64,
        pack: Box::new(|from, to| {
            for (f, t) in of::<Record>(from).iter().zip(of_mut::<Packed>(to)) {
                *t = Packed {
                    id: f.id,
                    position: f.position,
                    kind: f.kind,
                    flag: f.flag,
                };
            }
        }),
        unpack: Box::new(|from, to| {
            for (f, t) in of::<Packed>(from).iter().zip(of_mut::<Record>(to)) {
                t.id = f.id;
                t.position = f.position;
                t.kind = f.kind;
                t.flag = f.flag;
            }
        }),
    }
}

/// A part of a cube of doubles, at 1 in each direction.
fn subarray(n: usize, part: [usize; 3]) -> Case {
    let double = Datatype::named(Named::Double);
    let subsizes = part.map(|p| p as i64);
    let datatype =
        Datatype::subarray(&[n as i64; 3], &subsizes, &[1, 1, 1], Order::C, &double).unwrap();
    let [a, b, c] = part;
    let at = move |i: usize, j: usize, k: usize| ((i + 1) * n + j + 1) * n + k + 1;
    Case {
        name: match part[2] {
            1 => "subarray, face across the rows",
            2 => "subarray, two deep across the rows",
            _ => "subarray, inner cube",
        },
        datatype,
        count: 1,
        pack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut next = 0;
            for i in 0..a {
                for j in 0..b {
                    for k in 0..c {
                        to[next] = from[at(i, j, k)];
                        next += 1;
                    }
                }
            }
        }),
        unpack: Box::new(move |from, to| {
            let (from, to) = (of::<f64>(from), of_mut::<f64>(to));
            let mut next = 0;
            for i in 0..a {
                for j in 0..b {
                    for k in 0..c {
                        to[at(i, j, k)] = from[next];
                        next += 1;
                    }
                }
            }
        }),
    }
}

/// Seconds of the faster of many rounds, for each of the two.
fn race(mut ours: impl FnMut(), mut theirs: impl FnMut()) -> (f64, f64) {
    let (mut a, mut b) = (f64::MAX, f64::MAX);
    for _ in 0..60 {
        let t = Instant::now();
        ours();
        a = a.min(t.elapsed().as_secs_f64());
        let t = Instant::now();
        theirs();
        b = b.min(t.elapsed().as_secs_f64());
    }
    (a, b)
}

fn run(case: &Case) {
    let t = &case.datatype;
    t.commit();
    let bytes = (t.size() * case.count) as usize;
    let span = (t.extent() * case.count) as usize + 64;
    // Doubles, so that the buffers are aligned.
    let mut memory = vec![1.5f64; span / 8 + 1];
    let mut stream = vec![0f64; bytes / 8 + 1];
    let memory = unsafe { std::slice::from_raw_parts_mut(memory.as_mut_ptr().cast::<u8>(), span) };
    let stream = unsafe { std::slice::from_raw_parts_mut(stream.as_mut_ptr().cast::<u8>(), bytes) };
    let (m, s): (*mut [u8], *mut [u8]) = (memory, stream);
    // Enough repetitions that the clock does not matter.
    let times = ((1 << 20) / bytes).max(1);
    let report = |what: &str, (ours, hand): (f64, f64)| {
        let rate = |t: f64| (bytes * times) as f64 / t / 1e9;
        println!(
            "{:<40} {:>8} B {what:<6} {:>6.2} GB/s, by hand {:>6.2} GB/s, ratio {:.2}",
            case.name,
            bytes,
            rate(ours),
            rate(hand),
            hand / ours
        );
    };
    let packed = race(
        || {
            for _ in 0..times {
                let mut cursor = Cursor::new(black_box(t), case.count);
                unsafe { cursor.pack(m.cast(), &mut *s) };
            }
        },
        || {
            for _ in 0..times {
                unsafe { (case.pack)(black_box(&*m), &mut *s) };
            }
        },
    );
    report("pack", packed);
    let unpacked = race(
        || {
            for _ in 0..times {
                let mut cursor = Cursor::new(black_box(t), case.count);
                unsafe { cursor.unpack(m.cast(), &*s) };
            }
        },
        || {
            for _ in 0..times {
                unsafe { (case.unpack)(black_box(&*s), &mut *m) };
            }
        },
    );
    report("unpack", unpacked);
}

fn main() {
    for n in [20, 200, 1000, 50_000] {
        run(&vector(n, 1, 64));
        run(&vector(n, 3, 8));
        run(&vector(n, 16, 32));
        run(&indexed_block(n));
        run(&indexed(n));
        run(&records(n));
    }
    for n in [10, 66, 130] {
        run(&subarray(n, [n - 2, n - 2, n - 2]));
        run(&subarray(n, [n - 2, n - 2, 1]));
        run(&subarray(n, [n - 2, n - 2, 2]));
    }
}
