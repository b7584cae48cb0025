//! Making and freeing communicators.

mod common;
use common::*;
use oxmpi_types::{BufferMode, ProcId};
use std::rc::Rc;

const SIZES: [usize; 6] = [1, 2, 3, 5, 8, 17];

#[test]
fn duplicates_do_not_mix() {
    for n in SIZES {
        job(n, |rt| {
            let (world, me, n) = world(rt);
            let dup = comm_dup(rt, &world).unwrap();
            assert_eq!(comm_compare(rt, &world, &dup), Ok(Comparison::Congruent));
            assert_eq!(comm_compare(rt, &dup, &dup), Ok(Comparison::Ident));
            // The later message is received first because it is in another communicator.
            put(rt, &[1], (me + 1) % n, 0, &world);
            put(rt, &[2], (me + 1) % n, 0, &dup);
            let left = rank((me + n - 1) % n);
            assert_eq!(get(rt, 1, left, tag(0), &dup).0, [2]);
            assert_eq!(get(rt, 1, left, tag(0), &world).0, [1]);
            comm_free(rt, &dup).unwrap();
            refused(comm_free(rt, &world), ErrorClass::Comm, "MPI_COMM_WORLD");
        });
    }
}

#[test]
fn idups_overlap() {
    for n in [1, 2, 5] {
        job(n, |rt| {
            let (world, ..) = world(rt);
            let (mut comms, mut requests) = (Vec::new(), Vec::new());
            for _ in 0..10 {
                let (comm, request) = comm_idup(rt, &world).unwrap();
                comms.push(comm);
                requests.push(Some(request));
            }
            if n > 1 {
                refused(
                    comm_dup(rt, &comms[9]),
                    ErrorClass::Comm,
                    "still being made",
                );
            }
            waitall(rt, &mut requests, Some(&mut |_, _, _, _| {})).unwrap();
            for (i, comm) in comms.iter().enumerate().rev() {
                ring(rt, comm, i as i32);
            }
        });
    }
}

#[test]
fn split_orders_by_key_then_rank() {
    for n in SIZES {
        job(n, |rt| {
            let (world, me, n) = world(rt);
            let color = (me % 3 != 2).then_some((me % 3) as i32);
            let part = comm_split(rt, &world, color, -(me as i32) / 2).unwrap();
            let Some(part) = part else {
                assert_eq!(me % 3, 2);
                return;
            };
            let mut expected: Vec<usize> = (0..n).filter(|r| r % 3 == me % 3).collect();
            expected.sort_by_key(|&r| -(r as i32) / 2);
            let members: Vec<usize> = part.group.members.iter().map(|p| p.index()).collect();
            assert_eq!(members, expected);
            assert_eq!(expected[part.rank as usize], me);
            ring(rt, &part, 40 + (me % 3) as i32);
            refused(
                comm_split(rt, &part, Some(-4), 0),
                ErrorClass::Arg,
                "color is -4",
            );
        });
    }
}

#[test]
fn create_from_groups_of_ranks() {
    for n in SIZES {
        job(n, |rt| {
            let (world, me, n) = world(rt);
            // Two disjoint groups in one call, backwards.
            let half: Vec<RankArg> = (0..n).rev().filter(|r| r % 2 == me % 2).map(rank).collect();
            let group = group_incl(rt, &world.group, &half).unwrap();
            let part = comm_create(rt, &world, &group).unwrap().unwrap();
            assert_eq!(
                comm_compare(rt, &part, &world).unwrap() == Comparison::Unequal,
                n > 1
            );
            ring(rt, &part, (me % 2) as i32);
            let none = comm_create(rt, &world, rt.group_empty()).unwrap();
            assert!(none.is_none());
            // Only the members call this one.
            if me % 2 == 0 {
                let even = comm_create_group(rt, &world, &group, tag(3))
                    .unwrap()
                    .unwrap();
                ring(rt, &even, 9);
                assert_eq!(even.group.members, group.members);
            }
            let stranger = Group::new(vec![ProcId(n as u32 + 3)], ProcId(0));
            refused(
                comm_create(rt, &world, &stranger),
                ErrorClass::Group,
                "which is not in comm",
            );
        });
    }
}

#[test]
fn split_by_memory() {
    job(3, |rt| {
        let (world, me, _) = world(rt);
        let node = comm_split_type(rt, &world, SplitType::Shared, 0, None)
            .unwrap()
            .unwrap();
        assert_eq!(node.size(), 3);
        ring(rt, &node, 1);
        let kind = if me == 0 {
            SplitType::Undefined
        } else {
            SplitType::Shared
        };
        let rest = comm_split_type(rt, &world, kind, 0, None).unwrap();
        assert_eq!(rest.map(|c| c.size()), (me > 0).then_some(2));
        assert!(
            comm_split_type(rt, &world, SplitType::HwUnguided, 0, None)
                .unwrap()
                .is_none()
        );
        refused(
            comm_split_type(rt, &world, SplitType::Unknown(77), 0, None),
            ErrorClass::Arg,
            "split_type is 77",
        );
    });
}

