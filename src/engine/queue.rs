//! One ordered queue of receives or messages that is found by (source, tag).
//!
//! A queue is a list that is scanned. Once a scan has passed a handful of entries in vain the queue is also hashed: every
//! entry joins one list for each key it may be looked up by, so finding and removing the earliest match stays
//! O(1) however long the queue becomes. A queue that runs empty is a plain list again. So a window of like receives, of which
//! the first always matches, is never hashed.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// "No entry".
pub(crate) const NIL: u32 = u32::MAX;
/// Source of a pattern that matches any source.
pub(crate) const ANY_SRC: u32 = u32::MAX;
/// Tag of a pattern that matches any tag; proper tags have no sign bit.
pub(crate) const ANY_TAG: u32 = 1 << 31;
/// Entries that are scanned before a queue is hashed.
const SHORT: u32 = 8;
/// A hash table larger than this is given back when its queue runs empty.
const KEEP_CAPACITY: usize = 1 << 14;

/// What a receive asks for: source and tag, either of them possibly "any".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    pub(crate) src: u32,
    pub(crate) tag: u32,
}

impl Pattern {
    #[inline]
    pub(crate) fn new(src: Option<u32>, tag: Option<i32>) -> Pattern {
        Pattern {
            src: src.unwrap_or(ANY_SRC),
            tag: match tag {
                Some(t) => t as u32,
                None => ANY_TAG,
            },
        }
    }

    #[inline]
    pub(crate) fn exact(src: u32, tag: u32) -> Pattern {
        Pattern { src, tag }
    }

    #[inline]
    fn matches(self, src: u32, tag: u32) -> bool {
        (self.src == src || self.src == ANY_SRC) && (self.tag == tag || self.tag == ANY_TAG)
    }

    #[inline]
    fn key(self) -> u64 {
        (u64::from(self.src) << 32) | u64::from(self.tag)
    }

    /// 0 exact, 1 any tag, 2 any source, 3 both.
    #[inline]
    fn class(self) -> usize {
        (usize::from(self.src == ANY_SRC) << 1) | usize::from(self.tag == ANY_TAG)
    }
}

/// Multiplies the one word it is fed; the keys come from ranks and tags of this job, not from strangers.
#[derive(Default)]
pub(crate) struct WordHasher(u64);

impl Hasher for WordHasher {
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.write_u64(u64::from(*b));
        }
    }
    #[inline]
    fn write_u64(&mut self, n: u64) {
        let x = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = x ^ (x >> 32);
    }
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

pub(crate) type WordMap<V> = HashMap<u64, V, BuildHasherDefault<WordHasher>>;

#[derive(Clone, Copy, Debug)]
struct Link {
    prev: u32,
    next: u32,
}

const UNLINKED: Link = Link {
    prev: NIL,
    next: NIL,
};

#[derive(Clone, Copy, Debug)]
struct Ends {
    head: u32,
    tail: u32,
}

const EMPTY: Ends = Ends {
    head: NIL,
    tail: NIL,
};

/// An entry: `KEYS` lists beside the list of all. For a receive, source and tag may be "any".
struct Node<T, const LISTS: usize> {
    src: u32,
    tag: u32,
    sequence: u64,
    links: [Link; LISTS],
    value: Option<T>,
}

/// Memory for the entries of all queues of one sort.
pub(crate) struct Pool<T, const LISTS: usize> {
    nodes: Vec<Node<T, LISTS>>,
    free: u32,
    sequence: u64,
}

/// Receives: one list for all and one for the pattern.
pub(crate) type PostedPool<T> = Pool<T, 2>;
/// Messages: one list for all, and for exact, any-tag and any-source lookups.
pub(crate) type UnexpectedPool<T> = Pool<T, 4>;

impl<T, const LISTS: usize> Pool<T, LISTS> {
    pub(crate) const fn new() -> Self {
        Pool {
            nodes: Vec::new(),
            free: NIL,
            sequence: 0,
        }
    }

    #[inline]
    fn alloc(&mut self, p: Pattern, value: T) -> u32 {
        self.sequence += 1;
        let node = Node {
            src: p.src,
            tag: p.tag,
            sequence: self.sequence,
            links: [UNLINKED; LISTS],
            value: Some(value),
        };
        if self.free == NIL {
            self.nodes.push(node);
            (self.nodes.len() - 1) as u32
        } else {
            let i = self.free;
            self.free = self.nodes[i as usize].links[0].next;
            self.nodes[i as usize] = node;
            i
        }
    }

    #[inline]
    fn release(&mut self, i: u32) -> T {
        let node = &mut self.nodes[i as usize];
        node.links[0].next = self.free;
        self.free = i;
        node.value.take().expect("an entry that is queued")
    }

