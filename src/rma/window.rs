//! Making and freeing windows.

use crate::core::{Core, Part};
use crate::epoch::Epochs;
use crate::memory::{Area, Exposed, Owned};
use crate::shared::SharedMemory;
use crate::state::Rma;
use oxmpi_coll::Team;
use oxmpi_mpi::describe::{object, ranks};
use oxmpi_mpi::{
    AttrOwner, Attrs, Comm, Errhandler, Group, Id, Info, Object, Runtime, UserBuf, attr,
};
use oxmpi_types::{Aint, ContextId, Kind, Rank, RankArg, Result, err, fail};
use std::cell::{Cell, RefCell};
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
    memory: Memory,
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

/// Where a window's memory comes from.
enum Memory {
    /// From the program.
    Program,
    /// From this process's heap; kept until the window goes away.
    Own(#[expect(dead_code, reason = "kept alive")] Owned),
    /// Shared with the other processes of the node.
    Shared(SharedMemory),
}

/// What a new window is made of on this process.
struct Plan {
    flavor: Flavor,
    base: *mut u8,
    size: Aint,
    unit: Aint,
    memory: Memory,
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

    // A context of its own, chosen by rank 0.
    let mine = if team.rank() == 0 {
        rt.fresh_context().0
    } else {
        0
    };
    let context = team.run(
        function,
        oxmpi_coll::bcast_vec(team.call(), &mine.to_ne_bytes(), 0),
    )?;
    let context = ContextId(crate::wire::word_at(&context, 0).unwrap_or(0)).coll();
    let own_team = Team::new(engine, context, team.rank(), team.members().clone());

    let dynamic = plan.flavor == Flavor::Dynamic;
    let exposed = if dynamic {
        Exposed::Dynamic(RefCell::default())
    } else {
        Exposed::Fixed(area(plan.base, plan.size))
    };
    let core = Core::new(own_team, exposed, dynamic, rma.shared.clone());
    // Known here before anyone learns the number that finds it.
    rma.shared.enter(&core);
    let part = Part {
        window: core.number.get(),
        size: plan.size as u64,
        unit: plan.unit,
    };
    let met = meet(function, team, &core, part);
    if let Err(e) = met {
        rma.shared.leave(&core);
        return Err(e);
    }
    let win = Rc::new(Win {
        id: Id::new(),
        core,
        epochs: Epochs::default(),
        comm: comm.clone(),
        flavor: plan.flavor,
        base: plan.base,
        size: Box::new(plan.size),
        unit: Box::new(plan.unit as i32),
        name: RefCell::default(),
        attrs: Attrs::new(),
        errhandler: RefCell::new(rt.errors_are_fatal().clone()),
        info: RefCell::new(crate::attributes::first_hints(plan.info.as_ref())),
        freed: Cell::new(false),
        memory: plan.memory,
    });
    rma.wins.publish(&win);
    Ok(win)
}

/// Learns everyone's part. Nobody leaves before everyone has, because a message that needs an answer may follow at once.
fn meet(function: &'static str, team: &Team, core: &Core, part: Part) -> Result<()> {
    let parts = team.run(
        function,
        oxmpi_coll::allgather_bytes(team.call(), &part.encode()),
    )?;
    *core.parts.borrow_mut() = parts.chunks_exact(Part::BYTES).map(Part::decode).collect();
    core.team
        .run(function, oxmpi_coll::barrier(core.team.call()))
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
            memory: Memory::Program,
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
    let memory = Owned::new(size)?;
    let base = memory.base();
    let plan = Plan {
        flavor: Flavor::Allocate,
        base,
        size,
        unit: disp_unit,
        memory: Memory::Own(memory),
        info,
    };
    Ok((base, make(rt, comm, plan)?))
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
    let team = comm.team()?;
    let memory = SharedMemory::make(rt.function(), team, size, disp_unit)?;
    let (base, ..) = memory.part(team.rank());
    let plan = Plan {
        flavor: Flavor::Shared,
        base,
        size,
        unit: disp_unit,
        memory: Memory::Shared(memory),
        info,
    };
    Ok((base, make(rt, comm, plan)?))
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
    match &win.memory {
        Memory::Shared(memory) => {
            let (base, size, unit) = memory.part(rank.or(memory.first()).unwrap_or(0));
            Ok((size, unit, base))
        }
        _ if win.flavor == Flavor::Dynamic => fail!(
            RmaFlavor,
            "win is {}, made by MPI_Win_create_dynamic, so no rank has memory of its own in it",
            win.describe()
        ),
        _ if rank.or_else(|| lowest(win)) == Some(win.core.me()) => {
            Ok((*win.size, Aint::from(*win.unit), win.base))
        }
        _ => Ok((0, 1, std::ptr::null_mut())),
    }
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
            memory: Memory::Program,
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
    areas.borrow_mut().push(new);
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
            areas.borrow_mut().remove(i);
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
