//! The command line, taken apart.

use crate::options::{self, Opt};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::time::Duration;

/// What the user wants.
#[derive(Debug)]
pub enum Wish {
    /// Run a job.
    Run(Box<Request>),
    /// `-version`
    Version,
    /// `-help`
    Help,
}

/// A job as it was asked for.
#[derive(Debug, Default)]
pub struct Request {
    /// The programs, in the order of the command line.
    pub apps: Vec<App>,
    /// Rank labels before each line.
    pub label: bool,
    /// Time limit.
    pub timeout: Option<Duration>,
    /// Who gets the standard input.
    pub stdin: StdinTo,
    /// `-outfile-pattern`
    pub out_pattern: Option<String>,
    /// `-errfile-pattern`
    pub err_pattern: Option<String>,
    /// Ranks per host.
    pub per_node: Option<u32>,
    /// Host files of the whole job.
    pub host_files: Vec<PathBuf>,
    /// What all programs inherit.
    pub inherit: Option<Inherit>,
    /// Variables of all programs.
    pub env: Vec<EnvOp>,
    /// Working directory of all programs.
    pub dir: Option<PathBuf>,
    /// Where to look for all programs.
    pub path: Option<OsString>,
    /// `MPI_UNIVERSE_SIZE`
    pub universe: Option<u32>,
    /// Binding.
    pub bind: Bind,
}

/// One program of the job.
#[derive(Debug, Default)]
pub struct App {
    /// How many ranks; `None` when it was not said.
    pub count: Option<u32>,
    /// The program as it was typed.
    pub program: OsString,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// What it inherits.
    pub inherit: Option<Inherit>,
    /// Its variables.
    pub env: Vec<EnvOp>,
    /// Its working directory.
    pub dir: Option<PathBuf>,
    /// Where to look for it.
    pub path: Option<OsString>,
    /// What it finds in `MPI_INFO_ENV`: key and value.
    pub told: Vec<(&'static str, String)>,
    /// Its hosts, as typed.
    pub hosts: Vec<String>,
}

/// Which variables a program inherits from the launcher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inherit {
    /// All.
    All,
    /// None.
    None,
    /// These.
    List(Vec<OsString>),
}

/// A change of the environment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EnvOp {
    /// Sets a variable.
    Set(OsString, OsString),
    /// Passes on the launcher's own value.
    Pass(OsString),
}

/// Who gets the standard input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StdinTo {
    /// One rank.
    Rank(u32),
    /// Each rank gets a copy.
    All,
    /// Nobody.
    Nobody,
}

impl Default for StdinTo {
    fn default() -> StdinTo {
        StdinTo::Rank(0)
    }
}

/// What each rank is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Bind {
    /// Nothing.
    #[default]
    None,
    /// One hardware thread.
    Thread,
    /// So many cores.
    Core(usize),
    /// One package.
    Socket,
    /// One memory node.
    Numa,
}

/// One sentence that says what is wrong.
pub type Fault = String;

/// Takes the arguments (without the launcher's own name) apart.
pub fn parse(args: Vec<OsString>) -> Result<Wish, Fault> {
    let mut request = Request::default();
    let mut words = Words { args, next: 0 };
    loop {
        match app(&mut words, &mut request)? {
            Next::Wish(w) => return Ok(w),
            Next::More => {}
            Next::End => break,
        }
    }
    Ok(Wish::Run(Box::new(request)))
}

enum Next {
    Wish(Wish),
    More,
    End,
}

struct Words {
    args: Vec<OsString>,
    next: usize,
}

impl Words {
    fn take(&mut self) -> Option<OsString> {
        let word = self.args.get(self.next).cloned();
        self.next += usize::from(word.is_some());
        word
    }
}

/// Parses one program: options, name, arguments, up to a colon.
fn app(words: &mut Words, request: &mut Request) -> Result<Next, Fault> {
    let mut app = App::default();
    loop {
        let Some(word) = words.take() else {
            return Err(no_program(request));
        };
        let bytes = word.as_bytes();
        if bytes == b":" {
            return Err(no_program(request));
        }
        if bytes == b"--" {
            app.program = words.take().ok_or_else(|| no_program(request))?;
            break;
        }
        if !bytes.starts_with(b"-") || bytes == b"-" {
            app.program = word;
            break;
        }
        if let Some(next) = option(&word, words, &mut app, request)? {
            return Ok(next);
        }
    }
    if app.program.is_empty() {
        return Err("the name of the program is empty".to_owned());
    }
    let mut end = Next::End;
    while let Some(word) = words.take() {
        if word == ":" {
            end = Next::More;
            break;
        }
        app.args.push(word);
    }
    request.apps.push(app);
    Ok(end)
}

