//! Asking after messages that do not come.
//!
//! Who calls a collective with other arguments than its peers may wait for a message that nobody sends. When a
//! wait lasts, this process asks each peer it waits for what that peer knows of the message's tag; the context's
//! owner judges the answer. Frames of a pair stay in order, so once a peer says that its part is done, what it
//! sent before is here.

use crate::queue::{ANY_SRC, ANY_TAG};
use crate::request::Phase;
use crate::{Engine, wire};
use oxmpi_fabric::Head;
use oxmpi_types::{ContextId, Error, ProcId, Rank, Tag};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

/// A wait that lasts longer asks. Each further time takes twice as long.
const FIRST: Duration = Duration::from_millis(50);
const LAST: Duration = Duration::from_secs(1);
/// Questions that wait for an answer, at most.
const QUESTIONS: usize = 32;
/// Contexts that are gone and still answered for.
const LATE: usize = 16;

/// What a process says of its part in a tag. All zero: nothing is known (yet, or any more).
pub type Testimony = [u64; 2];

/// Who knows what the tags of a context mean.
pub trait Owner {
    /// The process that sends as `rank` in this context.
    fn process(&self, rank: Rank) -> Option<ProcId>;
    /// This process's part in `tag`.
    fn testify(&self, tag: Tag) -> Testimony;
    /// What is wrong, if the message of `tag` between this process and `peer` will never be matched.
    fn judge(&self, tag: Tag, peer: ProcId, said: Testimony) -> Option<Error>;
}

/// What is still known of a context that is gone. Others may be in the middle of what this process has left.
pub trait Witness {
    /// This process's part in `tag`.
    fn testify(&self, tag: Tag) -> Testimony;
}

/// A question under way: context, tag, and who was asked.
type Question = (ContextId, u32, ProcId);

/// Who is asked, and when.
#[derive(Default)]
pub(crate) struct Inquiries {
    asked: Vec<Question>,
    last: Option<Instant>,
    pause: Duration,
    /// The contexts that went last.
    late: VecDeque<(u64, Box<dyn Witness>)>,
}

impl Engine {
    /// Names the owner of a context, which is asked about its tags as long as it lives.
    pub fn own(&self, ctx: ContextId, owner: Weak<dyn Owner>) {
        self.owners.borrow_mut().insert(ctx.0, owner);
    }

    /// Forgets the owner of a context. The witness, if there is one, answers for it for a while: until some more contexts are gone.
    pub fn disown(&self, ctx: ContextId, witness: Option<Box<dyn Witness>>) {
        self.owners.borrow_mut().remove(&ctx.0);
        if let Some(witness) = witness {
            let late = &mut self.inquiries.borrow_mut().late;
            if late.len() == LATE {
                late.pop_front();
            }
            late.push_back((ctx.0, witness));
        }
    }

    /// Source and tag of the message that waits longest in a context.
    #[inline]
    pub fn oldest_message(&self, ctx: ContextId) -> Option<(Rank, Tag)> {
        let mut matching = self.matching.borrow_mut();
        let at = matching.place(ctx);
        let (src, tag) = matching.oldest(at)?;
        Some((src, tag as Tag))
    }

    /// Throws the oldest message with these labels away; its sender's request completes.
    pub fn throw_away(&self, ctx: ContextId, src: Rank, tag: Tag) {
        let message = {
            let mut matching = self.matching.borrow_mut();
            matching.withdraw_message(ctx, src, tag as u32, |_| true, |_| true)
        };
        if let Some(message) = message {
            self.discard(&message);
        }
    }

    fn owner(&self, ctx: ContextId) -> Option<Rc<dyn Owner>> {
        self.owners.borrow().get(&ctx.0)?.upgrade()
    }

