//! Making and freeing windows.

use crate::arena::{Key, Pin};
use crate::block::{Block, Layout, Made};
use crate::borrowed;
use crate::core::{Core, Part, Reach, able};
use crate::epoch::Epochs;
use crate::memory::{Area, Exposed, Owned};
use crate::state::Rma;
use crate::table;
use oxmpi_coll::Team;
use oxmpi_datatype::op::OpKind;
use oxmpi_mpi::describe::{object, ranks};
use oxmpi_mpi::{
    AttrOwner, Attrs, Comm, Errhandler, Group, Id, Info, Object, Runtime, UserBuf, attr,
};
use oxmpi_types::{Aint, ContextId, Kind, Rank, RankArg, Result, err, fail};
use std::cell::{Cell, RefCell};
use std::io;
use std::rc::Rc;

/// How a window was made (`MPI_WIN_FLAVOR_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flavor {
    /// `MPI_Win_create`
    Create,
    /// `MPI_Win_allocate`
    Allocate,
    /// `MPI_Win_create_dynamic`
    Dynamic,
    /// `MPI_Win_allocate_shared`
    Shared,
}

impl Flavor {
    /// Whether the window brings its memory.
    fn brings(self) -> bool {
        matches!(self, Flavor::Allocate | Flavor::Shared)
    }
}

/// `MPI_Win`
pub struct Win {
    id: Id,
    pub(crate) core: Rc<Core>,
    pub(crate) epochs: Epochs,
    /// The communicator it was made of: requests raise their errors there.
    pub(crate) comm: Rc<Comm>,
    flavor: Flavor,
    pub(crate) base: *mut u8,
    /// Programs get the address of this.
    pub(crate) size: Box<Aint>,
    /// Programs get the address of this.
    pub(crate) unit: Box<i32>,
    /// `MPI_Win_set_name`
    pub name: RefCell<String>,
    /// Cached attributes.
    pub attrs: Attrs,
    /// Raised on errors.
    pub errhandler: RefCell<Rc<Errhandler>>,
    /// Hints.
    pub(crate) info: RefCell<Rc<Info>>,
    freed: Cell<bool>,
    /// Memory of a window that brings its own but cannot share it.
    _fallback: Option<Owned>,
    /// Keeps memory from `MPI_Alloc_mem`.
    _pin: Option<Pin>,
}

impl Object for Win {
    const KIND: Kind = Kind::Win;
    fn id(&self) -> &Id {
        &self.id
    }
}

impl Win {
    /// The processes of the window.
    pub fn group(&self) -> &Rc<Group> {
        &self.comm.group
    }

    /// How it was made.
    pub fn flavor(&self) -> Flavor {
        self.flavor
    }

    /// Refuses a window that has been freed.
    pub(crate) fn alive(&self) -> Result<()> {
        if self.freed.get() {
            fail!(Win, "win is {}, which has been freed", self.describe());
        }
        Ok(())
    }

    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        let what = format!("a window of {}", ranks(self.group().size()));
        object(&self.name.borrow(), &self.id, &what)
    }

    /// For attribute callbacks.
    pub(crate) fn owner(&self) -> Result<AttrOwner> {
        match self.id.handle() {
            Some(handle) => Ok(AttrOwner::Win(handle)),
            None => Err(err!(Win, "win is {}, which has no handle", self.describe())),
        }
    }
}

/// What a new window is made of on this process.
struct Plan {
    flavor: Flavor,
    /// The program's memory, null where the window brings its own.
    base: *mut u8,
    size: Aint,
    unit: Aint,
    info: Option<Rc<Info>>,
}

fn checked(comm: &Comm, size: Aint, unit: Aint) -> Result<()> {
    if comm.is_inter() {
        fail!(
            Comm,
            "comm is {}, must be an intracommunicator",
            comm.describe()
        );
    }
    if size < 0 {
        fail!(Size, "size is {size}, must not be negative");
    }
    if unit <= 0 || unit > Aint::from(i32::MAX) {
        fail!(Disp, "disp_unit is {unit}, must be positive and fit an int");
    }
    Ok(())
}

