//! Every collective, with every algorithm, against a sequential result: types with and without gaps, in place and
//! not, counts from nothing to large, blocking, nonblocking and persistent with many outstanding, 1 to 17 ranks.

mod common;

use common::{Job, Mem, Shape, Trial, job};
use oxmpi_coll::{Call, Collective, Op, Team, Tuning, UserOp};
use oxmpi_datatype::Datatype;
use oxmpi_datatype::op::OpKind;
use oxmpi_types::Count;
use std::cell::RefCell;
use std::rc::Rc;

/// What rank `r` contributes as its `i`-th int.
fn value(r: u32, i: usize) -> i32 {
    (r as i32 * 37 + i as i32 * 7) % 1009 + 1
}

fn moving(calls: &Calls, shape: &Shape, count: usize, root: u32, trials: &mut Vec<Trial>) {
    let (n, me) = (calls.team.size(), calls.team.rank());
    let ranks = n as usize;
    let per = shape.per_element() * count;
    let tag = format!("{} x {count}, {n} ranks, root {root}", shape.name);

    let mut buf = if me == root {
        Mem::filled(shape, count, |i| value(root, i))
    } else {
        Mem::new(shape, count)
    };
    let what = format!("bcast {tag}");
    trials.push(Trial::new(
        oxmpi_coll::bcast(calls.next(), buf.all(), root),
        move || buf.expect(&what, |i| value(root, i)),
    ));

    // Gather and scatter, with one type at the root and ints elsewhere.
    let ints = Shape::int();
    for in_place in [false, true] {
        let what = format!("gather {tag} in_place {in_place}");
        let mut send = Mem::filled(&ints, per, |i| value(me, i));
        let mut recv = Mem::new(shape, if me == root { count * ranks } else { 0 });
        let mine = if in_place && me == root {
            (0..per).for_each(|i| recv.set(per * me as usize + i, value(me, i)));
            None
        } else {
            Some(send.all())
        };
        let blocks = (me == root).then(|| recv.blocks(count));
        trials.push(Trial::new(
            oxmpi_coll::gather(calls.next(), mine, blocks, root, false),
            move || {
                send.expect(&what, |i| value(me, i));
                recv.expect(&what, |i| value((i / per) as u32, i % per));
            },
        ));

        let what = format!("scatter {tag} in_place {in_place}");
        let from = move |i: usize| value((i / per) as u32 + root, i % per);
        let mut send = Mem::filled(shape, if me == root { count * ranks } else { 0 }, from);
        let mut recv = Mem::new(&ints, per);
        let blocks = (me == root).then(|| send.blocks(count));
        let stays = in_place && me == root;
        let mine = (!stays).then(|| recv.all());
        trials.push(Trial::new(
            oxmpi_coll::scatter(calls.next(), blocks, mine, root, false),
            move || {
                send.expect(&what, from);
                recv.expect(&what, |i| if stays { -1 } else { value(me + root, i) });
            },
        ));
    }

    // Blocks of different sizes, in another order, with room between them.
    let counts: Vec<usize> = (0..ranks).map(|r| (count + r) % (count + 3)).collect();
    let mut displs = vec![0; ranks];
    let mut at = 0;
    for r in (0..ranks).rev() {
        displs[r] = at;
        at += counts[r] + 1;
    }
    let room = at;
    let k = shape.per_element();
    // Rank and index of the int at a place of the layout above, if it is data.
    let owner = {
        let (counts, displs) = (counts.clone(), displs.clone());
        move |i: usize| {
            (0..counts.len())
                .find(|&r| i / k >= displs[r] && i / k < displs[r] + counts[r])
                .map(|r| (r as u32, i - displs[r] * k))
        }
    };
    let owner = Rc::new(owner);
    let own = counts[me as usize] * k;
    for in_place in [false, true] {
        let what = format!("gatherv {tag} in_place {in_place}");
        let mut send = Mem::filled(&ints, own, |i| value(me, i));
        let mut recv = Mem::new(shape, if me == root { room } else { 0 });
        let mine = if in_place && me == root {
            (0..own).for_each(|i| recv.set(displs[me as usize] * k + i, value(me, i)));
            None
        } else {
            Some(send.all())
        };
        let blocks = (me == root).then(|| recv.varying(&counts, &displs));
        let find = owner.clone();
        trials.push(Trial::new(
            oxmpi_coll::gather(calls.next(), mine, blocks, root, true),
            move || {
                send.expect(&what, |i| value(me, i));
                recv.expect(&what, |i| find(i).map_or(-1, |(r, j)| value(r, j)));
            },
        ));

        let what = format!("scatterv {tag} in_place {in_place}");
        let find = owner.clone();
        let mut send = Mem::filled(shape, if me == root { room } else { 0 }, |i| {
            find(i).map_or(-1, |(r, j)| value(r, j))
        });
        let mut recv = Mem::new(&ints, own);
        let blocks = (me == root).then(|| send.varying(&counts, &displs));
        let stays = in_place && me == root;
        let mine = (!stays).then(|| recv.all());
        trials.push(Trial::new(
            oxmpi_coll::scatter(calls.next(), blocks, mine, root, true),
            move || {
                send.expect(&what, |i| find(i).map_or(-1, |(r, j)| value(r, j)));
                recv.expect(&what, |i| if stays { -1 } else { value(me, i) });
            },
        ));

        let what = format!("allgather {tag} in_place {in_place}");
        let mut send = Mem::filled(&ints, per, |i| value(me, i));
        let mut recv = Mem::new(shape, count * ranks);
        let mine = if in_place {
            (0..per).for_each(|i| recv.set(per * me as usize + i, value(me, i)));
            None
        } else {
            Some(send.all())
        };
        let blocks = recv.blocks(count);
        trials.push(Trial::new(
            oxmpi_coll::allgather(calls.next(), mine, blocks),
            move || {
                send.expect(&what, |i| value(me, i));
                recv.expect(&what, |i| value((i / per) as u32, i % per));
            },
        ));

        let what = format!("allgatherv {tag} in_place {in_place}");
        let mut send = Mem::filled(&ints, own, |i| value(me, i));
        let mut recv = Mem::new(shape, room);
        let mine = if in_place {
            (0..own).for_each(|i| recv.set(displs[me as usize] * k + i, value(me, i)));
            None
        } else {
            Some(send.all())
        };
        let blocks = recv.varying(&counts, &displs);
        let find = owner.clone();
        trials.push(Trial::new(
            oxmpi_coll::allgather(calls.next(), mine, blocks),
            move || {
                send.expect(&what, |i| value(me, i));
                recv.expect(&what, |i| find(i).map_or(-1, |(r, j)| value(r, j)));
            },
        ));

        // Rank a sends b the values value(a * 20 + b, ..).
        let what = format!("alltoall {tag} in_place {in_place}");
        let out = move |i: usize| value(me * 20 + (i / per) as u32, i % per);
        let mut send = Mem::filled(shape, count * ranks, out);
        let mut recv = Mem::new(shape, count * ranks);
        if in_place {
            (0..recv.ints()).for_each(|i| recv.set(i, out(i)));
        }
        let from = (!in_place).then(|| send.blocks(count));
        let into = recv.blocks(count);
        trials.push(Trial::new(
            oxmpi_coll::alltoall(calls.next(), from, into),
            move || {
                send.expect(&what, out);
                recv.expect(&what, |i| value((i / per) as u32 * 20 + me, i % per));
            },
        ));

        // Rank a sends b count(a, b) elements; symmetric, as in place asks for.
        for typed in [false, true] {
            let what = format!("alltoallv {tag} in_place {in_place} typed {typed}");
            let size = |a: u32, b: u32| (count + (a + b) as usize) % (count + 2);
            let counts: Vec<usize> = (0..n).map(|b| size(me, b)).collect();
            let most = count + 2;
            let displs: Vec<usize> = (0..ranks).map(|b| b * most).collect();
            let sizes = counts.clone();
            let held = move |i: usize| {
                let (b, j) = (i / k / most, i - i / k / most * most * k);
                (j < sizes[b] * k).then_some((b as u32, j))
            };
            let out = {
                let held = held.clone();
                move |i: usize| held(i).map_or(-1, |(b, j)| value(me * 20 + b, j))
            };
            let mut send = Mem::filled(shape, most * ranks, &out);
            let mut recv = Mem::new(shape, most * ranks);
            if in_place {
                (0..recv.ints()).for_each(|i| recv.set(i, out(i)));
            }
            let from = (!in_place).then(|| {
                if typed {
                    send.typed(&counts, &displs)
                } else {
                    send.varying(&counts, &displs)
                }
            });
            let into = if typed {
                recv.typed(&counts, &displs)
            } else {
                recv.varying(&counts, &displs)
            };
            trials.push(Trial::new(
                oxmpi_coll::alltoall(calls.next(), from, into),
                move || {
                    send.expect(&what, out);
                    recv.expect(&what, |i| {
                        held(i).map_or(-1, |(a, j)| value(a * 20 + me, j))
                    });
                },
            ));
        }
    }
    trials.push(Trial::new(oxmpi_coll::barrier(calls.next()), || ()));
}

