//! Futures: the engine is their executor. A request remembers the task that waits for it, and completing
//! the request makes the task ready; there are no wakers.

use crate::park::{Awaited, Glance};
use crate::request::NONE;
use crate::{Data, DataMut, Engine, Envelope, ReqId, Task, TaskId, WaitingFor, todo};
use oxmpi_types::{ContextId, Error, ProcId, Rank, Result, SendMode, Status, Tag};
use std::cell::Cell;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

enum State {
    Free(u32),
    /// Driven by `block_on` from the stack.
    Stack,
    /// Waits; the future is here.
    Idle(Task),
    /// Being polled.
    Polling,
    Done(Result<()>),
}

struct TaskSlot {
    generation: u32,
    state: State,
    /// To be polled.
    ready: bool,
    detached: bool,
}

/// All tasks.
pub(crate) struct Tasks {
    slots: Vec<TaskSlot>,
    free: u32,
    /// Tasks of the engine that are ready, in order.
    ready: VecDeque<u32>,
    /// Tasks that want to be polled in every turn of progress.
    watchers: Vec<u32>,
    live: usize,
}

impl Tasks {
    pub(crate) fn new() -> Tasks {
        Tasks {
            slots: Vec::new(),
            free: NONE,
            ready: VecDeque::new(),
            watchers: Vec::new(),
            live: 0,
        }
    }

    fn insert(&mut self, state: State) -> TaskId {
        self.live += 1;
        if self.free != NONE {
            let index = self.free;
            let slot = &mut self.slots[index as usize];
            if let State::Free(next) = slot.state {
                self.free = next;
            }
            slot.state = state;
            slot.ready = false;
            slot.detached = false;
            return TaskId {
                index,
                generation: slot.generation,
            };
        }
        self.slots.push(TaskSlot {
            generation: 0,
            state,
            ready: false,
            detached: false,
        });
        TaskId {
            index: (self.slots.len() - 1) as u32,
            generation: 0,
        }
    }

    fn release(&mut self, index: u32) -> State {
        self.live -= 1;
        let slot = &mut self.slots[index as usize];
        slot.generation = slot.generation.wrapping_add(1);
        let state = std::mem::replace(&mut slot.state, State::Free(self.free));
        self.free = index;
        state
    }

    fn get(&mut self, task: TaskId) -> &mut TaskSlot {
        let slot = &mut self.slots[task.index as usize];
        assert!(
            slot.generation == task.generation,
            "a task that was freed is used again"
        );
        slot
    }

    /// Makes a task ready.
    #[inline]
    pub(crate) fn notify(&mut self, index: u32) {
        let slot = &mut self.slots[index as usize];
        if slot.ready {
            return;
        }
        match slot.state {
            State::Stack => slot.ready = true,
            State::Idle(_) | State::Polling => {
                slot.ready = true;
                self.ready.push_back(index);
            }
            State::Free(_) | State::Done(_) => {}
        }
    }

    /// Tasks that are not taken.
    pub(crate) fn live(&self) -> usize {
        self.live
    }
}

impl Engine {
    /// Starts a task: polled once now, then whenever a request it waits for completes.
    pub fn spawn(&self, task: Task) -> TaskId {
        let id = {
            let mut tasks = self.tasks.borrow_mut();
            let id = tasks.insert(State::Idle(task));
            tasks.slots[id.index as usize].ready = true;
            id
        };
        self.poll_task(id.index);
        id
    }

    /// Polls a ready task.
    fn poll_task(&self, index: u32) {
        let mut future = {
            let mut tasks = self.tasks.borrow_mut();
            let slot = &mut tasks.slots[index as usize];
            slot.ready = false;
            match std::mem::replace(&mut slot.state, State::Polling) {
                State::Idle(future) => future,
                other => {
                    // Freed or finished after it was made ready.
                    slot.state = other;
                    return;
                }
            }
        };
        let outcome = self.poll_as(index, future.as_mut());
        let mut tasks = self.tasks.borrow_mut();
        let slot = &mut tasks.slots[index as usize];
        match outcome {
            Poll::Pending => slot.state = State::Idle(future),
            Poll::Ready(result) => {
                slot.state = State::Done(result);
                if slot.detached {
                    tasks.release(index);
                }
                drop(tasks);
                drop(future); // may call the engine
                self.stir();
            }
        }
    }

