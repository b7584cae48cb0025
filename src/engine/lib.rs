//! Room `engine`: matching, requests, protocols, active messages, tasks, progress and the one wait loop.
//!
//! Everything here is single-threaded; several threads take turns under the process lock, which only the
//! wait loop gives up. Rooms above see [`Engine`]; its methods live with what they do:
//!
//! | file | what |
//! |---|---|
//! | `matching`, `queue` | posted receives and unexpected messages of each context |
//! | `request`, `pass` | the request table, and passes over many of its entries |
//! | `send`, `receive`, `transfer`, `share`, `message`, `peer`, `wire` | the protocols, flow control and frames |
//! | `cancel` | withdrawing receives and messages |
//! | `active` | active messages |
//! | `remote` | copies that a room above asks for |
//! | `task` | futures |
//! | `progress`, `wait`, `park` | the turn of progress, the wait loop, threads that wait while another one polls |
//! | `helper` | the thread that answers while the program is elsewhere |
//! | `inquiry` | asking after messages that do not come |
//! | `describe` | who waits for what |

mod active;
mod cancel;
mod config;
mod data;
mod describe;
mod helper;
mod inquiry;
mod matching;
mod message;
mod names;
mod park;
mod pass;
mod peer;
mod progress;
mod queue;
mod receive;
mod remote;
mod request;
mod send;
mod share;
mod task;
mod transfer;
mod wait;
mod wire;

pub use config::EngineConfig;
pub use data::{Data, DataMut};
pub use inquiry::{Owner, Testimony, Witness};
pub use names::{Envelope, MessageId, ReqId, TaskId, WaitingFor};
pub use pass::{Clearing, Look};
pub use task::{Completion, CompletionAll, Until};
pub use wait::Watch;

use crate::matching::Matching;
use crate::message::Unexpected;
use crate::peer::Peer;
use crate::request::{EXTERNAL, NONE, Phase, Requests};
use oxmpi_fabric::Fabric;
use oxmpi_sync::{ProcessLock, Slab};
use oxmpi_types::{ProcId, Result, Status};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;

/// What runs when an active message of its number arrives: the engine, the sender, two words, the payload.
/// It may send and start requests and tasks, but not wait.
pub type Handler = Rc<dyn Fn(&Engine, ProcId, [u64; 2], &[u8])>;

/// A future the engine drives.
pub type Task = Pin<Box<dyn Future<Output = Result<()>>>>;

/// What a turn of progress has to look at beside frames.
mod todo {
    pub(crate) const QUEUES: u32 = 1;
    pub(crate) const PULLS: u32 = 2;
    pub(crate) const STREAMS: u32 = 4;
    pub(crate) const LOOPBACK: u32 = 8;
    pub(crate) const CONTEXTS: u32 = 16;
    pub(crate) const HOOKS: u32 = 32;
    pub(crate) const TASKS: u32 = 64;
    pub(crate) const ASSISTS: u32 = 128;
    pub(crate) const PLEAS: u32 = 256;
    /// Something happened outside of progress that a parked thread may wait for.
    pub(crate) const STIRRED: u32 = 512;
}

/// Eager bytes outstanding to one peer, at most, and over all peers.
const WINDOW: u64 = 4 << 20;
const ALL_WINDOWS: u64 = 128 << 20;
/// The longest eager message, unless a frame holds less.
const EAGER_LIMIT: usize = 8 << 10;
/// Largest active message to this process itself.
const LOOPBACK_FRAME: usize = 64 << 10;

/// Moves messages: one for each process.
pub struct Engine {
    /// First, so that it ends before anything else goes.
    helper: RefCell<Option<helper::Helper>>,
    fabric: Fabric,
    me: ProcId,
    lock: Arc<ProcessLock>,
    eager_limit: usize,
    window: u64,
    deny_single_copy: bool,
    deny_shared_windows: bool,
    deny_helper: bool,
    share_copies: Option<bool>,
    copies_left: Cell<Option<u32>>,
    /// Polls of a wait at full speed.
    spins: Cell<u32>,
    /// Flags of [`todo`].
    todo: Cell<u32>,
    /// Progress is running.
    inside: Cell<bool>,
    /// The task being polled.
    current_task: Cell<u32>,
    matching: RefCell<Matching<u32, Unexpected>>,
    requests: RefCell<Requests>,
    peers: Box<[Peer]>,
    /// Peers whose queue is not empty.
    blocked: RefCell<Vec<ProcId>>,
    claimed: RefCell<Slab<receive::Claimed>>,
    pulls: RefCell<VecDeque<transfer::Pull>>,
    streams: RefCell<VecDeque<transfer::Stream>>,
    assists: RefCell<VecDeque<share::Assist>>,
    pleas: RefCell<Vec<cancel::Plea>>,
    scratch: RefCell<transfer::Scratch>,
    tasks: RefCell<task::Tasks>,
    handlers: RefCell<Box<[Option<Handler>]>>,
    early: RefCell<Vec<active::Waiting>>,
    loopback: RefCell<VecDeque<active::Waiting>>,
    hooks: RefCell<Vec<Rc<dyn Fn() -> bool>>>,
    /// Who knows the tags of a context.
    owners: RefCell<BTreeMap<u64, std::rc::Weak<dyn Owner>>>,
    inquiries: RefCell<inquiry::Inquiries>,
    rest: wait::Rest,
}

