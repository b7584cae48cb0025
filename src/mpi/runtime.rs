//! All state of a process. How it starts and ends is in `environment.rs`.

use crate::buffered::BufferSlot;
use crate::comm::{Parts, PredefinedComm, Wiring};
use crate::datatype::F90Key;
use crate::errhandler::UserErrors;
use crate::table::Table;
use crate::{
    Comm, Errhandler, ErrhandlerKind, Group, Info, Keyval, Message, OpObj, Request, Session,
    TypeObj,
};
use oxmpi_boot::Job;
use oxmpi_coll::Op;
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_engine::Engine;
use oxmpi_sync::{ProcessLock, Slab};
use oxmpi_types::{
    ContextId, Error, ErrorClass, Handle, Kind, ProcId, Result, Status, ThreadLevel,
};
use std::any::Any;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use std::sync::Arc;

/// Where the process stands (for the world model; sessions count apart).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// `MPI_Init` has not been called.
    Before,
    /// Between `MPI_Init` and `MPI_Finalize`.
    Active,
    /// `MPI_Finalize` has been called.
    Finalized,
}

/// State of a room above this one (one-sided communication, files), which the runtime keeps for it: everything of
/// a process hangs off the runtime.
pub trait Room: Default + 'static {
    /// The room's place, below [`ROOMS`].
    const SLOT: usize;
}

/// Rooms above this one.
pub const ROOMS: usize = 2;

/// All mutable state of a process. Not `Sync`: the door keeps it behind the process lock.
pub struct Runtime {
    pub(crate) lock: Arc<ProcessLock>,
    pub(crate) engine: OnceCell<Rc<Engine>>,
    pub(crate) job: OnceCell<Rc<Job>>,
    pub(crate) stage: Cell<Stage>,
    live: Cell<bool>,
    pub(crate) sessions_open: Cell<u32>,
    pub(crate) level: Cell<ThreadLevel>,
    pub(crate) main_thread: Cell<Option<usize>>,
    world: OnceCell<Rc<Comm>>,
    self_: OnceCell<Rc<Comm>>,
    next_context: Cell<u32>,
    /// Communicators by handle.
    pub comms: Table<Comm>,
    /// Groups by handle.
    pub groups: Table<Group>,
    /// Datatypes by handle.
    pub types: Table<TypeObj>,
    /// Operations by handle.
    pub ops: Table<OpObj>,
    /// Info objects by handle.
    pub infos: Table<Info>,
    /// Error handlers by handle.
    pub errhandlers: Table<Errhandler>,
    /// Attribute keys by handle.
    pub keyvals: Table<Keyval>,
    /// Matched messages by handle.
    pub messages: Table<Message>,
    /// Sessions by handle.
    pub sessions: Table<Session>,
    /// Requests by handle; they are values, so that a nonblocking call allocates nothing.
    pub(crate) requests: RefCell<Slab<Request>>,
    at_once: Handle,
    /// Calls of `MPI_Cancel` so far.
    pub(crate) cancels: Cell<u64>,
    /// The buffer of `MPI_Buffer_attach`.
    pub buffer: BufferSlot,
    /// `MPI_BSEND_OVERHEAD` of the program's dialect, which the door sets.
    pub bsend_overhead: Cell<i64>,
    predefined_types: Vec<OnceCell<Rc<TypeObj>>>,
    predefined_ops: RefCell<Vec<Rc<OpObj>>>,
    fatal: Rc<Errhandler>,
    abort: Rc<Errhandler>,
    return_: Rc<Errhandler>,
    group_empty: Rc<Group>,
    info_env: OnceCell<Rc<Info>>,
    initial: OnceCell<Rc<Errhandler>>,
    // Ordered maps: memory checkers take what only a hash table points to for lost, should a program not free it.
    derived_types: RefCell<BTreeMap<usize, Weak<TypeObj>>>,
    /// Error classes, codes and strings that the program added.
    pub errors: UserErrors,
    pub(crate) f90_types: RefCell<BTreeMap<F90Key, Rc<TypeObj>>>,
    function: Cell<&'static str>,
    blame: RefCell<Option<Rc<Comm>>>,
    left: RefCell<Option<Status>>,
    rooms: [OnceCell<Box<dyn Any>>; ROOMS],
}