    /// Polls `future` as the task `index`.
    fn poll_as<F: Future + ?Sized>(&self, index: u32, future: Pin<&mut F>) -> Poll<F::Output> {
        let outer = self.current_task.replace(index);
        let outcome = future.poll(&mut Context::from_waker(Waker::noop()));
        self.current_task.set(outer);
        outcome
    }

    /// Whether the task is done. Makes no progress.
    pub fn task_done(&self, task: TaskId) -> bool {
        matches!(self.tasks.borrow_mut().get(task).state, State::Done(_))
    }

    /// Takes the outcome of a task that is done.
    pub fn task_take(&self, task: TaskId) -> Result<()> {
        let mut tasks = self.tasks.borrow_mut();
        let done = matches!(tasks.get(task).state, State::Done(_));
        assert!(done, "a task is taken before its end");
        match tasks.release(task.index) {
            State::Done(result) => result,
            _ => Ok(()),
        }
    }

    /// The error of a task that is done and failed; the task stays.
    pub fn task_error(&self, task: TaskId) -> Option<Error> {
        match &self.tasks.borrow_mut().get(task).state {
            State::Done(Err(error)) => Some(error.clone()),
            _ => None,
        }
    }

    /// Lets the task finish in the background and free itself.
    pub fn task_detach(&self, task: TaskId) {
        let mut tasks = self.tasks.borrow_mut();
        let slot = tasks.get(task);
        slot.detached = true;
        if matches!(slot.state, State::Done(_)) {
            tasks.release(task.index);
        }
    }

    /// Makes a task ready because a request completed.
    #[inline]
    pub(crate) fn notify_task(&self, index: u32) {
        self.tasks.borrow_mut().notify(index);
        self.todo.set(self.todo.get() | todo::TASKS);
    }

    /// Polls the tasks that are ready and those that watch; true if any request-driven one was polled.
    pub(crate) fn run_tasks(&self) -> bool {
        let watchers = std::mem::take(&mut self.tasks.borrow_mut().watchers);
        let turns = self.tasks.borrow().ready.len();
        {
            let mut tasks = self.tasks.borrow_mut();
            watchers.iter().for_each(|w| tasks.notify(*w));
        }
        loop {
            let Some(index) = self.tasks.borrow_mut().ready.pop_front() else {
                break;
            };
            self.poll_task(index);
        }
        if self.tasks.borrow().watchers.is_empty() {
            self.todo.set(self.todo.get() & !todo::TASKS);
        }
        turns > 0
    }

    /// Drives a future on the stack until it is done.
    pub fn block_on<F: Future>(&self, what: WaitingFor, fut: F) -> F::Output {
        let mut fut = pin!(fut);
        let id = self.tasks.borrow_mut().insert(State::Stack);
        let mut output = match self.poll_as(id.index, fut.as_mut()) {
            Poll::Ready(output) => Some(output),
            Poll::Pending => None,
        };
        if output.is_none() {
            let (engine, index, output) = (self, id.index, &mut output);
            self.wait_for(
                what,
                OnStack {
                    engine,
                    index,
                    fut,
                    output,
                },
            );
        }
        self.tasks.borrow_mut().release(id.index);
        output.expect("the wait ends with the future")
    }

    /// The task that is being polled; futures of the engine work only in tasks of the engine.
    fn current(&self) -> u32 {
        let current = self.current_task.get();
        assert!(
            current != NONE,
            "a future of the engine is polled outside of its tasks"
        );
        current
    }

