//! What the tests share: short names for calls on a job inside one process.
#![allow(dead_code, unused_imports)]

use oxmpi_datatype::Named;
pub use oxmpi_mpi::testing::{job, job_with};
pub use oxmpi_mpi::*;
pub use oxmpi_types::{ErrorClass, Handle, RankArg, Result, Status, TagArg};
use std::rc::Rc;

pub const ANY: RankArg = RankArg::Any;
pub const ANY_TAG: TagArg = TagArg::Any;

pub fn rank(r: usize) -> RankArg {
    RankArg::Proc(r as i32)
}

pub fn tag(t: i32) -> TagArg {
    TagArg::Tag(t)
}

pub fn int(rt: &Runtime) -> &Rc<TypeObj> {
    rt.predefined_type(Named::Int)
}

pub fn buf(data: &[i32]) -> UserBuf {
    UserBuf::Addr(data.as_ptr().cast_mut().cast())
}

pub fn buf_mut(data: &mut [i32]) -> UserBuf {
    UserBuf::Addr(data.as_mut_ptr().cast())
}

/// Rank and size in MPI_COMM_WORLD.
pub fn world(rt: &Runtime) -> (Rc<Comm>, usize, usize) {
    let world = rt.world().unwrap().clone();
    let (me, n) = (world.rank as usize, world.size() as usize);
    (world, me, n)
}

pub fn put(rt: &Runtime, data: &[i32], to: usize, t: i32, comm: &Rc<Comm>) {
    send(
        rt,
        buf(data),
        data.len() as i64,
        int(rt),
        rank(to),
        tag(t),
        comm,
    )
    .unwrap();
}

pub fn get(
    rt: &Runtime,
    n: usize,
    from: RankArg,
    t: TagArg,
    comm: &Rc<Comm>,
) -> (Vec<i32>, Status) {
    let mut data = vec![-1; n];
    let status = recv(rt, buf_mut(&mut data), n as i64, int(rt), from, t, comm).unwrap();
    (data, status)
}

/// Checks class and a part of the text.
pub fn refused<T>(result: Result<T>, class: ErrorClass, part: &str) {
    match result {
        Ok(_) => panic!("must be refused: {part}"),
        Err(e) => {
            assert_eq!(e.class, class, "{e}");
            assert!(e.text.contains(part), "{e} does not say {part:?}");
        }
    }
}

/// A message in each direction between neighbours proves that a communicator works and mixes with nothing else.
pub fn ring(rt: &Runtime, comm: &Rc<Comm>, mark: i32) {
    let (me, n) = (comm.rank as usize, comm.size() as usize);
    let mine = [mark, me as i32];
    let mut theirs = [0; 2];
    let status = sendrecv(
        rt,
        buf(&mine),
        2,
        int(rt),
        rank((me + 1) % n),
        tag(5),
        buf_mut(&mut theirs),
        2,
        int(rt),
        ANY,
        ANY_TAG,
        comm,
    )
    .unwrap();
    let left = (me + n - 1) % n;
    assert_eq!(theirs, [mark, left as i32]);
    assert_eq!((status.source, status.bytes), (rank(left), 8));
}