    #[inline]
    pub(crate) fn get(&self, i: u32) -> &T {
        let value = self.nodes[i as usize].value.as_ref();
        value.expect("an entry that is queued")
    }

    /// Source and tag of an entry.
    #[inline]
    pub(crate) fn labels(&self, i: u32) -> (u32, u32) {
        let n = &self.nodes[i as usize];
        (n.src, n.tag)
    }

    #[inline]
    fn pattern(&self, i: u32) -> Pattern {
        let n = &self.nodes[i as usize];
        Pattern::exact(n.src, n.tag)
    }

    #[inline]
    fn append(&mut self, ends: &mut Ends, list: usize, i: u32) {
        let tail = ends.tail;
        self.nodes[i as usize].links[list] = Link {
            prev: tail,
            next: NIL,
        };
        if tail == NIL {
            ends.head = i;
        } else {
            self.nodes[tail as usize].links[list].next = i;
        }
        ends.tail = i;
    }

    #[inline]
    fn unlink(&mut self, ends: &mut Ends, list: usize, i: u32) {
        let Link { prev, next } = self.nodes[i as usize].links[list];
        if prev == NIL {
            ends.head = next;
        } else {
            self.nodes[prev as usize].links[list].next = next;
        }
        if next == NIL {
            ends.tail = prev;
        } else {
            self.nodes[next as usize].links[list].prev = prev;
        }
    }

    /// The keys an entry is hashed under, one for each list from 1 on.
    #[inline]
    fn keys(p: Pattern) -> [u64; LISTS] {
        let mut keys = [p.key(); LISTS];
        if LISTS == 4 {
            keys[2] = Pattern::exact(p.src, ANY_TAG).key();
            keys[3] = Pattern::exact(ANY_SRC, p.tag).key();
        }
        keys
    }
}

/// A queue; its entries live in a [`Pool`].
pub(crate) struct Queue {
    all: Ends,
    len: u32,
    hashed: bool,
    /// While hashed: how many entries there are of each class.
    classes: [u32; 4],
    index: Option<Box<WordMap<Ends>>>,
}

