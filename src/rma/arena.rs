//! Memory for `MPI_Alloc_mem`, which the other processes of the node can map: a window that is made over it is reached by
//! loads and stores.
//!
//! All of it lies in one memfd for each process, so that any number of blocks takes one descriptor. A small block comes from a
//! chunk of blocks of its size and costs no system call; a large one is a range of pages that is mapped when it
//! is asked for and goes back to the system when it is freed. Where there is no shared memory, private memory does.
//!
//! A block that a window exposes stays until the window is freed, even if the program frees the block before.

use oxmpi_sys::memory::{self, Mapping};
use oxmpi_types::{Result, fail};
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::os::fd::{AsRawFd, OwnedFd};
use std::rc::Rc;

/// The smallest block, and the alignment of all: a cache line.
const LINE: usize = 64;
/// Small blocks are a line long, or twice that and so on.
const CLASSES: usize = 10;
/// Bytes of the largest small block.
const SMALL: usize = LINE << (CLASSES - 1);
/// Bytes of a chunk of small blocks.
const CHUNK: usize = 4 * SMALL;
/// Bytes of large blocks that are kept when they are freed.
const SPARE: usize = 8 << 20;

/// How another process of the node finds memory of this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Key {
    pub process: u32,
    pub descriptor: i32,
    /// Which object is behind the descriptor.
    pub identity: [u64; 2],
    pub offset: u64,
}

/// All blocks of a process.
#[derive(Default)]
pub(crate) struct Arena {
    file: Backing,
    /// Where the blocks lie, by their first address.
    regions: BTreeMap<usize, Region>,
    /// Small blocks that are free, by class.
    free: [Vec<usize>; CLASSES],
    /// Large blocks that were freed last, and their first address: programs that ask for the same again and again
    /// need not wait for the system to clear pages.
    spare: VecDeque<(usize, Region)>,
    /// Blocks that windows expose, by first address.
    pinned: BTreeMap<usize, Pinned>,
}

struct Region {
    mapping: Mapping,
    /// Where it lies in the file; `None` for private memory.
    offset: Option<u64>,
    content: Content,
}

enum Content {
    /// One block, from this address on.
    Block { start: usize },
    /// Small blocks, and which of them are in use.
    Chunk { class: usize, used: Vec<bool> },
}

#[derive(Default)]
struct Pinned {
    windows: u32,
    /// The program has freed it.
    freed: bool,
}

/// A block.
#[derive(Clone, Copy)]
struct Found {
    region: usize,
    start: usize,
    bytes: usize,
    /// The program has it.
    used: bool,
    /// Its class and number, in a chunk.
    slot: Option<(usize, usize)>,
}

impl Arena {
    /// The address of `bytes` bytes at a multiple of `align`.
    pub fn allocate(&mut self, bytes: usize, align: usize) -> Result<*mut u8> {
        let align = align.clamp(LINE, 1 << 60).next_power_of_two();
        let room = bytes.max(align);
        // Chunks start with a page.
        if room > SMALL || align > memory::page_size() {
            return self.large(bytes, align);
        }
        let class = room.next_power_of_two().trailing_zeros() - LINE.trailing_zeros();
        let class = class as usize;
        if self.free[class].is_empty() {
            self.add_chunk(class)?;
        }
        let Some(start) = self.free[class].pop() else {
            fail!(NoMem, "size is {bytes}, for which there is no memory");
        };
        if let Some(found) = self.find(start) {
            self.mark(found, true);
        }
        Ok(std::ptr::with_exposed_provenance_mut(start))
    }

    fn large(&mut self, bytes: usize, align: usize) -> Result<*mut u8> {
        let page = memory::page_size();
        let extra = if align > page { align } else { 0 };
        let len = bytes
            .max(1)
            .checked_add(extra)
            .and_then(|len| len.checked_next_multiple_of(page))
            .filter(|len| *len as u64 <= memory::of_machine());
        let Some(len) = len else {
            fail!(NoMem, "size is {bytes}, which is more than the machine has");
        };
        let fits = |(_, region): &(usize, Region)| region.mapping.len() == len;
        let spare = self.spare.iter().position(fits);
        let (mapping, offset) = match spare.and_then(|i| self.spare.remove(i)) {
            Some((_, region)) => (region.mapping, region.offset),
            None => self.map(len)?,
        };
        let base = mapping.start().expose_provenance();
        // There is room for that: a larger alignment makes the block longer.
        let start = base.next_multiple_of(align);
        let region = Region {
            mapping,
            offset,
            content: Content::Block { start },
        };
        self.regions.insert(base, region);
        Ok(std::ptr::with_exposed_provenance_mut(start))
    }

