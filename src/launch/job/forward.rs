//! What the ranks write comes out, and what is typed goes in.

use super::Job;
use crate::events::Source;
use crate::output::{Found, Sink};
use std::io;

impl Job<'_> {
    /// Reads a rank's output, at most `times` pieces.
    pub(super) fn read_stream(&mut self, i: usize, times: usize) {
        for _ in 0..times {
            let Some(stream) = &mut self.streams[i] else {
                return;
            };
            match stream.read(&mut self.sinks[i % 2], &mut self.chunk) {
                Found::Data => {}
                Found::Nothing => return,
                Found::End => self.streams[i] = None,
            }
        }
    }

    /// Writes what our own outputs take, and pauses or resumes reading from the ranks accordingly.
    pub(super) fn flush_sinks(&mut self) {
        for k in 0..2 {
            if !self.sinks[k].flush() {
                self.events
                    .add_write_once(&self.sinks[k], Source::Sink(k as u32));
            }
            if let Some(e) = self.sinks[k].take_fault() {
                // The job may still do its work; its output is lost, and that is no success.
                self.code.get_or_insert(1);
                let name = ["output", "error"][k];
                self.sinks[1].push_own(&format!(
                    "mpiexec: the standard {name} cannot be written: {e}\n"
                ));
            }
            let streams = self.streams.iter_mut().enumerate().skip(k).step_by(2);
            if self.sinks[k].is_unread() {
                // The ranks learn it as if they wrote to our reader themselves: by SIGPIPE or an error.
                streams.for_each(|(_, s)| *s = None);
                self.quiet |= k == 0;
            } else if self.sinks[k].is_full() != self.paused[k] {
                self.paused[k] = !self.paused[k];
                for (i, s) in streams.filter_map(|(i, s)| Some((i, s.as_ref()?))) {
                    if self.paused[k] {
                        self.events.remove(s);
                    } else {
                        let _ = self.events.add_read(s, Source::Stream(i as u32));
                    }
                }
            }
        }
    }

    /// After the last rank: takes what is left in the pipes. What a background process of a rank writes later is not waited for. True when
    /// all is written.
    pub(super) fn drain(&mut self) -> bool {
        for i in 0..self.streams.len() {
            // A pipe holds a megabyte at most; more than that is being written right now.
            for _ in 0..64 {
                let sink = &mut self.sinks[i % 2];
                if sink.is_full() && !sink.flush() {
                    break;
                }
                let Some(stream) = &mut self.streams[i] else {
                    break;
                };
                if stream.read(sink, &mut self.chunk) != Found::Data {
                    stream.flush(sink);
                    self.streams[i] = None;
                }
            }
        }
        self.flush_sinks();
        let full = |k: usize| self.sinks[k].is_full();
        let left = (0..self.streams.len()).any(|i| self.streams[i].is_some() && full(i % 2));
        !left && self.sinks.iter().all(Sink::is_empty)
    }

    /// Waits for our input when it is wanted. True when it is to be read at once because it cannot be waited for.
    pub(super) fn arm_input(&mut self) -> io::Result<bool> {
        let wanted = self.input.source().is_some() && self.alive > 0;
        let mut at_once = false;
        if wanted != self.input_armed
            && let Some(fd) = self.input.descriptor()
        {
            if wanted {
                at_once = !self.events.add_read(&fd, Source::Input)?;
                self.input_armed = !at_once;
            } else {
                self.events.remove(&fd);
                self.input_armed = false;
            }
        }
        for (i, fd) in self.input.blocked() {
            self.events.add_write_once(&fd, Source::Target(i as u32));
        }
        Ok(at_once)
    }
}
