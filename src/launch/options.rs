//! The table of options, in the spellings of Hydra and of Open MPI. All may begin with one or two dashes.

/// What an option means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opt {
    /// How many ranks of this program.
    Count,
    /// Ranks per node; only checked, there is one node.
    PerNode,
    /// One variable for this program: `NAME VALUE` or `NAME=VALUE`.
    Env,
    /// One variable for all programs.
    GlobalEnv,
    /// One variable for this program, Open MPI's form: `NAME` or `NAME=VALUE`.
    Export,
    /// Only these variables are inherited by this program.
    EnvList,
    /// Only these variables are inherited.
    GlobalEnvList,
    /// Everything is inherited by this program (the default).
    EnvAll,
    /// Everything is inherited.
    GlobalEnvAll,
    /// Nothing is inherited by this program.
    EnvNone,
    /// Nothing is inherited.
    GlobalEnvNone,
    /// Working directory of this program.
    Dir,
    /// Working directory of all programs.
    GlobalDir,
    /// Where to look for this program.
    Path,
    /// Where to look for all programs.
    GlobalPath,
    /// Hosts by name.
    Hosts,
    /// Hosts by file.
    HostFile,
    /// Rank labels.
    Label,
    /// Time limit in seconds.
    Timeout,
    /// Who gets the standard input.
    Stdin,
    /// Files for the standard output.
    OutFile,
    /// Files for the standard error.
    ErrFile,
    /// Binding to processors.
    Bind,
    /// Something that the program finds in `MPI_INFO_ENV` under this key.
    Told(&'static str),
    /// The command line is in a file.
    ConfigFile,
    /// `MPI_UNIVERSE_SIZE`.
    Universe,
    /// Prints the version.
    Version,
    /// Prints the help.
    Help,
    /// Accepted, and there is nothing to do, with so many values.
    Ignored(u8),
}

/// One row of the table.
pub struct Row {
    /// All spellings, without dashes.
    pub names: &'static [&'static str],
    /// The meaning.
    pub opt: Opt,
    /// What to print for its value, empty when it has none.
    pub value: &'static str,
    /// One line of help; empty rows are not shown.
    pub help: &'static str,
}

const fn row(
    names: &'static [&'static str],
    opt: Opt,
    value: &'static str,
    help: &'static str,
) -> Row {
    Row {
        names,
        opt,
        value,
        help,
    }
}

