//! Reads the table in `api/`.

use std::collections::BTreeMap;
use std::path::Path;

/// How a function reaches its implementation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Generated.
    Regular,
    /// Written by hand.
    Hand,
    /// Answers MPI_ERR_UNSUPPORTED_OPERATION.
    Unwritten,
    /// Not a C function (callback prototypes and the like).
    None,
}

/// Which dialects have the twin with `MPI_Count`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Large {
    /// None.
    No,
    /// Every dialect.
    Yes,
    /// Only the dialect named.
    Only(String),
}

/// One function.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub chapter: String,
    pub entry: Entry,
    pub room: Option<String>,
    pub large: Large,
    pub header_only: Option<String>,
    pub returns: Option<String>,
    pub anytime: bool,
    pub extra: bool,
    pub width: bool,
    /// The entry tries `entry::quick` first.
    pub quick: bool,
    pub parameters: Vec<Parameter>,
}

impl Function {
    /// The name of the Rust entry: without `MPI_`, in lower case.
    pub fn entry_name(&self) -> String {
        let base = self.name.strip_prefix("MPI_").unwrap_or(&self.name);
        base.to_lowercase()
    }

    /// Whether `dialect` has a `_c` twin.
    pub fn large_in(&self, dialect: &str) -> bool {
        match &self.large {
            Large::No => false,
            Large::Yes => true,
            Large::Only(d) => d == dialect,
        }
    }

    /// Whether any dialect has a `_c` twin, so that the entry takes both widths.
    pub fn is_large(&self) -> bool {
        self.large != Large::No
    }
}

/// Direction of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dir {
    In,
    Out,
    InOut,
}

/// One parameter.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: String,
    pub kind: String,
    pub dir: Dir,
    pub constant: bool,
    pub length: Option<String>,
    pub pointer: Option<bool>,
    pub large_only: bool,
    pub in_c: bool,
    pub maybe: bool,
    /// May be the null handle where this count is 0.
    pub typeless: Option<String>,
    pub keeps: bool,
    pub func_type: Option<String>,
}

/// One kind.
#[derive(Clone, Debug)]
pub struct Kind {
    pub c: String,
    pub c_large: String,
    pub door: String,
}

/// One constant.
#[derive(Clone, Debug)]
pub struct Constant {
    pub name: String,
    pub group: String,
    pub ctype: String,
    /// Value in each dialect, by dialect name; `-` values are left out.
    pub values: BTreeMap<String, String>,
}

/// All of `api/`.
pub struct Table {
    pub functions: Vec<Function>,
    pub kinds: BTreeMap<String, Kind>,
    pub constants: Vec<Constant>,
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

impl Table {
    /// Reads the files under `dir`.
    pub fn load(dir: &Path) -> Result<Table, String> {
        let kinds = kinds(&read(&dir.join("kinds.tsv"))?)?;
        let functions = functions(&read(&dir.join("functions.api"))?)?;
        for f in &functions {
            for p in &f.parameters {
                if !kinds.contains_key(&p.kind) {
                    return Err(format!("{}: kind {} is not in kinds.tsv", f.name, p.kind));
                }
            }
        }
        let constants = constants(&read(&dir.join("constants.tsv"))?)?;
        Ok(Table {
            functions,
            kinds,
            constants,
        })
    }

    /// Looks a kind up; the loader made sure that it is there.
    pub fn kind(&self, name: &str) -> Result<&Kind, String> {
        self.kinds
            .get(name)
            .ok_or_else(|| format!("kind {name} is not in kinds.tsv"))
    }

    /// The functions that C programs can call.
    pub fn c_functions(&self) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(|f| f.entry != Entry::None)
    }
}

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
        .skip(1)
        .map(|l| l.split('\t').collect())
}

fn kinds(text: &str) -> Result<BTreeMap<String, Kind>, String> {
    rows(text)
        .map(|r| match r.as_slice() {
            [name, c, c_large, door] => Ok((
                (*name).to_owned(),
                Kind {
                    c: (*c).to_owned(),
                    c_large: (*c_large).to_owned(),
                    door: (*door).to_owned(),
                },
            )),
            _ => Err(format!("kinds.tsv: four columns expected in {r:?}")),
        })
        .collect()
}

