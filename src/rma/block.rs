//! Memory that the ranks of a window on one node map together: for each rank a gate (its passive-target lock), a latch and what
//! else origins use without its help, and the memory of windows that bring their own.
//!
//! It is a memfd, made by rank 0 and opened by the others through rank 0's descriptor: without a name in any file system,
//! gone with the last process that maps it. All-zero bytes are its valid state at the start.
#![allow(unsafe_code)]

use crate::site::{Busy, Mode, Site};
use crate::table::{self, Table};
use oxmpi_sync::atomic::{AtomicU32, AtomicU64};
use oxmpi_sync::{Gate, Latch};
use oxmpi_sys::memory::{self, Mapping};
use oxmpi_types::{Rank, Result, err};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};

const LINE: u64 = 64;

/// What lies where.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    ranks: u64,
    /// Bytes of each rank's head: gate, latch, mode, announcement, slots.
    head: u64,
    /// Where each rank's memory starts.
    parts: Vec<u64>,
    total: u64,
}

impl Layout {
    /// For windows of the given sizes, one after the other, or each on pages of its own. An error is the same on all ranks.
    pub fn new(sizes: &[u64], own_pages: bool) -> Result<Layout> {
        let page = memory::page_size() as u64;
        let ranks = sizes.len() as u64;
        let head = 4 * LINE + (4 * ranks.next_power_of_two()).next_multiple_of(LINE);
        let mut total = (ranks * head).next_multiple_of(page);
        let mut parts = Vec::with_capacity(sizes.len());
        let too_much = || err!(Size, "the sum of all sizes is more than can be addressed");
        for size in sizes {
            parts.push(total);
            total = total
                .checked_add(*size)
                .filter(|total| *total < i64::MAX as u64 - page)
                .ok_or_else(too_much)?;
            if own_pages {
                total = total.next_multiple_of(page);
            }
        }
        Ok(Layout {
            ranks,
            head,
            parts,
            total,
        })
    }
}

/// The descriptor of a block that was made, by which others open it.
pub(crate) struct Made {
    fd: Option<OwnedFd>,
}

impl Made {
    /// Makes the memory for `layout`, on one rank. A window of one rank shares with nobody.
    pub fn new(layout: &Layout) -> io::Result<Made> {
        if layout.ranks == 1 {
            return Ok(Made { fd: None });
        }
        let fd = memory::create("oxmpi-window", layout.total as usize)?;
        Ok(Made { fd: Some(fd) })
    }

    /// What others open it by: process and descriptor.
    pub fn key(&self) -> [u64; 2] {
        let fd = self
            .fd
            .as_ref()
            .map_or(u64::MAX, |fd| fd.as_raw_fd() as u64);
        [u64::from(std::process::id()), fd]
    }

    /// Maps it in the process that made it.
    pub fn map(&self, layout: Layout) -> io::Result<Block> {
        match &self.fd {
            Some(fd) => Block::map(fd, layout),
            None => Ok(Block {
                mapping: Mapping::private(layout.total as usize)?,
                layout,
            }),
        }
    }
}

/// The memory as this process sees it.
pub(crate) struct Block {
    mapping: Mapping,
    layout: Layout,
}

impl Block {
    fn map(fd: &OwnedFd, layout: Layout) -> io::Result<Block> {
        let size = memory::size_of(fd)?;
        if size != layout.total {
            return Err(io::Error::other(format!(
                "{size} bytes were found instead of {}",
                layout.total
            )));
        }
        Ok(Block {
            mapping: Mapping::new(fd, layout.total as usize)?,
            layout,
        })
    }

    /// Opens what another process made.
    pub fn open(key: [u64; 2], layout: Layout) -> io::Result<Block> {
        let (Ok(process), Ok(fd)) = (u32::try_from(key[0]), i32::try_from(key[1])) else {
            return Err(io::Error::other("rank 0 could not make it"));
        };
        Block::map(&memory::open_of(process, fd)?, layout)
    }

