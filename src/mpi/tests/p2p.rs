//! Point-to-point communication between ranks that are threads.

mod common;
use common::*;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::EngineConfig;
use oxmpi_types::BufferMode;
use std::rc::Rc;

/// Sizes in ints around the edges of the protocols.
const SIZES: [usize; 9] = [0, 1, 8, 9, 512, 2048, 20_000, 100_000, 1_000_000];

fn pattern(n: usize, seed: usize) -> Vec<i32> {
    (0..n).map(|i| (i * 7 + seed * 13) as i32).collect()
}

#[test]
fn all_sizes_arrive() {
    job(3, |rt| {
        let (world, me, n) = world(rt);
        for (t, &size) in SIZES.iter().enumerate() {
            let mine = pattern(size, me);
            let mut theirs = vec![0; size + 1];
            let left = (me + n - 1) % n;
            let mut requests = [
                Some(
                    irecv(
                        rt,
                        buf_mut(&mut theirs),
                        size as i64 + 1,
                        int(rt),
                        rank(left),
                        tag(t as i32),
                        &world,
                    )
                    .unwrap(),
                ),
                Some(
                    isend(
                        rt,
                        buf(&mine),
                        size as i64,
                        int(rt),
                        rank((me + 1) % n),
                        tag(t as i32),
                        &world,
                    )
                    .unwrap(),
                ),
            ];
            let mut seen = Vec::new();
            waitall(
                rt,
                &mut requests,
                Some(&mut |at, i, s, error| {
                    assert!(at == i && !error);
                    seen.push(s.clone());
                }),
            )
            .unwrap();
            assert_eq!(requests, [None, None]);
            assert_eq!(theirs[..size], pattern(size, left));
            assert_eq!(
                (seen[0].source, seen[0].bytes),
                (rank(left), 4 * size as u64)
            );
        }
    });
}

#[test]
fn send_modes() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let data = [1, 2, 3];
        type Blocking =
            fn(&Runtime, UserBuf, i64, &Rc<TypeObj>, RankArg, TagArg, &Rc<Comm>) -> Result<()>;
        type Immediate =
            fn(&Runtime, UserBuf, i64, &Rc<TypeObj>, RankArg, TagArg, &Rc<Comm>) -> Result<Handle>;
        let blocking: [Blocking; 4] = [send, ssend, bsend, rsend];
        let immediate: [Immediate; 4] = [isend, issend, ibsend, irsend];
        let mut room = vec![0u8; 4096];
        buffer_attach(
            rt,
            BufferMode::User {
                address: room.as_mut_ptr() as usize,
                size: 4096,
            },
        )
        .unwrap();
        for i in 0..8 {
            if me == 1 {
                // A ready send needs the receive posted: the token says that it is.
                let mut got = [0; 3];
                let mut request = Some(
                    irecv(
                        rt,
                        buf_mut(&mut got),
                        3,
                        int(rt),
                        rank(0),
                        tag(i as i32),
                        &world,
                    )
                    .unwrap(),
                );
                put(rt, &[], 0, 99, &world);
                let status = wait(rt, &mut request).unwrap();
                assert_eq!((got, status.tag), (data, tag(i as i32)));
            } else {
                get(rt, 0, rank(1), tag(99), &world);
                let to = (rank(1), tag(i as i32));
                if i < 4 {
                    blocking[i](rt, buf(&data), 3, int(rt), to.0, to.1, &world).unwrap();
                } else {
                    let mut request = Some(
                        immediate[i - 4](rt, buf(&data), 3, int(rt), to.0, to.1, &world).unwrap(),
                    );
                    wait(rt, &mut request).unwrap();
                }
            }
        }
        assert_eq!(
            buffer_detach(rt).unwrap(),
            BufferMode::User {
                address: room.as_ptr() as usize,
                size: 4096
            }
        );
    });
}

#[test]
fn synchronous_send_waits_for_the_receive() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        if me == 0 {
            let mut request =
                Some(issend(rt, buf(&[7]), 1, int(rt), rank(1), tag(0), &world).unwrap());
            for _ in 0..1000 {
                assert!(test(rt, &mut request).unwrap().is_none());
            }
            put(rt, &[], 1, 1, &world);
            wait(rt, &mut request).unwrap();
        } else {
            get(rt, 0, rank(0), tag(1), &world);
            assert_eq!(get(rt, 1, rank(0), tag(0), &world).0, [7]);
        }
    });
}

#[test]
fn wildcards_keep_the_order_of_each_sender() {
    job(5, |rt| {
        let (world, me, n) = world(rt);
        const EACH: usize = 200;
        if me == 0 {
            let mut next = vec![0; n];
            for _ in 0..EACH * (n - 1) {
                let (data, status) = get(rt, 2, ANY, ANY_TAG, &world);
                let RankArg::Proc(from) = status.source else {
                    panic!()
                };
                assert_eq!(data, [from, next[from as usize]]);
                assert_eq!(status.tag, tag(data[1] % 3));
                next[from as usize] += 1;
            }
        } else {
            for i in 0..EACH as i32 {
                put(rt, &[me as i32, i], 0, i % 3, &world);
            }
        }
    });
}

