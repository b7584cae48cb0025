//! How a process starts and ends, and what it can ask about its surroundings (MPI 5.0 chapters 9 and 11).

use crate::{Info, Runtime};
use std::rc::Rc;

/// `MPI_INFO_ENV`
pub(crate) fn info_env(_: &Runtime) -> Rc<Info> {
    Info::new(Vec::new())
}
