//! Standard input that has to be relayed: from a terminal (whose reader must be in the foreground, which the ranks' process group is
//! not), or to all ranks. In all other cases a rank simply has our own standard input.

use nix::unistd::{getpgrp, tcgetpgrp};
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, PipeWriter, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};

/// The relay.
#[derive(Debug)]
pub struct Input {
    file: Option<File>,
    /// Its end was seen, or nobody wants more.
    ended: bool,
    terminal: bool,
    targets: Vec<Target>,
}

#[derive(Debug)]
struct Target {
    pipe: Option<PipeWriter>,
    pending: VecDeque<u8>,
}

impl Input {
    /// Relays to `pipes`, which are non-blocking; with none there is nothing to do.
    pub fn new(pipes: Vec<PipeWriter>) -> io::Result<Input> {
        let stdin = io::stdin();
        let file = match pipes.is_empty() {
            true => None,
            false => Some(File::from(stdin.as_fd().try_clone_to_owned()?)),
        };
        let target = |pipe| Target {
            pipe: Some(pipe),
            pending: VecDeque::new(),
        };
        Ok(Input {
            ended: file.is_none(),
            file,
            terminal: stdin.is_terminal(),
            targets: pipes.into_iter().map(target).collect(),
        })
    }

    /// What to read from, when more can be taken now. A terminal is read only in the foreground.
    pub fn source(&self) -> Option<BorrowedFd<'_>> {
        let file = self.file.as_ref().filter(|_| !self.ended)?;
        if self.targets.iter().any(|t| !t.pending.is_empty()) {
            return None;
        }
        if self.terminal && tcgetpgrp(file).ok() != Some(getpgrp()) {
            return None;
        }
        Some(file.as_fd())
    }

    /// Whether there is a terminal that we may come to the foreground of. Nothing tells when, so it has to be asked now and then.
    pub fn may_come_to_foreground(&self) -> bool {
        self.terminal && !self.ended && self.targets.iter().all(|t| t.pending.is_empty())
    }

    /// The descriptor, for whoever has to forget it: it stays open to the end because others share it.
    pub fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        self.file.as_ref().map(File::as_fd)
    }

    /// The ranks that have not yet taken what there is for them: number and pipe.
    pub fn blocked(&self) -> impl Iterator<Item = (usize, BorrowedFd<'_>)> {
        let targets = self.targets.iter().enumerate();
        targets
            .filter(|(_, t)| !t.pending.is_empty())
            .filter_map(|(i, t)| Some((i, t.pipe.as_ref()?.as_fd())))
    }

    /// Reads once and passes it on.
    pub fn read(&mut self) {
        let Some(file) = &mut self.file else { return };
        let mut chunk = [0u8; 16 * 1024];
        let n = match file.read(&mut chunk) {
            Ok(n) => n,
            Err(e) if matches!(e.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => return,
            // EIO: a terminal in the background, which may come back.
            Err(_) if self.terminal && self.source().is_none() => return,
            Err(_) => 0,
        };
        for t in &mut self.targets {
            if t.pipe.is_some() {
                t.pending.extend(&chunk[..n]);
            }
        }
        if n == 0 {
            self.ended = true;
        }
        self.write();
    }

    /// Writes what the ranks can take; closes their input after the end of ours.
    pub fn write(&mut self) {
        let end = self.ended;
        for t in &mut self.targets {
            while let (Some(pipe), false) = (&mut t.pipe, t.pending.is_empty()) {
                match pipe.write(t.pending.as_slices().0) {
                    Ok(n) => drop(t.pending.drain(..n)),
                    Err(e) if e.kind() == ErrorKind::Interrupted => {}
                    Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                    // The rank closed its input or is gone.
                    Err(_) => {
                        t.pipe = None;
                        t.pending.clear();
                    }
                }
            }
            if end && t.pending.is_empty() {
                t.pipe = None;
            }
        }
        if self.targets.iter().all(|t| t.pipe.is_none()) {
            self.ended = true;
        }
    }
}
