//! Sending: eager while credits last, rendezvous otherwise, a loop for messages to this process.

use crate::message::{Body, Bytes, Incoming, Runs, Unexpected};
use crate::peer::{Out, cost};
use crate::request::{Phase, Road};
use crate::transfer::announced_runs;
use crate::{Data, Engine, Envelope, ReqId, WaitingFor, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_types::{ProcId, RankArg, Result, SendMode, TagArg};

impl Engine {
    /// Starts a send. `None`: complete already, the memory may be used again.
    /// (`Buffered` is the same as `Standard`: whoever owns the attached buffer made the copy.)
    #[inline]
    pub fn send(&self, to: ProcId, env: Envelope, mode: SendMode, data: Data) -> Option<ReqId> {
        if mode != SendMode::Synchronous && self.send_eager(to, &env, &data) {
            return None;
        }
        self.send_slow(to, env, mode, data)
    }

    /// Sends and waits until the memory may be used again.
    #[inline]
    pub fn send_blocking(
        &self,
        call: &'static str,
        to: ProcId,
        env: Envelope,
        mode: SendMode,
        data: Data,
    ) -> Result<()> {
        match self.send(to, env, mode, data) {
            None => Ok(()),
            Some(req) => self.send_wait(call, to, env, req),
        }
    }

    #[cold]
    fn send_wait(&self, call: &'static str, to: ProcId, env: Envelope, req: ReqId) -> Result<()> {
        let what = WaitingFor {
            call,
            ctx: Some(env.ctx),
            peer: RankArg::Proc(to.0 as i32),
            tag: TagArg::Tag(env.tag),
        };
        match self.wait(what, req).error {
            None => Ok(()),
            Some(e) => Err(e),
        }
    }

    /// Sends if that can be done without a request, by the common road. False: nothing happened.
    #[inline(always)]
    pub fn send_at_once(&self, to: ProcId, env: Envelope, data: Data) -> bool {
        let sent = self.send_eager(to, &env, &data);
        // Spares the look whether there is a shape to drop.
        if data.0.is_dense() {
            std::mem::forget(data);
        }
        sent
    }

    /// The common case: the message goes into the ring at once. False: nothing happened.
    #[inline(always)]
    fn send_eager(&self, to: ProcId, env: &Envelope, data: &Data) -> bool {
        let len = data.len();
        let peer = &self.peers[to.index()];
        let outstanding = peer.outstanding.get() + cost(len);
        if len > self.eager_limit || outstanding > self.window || peer.queued.get() || to == self.me
        {
            return false;
        }
        let number = peer.number.get().wrapping_add(1);
        let word = wire::word(wire::EAGER, 0, number);
        let head = wire::labelled(env.ctx, env.src, env.tag, word);
        let sent = match data.0.as_slice() {
            Some(bytes) => self.fabric.try_send(to, &head, bytes),
            None => {
                let fill = |out: &mut [u8]| data.0.pack_all(out);
                self.fabric.try_send_with(to, &head, len, fill)
            }
        };
        if sent {
            peer.outstanding.set(outstanding);
            peer.number.set(number);
        }
        sent
    }

    #[cold]
    fn send_slow(&self, to: ProcId, env: Envelope, mode: SendMode, data: Data) -> Option<ReqId> {
        if to == self.me {
            return self.send_local(env, mode, data);
        }
        let len = data.len();
        let peer = &self.peers[to.index()];
        let outstanding = peer.outstanding.get() + cost(len);
        let road = if len > self.eager_limit || outstanding > self.window {
            Road::Rendezvous
        } else {
            peer.outstanding.set(outstanding);
            if mode == SendMode::Synchronous {
                Road::EagerSync
            } else {
                Road::Eager
            }
        };
        let req = self.new_send(Phase::Queued, to, env, road, data);
        if peer.queued.get() || !self.transmit(to, req.index) {
            peer.push(Out::Message(req.index));
            self.note_blocked(to);
        }
        Some(req)
    }

    fn new_send(&self, phase: Phase, to: ProcId, env: Envelope, road: Road, data: Data) -> ReqId {
        let mut requests = self.requests.borrow_mut();
        let req = requests.insert(phase, env.ctx, data.0);
        let slot = requests.slot(req.index);
        slot.is_send = true;
        slot.road = road;
        slot.peer = to;
        slot.src = env.src;
        slot.tag = env.tag as u32;
        req
    }

    /// Sends the message of a queued send; false when there is no room.
    pub(crate) fn transmit(&self, to: ProcId, index: u32) -> bool {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.slot(index);
        debug_assert_eq!(slot.phase, Phase::Queued);
        let word = match slot.road {
            Road::Eager => {
                let number = self.peers[to.index()].number.get().wrapping_add(1);
                wire::word(wire::EAGER, 0, number)
            }
            Road::EagerSync => wire::word(wire::EAGER_SYNC, 0, index),
            Road::Rendezvous => {
                let (payload, runs) = announced_runs(&slot.span);
                let word = wire::word(wire::RTS, runs as u32, index);
                let head = wire::labelled(slot.ctx, slot.src, slot.tag as i32, word);
                let sent = self.fabric.try_send(to, &head, &payload);
                if sent {
                    slot.phase = Phase::Announced;
                }
                return sent;
            }
        };
        let head = wire::labelled(slot.ctx, slot.src, slot.tag as i32, word);
        let fill = |out: &mut [u8]| slot.span.pack_all(out);
        if !self.fabric.try_send_with(to, &head, slot.span.len, fill) {
            return false;
        }
        if slot.road == Road::EagerSync {
            slot.phase = Phase::Announced;
        } else {
            slot.aux = u64::from(self.peers[to.index()].next_number());
            drop(requests);
            self.complete(index);
        }
        true
    }

    /// A message to this process.
    fn send_local(&self, env: Envelope, mode: SendMode, data: Data) -> Option<ReqId> {
        let (src, tag) = (env.src, env.tag as u32);
        let matched = {
            let mut matching = self.matching.borrow_mut();
            let at = matching.place(env.ctx);
            matching.arrive(at, src, tag)
        };
        if let Some(receive) = matched {
            // No message has this number: there is nothing left to withdraw.
            self.peers[self.me.index()].next_number();
            self.deliver_local(receive, src, tag, &data.0);
            return None;
        }
        let peer = &self.peers[self.me.index()];
        let outstanding = peer.outstanding.get() + cost(data.len());
        let eager = mode != SendMode::Synchronous
            && data.len() <= self.eager_limit
            && outstanding <= self.window;
        let (id, body, req) = if eager {
            peer.outstanding.set(outstanding);
            let bytes = Bytes::from_span(&data.0);
            (peer.next_number(), Body::Eager { sync: false, bytes }, None)
        } else {
            let req = self.new_send(Phase::Local, self.me, env, Road::Rendezvous, data);
            (req.index, Body::Local, Some(req))
        };
        let message = Unexpected {
            from: self.me,
            id,
            body,
        };
        let mut matching = self.matching.borrow_mut();
        let at = matching.place(env.ctx);
        matching.enqueue(at, src, tag, message);
        req
    }

    /// The receiver took the message (and has read it, where it reads by itself).
    pub(crate) fn on_fin(&self, head: &Head) {
        let index = head[0];
        let phase = {
            let mut requests = self.requests.borrow_mut();
            requests.named_by_peer(index).map(|s| s.phase)
        };
        debug_assert_eq!(phase, Some(Phase::Announced));
        if phase == Some(Phase::Announced) {
            self.complete(index as u32);
        }
    }

    /// Sends a control frame, or queues it.
    pub(crate) fn control(&self, to: ProcId, head: Head, payload: &[u8]) {
        let peer = &self.peers[to.index()];
        if !peer.queued.get() && self.fabric.try_send(to, &head, payload) {
            return;
        }
        peer.push(Out::Frame(head, payload.into()));
        self.note_blocked(to);
    }

    /// Remembers that a peer's queue has something.
    #[cold]
    fn note_blocked(&self, to: ProcId) {
        let mut blocked = self.blocked.borrow_mut();
        if !blocked.contains(&to) {
            blocked.push(to);
        }
        self.todo.set(self.todo.get() | todo::QUEUES);
    }

    /// Sends what waits in the queues, as far as there is room; true if anything went.
    pub(crate) fn flush_queues(&self) -> bool {
        let mut moved = false;
        let mut i = 0;
        loop {
            let Some(to) = self.blocked.borrow().get(i).copied() else {
                break;
            };
            let (sent, rest) = self.flush_queue(to);
            moved |= sent;
            if rest {
                i += 1;
            } else {
                self.blocked.borrow_mut().swap_remove(i);
            }
        }
        if self.blocked.borrow().is_empty() {
            self.todo.set(self.todo.get() & !todo::QUEUES);
        }
        moved
    }

    /// (anything sent, anything left)
    fn flush_queue(&self, to: ProcId) -> (bool, bool) {
        let peer = &self.peers[to.index()];
        let mut moved = false;
        loop {
            let message = match peer.queue.borrow().front() {
                None => {
                    peer.queued.set(false);
                    return (moved, false);
                }
                Some(Out::Frame(head, payload)) => {
                    if !self.fabric.try_send(to, head, payload) {
                        return (moved, true);
                    }
                    None
                }
                Some(Out::Message(index)) => Some(*index),
            };
            if let Some(index) = message
                && !self.transmit(to, index)
            {
                return (moved, true);
            }
            peer.queue.borrow_mut().pop_front();
            moved = true;
        }
    }

    /// A message was consumed here: its credit goes back, many at a time.
    #[inline]
    pub(crate) fn owe(&self, from: ProcId, len: usize) {
        let peer = &self.peers[from.index()];
        if from == self.me {
            peer.outstanding.set(peer.outstanding.get() - cost(len));
            return;
        }
        let owed = peer.owed.get() + cost(len);
        peer.owed.set(owed);
        if owed >= self.window / 4 {
            self.pay(from);
        }
    }

    #[cold]
    fn pay(&self, from: ProcId) {
        let owed = self.peers[from.index()].owed.replace(0);
        self.control(from, [owed, 0, wire::word(wire::CREDIT, 0, 0)], &[]);
    }

    pub(crate) fn on_credit(&self, from: ProcId, head: &Head) {
        let outstanding = &self.peers[from.index()].outstanding;
        outstanding.set(outstanding.get().saturating_sub(head[0]));
    }

    /// Number of the message last sent to `to`; with it [`Engine::cancel_sent`] can still withdraw a message whose
    /// send returned `None`.
    #[inline]
    pub fn sent_number(&self, to: ProcId) -> u32 {
        self.peers[to.index()].number.get()
    }

    /// Hands a posted receive a message of this process, straight from memory to memory.
    pub(crate) fn deliver_local(&self, receive: u32, src: u32, tag: u32, data: &crate::data::Span) {
        let n = self.accept(receive, src, tag, data.len as u64) as usize;
        let span = self.requests.borrow_mut().slot(receive).span.clone();
        crate::data::Span::copy(data, &span, n);
        self.complete(receive);
    }

    /// Hands a receive a message that waited here.
    pub(crate) fn deliver_waiting(&self, receive: u32, src: u32, tag: u32, message: &Unexpected) {
        let (from, id) = (message.from, message.id);
        match &message.body {
            Body::Eager { sync, bytes } => {
                self.deliver(
                    receive,
                    from,
                    src,
                    tag,
                    id,
                    Incoming::Eager(*sync, bytes.get()),
                );
            }
            Body::Rts { total, runs } => {
                self.deliver(
                    receive,
                    from,
                    src,
                    tag,
                    id,
                    Incoming::Rts(*total, runs.clone()),
                );
            }
            Body::Local => {
                let span = self.requests.borrow_mut().slot(id).span.clone();
                self.deliver_local(receive, src, tag, &span);
                self.complete(id);
            }
        }
    }

    /// Settles a message that nobody will receive any more: its sender is told as if it had been received.
    pub(crate) fn discard(&self, message: &Unexpected) {
        match &message.body {
            Body::Eager { sync, bytes } => {
                self.owe(message.from, bytes.get().len());
                if *sync {
                    self.finish_sender(message.from, message.id);
                }
            }
            Body::Rts { .. } => self.finish_sender(message.from, message.id),
            Body::Local => self.complete(message.id),
        }
    }

    #[inline(never)]
    pub(crate) fn finish_sender(&self, to: ProcId, sender: u32) {
        let head = [u64::from(sender), 0, wire::word(wire::FIN, 0, 0)];
        self.control(to, head, &[]);
    }

    /// The runs of an announced message as they came in a frame.
    pub(crate) fn read_runs(head: &Head, payload: &[u8]) -> Runs {
        let n = wire::small(head) as usize;
        let run = |i: usize| {
            let address = wire::read_word(payload, 1 + 2 * i);
            (address, wire::read_word(payload, 2 + 2 * i) as usize)
        };
        match n {
            0 => Runs::Unknown,
            1 => Runs::One(run(0)),
            _ => Runs::Many((0..n).map(run).collect()),
        }
    }
}
