//! Error handlers, and the classes, codes and strings that programs add (MPI 5.0 sections 9.3 to 9.5).
//!
//! Only the door calls handlers; here they are made, attached and freed.

use crate::callbacks::ErrhandlerFn;
use crate::describe::things;
use crate::{Comm, Errhandler, ErrhandlerKind, Runtime, Session};
use oxmpi_types::{Error, ErrorClass, Kind, Result, fail};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// The number of the first class or code that a program adds: above `MPI_ERR_LASTCODE` of every dialect.
pub const FIRST_USER: i32 = 0x4000_0000;

/// An error code or class argument, once the dialect's numbers have been taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    /// `MPI_SUCCESS`
    Success,
    /// One of the standard's classes, which are also codes.
    Class(ErrorClass),
    /// [`FIRST_USER`] or above: made by the program.
    User(i32),
    /// A number that means nothing.
    Unknown(i32),
}

/// What a number of the program's stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// A class, with how many codes it has.
    Class { codes: u32 },
    /// A code of that class.
    Code(ErrorCode),
    /// Removed.
    Gone,
}

struct UserError {
    meaning: Meaning,
    /// The standard asks for an empty string until one is added.
    text: Option<String>,
}

/// The classes and codes that the program added. Their numbers are [`FIRST_USER`] and up; the number of a removed one is
/// given out again after all that were removed before it, and `MPI_LASTUSEDCODE` never goes down.
#[derive(Default)]
pub struct UserErrors {
    list: RefCell<Vec<UserError>>,
    gone: RefCell<VecDeque<i32>>,
}

impl UserErrors {
    /// The last number given out.
    pub fn last_used(&self) -> Option<i32> {
        let n = self.list.borrow().len() as i32;
        (n > 0).then(|| FIRST_USER + n - 1)
    }

    fn add(&self, meaning: Meaning) -> i32 {
        if let Meaning::Code(ErrorCode::User(class)) = meaning {
            self.count(class, 1);
        }
        let mut list = self.list.borrow_mut();
        let new = UserError {
            meaning,
            text: None,
        };
        if let Some(number) = self.gone.borrow_mut().pop_front() {
            list[(number - FIRST_USER) as usize] = new;
            return number;
        }
        list.push(new);
        FIRST_USER + (list.len() as i32 - 1)
    }

    /// Adds to the number of a class's codes.
    fn count(&self, class: i32, more: i32) {
        self.with(class, |e| {
            if let Meaning::Class { codes } = &mut e.meaning {
                *codes = codes.saturating_add_signed(more);
            }
        });
    }

    fn with<R>(&self, number: i32, f: impl FnOnce(&mut UserError) -> R) -> Option<R> {
        let index = usize::try_from(number.checked_sub(FIRST_USER)?).ok()?;
        let mut list = self.list.borrow_mut();
        let entry = list.get_mut(index)?;
        (entry.meaning != Meaning::Gone).then(|| f(entry))
    }

    fn meaning(&self, number: i32) -> Option<Meaning> {
        self.with(number, |e| e.meaning)
    }
}

impl Runtime {
    fn known(&self, name: &str, code: ErrorCode) -> Result<ErrorCode> {
        match code {
            ErrorCode::User(n) if self.errors.meaning(n).is_none() => {
                fail!(
                    Arg,
                    "{name} is {n:#x}, which has not been added or has been removed"
                )
            }
            ErrorCode::Unknown(n) => fail!(Arg, "{name} is {n}, which is no error code"),
            code => Ok(code),
        }
    }

    /// The number of a class or code that the program added, with what it means.
    fn added(&self, name: &str, code: ErrorCode) -> Result<(i32, Meaning)> {
        match self.known(name, code)? {
            ErrorCode::User(n) => match self.errors.meaning(n) {
                Some(meaning) => Ok((n, meaning)),
                None => fail!(Arg, "{name} is {n:#x}, which has been removed"),
            },
            _ => fail!(
                Arg,
                "{name} is predefined, must be one that the program added"
            ),
        }
    }
}

