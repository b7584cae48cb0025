//! How jobs end: exit codes, failures, signals, and that nothing is left behind.

mod common;
use common::*;
use std::process::{Command, Stdio};

#[test]
fn the_first_failure_is_the_exit_code() {
    for (script, code) in [
        ("exit 0", 0),
        ("[ $PMI_RANK = 1 ] && exit 7; sleep 100", 7),
        ("[ $PMI_RANK = 2 ] && kill -9 $$; sleep 100", 137),
        ("[ $PMI_RANK = 0 ] && kill -SEGV $$; sleep 100", 139),
        ("exit 255", 255),
    ] {
        let o = launch(&["-n", "3", "sh", "-c", script]);
        assert_eq!(o.code, code, "{script}: {}", o.err);
        assert_eq!(
            o.err.lines().count(),
            usize::from(code != 0),
            "{script}: {}",
            o.err
        );
    }
}

#[test]
fn the_report_names_who_how_and_what_the_others_did() {
    let o = launch(&["-n", "4", &rank(), "signal"]);
    assert_eq!(o.code, 134);
    let lines: Vec<&str> = o.err.lines().collect();
    assert!(
        lines[0].contains("rank 3 on ") && lines[0].contains("signal 6 (SIGABRT"),
        "{}",
        o.err
    );
    assert!(lines[0].contains("rank, process "), "{}", o.err);
    assert!(
        o.err.contains("MPI_Recv from the last rank") || o.err.contains("not in MPI"),
        "{}",
        o.err
    );
}

#[test]
fn what_the_others_did_is_known_once_they_wait() {
    let script = format!(
        "[ $PMI_RANK = 2 ] && {{ sleep 0.5; exit 9; }}; exec {} hang",
        rank()
    );
    let o = launch(&["-n", "3", "sh", "-c", &script]);
    assert_eq!(o.code, 9);
    assert!(
        o.err.contains("ranks 0, 1: MPI_Barrier, for 0."),
        "{}",
        o.err
    );
}

#[test]
fn abort_is_never_a_success() {
    for (code, expect) in [("0", 1), ("5", 5), ("256", 1), ("-1", 255)] {
        let o = launch(&["-n", "3", &rank(), "abort", code, "the model exploded"]);
        assert_eq!(o.code, expect, "{}", o.err);
        assert_eq!(o.out, "last words\n");
        assert_eq!(o.err.matches("the model exploded").count(), 1, "{}", o.err);
        assert!(o.err.contains("rank 2 on "), "{}", o.err);
    }
}

#[test]
fn the_words_of_an_abort_may_be_several_lines() {
    let o = launch(&[
        "-n",
        "1",
        &rank(),
        "abort",
        "5",
        "first line\n  second line\n",
    ]);
    assert!(
        o.err
            .ends_with(" ended the job with code 5:\n    first line\n    second line\n"),
        "{}",
        o.err
    );
}

#[test]
fn an_exit_before_finalize_is_a_failure() {
    let o = launch(&["-n", "3", &rank(), "fail", "4"]);
    assert_eq!(o.code, 4);
    assert!(
        o.err.contains("rank 2 ") && o.err.contains("exit code 4 before MPI_Finalize"),
        "{}",
        o.err
    );
    let o = launch(&["-n", "2", &rank(), "forget"]);
    assert_eq!(o.code, 1);
    assert!(o.err.contains("without calling MPI_Finalize"), "{}", o.err);
}

#[test]
fn an_exit_after_finalize_only_counts() {
    let o = launch(&["-n", "2", &rank(), "late"]);
    assert_eq!(o.code, 1);
    assert!(
        o.err.contains("rank 1 ") && o.err.contains("exit code 1 after MPI_Finalize"),
        "{}",
        o.err
    );
}

#[test]
fn ranks_that_wait_for_one_that_never_joins() {
    let o = launch(&["-n", "2", &rank(), "exchange", ":", "-n", "1", "true"]);
    assert_eq!(o.code, 1);
    assert!(
        o.err.contains("rank 2 ") && o.err.contains("MPI_Init"),
        "{}",
        o.err
    );
}

#[test]
fn ranks_that_ignore_sigterm_are_killed() {
    let mark = mark("stubborn");
    let script = format!(
        "trap '' TERM; [ $PMI_RANK = 0 ] && {{ sleep 0.3; exit 3; }}; while :; do sleep {mark}; done"
    );
    let o = launch(&["-n", "3", "sh", "-c", &script]);
    assert_eq!((o.code, marked(&mark)), (3, 0), "{}", o.err);
}

#[test]
fn the_time_limit() {
    let o = launch(&["-n", "2", "-timeout", "0.5", &rank(), "hang"]);
    assert_eq!(o.code, 124);
    assert!(
        o.err.contains("longer than 0.5 s") && o.err.contains("ranks 0, 1: MPI_Barrier"),
        "{}",
        o.err
    );
    let o = run(mpiexec(&["sleep", "100"]).env("MPIEXEC_TIMEOUT", "0.2"));
    assert_eq!(o.code, 124);
    let o = run(mpiexec(&["true"]).env("MPIEXEC_TIMEOUT", "100"));
    assert_eq!((o.code, o.err.as_str()), (0, ""));
}

/// Starts shells that run a program that starts a program, one of them in a session of its own.
fn deep(mark: &str) -> Live {
    let script = format!("sh -c 'sleep {mark}; :' & setsid sleep {mark} & sleep {mark}; :");
    let child = Live::launch(&["-n", "3", "sh", "-c", &script]);
    until("all are running", || marked(mark) == 9);
    child
}