/// Even ranks on one side, odd ones on the other.
fn two_sides(rt: &Runtime) -> (Rc<Comm>, Rc<Comm>) {
    let (world, me, _) = world(rt);
    let side = comm_split(rt, &world, Some((me % 2) as i32), 0)
        .unwrap()
        .unwrap();
    let other = rank(1 - me % 2);
    let peer = (side.rank == 0).then_some(&world);
    let inter = intercomm_create(rt, &side, rank(0), peer, other, tag(12)).unwrap();
    (side, inter)
}

/// Everyone sends to everyone on the other side.
fn across(rt: &Runtime, inter: &Rc<Comm>, mark: i32) {
    let n = comm_remote_size(rt, inter).unwrap() as usize;
    for to in 0..n {
        put(rt, &[mark, inter.rank as i32], to, 0, inter);
    }
    for from in (0..n).rev() {
        let (data, status) = get(rt, 2, rank(from), tag(0), inter);
        assert_eq!((data, status.source), (vec![mark, from as i32], rank(from)));
    }
}

#[test]
fn intercommunicators() {
    for n in [2, 3, 5, 8] {
        job(n, |rt| {
            let (world, me, n) = world(rt);
            let (side, inter) = two_sides(rt);
            assert!(comm_test_inter(rt, &inter).unwrap());
            assert_eq!(
                comm_remote_size(rt, &inter).unwrap() as u32,
                n as u32 - side.size()
            );
            assert_eq!(comm_compare(rt, &inter, &side), Ok(Comparison::Unequal));
            refused(
                comm_remote_size(rt, &side),
                ErrorClass::Comm,
                "intracommunicator",
            );
            refused(
                cart_create(rt, &inter, &[1], &[false], false),
                ErrorClass::Comm,
                "intercommunicator",
            );
            across(rt, &inter, 1);
            let dup = comm_dup(rt, &inter).unwrap();
            across(rt, &dup, 2);
            assert_eq!(comm_compare(rt, &inter, &dup), Ok(Comparison::Congruent));
            let mut pending: Vec<_> = (0..6).map(|_| comm_idup(rt, &inter).unwrap()).collect();
            for (i, (comm, request)) in pending.iter_mut().enumerate().rev() {
                wait(rt, &mut Some(*request)).unwrap();
                across(rt, comm, 50 + i as i32);
            }
            for (high, first) in [(me % 2 == 1, 0), (me % 2 == 0, 1)] {
                let merged = intercomm_merge(rt, &inter, high).unwrap();
                let order: Vec<usize> = merged.group.members.iter().map(|p| p.index()).collect();
                let expected: Vec<usize> = (0..n)
                    .filter(|r| r % 2 == first)
                    .chain((0..n).filter(|r| r % 2 != first))
                    .collect();
                assert_eq!(order, expected);
                ring(rt, &merged, 3);
            }
            let merged = intercomm_merge(rt, &inter, false).unwrap();
            assert_eq!(merged.size() as usize, n);
            ring(rt, &merged, 4);
            // Halves of both sides; only where both have someone is there a communicator.
            let color = (inter.rank / 2) as i32;
            let part = comm_split(rt, &inter, Some(color), 0).unwrap();
            let there = comm_remote_size(rt, &inter).unwrap() as u32;
            assert_eq!(part.is_some(), there > 2 * color as u32);
            if let Some(part) = part {
                across(rt, &part, 5);
            }
            let first = group_incl(rt, &side.group, &[rank(0)]).unwrap();
            let small = comm_create(rt, &inter, &first).unwrap();
            assert_eq!(small.is_some(), side.rank == 0);
            if let Some(small) = small {
                across(rt, &small, 6);
            }
            comm_disconnect(rt, &inter).unwrap();
            ring(rt, &world, 7);
        });
    }
}

#[test]
fn a_leader_that_fails_leaves_nobody_waiting() {
    job(4, |rt| {
        let (world, me, _) = world(rt);
        let side = comm_split(rt, &world, Some((me % 2) as i32), 0)
            .unwrap()
            .unwrap();
        let made = intercomm_create(rt, &side, rank(0), Some(&world), rank(9), tag(0));
        if side.rank == 0 {
            refused(made, ErrorClass::Rank, "remote_leader is 9");
        } else {
            refused(made, ErrorClass::Comm, "could not reach");
        }
    });
}