    /// A thread has waited since `since` and nothing comes: asks those it may wait for.
    pub(crate) fn inquire(&self, since: Instant) {
        let now = Instant::now();
        {
            let mut inquiries = self.inquiries.borrow_mut();
            let last = inquiries.last.filter(|last| *last > since);
            let pause = last.map_or(FIRST, |_| inquiries.pause);
            if now - last.unwrap_or(since) < pause {
                return;
            }
            inquiries.last = Some(now);
            inquiries.pause = (pause * 2).min(LAST);
        }
        for (ctx, tag, peer) in self.missing() {
            let word = wire::word(wire::ASK, 0, 0);
            self.control(peer, [ctx.0, u64::from(tag), word], &[]);
            self.inquiries.borrow_mut().asked.push((ctx, tag, peer));
        }
    }

    /// Whom to ask about what: the peers of receives and of announced messages in contexts with owners.
    fn missing(&self) -> Vec<Question> {
        let mut open = Vec::new();
        let owned = |ctx: ContextId| self.owners.borrow().contains_key(&ctx.0);
        self.matching.borrow().each_receive(|ctx, src, tag, _| {
            if src != ANY_SRC && tag != ANY_TAG && open.len() < QUESTIONS && owned(ctx) {
                open.push((ctx, tag, Err(src)));
            }
        });
        self.requests.borrow().each_open(|r| {
            let waits = r.is_send && r.phase == Phase::Announced;
            if waits && open.len() < 2 * QUESTIONS && owned(r.ctx) {
                open.push((r.ctx, r.tag, Ok(r.peer)));
            }
        });
        let mut questions: Vec<Question> = Vec::new();
        for (ctx, tag, peer) in open {
            let peer = match peer {
                Ok(peer) => Some(peer),
                Err(src) => self.owner(ctx).and_then(|o| o.process(src)),
            };
            let Some(peer) = peer.filter(|p| *p != self.me) else {
                continue;
            };
            let question = (ctx, tag, peer);
            let asked = &self.inquiries.borrow().asked;
            if asked.len() + questions.len() < QUESTIONS
                && !asked.contains(&question)
                && !questions.contains(&question)
            {
                questions.push(question);
            }
        }
        questions
    }

    /// A peer asks. It always gets an answer, so that it may ask again.
    pub(crate) fn on_ask(&self, from: ProcId, head: &Head) {
        let (ctx, tag) = (ContextId(head[0]), head[1] as Tag);
        let said = match self.owner(ctx) {
            Some(owner) => owner.testify(tag),
            None => {
                let inquiries = self.inquiries.borrow();
                let witness = inquiries.late.iter().rfind(|(c, _)| *c == ctx.0);
                witness.map_or([0; 2], |(_, w)| w.testify(tag))
            }
        };
        let words: Vec<u8> = said.iter().flat_map(|w| w.to_ne_bytes()).collect();
        let word = wire::word(wire::ANSWER, 0, 0);
        self.control(from, [head[0], head[1], word], &words);
    }

    /// A peer answers: what will never be matched ends with an error.
    pub(crate) fn on_answer(&self, from: ProcId, head: &Head, payload: &[u8]) {
        let (ctx, tag) = (ContextId(head[0]), head[1] as u32);
        let question = (ctx, tag, from);
        self.inquiries.borrow_mut().asked.retain(|q| *q != question);
        let said = [wire::read_word(payload, 0), wire::read_word(payload, 1)];
        let Some(owner) = self.owner(ctx) else { return };
        let Some(error) = owner.judge(tag as Tag, from, said) else {
            return;
        };
        let mut receives = Vec::new();
        self.matching.borrow().each_receive(|c, src, t, request| {
            if c == ctx && t == tag && owner.process(src) == Some(from) {
                receives.push(request);
            }
        });
        let mut open = receives.clone();
        self.requests.borrow().each_open_at(|index, r| {
            let waits = r.is_send && r.phase == Phase::Announced;
            if waits && r.ctx == ctx && r.tag == tag && r.peer == from {
                open.push(index);
            }
        });
        for index in open {
            let id = {
                let mut requests = self.requests.borrow_mut();
                requests.slot(index).fail(error.clone());
                requests.id(index)
            };
            self.cancel(id);
        }
    }
}