#[test]
fn messages_to_myself() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        for comm in [&world, rt.comm_self().unwrap()] {
            let to = comm.rank as usize;
            for size in [0, 3, 50_000] {
                let mine = pattern(size, me);
                let mut request = Some(
                    isend(rt, buf(&mine), size as i64, int(rt), rank(to), tag(1), comm).unwrap(),
                );
                let (theirs, status) = get(rt, size, rank(to), tag(1), comm);
                assert_eq!((theirs, status.source), (mine.clone(), rank(to)));
                wait(rt, &mut request).unwrap();
            }
        }
    });
}

#[test]
fn proc_null_and_empty_buffers() {
    job(1, |rt| {
        let (world, ..) = world(rt);
        let null = UserBuf::Addr(std::ptr::null_mut());
        send(rt, null, 0, int(rt), RankArg::ProcNull, tag(0), &world).unwrap();
        let status = recv(rt, null, 0, int(rt), RankArg::ProcNull, tag(0), &world).unwrap();
        assert_eq!(
            (status.source, status.tag, status.bytes),
            (RankArg::ProcNull, TagArg::Any, 0)
        );
        let mut request =
            Some(irecv(rt, null, 0, int(rt), RankArg::ProcNull, tag(3), &world).unwrap());
        assert_eq!(wait(rt, &mut request).unwrap().source, RankArg::ProcNull);
        assert_eq!(
            probe(rt, RankArg::ProcNull, tag(1), &world).unwrap().source,
            RankArg::ProcNull
        );
        let (message, status) = mprobe(rt, RankArg::ProcNull, tag(1), &world).unwrap();
        assert_eq!(status.source, RankArg::ProcNull);
        assert_eq!(
            mrecv(rt, null, 0, int(rt), &message).unwrap().source,
            RankArg::ProcNull
        );
        let mut request = Some(
            isendrecv(
                rt,
                null,
                0,
                int(rt),
                RankArg::ProcNull,
                tag(0),
                null,
                0,
                int(rt),
                RankArg::ProcNull,
                tag(0),
                &world,
            )
            .unwrap(),
        );
        assert_eq!(wait(rt, &mut request).unwrap().source, RankArg::ProcNull);
        send(rt, null, 0, int(rt), rank(0), tag(0), &world).unwrap();
        recv(rt, null, 0, int(rt), rank(0), tag(0), &world).unwrap();
    });
}

#[test]
fn bad_arguments_are_named() {
    job(2, |rt| {
        let (world, ..) = world(rt);
        let data = [0; 4];
        let go = |b, n, d, r, t| send(rt, b, n, d, r, t, &world);
        let ok = buf(&data);
        refused(
            go(ok, 1, int(rt), RankArg::Proc(7), tag(0)),
            ErrorClass::Rank,
            "dest is 7, but the communicator has 2 ranks",
        );
        refused(
            go(ok, 1, int(rt), RankArg::Proc(-9), tag(0)),
            ErrorClass::Rank,
            "dest is -9",
        );
        refused(
            go(ok, 1, int(rt), ANY, tag(0)),
            ErrorClass::Rank,
            "dest is MPI_ANY_SOURCE",
        );
        refused(
            go(ok, 1, int(rt), rank(0), tag(-5)),
            ErrorClass::Tag,
            "tag is -5",
        );
        refused(
            go(ok, 1, int(rt), rank(0), ANY_TAG),
            ErrorClass::Tag,
            "tag is MPI_ANY_TAG",
        );
        refused(
            go(
                UserBuf::Addr(std::ptr::null_mut()),
                3,
                int(rt),
                rank(0),
                tag(0),
            ),
            ErrorClass::Buffer,
            "buf is NULL, but count is 3",
        );
        refused(
            go(UserBuf::InPlace, 1, int(rt), rank(0), tag(0)),
            ErrorClass::Buffer,
            "buf is MPI_IN_PLACE",
        );
        refused(
            go(ok, i64::MAX, int(rt), rank(0), tag(0)),
            ErrorClass::Count,
            "count is 9223372036854775807",
        );
        let pair = Datatype::contiguous(2, &Datatype::named(Named::Int)).unwrap();
        let pair = rt.new_type(pair);
        refused(
            go(ok, 1, &pair, rank(0), tag(0)),
            ErrorClass::Type,
            "which has not been committed",
        );
        refused(
            recv(rt, ok, 1, int(rt), RankArg::Proc(2), tag(0), &world),
            ErrorClass::Rank,
            "source is 2",
        );
        refused(
            recv(rt, ok, 1, int(rt), rank(0), tag(-1), &world),
            ErrorClass::Tag,
            "tag is -1",
        );
        refused(
            wait(
                rt,
                &mut Some(Handle::new(oxmpi_types::Kind::Request, 4000, 3)),
            ),
            ErrorClass::Request,
            "does not exist",
        );
    });
}