fn constants(text: &str) -> Result<Vec<Constant>, String> {
    rows(text)
        .map(|r| match r.as_slice() {
            [name, group, ctype, mpich, abi] => Ok(Constant {
                name: (*name).to_owned(),
                group: (*group).to_owned(),
                ctype: (*ctype).to_owned(),
                values: [("mpich", mpich), ("abi", abi)]
                    .into_iter()
                    .filter(|(_, v)| **v != "-")
                    .map(|(d, v)| (d.to_owned(), (*v).to_owned()))
                    .collect(),
            }),
            _ => Err(format!("constants.tsv: five columns expected in {r:?}")),
        })
        .collect()
}

fn functions(text: &str) -> Result<Vec<Function>, String> {
    let mut out: Vec<Function> = Vec::new();
    let mut chapter = String::new();
    for (number, line) in text.lines().enumerate() {
        let at = |what: &str| format!("functions.api:{}: {what}", number + 1);
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix("@chapter ") {
            chapter = name.trim().to_owned();
        } else if line.starts_with(' ') {
            let f = out
                .last_mut()
                .ok_or_else(|| at("parameter without function"))?;
            f.parameters.push(parameter(line).map_err(|e| at(&e))?);
        } else {
            out.push(function(line, &chapter).map_err(|e| at(&e))?);
        }
    }
    Ok(out)
}

fn function(line: &str, chapter: &str) -> Result<Function, String> {
    let mut words = line.split_whitespace();
    let name = words.next().ok_or("no name")?.to_owned();
    let mut f = Function {
        name,
        chapter: chapter.to_owned(),
        entry: Entry::None,
        room: None,
        large: Large::No,
        header_only: None,
        returns: None,
        anytime: false,
        extra: false,
        width: false,
        quick: false,
        parameters: Vec::new(),
    };
    for word in words {
        match word.split_once('=').unwrap_or((word, "")) {
            ("entry", "regular") => f.entry = Entry::Regular,
            ("entry", "hand") => f.entry = Entry::Hand,
            ("entry", "unwritten") => f.entry = Entry::Unwritten,
            ("room", path) => f.room = Some(path.to_owned()),
            ("large", "") => f.large = Large::Yes,
            ("large", d) => f.large = Large::Only(d.to_owned()),
            ("header", d) => f.header_only = Some(d.to_owned()),
            ("returns", k) => f.returns = Some(k.to_owned()),
            ("anytime", "") => f.anytime = true,
            ("extra", "") => f.extra = true,
            ("width", "") => f.width = true,
            ("quick", "") => f.quick = true,
            ("form" | "since", _) | ("nof08" | "nof90", "") => {}
            _ => return Err(format!("unknown attribute {word}")),
        }
    }
    Ok(f)
}

fn parameter(line: &str) -> Result<Parameter, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, kind, dir, flags @ ..] = words.as_slice() else {
        return Err("a parameter needs name, kind and direction".into());
    };
    let mut p = Parameter {
        name: (*name).to_owned(),
        kind: (*kind).to_owned(),
        dir: match *dir {
            "in" => Dir::In,
            "out" => Dir::Out,
            "inout" => Dir::InOut,
            other => return Err(format!("direction {other}")),
        },
        constant: false,
        length: None,
        pointer: None,
        large_only: false,
        in_c: true,
        maybe: false,
        typeless: None,
        keeps: false,
        func_type: None,
    };
    for flag in flags {
        match flag.split_once('=').unwrap_or((flag, "")) {
            ("const", "") => p.constant = true,
            ("len", l) => p.length = Some(l.to_owned()),
            ("pointer", "") => p.pointer = Some(true),
            ("value", "") => p.pointer = Some(false),
            ("large_only", "") => p.large_only = true,
            ("maybe", "") => p.maybe = true,
            ("typeless", c) => p.typeless = Some(c.to_owned()),
            ("keeps", "") => p.keeps = true,
            ("not_in_c", "") => p.in_c = false,
            ("fn", t) => p.func_type = Some(t.to_owned()),
            (
                "asynchronous" | "root" | "hidden_array" | "array" | "optional" | "not_in_fortran"
                | "no_intent",
                "",
            ) => {}
            _ => return Err(format!("unknown flag {flag}")),
        }
    }
    Ok(p)
}
