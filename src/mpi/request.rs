//! Requests: one table for all kinds of pending operations, and what becomes of an entry. The functions
//! that wait are in `wait.rs`.

use crate::partitioned::Side;
use crate::table::Id;
use crate::{Comm, GrequestFns, Runtime, TypeObj};
use oxmpi_engine::{Data, DataMut, Engine, Envelope, MessageId, ReqId, Task, TaskId, WaitingFor};
use oxmpi_types::{
    Count, ErrorClass, Handle, Kind, ProcId, Rank, Result, SendMode, Status, Tag, err, fail,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// An entry of the request table.
pub struct Request {
    pub(crate) work: Work,
    /// Where errors are raised; keeps the communicator alive.
    pub(crate) comm: Option<Rc<Comm>>,
    /// What a persistent request does when it is started.
    pub(crate) recipe: Option<Rc<Recipe>>,
}

/// What a request waits for.
pub(crate) enum Work {
    /// A persistent request that is not started.
    Idle,
    /// Complete since it was started.
    Done(Box<Status>),
    /// The one entry that stands for all operations that are complete at once and cannot be cancelled; it stays in the table.
    AtOnce,
    /// A send that was complete at once; what is needed to ask the message back.
    Sent(Trace),
    /// A send, a receive or the like.
    Engine(ReqId),
    /// A collective or another recipe of several steps.
    Task(TaskId, Option<StatusCell>),
    /// A generalized request; the engine's number completes with `MPI_Grequest_complete`.
    Generalized(ReqId, Rc<Grequest>),
}

/// Where a message went whose send is complete for its caller.
#[derive(Clone, Copy)]
pub(crate) enum Trace {
    /// Into the fabric, with this number.
    Number {
        to: ProcId,
        env: Envelope,
        number: u32,
    },
    /// Into an attached buffer, from where this request sends it.
    Buffered(ReqId),
}

impl Trace {
    /// The trace of the message that was sent last to `to`.
    #[inline]
    pub(crate) fn latest(engine: &Engine, to: ProcId, env: Envelope) -> Trace {
        Trace::Number {
            to,
            env,
            number: engine.sent_number(to),
        }
    }
}

/// Where a task leaves the status of its request.
pub type StatusCell = Rc<RefCell<Status>>;

/// Makes the task of a persistent operation anew at each start.
pub type TaskMaker = Box<dyn Fn() -> Result<Task>>;

/// What a persistent request does.
pub(crate) enum Recipe {
    /// A send in any mode but buffered; `to` is absent for `MPI_PROC_NULL`.
    Send {
        to: Option<ProcId>,
        env: Envelope,
        mode: SendMode,
        data: Data,
    },
    /// A buffered send.
    Bsend {
        to: Option<ProcId>,
        env: Envelope,
        addr: *mut u8,
        count: Count,
        datatype: Rc<TypeObj>,
    },
    /// A receive.
    Recv {
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    },
    /// A receive from `MPI_PROC_NULL`.
    RecvNull,
    /// One end of a partitioned pair.
    Partitioned(Side),
    /// Anything with several steps.
    Task(TaskMaker),
}

/// What [`Runtime::recipe`] tells.
pub(crate) type Started = (Option<Rc<Recipe>>, bool, Option<Rc<Comm>>);

/// A generalized request.
pub struct Grequest {
    pub(crate) fns: Rc<dyn GrequestFns>,
    /// The user freed the request before it was complete.
    freed: Cell<bool>,
}

/// `MPI_Message`: a message taken out of matching by a matched probe.
pub struct Message {
    /// Its place in the handle table.
    pub id: Id,
    /// The engine's number.
    pub message: MessageId,
    /// Where it came in.
    pub comm: Rc<Comm>,
}

/// A message argument.
#[derive(Clone)]
pub enum MessageRef {
    /// `MPI_MESSAGE_NO_PROC`
    NoProc,
    /// One of the table.
    Real(Rc<Message>),
}

/// What to ask to learn whether an entry is complete.
#[derive(Clone, Copy)]
pub(crate) enum Pending {
    /// Persistent and not started: counts as complete, with an empty status.
    Idle,
    /// Complete.
    Done,
    /// Ask the engine.
    Engine(ReqId),
    /// Ask the engine.
    Task(TaskId),
}

impl Request {
    /// The entry for all sends that complete at once.
    pub(crate) const AT_ONCE: Request = Request {
        work: Work::AtOnce,
        comm: None,
        recipe: None,
    };
}

impl Runtime {
    #[inline(always)]
    fn insert_request(&self, work: Work, comm: Option<Rc<Comm>>) -> Handle {
        self.add_request(Request {
            work,
            comm,
            recipe: None,
        })
    }

    /// A request for a send or receive of the engine.
    #[inline]
    pub fn engine_request(&self, id: ReqId, comm: &Rc<Comm>) -> Handle {
        self.insert_request(Work::Engine(id), Some(comm.clone()))
    }

    /// A request for a send that is complete for its caller.
    #[inline]
    pub(crate) fn sent_request(&self, trace: Trace) -> Handle {
        self.insert_request(Work::Sent(trace), None)
    }

    /// A request that is complete, with `status`.
    pub fn done_request(&self, status: Status, comm: &Rc<Comm>) -> Handle {
        self.insert_request(Work::Done(Box::new(status)), Some(comm.clone()))
    }

    /// Starts `task` as a nonblocking operation on `comm`.
    pub fn task_request(&self, task: Task, comm: &Rc<Comm>) -> Result<Handle> {
        self.task_request_on(task, Some(comm.clone()))
    }

    /// Starts `task` as a nonblocking operation, on a communicator if there is one.
    pub(crate) fn task_request_on(&self, task: Task, comm: Option<Rc<Comm>>) -> Result<Handle> {
        let id = self.engine()?.spawn(task);
        Ok(self.insert_request(Work::Task(id, None), comm))
    }

    /// As [`Runtime::task_request`]; the task leaves its status in `cell`.
    pub fn task_request_with(
        &self,
        task: Task,
        cell: StatusCell,
        comm: &Rc<Comm>,
    ) -> Result<Handle> {
        let id = self.engine()?.spawn(task);
        Ok(self.insert_request(Work::Task(id, Some(cell)), Some(comm.clone())))
    }

    /// A persistent request, inactive, whose starts run what `make` makes.
    pub fn persistent_task(&self, make: TaskMaker, comm: &Rc<Comm>) -> Handle {
        self.persistent(Recipe::Task(make), comm)
    }

    pub(crate) fn persistent(&self, recipe: Recipe, comm: &Rc<Comm>) -> Handle {
        self.add_request(Request {
            work: Work::Idle,
            comm: Some(comm.clone()),
            recipe: Some(Rc::new(recipe)),
        })
    }

    #[inline(always)]
    fn add_request(&self, request: Request) -> Handle {
        let (index, generation) = self.requests.borrow_mut().insert(request);
        Handle::new(Kind::Request, index, generation)
    }

    /// Whether `handle` names a live request.
    pub fn is_request(&self, handle: Handle) -> bool {
        let table = self.requests.borrow();
        table.get(handle.index(), handle.generation()).is_some()
    }

    /// Looks at one entry.
    pub(crate) fn with_request<R>(
        &self,
        handle: Handle,
        f: impl FnOnce(&mut Request) -> R,
    ) -> Result<R> {
        let mut table = self.requests.borrow_mut();
        match table.get_mut(handle.index(), handle.generation()) {
            Some(request) => Ok(f(request)),
            None => Err(stale(handle)),
        }
    }

    /// What a request does when it is started, whether it is active, and its communicator.
    pub(crate) fn recipe(&self, handle: Handle) -> Result<Started> {
        self.with_request(handle, |request| {
            let active = !matches!(request.work, Work::Idle);
            (request.recipe.clone(), active, request.comm.clone())
        })
    }

    /// What to ask about an entry.
    #[inline]
    pub(crate) fn pending(&self, handle: Handle) -> Result<Pending> {
        self.with_request(handle, |request| match &request.work {
            Work::Idle => Pending::Idle,
            Work::Done(_) | Work::AtOnce | Work::Sent(_) => Pending::Done,
            Work::Engine(id) | Work::Generalized(id, _) => Pending::Engine(*id),
            Work::Task(id, _) => Pending::Task(*id),
        })
    }

    /// Whether an entry is complete. Makes no progress.
    #[inline]
    pub(crate) fn is_complete(&self, pending: Pending) -> bool {
        match pending {
            Pending::Idle | Pending::Done => true,
            // A request that needs the engine cannot exist without one.
            Pending::Engine(id) => self.engine.get().is_none_or(|e| e.is_complete(id)),
            Pending::Task(id) => self.engine.get().is_none_or(|e| e.task_done(id)),
        }
    }

    /// Takes the outcome of a complete request: the entry goes away, or becomes inactive if it is persistent. An
    /// error is in the status, and its communicator is noted as the one to blame.
    pub(crate) fn finish_request(&self, slot: &mut Option<Handle>) -> Result<Status> {
        let Some(handle) = *slot else {
            return Ok(Status::EMPTY);
        };
        let (work, comm) = {
            let mut table = self.requests.borrow_mut();
            let Some(request) = table.get_mut(handle.index(), handle.generation()) else {
                return Err(stale(handle));
            };
            if let Work::AtOnce = request.work {
                *slot = None;
                return Ok(Status::EMPTY);
            }
            if request.recipe.is_some() {
                let work = std::mem::replace(&mut request.work, Work::Idle);
                (work, request.comm.clone())
            } else {
                *slot = None;
                match table.remove(handle.index(), handle.generation()) {
                    Some(request) => (request.work, request.comm),
                    None => return Err(stale(handle)),
                }
            }
        };
        let status = match work {
            Work::Idle | Work::AtOnce | Work::Sent(_) => Status::EMPTY,
            Work::Done(status) => *status,
            Work::Engine(id) => self.engine()?.take(id),
            Work::Task(id, cell) => {
                let outcome = self.engine()?.task_take(id);
                let mut status = cell.map_or(Status::EMPTY, |c| c.replace(Status::EMPTY));
                status.error = outcome.err().or(status.error);
                status
            }
            Work::Generalized(id, request) => {
                let mut status = self.engine()?.take(id);
                let queried = request.fns.query(&mut status);
                let freed = request.fns.free();
                status.error = queried.and(freed).err();
                status
            }
        };
        if status.error.is_some()
            && let Some(comm) = &comm
        {
            self.blame(comm);
        }
        Ok(status)
    }

    fn forget_request(&self, handle: Handle) {
        let gone = self
            .requests
            .borrow_mut()
            .remove(handle.index(), handle.generation());
        // The borrow is over: what this drops may be the last reference to a communicator.
        drop(gone);
    }

    /// The status of a complete request, which stays as it is.
    pub(crate) fn peek_status(&self, handle: Handle) -> Result<Status> {
        enum Look {
            Status(Status),
            Engine(ReqId),
            Task(TaskId, Status),
            Generalized(ReqId, Rc<Grequest>),
        }
        let (look, comm) = self.with_request(handle, |request| {
            let look = match &request.work {
                Work::Idle | Work::AtOnce | Work::Sent(_) => Look::Status(Status::EMPTY),
                Work::Done(status) => Look::Status((**status).clone()),
                Work::Engine(id) => Look::Engine(*id),
                Work::Task(id, cell) => {
                    let status = cell.as_ref().map(|c| c.borrow().clone());
                    Look::Task(*id, status.unwrap_or(Status::EMPTY))
                }
                Work::Generalized(id, request) => Look::Generalized(*id, request.clone()),
            };
            (look, request.comm.clone())
        })?;
        let engine = self.engine()?;
        let status = match look {
            Look::Status(status) => status,
            Look::Engine(id) => engine.status(id).unwrap_or(Status::EMPTY),
            Look::Task(id, mut status) => {
                status.error = engine.task_error(id).or(status.error);
                status
            }
            Look::Generalized(id, request) => {
                let mut status = engine.status(id).unwrap_or(Status::EMPTY);
                status.error = request.fns.query(&mut status).err();
                status
            }
        };
        if status.error.is_some()
            && let Some(comm) = &comm
        {
            self.blame(comm);
        }
        Ok(status)
    }

    /// Whether any request on `comm` is not complete.
    pub(crate) fn is_pending_on(&self, comm: &Rc<Comm>) -> bool {
        let table = self.requests.borrow();
        let mut on = table
            .iter()
            .map(|(_, r)| r)
            .filter(|r| r.comm.as_ref().is_some_and(|c| Rc::ptr_eq(c, comm)));
        on.any(|r| match r.work {
            Work::Engine(id) => !self.is_complete(Pending::Engine(id)),
            Work::Task(id, _) => !self.is_complete(Pending::Task(id)),
            _ => false,
        })
    }
}

#[cold]
pub(crate) fn stale(handle: Handle) -> oxmpi_types::Error {
    err!(
        Request,
        "request {:#x} does not exist (any more)",
        handle.bits()
    )
}

/// `MPI_Start`
pub fn start(rt: &Runtime, request: Handle) -> Result<()> {
    let (recipe, comm) = rt.with_request(request, |r| match (&r.recipe, &r.work, &r.comm) {
        (Some(recipe), Work::Idle, Some(comm)) => Ok((recipe.clone(), comm.clone())),
        (Some(_), ..) => Err(err!(
            Request,
            "request {:#x} is active already",
            request.bits()
        )),
        _ => Err(err!(
            Request,
            "request {:#x} is not persistent, so it cannot be started",
            request.bits()
        )),
    })??;
    let engine = rt.engine()?;
    let nothing = || Work::Done(Box::new(Status::EMPTY));
    let work = match &*recipe {
        Recipe::Send { to: None, .. } | Recipe::Bsend { to: None, .. } => nothing(),
        Recipe::Send {
            to: Some(to),
            env,
            mode,
            data,
        } => match engine.send(*to, *env, *mode, data.clone()) {
            Some(id) => Work::Engine(id),
            None => Work::Sent(Trace::latest(engine, *to, *env)),
        },
        Recipe::Bsend {
            to: Some(to),
            env,
            addr,
            count,
            datatype,
        } => {
            let trace = crate::buffered::send(rt, &comm, *to, *env, *addr, *count, datatype)?;
            Work::Sent(trace)
        }
        Recipe::Recv { src, tag, data } => {
            Work::Engine(engine.recv(comm.ready()?.ctx, *src, *tag, data.clone()))
        }
        Recipe::RecvNull => Work::Done(Box::new(Status::PROC_NULL)),
        Recipe::Partitioned(side) => {
            let (task, cell) = side.start();
            Work::Task(engine.spawn(task), Some(cell))
        }
        Recipe::Task(make) => Work::Task(engine.spawn(make()?), None),
    };
    rt.with_request(request, |r| r.work = work)
}

/// `MPI_Startall`
pub fn startall(rt: &Runtime, requests: &[Handle]) -> Result<()> {
    requests.iter().try_for_each(|&r| start(rt, r))
}

/// `MPI_Request_free`: a pending operation goes on in the background.
pub fn request_free(rt: &Runtime, request: &mut Option<Handle>) -> Result<()> {
    let Some(handle) = *request else {
        fail!(Request, "request is MPI_REQUEST_NULL");
    };
    let work = rt.with_request(handle, |r| match &r.work {
        Work::AtOnce => Work::AtOnce,
        // Stays in the table until the user completes it.
        Work::Generalized(id, g) => Work::Generalized(*id, g.clone()),
        _ => std::mem::replace(&mut r.work, Work::Idle),
    })?;
    *request = None;
    let mut freed = Ok(());
    match work {
        Work::AtOnce => return Ok(()),
        Work::Idle | Work::Done(_) | Work::Sent(_) => {}
        Work::Engine(id) => rt.engine()?.detach(id),
        Work::Task(id, _) => rt.engine()?.task_detach(id),
        Work::Generalized(id, g) => {
            if !rt.engine()?.is_complete(id) {
                g.freed.set(true);
                return Ok(());
            }
            rt.engine()?.take(id);
            freed = g.fns.free();
        }
    }
    rt.forget_request(handle);
    freed
}

/// `MPI_Grequest_start`
pub fn grequest_start(rt: &Runtime, fns: Rc<dyn GrequestFns>) -> Result<Handle> {
    let id = rt.engine()?.external();
    let request = Rc::new(Grequest {
        fns,
        freed: Cell::new(false),
    });
    Ok(rt.insert_request(Work::Generalized(id, request), None))
}

/// `MPI_Grequest_complete`
pub fn grequest_complete(rt: &Runtime, request: Handle) -> Result<()> {
    let found = rt.with_request(request, |r| match &r.work {
        Work::Generalized(id, g) => Some((*id, g.clone())),
        _ => None,
    })?;
    let Some((id, g)) = found else {
        fail!(
            Request,
            "request {:#x} is not a generalized request",
            request.bits()
        );
    };
    let engine = rt.engine()?;
    if engine.is_complete(id) {
        fail!(Request, "request {:#x} is complete already", request.bits());
    }
    engine.finish(id, Status::EMPTY);
    if g.freed.get() {
        engine.take(id);
        rt.forget_request(request);
        g.fns.free()?;
    }
    Ok(())
}

/// What the wait loop says it waits for.
pub(crate) fn waiting(rt: &Runtime) -> WaitingFor {
    WaitingFor::call(rt.function())
}

/// The error that a multi-completion call returns when a status holds one.
#[cold]
pub(crate) fn in_status() -> oxmpi_types::Error {
    oxmpi_types::Error::new(
        ErrorClass::InStatus,
        "the error of each request is in its status",
    )
}
