//! Groups, topologies, and the life of a process.

mod common;
use common::*;
use oxmpi_types::{ProcId, ThreadLevel};
use std::rc::Rc;

fn ranks(list: &[i32]) -> Vec<RankArg> {
    list.iter().map(|&r| RankArg::Proc(r)).collect()
}

fn members(group: &Rc<Group>) -> Vec<u32> {
    group.members.iter().map(|p| p.0).collect()
}

#[test]
fn group_algebra() {
    job(1, |rt| {
        let all = Group::new((0..10).map(ProcId).collect::<Vec<_>>(), ProcId(0));
        let a = group_incl(rt, &all, &ranks(&[5, 0, 7])).unwrap();
        let b = group_incl(rt, &all, &ranks(&[7, 3, 5])).unwrap();
        assert_eq!(members(&a), [5, 0, 7]);
        assert_eq!(group_rank(rt, &a), Ok(RankArg::Proc(1)));
        assert_eq!(group_rank(rt, &b), Ok(RankArg::Undefined));
        assert_eq!(members(&group_union(rt, &a, &b).unwrap()), [5, 0, 7, 3]);
        assert_eq!(members(&group_intersection(rt, &a, &b).unwrap()), [5, 7]);
        assert_eq!(members(&group_difference(rt, &a, &b).unwrap()), [0]);
        let none = group_difference(rt, &a, &all).unwrap();
        assert!(Rc::ptr_eq(&none, rt.group_empty()));
        assert_eq!(group_size(rt, &none), Ok(0));
        assert_eq!(
            members(&group_excl(rt, &all, &ranks(&[9, 0, 1, 2])).unwrap()),
            [3, 4, 5, 6, 7, 8]
        );
        let ranges = [[1, 9, 4], [8, 0, -4]];
        assert_eq!(
            members(&group_range_incl(rt, &all, &ranges).unwrap()),
            [1, 5, 9, 8, 4, 0]
        );
        assert_eq!(
            members(&group_range_excl(rt, &all, &[[0, 9, 2]]).unwrap()),
            [1, 3, 5, 7, 9]
        );
        let c = group_incl(rt, &all, &ranks(&[7, 5, 0])).unwrap();
        assert_eq!(group_compare(rt, &a, &c), Ok(Comparison::Similar));
        assert_eq!(group_compare(rt, &a, &b), Ok(Comparison::Unequal));
        assert_eq!(
            group_compare(rt, &a, &group_incl(rt, &all, &ranks(&[5, 0, 7])).unwrap()),
            Ok(Comparison::Ident)
        );
        let translated =
            group_translate_ranks(rt, &a, &[rank(0), rank(1), RankArg::ProcNull, rank(2)], &b)
                .unwrap();
        assert_eq!(
            translated,
            [rank(2), RankArg::Undefined, RankArg::ProcNull, rank(0)]
        );
    });
}

#[test]
fn bad_groups_are_named() {
    job(1, |rt| {
        let all = Group::new((0..4).map(ProcId).collect::<Vec<_>>(), ProcId(0));
        refused(
            group_incl(rt, &all, &ranks(&[0, 4])),
            ErrorClass::Rank,
            "ranks[1] is 4, but the group has 4 ranks",
        );
        refused(
            group_incl(rt, &all, &ranks(&[-3])),
            ErrorClass::Rank,
            "ranks[0] is -3",
        );
        refused(
            group_excl(rt, &all, &ranks(&[2, 2])),
            ErrorClass::Rank,
            "rank 2 twice",
        );
        refused(
            group_range_incl(rt, &all, &[[0, 3, 0]]),
            ErrorClass::Arg,
            "ranges[0] has stride 0",
        );
        refused(
            group_range_incl(rt, &all, &[[0, 3, -1]]),
            ErrorClass::Arg,
            "contains no rank",
        );
        refused(
            group_range_excl(rt, &all, &[[0, 1, 1], [2, 6, 2]]),
            ErrorClass::Rank,
            "ranges[1] names rank 6",
        );
        refused(
            group_translate_ranks(rt, &all, &[rank(9)], &all),
            ErrorClass::Rank,
            "ranks1[0] is 9",
        );
    });
}

