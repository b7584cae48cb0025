//! Names, hints, groups, error handlers and attributes of windows.

use crate::window::{Flavor, Win};
use oxmpi_mpi::{
    Errhandler, Group, Info, KeyvalRef, PredefinedKey, Runtime, alloc_kinds, attr, errhandler,
};
use oxmpi_types::{Kind, Result, fail};
use std::rc::Rc;

/// The value of an attribute of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinAttr {
    /// What the user set, or an address that the program gets as it is.
    Value(usize),
    /// How the window was made; the program gets the address of the dialect's number.
    Flavor(Flavor),
    /// `MPI_WIN_UNIFIED`; the program gets the address of the dialect's number.
    Unified,
}

/// `MPI_Win_get_attr`
pub fn win_get_attr(
    rt: &Runtime,
    win: &Rc<Win>,
    win_keyval: &KeyvalRef,
) -> Result<Option<WinAttr>> {
    rt.active()?;
    win.alive()?;
    let key = match win_keyval {
        KeyvalRef::User(_) => {
            return Ok(attr::get(&win.attrs, Kind::Win, win_keyval)?.map(WinAttr::Value));
        }
        KeyvalRef::Predefined(key) => key,
    };
    Ok(Some(match key {
        PredefinedKey::WinBase => WinAttr::Value(win.base.expose_provenance()),
        PredefinedKey::WinSize => WinAttr::Value((&raw const *win.size).expose_provenance()),
        PredefinedKey::WinDispUnit => WinAttr::Value((&raw const *win.unit).expose_provenance()),
        PredefinedKey::WinCreateFlavor => WinAttr::Flavor(win.flavor()),
        PredefinedKey::WinModel => WinAttr::Unified,
        other => fail!(
            Keyval,
            "win_keyval is {}, which is for communicators, not for windows",
            other.name()
        ),
    }))
}

/// `MPI_Win_set_attr`
pub fn win_set_attr(
    rt: &Runtime,
    win: &Rc<Win>,
    win_keyval: &KeyvalRef,
    attribute_val: usize,
) -> Result<()> {
    rt.active()?;
    win.alive()?;
    attr::set(rt, &win.owner()?, &win.attrs, win_keyval, attribute_val)
}

/// `MPI_Win_delete_attr`
pub fn win_delete_attr(rt: &Runtime, win: &Rc<Win>, win_keyval: &KeyvalRef) -> Result<()> {
    rt.active()?;
    win.alive()?;
    attr::delete(rt, &win.owner()?, &win.attrs, win_keyval)
}

/// `MPI_Win_get_group`
pub fn win_get_group(rt: &Runtime, win: &Rc<Win>) -> Result<Rc<Group>> {
    rt.active()?;
    win.alive()?;
    Ok(win.group().clone())
}

/// `MPI_Win_set_name`
pub fn win_set_name(rt: &Runtime, win: &Rc<Win>, win_name: &str) -> Result<()> {
    rt.active()?;
    win.alive()?;
    *win.name.borrow_mut() = win_name.to_owned();
    Ok(())
}

/// `MPI_Win_get_name`: `MPI_WIN_NULL` has a name too.
pub fn win_get_name(rt: &Runtime, win: Option<&Rc<Win>>) -> Result<String> {
    rt.active()?;
    let Some(win) = win else {
        return Ok("MPI_WIN_NULL".to_owned());
    };
    win.alive()?;
    Ok(win.name.borrow().clone())
}

/// `MPI_Win_set_errhandler`
pub fn win_set_errhandler(rt: &Runtime, win: &Rc<Win>, errhandler: &Rc<Errhandler>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    errhandler::check_kind(errhandler, Kind::Win)?;
    let old = win.errhandler.replace(errhandler.clone());
    drop(old);
    Ok(())
}

/// `MPI_Win_get_errhandler`
pub fn win_get_errhandler(rt: &Runtime, win: &Rc<Win>) -> Result<Rc<Errhandler>> {
    rt.active()?;
    win.alive()?;
    Ok(win.errhandler.borrow().clone())
}

/// The hints about windows that the library knows, with what holds when nobody gives them; none changes what a window
/// does. Hints without such a value are listed once they are given.
const HINTS: [(&str, Option<&str>); 8] = [
    ("no_locks", Some("false")),
    ("accumulate_ordering", Some("rar,raw,war,waw")),
    ("accumulate_ops", Some("same_op_no_op")),
    ("same_size", Some("false")),
    ("same_disp_unit", Some("false")),
    ("alloc_shared_noncontig", None),
    ("mpi_minimum_memory_alignment", None),
    ("mpi_accumulate_granularity", None),
];

/// The hints in effect for a new window.
pub(crate) fn first_hints(given: Option<&Rc<Info>>) -> Rc<Info> {
    let preset =
        |(key, value): &(&str, Option<&str>)| Some((key.to_string(), value.as_ref()?.to_string()));
    hints(&Info::new(HINTS.iter().filter_map(preset).collect()), given)
}

/// The hints in effect after `given` is applied to `before`; what the library does not know is ignored.
fn hints(before: &Info, given: Option<&Rc<Info>>) -> Rc<Info> {
    let mut pairs = before.pairs.borrow().clone();
    for (key, _) in HINTS {
        let Some(value) = given.and_then(|i| i.get(key)) else {
            continue;
        };
        match pairs.iter_mut().find(|(k, _)| k == key) {
            Some(pair) => pair.1 = value,
            None => pairs.push((key.to_owned(), value)),
        }
    }
    let new = Info::new(pairs);
    alloc_kinds::take(&new, given);
    new
}

/// `MPI_Win_set_info`
pub fn win_set_info(rt: &Runtime, win: &Rc<Win>, info: Option<Rc<Info>>) -> Result<()> {
    rt.active()?;
    win.alive()?;
    let new = hints(&win.info.borrow(), info.as_ref());
    *win.info.borrow_mut() = new;
    Ok(())
}

/// `MPI_Win_get_info`
pub fn win_get_info(rt: &Runtime, win: &Rc<Win>) -> Result<Rc<Info>> {
    rt.active()?;
    win.alive()?;
    Ok(Info::new(alloc_kinds::with_granted(&win.info.borrow())))
}
