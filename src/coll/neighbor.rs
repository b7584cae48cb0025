//! Neighbourhood collectives: each rank talks with its neighbours in a topology, directly.

use crate::buf::{Blocks, Buf};
use crate::part::{Function, Part};
use crate::team::{Batch, Call};
use oxmpi_types::{Rank, Result};
use std::rc::Rc;

/// Whom a rank hears from and talks to.
///
/// A rank may occur several times. The k-th message that it sends here then belongs to the k-th receive from
/// it in `arrivals`.
pub struct Neighborhood {
    /// Where the blocks of the receive buffer come from; `None` stands for `MPI_PROC_NULL`.
    sources: Vec<Option<Rank>>,
    /// Where the blocks of the send buffer go, sent in this order.
    destinations: Vec<Option<Rank>>,
    /// The receive blocks in the order in which messages of one rank belong to them.
    arrivals: Vec<Rank>,
}

impl Neighborhood {
    /// The neighbours in a graph: several edges between two ranks are told apart by their order.
    pub fn graph(sources: Vec<Rank>, destinations: Vec<Rank>) -> Neighborhood {
        Neighborhood {
            arrivals: (0..sources.len() as Rank).collect(),
            sources: sources.into_iter().map(Some).collect(),
            destinations: destinations.into_iter().map(Some).collect(),
        }
    }

    /// The neighbours in a grid: below and above in each dimension. What the one above sends down fills the block of
    /// above, also where above and below are one rank, or this one (periodic dimensions of extent 2 and 1).
    pub fn grid(pairs: &[(Option<Rank>, Option<Rank>)]) -> Neighborhood {
        let both: Vec<_> = pairs.iter().flat_map(|&(b, a)| [b, a]).collect();
        // Each rank sends down first, and that arrives from above.
        let arrivals = (0..pairs.len() as Rank).flat_map(|d| [2 * d + 1, 2 * d]);
        Neighborhood {
            arrivals: arrivals.collect(),
            sources: both.clone(),
            destinations: both,
        }
    }

    /// How many blocks are received.
    pub fn indegree(&self) -> Rank {
        self.sources.len() as Rank
    }

    /// How many blocks are sent.
    pub fn outdegree(&self) -> Rank {
        self.destinations.len() as Rank
    }
}

/// Sends `send` to each neighbour (`MPI_Neighbor_allgather[v]`).
pub async fn neighbor_allgather(
    call: Call,
    hood: Rc<Neighborhood>,
    send: Buf,
    recv: Blocks,
) -> Result<()> {
    call.declare(Part::of(Function::NeighborAllgather));
    exchange(&call, &hood, |_| send.clone(), &recv).await;
    call.finish()
}

/// Sends block `i` of `send` to neighbour `i` (`MPI_Neighbor_alltoall[v,w]`).
pub async fn neighbor_alltoall(
    call: Call,
    hood: Rc<Neighborhood>,
    send: Blocks,
    recv: Blocks,
) -> Result<()> {
    call.declare(Part::of(Function::NeighborAlltoall));
    exchange(&call, &hood, |i| send.block(i), &recv).await;
    call.finish()
}

async fn exchange(call: &Call, hood: &Neighborhood, send: impl Fn(Rank) -> Buf, recv: &Blocks) {
    let mut batch = Batch::new();
    for &i in &hood.arrivals {
        if let Some(from) = hood.sources[i as usize] {
            batch.receive(call.irecv(from, &recv.block(i)));
        }
    }
    for (i, to) in hood.destinations.iter().enumerate() {
        if let Some(to) = *to {
            batch.send(call.isend(to, &send(i as Rank)));
        }
    }
    call.settle(batch).await;
}
