//! What the user reads when something went wrong.

use crate::pmi::{Phase, Server};
use nix::sys::signal::Signal;
use oxmpi_boot::Board;
use std::fs::File;
use std::time::{SystemTime, UNIX_EPOCH};

/// How a rank's process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By itself, with this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// Why the job has to end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// A rank's process ended in this way.
    Ended(End),
    /// It said hello but not goodbye, and ended with code 0.
    NoFinalize,
    /// It ended without ever joining, and so many others wait for it.
    Missing(usize),
    /// It lives, but closed its connection to the launcher between hello and goodbye.
    HungUp,
    /// `MPI_Abort`, with the code and the words of the library.
    Abort(i32, Option<String>),
}

impl Cause {
    /// The launcher's exit code for it; never 0.
    pub fn exit_code(&self) -> u8 {
        let code = match self {
            Cause::Ended(End::Code(c)) | Cause::Abort(c, _) => (c & 0xff) as u8,
            Cause::Ended(End::Signal(s)) => 128u8.saturating_add(*s as u8),
            Cause::NoFinalize | Cause::HungUp | Cause::Missing(_) => 1,
        };
        if code == 0 { 1 } else { code }
    }

    /// The rest of a sentence that begins with the rank.
    pub fn text(&self, phase: Phase) -> String {
        match self {
            Cause::Ended(End::Code(c)) => match phase {
                Phase::Outside => format!("ended with exit code {c}"),
                Phase::Member => format!("ended with exit code {c} before MPI_Finalize"),
                Phase::Finalized => format!("ended with exit code {c} after MPI_Finalize"),
            },
            Cause::Ended(End::Signal(s)) => {
                format!("was killed by signal {s} ({})", signal_name(*s))
            }
            Cause::NoFinalize => "ended with exit code 0 without calling MPI_Finalize or with a session that is not finalized".to_owned(),
            Cause::HungUp => "ended its part in the job without calling MPI_Finalize".to_owned(),
            Cause::Missing(1) => {
                "ended with exit code 0, but another rank waits for it in MPI_Init".to_owned()
            }
            Cause::Missing(n) => {
                format!("ended with exit code 0, but {n} other ranks wait for it in MPI_Init")
            }
            Cause::Abort(c, None) => format!("called MPI_Abort with code {c}"),
            Cause::Abort(c, Some(words)) => {
                format!("ended the job with code {c}:{}", indented(words))
            }
        }
    }
}

/// The words of a rank: after a space when they are one line, else below and indented.
pub fn indented(words: &str) -> String {
    match words.contains('\n') {
        true => words
            .lines()
            .map(|l| format!("\n    {}", l.trim()))
            .collect(),
        false => format!(" {words}"),
    }
}

/// The name of a signal and what it usually means.
pub fn signal_name(number: i32) -> String {
    let Ok(signal) = Signal::try_from(number) else {
        return "a real-time signal".to_owned();
    };
    let meaning = match signal {
        Signal::SIGSEGV => ", invalid memory access",
        Signal::SIGBUS => ", memory that cannot be accessed",
        Signal::SIGFPE => ", arithmetic error",
        Signal::SIGILL => ", illegal instruction",
        Signal::SIGABRT => ", abort() or a failed assertion",
        Signal::SIGKILL => ", by a user or because memory ran out",
        Signal::SIGXCPU => ", CPU time limit",
        Signal::SIGXFSZ => ", file size limit",
        Signal::SIGPIPE => ", nobody reads its output",
        _ => "",
    };
    format!("{}{meaning}", signal.as_str())
}

