//! Cartesian topologies (MPI 5.0 chapter 8), and what is common to all topologies.

use crate::comm_make::{first_ranks, local_rank};
use crate::{Comm, Ints, Runtime, comm_split};
use oxmpi_coll::Neighborhood;
use oxmpi_types::{RankArg, Result, fail};
use std::cmp::Ordering;
use std::rc::Rc;

/// What arranges the ranks of a communicator.
pub enum Topology {
    /// A grid.
    Cart(Grid),
    /// A graph that every rank knows.
    Graph(crate::Graph),
    /// A graph of which each rank knows its neighbours.
    DistGraph(crate::DistGraph),
}

/// What `MPI_Topo_test` tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopologyKind {
    /// `MPI_GRAPH`
    Graph,
    /// `MPI_CART`
    Cart,
    /// `MPI_DIST_GRAPH`
    DistGraph,
}

/// A Cartesian grid, the last dimension running fastest.
pub struct Grid {
    /// Extent of each dimension.
    pub dims: Vec<i32>,
    /// Whether a dimension wraps around.
    pub periods: Vec<bool>,
}

impl Grid {
    /// Checks the arguments; the product of the extents must not exceed `size`.
    fn new(dims: &[i32], periods: &[bool], size: u32) -> Result<Grid> {
        let mut cells = 1i64;
        for (i, &d) in dims.iter().enumerate() {
            if d <= 0 {
                fail!(Dims, "dims[{i}] is {d}, must be positive");
            }
            cells = cells.saturating_mul(i64::from(d));
        }
        if cells > i64::from(size) {
            fail!(
                Dims,
                "dims asks for {cells} ranks, but the communicator has {size}"
            );
        }
        Ok(Grid {
            dims: dims.to_vec(),
            periods: periods.to_vec(),
        })
    }

    /// How many ranks it has.
    fn cells(&self) -> u32 {
        self.dims.iter().map(|&d| d as u32).product()
    }

    /// Where a rank is.
    fn coords(&self, rank: u32) -> Vec<i32> {
        let mut rest = rank as i32;
        let mut coords = vec![0; self.dims.len()];
        for (c, &d) in coords.iter_mut().zip(&self.dims).rev() {
            *c = rest % d;
            rest /= d;
        }
        coords
    }

    /// Who is `distance` further on from `rank` in a dimension; `None` off the grid.
    fn along(&self, rank: u32, direction: usize, distance: i64) -> Option<u32> {
        let mut coords = self.coords(rank);
        let extent = i64::from(self.dims[direction]);
        let mut c = i64::from(coords[direction]) + distance;
        if self.periods[direction] {
            c = c.rem_euclid(extent);
        } else if c < 0 || c >= extent {
            return None;
        }
        coords[direction] = c as i32;
        self.rank(&coords)
    }

    /// The neighbours of a rank.
    fn neighborhood(&self, rank: u32) -> Neighborhood {
        let pair = |d| (self.along(rank, d, -1), self.along(rank, d, 1));
        let pairs: Vec<_> = (0..self.dims.len()).map(pair).collect();
        Neighborhood::grid(&pairs)
    }

    /// Who is at `coords`; `None` off the grid.
    fn rank(&self, coords: &[i32]) -> Option<u32> {
        let mut rank = 0;
        for ((&c, &d), &periodic) in coords.iter().zip(&self.dims).zip(&self.periods) {
            let c = if periodic { c.rem_euclid(d) } else { c };
            if c < 0 || c >= d {
                return None;
            }
            rank = rank * d as u32 + c as u32;
        }
        Some(rank)
    }
}

/// A communicator over the first `n` ranks of `comm` with a topology.
pub(crate) fn arranged(
    rt: &Runtime,
    comm: &Rc<Comm>,
    n: u32,
    topology: Topology,
) -> Result<Option<Rc<Comm>>> {
    let new = first_ranks(rt, comm, n)?;
    if let Some(new) = &new {
        // A new communicator has no topology yet.
        let _ = new.topology.set(Rc::new(topology));
    }
    Ok(new)
}

fn grid(comm: &Comm) -> Result<&Grid> {
    match comm.topology.get().map(|t| &**t) {
        Some(Topology::Cart(grid)) => Ok(grid),
        _ => fail!(
            Topology,
            "comm is {}, which has no Cartesian topology",
            comm.describe()
        ),
    }
}

