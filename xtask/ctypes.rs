//! The C and Rust types of parameters in each dialect.

use crate::table::{Dir, Function, Parameter, Table};

/// One dialect as the generator sees it.
pub struct DialectInfo {
    /// Name in the table.
    pub name: &'static str,
    /// Directory of its cdylib under `src/`.
    pub crate_dir: &'static str,
}

/// The dialects, in the order of the table's columns.
pub const DIALECTS: &[DialectInfo] = &[
    DialectInfo {
        name: "mpich",
        crate_dir: "libmpi-mpich",
    },
    DialectInfo {
        name: "abi",
        crate_dir: "libmpi-abi",
    },
];

/// How wide counts are in one exported function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// The plain name.
    Small,
    /// The `_c` twin.
    Large,
}

/// The base C type of a parameter's kind, without pointer.
pub fn base(table: &Table, p: &Parameter, width: Width, dialect: &str) -> Result<String, String> {
    let kind = table.kind(&p.kind)?;
    let c = match width {
        Width::Small => &kind.c,
        Width::Large => &kind.c_large,
    };
    if c == "function" {
        let t = p
            .func_type
            .as_ref()
            .ok_or_else(|| format!("{}: fn= is missing", p.name))?;
        let twin = width == Width::Large && p.kind == "POLYFUNCTION";
        return Ok(if twin { format!("{t}_c") } else { t.clone() });
    }
    c.split(',')
        .find_map(|part| match part.split_once(':') {
            Some((d, t)) => (d == dialect).then(|| t.to_owned()),
            None => Some(part.to_owned()),
        })
        .ok_or_else(|| format!("kind {}: no C type for {dialect}", p.kind))
}

/// How a parameter is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// By value.
    Value,
    /// A pointer to one value or to an array.
    Pointer,
    /// An array of triples.
    Triples,
}

/// How C passes `p`.
pub fn pass(table: &Table, p: &Parameter) -> Result<Pass, String> {
    let c = &table.kind(&p.kind)?.c;
    if let Some(l) = &p.length
        && l.ends_with(",3")
    {
        return Ok(Pass::Triples);
    }
    // These are pointers already; output goes through the pointer itself. A function has its own.
    if c == "void*" || c == "char*" || c == "char***" {
        return Ok(Pass::Value);
    }
    if c == "function" {
        return Ok(Pass::Pointer);
    }
    let array = p.length.is_some();
    let by_pointer = match p.pointer {
        Some(given) => given || array,
        None => p.dir != Dir::In || array || p.kind == "STATUS" || p.kind.ends_with("_STATUS"),
    };
    Ok(if by_pointer {
        Pass::Pointer
    } else {
        Pass::Value
    })
}

/// The type of a parameter in exports.rs, written so that cbindgen makes the C type of it.
pub fn rust_type(
    table: &Table,
    p: &Parameter,
    width: Width,
    dialect: &str,
) -> Result<String, String> {
    let c = base(table, p, width, dialect)?;
    let input = p.dir == Dir::In;
    let star = if input && (p.constant || p.kind == "STRING" || p.kind == "STATUS") {
        "*const"
    } else {
        "*mut"
    };
    let one = match c.as_str() {
        "int" => "c_int".to_owned(),
        "double" => "c_double".to_owned(),
        "void*" => return Ok(format!("{star} c_void")),
        "char*" => return Ok(format!("{star} c_char")),
        // C's `char *argv[]`, and the address of one where the callee may change it.
        "char**" if p.dir == Dir::InOut && p.pointer != Some(false) => {
            return Ok("*mut *mut *mut c_char".to_owned());
        }
        "char**" => return Ok("*mut *mut c_char".to_owned()),
        "char***" => return Ok("*mut *mut *mut c_char".to_owned()),
        other => other.to_owned(),
    };
    Ok(match pass(table, p)? {
        Pass::Value => one,
        Pass::Pointer if c == "function" || table.kind(&p.kind)?.c == "function" => {
            format!("*mut {one}")
        }
        Pass::Pointer => format!("{star} {one}"),
        Pass::Triples => format!("*mut [{one}; 3]"),
    })
}

/// What a function returns in exports.rs.
pub fn returns(table: &Table, f: &Function, dialect: &str) -> Result<String, String> {
    let Some(kind) = &f.returns else {
        return Ok("c_int".into());
    };
    let p = Parameter {
        name: "return".into(),
        kind: kind.clone(),
        dir: Dir::In,
        constant: false,
        length: None,
        pointer: Some(false),
        large_only: false,
        in_c: true,
        maybe: false,
        typeless: None,
        keeps: false,
        func_type: None,
    };
    rust_type(table, &p, Width::Small, dialect)
}

/// The parameters that C sees in one width.
pub fn c_parameters(f: &Function, width: Width) -> impl Iterator<Item = &Parameter> {
    f.parameters
        .iter()
        .filter(move |p| p.in_c && (width == Width::Large || !p.large_only))
}

/// A Rust identifier for a parameter.
pub fn ident(name: &str) -> String {
    match name {
        "type" | "in" | "where" | "box" | "final" | "override" | "priv" | "virtual" => {
            format!("{name}_")
        }
        _ => name.to_lowercase(),
    }
}
