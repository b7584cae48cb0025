//! Headers.
use crate::{ctypes::DialectInfo, table::Table};
use std::path::Path;
/// To come.
pub fn write(_t: &Table, _d: &DialectInfo, _r: &Path, _e: &Path) -> Result<String, String> {
    Ok(String::new())
}
