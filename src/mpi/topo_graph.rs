//! Graph topologies, the complete and the distributed one (MPI 5.0 chapter 8).

use crate::comm_make::{drive, local_rank};
use crate::topo::{Topology, arranged, place};
use crate::{Comm, Info, Ints, Runtime};
use oxmpi_coll::{Neighborhood, allgather_vecs};
use oxmpi_types::{RankArg, Result, fail};
use std::collections::HashMap;
use std::rc::Rc;

/// A graph that every rank knows: `edges[index[r-1]..index[r]]` are the neighbours of rank r.
pub struct Graph {
    /// Ends of the ranks' parts of `edges`.
    pub index: Vec<i32>,
    /// Neighbours.
    pub edges: Vec<i32>,
}

/// This rank's neighbours in a distributed graph.
pub struct DistGraph {
    /// Ranks from which edges come.
    pub sources: Vec<i32>,
    /// Ranks to which edges go.
    pub destinations: Vec<i32>,
    /// Weights of the edges from the sources and to the destinations; absent in an unweighted graph.
    pub weights: Option<(Vec<i32>, Vec<i32>)>,
}

/// A weights argument.
#[derive(Clone, Copy, Debug)]
pub enum Weights {
    /// `MPI_UNWEIGHTED`
    Unweighted,
    /// `MPI_WEIGHTS_EMPTY`: weighted, but there are no edges here.
    Empty,
    /// An array.
    Given(Ints),
}

impl Weights {
    fn read(self, name: &str, n: usize) -> Result<Option<Vec<i32>>> {
        match self {
            Weights::Unweighted => Ok(None),
            Weights::Empty if n == 0 => Ok(Some(Vec::new())),
            Weights::Empty => fail!(Arg, "{name} is MPI_WEIGHTS_EMPTY, but there are {n} edges"),
            Weights::Given(array) if array.is_null() && n > 0 => {
                fail!(Arg, "{name} is NULL, but there are {n} edges")
            }
            Weights::Given(array) => {
                let weights: Vec<i32> = array.to_vec(n).iter().map(|&w| w as i32).collect();
                if let Some(i) = weights.iter().position(|&w| w < 0) {
                    fail!(Arg, "{name}[{i}] is {}, must not be negative", weights[i]);
                }
                Ok(Some(weights))
            }
        }
    }
}

impl DistGraph {
    /// For neighbourhood collectives.
    pub(crate) fn neighborhood(&self) -> Neighborhood {
        let ranks = |all: &[i32]| all.iter().map(|&r| r as u32).collect();
        Neighborhood::graph(ranks(&self.sources), ranks(&self.destinations))
    }
}

impl Graph {
    fn new(index: &[i32], edges: Ints, size: u32) -> Result<Graph> {
        let n = index.len();
        if n > size as usize {
            fail!(Arg, "nnodes is {n}, but the communicator has {size} ranks");
        }
        let mut last = 0;
        for (i, &end) in index.iter().enumerate() {
            if end < last {
                fail!(
                    Arg,
                    "index[{i}] is {end}, must not be below the entry before it ({last})"
                );
            }
            last = end;
        }
        if last > 0 && edges.is_null() {
            fail!(Arg, "edges is NULL, but index names {last} edges");
        }
        let edges: Vec<i32> = edges
            .to_vec(last as usize)
            .iter()
            .map(|&e| e as i32)
            .collect();
        if let Some(i) = edges.iter().position(|&e| e < 0 || e as usize >= n) {
            fail!(
                Arg,
                "edges[{i}] is {}, but the graph has {n} nodes",
                edges[i]
            );
        }
        Ok(Graph {
            index: index.to_vec(),
            edges,
        })
    }

    /// The neighbours of a rank.
    pub fn neighbors(&self, rank: u32) -> &[i32] {
        let rank = rank as usize;
        let first = if rank == 0 { 0 } else { self.index[rank - 1] };
        &self.edges[first as usize..self.index[rank] as usize]
    }

    /// For neighbourhood collectives, in which a rank hears from those it talks to: an edge without one back would leave a
    /// rank waiting for ever.
    pub(crate) fn neighborhood(&self, rank: u32) -> Result<Neighborhood> {
        let mut edges = HashMap::new();
        for from in 0..self.index.len() as u32 {
            for &to in self.neighbors(from) {
                *edges.entry((from, to as u32)).or_insert(0) += 1;
            }
        }
        let lone = |&(&(from, to), &n): &(&(u32, u32), &i32)| {
            n > edges.get(&(to, from)).copied().unwrap_or(0)
        };
        if let Some(((from, to), _)) = edges.iter().filter(lone).min() {
            fail!(
                Topology,
                "the graph has more edges from rank {from} to rank {to} than back, so its neighbours cannot exchange data"
            );
        }
        let all: Vec<u32> = self.neighbors(rank).iter().map(|&r| r as u32).collect();
        Ok(Neighborhood::graph(all.clone(), all))
    }
}

