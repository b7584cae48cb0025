//! Accumulates on memory of a target that is mapped here.
#![allow(unsafe_code)]

use crate::core::Core;
use crate::elements::{self, Elements};
use crate::memory::Local;
use crate::origin::Place;
use crate::site::Site;
use oxmpi_datatype::{Cursor, Datatype};
use oxmpi_types::Count;

/// Elements that go through a detour at a time.
const PIECE: usize = 512;

/// Combines `data` into `place` in the window that starts at `base`, and stores what was there in `into`, if given.
/// `data` is `None` with `MPI_NO_OP` only.
pub(crate) fn combine(
    core: &Core,
    place: &Place,
    base: *mut u8,
    elements: &Elements,
    data: Option<&Local>,
    into: Option<&Local>,
) {
    let Some(site) = core.site(place.rank) else {
        return;
    };
    let target = place.at(base);
    let null = Some(std::ptr::null_mut());
    let n = place.bytes() as usize / elements.size().max(1);
    if let (Some(to), Some(from), Some(old)) = (
        target.start(),
        data.map_or(null, Local::start),
        into.map_or(null, Local::start),
    ) {
        // SAFETY: all are dense and hold n elements: the target's by the check of the window's size, the origin's by the
        // user's promise.
        unsafe { elements.combine(&site, to, from, n, old) };
    } else {
        by_pieces(&site, &target, elements, data, into);
    }
}

/// With gaps somewhere: a piece of the origin's data is lined up, and combined with wherever its elements belong.
fn by_pieces(
    site: &Site<'_>,
    target: &Local,
    elements: &Elements,
    data: Option<&Local>,
    into: Option<&Local>,
) {
    let (size, room) = (elements.size(), elements.room());
    let named = Datatype::named(elements.named());
    let mut packed = Vec::with_capacity(PIECE * size);
    let (mut lined, mut old) = (vec![0u8; PIECE * room], vec![0u8; PIECE * room]);
    let mut runs = Vec::new();
    let mut cursor = target.cursor();
    loop {
        let position = cursor.position();
        runs.clear();
        let bytes = cursor.next_runs(target.addr(), &mut runs, usize::MAX, (PIECE * size) as u64);
        let n = bytes as usize / size;
        if n == 0 {
            return;
        }
        if let Some(data) = data {
            packed.clear();
            data.pack(position, n * size, &mut packed);
            // SAFETY: there is room for n elements, and the lower bound of a predefined type is 0.
            unsafe { Cursor::new(&named, n as Count).unpack(lined.as_mut_ptr(), &packed) };
        }
        let mut at = 0usize;
        for &(start, len) in &runs {
            // An element starts where its first byte lies; the rest of one with gaps comes in other runs.
            let mut element = at.next_multiple_of(size);
            while element < at + len {
                let whole = if size == room {
                    (at + len - element) / size
                } else {
                    1
                };
                let whole = whole.max(1);
                let i = element / size * room;
                // SAFETY: the target's elements lie in the window, by the check of its size; the others have room for n.
                unsafe {
                    let to = start.wrapping_add(element - at);
                    let (from, old) = (lined.as_ptr().add(i), old.as_mut_ptr().add(i));
                    elements.combine(site, to, from, whole, old);
                }
                element += whole * size;
            }
            at += len;
        }
        if let Some(into) = into {
            packed.resize(n * size, 0);
            // SAFETY: n elements, as above.
            unsafe { Cursor::new(&named, n as Count).pack(old.as_ptr(), &mut packed) };
            into.unpack(position, &packed[..n * size]);
        }
    }
}

/// Compares one element with `compare` and, if equal, replaces it by `new`; what was there goes to `into`.
pub(crate) fn compare_and_swap(
    core: &Core,
    place: &Place,
    base: *mut u8,
    compare: &Local,
    new: &Local,
    into: &Local,
) {
    let (Some(site), Some(to), Some(compare), Some(new), Some(into)) = (
        core.site(place.rank),
        place.at(base).start(),
        compare.start(),
        new.start(),
        into.start(),
    ) else {
        return;
    };
    let size = place.bytes() as usize;
    // SAFETY: one element of a predefined type each: the target's by the check of the window's size, the origin's by the
    // user's promise.
    unsafe { elements::compare_and_swap(&site, to, compare, new, into, size) };
}
