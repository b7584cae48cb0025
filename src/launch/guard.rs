//! Nobody survives the launcher.
//!
//! A launcher that is killed by SIGKILL cannot clean up. Its direct children die with it (the kernel sees to that), but not
//! theirs: a rank is often a shell that runs the program. So a small copy of the launcher stays behind, waits on a pipe that only
//! the launcher holds, and when that closes without a word it kills what is left of the job. The guard leads the process group of the ranks,
//! so that the group's number stays theirs.

use nix::fcntl::OFlag;
use nix::sys::prctl;
use nix::sys::signal::{SigSet, Signal, kill, killpg};
use nix::unistd::{Pid, close, dup2_stderr, dup2_stdin, dup2_stdout, setpgid};
use std::fs::File;
use std::io::{self, PipeWriter, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::OpenOptionsExt;
use std::time::Duration;

/// Lists, separated by colons, the jobs that a process belongs to: its own, and those of the ranks that started the launchers
/// above it.
pub const JOBS: &str = "OXMPI_JOBS";

/// The guard of a job.
#[derive(Debug)]
pub struct Guard {
    pid: Pid,
    pipe: PipeWriter,
    dead: bool,
}

impl Guard {
    /// Leaves a guard for the job called `id`. To be called before anything else is opened or started.
    pub fn post(id: &str) -> io::Result<Guard> {
        let (mut reader, pipe) = io::pipe()?;
        let theirs = pipe.as_raw_fd();
        let id = id.to_owned();
        let pid = oxmpi_sys::start::fork(move || {
            watch(&mut reader, theirs, &id);
            0
        })?;
        let pid = Pid::from_raw(pid);
        // Done by both sides, because either may be first to need it.
        let _ = setpgid(pid, pid);
        Ok(Guard {
            pid,
            pipe,
            dead: false,
        })
    }

    /// The process group for the ranks.
    pub fn group(&self) -> Pid {
        self.pid
    }

    /// Sends `signal` to every process in the ranks' group.
    pub fn signal(&self, signal: Signal) {
        // ESRCH: they are gone already.
        let _ = killpg(self.pid, signal);
    }

    /// The guard's end was seen. Its number is the group's only as long as ranks live.
    pub fn died(&mut self) {
        self.dead = true;
    }

    /// Kills everything that belongs to the job called `id`.
    pub fn kill_all(&self, id: &str) {
        self.signal(Signal::SIGKILL);
        sweep(self.pid, id, nix::unistd::getpid());
    }

    /// The job ended in good order.
    pub fn dismiss(mut self) {
        if self.dead {
            return;
        }
        let _ = self.pipe.write_all(b"q");
        let _ = kill(self.pid, Signal::SIGKILL);
        let _ = nix::sys::wait::waitpid(self.pid, None);
    }
}

/// The guard's life.
fn watch(reader: &mut io::PipeReader, theirs: i32, id: &str) {
    SigSet::all().thread_block().ok();
    // A name that whoever kills all launchers by name does not hit as well.
    let _ = prctl::set_name(c"oxmpi-guard");
    let own = nix::unistd::getpid();
    let _ = setpgid(own, own);
    let _ = close(theirs);
    // Whoever reads the launcher's output must see its end.
    let null = File::options()
        .read(true)
        .write(true)
        .custom_flags(OFlag::O_CLOEXEC.bits())
        .open("/dev/null");
    if let Ok(null) = null {
        let _ = (dup2_stdin(&null), dup2_stdout(&null), dup2_stderr(&null));
    }
    let mut word = [0u8; 1];
    if matches!(reader.read(&mut word), Ok(0)) {
        sweep(own, id, own);
        let _ = killpg(own, Signal::SIGKILL);
    }
}

/// Kills every process of the ranks' group and every process that has the job's mark in its environment, again and again until
/// none is left (they may be starting others), except `spare`.
pub fn sweep(group: Pid, id: &str, spare: Pid) {
    for _ in 0..200 {
        let left = members(group, id, spare);
        if left.is_empty() {
            return;
        }
        for pid in left {
            let _ = kill(pid, Signal::SIGKILL);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn members(group: Pid, id: &str, spare: Pid) -> Vec<Pid> {
    let Ok(all) = std::fs::read_dir("/proc") else {
        return Vec::new();
    };
    let numbers = all.filter_map(|e| e.ok()?.file_name().to_str()?.parse().ok());
    let pids = numbers.map(Pid::from_raw).filter(|p| *p != spare);
    pids.filter(|p| is_member(*p, group, id)).collect()
}

fn is_member(pid: Pid, group: Pid, id: &str) -> bool {
    let Ok(stat) = std::fs::read_to_string(format!("/proc/{pid}/stat")) else {
        return false;
    };
    // `pid (name) state parent group ...`, where the name may contain anything.
    let mut fields = stat.rsplit(") ").next().unwrap_or("").split(' ');
    let state = fields.next().unwrap_or("");
    if state == "Z" || state == "X" {
        return false;
    }
    if fields.nth(1).and_then(|g| g.parse().ok()) == Some(group.as_raw()) {
        return true;
    }
    std::fs::read(format!("/proc/{pid}/environ")).is_ok_and(|env| has_mark(&env, id))
}

fn has_mark(environ: &[u8], id: &str) -> bool {
    let mark = format!("{JOBS}=");
    let mut vars = environ.split(|b| *b == 0);
    let list = vars.find_map(|v| v.strip_prefix(mark.as_bytes()));
    list.is_some_and(|l| l.split(|b| *b == b':').any(|j| j == id.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_found_whole() {
        let env = b"A=1\0OXMPI_JOBS=outer:job7\0B=OXMPI_JOBS=x\0";
        assert!(has_mark(env, "job7"));
        assert!(has_mark(env, "outer"));
        assert!(!has_mark(env, "job"));
        assert!(!has_mark(env, "x"));
        assert!(!has_mark(b"", "x"));
    }

    #[test]
    fn a_process_is_found_by_mark_and_not_after_its_death() {
        let id = format!("guard-test-{}", std::process::id());
        let mut child = std::process::Command::new("sleep")
            .arg("100")
            .env(JOBS, format!("outer:{id}"))
            .spawn()
            .unwrap();
        let pid = Pid::from_raw(child.id() as i32);
        let nobody = Pid::from_raw(i32::MAX);
        // The mark appears when the program replaces the copy of this one.
        while !is_member(pid, nobody, &id) {
            std::thread::sleep(Duration::from_millis(1));
        }
        sweep(nobody, &id, nix::unistd::getpid());
        assert!(!is_member(pid, nobody, &id));
        child.wait().unwrap();
    }
}
