//! Receiving: posting, probing, and bringing a message and its receive together.

use crate::matching::Place;
use crate::message::{Body, Bytes, Incoming, Unexpected};
use crate::names::MessageId;
use crate::queue::Pattern;
use crate::request::{NONE, Phase};
use crate::{DataMut, Engine, ReqId, WaitingFor, todo, wire};
use oxmpi_fabric::Head;
use oxmpi_types::{ContextId, ProcId, Rank, RankArg, Status, Tag, TagArg, err};

/// A message that a matched probe took.
pub(crate) struct Claimed {
    src: u32,
    tag: u32,
    message: Unexpected,
}

impl Engine {
    /// Starts a receive; `None` for `src` and `tag` match any.
    // Always inlined, so that the data's parts go from registers to the request.
    #[inline(always)]
    pub fn recv(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> ReqId {
        let pattern = Pattern::new(src, tag);
        let mut matching = self.matching.borrow_mut();
        let at = matching.place(ctx);
        let mut requests = self.requests.borrow_mut();
        let req = requests.insert(Phase::Posted, ctx, data.0);
        if matching.is_quiet(at) {
            let number = matching.post(at, pattern, req.index);
            requests.slot(req.index).aux = u64::from(number);
            return req;
        }
        drop(requests);
        drop(matching);
        self.recv_waiting(at, pattern, req.index);
        req
    }

    /// Looks for a message that waits for this receive, else posts it.
    #[inline(never)]
    fn recv_waiting(&self, at: Place, pattern: Pattern, receive: u32) {
        let mut matching = self.matching.borrow_mut();
        match matching.claim(at, pattern) {
            None => {
                let number = matching.post(at, pattern, receive);
                self.requests.borrow_mut().slot(receive).aux = u64::from(number);
            }
            Some((src, tag, message)) => {
                drop(matching);
                self.deliver_waiting(receive, src, tag, &message);
            }
        }
    }

    /// Receives and waits for it. The status carries the error of a failed receive.
    #[inline]
    pub fn recv_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
        data: DataMut,
    ) -> Status {
        let req = self.recv(ctx, src, tag, data);
        self.wait(WaitingFor::message(call, ctx, src, tag), req)
    }

    /// A message arrives from the fabric.
    #[inline]
    pub(crate) fn on_message(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let (src, tag) = (wire::source(head), wire::tag(head));
        let (kind, id) = (wire::kind(head), wire::id(head));
        let mut matching = self.matching.borrow_mut();
        let at = matching.place(ContextId(head[0]));
        if let Some(receive) = matching.arrive(at, src, tag) {
            drop(matching);
            if kind == wire::EAGER && self.deliver_plain(receive, from, src, tag, payload) {
                return;
            }
            let incoming = match kind {
                wire::RTS => {
                    let runs = Self::read_runs(head, payload);
                    Incoming::Rts(wire::read_word(payload, 0), runs)
                }
                _ => Incoming::Eager(kind == wire::EAGER_SYNC, payload),
            };
            self.deliver(receive, from, src, tag, id, incoming);
            return;
        }
        let body = match kind {
            wire::RTS => Body::Rts {
                total: wire::read_word(payload, 0),
                runs: Self::read_runs(head, payload),
            },
            _ => Body::Eager {
                sync: kind == wire::EAGER_SYNC,
                bytes: Bytes::copy_of(payload),
            },
        };
        matching.enqueue(at, src, tag, Unexpected { from, id, body });
    }

    /// The common case of [`Engine::deliver`], in a turn of progress: dense memory with room for the message. False: nothing happened.
    #[inline(always)]
    fn deliver_plain(&self, receive: u32, from: ProcId, src: u32, tag: u32, bytes: &[u8]) -> bool {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.slot(receive);
        debug_assert_eq!(slot.phase, Phase::Posted);
        if bytes.len() > slot.span.len || !slot.span.is_dense() || slot.detached {
            return false;
        }
        slot.src = src;
        slot.tag = tag;
        slot.bytes = bytes.len() as u64;
        slot.span.fill_front(bytes);
        slot.phase = Phase::Done;
        let waiter = std::mem::replace(&mut slot.waiter, NONE);
        drop(requests);
        if waiter != NONE {
            self.notify_task(waiter);
        }
        // Threads at rest hear of it at the end of the turn.
        self.owe(from, bytes.len());
        true
    }

    /// Brings a message and its receive together.
    #[inline(never)]
    pub(crate) fn deliver(
        &self,
        receive: u32,
        from: ProcId,
        src: u32,
        tag: u32,
        id: u32,
        incoming: Incoming<'_>,
    ) {
        match incoming {
            Incoming::Eager(sync, bytes) => {
                self.accept(receive, src, tag, bytes.len() as u64);
                self.requests
                    .borrow_mut()
                    .slot(receive)
                    .span
                    .fill_front(bytes);
                self.complete(receive);
                self.owe(from, bytes.len());
                if sync {
                    self.finish_sender(from, id);
                }
            }
            Incoming::Rts(total, runs) => {
                let wanted = self.accept(receive, src, tag, total);
                self.requests.borrow_mut().slot(receive).peer = from;
                if wanted == 0 {
                    self.complete(receive);
                    self.finish_sender(from, id);
                } else {
                    self.fetch(receive, from, id, wanted, runs);
                }
            }
        }
    }

