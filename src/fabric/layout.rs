//! What lies where in the memory that the ranks of a node share.
//!
//! ```text
//! header | a bell for each rank | a card for each rank | an area for each receiver
//! area:  a credit line for each sender | the cells of all senders, interleaved | a byte ring for each sender
//! ```
//!
//! Cells of equal index lie side by side over the senders: the cells that idle senders would fill next share a few
//! pages and stream through the cache, so that looking at many idle peers is cheap. All-zero memory is the valid state at
//! the start; nobody waits for another one to prepare anything.

use oxmpi_sync::Bell;
use oxmpi_sync::atomic::{AtomicU32, AtomicU64};
use oxmpi_sync::ring::{self, Cell, Credit, Shape};

/// Sizes of the ring between two ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Cells, a power of two.
    pub cells: u32,
    /// Bytes of the byte ring, a power of two.
    pub bytes: u32,
}

impl Sizes {
    /// Fitting sizes for `ranks` on one node: the memory that a job may touch grows with the square of the ranks.
    pub fn for_ranks(ranks: usize) -> Sizes {
        let (cells, bytes) = match ranks {
            0..=4 => (256, 256 << 10),
            5..=16 => (128, 128 << 10),
            17..=64 => (64, 64 << 10),
            _ => (32, 32 << 10),
        };
        Sizes { cells, bytes }
    }

    /// The same with the user's wishes `OXMPI_RING_CELLS` and `OXMPI_RING_BYTES`, rounded to what is possible.
    pub fn from_env(ranks: usize) -> Sizes {
        let wish = |name: &str, least: u32, most: u32| {
            let v: u64 = std::env::var(name).ok()?.trim().parse().ok()?;
            Some((v.clamp(least as u64, most as u64) as u32).next_power_of_two())
        };
        let Sizes { cells, bytes } = Sizes::for_ranks(ranks);
        Sizes {
            cells: wish("OXMPI_RING_CELLS", 8, 1 << 16).unwrap_or(cells),
            bytes: wish("OXMPI_RING_BYTES", 32 << 10, 1 << 26).unwrap_or(bytes),
        }
    }
}

/// Start of the shared memory. Written by the leader before anyone else knows of it, but for the counters.
#[repr(C, align(64))]
pub struct Header {
    /// The random name of this job's memory, so that no one takes another file for it.
    pub token: [u64; 2],
    /// Ranks of the node.
    pub ranks: u32,
    /// [`Sizes::cells`]
    pub cells: u32,
    /// [`Sizes::bytes`]
    pub bytes: u32,
    /// Layout of this file; differs between versions of the library.
    pub version: u32,
    /// Ranks that filled in their card.
    pub attached: AtomicU32,
    /// Those among them that take part in membarrier.
    pub membarrier: AtomicU32,
}

/// Changes with every change of this file or of the ring.
pub const VERSION: u32 = 3;
/// Words of an affinity mask that a card holds: 8192 processors, the kernel's own limit.
pub const MASK_WORDS: usize = 128;

/// What one rank tells the others about itself.
#[repr(C, align(64))]
pub struct Card {
    /// Its process number; 0 until the card is complete.
    pub pid: AtomicU32,
    /// Its session.
    pub session: AtomicU32,
    /// Address of a word that holds `probe_value`.
    pub probe: AtomicU64,
    /// A random number.
    pub probe_value: AtomicU64,
    /// Thousandths of a core its control group grants; 0 without a limit.
    pub quota: AtomicU32,
    /// Words of `mask` in use.
    pub mask_words: AtomicU32,
    /// The processors it may run on.
    pub mask: [AtomicU64; MASK_WORDS],
}

const PAGE: usize = 4096;
/// Bells lie two lines apart: processors like to fetch lines in pairs.
const BELL: usize = 128;

/// Offsets of everything, from the number of ranks and the sizes.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Ranks of the node.
    pub ranks: usize,
    /// Sizes of each ring.
    pub sizes: Sizes,
    cards: usize,
    areas: usize,
    area_cells: usize,
    area_data: usize,
    area: usize,
}

fn page(n: usize) -> usize {
    n.next_multiple_of(PAGE)
}

impl Layout {
    /// The layout for so many ranks; `None` if the address space cannot hold it.
    pub fn new(ranks: usize, sizes: Sizes) -> Option<Layout> {
        // A rank sends to all but itself.
        let senders = ranks.saturating_sub(1);
        let cards = page(BELL + ranks * BELL);
        let areas = cards + page(ranks * size_of::<Card>());
        let area_cells = page(senders * size_of::<Credit>());
        let area_data = area_cells + page(senders * sizes.cells as usize * size_of::<Cell>());
        let area = senders
            .checked_mul(sizes.bytes as usize)?
            .checked_add(area_data)?;
        let layout = Layout {
            ranks,
            sizes,
            cards,
            areas,
            area_cells,
            area_data,
            area: page(area),
        };
        let total = ranks.checked_mul(layout.area)?.checked_add(areas)?;
        (total < isize::MAX as usize / 2).then_some(layout)
    }

