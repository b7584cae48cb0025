//! A job, seen by one of its ranks.

use crate::detect::{Plan, detect};
use crate::pmi1::{Client, Limits};
use crate::{Board, mapping, names, text};
use oxmpi_types::{Result, err, fail};
use std::cell::{Cell, RefCell};
use std::fs::File;
use std::os::fd::{IntoRawFd, OwnedFd};
use std::os::unix::fs::FileTypeExt;

/// How a process joined its job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// Nobody started it: a job of one.
    Singleton,
    /// Through version 1 of the process manager interface.
    Pmi1,
}

/// A job, seen by one of its ranks.
#[derive(Debug)]
pub struct Job {
    kind: Kind,
    ours: bool,
    id: String,
    rank: u32,
    size: u32,
    appnum: Option<i32>,
    universe: Option<u32>,
    nodes: Vec<u32>,
    local: Vec<u32>,
    local_rank: u32,
    limits: Limits,
    board: Board,
    client: Option<RefCell<Client>>,
    finalized: Cell<bool>,
}

/// Joins the job that this process was started for; a job of one when nobody started it. To be called once in a process.
///
/// An environment that speaks of several processes but offers no way to join them is an error of one sentence.
pub fn join() -> Result<Job> {
    let env = |name: &str| std::env::var(name).ok();
    match detect(&env)? {
        Plan::Singleton => Ok(singleton()),
        Plan::Descriptor { fd, rank, size } => match socket(fd) {
            Ok(s) => Job::over_pmi1(Client::over(s), rank, size),
            // What is left over of a job of one is no reason to refuse to be alone.
            Err(_) if size == 1 => Ok(singleton()),
            Err(e) => fail!(
                Other,
                "PMI_RANK is {rank} and PMI_SIZE is {size}, but PMI_FD is {fd}, which {e}: if this program was not started by the launcher itself \
                 but by a rank of its job, unset PMI_FD or set OXMPI_START=singleton"
            ),
        },
        Plan::Port { address, id } => {
            let (client, rank, size) = Client::connect(&address, id)?;
            Job::over_pmi1(client, rank, size)
        }
    }
}

/// Takes over the launcher's descriptor; nothing is written to one that is not a socket.
fn socket(fd: i32) -> Result<OwnedFd, String> {
    let owned = oxmpi_sys::descriptor::adopt(fd).map_err(|_| "is not open".to_owned())?;
    let file = File::from(owned);
    match file.metadata() {
        Ok(m) if m.file_type().is_socket() => Ok(OwnedFd::from(file)),
        _ => {
            // It belongs to somebody else, who wants it open.
            let _ = file.into_raw_fd();
            Err("is not a socket".to_owned())
        }
    }
}

fn singleton() -> Job {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.map_or(0, |d| d.as_nanos());
    Job {
        kind: Kind::Singleton,
        ours: false,
        id: format!("single-{}-{now:x}", std::process::id()),
        rank: 0,
        size: 1,
        appnum: None,
        universe: None,
        nodes: vec![0],
        local: vec![0],
        local_rank: 0,
        limits: Limits {
            key: usize::MAX,
            value: usize::MAX,
        },
        board: Board::none(),
        client: None,
        finalized: Cell::new(false),
    }
}

/// Distinguishes nodes when the launcher does not say who is where: the same machine, booted the same time, in the same
/// network name space.
fn node_identity() -> String {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let net = std::fs::read_link("/proc/self/ns/net").unwrap_or_default();
    format!("{}{}", boot.trim(), net.display())
}

impl Job {
    fn over_pmi1(mut client: Client, rank: u32, size: u32) -> Result<Job> {
        let named = std::env::var(names::JOB).ok();
        let hello = client.init(named.is_some())?;
        let ours = hello.get("launcher") == Some("oxmpi");
        let (limits, id, appnum, universe, map);
        if ours {
            let key = hello.number("keylen_max").unwrap_or(64);
            limits = Limits {
                key,
                value: hello.number("vallen_max").unwrap_or(256),
            };
            id = hello.get("kvsname").unwrap_or_default().to_owned();
            appnum = hello.number("appnum");
            universe = hello.number("universe");
            map = hello.get("mapping").map(str::to_owned);
        } else {
            limits = client.limits()?;
            id = client.space()?;
            appnum = client.appnum()?;
            universe = client.universe()?;
            map = client.get(&id, "PMI_process_mapping")?;
        }
        // The descriptor's number was inherited and may be another job's when the launcher is not ours.
        let board = if ours && named.as_deref() == Some(id.as_str()) {
            board(rank)
        } else {
            Board::none()
        };
        let mut job = Job {
            kind: Kind::Pmi1,
            ours,
            id,
            rank,
            size,
            appnum,
            universe,
            nodes: Vec::new(),
            local: Vec::new(),
            local_rank: 0,
            limits,
            board,
            client: Some(RefCell::new(client)),
            finalized: Cell::new(false),
        };
        job.nodes = match map.as_deref().and_then(|m| mapping::parse(m, size)) {
            Some(nodes) => nodes,
            None => job.compare_nodes()?,
        };
        let mine = job.nodes[rank as usize];
        job.local = (0..size)
            .filter(|r| job.nodes[*r as usize] == mine)
            .collect();
        let place = job.local.iter().position(|r| *r == rank);
        job.local_rank = place.unwrap_or(0) as u32;
        Ok(job)
    }