/// What each rank is doing, one line for each group of ranks that do the same; `skip` is left out. `ended` says whether a
/// rank's process is gone.
pub fn doing(server: &Server, board: &File, ended: &[bool], skip: Option<u32>) -> String {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| d.as_millis() as u64);
    let mut groups: Vec<(String, Vec<u32>, u64)> = Vec::new();
    for rank in (0..ended.len() as u32).filter(|r| Some(*r) != skip) {
        let client = server.client(rank);
        let mut since = 0;
        let text = match (ended[rank as usize], client.phase) {
            (true, _) => continue,
            (_, Phase::Outside) => "not in MPI (no MPI_Init yet)".to_owned(),
            (_, Phase::Finalized) => "after MPI_Finalize".to_owned(),
            (_, Phase::Member) => match Board::read(board, rank) {
                Some(entry) => {
                    since = entry.since;
                    entry.text
                }
                None if client.in_barrier => "waiting for the others in MPI_Init".to_owned(),
                None if client.ours => "running, not waiting in MPI".to_owned(),
                None => "running (its MPI library does not say where)".to_owned(),
            },
        };
        match groups.iter_mut().find(|g| g.0 == text) {
            Some(g) => {
                g.1.push(rank);
                g.2 = g.2.min(since);
            }
            None => groups.push((text, vec![rank], since)),
        }
    }
    let mut out = String::new();
    let strangers = (0..ended.len() as u32).all(|r| server.client(r).phase == Phase::Outside);
    if strangers {
        // Programs that never heard of MPI; a list of all ranks would say nothing.
        return out;
    }
    for (text, ranks, since) in groups {
        let names = ranges(&ranks);
        let word = if ranks.len() == 1 { "rank" } else { "ranks" };
        out.push_str(&format!("mpiexec:   {word} {names}: {text}"));
        if since > 0 && now >= since {
            out.push_str(&format!(", for {:.1} s", (now - since) as f64 / 1000.0));
        }
        out.push('\n');
    }
    out
}

/// `0, 2-5, 9`
fn ranges(ranks: &[u32]) -> String {
    let mut out = String::new();
    let mut i = 0;
    while i < ranks.len() {
        let mut j = i;
        while j + 1 < ranks.len() && ranks[j + 1] == ranks[j] + 1 {
            j += 1;
        }
        if !out.is_empty() {
            out.push_str(", ");
        }
        match j - i {
            0 => out.push_str(&ranks[i].to_string()),
            1 => out.push_str(&format!("{}, {}", ranks[i], ranks[j])),
            _ => out.push_str(&format!("{}-{}", ranks[i], ranks[j])),
        }
        i = j + 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rank_lists_are_short() {
        assert_eq!(ranges(&[3]), "3");
        assert_eq!(ranges(&[0, 1, 3, 4, 5, 9]), "0, 1, 3-5, 9");
    }

    #[test]
    fn a_failure_is_never_a_success() {
        assert_eq!(Cause::Abort(0, None).exit_code(), 1);
        assert_eq!(Cause::Abort(256, None).exit_code(), 1);
        assert_eq!(Cause::Abort(-1, None).exit_code(), 255);
        assert_eq!(Cause::Ended(End::Code(3)).exit_code(), 3);
        assert_eq!(Cause::Ended(End::Signal(9)).exit_code(), 137);
        assert_eq!(Cause::NoFinalize.exit_code(), 1);
    }

    #[test]
    fn what_ranks_do_is_grouped() {
        let mut s = Server::new("k".into(), vec![0; 5], 5);
        let file = File::from(oxmpi_sys::memory::create("test", Board::bytes(5) as usize).unwrap());
        for r in [0, 1, 2, 4] {
            s.line(r, "cmd=init pmi_version=1 client=oxmpi", &mut Vec::new());
        }
        s.line(4, "cmd=finalize", &mut Vec::new());
        Board::new(file.try_clone().unwrap(), 0).set("MPI_Recv from rank 3");
        let text = doing(&s, &file, &[false; 5], Some(2));
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[0].starts_with("mpiexec:   rank 0: MPI_Recv from rank 3, for 0."),
            "{text}"
        );
        assert_eq!(lines[1], "mpiexec:   rank 1: running, not waiting in MPI");
        assert_eq!(lines[2], "mpiexec:   rank 3: not in MPI (no MPI_Init yet)");
        assert_eq!(lines[3], "mpiexec:   rank 4: after MPI_Finalize");
        assert_eq!(doing(&s, &file, &[true; 5], None), "");
    }
}
