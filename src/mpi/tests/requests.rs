//! Requests: waiting, testing, persistence, cancelling, buffered sends, generalized requests.

mod common;
use common::*;
use oxmpi_types::{BufferMode, Error};
use std::cell::Cell;
use std::rc::Rc;

#[test]
fn any_some_all() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        if me == 0 {
            for t in [3, 1, 0, 2] {
                get(rt, 0, rank(1), tag(9), &world);
                put(rt, &[t * 10], 1, t, &world);
            }
            return;
        }
        let mut data = [[0]; 4];
        let mut requests: Vec<Option<Handle>> = data
            .iter_mut()
            .enumerate()
            .map(|(t, d)| {
                Some(irecv(rt, buf_mut(d), 1, int(rt), rank(0), tag(t as i32), &world).unwrap())
            })
            .collect();
        assert!(matches!(testany(rt, &mut requests).unwrap(), Any::NotYet));
        assert!(!testall(rt, &mut requests, &mut |_, _, _, _| panic!()).unwrap());
        assert_eq!(
            testsome(rt, &mut requests, &mut |_, _, _, _| panic!()),
            Ok(Some(0))
        );
        put(rt, &[], 0, 9, &world);
        let (index, status) = waitany(rt, &mut requests);
        assert_eq!((index, status.unwrap().tag), (Some(3), tag(3)));
        assert!(requests[3].is_none());
        put(rt, &[], 0, 9, &world);
        let mut seen = Vec::new();
        let some = waitsome(rt, &mut requests, &mut |at, i, s, _| {
            seen.push((at, i, s.tag))
        })
        .unwrap();
        assert_eq!((some, seen), (Some(1), vec![(0, 1, tag(1))]));
        put(rt, &[], 0, 9, &world);
        let status = loop {
            if let Some(status) = test(rt, &mut requests[0]).unwrap() {
                break status;
            }
        };
        assert_eq!((status.tag, requests[0]), (tag(0), None));
        assert!(request_get_status(rt, requests[2]).unwrap().is_none());
        put(rt, &[], 0, 9, &world);
        while request_get_status(rt, requests[2]).unwrap().is_none() {}
        assert_eq!(
            request_get_status(rt, requests[2]).unwrap().unwrap().tag,
            tag(2)
        );
        let mut count = 0;
        waitall(
            rt,
            &mut requests,
            Some(&mut |_, i, s, _| {
                count += 1;
                assert_eq!(s.source == rank(0), i == 2);
            }),
        )
        .unwrap();
        assert_eq!((count, data), (4, [[0], [10], [20], [30]]));
        // Nothing is left: empty results.
        assert_eq!(waitany(rt, &mut requests).0, None);
        assert!(matches!(testany(rt, &mut []).unwrap(), Any::NoneActive));
        assert_eq!(
            waitsome(rt, &mut requests, &mut |_, _, _, _| panic!()),
            Ok(None)
        );
        assert_eq!(wait(rt, &mut None).unwrap().source, RankArg::Any);
    });
}

#[test]
fn an_error_of_one_is_in_its_status() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        if me == 0 {
            put(rt, &[1, 2, 3], 1, 0, &world);
            put(rt, &[4], 1, 1, &world);
            return;
        }
        let (mut short, mut right) = ([0], [0]);
        let mut requests = [
            Some(irecv(rt, buf_mut(&mut short), 1, int(rt), rank(0), tag(0), &world).unwrap()),
            Some(irecv(rt, buf_mut(&mut right), 1, int(rt), rank(0), tag(1), &world).unwrap()),
        ];
        let mut classes = Vec::new();
        let all = waitall(
            rt,
            &mut requests,
            Some(&mut |_, _, s, set| {
                assert!(set);
                classes.push(s.error.as_ref().map(|e| e.class));
            }),
        );
        assert_eq!(all.unwrap_err().class, ErrorClass::InStatus);
        assert_eq!(classes, [Some(ErrorClass::Truncate), None]);
        assert_eq!((right, requests), ([4], [None, None]));
        assert!(Rc::ptr_eq(&rt.take_blame().unwrap(), &world));
    });
}

