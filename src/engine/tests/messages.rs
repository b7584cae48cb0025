//! Messages between two ranks: protocols, order, truncation, probes, synchronous sends, flow control.

mod common;

use common::*;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::{Data, DataMut, EngineConfig, WaitingFor};
use oxmpi_fabric::{Fabric, Sizes};
use oxmpi_types::{ErrorClass, ProcId, RankArg, SendMode, TagArg};

/// Settings under which every protocol is met at small sizes.
fn configs() -> Vec<EngineConfig> {
    let small = EngineConfig {
        eager_limit: Some(1000),
        eager_window: Some(20_000),
        ..EngineConfig::default()
    };
    vec![
        EngineConfig::default(),
        EngineConfig {
            share_copies: Some(false),
            ..EngineConfig::default()
        },
        EngineConfig {
            share_copies: Some(true),
            ..EngineConfig::default()
        },
        EngineConfig {
            deny_single_copy: true,
            ..EngineConfig::default()
        },
        small.clone(),
        EngineConfig {
            deny_single_copy: true,
            ..small
        },
    ]
}

fn small_rings(n: usize) -> Vec<Fabric> {
    let sizes = Sizes {
        cells: 8,
        bytes: 32 << 10,
    };
    Fabric::local_job_sized(n, sizes)
}

#[test]
fn every_size_arrives_whole() {
    let sizes = [
        0, 1, 7, 8, 31, 32, 33, 40, 41, 999, 1000, 1001, 8191, 8192, 8193, 65_536, 300_001,
        3_000_000,
    ];
    for config in configs() {
        job(2, config, move |e| {
            for (i, &len) in sizes.iter().enumerate() {
                let want = pattern(len as u64, len);
                let tag = i as i32;
                if e.me().0 == 0 {
                    send(e, 1, tag, &want);
                    let mut back = vec![0; len];
                    let s = recv(e, Some(1), Some(tag), &mut back);
                    assert_eq!((s.bytes, back == want), (len as u64, true));
                } else {
                    let mut got = vec![0xee; len + 16];
                    let s = recv(e, Some(0), Some(tag), &mut got);
                    assert!(s.error.is_none());
                    assert_eq!(s.bytes, len as u64);
                    assert_eq!((s.source, s.tag), (RankArg::Proc(0), TagArg::Tag(tag)));
                    assert!(got[..len] == want[..] && got[len..] == [0xee; 16]);
                    send(e, 0, tag, &got[..len]);
                }
            }
        });
    }
}

/// The kernel may refuse direct copies at any time: frames take over, and nothing is lost.
#[test]
fn copies_that_are_refused_midway() {
    for copies in [0, 1, 2, 3, 5, 8, 13, 40] {
        for share in [false, true] {
            let config = EngineConfig {
                share_copies: Some(share),
                copies_allowed: Some(copies),
                ..EngineConfig::default()
            };
            job(2, config, move |e| {
                let peer = 1 - e.me().0;
                let int = Datatype::named(Named::Int);
                let wide = Datatype::hvector(60, 3000, 16_384, &int).unwrap();
                for (i, len) in [2_000_001, 400_000, 720_000, 9000].into_iter().enumerate() {
                    let tag = i as i32;
                    let body = pattern(u64::from(e.me().0), len);
                    let mut got = vec![0; len];
                    let mut area = vec![0u8; 60 * 16_384];
                    let shaped = len == 720_000;
                    let to = if shaped {
                        DataMut::typed(area.as_mut_ptr(), 1, &wide)
                    } else {
                        room(&mut got)
                    };
                    let r = e.recv(CTX, Some(peer), Some(tag), to);
                    send(e, peer, tag, &body);
                    let s = e.wait(WaitingFor::call("recv"), r);
                    assert!(s.error.is_none() && s.bytes == len as u64);
                    if shaped {
                        let mut c = oxmpi_datatype::Cursor::new(&wide, 1);
                        // SAFETY: the area holds one element.
                        unsafe { c.pack(area.as_ptr(), &mut got) };
                    }
                    assert!(
                        got == pattern(u64::from(peer), len),
                        "{copies} {share} {len}"
                    );
                }
            });
        }
    }
}