/// Makes the window with everyone else in `comm`.
fn make(rt: &Runtime, comm: &Rc<Comm>, plan: Plan) -> Result<Rc<Win>> {
    let rma = rt.room::<Rma>();
    let engine = rt.engine()?;
    rma.listen(engine);
    let team = comm.team()?;
    let function = rt.function();

    let layout = layout(function, team, &plan)?;
    // A context of its own and the memory that all share, both made by rank 0.
    let shares = plan.flavor == Flavor::Shared || engine.may_share_windows();
    let made = || match shares {
        true => Made::new(&layout),
        false => Err(io::Error::other("OXMPI_SHARED_WINDOWS is 0")),
    };
    let lead = (team.rank() == 0).then(|| (rt.fresh_context().0, made()));
    let word = match &lead {
        Some((context, Ok(made))) => [*context, made.key()[0], made.key()[1]],
        Some((context, Err(_))) => [*context, u64::MAX, u64::MAX],
        None => [0; 3],
    };
    let word = team.run(
        function,
        oxmpi_coll::bcast_vec(team.call(), word.map(u64::to_ne_bytes).as_flattened(), 0),
    )?;
    let word = [0, 8, 16].map(|at| crate::wire::word_at(&word, at).unwrap_or(u64::MAX));
    let block = match lead {
        Some((_, Ok(made))) => made.map(layout).map(|block| (block, Some(made))),
        Some((_, Err(e))) => Err(e),
        None => Block::open([word[1], word[2]], layout).map(|block| (block, None)),
    };

    let context = ContextId(word[0]).coll();
    let own_team = Team::new(engine, context, team.rank(), team.members().clone());
    let dynamic = plan.flavor == Flavor::Dynamic;
    let exposed = if dynamic {
        Exposed::Dynamic(RefCell::default())
    } else {
        Exposed::Fixed(Cell::new(area(plan.base, plan.size)))
    };
    let core = Core::new(own_team, exposed, dynamic, rma.shared.clone());
    // Known here before anyone learns the number that finds it.
    rma.shared.enter(&core);
    let lends = plan.flavor == Flavor::Create && plan.size > 0 && team.size() > 1;
    let (pin, key) = match Pin::new(&rma.arena, plan.base, plan.size as u64) {
        Some((pin, key)) if lends => (Some(pin), Some(key)),
        _ => (None, None),
    };
    core.barrier.set(rma.takes_part_in_barriers());
    let made = meet(function, team, &core, &plan, block, key);
    let (base, fallback) = match made {
        Ok(found) => found,
        Err(e) => {
            rma.shared.leave(&core);
            return Err(e);
        }
    };
    let win = Rc::new(Win {
        id: Id::new(),
        core,
        epochs: Epochs::default(),
        comm: comm.clone(),
        flavor: plan.flavor,
        base,
        size: Box::new(plan.size),
        unit: Box::new(plan.unit as i32),
        name: RefCell::default(),
        attrs: Attrs::new(),
        errhandler: RefCell::new(rt.errors_are_fatal().clone()),
        info: RefCell::new(crate::attributes::first_hints(plan.info.as_ref())),
        freed: Cell::new(false),
        _fallback: fallback,
        _pin: pin,
    });
    rma.wins.publish(&win);
    Ok(win)
}

/// What lies where in the memory that all share.
fn layout(function: &'static str, team: &Team, plan: &Plan) -> Result<Layout> {
    if !plan.flavor.brings() {
        let each = match plan.flavor {
            Flavor::Dynamic => 8 * table::WORDS as u64,
            _ => 0,
        };
        return Layout::new(&vec![each; team.size() as usize], true);
    }
    let apart = plan.flavor == Flavor::Allocate
        || plan.info.as_ref().is_some_and(|info| {
            info.get("alloc_shared_noncontig")
                .is_some_and(|value| value.trim() == "true")
        });
    let mine = [
        (plan.size as u64).to_ne_bytes(),
        u64::from(apart).to_ne_bytes(),
    ];
    let all = team.run(
        function,
        oxmpi_coll::allgather_bytes(team.call(), mine.as_flattened()),
    )?;
    let words = |at: usize| {
        let word = move |one: &[u8]| crate::wire::word_at(one, at).unwrap_or(0);
        all.chunks_exact(16).map(word)
    };
    let sizes: Vec<u64> = words(0).collect();
    // Rank 0 decides, so that all have the same layout.
    Layout::new(&sizes, words(8).next() == Some(1))
}