    /// The completion of a request, which the future takes. Dropped before, it detaches the request.
    pub fn completion(&self, req: ReqId) -> Completion<'_> {
        Completion {
            engine: self,
            req: Cell::new(Some(req)),
        }
    }

    /// The completion of all of `reqs`, which the future takes, in their order.
    pub fn completion_all(&self, reqs: Vec<ReqId>) -> CompletionAll<'_> {
        CompletionAll {
            engine: self,
            statuses: Vec::with_capacity(reqs.len()),
            reqs,
        }
    }

    /// A send as a future: no request is made when it completes at once.
    #[inline]
    pub async fn send_async(
        &self,
        to: ProcId,
        env: Envelope,
        mode: SendMode,
        data: Data,
    ) -> Result<()> {
        match self.send(to, env, mode, data) {
            None => Ok(()),
            Some(req) => self.completion(req).await.error.map_or(Ok(()), Err),
        }
    }

    /// A receive as a future.
    #[inline]
    pub async fn recv_async(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> Status {
        let req = self.recv(ctx, src, tag, data);
        self.completion(req).await
    }

    /// Resolves once `cond` holds; it is asked in each turn of progress.
    pub fn until<F: FnMut() -> bool>(&self, cond: F) -> Until<'_, F> {
        Until { engine: self, cond }
    }
}

/// Future of [`Engine::completion`].
pub struct Completion<'e> {
    engine: &'e Engine,
    req: Cell<Option<ReqId>>,
}

impl Future for Completion<'_> {
    type Output = Status;

    #[inline]
    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Status> {
        let req = self.req.get().expect("a completion is taken once");
        let mut requests = self.engine.requests.borrow_mut();
        if requests.is_done(req) {
            self.req.set(None);
            return Poll::Ready(requests.take(req));
        }
        requests.get(req).waiter = self.engine.current();
        Poll::Pending
    }
}

impl Drop for Completion<'_> {
    fn drop(&mut self) {
        if let Some(req) = self.req.get() {
            self.engine.detach(req);
        }
    }
}

/// Future of [`Engine::completion_all`].
pub struct CompletionAll<'e> {
    engine: &'e Engine,
    reqs: Vec<ReqId>,
    statuses: Vec<Status>,
}

impl Future for CompletionAll<'_> {
    type Output = Vec<Status>;

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Vec<Status>> {
        let engine = self.engine;
        let mut requests = engine.requests.borrow_mut();
        // One request is waited for at a time: each poll goes on where the last one stopped.
        while let Some(&req) = self.reqs.get(self.statuses.len()) {
            if !requests.is_done(req) {
                requests.get(req).waiter = engine.current();
                return Poll::Pending;
            }
            self.statuses.push(requests.take(req));
        }
        self.reqs.clear();
        Poll::Ready(std::mem::take(&mut self.statuses))
    }
}

impl Drop for CompletionAll<'_> {
    fn drop(&mut self) {
        for &req in &self.reqs[self.statuses.len().min(self.reqs.len())..] {
            self.engine.detach(req);
        }
    }
}

/// Future of [`Engine::until`].
pub struct Until<'e, F> {
    engine: &'e Engine,
    cond: F,
}

// The condition is never pinned.
impl<F> Unpin for Until<'_, F> {}

impl<F: FnMut() -> bool> Future for Until<'_, F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if (self.cond)() {
            return Poll::Ready(());
        }
        let engine = self.engine;
        let current = engine.current();
        engine.tasks.borrow_mut().watchers.push(current);
        engine.todo.set(engine.todo.get() | todo::TASKS);
        Poll::Pending
    }
}

/// A future on the stack of a thread that waits for it.
struct OnStack<'a, F: Future> {
    engine: &'a Engine,
    index: u32,
    fut: Pin<&'a mut F>,
    output: &'a mut Option<F::Output>,
}

impl<F: Future> OnStack<'_, F> {
    fn ready(&self) -> bool {
        self.engine.tasks.borrow().slots[self.index as usize].ready
    }
}

impl<F: Future> Awaited for OnStack<'_, F> {
    fn holds(&mut self) -> bool {
        if self.ready() {
            self.engine.tasks.borrow_mut().slots[self.index as usize].ready = false;
            if let Poll::Ready(output) = self.engine.poll_as(self.index, self.fut.as_mut()) {
                *self.output = Some(output);
            }
        }
        self.output.is_some()
    }

    /// It may call functions of the user, and those belong on the thread that called MPI.
    fn glance(&mut self) -> Glance {
        if self.ready() {
            Glance::Worth
        } else {
            Glance::Nothing
        }
    }
}
