//! Room `engine`: matching, requests, protocols, active messages, tasks, progress and the one wait loop.
//!
//! Everything here is single-threaded; several threads take turns under the process lock, which only the
//! wait loop gives up.

mod config;
mod data;
mod names;

pub use config::EngineConfig;
pub use data::{Data, DataMut};
pub use names::{Envelope, MessageId, ReqId, TaskId, WaitingFor};

use oxmpi_fabric::Fabric;
use oxmpi_sync::ProcessLock;
use oxmpi_types::{ContextId, ProcId, Rank, Result, SendMode, Status, Tag};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

/// What runs when an active message of its number arrives: the engine, the sender, two words, the payload.
/// It may send and start requests and tasks, but not wait.
pub type Handler = Rc<dyn Fn(&Engine, ProcId, [u64; 2], &[u8])>;

/// A future the engine drives.
pub type Task = Pin<Box<dyn Future<Output = Result<()>>>>;

/// Moves messages: one for each process.
pub struct Engine {
    fabric: Fabric,
}

#[expect(unused_variables, reason = "signatures first")]
impl Engine {
    /// An engine on `fabric`; `lock` is given up while the engine waits.
    pub fn new(fabric: Fabric, lock: Arc<ProcessLock>, config: EngineConfig) -> Rc<Engine> {
        todo!()
    }
    /// This process.
    pub fn me(&self) -> ProcId {
        self.fabric.me()
    }
    /// Number of processes that can be reached, this one included.
    pub fn peers(&self) -> usize {
        self.fabric.peers()
    }
    /// The fabric below.
    pub fn fabric(&self) -> &Fabric {
        &self.fabric
    }

