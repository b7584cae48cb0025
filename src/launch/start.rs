//! Starting the ranks.

use crate::cli::{Request, StdinTo};
use crate::environment::entry;
use crate::guard::{Guard, JOBS};
use crate::plan::{Group, Plan};
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use oxmpi_boot::names;
use oxmpi_sys::start::{Program, StartError, start};
use std::collections::HashMap;
use std::ffi::{CString, OsStr};
use std::fs::File;
use std::io::{self, IsTerminal, PipeReader, PipeWriter};
use std::os::fd::{AsFd, AsRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;

/// A rank that was started, and our ends of what leads to it.
#[derive(Debug)]
pub struct Started {
    /// Process number.
    pub pid: i32,
    /// PMI.
    pub pmi: UnixStream,
    /// Its standard output.
    pub out: Option<PipeReader>,
    /// Its standard error.
    pub err: Option<PipeReader>,
    /// Its standard input, when we have to relay it.
    pub input: Option<PipeWriter>,
}

/// What the whole job shares.
#[derive(Debug)]
pub struct Shared<'a> {
    /// The job's name.
    pub id: &'a str,
    /// This host.
    pub host: &'a str,
    /// The status board.
    pub board: &'a File,
    /// The guard.
    pub guard: &'a Guard,
}

/// How the ranks' outputs are collected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Capture {
    /// Through pipes.
    Pipes,
    /// Not at all: they have our own. Only when there are too few descriptors for pipes.
    Direct,
}

/// Descriptors the launcher itself needs.
const OWN_DESCRIPTORS: u64 = 40;
/// Descriptors handed to ranks begin here: out of the way of what scripts use, and below any limit.
const FIRST_HANDED: RawFd = 60;

/// Makes room for the descriptors of `ranks` ranks. Returns how to capture output, and the soft limit that the ranks are to get back.
fn make_room(ranks: u64, labels: bool) -> Result<(Capture, Option<u64>), String> {
    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else {
        return Ok((Capture::Pipes, None));
    };
    let (pipes, direct) = (3 * ranks + OWN_DESCRIPTORS, ranks + OWN_DESCRIPTORS);
    if soft >= pipes {
        return Ok((Capture::Pipes, None));
    }
    let limit = pipes.min(hard);
    if limit > soft && setrlimit(Resource::RLIMIT_NOFILE, limit, hard).is_err() {
        return Ok((Capture::Direct, None));
    }
    if limit >= pipes {
        return Ok((Capture::Pipes, Some(soft)));
    }
    if limit < direct {
        return Err(format!(
            "{ranks} ranks need {direct} open files, but the limit (ulimit -n) is {hard}"
        ));
    }
    if labels {
        return Err(format!(
            "{ranks} ranks with labels need {pipes} open files, but the limit (ulimit -n) is {hard}"
        ));
    }
    Ok((Capture::Direct, Some(soft)))
}

/// Starts all ranks of `plan`. When one cannot be started, the error says why, and those that were started are in `started`.
pub fn start_all(
    plan: &Plan,
    request: &Request,
    shared: &Shared<'_>,
    started: &mut Vec<Started>,
) -> Result<(), String> {
    let size = plan.ranks.len();
    let (capture, open_files) = make_room(size as u64, request.label)?;
    let io_fault = |e: io::Error| format!("a rank cannot be prepared: {e}");
    let null = File::options()
        .read(true)
        .write(true)
        .open("/dev/null")
        .map_err(io_fault)?;
    let handed = Handed::reserve(&null).map_err(io_fault)?;
    let mut files = Files::default();
    let mut replaced: HashMap<usize, (CString, Vec<CString>)> = HashMap::new();
    let tty = io::stdin().is_terminal();
    let mut common: Vec<Vec<CString>> = Vec::new();
    for g in &plan.groups {
        common.push(job_variables(g, shared, size, handed));
    }
    for (rank, &group) in plan.ranks.iter().enumerate() {
        let g = &plan.groups[group];
        let (pmi, theirs) = UnixStream::pair().map_err(io_fault)?;
        pmi.set_nonblocking(true).map_err(io_fault)?;
        let mut given: Vec<(RawFd, RawFd)> = Vec::new();
        let mut keep: Vec<OwnedFd> = Vec::new();

        let mut input = None;
        match request.stdin {
            StdinTo::All => input = Some(relay(&mut keep, &mut given)?),
            StdinTo::Rank(r) if r as usize == rank && tty => {
                input = Some(relay(&mut keep, &mut given)?);
            }
            // The rank reads what it wants from our own input, so that nothing is taken that nobody asked for.
            StdinTo::Rank(r) if r as usize == rank => given.push((0, 0)),
            _ => given.push((null.as_raw_fd(), 0)),
        }
        let mut output =
            |pattern: &Option<String>, number: RawFd| -> Result<Option<PipeReader>, String> {
                if let Some(p) = pattern {
                    given.push((files.open(p, rank, shared.host)?, number));
                    return Ok(None);
                }
                if capture == Capture::Direct {
                    given.push((number, number));
                    return Ok(None);
                }
                let (reader, writer) = io::pipe().map_err(io_fault)?;
                non_blocking(&reader).map_err(io_fault)?;
                given.push((writer.as_raw_fd(), number));
                keep.push(writer.into());
                Ok(Some(reader))
            };
        let out = output(&request.out_pattern, 1)?;
        let err = output(&request.err_pattern, 2)?;
        given.push((theirs.as_raw_fd(), handed.pmi));
        given.push((shared.board.as_raw_fd(), handed.board));

        let mut env = common[group].clone();
        env.extend(rank_variables(rank));
        let (file, args) = match replaced.get(&group) {
            Some((f, a)) => (f.clone(), a.clone()),
            None => (g.file.clone(), g.args.clone()),
        };
        let mut program = Program {
            file: &file,
            args: &args,
            env: &env,
            dir: g.dir.as_deref(),
            descriptors: &given,
            group: shared.guard.group().as_raw(),
            cpus: plan.cpus.as_ref().map(|c| c[rank].as_slice()),
            open_files,
        };
        let mut result = start(&program);
        if is_script(&result) {
            // As execvp does: a script without its first line is the shell's.
            let mut shell = vec![c"sh".to_owned(), g.file.clone()];
            shell.extend_from_slice(&g.args[1..]);
            let entry = replaced
                .entry(group)
                .insert_entry((c"/bin/sh".to_owned(), shell));
            let (file, args) = entry.get().clone();
            program.file = &file;
            program.args = &args;
            result = start(&program);
        }
        let pid = result.map_err(|e| {
            format!(
                "rank {rank} ({}) cannot be started: {}: {}",
                g.shown, e.step, e.error
            )
        })?;
        started.push(Started {
            pid,
            pmi,
            out,
            err,
            input,
        });
    }
    Ok(())
}

