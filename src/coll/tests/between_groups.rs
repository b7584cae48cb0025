//! Collectives between two groups of unequal size, calls whose arguments do not fit together, and equal bits.

mod common;

use common::{Job, Mem, Shape, job};
use oxmpi_coll::{InterRoot, Op, Team, Tuning};
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_types::{ErrorClass, ProcId, Rank};
use std::rc::Rc;

fn value(r: u32, i: usize) -> i32 {
    (r as i32 * 37 + i as i32 * 7) % 1009 + 1
}

/// The two teams of a process in a job whose first `cut` ranks are one side.
struct Sides {
    local: Team,
    remote: Team,
    /// World rank of rank 0 of either side.
    base: u32,
    far: u32,
    /// In the first group.
    first: bool,
}

/// Contexts `2 * serial` and the next, which nobody used before: a message of an older team would be a stray.
fn sides(job: &Job, cut: u32, serial: u32) -> Sides {
    let first = job.me() < cut;
    let range = |first: bool| if first { 0..cut } else { cut..job.size() };
    let members = |first| range(first).map(ProcId).collect::<Rc<[ProcId]>>();
    let rank = job.me() - range(first).start;
    let tuning = Tuning::builtin();
    Sides {
        local: job.team_of(2 * serial, tuning, members(first), rank),
        remote: job.team_of(2 * serial + 1, tuning, members(!first), rank),
        base: range(first).start,
        far: range(!first).start,
        first,
    }
}

fn between(job: &Job, cut: u32, serial: u32, count: usize) {
    let s = sides(job, cut, serial);
    let me = job.me();
    let (near, far) = (s.local.size(), s.remote.size());
    let run = |work: std::pin::Pin<Box<dyn Future<Output = oxmpi_types::Result<()>>>>| {
        s.local.run("test", work).unwrap()
    };
    let calls = || (s.local.call(), s.remote.call());
    let ints = Shape::int();
    let gaps = Shape::gaps();
    let per = count * gaps.per_element();
    let tag = format!("{near} to {far} ranks x {count}");

    let (l, r) = calls();
    run(Box::pin(oxmpi_coll::inter_barrier(l, r)));

    // Rooted ones, with each process as root once.
    for root in 0..job.size() {
        let root_first = root < cut;
        let as_seen = if root == me {
            InterRoot::Me
        } else if root_first == s.first {
            InterRoot::Neighbour
        } else {
            InterRoot::Remote(root - s.far)
        };
        let far_side = matches!(as_seen, InterRoot::Remote(_));

        let mut buf = if root == me {
            Mem::filled(&gaps, count, |i| value(root, i))
        } else {
            Mem::new(&gaps, count)
        };
        let (l, r) = calls();
        run(Box::pin(oxmpi_coll::inter_bcast(l, r, buf.all(), as_seen)));
        let untouched = as_seen == InterRoot::Neighbour;
        buf.expect(&format!("bcast {tag}"), |i| {
            if untouched { -1 } else { value(root, i) }
        });

        let mut send = Mem::filled(&ints, per, |i| value(me, i));
        let mut recv = Mem::new(&gaps, count * far as usize);
        let (l, r) = calls();
        run(Box::pin(oxmpi_coll::inter_gather(
            l,
            r,
            far_side.then(|| send.all()),
            (root == me).then(|| recv.blocks(count)),
            as_seen,
        )));
        if root == me {
            recv.expect(&format!("gather {tag}"), |i| {
                value(s.far + (i / per.max(1)) as u32, i % per.max(1))
            });
        }

        let mut send = Mem::filled(&gaps, count * far as usize, |i| {
            value(s.far + (i / per.max(1)) as u32 + root, i % per.max(1))
        });
        let mut recv = Mem::new(&ints, per);
        let (l, r) = calls();
        run(Box::pin(oxmpi_coll::inter_scatter(
            l,
            r,
            (root == me).then(|| send.blocks(count)),
            far_side.then(|| recv.all()),
            as_seen,
        )));
        recv.expect(&format!("scatter {tag}"), |i| {
            if far_side { value(me + root, i) } else { -1 }
        });

        let sum = Op::Predefined(OpKind::Sum);
        let mut send = Mem::filled(&ints, count, |i| value(me, i));
        let mut recv = Mem::new(&ints, count);
        let (l, r) = calls();
        run(Box::pin(oxmpi_coll::inter_reduce(
            l,
            r,
            far_side.then(|| send.all()),
            (root == me).then(|| recv.all()),
            sum,
            as_seen,
        )));
        recv.expect(&format!("reduce {tag}"), |i| {
            if root == me {
                (s.far..s.far + far).map(|r| value(r, i)).sum()
            } else {
                -1
            }
        });
    }

    let mut send = Mem::filled(&ints, per, |i| value(me, i));
    let mut recv = Mem::new(&gaps, count * far as usize);
    let (l, r) = calls();
    run(Box::pin(oxmpi_coll::inter_allgather(
        l,
        r,
        send.all(),
        recv.blocks(count),
    )));
    recv.expect(&format!("allgather {tag}"), |i| {
        value(s.far + (i / per.max(1)) as u32, i % per.max(1))
    });

    let mut send = Mem::filled(&ints, count * far as usize, |i| {
        value(
            me * 20 + s.far + (i / count.max(1)) as u32,
            i % count.max(1),
        )
    });
    let mut recv = Mem::new(&ints, count * far as usize);
    let (l, r) = calls();
    run(Box::pin(oxmpi_coll::inter_alltoall(
        l,
        r,
        send.blocks(count),
        recv.blocks(count),
    )));
    recv.expect(&format!("alltoall {tag}"), |i| {
        value(
            (s.far + (i / count.max(1)) as u32) * 20 + me,
            i % count.max(1),
        )
    });

    let all_far = |i: usize| -> i32 { (s.far..s.far + far).map(|r| value(r, i)).sum() };
    let mut send = Mem::filled(&ints, count, |i| value(me, i));
    let mut recv = Mem::new(&ints, count);
    let (l, r) = calls();
    run(Box::pin(oxmpi_coll::inter_allreduce(
        l,
        r,
        send.all(),
        recv.all(),
        Op::Predefined(OpKind::Sum),
    )));
    recv.expect(&format!("allreduce {tag}"), all_far);

    // The vector has as many elements on both sides: a common multiple.
    let total = count * (near * far) as usize;
    let mine = total / near as usize;
    let mut send = Mem::filled(&ints, total, |i| value(me, i));
    let mut recv = Mem::new(&ints, mine);
    let (l, r) = calls();
    run(Box::pin(oxmpi_coll::inter_reduce_scatter(
        l,
        r,
        send.all(),
        recv.all(),
        vec![mine as i64; near as usize],
        Op::Predefined(OpKind::Sum),
    )));
    let start = mine * (me - s.base) as usize;
    recv.expect(&format!("reduce_scatter {tag}"), |i| all_far(start + i));
}