fn graph(comm: &Comm) -> Result<&Graph> {
    match comm.topology.get().map(|t| &**t) {
        Some(Topology::Graph(graph)) => Ok(graph),
        _ => fail!(
            Topology,
            "comm is {}, which has no graph topology",
            comm.describe()
        ),
    }
}

fn dist_graph(comm: &Comm) -> Result<&DistGraph> {
    match comm.topology.get().map(|t| &**t) {
        Some(Topology::DistGraph(graph)) => Ok(graph),
        _ => fail!(
            Topology,
            "comm is {}, which has no distributed graph topology",
            comm.describe()
        ),
    }
}

/// `MPI_Graph_create`: `None` for ranks beyond the graph. Ranks keep their order.
pub fn graph_create(
    rt: &Runtime,
    comm_old: &Rc<Comm>,
    index: &[i32],
    edges: Ints,
    _reorder: bool,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    comm_old.intra_only("comm_old")?;
    let graph = Graph::new(index, edges, comm_old.size())?;
    let n = index.len() as u32;
    arranged(rt, comm_old, n, Topology::Graph(graph))
}

/// `MPI_Graph_map`
pub fn graph_map(rt: &Runtime, comm: &Rc<Comm>, index: &[i32], edges: Ints) -> Result<RankArg> {
    rt.active()?;
    comm.intra_only("comm")?;
    Graph::new(index, edges, comm.size())?;
    Ok(place(comm, index.len() as u32))
}

/// `MPI_Graphdims_get`: nodes and edges.
pub fn graphdims_get(rt: &Runtime, comm: &Rc<Comm>) -> Result<(i32, i32)> {
    rt.active()?;
    let graph = graph(comm)?;
    Ok((graph.index.len() as i32, graph.edges.len() as i32))
}

/// `MPI_Graph_get`: as much of index and edges as there is room for.
pub fn graph_get(
    rt: &Runtime,
    comm: &Rc<Comm>,
    maxindex: i32,
    maxedges: i32,
) -> Result<(Vec<i32>, Vec<i32>)> {
    rt.active()?;
    let graph = graph(comm)?;
    Ok((
        cut(&graph.index, "maxindex", maxindex)?,
        cut(&graph.edges, "maxedges", maxedges)?,
    ))
}

/// `MPI_Graph_neighbors_count`
pub fn graph_neighbors_count(rt: &Runtime, comm: &Rc<Comm>, rank: RankArg) -> Result<i32> {
    rt.active()?;
    let graph = graph(comm)?;
    let rank = local_rank(comm, "rank", rank)?;
    Ok(graph.neighbors(rank).len() as i32)
}

/// `MPI_Graph_neighbors`: at most `maxneighbors`.
pub fn graph_neighbors(
    rt: &Runtime,
    comm: &Rc<Comm>,
    rank: RankArg,
    maxneighbors: i32,
) -> Result<Vec<i32>> {
    rt.active()?;
    let graph = graph(comm)?;
    let rank = local_rank(comm, "rank", rank)?;
    let all = graph.neighbors(rank);
    cut(all, "maxneighbors", maxneighbors)
}

/// As many entries as the caller has room for.
fn cut(all: &[i32], name: &str, most: i32) -> Result<Vec<i32>> {
    match usize::try_from(most) {
        Ok(most) => Ok(all[..all.len().min(most)].to_vec()),
        Err(_) => fail!(Arg, "{name} is {most}, must not be negative"),
    }
}

/// Ranks given as the ends of edges.
fn ends(comm: &Comm, name: &str, ranks: &[RankArg]) -> Result<Vec<i32>> {
    let check = |(i, &r)| local_rank(comm, &format!("{name}[{i}]"), r).map(|r| r as i32);
    ranks.iter().enumerate().map(check).collect()
}