/// Composition of x -> a x + b modulo a prime, on pairs of ints: associative, not commutative.
struct Affine(Shape);

const PRIME: i64 = 32_749;

fn compose(first: (i32, i32), second: (i32, i32)) -> (i32, i32) {
    let ((a, b), (c, d)) = (first, second);
    let (a, b, c, d) = (i64::from(a), i64::from(b), i64::from(c), i64::from(d));
    ((a * c % PRIME) as i32, ((a * d + b) % PRIME) as i32)
}

impl UserOp for Affine {
    fn apply(&self, input: *const u8, inout: *mut u8, count: Count, datatype: &Rc<Datatype>) {
        assert_eq!(datatype.extent(), self.0.extent);
        for e in 0..count {
            let at = |k: usize| (e * self.0.extent + self.0.ints[k]) as isize;
            // SAFETY: count elements of the shape are readable at input and writable at inout.
            unsafe {
                let read = |p: *const u8, k| p.offset(at(k)).cast::<i32>().read_unaligned();
                let x = (read(input, 0), read(input, 1));
                let y = (read(inout, 0), read(inout, 1));
                let (a, b) = compose(x, y);
                inout.offset(at(0)).cast::<i32>().write_unaligned(a);
                inout.offset(at(1)).cast::<i32>().write_unaligned(b);
            }
        }
    }
}

