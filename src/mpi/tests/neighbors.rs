//! Neighbourhood collectives in grids and graphs, in their three forms, against what the standard's text says block by block.

mod common;
use common::*;
use oxmpi_mpi::coll::{self, TypeArray};
use std::rc::Rc;

/// Of each rank the sources of its receive blocks, as rank and number of the block that is sent there, and how
/// many blocks it sends.
struct Pattern {
    into: Vec<Vec<Option<(usize, usize)>>>,
    out: Vec<Vec<Option<usize>>>,
}

impl Pattern {
    /// From the text on Cartesian neighbours: what is sent down arrives from above.
    fn grid(dims: &[i32], periods: &[bool]) -> Pattern {
        let n: i32 = dims.iter().product();
        let coords = |mut r: i32| -> Vec<i32> {
            let mut c: Vec<i32> = dims
                .iter()
                .rev()
                .map(|d| {
                    let x = r % d;
                    r /= d;
                    x
                })
                .collect();
            c.reverse();
            c
        };
        let next = |r: i32, d: usize, by: i32| {
            let mut c = coords(r);
            c[d] += by;
            if periods[d] {
                c[d] = c[d].rem_euclid(dims[d]);
            }
            (0..dims[d])
                .contains(&c[d])
                .then(|| c.iter().zip(dims).fold(0, |r, (c, d)| r * d + c) as usize)
        };
        let mut pattern = Pattern {
            into: Vec::new(),
            out: Vec::new(),
        };
        for r in 0..n {
            let sides =
                (0..2 * dims.len()).map(|s| (s, next(r, s / 2, if s % 2 == 0 { -1 } else { 1 })));
            let (mut into, mut out) = (Vec::new(), Vec::new());
            for (side, other) in sides {
                into.push(other.map(|o| (o, side ^ 1)));
                out.push(other);
            }
            pattern.into.push(into);
            pattern.out.push(out);
        }
        pattern
    }