/// Learns everyone's part and settles how each is reached; gives the address of this process's memory. Nobody leaves
/// before everyone has, because a message that needs an answer may follow at once.
fn meet(
    function: &'static str,
    team: &Team,
    core: &Core,
    plan: &Plan,
    block: io::Result<(Block, Option<Made>)>,
    key: Option<Key>,
) -> Result<(*mut u8, Option<Owned>)> {
    let engine = core.engine();
    let me = team.rank();
    let brings = plan.flavor.brings();
    let copies = !brings
        && (0..team.size())
            .filter(|&rank| rank != me)
            .all(|rank| engine.can_copy(core.process(rank)));
    let mine = Part {
        window: core.number.get(),
        size: plan.size as u64,
        unit: plan.unit,
        base: plan.base.expose_provenance() as u64,
        able: (u32::from(block.is_ok()) * able::MAPS)
            | (u32::from(copies) * able::COPIES)
            | (u32::from(core.barrier.get()) * able::BARRIER),
        key,
    };
    let parts = team.run(
        function,
        oxmpi_coll::allgather_bytes(team.call(), &mine.encode()),
    )?;
    let parts: Rc<[Part]> = parts.chunks_exact(Part::BYTES).map(Part::decode).collect();
    // All or none: a lock that some do not see is none.
    let all_map = parts.iter().all(|part| part.able & able::MAPS != 0);
    let all_barrier = parts.iter().all(|part| part.able & able::BARRIER != 0);
    core.barrier.set(all_barrier);
    let why = block.as_ref().err().map(|e| e.to_string());
    // By now everyone has opened the descriptor, so it may be closed.
    let block = block.ok().filter(|_| all_map).map(|(block, _)| block);

    let mut fallback = None;
    let mut base = plan.base;
    if brings {
        if plan.size > 0
            && let Some(block) = &block
        {
            base = block.part(me);
        } else if block.is_none() {
            let own = own_memory(function, team, plan, why)?;
            base = own.base();
            fallback = Some(own);
        }
        if let Exposed::Fixed(exposed) = &core.memory {
            exposed.set(area(base, plan.size));
        }
    }
    let borrowed = match &block {
        Some(_) => borrowed::map_all(function, core, &parts)?,
        None => Vec::new(),
    };
    let mapped = |rank: Rank| borrowed.get(rank as usize).and_then(Option::as_ref);
    let reach = |rank: Rank| match &block {
        None => Reach::Messages,
        Some(block) if brings => Reach::Mapped(block.part(rank)),
        Some(_) if let Some(borrowed) = mapped(rank) => Reach::Mapped(borrowed.base()),
        Some(_) if rank == me => Reach::Own(base),
        Some(_) if engine.can_copy(core.process(rank)) => Reach::Copied(parts[rank as usize].base),
        Some(_) => Reach::Messages,
    };
    let reach = (0..team.size()).map(reach).collect();
    let all_mapped = brings
        || plan.flavor == Flavor::Create
            && (0..team.size()).all(|r| mapped(r).is_some() || parts[r as usize].size == 0);
    let by_message =
        block.is_none() || !all_mapped && parts.iter().any(|p| p.able & able::COPIES == 0);
    if by_message && team.size() > 1 {
        // Someone's operations need this process, whatever its program does meanwhile.
        engine.start_helper();
    }
    core.share(block, borrowed, reach);
    *core.parts.borrow_mut() = parts;
    core.team
        .run(function, oxmpi_coll::barrier(core.team.call()))?;
    Ok((base, fallback))
}

