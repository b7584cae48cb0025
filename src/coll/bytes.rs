//! Collectives on plain bytes and numbers, for the library's own use (making communicators, windows).

use crate::buf::{Blocks, Buf, over_vec};
use crate::op::Op;
use crate::part::{Function, Part};
use crate::team::Call;
use crate::{allgather, allreduce, bcast};
use oxmpi_datatype::op::OpKind;
use oxmpi_types::{Count, Rank, Result, err};

/// What these functions are compared as, whatever made the call.
const INNER: Part = Part::of(Function::Inner);

/// Everyone's `mine`, one after the other; as many bytes on each rank.
pub async fn allgather_bytes(call: Call, mine: &[u8]) -> Result<Vec<u8>> {
    let (size, me) = (mine.len(), call.rank() as usize);
    let mut all = vec![0; size * call.size() as usize];
    all[me * size..(me + 1) * size].copy_from_slice(mine);
    let recv = Blocks::each_of(&over_vec(&mut all), size as Count);
    call.declare(INNER);
    allgather::run(&call, None, &recv).await;
    call.finish().map(|()| all)
}

/// Everyone's `mine`, which may differ in length.
pub async fn allgather_vecs(call: Call, mine: &[u8]) -> Result<Vec<Vec<u8>>> {
    let (n, me) = (call.size() as usize, call.rank() as usize);
    let mut lengths = vec![0u8; 8 * n];
    lengths[8 * me..8 * me + 8].copy_from_slice(&(mine.len() as u64).to_le_bytes());
    let recv = Blocks::each_of(&over_vec(&mut lengths), 8);
    call.declare(INNER);
    allgather::run(&call, None, &recv).await;
    let lengths: Vec<usize> = lengths
        .as_chunks::<8>()
        .0
        .iter()
        .map(|b| u64::from_le_bytes(*b) as usize)
        .collect();
    let mut starts = Vec::with_capacity(n);
    let mut total = 0usize;
    for length in &lengths {
        starts.push(total as Count);
        total = total
            .checked_add(*length)
            .ok_or_else(|| err!(Intern, "lengths {lengths:?} of gathered records overflow"))?;
    }
    let mut all = vec![0; total];
    let at = starts[me] as usize;
    all[at..at + mine.len()].copy_from_slice(mine);
    let counts = lengths.iter().map(|&l| l as Count).collect();
    let recv = Blocks::parts_of(&over_vec(&mut all), counts, starts);
    allgather::run(&call, None, &recv).await;
    call.finish()?;
    let mut rest = &all[..];
    Ok(lengths
        .iter()
        .map(|&length| {
            let (part, after) = rest.split_at(length);
            rest = after;
            part.to_vec()
        })
        .collect())
}

/// The root's `bytes`, everywhere; the others' argument does not matter.
pub async fn bcast_vec(call: Call, bytes: &[u8], root: Rank) -> Result<Vec<u8>> {
    call.declare(INNER);
    let mut length = (bytes.len() as u64).to_le_bytes();
    bcast::binomial(&call, &over_vec(&mut length), root).await;
    call.so_far()?;
    let mut all = if call.rank() == root {
        bytes.to_vec()
    } else {
        vec![0; u64::from_le_bytes(length) as usize]
    };
    bcast::run(&call, &over_vec(&mut all), root).await;
    call.finish().map(|()| all)
}

/// Combines numbers element by element; as many on each rank. `op` is one that integers have.
pub async fn allreduce_u64(call: Call, numbers: &[u64], op: OpKind) -> Result<Vec<u64>> {
    let mut bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_ne_bytes()).collect();
    let recv = Buf::numbers(&over_vec(&mut bytes));
    call.declare(INNER);
    let outcome = allreduce::run(&call, None, &recv, &Op::Predefined(op)).await;
    call.check(outcome);
    call.finish()?;
    Ok(bytes
        .as_chunks::<8>()
        .0
        .iter()
        .map(|b| u64::from_ne_bytes(*b))
        .collect())
}
