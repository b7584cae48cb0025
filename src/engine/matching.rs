//! Matching: posted receives and unexpected messages of each context.
//!
//! A context exists from the first receive or message that names it (a message may come before its
//! communicator is known here) until it is dropped.

use crate::queue::{NIL, Pattern, PostedPool, Queue, UnexpectedPool, WordMap};
use oxmpi_types::ContextId;

/// Slots of the little cache in front of the table of contexts.
const RECENT: usize = 8;

struct Context {
    id: u64,
    posted: Queue,
    unexpected: Queue,
    /// Dropped by its owner, but receives are still posted.
    closing: bool,
}

/// All queues. `P` is what a posted receive carries, `U` what an unexpected message carries.
pub(crate) struct Matching<P, U> {
    contexts: Vec<Context>,
    vacant: Vec<u32>,
    table: WordMap<u32>,
    recent: [(u64, u32); RECENT],
    posted: PostedPool<P>,
    unexpected: UnexpectedPool<U>,
    closing: u32,
    orphans: Vec<U>,
}

/// Index of a context in the table; good until the context is dropped.
#[derive(Clone, Copy)]
pub(crate) struct Place(u32);

impl<P: Copy, U> Matching<P, U> {
    pub(crate) fn new() -> Self {
        Matching {
            contexts: Vec::new(),
            vacant: Vec::new(),
            table: WordMap::default(),
            recent: [(u64::MAX, NIL); RECENT],
            posted: PostedPool::new(),
            unexpected: UnexpectedPool::new(),
            closing: 0,
            orphans: Vec::new(),
        }
    }

    #[inline]
    fn recent_slot(id: u64) -> usize {
        ((id ^ (id >> 4) ^ (id >> 36)) as usize) % RECENT
    }

    /// Finds a context, or makes it.
    #[inline]
    pub(crate) fn place(&mut self, ctx: ContextId) -> Place {
        let (id, place) = self.recent[Self::recent_slot(ctx.0)];
        if id == ctx.0 && place != NIL {
            return Place(place);
        }
        self.place_slow(ctx.0)
    }

    #[cold]
    fn place_slow(&mut self, id: u64) -> Place {
        let (contexts, vacant) = (&mut self.contexts, &mut self.vacant);
        let place = *self.table.entry(id).or_insert_with(|| {
            let fresh = Context {
                id,
                posted: Queue::new(),
                unexpected: Queue::new(),
                closing: false,
            };
            match vacant.pop() {
                Some(i) => {
                    contexts[i as usize] = fresh;
                    i
                }
                None => {
                    contexts.push(fresh);
                    (contexts.len() - 1) as u32
                }
            }
        });
        self.recent[Self::recent_slot(id)] = (id, place);
        Place(place)
    }

    /// A message arrives: takes out the receive it matches.
    #[inline]
    pub(crate) fn arrive(&mut self, at: Place, src: u32, tag: u32) -> Option<P> {
        let c = &mut self.contexts[at.0 as usize];
        if !c.closing
            && let Some(value) = c.posted.take_first(&mut self.posted, src, tag)
        {
            return Some(value);
        }
        if c.posted.is_empty() {
            return None;
        }
        let i = c.posted.find_receive(&mut self.posted, src, tag);
        if i == NIL {
            return None;
        }
        let value = c.posted.remove(&mut self.posted, i);
        if c.closing {
            self.close_if_idle(at.0);
        }
        Some(value)
    }

    /// Queues a message that no receive matched.
    #[inline]
    pub(crate) fn enqueue(&mut self, at: Place, src: u32, tag: u32, message: U) {
        let c = &mut self.contexts[at.0 as usize];
        let p = Pattern::exact(src, tag);
        c.unexpected.push(&mut self.unexpected, p, message);
    }

    /// A receive is about to be posted: takes out the message it matches, with its source and tag.
    #[inline]
    pub(crate) fn claim(&mut self, at: Place, p: Pattern) -> Option<(u32, u32, U)> {
        let c = &mut self.contexts[at.0 as usize];
        if c.unexpected.is_empty() {
            return None;
        }
        let i = c.unexpected.find_message(&mut self.unexpected, p);
        if i == NIL {
            return None;
        }
        let (src, tag) = self.unexpected.labels(i);
        Some((src, tag, c.unexpected.remove(&mut self.unexpected, i)))
    }