fn ints(values: &[i32]) -> Ints {
    // SAFETY: each test keeps the array alive while the view is used.
    unsafe { Ints::from_i32(values.as_ptr()) }
}

#[test]
fn grids() {
    job(7, |rt| {
        let (world, me, _) = world(rt);
        let grid = cart_create(rt, &world, &[3, 2], &[true, false], true).unwrap();
        let Some(grid) = grid else {
            assert_eq!(me, 6);
            return;
        };
        assert!(me < 6);
        assert_eq!(topo_test(rt, &grid), Ok(Some(TopologyKind::Cart)));
        assert_eq!(topo_test(rt, &world), Ok(None));
        assert_eq!(cartdim_get(rt, &grid), Ok(2));
        let here = [me as i32 / 2, me as i32 % 2];
        assert_eq!(
            cart_get(rt, &grid, 2),
            Ok((vec![3, 2], vec![true, false], here.to_vec()))
        );
        assert_eq!(cart_coords(rt, &grid, rank(5), 2), Ok(vec![2, 1]));
        assert_eq!(cart_rank(rt, &grid, ints(&[-1, 1])), Ok(5));
        refused(
            cart_rank(rt, &grid, ints(&[0, 2])),
            ErrorClass::Arg,
            "coords[1] is 2",
        );
        let (from, to) = cart_shift(rt, &grid, 0, 1).unwrap();
        assert_eq!((from, to), (rank((me + 4) % 6), rank((me + 2) % 6)));
        let (from, to) = cart_shift(rt, &grid, 1, 1).unwrap();
        let there = if here[1] == 0 {
            (RankArg::ProcNull, rank(me + 1))
        } else {
            (rank(me - 1), RankArg::ProcNull)
        };
        assert_eq!((from, to), there);
        refused(
            cart_shift(rt, &grid, 2, 1),
            ErrorClass::Arg,
            "direction is 2",
        );
        refused(
            cart_shift(rt, &world, 0, 1),
            ErrorClass::Topology,
            "no Cartesian topology",
        );
        refused(
            cart_coords(rt, &grid, rank(6), 2),
            ErrorClass::Rank,
            "rank is 6",
        );
        refused(
            cart_coords(rt, &grid, rank(0), 1),
            ErrorClass::Arg,
            "maxdims is 1",
        );
        refused(
            cart_create(rt, &grid, &[4, 2], &[true; 2], false),
            ErrorClass::Dims,
            "asks for 8 ranks",
        );
        refused(
            cart_create(rt, &grid, &[0], &[true], false),
            ErrorClass::Dims,
            "dims[0] is 0",
        );
        let column = cart_sub(rt, &grid, ints(&[1, 0])).unwrap().unwrap();
        assert_eq!(
            cart_get(rt, &column, 1),
            Ok((vec![3], vec![true], vec![here[0]]))
        );
        ring(rt, &column, here[1]);
        let point = cart_sub(rt, &grid, ints(&[0, 0])).unwrap().unwrap();
        assert_eq!((point.size(), cartdim_get(rt, &point)), (1, Ok(0)));
        // A duplicate has the topology too.
        assert_eq!(cartdim_get(rt, &comm_dup(rt, &grid).unwrap()), Ok(2));
        assert_eq!(
            cart_map(rt, &grid, &[2, 2], &[false; 2]),
            Ok(if me < 4 { rank(me) } else { RankArg::Undefined })
        );
    });
}