/// The neighbours of this rank in the topology of `comm`.
pub(crate) fn neighborhood(comm: &Comm) -> Result<Rc<Neighborhood>> {
    if let Some(known) = comm.neighborhood.get() {
        return Ok(known.clone());
    }
    let hood = match comm.topology.get().map(|t| &**t) {
        Some(Topology::Cart(grid)) => grid.neighborhood(comm.rank),
        Some(Topology::Graph(graph)) => graph.neighborhood(comm.rank)?,
        Some(Topology::DistGraph(graph)) => graph.neighborhood(),
        None => fail!(
            Topology,
            "comm is {}, which has no topology, so this rank has no neighbours in it",
            comm.describe()
        ),
    };
    Ok(comm.neighborhood.get_or_init(|| Rc::new(hood)).clone())
}

/// `MPI_Topo_test`: `None` for `MPI_UNDEFINED`.
pub fn topo_test(rt: &Runtime, comm: &Rc<Comm>) -> Result<Option<TopologyKind>> {
    rt.active()?;
    Ok(comm.topology.get().map(|t| match &**t {
        Topology::Cart(_) => TopologyKind::Cart,
        Topology::Graph(_) => TopologyKind::Graph,
        Topology::DistGraph(_) => TopologyKind::DistGraph,
    }))
}

/// `MPI_Cart_create`: `None` for ranks beyond the grid. Ranks keep their order.
pub fn cart_create(
    rt: &Runtime,
    comm_old: &Rc<Comm>,
    dims: &[i32],
    periods: &[bool],
    _reorder: bool,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    comm_old.intra_only("comm_old")?;
    let grid = Grid::new(dims, periods, comm_old.size())?;
    let n = grid.cells();
    arranged(rt, comm_old, n, Topology::Cart(grid))
}

/// `MPI_Cart_map`
pub fn cart_map(rt: &Runtime, comm: &Rc<Comm>, dims: &[i32], periods: &[bool]) -> Result<RankArg> {
    rt.active()?;
    comm.intra_only("comm")?;
    let grid = Grid::new(dims, periods, comm.size())?;
    Ok(place(comm, grid.cells()))
}

/// Where a mapping to `n` ranks puts this one.
pub(crate) fn place(comm: &Comm, n: u32) -> RankArg {
    if comm.rank < n {
        RankArg::Proc(comm.rank as i32)
    } else {
        RankArg::Undefined
    }
}

/// `MPI_Cartdim_get`
pub fn cartdim_get(rt: &Runtime, comm: &Rc<Comm>) -> Result<i32> {
    rt.active()?;
    Ok(grid(comm)?.dims.len() as i32)
}

fn check_room(grid: &Grid, maxdims: i32) -> Result<()> {
    if (maxdims as i64) < grid.dims.len() as i64 {
        fail!(
            Arg,
            "maxdims is {maxdims}, but the topology has {} dimensions",
            grid.dims.len()
        );
    }
    Ok(())
}

/// `MPI_Cart_get`
pub fn cart_get(
    rt: &Runtime,
    comm: &Rc<Comm>,
    maxdims: i32,
) -> Result<(Vec<i32>, Vec<bool>, Vec<i32>)> {
    rt.active()?;
    let grid = grid(comm)?;
    check_room(grid, maxdims)?;
    Ok((
        grid.dims.clone(),
        grid.periods.clone(),
        grid.coords(comm.rank),
    ))
}

/// `MPI_Cart_rank`
pub fn cart_rank(rt: &Runtime, comm: &Rc<Comm>, coords: Ints) -> Result<i32> {
    rt.active()?;
    let grid = grid(comm)?;
    let n = grid.dims.len();
    if n > 0 && coords.is_null() {
        fail!(Arg, "coords is NULL, but the topology has {n} dimensions");
    }
    let coords: Vec<i32> = coords.to_vec(n).iter().map(|&c| c as i32).collect();
    for (i, &c) in coords.iter().enumerate() {
        if !grid.periods[i] && (c < 0 || c >= grid.dims[i]) {
            fail!(
                Arg,
                "coords[{i}] is {c}, but that dimension has extent {} and does not wrap around",
                grid.dims[i]
            );
        }
    }
    Ok(grid.rank(&coords).unwrap_or(0) as i32)
}