    /// Whether no message waits in the context, which is quick to say.
    #[inline(always)]
    pub(crate) fn is_quiet(&self, at: Place) -> bool {
        self.contexts[at.0 as usize].unexpected.is_empty()
    }

    /// As [`Matching::claim`], but leaves the message where it is.
    pub(crate) fn peek(&mut self, at: Place, p: Pattern) -> Option<(u32, u32, &U)> {
        let c = &mut self.contexts[at.0 as usize];
        if c.unexpected.is_empty() {
            return None;
        }
        let i = c.unexpected.find_message(&mut self.unexpected, p);
        if i == NIL {
            return None;
        }
        let (src, tag) = self.unexpected.labels(i);
        Some((src, tag, self.unexpected.get(i)))
    }

    /// Source and tag of the message that came first.
    #[inline]
    pub(crate) fn oldest(&self, at: Place) -> Option<(u32, u32)> {
        let c = &self.contexts[at.0 as usize];
        let first = c.unexpected.first();
        (first != NIL).then(|| self.unexpected.labels(first))
    }

    /// Posts a receive that no message matched; the number withdraws it.
    #[inline]
    pub(crate) fn post(&mut self, at: Place, p: Pattern, value: P) -> u32 {
        let c = &mut self.contexts[at.0 as usize];
        c.posted.push(&mut self.posted, p, value)
    }

    /// Takes back a posted receive.
    pub(crate) fn withdraw_receive(&mut self, ctx: ContextId, number: u32) -> P {
        let at = self.place(ctx);
        let c = &mut self.contexts[at.0 as usize];
        let value = c.posted.remove(&mut self.posted, number);
        self.close_if_idle(at.0);
        value
    }

    /// Takes out the unexpected message from `src` with `tag` for which `accept` holds, if `permit` agrees, which is told whether there
    /// is one.
    pub(crate) fn withdraw_message(
        &mut self,
        ctx: ContextId,
        src: u32,
        tag: u32,
        accept: impl Fn(&U) -> bool,
        permit: impl FnOnce(bool) -> bool,
    ) -> Option<U> {
        // A context that is gone must not come back for this.
        let mut queue = match self.table.get(&ctx.0) {
            Some(&at) => Some(&mut self.contexts[at as usize].unexpected),
            None => None,
        };
        let i = queue.as_mut().map_or(NIL, |q| {
            q.find_message_where(&mut self.unexpected, src, tag, accept)
        });
        if !permit(i != NIL) || i == NIL {
            return None;
        }
        queue.as_mut().map(|q| q.remove(&mut self.unexpected, i))
    }

    /// Drops a context: at once, or when its last posted receive is gone. True: at once.
    pub(crate) fn drop_context(&mut self, ctx: ContextId) -> bool {
        let Some(&i) = self.table.get(&ctx.0) else {
            return true;
        };
        let c = &mut self.contexts[i as usize];
        if !c.closing {
            c.closing = true;
            self.closing += 1;
        }
        self.close_if_idle(i)
    }

    /// Gives the tables' memory back when nothing is posted or waits. Places from before are void.
    pub(crate) fn release(&mut self) {
        let idle = |c: &Context| c.posted.is_empty() && c.unexpected.is_empty() && !c.closing;
        if self.contexts.iter().all(idle) {
            self.contexts = Vec::new();
            self.vacant = Vec::new();
            self.table = WordMap::default();
            self.recent = [(u64::MAX, NIL); RECENT];
        }
    }

    fn close_if_idle(&mut self, i: u32) -> bool {
        let c = &mut self.contexts[i as usize];
        if !c.closing || !c.posted.is_empty() {
            return false;
        }
        while c.unexpected.first() != NIL {
            let first = c.unexpected.first();
            let message = c.unexpected.remove(&mut self.unexpected, first);
            self.orphans.push(message);
        }
        c.closing = false;
        self.closing -= 1;
        let id = c.id;
        self.table.remove(&id);
        self.vacant.push(i);
        let recent = &mut self.recent[Self::recent_slot(id)];
        if recent.0 == id {
            *recent = (u64::MAX, NIL);
        }
        true
    }