/// Windows of large messages in both directions at once.
#[test]
fn large_messages_side_by_side() {
    for share in [false, true] {
        let config = EngineConfig {
            share_copies: Some(share),
            ..EngineConfig::default()
        };
        job(3, config, |e| {
            let n = 12;
            let len = |i: usize| 100_000 + 150_001 * (i % 5);
            let mut reqs = Vec::new();
            let (mut out, mut got) = (Vec::new(), Vec::new());
            for peer in 0..3u32 {
                for i in 0..n {
                    out.push(pattern(u64::from(e.me().0) * 100 + i as u64, len(i)));
                    got.push((peer, i, vec![0; len(i)]));
                }
            }
            for (peer, i, area) in &mut got {
                reqs.push(e.recv(CTX, Some(*peer), Some(*i as i32), room(area)));
            }
            for (k, body) in out.iter().enumerate() {
                let label = env(e, (k % n) as i32);
                let to = ProcId((k / n) as u32);
                reqs.extend(e.send(to, label, SendMode::Standard, data(body)));
            }
            for r in reqs {
                assert!(e.wait(WaitingFor::call("r"), r).error.is_none());
            }
            for (peer, i, area) in &got {
                let want = pattern(u64::from(*peer) * 100 + *i as u64, len(*i));
                assert!(*area == want, "message {i} from {peer}");
            }
        });
    }
}

/// Messages of all protocols with one tag are received in the order they were sent, posted or not, through rings that are always full.
#[test]
fn messages_do_not_overtake() {
    for config in configs() {
        job_on(small_rings(2), config, |e| {
            let len = |i: usize| [8, 20_000, 600, 0, 1200, 70_000, 40][i % 7];
            let n = 400;
            if e.me().0 == 0 {
                let bodies: Vec<_> = (0..n).map(|i| pattern(i as u64, len(i))).collect();
                let reqs: Vec<_> = bodies
                    .iter()
                    .map(|b| e.send(ProcId(1), env(e, 5), SendMode::Standard, data(b)))
                    .collect();
                for r in reqs.into_iter().flatten() {
                    assert!(e.wait(WaitingFor::call("send"), r).error.is_none());
                }
            } else {
                let mut rng = Rng(3);
                let mut i = 0;
                while i < n {
                    let batch = (1 + rng.below(40) as usize).min(n - i);
                    let mut rooms: Vec<_> = (0..batch).map(|_| vec![0; 70_000]).collect();
                    let wild = rng.below(2) == 0;
                    let reqs: Vec<_> = rooms
                        .iter_mut()
                        .map(|r| e.recv(CTX, (!wild).then_some(0), (!wild).then_some(5), room(r)))
                        .collect();
                    for (k, r) in reqs.into_iter().enumerate() {
                        let s = e.wait(WaitingFor::call("recv"), r);
                        assert_eq!(s.bytes, len(i + k) as u64, "message {}", i + k);
                        let want = pattern((i + k) as u64, len(i + k));
                        assert!(rooms[k][..want.len()] == want[..]);
                    }
                    i += batch;
                }
            }
        });
    }
}

#[test]
fn a_short_receive_is_an_error_of_the_receiver_alone() {
    for config in configs() {
        job(2, config, |e| {
            for (tag, len) in [(1, 24), (2, 900), (3, 5000), (4, 100_000)] {
                if e.me().0 == 0 {
                    let body = pattern(9, len);
                    send(e, 1, tag, &body);
                    let env = env(e, tag);
                    e.send_blocking("ssend", ProcId(1), env, SendMode::Synchronous, data(&body))
                        .unwrap();
                    send(e, 1, tag, &body);
                } else {
                    let want = pattern(9, len);
                    for cap in [len - 1, 0, len / 2] {
                        let mut got = vec![0xee; len + 8];
                        let s = recv(e, Some(0), Some(tag), &mut got[..cap]);
                        let error = s.error.expect("truncated");
                        assert_eq!(error.class, ErrorClass::Truncate);
                        for part in [
                            format!("rank 0 with tag {tag}"),
                            len.to_string(),
                            cap.to_string(),
                        ] {
                            assert!(error.text.contains(&part), "{part:?} in {:?}", error.text);
                        }
                        assert!(got[..cap] == want[..cap]);
                        assert!(got[cap..].iter().all(|b| *b == 0xee));
                    }
                }
            }
        });
    }
}

