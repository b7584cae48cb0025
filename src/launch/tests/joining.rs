//! The library's side of joining a job, against our own launcher and without one.

mod common;
use common::*;
use std::process::Command;

#[test]
fn ranks_know_who_they_are() {
    let o = launch(&[
        "-n",
        "2",
        &rank(),
        "hello",
        ":",
        "-n",
        "1",
        &rank(),
        "hello",
    ]);
    let mut lines: Vec<&str> = o.out.lines().collect();
    lines.sort_unstable();
    let expect = |r, app| format!("rank {r} of 3, {r} of 3 here, program {app}, universe 3");
    assert_eq!(lines, [expect(0, 0), expect(1, 0), expect(2, 1)]);
    assert_eq!((o.code, o.err.as_str()), (0, ""));
}

#[test]
fn values_of_any_length_are_exchanged() {
    for n in ["1", "2", "9", "40"] {
        let o = launch(&["-n", n, &rank(), "exchange"]);
        assert_eq!((o.code, o.err.as_str()), (0, ""));
        assert_eq!(o.out.lines().count().to_string(), n);
    }
}

#[test]
fn two_programs_one_after_the_other_in_each_rank() {
    let r = rank();
    let o = launch(&["-n", "3", "sh", "-c", &format!("{r} hello && {r} hello")]);
    assert_eq!((o.code, o.out.lines().count()), (0, 6), "{}", o.err);
}

/// The rank program with these variables and no launcher.
fn alone(vars: &[(&str, &str)]) -> Outcome {
    let mut c = Command::new(rank());
    run(c.arg("hello").env_clear().envs(vars.iter().copied()))
}

#[test]
fn nobody_started_it() {
    let o = alone(&[]);
    assert_eq!(
        (o.code, o.out.as_str()),
        (0, "rank 0 of 1, 0 of 1 here, program -1, universe 0\n")
    );
}

#[test]
fn a_launcher_that_cannot_be_joined() {
    for (vars, says) in [
        (
            &[("PMI_FD", "77"), ("PMI_RANK", "0"), ("PMI_SIZE", "2")][..],
            "PMI_FD is 77, which is not open",
        ),
        (
            &[("PMI_FD", "1"), ("PMI_RANK", "0"), ("PMI_SIZE", "2")],
            "PMI_FD is 1, which is not a socket",
        ),
        (&[("PMI_SIZE", "2"), ("PMI_RANK", "1")], "PMI_SIZE is 2"),
        (
            &[("PMI_PORT", "127.0.0.1:1"), ("PMI_ID", "0")],
            "PMI_PORT 127.0.0.1:1",
        ),
        (
            &[("SLURM_PROCID", "1"), ("SLURM_NTASKS", "4")],
            "SLURM_NTASKS is 4",
        ),
        (
            &[("OMPI_COMM_WORLD_SIZE", "3")],
            "OMPI_COMM_WORLD_SIZE is 3",
        ),
    ] {
        let o = alone(vars);
        assert_eq!((o.code, o.out.as_str()), (3, ""), "{vars:?}");
        assert!(
            o.err.contains(says) && o.err.lines().count() == 1,
            "{vars:?} {}",
            o.err
        );
    }
    // What is left over from a job of one does not matter.
    let o = alone(&[("PMI_FD", "77"), ("PMI_RANK", "0"), ("PMI_SIZE", "1")]);
    assert_eq!(o.code, 0, "{}", o.err);
}

#[test]
fn a_program_that_a_rank_starts_is_told_what_to_do() {
    // The shell closes the descriptor, as Python's subprocess module does.
    let script = format!("exec {} hello 60>&- 61>&-", rank());
    let o = launch(&["-n", "2", "bash", "-c", &script]);
    assert_eq!(o.code, 3);
    assert!(o.err.contains("OXMPI_START=singleton"), "{}", o.err);
}

/// A server on a port that speaks the old greeting.
#[test]
fn joining_through_a_port() {
    use std::io::{BufRead, BufReader, Write};
    let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = server.local_addr().unwrap().to_string();
    let thread = std::thread::spawn(move || {
        let (stream, _) = server.accept().unwrap();
        let mut writer = stream.try_clone().unwrap();
        for line in BufReader::new(stream).lines() {
            let line = line.unwrap();
            let answer = match line.split(' ').next().unwrap() {
                "cmd=initack" => {
                    "cmd=initack rc=0\ncmd=set size=2\ncmd=set rank=1\ncmd=set debug=0"
                }
                "cmd=init" => "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0",
                "cmd=get_maxes" => "cmd=maxes kvsname_max=64 keylen_max=64 vallen_max=128",
                "cmd=get_my_kvsname" => "cmd=my_kvsname kvsname=k",
                "cmd=get_appnum" => "cmd=appnum appnum=5",
                "cmd=get_universe_size" => "cmd=universe_size size=7",
                "cmd=get" => "cmd=get_result rc=0 value=(vector,(0,2,1))",
                "cmd=finalize" => "cmd=finalize_ack",
                other => panic!("{other}"),
            };
            writeln!(writer, "{answer}").unwrap();
        }
    });
    let o = alone(&[("PMI_PORT", &address), ("PMI_ID", "1")]);
    assert_eq!(
        o.out, "rank 1 of 2, 0 of 1 here, program 5, universe 7\n",
        "{}",
        o.err
    );
    thread.join().unwrap();
}

#[test]
fn what_speaks_no_pmi_is_an_error() {
    let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = server.local_addr().unwrap().to_string();
    let thread = std::thread::spawn(move || {
        use std::io::Write;
        let (mut stream, _) = server.accept().unwrap();
        stream.write_all(b"SSH-2.0-something\r\n").unwrap();
    });
    let o = alone(&[("PMI_PORT", &address), ("PMI_ID", "1")]);
    thread.join().unwrap();
    assert_eq!(o.code, 3);
    assert_eq!(o.err.lines().count(), 1, "{}", o.err);
}
