//! Cancelling: a posted receive is withdrawn here, a message that was sent is asked back from its receiver.

use crate::message::Unexpected;
use crate::peer::Out;
use crate::request::{EXTERNAL, Phase, Road};
use crate::{Engine, Envelope, ReqId, wire};
use oxmpi_fabric::Head;
use oxmpi_types::{ContextId, ProcId};

/// In a CANCEL: `id` is the number of a message whose sender is not waiting.
const BY_NUMBER: u32 = 0;
/// In a CANCEL: `id` is the sender's request.
const BY_REQUEST: u32 = 1;

impl Engine {
    /// Asks to cancel: a receive that is not matched completes as cancelled at once; for a send the receiver is
    /// asked, and the request completes either way.
    pub fn cancel(&self, req: ReqId) {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.get(req);
        let (peer, ctx, src, tag) = (slot.peer, slot.ctx, slot.src, slot.tag);
        match slot.phase {
            Phase::Posted => {
                let number = slot.aux as u32;
                drop(requests);
                self.matching.borrow_mut().withdraw_receive(ctx, number);
                self.complete_cancelled(req.index);
                self.settle_orphans();
            }
            Phase::Queued => {
                if slot.road != Road::Rendezvous {
                    let len = slot.span.len;
                    let outstanding = &self.peers[peer.index()].outstanding;
                    outstanding.set(outstanding.get() - crate::peer::cost(len));
                }
                drop(requests);
                let mut queue = self.peers[peer.index()].queue.borrow_mut();
                queue.retain(|o| !matches!(o, Out::Message(i) if *i == req.index));
                drop(queue);
                self.complete_cancelled(req.index);
            }
            Phase::Announced => {
                if std::mem::replace(&mut slot.aux, 1) != 0 {
                    return; // asked already
                }
                drop(requests);
                let word = wire::word(wire::CANCEL, BY_REQUEST, req.index);
                let head = wire::labelled(ctx, src, tag as i32, word);
                self.control(peer, head, &req.word().to_ne_bytes());
            }
            Phase::Local => {
                drop(requests);
                if self.withdraw(ctx, src, tag, self.me, BY_REQUEST, req.index) {
                    self.complete_cancelled(req.index);
                }
            }
            // Matched already, or complete: it is too late.
            _ => {}
        }
    }

    /// Tries to withdraw a message that was sent eagerly; the request completes with `cancelled` set on success.
    pub fn cancel_sent(&self, to: ProcId, env: Envelope, number: u32) -> ReqId {
        let req = {
            let mut requests = self.requests.borrow_mut();
            let span = crate::data::Span::EMPTY;
            let req = requests.insert(Phase::Withdrawing, EXTERNAL, span);
            requests.slot(req.index).peer = to;
            req
        };
        if to == self.me {
            let tag = env.tag as u32;
            if self.withdraw(env.ctx, env.src, tag, to, BY_NUMBER, number) {
                self.complete_cancelled(req.index);
            } else {
                self.complete(req.index);
            }
        } else {
            let word = wire::word(wire::CANCEL, BY_NUMBER, number);
            let head = wire::labelled(env.ctx, env.src, env.tag, word);
            self.control(to, head, &req.word().to_ne_bytes());
        }
        req
    }

    fn complete_cancelled(&self, index: u32) {
        self.requests.borrow_mut().slot(index).cancelled = true;
        self.complete(index);
    }

    /// Takes a message out of the unexpected queue; false when it is not there (any more).
    fn withdraw(
        &self,
        ctx: ContextId,
        src: u32,
        tag: u32,
        from: ProcId,
        sort: u32,
        id: u32,
    ) -> bool {
        let is_it = |m: &Unexpected| {
            m.from == from && m.id == id && m.sender_waits() == (sort == BY_REQUEST)
        };
        let message = {
            let mut matching = self.matching.borrow_mut();
            matching.withdraw_message(ctx, src, tag, is_it)
        };
        if let Some(message) = &message
            && let crate::message::Body::Eager { bytes, .. } = &message.body
        {
            self.owe(from, bytes.get().len());
        }
        message.is_some()
    }

    /// A sender asks for a message back.
    pub(crate) fn on_cancel(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let (src, tag) = (wire::source(head), wire::tag(head));
        let (sort, id) = (wire::small(head), wire::id(head));
        let done = self.withdraw(ContextId(head[0]), src, tag, from, sort, id);
        let asking = wire::read_word(payload, 0);
        let word = wire::word(wire::CANCEL_ACK, 0, 0);
        self.control(from, [asking, u64::from(done), word], &[]);
    }

    /// The receiver answers. A refusal needs no action for a request that still runs: it completes by itself.
    pub(crate) fn on_cancel_ack(&self, head: &Head) {
        let req = ReqId::from_word(head[0]);
        let withdrawing = {
            let mut requests = self.requests.borrow_mut();
            if !requests.is_live(req) {
                return;
            }
            requests.slot(req.index).phase == Phase::Withdrawing
        };
        if head[1] != 0 {
            self.complete_cancelled(req.index);
        } else if withdrawing {
            self.complete(req.index);
        }
    }
}
