//! What the tests of `mpiexec` share: running it under a watchdog, and looking for what it left behind.
#![allow(dead_code)] // Each test program uses a part.

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
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
    let child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    finish(child)
}

/// Runs `mpiexec` with `args` to its end.
pub fn launch(args: &[&str]) -> Outcome {
    run(&mut mpiexec(args))
}

/// Runs `command` to its end, giving it `input`.
pub fn run_with_input(command: &mut Command, input: &str) -> Outcome {
    let pipes = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_owned();
    std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    finish(child)
}

/// Waits for the end of `child`, and kills it when the watchdog says so.
pub fn finish(mut child: Child) -> Outcome {
    let o = collect(child.stdout.take().unwrap());
    let e = collect(child.stderr.take().unwrap());
    let begin = Instant::now();
    let status = loop {
        if let Some(s) = child.try_wait().unwrap() {
            break s;
        }
        if begin.elapsed() > WATCHDOG {
            child.kill().unwrap();
            panic!("watchdog: mpiexec did not end in {WATCHDOG:?}");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    Outcome {
        code: status
            .code()
            .unwrap_or_else(|| 128 + status.signal().unwrap_or(0)),
        out: o.join().unwrap(),
        err: e.join().unwrap(),
    }
}

fn collect(mut from: impl Read + Send + 'static) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    })
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
