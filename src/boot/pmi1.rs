//! The client of PMI-1: strict question and answer over one connection.

use crate::wire::{Line, LineBuffer, Message};
use oxmpi_types::{Result, err, fail};
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// How long whoever started us may take for its first answer. Only a descriptor that leads to somebody else takes that long.
const FIRST_ANSWER: Duration = Duration::from_secs(60);

/// A connection to the process manager.
#[derive(Debug)]
pub struct Client {
    // A TCP connection is kept in this type as well: both send with MSG_NOSIGNAL, so that a launcher that died does
    // not kill the program by SIGPIPE.
    stream: UnixStream,
    buffer: LineBuffer,
}

/// Longest names and values of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a key, including a terminating zero in the server.
    pub key: usize,
    /// Bytes of a value, likewise.
    pub value: usize,
}

impl Client {
    /// Speaks over a descriptor that is known to be a socket.
    pub fn over(fd: OwnedFd) -> Client {
        Client {
            stream: UnixStream::from(fd),
            buffer: LineBuffer::default(),
        }
    }

    /// Connects to `address` (`host:port`), says that we are `id`, and returns the rank and size that it tells us.
    pub fn connect(address: &str, id: i64) -> Result<(Client, u32, u32)> {
        let stream = TcpStream::connect(address).map_err(|e| {
            err!(
                Other,
                "cannot reach the launcher at PMI_PORT {address}: {e}"
            )
        })?;
        // Each line waits for its answer; without delay it leaves at once.
        let _ = stream.set_nodelay(true);
        let mut client = Client::over(OwnedFd::from(stream));
        client.send(Message::new("initack").with("pmiid", id))?;
        let answer = client.first_answer()?;
        client.expect(&answer, "initack")?;
        let (mut rank, mut size) = (None, None);
        while rank.is_none() || size.is_none() {
            let line = client.receive()?;
            client.expect(&line, "set")?;
            size = line.number("size").or(size);
            rank = line.number("rank").or(rank);
        }
        // One more line, `set debug=`, follows; `receive` skips what does not answer a question.
        match (rank, size) {
            (Some(r), Some(s)) if r < s => Ok((client, r, s)),
            (r, s) => fail!(
                Other,
                "the launcher at PMI_PORT {address} says rank {r:?} of {s:?}"
            ),
        }
    }

    fn send(&mut self, message: Message) -> Result<()> {
        self.stream
            .write_all(&message.line())
            .map_err(|e| err!(Other, "the launcher is gone: {e}"))
    }

