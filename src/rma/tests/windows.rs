//! Windows, operations and synchronisation on jobs of threads.

mod common;
use common::*;

#[test]
fn a_root_without_memory_puts_and_the_others_accumulate() {
    job(4, |rt| {
        let me = Me::new(rt);
        let mut memory = vec![0i32; if me.rank == 0 { 0 } else { 2 }];
        let win = me.window(&mut memory);
        me.fence(&win);
        if me.rank == 0 {
            me.put(&mut [1, 2], 1, 0, &win).unwrap();
        }
        me.fence(&win);
        let expected: &[i32] = match me.rank {
            0 => &[],
            1 => &[1, 2],
            _ => &[0, 0],
        };
        assert_eq!(memory, expected);
        // From whoever has memory to whoever has: everyone adds its rank + 1 to rank 3's second int.
        me.fence(&win);
        me.add(&mut [me.rank as i32 + 1], 3, 1, &win).unwrap();
        me.fence(&win);
        if me.rank == 3 {
            assert_eq!(memory, [0, 10]);
        }
        me.free(&win);
    });
}

#[test]
fn large_transfers_and_gaps_on_both_sides() {
    for n in [1, 2, 3] {
        job(n, |rt| {
            let me = Me::new(rt);
            const COUNT: usize = 200_000;
            let mut memory = vec![-1i32; 3 * COUNT];
            let win = me.window(&mut memory);
            // Every third int at the target, every second at the origin.
            let int = Datatype::named(Named::Int);
            let every = |k: i64| {
                let t = Datatype::resized(&int, 0, 4 * k).unwrap();
                t.commit();
                rt.new_type(t)
            };
            let (second, third) = (every(2), every(3));
            let next = (me.rank + 1) % me.size;
            let mut data: Vec<i32> = (0..2 * COUNT as i32).map(|i| i + me.rank as i32).collect();
            me.fence(&win);
            let count = COUNT as i64;
            put(
                rt,
                at(&mut data),
                count,
                Some(&second),
                to(next),
                0,
                count,
                Some(&third),
                &win,
            )
            .unwrap();
            me.fence(&win);
            let before = (me.rank + me.size - 1) % me.size;
            for i in 0..COUNT {
                assert_eq!(memory[3 * i], 2 * i as i32 + before as i32);
                assert_eq!((memory[3 * i + 1], memory[3 * i + 2]), (-1, -1));
            }
            // Add the same once more, and fetch what was there.
            let mut old = vec![0i32; COUNT];
            let sum = rt.predefined_op(OpKind::Sum);
            me.fence(&win);
            get_accumulate(
                rt,
                at(&mut data),
                count,
                Some(&second),
                at(&mut old),
                count,
                Some(&me.int),
                to(next),
                0,
                count,
                Some(&third),
                &sum,
                &win,
            )
            .unwrap();
            me.fence(&win);
            for i in 0..COUNT {
                assert_eq!(old[i], 2 * i as i32 + me.rank as i32);
                assert_eq!(memory[3 * i], 2 * (2 * i as i32 + before as i32));
                assert_eq!((memory[3 * i + 1], memory[3 * i + 2]), (-1, -1));
            }
            // And back, the other way round.
            let mut back = vec![-7i32; 2 * COUNT];
            me.fence(&win);
            get(
                rt,
                at(&mut back),
                count,
                Some(&second),
                to(next),
                0,
                count,
                Some(&third),
                &win,
            )
            .unwrap();
            me.fence(&win);
            for i in 0..COUNT {
                assert_eq!(back[2 * i], 2 * (2 * i as i32 + me.rank as i32));
                assert_eq!(back[2 * i + 1], -7);
            }
            me.free(&win);
        });
    }
}

/// A little generator, the same on every rank.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

/// In each epoch every slot of every rank is put to by one origin, read by one, or added to by several; the
/// same on a model.
#[test]
fn random_programs_without_races_equal_a_model() {
    for (i, &way) in Way::ALL.iter().enumerate() {
        for n in [1, 2, 3, 5, 8] {
            random_program(way, n, (10 * i + n) as u64);
        }
    }
}