/// `MPI_Cart_coords`
pub fn cart_coords(rt: &Runtime, comm: &Rc<Comm>, rank: RankArg, maxdims: i32) -> Result<Vec<i32>> {
    rt.active()?;
    let grid = grid(comm)?;
    let rank = local_rank(comm, "rank", rank)?;
    check_room(grid, maxdims)?;
    Ok(grid.coords(rank))
}

/// `MPI_Cart_shift`: source and destination.
pub fn cart_shift(
    rt: &Runtime,
    comm: &Rc<Comm>,
    direction: i32,
    disp: i32,
) -> Result<(RankArg, RankArg)> {
    rt.active()?;
    let grid = grid(comm)?;
    let n = grid.dims.len();
    if direction < 0 || direction as usize >= n {
        fail!(
            Arg,
            "direction is {direction}, but the topology has {n} dimensions"
        );
    }
    let direction = direction as usize;
    let at = |distance| match grid.along(comm.rank, direction, distance) {
        Some(r) => RankArg::Proc(r as i32),
        None => RankArg::ProcNull,
    };
    Ok((at(-i64::from(disp)), at(i64::from(disp))))
}

/// `MPI_Cart_sub`
pub fn cart_sub(rt: &Runtime, comm: &Rc<Comm>, remain_dims: Ints) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    let grid = grid(comm)?;
    let n = grid.dims.len();
    if n > 0 && remain_dims.is_null() {
        fail!(
            Arg,
            "remain_dims is NULL, but the topology has {n} dimensions"
        );
    }
    let remain: Vec<bool> = remain_dims.to_vec(n).iter().map(|&r| r != 0).collect();
    let coords = grid.coords(comm.rank);
    let (mut color, mut key) = (0, 0);
    let mut part = Grid {
        dims: Vec::new(),
        periods: Vec::new(),
    };
    for i in 0..n {
        let index = if remain[i] { &mut key } else { &mut color };
        *index = *index * grid.dims[i] + coords[i];
        if remain[i] {
            part.dims.push(grid.dims[i]);
            part.periods.push(grid.periods[i]);
        }
    }
    let new = comm_split(rt, comm, Some(color), key)?;
    if let Some(new) = &new {
        let _ = new.topology.set(Rc::new(Topology::Cart(part)));
    }
    Ok(new)
}

/// `MPI_Dims_create`: fills the entries that are 0 so that the extents are as close to each other as the divisors of
/// `nnodes` allow, in descending order.
pub fn dims_create(_: &Runtime, nnodes: i32, dims: &mut [i32]) -> Result<()> {
    if nnodes <= 0 {
        fail!(Arg, "nnodes is {nnodes}, must be positive");
    }
    let mut given = 1i64;
    for (i, &d) in dims.iter().enumerate() {
        if d < 0 {
            fail!(Dims, "dims[{i}] is {d}, must not be negative");
        }
        if d > 0 {
            given = given.saturating_mul(i64::from(d));
        }
    }
    let free = dims.iter().filter(|&&d| d == 0).count() as u32;
    let nnodes = i64::from(nnodes);
    if nnodes % given != 0 || (free == 0 && given != nnodes) {
        fail!(
            Dims,
            "nnodes is {nnodes}, which cannot be divided into dims with the product {given} of the given extents"
        );
    }
    let mut factors = Vec::new();
    if free > 0 {
        factors = balanced(nnodes / given, free);
    }
    let mut factors = factors.into_iter();
    for d in dims.iter_mut().filter(|d| **d == 0) {
        *d = factors.next().unwrap_or(1) as i32;
    }
    Ok(())
}

/// `n` as a product of `parts` factors, largest first, as close to each other as can be: with the smallest difference of
/// the largest and the smallest, and among those with the largest smallest one, then the next, and so on.
fn balanced(n: i64, parts: u32) -> Vec<i64> {
    let mut divisors: Vec<i64> = Vec::new();
    let mut d = 1;
    while d * d <= n {
        if n % d == 0 {
            divisors.push(d);
            if d * d != n {
                divisors.push(n / d);
            }
        }
        d += 1;
    }
    divisors.sort_unstable();
    let mut search = Search {
        divisors,
        now: Vec::new(),
        best: Vec::new(),
    };
    for &first in &search.divisors.clone() {
        if search
            .best
            .last()
            .is_some_and(|low| first - root(n, parts) > search.best[0] - low)
        {
            break; // the smallest is at most the root
        }
        search.now.push(first);
        search.fill(n / first, parts - 1);
        search.now.pop();
    }
    search.best
}