    /// Bytes of all.
    pub fn len(&self) -> usize {
        self.areas + self.ranks * self.area
    }

    /// Sizes of each ring as the ring wants them.
    pub fn shape(&self) -> Shape {
        Shape {
            cells: self.sizes.cells,
            stride: (self.ranks - 1) as u32,
            bytes: self.sizes.bytes,
        }
    }
}

const _: () = assert!(size_of::<Header>() <= BELL && size_of::<Cell>() == 64);
const _: () = assert!(size_of::<Credit>() == 64 && size_of::<Bell>() == 64);

/// The shared memory of a node as it lies in this process.
#[derive(Clone, Copy, Debug)]
pub struct View {
    start: *mut u8,
    layout: Layout,
}

impl View {
    /// # Safety
    /// `start` is the page-aligned start of `layout.len()` bytes that stay mapped as long as the view is used and were all zero at first.
    pub unsafe fn new(start: *mut u8, layout: Layout) -> View {
        debug_assert!(start.addr().is_multiple_of(PAGE));
        View { start, layout }
    }

    /// The layout.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    fn at<T>(&self, offset: usize) -> *mut T {
        debug_assert!(offset + size_of::<T>() <= self.layout.len());
        // SAFETY: the offset lies within the memory.
        unsafe { self.start.add(offset).cast() }
    }

    /// The header, for writing it before anyone else sees the memory.
    pub fn header_mut(&self) -> *mut Header {
        self.at(0)
    }

    /// The header.
    pub fn header(&self) -> &Header {
        // SAFETY: in bounds and aligned; all but its atomics is constant by the time anyone calls this.
        unsafe { &*self.at::<Header>(0) }
    }

    /// The bell of `rank`.
    pub fn bell(&self, rank: usize) -> *const Bell {
        assert!(rank < self.layout.ranks);
        self.at(BELL + rank * BELL)
    }

    /// The card of `rank`.
    pub fn card(&self, rank: usize) -> &Card {
        assert!(rank < self.layout.ranks);
        // SAFETY: in bounds and aligned, and a card is atomics only.
        unsafe { &*self.at::<Card>(self.layout.cards + rank * size_of::<Card>()) }
    }

    /// The ring from one rank to another.
    pub fn ring(&self, from: usize, to: usize) -> ring::Place {
        let l = &self.layout;
        assert!(from < l.ranks && to < l.ranks && from != to);
        let slot = if from < to { from } else { from - 1 };
        let area = l.areas + to * l.area;
        ring::Place {
            credit: self.at::<Credit>(area + slot * size_of::<Credit>()),
            cells: self.at::<Cell>(area + l.area_cells + slot * size_of::<Cell>()),
            data: self.at(area + l.area_data + slot * l.sizes.bytes as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps() {
        for ranks in [2, 3, 5, 17] {
            let sizes = Sizes {
                cells: 8,
                bytes: 1024,
            };
            let layout = Layout::new(ranks, sizes).unwrap();
            // SAFETY: never dereferenced, only used for its addresses.
            let view = unsafe { View::new(std::ptr::without_provenance_mut(PAGE), layout) };
            let mut spans = vec![(0, size_of::<Header>())];
            let mut add = |p: usize, len: usize| spans.push((p - PAGE, len));
            for r in 0..ranks {
                add(view.bell(r).addr(), 64);
                add(
                    PAGE + layout.cards + r * size_of::<Card>(),
                    size_of::<Card>(),
                );
                for s in (0..ranks).filter(|s| *s != r) {
                    let p = view.ring(s, r);
                    add(p.credit.addr(), 64);
                    add(p.data.addr(), 1024);
                    for c in 0..8 {
                        add(p.cells.addr() + c * 64 * layout.shape().stride as usize, 64);
                    }
                }
            }
            spans.sort();
            for w in spans.windows(2) {
                assert!(w[0].0 + w[0].1 <= w[1].0, "{w:?} overlap, {ranks} ranks");
            }
            let last = spans.last().unwrap();
            assert!(last.0 + last.1 <= layout.len());
        }
    }

    #[test]
    fn impossible_sizes_are_refused() {
        let sizes = Sizes {
            cells: 8,
            bytes: 1 << 26,
        };
        assert!(Layout::new(1 << 20, sizes).is_none());
    }
}