#[test]
fn persistent_requests_start_again() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let mut data = [0, 0];
        let mut request = if me == 0 {
            send_init(rt, buf(&data), 2, int(rt), rank(1), tag(4), &world)
        } else {
            recv_init(rt, buf_mut(&mut data), 2, int(rt), rank(0), tag(4), &world)
        }
        .map(Some)
        .unwrap();
        let handle = request.unwrap();
        // Inactive: complete, with an empty status.
        assert_eq!(wait(rt, &mut request).unwrap().source, RankArg::Any);
        assert_eq!(waitany(rt, &mut [request]).0, None);
        for i in 0..20 {
            if me == 0 {
                data = [i, i * i];
            }
            start(rt, handle).unwrap();
            if me == 1 {
                refused(start(rt, handle), ErrorClass::Request, "active already");
            }
            wait(rt, &mut request).unwrap();
            assert_eq!(request, Some(handle));
            assert_eq!(std::hint::black_box(&data), &[i, i * i]);
            // The receiver has looked at it.
            if me == 1 {
                put(rt, &[], 0, 5, &world);
            } else {
                get(rt, 0, rank(1), tag(5), &world);
            }
        }
        request_free(rt, &mut request).unwrap();
        assert!(request.is_none());
        refused(start(rt, handle), ErrorClass::Request, "does not exist");
        refused(
            request_free(rt, &mut request),
            ErrorClass::Request,
            "MPI_REQUEST_NULL",
        );
        let mut plain = Some(
            irecv(
                rt,
                buf_mut(&mut data),
                2,
                int(rt),
                RankArg::ProcNull,
                tag(0),
                &world,
            )
            .unwrap(),
        );
        refused(
            start(rt, plain.unwrap()),
            ErrorClass::Request,
            "not persistent",
        );
        wait(rt, &mut plain).unwrap();
    });
}

#[test]
fn freed_requests_finish() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let data: Vec<i32> = (0..200_000).collect();
        if me == 0 {
            let mut request =
                Some(isend(rt, buf(&data), 200_000, int(rt), rank(1), tag(0), &world).unwrap());
            request_free(rt, &mut request).unwrap();
            get(rt, 0, rank(1), tag(1), &world);
        } else {
            assert_eq!(get(rt, 200_000, rank(0), tag(0), &world).0, data);
            put(rt, &[], 0, 1, &world);
        }
    });
}

#[test]
fn cancelled_receive() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        if me == 1 {
            let mut data = [0];
            let mut request =
                Some(irecv(rt, buf_mut(&mut data), 1, int(rt), rank(0), tag(0), &world).unwrap());
            cancel(rt, request.unwrap()).unwrap();
            let status = wait(rt, &mut request).unwrap();
            assert!(test_cancelled(rt, &status).unwrap());
            put(rt, &[], 0, 1, &world);
            assert_eq!(get(rt, 1, rank(0), tag(0), &world).0, [9]);
        } else {
            get(rt, 0, rank(1), tag(1), &world);
            put(rt, &[9], 1, 0, &world);
        }
    });
}