fn random_program(way: Way, n: usize, seed: u64) {
    {
        way.job(n, move |rt| {
            let me = Me::new(rt);
            let mut random = Random(seed);
            const SLOTS: usize = 40;
            let mut model = vec![vec![0i32; SLOTS]; n];
            let memory = way.window(&me, SLOTS);
            let win = memory.win.clone();
            for epoch in 0..60 {
                let style = random.below(3);
                match style {
                    0 => me.fence(&win),
                    1 => win_lock_all(rt, Assert::NONE, &win).unwrap(),
                    _ => {}
                }
                // What gets are to bring, and where it came to.
                let mut fetched: Vec<(Box<[i32; 2]>, i32)> = Vec::new();
                for (target, row) in model.iter_mut().enumerate() {
                    let mut locked = false;
                    for slot in 0..SLOTS / 2 {
                        let (action, origin) = (random.below(5), random.below(n));
                        let value = random.below(1000) as i32;
                        let mine = origin == me.rank as usize;
                        let (t, disp) = (target as u32, 2 * slot as i64);
                        if style == 2 && !locked {
                            let kind = if action % 2 == 0 {
                                LockType::Shared
                            } else {
                                LockType::Exclusive
                            };
                            win_lock(rt, kind, to(t), Assert::NONE, &win).unwrap();
                            locked = true;
                        }
                        let now = &mut row[2 * slot..2 * slot + 2];
                        match action {
                            0 => {
                                if mine {
                                    me.put(&mut [value, -value], t, disp, &win).unwrap();
                                }
                                now.copy_from_slice(&[value, -value]);
                            }
                            1 => {
                                if mine {
                                    let mut into = Box::new([0; 2]);
                                    me.get(&mut into[..], t, disp, &win).unwrap();
                                    fetched.push((into, now[0]));
                                }
                            }
                            2 | 3 => {
                                // Everyone adds its own amount.
                                me.add(&mut [value + me.rank as i32, 1], t, disp, &win)
                                    .unwrap();
                                now[0] += n as i32 * value + (0..n as i32).sum::<i32>();
                                now[1] += n as i32;
                            }
                            _ => {
                                if mine {
                                    let mut into = Box::new([0; 2]);
                                    let int = Some(&me.int);
                                    let replace = rt.predefined_op(OpKind::Replace);
                                    get_accumulate(
                                        rt,
                                        at(&mut [value, 5]),
                                        2,
                                        int,
                                        at(&mut into[..]),
                                        2,
                                        int,
                                        to(t),
                                        disp,
                                        2,
                                        int,
                                        &replace,
                                        &win,
                                    )
                                    .unwrap();
                                    fetched.push((into, now[0]));
                                }
                                now.copy_from_slice(&[value, 5]);
                            }
                        }
                    }
                    if locked {
                        win_unlock(rt, to(target as u32), &win).unwrap();
                    }
                }
                match style {
                    0 => me.fence(&win),
                    1 => win_unlock_all(rt, &win).unwrap(),
                    _ => {}
                }
                me.barrier();
                assert_eq!(
                    memory.values(),
                    model[me.rank as usize],
                    "{way:?} seed {seed} epoch {epoch} style {style}"
                );
                for (got, expected) in fetched {
                    assert_eq!(got[0], expected, "epoch {epoch} style {style}");
                }
                me.barrier();
            }
            me.free(&win);
        });
    }
}

#[test]
fn contended_counters_and_locks_lose_nothing() {
    for way in Way::ALL {
        contention(way);
    }
}

fn contention(way: Way) {
    const TURNS: i32 = 500;
    for n in [2, 4, 7] {
        way.job(n, |rt| {
            let me = Me::new(rt);
            let memory = way.window(&me, 4);
            let win = memory.win.clone();
            win_lock_all(rt, Assert::NONE, &win).unwrap();
            // A counter: every value is drawn once.
            let mut drawn = Vec::new();
            for _ in 0..TURNS {
                drawn.push(me.fetch(OpKind::Sum, 1, 0, 0, &win));
            }
            assert!(drawn.is_sorted());
            // A spin lock by compare and swap around a plain read and write.
            for _ in 0..TURNS / 10 {
                loop {
                    let (mut new, mut free, mut old) = ([me.rank as i32 + 1], [0], [-1]);
                    let int = Some(&me.int);
                    compare_and_swap(
                        rt,
                        at(&mut new),
                        at(&mut free),
                        at(&mut old),
                        int,
                        to(0),
                        1,
                        &win,
                    )
                    .unwrap();
                    win_flush(rt, to(0), &win).unwrap();
                    if old == [0] {
                        break;
                    }
                }
                let mut value = [0];
                me.get(&mut value, 0, 2, &win).unwrap();
                win_flush(rt, to(0), &win).unwrap();
                value[0] += 1;
                me.put(&mut value, 0, 2, &win).unwrap();
                win_flush(rt, to(0), &win).unwrap();
                assert_eq!(me.fetch(OpKind::Replace, 0, 0, 1, &win), me.rank as i32 + 1);
            }
            win_unlock_all(rt, &win).unwrap();
            // The same by exclusive locks.
            for _ in 0..TURNS / 10 {
                win_lock(rt, LockType::Exclusive, to(0), Assert::NONE, &win).unwrap();
                let mut value = [0];
                me.get(&mut value, 0, 3, &win).unwrap();
                win_flush(rt, to(0), &win).unwrap();
                value[0] += 1;
                me.put(&mut value, 0, 3, &win).unwrap();
                win_unlock(rt, to(0), &win).unwrap();
            }
            me.barrier();
            let turns = TURNS * me.size as i32;
            if me.rank == 0 {
                assert_eq!(
                    memory.values(),
                    [turns, 0, turns / 10, turns / 10],
                    "{way:?}"
                );
            }
            win_lock_all(rt, Assert::NONE, &win).unwrap();
            assert_eq!(me.fetch(OpKind::NoOp, 99, 0, 0, &win), turns);
            win_unlock_all(rt, &win).unwrap();
            me.free(&win);
        });
    }
}