#[test]
fn between_unequal_groups() {
    for (n, cut) in [(2, 1), (3, 1), (4, 3), (5, 2), (7, 3), (9, 1)] {
        job("between groups", n, move |job| {
            for (serial, count) in [0, 1, 30, 9000].into_iter().enumerate() {
                between(job, cut, serial as u32 + 1, count);
            }
        });
    }
}

/// What a call came to, and whether the buffer beyond its end is intact.
fn mismatch(
    n: usize,
    call: impl Fn(&Job, &Team) -> Option<ErrorClass> + Send + Sync + 'static,
) -> Vec<Option<ErrorClass>> {
    job("mismatch", n, move |job| {
        let team = job.team(1, Tuning::builtin());
        let outcome = call(job, &team);
        // What comes to light only in the next call counts as well. After that the team works as before.
        let mut late = None;
        for round in 0..3 {
            let sum = oxmpi_coll::allreduce_u64(team.call(), &[1], OpKind::Sum);
            match team.run("test", sum) {
                Ok(sum) => assert_eq!(sum, [u64::from(team.size())]),
                Err(e) if round < 2 => late = late.or(Some(e.class)),
                Err(e) => panic!("{e}"),
            }
        }
        outcome.or(late)
    })
}

#[test]
fn too_much_and_too_little_data_are_errors_on_the_rank_that_sees_them() {
    for n in [2, 3, 5, 8] {
        for large in [1, 5000] {
            // Rank 1 expects half of what rank 0 broadcasts.
            let outcome = mismatch(n, move |job, team| {
                let count = if job.me() == 1 { large } else { 2 * large };
                let mut mem = Mem::filled(&Shape::int(), 2 * large, |i| value(job.me(), i));
                let done = team.run("test", oxmpi_coll::bcast(team.call(), mem.buf(0, count), 0));
                if job.me() == 1 {
                    (large..2 * large).for_each(|i| assert_eq!(mem.get(i), value(1, i)));
                } else {
                    mem.expect("bcast", |i| value(0, i));
                }
                done.err().map(|e| e.class)
            });
            for (r, class) in outcome.iter().enumerate() {
                let expected = (r == 1).then_some(ErrorClass::Truncate);
                assert_eq!(*class, expected, "rank {r} of {n}");
            }
            // Rank 0 expects more than rank 1 sends.
            let outcome = mismatch(n, move |job, team| {
                let count = if job.me() == 1 { large } else { 2 * large };
                let mut send = Mem::filled(&Shape::int(), count, |i| value(job.me(), i));
                let mut recv = Mem::new(&Shape::int(), 2 * large * n);
                let blocks = (job.me() == 0).then(|| recv.blocks(2 * large));
                let call = oxmpi_coll::gather(team.call(), Some(send.all()), blocks, 0, true);
                team.run("test", call).err().map(|e| e.class)
            });
            for (r, class) in outcome.iter().enumerate() {
                let expected = (r == 0).then_some(ErrorClass::Arg);
                assert_eq!(*class, expected, "rank {r} of {n}");
            }
        }
    }
}

