//! The connections over which ranks speak PMI.

use super::Job;
use crate::events::Source;
use crate::pmi::{Action, Phase};
use crate::report::{self, Cause};
use std::io::{ErrorKind, Read, Write};
use std::time::Instant;

impl Job<'_> {
    /// Takes what rank `r` says, and answers.
    pub(super) fn on_pmi(&mut self, r: u32) {
        let mut actions = Vec::new();
        let rank = &mut self.ranks[r as usize];
        let mut open = rank.pmi.is_some();
        while let Some(pmi) = rank.pmi.as_mut().filter(|_| open) {
            let mut chunk = [0u8; 4096];
            match pmi.read(&mut chunk) {
                Ok(0) => open = false,
                Ok(n) => rank.lines.push(&chunk[..n]),
                Err(e) if e.kind() == ErrorKind::Interrupted => continue,
                Err(e) if e.kind() == ErrorKind::WouldBlock => break,
                Err(_) => open = false,
            }
            while let Some(line) = rank.lines.next_line() {
                self.server.line(r, &line, &mut actions);
            }
            open &= !rank.lines.overflow();
        }
        if !open && rank.pmi.take().is_some() && self.server.client(r).phase == Phase::Member {
            self.ranks[r as usize].lost = Some(Instant::now());
        }
        for action in actions {
            match action {
                Action::Send(to, bytes) => {
                    self.ranks[to as usize].unsent.extend_from_slice(&bytes);
                    self.send(to);
                }
                Action::Abort {
                    rank,
                    code,
                    message,
                } => self.abort(rank, code, message),
            }
        }
        self.send(r);
        self.check_missing();
    }

    /// Sends what there is for rank `r`.
    fn send(&mut self, r: u32) {
        let rank = &mut self.ranks[r as usize];
        if rank.unsent.is_empty() {
            return;
        }
        let Some(pmi) = &mut rank.pmi else {
            rank.unsent.clear();
            return;
        };
        let mut blocked = false;
        while !rank.unsent.is_empty() && !blocked {
            match pmi.write(&rank.unsent) {
                Ok(n) => drop(rank.unsent.drain(..n)),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock => blocked = true,
                // It is gone; its end will be judged when it is seen.
                Err(_) => rank.unsent.clear(),
            }
        }
        // While something is left, `on_pmi` is called again when the rank takes more.
        self.events.set(pmi, Source::Pmi(r), blocked);
    }

    fn abort(&mut self, r: u32, code: i32, message: Option<String>) {
        match &self.ending {
            None => self.fail(r, Cause::Abort(code, message)),
            // Several ranks may find the same fault at once; each may have words of its own.
            Some(e) if !e.term_sent && !self.quiet && self.interrupts == 0 => {
                if let Some(words) = message {
                    self.sinks[1].push_own(&format!(
                        "mpiexec: rank {r} as well:{}\n",
                        report::indented(&words)
                    ));
                }
            }
            Some(_) => {}
        }
    }
}
