//! Writes `src/abi/constants.rs`: the table's constants as Rust modules, one for each dialect, and
//! the list of functions.

use std::fmt::Write;

use crate::ctypes::DIALECTS;
use crate::table::{Entry, Table};

/// The text of `constants.rs`.
pub fn write(table: &Table) -> Result<String, String> {
    let mut out = String::from(
        "//! Constants of the dialects and the names of all functions. Written by `cargo xtask codegen` from `api/`; do not edit.\n\
         #![allow(missing_docs)]\n",
    );
    for d in DIALECTS {
        let _ = write!(
            out,
            "\n/// Values in the `{}` dialect.\npub mod {} {{\n",
            d.name, d.name
        );
        for c in &table.constants {
            let Some(v) = c.values.get(d.name) else {
                continue;
            };
            if v == "data" || v.starts_with("fn:") {
                continue;
            }
            let n = number(v).ok_or_else(|| format!("{}: value {v}", c.name))?;
            let wide = matches!(
                c.group.as_str(),
                "handle" | "extension-handle" | "pointer" | "callback"
            );
            let (t, n) = if wide {
                ("u64", format!("{:#x}", n as u64))
            } else if c.ctype == "MPI_Offset" {
                ("i64", n.to_string())
            } else {
                ("i32", n.to_string())
            };
            let _ = writeln!(out, "pub const {}: {t} = {n};", c.name);
        }
        for (list, doc, t, group, ctype, prefix) in [
            (
                "ERROR_CLASSES",
                "Error classes by name.",
                "i32",
                "error-class",
                "int",
                "",
            ),
            (
                "DATATYPES",
                "Predefined datatypes by name.",
                "u64",
                "handle",
                "MPI_Datatype",
                "",
            ),
            (
                "OPS",
                "Predefined operations by name.",
                "u64",
                "handle",
                "MPI_Op",
                "",
            ),
            (
                "COMBINERS",
                "Datatype constructors by name.",
                "i32",
                "int",
                "int",
                "MPI_COMBINER_",
            ),
        ] {
            let _ = writeln!(out, "/// {doc}\npub const {list}: &[(&str, {t})] = &[");
            for c in table.constants.iter().filter(|c| {
                c.group.trim_start_matches("extension-") == group
                    && c.ctype == ctype
                    && c.name.starts_with(prefix)
                    && c.values.contains_key(d.name)
            }) {
                let _ = writeln!(out, "(\"{0}\", {0}),", c.name);
            }
            out.push_str("];\n");
        }
        out.push_str("}\n");
    }
    out.push_str(
        "\n/// One function of the table.\n#[derive(Debug, PartialEq, Eq)]\npub struct Function {\n\
         /// Its name in C.\npub name: &'static str,\n\
         /// Legal before `MPI_Init` and after `MPI_Finalize`.\npub anytime: bool,\n}\n\
         \n/// Every C function of the table, in its order.\npub mod functions {\nuse super::Function;\n",
    );
    for f in table.functions.iter().filter(|f| f.entry != Entry::None) {
        let _ = writeln!(
            out,
            "pub const {}: Function = Function {{ name: \"{}\", anytime: {} }};",
            f.entry_name().to_uppercase(),
            f.name,
            f.anytime
        );
    }
    out.push_str("}\n");
    Ok(out)
}

/// Reads a decimal or hexadecimal number of up to 64 bits.
pub fn number(text: &str) -> Option<i64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok().map(|n| n as i64),
        None => text.parse().ok(),
    }
}