impl Queue {
    pub(crate) const fn new() -> Queue {
        Queue {
            all: EMPTY,
            len: 0,
            hashed: false,
            classes: [0; 4],
            index: None,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The earliest entry, or `NIL`.
    #[inline]
    pub(crate) fn first(&self) -> u32 {
        self.all.head
    }

    /// The entry after `i`, or `NIL`.
    #[inline]
    pub(crate) fn next<T, const L: usize>(&self, pool: &Pool<T, L>, i: u32) -> u32 {
        pool.nodes[i as usize].links[0].next
    }

    /// Appends an entry.
    #[inline]
    pub(crate) fn push<T, const L: usize>(
        &mut self,
        pool: &mut Pool<T, L>,
        p: Pattern,
        value: T,
    ) -> u32 {
        let i = pool.alloc(p, value);
        pool.append(&mut self.all, 0, i);
        self.len += 1;
        if self.hashed {
            self.hash_entry(pool, i);
        }
        i
    }

    /// The first of the entries that are scanned for which `fits` holds, or `NIL`; true: there are more, which are hashed now.
    #[inline]
    fn scan<T, const L: usize>(
        &mut self,
        pool: &mut Pool<T, L>,
        fits: impl Fn(&Pool<T, L>, u32) -> bool,
    ) -> (u32, bool) {
        let mut i = self.all.head;
        let mut left = if self.hashed { 1 } else { SHORT };
        while i != NIL {
            if fits(pool, i) {
                return (i, false);
            }
            left -= 1;
            i = pool.nodes[i as usize].links[0].next;
            if left == 0 && i != NIL {
                if !self.hashed {
                    self.hash_all(pool);
                }
                return (NIL, true);
            }
        }
        (NIL, false)
    }

    #[cold]
    fn hash_all<T, const L: usize>(&mut self, pool: &mut Pool<T, L>) {
        self.hashed = true;
        let mut i = self.all.head;
        while i != NIL {
            self.hash_entry(pool, i);
            i = pool.nodes[i as usize].links[0].next;
        }
    }

    fn hash_entry<T, const L: usize>(&mut self, pool: &mut Pool<T, L>, i: u32) {
        let index = self.index.get_or_insert_with(Default::default);
        self.classes[pool.pattern(i).class()] += 1;
        let keys = Pool::<T, L>::keys(pool.pattern(i));
        for (list, key) in keys.iter().enumerate().skip(1) {
            pool.append(index.entry(*key).or_insert(EMPTY), list, i);
        }
    }

    /// Takes out the first entry if a message from `src` with `tag` matches it and the queue is a plain list: the common case.
    #[inline(always)]
    pub(crate) fn take_first<T: Copy, const L: usize>(
        &mut self,
        pool: &mut Pool<T, L>,
        src: u32,
        tag: u32,
    ) -> Option<T> {
        let i = self.all.head;
        // There is no node number `NIL`.
        let node = pool.nodes.get_mut(i as usize)?;
        if self.hashed || !Pattern::exact(node.src, node.tag).matches(src, tag) {
            return None;
        }
        let value = node.value.take()?;
        let next = std::mem::replace(&mut node.links[0].next, pool.free);
        pool.free = i;
        self.all.head = next;
        match pool.nodes.get_mut(next as usize) {
            Some(node) => node.links[0].prev = NIL,
            None => self.all.tail = NIL,
        }
        self.len -= 1;
        Some(value)
    }

    /// Removes an entry and hands out its value.
    #[inline]
    pub(crate) fn remove<T, const L: usize>(&mut self, pool: &mut Pool<T, L>, i: u32) -> T {
        pool.unlink(&mut self.all, 0, i);
        self.len -= 1;
        if self.hashed {
            self.unhash_entry(pool, i);
        }
        pool.release(i)
    }

    fn unhash_entry<T, const L: usize>(&mut self, pool: &mut Pool<T, L>, i: u32) {
        let Some(index) = self.index.as_mut() else {
            return;
        };
        self.classes[pool.pattern(i).class()] -= 1;
        let keys = Pool::<T, L>::keys(pool.pattern(i));
        for (list, key) in keys.iter().enumerate().skip(1) {
            if let Some(ends) = index.get_mut(key) {
                pool.unlink(ends, list, i);
                if ends.head == NIL {
                    index.remove(key);
                }
            }
        }
        if self.len == 0 {
            self.hashed = false;
            if index.capacity() > KEEP_CAPACITY {
                self.index = None;
            }
        }
    }

    /// The earliest receive that takes a message from `src` with `tag`, or `NIL`.
    #[inline]
    pub(crate) fn find_receive<T>(&mut self, pool: &mut PostedPool<T>, src: u32, tag: u32) -> u32 {
        match self.scan(pool, |pool, i| pool.pattern(i).matches(src, tag)) {
            (i, false) => i,
            (_, true) => self.find_hashed_receive(pool, src, tag),
        }
    }

    fn find_hashed_receive<T>(&self, pool: &PostedPool<T>, src: u32, tag: u32) -> u32 {
        let Some(index) = self.index.as_ref() else {
            return NIL;
        };
        let patterns = [
            (src, tag),
            (src, ANY_TAG),
            (ANY_SRC, tag),
            (ANY_SRC, ANY_TAG),
        ];
        let mut best = NIL;
        let mut earliest = u64::MAX;
        for (src, tag) in patterns {
            let p = Pattern::exact(src, tag);
            if self.classes[p.class()] == 0 {
                continue;
            }
            if let Some(ends) = index.get(&p.key()) {
                let sequence = pool.nodes[ends.head as usize].sequence;
                if sequence < earliest {
                    earliest = sequence;
                    best = ends.head;
                }
            }
        }
        best
    }

    /// The earliest message that `p` takes, or `NIL`.
    #[inline]
    pub(crate) fn find_message<T>(&mut self, pool: &mut UnexpectedPool<T>, p: Pattern) -> u32 {
        match self.scan(pool, |pool, i| p.matches_node(pool, i)) {
            (i, false) => i,
            (_, true) => match self.index.as_ref().and_then(|x| x.get(&p.key())) {
                Some(ends) => ends.head,
                None => NIL,
            },
        }
    }

    /// The earliest message from `src` with `tag` for which `accept` holds, or `NIL`: a scan of that pair's messages.
    pub(crate) fn find_message_where<T>(
        &mut self,
        pool: &mut UnexpectedPool<T>,
        src: u32,
        tag: u32,
        accept: impl Fn(&T) -> bool,
    ) -> u32 {
        let p = Pattern::exact(src, tag);
        let mut i = self.find_message(pool, p);
        let list = usize::from(self.hashed);
        while i != NIL && !(p.matches_node(pool, i) && accept(pool.get(i))) {
            i = pool.nodes[i as usize].links[list].next;
        }
        i
    }
}

impl Pattern {
    #[inline]
    fn matches_node<T>(self, pool: &UnexpectedPool<T>, i: u32) -> bool {
        let n = &pool.nodes[i as usize];
        self.matches(n.src, n.tag)
    }
}
