//! From what the user typed to one start plan for each rank; everything that can be wrong is found here, before any rank starts.

use crate::cli::{App, Request, StdinTo};
use crate::environment::{self, Variables, entry};
use crate::{binding, hosts};
use std::ffi::{CString, OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// What all ranks of one program share.
#[derive(Debug)]
pub struct Group {
    /// The program as typed, for messages.
    pub shown: String,
    /// The file.
    pub file: CString,
    /// Its arguments.
    pub args: Vec<CString>,
    /// Its environment, without what differs from rank to rank.
    pub env: Vec<CString>,
    /// Where it starts.
    pub dir: Option<CString>,
}

/// A job, checked.
#[derive(Debug)]
pub struct Plan {
    /// The programs.
    pub groups: Vec<Group>,
    /// The program of each rank, an index into `groups`.
    pub ranks: Vec<usize>,
    /// The processors of each rank.
    pub cpus: Option<Vec<Vec<u64>>>,
}

/// Why a job cannot start, and the launcher's exit code for it.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One sentence.
    pub text: String,
    /// Exit code.
    pub code: u8,
}

impl From<String> for Refusal {
    fn from(text: String) -> Refusal {
        Refusal { text, code: 1 }
    }
}

/// Checks `request`. `own` is the launcher's environment, `host` the name of this host.
pub fn make(request: &Request, own: &Variables, host: &str) -> Result<Plan, Refusal> {
    let slots = check_hosts(request, own, host)?;
    let mut plan = Plan {
        groups: Vec::new(),
        ranks: Vec::new(),
        cpus: None,
    };
    for (i, app) in request.apps.iter().enumerate() {
        let default = if request.apps.len() == 1 {
            slots.or(request.per_node).unwrap_or(1)
        } else {
            1
        };
        let count = app.count.unwrap_or(default) as usize;
        if plan.ranks.len() + count > 1 << 22 {
            return Err(format!(
                "{} ranks are more than a host can run",
                plan.ranks.len() + count
            )
            .into());
        }
        plan.groups.push(group(request, app, own, count)?);
        plan.ranks.resize(plan.ranks.len() + count, i);
    }
    let size = plan.ranks.len();
    if let StdinTo::Rank(r) = request.stdin
        && r as usize >= size
        && r != 0
    {
        return Err(format!("option -stdin is {r}, but the job has only {size} ranks").into());
    }
    plan.cpus = binding::choose(request.bind, size);
    Ok(plan)
}

/// Sees to it that every host is this one; returns the sum of the slots that are said.
fn check_hosts(request: &Request, own: &Variables, host: &str) -> Result<Option<u32>, String> {
    let mut all = Vec::new();
    for app in &request.apps {
        for word in &app.hosts {
            let parsed = hosts::parse_host(word);
            all.push(
                parsed.ok_or_else(|| format!("option -host names {word:?}, which is no host"))?,
            );
        }
    }
    let mut files = request.host_files.clone();
    if all.is_empty() && files.is_empty() {
        files.extend(
            own.get(OsStr::new("HYDRA_HOST_FILE"))
                .filter(|v| !v.is_empty())
                .map(PathBuf::from),
        );
    }
    for file in &files {
        all.extend(hosts::read_file(file)?);
    }
    if let Some(other) = all.iter().find(|h| !hosts::is_here(&h.name, host)) {
        return Err(format!(
            "host {:?} is not this host ({host}), and starting ranks on other hosts is not supported yet",
            other.name
        ));
    }
    let sum = all
        .iter()
        .filter_map(|h| h.slots)
        .fold(0u32, u32::saturating_add);
    Ok(match (sum, all.len()) {
        (0, 0) => None,
        (0, n) => u32::try_from(n).ok(),
        (s, _) => Some(s),
    })
}

