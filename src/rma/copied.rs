//! Operations on memory of the program in another process of the node: the kernel copies it, and for an accumulate here and
//! back, under the target's latch, which everyone takes for accumulates on such memory, its owner included.
//!
//! When the kernel refuses, the caller goes on by message. What was copied is there when the call returns, so a flush
//! has nothing to do, and an accumulate keeps its place in the order of those before and after it.
#![allow(unsafe_code)]

use crate::core::Core;
use crate::memory::{Local, combine_packed};
use crate::origin::Place;
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};

/// Bytes that go through a detour, or are under the latch, at a time.
const PIECE: u64 = 64 << 10;

/// Pieces of a target's memory as addresses there.
struct Pieces<'a> {
    cursor: oxmpi_datatype::Cursor,
    base: u64,
    place: &'a Place,
    found: Vec<(*mut u8, usize)>,
    spans: Vec<(u64, usize)>,
}

impl<'a> Pieces<'a> {
    fn new(place: &'a Place, base: u64) -> Pieces<'a> {
        Pieces {
            cursor: place.cursor(),
            base: base.wrapping_add_signed(place.offset),
            place,
            found: Vec::new(),
            spans: Vec::new(),
        }
    }

    /// Finds the next piece, of at most `most` bytes, which `spans` has then; gives its bytes, 0 at the end.
    fn next(&mut self, most: u64) -> usize {
        self.found.clear();
        self.spans.clear();
        let base = std::ptr::without_provenance_mut(self.base as usize);
        let bytes = self
            .cursor
            .next_runs(base, &mut self.found, usize::MAX, most);
        let spans = self.found.iter().map(|&(at, len)| (at.addr() as u64, len));
        self.spans.extend(spans);
        bytes as usize
    }

    fn position(&self) -> u64 {
        self.cursor.position()
    }

    /// Copies the piece to `to`; false when the kernel refuses.
    fn read(&self, core: &Core, to: &mut [u8]) -> bool {
        let local = [(to.as_mut_ptr(), to.len())];
        let process = core.process(self.place.rank);
        // SAFETY: `to` is ours; the piece lies in memory that its process exposed, by the check of the window's size.
        unsafe { core.engine().copy_from(process, &self.spans, &local) }.is_ok()
    }

    /// Copies `from` to the piece; false when the kernel refuses.
    fn write(&self, core: &Core, from: &[u8]) -> bool {
        let local = [(from.as_ptr(), from.len())];
        let process = core.process(self.place.rank);
        // SAFETY: as in `read`.
        unsafe { core.engine().copy_to(process, &self.spans, &local) }.is_ok()
    }
}

/// The only run of `place`, as an address there.
fn single(place: &Place, base: u64) -> Option<[(u64, usize); 1]> {
    let run = place.single()?;
    Some([(base.wrapping_add(run.offset), run.len as usize)])
}

/// Writes `data` to `place` in the window that starts at `base` there; false when the kernel refuses.
pub(crate) fn put(core: &Core, place: &Place, base: u64, data: &Local) -> bool {
    let len = place.bytes() as usize;
    if len == 0 {
        return true;
    }
    if let (Some(remote), Some(from)) = (single(place, base), data.start()) {
        let local = [(from.cast_const(), len)];
        let process = core.process(place.rank);
        // SAFETY: the user promises that the data is readable; the run lies in memory that its process exposed.
        return unsafe { core.engine().copy_to(process, &remote, &local) }.is_ok();
    }
    let mut pieces = Pieces::new(place, base);
    let mut packed = Vec::new();
    loop {
        let position = pieces.position();
        let bytes = pieces.next(PIECE);
        if bytes == 0 {
            return true;
        }
        packed.clear();
        data.pack(position, bytes, &mut packed);
        if !pieces.write(core, &packed) {
            return false;
        }
    }
}

/// Reads `place` into `into`; false when the kernel refuses.
pub(crate) fn get(core: &Core, place: &Place, base: u64, into: &Local) -> bool {
    let len = place.bytes() as usize;
    if let (Some(remote), Some(to)) = (single(place, base), into.start()) {
        let process = core.process(place.rank);
        // SAFETY: the user promises that the buffer is writable; the run lies in memory that its process exposed.
        return unsafe { core.engine().copy_from(process, &remote, &[(to, len)]) }.is_ok();
    }
    let mut pieces = Pieces::new(place, base);
    let mut packed = Vec::new();
    loop {
        let position = pieces.position();
        let bytes = pieces.next(PIECE);
        if bytes == 0 {
            return true;
        }
        packed.resize(bytes, 0);
        if !pieces.read(core, &mut packed[..bytes]) {
            return false;
        }
        into.unpack(position, &packed[..bytes]);
    }
}

/// Combines `data` into `place` and stores what was there in `into`, if given. Gives the bytes that are done: fewer than
/// all when the kernel refuses.
pub(crate) fn combine(
    core: &Core,
    place: &Place,
    base: u64,
    (op, named): (OpKind, Named),
    data: Option<&Local>,
    into: Option<&Local>,
) -> u64 {
    let Some(block) = core.block() else {
        return 0;
    };
    let size = (Datatype::named(named).size() as u64).max(1);
    let most = (PIECE / size).max(1) * size;
    let mut pieces = Pieces::new(place, base);
    let (mut packed, mut values) = (Vec::new(), Vec::new());
    loop {
        let position = pieces.position();
        let bytes = pieces.next(most);
        if bytes == 0 {
            return position;
        }
        packed.clear();
        if let Some(data) = data {
            data.pack(position, bytes, &mut packed);
        }
        values.resize(bytes, 0);
        let values = &mut values[..bytes];
        let held = block.latch(place.rank).lock();
        // A replacement that nobody asks the old values of needs no look at them.
        let blind = op == OpKind::Replace && into.is_none();
        if !blind && !pieces.read(core, values) {
            return position;
        }
        let written = match op {
            OpKind::NoOp => true,
            OpKind::Replace => pieces.write(core, &packed),
            _ => {
                let mut new = values.to_vec();
                combine_packed(&packed, &mut new, op, named);
                pieces.write(core, &new)
            }
        };
        drop(held);
        if !written {
            return position;
        }
        if let Some(into) = into {
            into.unpack(position, values);
        }
    }
}

/// Compares one element with `compare` and, if equal, replaces it by `new`; what was there goes to `into`. False when
/// the kernel refuses.
pub(crate) fn compare_and_swap(
    core: &Core,
    place: &Place,
    base: u64,
    compare: &Local,
    new: &Local,
    into: &Local,
) -> bool {
    let Some(block) = core.block() else {
        return false;
    };
    let mut pieces = Pieces::new(place, base);
    let bytes = pieces.next(PIECE);
    let (mut expected, mut packed) = (Vec::new(), Vec::new());
    compare.pack(0, bytes, &mut expected);
    new.pack(0, bytes, &mut packed);
    let mut found = vec![0; bytes];
    let held = block.latch(place.rank).lock();
    let done = pieces.read(core, &mut found) && (found != expected || pieces.write(core, &packed));
    drop(held);
    if done {
        into.unpack(0, &found);
    }
    done
}