    fn head<T>(&self, rank: Rank, offset: u64) -> &T {
        assert!(u64::from(rank) < self.layout.ranks && offset < self.layout.head);
        let at = u64::from(rank) * self.layout.head + offset;
        let at = self.mapping.start().wrapping_add(at as usize).cast::<T>();
        // SAFETY: within the heads, which lie in the mapping that `self` keeps, aligned to a line or, for words in the slots, to
        // four bytes; only types made of atomics are asked for, for which any bytes are a value.
        unsafe { &*at }
    }

    /// The lock of `rank`'s window.
    pub fn gate(&self, rank: Rank) -> &Gate {
        self.head(rank, 0)
    }

    /// The latch of `rank`'s window.
    pub fn latch(&self, rank: Rank) -> &Latch {
        self.head(rank, LINE)
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> Rank {
        self.layout.ranks as Rank
    }

    /// What `rank` is changing by atomics.
    pub fn busy(&self, rank: Rank) -> &Busy {
        self.head(rank, 3 * LINE)
    }

    /// The memory of `target` for accumulates of `me`.
    #[inline]
    pub fn site(&self, target: Rank, me: Rank, barrier: bool, alone: bool) -> Site<'_> {
        Site {
            latch: self.latch(target),
            mode: self.head(target, 2 * LINE),
            busy: self.busy(me),
            block: Some(self),
            target,
            barrier,
            alone,
        }
    }

    /// Where the one that waits at `rank`'s gate with `ticket` says who it is: its rank plus one. As many
    /// tickets can wait as there are ranks, and those that do follow each other.
    pub fn waiter(&self, rank: Rank, ticket: u32) -> &AtomicU32 {
        // A power of two, so that tickets may wrap around.
        let slot = u64::from(ticket) % self.layout.ranks.next_power_of_two();
        self.head(rank, 4 * LINE + 4 * slot)
    }

    /// What `rank` has attached, in the block of a dynamic window: [`table::WORDS`] words for each rank.
    pub fn table(&self, rank: Rank) -> Table<'_> {
        let at = self.part(rank).cast::<AtomicU64>();
        // SAFETY: the parts of such a block have that many words, which nobody uses otherwise; they start with a page.
        Table(unsafe { std::slice::from_raw_parts(at, table::WORDS) })
    }

    /// The start of `rank`'s memory.
    pub fn part(&self, rank: Rank) -> *mut u8 {
        let at = self.layout.parts[rank as usize];
        self.mapping.start().wrapping_add(at as usize)
    }
}

const _: () = assert!(size_of::<Gate>() as u64 == LINE && size_of::<Latch>() as u64 == LINE);
const _: () = assert!(size_of::<Mode>() as u64 == LINE && size_of::<Busy>() as u64 == LINE);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_heads_lie_apart() {
        for own_pages in [false, true] {
            let layout = Layout::new(&[10, 0, 5000], own_pages).unwrap();
            let made = Made::new(&layout).unwrap();
            let mine = made.map(layout.clone()).unwrap();
            let theirs = Block::open(made.key(), layout).unwrap();
            // SAFETY: the first byte of a part that has some.
            unsafe { mine.part(2).write_volatile(9) };
            // SAFETY: as above.
            assert_eq!(unsafe { theirs.part(2).read_volatile() }, 9);
            let apart = mine.part(2) as usize - mine.part(0) as usize;
            assert_eq!(apart, if own_pages { memory::page_size() } else { 10 });
            assert_eq!(mine.gate(1).draw(), 0);
            assert_eq!(theirs.gate(1).draw(), 1);
            assert_eq!(theirs.gate(2).draw(), 0);
            let slots: Vec<usize> = (0..3)
                .map(|t| mine.waiter(2, t) as *const _ as usize)
                .collect();
            assert!(slots.windows(2).all(|w| w[0] != w[1]));
            let last = mine.waiter(2, u32::MAX) as *const _ as usize;
            assert!(last + 4 <= mine.part(0) as usize);
        }
        assert!(Layout::new(&[u64::MAX / 2, u64::MAX / 2 + 2], false).is_err());
    }
}
