//! Joining the other ranks of the node.

use crate::copy::{self, Reach};
use crate::handover::{self, Key, Offer};
use crate::layout::{Layout, Sizes, VERSION, View};
use crate::region::Region;
use crate::{Fabric, random};
use oxmpi_sync::atomic::Ordering;
use oxmpi_sys::memory::{self, Mapping};
use oxmpi_sys::process;
use oxmpi_types::{ProcId, Result, err, fail};
use std::sync::Arc;

/// What the ranks of one node need to find each other.
pub struct ShmConfig<'a> {
    /// Number of processes this one can reach, itself included; the fabric's peers are `ProcId(0..peers)`.
    pub peers: usize,
    /// The processes of this node in ascending order; `locals[0]` is the leader.
    pub locals: Vec<ProcId>,
    /// Index of this process in `locals`.
    pub local: usize,
    /// Called once, on the leader only: makes a short string (no blanks, at most 200 characters) known to the others of the node.
    /// May wait for other ranks (a PMI fence).
    pub publish: &'a mut dyn FnMut(&str) -> Result<()>,
    /// Called once, on all but the leader: returns the leader's string. May wait for other ranks.
    pub lookup: &'a mut dyn FnMut() -> Result<String>,
}

/// See [`Fabric::shm`].
pub(crate) fn join(config: ShmConfig<'_>) -> Result<Fabric> {
    let ShmConfig {
        peers,
        locals,
        local,
        publish,
        lookup,
    } = config;
    assert!(local < locals.len() && locals.iter().all(|p| p.index() < peers));
    if locals.len() < peers {
        fail!(
            Other,
            "{} of {peers} processes are on other nodes, and there is no network transport",
            peers - locals.len()
        );
    }
    process::allow_memory_access();
    let ranks = locals.len();
    let reach = if copy::denied() {
        Reach::No
    } else {
        Reach::Unknown
    };
    let finish = |region: Region, layout: Layout| {
        let region = Arc::new(region);
        // SAFETY: the region has the layout's length, is page aligned, and was all zero when it was made.
        let view = unsafe { View::new(region.start(), layout) };
        Fabric::attach(region, view, peers, &locals, local, reach)
    };
    if ranks == 1 {
        let layout = Layout::new(1, Sizes::for_ranks(1)).expect("a small layout");
        return Ok(finish(Region::heap(layout.len()), layout));
    }
    if local != 0 {
        let text = lookup()?;
        let (region, layout) = enter(&text, ranks)?;
        return Ok(finish(region, layout));
    }
    let (offer, region, layout) = found(ranks)?;
    publish(&offer.key.text())?;
    let fabric = finish(region, layout);
    let header = fabric.node.view.header();
    let attached = || (header.attached.load(Ordering::Acquire) as usize).saturating_sub(1);
    if !offer.serve(ranks - 1, attached, handover::LIMIT) {
        fail!(
            Other,
            "only {} of {ranks} ranks of this node joined its shared memory within {} seconds",
            attached() + 1,
            handover::LIMIT.as_secs()
        );
    }
    Ok(fabric)
}

/// Makes the memory for `ranks` ranks.
fn found(ranks: usize) -> Result<(Offer, Region, Layout)> {
    let sizes = Sizes::from_env(ranks);
    let Some(layout) = Layout::new(ranks, sizes) else {
        fail!(
            NoMem,
            "rings of {} cells and {} bytes for {ranks} ranks exceed the address space",
            sizes.cells,
            sizes.bytes
        );
    };
    let len = layout.len();
    let fail = |e| err!(NoMem, "shared memory of {len} bytes for {ranks} ranks: {e}");
    let fd = memory::create("oxmpi", len).map_err(fail)?;
    let mapping = Mapping::new(&fd, len).map_err(fail)?;
    let region = Region::Shared(mapping);
    let token = [random(), random()];
    // SAFETY: fresh zeroed memory of the layout's length.
    let view = unsafe { View::new(region.start(), layout) };
    // SAFETY: nobody else knows of this memory yet.
    unsafe {
        let header = view.header_mut();
        (*header).token = token;
        (*header).ranks = ranks as u32;
        (*header).cells = sizes.cells;
        (*header).bytes = sizes.bytes;
        (*header).version = VERSION;
    }
    Ok((Offer::new(fd, len, token), region, layout))
}

/// Maps the memory that the leader's `text` speaks of.
fn enter(text: &str, ranks: usize) -> Result<(Region, Layout)> {
    let Some(key) = Key::parse(text) else {
        fail!(
            Intern,
            "the leader of this node offers its shared memory as {text:?}, which makes no sense"
        );
    };
    let region = handover::fetch(&key).map_err(|e| {
        err!(
            Other,
            "cannot reach the shared memory of the leader of this node, {e}"
        )
    })?;
    let start = region.start().cast::<crate::layout::Header>();
    // SAFETY: the token was checked, so this is a header, and its plain fields don't change any more.
    let (version, count, sizes) = unsafe {
        let h = &*start;
        (
            h.version,
            h.ranks,
            Sizes {
                cells: h.cells,
                bytes: h.bytes,
            },
        )
    };
    if version != VERSION {
        fail!(
            Other,
            "the leader of this node runs another version of oxmpi: shared memory layout {version}, here {VERSION}"
        );
    }
    match Layout::new(ranks, sizes) {
        Some(layout) if count as usize == ranks && layout.len() == key.len => Ok((region, layout)),
        _ => fail!(
            Intern,
            "the leader of this node counts {count} ranks on it, this rank {ranks}"
        ),
    }
}