    /// Writes a matched message's labels into its receive; returns how many bytes to take. A message longer than the
    /// receive is an error of the receive alone.
    #[inline]
    pub(crate) fn accept(&self, receive: u32, src: u32, tag: u32, total: u64) -> u64 {
        let mut requests = self.requests.borrow_mut();
        let slot = requests.slot(receive);
        debug_assert_eq!(slot.phase, Phase::Posted);
        slot.src = src;
        slot.tag = tag;
        let room = slot.span.len as u64;
        if total > room {
            slot.bytes = room;
            slot.fail(truncated(src, tag, total, room));
            room
        } else {
            slot.bytes = total;
            if total < room && slot.span.cuts_element(total) {
                slot.fail(cut(src, tag, total));
            }
            total
        }
    }

    /// Looks (once, after making progress) for a message that a receive with these arguments would match.
    pub fn probe(&self, ctx: ContextId, src: Option<Rank>, tag: Option<Tag>) -> Option<Status> {
        self.look(ctx, src, tag).or_else(|| {
            self.glimpse();
            self.look(ctx, src, tag)
        })
    }

    fn look(&self, ctx: ContextId, src: Option<Rank>, tag: Option<Tag>) -> Option<Status> {
        let mut matching = self.matching.borrow_mut();
        let at = matching.place(ctx);
        let (src, tag, message) = matching.peek(at, Pattern::new(src, tag))?;
        Some(self.probed(src, tag, message))
    }

    fn probed(&self, src: u32, tag: u32, message: &Unexpected) -> Status {
        let local = |index| self.requests.borrow_mut().slot(index).span.len as u64;
        Status {
            source: RankArg::Proc(src as i32),
            tag: TagArg::Tag(tag as i32),
            bytes: message.len(local),
            cancelled: false,
            error: None,
        }
    }

    /// Waits for such a message.
    pub fn probe_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> Status {
        let mut found = self.look(ctx, src, tag);
        if found.is_none() {
            self.wait_until(WaitingFor::message(call, ctx, src, tag), || {
                found = self.look(ctx, src, tag);
                found.is_some()
            });
        }
        found.unwrap_or(Status::EMPTY)
    }

    /// As [`Engine::probe`], and takes the message out of reach of other receives.
    pub fn mprobe(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> Option<(MessageId, Status)> {
        self.seize(ctx, src, tag).or_else(|| {
            self.glimpse();
            self.seize(ctx, src, tag)
        })
    }

    fn seize(
        &self,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> Option<(MessageId, Status)> {
        let (src, tag, message) = {
            let mut matching = self.matching.borrow_mut();
            let at = matching.place(ctx);
            matching.claim(at, Pattern::new(src, tag))?
        };
        let status = self.probed(src, tag, &message);
        let claimed = Claimed { src, tag, message };
        let (index, generation) = self.claimed.borrow_mut().insert(claimed);
        Some((MessageId { index, generation }, status))
    }

    /// Waits for such a message.
    pub fn mprobe_blocking(
        &self,
        call: &'static str,
        ctx: ContextId,
        src: Option<Rank>,
        tag: Option<Tag>,
    ) -> (MessageId, Status) {
        let mut found = self.seize(ctx, src, tag);
        if found.is_none() {
            self.wait_until(WaitingFor::message(call, ctx, src, tag), || {
                found = self.seize(ctx, src, tag);
                found.is_some()
            });
        }
        found.expect("the wait ends with a message")
    }

    /// Starts the receive of a message that a matched probe took.
    pub fn mrecv(&self, message: MessageId, data: DataMut) -> ReqId {
        let claimed = {
            let mut claimed = self.claimed.borrow_mut();
            claimed.remove(message.index, message.generation)
        };
        let claimed = claimed.expect("a matched message is received once");
        let req = {
            let mut requests = self.requests.borrow_mut();
            requests.insert(Phase::Posted, crate::request::MATCHED, data.0)
        };
        self.deliver_waiting(req.index, claimed.src, claimed.tag, &claimed.message);
        req
    }

    /// Forgets a context once its posted receives are gone; its unmatched messages are thrown away.
    /// One call for each of a communicator's contexts.
    pub fn drop_context(&self, ctx: ContextId) {
        self.matching.borrow_mut().drop_context(ctx);
        self.settle_orphans();
    }

    /// Gives back the memory of the tables that matching keeps, when nothing is in them: called when the process is done
    /// with MPI, so that a memory checker has nothing to report.
    pub fn release_tables(&self) {
        self.matching.borrow_mut().release();
    }

    /// Answers the senders of messages whose context is gone.
    pub(crate) fn settle_orphans(&self) {
        let (orphans, closing) = {
            let mut matching = self.matching.borrow_mut();
            (matching.take_orphans(), matching.closing())
        };
        for message in &orphans {
            self.discard(message);
        }
        let flag = if closing > 0 { todo::CONTEXTS } else { 0 };
        self.todo.set(self.todo.get() & !todo::CONTEXTS | flag);
    }
}

#[cold]
fn truncated(src: u32, tag: u32, total: u64, room: u64) -> oxmpi_types::Error {
    err!(
        Truncate,
        "the message from rank {src} with tag {tag} is {total} bytes long, the receive buffer has room for {room} bytes"
    )
}

#[cold]
fn cut(src: u32, tag: u32, total: u64) -> oxmpi_types::Error {
    err!(
        Type,
        "the message from rank {src} with tag {tag} is {total} bytes long, which ends within an element of the receive's datatype"
    )
}