    fn add_chunk(&mut self, class: usize) -> Result<()> {
        let (mapping, offset) = self.map(CHUNK)?;
        let base = mapping.start().expose_provenance();
        let size = LINE << class;
        let content = Content::Chunk {
            class,
            used: vec![false; CHUNK / size],
        };
        // The lowest address is taken first.
        let starts = (0..CHUNK / size).rev().map(|i| base + i * size);
        self.free[class].extend(starts);
        let region = Region {
            mapping,
            offset,
            content,
        };
        self.regions.insert(base, region);
        Ok(())
    }

    /// Shared memory, or where there is none private memory.
    fn map(&mut self, len: usize) -> Result<(Mapping, Option<u64>)> {
        if let Some((mapping, offset)) = self.file.map(len) {
            return Ok((mapping, Some(offset)));
        }
        match Mapping::private(len) {
            Ok(mapping) => Ok((mapping, None)),
            Err(e) => fail!(NoMem, "size is {len}, for which there is no memory: {e}"),
        }
    }

    /// The block that `address` lies in.
    fn find(&self, address: usize) -> Option<Found> {
        let (&base, region) = self.regions.range(..=address).next_back()?;
        let end = base + region.mapping.len();
        if address >= end {
            return None;
        }
        Some(match &region.content {
            Content::Block { start } if address < *start => return None,
            Content::Block { start } => Found {
                region: base,
                start: *start,
                bytes: end - start,
                used: true,
                slot: None,
            },
            Content::Chunk { class, used } => {
                let bytes = LINE << class;
                let i = (address - base) / bytes;
                Found {
                    region: base,
                    start: base + i * bytes,
                    bytes,
                    used: *used.get(i)?,
                    slot: Some((*class, i)),
                }
            }
        })
    }

    fn mark(&mut self, found: Found, in_use: bool) {
        let (Some(region), Some((_, i))) = (self.regions.get_mut(&found.region), found.slot) else {
            return;
        };
        if let Content::Chunk { used, .. } = &mut region.content {
            used[i] = in_use;
        }
    }

    /// Frees the block that starts at `base`: at once, or when the last window over it is freed.
    pub fn free(&mut self, base: *mut u8) -> Result<()> {
        let found = self
            .find(base.addr())
            .filter(|found| found.used && found.start == base.addr());
        let Some(found) = found else {
            fail!(
                Base,
                "base is {base:p}, which is no memory that MPI_Alloc_mem gave"
            );
        };
        match self.pinned.get_mut(&found.start) {
            Some(pinned) if pinned.freed => fail!(
                Base,
                "base is {base:p}, which has been freed by MPI_Free_mem before"
            ),
            Some(pinned) => pinned.freed = true,
            None => self.release(found),
        }
        Ok(())
    }

    fn release(&mut self, found: Found) {
        if let Some((class, _)) = found.slot {
            self.mark(found, false);
            self.free[class].push(found.start);
        } else if let Some(region) = self.regions.remove(&found.region) {
            self.spare.push_back((found.region, region));
            let mut kept: usize = self.spare.iter().map(|(_, r)| r.mapping.len()).sum();
            while kept > SPARE
                && let Some((_, region)) = self.spare.pop_front()
            {
                let len = region.mapping.len();
                kept -= len;
                drop(region.mapping);
                if let Some(offset) = region.offset {
                    self.file.unmapped(offset, len as u64);
                }
            }
        }
    }

