//! Handles.

use std::marker::PhantomData;
use std::rc::Rc;

use oxmpi_datatype::Named;
use oxmpi_mpi::{MessageRef, Runtime};
use oxmpi_types::{Error, ErrorClass, Kind, Result};

use super::Get;
use crate::dialect::{Dialect, ErrhandlerName, Predefined, RawHandle};

/// An object behind a handle: predefined ones are borrowed from the runtime, so that using them counts
/// no references.
pub enum Obj<'r, T> {
    /// The null handle.
    Null {
        /// The argument's name.
        name: &'static str,
        /// Of the handle.
        kind: Kind,
    },
    /// Predefined.
    Lent(&'r Rc<T>),
    /// From a table.
    Found(Rc<T>),
}

/// The standard's name of the null handle of a kind, and the error class for it.
fn null_name(kind: Kind) -> (&'static str, ErrorClass) {
    match kind {
        Kind::Comm => ("MPI_COMM_NULL", ErrorClass::Comm),
        Kind::Group => ("MPI_GROUP_NULL", ErrorClass::Group),
        Kind::Datatype => ("MPI_DATATYPE_NULL", ErrorClass::Type),
        Kind::File => ("MPI_FILE_NULL", ErrorClass::File),
        Kind::Errhandler => ("MPI_ERRHANDLER_NULL", ErrorClass::Errhandler),
        Kind::Op => ("MPI_OP_NULL", ErrorClass::Op),
        Kind::Info => ("MPI_INFO_NULL", ErrorClass::Info),
        Kind::Win => ("MPI_WIN_NULL", ErrorClass::Win),
        Kind::Keyval => ("MPI_KEYVAL_INVALID", ErrorClass::Keyval),
        Kind::Request => ("MPI_REQUEST_NULL", ErrorClass::Request),
        Kind::Message => ("MPI_MESSAGE_NULL", ErrorClass::Request),
        Kind::Session => ("MPI_SESSION_NULL", ErrorClass::Session),
    }
}

/// The error for a null handle where an object is needed.
#[cold]
pub(crate) fn null_error(kind: Kind, name: &str) -> Error {
    let (null, class) = null_name(kind);
    Error::new(class, format!("{name} is {null}"))
}

/// The error for bits that name nothing.
#[cold]
pub(crate) fn bad_error(kind: Kind, name: &str, bits: u64) -> Error {
    let (_, class) = null_name(kind);
    Error::new(
        class,
        format!("{name} {bits:#x} is not a valid handle, or names an object that has been freed"),
    )
}

impl<'r, T> Obj<'r, T> {
    /// The object.
    #[inline(always)]
    pub fn object(&self) -> Result<&Rc<T>> {
        match self {
            Obj::Lent(o) => Ok(o),
            Obj::Found(o) => Ok(o),
            Obj::Null { name, kind } => Err(null_error(*kind, name)),
        }
    }

    /// The object, `None` for the null handle.
    pub fn optional(&self) -> Option<&Rc<T>> {
        match self {
            Obj::Lent(o) => Some(o),
            Obj::Found(o) => Some(o),
            Obj::Null { .. } => None,
        }
    }
}

impl<'a, T> Get<'a, &'a Rc<T>> for Obj<'_, T> {
    #[inline(always)]
    fn get(&'a self) -> Result<&'a Rc<T>> {
        self.object()
    }
}

impl<'a, T> Get<'a, Option<&'a Rc<T>>> for Obj<'_, T> {
    fn get(&'a self) -> Result<Option<&'a Rc<T>>> {
        Ok(self.optional())
    }
}

impl<T> Get<'_, Option<Rc<T>>> for Obj<'_, T> {
    fn get(&self) -> Result<Option<Rc<T>>> {
        Ok(self.optional().cloned())
    }
}

impl<T> Get<'_, Rc<T>> for Obj<'_, T> {
    fn get(&self) -> Result<Rc<T>> {
        self.object().cloned()
    }
}

macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $object:ty, $kind:ident, $table:ident, $rt:ident, { $($pattern:pat => $value:expr,)* }) => {
        $(#[$doc])*
        pub struct $name<D>(PhantomData<D>);

        impl<D: Dialect> $name<D> {
            /// Finds the object of the C argument.
            #[inline(always)]
            #[allow(clippy::new_ret_no_self, reason = "one constructor's name for every kind")]
            pub fn new<'r>(
                $rt: &'r Runtime,
                handle: D::Handle,
                name: &'static str,
            ) -> Result<Obj<'r, $object>> {
                Ok(match D::decode(handle, Kind::$kind) {
                    $($pattern => $value,)*
                    Predefined::RunTime(h) => match $rt.$table.get(h) {
                        Some(object) => Obj::Found(object),
                        None => return Err(bad_error(Kind::$kind, name, handle.bits())),
                    },
                    Predefined::Null => Obj::Null { name, kind: Kind::$kind },
                    _ => return Err(bad_error(Kind::$kind, name, handle.bits())),
                })
            }
        }
    };
}

