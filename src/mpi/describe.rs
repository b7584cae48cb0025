//! How error messages speak of an object: its name if it has one, its handle as the program sees it, and what it is.

use crate::table::Id;
use crate::{Comm, Errhandler, ErrhandlerKind, Keyval, KeyvalRef, Session, TypeObj};
use oxmpi_types::Kind;

/// Name, handle, and what it is, as far as there is each.
pub fn object(name: &str, id: &Id, what: &str) -> String {
    match (name, id.handle()) {
        ("", None) => what.to_owned(),
        ("", Some(handle)) => format!("{:#x} ({what})", handle.bits()),
        (_, None) => format!("\"{name}\" ({what})"),
        (_, Some(handle)) => format!("\"{name}\" ({:#x}, {what})", handle.bits()),
    }
}

/// `1 rank`, `2 ranks`.
pub fn ranks(n: u32) -> String {
    format!("{n} rank{}", if n == 1 { "" } else { "s" })
}

/// Objects of a kind, in the words of an error message.
pub fn things(kind: Kind) -> &'static str {
    match kind {
        Kind::Comm => "communicators",
        Kind::Datatype => "datatypes",
        Kind::Win => "windows",
        Kind::File => "files",
        _ => "sessions",
    }
}

impl Comm {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        let what = match &self.remote {
            Some(remote) => format!(
                "an intercommunicator of {} and {}",
                self.group.size(),
                ranks(remote.size())
            ),
            None => format!("an intracommunicator of {}", ranks(self.size())),
        };
        let name = self.name.borrow();
        // A name that the program has set may say anything, also that of another communicator.
        match self.predefined {
            Some(which) => format!("{} ({what})", which.name()),
            None => object(&name, &self.id, &what),
        }
    }
}

impl TypeObj {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        let name = self.name.borrow();
        if self.named().is_some() {
            return name.clone();
        }
        let t = &self.datatype;
        let what = format!("{} of {} bytes", t.combiner().name(), t.size());
        object(&name, &self.id, &what)
    }
}

impl Session {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        object("", &self.id, "a session")
    }
}

impl Errhandler {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        match &self.kind {
            ErrhandlerKind::Fatal => "MPI_ERRORS_ARE_FATAL".to_owned(),
            ErrhandlerKind::Abort => "MPI_ERRORS_ABORT".to_owned(),
            ErrhandlerKind::Return => "MPI_ERRORS_RETURN".to_owned(),
            ErrhandlerKind::User(kind, _) => object(
                "",
                &self.id,
                &format!("an error handler for {}", things(*kind)),
            ),
        }
    }
}

impl Keyval {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        let what = format!("a key for {}", things(self.owner));
        object("", &self.id, &what)
    }
}

impl KeyvalRef {
    /// For error messages.
    #[cold]
    pub fn describe(&self) -> String {
        match self {
            KeyvalRef::Predefined(key) => key.name().to_owned(),
            KeyvalRef::User(key) => key.describe(),
        }
    }
}
