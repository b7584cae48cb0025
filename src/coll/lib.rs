//! Room `coll`: collective operations over an ordered set of peers, a [`Team`].
//!
//! Each algorithm is one `async fn`. A blocking call drives it on the stack
//! ([`Team::run`]), a nonblocking call boxes it into a task ([`Team::start`]), a persistent call
//! keeps the arguments and makes a new future at each start ([`Team::reserve`]).
//!
//! A step that fails (a message too long, say) is noted in the [`Call`] and the algorithm goes on
//! to its end, so that one rank's error never leaves the others waiting.

#![deny(unsafe_code)]

mod allgather;
mod allreduce;
mod alltoall;
mod barrier;
mod bcast;
mod buf;
mod bytes;
mod gather;
mod inter;
mod neighbor;
mod op;
mod part;
mod record;
mod reduce;
mod reduce_scatter;
mod scan;
mod scatter;
mod select;
mod team;
mod tuning;

pub use allgather::allgather;
pub use allreduce::allreduce;
pub use alltoall::alltoall;
pub use barrier::barrier;
pub use bcast::bcast;
pub use buf::{Blocks, Buf};
pub use bytes::{allgather_bytes, allgather_vecs, allreduce_u64, bcast_vec};
pub use gather::gather;
pub use inter::{
    InterRoot, inter_allgather, inter_allreduce, inter_alltoall, inter_barrier, inter_bcast,
    inter_gather, inter_reduce, inter_reduce_scatter, inter_scatter,
};
pub use neighbor::{Neighborhood, neighbor_allgather, neighbor_alltoall};
pub use op::{Op, UserOp};
pub use reduce::reduce;
pub use reduce_scatter::reduce_scatter;
pub use scan::{exscan, scan};
pub use scatter::scatter;
pub use select::{Algorithm, Collective, Tuning};
pub use team::{Call, Team};
