//! Sessions (MPI 5.0 section 11.3): another way to start, side by side with `MPI_Init`.

use crate::buffered::{self, BufferSlot};
use crate::comm::{Parts, Wiring, handshake, hints};
use crate::comm_make::{Tree, drive, fresh_group};
use crate::describe::ranks;
use crate::errhandler::check_kind;
use crate::table::Id;
use crate::{Comm, Errhandler, Group, Info, Runtime, alloc_kinds, environment, intercomm};
use oxmpi_types::{
    BufferMode, ContextId, Handle, Kind, ProcId, RankArg, Result, Tag, ThreadLevel, fail,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// `MPI_Session`
pub struct Session {
    /// Its place in the handle table.
    pub id: Id,
    /// Raised on errors.
    pub errhandler: RefCell<Rc<Errhandler>>,
    /// The hints it was made with.
    pub info: Rc<Info>,
    /// The buffer attached to it.
    pub buffer: BufferSlot,
    finalized: Cell<bool>,
}

/// The process sets every session has.
const SETS: [&str; 2] = ["mpi://WORLD", "mpi://SELF"];

/// `MPI_Session_init`. The hint `thread_level` is taken; whatever was provided before stays.
pub fn session_init(
    rt: &Runtime,
    info: Option<Rc<Info>>,
    errhandler: &Rc<Errhandler>,
) -> Result<Rc<Session>> {
    check_kind(errhandler, Kind::Session)?;
    let wanted = info.as_ref().and_then(|i| i.get("thread_level"));
    let level = match wanted.as_deref() {
        Some("MPI_THREAD_MULTIPLE") => ThreadLevel::Multiple,
        Some("MPI_THREAD_SERIALIZED") => ThreadLevel::Serialized,
        Some("MPI_THREAD_FUNNELED") => ThreadLevel::Funneled,
        _ => ThreadLevel::Single,
    };
    environment::join(rt, level)?;
    rt.sessions_open.set(rt.sessions_open.get() + 1);
    rt.update_live();
    let name = match rt.thread_level() {
        ThreadLevel::Single => "MPI_THREAD_SINGLE",
        ThreadLevel::Funneled => "MPI_THREAD_FUNNELED",
        ThreadLevel::Serialized => "MPI_THREAD_SERIALIZED",
        ThreadLevel::Multiple => "MPI_THREAD_MULTIPLE",
    };
    let hints = Info::new(vec![("thread_level".to_owned(), name.to_owned())]);
    alloc_kinds::take(&hints, info.as_ref());
    Ok(Rc::new(Session {
        id: Id::new(),
        errhandler: RefCell::new(errhandler.clone()),
        info: hints,
        buffer: BufferSlot::default(),
        finalized: Cell::new(false),
    }))
}

/// `MPI_Session_finalize`
pub fn session_finalize(rt: &Runtime, session: &Rc<Session>) -> Result<()> {
    open(session)?;
    session.buffer.release(rt)?;
    session.finalized.set(true);
    rt.sessions.release(session);
    rt.sessions_open.set(rt.sessions_open.get() - 1);
    environment::settle(rt)
}

/// `MPI_Session_get_num_psets`
pub fn session_get_num_psets(_: &Runtime, session: &Rc<Session>) -> Result<i32> {
    open(session)?;
    Ok(SETS.len() as i32)
}

fn open(session: &Session) -> Result<()> {
    if session.finalized.get() {
        fail!(
            Session,
            "session is {}, which has been finalized",
            session.describe()
        );
    }
    Ok(())
}

/// `MPI_Session_get_nth_pset`
pub fn session_get_nth_pset(_: &Runtime, session: &Rc<Session>, n: i32) -> Result<&'static str> {
    open(session)?;
    match usize::try_from(n).ok().and_then(|n| SETS.get(n)) {
        Some(name) => Ok(name),
        None => fail!(Arg, "n is {n}, but there are {} process sets", SETS.len()),
    }
}

/// The processes of a set; the scheme of the name is not case sensitive.
pub(crate) fn members(rt: &Runtime, name: &str) -> Result<Vec<ProcId>> {
    let engine = rt.engine()?;
    if name.eq_ignore_ascii_case(SETS[0]) {
        Ok((0..engine.peers() as u32).map(ProcId).collect())
    } else if name.eq_ignore_ascii_case(SETS[1]) {
        Ok(vec![rt.me()])
    } else {
        fail!(
            Arg,
            "pset_name is {name:?}, which is no process set of this session"
        )
    }
}

