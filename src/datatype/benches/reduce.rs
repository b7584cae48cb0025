//! Reduction kernels against plain loops over slices: `cargo bench -p oxmpi-datatype --bench reduce`.
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "a benchmark; every buffer is made here"
)]

use oxmpi_datatype::Named;
use oxmpi_datatype::op::{OpKind, reduce};
use std::hint::black_box;
use std::time::Instant;

fn race<T: Copy>(op: OpKind, name: Named, value: T, n: usize, plain: impl Fn(T, T) -> T) {
    let (a, mut b) = (vec![value; n], vec![value; n]);
    let times = ((1 << 22) / (n * size_of::<T>())).max(1);
    let (mut ours, mut hand) = (f64::MAX, f64::MAX);
    for _ in 0..40 {
        let t = Instant::now();
        for _ in 0..times {
            let (a, b) = (black_box(a.as_ptr()), black_box(b.as_mut_ptr()));
            unsafe { reduce(op, name, a.cast(), b.cast(), n) };
        }
        ours = ours.min(t.elapsed().as_secs_f64());
        let t = Instant::now();
        for _ in 0..times {
            let (a, b) = (black_box(&a[..]), black_box(&mut b[..]));
            for (b, a) in b.iter_mut().zip(a) {
                *b = plain(*a, *b);
            }
        }
        hand = hand.min(t.elapsed().as_secs_f64());
    }
    let each = |t: f64| t / times as f64 / n as f64 * 1e9;
    println!(
        "{op:?} of {n:>7} {name:?}: {:.3} ns each, by hand {:.3} ns, ratio {:.2}",
        each(ours),
        each(hand),
        hand / ours
    );
}

fn main() {
    for n in [8, 1000, 1_000_000] {
        race(OpKind::Sum, Named::Double, 1.0f64, n, |a, b| a + b);
        race(OpKind::Max, Named::Double, 1.0f64, n, |a, b| {
            if b > a { b } else { a }
        });
        race(OpKind::Sum, Named::Int, 1i32, n, i32::wrapping_add);
        race(OpKind::Prod, Named::Float, 1f32, n, |a, b| a * b);
        race(OpKind::Land, Named::Int, 1i32, n, |a, b| {
            (a != 0 && b != 0) as i32
        });
        race(OpKind::Bxor, Named::UnsignedChar, 1u8, n, |a, b| a ^ b);
    }
}