    /// Keeps the block in which all of `bytes` bytes at `base` lie, for a window, and tells how others find them. `None` when
    /// they do not lie in one block, or others cannot.
    fn pin(&mut self, base: *mut u8, bytes: u64) -> Option<(usize, Key)> {
        let found = self.find(base.addr()).filter(|found| found.used)?;
        let end = (base.addr() as u64).checked_add(bytes)?;
        if end > (found.start + found.bytes) as u64 {
            return None;
        }
        let (fd, identity) = self.file.handle()?;
        let offset = self.regions.get(&found.region)?.offset?;
        let key = Key {
            process: std::process::id(),
            descriptor: fd.as_raw_fd(),
            identity,
            offset: offset + (base.addr() - found.region) as u64,
        };
        self.pinned.entry(found.start).or_default().windows += 1;
        Some((found.start, key))
    }

    fn unpin(&mut self, start: usize) {
        let Some(pinned) = self.pinned.get_mut(&start) else {
            return;
        };
        pinned.windows -= 1;
        if pinned.windows > 0 {
            return;
        }
        let freed = pinned.freed;
        self.pinned.remove(&start);
        if let Some(found) = self.find(start).filter(|_| freed) {
            self.release(found);
        }
    }
}

impl Drop for Arena {
    /// The program may use its memory after `MPI_Finalize`.
    fn drop(&mut self) {
        for region in std::mem::take(&mut self.regions).into_values() {
            std::mem::forget(region.mapping);
        }
    }
}

/// A window's hold on a block.
pub(crate) struct Pin {
    arena: Rc<RefCell<Arena>>,
    start: usize,
}

impl Pin {
    /// Holds the block that `bytes` bytes at `base` lie in; see [`Arena::pin`].
    pub fn new(arena: &Rc<RefCell<Arena>>, base: *mut u8, bytes: u64) -> Option<(Pin, Key)> {
        let (start, key) = arena.borrow_mut().pin(base, bytes)?;
        let arena = arena.clone();
        Some((Pin { arena, start }, key))
    }
}

impl Drop for Pin {
    fn drop(&mut self) {
        self.arena.borrow_mut().unpin(self.start);
    }
}

/// The file behind the blocks.
#[derive(Default)]
struct Backing {
    state: File,
    /// Bytes that are or were in use.
    len: u64,
    /// Ranges before `len` that are not in use, by offset; none touches another.
    holes: BTreeMap<u64, u64>,
}

#[derive(Default)]
enum File {
    /// Nobody asked for memory yet.
    #[default]
    None,
    Open(OwnedFd, [u64; 2]),
    /// There is no shared memory.
    Refused,
}

impl Backing {
    /// The descriptor, unless the program closed it and the number is something else's now.
    fn handle(&self) -> Option<(&OwnedFd, [u64; 2])> {
        match &self.state {
            File::Open(fd, identity) if memory::identity(fd).ok()? == *identity => {
                Some((fd, *identity))
            }
            _ => None,
        }
    }

    fn open(&mut self) {
        if matches!(self.state, File::None) {
            let made = memory::memfd("oxmpi-memory");
            let known = made.and_then(|fd| memory::identity(&fd).map(|id| File::Open(fd, id)));
            self.state = known.unwrap_or(File::Refused);
        }
    }

    /// Maps `len` bytes, whole pages, that nobody uses: the first hole that is large enough, or the end.
    fn map(&mut self, len: usize) -> Option<(Mapping, u64)> {
        self.open();
        let size = len as u64;
        let hole = self.holes.iter().find(|(_, room)| **room >= size);
        let hole = hole.map(|(at, room)| (*at, *room));
        let offset = hole.map_or(self.len, |(at, _)| at);
        let end = offset.checked_add(size)?;
        let (fd, _) = self.handle()?;
        if hole.is_none() {
            memory::resize(fd, end).ok()?;
        }
        let mapping = Mapping::piece(fd, offset, len).ok()?;
        if let Some((at, room)) = hole {
            self.holes.remove(&at);
            if room > size {
                self.holes.insert(at + size, room - size);
            }
        }
        self.len = self.len.max(end);
        Some((mapping, offset))
    }