/// The table.
pub const TABLE: &[Row] = &[
    row(
        &["n", "np", "c"],
        Opt::Count,
        "N",
        "start N ranks of the program",
    ),
    row(
        &["env"],
        Opt::Env,
        "NAME VALUE",
        "set a variable for this program (also NAME=VALUE)",
    ),
    row(
        &["genv"],
        Opt::GlobalEnv,
        "NAME VALUE",
        "set a variable for all programs",
    ),
    row(
        &["x"],
        Opt::Export,
        "NAME[=VALUE]",
        "pass on a variable, or set it",
    ),
    row(
        &["envlist"],
        Opt::EnvList,
        "A,B",
        "this program inherits only these variables",
    ),
    row(
        &["genvlist"],
        Opt::GlobalEnvList,
        "A,B",
        "all programs inherit only these variables",
    ),
    row(
        &["envall"],
        Opt::EnvAll,
        "",
        "this program inherits all variables (the default)",
    ),
    row(
        &["genvall"],
        Opt::GlobalEnvAll,
        "",
        "all programs inherit all variables (the default)",
    ),
    row(
        &["envnone"],
        Opt::EnvNone,
        "",
        "this program inherits no variable",
    ),
    row(
        &["genvnone"],
        Opt::GlobalEnvNone,
        "",
        "no program inherits a variable",
    ),
    row(
        &["wdir", "wd", "dir"],
        Opt::Dir,
        "DIR",
        "working directory of this program",
    ),
    row(
        &["gwdir"],
        Opt::GlobalDir,
        "DIR",
        "working directory of all programs",
    ),
    row(
        &["path"],
        Opt::Path,
        "DIRS",
        "where to look for this program",
    ),
    row(
        &["gpath"],
        Opt::GlobalPath,
        "DIRS",
        "where to look for all programs",
    ),
    row(
        &["host", "hosts", "H"],
        Opt::Hosts,
        "A,B",
        "hosts to run on (for now only this one)",
    ),
    row(
        &["f", "hostfile", "machinefile", "machine"],
        Opt::HostFile,
        "FILE",
        "file of hosts to run on (for now only this one)",
    ),
    row(
        &["ppn", "N", "npernode", "perhost", "grr"],
        Opt::PerNode,
        "N",
        "ranks per host",
    ),
    row(
        &["l", "prepend-rank", "tag-output"],
        Opt::Label,
        "",
        "put the rank before each line of output",
    ),
    row(
        &["timeout"],
        Opt::Timeout,
        "SECONDS",
        "end the job after this time, with exit code 124 (also MPIEXEC_TIMEOUT)",
    ),
    row(
        &["s", "stdin"],
        Opt::Stdin,
        "RANK|all|none",
        "who gets the standard input (rank 0)",
    ),
    row(
        &["outfile-pattern"],
        Opt::OutFile,
        "FILE",
        "standard output into files: %r is the rank, %h the host",
    ),
    row(
        &["errfile-pattern"],
        Opt::ErrFile,
        "FILE",
        "standard error into files",
    ),
    row(
        &["bind-to", "bind", "binding"],
        Opt::Bind,
        "none|core|hwthread|socket|numa",
        "processors of each rank (none)",
    ),
    row(&["usize"], Opt::Universe, "N", "value of MPI_UNIVERSE_SIZE"),
    row(
        &["soft"],
        Opt::Told("soft"),
        "SET",
        "numbers of ranks that would do; the program finds them in MPI_INFO_ENV",
    ),
    row(
        &["arch"],
        Opt::Told("arch"),
        "NAME",
        "the same for the architecture",
    ),
    row(&["file"], Opt::Told("file"), "FILE", "the same for a file"),
    row(
        &["memory-alloc-kinds"],
        Opt::Told("mpi_memory_alloc_kinds"),
        "KINDS",
        "kinds of memory that the program asks for",
    ),
    row(
        &["initial-errhandler"],
        Opt::Told("mpi_initial_errhandler"),
        "NAME",
        "mpi_errors_are_fatal, mpi_errors_abort or mpi_errors_return",
    ),
    row(
        &["configfile"],
        Opt::ConfigFile,
        "FILE",
        "read programs and options from FILE, one program a line",
    ),
    row(
        &["info", "version", "V"],
        Opt::Version,
        "",
        "print the version",
    ),
    row(&["h", "help"], Opt::Help, "", "print this help"),
    row(
        &[
            "oversubscribe",
            "nooversubscribe",
            "allow-run-as-root",
            "use-hwthread-cpus",
            "report-bindings",
            "display-map",
            "display-allocation",
            "bynode",
            "byslot",
            "bycore",
            "quiet",
            "q",
            "v",
            "verbose",
            "print-all-exitcodes",
            "print-rank-map",
            "disable-auto-cleanup",
            "enable-x",
            "disable-x",
            "pmi-port",
            "skip-launch-node",
            "disable-hostname-propagation",
            "localonly",
            "merge-stderr-to-stdout",
            "forward-signals",
            "do-not-launch",
            "noprefix",
            "nolocal",
        ],
        Opt::Ignored(0),
        "",
        "",
    ),
    row(
        &[
            "map-by",
            "rank-by",
            "order-nodes",
            "membind",
            "topolib",
            "launcher",
            "launcher-exec",
            "bootstrap",
            "bootstrap-exec",
            "rmk",
            "iface",
            "demux",
            "localhost",
            "pmi",
            "prefix",
            "output",
            "ranks-per-proc",
            "plm",
            "msg-queue-size",
            "tune",
        ],
        Opt::Ignored(1),
        "X",
        "",
    ),
    row(
        &["mca", "gmca", "prtemca", "pmixmca", "omca"],
        Opt::Ignored(2),
        "X Y",
        "",
    ),
];

/// Finds an option by its spelling without dashes.
pub fn find(name: &str) -> Option<&'static Row> {
    TABLE.iter().find(|r| r.names.contains(&name))
}

/// The text of `-help`.
pub fn help() -> String {
    let mut text = String::from(
        "Usage: mpiexec [options] [-n N] program [arguments] [: [options] [-n N] program [arguments]]...\n\
         Starts ranks of MPI programs on this host and waits for them. Its exit code is that of the first rank that failed, 0 when none did.\n\n",
    );
    for r in TABLE.iter().filter(|r| !r.help.is_empty()) {
        let names: Vec<String> = r.names.iter().map(|n| format!("-{n}")).collect();
        let left = format!("  {} {}", names.join(", "), r.value);
        text.push_str(&format!("{left:<44} {}\n", r.help));
    }
    text.push_str(
        "\nOptions may begin with one or two dashes. Known from other launchers and accepted without effect: ",
    );
    let ignored = TABLE.iter().filter(|r| r.help.is_empty());
    let names: Vec<String> = ignored
        .flat_map(|r| r.names)
        .map(|n| format!("-{n}"))
        .collect();
    text.push_str(&names.join(" "));
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_stands_twice() {
        let mut names: Vec<&str> = TABLE.iter().flat_map(|r| r.names).copied().collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