#[test]
fn attached_buffer_is_accounted_exactly() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let overhead = rt.bsend_overhead.get();
        let data = vec![3; 30_000];
        let bytes = 4 * data.len() as i64;
        let go = || {
            bsend(
                rt,
                buf(&data),
                data.len() as i64,
                int(rt),
                rank(1),
                tag(0),
                &world,
            )
        };
        if me == 1 {
            get(rt, 0, rank(0), tag(1), &world);
            for _ in 0..5 {
                assert_eq!(get(rt, data.len(), rank(0), tag(0), &world).0, data);
            }
            put(rt, &[], 0, 2, &world);
            return;
        }
        refused(go(), ErrorClass::Buffer, "there is none");
        refused(
            buffer_detach(rt),
            ErrorClass::Buffer,
            "no buffer is attached",
        );
        let size = 3 * (bytes + overhead);
        let mut room = vec![0u8; size as usize];
        let mode = BufferMode::User {
            address: room.as_mut_ptr() as usize,
            size,
        };
        buffer_attach(rt, mode).unwrap();
        refused(
            buffer_attach(rt, mode),
            ErrorClass::Buffer,
            "attached already",
        );
        // Three large messages fit, to the byte; a fourth does not.
        for _ in 0..3 {
            go().unwrap();
        }
        refused(
            bsend(rt, buf(&data), 1, int(rt), rank(1), tag(0), &world),
            ErrorClass::Buffer,
            "of 4 bytes",
        );
        put(rt, &[], 1, 1, &world);
        // Detaching waits until all have left.
        assert_eq!(buffer_detach(rt).unwrap(), mode);
        // Without a byte to spare, and with one too few.
        buffer_attach(
            rt,
            BufferMode::User {
                address: room.as_mut_ptr() as usize,
                size: bytes + overhead - 1,
            },
        )
        .unwrap();
        refused(go(), ErrorClass::Buffer, "takes");
        buffer_detach(rt).unwrap();
        buffer_attach(
            rt,
            BufferMode::User {
                address: room.as_mut_ptr() as usize,
                size: bytes + overhead,
            },
        )
        .unwrap();
        go().unwrap();
        buffer_detach(rt).unwrap();
        // A communicator's buffer goes before the process's, and an automatic one has no bound.
        comm_attach_buffer(rt, &world, BufferMode::Automatic).unwrap();
        go().unwrap();
        comm_flush_buffer(rt, &world).unwrap();
        assert_eq!(
            comm_detach_buffer(rt, &world).unwrap(),
            BufferMode::Automatic
        );
        get(rt, 0, rank(1), tag(2), &world);
    });
}

struct Callbacks {
    log: Rc<Cell<u32>>,
    fail: bool,
}

impl GrequestFns for Callbacks {
    fn query(&self, status: &mut Status) -> Result<()> {
        self.log.set(self.log.get() + 1);
        status.bytes = 77;
        Ok(())
    }
    fn free(&self) -> Result<()> {
        self.log.set(self.log.get() + 10);
        if self.fail {
            Err(Error::user(1234, "free callback"))
        } else {
            Ok(())
        }
    }
    fn cancel(&self, complete: bool) -> Result<()> {
        self.log
            .set(self.log.get() + if complete { 100 } else { 1000 });
        Ok(())
    }
}

#[test]
fn generalized_requests() {
    job(1, |rt| {
        let log = Rc::new(Cell::new(0));
        let make = |fail| {
            log.set(0);
            grequest_start(
                rt,
                Rc::new(Callbacks {
                    log: log.clone(),
                    fail,
                }),
            )
            .unwrap()
        };
        let handle = make(false);
        let mut request = Some(handle);
        assert!(test(rt, &mut request).unwrap().is_none());
        cancel(rt, handle).unwrap();
        grequest_complete(rt, handle).unwrap();
        refused(
            grequest_complete(rt, handle),
            ErrorClass::Request,
            "complete already",
        );
        assert_eq!(request_get_status(rt, request).unwrap().unwrap().bytes, 77);
        assert_eq!(log.get(), 1001);
        assert_eq!(wait(rt, &mut request).unwrap().bytes, 77);
        assert_eq!((log.get(), request), (1012, None));
        // The callback's error reaches the caller.
        let handle = make(true);
        grequest_complete(rt, handle).unwrap();
        assert_eq!(
            wait(rt, &mut Some(handle)).unwrap_err().user_code,
            Some(1234)
        );
        let handle = make(true);
        grequest_complete(rt, handle).unwrap();
        let mut codes = Vec::new();
        let all = waitall(
            rt,
            &mut [Some(handle)],
            Some(&mut |_, _, s, set| {
                assert!(set);
                codes.push(s.error.as_ref().and_then(|e| e.user_code));
            }),
        );
        assert_eq!(
            (all.unwrap_err().class, codes),
            (ErrorClass::InStatus, vec![Some(1234)])
        );
        // Freed first, completed later.
        let handle = make(false);
        request_free(rt, &mut Some(handle)).unwrap();
        assert_eq!(log.get(), 0);
        grequest_complete(rt, handle).unwrap();
        assert_eq!(log.get(), 10);
        refused(
            grequest_complete(rt, handle),
            ErrorClass::Request,
            "does not exist",
        );
    });
}
