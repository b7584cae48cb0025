//! Writes the entries that need no hand: one generic function for each MPI function, which decodes
//! its parameters by kind, calls the room, and encodes the outcome. What a kind means is in the
//! types `arg::X` and `out::X` of the door; this file only pastes signatures.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::ctypes::{self, Pass, Width};
use crate::exports::differs;
use crate::table::{Dir, Entry, Function, Parameter, Table};

const HEAD: &str = "Written by `cargo xtask codegen` from `api/`; do not edit.\n\
     #![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]\n";

/// Places of results (`out::X`) that hold one object each.
const OBJECTS: [&str; 8] = [
    "Comm",
    "Group",
    "Datatype",
    "Op",
    "Info",
    "Errhandler",
    "Session",
    "Win",
];

/// The generated files with their paths.
pub fn write(table: &Table, root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let dir = root.join("src/abi/entry/generated");
    let mut files = Vec::new();
    let mut chapters: BTreeMap<&str, String> = BTreeMap::new();
    let mut unwritten = String::new();
    for f in table.c_functions() {
        let at = |e: String| format!("{}: {e}", f.name);
        match f.entry {
            Entry::Regular => {
                let text = chapters.entry(&f.chapter).or_default();
                regular(table, f, text).map_err(at)?;
            }
            Entry::Unwritten => refusing(table, f, &mut unwritten).map_err(at)?,
            Entry::Hand | Entry::None => {}
        }
    }
    let mut module = format!("//! Entries made from the table. {HEAD}\n");
    for (chapter, text) in &chapters {
        let head = format!(
            "//! Regular entries of the chapter `{chapter}`. {HEAD}\n\
             use std::ffi::{{c_char, c_int, c_void}};\n\n\
             use crate::arg::{{self, Get, Ints, OutInts, PolyFn}};\n\
             use crate::call::{{On, run}};\n\
             use crate::constants::functions;\n\
             use crate::dialect::Dialect;\n\
             use crate::entry::{{quick}};\n\
             use crate::out::{{self, Put}};\n\
             use oxmpi_mpi::{{Runtime}};\n\
             use oxmpi_types::{{Result}};\n"
        );
        files.push((
            dir.join(format!("{chapter}.rs")),
            trim_uses(&head, text) + text,
        ));
        let _ = writeln!(module, "mod {chapter};\npub use {chapter}::*;");
    }
    let head = format!(
        "//! Functions that are not written yet. {HEAD}\n\
         use std::ffi::{{c_char, c_int, c_void}};\n\n\
         use crate::arg::{{Ints, OutInts, PolyFn}};\n\
         use crate::call::{{On, unwritten}};\n\
         use crate::constants::functions;\n\
         use crate::dialect::Dialect;\n"
    );
    files.push((
        dir.join("unwritten.rs"),
        trim_uses(&head, &unwritten) + &unwritten,
    ));
    let _ = writeln!(module, "mod unwritten;\npub use unwritten::*;");
    files.push((dir.join("mod.rs"), module));
    Ok(files)
}