#[test]
fn post_start_complete_wait() {
    for n in [2, 3, 6] {
        job(n, |rt| {
            let me = Me::new(rt);
            // A slot for each rank, and one that stays.
            let mut memory = vec![0i32; me.size as usize + 1];
            memory[me.size as usize] = me.rank as i32;
            let win = me.window(&mut memory);
            let group = win_get_group(rt, &win).unwrap();
            for round in 1..20 {
                win_post(rt, &group, Assert::NONE, &win).unwrap();
                win_start(rt, &group, Assert::NONE, &win).unwrap();
                for target in 0..me.size {
                    let mut data = [round * 100 + me.rank as i32];
                    me.put(&mut data, target, i64::from(me.rank), &win).unwrap();
                }
                let (mut copy, next) = ([-1], (me.rank + 1) % me.size);
                me.get(&mut copy, next, i64::from(me.size), &win).unwrap();
                win_complete(rt, &win).unwrap();
                assert_eq!(copy, [next as i32]);
                while !win_test(rt, &win).unwrap() {}
                let expected: Vec<i32> = (0..me.size as i32).map(|r| round * 100 + r).collect();
                assert_eq!(memory[..me.size as usize], expected);
                me.barrier();
            }
            me.free(&win);
        });
    }
}

#[test]
fn request_forms_complete() {
    job(3, |rt| {
        let me = Me::new(rt);
        let mut memory = vec![me.rank as i32; 100_000];
        let win = me.window(&mut memory);
        let next = (me.rank + 1) % me.size;
        let n = memory.len() as i64;
        let int = Some(&me.int);
        win_lock_all(rt, Assert::NONE, &win).unwrap();
        me.barrier();
        let mut into = vec![-1i32; memory.len()];
        let request = rget(rt, at(&mut into), n, int, to(next), 0, n, int, &win).unwrap();
        oxmpi_mpi::wait(rt, &mut Some(request)).unwrap();
        assert!(into.iter().all(|&x| x == next as i32));
        me.barrier();
        let mut data = vec![7i32; memory.len()];
        let request = rput(rt, at(&mut data), n, int, to(next), 0, n, int, &win).unwrap();
        oxmpi_mpi::wait(rt, &mut Some(request)).unwrap();
        win_flush_all(rt, &win).unwrap();
        me.barrier();
        assert!(memory.iter().all(|&x| x == 7));
        me.barrier();
        let sum = rt.predefined_op(OpKind::Sum);
        let request =
            raccumulate(rt, at(&mut data), n, int, to(next), 0, n, int, &sum, &win).unwrap();
        oxmpi_mpi::wait(rt, &mut Some(request)).unwrap();
        let request = rget_accumulate(
            rt,
            NULL,
            0,
            None,
            at(&mut into),
            n,
            int,
            to(next),
            0,
            n,
            int,
            &rt.predefined_op(OpKind::NoOp),
            &win,
        )
        .unwrap();
        oxmpi_mpi::wait(rt, &mut Some(request)).unwrap();
        assert!(into.iter().all(|&x| x == 14));
        win_unlock_all(rt, &win).unwrap();
        me.free(&win);
    });
}

#[test]
fn pairs_with_gaps_accumulate() {
    job(2, |rt| {
        #[repr(C)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        struct Pair {
            value: i16,
            index: i32,
        }
        let me = Me::new(rt);
        let mut memory = vec![Pair { value: 5, index: 1 }; 3000];
        let pairs = rt.predefined_type(Named::ShortInt).clone();
        let (base, bytes) = (at(&mut memory), 8 * 3000);
        let win = win_create(rt, base, bytes, 8, None, &me.comm).unwrap();
        let mut data: Vec<Pair> = (0..3000)
            .map(|i| Pair {
                value: (i % 10) as i16,
                index: -i,
            })
            .collect();
        me.fence(&win);
        if me.rank == 1 {
            let op = rt.predefined_op(OpKind::Maxloc);
            let t = Some(&pairs);
            accumulate(rt, at(&mut data), 3000, t, to(0), 0, 3000, t, &op, &win).unwrap();
        }
        me.fence(&win);
        if me.rank == 0 {
            for (i, pair) in memory.iter().enumerate() {
                let new = data[i];
                let expected = match new.value {
                    0..5 => Pair { value: 5, index: 1 },
                    5 => Pair {
                        value: 5,
                        index: new.index.min(1),
                    },
                    _ => new,
                };
                assert_eq!(*pair, expected, "{i}");
            }
        }
        me.free(&win);
    });
}
