//! Storage that names its entries by index and generation.

/// A table whose entries are named by (index, generation): a name that was removed stays invalid until the
/// generations of its slot have come round.
pub struct Slab<T> {
    _t: Vec<T>,
}

impl<T> Slab<T> {
    /// A slab of up to 2^32-1 entries and 2^32 generations.
    pub const fn new() -> Slab<T> {
        Slab { _t: Vec::new() }
    }
    /// A slab whose indices stay at or below `max_index` and whose generations stay below `generations`.
    pub const fn with_limits(_max_index: u32, _generations: u32) -> Slab<T> {
        Slab { _t: Vec::new() }
    }
    /// Stores `value`; gives it back when the table is full.
    pub fn try_insert(&mut self, _value: T) -> Result<(u32, u32), T> {
        todo!()
    }
    /// Stores `value` and returns (index, generation). Panics when the table is full.
    pub fn insert(&mut self, _value: T) -> (u32, u32) {
        todo!()
    }
    /// The entry of that name.
    pub fn get(&self, _index: u32, _generation: u32) -> Option<&T> {
        todo!()
    }
    /// The entry of that name.
    pub fn get_mut(&mut self, _index: u32, _generation: u32) -> Option<&mut T> {
        todo!()
    }
    /// Takes the entry out; its name becomes invalid.
    pub fn remove(&mut self, _index: u32, _generation: u32) -> Option<T> {
        todo!()
    }
    /// Number of entries.
    pub fn len(&self) -> usize {
        todo!()
    }
    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        todo!()
    }
    /// All entries with their names, in order of index.
    pub fn iter(&self) -> impl Iterator<Item = ((u32, u32), &T)> {
        self._t.iter().map(|t| ((0, 0), t))
    }
}

impl<T> Default for Slab<T> {
    fn default() -> Self {
        Self::new()
    }
}
