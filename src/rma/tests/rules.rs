//! Kinds of windows, what may be asked of them, and misuse.

mod common;
use common::*;

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
        me.barrier();
        // Half outside: refused as a whole, and said so.
        let outcome = me.put(&mut [9; 50], next, address(0) + 300, &win);
        assert_eq!(class(outcome), Some(ErrorClass::RmaRange));
        let mut into = [0; 50];
        let outcome = me.get(&mut into, next, address(1) + 204, &win);
        assert_eq!(class(outcome), Some(ErrorClass::RmaRange));
        // Two ints that are attached, with a gap between them that is not.
        let hop = address(1) + 4 - address(0);
        let far = Datatype::hvector(2, 1, hop, &Datatype::named(Named::Int)).unwrap();
        far.commit();
        let (far, int) = (rt.new_type(far), Some(&me.int));
        put(
            rt,
            at(&mut [5, 6]),
            2,
            int,
            to(next),
            address(0),
            1,
            Some(&far),
            &win,
        )
        .unwrap();
        me.fence(&win);
        assert_eq!((memory[0][0], memory[1][1]), (5, 6));
        memory[0][0] = 0;
        me.fence(&win);
        assert_eq!(memory[0][60..], [0; 40]);
        win_detach(rt, &win, at(&mut memory[0])).unwrap();
        assert_eq!(
            class(win_detach(rt, &win, at(&mut memory[0]))),
            Some(ErrorClass::RmaAttach)
        );
        me.fence(&win);
        let outcome = me.put(&mut [9], next, address(0), &win);
        assert_eq!(class(outcome), Some(ErrorClass::RmaRange));
        me.fence(&win);
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
        let (size, unit, at_mine) = win_shared_query(rt, &win, to(me.rank)).unwrap();
        assert_eq!((size, unit, at_mine), (64, 8, base));
        // The ranks of a node share what a window allocates.
        let (size, unit, theirs) = win_shared_query(rt, &win, to(1 - me.rank)).unwrap();
        assert!((size, unit) == (64, 8) && !theirs.is_null() && theirs != base);
        let (.., lowest) = win_shared_query(rt, &win, RankArg::ProcNull).unwrap();
        assert_eq!(lowest, if me.rank == 0 { base } else { theirs });
        let mut own = [0i32; 2];
        let mine = me.window(&mut own);
        let (size, _, theirs) = win_shared_query(rt, &mine, to(1 - me.rank)).unwrap();
        assert!(size == 0 && theirs.is_null());
        me.free(&mine);
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
        // The other rank's put below needs nothing of this one.
        me.barrier();

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