impl Runtime {
    /// State before `MPI_Init`. `lock` is held by whoever uses the runtime, once it is enabled.
    pub fn new(lock: Arc<ProcessLock>) -> Runtime {
        let mut requests = Slab::with_limits(Handle::MAX_INDEX, Handle::GENERATIONS);
        let (index, generation) = requests.insert(Request::AT_ONCE);
        let no_one = ProcId(u32::MAX);
        Runtime {
            lock,
            engine: OnceCell::new(),
            job: OnceCell::new(),
            stage: Cell::new(Stage::Before),
            live: Cell::new(false),
            sessions_open: Cell::new(0),
            level: Cell::new(ThreadLevel::Single),
            main_thread: Cell::new(None),
            world: OnceCell::new(),
            self_: OnceCell::new(),
            next_context: Cell::new(0),
            comms: Table::default(),
            groups: Table::default(),
            types: Table::default(),
            ops: Table::default(),
            infos: Table::default(),
            errhandlers: Table::default(),
            keyvals: Table::default(),
            messages: Table::default(),
            sessions: Table::default(),
            requests: RefCell::new(requests),
            at_once: Handle::new(Kind::Request, index, generation),
            cancels: Cell::new(0),
            buffer: BufferSlot::default(),
            bsend_overhead: Cell::new(96),
            predefined_types: Named::ALL.iter().map(|_| OnceCell::new()).collect(),
            predefined_ops: RefCell::default(),
            fatal: Errhandler::new(ErrhandlerKind::Fatal),
            abort: Errhandler::new(ErrhandlerKind::Abort),
            return_: Errhandler::new(ErrhandlerKind::Return),
            group_empty: Group::new(Vec::new(), no_one),
            info_env: OnceCell::new(),
            initial: OnceCell::new(),
            derived_types: RefCell::default(),
            errors: UserErrors::default(),
            f90_types: RefCell::default(),
            function: Cell::new("MPI"),
            blame: RefCell::default(),
            left: RefCell::default(),
            rooms: Default::default(),
        }
    }

    /// Makes `MPI_COMM_WORLD` and `MPI_COMM_SELF` on an engine that has been joined to its peers. They can be used once the
    /// stage is `Active`.
    pub(crate) fn start(&self, engine: Rc<Engine>) -> Result<()> {
        let me = engine.me();
        let world: Vec<ProcId> = (0..engine.peers() as u32).map(ProcId).collect();
        let make = |group: Rc<Group>, ctx, which, name: &str| {
            let parts = Parts {
                predefined: Some(which),
                wiring: Some(Wiring::new(&engine, ctx, &group, None)),
                name: name.to_owned(),
                ..Parts::new(group, self.initial_errhandler().clone())
            };
            parts.build()
        };
        let world = make(
            Group::new(world, me),
            ContextId::WORLD,
            PredefinedComm::World,
            "MPI_COMM_WORLD",
        );
        let self_ = make(
            Group::new(vec![me], me),
            ContextId::SELF,
            PredefinedComm::SelfOnly,
            "MPI_COMM_SELF",
        );
        let fresh = self.world.set(world).is_ok()
            & self.self_.set(self_).is_ok()
            & self.engine.set(engine).is_ok();
        if !fresh {
            return Err(Error::new(
                ErrorClass::Other,
                "this process has been initialised already",
            ));
        }
        Ok(())
    }

    /// Moves on to another stage.
    pub(crate) fn set_stage(&self, stage: Stage) {
        self.stage.set(stage);
        self.update_live();
    }

    /// MPI can be used while the world model or any session is open.
    pub(crate) fn update_live(&self) {
        let world = self.stage.get() == Stage::Active;
        self.live.set(world || self.sessions_open.get() > 0);
    }

    /// The thread level that was provided.
    pub(crate) fn thread_level(&self) -> ThreadLevel {
        self.level.get()
    }

    /// The state of a room above this one, made when first asked for.
    #[inline]
    pub fn room<T: Room>(&self) -> &T {
        let any = self.rooms[T::SLOT].get_or_init(|| Box::new(T::default()));
        match any.downcast_ref() {
            Some(room) => room,
            None => unreachable!("two rooms have slot {}", T::SLOT),
        }
    }

    /// Where the process stands.
    pub fn stage(&self) -> Stage {
        self.stage.get()
    }

    /// My number among the processes I can reach.
    pub fn me(&self) -> ProcId {
        self.engine.get().map_or(ProcId(0), |e| e.me())
    }

    /// The engine; an error before `MPI_Init` and after `MPI_Finalize`, unless a session is open.
    #[inline]
    pub fn engine(&self) -> Result<&Rc<Engine>> {
        match self.engine.get() {
            Some(engine) if self.live.get() => Ok(engine),
            _ => Err(self.not_active()),
        }
    }

    /// An error before `MPI_Init` and after `MPI_Finalize`, unless a session is open.
    #[inline]
    pub fn active(&self) -> Result<()> {
        if self.live.get() {
            Ok(())
        } else {
            Err(self.not_active())
        }
    }

    #[cold]
    fn not_active(&self) -> Error {
        let function = self.function.get();
        let text = match self.stage.get() {
            Stage::Finalized => format!("{function} is called after MPI_Finalize"),
            _ => format!("{function} is called before MPI_Init"),
        };
        Error::new(ErrorClass::Other, text)
    }

    /// `MPI_COMM_WORLD`; an error before `MPI_Init` and after `MPI_Finalize`.
    #[inline]
    pub fn world(&self) -> Result<&Rc<Comm>> {
        match self.world.get() {
            Some(comm) if self.stage.get() == Stage::Active => Ok(comm),
            _ => Err(self.not_active()),
        }
    }

    /// `MPI_COMM_SELF`; an error before `MPI_Init` and after `MPI_Finalize`.
    #[inline]
    pub fn comm_self(&self) -> Result<&Rc<Comm>> {
        match self.self_.get() {
            Some(comm) if self.stage.get() == Stage::Active => Ok(comm),
            _ => Err(self.not_active()),
        }
    }