    /// Gives a range back to the system.
    fn unmapped(&mut self, mut offset: u64, mut len: u64) {
        if let Some((fd, _)) = self.handle() {
            // Where this is refused, only memory that is used again later is lost.
            let _ = memory::give_back(fd, offset, len);
        }
        if let Some((&at, &room)) = self.holes.range(..offset).next_back()
            && at + room == offset
        {
            self.holes.remove(&at);
            (offset, len) = (at, room + len);
        }
        if let Some(room) = self.holes.remove(&(offset + len)) {
            len += room;
        }
        self.holes.insert(offset, len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn descriptors() -> usize {
        std::fs::read_dir("/proc/self/fd").unwrap().count()
    }

    #[test]
    fn blocks_do_not_overlap_and_come_again() {
        let mut arena = Arena::default();
        let mut blocks: Vec<(usize, usize)> = Vec::new();
        let mut seed = 1u64;
        let mut next = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % n
        };
        for round in 0..4000 {
            if blocks.len() > 200 || (round % 3 == 0 && !blocks.is_empty()) {
                let (start, _) = blocks.swap_remove(next(blocks.len() as u64) as usize);
                arena
                    .free(std::ptr::with_exposed_provenance_mut(start))
                    .unwrap();
                continue;
            }
            let bytes = match next(4) {
                0 => next(1 << 20),
                1 => next(1 << 15),
                _ => next(300),
            } as usize;
            let align = 1 << next(15);
            let start = arena.allocate(bytes, align).unwrap().addr();
            assert!(start.is_multiple_of(align) && start.is_multiple_of(64));
            for &(other, len) in &blocks {
                assert!(start + bytes <= other || other + len <= start || bytes * len == 0);
            }
            blocks.push((start, bytes));
        }
        for (start, _) in blocks {
            arena
                .free(std::ptr::with_exposed_provenance_mut(start))
                .unwrap();
        }
        let large: u64 = arena.file.holes.values().sum();
        let spare: usize = arena.spare.iter().map(|(_, r)| r.mapping.len()).sum();
        let rest = arena.regions.len() * CHUNK + spare;
        assert!(spare > 0 && spare <= SPARE);
        assert_eq!(large + rest as u64, arena.file.len, "nothing is lost");
        assert!(arena.file.len < 500 << 20);
    }

    #[test]
    fn what_was_not_given_is_refused() {
        let mut arena = Arena::default();
        for bytes in [1usize, 100_000] {
            let base = arena.allocate(bytes, 1).unwrap();
            assert!(arena.free(base.wrapping_add(1)).is_err());
            arena.free(base).unwrap();
            assert!(arena.free(base).is_err(), "{bytes} bytes twice");
        }
        let mut own = 0u8;
        assert!(arena.free(&raw mut own).is_err());
        assert!(arena.allocate(usize::MAX - 5, 1).is_err());
        assert!(arena.allocate(1 << 60, 1).is_err());
        assert!(arena.allocate(8, usize::MAX).is_err());
    }

    #[test]
    fn many_blocks_take_one_descriptor() {
        let mut arena = Arena::default();
        arena.allocate(1, 1).unwrap();
        let before = descriptors();
        let blocks: Vec<*mut u8> = (0..100)
            .map(|_| arena.allocate(100_000, 1).unwrap())
            .collect();
        // Other tests open some at the same time.
        assert!(descriptors() < before + 50);
        blocks
            .into_iter()
            .for_each(|base| arena.free(base).unwrap());
    }

    #[test]
    fn a_pinned_block_stays() {
        let arena = Rc::new(RefCell::new(Arena::default()));
        for bytes in [100usize, 100_000] {
            let base = arena.borrow_mut().allocate(bytes, 1).unwrap();
            let inside = base.wrapping_add(20);
            assert!(Pin::new(&arena, inside, 1 << 30).is_none());
            let (pin, key) = Pin::new(&arena, inside, bytes as u64 - 20).unwrap();
            let (again, same) = Pin::new(&arena, inside, 1).unwrap();
            assert_eq!(key, same);
            arena.borrow_mut().free(base).unwrap();
            assert!(arena.borrow_mut().free(base).is_err());
            drop(pin);
            assert_ne!(arena.borrow_mut().allocate(bytes, 1).unwrap(), base);
            drop(again);
            assert!(Pin::new(&arena, inside, 1).is_none());
        }
    }
}