/// Runs a collective with this root over so many elements and gives the class of its error.
type Rooted = fn(&Job, &Team, Rank, usize) -> Option<ErrorClass>;

/// Collectives with a root that they are given, over `count` elements.
const ROOTED: [(&str, Rooted); 4] = [
    ("bcast", |_, team, root, count| {
        let mut mem = Mem::new(&Shape::int(), count);
        let call = oxmpi_coll::bcast(team.call(), mem.all(), root);
        team.run("bcast", call).err().map(|e| e.class)
    }),
    ("reduce", |job, team, root, count| {
        let mut send = Mem::filled(&Shape::int(), count, |i| value(job.me(), i));
        let mut recv = Mem::new(&Shape::int(), count);
        let recv = (root == job.me()).then(|| recv.all());
        let op = Op::Predefined(OpKind::Sum);
        let call = oxmpi_coll::reduce(team.call(), Some(send.all()), recv, op, root);
        team.run("reduce", call).err().map(|e| e.class)
    }),
    ("gather", |job, team, root, count| {
        let mut send = Mem::filled(&Shape::int(), count, |i| value(job.me(), i));
        let mut recv = Mem::new(&Shape::int(), count * job.size() as usize);
        let recv = (root == job.me()).then(|| recv.blocks(count));
        let call = oxmpi_coll::gather(team.call(), Some(send.all()), recv, root, false);
        team.run("gather", call).err().map(|e| e.class)
    }),
    ("scatter", |job, team, root, count| {
        let mut send = Mem::new(&Shape::int(), count * job.size() as usize);
        let mut recv = Mem::new(&Shape::int(), count);
        let send = (root == job.me()).then(|| send.blocks(count));
        let call = oxmpi_coll::scatter(team.call(), send, Some(recv.all()), root, false);
        team.run("scatter", call).err().map(|e| e.class)
    }),
];