fn no_program(request: &Request) -> Fault {
    match request.apps.len() {
        0 => "no program was given; mpiexec -help shows the options".to_owned(),
        n => format!("no program was given after colon number {n}"),
    }
}

/// Handles one option; `Some` when it decides what is to be done.
fn option(
    word: &OsStr,
    words: &mut Words,
    app: &mut App,
    request: &mut Request,
) -> Result<Option<Next>, Fault> {
    let typed = word.to_string_lossy().into_owned();
    let bare = typed.strip_prefix("--").or_else(|| typed.strip_prefix('-'));
    let bare = bare.unwrap_or(&typed);
    // `-np4` is `-np 4`.
    let digits = bare.trim_start_matches("np").trim_start_matches('n');
    let glued =
        (digits != bare && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
            .then(|| (&bare[..bare.len() - digits.len()], digits));
    let (name, attached) = glued.unwrap_or_else(|| match bare.split_once('=') {
        Some((n, v)) => (n, v),
        None => (bare, ""),
    });
    let has_attached = glued.is_some() || bare.contains('=');
    let Some(row) = options::find(name) else {
        return Err(format!(
            "option {typed} is not known; mpiexec -help shows the options"
        ));
    };
    let mut attached = has_attached.then(|| {
        // Values may be any bytes; those of the typed word are kept.
        let skip = word.len() - attached.len();
        OsStr::from_bytes(word.as_bytes().get(skip..).unwrap_or_default()).to_owned()
    });
    let mut raw = || match attached.take() {
        Some(v) => Ok(v),
        None => words
            .take()
            .ok_or_else(|| format!("option {typed} needs a value ({})", row.value)),
    };
    let text = |v: OsString| v.to_string_lossy().into_owned();
    match row.opt {
        Opt::Count => {
            let n = number(&typed, &text(raw()?), 1)?;
            if app.count.replace(n).is_some() {
                return Err(format!("option {typed} stands twice before one program"));
            }
        }
        Opt::PerNode => request.per_node = Some(number(&typed, &text(raw()?), 1)?),
        Opt::Universe => match text(raw()?).as_str() {
            "SYSTEM" | "INFINITE" => {}
            n => request.universe = Some(number(&typed, n, 1)?),
        },
        Opt::Env | Opt::GlobalEnv => {
            let first = raw()?;
            let op = match split_env(&first) {
                Some((n, v)) => EnvOp::Set(n, v),
                None => EnvOp::Set(first, raw()?),
            };
            check_env(&typed, &op)?;
            if row.opt == Opt::Env {
                app.env.push(op)
            } else {
                request.env.push(op)
            }
        }
        Opt::Export => {
            let first = raw()?;
            let op = match split_env(&first) {
                Some((n, v)) => EnvOp::Set(n, v),
                None => EnvOp::Pass(first),
            };
            check_env(&typed, &op)?;
            app.env.push(op);
        }
        Opt::EnvList => app.inherit = Some(list(raw()?)),
        Opt::GlobalEnvList => request.inherit = Some(list(raw()?)),
        Opt::EnvAll => app.inherit = Some(Inherit::All),
        Opt::GlobalEnvAll => request.inherit = Some(Inherit::All),
        Opt::EnvNone => app.inherit = Some(Inherit::None),
        Opt::GlobalEnvNone => request.inherit = Some(Inherit::None),
        Opt::Dir => app.dir = Some(raw()?.into()),
        Opt::GlobalDir => request.dir = Some(raw()?.into()),
        Opt::Path => app.path = Some(raw()?),
        Opt::GlobalPath => request.path = Some(raw()?),
        Opt::Hosts => {
            let v = text(raw()?);
            app.hosts
                .extend(v.split(',').filter(|h| !h.is_empty()).map(str::to_owned));
        }
        Opt::HostFile => request.host_files.push(raw()?.into()),
        Opt::Label => request.label = true,
        Opt::Timeout => {
            let v = text(raw()?);
            request.timeout = Some(seconds(&v).ok_or_else(|| {
                format!("option {typed} is {v:?}, must be a positive number of seconds")
            })?);
        }
        Opt::Stdin => {
            let v = text(raw()?);
            request.stdin = match v.as_str() {
                "all" => StdinTo::All,
                "none" => StdinTo::Nobody,
                n => StdinTo::Rank(n.parse().map_err(|_| {
                    format!("option {typed} is {n:?}, must be a rank, \"all\" or \"none\"")
                })?),
            };
        }
        Opt::OutFile => request.out_pattern = Some(text(raw()?)),
        Opt::ErrFile => request.err_pattern = Some(text(raw()?)),
        Opt::Bind => {
            let v = text(raw()?);
            request.bind = bind(&v).ok_or_else(|| {
                format!("option {typed} is {v:?}, must be none, core, hwthread, socket or numa")
            })?;
        }
        Opt::ConfigFile => {
            let path = raw()?;
            let more = config_file(&path)?;
            // The file's words take the place of the option.
            words.args.splice(words.next..words.next, more);
        }
        Opt::Told(key) => {
            let v = text(raw()?);
            if v.contains('\n') {
                return Err(format!("option {typed} is {v:?}, must be one line"));
            }
            let names = [
                "mpi_errors_are_fatal",
                "mpi_errors_abort",
                "mpi_errors_return",
            ];
            if key == "mpi_initial_errhandler" && !names.contains(&v.as_str()) {
                return Err(format!(
                    "option {typed} is {v:?}, must be mpi_errors_are_fatal, mpi_errors_abort or mpi_errors_return"
                ));
            }
            app.told.push((key, v));
        }
        Opt::Version => return Ok(Some(Next::Wish(Wish::Version))),
        Opt::Help => return Ok(Some(Next::Wish(Wish::Help))),
        Opt::Ignored(values) => {
            for _ in 0..values {
                raw()?;
            }
        }
    }
    Ok(None)
}

fn number(option: &str, value: &str, least: u32) -> Result<u32, Fault> {
    // Process numbers end at 2^22 on Linux, so a job on one host cannot be larger.
    match value.parse::<u32>() {
        Ok(n) if n >= least && n <= 1 << 22 => Ok(n),
        _ => Err(format!(
            "option {option} is {value:?}, must be a whole number of at least {least}"
        )),
    }
}

/// A positive time in seconds.
pub fn seconds(text: &str) -> Option<Duration> {
    let s: f64 = text.trim().parse().ok()?;
    (s > 0.0).then(|| Duration::try_from_secs_f64(s).unwrap_or(Duration::from_secs(1 << 40)))
}

fn bind(text: &str) -> Option<Bind> {
    // What follows a colon (`overload-allowed` and the like) asks for less strictness; a number of cores is understood.
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    Some(match kind {
        "none" | "no" => Bind::None,
        "hwthread" | "thread" => Bind::Thread,
        "core" => Bind::Core(rest.parse().unwrap_or(1).max(1)),
        "socket" | "package" => Bind::Socket,
        "numa" => Bind::Numa,
        _ => return None,
    })
}

fn split_env(word: &OsStr) -> Option<(OsString, OsString)> {
    let bytes = word.as_bytes();
    let at = bytes.iter().position(|b| *b == b'=')?;
    let part = |b: &[u8]| OsStr::from_bytes(b).to_owned();
    Some((part(&bytes[..at]), part(&bytes[at + 1..])))
}

fn check_env(option: &str, op: &EnvOp) -> Result<(), Fault> {
    let (EnvOp::Set(name, _) | EnvOp::Pass(name)) = op;
    if name.is_empty() || name.as_bytes().contains(&b'=') {
        return Err(format!(
            "option {option} names the variable {name:?}, which cannot be one"
        ));
    }
    Ok(())
}

fn list(word: OsString) -> Inherit {
    let names = word.as_bytes().split(|b| *b == b',');
    let names = names.filter(|n| !n.is_empty());
    Inherit::List(names.map(|n| OsStr::from_bytes(n).to_owned()).collect())
}

/// Reads a configuration file: one program a line, words as in a shell (quotes and backslash), `#` begins a comment.
fn config_file(path: &OsStr) -> Result<Vec<OsString>, Fault> {
    let text = std::fs::read_to_string(path)
        .map_err(|e| format!("configuration file {path:?} cannot be read: {e}"))?;
    let mut words: Vec<OsString> = Vec::new();
    for line in text.lines() {
        let line = split_words(line).ok_or_else(|| {
            format!("configuration file {path:?} has a line with an unfinished quote: {line:?}")
        })?;
        if !line.is_empty() {
            if !words.is_empty() {
                words.push(":".into());
            }
            words.extend(line.into_iter().map(OsString::from));
        }
    }
    Ok(words)
}

fn split_words(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            ('\\', None | Some('"')) => word.get_or_insert_default().push(chars.next()?),
            (c, Some(_)) => word.get_or_insert_default().push(c),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            ('#', None) if word.is_none() => break,
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, None) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
#[path = "cli_tests.rs"]
mod tests;