#[test]
fn graphs() {
    job(4, |rt| {
        let (world, me, _) = world(rt);
        // The example of the standard: 0-1, 0-3, 1-0, 2-3, 3-0, 3-2.
        let (index, edges) = ([2, 3, 4, 6], [1, 3, 0, 3, 0, 2]);
        let graph = graph_create(rt, &world, &index, ints(&edges), false)
            .unwrap()
            .unwrap();
        assert_eq!(graphdims_get(rt, &graph), Ok((4, 6)));
        assert_eq!(
            graph_get(rt, &graph, 4, 6),
            Ok((index.to_vec(), edges.to_vec()))
        );
        assert_eq!(graph_neighbors_count(rt, &graph, rank(3)), Ok(2));
        assert_eq!(graph_neighbors(rt, &graph, rank(0), 9), Ok(vec![1, 3]));
        refused(
            graph_create(rt, &world, &[1, 0], ints(&edges), false),
            ErrorClass::Arg,
            "index[1] is 0",
        );
        refused(
            graph_create(rt, &world, &[1], ints(&[8]), false),
            ErrorClass::Arg,
            "edges[0] is 8",
        );
        // A ring, each edge given by the rank that it neither leaves nor enters.
        let from = (me + 2) % 4;
        let (to, weight) = ([((from + 1) % 4) as i32], [from as i32]);
        let graph = dist_graph_create(
            rt,
            &world,
            &[rank(from)],
            &[1],
            ints(&to),
            Weights::Given(ints(&weight)),
            None,
            false,
        );
        let graph = graph.unwrap().unwrap();
        assert_eq!(topo_test(rt, &graph), Ok(Some(TopologyKind::DistGraph)));
        assert_eq!(dist_graph_neighbors_count(rt, &graph), Ok((1, 1, true)));
        let left = ((me + 3) % 4) as i32;
        let (m, right) = (me as i32, ((me + 1) % 4) as i32);
        let neighbors = (vec![left], Some(vec![left]), vec![right], Some(vec![m]));
        assert_eq!(dist_graph_neighbors(rt, &graph, 5, 5), Ok(neighbors));
        let near = [rank((me + 1) % 4)];
        let graph = dist_graph_create_adjacent(
            rt,
            &world,
            &[],
            Weights::Unweighted,
            &near,
            Weights::Unweighted,
            None,
            false,
        );
        assert_eq!(
            dist_graph_neighbors_count(rt, &graph.unwrap().unwrap()),
            Ok((0, 1, false))
        );
        refused(
            dist_graph_create_adjacent(
                rt,
                &world,
                &[],
                Weights::Empty,
                &near,
                Weights::Empty,
                None,
                false,
            ),
            ErrorClass::Arg,
            "destweights is MPI_WEIGHTS_EMPTY, but there are 1 edges",
        );
    });
}

#[test]
fn before_and_after() {
    let rt = Runtime::new(Default::default());
    rt.enter("MPI_Comm_rank");
    refused(
        rt.world(),
        ErrorClass::Other,
        "MPI_Comm_rank is called before MPI_Init",
    );
    refused(rt.engine(), ErrorClass::Other, "before MPI_Init");
    refused(buffer_detach(&rt), ErrorClass::Other, "before MPI_Init");
    assert_eq!((initialized(&rt), finalized(&rt)), (Ok(false), Ok(false)));
    job(2, |rt| {
        rt.enter("MPI_Init");
        refused(
            init(rt),
            ErrorClass::Other,
            "MPI_Init is called, but MPI has been initialised already",
        );
        assert_eq!(is_thread_main(rt), Ok(true));
        assert_eq!(query_thread(rt), Ok(ThreadLevel::Single));
        assert_eq!((initialized(rt), finalized(rt)), (Ok(true), Ok(false)));
    });
}

#[test]
fn handles_go_stale() {
    job(1, |rt| {
        let (world, ..) = world(rt);
        let comm = comm_dup(rt, &world).unwrap();
        let handle = rt.comms.publish(&comm);
        assert!(Rc::ptr_eq(&rt.comms.get(handle).unwrap(), &comm));
        comm_free(rt, &comm).unwrap();
        assert!(rt.comms.get(handle).is_none());
        let next = rt.comms.publish(&comm_dup(rt, &world).unwrap());
        assert_ne!(next, handle);
        assert!(rt.comms.get(handle).is_none());
        // One handle for one object, which has to be freed as often as it was given out.
        let handler = Errhandler::new(ErrhandlerKind::Return);
        let (a, b) = (
            rt.errhandlers.publish(&handler),
            rt.errhandlers.publish(&handler),
        );
        assert_eq!(a, b);
        rt.errhandlers.release(&handler);
        assert!(rt.errhandlers.get(a).is_some());
        rt.errhandlers.release(&handler);
        assert!(rt.errhandlers.get(a).is_none());
    });
}
