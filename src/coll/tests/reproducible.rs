//! Reproducible reductions: the same bits with every algorithm, at every root, blocking or not, on teams of 1 to 17 ranks,
//! with data whose sum depends on the order.

mod common;

use common::{Job, job};
use oxmpi_coll::{Algorithm, Buf, Collective, Op, Team, Tuning};
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};

/// Magnitudes so far apart that nearly every order of adding gives another sum.
fn value(rank: u32, i: usize) -> f64 {
    let mixed = (u64::from(rank) * 1000 + i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let sign = if mixed & 1 == 0 { 1.0 } else { -1.0 };
    sign * (1.0 + (mixed >> 12) as f64 / (1u64 << 52) as f64)
        * 10f64.powi(((mixed >> 3) % 19) as i32)
}

/// The promised order: the ranks beyond a power of two with their neighbours, then neighbours at doubling distances.
fn along_the_tree(n: u32, i: usize) -> f64 {
    let power = 1 << n.ilog2();
    let extra = n - power;
    let mut row: Vec<f64> = (0..power)
        .map(|w| {
            if w < extra {
                value(2 * w, i) + value(2 * w + 1, i)
            } else {
                value(w + extra, i)
            }
        })
        .collect();
    while row.len() > 1 {
        row = row.chunks(2).map(|pair| pair[0] + pair[1]).collect();
    }
    row[0]
}

fn buf(data: &mut [f64]) -> Buf {
    let double = Datatype::named(Named::Double);
    // SAFETY: the tests keep the memory until the operation is complete.
    unsafe { Buf::new(data.as_mut_ptr().cast(), data.len() as i64, &double) }
}

fn mine(me: u32, count: usize) -> Vec<f64> {
    (0..count).map(|i| value(me, i)).collect()
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|v| v.to_bits()).collect()
}

const SUM: Op = Op::Predefined(OpKind::Sum);

fn allreduce(job: &Job, team: &Team, count: usize, later: bool) -> Vec<f64> {
    let mut data = mine(team.rank(), count);
    let work = oxmpi_coll::allreduce(team.call(), None, buf(&mut data), SUM);
    if later {
        job.wait(job.engine.spawn(Box::pin(work))).unwrap();
    } else {
        team.run("test", work).unwrap();
    }
    data
}

/// The table that names `algorithm` for `collective`, and for allreduce `inner`.
fn forced(collective: Collective, algorithm: Algorithm, inner: Algorithm) -> Tuning {
    let text = format!(
        "{} -> {}\nallreduce -> {}\n",
        collective.name(),
        algorithm.name(),
        inner.name()
    );
    Tuning::parse(&text).unwrap()
}

fn reductions(job: &Job, counts: &[usize]) {
    let n = job.size();
    let mut context = 0;
    for inner in Collective::Allreduce.algorithms() {
        for collective in [
            Collective::Allreduce,
            Collective::Reduce,
            Collective::ReduceScatter,
        ] {
            for &algorithm in collective.algorithms() {
                // One team by the environment's switch, one by the communicator's hint.
                for hinted in [false, true] {
                    let table = forced(collective, algorithm, *inner);
                    let table = if hinted { table } else { table.reproducible() };
                    let team = job.team(context, Box::leak(Box::new(table)));
                    context += 1;
                    if hinted {
                        team.set_reproducible(true);
                    }
                    for &count in counts {
                        all_on(job, &team, n, count);
                    }
                }
            }
        }
    }
}

fn all_on(job: &Job, team: &Team, n: u32, count: usize) {
    let me = team.rank();
    let expected: Vec<f64> = (0..count).map(|i| along_the_tree(n, i)).collect();
    let same = |got: &[f64], first: usize, what: &str| {
        let wanted = &expected[first..first + got.len()];
        assert_eq!(bits(got), bits(wanted), "{what}, {n} ranks, {count}");
    };
    for later in [false, true] {
        same(&allreduce(job, team, count, later), 0, "allreduce");
    }
    for root in [0, n - 1, n / 2] {
        let mut data = mine(me, count);
        let mut result = vec![0.0; count];
        let into = (me == root).then(|| buf(&mut result));
        let work = oxmpi_coll::reduce(team.call(), Some(buf(&mut data)), into, SUM, root);
        team.run("test", work).unwrap();
        if me == root {
            same(&result, 0, "reduce");
        }
    }
    let share = |r: u32| count * r as usize / n as usize;
    let counts: Vec<i64> = (0..n).map(|r| (share(r + 1) - share(r)) as i64).collect();
    let mut data = mine(me, count);
    let mut result = vec![0.0; share(me + 1) - share(me)];
    let send = Some(buf(&mut data));
    let into = buf(&mut result);
    let work = oxmpi_coll::reduce_scatter(team.call(), send, into, counts, SUM);
    team.run("test", work).unwrap();
    same(&result, share(me), "reduce_scatter");
}

#[test]
fn the_same_bits_with_every_algorithm() {
    for n in 1..=8 {
        job("bits", n, |job| reductions(job, &[0, 1, 3, 37]));
    }
    for n in 9..=17 {
        job("bits", n, |job| reductions(job, &[1, 19]));
    }
}

#[test]
fn the_same_bits_of_large_data() {
    for n in [2, 3, 5] {
        job("large", n, |job| reductions(job, &[3000]));
    }
}

/// What the mode is for: without it the algorithms do differ, and the data shows it.
#[test]
fn other_bits_without_the_mode() {
    job("differ", 5, |job| {
        let forced = |a| forced(Collective::Allreduce, a, a);
        let results: Vec<_> = [Algorithm::Ring, Algorithm::Rabenseifner, Algorithm::Linear]
            .into_iter()
            .enumerate()
            .map(|(t, a)| {
                let team = job.team(t as u32, Box::leak(Box::new(forced(a))));
                bits(&allreduce(job, &team, 37, false))
            })
            .collect();
        assert_ne!(results[0], results[1]);
        assert_ne!(results[1], results[2]);
        assert_ne!(results[0], results[2]);
    });
}