/// `MPI_Add_error_class`
pub fn add_error_class(rt: &Runtime) -> Result<i32> {
    Ok(rt.errors.add(Meaning::Class { codes: 0 }))
}

/// `MPI_Add_error_code`
pub fn add_error_code(rt: &Runtime, errorclass: ErrorCode) -> Result<i32> {
    let class = rt.known("errorclass", errorclass)?;
    if let ErrorCode::User(n) = class
        && !matches!(rt.errors.meaning(n), Some(Meaning::Class { .. }))
    {
        fail!(Arg, "errorclass is {n:#x}, which is a code, not a class");
    }
    Ok(rt.errors.add(Meaning::Code(class)))
}

/// `MPI_Add_error_string`
pub fn add_error_string(rt: &Runtime, errorcode: ErrorCode, string: &str) -> Result<()> {
    let (n, _) = rt.added("errorcode", errorcode)?;
    rt.errors.with(n, |e| e.text = Some(string.to_owned()));
    Ok(())
}

/// `MPI_Remove_error_class`
pub fn remove_error_class(rt: &Runtime, errorclass: ErrorCode) -> Result<()> {
    let (n, meaning) = rt.added("errorclass", errorclass)?;
    let Meaning::Class { codes } = meaning else {
        fail!(Arg, "errorclass is {n:#x}, which is a code, not a class");
    };
    if codes > 0 {
        fail!(Arg, "errorclass is {n:#x}, which still has error codes");
    }
    remove(rt, "errorclass", n)
}

/// `MPI_Remove_error_code`
pub fn remove_error_code(rt: &Runtime, errorcode: ErrorCode) -> Result<()> {
    let (n, meaning) = rt.added("errorcode", errorcode)?;
    let Meaning::Code(class) = meaning else {
        fail!(Arg, "errorcode is {n:#x}, which is a class, not a code");
    };
    remove(rt, "errorcode", n)?;
    if let ErrorCode::User(class) = class {
        rt.errors.count(class, -1);
    }
    Ok(())
}

fn remove(rt: &Runtime, name: &str, n: i32) -> Result<()> {
    let has_text = rt.errors.with(n, |e| {
        if e.text.is_none() {
            e.meaning = Meaning::Gone;
        }
        e.text.is_some()
    });
    if has_text == Some(true) {
        fail!(
            Arg,
            "{name} is {n:#x}, which still has an error string (MPI_Remove_error_string)"
        );
    }
    rt.errors.gone.borrow_mut().push_back(n);
    Ok(())
}

/// `MPI_Remove_error_string`
pub fn remove_error_string(rt: &Runtime, errorcode: ErrorCode) -> Result<()> {
    let (n, _) = rt.added("errorcode", errorcode)?;
    let had = rt.errors.with(n, |e| e.text.take().is_some());
    if had != Some(true) {
        fail!(Arg, "errorcode is {n:#x}, which has no error string");
    }
    Ok(())
}

/// `MPI_Error_class`
pub fn error_class(rt: &Runtime, errorcode: ErrorCode) -> Result<ErrorCode> {
    let code = rt.known("errorcode", errorcode)?;
    if let ErrorCode::User(n) = code
        && let Some(Meaning::Code(class)) = rt.errors.meaning(n)
    {
        return Ok(class);
    }
    Ok(code)
}

/// `MPI_Error_string`
pub fn error_string(rt: &Runtime, errorcode: ErrorCode) -> Result<String> {
    Ok(match rt.known("errorcode", errorcode)? {
        ErrorCode::Success => "MPI_SUCCESS: no error".to_owned(),
        ErrorCode::Class(class) => format!("{}: {}", class.name(), class.explanation()),
        ErrorCode::User(n) => rt
            .errors
            .with(n, |e| e.text.clone())
            .flatten()
            .unwrap_or_default(),
        ErrorCode::Unknown(_) => String::new(),
    })
}

