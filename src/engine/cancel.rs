//! Cancelling: a posted receive is withdrawn here, a message that was sent is asked back from its receiver.
//!
//! A message whose sender is not waiting any more is withdrawn by its number. Its receiver may be busy elsewhere for long, but
//! a wait for what was cancelled must end by itself: so the receiver decides each plea by compare-and-swap on a word that it shares with
//! the sender, and the sender may take back, on the same word, what nobody has decided in a while. The message is then
//! received like any other.

use crate::data::Span;
use crate::message::{Body, Unexpected};
use crate::peer::Out;
use crate::request::{EXTERNAL, Phase, Road};
use crate::{Engine, Envelope, ReqId, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_sync::atomic::{AtomicU64, Ordering};
use oxmpi_types::{ContextId, ProcId};
use std::time::{Duration, Instant};

/// In a CANCEL: `id` is the number of a message whose sender is not waiting.
const BY_NUMBER: u32 = 0;
/// In a CANCEL: `id` is the sender's request.
const BY_REQUEST: u32 = 1;
/// How long a receiver may take to answer before the message is left to it.
const PATIENCE: Duration = Duration::from_secs(1);

/// A message that is asked back by its number.
pub(crate) struct Plea {
    to: ProcId,
    ticket: u32,
    req: ReqId,
    until: Instant,
}

/// The word that decides pleas: every ticket below `next` is settled; bit 0 of `outcomes` is the latest of them.
struct Docket {
    next: u32,
    outcomes: u32,
}

impl Docket {
    fn unpack(word: u64) -> Docket {
        Docket {
            next: (word >> 32) as u32,
            outcomes: word as u32,
        }
    }

    fn pack(self) -> u64 {
        (u64::from(self.next) << 32) | u64::from(self.outcomes)
    }

    /// How many tickets are settled from `ticket` on, that one included; not positive: it is not.
    fn behind(&self, ticket: u32) -> i32 {
        self.next.wrapping_sub(ticket) as i32
    }
}

/// The receiver settles a ticket; false when the sender has taken it back.
fn decide(word: &AtomicU64, ticket: u32, withdrawn: bool) -> bool {
    let mut seen = word.load(Ordering::Acquire);
    loop {
        let docket = Docket::unpack(seen);
        if docket.behind(ticket) > 0 {
            return false;
        }
        let new = Docket {
            next: ticket.wrapping_add(1),
            outcomes: docket.outcomes << 1 | u32::from(withdrawn),
        };
        match word.compare_exchange(seen, new.pack(), Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return true,
            Err(now) => seen = now,
        }
    }
}

/// The sender takes back all tickets below `issued` that are not settled, and learns what became of `ticket`; `None`: it was settled
/// so long ago that only the answer tells.
fn take_back(word: &AtomicU64, ticket: u32, issued: u32) -> Option<bool> {
    let mut seen = word.load(Ordering::Acquire);
    loop {
        let docket = Docket::unpack(seen);
        let behind = docket.behind(ticket);
        if behind > 0 {
            let outcome = docket.outcomes.checked_shr(behind as u32 - 1);
            return outcome.map(|bits| bits & 1 != 0);
        }
        let open = issued.wrapping_sub(docket.next);
        let new = Docket {
            next: issued,
            outcomes: docket.outcomes.checked_shl(open).unwrap_or(0),
        };
        match word.compare_exchange(seen, new.pack(), Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return Some(false),
            Err(now) => seen = now,
        }
    }
}

/// How a message is called back: its labels, and its number or its sender's request.
#[derive(Clone, Copy)]
struct Label {
    ctx: ContextId,
    src: u32,
    tag: u32,
    sort: u32,
    id: u32,
}

impl Engine {
    /// Asks to cancel: a receive that is not matched completes as cancelled at once; for a send the receiver is
    /// asked, and the request completes either way.
    pub fn cancel(&self, req: ReqId) {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.get(req);
        let peer = slot.peer;
        let mut label = Label {
            ctx: slot.ctx,
            src: slot.src,
            tag: slot.tag,
            sort: BY_REQUEST,
            id: req.index,
        };
        match slot.phase {
            Phase::Posted => {
                let number = slot.aux as u32;
                drop(requests);
                let ctx = label.ctx;
                self.matching.borrow_mut().withdraw_receive(ctx, number);
                self.complete_cancelled(req.index);
                self.settle_orphans();
            }
            Phase::Queued | Phase::Local | Phase::Announced => {
                drop(requests);
                self.cancel_open(req, req);
            }
            // It left after a while in the queue.
            Phase::Done if slot.is_send && slot.road == Road::Eager && !slot.cancelled => {
                label.sort = BY_NUMBER;
                label.id = slot.aux as u32;
                slot.phase = Phase::Withdrawing;
                drop(requests);
                self.plead(peer, label, req);
            }
            // Matched already, or complete: it is too late.
            _ => {}
        }
    }

    /// Tries to withdraw a message that was sent eagerly; the request completes with `cancelled` set on success.
    pub fn cancel_sent(&self, to: ProcId, env: Envelope, number: u32) -> ReqId {
        let req = self.asking(to);
        let label = Label {
            ctx: env.ctx,
            src: env.src,
            tag: env.tag as u32,
            sort: BY_NUMBER,
            id: number,
        };
        if to != self.me {
            self.plead(to, label, req);
        } else if self.withdraw(label, to, |found| found) {
            self.complete_cancelled(req.index);
        } else {
            self.complete(req.index);
        }
        req
    }

    /// Tries to withdraw the message of a send request that someone else owns; the request that is returned completes when it is known
    /// what became of it, with `cancelled` set on success. The send request completes, too.
    pub fn cancel_for(&self, send: ReqId) -> ReqId {
        let known = {
            let mut requests = self.requests.borrow_mut();
            let live = requests.is_live(send);
            live.then(|| {
                let slot = requests.get(send);
                (slot.phase, slot.peer)
            })
        };
        let to = known.map_or(self.me, |(_, to)| to);
        let req = self.asking(to);
        match known {
            Some((Phase::Queued | Phase::Local | Phase::Announced, _)) => {
                self.cancel_open(send, req);
            }
            _ => self.complete(req.index),
        }
        req
    }

    /// A request that stands for the question.
    fn asking(&self, to: ProcId) -> ReqId {
        let mut requests = self.requests.borrow_mut();
        let req = requests.insert(Phase::Withdrawing, EXTERNAL, Span::EMPTY);
        requests.slot(req.index).peer = to;
        req
    }

    /// Cancels a send that is not complete; `asking` (which may be the same) completes with it, or when that fails.
    fn cancel_open(&self, send: ReqId, asking: ReqId) {
        let (phase, peer, label) = {
            let mut requests = self.requests.borrow_mut();
            let slot = requests.get(send);
            let label = Label {
                ctx: slot.ctx,
                src: slot.src,
                tag: slot.tag,
                sort: BY_REQUEST,
                id: send.index,
            };
            // Asked already: the answer is on its way.
            if slot.phase == Phase::Announced
                && std::mem::replace(&mut slot.aux, 1) != 0
                && send == asking
            {
                return;
            }
            if slot.phase == Phase::Queued && slot.road != Road::Rendezvous {
                let outstanding = &self.peers[slot.peer.index()].outstanding;
                outstanding.set(outstanding.get() - crate::peer::cost(slot.span.len));
            }
            (slot.phase, slot.peer, label)
        };
        let cancelled = match phase {
            Phase::Queued => {
                let mut queue = self.peers[peer.index()].queue.borrow_mut();
                queue.retain(|o| !matches!(o, Out::Message(i) if *i == send.index));
                true
            }
            Phase::Local => self.withdraw(label, self.me, |found| found),
            _ => {
                self.ask(peer, label, asking, send.word());
                return;
            }
        };
        self.settle_cancel(asking, send, cancelled);
    }

    /// What came of cancelling `send`, for which `asking` asked.
    fn settle_cancel(&self, asking: ReqId, send: ReqId, cancelled: bool) {
        let is_open = |req: ReqId| {
            let mut requests = self.requests.borrow_mut();
            requests.is_live(req) && requests.slot(req.index).phase != Phase::Done
        };
        if cancelled {
            for req in [asking, send] {
                if is_open(req) {
                    self.complete_cancelled(req.index);
                }
            }
            return;
        }
        // A refusal needs no action for a send that still runs: it completes by itself.
        let only_asks = {
            let mut requests = self.requests.borrow_mut();
            requests.is_live(asking) && requests.slot(asking.index).phase == Phase::Withdrawing
        };
        if only_asks {
            self.complete(asking.index);
        }
    }

    /// Asks for a message by its number, and no longer than [`PATIENCE`].
    fn plead(&self, to: ProcId, label: Label, req: ReqId) {
        let tickets = &self.peers[to.index()].tickets;
        let ticket = tickets.get();
        tickets.set(ticket.wrapping_add(1));
        self.pleas.borrow_mut().push(Plea {
            to,
            ticket,
            req,
            until: Instant::now() + PATIENCE,
        });
        self.todo.set(self.todo.get() | todo::PLEAS);
        self.ask(to, label, req, u64::from(ticket));
    }

    /// Sends a CANCEL; `other` is the send request, or the ticket of a plea.
    fn ask(&self, to: ProcId, label: Label, asking: ReqId, other: u64) {
        let word = wire::word(wire::CANCEL, label.sort, label.id);
        let head = wire::labelled(label.ctx, label.src, label.tag as i32, word);
        let mut payload = [0; 16];
        payload[..8].copy_from_slice(&asking.word().to_ne_bytes());
        payload[8..].copy_from_slice(&other.to_ne_bytes());
        self.control(to, head, &payload);
    }

    /// Gives up pleas that nobody has answered in time; true if there was one.
    pub(crate) fn review_pleas(&self) -> bool {
        let now = Instant::now();
        let mut settled = Vec::new();
        let mut pleas = self.pleas.borrow_mut();
        pleas.retain(|plea| {
            let open = {
                let mut requests = self.requests.borrow_mut();
                requests.is_live(plea.req)
                    && requests.slot(plea.req.index).phase == Phase::Withdrawing
            };
            if !open || now < plea.until {
                return open;
            }
            let issued = self.peers[plea.to.index()].tickets.get();
            let docket = self.fabric.docket_to(plea.to);
            match take_back(docket, plea.ticket, issued) {
                Some(withdrawn) => settled.push((plea.req, withdrawn)),
                None => return true,
            }
            false
        });
        if pleas.is_empty() {
            self.todo.set(self.todo.get() & !todo::PLEAS);
        }
        drop(pleas);
        for (req, withdrawn) in &settled {
            self.settle_cancel(*req, *req, *withdrawn);
        }
        !settled.is_empty()
    }

    fn complete_cancelled(&self, index: u32) {
        self.requests.borrow_mut().slot(index).cancelled = true;
        self.complete(index);
    }

    /// Takes a message out of the unexpected queue, if `permit`, which is told whether it is there (any more), agrees.
    fn withdraw(&self, label: Label, from: ProcId, permit: impl FnOnce(bool) -> bool) -> bool {
        let is_it = |m: &Unexpected| {
            m.from == from && m.id == label.id && m.sender_waits() == (label.sort == BY_REQUEST)
        };
        let message = {
            let mut matching = self.matching.borrow_mut();
            matching.withdraw_message(label.ctx, label.src, label.tag, is_it, permit)
        };
        if let Some(message) = &message
            && let Body::Eager { bytes, .. } = &message.body
        {
            self.owe(from, bytes.get().len());
        }
        message.is_some()
    }

    /// A sender asks for a message back.
    pub(crate) fn on_cancel(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let label = Label {
            ctx: ContextId(head[0]),
            src: wire::source(head),
            tag: wire::tag(head),
            sort: wire::small(head),
            id: wire::id(head),
        };
        let (asking, other) = (wire::read_word(payload, 0), wire::read_word(payload, 1));
        let done = self.withdraw(label, from, |found| {
            if label.sort == BY_NUMBER {
                decide(self.fabric.docket_from(from), other as u32, found) && found
            } else {
                found
            }
        });
        let word = wire::word(wire::CANCEL_ACK, label.sort, u32::from(done));
        self.control(from, [asking, other, word], &[]);
    }

    /// The receiver answers.
    pub(crate) fn on_cancel_ack(&self, head: &Head) {
        let asking = ReqId::from_word(head[0]);
        let send = match wire::small(head) {
            BY_REQUEST => ReqId::from_word(head[1]),
            _ => asking,
        };
        self.settle_cancel(asking, send, wire::id(head) != 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_settled_once() {
        let word = AtomicU64::new(
            Docket {
                next: u32::MAX,
                outcomes: 0,
            }
            .pack(),
        );
        assert!(decide(&word, u32::MAX, true));
        assert!(decide(&word, 0, false));
        assert_eq!(take_back(&word, u32::MAX, 3), Some(true));
        assert_eq!(take_back(&word, 0, 3), Some(false));
        // 1 and 2 go back together.
        assert_eq!(take_back(&word, 1, 3), Some(false));
        assert!(!decide(&word, 1, true));
        assert!(!decide(&word, 2, true));
        assert_eq!(take_back(&word, 2, 3), Some(false));
        assert_eq!(take_back(&word, u32::MAX, 3), Some(true));
        assert!((3..40).all(|t| decide(&word, t, true)));
        assert_eq!(take_back(&word, 2, 40), None);
        assert_eq!(take_back(&word, 8, 40), Some(true));
    }
}