#[test]
fn kill_9_of_the_launcher_leaves_nothing() {
    let mark = mark("launcher");
    deep(&mark).kill_9();
    until("all are gone", || marked(&mark) == 0);
}

#[test]
fn kill_9_of_a_rank_leaves_nothing() {
    let mark = mark("rank");
    let child = deep(&mark);
    // The ranks are the shells that mpiexec started.
    let ranks = children(child.id());
    let shell = ranks.iter().find(|p| name(**p) == "sh").unwrap();
    kill("-9", *shell);
    let o = child.finish();
    assert_eq!(o.code, 137, "{}", o.err);
    until("all are gone", || marked(&mark) == 0);
}

#[test]
fn kill_9_of_the_guard_and_the_launcher_leaves_no_rank() {
    let mark = mark("guard");
    // The launcher and its guard have the word on their command lines as well.
    let child = Live::launch(&["-n", "3", "sleep", &mark]);
    until("all are running", || marked(&mark) >= 5);
    for p in children(child.id()) {
        if name(p) == "oxmpi-guard" {
            kill("-9", p);
        }
    }
    child.kill_9();
    until("all are gone", || marked(&mark) == 0);
}

fn children(pid: u32) -> Vec<u32> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
    text.split_whitespace()
        .map(|p| p.parse().unwrap())
        .collect()
}

fn name(pid: u32) -> String {
    std::fs::read_to_string(format!("/proc/{pid}/comm"))
        .unwrap_or_default()
        .trim()
        .to_owned()
}

#[test]
fn signals_are_passed_on() {
    for (signal, word) in [
        ("USR1", "10"),
        ("USR2", "12"),
        ("TERM", "15"),
        ("INT", "2"),
        ("HUP", "1"),
    ] {
        let script = format!(
            "trap 'echo got {word}; exit 0' {signal}; echo ready >&2; while :; do sleep 0.05; done"
        );
        let child = Live::launch(&["-n", "2", "bash", "-c", &script]);
        until("both are ready", || {
            child.err().matches("ready").count() == 2
        });
        kill(&format!("-{signal}"), child.id());
        let o = child.finish();
        assert_eq!(
            o.out,
            format!("got {word}\ngot {word}\n"),
            "{signal} {}",
            o.err
        );
        assert_eq!(o.code, 0, "{signal}");
    }
}

#[test]
fn interrupting_ends_the_job_without_a_report() {
    let mark = mark("interrupt");
    let child = Live::launch(&["-n", "2", "sleep", &mark]);
    until("all are running", || marked(&mark) >= 4);
    kill("-INT", child.id());
    let o = child.finish();
    assert_eq!((o.code, o.err.as_str()), (130, ""));
}

#[test]
fn the_second_interrupt_kills() {
    let script = "trap 'echo no' INT; echo ready; while :; do sleep 0.05; done";
    let child = Live::launch(&["-n", "2", "bash", "-c", script]);
    until("both are ready", || {
        child.out().matches("ready").count() == 2
    });
    kill("-INT", child.id());
    until("both ignore it", || child.out().matches("no").count() == 2);
    kill("-INT", child.id());
    let o = child.finish();
    assert_eq!(o.code, 130, "{}", o.err);
}

#[test]
fn quit_shows_what_the_ranks_do() {
    let script = format!("echo ready; exec {} hang", rank());
    let child = Live::launch(&["-n", "2", "sh", "-c", &script]);
    until("both are ready", || {
        child.out().matches("ready").count() == 2
    });
    until("both wait in the barrier", || {
        kill("-QUIT", child.id());
        std::thread::sleep(std::time::Duration::from_millis(20));
        child.err().contains("ranks 0, 1: MPI_Barrier, for ")
    });
    assert!(
        child
            .err()
            .starts_with("mpiexec: what the ranks are doing\n")
    );
    kill("-TERM", child.id());
    assert_eq!(child.finish().code, 143);
}

#[test]
fn a_job_in_a_job_is_a_fresh_one() {
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    let script = format!(
        "[ $PMI_RANK = 0 ] && exec {bin} -n 3 {} hello; exit 0",
        rank()
    );
    let o = launch(&["-n", "2", "sh", "-c", &script]);
    assert_eq!((o.code, o.out.lines().count()), (0, 3), "{o:?}");
    assert!(o.out.contains("rank 2 of 3, 2 of 3 here"), "{}", o.out);
}

#[test]
fn kill_9_of_a_launcher_ends_the_jobs_inside() {
    let mark = mark("inner");
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    let inner = format!("sleep {mark}; :");
    let child = Live::launch(&["-n", "1", bin, "-n", "2", "sh", "-c", &inner]);
    until("all are running", || marked(&mark) == 2);
    child.kill_9();
    until("all are gone", || marked(&mark) == 0);
}

#[test]
fn ignored_hangups_stay_ignored() {
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    let mut c = Command::new("bash");
    c.args([
        "-c",
        &format!("trap '' HUP; exec {bin} -n 1 bash -c 'echo ready; sleep 0.5; echo alive'"),
    ]);
    let child = Live::start(c.stdin(Stdio::null()));
    until("it is ready", || child.out().contains("ready"));
    kill("-HUP", child.id());
    assert_eq!(child.finish().out, "ready\nalive\n");
}
