//! Attributes (MPI 5.0 section 7.7): keys, values, and the callbacks at duplication and deletion.
//!
//! The functions on windows take the window's [`Attrs`], because windows belong to the room above.

use crate::callbacks::{AttrOwner, CopyFn, DeleteFn};
use crate::describe::things;
use crate::table::Id;
use crate::{Attrs, Comm, Keyval, KeyvalRef, PredefinedKey, Runtime, TypeObj};
use oxmpi_types::{Error, Kind, RankArg, Result, err, fail};
use std::cell::Cell;
use std::rc::Rc;

/// An attribute's value. What the user set comes back as it is; a program gets the address of a predefined value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrValue {
    /// What the user passed.
    User(usize),
    /// An int.
    Int(i32),
    /// A rank, which may be one of the special values.
    Rank(RankArg),
    /// A truth value.
    Flag(bool),
    /// The last error class or code made by the user; `None`: the dialect's `MPI_ERR_LASTCODE`.
    LastUsedCode(Option<i32>),
}

/// `MPI_COMM_DUP_FN` and its kin: a duplicate gets the same value.
pub struct DupFn;

impl CopyFn for DupFn {
    fn copy(&self, _: &AttrOwner, _: &KeyvalRef, _: usize, value: usize) -> Result<Option<usize>> {
        Ok(Some(value))
    }
}

/// The argument that names a key, for objects of `kind`.
fn argument(kind: Kind) -> &'static str {
    match kind {
        Kind::Comm => "comm_keyval",
        Kind::Datatype => "type_keyval",
        _ => "win_keyval",
    }
}

/// The user's key, if it may be used on objects of `kind`. A freed key still names the attributes that use it:
/// they are read and deleted by it.
fn user_key(keyval: &KeyvalRef, kind: Kind) -> Result<&Rc<Keyval>> {
    match keyval {
        KeyvalRef::Predefined(key) => fail!(
            Keyval,
            "{} is {}, which the library sets and nobody else",
            argument(kind),
            key.name()
        ),
        KeyvalRef::User(key) if key.owner != kind => fail!(
            Keyval,
            "{} is {}, but is used on one of the {}",
            argument(kind),
            key.describe(),
            things(kind)
        ),
        KeyvalRef::User(key) => Ok(key),
    }
}

/// Refuses a key that the user has freed.
fn living(key: &Rc<Keyval>) -> Result<&Rc<Keyval>> {
    if key.freed.get() {
        fail!(
            Keyval,
            "{} is {}, which has been freed",
            argument(key.owner),
            key.describe()
        );
    }
    Ok(key)
}

impl PredefinedKey {
    /// The MPI name.
    pub const fn name(self) -> &'static str {
        match self {
            PredefinedKey::TagUb => "MPI_TAG_UB",
            PredefinedKey::Host => "MPI_HOST",
            PredefinedKey::Io => "MPI_IO",
            PredefinedKey::WtimeIsGlobal => "MPI_WTIME_IS_GLOBAL",
            PredefinedKey::UniverseSize => "MPI_UNIVERSE_SIZE",
            PredefinedKey::LastUsedCode => "MPI_LASTUSEDCODE",
            PredefinedKey::Appnum => "MPI_APPNUM",
            PredefinedKey::WinBase => "MPI_WIN_BASE",
            PredefinedKey::WinSize => "MPI_WIN_SIZE",
            PredefinedKey::WinDispUnit => "MPI_WIN_DISP_UNIT",
            PredefinedKey::WinCreateFlavor => "MPI_WIN_CREATE_FLAVOR",
            PredefinedKey::WinModel => "MPI_WIN_MODEL",
        }
    }

    /// The value on a communicator; an error for the keys of windows.
    fn on_comm(self, rt: &Runtime) -> Result<Option<AttrValue>> {
        Ok(match self {
            PredefinedKey::TagUb => Some(AttrValue::Int(i32::MAX)),
            PredefinedKey::Host => Some(AttrValue::Rank(RankArg::ProcNull)),
            // Every process can do input and output.
            PredefinedKey::Io => Some(AttrValue::Rank(RankArg::Any)),
            // All ranks read the same clock of one machine.
            PredefinedKey::WtimeIsGlobal => Some(AttrValue::Flag(true)),
            PredefinedKey::UniverseSize => {
                let size = rt.job().map(|j| j.universe_size().unwrap_or(j.size()));
                size.map(|n| AttrValue::Int(n as i32))
            }
            PredefinedKey::Appnum => rt.job().and_then(|j| j.appnum()).map(AttrValue::Int),
            PredefinedKey::LastUsedCode => Some(AttrValue::LastUsedCode(rt.errors.last_used())),
            _ => fail!(
                Keyval,
                "comm_keyval is {}, which is for windows, not for communicators",
                self.name()
            ),
        })
    }
}

