//! `mpiexec` at a terminal; the play is in `terminal.py`, because a terminal needs a session of its own.

mod common;
use common::*;
use std::process::{Command, Stdio};

#[test]
fn at_a_terminal() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal.py");
    let mut c = Command::new("python3");
    c.args([script, env!("CARGO_BIN_EXE_mpiexec"), &rank()])
        .stdin(Stdio::null());
    let o = run(&mut c);
    assert_eq!(o.code, 0, "{} {}", o.out, o.err);
    assert!(o.out.contains("all seen"));
}
