//! Handle tables: from a number the program holds to the object, with every stale or foreign number found out.

use oxmpi_sync::Slab;
use oxmpi_types::{Handle, Kind};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The place of an object in the table of its kind. An object may be published more than once
/// (`MPI_Comm_get_errhandler` twice gives one handle that must be freed twice).
#[derive(Default)]
pub struct Id {
    handle: Cell<Option<Handle>>,
    references: Cell<u32>,
}

impl Id {
    /// Not published.
    pub fn new() -> Id {
        Id::default()
    }

    /// The handle, if the object has been published and not released since.
    pub fn handle(&self) -> Option<Handle> {
        self.handle.get()
    }

    /// True when the next release makes the handle stale.
    pub fn is_last(&self) -> bool {
        self.references.get() <= 1
    }
}

/// Objects that live in a handle table.
pub trait Object {
    /// The kind of its handles.
    const KIND: Kind;
    /// Indices below stay unused: the MPICH ABI has predefined handles there.
    const FIRST: u32 = 0;
    /// Its place.
    fn id(&self) -> &Id;
}

macro_rules! object {
    ($type:ty, $kind:ident) => {
        impl Object for $type {
            const KIND: Kind = Kind::$kind;
            fn id(&self) -> &Id {
                &self.id
            }
        }
    };
}

object!(crate::Comm, Comm);
object!(crate::Group, Group);

impl Object for crate::TypeObj {
    const KIND: Kind = Kind::Datatype;
    // 0x8c000000 to 0x8c000004 are the pair types with gaps.
    const FIRST: u32 = 8;
    fn id(&self) -> &Id {
        &self.id
    }
}

object!(crate::OpObj, Op);
object!(crate::Info, Info);
object!(crate::Errhandler, Errhandler);
object!(crate::Keyval, Keyval);
object!(crate::Message, Message);
object!(crate::Session, Session);

/// All published objects of one kind.
pub struct Table<T> {
    slots: RefCell<Slab<Rc<T>>>,
}

impl<T: Object> Default for Table<T> {
    fn default() -> Self {
        Table {
            slots: RefCell::new(Slab::with_limits(
                Handle::MAX_INDEX - T::FIRST,
                Handle::GENERATIONS,
            )),
        }
    }
}

impl<T: Object> Table<T> {
    /// Gives `object` a handle, or one more reference to the handle it has.
    pub fn publish(&self, object: &Rc<T>) -> Handle {
        let id = object.id();
        if let Some(handle) = id.handle.get() {
            id.references.set(id.references.get() + 1);
            return handle;
        }
        let (index, generation) = self.slots.borrow_mut().insert(object.clone());
        let handle = Handle::new(T::KIND, T::FIRST + index, generation);
        id.handle.set(Some(handle));
        id.references.set(1);
        handle
    }

    /// The object behind `handle`, `None` when the handle is stale.
    #[inline]
    pub fn get(&self, handle: Handle) -> Option<Rc<T>> {
        self.slots
            .borrow()
            .get(handle.index().wrapping_sub(T::FIRST), handle.generation())
            .cloned()
    }

    /// Takes one reference back; with the last one the handle becomes stale.
    pub fn release(&self, object: &Rc<T>) {
        let id = object.id();
        let Some(handle) = id.handle.get() else {
            return;
        };
        if id.references.get() > 1 {
            id.references.set(id.references.get() - 1);
            return;
        }
        id.handle.set(None);
        id.references.set(0);
        let removed = self
            .slots
            .borrow_mut()
            .remove(handle.index() - T::FIRST, handle.generation());
        // The borrow is over: dropping the object may run code that uses the table.
        drop(removed);
    }

    /// All that are published.
    pub fn all(&self) -> Vec<Rc<T>> {
        let slots = self.slots.borrow();
        slots.iter().map(|(_, object)| object.clone()).collect()
    }

    /// How many objects are published.
    pub fn len(&self) -> usize {
        self.slots.borrow().len()
    }

    /// True when nothing is published.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