/// Makes a key for objects of kind `owner` (`Comm`, `Datatype` or `Win`).
pub fn create_keyval(
    rt: &Runtime,
    owner: Kind,
    copy: Option<Rc<dyn CopyFn>>,
    delete: Option<Rc<dyn DeleteFn>>,
    extra_state: usize,
) -> Result<Rc<Keyval>> {
    rt.active()?;
    let key = Rc::new(Keyval {
        id: Id::new(),
        owner,
        copy,
        delete,
        extra_state,
        freed: Cell::new(false),
        uses: Cell::new(0),
    });
    rt.keyvals.publish(&key);
    Ok(key)
}

/// Takes a key away from the user; attributes that use it stay, and their callbacks will be called. While they do, freeing
/// another copy of the key's number is legal and changes nothing.
pub fn free_keyval(rt: &Runtime, owner: Kind, keyval: &KeyvalRef) -> Result<()> {
    rt.active()?;
    let key = user_key(keyval, owner)?;
    key.freed.set(true);
    forget_unused(rt, key);
    Ok(())
}

/// Callbacks are handed the key's number, so it stays known as long as an attribute may call one.
fn forget_unused(rt: &Runtime, key: &Rc<Keyval>) {
    if key.freed.get() && key.uses.get() == 0 {
        rt.keyvals.release(key);
    }
}

/// The value of a user's key in `attrs`.
pub fn get(attrs: &Attrs, kind: Kind, keyval: &KeyvalRef) -> Result<Option<usize>> {
    let key = user_key(keyval, kind)?;
    let entries = attrs.entries.borrow();
    let entry = entries.iter().find(|(k, _)| Rc::ptr_eq(k, key));
    Ok(entry.map(|(_, value)| *value))
}

/// Sets the value of a key in `attrs` of `owner`; the old one, if any, is deleted first.
pub fn set(
    rt: &Runtime,
    owner: &AttrOwner,
    attrs: &Attrs,
    keyval: &KeyvalRef,
    value: usize,
) -> Result<()> {
    let key = living(user_key(keyval, owner.kind())?)?;
    let old = get(attrs, owner.kind(), keyval)?;
    if let Some(old) = old {
        call_delete(owner, key, old)?;
    }
    // The callback may have changed the list.
    let mut entries = attrs.entries.borrow_mut();
    match entries.iter_mut().find(|(k, _)| Rc::ptr_eq(k, key)) {
        Some(entry) => entry.1 = value,
        None => {
            key.uses.set(key.uses.get() + 1);
            entries.push((key.clone(), value));
        }
    }
    drop(entries);
    forget_unused(rt, key);
    Ok(())
}

/// Deletes the attribute of a key.
pub fn delete(rt: &Runtime, owner: &AttrOwner, attrs: &Attrs, keyval: &KeyvalRef) -> Result<()> {
    let key = user_key(keyval, owner.kind())?;
    let Some(value) = get(attrs, owner.kind(), keyval)? else {
        fail!(
            Keyval,
            "{} is {}, which has no attribute on this object",
            argument(owner.kind()),
            key.describe()
        );
    };
    delete_one(rt, owner, attrs, key, value)
}

