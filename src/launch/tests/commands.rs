//! The command line: what is run, with what, and what is refused.

mod common;
use common::*;

#[test]
fn plain_programs_run() {
    let o = launch(&["-n", "3", "echo", "hi"]);
    assert_eq!(
        (o.code, o.out.as_str(), o.err.as_str()),
        (0, "hi\nhi\nhi\n", "")
    );
}

#[test]
fn more_ranks_than_cores() {
    let o = launch(&["-n", "64", "echo", "x"]);
    assert_eq!((o.code, o.out.lines().count()), (0, 64));
}

#[test]
fn several_programs() {
    let o = launch(&[
        "-l",
        "-n",
        "1",
        "echo",
        "a",
        ":",
        "-n",
        "2",
        "sh",
        "-c",
        "echo b $PMI_RANK $PMI_SIZE",
        ":",
        "echo",
        "c",
    ]);
    let mut lines: Vec<&str> = o.out.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["[0] a", "[1] b 1 4", "[2] b 2 4", "[3] c"]);
    assert_eq!(o.code, 0);
}

#[test]
fn a_configuration_file() {
    let path = std::env::temp_dir().join(format!("config-{}", std::process::id()));
    std::fs::write(&path, "# two programs\n-n 1 echo 'a  b'\n-n 1 echo c\n").unwrap();
    let o = launch(&["-l", "-configfile", path.to_str().unwrap()]);
    std::fs::remove_file(&path).unwrap();
    let mut lines: Vec<&str> = o.out.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["[0] a  b", "[1] c"]);
}

#[test]
fn variables() {
    let show = "echo $A,$B,$C";
    let mut c = mpiexec(&[
        "-genv", "A", "1", "-n", "1", "-env", "B=2", "-x", "C", "sh", "-c", show,
    ]);
    assert_eq!(run(c.env("C", "3")).out, "1,2,3\n");
    let mut c = mpiexec(&[
        "-genvnone",
        "-genvlist",
        "B",
        "-n",
        "1",
        "/bin/sh",
        "-c",
        show,
    ]);
    assert_eq!(run(c.envs([("A", "1"), ("B", "2")])).out, ",2,\n");
}

#[test]
fn rank_variables_for_scripts() {
    let names = [
        "PMI_RANK",
        "MPI_LOCALRANKID",
        "OMPI_COMM_WORLD_RANK",
        "OMPI_COMM_WORLD_LOCAL_RANK",
    ];
    let sizes = [
        "PMI_SIZE",
        "MPI_LOCALNRANKS",
        "OMPI_COMM_WORLD_SIZE",
        "OMPI_COMM_WORLD_LOCAL_SIZE",
    ];
    let text = |list: [&str; 4]| list.map(|n| format!("${n}")).join(" ");
    let o = launch(&[
        "-n",
        "2",
        "sh",
        "-c",
        &format!("echo {} {}", text(names), text(sizes)),
    ]);
    let mut lines: Vec<&str> = o.out.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["0 0 0 0 2 2 2 2", "1 1 1 1 2 2 2 2"]);
}

#[test]
fn directories() {
    let o = launch(&[
        "-n", "1", "-wdir", "/usr", "pwd", ":", "-n", "1", "--wd", "/etc", "pwd",
    ]);
    let mut lines: Vec<&str> = o.out.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["/etc", "/usr"]);
}