fn is_script(result: &Result<i32, StartError>) -> bool {
    matches!(result, Err(e) if e.error.raw_os_error() == Some(nix::errno::Errno::ENOEXEC as i32))
}

/// A pipe for a rank's standard input; returns our end.
fn relay(keep: &mut Vec<OwnedFd>, given: &mut Vec<(RawFd, RawFd)>) -> Result<PipeWriter, String> {
    let fault = |e: io::Error| format!("a pipe for the standard input cannot be made: {e}");
    let (reader, writer) = io::pipe().map_err(fault)?;
    non_blocking(&writer).map_err(fault)?;
    given.push((reader.as_raw_fd(), 0));
    keep.push(reader.into());
    Ok(writer)
}

fn non_blocking(fd: &impl AsFd) -> io::Result<()> {
    fcntl(fd, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    Ok(())
}

/// The numbers under which the ranks find their descriptors. They are occupied in the launcher as well, so that no pipe
/// gets one of them and is overwritten in the child.
#[derive(Debug, Clone, Copy)]
struct Handed {
    pmi: RawFd,
    board: RawFd,
}

impl Handed {
    fn reserve(null: &File) -> io::Result<Handed> {
        // Left open until the launcher ends.
        let next = || fcntl(null, FcntlArg::F_DUPFD_CLOEXEC(FIRST_HANDED));
        let pmi = next()?;
        let board = next()?;
        Ok(Handed { pmi, board })
    }
}

/// The environment that all ranks of a program share.
fn job_variables(g: &Group, shared: &Shared<'_>, size: usize, handed: Handed) -> Vec<CString> {
    let outer = std::env::var(JOBS).unwrap_or_default();
    let jobs = if outer.is_empty() {
        shared.id.to_owned()
    } else {
        format!("{outer}:{}", shared.id)
    };
    let mut env: Vec<CString> = g
        .env
        .iter()
        .filter(|v| !v.as_bytes().starts_with(b"OXMPI_JOBS="))
        .cloned()
        .collect();
    let mut set = |name: &str, value: String| env.push(entry(OsStr::new(name), OsStr::new(&value)));
    set(names::JOB, shared.id.to_owned());
    set(JOBS, jobs);
    set(names::BOARD_FD, handed.board.to_string());
    set("PMI_FD", handed.pmi.to_string());
    set("PMI_HOSTNAME", shared.host.to_owned());
    // One host: everybody is local.
    for name in [
        "PMI_SIZE",
        "PMI_LOCAL_SIZE",
        "MPI_LOCALNRANKS",
        "OMPI_COMM_WORLD_SIZE",
        "OMPI_COMM_WORLD_LOCAL_SIZE",
    ] {
        set(name, size.to_string());
    }
    env
}

/// What differs from rank to rank.
fn rank_variables(rank: usize) -> impl Iterator<Item = CString> {
    let value = rank.to_string();
    let names = [
        "PMI_RANK",
        "PMI_LOCAL_RANK",
        "MPI_LOCALRANKID",
        "OMPI_COMM_WORLD_RANK",
        "OMPI_COMM_WORLD_LOCAL_RANK",
        "OMPI_COMM_WORLD_NODE_RANK",
    ];
    names
        .into_iter()
        .map(move |n| entry(OsStr::new(n), OsStr::new(&value)))
}

/// Files for output, each opened once however many ranks share it.
#[derive(Debug, Default)]
struct Files(HashMap<String, File>);

impl Files {
    fn open(&mut self, pattern: &str, rank: usize, host: &str) -> Result<RawFd, String> {
        let path = expand(pattern, rank, host);
        if let Some(f) = self.0.get(&path) {
            return Ok(f.as_raw_fd());
        }
        let file =
            File::create(&path).map_err(|e| format!("output file {path:?} cannot be made: {e}"))?;
        let fd = file.as_raw_fd();
        self.0.insert(path, file);
        Ok(fd)
    }
}

/// `%r` the rank, `%h` the host, `%g` the number of the process group (always 0), `%p` the number of the node (always 0), `%%` a percent sign.
fn expand(pattern: &str, rank: usize, host: &str) -> String {
    let mut out = String::new();
    let mut chars = pattern.chars();
    while let Some(c) = chars.next() {
        match (c, c == '%') {
            (_, false) => out.push(c),
            _ => match chars.next() {
                Some('r') => out.push_str(&rank.to_string()),
                Some('h') => out.push_str(host),
                Some('g' | 'p') => out.push('0'),
                Some('%') | None => out.push('%'),
                Some(other) => out.extend(['%', other]),
            },
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        assert_eq!(expand("out-%r.%h%%%x%", 12, "box"), "out-12.box%%x%");
    }
}
