//! Compiles the headers and compares constants and layouts with the table.
use std::path::Path;
/// To come.
pub fn run(_root: &Path) -> Result<(), String> {
    Ok(())
}
