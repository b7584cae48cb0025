//! Tests of the command line.

use super::*;
use proptest::prelude::*;

fn words(line: &str) -> Vec<OsString> {
    split_words(line)
        .unwrap()
        .into_iter()
        .map(OsString::from)
        .collect()
}

fn run(line: &str) -> Request {
    match parse(words(line)) {
        Ok(Wish::Run(r)) => *r,
        other => panic!("{line}: {other:?}"),
    }
}

fn fault(line: &str) -> String {
    match parse(words(line)) {
        Err(f) => f,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn both_spellings() {
    for line in [
        "-n 4 a.out",
        "--np 4 a.out",
        "-np4 a.out",
        "-np=4 a.out",
        "-n4 -- a.out",
        "-c 4 a.out",
    ] {
        let r = run(line);
        assert_eq!(r.apps.len(), 1, "{line}");
        assert_eq!(
            (r.apps[0].count, r.apps[0].program.to_str()),
            (Some(4), Some("a.out")),
            "{line}"
        );
    }
    for line in ["-l x", "--tag-output x", "-prepend-rank x"] {
        assert!(run(line).label, "{line}");
    }
    let r = run(
        "--allow-run-as-root --oversubscribe --mca btl self,tcp -map-by core --bind-to core -ppn 2 x",
    );
    assert_eq!((r.bind, r.per_node), (Bind::Core(1), Some(2)));
}

#[test]
fn programs_have_arguments_of_their_own() {
    let r = run("-genv G 1 -n 1 -wdir /tmp a -n 7 -l : -np 2 -env E=2 -x P b : c");
    assert_eq!(r.apps.len(), 3);
    assert_eq!(r.apps[0].args, ["-n", "7", "-l"]);
    assert_eq!(r.apps[0].dir, Some("/tmp".into()));
    assert_eq!(
        r.apps[1].env,
        [EnvOp::Set("E".into(), "2".into()), EnvOp::Pass("P".into())]
    );
    assert_eq!(r.apps[2].count, None);
    assert_eq!(r.env, [EnvOp::Set("G".into(), "1".into())]);
    assert!(!r.label);
}

#[test]
fn faults_are_one_sentence_that_names_the_value() {
    for (line, says) in [
        ("", "no program"),
        ("-n 2", "no program"),
        ("-n 2 a :", "no program was given after colon number 1"),
        (": a", "no program"),
        ("-n 0 a", "\"0\""),
        ("-n -3 a", "\"-3\""),
        ("-n abc a", "\"abc\""),
        ("-n 99999999999 a", "\"99999999999\""),
        ("-n", "-n needs a value"),
        ("-n 2 -n 3 a", "twice"),
        ("-frobnicate a", "-frobnicate is not known"),
        ("--frobnicate=3 a", "--frobnicate=3 is not known"),
        ("-timeout 0 a", "\"0\""),
        ("-timeout soon a", "\"soon\""),
        ("-bind-to moon a", "\"moon\""),
        ("-stdin some a", "\"some\""),
        ("-env =1 a", "cannot be one"),
        ("-env A", "-env needs a value"),
        ("-configfile /nonexistent/x", "/nonexistent/x"),
        ("-- ", "no program"),
        ("''", "empty"),
    ] {
        let f = fault(line);
        assert!(f.contains(says), "{line}: {f}");
        assert!(!f.contains('\n'));
    }
}

#[test]
fn help_and_version_win() {
    assert!(matches!(parse(words("-h")), Ok(Wish::Help)));
    assert!(matches!(parse(words("--version")), Ok(Wish::Version)));
    assert!(matches!(parse(words("-n 2 -info")), Ok(Wish::Version)));
}

#[test]
fn words_of_a_line() {
    assert_eq!(
        split_words(r#"a "b c" 'd "e' f\ g # h"#).unwrap(),
        ["a", "b c", "d \"e", "f g"]
    );
    assert_eq!(split_words("a#b ''").unwrap(), ["a#b", ""]);
    assert_eq!(split_words("'a"), None);
}

proptest! {
    #[test]
    fn no_command_line_panics(args in proptest::collection::vec("(-{0,2}(n|np|env|x|l|s|timeout|host|configfile|zz)?=?[ -~é]{0,4}|:|--)", 0..8)) {
        let _ = parse(args.into_iter().filter(|a| !a.contains("configfile")).map(OsString::from).collect());
    }
}