    /// Finds out who is where by comparing notes; a node is named after its first rank.
    fn compare_nodes(&self) -> Result<Vec<u32>> {
        self.put(&format!("node-{}", self.rank), &node_identity())?;
        self.barrier()?;
        let mut known: Vec<(String, u32)> = Vec::new();
        let mut nodes = Vec::with_capacity(self.size as usize);
        for r in 0..self.size {
            let Some(name) = self.get(&format!("node-{r}"))? else {
                fail!(Other, "rank {r} did not say which node it is on");
            };
            let found = known
                .iter()
                .find(|(n, _)| *n == name)
                .map(|(_, first)| *first);
            nodes.push(found.unwrap_or(r));
            if found.is_none() {
                known.push((name, r));
            }
        }
        Ok(nodes)
    }

    /// How this process joined.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the launcher is oxmpi's own.
    pub fn launcher_is_ours(&self) -> bool {
        self.ours
    }

    /// A name that no other job has.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// My rank in the job.
    pub fn rank(&self) -> u32 {
        self.rank
    }

    /// How many ranks the job has.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Which of the programs of the command line this is (`MPI_APPNUM`), when the launcher says so.
    pub fn appnum(&self) -> Option<i32> {
        self.appnum
    }

    /// `MPI_UNIVERSE_SIZE`, when the launcher says so.
    pub fn universe_size(&self) -> Option<u32> {
        self.universe
    }

    /// The number of the node of each rank. Equal numbers share memory; the numbers mean nothing else.
    pub fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    /// The ranks on my node, in ascending order; I am number [`Job::local_rank`] of them.
    pub fn local_ranks(&self) -> &[u32] {
        &self.local
    }

    /// My place among the ranks of my node.
    pub fn local_rank(&self) -> u32 {
        self.local_rank
    }

    /// Publishes `value`, of any length and content, under `key` (letters, digits, `-`, `_`, `.`; at most 48 bytes). The others see it after a
    /// [`Job::barrier`]. A key is published once in a job.
    pub fn put(&self, key: &str, value: &str) -> Result<()> {
        let Some(client) = &self.client else {
            return Ok(());
        };
        let mut client = client.borrow_mut();
        for (i, word) in text::split(value, self.limits.value).iter().enumerate() {
            let key = text::word_key(key, i);
            if key.len() >= self.limits.key {
                fail!(
                    Intern,
                    "key {key} is longer than the launcher's limit of {} bytes",
                    self.limits.key
                );
            }
            client.put(&self.id, &key, word)?;
        }
        Ok(())
    }

    /// What some rank published under `key`; `None` when nobody did.
    pub fn get(&self, key: &str) -> Result<Option<String>> {
        let Some(client) = &self.client else {
            return Ok(None);
        };
        let mut client = client.borrow_mut();
        let Some(first) = client.get(&self.id, key)? else {
            return Ok(None);
        };
        let value = text::join(&first, |i| client.get(&self.id, &text::word_key(key, i)))?;
        match value {
            Some(v) => Ok(Some(v)),
            None => Err(err!(
                Other,
                "the launcher has something else under key {key}: {first}"
            )),
        }
    }

    /// Waits until all ranks of the job are here; what was [`Job::put`] before is then seen by all.
    pub fn barrier(&self) -> Result<()> {
        match &self.client {
            Some(c) => c.borrow_mut().barrier(),
            None => Ok(()),
        }
    }

    /// Has the launcher end the whole job with `code` (never taken as success) and shows `message` to the user exactly once: the
    /// caller must not print it again. Returns, so that the caller can end this process in its own way.
    pub fn abort(&self, code: i32, message: &str) {
        if !self.ours {
            oxmpi_sys::process::say(message);
        }
        if let Some(c) = &self.client {
            // Reached from anywhere, so the connection may be in use further up; then the exit code has to say it.
            if let Ok(mut c) = c.try_borrow_mut() {
                let words = match self.ours {
                    true => message.trim_end().replace('\n', crate::wire::NEWLINE),
                    false => message.to_owned(),
                };
                let _ = c.abort(if code == 0 { 1 } else { code }, &words);
            }
        }
    }

    /// Tells the launcher that this rank's part in the job is over: its later end, with whatever exit code, is no reason to end the others.
    /// To be called once, after the last use of the others.
    pub fn finalize(&self) -> Result<()> {
        if self.finalized.replace(true) {
            return Ok(());
        }
        self.board.clear();
        match &self.client {
            Some(c) => c.borrow_mut().finalize(),
            None => Ok(()),
        }
    }

    /// The line by which this rank tells the launcher what it is waiting for.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Says in `text` what this rank is doing: [`Board::set`].
    pub fn report(&self, text: &str) {
        self.board.set(text);
    }

    /// Whether the launcher died. A rank that waits for others should look now and then (each 100 ms or so; it costs one system call) and
    /// end when it is so, because nobody will tell it that the others are gone.
    pub fn launcher_gone(&self) -> bool {
        match &self.client {
            Some(c) if !self.finalized.get() => c.try_borrow().is_ok_and(|c| c.hung_up()),
            _ => false,
        }
    }
}

/// The board of our own launcher, when it gave us one.
fn board(rank: u32) -> Board {
    let fd = std::env::var(names::BOARD_FD)
        .ok()
        .and_then(|v| v.parse().ok());
    match fd.map(oxmpi_sys::descriptor::adopt) {
        Some(Ok(fd)) => Board::new(File::from(fd), rank),
        _ => Board::none(),
    }
}