#[test]
fn a_mismatched_root_is_seen() {
    for n in [2, 3, 5] {
        for (name, call) in ROOTED {
            for count in [1, 70_000] {
                for sort in 0..3 {
                    let outcome = mismatch(n, move |job, team| {
                        let root = match sort {
                            0 => job.me() % 2,
                            1 => job.me(),
                            _ => Rank::from(job.me() + 1 == job.size()),
                        };
                        call(job, team, root, count)
                    });
                    let seen = outcome.iter().filter(|o| **o == Some(ErrorClass::Root));
                    assert!(
                        seen.count() >= 1,
                        "{name} of {count} at {n} ranks, sort {sort}: {outcome:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn other_functions_and_operations_are_seen() {
    for n in [2, 4, 7] {
        let outcome = mismatch(n, |job, team| {
            let (_, call) = ROOTED[job.me() as usize % 2];
            call(job, team, 0, 3)
        });
        // A message that is left over tells that something differs, not what.
        let seen = |o: &Option<ErrorClass>| matches!(o, Some(ErrorClass::Other | ErrorClass::Root));
        assert!(outcome.iter().any(seen), "{n} ranks: {outcome:?}");
        for count in [1, 70_000] {
            let outcome = mismatch(n, move |job, team| {
                let mut recv = Mem::filled(&Shape::int(), count, |i| value(job.me(), i));
                let kind = if job.me() == 0 {
                    OpKind::Max
                } else {
                    OpKind::Sum
                };
                let op = Op::Predefined(kind);
                let call = oxmpi_coll::allreduce(team.call(), None, recv.all(), op);
                team.run("allreduce", call).err().map(|e| e.class)
            });
            let seen = |o: &Option<ErrorClass>| *o == Some(ErrorClass::Op);
            assert!(outcome.iter().any(seen), "{n} ranks: {outcome:?}");
        }
    }
}

#[test]
fn sums_of_doubles_have_the_same_bits_on_every_rank() {
    let forced = [
        "allreduce -> recursive_doubling",
        "allreduce -> rabenseifner",
        "allreduce -> ring",
        "allreduce -> linear",
    ];
    for n in [2, 3, 4, 6, 7, 8] {
        for text in forced {
            let tuning: &'static Tuning = Box::leak(Box::new(Tuning::parse(text).unwrap()));
            let results = job("bits", n, move |job| {
                let team = job.team(1, tuning);
                let double = Datatype::named(Named::Double);
                let mut data: Vec<f64> = (0..501)
                    .map(|i| {
                        f64::from(value(job.me() as Rank, i)).sqrt() * 10f64.powi(i as i32 % 9 - 4)
                    })
                    .collect();
                data[500] = f64::NAN.copysign(if job.me() % 2 == 0 { 1.0 } else { -1.0 });
                // SAFETY: the vector outlives the blocking call.
                let buf = unsafe { oxmpi_coll::Buf::new(data.as_mut_ptr().cast(), 501, &double) };
                let call =
                    oxmpi_coll::allreduce(team.call(), None, buf, Op::Predefined(OpKind::Sum));
                team.run("test", call).unwrap();
                data.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
            });
            assert!(
                results.iter().all(|r| *r == results[0]),
                "{n} ranks, {text}"
            );
            let last = f64::from_bits(results[0][499]);
            let exact: f64 = (0..n as u32)
                .map(|r| f64::from(value(r, 499)).sqrt() * 10f64.powi(499 % 9 - 4))
                .sum();
            assert!((last - exact).abs() <= exact * 1e-12);
        }
    }
}

#[test]
fn helpers_on_bytes() {
    for n in [1, 2, 5, 16] {
        job("helpers", n, move |job| {
            let team = job.team(1, Tuning::builtin());
            let me = job.me() as u8;
            let all = team
                .run(
                    "test",
                    oxmpi_coll::allgather_bytes(team.call(), &[me, me + 1]),
                )
                .unwrap();
            let expected: Vec<u8> = (0..n as u8).flat_map(|r| [r, r + 1]).collect();
            assert_eq!(all, expected);
            let mine = vec![me; 3 * me as usize];
            let all = team
                .run("test", oxmpi_coll::allgather_vecs(team.call(), &mine))
                .unwrap();
            assert!(
                all.iter()
                    .enumerate()
                    .all(|(r, v)| *v == vec![r as u8; 3 * r])
            );
            let root = n as Rank / 2;
            let text = if job.me() == root {
                "from the root"
            } else {
                ""
            };
            let got = team
                .run(
                    "test",
                    oxmpi_coll::bcast_vec(team.call(), text.as_bytes(), root),
                )
                .unwrap();
            assert_eq!(got, b"from the root");
        });
    }
}

#[test]
fn persistent_calls_may_start_in_any_order() {
    job("persistent", 4, |job| {
        let team = job.team(1, Tuning::builtin());
        let one = Shape::int();
        let calls = [team.reserve(), team.reserve()];
        for round in 0..20 {
            let mut mems: Vec<Mem> = (0..2)
                .map(|k| Mem::filled(&one, 1, |_| if job.me() == k { 7 + round } else { -1 }))
                .collect();
            let bufs: Vec<_> = mems.iter_mut().map(Mem::all).collect();
            let start = |k: usize| {
                team.start(oxmpi_coll::bcast(
                    calls[k].again(),
                    bufs[k].clone(),
                    k as Rank,
                ))
            };
            let order = if job.me() % 2 == 0 { [0, 1] } else { [1, 0] };
            for task in order.map(start) {
                job.wait(task).unwrap();
            }
            mems.iter()
                .for_each(|m| m.expect("persistent", |_| 7 + round));
        }
    });
}
