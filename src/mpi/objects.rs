//! The smaller objects: datatypes, operations, info, error handlers, keys of attributes.

use crate::callbacks::{CopyFn, DeleteFn, ErrhandlerFn};
use crate::table::Id;
use oxmpi_datatype::op::OpKind;
use oxmpi_datatype::{Datatype, Named};
use oxmpi_types::Kind;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// `MPI_Datatype`: the type itself and what the user hung on it.
pub struct TypeObj {
    /// Its place in the handle table.
    pub id: Id,
    /// The type.
    pub datatype: Rc<Datatype>,
    /// The name set by `MPI_Type_set_name`, or the predefined one.
    pub name: RefCell<String>,
    /// Cached attributes.
    pub attrs: Attrs,
}

impl TypeObj {
    /// An object for `datatype`, not in the handle table yet.
    pub fn new(datatype: Rc<Datatype>) -> Rc<TypeObj> {
        Rc::new(TypeObj {
            id: Id::new(),
            datatype,
            name: RefCell::new(String::new()),
            attrs: Attrs::new(),
        })
    }

    /// The predefined type this is, `None` for a derived one.
    pub fn named(&self) -> Option<Named> {
        self.datatype.as_named()
    }
}

/// `MPI_Op`
pub struct OpObj {
    /// Its place in the handle table.
    pub id: Id,
    /// What collectives and accumulates get.
    pub op: oxmpi_coll::Op,
    /// The predefined operation this is, `None` for a user's one.
    pub predefined: Option<OpKind>,
}

impl OpObj {
    /// An operation, not in the handle table yet.
    pub fn new(op: oxmpi_coll::Op, predefined: Option<OpKind>) -> Rc<OpObj> {
        Rc::new(OpObj {
            id: Id::new(),
            op,
            predefined,
        })
    }
}

/// `MPI_Info`: keys and values in the order in which they were first set.
pub struct Info {
    /// Its place in the handle table.
    pub id: Id,
    /// The pairs.
    pub pairs: RefCell<Vec<(String, String)>>,
    /// True for `MPI_INFO_ENV`, which can be neither changed nor freed.
    pub read_only: bool,
}

impl Info {
    /// An info object with `pairs`, not in the handle table yet.
    pub fn new(pairs: Vec<(String, String)>) -> Rc<Info> {
        Rc::new(Info {
            id: Id::new(),
            pairs: RefCell::new(pairs),
            read_only: false,
        })
    }

    /// `MPI_INFO_ENV` with `pairs`.
    pub(crate) fn env(pairs: Vec<(String, String)>) -> Rc<Info> {
        Rc::new(Info {
            id: Id::new(),
            pairs: RefCell::new(pairs),
            read_only: true,
        })
    }

    /// Sets `key` to `value`.
    pub fn put(&self, key: &str, value: &str) {
        let mut pairs = self.pairs.borrow_mut();
        match pairs.iter_mut().find(|(k, _)| k == key) {
            Some(pair) => pair.1 = value.to_owned(),
            None => pairs.push((key.to_owned(), value.to_owned())),
        }
    }

    /// The value of `key`.
    pub fn get(&self, key: &str) -> Option<String> {
        let pairs = self.pairs.borrow();
        pairs.iter().find(|(k, _)| k == key).map(|(_, v)| v.clone())
    }
}

/// What an error handler does.
pub enum ErrhandlerKind {
    /// `MPI_ERRORS_ARE_FATAL`
    Fatal,
    /// `MPI_ERRORS_ABORT`
    Abort,
    /// `MPI_ERRORS_RETURN`
    Return,
    /// A user's function, for objects of the given kind.
    User(Kind, Rc<dyn ErrhandlerFn>),
}

/// `MPI_Errhandler`
pub struct Errhandler {
    /// Its place in the handle table.
    pub id: Id,
    /// What it does.
    pub kind: ErrhandlerKind,
}

impl Errhandler {
    /// A handler, not in the handle table yet.
    pub fn new(kind: ErrhandlerKind) -> Rc<Errhandler> {
        Rc::new(Errhandler {
            id: Id::new(),
            kind,
        })
    }
}

/// The attributes that the standard defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredefinedKey {
    /// `MPI_TAG_UB`
    TagUb,
    /// `MPI_HOST`
    Host,
    /// `MPI_IO`
    Io,
    /// `MPI_WTIME_IS_GLOBAL`
    WtimeIsGlobal,
    /// `MPI_UNIVERSE_SIZE`
    UniverseSize,
    /// `MPI_LASTUSEDCODE`
    LastUsedCode,
    /// `MPI_APPNUM`
    Appnum,
    /// `MPI_WIN_BASE`
    WinBase,
    /// `MPI_WIN_SIZE`
    WinSize,
    /// `MPI_WIN_DISP_UNIT`
    WinDispUnit,
    /// `MPI_WIN_CREATE_FLAVOR`
    WinCreateFlavor,
    /// `MPI_WIN_MODEL`
    WinModel,
}

/// A key made by `MPI_Comm_create_keyval` and its kin.
pub struct Keyval {
    /// Its place in the handle table.
    pub id: Id,
    /// What it can be used on: `Comm`, `Datatype` or `Win`.
    pub owner: Kind,
    /// Decides what a duplicate gets; `None`: it gets nothing.
    pub copy: Option<Rc<dyn CopyFn>>,
    /// Called when a value goes away; `None`: nothing to do.
    pub delete: Option<Rc<dyn DeleteFn>>,
    /// Handed to both.
    pub extra_state: usize,
    /// The user called `MPI_Comm_free_keyval`; the key lives on while attributes use it.
    pub freed: Cell<bool>,
    /// Attributes that use it.
    pub uses: Cell<usize>,
}

/// A key argument.
#[derive(Clone)]
pub enum KeyvalRef {
    /// One of the standard's.
    Predefined(PredefinedKey),
    /// One of the user's.
    User(Rc<Keyval>),
}

/// The attributes cached on one object, in the order in which they were first set.
#[derive(Default)]
pub struct Attrs {
    /// Key and value; the value is what the user passed as pointer.
    pub entries: RefCell<Vec<(Rc<Keyval>, usize)>>,
}

impl Attrs {
    /// No attributes.
    pub fn new() -> Attrs {
        Attrs::default()
    }
}