/// `MPI_Session_get_pset_info`
pub fn session_get_pset_info(
    rt: &Runtime,
    session: &Rc<Session>,
    pset_name: &str,
) -> Result<Rc<Info>> {
    open(session)?;
    let n = members(rt, pset_name)?.len();
    Ok(Info::new(vec![("mpi_size".to_owned(), n.to_string())]))
}

/// `MPI_Session_get_info`
pub fn session_get_info(_: &Runtime, session: &Rc<Session>) -> Result<Rc<Info>> {
    open(session)?;
    Ok(Info::new(alloc_kinds::with_granted(&session.info)))
}

/// `MPI_Group_from_session_pset`
pub fn group_from_session_pset(
    rt: &Runtime,
    session: &Rc<Session>,
    pset_name: &str,
) -> Result<Rc<Group>> {
    open(session)?;
    let members = members(rt, pset_name)?;
    let from = Some(Rc::downgrade(session));
    Ok(Group::of(members.into(), rt.me(), from))
}

/// A tag for a string. Two strings with one tag do no harm unless the same processes use both at once.
fn tag_for(stringtag: &str) -> Tag {
    let hash = stringtag.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3)
    });
    (hash >> 33) as Tag
}

/// `MPI_Comm_create_from_group`: only the group's members call it. `None` (`MPI_COMM_NULL`) for the empty group.
pub fn comm_create_from_group(
    rt: &Runtime,
    group: &Rc<Group>,
    stringtag: &str,
    info: Option<Rc<Info>>,
    errhandler: &Rc<Errhandler>,
) -> Result<Option<Rc<Comm>>> {
    let engine = rt.engine()?.clone();
    check_kind(errhandler, Kind::Comm)?;
    if group.members.is_empty() {
        return Ok(None);
    }
    let Some(rank) = group.rank else {
        fail!(
            Group,
            "group has {}, but this process (number {}) is not among them",
            ranks(group.size()),
            rt.me().0
        );
    };
    let tree = Tree {
        engine: &engine,
        members: &group.members,
        rank,
        ctx: handshake(ContextId::WORLD),
        src: rt.me().0,
        name: &|p: ProcId| p.0,
        tag: tag_for(stringtag),
    };
    let ctx = ContextId(drive(rt, tree.spread(rt.fresh_context().0))?);
    let group = fresh_group(rt, group);
    let parts = Parts {
        wiring: Some(Wiring::new(&engine, ctx, &group, None)),
        info: hints(&Info::new(Vec::new()), info.as_ref()),
        ..Parts::new(group, errhandler.clone())
    };
    Ok(Some(parts.build()))
}

/// `MPI_Intercomm_create_from_groups`
#[expect(clippy::too_many_arguments, reason = "the standard's arguments")]
pub fn intercomm_create_from_groups(
    rt: &Runtime,
    local_group: &Rc<Group>,
    local_leader: RankArg,
    remote_group: &Rc<Group>,
    remote_leader: RankArg,
    stringtag: &str,
    info: Option<Rc<Info>>,
    errhandler: &Rc<Errhandler>,
) -> Result<Option<Rc<Comm>>> {
    let local = comm_create_from_group(rt, local_group, stringtag, info, errhandler)?;
    let Some(local) = local else {
        return Ok(None);
    };
    // The leaders' talk about two groups must not mix with the making of either of them.
    let tag = tag_for(stringtag) ^ 1;
    intercomm::create_from_groups(rt, &local, local_leader, remote_group, remote_leader, tag)
        .map(Some)
}

/// `MPI_Session_attach_buffer`
pub fn session_attach_buffer(_: &Runtime, session: &Rc<Session>, buffer: BufferMode) -> Result<()> {
    open(session)?;
    session.buffer.attach(buffer)
}

/// `MPI_Session_detach_buffer`
pub fn session_detach_buffer(rt: &Runtime, session: &Rc<Session>) -> Result<BufferMode> {
    open(session)?;
    session.buffer.detach(rt, || session.describe())
}

/// `MPI_Session_flush_buffer`
pub fn session_flush_buffer(rt: &Runtime, session: &Rc<Session>) -> Result<()> {
    open(session)?;
    session.buffer.flush(rt)
}

/// `MPI_Session_iflush_buffer`
pub fn session_iflush_buffer(rt: &Runtime, session: &Rc<Session>) -> Result<Handle> {
    open(session)?;
    buffered::iflush(rt, &session.buffer, None)
}
