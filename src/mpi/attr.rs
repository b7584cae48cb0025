//! Attributes (MPI 5.0 section 7.7).

use crate::callbacks::AttrOwner;
use crate::{Attrs, Runtime};
use oxmpi_types::Result;

/// Copies what the copy functions want copied from `old`'s attributes to those of its duplicate.
pub fn copy_all(rt: &Runtime, old: &AttrOwner, from: &Attrs, to: &Attrs) -> Result<()> {
    let _ = (rt, old, from, to);
    todo!()
}

/// Deletes all attributes of an object that goes away, the newest first.
pub fn delete_all(rt: &Runtime, owner: &AttrOwner, attrs: &Attrs) -> Result<()> {
    let _ = (rt, owner, attrs);
    todo!()
}
