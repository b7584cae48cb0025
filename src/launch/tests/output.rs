//! What the ranks write, and how it comes out.

mod common;
use common::*;
use std::io::Read;
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
    let mut child = mpiexec(&[
        "-n",
        "1",
        "sh",
        "-c",
        "printf 'name: '; read x; echo hello $x",
    ])
    .stdin(Stdio::piped())
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .unwrap();
    let mut prompt = [0u8; 6];
    child
        .stdout
        .as_mut()
        .unwrap()
        .read_exact(&mut prompt)
        .unwrap();
    assert_eq!(&prompt, b"name: ");
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"Bob\n").unwrap();
    assert_eq!(finish(child).out, "hello Bob\n");
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
    let script = format!("head -c 4000000 /dev/zero & exec {} exchange >&2", rank());
    let mut child = mpiexec(&["-n", "3", "bash", "-c", &script])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut err = child.stderr.take().unwrap();
    let mut text = [0u8; 30];
    err.read_exact(&mut text).unwrap();
    assert_eq!(&text, b"exchanged\nexchanged\nexchanged\n");
    drop(child.stdout.take());
    until("mpiexec ends", || child.try_wait().unwrap().is_some());
}

#[test]
fn a_background_process_does_not_hold_the_launcher() {
    let o = launch(&["-n", "1", "sh", "-c", "sleep 5 & echo done"]);
    assert_eq!((o.code, o.out.as_str()), (0, "done\n"));
}

#[test]
fn a_full_device_ends_nothing_but_the_output() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let mut child = mpiexec(&["-n", "1", "sh", "-c", "echo x; exit 0"])
        .stdout(full)
        .spawn()
        .unwrap();
    until("mpiexec ends", || child.try_wait().unwrap().is_some());
}
