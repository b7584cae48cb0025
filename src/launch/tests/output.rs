//! What the ranks write, and how it comes out.

mod common;
use common::*;
use std::process::Stdio;

#[test]
fn ten_megabytes_from_each_of_four() {
    let script = r#"i=0; line=$(printf '%01000d' $PMI_RANK); while [ $i -lt 100 ]; do for j in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do echo "$line"; done; i=$((i+1)); done"#;
    let o = launch(&["-n", "4", "sh", "-c", script]);
    assert_eq!((o.code, o.out.len()), (0, 4 * 2000 * 1001));
    for l in o.out.lines() {
        assert_eq!(l.len(), 1000);
        assert!(l[..999].bytes().all(|b| b == b'0'), "a torn line: {l}");
    }
}

#[test]
fn lines_are_whole_however_they_are_written() {
    // Pieces of a line with pauses shorter than the patience for unfinished lines.
    let script = "for i in 1 2 3 4 5; do printf a; sleep 0.01; printf b; sleep 0.01; echo c; done";
    let o = launch(&["-l", "-n", "4", "sh", "-c", script]);
    assert_eq!(o.out.lines().count(), 20);
    assert!(
        o.out
            .lines()
            .all(|l| l.starts_with('[') && l.ends_with("] abc")),
        "{}",
        o.out
    );
}

#[test]
fn an_unfinished_line_is_shown_while_the_rank_waits() {
    let mut c = mpiexec(&[
        "-n",
        "1",
        "sh",
        "-c",
        "printf 'name: '; read x; echo hello $x",
    ]);
    let mut child = Live::start(c.stdin(Stdio::piped()));
    until("the prompt is shown", || child.out() == "name: ");
    child.write("Bob\n");
    assert_eq!(child.finish().out, "name: hello Bob\n");
}

#[test]
fn the_end_of_output_without_newline_is_kept() {
    let o = launch(&["-n", "1", "printf", "end"]);
    assert_eq!(o.out, "end");
    let o = launch(&["-l", "-n", "1", "printf", "a\\nb"]);
    assert_eq!(o.out, "[0] a\n[0] b");
}

#[test]
fn both_outputs_stay_apart() {
    let o = launch(&["-l", "-n", "2", "sh", "-c", "echo o; echo e >&2"]);
    let sorted = |s: &str| {
        let mut l: Vec<String> = s.lines().map(str::to_owned).collect();
        l.sort();
        l
    };
    assert_eq!(sorted(&o.out), ["[0] o", "[1] o"]);
    assert_eq!(sorted(&o.err), ["[0] e", "[1] e"]);
}

#[test]
fn a_reader_that_leaves_ends_the_job_quietly() {
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    let script = format!("{bin} -n 2 yes | head -n 1; echo ${{PIPESTATUS[0]}}");
    let o = run(std::process::Command::new("bash").args(["-c", &script]));
    assert_eq!((o.out.as_str(), o.err.as_str()), ("y\n141\n", ""));
}

#[test]
fn a_slow_reader_does_not_stop_the_service() {
    // Nobody reads 4 MB of output while the ranks talk with the launcher and end.
    let (unread, out) = std::io::pipe().unwrap();
    let script = format!("head -c 4000000 /dev/zero & exec {} exchange >&2", rank());
    let child = Live::start_into(mpiexec(&["-n", "3", "bash", "-c", &script]).stdout(out));
    until("all have exchanged", || {
        child.err() == "exchanged\n".repeat(3)
    });
    drop(unread);
    child.finish();
}

#[test]
fn a_background_process_does_not_hold_the_launcher() {
    let o = launch(&["-n", "1", "sh", "-c", "sleep 5 & echo done"]);
    assert_eq!((o.code, o.out.as_str()), (0, "done\n"));
}

#[test]
fn a_full_device_does_not_stop_the_job_but_is_no_success() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let script = "for i in 1 2 3; do echo x; sleep 0.1; done; echo end >&2";
    let o = Live::start_into(mpiexec(&["-n", "2", "sh", "-c", script]).stdout(full)).finish();
    assert_eq!(
        (o.code, o.err.matches("end\n").count()),
        (1, 2),
        "{}",
        o.err
    );
    assert_eq!(
        o.err
            .matches("the standard output cannot be written")
            .count(),
        1,
        "{}",
        o.err
    );
}