object!(
    /// `MPI_Comm`
    Comm, oxmpi_mpi::Comm, Comm, comms, rt, {
        Predefined::World => Obj::Lent(rt.world()?),
        Predefined::SelfComm => Obj::Lent(rt.comm_self()?),
    }
);
object!(
    /// `MPI_Group`
    Group, oxmpi_mpi::Group, Group, groups, rt, {
        Predefined::GroupEmpty => Obj::Lent(rt.group_empty()),
    }
);
object!(
    /// `MPI_Datatype`
    Datatype, oxmpi_mpi::TypeObj, Datatype, types, rt, {
        Predefined::Datatype(named) => Obj::Lent(rt.predefined_type(named)),
    }
);
impl<D: Dialect> Datatype<D> {
    /// As `new`, for functions whose programs are used to `MPI_DATATYPE_NULL` where nothing is communicated (`empty`):
    /// it stands for bytes there.
    #[inline(always)]
    pub fn typeless<'r>(
        rt: &'r Runtime,
        handle: D::Handle,
        empty: bool,
        name: &'static str,
    ) -> Result<Obj<'r, oxmpi_mpi::TypeObj>> {
        Ok(match Self::new(rt, handle, name)? {
            Obj::Null { .. } if empty => Obj::Lent(rt.predefined_type(Named::Byte)),
            found => found,
        })
    }
}

object!(
    /// `MPI_Op`
    Op, oxmpi_mpi::OpObj, Op, ops, rt, {
        Predefined::Op(kind) => Obj::Found(rt.predefined_op(kind)),
    }
);
object!(
    /// `MPI_Info`
    Info, oxmpi_mpi::Info, Info, infos, rt, {
        Predefined::InfoEnv => Obj::Lent(rt.info_env()),
    }
);
object!(
    /// `MPI_Errhandler`
    Errhandler, oxmpi_mpi::Errhandler, Errhandler, errhandlers, rt, {
        Predefined::Errhandler(ErrhandlerName::AreFatal) => Obj::Lent(rt.errors_are_fatal()),
        Predefined::Errhandler(ErrhandlerName::Abort) => Obj::Lent(rt.errors_abort()),
        Predefined::Errhandler(ErrhandlerName::Return) => Obj::Lent(rt.errors_return()),
    }
);
object!(
    /// `MPI_Session`
    Session, oxmpi_mpi::Session, Session, sessions, rt, {}
);

/// `MPI_Win`
pub struct Win<D>(PhantomData<D>);

impl<D: Dialect> Win<D> {
    /// Finds the object of the C argument.
    #[inline(always)]
    #[allow(
        clippy::new_ret_no_self,
        reason = "one constructor's name for every kind"
    )]
    pub fn new(
        rt: &Runtime,
        handle: D::Handle,
        name: &'static str,
    ) -> Result<Obj<'static, oxmpi_rma::Win>> {
        Ok(match D::decode(handle, Kind::Win) {
            Predefined::RunTime(h) => match oxmpi_rma::win(rt, h) {
                Some(object) => Obj::Found(object),
                None => return Err(bad_error(Kind::Win, name, handle.bits())),
            },
            Predefined::Null => Obj::Null {
                name,
                kind: Kind::Win,
            },
            _ => return Err(bad_error(Kind::Win, name, handle.bits())),
        })
    }
}

/// An object that is not significant in every call: the room gets nothing for a handle that
/// names nothing, and complains where it needs it.
pub struct Maybe<'r, T>(Option<Obj<'r, T>>);

impl<'a, T> Get<'a, Option<&'a Rc<T>>> for Maybe<'_, T> {
    #[inline(always)]
    fn get(&'a self) -> Result<Option<&'a Rc<T>>> {
        Ok(self.0.as_ref().and_then(Obj::optional))
    }
}

macro_rules! maybe {
    ($(#[$doc:meta])* $name:ident, $of:ident, $object:ty) => {
        $(#[$doc])*
        pub struct $name<D>(PhantomData<D>);

        impl<D: Dialect> $name<D> {
            /// Finds the object of the C argument.
            #[inline(always)]
            #[allow(clippy::new_ret_no_self, reason = "one constructor's name for every kind")]
            pub fn new<'r>(
                rt: &'r Runtime,
                handle: D::Handle,
                name: &'static str,
            ) -> Result<Maybe<'r, $object>> {
                Ok(Maybe($of::<D>::new(rt, handle, name).ok()))
            }
        }
    };
}

maybe!(
    /// A datatype, where it is significant.
    MaybeDatatype, Datatype, oxmpi_mpi::TypeObj
);
maybe!(
    /// A communicator, where it is significant.
    MaybeComm, Comm, oxmpi_mpi::Comm
);

/// `MPI_Message`
pub struct Message<D> {
    found: Result<MessageRef>,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Message<D> {
    /// Finds the object of the C argument.
    pub fn new(rt: &Runtime, handle: D::Handle, name: &'static str) -> Result<Message<D>> {
        let found = match D::decode(handle, Kind::Message) {
            Predefined::MessageNoProc => Ok(MessageRef::NoProc),
            Predefined::RunTime(h) => match rt.messages.get(h) {
                Some(m) => Ok(MessageRef::Real(m)),
                None => Err(bad_error(Kind::Message, name, handle.bits())),
            },
            Predefined::Null => Err(null_error(Kind::Message, name)),
            _ => Err(bad_error(Kind::Message, name, handle.bits())),
        };
        Ok(Message {
            found,
            dialect: PhantomData,
        })
    }
}

impl<'a, D> Get<'a, &'a MessageRef> for Message<D> {
    fn get(&'a self) -> Result<&'a MessageRef> {
        self.found.as_ref().map_err(Clone::clone)
    }
}