fn call_delete(owner: &AttrOwner, key: &Rc<Keyval>, value: usize) -> Result<()> {
    match &key.delete {
        Some(function) => {
            function.delete(owner, &KeyvalRef::User(key.clone()), value, key.extra_state)
        }
        None => Ok(()),
    }
}

/// Calls the delete function; the attribute stays when it fails.
fn delete_one(
    rt: &Runtime,
    owner: &AttrOwner,
    attrs: &Attrs,
    key: &Rc<Keyval>,
    value: usize,
) -> Result<()> {
    call_delete(owner, key, value)?;
    let mut entries = attrs.entries.borrow_mut();
    if let Some(i) = entries.iter().rposition(|(k, _)| Rc::ptr_eq(k, key)) {
        entries.remove(i);
        key.uses.set(key.uses.get().saturating_sub(1));
    }
    drop(entries);
    forget_unused(rt, key);
    Ok(())
}

/// Copies what the copy functions want copied from `old`'s attributes to those of its duplicate.
pub fn copy_all(rt: &Runtime, old: &AttrOwner, from: &Attrs, to: &Attrs) -> Result<()> {
    // The callbacks may change the list, so they work on a snapshot.
    let entries = from.entries.borrow().clone();
    for (key, value) in entries {
        let Some(function) = &key.copy else {
            continue;
        };
        let keyval = KeyvalRef::User(key.clone());
        match function.copy(old, &keyval, key.extra_state, value) {
            Ok(Some(copy)) => {
                key.uses.set(key.uses.get() + 1);
                to.entries.borrow_mut().push((key.clone(), copy));
            }
            Ok(None) => {}
            Err(error) => {
                // The duplicate will not come to be; its entries must not hold keys back.
                let dropped = std::mem::take(&mut *to.entries.borrow_mut());
                for (key, _) in dropped {
                    key.uses.set(key.uses.get().saturating_sub(1));
                    forget_unused(rt, &key);
                }
                return Err(error);
            }
        }
    }
    Ok(())
}

/// Deletes all attributes of an object that goes away, the newest first. When a delete function fails, what is
/// left stays.
pub fn delete_all(rt: &Runtime, owner: &AttrOwner, attrs: &Attrs) -> Result<()> {
    loop {
        let last = attrs.entries.borrow().last().cloned();
        let Some((key, value)) = last else {
            return Ok(());
        };
        delete_one(rt, owner, attrs, &key, value)?;
    }
}

impl AttrOwner {
    /// The kind of object.
    pub fn kind(&self) -> Kind {
        match self {
            AttrOwner::Comm(_) => Kind::Comm,
            AttrOwner::Type(_) => Kind::Datatype,
            AttrOwner::Win(_) => Kind::Win,
        }
    }
}

/// `MPI_Comm_create_keyval`
pub fn comm_create_keyval(
    rt: &Runtime,
    copy: Option<Rc<dyn CopyFn>>,
    delete: Option<Rc<dyn DeleteFn>>,
    extra_state: usize,
) -> Result<Rc<Keyval>> {
    create_keyval(rt, Kind::Comm, copy, delete, extra_state)
}

/// `MPI_Comm_free_keyval`
pub fn comm_free_keyval(rt: &Runtime, comm_keyval: &KeyvalRef) -> Result<()> {
    free_keyval(rt, Kind::Comm, comm_keyval)
}

/// `MPI_Comm_get_attr`; `None`: no such attribute (flag is false).
pub fn comm_get_attr(
    rt: &Runtime,
    comm: &Rc<Comm>,
    comm_keyval: &KeyvalRef,
) -> Result<Option<AttrValue>> {
    rt.active()?;
    if let KeyvalRef::Predefined(key) = comm_keyval {
        return key.on_comm(rt);
    }
    Ok(get(&comm.attrs, Kind::Comm, comm_keyval)?.map(AttrValue::User))
}