#[test]
fn absolute_addresses_with_bottom() {
    job(1, |rt| {
        let (world, ..) = world(rt);
        let (mine, mut theirs) = ([11, 12], [0, 0]);
        let at = |p: *const i32| {
            let t = Datatype::hindexed_block(2, &[p as i64], &Datatype::named(Named::Int)).unwrap();
            t.commit();
            rt.new_type(t)
        };
        let bottom = UserBuf::Addr(std::ptr::null_mut());
        send(rt, bottom, 1, &at(mine.as_ptr()), rank(0), tag(0), &world).unwrap();
        recv(
            rt,
            bottom,
            1,
            &at(theirs.as_mut_ptr()),
            rank(0),
            tag(0),
            &world,
        )
        .unwrap();
        assert_eq!(theirs, mine);
    });
}

#[test]
fn truncation_names_sender_tag_and_sizes() {
    for size in [4usize, 100_000] {
        job(2, |rt| {
            let (world, me, _) = world(rt);
            if me == 0 {
                put(rt, &pattern(size, 0), 1, 17, &world);
                put(rt, &[5], 1, 18, &world);
            } else {
                let mut data = [-1; 4];
                let got = recv(rt, buf_mut(&mut data), 3, int(rt), ANY, ANY_TAG, &world);
                let error = got.unwrap_err();
                assert_eq!(error.class, ErrorClass::Truncate);
                for part in ["0", "17", "12", &(4 * size).to_string()] {
                    assert!(error.text.contains(part), "{error} does not say {part}");
                }
                assert_eq!(data[3], -1, "memory beyond the buffer was touched");
                assert_eq!(get(rt, 1, rank(0), tag(18), &world).0, [5]);
            }
        });
    }
}

#[test]
fn probes() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        for size in [3usize, 60_000] {
            if me == 0 {
                // The first is received last, so it must not hold up the second.
                let first = pattern(size, 1);
                let sent = isend(
                    rt,
                    buf(&first),
                    size as i64,
                    int(rt),
                    rank(1),
                    tag(8),
                    &world,
                );
                put(rt, &pattern(size, 2), 1, 8, &world);
                wait(rt, &mut Some(sent.unwrap())).unwrap();
                get(rt, 0, rank(1), tag(0), &world);
            } else {
                let status = probe(rt, ANY, ANY_TAG, &world).unwrap();
                assert_eq!(
                    (status.source, status.tag, status.bytes),
                    (rank(0), tag(8), 4 * size as u64)
                );
                assert!(iprobe(rt, rank(0), tag(9), &world).unwrap().is_none());
                assert!(improbe(rt, rank(0), tag(9), &world).unwrap().is_none());
                let (first, status) = mprobe(rt, ANY, tag(8), &world).unwrap();
                assert_eq!(status.bytes, 4 * size as u64);
                let MessageRef::Real(object) = &first else {
                    panic!()
                };
                rt.messages.publish(object);
                // The matched message is out of the others' reach.
                assert_eq!(get(rt, size, rank(0), tag(8), &world).0, pattern(size, 2));
                let mut data = vec![0; size];
                mrecv(rt, buf_mut(&mut data), size as i64, int(rt), &first).unwrap();
                assert_eq!(data, pattern(size, 1));
                refused(
                    mrecv(rt, buf_mut(&mut data), size as i64, int(rt), &first),
                    ErrorClass::Request,
                    "received already",
                );
                put(rt, &[], 0, 0, &world);
            }
        }
    });
}

#[test]
fn send_and_receive_in_one_buffer() {
    job(4, |rt| {
        let (world, me, n) = world(rt);
        for size in [1usize, 40_000] {
            let (right, left) = (rank((me + 1) % n), rank((me + n - 1) % n));
            let mut data = pattern(size, me);
            sendrecv_replace(
                rt,
                buf_mut(&mut data),
                size as i64,
                int(rt),
                right,
                tag(1),
                left,
                tag(1),
                &world,
            )
            .unwrap();
            assert_eq!(data, pattern(size, (me + n - 1) % n));
            let mut request = Some(
                isendrecv_replace(
                    rt,
                    buf_mut(&mut data),
                    size as i64,
                    int(rt),
                    left,
                    tag(1),
                    right,
                    tag(1),
                    &world,
                )
                .unwrap(),
            );
            let status = wait(rt, &mut request).unwrap();
            assert_eq!((data, status.source), (pattern(size, me), right));
        }
    });
}

#[test]
fn unexpected_flood_with_small_window() {
    let config = EngineConfig {
        eager_window: Some(4096),
        ..EngineConfig::default()
    };
    job_with(3, config, |rt| {
        let (world, me, _) = world(rt);
        if me > 0 {
            for i in 0..500 {
                put(rt, &pattern(100, i), 0, i as i32, &world);
            }
        } else {
            for from in [2, 1] {
                for i in (0..500).rev() {
                    // In the order of sending for one tag, against it over the tags.
                    if i < 250 {
                        continue;
                    }
                    let got = get(rt, 100, rank(from), tag(499 - i as i32), &world).0;
                    assert_eq!(got, pattern(100, 499 - i));
                }
                for i in 250..500 {
                    assert_eq!(
                        get(rt, 100, rank(from), tag(i as i32), &world).0,
                        pattern(100, i)
                    );
                }
            }
        }
    });
}