#[test]
fn one_rank_gets_the_input() {
    let args = |who: &'static str| ["-l", "-stdin", who, "-n", "3", "sh", "-c", "wc -c"];
    let count = |who, bytes: usize| {
        let o = run_with_input(&mut mpiexec(&args(who)), &"x".repeat(bytes));
        let mut lines: Vec<String> = o.out.lines().map(|l| l.replace(' ', "")).collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(count("0", 300_000), ["[0]300000", "[1]0", "[2]0"]);
    assert_eq!(count("2", 7), ["[0]0", "[1]0", "[2]7"]);
    assert_eq!(
        count("all", 300_000),
        ["[0]300000", "[1]300000", "[2]300000"]
    );
    assert_eq!(count("none", 7), ["[0]0", "[1]0", "[2]0"]);
}

#[test]
fn input_from_a_file_for_all() {
    let file = std::fs::File::open("/proc/self/maps").unwrap();
    let o = run(mpiexec(&["-s", "all", "-n", "2", "cat"]).stdin(file));
    assert_eq!(o.code, 0);
    let own = env!("CARGO_BIN_EXE_mpiexec");
    assert!(o.out.lines().count() > 4, "{own}: {}", o.out);
}

#[test]
fn input_that_nobody_wants_is_left_alone() {
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    let script = format!("{bin} -n 2 true; cat");
    let o = run_with_input(
        std::process::Command::new("sh").args(["-c", &script]),
        "still here",
    );
    assert_eq!(o.out, "still here");
}

#[test]
fn output_into_files() {
    let dir = std::env::temp_dir().join(format!("out-{}", std::process::id()));
    std::fs::create_dir(&dir).unwrap();
    let pattern = |n: &str| format!("{}/{n}", dir.display());
    let (out, err) = (pattern("o%r"), pattern("all"));
    let o = launch(&[
        "-n",
        "2",
        "-outfile-pattern",
        &out,
        "-errfile-pattern",
        &err,
        "sh",
        "-c",
        "echo o $PMI_RANK; echo e >&2",
    ]);
    let read = |n| std::fs::read_to_string(dir.join(n)).unwrap();
    assert_eq!((o.code, o.out.as_str(), o.err.as_str()), (0, "", ""));
    assert_eq!(
        (read("o0"), read("o1"), read("all")),
        ("o 0\n".into(), "o 1\n".into(), "e\ne\n".into())
    );
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn binding_to_cores() {
    let allowed = "grep Cpus_allowed_list /proc/self/status";
    let o = launch(&["-n", "1", "-bind-to", "core", "sh", "-c", allowed]);
    let (_, list) = o.out.trim().split_once('\t').unwrap();
    assert!(!list.is_empty() && o.code == 0, "{o:?}");
    // Many more ranks than there are cores: nobody is bound.
    let free = launch(&["-n", "1", "sh", "-c", allowed]).out;
    let o = launch(&["-n", "300", "--bind-to", "core", "sh", "-c", allowed]);
    assert!(o.out.lines().all(|l| l == free.trim()), "{}", o.out);
}

#[test]
fn refusals_are_one_sentence_and_start_nothing() {
    for (args, code, says) in [
        (&[][..], 1, "no program was given"),
        (&["-n", "2"], 1, "no program was given"),
        (&["-n", "0", "echo", "x"], 1, "\"0\""),
        (&["-n", "abc", "echo", "x"], 1, "\"abc\""),
        (&["-n", "-1", "echo", "x"], 1, "\"-1\""),
        (&["-frobnicate", "echo", "x"], 1, "-frobnicate"),
        (
            &["-n", "1", "echo", "x", ":", "-n", "1", "./no-such-program"],
            127,
            "./no-such-program does not exist",
        ),
        (
            &["-n", "1", "/etc/passwd"],
            126,
            "/etc/passwd is not executable",
        ),
        (&["-wdir", "/no/such/dir", "echo", "x"], 1, "/no/such/dir"),
        (
            &["-host", "some.other.host", "echo", "x"],
            1,
            "some.other.host",
        ),
        (&["-timeout", "-1", "echo", "x"], 1, "\"-1\""),
    ] {
        let o = launch(args);
        assert_eq!((o.code, o.out.as_str()), (code, ""), "{args:?} {}", o.err);
        assert!(
            o.err.starts_with("mpiexec: ") && o.err.contains(says),
            "{args:?} {}",
            o.err
        );
        assert_eq!(o.err.lines().count(), 1, "{args:?} {}", o.err);
    }
}

#[test]
fn a_script_without_its_first_line() {
    use std::os::unix::fs::PermissionsExt;
    let path = std::env::temp_dir().join(format!("script-{}", std::process::id()));
    std::fs::write(&path, "echo script $1\n").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    let o = launch(&["-n", "2", path.to_str().unwrap(), "arg"]);
    std::fs::remove_file(&path).unwrap();
    assert_eq!((o.code, o.out.as_str()), (0, "script arg\nscript arg\n"));
}

#[test]
fn few_descriptors() {
    let bin = env!("CARGO_BIN_EXE_mpiexec");
    for (limit, ranks) in [("-Sn 64", 100), ("-n 200", 128)] {
        let script = format!("ulimit {limit} && exec {bin} -n {ranks} echo x");
        let o = run(std::process::Command::new("bash").args(["-c", &script]));
        assert_eq!(
            (o.code, o.out.lines().count()),
            (0, ranks),
            "{limit}: {}",
            o.err
        );
    }
    let script = format!("ulimit -n 100 && exec {bin} -n 128 echo x");
    let o = run(std::process::Command::new("bash").args(["-c", &script]));
    assert!(o.code == 1 && o.err.contains("ulimit -n"), "{o:?}");
}

#[test]
fn version_and_help() {
    let o = launch(&["--version"]);
    assert_eq!((o.code, o.out.lines().count()), (0, 1));
    let o = launch(&["-help"]);
    assert!(o.code == 0 && o.out.contains("-timeout SECONDS"));
}
