//! Storage that names its entries by index and generation.

/// A table whose entries are named by (index, generation): a name that was removed stays invalid until the
/// generations of its slot have come round. Insert, look-up and removal take constant time; free slots form a list through
/// the table itself.
#[derive(Debug)]
pub struct Slab<T> {
    slots: Vec<Slot<T>>,
    /// First free slot, or [`NONE`].
    free: u32,
    used: u32,
    max_index: u32,
    last_generation: u32,
}

#[derive(Debug)]
struct Slot<T> {
    generation: u32,
    state: State<T>,
}

#[derive(Debug)]
enum State<T> {
    Used(T),
    /// Next free slot, or [`NONE`].
    Free(u32),
}

const NONE: u32 = u32::MAX;

impl<T> Slab<T> {
    /// A slab of up to 2^32-1 entries and 2^32 generations.
    pub const fn new() -> Slab<T> {
        Slab::with_limits(NONE - 1, 0)
    }

    /// A slab whose indices stay at or below `max_index` and whose generations stay below `generations` (0: 2^32).
    pub const fn with_limits(max_index: u32, generations: u32) -> Slab<T> {
        assert!(max_index < NONE);
        Slab {
            slots: Vec::new(),
            free: NONE,
            used: 0,
            max_index,
            last_generation: generations.wrapping_sub(1),
        }
    }

    /// Stores `value` and returns (index, generation); gives it back when the table is full.
    #[inline]
    pub fn try_insert(&mut self, value: T) -> Result<(u32, u32), T> {
        if self.free == NONE && !self.grow() {
            return Err(value);
        }
        Ok(self.fill(value))
    }

    /// Stores `value` in the first free slot, which there is. Always inlined, so that the value is made in its place: a copy of
    /// what was just written in smaller pieces holds the processor up.
    #[inline(always)]
    fn fill(&mut self, value: T) -> (u32, u32) {
        let index = self.free;
        let slot = &mut self.slots[index as usize];
        let State::Free(next) = slot.state else {
            unreachable!("a slot of the free list is in use");
        };
        self.free = next;
        // SAFETY: the old state is `Free`, which has nothing to drop.
        unsafe { std::ptr::write(&mut slot.state, State::Used(value)) };
        self.used += 1;
        (index, slot.generation)
    }

    /// Makes a free slot; false when the table is full.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) -> bool {
        let index = self.slots.len();
        if index > self.max_index as usize {
            return false;
        }
        self.slots.push(Slot {
            generation: 0,
            state: State::Free(NONE),
        });
        self.free = index as u32;
        true
    }

    /// Stores `value` and returns (index, generation). Panics when the table is full.
    #[inline(always)]
    pub fn insert(&mut self, value: T) -> (u32, u32) {
        if self.free == NONE && !self.grow() {
            self.is_full();
        }
        self.fill(value)
    }

    #[cold]
    fn is_full(&self) -> ! {
        panic!("a table of {} entries is full", self.used)
    }

    /// The entry of that name.
    #[inline]
    pub fn get(&self, index: u32, generation: u32) -> Option<&T> {
        match self.slots.get(index as usize) {
            Some(Slot {
                generation: g,
                state: State::Used(value),
            }) if *g == generation => Some(value),
            _ => None,
        }
    }

    /// The entry of that name.
    #[inline]
    pub fn get_mut(&mut self, index: u32, generation: u32) -> Option<&mut T> {
        match self.slots.get_mut(index as usize) {
            Some(Slot {
                generation: g,
                state: State::Used(value),
            }) if *g == generation => Some(value),
            _ => None,
        }
    }

    /// Takes the entry out; its name becomes invalid.
    #[inline]
    pub fn remove(&mut self, index: u32, generation: u32) -> Option<T> {
        self.get(index, generation)?;
        match std::mem::replace(self.vacate(index), State::Free(NONE)) {
            State::Used(value) => {
                self.slots[index as usize].state = State::Free(self.free);
                self.free = index;
                Some(value)
            }
            State::Free(_) => None,
        }
    }

    /// As [`Slab::remove`], and drops the entry where it lies; false when there is none of that name. Nothing that dropping
    /// calls may use the slab.
    #[inline]
    pub fn discard(&mut self, index: u32, generation: u32) -> bool {
        if self.get(index, generation).is_none() {
            return false;
        }
        let free = self.free;
        *self.vacate(index) = State::Free(free);
        self.free = index;
        true
    }

    /// As [`Slab::discard`], without dropping the entry: for one that owns nothing any more.
    #[inline]
    pub fn forget(&mut self, index: u32, generation: u32) -> bool {
        if self.get(index, generation).is_none() {
            return false;
        }
        let free = self.free;
        // SAFETY: a valid place; that the old value is not dropped at most leaks what it owned.
        unsafe { std::ptr::write(self.vacate(index), State::Free(free)) };
        self.free = index;
        true
    }

    /// Counts the slot of an entry as free, under its next generation.
    #[inline]
    fn vacate(&mut self, index: u32) -> &mut State<T> {
        let slot = &mut self.slots[index as usize];
        slot.generation = if slot.generation == self.last_generation {
            0
        } else {
            slot.generation.wrapping_add(1)
        };
        self.used -= 1;
        &mut slot.state
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.used as usize
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// All entries with their names, in order of index.
    pub fn iter(&self) -> impl Iterator<Item = ((u32, u32), &T)> {
        self.slots
            .iter()
            .enumerate()
            .filter_map(|(i, s)| match &s.state {
                State::Used(value) => Some(((i as u32, s.generation), value)),
                State::Free(_) => None,
            })
    }
}

