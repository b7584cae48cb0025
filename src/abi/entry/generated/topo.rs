//! Regular entries of the chapter `topo`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::c_int;

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Cart_coords`
pub unsafe fn cart_coords<D: Dialect>(
    comm: D::Handle,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    run::<D>(&functions::CART_COORDS, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let maxdims = arg::Int::<D>::new(rt, maxdims, "maxdims")?;
        let coords = out::IntArray::<D>::new(coords, "coords")?;
        let r0 = oxmpi_mpi::cart_coords(rt, comm.get()?, rank.get()?, maxdims.get()?)?;
        coords.put(rt, r0)?;
        Ok(())
    })
}

/// `MPI_Cart_create`
pub unsafe fn cart_create<D: Dialect>(
    comm_old: D::Handle,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::CART_CREATE, On::Comm(comm_old), |rt| {
        let comm_old = arg::Comm::<D>::new(rt, comm_old, "comm_old")?;
        let dims =
            arg::IntArray::<D>::new(rt, dims, Some(arg::Length::int(ndims, "ndims")), "dims")?;
        let periods = arg::LogicalArray::<D>::new(
            rt,
            periods,
            Some(arg::Length::int(ndims, "ndims")),
            "periods",
        )?;
        let reorder = arg::Logical::<D>::new(rt, reorder, "reorder")?;
        let comm_cart = out::Comm::<D>::new(comm_cart, "comm_cart")?;
        comm_cart.clear();
        let r0 = oxmpi_mpi::cart_create(
            rt,
            comm_old.get()?,
            dims.get()?,
            periods.get()?,
            reorder.get()?,
        )?;
        comm_cart.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Cart_get`
pub unsafe fn cart_get<D: Dialect>(
    comm: D::Handle,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    run::<D>(&functions::CART_GET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let maxdims = arg::Int::<D>::new(rt, maxdims, "maxdims")?;
        let dims = out::IntArray::<D>::new(dims, "dims")?;
        let periods = out::LogicalArray::<D>::new(periods, "periods")?;
        let coords = out::IntArray::<D>::new(coords, "coords")?;
        let (r0, r1, r2) = oxmpi_mpi::cart_get(rt, comm.get()?, maxdims.get()?)?;
        dims.put(rt, r0)?;
        periods.put(rt, r1)?;
        coords.put(rt, r2)?;
        Ok(())
    })
}

