//! Starting programs, for a launcher that starts many at once.
//!
//! `std::process::Command` forks as soon as it has to do anything unusual in the child; here the child borrows the
//! parent's memory until it runs the new program (`vfork`), which is several times faster and does not grow with the
//! parent.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::RawFd;

/// Everything about a process to start.
#[derive(Debug)]
pub struct Program<'a> {
    /// The file to execute; nothing is searched.
    pub file: &'a CStr,
    /// Arguments, beginning with the program's name.
    pub args: &'a [CString],
    /// The whole environment, as `NAME=value`.
    pub env: &'a [CString],
    /// Directory to start in.
    pub dir: Option<&'a CStr>,
    /// Descriptors it gets: (number here, number there). No number on the right may be the number on the left of a later pair.
    pub descriptors: &'a [(RawFd, RawFd)],
    /// Process group to join; 0 makes a new one.
    pub group: i32,
    /// Processors it may use, one bit each.
    pub cpus: Option<&'a [u64]>,
    /// Soft limit of open files to set.
    pub open_files: Option<u64>,
}

/// A process could not be started.
#[derive(Debug)]
pub struct StartError {
    /// What failed, as in "change to directory".
    pub step: &'static str,
    /// Why.
    pub error: io::Error,
}

struct Child<'a> {
    program: &'a Program<'a>,
    argv: Vec<*const libc::c_char>,
    envp: Vec<*const libc::c_char>,
    parent: i32,
    step: &'static str,
    errno: i32,
}

const STACK: usize = 64 * 1024;

/// Starts `program` and returns its process number once the new program runs. The new process has no blocked signals and the default
/// action for those that this process handles or that Rust ignores (SIGPIPE), and it is killed when the thread that called
/// this function ends.
pub fn start(program: &Program<'_>) -> Result<i32, StartError> {
    let pointers = |list: &[CString]| {
        let mut v: Vec<*const libc::c_char> = list.iter().map(|s| s.as_ptr()).collect();
        v.push(std::ptr::null());
        v
    };
    let mut child = Child {
        program,
        argv: pointers(program.args),
        envp: pointers(program.env),
        // SAFETY: getpid has no preconditions.
        parent: unsafe { libc::getpid() },
        step: "",
        errno: 0,
    };
    let mut stack = vec![0u128; STACK / 16];
    // SAFETY: `top` is the 16-byte aligned end of the child's own stack, which outlives it because CLONE_VFORK stops this thread until the
    // child has executed the program or ended. The child runs `in_child`, which allocates nothing, takes no lock and
    // touches only `child`.
    let pid = unsafe {
        let top = stack.as_mut_ptr().add(stack.len());
        // Signals stay out of the child while it runs in our memory: a handler of ours would run there.
        let mut all: libc::sigset_t = std::mem::zeroed();
        let mut old: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut all);
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut old);
        let flags = libc::CLONE_VM | libc::CLONE_VFORK | libc::SIGCHLD;
        let arg = (&raw mut child).cast();
        let pid = libc::clone(in_child, top.cast(), flags, arg);
        let errno = io::Error::last_os_error();
        libc::pthread_sigmask(libc::SIG_SETMASK, &old, std::ptr::null_mut());
        if pid < 0 {
            return Err(StartError {
                step: "make a process",
                error: errno,
            });
        }
        pid
    };
    // SAFETY: `child` is a live local; volatile because the child wrote it behind the compiler's back.
    let (step, errno) = unsafe {
        (
            std::ptr::read_volatile(&raw const child.step),
            std::ptr::read_volatile(&raw const child.errno),
        )
    };
    if step.is_empty() {
        return Ok(pid);
    }
    // SAFETY: waits for the child that just failed, so that it does not stay as a zombie.
    unsafe { libc::waitpid(pid, std::ptr::null_mut(), 0) };
    Err(StartError {
        step,
        error: io::Error::from_raw_os_error(errno),
    })
}