/// Drops imports that the text does not use, so that the generated code has no warnings.
fn trim_uses(head: &str, text: &str) -> String {
    let used = |word: &str| {
        text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
            .any(|w| w == word)
    };
    let mut out = String::new();
    for line in head.lines() {
        if let Some((path, list)) = line
            .strip_suffix("};")
            .and_then(|l| l.strip_prefix("use "))
            .and_then(|l| l.split_once("::{"))
        {
            let keep: Vec<&str> = list
                .split(", ")
                .filter(|w| match *w {
                    "self" => used(path.rsplit("::").next().unwrap_or(path)),
                    // Traits are used by their methods.
                    "Get" => text.contains(".get()"),
                    "Put" => text.contains(".put("),
                    w => used(w),
                })
                .collect();
            match keep.as_slice() {
                [] => {}
                ["self"] => {
                    let _ = writeln!(out, "use {path};");
                }
                list => {
                    let _ = writeln!(out, "use {path}::{{{}}};", list.join(", "));
                }
            }
        } else {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The type of a parameter of an entry.
pub fn entry_type(table: &Table, f: &Function, p: &Parameter) -> Result<String, String> {
    let pass = ctypes::pass(table, p)?;
    if differs(table, f, p)? {
        return Ok(match (p.kind.as_str(), pass, p.dir) {
            ("POLYFUNCTION", _, _) => "PolyFn".into(),
            (_, Pass::Pointer, Dir::In) => "Ints".into(),
            (_, Pass::Pointer, _) => "OutInts".into(),
            _ => "i64".into(),
        });
    }
    let t = ctypes::rust_type(table, p, Width::Small, "mpich")?;
    let (stars, base) = match t.rsplit_once(' ') {
        Some((s, b)) => (format!("{s} "), b.to_owned()),
        None => (String::new(), t),
    };
    let base = match base.as_str() {
        "MPI_Comm" | "MPI_Datatype" | "MPI_Group" | "MPI_Op" | "MPI_Request" | "MPI_Win"
        | "MPI_Info" | "MPI_Errhandler" | "MPI_Message" | "MPI_Session" => "D::Handle",
        "MPI_File" => "usize",
        "MPI_Status" => "D::Status",
        "MPI_F08_status" => "D::Status",
        "MPI_Aint" | "MPI_Count" | "MPI_Offset" => "i64",
        "MPI_Fint" | "MPI_T_cb_safety" | "MPI_T_source_order" => "c_int",
        // A function's address, or an opaque pointer of the tool interface.
        other if other.starts_with("MPI_") && stars.is_empty() => "*mut c_void",
        other if other.starts_with("MPI_T_") => "*mut c_void",
        other if other.starts_with("MPI_") => "c_void",
        other => other,
    }
    .to_owned();
    let t = format!("{stars}{base}");
    Ok(if pass == Pass::Triples {
        "*mut [c_int; 3]".into()
    } else {
        t
    })
}

fn signature(table: &Table, f: &Function, unused: bool) -> Result<String, String> {
    let mut parameters = Vec::new();
    let named = !matches!(f.chapter.as_str(), "tool" | "io");
    let on = acts_on(f).filter(|_| named).map(|(_, p)| p.name.clone());
    for p in f
        .parameters
        .iter()
        .filter(|p| p.in_c && p.kind != "VARARGS")
    {
        let dash = if unused && on.as_deref() != Some(&p.name) {
            "_"
        } else {
            ""
        };
        parameters.push(format!(
            "{dash}{}: {}",
            ctypes::ident(&p.name),
            entry_type(table, f, p)?
        ));
    }
    if f.width && f.is_large() {
        parameters.push(format!("{}large: bool", if unused { "_" } else { "" }));
    }
    Ok(format!(
        "\n/// `{}`\npub unsafe fn {}<D: Dialect>({}) -> c_int {{\n",
        f.name,
        f.entry_name(),
        parameters.join(", ")
    ))
}

/// The object whose error handler hears of errors of `f`.
fn acts_on(f: &Function) -> Option<(&'static str, &Parameter)> {
    f.parameters.iter().find_map(|p| {
        let which = match p.kind.as_str() {
            "COMMUNICATOR" => "Comm",
            "WINDOW" => "Win",
            "SESSION" => "Session",
            _ => return None,
        };
        (p.dir != Dir::Out && p.length.is_none()).then_some((which, p))
    })
}

fn on(table: &Table, f: &Function) -> Result<String, String> {
    // The tool interface calls no error handlers. Errors of I/O, the opening of a file included, go to files'.
    match f.chapter.as_str() {
        "tool" => return Ok("On::Nobody".into()),
        "io" => return Ok("On::File".into()),
        _ => {}
    }
    Ok(match acts_on(f) {
        None => "On::Default".into(),
        Some((which, p)) => {
            let name = ctypes::ident(&p.name);
            match ctypes::pass(table, p)? {
                Pass::Value => format!("On::{which}({name})"),
                _ => format!("On::{which}At({name})"),
            }
        }
    })
}

fn refusing(table: &Table, f: &Function, out: &mut String) -> Result<(), String> {
    if f.returns.is_some() {
        return Err("a function that returns no error code cannot be left unwritten".into());
    }
    out.push_str(&signature(table, f, true)?);
    let _ = writeln!(
        out,
        "unwritten::<D>(&functions::{}, {})\n}}",
        f.entry_name().to_uppercase(),
        on(table, f)?
    );
    Ok(())
}

/// The name of the door's type for a kind: `comm` is `Comm`.
fn door(table: &Table, p: &Parameter) -> Result<String, String> {
    let d = &table.kind(&p.kind)?.door;
    if d == "raw" {
        return Err(format!("kind {} needs a hand-written entry", p.kind));
    }
    let mut c = d.chars();
    Ok(match c.next() {
        Some(first) => first.to_uppercase().collect::<String>() + c.as_str(),
        None => String::new(),
    })
}

fn regular(table: &Table, f: &Function, out: &mut String) -> Result<(), String> {
    let room = f.room.as_ref().ok_or("entry=regular needs room=")?;
    let signature = signature(table, f, false)?;
    out.push_str(&signature);
    let _ = writeln!(
        out,
        "run::<D>(&functions::{}, {}, |rt| {{",
        f.entry_name().to_uppercase(),
        on(table, f)?
    );
    if f.quick {
        quick(f, &signature, out);
    }
    // A length that belongs to an input array goes in with the array.
    let merged: Vec<&str> = f
        .parameters
        .iter()
        .filter(|p| p.dir == Dir::In)
        .filter_map(|p| p.length.as_deref())
        .filter_map(|l| l.split(',').next())
        .filter(|l| f.parameters.iter().any(|q| q.name == *l))
        .collect();
    let mut arguments = vec!["rt".to_owned()];
    let mut outputs = Vec::new();
    let mut fallible: Vec<String> = Vec::new();
    for p in f
        .parameters
        .iter()
        .filter(|p| p.in_c && p.kind != "VARARGS")
    {
        let id = ctypes::ident(&p.name);
        let label = &p.name;
        let mut door = door(table, p)?;
        if p.maybe {
            door.insert_str(0, "Maybe");
        }
        let array = p.length.is_some();
        match p.dir {
            // Memory that the callee fills is an argument like memory it reads.
            _ if door == "Buf" => {
                let _ = writeln!(out, "let {id} = arg::Buf::<D>::new({id}, \"{label}\");");
                arguments.push(format!("{id}.get()?"));
            }
            Dir::In if array && door != "String" => {
                let length = match p.length.as_deref().and_then(|l| l.split(',').next()) {
                    Some(l) if merged.contains(&l) => {
                        let counts =
                            f.parameters.iter().find(|q| q.name == l).is_some_and(|q| {
                                table.kind(&q.kind).is_ok_and(|k| k.door == "count")
                            });
                        let which = if counts { "count" } else { "int" };
                        format!("Some(arg::Length::{which}({}, \"{l}\"))", ctypes::ident(l))
                    }
                    _ => "None".into(),
                };
                let door = if ctypes::pass(table, p)? == Pass::Triples {
                    "Triples".to_owned()
                } else {
                    door
                };
                let _ = writeln!(
                    out,
                    "let {id} = arg::{door}Array::<D>::new(rt, {id}, {length}, \"{label}\")?;"
                );
                arguments.push(format!("{id}.get()?"));
            }
            Dir::In if merged.contains(&p.name.as_str()) => {}
            Dir::In => {
                let (new, empty) = match &p.typeless {
                    Some(c) => ("typeless", format!("{}.is_zero(), ", ctypes::ident(c))),
                    None => ("new", String::new()),
                };
                let _ = writeln!(
                    out,
                    "let {id} = arg::{door}::<D>::{new}(rt, {id}, {empty}\"{label}\")?;"
                );
                arguments.push(format!("{id}.get()?"));
            }
            // A number that the room moves on.
            Dir::InOut if door == "Int64" => {
                let _ = writeln!(out, "let {id} = out::{door}::<D>::new({id}, \"{label}\")?;");
                arguments.push(format!("{id}.current()"));
                outputs.push((id, false));
            }
            Dir::InOut => {
                let _ = writeln!(
                    out,
                    "let {id}_at = out::{door}::<D>::new({id}, \"{label}\")?;\n\
                     let {id} = {id}_at.read(rt)?;"
                );
                arguments.push(format!("{id}.get()?"));
                if !p.keeps {
                    outputs.push((format!("{id}_at"), true));
                }
            }
            Dir::Out => {
                let suffix = if array { "Array" } else { "" };
                let length = p.length.as_deref().filter(|l| merged.contains(l));
                let (new, room) = match length {
                    Some(l) if array => ("sized", format!(", {}", ctypes::ident(l))),
                    _ => ("new", String::new()),
                };
                let _ = writeln!(
                    out,
                    "let {id} = out::{door}{suffix}::<D>::{new}({id}{room}, \"{label}\")?;"
                );
                // A call that fails leaves no handle that looks like one.
                if !array && OBJECTS.contains(&door.as_str()) {
                    let _ = writeln!(out, "{id}.clear();");
                }
                // A null pointer is found out when there is something to write.
                if array && door != "Weights" {
                    fallible.push(id.clone());
                }
                outputs.push((id, false));
            }
        }
    }
    if f.width {
        arguments.push(if f.is_large() { "large" } else { "false" }.to_owned());
    }
    let path = format!("oxmpi_{room}");
    let mut call = format!("{path}({})", arguments.join(", "));
    for p in &f.parameters {
        if p.kind == "STATUS" && p.dir == Dir::Out {
            call = format!("{}.after(rt, {call})", ctypes::ident(&p.name));
        }
    }
    // An object may be gone although the call failed: a message that did not fit, a communicator with strays.
    for (id, _) in outputs.iter().filter(|(_, inout)| *inout) {
        call = format!("{id}.after(rt, {call})");
    }
    call.push('?');
    let names: Vec<String> = outputs
        .iter()
        .filter(|(_, inout)| !inout)
        .enumerate()
        .map(|(i, _)| format!("r{i}"))
        .collect();
    match names.as_slice() {
        [] => {
            let _ = writeln!(out, "{call};");
        }
        [one] => {
            let _ = writeln!(out, "let {one} = {call};");
        }
        many => {
            let _ = writeln!(out, "let ({}) = {call};", many.join(", "));
        }
    }
    let mut results = names.iter();
    for (id, inout) in &outputs {
        if *inout {
            // The object is gone: its variable becomes the null handle.
            let _ = writeln!(out, "{id}.clear();");
        } else if let Some(r) = results.next() {
            let end = if fallible.contains(id) { "?" } else { "" };
            let _ = writeln!(out, "{id}.put(rt, {r}){end};");
        }
    }
    out.push_str(if f.quick {
        "Ok(())\n}\n"
    } else {
        "Ok(())\n})\n}\n"
    });
    Ok(())
}

/// Ends the entry of a function whose common case has a quick way of its own, and begins the function with all others: by itself, so that
/// the quick way does not carry its frame.
fn quick(f: &Function, signature: &str, out: &mut String) {
    let name = f.entry_name();
    let ids: Vec<String> = f
        .parameters
        .iter()
        .filter(|p| p.in_c)
        .map(|p| ctypes::ident(&p.name))
        .collect();
    let ids = ids.join(", ");
    let _ = writeln!(
        out,
        "if let Some(outcome) = quick::{name}::<D>(rt, {ids}) {{ return outcome; }}\n\
         whole_{name}::<D>(rt, {ids})\n}})\n}}"
    );
    let whole = signature
        .replace(
            &format!("/// `{}`", f.name),
            &format!("/// `{}` in all cases.\n#[cold]\n#[inline(never)]", f.name),
        )
        .replace(
            &format!("pub unsafe fn {name}<D: Dialect>("),
            &format!("fn whole_{name}<D: Dialect>(rt: &Runtime, "),
        )
        .replace("-> c_int", "-> Result<()>");
    out.push_str(&whole);
}