/// Column of a matrix to column, row to column and so on: all pairs of shapes, long and short runs.
#[test]
fn shaped_data_on_either_side() {
    for config in configs() {
        job(2, config, |e| {
            let int = Datatype::named(Named::Int);
            // 4 bytes of 12; 2 KiB of 4 KiB; dense
            let shapes = [
                (Datatype::hvector(3000, 1, 12, &int).unwrap(), 36_000),
                (Datatype::hvector(6, 500, 4096, &int).unwrap(), 24_576),
                (Datatype::contiguous(3000, &int).unwrap(), 12_000),
            ];
            for count in [1usize, 9] {
                for (i, (st, sx)) in shapes.iter().enumerate() {
                    for (k, (rt, rx)) in shapes.iter().enumerate() {
                        let tag = (count * 100 + i * 10 + k) as i32;
                        let packed = pattern(tag as u64, 12_000 * count);
                        let place = |t: &std::rc::Rc<Datatype>, x: usize| {
                            let mut area = vec![0xabu8; x * count];
                            let mut c = oxmpi_datatype::Cursor::new(t, count as i64);
                            // SAFETY: the area holds `count` elements.
                            unsafe { c.unpack(area.as_mut_ptr(), &packed) };
                            area
                        };
                        if e.me().0 == 0 {
                            let area = place(st, *sx);
                            let d = Data::typed(area.as_ptr(), count as i64, st);
                            e.send_blocking("send", ProcId(1), env(e, tag), SendMode::Standard, d)
                                .unwrap();
                        } else {
                            let want = place(rt, *rx);
                            let mut area = vec![0xabu8; rx * count];
                            let d = DataMut::typed(area.as_mut_ptr(), count as i64, rt);
                            let s = e.recv_blocking("recv", CTX, Some(0), Some(tag), d);
                            assert!(s.error.is_none());
                            assert_eq!(s.bytes, packed.len() as u64);
                            assert!(area == want, "shape {i} to {k}, count {count}");
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn synchronous_sends_wait_for_their_match() {
    for config in configs() {
        job(2, config, |e| {
            for (tag, len) in [(1, 0), (2, 8), (3, 2000), (4, 50_000)] {
                if e.me().0 == 0 {
                    let body = pattern(1, len);
                    let req = e
                        .send(ProcId(1), env(e, tag), SendMode::Synchronous, data(&body))
                        .expect("not complete at once");
                    // The other side has the message, for it has answered what came after.
                    send(e, 1, 90, &[1]);
                    let mut b = [0];
                    recv(e, Some(1), Some(91), &mut b);
                    assert!(!e.is_complete(req));
                    send(e, 1, 92, &[1]);
                    assert!(e.wait(WaitingFor::call("ssend"), req).error.is_none());
                } else {
                    let mut b = [0];
                    recv(e, Some(0), Some(90), &mut b);
                    send(e, 0, 91, &b);
                    recv(e, Some(0), Some(92), &mut b);
                    let mut got = vec![0; len];
                    assert_eq!(recv(e, Some(0), Some(tag), &mut got).bytes, len as u64);
                    assert!(got == pattern(1, len));
                }
            }
        });
    }
}

#[test]
fn probes_see_and_take_messages() {
    for config in configs() {
        job(2, config, |e| {
            let lens = [0usize, 8, 2000, 50_000];
            if e.me().0 == 0 {
                for (i, len) in lens.iter().enumerate() {
                    let body = pattern(i as u64, *len);
                    send(e, 1, i as i32, &body);
                    send(e, 1, i as i32, &body);
                    // A later message of the same label must not be met before the taken one is received.
                    send(e, 1, i as i32, &[9; 3]);
                }
            } else {
                assert!(e.probe(CTX, Some(0), Some(77)).is_none());
                assert!(e.mprobe(CTX, Some(0), Some(77)).is_none());
                for (i, len) in lens.iter().enumerate() {
                    let tag = i as i32;
                    let s = e.probe_blocking("probe", CTX, None, Some(tag));
                    assert_eq!((s.source, s.tag), (RankArg::Proc(0), TagArg::Tag(tag)));
                    assert_eq!(s.bytes, *len as u64);
                    let mut got = vec![0; *len];
                    recv(e, Some(0), Some(tag), &mut got);
                    assert!(got == pattern(i as u64, *len));

                    let (m, s) = e.mprobe_blocking("mprobe", CTX, None, None);
                    assert_eq!((s.bytes, s.tag), (*len as u64, TagArg::Tag(tag)));
                    let later = e.recv(CTX, Some(0), Some(tag), room(&mut [0; 3]));
                    let mut got = vec![0; *len];
                    let r = e.mrecv(m, room(&mut got));
                    assert_eq!(e.wait(WaitingFor::call("mrecv"), r).bytes, *len as u64);
                    assert!(got == pattern(i as u64, *len));
                    assert_eq!(e.wait(WaitingFor::call("recv"), later).bytes, 3);
                }
            }
        });
    }
}

/// A receiver that looks but does not receive holds no more than the window; all arrive in the end.
#[test]
fn eager_messages_are_bounded() {
    let config = EngineConfig {
        eager_window: Some(100_000),
        ..EngineConfig::default()
    };
    job(3, config, |e| {
        let n = 20_000u32;
        if e.me().0 < 2 {
            let bodies: Vec<_> = (0..n).map(|i| i.to_ne_bytes()).collect();
            let reqs: Vec<_> = bodies
                .iter()
                .map(|b| e.send(ProcId(2), env(e, 1), SendMode::Standard, data(b)))
                .collect();
            let at_once = reqs.iter().filter(|r| r.is_none()).count();
            assert!(
                at_once <= 100_000 / 192,
                "{at_once} messages were sent eagerly"
            );
            send(e, 2, 2, &[]);
            for r in reqs.into_iter().flatten() {
                e.wait(WaitingFor::call("send"), r);
            }
            // Credits come back: eager again.
            recv(e, Some(2), Some(3), &mut []);
            for _ in 0..n {
                send(e, 2, 4, &[0; 8]);
            }
            assert!(
                e.send(ProcId(2), env(e, 5), SendMode::Standard, Data::empty())
                    .is_none()
            );
        } else {
            for src in 0..2 {
                e.probe_blocking("probe", CTX, Some(src), Some(2));
            }
            for i in 0..n {
                for src in 0..2 {
                    let mut b = [0; 4];
                    recv(e, Some(src), Some(1), &mut b);
                    assert_eq!(u32::from_ne_bytes(b), i);
                }
            }
            for src in 0..2 {
                recv(e, Some(src), Some(2), &mut []);
                send(e, src, 3, &[]);
            }
            for _ in 0..n {
                for src in 0..2 {
                    recv(e, Some(src), Some(4), &mut [0; 8]);
                }
            }
            for src in 0..2 {
                recv(e, Some(src), Some(5), &mut []);
            }
        }
    });
}

#[test]
fn messages_to_oneself() {
    for config in configs() {
        job(1, config, |e| {
            for (len, mode) in [
                (0, SendMode::Standard),
                (8, SendMode::Standard),
                (8, SendMode::Synchronous),
                (900_000, SendMode::Standard),
                (900_000, SendMode::Synchronous),
            ] {
                let body = pattern(4, len);
                let mut got = vec![0; len];
                // Send first.
                let req = e.send(ProcId(0), env(e, 1), mode, data(&body));
                assert_eq!(req.is_none(), len < 1000 && mode == SendMode::Standard);
                assert_eq!(e.probe(CTX, None, None).unwrap().bytes, len as u64);
                assert_eq!(recv(e, None, None, &mut got).bytes, len as u64);
                if let Some(r) = req {
                    assert!(e.wait(WaitingFor::call("send"), r).error.is_none());
                }
                assert!(got == body);
                // Receive first.
                got.fill(0);
                let r = e.recv(CTX, Some(0), Some(2), room(&mut got));
                assert!(e.send(ProcId(0), env(e, 2), mode, data(&body)).is_none());
                assert_eq!(e.wait(WaitingFor::call("recv"), r).bytes, len as u64);
                assert!(got == body);
            }
            // Shapes on both sides, overlapping nothing.
            let int = Datatype::named(Named::Int);
            let a = Datatype::vector(10, 1, 3, &int).unwrap();
            let b = Datatype::vector(5, 2, 4, &int).unwrap();
            let from: Vec<i32> = (0..30).collect();
            let mut to = vec![-1i32; 20];
            let r = e.recv(
                CTX,
                None,
                None,
                DataMut::typed(to.as_mut_ptr().cast(), 1, &b),
            );
            let d = Data::typed(from.as_ptr().cast(), 1, &a);
            e.send(ProcId(0), env(e, 2), SendMode::Standard, d);
            assert_eq!(e.take(r).bytes, 40);
            let want: Vec<i32> = (0..20)
                .map(|i| {
                    if i % 4 < 2 {
                        (i / 4 * 2 + i % 4) * 3
                    } else {
                        -1
                    }
                })
                .collect();
            assert_eq!(to[..18], want[..18]);
        });
    }
}

#[test]
fn cancelling_either_side() {
    for config in configs() {
        job(2, config, |e| {
            for (tag, len, mode) in [
                (1, 8, SendMode::Synchronous),
                (2, 50_000, SendMode::Standard),
            ] {
                if e.me().0 == 0 {
                    let body = pattern(1, len);
                    // Not received: withdrawn. Received: goes through.
                    for taken in [false, true] {
                        let r = e.send(ProcId(1), env(e, tag), mode, data(&body)).unwrap();
                        send(e, 1, 90, &[]);
                        recv(e, Some(1), Some(91), &mut []);
                        e.cancel(r);
                        e.cancel(r);
                        let s = e.wait(WaitingFor::call("send"), r);
                        assert_eq!(s.cancelled, !taken);
                        send(e, 1, 92, &[]);
                        recv(e, Some(1), Some(93), &mut []);
                    }
                } else {
                    for taken in [false, true] {
                        let mut got = vec![0; len];
                        let r = taken.then(|| e.recv(CTX, Some(0), Some(tag), room(&mut got)));
                        recv(e, Some(0), Some(90), &mut []);
                        send(e, 0, 91, &[]);
                        recv(e, Some(0), Some(92), &mut []);
                        if let Some(r) = r {
                            assert_eq!(e.wait(WaitingFor::call("recv"), r).bytes, len as u64);
                        }
                        assert!(e.probe(CTX, Some(0), Some(tag)).is_none());
                        send(e, 0, 93, &[]);
                    }
                }
            }
            // An eager message that was complete for its sender.
            if e.me().0 == 0 {
                assert!(
                    e.send(ProcId(1), env(e, 7), SendMode::Standard, data(&[1; 8]))
                        .is_none()
                );
                let number = e.sent_number(ProcId(1));
                let r = e.cancel_sent(ProcId(1), env(e, 7), number);
                assert!(e.wait(WaitingFor::call("cancel"), r).cancelled);
                let r = e.cancel_sent(ProcId(1), env(e, 7), number);
                assert!(!e.wait(WaitingFor::call("cancel"), r).cancelled);
            }
            // A receive.
            let r = e.recv(CTX, None, Some(8), DataMut::empty());
            e.cancel(r);
            assert!(e.take(r).cancelled);
            barrier(e, CTX.coll());
            assert!(e.probe(CTX, None, None).is_none());
            assert_eq!(e.outstanding().0, 0);
        });
    }
}

#[test]
fn a_dropped_context_settles_its_messages() {
    for config in configs() {
        job(2, config, |e| {
            let other = oxmpi_types::ContextId(0x4000);
            let mut label = env(e, 1);
            label.ctx = other;
            if e.me().0 == 0 {
                let body = pattern(1, 60_000);
                let r = e.send(ProcId(1), label, SendMode::Standard, data(&body));
                let s = e.send(ProcId(1), label, SendMode::Synchronous, data(&body[..4]));
                e.drop_context(other);
                for r in [r, s].into_iter().flatten() {
                    assert!(e.wait(WaitingFor::call("send"), r).error.is_none());
                }
                label.tag = 2;
                e.send_blocking("send", ProcId(1), label, SendMode::Standard, data(&body))
                    .unwrap();
            } else {
                // The context outlives the drop while a receive is posted.
                let mut got = vec![0; 60_000];
                let r = e.recv(other, Some(0), Some(2), room(&mut got));
                e.probe_blocking("probe", other, Some(0), Some(1));
                e.drop_context(other);
                assert_eq!(e.outstanding().0, 1);
                // Rank 0 gets on only when its two messages are settled, so help it.
                let mut b = [0; 60_000];
                e.recv_blocking("recv", other, Some(0), Some(1), room(&mut b));
                e.recv_blocking("recv", other, Some(0), Some(1), room(&mut b));
                assert_eq!(e.wait(WaitingFor::call("recv"), r).bytes, 60_000);
                assert!(got == pattern(1, 60_000));
            }
            barrier(e, CTX.coll());
            // Nobody receives these.
            if e.me().0 == 0 {
                let body = pattern(1, 60_000);
                let r = e.send(ProcId(1), label, SendMode::Standard, data(&body));
                let s = e.send(ProcId(1), label, SendMode::Synchronous, data(&body[..4]));
                send(e, 1, 3, &[]);
                for r in [r, s].into_iter().flatten() {
                    assert!(e.wait(WaitingFor::call("send"), r).error.is_none());
                }
            } else {
                recv(e, Some(0), Some(3), &mut []);
                assert_eq!(e.outstanding().1, 2);
                e.drop_context(other);
                assert_eq!(e.outstanding().1, 0);
            }
        });
    }
}