    /// Starts a send. `None`: complete already, the memory may be used again.
    /// (`Buffered` is the same as `Standard`: whoever owns the attached buffer made the copy.)
    pub fn send(&self, to: ProcId, env: Envelope, mode: SendMode, data: Data) -> Option<ReqId> {
        todo!()
    }
    /// Sends and waits until the memory may be used again.
    pub fn send_blocking(
        &self,
        call: &'static str,
        to: ProcId,
        env: Envelope,
        mode: SendMode,
        data: Data,
    ) -> Result<()> {
        todo!()
    }
    /// Starts a receive; `None` for `src` and `tag` match any.
    pub fn recv(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> ReqId {
        todo!()
    }
    /// Receives and waits for it. The status carries the error of a failed receive.
    pub fn recv_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> Status {
        todo!()
    }
    /// Looks (once, after making progress) for a message that a receive with these arguments would match.
    pub fn probe(&self, ctx: ContextId, src: Option<Rank>, tag: Option<Tag>) -> Option<Status> {
        todo!()
    }
    /// Waits for such a message.
    pub fn probe_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> Status {
        todo!()
    }
    /// As [`Engine::probe`], and takes the message out of reach of other receives.
    pub fn mprobe(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> Option<(MessageId, Status)> {
        todo!()
    }
    /// Waits for such a message.
    pub fn mprobe_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> (MessageId, Status) {
        todo!()
    }
    /// Starts the receive of a message that a matched probe took.
    pub fn mrecv(&self, message: MessageId, data: DataMut) -> ReqId {
        todo!()
    }
    /// Forgets a context once its posted receives are gone; its unmatched messages are thrown away.
    /// One call for each of a communicator's contexts.
    pub fn drop_context(&self, ctx: ContextId) {
        todo!()
    }

    /// A request that someone else completes by [`Engine::finish`] (generalized requests, one-sided operations).
    pub fn external(&self) -> ReqId {
        todo!()
    }
    /// Completes a request made by [`Engine::external`].
    pub fn finish(&self, req: ReqId, status: Status) {
        todo!()
    }
    /// Whether the request is complete. Makes no progress.
    pub fn is_complete(&self, req: ReqId) -> bool {
        todo!()
    }
    /// The status of a complete request, which stays.
    pub fn status(&self, req: ReqId) -> Option<Status> {
        todo!()
    }
    /// Takes the status of a complete request and frees it. Panics if it is not complete.
    pub fn take(&self, req: ReqId) -> Status {
        todo!()
    }
    /// Asks to cancel: a receive that is not matched completes as cancelled at once; for a send the receiver is
    /// asked, and the request completes either way.
    pub fn cancel(&self, req: ReqId) {
        todo!()
    }
    /// Lets the request finish in the background and free itself.
    pub fn detach(&self, req: ReqId) {
        todo!()
    }
    /// Number of the message last sent to `to`; with it [`Engine::cancel_sent`] can still withdraw a message whose
    /// send returned `None`.
    pub fn sent_number(&self, to: ProcId) -> u32 {
        todo!()
    }
    /// Tries to withdraw a message that was sent eagerly; the request completes with `cancelled` set on success.
    pub fn cancel_sent(&self, to: ProcId, env: Envelope, number: u32) -> ReqId {
        todo!()
    }

    /// Waits until `cond` holds, making progress meanwhile: the only place that blocks. `cond` must be cheap and
    /// must not wait.
    pub fn wait_until(&self, what: WaitingFor, cond: impl FnMut() -> bool) {
        todo!()
    }
    /// Waits for a request and takes its status.
    pub fn wait(&self, what: WaitingFor, req: ReqId) -> Status {
        todo!()
    }
    /// Makes progress once; true if anything happened. Does nothing when called from within progress.
    pub fn progress(&self) -> bool {
        todo!()
    }
    /// Has `hook` called in each turn of progress; it returns true if it did anything.
    pub fn register_progress(&self, hook: Rc<dyn Fn() -> bool>) {
        todo!()
    }
    /// Waits until nothing that was started here still needs this process to make progress (queued frames, sends
    /// that were detached): call before the process stops making progress.
    pub fn drain(&self, what: WaitingFor) {
        todo!()
    }

    /// The completion of a request, which the future takes.
    pub fn completion(&self, req: ReqId) -> impl Future<Output = Status> + use<'_> {
        async move {
            let _ = req;
            todo!()
        }
    }
    /// The completion of all of `reqs`, which the future takes, in their order.
    pub fn completion_all(&self, reqs: Vec<ReqId>) -> impl Future<Output = Vec<Status>> + use<'_> {
        async move {
            let _ = reqs;
            todo!()
        }
    }
    /// A send as a future: no request is made when it completes at once.
    pub async fn send_async(
        &self,
        to: ProcId,
        env: Envelope,
        mode: SendMode,
        data: Data,
    ) -> Result<()> {
        todo!()
    }
    /// A receive as a future.
    pub async fn recv_async(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> Status {
        todo!()
    }
    /// Resolves once `cond` holds; it is asked after each turn of progress in which something happened.
    pub fn until<'a, F: FnMut() -> bool + 'a>(
        &'a self,
        cond: F,
    ) -> impl Future<Output = ()> + use<'a, F> {
        async move {
            let _ = cond;
            todo!()
        }
    }
    /// Drives a future on the stack until it is done.
    pub fn block_on<F: Future>(&self, what: WaitingFor, fut: F) -> F::Output {
        todo!()
    }
    /// Starts a task: polled once now, then whenever a request it waits for completes.
    pub fn spawn(&self, task: Task) -> TaskId {
        todo!()
    }
    /// Whether the task is done. Makes no progress.
    pub fn task_done(&self, task: TaskId) -> bool {
        todo!()
    }
    /// Takes the outcome of a task that is done.
    pub fn task_take(&self, task: TaskId) -> Result<()> {
        todo!()
    }
    /// Lets the task finish in the background and free itself.
    pub fn task_detach(&self, task: TaskId) {
        todo!()
    }

    /// Sets what runs for active messages numbered `id`. Messages that came before wait for it.
    pub fn register_handler(&self, id: u8, handler: Handler) {
        todo!()
    }
    /// Sends an active message (queued where there is no room now), in order with all else sent to `to`.
    pub fn am_send(&self, to: ProcId, id: u8, args: [u64; 2], payload: &[u8]) {
        todo!()
    }
    /// Largest payload of one active message to `to`.
    pub fn am_max(&self, to: ProcId) -> usize {
        todo!()
    }

    /// What this process waits for and what is outstanding, in lines for people.
    pub fn describe(&self) -> String {
        todo!()
    }
}