/// What only the command line knows of `app`, for `MPI_INFO_ENV`; `None` where the program finds the same without it.
fn told(request: &Request, app: &App, count: usize) -> Option<String> {
    let mut lines: Vec<String> = app.told.iter().map(|(k, v)| format!("{k}={v}")).collect();
    if request.apps.len() > 1 {
        lines.push(format!("maxprocs={count}"));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn group(request: &Request, app: &App, own: &Variables, count: usize) -> Result<Group, Refusal> {
    let mut vars = environment::of_app(request, app, own)?;
    if let Some(told) = told(request, app, count) {
        vars.insert(oxmpi_boot::names::PROGRAM.into(), told.into());
    }
    let dir = app.dir.as_ref().or(request.dir.as_ref());
    if let Some(d) = dir
        && !d.is_dir()
    {
        return Err(format!("working directory {} is not a directory", d.display()).into());
    }
    let search = app.path.as_ref().or(request.path.as_ref());
    let path = vars.get(OsStr::new("PATH"));
    let file = find_program(&app.program, dir.map(PathBuf::as_path), search, path)?;
    let c = |s: &OsStr| {
        CString::new(s.as_bytes())
            .map_err(|_| Refusal::from(format!("argument {s:?} contains a zero byte")))
    };
    let mut args = vec![c(&app.program)?];
    for a in &app.args {
        args.push(c(a)?);
    }
    Ok(Group {
        shown: app.program.to_string_lossy().into_owned(),
        file: c(file.as_os_str())?,
        args,
        env: vars.iter().map(|(n, v)| entry(n, v)).collect(),
        dir: dir.map(|d| c(d.as_os_str())).transpose()?,
    })
}

/// Finds the file of `program` the way `execvp` in directory `dir` would, and then also in the directory itself.
fn find_program(
    program: &OsStr,
    dir: Option<&Path>,
    search: Option<&OsString>,
    path: Option<&OsString>,
) -> Result<PathBuf, Refusal> {
    let here = std::env::current_dir().unwrap_or_default();
    let base = dir.map_or_else(|| here.clone(), |d| here.join(d));
    let mut candidates = Vec::new();
    if program.as_bytes().contains(&b'/') {
        candidates.extend([base.join(program), here.join(program)]);
    } else {
        let default = OsString::from("/usr/local/bin:/usr/bin:/bin");
        let dirs = search.into_iter().chain([path.unwrap_or(&default)]);
        for d in dirs.flat_map(|d| std::env::split_paths(d).collect::<Vec<_>>()) {
            candidates.push(base.join(d).join(program));
        }
        candidates.extend([base.join(program), here.join(program)]);
    }
    let mut refused = None;
    for c in candidates {
        let Ok(m) = std::fs::metadata(&c) else {
            continue;
        };
        if m.is_file() && m.permissions().mode() & 0o111 != 0 {
            return Ok(c);
        }
        refused.get_or_insert(if m.is_dir() {
            "is a directory"
        } else {
            "is not executable"
        });
    }
    Err(match refused {
        Some(why) => Refusal {
            text: format!("program {} {why}", program.display()),
            code: 126,
        },
        None => Refusal {
            text: format!("program {} does not exist", program.display()),
            code: 127,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Wish, parse};

    fn plan(line: &[&str]) -> Result<Plan, Refusal> {
        let Ok(Wish::Run(r)) = parse(line.iter().map(OsString::from).collect()) else {
            panic!("{line:?}");
        };
        let own: Variables = [("PATH".into(), "/usr/bin:/bin".into())].into();
        make(&r, &own, "box")
    }

    #[test]
    fn ranks_go_through_the_programs() {
        let p = plan(&[
            "-n",
            "2",
            "sh",
            "-c",
            "x",
            ":",
            "-n",
            "3",
            "/bin/true",
            ":",
            "ls",
        ])
        .unwrap();
        assert_eq!(p.ranks, [0, 0, 1, 1, 1, 2]);
        assert_eq!(p.groups[0].args.len(), 3);
        assert!(p.groups[0].file.to_str().unwrap().ends_with("bin/sh"));
        assert_eq!(p.groups[1].shown, "/bin/true");
    }

    #[test]
    fn what_cannot_start_says_why() {
        for (line, code, says) in [
            (
                &["no-such-program-here"][..],
                127,
                "no-such-program-here does not exist",
            ),
            (&["/etc"], 126, "/etc is a directory"),
            (&["/etc/passwd"], 126, "/etc/passwd is not executable"),
            (&["-wdir", "/nowhere", "ls"], 1, "/nowhere"),
            (
                &["-host", "faraway", "ls"],
                1,
                "\"faraway\" is not this host",
            ),
            (&["-host", "a:b", "ls"], 1, "a:b"),
            (&["-hostfile", "/nowhere", "ls"], 1, "/nowhere"),
            (&["-n", "2", "-stdin", "5", "ls"], 1, "-stdin is 5"),
            (&["-n", "2", "ls", ":", "nope-nope"], 127, "nope-nope"),
        ] {
            let e = plan(line).unwrap_err();
            assert_eq!(e.code, code, "{line:?}");
            assert!(e.text.contains(says), "{line:?}: {}", e.text);
        }
    }

    #[test]
    fn slots_count_when_no_number_is_given() {
        assert_eq!(
            plan(&["-host", "localhost:3", "ls"]).unwrap().ranks.len(),
            3
        );
        assert_eq!(
            plan(&["-host", "localhost,box", "ls"]).unwrap().ranks.len(),
            2
        );
        assert_eq!(
            plan(&["-host", "localhost", "-n", "5", "ls"])
                .unwrap()
                .ranks
                .len(),
            5
        );
        assert_eq!(plan(&["ls"]).unwrap().ranks.len(), 1);
    }

    #[test]
    fn a_relative_program_is_looked_for_in_its_directory() {
        assert_eq!(
            plan(&["-wdir", "/bin", "./sh"]).unwrap().groups[0]
                .file
                .to_str(),
            Ok("/bin/./sh")
        );
        assert!(plan(&["-path", "/usr/sbin:/sbin", "ldconfig"]).is_ok());
    }
}
