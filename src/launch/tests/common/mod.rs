//! What the tests of `mpiexec` share: running it under a watchdog, and looking for what it left behind.
#![allow(dead_code)] // Each test program uses a part.

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nothing here takes longer unless it hangs.
pub const WATCHDOG: Duration = Duration::from_secs(60);

/// `mpiexec` with `args`, without what a launcher around the tests may have set.
pub fn mpiexec(args: &[&str]) -> Command {
    let mut c = Command::new(env!("CARGO_BIN_EXE_mpiexec"));
    c.args(args).stdin(Stdio::null());
    for name in ["MPIEXEC_TIMEOUT", "HYDRA_HOST_FILE", "OXMPI_JOBS"] {
        c.env_remove(name);
    }
    c
}

/// The program that plays a rank.
pub fn rank() -> String {
    let bin = PathBuf::from(env!("CARGO_BIN_EXE_mpiexec"));
    let path = bin.with_file_name("examples").join("rank");
    assert!(
        path.exists(),
        "{} is missing: cargo build --examples",
        path.display()
    );
    path.into_os_string().into_string().unwrap()
}

/// What came of a command.
#[derive(Debug)]
pub struct Outcome {
    /// Exit code, or 128 and the signal.
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `command` to its end.
pub fn run(command: &mut Command) -> Outcome {
    Live::start(command).finish()
}

/// Runs `mpiexec` with `args` to its end.
pub fn launch(args: &[&str]) -> Outcome {
    run(&mut mpiexec(args))
}

/// Runs `command` to its end, giving it `input`.
pub fn run_with_input(command: &mut Command, input: &str) -> Outcome {
    let mut live = Live::start(command.stdin(Stdio::piped()));
    live.write(input);
    live.finish()
}

/// A command that runs; what it writes is collected. It does not outlive the test.
pub struct Live {
    child: Child,
    out: Collected,
    err: Collected,
}

impl Live {
    /// Starts `command`.
    pub fn start(command: &mut Command) -> Live {
        Live::start_into(command.stdout(Stdio::piped()))
    }

    /// Starts `command`, whose standard output goes where it goes.
    pub fn start_into(command: &mut Command) -> Live {
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        Live {
            out: Collected::from(child.stdout.take()),
            err: Collected::from(child.stderr.take()),
            child,
        }
    }

    /// Starts `mpiexec` with `args`.
    pub fn launch(args: &[&str]) -> Live {
        Live::start(&mut mpiexec(args))
    }

    /// The process number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Gives it its whole standard input, from a thread of its own.
    pub fn write(&mut self, input: &str) {
        let mut pipe = self.child.stdin.take().unwrap();
        let input = input.to_owned();
        // It may end without reading everything.
        std::thread::spawn(move || drop(pipe.write_all(input.as_bytes())));
    }

    /// What it wrote so far on its standard output.
    pub fn out(&self) -> String {
        self.out.text()
    }

    /// What it wrote so far on its standard error.
    pub fn err(&self) -> String {
        self.err.text()
    }

    /// Kills it.
    pub fn kill_9(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits for its end.
    pub fn finish(mut self) -> Outcome {
        let mut status = None;
        until("the command ends", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        let status = status.unwrap();
        for c in [&mut self.out, &mut self.err] {
            let thread = c.thread.take().unwrap();
            until("its outputs end", || thread.is_finished());
        }
        Outcome {
            code: status
                .code()
                .unwrap_or_else(|| 128 + status.signal().unwrap_or(0)),
            out: self.out(),
            err: self.err(),
        }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        // Both fail when it has ended, as it should have.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Collected {
    bytes: Arc<Mutex<Vec<u8>>>,
    thread: Option<JoinHandle<()>>,
}

impl Collected {
    fn from(pipe: Option<impl Read + Send + 'static>) -> Collected {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&bytes);
        let thread = std::thread::spawn(move || {
            let Some(mut pipe) = pipe else { return };
            let mut chunk = [0u8; 65536];
            while let Ok(n @ 1..) = pipe.read(&mut chunk) {
                shared.lock().unwrap().extend_from_slice(&chunk[..n]);
            }
        });
        Collected {
            bytes,
            thread: Some(thread),
        }
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes.lock().unwrap()).into_owned()
    }
}

/// A word that no other process has on its command line.
pub fn mark(test: &str) -> String {
    format!(
        "7{}.{}",
        std::process::id(),
        test.len() * 1000 + test.bytes().map(usize::from).sum::<usize>()
    )
}

/// How many processes (other than this one) have `mark` as an argument.
pub fn marked(mark: &str) -> usize {
    pids_of(mark).len()
}

/// Their numbers.
pub fn pids_of(mark: &str) -> Vec<i32> {
    let all = std::fs::read_dir("/proc").unwrap();
    let pids = all.filter_map(|e| e.ok()?.file_name().to_str()?.parse::<i32>().ok());
    pids.filter(|pid| {
        let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        line.split(|b| *b == 0).any(|a| a == mark.as_bytes())
    })
    .collect()
}

/// Waits until `done` or the watchdog.
pub fn until(what: &str, mut done: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !done() {
        assert!(begin.elapsed() < WATCHDOG, "watchdog: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Sends a signal.
pub fn kill(signal: &str, pid: u32) {
    let target = pid.to_string();
    assert!(
        Command::new("kill")
            .args([signal, &target])
            .status()
            .unwrap()
            .success()
    );
}
