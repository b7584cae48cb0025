//! Places for handles.

use std::marker::PhantomData;
use std::rc::Rc;

use oxmpi_mpi::{MessageRef, PredefinedComm, Runtime};
use oxmpi_types::{Kind, Result};

use super::{Place, Put};
use crate::arg::{self, Get, Obj};
use crate::dialect::{Dialect, ErrhandlerName, Predefined};

/// Hands an outcome on, after clearing the place if the call failed and the object is no longer `there`.
#[inline(always)]
fn after<T>(outcome: Result<T>, there: impl FnOnce() -> bool, clear: impl FnOnce()) -> Result<T> {
    if outcome.is_err() && !there() {
        clear();
    }
    outcome
}

/// Places for objects: the handle of what is put is made known when it is not yet.
macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $kind:ident, $object:ty, $encode:ident) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            place: Place<D::Handle>,
            name: &'static str,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument.
            pub fn new(at: *mut D::Handle, name: &'static str) -> Result<$name<D>> {
                Ok($name { place: Place::new(at, name)?, name })
            }

            /// The object whose handle is there.
            pub fn read<'r>(&self, rt: &'r Runtime) -> Result<Obj<'r, $object>> {
                // SAFETY: not null, and the caller of the MPI function passes a handle there.
                arg::$name::<D>::new(rt, unsafe { self.place.0.read_unaligned() }, self.name)
            }

            /// Hands an outcome on; an object that is gone although the call failed leaves the null handle there.
            #[inline(always)]
            pub fn after<T>(&self, rt: &Runtime, outcome: Result<T>) -> Result<T> {
                let there = || self.read(rt).is_ok_and(|o| Get::<Rc<$object>>::get(&o).is_ok());
                after(outcome, there, || self.clear())
            }

            /// Leaves the null handle there.
            pub fn clear(&self) {
                self.place.write(D::null(Kind::$kind));
            }
        }

        impl<D: Dialect> Put<Rc<$object>> for $name<D> {
            fn put(&self, rt: &Runtime, value: Rc<$object>) {
                self.place.write($encode::<D>(rt, &value));
            }
        }

        impl<D: Dialect> Put<Option<Rc<$object>>> for $name<D> {
            fn put(&self, rt: &Runtime, value: Option<Rc<$object>>) {
                match value {
                    Some(object) => self.put(rt, object),
                    None => self.clear(),
                }
            }
        }
    };
}

object!(
    /// `MPI_Comm`
    Comm, Comm, oxmpi_mpi::Comm, comm
);
object!(
    /// `MPI_Group`
    Group, Group, oxmpi_mpi::Group, group
);
object!(
    /// `MPI_Datatype`
    Datatype, Datatype, oxmpi_mpi::TypeObj, datatype
);
object!(
    /// `MPI_Op`
    Op, Op, oxmpi_mpi::OpObj, op
);
object!(
    /// `MPI_Info`
    Info, Info, oxmpi_mpi::Info, info
);
object!(
    /// `MPI_Errhandler`
    Errhandler, Errhandler, oxmpi_mpi::Errhandler, errhandler
);
object!(
    /// `MPI_Session`
    Session, Session, oxmpi_mpi::Session, session
);

object!(
    /// `MPI_Win`
    Win, Win, oxmpi_rma::Win, win
);

/// The handle of a window.
pub(crate) fn win<D: Dialect>(rt: &Runtime, win: &Rc<oxmpi_rma::Win>) -> D::Handle {
    oxmpi_rma::publish(rt, win).map_or_else(|_| D::null(Kind::Win), D::run_time)
}

/// The handle of a communicator, published when it has none.
pub(crate) fn comm<D: Dialect>(rt: &Runtime, comm: &Rc<oxmpi_mpi::Comm>) -> D::Handle {
    match comm.predefined {
        Some(PredefinedComm::World) => D::predefined(Predefined::World),
        Some(PredefinedComm::SelfOnly) => D::predefined(Predefined::SelfComm),
        None => D::run_time(rt.comms.publish(comm)),
    }
}

/// The handle of a group.
pub(crate) fn group<D: Dialect>(rt: &Runtime, group: &Rc<oxmpi_mpi::Group>) -> D::Handle {
    if Rc::ptr_eq(group, rt.group_empty()) {
        return D::predefined(Predefined::GroupEmpty);
    }
    D::run_time(rt.groups.publish(group))
}

/// The handle of a datatype.
pub(crate) fn datatype<D: Dialect>(rt: &Runtime, t: &Rc<oxmpi_mpi::TypeObj>) -> D::Handle {
    match t.named() {
        Some(named) => D::datatype(named),
        None => D::run_time(rt.types.publish(t)),
    }
}

/// The handle of an operation.
pub(crate) fn op<D: Dialect>(rt: &Runtime, op: &Rc<oxmpi_mpi::OpObj>) -> D::Handle {
    match op.predefined {
        Some(kind) => D::op(kind),
        None => D::run_time(rt.ops.publish(op)),
    }
}

/// The handle of an info object.
pub(crate) fn info<D: Dialect>(rt: &Runtime, info: &Rc<oxmpi_mpi::Info>) -> D::Handle {
    if info.read_only && Rc::ptr_eq(info, rt.info_env()) {
        return D::predefined(Predefined::InfoEnv);
    }
    D::run_time(rt.infos.publish(info))
}

/// The handle of an error handler.
pub(crate) fn errhandler<D: Dialect>(rt: &Runtime, e: &Rc<oxmpi_mpi::Errhandler>) -> D::Handle {
    use oxmpi_mpi::ErrhandlerKind::{Abort, Fatal, Return, User};
    let name = match e.kind {
        Fatal => ErrhandlerName::AreFatal,
        Abort => ErrhandlerName::Abort,
        Return => ErrhandlerName::Return,
        User(..) => return D::run_time(rt.errhandlers.publish(e)),
    };
    D::predefined(Predefined::Errhandler(name))
}

/// The handle of a session.
pub(crate) fn session<D: Dialect>(rt: &Runtime, session: &Rc<oxmpi_mpi::Session>) -> D::Handle {
    D::run_time(rt.sessions.publish(session))
}

place!(
    /// `MPI_Message`
    Message, D::Handle
);

impl<D: Dialect> Put<MessageRef> for Message<D> {
    fn put(&self, rt: &Runtime, value: MessageRef) {
        self.place.write(match value {
            MessageRef::NoProc => D::predefined(Predefined::MessageNoProc),
            MessageRef::Real(m) => D::run_time(rt.messages.publish(&m)),
        });
    }
}

impl<D: Dialect> Message<D> {
    /// The message whose handle is there.
    pub fn read(&self, rt: &Runtime) -> Result<arg::Message<D>> {
        // SAFETY: not null, and the caller of the MPI function passes a handle there.
        arg::Message::new(rt, unsafe { self.place.0.read_unaligned() }, "message")
    }

    /// Leaves the null handle there.
    pub fn clear(&self) {
        self.place.write(D::null(Kind::Message));
    }

    /// Hands an outcome on; a message that is gone although the call failed leaves the null handle there.
    #[inline(always)]
    pub fn after<T>(&self, rt: &Runtime, outcome: Result<T>) -> Result<T> {
        let there = || self.read(rt).is_ok_and(|m| m.get().is_ok());
        after(outcome, there, || self.clear())
    }
}
