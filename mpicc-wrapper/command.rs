//! The compiler's command line, and its printed form.

use crate::Abi;
use crate::options::Options;
use crate::prefix::Prefix;
use std::ffi::{OsStr, OsString};

/// A part of the command, for printing.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// The compiler and its own options.
    Compiler,
    /// Where `mpi.h` is.
    Include,
    /// The user's arguments.
    User,
    /// Where the library is, and its name.
    Link,
}

/// What is put around the user's arguments.
#[derive(Debug)]
pub struct Plan {
    include: Vec<OsString>,
    user: Vec<OsString>,
    link: Vec<OsString>,
    links: bool,
}

/// The library's name without `lib` and `.so`.
pub fn library(abi: Abi) -> &'static str {
    match abi {
        Abi::Mpich => "mpi",
        Abi::Standard => "mpi_abi",
    }
}

impl Plan {
    /// Works out the flags; refuses what cannot be linked.
    pub fn new(options: &Options, prefix: &Prefix, abi: Abi) -> Result<Plan, String> {
        if options.fixed && options.links {
            return Err(
                "-static cannot link oxmpi, which is a shared library; leave it out (-static-libgcc is fine)".into(),
            );
        }
        let mut include = OsString::from("-I");
        include.push(prefix.include(abi));
        let mut folder = OsString::from("-L");
        folder.push(prefix.lib());
        let mut run_path = OsString::from("-Wl,");
        run_path.push(prefix.lib());
        let mut link = vec![
            folder,
            "-Wl,-rpath".into(),
            run_path,
            "-Wl,--enable-new-dtags".into(),
        ];
        // A profiling library wraps MPI_X over PMPI_X, so it has to come before the library that
        // defines both.
        link.extend(
            options
                .profiles
                .iter()
                .map(|name| format!("-l{name}").into()),
        );
        link.push(format!("-l{}", library(abi)).into());
        // The user's arguments say nothing when only a question is asked.
        Ok(Plan {
            include: vec![include],
            user: options.user.clone(),
            link,
            links: options.links || options.user.is_empty(),
        })
    }

    /// The compiler's arguments in order. Our header's folder comes first, so that `mpicc` never
    /// picks another library's `mpi.h`; the library comes last, after the objects that need it.
    pub fn arguments(&self) -> impl Iterator<Item = &OsStr> {
        let link = if self.links && !self.user.is_empty() {
            &self.link[..]
        } else {
            &[]
        };
        self.include
            .iter()
            .chain(&self.user)
            .chain(link)
            .map(OsString::as_os_str)
    }

    /// The parts as one line that a shell reads back.
    pub fn line(&self, compiler: &[String], parts: &[Part]) -> String {
        let mut words: Vec<String> = Vec::new();
        for part in parts {
            match part {
                Part::Compiler => words.extend(compiler.iter().cloned()),
                Part::Include => words.extend(self.include.iter().map(|w| quote(w))),
                Part::User => words.extend(self.user.iter().map(|w| quote(w))),
                Part::Link if self.links => words.extend(self.link.iter().map(|w| quote(w))),
                Part::Link => {}
            }
        }
        words.join(" ")
    }
}

/// Quotes a word for the shell if it needs it.
fn quote(word: &OsStr) -> String {
    let text = word.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+,./:@%^".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn plan(words: &[&str], abi: Abi) -> Result<Plan, String> {
        let options = Options::parse(words.iter().map(OsString::from).collect());
        Plan::new(&options, &Prefix::at(Path::new("/opt/ox")), abi)
    }

    fn words(words: &[&str], abi: Abi) -> Vec<String> {
        plan(words, abi)
            .unwrap()
            .arguments()
            .map(|a| a.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn compile_only_gets_the_header_alone() {
        assert_eq!(
            words(&["-c", "a.c"], Abi::Mpich),
            ["-I/opt/ox/include", "-c", "a.c"]
        );
        assert_eq!(
            words(&["-c", "a.c"], Abi::Standard),
            ["-I/opt/ox/include/mpi_abi", "-c", "a.c"]
        );
    }

    #[test]
    fn profile_libraries_come_before_mpi_and_after_objects() {
        let w = words(&["a.o", "-profile=trace", "-lm"], Abi::Mpich);
        let at = |s: &str| w.iter().position(|x| x == s).unwrap();
        assert!(at("a.o") < at("-lm") && at("-lm") < at("-ltrace") && at("-ltrace") < at("-lmpi"));
        assert!(w.contains(&"-Wl,/opt/ox/lib".to_string()));
    }

    #[test]
    fn static_is_refused_only_where_it_matters() {
        assert!(plan(&["-static", "a.c"], Abi::Mpich).is_err());
        assert!(plan(&["-static", "-c", "a.c"], Abi::Mpich).is_ok());
    }

    #[test]
    fn questions_about_the_compiler_get_no_library() {
        assert_eq!(
            words(&["--version"], Abi::Mpich),
            ["-I/opt/ox/include", "--version"]
        );
    }

    #[test]
    fn words_survive_the_shell() {
        assert_eq!(quote(OsStr::new("-DX=1")), "-DX=1");
        assert_eq!(quote(OsStr::new("it's")), r"'it'\''s'");
        assert_eq!(quote(OsStr::new("")), "''");
    }
}