/// The error to raise for a code that the program hands to `MPI_Comm_call_errhandler` and its kin.
pub fn error_of(rt: &Runtime, errorcode: ErrorCode) -> Result<Error> {
    let code = rt.known("errorcode", errorcode)?;
    Ok(match code {
        ErrorCode::Class(class) => Error::new(class, class.explanation()),
        ErrorCode::User(n) => {
            let mut error = Error::user(n, error_string(rt, code)?);
            if let ErrorCode::Class(class) = error_class(rt, code)? {
                error.class = class;
            }
            error
        }
        _ => fail!(Arg, "errorcode is MPI_SUCCESS, which is no error"),
    })
}

fn create(rt: &Runtime, kind: Kind, function: Rc<dyn ErrhandlerFn>) -> Result<Rc<Errhandler>> {
    let _ = rt;
    Ok(Errhandler::new(ErrhandlerKind::User(kind, function)))
}

/// `MPI_Comm_create_errhandler`
pub fn comm_create_errhandler(
    rt: &Runtime,
    comm_errhandler_fn: Rc<dyn ErrhandlerFn>,
) -> Result<Rc<Errhandler>> {
    create(rt, Kind::Comm, comm_errhandler_fn)
}

/// `MPI_Win_create_errhandler`
pub fn win_create_errhandler(
    rt: &Runtime,
    win_errhandler_fn: Rc<dyn ErrhandlerFn>,
) -> Result<Rc<Errhandler>> {
    create(rt, Kind::Win, win_errhandler_fn)
}

/// `MPI_File_create_errhandler`
pub fn file_create_errhandler(
    rt: &Runtime,
    file_errhandler_fn: Rc<dyn ErrhandlerFn>,
) -> Result<Rc<Errhandler>> {
    create(rt, Kind::File, file_errhandler_fn)
}

/// `MPI_Session_create_errhandler`
pub fn session_create_errhandler(
    rt: &Runtime,
    session_errhandler_fn: Rc<dyn ErrhandlerFn>,
) -> Result<Rc<Errhandler>> {
    create(rt, Kind::Session, session_errhandler_fn)
}

/// Refuses a user's handler that was made for another kind of object.
pub fn check_kind(errhandler: &Errhandler, kind: Kind) -> Result<()> {
    match &errhandler.kind {
        ErrhandlerKind::User(made_for, _) if *made_for != kind => fail!(
            Errhandler,
            "errhandler is {}, but is set on one of the {}",
            errhandler.describe(),
            things(kind)
        ),
        _ => Ok(()),
    }
}

/// `MPI_Comm_set_errhandler`
pub fn comm_set_errhandler(
    rt: &Runtime,
    comm: &Rc<Comm>,
    errhandler: &Rc<Errhandler>,
) -> Result<()> {
    rt.active()?;
    check_kind(errhandler, Kind::Comm)?;
    let old = comm.errhandler.replace(errhandler.clone());
    drop(old);
    Ok(())
}

/// `MPI_Comm_get_errhandler`
pub fn comm_get_errhandler(rt: &Runtime, comm: &Rc<Comm>) -> Result<Rc<Errhandler>> {
    rt.active()?;
    Ok(comm.errhandler.borrow().clone())
}

/// `MPI_Session_set_errhandler`
pub fn session_set_errhandler(
    _: &Runtime,
    session: &Rc<Session>,
    errhandler: &Rc<Errhandler>,
) -> Result<()> {
    check_kind(errhandler, Kind::Session)?;
    let old = session.errhandler.replace(errhandler.clone());
    drop(old);
    Ok(())
}

/// `MPI_Session_get_errhandler`
pub fn session_get_errhandler(_: &Runtime, session: &Rc<Session>) -> Result<Rc<Errhandler>> {
    Ok(session.errhandler.borrow().clone())
}

/// `MPI_Errhandler_free`. A predefined handler may have come from `MPI_Comm_get_errhandler`, so freeing it is
/// legal and does nothing; objects that use the handler keep it.
pub fn errhandler_free(rt: &Runtime, errhandler: &Rc<Errhandler>) -> Result<()> {
    rt.errhandlers.release(errhandler);
    Ok(())
}