/// `MPI_Comm_set_attr`
pub fn comm_set_attr(
    rt: &Runtime,
    comm: &Rc<Comm>,
    comm_keyval: &KeyvalRef,
    attribute_val: usize,
) -> Result<()> {
    rt.active()?;
    let owner = AttrOwner::Comm(comm.clone());
    set(rt, &owner, &comm.attrs, comm_keyval, attribute_val)
}

/// `MPI_Comm_delete_attr`
pub fn comm_delete_attr(rt: &Runtime, comm: &Rc<Comm>, comm_keyval: &KeyvalRef) -> Result<()> {
    rt.active()?;
    let owner = AttrOwner::Comm(comm.clone());
    delete(rt, &owner, &comm.attrs, comm_keyval)
}

/// `MPI_Type_create_keyval`
pub fn type_create_keyval(
    rt: &Runtime,
    copy: Option<Rc<dyn CopyFn>>,
    delete: Option<Rc<dyn DeleteFn>>,
    extra_state: usize,
) -> Result<Rc<Keyval>> {
    create_keyval(rt, Kind::Datatype, copy, delete, extra_state)
}

/// `MPI_Type_free_keyval`
pub fn type_free_keyval(rt: &Runtime, type_keyval: &KeyvalRef) -> Result<()> {
    free_keyval(rt, Kind::Datatype, type_keyval)
}

/// A predefined key on an object that has none of them.
fn no_predefined(keyval: &KeyvalRef, kind: Kind) -> Result<()> {
    match keyval {
        KeyvalRef::Predefined(key) => Err(wrong_predefined(*key, kind)),
        KeyvalRef::User(_) => Ok(()),
    }
}

fn wrong_predefined(key: PredefinedKey, kind: Kind) -> Error {
    err!(
        Keyval,
        "{} is {}, which {} do not have",
        argument(kind),
        key.name(),
        things(kind)
    )
}

/// `MPI_Type_get_attr`; `None`: no such attribute (flag is false).
pub fn type_get_attr(
    rt: &Runtime,
    datatype: &Rc<TypeObj>,
    type_keyval: &KeyvalRef,
) -> Result<Option<AttrValue>> {
    rt.active()?;
    no_predefined(type_keyval, Kind::Datatype)?;
    Ok(get(&datatype.attrs, Kind::Datatype, type_keyval)?.map(AttrValue::User))
}

/// `MPI_Type_set_attr`
pub fn type_set_attr(
    rt: &Runtime,
    datatype: &Rc<TypeObj>,
    type_keyval: &KeyvalRef,
    attribute_val: usize,
) -> Result<()> {
    rt.active()?;
    let owner = AttrOwner::Type(datatype.clone());
    set(rt, &owner, &datatype.attrs, type_keyval, attribute_val)
}

/// `MPI_Type_delete_attr`
pub fn type_delete_attr(
    rt: &Runtime,
    datatype: &Rc<TypeObj>,
    type_keyval: &KeyvalRef,
) -> Result<()> {
    rt.active()?;
    let owner = AttrOwner::Type(datatype.clone());
    delete(rt, &owner, &datatype.attrs, type_keyval)
}

/// `MPI_Win_create_keyval`
pub fn win_create_keyval(
    rt: &Runtime,
    copy: Option<Rc<dyn CopyFn>>,
    delete: Option<Rc<dyn DeleteFn>>,
    extra_state: usize,
) -> Result<Rc<Keyval>> {
    create_keyval(rt, Kind::Win, copy, delete, extra_state)
}

/// `MPI_Win_free_keyval`
pub fn win_free_keyval(rt: &Runtime, win_keyval: &KeyvalRef) -> Result<()> {
    free_keyval(rt, Kind::Win, win_keyval)
}
