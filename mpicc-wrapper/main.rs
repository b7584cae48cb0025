//! `mpicc`, `mpicxx` and their `_abi` twins: one program, the name it is called by picks the
//! language and the ABI. It adds what a compiler needs to find oxmpi, wherever oxmpi is installed,
//! and becomes the compiler.
#![forbid(unsafe_code)]

mod command;
mod options;
mod prefix;

use command::{Part, Plan};
use options::{Action, Options};
use prefix::Prefix;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode};

/// The version that `-v` and `--showme:version` print.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the wrapper compiles, from the name it was called by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    C,
    Cxx,
    Fortran,
}

/// Which `mpi.h` and which library a program gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Abi {
    /// The ABI of MPICH and its relatives: `libmpi.so.12`.
    Mpich,
    /// The standard ABI of MPI 5.0: `libmpi_abi.so.1`.
    Standard,
}

/// Splits the program's name into language and ABI; unknown names are C.
fn role(name: &str) -> (Language, Abi) {
    let (stem, abi) = match name.strip_suffix("_abi") {
        Some(stem) => (stem, Abi::Standard),
        None => (name, Abi::Mpich),
    };
    let language = match stem {
        "mpicxx" | "mpic++" | "mpiCC" | "mpiCXX" => Language::Cxx,
        "mpifort" | "mpif77" | "mpif90" | "mpifc" => Language::Fortran,
        _ => Language::C,
    };
    (language, abi)
}

fn main() -> ExitCode {
    let mut arguments = std::env::args_os();
    let called = arguments.next().unwrap_or_else(|| OsString::from("mpicc"));
    let name = Path::new(&called)
        .file_name()
        .map_or_else(|| "mpicc".into(), |n| n.to_string_lossy().into_owned());
    match run(&name, arguments.collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{name}: {text}");
            ExitCode::FAILURE
        }
    }
}

fn run(name: &str, arguments: Vec<OsString>) -> Result<(), String> {
    let (language, abi) = role(name);
    if language == Language::Fortran {
        return Err(
            "oxmpi has no Fortran bindings yet, so there is nothing to compile against".into(),
        );
    }
    let options = Options::parse(arguments);
    let abi = if options.standard_abi {
        Abi::Standard
    } else {
        abi
    };
    if matches!(options.action, Action::Help) {
        print!("{}", usage(name));
        return Ok(());
    }
    if matches!(options.action, Action::ShowVersion) {
        println!("{name}: oxmpi {VERSION}");
        return Ok(());
    }
    let prefix = Prefix::of_this_program()?;
    let compiler = compiler(language, &options);
    let plan = Plan::new(&options, &prefix, abi)?;
    let shown = match options.action {
        Action::Run | Action::Echo => None,
        Action::ShowAll => Some(plan.line(
            &compiler,
            &[Part::Compiler, Part::Include, Part::User, Part::Link],
        )),
        Action::ShowCompile => Some(plan.line(&compiler, &[Part::Compiler, Part::Include])),
        Action::ShowLink => Some(plan.line(&compiler, &[Part::Compiler, Part::Link])),
        Action::FlagsCompile => Some(plan.line(&compiler, &[Part::Include])),
        Action::FlagsLink => Some(plan.line(&compiler, &[Part::Link])),
        Action::ShowCommand => Some(plan.line(&compiler, &[Part::Compiler])),
        Action::ShowIncludeDirs => Some(prefix.include(abi).display().to_string()),
        Action::ShowLibDirs => Some(prefix.lib().display().to_string()),
        Action::ShowLibs => Some(command::library(abi).to_string()),
        Action::Help | Action::ShowVersion => None,
    };
    if let Some(line) = shown {
        println!("{line}");
        return Ok(());
    }
    if options.verbose {
        println!("{name} for oxmpi {VERSION}");
    }
    if matches!(options.action, Action::Echo) {
        eprintln!(
            "+ {}",
            plan.line(
                &compiler,
                &[Part::Compiler, Part::Include, Part::User, Part::Link]
            )
        );
    }
    let (program, own) = compiler
        .split_first()
        .ok_or("the compiler's name is empty")?;
    let error = Command::new(program)
        .args(own)
        .args(plan.arguments())
        .exec();
    Err(format!("cannot run the compiler '{program}': {error}"))
}

/// The compiler and its own options: from `-cc=`, from the environment, or the system's.
fn compiler(language: Language, options: &Options) -> Vec<String> {
    let (variables, default) = match language {
        Language::Cxx => (["OXMPI_CXX", "MPICH_CXX", "OMPI_CXX"], "c++"),
        _ => (["OXMPI_CC", "MPICH_CC", "OMPI_CC"], "cc"),
    };
    options
        .compiler
        .clone()
        .or_else(|| {
            variables
                .iter()
                .filter_map(|v| std::env::var(v).ok())
                .find(|v| !v.trim().is_empty())
        })
        .unwrap_or_else(|| default.to_string())
        .split_whitespace()
        .map(str::to_string)
        .collect()
}

fn usage(name: &str) -> String {
    format!(
        "Usage: {name} [options] files...
Compiles and links programs that use MPI; what is not listed here goes to the compiler.
  -show, --showme            print the whole command instead of running it
  -compile-info, -link-info  print the compile or the link command (also -show-compile-info, -show-link-info)
  --showme:compile|link      print the flags alone (also :command :incdirs :libdirs :libs :version)
  -echo                      print the command, then run it
  -cc=NAME, -cxx=NAME        use this compiler (also OXMPI_CC and OXMPI_CXX, MPICH_CC and MPICH_CXX)
  -profile=NAME              link the profiling library NAME in front of MPI
  -mpi-abi                   use the standard ABI of MPI 5.0 (what {name}_abi does)
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_picks_language_and_abi() {
        assert_eq!(role("mpicc"), (Language::C, Abi::Mpich));
        assert_eq!(role("mpicc_abi"), (Language::C, Abi::Standard));
        assert_eq!(role("mpic++"), (Language::Cxx, Abi::Mpich));
        assert_eq!(role("mpicxx_abi"), (Language::Cxx, Abi::Standard));
        assert_eq!(role("mpifort").0, Language::Fortran);
    }
}
