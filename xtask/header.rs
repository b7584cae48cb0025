//! Writes `mpi.h`: types from a template, constants from the table, prototypes by cbindgen from the
//! exports, so that what C sees is what the library defines.

use std::fmt::Write;
use std::path::Path;

use crate::constants::number;
use crate::ctypes::{DialectInfo, Width, c_parameters};
use crate::table::{Constant, Table};

/// The text of the header of one dialect; `exports` is its exports.rs.
pub fn write(
    table: &Table,
    dialect: &DialectInfo,
    root: &Path,
    exports: &Path,
) -> Result<String, String> {
    let dir = root.join("api/header");
    let template = read(&dir.join(format!("{}.h.in", dialect.name)))?;
    let mut out = String::new();
    for line in template.lines() {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("@include", file) => out.push_str(&read(&dir.join(file))?),
            ("@enum", name) => enumeration(table, dialect, name, &mut out)?,
            ("@constants", "") => constants(table, dialect, &mut out)?,
            ("@prototypes", "") => prototypes(table, dialect, exports, &mut out)?,
            _ => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    Ok(out)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

fn is_enum(c: &Constant) -> bool {
    c.group == "int" && c.ctype != "int" && c.ctype != "MPI_Offset"
}

fn enumeration(
    table: &Table,
    dialect: &DialectInfo,
    name: &str,
    out: &mut String,
) -> Result<(), String> {
    let mut members: Vec<String> = Vec::new();
    for c in table
        .constants
        .iter()
        .filter(|c| is_enum(c) && c.ctype == name)
    {
        if let Some(v) = c.values.get(dialect.name) {
            members.push(format!("    {} = {v}", c.name));
        }
    }
    if members.is_empty() {
        return Err(format!("no constants of type {name}"));
    }
    let _ = writeln!(
        out,
        "typedef enum {name} {{\n{}\n}} {name};",
        members.join(",\n")
    );
    Ok(())
}

/// The value of a constant as a C expression; `None` for exported data.
fn value(c: &Constant, v: &str) -> Result<Option<String>, String> {
    if v == "data" {
        return Ok(None);
    }
    if let Some(function) = v.strip_prefix("fn:") {
        return Ok(Some(format!("(({} *){function})", c.ctype)));
    }
    let n = number(v).ok_or_else(|| format!("{}: value {v}", c.name))?;
    Ok(Some(match c.group.as_str() {
        "handle" => format!("(({}){n:#x})", c.ctype),
        "pointer" => format!("(({}){n})", c.ctype),
        "callback" => format!("(({} *){n})", c.ctype),
        _ if c.ctype == "MPI_Offset" => format!("((MPI_Offset){n})"),
        _ if n < 0 => format!("({n})"),
        _ => n.to_string(),
    }))
}

fn constants(table: &Table, dialect: &DialectInfo, out: &mut String) -> Result<(), String> {
    let mut group = "";
    let shown = |c: &&Constant| !is_enum(c) && c.group != "extension-handle";
    for c in table.constants.iter().filter(shown) {
        let Some(v) = c.values.get(dialect.name) else {
            continue;
        };
        if group != c.group {
            group = &c.group;
            let title = match group {
                "error-class" => "Error classes.",
                "int" => "Numbers.",
                "string-length" => "Sizes of strings, the final NUL included.",
                "handle" => "Predefined handles.",
                "pointer" => "Addresses with a meaning.",
                "callback" => "Predefined functions.",
                "data" => "Exported data.",
                other => return Err(format!("unknown group {other}")),
            };
            let _ = writeln!(
                out,
                "{}/* {title} */",
                if out.is_empty() { "" } else { "\n" }
            );
        }
        match value(c, v)? {
            Some(text) => {
                let _ = writeln!(out, "#define {} {text}", c.name);
            }
            None if c.group == "data" => {
                let _ = writeln!(out, "extern {}{};", c.ctype, c.name);
            }
            None => {
                let _ = writeln!(out, "extern {} const {};", c.ctype, c.name);
            }
        }
    }
    Ok(())
}

fn prototypes(
    table: &Table,
    dialect: &DialectInfo,
    exports: &Path,
    out: &mut String,
) -> Result<(), String> {
    let mut config = cbindgen::Config {
        language: cbindgen::Language::C,
        no_includes: true,
        documentation: false,
        line_length: 100,
        ..Default::default()
    };
    config.function.args = cbindgen::Layout::Auto;
    let mut variadic = String::new();
    for f in table.c_functions() {
        let elsewhere = f.header_only.as_deref().is_some_and(|d| d != dialect.name);
        let dots = c_parameters(f, Width::Small).any(|p| p.kind == "VARARGS");
        for profiling in ["", "P"] {
            for twin in ["", "_c"] {
                if elsewhere || dots {
                    config
                        .export
                        .exclude
                        .push(format!("{profiling}{}{twin}", f.name));
                }
            }
            if dots {
                // What Rust cannot define: the library ignores the further arguments.
                let _ = writeln!(variadic, "int {profiling}{}(const int level, ...);", f.name);
            }
        }
    }
    let bindings = cbindgen::Builder::new()
        .with_config(config)
        .with_src(exports)
        .generate()
        .map_err(|e| format!("cbindgen: {e}"))?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).map_err(|e| e.to_string())?;
    out.push_str("/* Functions. */\n");
    for line in text.lines().filter(|l| !l.is_empty()) {
        out.push_str(line);
        out.push('\n');
    }
    out.push_str(&variadic);
    Ok(())
}
