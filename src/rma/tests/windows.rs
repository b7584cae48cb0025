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
    for (n, seed) in [(1, 1), (2, 2), (3, 3), (5, 4), (8, 5)] {
        job(n, move |rt| {
            let me = Me::new(rt);
            let mut random = Random(seed);
            const SLOTS: usize = 40;
            let mut memory = vec![0i32; SLOTS];
            let mut model = vec![vec![0i32; SLOTS]; n];
            let win = me.window(&mut memory);
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
                    memory, model[me.rank as usize],
                    "epoch {epoch} style {style}"
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
    const TURNS: i32 = 500;
    for n in [2, 4, 7] {
        job(n, |rt| {
            let me = Me::new(rt);
            let mut memory = vec![0i32; 4];
            let win = me.window(&mut memory);
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
                assert_eq!(memory, [turns, 0, turns / 10, turns / 10]);
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

#[test]
fn dynamic_windows_touch_only_what_is_attached() {
    job(3, |rt| {
        let me = Me::new(rt);
        let mut memory = [vec![0i32; 100], vec![1i32; 100]];
        let win = win_create_dynamic(rt, None, &me.comm).unwrap();
        for area in &mut memory {
            win_attach(rt, &win, at(area), 400).unwrap();
        }
        let overlap = UserBuf::Addr(memory[0].as_mut_ptr().wrapping_add(99).cast());
        assert_eq!(
            class(win_attach(rt, &win, overlap, 8)),
            Some(ErrorClass::RmaAttach)
        );
        let addresses = [0, 1]
            .map(|k: usize| memory[k].as_ptr() as u64)
            .map(u64::to_ne_bytes)
            .concat();
        let team = me.comm.team().unwrap();
        let all = team
            .run("test", oxmpi_coll::allgather_bytes(team.call(), &addresses))
            .unwrap();
        let next = (me.rank + 1) % me.size;
        let address = |k: usize| {
            let at = next as usize * 16 + k * 8;
            i64::from_ne_bytes(all[at..at + 8].try_into().unwrap())
        };
        me.fence(&win);
        me.put(&mut [3; 50], next, address(0) + 40, &win).unwrap();
        me.add(&mut [4; 100], next, address(1), &win).unwrap();
        me.fence(&win);
        assert_eq!(memory[0][..10], [0; 10]);
        assert_eq!(memory[0][10..60], [3; 50]);
        assert_eq!(memory[0][60..], [0; 40]);
        assert_eq!(memory[1], [5; 100]);
        // Half outside: refused as a whole, and said so.
        me.put(&mut [9; 50], next, address(0) + 300, &win).unwrap();
        let mut into = [0; 50];
        me.get(&mut into, next, address(1) + 204, &win).unwrap();
        let outcome = win_fence(rt, Assert::NONE, &win);
        assert_eq!(class(outcome), Some(ErrorClass::RmaRange));
        assert_eq!(memory[0][60..], [0; 40]);
        win_detach(rt, &win, at(&mut memory[0])).unwrap();
        assert_eq!(
            class(win_detach(rt, &win, at(&mut memory[0]))),
            Some(ErrorClass::RmaAttach)
        );
        me.fence(&win);
        me.put(&mut [9], next, address(0), &win).unwrap();
        assert_eq!(
            class(win_fence(rt, Assert::NONE, &win)),
            Some(ErrorClass::RmaRange)
        );
        me.free(&win);
        assert_eq!(memory[0][0], 0);
    });
}

#[test]
fn allocated_memory_and_attributes() {
    job(2, |rt| {
        use oxmpi_mpi::{KeyvalRef, PredefinedKey};
        let me = Me::new(rt);
        let (base, win) = win_allocate(rt, 64, 8, None, &me.comm).unwrap();
        assert!(!base.is_null());
        let value = |key| win_get_attr(rt, &win, &KeyvalRef::Predefined(key)).unwrap();
        let Some(WinAttr::Value(address)) = value(PredefinedKey::WinBase) else {
            panic!("no base");
        };
        assert_eq!(address, base as usize);
        assert_eq!(
            value(PredefinedKey::WinCreateFlavor),
            Some(WinAttr::Flavor(Flavor::Allocate))
        );
        assert_eq!(value(PredefinedKey::WinModel), Some(WinAttr::Unified));
        let outcome = win_get_attr(rt, &win, &KeyvalRef::Predefined(PredefinedKey::TagUb));
        assert_eq!(class(outcome), Some(ErrorClass::Keyval));
        win_set_name(rt, &win, "mine").unwrap();
        assert_eq!(win_get_name(rt, Some(&win)).unwrap(), "mine");
        me.fence(&win);
        let mut data = [1i32, 2];
        put(
            rt,
            at(&mut data),
            2,
            Some(&me.int),
            to(1 - me.rank),
            7,
            2,
            Some(&me.int),
            &win,
        )
        .unwrap();
        me.fence(&win);
        let mut got = [0; 16];
        me.get(&mut got, me.rank, 0, &win).unwrap();
        me.fence(&win);
        assert_eq!(got[14..], [1, 2]);
        me.free(&win);
        assert_eq!(class(win_get_name(rt, Some(&win))), Some(ErrorClass::Win));
    });
}

#[test]
fn misuse_is_an_error_that_leaves_the_window_usable() {
    job(2, |rt| {
        let me = Me::new(rt);
        let mut memory = vec![0i32; 10];
        let win = me.window(&mut memory);
        let other = 1 - me.rank;
        let int = Some(&me.int);

        // No epoch is open yet.
        assert_eq!(
            class(me.put(&mut [1], other, 0, &win)),
            Some(ErrorClass::RmaSync)
        );
        assert_eq!(
            class(win_unlock(rt, to(other), &win)),
            Some(ErrorClass::RmaSync)
        );
        assert_eq!(class(win_complete(rt, &win)), Some(ErrorClass::RmaSync));
        assert_eq!(class(win_wait(rt, &win)), Some(ErrorClass::RmaSync));
        assert_eq!(
            class(win_flush(rt, to(other), &win)),
            Some(ErrorClass::RmaSync)
        );

        me.fence(&win);
        for (disp, count) in [
            (10, 1),
            (-1, 1),
            (0, 11),
            (9, 2),
            (i64::MAX, 1),
            (i64::MAX / 4, 1),
        ] {
            let outcome = me.put(&mut vec![1; count], other, disp, &win);
            assert_eq!(class(outcome), Some(ErrorClass::RmaRange), "{disp} {count}");
        }
        let far = Datatype::resized(&Datatype::named(Named::Int), 0, 1 << 40).unwrap();
        far.commit();
        let far = rt.new_type(far);
        let outcome = put(
            rt,
            at(&mut [1, 2]),
            2,
            int,
            to(other),
            0,
            2,
            Some(&far),
            &win,
        );
        assert_eq!(class(outcome), Some(ErrorClass::RmaRange));
        assert_eq!(class(me.put(&mut [1], 2, 0, &win)), Some(ErrorClass::Rank));
        let outcome = put(rt, NULL, 1, int, to(other), 0, 1, int, &win);
        assert_eq!(class(outcome), Some(ErrorClass::Buffer));
        let outcome = put(rt, at(&mut [1]), -1, int, to(other), 0, 1, int, &win);
        assert_eq!(class(outcome), Some(ErrorClass::Count));
        let outcome = put(rt, at(&mut [1, 2]), 2, int, to(other), 0, 1, int, &win);
        assert_eq!(class(outcome), Some(ErrorClass::Arg));
        let double = rt.predefined_type(Named::Double).clone();
        let band = rt.predefined_op(OpKind::Band);
        let outcome = accumulate(
            rt,
            at(&mut [1f64]),
            1,
            Some(&double),
            to(other),
            0,
            1,
            Some(&double),
            &band,
            &win,
        );
        assert_eq!(class(outcome), Some(ErrorClass::Op));

        // Nobody, with no buffers at all.
        let sum = rt.predefined_op(OpKind::Sum);
        let null = RankArg::ProcNull;
        put(rt, NULL, 1, int, null, 0, 1, int, &win).unwrap();
        get(rt, NULL, 1, int, null, 0, 1, int, &win).unwrap();
        accumulate(rt, NULL, 1, int, null, 0, 1, int, &sum, &win).unwrap();
        get_accumulate(rt, NULL, 1, int, NULL, 1, int, null, 0, 1, int, &sum, &win).unwrap();
        fetch_and_op(rt, NULL, NULL, int, null, 0, &sum, &win).unwrap();
        compare_and_swap(rt, NULL, NULL, NULL, int, null, 0, &win).unwrap();
        // Nothing, with no buffers.
        put(rt, NULL, 0, int, to(other), 0, 0, int, &win).unwrap();
        me.fence(&win);
        assert_eq!(memory, [0; 10]);

        win_lock(rt, LockType::Shared, to(other), Assert::NONE, &win).unwrap();
        let outcome = win_lock(rt, LockType::Shared, to(other), Assert::NONE, &win);
        assert_eq!(class(outcome), Some(ErrorClass::RmaSync));
        assert_eq!(
            class(win_fence(rt, Assert::NONE, &win)),
            Some(ErrorClass::RmaSync)
        );
        assert_eq!(class(win_free(rt, &win)), Some(ErrorClass::RmaSync));
        // Not the other rank's epoch.
        assert_eq!(
            class(me.put(&mut [1], me.rank, 0, &win)),
            Some(ErrorClass::RmaSync)
        );
        me.put(&mut [8], other, 3, &win).unwrap();
        win_unlock(rt, to(other), &win).unwrap();
        me.barrier();
        assert_eq!(memory[3], 8);
        me.free(&win);
        assert_eq!(class(win_free(rt, &win)), Some(ErrorClass::Win));
    });
}

#[test]
fn bad_windows_are_refused() {
    job(1, |rt| {
        let me = Me::new(rt);
        let mut memory = [0i32; 4];
        let create = |base, size, unit| class(win_create(rt, base, size, unit, None, &me.comm));
        assert_eq!(create(at(&mut memory), -1, 1), Some(ErrorClass::Size));
        assert_eq!(create(at(&mut memory), 16, 0), Some(ErrorClass::Disp));
        assert_eq!(create(NULL, 16, 1), Some(ErrorClass::Buffer));
        let huge = win_allocate(rt, i64::MAX / 2, 1, None, &me.comm);
        assert_eq!(class(huge), Some(ErrorClass::NoMem));
    });
}

#[test]
fn windows_come_and_go() {
    job(3, |rt| {
        let me = Me::new(rt);
        let mut memory = vec![0i32; 4];
        let mut highest = 0;
        for round in 0..300 {
            let a = me.window(&mut memory);
            let (_, b) = win_allocate(rt, 1000, 1, None, &me.comm).unwrap();
            me.fence(&a);
            me.put(&mut [round], (me.rank + 1) % me.size, 0, &a)
                .unwrap();
            me.fence(&a);
            assert_eq!(memory[0], round);
            me.free(&a);
            me.free(&b);
            highest = highest.max(rt.room::<Rma>().wins.len());
        }
        assert_eq!(highest, 0);
    });
}

#[test]
fn shared_memory_is_seen_by_all() {
    job(4, |rt| {
        let me = Me::new(rt);
        // Rank 1 brings nothing.
        let bytes = |r: u32| if r == 1 { 0 } else { 8 * (i64::from(r) + 1) };
        let (base, win) = win_allocate_shared(rt, bytes(me.rank), 4, None, &me.comm).unwrap();
        assert_eq!(base.is_null(), me.rank == 1);
        let (_, _, start) = win_shared_query(rt, &win, RankArg::ProcNull).unwrap();
        let mut offset = 0;
        for r in 0..me.size {
            let (size, unit, at) = win_shared_query(rt, &win, to(r)).unwrap();
            assert_eq!((size, unit), (bytes(r), 4));
            // Mapped at different addresses, one part after the other.
            if size > 0 {
                assert_eq!(at as usize - start as usize, offset);
            }
            if r == me.rank {
                assert_eq!(at, base);
            }
            offset += size as usize;
        }
        // By operations, and by loads: the job's ranks map the memory more than once, so this is not the same address.
        me.fence(&win);
        let next = (me.rank + 1) % me.size;
        if bytes(next) > 0 {
            me.put(&mut [me.rank as i32 + 50], next, 1, &win).unwrap();
        }
        me.fence(&win);
        for r in (0..me.size).filter(|&r| r != 1) {
            let (_, _, at) = win_shared_query(rt, &win, to(r)).unwrap();
            // SAFETY: the second int of a part of at least two, which nobody writes now.
            let value = unsafe { at.cast::<i32>().add(1).read_volatile() };
            assert_eq!(value as u32, (r + me.size - 1) % me.size + 50);
        }
        me.free(&win);

        let (base, win) = win_allocate_shared(rt, 0, 1, None, &me.comm).unwrap();
        assert!(base.is_null());
        me.free(&win);
        // More than any machine has: refused on every rank, and the next window works.
        let outcome = win_allocate_shared(rt, 1 << 61, 1, None, &me.comm);
        assert!(matches!(
            class(outcome),
            Some(ErrorClass::NoMem | ErrorClass::Size)
        ));
        let (_, win) = win_allocate_shared(rt, 8, 1, None, &me.comm).unwrap();
        me.free(&win);
    });
}