/// Memory of this process alone, for a window whose ranks cannot share any. When one of them has none, none has.
fn own_memory(
    function: &'static str,
    team: &Team,
    plan: &Plan,
    why: Option<String>,
) -> Result<Owned> {
    if plan.flavor == Flavor::Shared {
        match why {
            Some(why) => fail!(NoMem, "size is {}: no shared memory: {why}", plan.size),
            None => fail!(
                NoMem,
                "size is {}: another rank could not map the shared memory",
                plan.size
            ),
        }
    }
    let own = Owned::new(plan.size);
    let failed = team.run(
        function,
        oxmpi_coll::allreduce_u64(team.call(), &[u64::from(own.is_err())], OpKind::Sum),
    )?;
    match own {
        Ok(_) if failed != [0] => fail!(
            NoMem,
            "size is {}: there is memory for that, but not on all ranks for what they ask",
            plan.size
        ),
        own => own,
    }
}

#[allow(unsafe_code)]
fn area(base: *mut u8, size: Aint) -> Area {
    // SAFETY: the program promises that the memory it exposes lives until the window is freed or the area detached; memory
    // of the window's own lives as long as the window.
    unsafe { Area::new(base, size as u64) }
}

/// `MPI_Win_create`
pub fn win_create(
    rt: &Runtime,
    base: UserBuf,
    size: Aint,
    disp_unit: Aint,
    info: Option<Rc<Info>>,
    comm: &Rc<Comm>,
) -> Result<Rc<Win>> {
    rt.active()?;
    checked(comm, size, disp_unit)?;
    let Some(base) = base.addr() else {
        fail!(Buffer, "base is MPI_IN_PLACE, must be an address");
    };
    if base.is_null() && size > 0 {
        fail!(Buffer, "base is NULL, but size is {size}");
    }
    make(
        rt,
        comm,
        Plan {
            flavor: Flavor::Create,
            base,
            size,
            unit: disp_unit,
            info,
        },
    )
}

/// `MPI_Win_allocate`: the window and the address of its memory.
pub fn win_allocate(
    rt: &Runtime,
    size: Aint,
    disp_unit: Aint,
    info: Option<Rc<Info>>,
    comm: &Rc<Comm>,
) -> Result<(*mut u8, Rc<Win>)> {
    rt.active()?;
    checked(comm, size, disp_unit)?;
    let win = make(rt, comm, Plan::own(Flavor::Allocate, size, disp_unit, info))?;
    Ok((win.base, win))
}

impl Plan {
    /// For a window that brings its memory.
    fn own(flavor: Flavor, size: Aint, unit: Aint, info: Option<Rc<Info>>) -> Plan {
        Plan {
            flavor,
            base: std::ptr::null_mut(),
            size,
            unit,
            info,
        }
    }
}

/// `MPI_Win_allocate_shared`: the window and the address of this process's part of the memory.
pub fn win_allocate_shared(
    rt: &Runtime,
    size: Aint,
    disp_unit: Aint,
    info: Option<Rc<Info>>,
    comm: &Rc<Comm>,
) -> Result<(*mut u8, Rc<Win>)> {
    rt.active()?;
    checked(comm, size, disp_unit)?;
    let win = make(rt, comm, Plan::own(Flavor::Shared, size, disp_unit, info))?;
    Ok((win.base, win))
}

/// `MPI_Win_shared_query`: size, displacement unit and address of a rank's memory as this process sees it; no memory where
/// this process cannot reach it by loads and stores. `MPI_PROC_NULL` asks for the lowest rank that has memory.
pub fn win_shared_query(
    rt: &Runtime,
    win: &Rc<Win>,
    rank: RankArg,
) -> Result<(Aint, Aint, *mut u8)> {
    rt.active()?;
    win.alive()?;
    let rank = crate::operations::target_of(win, "rank", rank)?;
    if win.flavor == Flavor::Dynamic {
        fail!(
            RmaFlavor,
            "win is {}, made by MPI_Win_create_dynamic, so no rank has memory of its own in it",
            win.describe()
        );
    }
    let rank = rank.or_else(|| lowest(win)).unwrap_or(0);
    let part = win.core.part(rank);
    let base = match win.core.reach(rank) {
        Reach::Mapped(_) if part.size == 0 => std::ptr::null_mut(),
        Reach::Mapped(base) => base,
        _ if rank == win.core.me() => win.base,
        _ => return Ok((0, 1, std::ptr::null_mut())),
    };
    Ok((part.size as Aint, part.unit, base))
}