#[test]
fn freed_with_messages_under_way() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let dup = comm_dup(rt, &world).unwrap();
        let mut data = vec![me as i32; 100_000];
        let mut request = if me == 0 {
            isend(rt, buf(&data), 100_000, int(rt), rank(1), tag(0), &dup)
        } else {
            irecv(
                rt,
                buf_mut(&mut data),
                100_000,
                int(rt),
                rank(0),
                tag(0),
                &dup,
            )
        }
        .map(Some)
        .unwrap();
        rt.comms.publish(&dup);
        comm_free(rt, &dup).unwrap();
        assert!(dup.id.handle().is_none());
        drop(dup);
        wait(rt, &mut request).unwrap();
        assert_eq!(data, vec![0; 100_000]);
    });
}

#[test]
fn many_communicators() {
    job(2, |rt| {
        let (world, ..) = world(rt);
        let mut live = Vec::new();
        for i in 0..2000 {
            let comm = comm_dup(rt, &world).unwrap();
            rt.comms.publish(&comm);
            if i % 4 == 0 {
                live.push(comm);
            } else {
                comm_free(rt, &comm).unwrap();
            }
        }
        assert_eq!(rt.comms.len(), live.len());
        ring(rt, &live[0], 1);
        ring(rt, &live[499], 2);
        for comm in &live {
            comm_free(rt, comm).unwrap();
        }
        assert!(rt.comms.is_empty());
    });
}

#[test]
fn names_and_hints() {
    job(1, |rt| {
        let (world, ..) = world(rt);
        assert_eq!(comm_get_name(rt, Some(&world)).unwrap(), "MPI_COMM_WORLD");
        let given = Info::new(vec![
            ("mpi_assert_no_any_tag".into(), "true".into()),
            ("coffee".into(), "black".into()),
        ]);
        let dup = comm_dup_with_info(rt, &world, Some(given)).unwrap();
        assert_eq!(comm_get_name(rt, Some(&dup)).unwrap(), "");
        assert_eq!(comm_get_name(rt, None).unwrap(), "MPI_COMM_NULL");
        comm_set_name(rt, &dup, "mine").unwrap();
        assert_eq!(comm_get_name(rt, Some(&dup)).unwrap(), "mine");
        let info = comm_get_info(rt, &dup).unwrap();
        assert_eq!(info.get("mpi_assert_no_any_tag").as_deref(), Some("true"));
        assert_eq!(info.get("coffee"), None);
        let again = comm_get_info(rt, &comm_dup(rt, &dup).unwrap()).unwrap();
        assert_eq!(again.get("mpi_assert_no_any_tag").as_deref(), Some("true"));
    });
}

#[test]
fn sessions() {
    job(3, |rt| {
        let session = session_init(rt, None, rt.errors_return()).unwrap();
        assert_eq!(session_get_num_psets(rt, &session), Ok(2));
        assert_eq!(session_get_nth_pset(rt, &session, 0), Ok("mpi://WORLD"));
        refused(
            session_get_nth_pset(rt, &session, 5),
            ErrorClass::Arg,
            "n is 5",
        );
        refused(
            group_from_session_pset(rt, &session, "mpi://nowhere"),
            ErrorClass::Arg,
            "nowhere",
        );
        let group = group_from_session_pset(rt, &session, "mpi://WORLD").unwrap();
        let all = comm_create_from_group(rt, &group, "tag one", None, rt.errors_return())
            .unwrap()
            .unwrap();
        ring(rt, &all, 1);
        let one = group_incl(rt, &group, &[rank(1)]).unwrap();
        let rest = group_incl(rt, &group, &[rank(2), rank(0)]).unwrap();
        let (mine, other) = if all.rank == 1 {
            (one, rest)
        } else {
            (rest, one)
        };
        let handler = rt.errors_return();
        let inter =
            intercomm_create_from_groups(rt, &mine, rank(0), &other, rank(0), "two", None, handler);
        across(rt, &inter.unwrap().unwrap(), 2);
        // Buffered sends of communicators that come from the session use its buffer.
        let part = comm_split(rt, &all, Some(0), 0).unwrap().unwrap();
        let me = rank(part.rank as usize);
        let go = |comm: &Rc<Comm>| bsend(rt, buf(&[3]), 1, int(rt), me, tag(0), comm);
        refused(go(&part), ErrorClass::Buffer, "there is none");
        session_attach_buffer(rt, &session, BufferMode::Automatic).unwrap();
        go(&part).unwrap();
        assert_eq!(get(rt, 1, me, tag(0), &part).0, [3]);
        refused(go(rt.world().unwrap()), ErrorClass::Buffer, "there is none");
        session_finalize(rt, &session).unwrap();
        refused(
            session_get_num_psets(rt, &session),
            ErrorClass::Session,
            "finalized",
        );
    });
}