/// The largest number whose `parts`-th power is not above `n`.
fn root(n: i64, parts: u32) -> i64 {
    let mut r = (n as f64).powf(1.0 / f64::from(parts)) as i64 + 1;
    while r.checked_pow(parts).is_none_or(|p| p > n) {
        r -= 1;
    }
    r
}

/// The search for factors that lie close together.
struct Search {
    /// All divisors, the smallest first.
    divisors: Vec<i64>,
    /// The factors chosen so far, the largest first.
    now: Vec<i64>,
    best: Vec<i64>,
}

impl Search {
    /// Chooses `parts` more factors with the product `n`, none above the last one.
    fn fill(&mut self, n: i64, parts: u32) {
        let (first, last) = (self.now[0], self.now[self.now.len() - 1]);
        if parts == 0 {
            if n == 1 && self.better(first, last) {
                self.best.clone_from(&self.now);
            }
            return;
        }
        // The next factor is at least the root of what is left, and none may be so small that the best is out of reach.
        let low = self.best.last().map_or(1, |&b| first - (self.best[0] - b));
        if low > 1 && low.checked_pow(parts).is_none_or(|p| p > n) {
            return;
        }
        let from = self
            .divisors
            .partition_point(|&d| d.checked_pow(parts).is_some_and(|p| p < n));
        for i in from..self.divisors.len() {
            let d = self.divisors[i];
            if d > last {
                break;
            }
            if n % d == 0 {
                self.now.push(d);
                self.fill(n / d, parts - 1);
                self.now.pop();
            }
        }
    }

    /// Whether what is chosen now is closer together than the best.
    fn better(&self, first: i64, last: i64) -> bool {
        let [most, .., least] = self.best[..] else {
            return self.best.is_empty();
        };
        match (first - last).cmp(&(most - least)) {
            Ordering::Less => true,
            Ordering::Equal => self.now.iter().rev().gt(self.best.iter().rev()),
            Ordering::Greater => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dims(n: i32, given: &[i32]) -> Vec<i32> {
        let mut out = given.to_vec();
        let rt = Runtime::new(Default::default());
        dims_create(&rt, n, &mut out).unwrap();
        out
    }

    #[test]
    fn dims_are_balanced() {
        assert_eq!(dims(6, &[0, 0]), [3, 2]);
        assert_eq!(dims(7, &[0, 0]), [7, 1]);
        assert_eq!(dims(6, &[0, 3, 0]), [2, 3, 1]);
        assert_eq!(dims(16, &[0, 0, 0]), [4, 2, 2]);
        assert_eq!(dims(64, &[0, 0, 0]), [4, 4, 4]);
        assert_eq!(dims(72, &[0, 0]), [9, 8]);
        assert_eq!(dims(1, &[0, 0]), [1, 1]);
        assert_eq!(dims(12, &[0; 5]), [3, 2, 2, 1, 1]);
        assert_eq!(dims(i32::MAX, &[0, 0]), [i32::MAX, 1]);
        assert_eq!(dims(4, &[4]), [4]);
        // As close to each other as can be: a larger first factor may do better.
        assert_eq!(dims(7488, &[0, 0, 0]), [26, 18, 16]);
        assert_eq!(dims(5040, &[0, 0, 0]), [21, 16, 15]);
        assert_eq!(dims(134064, &[0; 5]), [19, 14, 9, 8, 7]);
    }

    #[test]
    fn dims_refuses_what_does_not_divide() {
        let rt = Runtime::new(Default::default());
        let refused = |n, mut d: Vec<i32>| dims_create(&rt, n, &mut d).unwrap_err();
        assert!(refused(7, vec![2, 0]).text.contains("nnodes is 7"));
        assert!(refused(0, vec![0]).text.contains("nnodes is 0"));
        assert!(refused(4, vec![-1]).text.contains("dims[0] is -1"));
        assert!(refused(4, vec![2]).text.contains("product 2"));
    }

    #[test]
    fn ranks_and_coordinates_are_inverse() {
        let grid = Grid::new(&[2, 3, 4], &[false, true, false], 24).unwrap();
        for r in 0..24 {
            assert_eq!(grid.rank(&grid.coords(r)), Some(r));
        }
        assert_eq!(grid.coords(23), [1, 2, 3]);
        assert_eq!(grid.rank(&[0, -1, 0]), Some(8));
        assert_eq!(grid.rank(&[2, 0, 0]), None);
    }
}