/// `MPI_Dist_graph_create_adjacent`: each rank gives its own neighbours.
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn dist_graph_create_adjacent(
    rt: &Runtime,
    comm_old: &Rc<Comm>,
    sources: &[RankArg],
    sourceweights: Weights,
    destinations: &[RankArg],
    destweights: Weights,
    _info: Option<Rc<Info>>,
    _reorder: bool,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    comm_old.intra_only("comm_old")?;
    let sources = ends(comm_old, "sources", sources)?;
    let destinations = ends(comm_old, "destinations", destinations)?;
    let into = sourceweights.read("sourceweights", sources.len())?;
    let out = destweights.read("destweights", destinations.len())?;
    let weights = match (into, out) {
        (Some(into), Some(out)) => Some((into, out)),
        (None, None) => None,
        _ => fail!(
            Arg,
            "one of sourceweights and destweights is MPI_UNWEIGHTED, the other is not"
        ),
    };
    let graph = DistGraph {
        sources,
        destinations,
        weights,
    };
    arranged(rt, comm_old, comm_old.size(), Topology::DistGraph(graph))
}

/// `MPI_Dist_graph_create`: each rank gives any part of the edges.
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn dist_graph_create(
    rt: &Runtime,
    comm_old: &Rc<Comm>,
    sources: &[RankArg],
    degrees: &[i32],
    destinations: Ints,
    weights: Weights,
    _info: Option<Rc<Info>>,
    _reorder: bool,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    comm_old.intra_only("comm_old")?;
    let sources = ends(comm_old, "sources", sources)?;
    if let Some(i) = degrees.iter().position(|&d| d < 0) {
        fail!(Arg, "degrees[{i}] is {}, must not be negative", degrees[i]);
    }
    let n: usize = degrees.iter().map(|&d| d as usize).sum();
    if n > 0 && destinations.is_null() {
        fail!(Arg, "destinations is NULL, but degrees names {n} edges");
    }
    let destinations: Vec<RankArg> = destinations
        .to_vec(n)
        .iter()
        .map(|&d| RankArg::Proc(d as i32))
        .collect();
    let destinations = ends(comm_old, "destinations", &destinations)?;
    let weights = weights.read("weights", n)?;
    // A word that says whether there are weights, then three for each edge.
    let mut record = i32::from(weights.is_some()).to_le_bytes().to_vec();
    let starts = sources
        .iter()
        .zip(degrees)
        .flat_map(|(&s, &d)| std::iter::repeat_n(s, d as usize));
    for (i, (from, to)) in starts.zip(&destinations).enumerate() {
        let weight = weights.as_ref().map_or(0, |w| w[i]);
        for word in [from, *to, weight] {
            record.extend(word.to_le_bytes());
        }
    }
    let all = drive(rt, allgather_vecs(comm_old.team()?.call(), &record))?;
    let me = comm_old.rank as i32;
    let mut graph = DistGraph {
        sources: Vec::new(),
        destinations: Vec::new(),
        weights: None,
    };
    let (mut into, mut out, mut weighted) = (Vec::new(), Vec::new(), false);
    for record in &all {
        let (words, _) = record.as_chunks::<4>();
        let words: Vec<i32> = words.iter().map(|w| i32::from_le_bytes(*w)).collect();
        weighted |= words[0] != 0;
        for edge in words[1..].chunks_exact(3) {
            if edge[0] == me {
                graph.destinations.push(edge[1]);
                out.push(edge[2]);
            }
            if edge[1] == me {
                graph.sources.push(edge[0]);
                into.push(edge[2]);
            }
        }
    }
    graph.weights = weighted.then_some((into, out));
    arranged(rt, comm_old, comm_old.size(), Topology::DistGraph(graph))
}

/// `MPI_Dist_graph_neighbors_count`: degrees in and out, whether weighted.
pub fn dist_graph_neighbors_count(rt: &Runtime, comm: &Rc<Comm>) -> Result<(i32, i32, bool)> {
    rt.active()?;
    let graph = dist_graph(comm)?;
    Ok((
        graph.sources.len() as i32,
        graph.destinations.len() as i32,
        graph.weights.is_some(),
    ))
}

/// Sources, their weights, destinations, their weights; no weights in an unweighted graph.
pub type Neighbors = (Vec<i32>, Option<Vec<i32>>, Vec<i32>, Option<Vec<i32>>);

/// `MPI_Dist_graph_neighbors`: as many as there is room for.
pub fn dist_graph_neighbors(
    rt: &Runtime,
    comm: &Rc<Comm>,
    maxindegree: i32,
    maxoutdegree: i32,
) -> Result<Neighbors> {
    rt.active()?;
    let graph = dist_graph(comm)?;
    let weights = graph.weights.as_ref();
    let (into, out) = ("maxindegree", "maxoutdegree");
    Ok((
        cut(&graph.sources, into, maxindegree)?,
        weights
            .map(|(w, _)| cut(w, into, maxindegree))
            .transpose()?,
        cut(&graph.destinations, out, maxoutdegree)?,
        weights
            .map(|(_, w)| cut(w, out, maxoutdegree))
            .transpose()?,
    ))
}