/// How to combine sequentially: the value of int `i` of ranks `from..to`.
type Fold = Rc<dyn Fn(u32, u32, usize) -> i32>;

fn operations() -> Vec<(Shape, Op, Fold, &'static str)> {
    let mut list: Vec<(Shape, Op, Fold, &'static str)> = Vec::new();
    for (kind, f) in [
        (OpKind::Sum, (|a, b| a + b) as fn(i32, i32) -> i32),
        (OpKind::Max, |a, b| a.max(b)),
        (OpKind::Bxor, |a, b| a ^ b),
    ] {
        let fold: Fold = Rc::new(move |from, to, i| {
            (from..to)
                .map(|r| value(r, i))
                .reduce(f)
                .expect("at least one rank")
        });
        list.push((Shape::int(), Op::Predefined(kind), fold, kind.name()));
    }
    let shape = Shape::gaps();
    let op = Op::User {
        function: Rc::new(Affine(shape.clone())),
        commutative: false,
    };
    let fold: Fold = Rc::new(|from, to, i| {
        let e = i / 2 * 2;
        let all = (from..to)
            .map(|r| (value(r, e), value(r, e + 1)))
            .reduce(compose)
            .expect("at least one rank");
        if i % 2 == 0 { all.0 } else { all.1 }
    });
    list.push((shape, op, fold, "affine"));
    list
}

fn reducing(calls: &Calls, count: usize, root: u32, trials: &mut Vec<Trial>) {
    let (n, me) = (calls.team.size(), calls.team.rank());
    let ranks = n as usize;
    for (shape, op, fold, name) in operations() {
        let k = shape.per_element();
        for in_place in [false, true] {
            let tag = format!("{name} x {count}, {n} ranks, root {root}, in_place {in_place}");
            let own = move |i| value(me, i);
            let make = |elements: usize| {
                let send = Mem::filled(&shape, elements, own);
                let recv = if in_place {
                    Mem::filled(&shape, elements, own)
                } else {
                    Mem::new(&shape, elements)
                };
                (send, recv)
            };

            let what = format!("reduce {tag}");
            let (mut send, mut recv) = make(count);
            let at_root = me == root;
            let from = (!(in_place && at_root)).then(|| send.all());
            let into = at_root.then(|| recv.all());
            let all = fold.clone();
            trials.push(Trial::new(
                oxmpi_coll::reduce(calls.next(), from, into, op.clone(), root),
                move || {
                    send.expect(&what, own);
                    if at_root {
                        recv.expect(&what, |i| all(0, n, i));
                    }
                },
            ));

            let what = format!("allreduce {tag}");
            let (mut send, mut recv) = make(count);
            let from = (!in_place).then(|| send.all());
            let into = recv.all();
            let all = fold.clone();
            trials.push(Trial::new(
                oxmpi_coll::allreduce(calls.next(), from, into, op.clone()),
                move || {
                    send.expect(&what, own);
                    recv.expect(&what, |i| all(0, n, i));
                },
            ));

            let what = format!("scan {tag}");
            let (mut send, mut recv) = make(count);
            let from = (!in_place).then(|| send.all());
            let into = recv.all();
            let all = fold.clone();
            trials.push(Trial::new(
                oxmpi_coll::scan(calls.next(), from, into, op.clone()),
                move || {
                    send.expect(&what, own);
                    recv.expect(&what, |i| all(0, me + 1, i));
                },
            ));

            let what = format!("exscan {tag}");
            let (mut send, mut recv) = make(count);
            let from = (!in_place).then(|| send.all());
            let into = recv.all();
            let all = fold.clone();
            trials.push(Trial::new(
                oxmpi_coll::exscan(calls.next(), from, into, op.clone()),
                move || {
                    send.expect(&what, own);
                    recv.expect(&what, |i| match me {
                        0 if in_place => own(i),
                        0 => -1,
                        _ => all(0, me, i),
                    });
                },
            ));

            for block in [true, false] {
                let what = format!("reduce_scatter {tag} block {block}");
                let counts: Vec<Count> = (0..ranks)
                    .map(|r| if block { count } else { (count + r) % (count + 2) } as Count)
                    .collect();
                let total = counts.iter().sum::<Count>() as usize;
                let start = counts[..me as usize].iter().sum::<Count>() as usize;
                let mine = counts[me as usize] as usize;
                let mut send = Mem::filled(&shape, total, own);
                let mut recv = if in_place {
                    Mem::filled(&shape, total, own)
                } else {
                    Mem::new(&shape, mine)
                };
                let from = (!in_place).then(|| send.all());
                let into = recv.buf(0, mine);
                let all = fold.clone();
                trials.push(Trial::new(
                    oxmpi_coll::reduce_scatter(calls.next(), from, into, counts, op.clone()),
                    move || {
                        send.expect(&what, own);
                        recv.expect(&what, |i| {
                            if i < mine * k {
                                all(0, n, start * k + i)
                            } else {
                                own(i)
                            }
                        });
                    },
                ));
            }
        }
    }
}

/// How the calls of trials are begun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Blocking,
    Nonblocking,
    Persistent,
}

