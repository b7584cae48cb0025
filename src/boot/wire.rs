//! Lines of the PMI-1 protocol: `cmd=get kvsname=k key=a` and a newline.
//!
//! Fields are `name=value`, separated by spaces. Two fields carry free text and therefore run to the end of the line:
//! `value` and `message`. Everything here takes whatever bytes come and never panics.

use std::fmt::{Display, Write as _};

/// Longest line a server or client accepts. Generous: the longest legal one is a `put` of a kvsname, a key and a value.
pub const MAX_LINE: usize = 64 * 1024;

/// Stands for a newline in the message of an abort, between our library and our launcher.
pub const NEWLINE: &str = "\u{1f}";

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    fields: Vec<(String, String)>,
}

impl Line {
    /// Takes a line apart (without its newline). Words that are no `name=value` become names with an empty value.
    pub fn parse(line: &str) -> Line {
        let mut fields = Vec::new();
        let mut rest = line.trim_matches(|c: char| c.is_ascii_whitespace() || c == '\0');
        while !rest.is_empty() {
            let end = rest.find(' ').unwrap_or(rest.len());
            let (name, value) = match rest[..end].split_once('=') {
                Some((n @ ("value" | "message"), _)) => (n, &rest[n.len() + 1..]),
                Some((n, v)) => (n, v),
                None => (&rest[..end], ""),
            };
            let used = if matches!(name, "value" | "message") && rest[..end].contains('=') {
                rest.len()
            } else {
                end
            };
            fields.push((name.to_owned(), value.to_owned()));
            rest = rest[used..].trim_start_matches(' ');
        }
        Line { fields }
    }

    /// The value of the first field called `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.fields.iter().find(|(n, _)| n == name);
        found.map(|(_, v)| v.as_str())
    }

    /// The value of field `name` as a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.trim().parse().ok()
    }

    /// The command: the field `cmd`, or `mcmd` for one that goes over several lines.
    pub fn command(&self) -> &str {
        self.get("cmd").or_else(|| self.get("mcmd")).unwrap_or("")
    }
}

/// Builds a line, with its newline.
#[derive(Debug, Clone)]
pub struct Message(String);

impl Message {
    /// Starts `cmd=NAME`.
    pub fn new(command: &str) -> Message {
        Message(format!("cmd={command}"))
    }

    /// Adds a field. A newline in the value would end the line, so it becomes a space.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Display) -> Message {
        let start = self.0.len();
        // Writing to a String cannot fail.
        let _ = write!(self.0, " {name}={value}");
        if self.0[start..].contains(['\n', '\r', '\0']) {
            let clean = self.0[start..].replace(['\n', '\r', '\0'], " ");
            self.0.truncate(start);
            self.0.push_str(&clean);
        }
        self
    }

    /// The bytes to send.
    pub fn line(mut self) -> Vec<u8> {
        self.0.push('\n');
        self.0.into_bytes()
    }
}

/// Collects bytes and gives out whole lines.
#[derive(Debug, Default)]
pub struct LineBuffer {
    bytes: Vec<u8>,
    seen: usize,
}

impl LineBuffer {
    /// Adds what was read.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next whole line without its newline, if there is one.
    pub fn next_line(&mut self) -> Option<String> {
        let at = self.bytes[self.seen..].iter().position(|b| *b == b'\n');
        let Some(at) = at else {
            self.seen = self.bytes.len();
            return None;
        };
        let end = self.seen + at;
        let line = String::from_utf8_lossy(&self.bytes[..end]).into_owned();
        self.bytes.drain(..=end);
        self.seen = 0;
        Some(line)
    }

    /// True when what is left without a newline is longer than any legal line.
    pub fn overflow(&self) -> bool {
        self.bytes.len() > MAX_LINE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn fields_and_free_text() {
        let l = Line::parse("cmd=put kvsname=kvs_1 key=a value=x y=z  w");
        assert_eq!(l.command(), "put");
        assert_eq!(l.get("key"), Some("a"));
        assert_eq!(l.get("value"), Some("x y=z  w"));
        let l = Line::parse("cmd=abort exitcode=-7 message=the end");
        assert_eq!(l.number::<i32>("exitcode"), Some(-7));
        assert_eq!(l.get("message"), Some("the end"));
        let l = Line::parse("mcmd=spawn");
        assert_eq!(l.command(), "spawn");
        let l = Line::parse("cmd=get_result rc=0 value=");
        assert_eq!(l.get("value"), Some(""));
        assert_eq!(Line::parse("").command(), "");
        assert_eq!(Line::parse("endcmd value").get("value"), Some(""));
    }

    #[test]
    fn a_newline_cannot_be_smuggled_in() {
        let m = Message::new("abort").with("message", "a\nb\r\nc");
        assert_eq!(m.line(), b"cmd=abort message=a b  c\n");
    }

    #[test]
    fn lines_come_whole_from_any_pieces() {
        let mut b = LineBuffer::default();
        let mut out = Vec::new();
        for c in "cmd=a\ncmd=bb\n\ncmd=c".as_bytes().chunks(3) {
            b.push(c);
            while let Some(l) = b.next_line() {
                out.push(l);
            }
        }
        assert_eq!(out, ["cmd=a", "cmd=bb", ""]);
        b.push(b"\n");
        assert_eq!(b.next_line().as_deref(), Some("cmd=c"));
        assert_eq!(b.next_line(), None);
    }

    proptest! {
        #[test]
        fn what_is_built_is_parsed_back(key in "[a-zA-Z0-9_.-]{1,40}", value in "[ -~]{0,200}") {
            let line = Message::new("put").with("key", &key).with("value", &value).line();
            let text = String::from_utf8(line).unwrap();
            let l = Line::parse(text.trim_end_matches('\n'));
            prop_assert_eq!(l.get("key"), Some(key.as_str()));
            prop_assert_eq!(l.get("value").unwrap().trim_end(), value.trim_end());
        }

        #[test]
        fn any_text_is_parsed_without_panic(text in any::<String>(), bytes in any::<Vec<u8>>()) {
            let l = Line::parse(&text);
            let _ = (l.command(), l.number::<u8>("rc"));
            let mut b = LineBuffer::default();
            b.push(&bytes);
            while let Some(l) = b.next_line() {
                Line::parse(&l);
            }
        }
    }
}
