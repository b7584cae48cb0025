//! What an engine is doing, for people who look for the cause of a hang.

use crate::Engine;
use crate::queue::{ANY_SRC, ANY_TAG};
use crate::request::Phase;
use std::fmt::Write;

/// Lines of each sort that are printed.
const LINES: usize = 8;

impl Engine {
    /// What this process waits for and what is outstanding, in lines for people.
    pub fn describe(&self) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.describe_to(&mut out);
        out
    }

    fn describe_to(&self, out: &mut String) -> std::fmt::Result {
        for (_, what) in self.rest.waits.borrow().iter() {
            writeln!(out, "waits in {what}")?;
        }
        let matching = self.matching.borrow();
        let (receives, messages) = matching.counts();
        writeln!(
            out,
            "{} requests, {} tasks, {receives} posted receives, {messages} unexpected messages",
            self.requests.borrow().live(),
            self.tasks.borrow().live(),
        )?;
        let mut lines = Vec::new();
        matching.each_receive(|ctx, src, tag, _| {
            if lines.len() < LINES {
                let (src, tag) = (any(src, ANY_SRC), any(tag, ANY_TAG));
                lines.push(format!(
                    "receive from {src}, tag {tag}, context {:#x}",
                    ctx.0
                ));
            }
        });
        let limit = lines.len() + LINES;
        matching.each_message(|ctx, src, tag, m| {
            if lines.len() < limit {
                let local = |i| self.requests.borrow_mut().slot(i).span.len as u64;
                let bytes = m.len(local);
                lines.push(format!(
                    "message of {bytes} bytes from {src}, tag {tag}, context {:#x}, not received",
                    ctx.0
                ));
            }
        });
        let limit = lines.len() + LINES;
        self.requests.borrow().each_open(|r| {
            if r.is_send && lines.len() < limit {
                let state = match r.phase {
                    Phase::Queued => "waits for room",
                    Phase::Streaming => "is being copied",
                    _ => "waits for its receive",
                };
                lines.push(format!(
                    "send of {} bytes to process {}, tag {}, context {:#x}, {state}",
                    r.span.len, r.peer.0, r.tag, r.ctx.0
                ));
            }
        });
        lines.iter().try_for_each(|l| writeln!(out, "{l}"))
    }
}

fn any(value: u32, any: u32) -> String {
    if value == any {
        "any".to_owned()
    } else {
        value.to_string()
    }
}