/// Makes the calls of one team in one way.
struct Calls {
    team: Team,
    way: Way,
    /// What persistent ones are made of; they keep their numbers until the end.
    made: RefCell<Vec<Call>>,
}

impl Calls {
    fn next(&self) -> Call {
        if self.way != Way::Persistent {
            return self.team.call();
        }
        let made = self.team.reserve();
        let call = made.again();
        self.made.borrow_mut().push(made);
        call
    }
}

/// The library's own table, and as many as it takes to force each algorithm once.
fn tables() -> Vec<&'static Tuning> {
    let known = |c: &Collective| c.algorithms().len();
    let turns = Collective::ALL.iter().map(known).max().unwrap();
    let mut tables = vec![Tuning::builtin()];
    for turn in 0..turns {
        let rule = |c: &Collective| {
            let algorithm = c.algorithms()[turn % known(c)];
            format!("{} -> {}\n", c.name(), algorithm.name())
        };
        let text: String = Collective::ALL.iter().map(rule).collect();
        tables.push(Box::leak(Box::new(Tuning::parse(&text).unwrap())));
    }
    tables
}

/// All trials at all counts; large ones only at once, as what they do is the same.
fn everything(job: &Job, counts: &[usize]) {
    for (t, tuning) in tables().into_iter().enumerate() {
        on_table(job, t as u32, tuning, counts);
    }
}