extern "C" fn in_child(arg: *mut libc::c_void) -> libc::c_int {
    // SAFETY: `arg` is the `Child` that `start` keeps alive and does not touch while we run.
    let child = unsafe { &mut *arg.cast::<Child<'_>>() };
    match prepare(child) {
        Ok(()) => {}
        Err(step) => {
            child.errno = io::Error::last_os_error().raw_os_error().unwrap_or(0);
            child.step = step;
        }
    }
    127
}

/// Does everything up to and including exec; returns only when something failed, with its name. Nothing here may allocate.
fn prepare(child: &Child<'_>) -> Result<(), &'static str> {
    let check = |rc: libc::c_int, step: &'static str| if rc < 0 { Err(step) } else { Ok(()) };
    let p = child.program;
    // SAFETY: system calls on valid pointers and plain numbers; all that they change belongs to the child alone
    // (no CLONE_FILES, CLONE_FS or CLONE_SIGHAND).
    unsafe {
        check(libc::setpgid(0, p.group), "join a process group")?;
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        if libc::getppid() != child.parent {
            libc::_exit(127);
        }
        for &(from, to) in p.descriptors {
            if from == to {
                check(libc::fcntl(from, libc::F_SETFD, 0), "pass a descriptor")?;
            } else {
                check(libc::dup2(from, to), "pass a descriptor")?;
            }
        }
        if let Some(dir) = p.dir {
            check(libc::chdir(dir.as_ptr()), "change to directory")?;
        }
        if let Some(cpus) = p.cpus {
            let rc = libc::sched_setaffinity(0, size_of_val(cpus), cpus.as_ptr().cast());
            check(rc, "bind to a core")?;
        }
        if let Some(soft) = p.open_files {
            let mut limit: libc::rlimit = std::mem::zeroed();
            if libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) == 0 {
                limit.rlim_cur = soft.min(limit.rlim_max);
                libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
            }
        }
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, std::ptr::null_mut());
        libc::execve(p.file.as_ptr(), child.argv.as_ptr(), child.envp.as_ptr());
    }
    Err("execute")
}

/// Runs `work` in a copy of this process, which ends with the code that `work` returns. Refused when this
/// process has more than one thread, because the copy has only one and could find locks held by the others.
pub fn fork(work: impl FnOnce() -> i32) -> io::Result<i32> {
    if std::fs::read_dir("/proc/self/task").is_ok_and(|d| d.count() > 1) {
        return Err(io::Error::other("fork with several threads"));
    }
    // SAFETY: there is one thread (checked above), so the copy is as consistent as the original.
    match unsafe { libc::fork() } {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            let code = work();
            // SAFETY: ends the copy without running what the original registered for its own end.
            unsafe { libc::_exit(code) }
        }
        pid => Ok(pid),
    }
}

/// Whether whoever started this process had `signal` ignored (as `nohup` does), which should stay so.
pub fn is_ignored(signal: i32) -> bool {
    // SAFETY: asks for the action without changing it.
    unsafe {
        let mut old: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &mut old) == 0
            && old.sa_sigaction == libc::SIG_IGN
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::os::fd::AsRawFd;

    fn c(s: &str) -> CString {
        CString::new(s).unwrap()
    }

    fn run(file: &str, dir: Option<&str>) -> Result<String, StartError> {
        let (mut reader, writer) = io::pipe().unwrap();
        let args = [
            c("sh"),
            c("-c"),
            c("pwd; echo $A; ulimit -n; grep SigBlk /proc/self/status"),
        ];
        let (file, dir) = (c(file), dir.map(c));
        let pid = start(&Program {
            file: &file,
            args: &args,
            env: &[c("A=b c")],
            dir: dir.as_deref(),
            descriptors: &[(writer.as_raw_fd(), 1)],
            group: 0,
            cpus: None,
            open_files: Some(77),
        })?;
        drop(writer);
        let mut text = String::new();
        reader.read_to_string(&mut text).unwrap();
        // SAFETY: waits for our own child.
        assert_eq!(unsafe { libc::waitpid(pid, std::ptr::null_mut(), 0) }, pid);
        Ok(text)
    }

    #[test]
    fn a_program_gets_what_it_was_given() {
        let text = run("/bin/sh", Some("/usr")).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(&lines[..3], ["/usr", "b c", "77"]);
        assert_eq!(
            lines[3]
                .trim_start_matches("SigBlk:")
                .trim()
                .trim_matches('0'),
            ""
        );
    }

    #[test]
    fn failures_name_their_step() {
        let e = run("/nonexistent/program", None).unwrap_err();
        assert_eq!(
            (e.step, e.error.kind()),
            ("execute", io::ErrorKind::NotFound)
        );
        let e = run("/bin/sh", Some("/nonexistent")).unwrap_err();
        assert_eq!(
            (e.step, e.error.kind()),
            ("change to directory", io::ErrorKind::NotFound)
        );
    }
}