    /// Messages that lost their context, for the engine to settle with their senders.
    pub(crate) fn take_orphans(&mut self) -> Vec<U> {
        std::mem::take(&mut self.orphans)
    }

    /// Contexts that wait for their last receive.
    pub(crate) fn closing(&self) -> u32 {
        self.closing
    }

    /// Calls `f` with (context, source, tag, value) of each posted receive.
    pub(crate) fn each_receive(&self, mut f: impl FnMut(ContextId, u32, u32, P)) {
        for c in &self.contexts {
            let mut i = c.posted.first();
            while i != NIL {
                let (src, tag) = self.posted.labels(i);
                f(ContextId(c.id), src, tag, *self.posted.get(i));
                i = c.posted.next(&self.posted, i);
            }
        }
    }

    /// Calls `f` with (context, source, tag, message) of each unexpected message.
    pub(crate) fn each_message(&self, mut f: impl FnMut(ContextId, u32, u32, &U)) {
        for c in &self.contexts {
            let mut i = c.unexpected.first();
            while i != NIL {
                let (src, tag) = self.unexpected.labels(i);
                f(ContextId(c.id), src, tag, self.unexpected.get(i));
                i = c.unexpected.next(&self.unexpected, i);
            }
        }
    }

    /// (posted receives, unexpected messages) over all contexts.
    pub(crate) fn counts(&self) -> (u64, u64) {
        self.contexts.iter().fold((0, 0), |(p, u), c| {
            (
                p + u64::from(c.posted.len()),
                u + u64::from(c.unexpected.len()),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(Clone, Debug)]
    enum Step {
        Arrive(u64, u32, u32),
        Receive(u64, Option<u32>, Option<i32>),
        Peek(u64, Option<u32>, Option<i32>),
        CancelReceive(usize),
        CancelMessage(usize),
        Drop(u64),
    }

    fn some_step() -> impl Strategy<Value = Step> {
        let ctx = 0u64..3;
        let src = 0u32..4;
        let tag = 0u32..4;
        let wild_src = proptest::option::weighted(0.7, 0u32..4);
        let wild_tag = proptest::option::weighted(0.7, 0i32..4);
        prop_oneof![
            10 => (ctx.clone(), src, tag).prop_map(|(c, s, t)| Step::Arrive(c, s, t)),
            10 => (ctx.clone(), wild_src.clone(), wild_tag.clone()).prop_map(|(c, s, t)| Step::Receive(c, s, t)),
            3 => (ctx.clone(), wild_src, wild_tag).prop_map(|(c, s, t)| Step::Peek(c, s, t)),
            2 => any::<usize>().prop_map(Step::CancelReceive),
            2 => any::<usize>().prop_map(Step::CancelMessage),
            1 => ctx.prop_map(Step::Drop),
        ]
    }

    type Posted = (u64, Option<u32>, Option<i32>, u32, u32);

    /// Two vectors scanned in order.
    #[derive(Default)]
    struct Model {
        /// Context, source, tag, value, number in the real one.
        posted: Vec<Posted>,
        unexpected: Vec<(u64, u32, u32, u32)>,
        closing: Vec<u64>,
        orphans: Vec<u32>,
    }

    impl Model {
        fn settle(&mut self) {
            let posted = &self.posted;
            let (gone, rest): (Vec<u64>, Vec<u64>) = self
                .closing
                .iter()
                .partition(|c| posted.iter().all(|p| p.0 != **c));
            self.closing = rest;
            let orphans = &mut self.orphans;
            self.unexpected.retain(|m| {
                let orphan = gone.contains(&m.0);
                if orphan {
                    orphans.push(m.3);
                }
                !orphan
            });
        }
        fn first_message(&self, c: u64, s: Option<u32>, t: Option<i32>) -> Option<usize> {
            self.unexpected.iter().position(|m| {
                m.0 == c && s.is_none_or(|s| s == m.1) && t.is_none_or(|t| t as u32 == m.2)
            })
        }
    }

    fn run(steps: &[Step]) {
        let mut real = Matching::<u32, u32>::new();
        let mut model = Model::default();
        for (n, step) in steps.iter().enumerate() {
            let n = n as u32;
            match *step {
                Step::Arrive(c, s, t) => {
                    let at = real.place(ContextId(c));
                    let got = real.arrive(at, s, t);
                    let want = model.posted.iter().position(|p| {
                        p.0 == c && p.1.is_none_or(|x| x == s) && p.2.is_none_or(|x| x as u32 == t)
                    });
                    let want = want.map(|i| model.posted.remove(i).3);
                    assert_eq!(got, want);
                    if got.is_none() {
                        real.enqueue(at, s, t, n);
                        model.unexpected.push((c, s, t, n));
                    }
                }
                Step::Receive(c, s, t) => {
                    let at = real.place(ContextId(c));
                    let p = Pattern::new(s, t);
                    let got = real.claim(at, p);
                    let want = model.first_message(c, s, t);
                    let want = want.map(|i| model.unexpected.remove(i));
                    assert_eq!(got, want.map(|m| (m.1, m.2, m.3)));
                    if got.is_none() {
                        let number = real.post(at, p, n);
                        model.posted.push((c, s, t, n, number));
                    }
                }
                Step::Peek(c, s, t) => {
                    let at = real.place(ContextId(c));
                    let got = real.peek(at, Pattern::new(s, t)).map(|m| *m.2);
                    let want = model.first_message(c, s, t).map(|i| model.unexpected[i].3);
                    assert_eq!(got, want);
                }
                Step::CancelReceive(i) if !model.posted.is_empty() => {
                    let i = i % model.posted.len();
                    let p = model.posted.remove(i);
                    assert_eq!(real.withdraw_receive(ContextId(p.0), p.4), p.3);
                }
                Step::CancelMessage(i) if !model.unexpected.is_empty() => {
                    let i = i % model.unexpected.len();
                    let m = model.unexpected.remove(i);
                    let got = real.withdraw_message(
                        ContextId(m.0),
                        m.1,
                        m.2,
                        |v| *v == m.3,
                        |there| there,
                    );
                    assert_eq!(got, Some(m.3));
                }
                Step::Drop(c) => {
                    real.drop_context(ContextId(c));
                    let known = model.posted.iter().any(|p| p.0 == c)
                        || model.unexpected.iter().any(|m| m.0 == c);
                    if known && !model.closing.contains(&c) {
                        model.closing.push(c);
                    }
                }
                _ => {}
            }
            model.settle();
            let mut orphans = real.take_orphans();
            orphans.sort_unstable();
            model.orphans.sort_unstable();
            assert_eq!(orphans, model.orphans);
            model.orphans.clear();
            assert_eq!(
                real.counts(),
                (model.posted.len() as u64, model.unexpected.len() as u64)
            );
        }
    }

    /// Miri is some thousand times slower.
    const MOST_STEPS: usize = if cfg!(miri) { 60 } else { 400 };

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(if cfg!(miri) { 4 } else { 500 }))]
        #[test]
        fn equals_a_vector_scanned_in_order(steps in proptest::collection::vec(some_step(), 1..MOST_STEPS)) {
            run(&steps);
        }
    }

    /// 10^5 entries in the worst order take far too long when any operation is linear (10^10 steps).
    #[test]
    fn long_queues_are_not_scanned() {
        let n = if cfg!(miri) { 300 } else { 100_000 };
        let mut m = Matching::<u32, u32>::new();
        let at = m.place(ContextId(1));
        for i in 0..n {
            m.post(at, Pattern::new(Some(i % 7), Some(i as i32)), i);
        }
        for i in (0..n).rev() {
            assert_eq!(m.arrive(at, i % 7, i), Some(i));
        }
        for i in 0..n {
            m.enqueue(at, i % 7, i, i);
        }
        for i in (0..n).rev() {
            let p = Pattern::new(if i % 2 == 0 { None } else { Some(i % 7) }, Some(i as i32));
            assert_eq!(m.claim(at, p), Some((i % 7, i, i)));
        }
        assert_eq!(m.counts(), (0, 0));
    }
}