    /// The object of a predefined datatype.
    #[inline]
    pub fn predefined_type(&self, named: Named) -> &Rc<TypeObj> {
        self.predefined_types[named as usize].get_or_init(|| {
            let object = TypeObj::new(Datatype::named(named));
            let known = Named::ALL.iter().find(|(n, _)| *n == named);
            if let Some((_, name)) = known {
                *object.name.borrow_mut() = (*name).to_owned();
            }
            object
        })
    }

    /// The object of a predefined operation.
    pub fn predefined_op(&self, kind: OpKind) -> Rc<OpObj> {
        let mut known = self.predefined_ops.borrow_mut();
        if let Some(op) = known.iter().find(|o| o.predefined == Some(kind)) {
            return op.clone();
        }
        let op = OpObj::new(Op::Predefined(kind), Some(kind));
        known.push(op.clone());
        op
    }

    /// `MPI_ERRORS_ARE_FATAL`
    pub fn errors_are_fatal(&self) -> &Rc<Errhandler> {
        &self.fatal
    }

    /// What communicators begin with, and what is called before there are any: `MPI_ERRORS_ARE_FATAL` unless the launcher
    /// was asked for another.
    pub fn initial_errhandler(&self) -> &Rc<Errhandler> {
        self.initial.get_or_init(|| {
            crate::environment::initial_errhandler(self).unwrap_or_else(|| self.fatal.clone())
        })
    }

    /// `MPI_ERRORS_ABORT`
    pub fn errors_abort(&self) -> &Rc<Errhandler> {
        &self.abort
    }

    /// `MPI_ERRORS_RETURN`
    pub fn errors_return(&self) -> &Rc<Errhandler> {
        &self.return_
    }

    /// `MPI_GROUP_EMPTY`: the only group without members.
    pub fn group_empty(&self) -> &Rc<Group> {
        &self.group_empty
    }

    /// `MPI_INFO_ENV`
    pub fn info_env(&self) -> &Rc<Info> {
        self.info_env
            .get_or_init(|| crate::environment::info_env(self))
    }

    /// Makes an object of a new derived type and remembers it for [`Runtime::type_object`].
    pub fn new_type(&self, datatype: Rc<Datatype>) -> Rc<TypeObj> {
        let key = Rc::as_ptr(&datatype) as usize;
        let object = TypeObj::new(datatype);
        self.derived_types
            .borrow_mut()
            .insert(key, Rc::downgrade(&object));
        object
    }

    /// Takes a derived type's handle away (`MPI_Type_free`); the type lives on for what uses it.
    pub fn free_type(&self, object: &Rc<TypeObj>) {
        self.types.release(object);
        if object.id.handle().is_none() {
            let key = Rc::as_ptr(&object.datatype) as usize;
            self.derived_types.borrow_mut().remove(&key);
        }
    }

    /// The object by which the user knows `datatype`, or a new one: for callbacks and
    /// `MPI_Type_get_contents`.
    pub fn type_object(&self, datatype: &Rc<Datatype>) -> Rc<TypeObj> {
        if let Some(named) = datatype.as_named() {
            return self.predefined_type(named).clone();
        }
        let key = Rc::as_ptr(datatype) as usize;
        let known = self
            .derived_types
            .borrow()
            .get(&key)
            .and_then(Weak::upgrade);
        known.unwrap_or_else(|| self.new_type(datatype.clone()))
    }

    /// Notes the MPI function that runs now, for messages and hang diagnosis.
    #[inline]
    pub fn enter(&self, function: &'static str) {
        self.function.set(function);
    }

    /// The MPI function that runs now.
    pub fn function(&self) -> &'static str {
        self.function.get()
    }

    /// A context that nobody else has.
    pub fn fresh_context(&self) -> ContextId {
        let counter = self.next_context.get();
        self.next_context.set(counter + 1);
        ContextId::fresh(self.me().0, counter)
    }

    /// Names the communicator on which the error that is being returned shall be raised, when it is not
    /// an argument of the call (completion of requests).
    pub fn blame(&self, comm: &Rc<Comm>) {
        *self.blame.borrow_mut() = Some(comm.clone());
    }

    /// The communicator named by the function that just failed, if any.
    pub fn take_blame(&self) -> Option<Rc<Comm>> {
        self.blame.borrow_mut().take()
    }

    /// Ok or Err by the error in a status. A receive that failed has a status all the same, which stays behind for
    /// [`Runtime::take_left_status`].
    #[inline]
    pub(crate) fn outcome(&self, mut status: Status) -> Result<Status> {
        match status.error.take() {
            None => Ok(status),
            Some(error) => {
                *self.left.borrow_mut() = Some(status);
                Err(error)
            }
        }
    }

    /// The status of the receive that just failed, for the caller who asked for one.
    pub fn take_left_status(&self) -> Option<Status> {
        self.left.borrow_mut().take()
    }

    /// The request of every operation that was complete when it was started and cannot be cancelled.
    #[inline]
    pub fn at_once(&self) -> Handle {
        self.at_once
    }
}