/// All trials at all counts, with one table.
fn on_table(job: &Job, t: u32, tuning: &'static Tuning, counts: &[usize]) {
    let team = job.team(t, tuning);
    let mut made = Vec::new();
    for &count in counts {
        for way in [Way::Blocking, Way::Nonblocking, Way::Persistent] {
            let small = count < 10_000;
            if way == Way::Blocking && !small {
                continue;
            }
            let calls = Calls {
                team: team.clone(),
                way,
                made: RefCell::default(),
            };
            let root = (count as u32 + t + way as u32) % job.size();
            let mut trials = Vec::new();
            let shapes = [Shape::gaps(), Shape::int(), Shape::backwards()];
            for shape in &shapes[..if small { 3 } else { 1 }] {
                moving(&calls, shape, count, root, &mut trials);
            }
            reducing(&calls, count, root, &mut trials);
            if way == Way::Blocking {
                one_by_one(&team, trials);
            } else {
                at_once(job, trials);
            }
            made.append(&mut calls.made.borrow_mut());
        }
    }
}

fn one_by_one(team: &Team, trials: Vec<Trial>) {
    for trial in trials {
        team.run("test", trial.run).unwrap();
        (trial.check)();
    }
}

/// All under way together, completed in an order of each rank's own.
fn at_once(job: &Job, trials: Vec<Trial>) {
    let mut started: Vec<_> = trials
        .into_iter()
        .map(|trial| (job.engine.spawn(trial.run), trial.check))
        .collect();
    let turn = job.me() as usize * 5 % started.len();
    started.rotate_left(turn);
    if job.me() % 2 == 1 {
        started.reverse();
    }
    for (task, check) in started {
        job.wait(task).unwrap();
        check();
    }
}

#[test]
fn small_counts_on_1_to_8_ranks() {
    for n in 1..=8 {
        job("small", n, |job| everything(job, &[0, 1, 40]));
    }
}

#[test]
fn small_counts_on_9_to_17_ranks() {
    for n in 9..=17 {
        job("small", n, |job| everything(job, &[1, 5]));
    }
}

#[test]
fn a_thousand_elements() {
    for n in [2, 3, 4, 7] {
        job("thousand", n, |job| everything(job, &[1000]));
    }
}

#[test]
fn large_counts() {
    job("large", 3, |job| everything(job, &[35_000]));
}

/// One element less, the same and one more than the sizes at which the library's rules change.
#[test]
fn at_thresholds() {
    for n in [2, 5] {
        job("thresholds", n, |job| {
            let around = |ints: usize| [ints - 1, ints, ints + 1];
            let counts: Vec<usize> = [16, 256, 1024].into_iter().flat_map(around).collect();
            on_table(job, 0, Tuning::builtin(), &counts);
        });
    }
}

/// The whole matrix, which takes minutes: `OXMPI_COLL_MATRIX=1`, part of the long run.
#[test]
fn whole_matrix() {
    if std::env::var_os("OXMPI_COLL_MATRIX").is_none() {
        return;
    }
    for n in 1..=17 {
        job("matrix", n, |job| {
            everything(job, &[0, 1, 2, 15, 16, 17, 255, 256, 257]);
            on_table(job, 100, Tuning::builtin(), &[1023, 1024, 1025]);
        });
    }
    for n in [2, 3, 4, 5, 6, 7, 8, 13, 16] {
        job("matrix, large", n, |job| {
            everything(job, &[4095, 4096, 4097, 16_385, 70_000]);
        });
    }
}