    /// The next line, with EINTR taken as nothing: the program may have signal handlers.
    fn receive(&mut self) -> Result<Line> {
        loop {
            if let Some(line) = self.buffer.next_line() {
                return Ok(Line::parse(&line));
            }
            if self.buffer.overflow() {
                fail!(Other, "the launcher sent a line without end");
            }
            let mut chunk = [0u8; 2048];
            match self.stream.read(&mut chunk) {
                Ok(0) => fail!(Other, "the launcher closed the connection"),
                Ok(n) => self.buffer.push(&chunk[..n]),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    fail!(Other, "the launcher does not answer")
                }
                Err(e) => fail!(Other, "the connection to the launcher failed: {e}"),
            }
        }
    }

    fn first_answer(&mut self) -> Result<Line> {
        let limit = |d| move |s: &UnixStream| s.set_read_timeout(d);
        let fault = |e| err!(Other, "the connection to the launcher failed: {e}");
        limit(Some(FIRST_ANSWER))(&self.stream).map_err(fault)?;
        let line = self.receive();
        limit(None)(&self.stream).map_err(fault)?;
        line
    }

    fn expect(&self, line: &Line, command: &str) -> Result<()> {
        if line.command() != command {
            fail!(
                Other,
                "the launcher answered {:?} where PMI-1 wants {command:?}",
                line.command()
            );
        }
        Ok(())
    }

    /// Sends a question and waits for the answer called `answer`.
    fn ask(&mut self, question: Message, answer: &str) -> Result<Line> {
        self.send(question)?;
        let mut line = self.receive()?;
        while line.command() == "set" {
            line = self.receive()?;
        }
        self.expect(&line, answer)?;
        Ok(line)
    }

    /// Says hello. `ours` adds the word by which our own launcher knows us; it answers with everything at once.
    pub fn init(&mut self, ours: bool) -> Result<Line> {
        let mut hello = Message::new("init")
            .with("pmi_version", 1)
            .with("pmi_subversion", 1);
        if ours {
            hello = hello.with("client", "oxmpi");
        }
        self.send(hello)?;
        let mut line = self.first_answer()?;
        while line.command() == "set" {
            line = self.receive()?;
        }
        self.expect(&line, "response_to_init")?;
        let version = line.get("pmi_version").unwrap_or("?");
        if version != "1" || line.number::<i32>("rc").unwrap_or(0) != 0 {
            fail!(
                Other,
                "the launcher speaks version {version} of PMI, this library speaks version 1"
            );
        }
        Ok(line)
    }

    /// The server's limits.
    pub fn limits(&mut self) -> Result<Limits> {
        let line = self.ask(Message::new("get_maxes"), "maxes")?;
        Ok(Limits {
            key: line.number("keylen_max").unwrap_or(64),
            value: line.number("vallen_max").unwrap_or(256),
        })
    }

    /// Which of the programs of the job we are.
    pub fn appnum(&mut self) -> Result<Option<i32>> {
        let line = self.ask(Message::new("get_appnum"), "appnum")?;
        Ok(line.number("appnum").filter(|n| *n >= 0))
    }

    /// How many processes the job could have; `None` when the launcher does not know.
    pub fn universe(&mut self) -> Result<Option<u32>> {
        let line = self.ask(Message::new("get_universe_size"), "universe_size")?;
        Ok(line.number("size"))
    }

    /// The name of the key-value space.
    pub fn space(&mut self) -> Result<String> {
        let line = self.ask(Message::new("get_my_kvsname"), "my_kvsname")?;
        match line.get("kvsname") {
            Some(name) if !name.is_empty() => Ok(name.to_owned()),
            _ => fail!(Other, "the launcher gave the key-value space no name"),
        }
    }

    /// Stores one word.
    pub fn put(&mut self, space: &str, key: &str, value: &str) -> Result<()> {
        let q = Message::new("put")
            .with("kvsname", space)
            .with("key", key)
            .with("value", value);
        let line = self.ask(q, "put_result")?;
        if line.number::<i32>("rc").unwrap_or(0) != 0 {
            let why = line.get("msg").unwrap_or("no reason given");
            fail!(Other, "the launcher refuses to store key {key}: {why}");
        }
        Ok(())
    }

    /// Fetches one word; `None` when nobody stored it.
    pub fn get(&mut self, space: &str, key: &str) -> Result<Option<String>> {
        let q = Message::new("get").with("kvsname", space).with("key", key);
        let line = self.ask(q, "get_result")?;
        if line.number::<i32>("rc").unwrap_or(0) != 0 {
            return Ok(None);
        }
        Ok(line.get("value").map(str::to_owned))
    }

    /// Waits until every rank of the job is here.
    pub fn barrier(&mut self) -> Result<()> {
        let line = self.ask(Message::new("barrier_in"), "barrier_out")?;
        if line.number::<i32>("rc").unwrap_or(0) != 0 {
            fail!(Other, "the launcher's barrier failed");
        }
        Ok(())
    }

    /// Says goodbye and waits until it is heard.
    pub fn finalize(&mut self) -> Result<()> {
        self.ask(Message::new("finalize"), "finalize_ack").map(drop)
    }

    /// Asks that the whole job be ended. There is no answer.
    pub fn abort(&mut self, code: i32, message: &str) -> Result<()> {
        self.send(
            Message::new("abort")
                .with("exitcode", code)
                .with("message", message),
        )
    }

    /// Whether the other end is gone.
    pub fn hung_up(&self) -> bool {
        oxmpi_sys::descriptor::hung_up(self.stream.as_fd())
    }
}