/// `MPI_Cart_map`
pub unsafe fn cart_map<D: Dialect>(
    comm: D::Handle,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    run::<D>(&functions::CART_MAP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let dims =
            arg::IntArray::<D>::new(rt, dims, Some(arg::Length::int(ndims, "ndims")), "dims")?;
        let periods = arg::LogicalArray::<D>::new(
            rt,
            periods,
            Some(arg::Length::int(ndims, "ndims")),
            "periods",
        )?;
        let newrank = out::Rank::<D>::new(newrank, "newrank")?;
        let r0 = oxmpi_mpi::cart_map(rt, comm.get()?, dims.get()?, periods.get()?)?;
        newrank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Cart_rank`
pub unsafe fn cart_rank<D: Dialect>(
    comm: D::Handle,
    coords: *const c_int,
    rank: *mut c_int,
) -> c_int {
    run::<D>(&functions::CART_RANK, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let coords = arg::IntArray::<D>::new(rt, coords, None, "coords")?;
        let rank = out::Rank::<D>::new(rank, "rank")?;
        let r0 = oxmpi_mpi::cart_rank(rt, comm.get()?, coords.get()?)?;
        rank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Cart_shift`
pub unsafe fn cart_shift<D: Dialect>(
    comm: D::Handle,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    run::<D>(&functions::CART_SHIFT, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let direction = arg::Int::<D>::new(rt, direction, "direction")?;
        let disp = arg::Int::<D>::new(rt, disp, "disp")?;
        let rank_source = out::Rank::<D>::new(rank_source, "rank_source")?;
        let rank_dest = out::Rank::<D>::new(rank_dest, "rank_dest")?;
        let (r0, r1) = oxmpi_mpi::cart_shift(rt, comm.get()?, direction.get()?, disp.get()?)?;
        rank_source.put(rt, r0);
        rank_dest.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Cart_sub`
pub unsafe fn cart_sub<D: Dialect>(
    comm: D::Handle,
    remain_dims: *const c_int,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::CART_SUB, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let remain_dims = arg::LogicalArray::<D>::new(rt, remain_dims, None, "remain_dims")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::cart_sub(rt, comm.get()?, remain_dims.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Cartdim_get`
pub unsafe fn cartdim_get<D: Dialect>(comm: D::Handle, ndims: *mut c_int) -> c_int {
    run::<D>(&functions::CARTDIM_GET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let ndims = out::Int::<D>::new(ndims, "ndims")?;
        let r0 = oxmpi_mpi::cartdim_get(rt, comm.get()?)?;
        ndims.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Dist_graph_create`
pub unsafe fn dist_graph_create<D: Dialect>(
    comm_old: D::Handle,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: D::Handle,
    reorder: c_int,
    comm_dist_graph: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::DIST_GRAPH_CREATE, On::Comm(comm_old), |rt| {
        let comm_old = arg::Comm::<D>::new(rt, comm_old, "comm_old")?;
        let sources =
            arg::RankArray::<D>::new(rt, sources, Some(arg::Length::int(n, "n")), "sources")?;
        let degrees =
            arg::IntArray::<D>::new(rt, degrees, Some(arg::Length::int(n, "n")), "degrees")?;
        let destinations = arg::RankArray::<D>::new(rt, destinations, None, "destinations")?;
        let weights = arg::WeightsArray::<D>::new(rt, weights, None, "weights")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let reorder = arg::Logical::<D>::new(rt, reorder, "reorder")?;
        let comm_dist_graph = out::Comm::<D>::new(comm_dist_graph, "comm_dist_graph")?;
        comm_dist_graph.clear();
        let r0 = oxmpi_mpi::dist_graph_create(
            rt,
            comm_old.get()?,
            sources.get()?,
            degrees.get()?,
            destinations.get()?,
            weights.get()?,
            info.get()?,
            reorder.get()?,
        )?;
        comm_dist_graph.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Dist_graph_create_adjacent`
pub unsafe fn dist_graph_create_adjacent<D: Dialect>(
    comm_old: D::Handle,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: D::Handle,
    reorder: c_int,
    comm_dist_graph: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::DIST_GRAPH_CREATE_ADJACENT,
        On::Comm(comm_old),
        |rt| {
            let comm_old = arg::Comm::<D>::new(rt, comm_old, "comm_old")?;
            let sources = arg::RankArray::<D>::new(
                rt,
                sources,
                Some(arg::Length::int(indegree, "indegree")),
                "sources",
            )?;
            let sourceweights =
                arg::WeightsArray::<D>::new(rt, sourceweights, None, "sourceweights")?;
            let destinations = arg::RankArray::<D>::new(
                rt,
                destinations,
                Some(arg::Length::int(outdegree, "outdegree")),
                "destinations",
            )?;
            let destweights = arg::WeightsArray::<D>::new(rt, destweights, None, "destweights")?;
            let info = arg::Info::<D>::new(rt, info, "info")?;
            let reorder = arg::Logical::<D>::new(rt, reorder, "reorder")?;
            let comm_dist_graph = out::Comm::<D>::new(comm_dist_graph, "comm_dist_graph")?;
            comm_dist_graph.clear();
            let r0 = oxmpi_mpi::dist_graph_create_adjacent(
                rt,
                comm_old.get()?,
                sources.get()?,
                sourceweights.get()?,
                destinations.get()?,
                destweights.get()?,
                info.get()?,
                reorder.get()?,
            )?;
            comm_dist_graph.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Dist_graph_neighbors`
pub unsafe fn dist_graph_neighbors<D: Dialect>(
    comm: D::Handle,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    run::<D>(&functions::DIST_GRAPH_NEIGHBORS, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let maxindegree = arg::Int::<D>::new(rt, maxindegree, "maxindegree")?;
        let sources = out::RankArray::<D>::new(sources, "sources")?;
        let sourceweights = out::WeightsArray::<D>::new(sourceweights, "sourceweights")?;
        let maxoutdegree = arg::Int::<D>::new(rt, maxoutdegree, "maxoutdegree")?;
        let destinations = out::RankArray::<D>::new(destinations, "destinations")?;
        let destweights = out::WeightsArray::<D>::new(destweights, "destweights")?;
        let (r0, r1, r2, r3) = oxmpi_mpi::dist_graph_neighbors(
            rt,
            comm.get()?,
            maxindegree.get()?,
            maxoutdegree.get()?,
        )?;
        sources.put(rt, r0)?;
        sourceweights.put(rt, r1);
        destinations.put(rt, r2)?;
        destweights.put(rt, r3);
        Ok(())
    })
}

/// `MPI_Dist_graph_neighbors_count`
pub unsafe fn dist_graph_neighbors_count<D: Dialect>(
    comm: D::Handle,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    run::<D>(
        &functions::DIST_GRAPH_NEIGHBORS_COUNT,
        On::Comm(comm),
        |rt| {
            let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
            let indegree = out::Int::<D>::new(indegree, "indegree")?;
            let outdegree = out::Int::<D>::new(outdegree, "outdegree")?;
            let weighted = out::Logical::<D>::new(weighted, "weighted")?;
            let (r0, r1, r2) = oxmpi_mpi::dist_graph_neighbors_count(rt, comm.get()?)?;
            indegree.put(rt, r0);
            outdegree.put(rt, r1);
            weighted.put(rt, r2);
            Ok(())
        },
    )
}

/// `MPI_Graph_create`
pub unsafe fn graph_create<D: Dialect>(
    comm_old: D::Handle,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GRAPH_CREATE, On::Comm(comm_old), |rt| {
        let comm_old = arg::Comm::<D>::new(rt, comm_old, "comm_old")?;
        let index =
            arg::IntArray::<D>::new(rt, index, Some(arg::Length::int(nnodes, "nnodes")), "index")?;
        let edges = arg::RankArray::<D>::new(rt, edges, None, "edges")?;
        let reorder = arg::Logical::<D>::new(rt, reorder, "reorder")?;
        let comm_graph = out::Comm::<D>::new(comm_graph, "comm_graph")?;
        comm_graph.clear();
        let r0 = oxmpi_mpi::graph_create(
            rt,
            comm_old.get()?,
            index.get()?,
            edges.get()?,
            reorder.get()?,
        )?;
        comm_graph.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Graph_get`
pub unsafe fn graph_get<D: Dialect>(
    comm: D::Handle,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    run::<D>(&functions::GRAPH_GET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let maxindex = arg::Int::<D>::new(rt, maxindex, "maxindex")?;
        let maxedges = arg::Int::<D>::new(rt, maxedges, "maxedges")?;
        let index = out::IntArray::<D>::new(index, "index")?;
        let edges = out::RankArray::<D>::new(edges, "edges")?;
        let (r0, r1) = oxmpi_mpi::graph_get(rt, comm.get()?, maxindex.get()?, maxedges.get()?)?;
        index.put(rt, r0)?;
        edges.put(rt, r1)?;
        Ok(())
    })
}

/// `MPI_Graph_map`
pub unsafe fn graph_map<D: Dialect>(
    comm: D::Handle,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    run::<D>(&functions::GRAPH_MAP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let index =
            arg::IntArray::<D>::new(rt, index, Some(arg::Length::int(nnodes, "nnodes")), "index")?;
        let edges = arg::RankArray::<D>::new(rt, edges, None, "edges")?;
        let newrank = out::Rank::<D>::new(newrank, "newrank")?;
        let r0 = oxmpi_mpi::graph_map(rt, comm.get()?, index.get()?, edges.get()?)?;
        newrank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Graph_neighbors`
pub unsafe fn graph_neighbors<D: Dialect>(
    comm: D::Handle,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    run::<D>(&functions::GRAPH_NEIGHBORS, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let maxneighbors = arg::Int::<D>::new(rt, maxneighbors, "maxneighbors")?;
        let neighbors = out::RankArray::<D>::new(neighbors, "neighbors")?;
        let r0 = oxmpi_mpi::graph_neighbors(rt, comm.get()?, rank.get()?, maxneighbors.get()?)?;
        neighbors.put(rt, r0)?;
        Ok(())
    })
}

/// `MPI_Graph_neighbors_count`
pub unsafe fn graph_neighbors_count<D: Dialect>(
    comm: D::Handle,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    run::<D>(&functions::GRAPH_NEIGHBORS_COUNT, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let rank = arg::Rank::<D>::new(rt, rank, "rank")?;
        let nneighbors = out::Int::<D>::new(nneighbors, "nneighbors")?;
        let r0 = oxmpi_mpi::graph_neighbors_count(rt, comm.get()?, rank.get()?)?;
        nneighbors.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Graphdims_get`
pub unsafe fn graphdims_get<D: Dialect>(
    comm: D::Handle,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    run::<D>(&functions::GRAPHDIMS_GET, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let nnodes = out::Int::<D>::new(nnodes, "nnodes")?;
        let nedges = out::Int::<D>::new(nedges, "nedges")?;
        let (r0, r1) = oxmpi_mpi::graphdims_get(rt, comm.get()?)?;
        nnodes.put(rt, r0);
        nedges.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Topo_test`
pub unsafe fn topo_test<D: Dialect>(comm: D::Handle, status: *mut c_int) -> c_int {
    run::<D>(&functions::TOPO_TEST, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let status = out::Topology::<D>::new(status, "status")?;
        let r0 = oxmpi_mpi::topo_test(rt, comm.get()?)?;
        status.put(rt, r0);
        Ok(())
    })
}
