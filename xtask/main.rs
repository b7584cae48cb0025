//! Chores of the project: `cargo xtask codegen | check | layers | coverage`.
#![forbid(unsafe_code)]

mod check;
mod constants;
mod coverage;
mod ctypes;
mod entries;
mod exports;
mod header;
mod layers;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

/// The workspace's root directory.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map(PathBuf::from)
        .unwrap_or_default()
}

const USAGE: &str = "\
usage: cargo xtask <chore>
  codegen          write exports, entries, constants and headers from api/
  codegen --check  fail when one of the written files would change
  check            compile the headers and compare every constant and layout with api/
  layers           compare the crates' dependencies with the rooms' order
  coverage         list the functions that are not written yet, by chapter";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["codegen"] => codegen(false),
        ["codegen", "--check"] => codegen(true),
        ["check"] => check::run(&root()),
        ["layers"] => layers::run(&root()),
        ["coverage"] => coverage::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("xtask: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Writes (or with `check` compares) everything that follows from the table.
fn codegen(check: bool) -> Result<(), String> {
    let root = root();
    let table = table::Table::load(&root.join("api"))?;
    let mut files: Vec<(PathBuf, String)> = Vec::new();
    for dialect in ctypes::DIALECTS {
        files.push((
            root.join("src").join(dialect.crate_dir).join("exports.rs"),
            exports::write(&table, dialect)?,
        ));
    }
    files.extend(entries::write(&table, &root)?);
    files.push((root.join("src/abi/constants.rs"), constants::write(&table)?));
    let mut changed = Vec::new();
    for (path, text) in files {
        let text = if path.extension().is_some_and(|e| e == "rs") {
            rustfmt(&text)?
        } else {
            text
        };
        put(&path, &text, check, &mut changed)?;
    }
    // The headers' prototypes are read from the exports just written.
    for dialect in ctypes::DIALECTS {
        let exports = root.join("src").join(dialect.crate_dir).join("exports.rs");
        let text = header::write(&table, dialect, &root, &exports)?;
        let path = root.join("include").join(dialect.name).join("mpi.h");
        put(&path, &text, check, &mut changed)?;
    }
    if check && !changed.is_empty() {
        return Err(format!(
            "not what `cargo xtask codegen` writes: {}",
            changed.join(", ")
        ));
    }
    println!("{} files written", changed.len());
    Ok(())
}

fn put(path: &PathBuf, text: &str, check: bool, changed: &mut Vec<String>) -> Result<(), String> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    changed.push(path.display().to_string());
    if check {
        return Ok(());
    }
    if let Some(dir) = path.parent() {
        std::fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    }
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn rustfmt(text: &str) -> Result<String, String> {
    use std::io::Write;
    let mut child = std::process::Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .map_err(|e| format!("rustfmt: {e}"))?;
    let mut stdin = child.stdin.take().ok_or("rustfmt: no stdin")?;
    let input = text.to_owned();
    let feeder = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let out = child
        .wait_with_output()
        .map_err(|e| format!("rustfmt: {e}"))?;
    let _ = feeder.join();
    if !out.status.success() {
        let _ = std::fs::write("/tmp/oxmpi-codegen.rs", text);
        return Err("rustfmt rejects generated code, kept in /tmp/oxmpi-codegen.rs".into());
    }
    String::from_utf8(out.stdout).map_err(|e| e.to_string())
}