    /// From lists of neighbours: the k-th edge there is the k-th edge here.
    fn graph(sources: &[Vec<usize>], out: &[Vec<usize>]) -> Pattern {
        let nth = |list: &[usize], wanted: usize, k: usize| {
            let mut places = (0..list.len()).filter(|&i| list[i] == wanted);
            places.nth(k).expect("as many edges out as in")
        };
        let into = sources.iter().enumerate().map(|(me, list)| {
            let find = |i: usize| {
                let s = list[i];
                let k = list[..i].iter().filter(|&&x| x == s).count();
                Some((s, nth(&out[s], me, k)))
            };
            (0..list.len()).map(find).collect()
        });
        Pattern {
            into: into.collect(),
            out: out
                .iter()
                .map(|l| l.iter().map(|&r| Some(r)).collect())
                .collect(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Blocking,
    Nonblocking,
    Persistent,
}

fn finish(rt: &Runtime, request: Handle) {
    let mut request = Some(request);
    wait(rt, &mut request).unwrap();
}

/// The three forms of one function with the same arguments.
macro_rules! call {
    ($rt:ident, $way:ident, $comm:expr, $f:ident $i:ident $init:ident ($($arg:expr),*)) => {
        match $way {
            Way::Blocking => coll::$f($rt, $($arg,)* $comm).unwrap(),
            Way::Nonblocking => finish($rt, coll::$i($rt, $($arg,)* $comm).unwrap()),
            Way::Persistent => {
                let request = coll::$init($rt, $($arg,)* $comm, None).unwrap();
                for _ in 0..2 {
                    start($rt, request).unwrap();
                    finish($rt, request);
                }
                request_free($rt, &mut Some(request)).unwrap();
            }
        }
    };
}

struct Types(Vec<Rc<TypeObj>>);

impl TypeArray for Types {
    fn is_null(&self) -> bool {
        false
    }
    fn get(&self, i: usize) -> Result<Option<Rc<TypeObj>>> {
        Ok(Some(self.0[i].clone()))
    }
}

/// Int `i` of block `block` that rank `r` sends.
fn item(r: usize, block: usize, i: usize) -> i32 {
    (r * 10_000 + block * 1000 + i) as i32
}

const GAP: i32 = -7;

fn wide(v: &[i64]) -> Ints {
    // SAFETY: the arrays live as long as the calls that read them.
    unsafe { Ints::from_i64(v.as_ptr()) }
}

/// Compares a receive buffer with gaps of `GAP` between blocks of `size(block)` at `place(block)`.
fn same(
    what: &str,
    got: &[i32],
    blocks: &[Option<(usize, usize)>],
    place: &[i64],
    size: &dyn Fn(usize) -> usize,
    all: bool,
) {
    let mut expected = vec![GAP; got.len()];
    for (b, source) in blocks.iter().enumerate() {
        if let Some((r, theirs)) = source {
            for i in 0..size(b) {
                expected[place[b] as usize + i] = item(*r, if all { 0 } else { *theirs }, i);
            }
        }
    }
    assert_eq!(got, expected, "{what}");
}

fn everything(rt: &Runtime, comm: &Rc<Comm>, pattern: &Pattern, count: usize) {
    let me = comm.rank as usize;
    let (into, out) = (&pattern.into[me], &pattern.out[me]);
    let (n_in, n_out) = (into.len(), out.len());
    let (c, most) = (count as i64, count + 5);
    let ty = Some(int(rt));
    // Every other int: the type of some blocks.
    let spread = datatype::type_vector(rt, c.max(1), 1, 2, int(rt), false).unwrap();
    datatype::type_commit(rt, &spread).unwrap();
    for way in [Way::Blocking, Way::Nonblocking, Way::Persistent] {
        let what = format!("{way:?} rank {me} count {count}");
        let dense: Vec<i64> = (0..n_in).map(|b| b as i64 * c).collect();
        let mine: Vec<i32> = (0..count).map(|i| item(me, 0, i)).collect();
        let blocks: Vec<i32> = (0..n_out * count)
            .map(|i| item(me, i / count, i % count))
            .collect();
        let mut got = vec![GAP; n_in * count];
        call!(rt, way, comm, neighbor_allgather ineighbor_allgather neighbor_allgather_init(
            buf(&mine), c, ty, buf_mut(&mut got), c, ty));
        same(
            &format!("allgather {what}"),
            &got,
            into,
            &dense,
            &|_| count,
            true,
        );

        let mut got = vec![GAP; n_in * count];
        call!(rt, way, comm, neighbor_alltoall ineighbor_alltoall neighbor_alltoall_init(
            buf(&blocks), c, ty, buf_mut(&mut got), c, ty));
        same(
            &format!("alltoall {what}"),
            &got,
            into,
            &dense,
            &|_| count,
            false,
        );

        // Sizes by sender and the sender's block, in reverse order with gaps.
        let places = |n: usize| -> Vec<i64> { (0..n).rev().map(|b| (b * most) as i64).collect() };
        let (from, to) = (places(n_out), places(n_in));
        let mut got = vec![GAP; n_in * most];
        let counts = vec![c; n_in];
        call!(rt, way, comm, neighbor_allgatherv ineighbor_allgatherv neighbor_allgatherv_init(
            buf(&mine), c, ty, buf_mut(&mut got), wide(&counts), wide(&to), ty));
        same(
            &format!("allgatherv {what}"),
            &got,
            into,
            &to,
            &|_| count,
            true,
        );

        let size = |r: usize, b: usize| (count + r + b) % (count + 3);
        let sent: Vec<i64> = (0..n_out).map(|b| size(me, b) as i64).collect();
        let expected = |b: usize| into[b].map_or(1, |(r, theirs)| size(r, theirs));
        let received: Vec<i64> = (0..n_in).map(|b| expected(b) as i64).collect();
        let mut send = vec![GAP; n_out * most];
        for b in 0..n_out {
            for i in 0..sent[b] as usize {
                send[from[b] as usize + i] = item(me, b, i);
            }
        }
        let mut got = vec![GAP; n_in * most];
        call!(rt, way, comm, neighbor_alltoallv ineighbor_alltoallv neighbor_alltoallv_init(
            buf(&send), wide(&sent), wide(&from), ty, buf_mut(&mut got), wide(&received), wide(&to), ty));
        same(
            &format!("alltoallv {what}"),
            &got,
            into,
            &to,
            &expected,
            false,
        );

        // Sent from every other int, received in a run.
        let sparse: Vec<i64> = (0..n_out).map(|b| (b * 2 * most * 4) as i64).collect();
        let mut send = vec![GAP; n_out * 2 * most];
        for b in 0..n_out {
            (0..count).for_each(|i| send[b * 2 * most + 2 * i] = item(me, b, i));
        }
        let ones = vec![i64::from(count > 0); n_out];
        let bytes: Vec<i64> = to.iter().map(|d| d * 4).collect();
        let mut got = vec![GAP; n_in * most];
        let (sends, receives) = (
            Types(vec![spread.clone(); n_out]),
            Types(vec![int(rt).clone(); n_in]),
        );
        call!(rt, way, comm, neighbor_alltoallw ineighbor_alltoallw neighbor_alltoallw_init(
            buf(&send), wide(&ones), wide(&sparse), &sends, buf_mut(&mut got), wide(&counts), wide(&bytes), &receives));
        same(
            &format!("alltoallw {what}"),
            &got,
            into,
            &to,
            &|_| count,
            false,
        );
    }
    datatype::type_free(rt, &spread).unwrap();
}

const COUNTS: [usize; 4] = [0, 1, 7, 3000];

#[test]
fn grids() {
    for dims in [
        &[1][..],
        &[2],
        &[3],
        &[5],
        &[1, 1],
        &[2, 2],
        &[1, 3],
        &[2, 1, 3],
        &[3, 3],
        &[1, 2, 1, 2],
    ] {
        for periodic in 0..1 << dims.len() {
            let periods: Vec<bool> = (0..dims.len()).map(|d| periodic >> d & 1 == 1).collect();
            let pattern = Pattern::grid(dims, &periods);
            job(dims.iter().product::<i32>() as usize, |rt| {
                let (world, ..) = world(rt);
                let comm = cart_create(rt, &world, dims, &periods, false)
                    .unwrap()
                    .unwrap();
                for count in COUNTS {
                    everything(rt, &comm, &pattern, count);
                }
                let dup = comm_dup(rt, &comm).unwrap();
                everything(rt, &dup, &pattern, 3);
            });
        }
    }
}

/// Edges with repetitions and loops.
fn edges(n: usize, seed: usize) -> Vec<(usize, usize)> {
    let mut x = seed;
    let mut next = |below: usize| {
        x = x
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (x >> 33) % below
    };
    let m = next(3 * n + 1);
    (0..m).map(|_| (next(n), next(n))).collect()
}

#[test]
fn distributed_graphs() {
    for n in [1, 2, 3, 5, 8] {
        for seed in 0..6 {
            let edges = edges(n, seed);
            // Every rank lists its edges in the order in which they are drawn, so several between two ranks keep theirs.
            let ends = |r: usize,
                        mine: fn(&(usize, usize)) -> usize,
                        other: fn(&(usize, usize)) -> usize| {
                edges
                    .iter()
                    .filter(|e| mine(e) == r)
                    .map(other)
                    .collect::<Vec<_>>()
            };
            let sources: Vec<_> = (0..n).map(|r| ends(r, |e| e.1, |e| e.0)).collect();
            let out: Vec<_> = (0..n).map(|r| ends(r, |e| e.0, |e| e.1)).collect();
            let pattern = Pattern::graph(&sources, &out);
            job(n, |rt| {
                let (world, me, _) = world(rt);
                let ranks = |list: &[usize]| list.iter().map(|&r| rank(r)).collect::<Vec<_>>();
                let (from, to) = (ranks(&sources[me]), ranks(&out[me]));
                let none = Weights::Unweighted;
                let comm =
                    dist_graph_create_adjacent(rt, &world, &from, none, &to, none, None, false);
                let comm = comm.unwrap().unwrap();
                for count in COUNTS {
                    everything(rt, &comm, &pattern, count);
                }
            });
        }
    }
}

#[test]
fn graphs() {
    // Rank 0 twice with itself and with rank 1 by two edges.
    let lists = [vec![1, 0, 1, 2], vec![0, 2, 0], vec![1, 0]];
    let pattern = Pattern::graph(&lists, &lists);
    job(4, |rt| {
        let (world, ..) = world(rt);
        let (index, edges) = ([4, 7, 9], [1, 0, 1, 2, 0, 2, 0, 1, 0]);
        // SAFETY: the array outlives the call.
        let edges = unsafe { Ints::from_i32(edges.as_ptr()) };
        if let Some(comm) = graph_create(rt, &world, &index, edges, false).unwrap() {
            for count in COUNTS {
                everything(rt, &comm, &pattern, count);
            }
        }
    });
}

#[test]
fn mistakes_are_refused() {
    job(2, |rt| {
        let (world, me, _) = world(rt);
        let ty = Some(int(rt));
        let (send, mut recv) = ([0; 4], [0; 4]);
        let gather = |comm: &Rc<Comm>, from: UserBuf, n, recv: UserBuf| {
            coll::neighbor_allgather(rt, from, n, ty, recv, 1, ty, comm)
        };
        let into = buf_mut(&mut recv);
        refused(
            gather(&world, buf(&send), 1, into),
            ErrorClass::Topology,
            "no topology",
        );
        let ring = cart_create(rt, &world, &[2], &[true], false)
            .unwrap()
            .unwrap();
        refused(
            gather(&ring, UserBuf::InPlace, 1, into),
            ErrorClass::Buffer,
            "MPI_IN_PLACE",
        );
        refused(
            gather(&ring, buf(&send), -1, into),
            ErrorClass::Count,
            "sendcount is -1",
        );
        refused(gather(&ring, into, 1, into), ErrorClass::Buffer, "overlap");
        let far = [i64::MAX, 0];
        let one = [1, 1];
        refused(
            coll::neighbor_allgatherv(
                rt,
                buf(&send),
                1,
                ty,
                into,
                wide(&one),
                wide(&far),
                ty,
                &ring,
            ),
            ErrorClass::Arg,
            "displs[0] is 9223372036854775807",
        );
        // Sizes that do not fit are seen where they arrive, and nobody waits for ever.
        let n = if me == 0 { 2 } else { 1 };
        let outcome = gather(&ring, buf(&send), n, into);
        if me == 0 {
            outcome.unwrap();
        } else {
            refused(outcome, ErrorClass::Truncate, "8 bytes");
        }
        let (index, edges) = ([1, 1], [1]);
        // SAFETY: the array outlives the call.
        let edges = unsafe { Ints::from_i32(edges.as_ptr()) };
        let lame = graph_create(rt, &world, &index, edges, false)
            .unwrap()
            .unwrap();
        let edge = "from rank 0 to rank 1";
        refused(
            gather(&lame, buf(&send), 1, into),
            ErrorClass::Topology,
            edge,
        );
        // Without neighbours null pointers are fine.
        let alone = dist_graph_create_adjacent(
            rt,
            &world,
            &[],
            Weights::Unweighted,
            &[],
            Weights::Unweighted,
            None,
            false,
        );
        let alone = alone.unwrap().unwrap();
        let null = UserBuf::Addr(std::ptr::null_mut());
        coll::neighbor_alltoall(rt, null, 5, ty, null, 5, ty, &alone).unwrap();
        let nothing = wide(&[]);
        coll::neighbor_alltoallv(
            rt, null, nothing, nothing, ty, null, nothing, nothing, ty, &alone,
        )
        .unwrap();
    });
}
