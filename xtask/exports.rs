//! Writes `exports.rs` of a cdylib: each C name in a few lines, with both widths of a function
//! calling the same entry.

use std::fmt::Write;

use crate::ctypes::{self, DialectInfo, Pass, Width};
use crate::table::{Dir, Function, Parameter, Table};

/// The text of `exports.rs` for one dialect.
pub fn write(table: &Table, dialect: &DialectInfo) -> Result<String, String> {
    let mut out = String::from(
        "//! The C names of this library. Written by `cargo xtask codegen` from `api/`; do not edit.\n\
         #![allow(missing_docs, clippy::too_many_arguments, clippy::missing_safety_doc)]\n\n\
         use std::ffi::{c_char, c_double, c_int, c_void};\n\n\
         use oxmpi_abi::entry;\n\
         use oxmpi_abi::{Ints, OutInts, PolyFn};\n\n\
         use crate::types::*;\n",
    );
    for f in table.c_functions() {
        for width in [Width::Small, Width::Large] {
            if width == Width::Large && !f.large_in(dialect.name) {
                continue;
            }
            for profiling in [false, true] {
                function(table, dialect, f, width, profiling, &mut out)
                    .map_err(|e| format!("{}: {e}", f.name))?;
            }
        }
    }
    Ok(out)
}

fn function(
    table: &Table,
    dialect: &DialectInfo,
    f: &Function,
    width: Width,
    profiling: bool,
    out: &mut String,
) -> Result<(), String> {
    let name = format!(
        "{}{}{}",
        if profiling { "P" } else { "" },
        f.name,
        if width == Width::Large { "_c" } else { "" }
    );
    let mut parameters = Vec::new();
    for p in ctypes::c_parameters(f, width) {
        // Extra arguments of a variadic function are ignored: the caller cleans up in this ABI.
        if p.kind == "VARARGS" {
            continue;
        }
        let t = ctypes::rust_type(table, p, width, dialect.name)?;
        parameters.push(format!("{}: {t}", ctypes::ident(&p.name)));
    }
    let mut arguments = Vec::new();
    for p in f
        .parameters
        .iter()
        .filter(|p| p.in_c && p.kind != "VARARGS")
    {
        arguments.push(argument(table, dialect, f, p, width)?);
    }
    if f.width && f.is_large() {
        arguments.push((width == Width::Large).to_string());
    }
    let returns = ctypes::returns(table, f, dialect.name)?;
    let arrow = if returns == "()" {
        String::new()
    } else {
        format!(" -> {returns}")
    };
    let _ = write!(
        out,
        "\n#[unsafe(no_mangle)]\n\
         pub unsafe extern \"C\" fn {name}({}){arrow} {{\n\
         // SAFETY: the caller keeps the contract of the MPI function.\n\
         unsafe {{ entry::{}::<D>({}) }}\n}}\n",
        parameters.join(", "),
        f.entry_name(),
        arguments.join(", "),
    );
    Ok(())
}

/// Whether the widths of a parameter differ between the function and its twin.
pub fn differs(table: &Table, f: &Function, p: &Parameter) -> Result<bool, String> {
    let k = table.kind(&p.kind)?;
    Ok(f.is_large() && (k.c != k.c_large || p.kind == "POLYFUNCTION"))
}

fn argument(
    table: &Table,
    dialect: &DialectInfo,
    f: &Function,
    p: &Parameter,
    width: Width,
) -> Result<String, String> {
    let name = ctypes::ident(&p.name);
    let pointer = ctypes::pass(table, p)? == Pass::Pointer;
    if p.large_only && width == Width::Small {
        return Ok(match (pointer, differs(table, f, p)?) {
            (false, _) => "0".into(),
            (true, true) => "OutInts::none()".into(),
            (true, false) => "std::ptr::null_mut()".into(),
        });
    }
    if !differs(table, f, p)? {
        return Ok(name);
    }
    if p.kind == "POLYFUNCTION" {
        return Ok(match width {
            Width::Small => format!("PolyFn::small({name})"),
            Width::Large => format!("PolyFn::large({name})"),
        });
    }
    let wide = ctypes::base(table, p, width, dialect.name)? != "int";
    let bits = if wide { 64 } else { 32 };
    Ok(match (pointer, p.dir) {
        (false, _) if wide => name,
        (false, _) => format!("i64::from({name})"),
        (true, Dir::In) => format!("Ints::from_i{bits}({name})"),
        (true, _) => format!("OutInts::from_i{bits}({name})"),
    })
}
