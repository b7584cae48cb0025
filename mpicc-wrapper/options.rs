//! Which arguments are the wrapper's own, and what the others tell about the work at hand.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// What to do with the command once it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Become the compiler.
    Run,
    /// Print the command on stderr, then become the compiler.
    Echo,
    /// Print compiler, flags and the user's arguments.
    ShowAll,
    /// Print compiler and compile flags.
    ShowCompile,
    /// Print compiler and link flags.
    ShowLink,
    /// Print the compile flags alone.
    FlagsCompile,
    /// Print the link flags alone.
    FlagsLink,
    /// Print the compiler alone.
    ShowCommand,
    /// Print the folders of headers.
    ShowIncludeDirs,
    /// Print the folders of libraries.
    ShowLibDirs,
    /// Print the libraries' names without `-l`.
    ShowLibs,
    /// Print oxmpi's version.
    ShowVersion,
    /// Print the usage text.
    Help,
}

/// The command line, sorted.
#[derive(Debug)]
pub struct Options {
    /// What to do.
    pub action: Action,
    /// `-cc=` or `-cxx=`.
    pub compiler: Option<String>,
    /// `-profile=`, in order.
    pub profiles: Vec<String>,
    /// `-mpi-abi`.
    pub standard_abi: bool,
    /// `-v` was given (it goes to the compiler, too).
    pub verbose: bool,
    /// `-static` was given.
    pub fixed: bool,
    /// The compiler will link: it has an input and was not told to stop earlier.
    pub links: bool,
    /// What goes to the compiler, unchanged.
    pub user: Vec<OsString>,
}

/// Options of C compilers whose value is the next argument, so that it is not taken for a file.
const WITH_VALUE: &[&str] = &[
    "-o",
    "-I",
    "-L",
    "-D",
    "-U",
    "-x",
    "-T",
    "-u",
    "-z",
    "-e",
    "-A",
    "-B",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-iprefix",
    "-iwithprefix",
    "-iwithprefixbefore",
    "-isysroot",
    "--sysroot",
    "-imultilib",
    "-MF",
    "-MT",
    "-MQ",
    "-Xlinker",
    "-Xpreprocessor",
    "-Xassembler",
    "-Xclang",
    "-aux-info",
    "--param",
    "-wrapper",
    "-dumpbase",
    "-dumpdir",
    "-target",
    "-arch",
    "-framework",
    "-rpath",
    "-soname",
    "-mllvm",
];

/// Options after which no linking takes place.
const NO_LINK: &[&str] = &[
    "-c",
    "-S",
    "-E",
    "-M",
    "-MM",
    "-fsyntax-only",
    "--preprocess",
    "--compile",
    "--assemble",
];

impl Options {
    /// Sorts the arguments that follow the program's name.
    pub fn parse(arguments: Vec<OsString>) -> Options {
        let mut options = Options {
            action: Action::Run,
            compiler: None,
            profiles: Vec::new(),
            standard_abi: false,
            verbose: false,
            fixed: false,
            links: false,
            user: Vec::new(),
        };
        for argument in arguments {
            if !options.own(&argument) {
                options.user.push(argument);
            }
        }
        let mut seen = Seen::default();
        seen.scan(options.user.iter().map(OsString::as_os_str), 0);
        options.links = seen.input && !seen.stops;
        options.fixed = seen.fixed;
        options.verbose = seen.verbose;
        options
    }

    /// Takes the argument if it is meant for the wrapper.
    fn own(&mut self, argument: &OsStr) -> bool {
        let Some(text) = argument.to_str() else {
            return false;
        };
        let action = match text {
            "-show" | "-showme" | "--showme" | "--show" => Action::ShowAll,
            "-compile-info" | "-compile_info" | "-show-compile-info" => Action::ShowCompile,
            "-link-info" | "-link_info" | "-show-link-info" => Action::ShowLink,
            "-echo" => Action::Echo,
            "-help" | "--help" => Action::Help,
            _ => match text.trim_start_matches('-').strip_prefix("showme:") {
                Some("compile") => Action::FlagsCompile,
                Some("link") => Action::FlagsLink,
                Some("command") => Action::ShowCommand,
                Some("incdirs") => Action::ShowIncludeDirs,
                Some("libdirs") => Action::ShowLibDirs,
                Some("libs") => Action::ShowLibs,
                Some("version") => Action::ShowVersion,
                Some("help") => Action::Help,
                _ => return self.own_with_value(text),
            },
        };
        self.action = action;
        true
    }