impl<T> Default for Slab<T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn names_expire() {
        let mut s = Slab::new();
        let a = s.insert("a");
        let b = s.insert("b");
        assert_ne!(a, b);
        assert_eq!(s.get(a.0, a.1), Some(&"a"));
        assert_eq!(s.remove(a.0, a.1), Some("a"));
        assert_eq!(s.get(a.0, a.1), None);
        assert_eq!(s.remove(a.0, a.1), None);
        let c = s.insert("c");
        assert_eq!(c.0, a.0, "the slot is used again");
        assert_ne!(c.1, a.1);
        assert_eq!(s.get(a.0, a.1), None);
        *s.get_mut(c.0, c.1).unwrap() = "d";
        assert_eq!(s.iter().collect::<Vec<_>>(), [(c, &"d"), (b, &"b")]);
        assert_eq!(s.get(99, 0), None);
    }

    #[test]
    fn what_is_forgotten_is_not_dropped() {
        let owner = std::rc::Rc::new(());
        let mut s = Slab::new();
        let a = s.insert(Some(owner.clone()));
        assert!(!s.forget(a.0, a.1 + 1));
        // What it owns is taken first, so nothing leaks.
        let taken = s.get_mut(a.0, a.1).unwrap().take();
        assert!(s.forget(a.0, a.1));
        assert_eq!(std::rc::Rc::strong_count(&owner), 2);
        drop(taken);
        assert!(s.get(a.0, a.1).is_none() && s.is_empty() && !s.forget(a.0, a.1));
        let b = s.insert(None);
        assert_eq!(b.0, a.0, "the slot is used again");
        assert_ne!(b.1, a.1);
    }

    #[test]
    fn limits() {
        let mut s = Slab::with_limits(1, 4);
        let a = s.insert(0);
        s.insert(1);
        assert_eq!(s.try_insert(2), Err(2));
        let mut name = a;
        for round in 0..9 {
            assert_eq!(name.1, round % 4);
            s.remove(name.0, name.1).unwrap();
            name = s.insert(round as i32);
        }
        assert_eq!(s.len(), 2);
    }

    #[test]
    fn equals_a_map() {
        let mut s = Slab::new();
        let mut map = HashMap::new();
        let mut x = 12345u64;
        let mut dead = vec![];
        for i in 0..if cfg!(miri) { 500u64 } else { 20_000 } {
            x = x
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            if x >> 63 == 0 || map.is_empty() {
                let name = s.insert(i);
                assert!(map.insert(name, i).is_none());
            } else {
                let name = *map.keys().nth((x >> 33) as usize % map.len()).unwrap();
                assert_eq!(s.remove(name.0, name.1), map.remove(&name));
                dead.push(name);
            }
            assert_eq!(s.len(), map.len());
        }
        assert!(map.iter().all(|(n, v)| s.get(n.0, n.1) == Some(v)));
        assert!(dead.iter().all(|n| s.get(n.0, n.1).is_none()));
        assert_eq!(s.iter().count(), map.len());
    }
}
