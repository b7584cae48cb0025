//! Memory that the processes of a window on one node share (`MPI_Win_allocate_shared`).

use crate::core::Part;
use crate::wire::word_at;
use oxmpi_coll::Team;
use oxmpi_datatype::op::OpKind;
use oxmpi_sys::memory::{self, Mapping};
use oxmpi_types::{Aint, Rank, Result, err, fail};
use std::fs::OpenOptions;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};

/// One piece of memory that all processes map; each rank's part follows the one of the rank before.
pub(crate) struct SharedMemory {
    /// Absent when nobody has a byte.
    mapping: Option<Mapping>,
    /// Where each rank's part starts, its size and displacement unit.
    parts: Vec<(u64, Part)>,
}

impl SharedMemory {
    /// Makes the memory, with all members of `team`, on each of which it is called.
    pub fn make(
        function: &'static str,
        team: &Team,
        size: Aint,
        unit: Aint,
    ) -> Result<SharedMemory> {
        let mine = Part {
            window: 0,
            size: size as u64,
            unit,
        };
        let all = team.run(
            function,
            oxmpi_coll::allgather_bytes(team.call(), &mine.encode()),
        )?;
        let mut total = 0u64;
        let mut parts = Vec::with_capacity(team.size() as usize);
        for part in all.chunks_exact(Part::BYTES).map(Part::decode) {
            parts.push((total, part));
            // The same sum, and the same error, on every rank.
            total = total
                .checked_add(part.size)
                .ok_or_else(|| err!(Size, "size is {}, which together with the other ranks' is more than can be addressed", part.size))?;
        }
        if total == 0 {
            return Ok(SharedMemory {
                mapping: None,
                parts,
            });
        }
        let mapped = map(function, team, total)?;
        // All or none: a rank that failed must not leave the others with a window that it does not have.
        let failed = team.run(
            function,
            oxmpi_coll::allreduce_u64(team.call(), &[u64::from(mapped.is_err())], OpKind::Sum),
        )?;
        match mapped {
            Ok(mapping) if failed == [0] => Ok(SharedMemory {
                mapping: Some(mapping),
                parts,
            }),
            Ok(_) => fail!(
                NoMem,
                "size is {size}: another rank could not map the shared memory of {total} bytes in all"
            ),
            Err(e) => fail!(
                NoMem,
                "size is {size}: no shared memory of {total} bytes in all: {e}"
            ),
        }
    }

    /// Address, size and displacement unit of a rank's part.
    pub fn part(&self, rank: Rank) -> (*mut u8, Aint, Aint) {
        let (start, part) = self.parts[rank as usize];
        let base = match &self.mapping {
            Some(mapping) if part.size > 0 => mapping.start().wrapping_add(start as usize),
            _ => std::ptr::null_mut(),
        };
        (base, part.size as Aint, part.unit)
    }

    /// The lowest rank that has memory.
    pub fn first(&self) -> Option<Rank> {
        let found = self.parts.iter().position(|(_, part)| part.size > 0)?;
        Some(found as Rank)
    }
}

/// Rank 0 makes the memory and keeps its descriptor until everyone has opened it. The outer error is one that all
/// ranks have.
fn map(function: &'static str, team: &Team, total: u64) -> Result<io::Result<Mapping>> {
    let made = if team.rank() == 0 {
        Some(memory::create("oxmpi-window", total as usize))
    } else {
        None
    };
    let descriptor = match &made {
        Some(Ok(fd)) => fd.as_raw_fd() as u64,
        _ => u64::MAX,
    };
    let key = [u64::from(std::process::id()), descriptor].map(u64::to_ne_bytes);
    let key = team.run(
        function,
        oxmpi_coll::bcast_vec(team.call(), key.as_flattened(), 0),
    )?;
    let word = |at| word_at(&key, at).unwrap_or(u64::MAX);
    let opened = match &made {
        Some(Ok(fd)) => Mapping::new(fd, total as usize),
        Some(Err(e)) => Err(io::Error::new(e.kind(), e.to_string())),
        None if word(8) == u64::MAX => Err(io::Error::other("rank 0 could not make it")),
        None => open(word(0), word(8)).and_then(|fd| Mapping::new(&fd, total as usize)),
    };
    team.run(function, oxmpi_coll::barrier(team.call()))?;
    Ok(opened)
}

/// Opens a descriptor of another process of this user.
fn open(process: u64, descriptor: u64) -> io::Result<OwnedFd> {
    let path = format!("/proc/{process}/fd/{descriptor}");
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    Ok(file.into())
}