    fn own_with_value(&mut self, text: &str) -> bool {
        if let Some(name) = text
            .strip_prefix("-cc=")
            .or_else(|| text.strip_prefix("-cxx="))
            .or_else(|| text.strip_prefix("-CC="))
        {
            self.compiler = Some(name.to_string());
        } else if let Some(name) = text.strip_prefix("-profile=") {
            self.profiles.push(name.to_string());
        } else if text == "-mpi-abi" || text == "-mpi_abi" {
            self.standard_abi = true;
        } else {
            return false;
        }
        true
    }
}

/// What the compiler's own arguments say.
#[derive(Default)]
struct Seen {
    input: bool,
    stops: bool,
    fixed: bool,
    verbose: bool,
    value: bool,
}

impl Seen {
    fn scan<'a>(&mut self, arguments: impl Iterator<Item = &'a OsStr>, depth: usize) {
        for argument in arguments {
            if std::mem::take(&mut self.value) {
                continue;
            }
            let bytes = argument.as_bytes();
            match argument.to_str() {
                Some(text) if NO_LINK.contains(&text) => self.stops = true,
                Some(text) if WITH_VALUE.contains(&text) => self.value = true,
                Some("-static" | "--static") => self.fixed = true,
                Some("-v" | "--verbose") => self.verbose = true,
                Some("-") => self.input = true,
                // A response file can hold anything, so what it holds counts, too.
                Some(text) if text.starts_with('@') && depth < 4 => {
                    match std::fs::read_to_string(&text[1..]) {
                        Ok(inner) => self.scan(inner.split_whitespace().map(OsStr::new), depth + 1),
                        Err(_) => self.input = true,
                    }
                }
                _ if bytes.starts_with(b"-l") => self.input = true,
                _ if bytes.starts_with(b"-") => {}
                _ => self.input = true,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Options {
        Options::parse(words.iter().map(OsString::from).collect())
    }

    #[test]
    fn linking_needs_an_input_and_no_stop() {
        assert!(parse(&["a.c"]).links);
        assert!(parse(&["a.o", "-o", "a"]).links);
        assert!(parse(&["-shared", "-lfoo"]).links);
        assert!(parse(&["-x", "c", "-"]).links);
        for stop in ["-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"] {
            assert!(!parse(&[stop, "a.c"]).links, "{stop}");
        }
        for query in ["--version", "-v", "-dumpversion", "-print-search-dirs"] {
            assert!(!parse(&[query]).links, "{query}");
        }
        assert!(!parse(&["-o", "a", "-include", "x.h", "-MF", "dep"]).links);
        assert!(parse(&["-MD", "-MF", "dep", "a.c"]).links);
    }

    #[test]
    fn own_options_do_not_reach_the_compiler() {
        let o = parse(&[
            "-cc=clang -g",
            "-profile=one",
            "-profile=two",
            "-mpi-abi",
            "-O2",
            "a.c",
            "-show",
        ]);
        assert_eq!(o.action, Action::ShowAll);
        assert_eq!(o.compiler.as_deref(), Some("clang -g"));
        assert_eq!(o.profiles, ["one", "two"]);
        assert!(o.standard_abi);
        assert_eq!(o.user, ["-O2", "a.c"]);
    }

    #[test]
    fn every_spelling_of_the_questions() {
        assert_eq!(parse(&["-compile-info"]).action, Action::ShowCompile);
        assert_eq!(parse(&["-show-link-info"]).action, Action::ShowLink);
        assert_eq!(parse(&["--showme:compile"]).action, Action::FlagsCompile);
        assert_eq!(parse(&["-showme:link"]).action, Action::FlagsLink);
        assert_eq!(parse(&["--showme"]).action, Action::ShowAll);
        assert_eq!(parse(&["--showme:version"]).action, Action::ShowVersion);
        assert_eq!(parse(&["-o", "x", "a.c"]).action, Action::Run);
    }

    #[test]
    fn a_response_file_counts_like_its_content() {
        let file = std::env::temp_dir().join(format!("oxmpi-wrapper-{}.rsp", std::process::id()));
        std::fs::write(&file, "-c\n-O2 a.c\n").unwrap();
        let o = Options::parse(vec![format!("@{}", file.display()).into()]);
        std::fs::remove_file(&file).unwrap();
        assert!(!o.links);
    }

    #[test]
    fn names_that_are_not_text_pass() {
        let strange = OsStr::from_bytes(b"\xff.c").to_os_string();
        let o = Options::parse(vec![strange.clone()]);
        assert!(o.links);
        assert_eq!(o.user, [strange]);
    }
}
