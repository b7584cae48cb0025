//! Handles that name predefined objects, and tables to look them up.

use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_types::Handle;

/// The predefined error handlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named after the MPI constants")]
pub enum ErrhandlerName {
    AreFatal,
    Abort,
    Return,
}

/// What a handle argument names, before any table of run-time objects was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named after the MPI constants")]
pub enum Predefined {
    /// The null handle of its kind.
    Null,
    /// An object made at run time, if the table of its kind knows it.
    RunTime(Handle),
    World,
    SelfComm,
    GroupEmpty,
    Datatype(Named),
    Op(OpKind),
    Errhandler(ErrhandlerName),
    InfoEnv,
    MessageNoProc,
    /// Nothing at all.
    Bad,
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Number of predefined datatypes.
pub(super) const TYPES: usize = Named::ALL.len();

/// Predefined datatypes by a number below `N` that `index` makes of the handle.
pub(super) const fn types_by_index<const N: usize>(
    list: &[(&str, u64)],
    mask: u64,
    want: u64,
) -> [Option<Named>; N] {
    let mut out = [None; N];
    let mut i = 0;
    while i < list.len() {
        let (name, handle) = list[i];
        if handle & !(N as u64 - 1) & mask == want {
            let mut t = 0;
            while t < TYPES {
                if same(Named::ALL[t].1, name) {
                    out[(handle & (N as u64 - 1)) as usize] = Some(Named::ALL[t].0);
                }
                t += 1;
            }
        }
        i += 1;
    }
    out
}

/// Handles of the predefined datatypes by discriminant; `missing` for those a dialect does not know.
pub(super) const fn types_by_name(list: &[(&str, u64)], missing: u64) -> [u64; TYPES] {
    let mut out = [missing; TYPES];
    let mut t = 0;
    while t < TYPES {
        let mut i = 0;
        while i < list.len() {
            if same(Named::ALL[t].1, list[i].0) {
                out[t] = list[i].1;
            }
            i += 1;
        }
        t += 1;
    }
    out
}

/// Number of predefined operations.
pub(super) const OPS: usize = OpKind::ALL.len();

/// Predefined operations by the low bits of the handle.
pub(super) const fn ops_by_index<const N: usize>(list: &[(&str, u64)]) -> [Option<OpKind>; N] {
    let mut out = [None; N];
    let mut i = 0;
    while i < list.len() {
        let mut o = 0;
        while o < OPS {
            if same(OpKind::ALL[o].1, list[i].0) {
                out[(list[i].1 & (N as u64 - 1)) as usize] = Some(OpKind::ALL[o].0);
            }
            o += 1;
        }
        i += 1;
    }
    out
}

/// Handles of the predefined operations by position.
pub(super) const fn ops_by_name(list: &[(&str, u64)]) -> [u64; OPS] {
    let mut out = [0; OPS];
    let mut o = 0;
    while o < OPS {
        let mut i = 0;
        while i < list.len() {
            if same(OpKind::ALL[o].1, list[i].0) {
                out[o] = list[i].1;
            }
            i += 1;
        }
        o += 1;
    }
    out
}