impl Engine {
    /// An engine on `fabric`; `lock` is given up while the engine waits.
    pub fn new(fabric: Fabric, lock: Arc<ProcessLock>, config: EngineConfig) -> Rc<Engine> {
        let n = fabric.peers();
        let me = fabric.me();
        let peers: Box<[Peer]> = (0..n as u32)
            .map(|p| {
                let loops_back = p == me.0;
                Peer::new(if loops_back {
                    LOOPBACK_FRAME
                } else {
                    fabric.max_payload(ProcId(p))
                })
            })
            .collect();
        let smallest = peers.iter().map(|p| p.frame).min().unwrap_or(EAGER_LIMIT);
        let limit = config.eager_limit.unwrap_or(EAGER_LIMIT).min(smallest);
        let window = config
            .eager_window
            .map_or_else(|| WINDOW.min(ALL_WINDOWS / n.max(1) as u64), |w| w as u64);
        let spins = Engine::spins_for(fabric.crowded());
        Rc::new(Engine {
            me,
            fabric,
            lock,
            eager_limit: limit,
            window,
            helper: RefCell::default(),
            deny_single_copy: config.deny_single_copy,
            deny_shared_windows: config.deny_shared_windows,
            deny_helper: config.deny_helper,
            share_copies: config.share_copies,
            copies_left: Cell::new(config.copies_allowed),
            spins: Cell::new(spins),
            todo: Cell::new(0),
            inside: Cell::new(false),
            current_task: Cell::new(NONE),
            matching: RefCell::new(Matching::new()),
            requests: RefCell::new(Requests::new()),
            peers,
            blocked: RefCell::default(),
            claimed: RefCell::new(Slab::new()),
            pulls: RefCell::default(),
            streams: RefCell::default(),
            assists: RefCell::default(),
            pleas: RefCell::default(),
            scratch: RefCell::default(),
            tasks: RefCell::new(task::Tasks::new()),
            handlers: RefCell::new((0..256).map(|_| None).collect()),
            early: RefCell::default(),
            loopback: RefCell::default(),
            hooks: RefCell::default(),
            owners: RefCell::default(),
            inquiries: RefCell::default(),
            rest: wait::Rest::new(),
        })
    }

    /// This process.
    #[inline]
    pub fn me(&self) -> ProcId {
        self.me
    }

    /// Number of processes that can be reached, this one included.
    pub fn peers(&self) -> usize {
        self.peers.len()
    }

    /// The fabric below.
    pub fn fabric(&self) -> &Fabric {
        &self.fabric
    }

    /// A request that someone else completes by [`Engine::finish`] (generalized requests, one-sided operations).
    pub fn external(&self) -> ReqId {
        let mut requests = self.requests.borrow_mut();
        requests.insert(Phase::External, EXTERNAL, data::Span::EMPTY)
    }

    /// Completes a request made by [`Engine::external`].
    pub fn finish(&self, req: ReqId, status: Status) {
        self.requests.borrow_mut().get(req).outcome = Some(Box::new(status));
        self.complete(req.index);
    }

    /// Whether the request is complete. Makes no progress.
    #[inline]
    pub fn is_complete(&self, req: ReqId) -> bool {
        self.requests.borrow().is_done(req)
    }

    /// Whether a complete request ended with an error.
    #[inline]
    pub fn has_failed(&self, req: ReqId) -> bool {
        self.requests.borrow().has_failed(req)
    }

    /// The status of a complete request, which stays.
    pub fn status(&self, req: ReqId) -> Option<Status> {
        self.requests.borrow_mut().peek(req)
    }

    /// Takes the status of a complete request and frees it. Panics if it is not complete.
    #[inline]
    pub fn take(&self, req: ReqId) -> Status {
        self.requests.borrow_mut().take(req)
    }

    /// Frees a complete request whose status nobody wants. Panics if it is not complete.
    #[inline]
    pub fn discard_done(&self, req: ReqId) {
        self.requests.borrow_mut().discard(req);
    }

    /// Lets the request finish in the background and free itself.
    pub fn detach(&self, req: ReqId) {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.get(req);
        if slot.phase == Phase::Done {
            requests.release(req.index);
        } else if !slot.detached {
            slot.detached = true;
            let is_send = slot.is_send;
            requests.adrift += usize::from(is_send);
        }
    }

    /// Waits until nothing that was started here still needs this process to make progress (queued frames, sends
    /// that were detached): call before the process stops making progress.
    pub fn drain(&self, what: WaitingFor) {
        self.wait_until(what, || {
            let flags = todo::QUEUES | todo::PULLS | todo::ASSISTS | todo::STREAMS | todo::LOOPBACK;
            self.todo.get() & flags == 0 && self.requests.borrow().adrift == 0
        });
    }

    /// Whether a context has posted receives or unexpected messages, and how many in all: (receives, messages).
    pub fn outstanding(&self) -> (u64, u64) {
        self.matching.borrow().counts()
    }
}
