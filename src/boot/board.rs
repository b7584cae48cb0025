//! The status board: one short line for each rank, in memory shared with the launcher, that says what the rank is waiting for.
//!
//! The launcher reads it when a job fails, runs out of time, or is asked (Ctrl-\): a hang then has a name. A rank
//! writes its line only when it has waited for a while, so the cost of the system call does not matter, and no mapping and no
//! unsafe code is needed: it is an anonymous file that both write and read by offset.

use std::cell::Cell;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::time::{SystemTime, UNIX_EPOCH};

/// Bytes of one line: 8 for the time, the rest text padded with zeros.
const LINE: usize = 256;
const TEXT: usize = LINE - 8;

/// A rank's own line.
#[derive(Debug)]
pub struct Board {
    file: Option<File>,
    offset: u64,
    shown: Cell<bool>,
}

/// What a rank had on its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The text.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub since: u64,
}

impl Board {
    /// A board that nobody reads.
    pub(crate) fn none() -> Board {
        Board {
            file: None,
            offset: 0,
            shown: Cell::new(false),
        }
    }

    /// The line of `rank` on the board behind `file`.
    pub fn new(file: File, rank: u32) -> Board {
        Board {
            file: Some(file),
            offset: u64::from(rank) * LINE as u64,
            shown: Cell::new(false),
        }
    }

    /// Whether anybody reads this board; when not, there is no need to make a text.
    pub fn is_read(&self) -> bool {
        self.file.is_some()
    }

    /// Puts `text` on this rank's line. One system call; meant for waits that last (a millisecond and more). Cut at 248 bytes.
    pub fn set(&self, text: &str) {
        let Some(file) = &self.file else { return };
        let mut line = [0u8; LINE];
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |d| d.as_millis() as u64);
        line[..8].copy_from_slice(&now.to_le_bytes());
        let n = text.floor_char_boundary(TEXT);
        line[8..8 + n].copy_from_slice(&text.as_bytes()[..n]);
        // Nobody can be told that it failed, and the job does not depend on it.
        let _ = file.write_at(&line, self.offset);
        self.shown.set(true);
    }

    /// Wipes this rank's line. Costs nothing when nothing was set.
    pub fn clear(&self) {
        if self.shown.replace(false)
            && let Some(file) = &self.file
        {
            let _ = file.write_at(&[0u8; LINE], self.offset);
        }
    }

    /// Bytes that the board of a job of `ranks` takes.
    pub fn bytes(ranks: u32) -> u64 {
        u64::from(ranks) * LINE as u64
    }

    /// For the launcher: what stands on the line of `rank`.
    pub fn read(file: &File, rank: u32) -> Option<Entry> {
        let mut line = [0u8; LINE];
        file.read_exact_at(&mut line, u64::from(rank) * LINE as u64)
            .ok()?;
        let (time, text) = line.split_at(8);
        let end = text.iter().position(|b| *b == 0).unwrap_or(TEXT);
        if end == 0 {
            return None;
        }
        let clean = |c: char| if c.is_control() { '?' } else { c };
        Some(Entry {
            text: String::from_utf8_lossy(&text[..end])
                .chars()
                .map(clean)
                .collect(),
            since: u64::from_le_bytes(time.try_into().unwrap_or_default()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch() -> File {
        let path = std::env::temp_dir().join(format!("board-{}", std::process::id()));
        let file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            .open(&path)
            .unwrap();
        std::fs::remove_file(&path).unwrap();
        file.set_len(Board::bytes(3)).unwrap();
        file
    }

    #[test]
    fn each_rank_has_its_line() {
        let file = scratch();
        let one = Board::new(file.try_clone().unwrap(), 1);
        let two = Board::new(file.try_clone().unwrap(), 2);
        one.set("MPI_Recv from rank 2");
        two.set(&"ü".repeat(300));
        assert_eq!(Board::read(&file, 0), None);
        assert_eq!(Board::read(&file, 1).unwrap().text, "MPI_Recv from rank 2");
        assert_eq!(Board::read(&file, 2).unwrap().text, "ü".repeat(124));
        one.set("short");
        assert_eq!(Board::read(&file, 1).unwrap().text, "short");
        one.clear();
        assert_eq!(Board::read(&file, 1), None);
        assert!(Board::read(&file, 2).is_some());
        assert_eq!(Board::read(&file, 3), None);
    }

    #[test]
    fn a_board_nobody_reads_takes_everything() {
        let b = Board::none();
        assert!(!b.is_read());
        b.set("x");
        b.clear();
    }
}