/// The lowest rank that exposes memory.
fn lowest(win: &Win) -> Option<Rank> {
    (0..win.core.team.size()).find(|&r| win.core.part(r).size > 0)
}

/// `MPI_Win_create_dynamic`
pub fn win_create_dynamic(
    rt: &Runtime,
    info: Option<Rc<Info>>,
    comm: &Rc<Comm>,
) -> Result<Rc<Win>> {
    rt.active()?;
    checked(comm, 0, 1)?;
    make(
        rt,
        comm,
        Plan {
            flavor: Flavor::Dynamic,
            base: std::ptr::null_mut(),
            size: 0,
            unit: 1,
            info,
        },
    )
}

fn attached(win: &Win) -> Result<&RefCell<Vec<Area>>> {
    win.alive()?;
    match &win.core.memory {
        Exposed::Dynamic(areas) => Ok(areas),
        Exposed::Fixed(_) => fail!(
            RmaFlavor,
            "win is {}, which was not made by MPI_Win_create_dynamic",
            win.describe()
        ),
    }
}

/// Tells the other ranks of the node what is attached.
fn publish(win: &Win, areas: &[Area]) {
    let areas_len = areas.len();
    if let Some(block) = win.core.block() {
        let some = areas.iter().filter(|a| a.size() > 0);
        let areas = some.map(|a| (a.base().expose_provenance() as u64, a.size()));
        block.table(win.core.me()).write(areas);
        if areas_len > table::MOST {
            win.core.engine().start_helper();
        }
    }
}

/// `MPI_Win_attach`
pub fn win_attach(rt: &Runtime, win: &Rc<Win>, base: UserBuf, size: Aint) -> Result<()> {
    rt.active()?;
    let areas = attached(win)?;
    if size < 0 {
        fail!(Size, "size is {size}, must not be negative");
    }
    let Some(base) = base.addr() else {
        fail!(Buffer, "base is MPI_IN_PLACE, must be an address");
    };
    if base.is_null() && size > 0 {
        fail!(Buffer, "base is NULL, but size is {size}");
    }
    let new = area(base, size);
    if let Some(old) = areas.borrow().iter().find(|a| a.overlaps(&new)) {
        fail!(
            RmaAttach,
            "base {base:p} with size {size} overlaps memory attached already: {} bytes at {:p}",
            old.size(),
            old.base()
        );
    }
    let mut areas = areas.borrow_mut();
    let place = areas.partition_point(|a| a.base() <= new.base());
    areas.insert(place, new);
    publish(win, &areas);
    Ok(())
}

/// `MPI_Win_detach`
pub fn win_detach(rt: &Runtime, win: &Rc<Win>, base: UserBuf) -> Result<()> {
    rt.active()?;
    let areas = attached(win)?;
    let base = base.addr().unwrap_or(std::ptr::null_mut());
    let found = areas.borrow().iter().position(|a| a.base() == base);
    match found {
        Some(i) => {
            let mut areas = areas.borrow_mut();
            areas.remove(i);
            publish(win, &areas);
            Ok(())
        }
        None => fail!(RmaAttach, "base is {base:p}, where no memory is attached"),
    }
}

/// `MPI_Win_free`: collective; returns when nobody can reach this process's memory any more.
pub fn win_free(rt: &Runtime, win: &Rc<Win>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    win.idle()?;
    win.unexposed()?;
    attr::delete_all(rt, &win.owner()?, &win.attrs)?;
    let core = &win.core;
    let flushed = core.flush_all(rt.function());
    let entered = core
        .team
        .run(rt.function(), oxmpi_coll::barrier(core.team.call()));
    let rma = rt.room::<Rma>();
    rma.shared.leave(core);
    win.freed.set(true);
    core.engine().drop_context(core.team.ctx());
    rma.wins.release(win);
    flushed.and(entered)
}
