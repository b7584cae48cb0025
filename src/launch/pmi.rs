//! The server of PMI-1: what the ranks ask and what they are told. No I/O here: lines go in, actions come out.

use oxmpi_boot::mapping;
use oxmpi_boot::wire::{Line, Message, NEWLINE};
use std::collections::BTreeMap;

const KVSNAME_MAX: usize = 256;
const KEY_MAX: usize = 64;
const VALUE_MAX: usize = 1024;

/// Where a rank is in the life of an MPI program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It did not say hello (yet).
    Outside,
    /// Between hello and goodbye.
    Member,
    /// It said goodbye.
    Finalized,
}

/// A rank, as the server sees it.
#[derive(Debug)]
pub struct Client {
    /// Where it is.
    pub phase: Phase,
    /// It waits in a barrier.
    pub in_barrier: bool,
    /// It is linked with oxmpi's library and uses the status board.
    pub ours: bool,
    spawn: Option<Spawn>,
}

/// A spawn command whose last line has not come yet: program number `so_far` of `total`.
#[derive(Debug, Clone, Copy)]
struct Spawn {
    total: u32,
    so_far: u32,
}

/// What the launcher has to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Action {
    /// Send these bytes to this rank.
    Send(u32, Vec<u8>),
    /// The rank wants the job ended.
    Abort {
        /// Which.
        rank: u32,
        /// With this code.
        code: i32,
        /// And these words, when it said any.
        message: Option<String>,
    },
}

/// The state of one job.
#[derive(Debug)]
pub struct Server {
    space: String,
    words: BTreeMap<String, String>,
    clients: Vec<Client>,
    programs: Vec<usize>,
    mapping: String,
    universe: u32,
    waiting: usize,
}

impl Server {
    /// A job called `space`; `programs` says for each rank which of the programs it runs.
    pub fn new(space: String, programs: Vec<usize>, universe: u32) -> Server {
        let mapping = mapping::format(&vec![0; programs.len()]);
        let client = || Client {
            phase: Phase::Outside,
            in_barrier: false,
            ours: false,
            spawn: None,
        };
        Server {
            words: [("PMI_process_mapping".to_owned(), mapping.clone())].into(),
            clients: programs.iter().map(|_| client()).collect(),
            space,
            programs,
            mapping,
            universe,
            waiting: 0,
        }
    }

    /// What is known of a rank.
    pub fn client(&self, rank: u32) -> &Client {
        &self.clients[rank as usize]
    }

    /// How many ranks wait in a barrier.
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// Takes one line from `rank`.
    pub fn line(&mut self, rank: u32, text: &str, out: &mut Vec<Action>) {
        if let Some(spawn) = self.clients[rank as usize].spawn.take() {
            self.spawn_line(rank, spawn, text, out);
            return;
        }
        let line = Line::parse(text);
        let reply = match line.command() {
            "" => return,
            "init" => self.init(rank, &line),
            "get_maxes" => Message::new("maxes")
                .with("rc", 0)
                .with("kvsname_max", KVSNAME_MAX)
                .with("keylen_max", KEY_MAX)
                .with("vallen_max", VALUE_MAX),
            "get_appnum" => Message::new("appnum")
                .with("rc", 0)
                .with("appnum", self.programs[rank as usize]),
            "get_my_kvsname" => Message::new("my_kvsname")
                .with("rc", 0)
                .with("kvsname", &self.space),
            "get_universe_size" => Message::new("universe_size")
                .with("rc", 0)
                .with("size", self.universe),
            "put" => self.put(&line),
            "get" => self.get(&line),
            "getbyidx" => self.get_by_index(&line),
            "barrier_in" => return self.barrier(rank, out),
            "finalize" => {
                self.clients[rank as usize].phase = Phase::Finalized;
                Message::new("finalize_ack").with("rc", 0)
            }
            "abort" => {
                let message = line
                    .get("message")
                    .map(str::trim)
                    .filter(|m| !matches!(*m, "" | "abort"));
                out.push(Action::Abort {
                    rank,
                    code: line.number("exitcode").unwrap_or(1),
                    message: message.map(|m| m.replace(NEWLINE, "\n")),
                });
                return;
            }
            "spawn" => {
                self.clients[rank as usize].spawn = Some(Spawn {
                    total: 1,
                    so_far: 1,
                });
                return;
            }
            other => Message::new(&format!("{other}_result"))
                .with("rc", -1)
                .with("msg", "unknown_command"),
        };
        out.push(Action::Send(rank, reply.line()));
    }

    fn init(&mut self, rank: u32, line: &Line) -> Message {
        let client = &mut self.clients[rank as usize];
        client.phase = Phase::Member;
        client.ours = line.get("client") == Some("oxmpi");
        let version = line.get("pmi_version");
        let hello = Message::new("response_to_init")
            .with(
                "rc",
                if matches!(version, Some("1") | None) {
                    0
                } else {
                    -1
                },
            )
            .with("pmi_version", 1)
            .with("pmi_subversion", 1);
        if !client.ours {
            return hello;
        }
        // Our own library gets everything at once.
        hello
            .with("launcher", "oxmpi")
            .with("keylen_max", KEY_MAX)
            .with("vallen_max", VALUE_MAX)
            .with("kvsname", &self.space)
            .with("appnum", self.programs[rank as usize])
            .with("universe", self.universe)
            .with("mapping", &self.mapping)
    }

    fn put(&mut self, line: &Line) -> Message {
        let answer =
            |rc: i32, msg: &str| Message::new("put_result").with("rc", rc).with("msg", msg);
        if line.get("kvsname") != Some(&self.space) {
            return answer(-1, "no_such_kvsname");
        }
        let (Some(key), Some(value)) = (line.get("key"), line.get("value")) else {
            return answer(-1, "no_key_or_value");
        };
        if key.is_empty() || key.len() >= KEY_MAX {
            return answer(-1, "key_too_long");
        }
        if value.len() >= VALUE_MAX {
            return answer(-1, "value_too_long");
        }
        self.words.insert(key.to_owned(), value.to_owned());
        answer(0, "success")
    }

    fn get(&self, line: &Line) -> Message {
        let answer =
            |rc: i32, msg: &str| Message::new("get_result").with("rc", rc).with("msg", msg);
        if line.get("kvsname") != Some(&self.space) {
            return answer(-1, "no_such_kvsname");
        }
        match line.get("key").and_then(|k| self.words.get(k)) {
            Some(value) => answer(0, "success").with("value", value),
            None => answer(-1, "key_not_found"),
        }
    }

    fn get_by_index(&self, line: &Line) -> Message {
        let index: usize = line.number("idx").unwrap_or(0);
        let found = self.words.iter().nth(index);
        match found.filter(|_| line.get("kvsname") == Some(&self.space)) {
            Some((key, value)) => Message::new("getbyidx_results")
                .with("rc", 0)
                .with("nextidx", index + 1)
                .with("key", key)
                .with("val", value),
            None => Message::new("getbyidx_results")
                .with("rc", -2)
                .with("reason", "no_more_keyvals"),
        }
    }

    fn barrier(&mut self, rank: u32, out: &mut Vec<Action>) {
        let client = &mut self.clients[rank as usize];
        self.waiting += usize::from(!std::mem::replace(&mut client.in_barrier, true));
        if self.waiting < self.clients.len() {
            return;
        }
        self.waiting = 0;
        let line = Message::new("barrier_out").with("rc", 0).line();
        for (r, c) in self.clients.iter_mut().enumerate() {
            c.in_barrier = false;
            out.push(Action::Send(r as u32, line.clone()));
        }
    }

    /// A spawn command goes over lines up to `endcmd`, once for each program. It is refused when the last one is complete.
    fn spawn_line(&mut self, rank: u32, mut spawn: Spawn, text: &str, out: &mut Vec<Action>) {
        if text.trim() != "endcmd" {
            let line = Line::parse(text);
            spawn.total = line.number("totspawns").unwrap_or(spawn.total);
            spawn.so_far = line.number("spawnssofar").unwrap_or(spawn.so_far);
            self.clients[rank as usize].spawn = Some(spawn);
        } else if spawn.so_far >= spawn.total {
            let refusal = Message::new("spawn_result")
                .with("rc", -1)
                .with("msg", "spawn_is_not_supported");
            out.push(Action::Send(rank, refusal.line()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn say(s: &mut Server, rank: u32, line: &str) -> Vec<String> {
        let mut out = Vec::new();
        s.line(rank, line, &mut out);
        let text = |a| match a {
            Action::Send(r, b) => format!("{r}: {}", String::from_utf8(b).unwrap().trim_end()),
            Action::Abort {
                rank,
                code,
                message,
            } => format!("{rank} aborts {code} {message:?}"),
        };
        out.into_iter().map(text).collect()
    }

    #[test]
    fn the_talk_of_a_foreign_library() {
        let mut s = Server::new("kvs_1".into(), vec![0, 1], 2);
        assert_eq!(
            say(&mut s, 0, "cmd=init pmi_version=1 pmi_subversion=1"),
            ["0: cmd=response_to_init rc=0 pmi_version=1 pmi_subversion=1"]
        );
        assert_eq!(
            say(&mut s, 1, "cmd=get_appnum"),
            ["1: cmd=appnum rc=0 appnum=1"]
        );
        assert_eq!(
            say(&mut s, 0, "cmd=get kvsname=kvs_1 key=PMI_process_mapping"),
            ["0: cmd=get_result rc=0 msg=success value=(vector,(0,1,2))"]
        );
        assert_eq!(
            say(&mut s, 0, "cmd=put kvsname=kvs_1 key=a value=b c=d"),
            ["0: cmd=put_result rc=0 msg=success"]
        );
        assert!(say(&mut s, 0, "cmd=put kvsname=kvs_2 key=a value=b")[0].contains("rc=-1"));
        assert!(say(&mut s, 1, "cmd=barrier_in").is_empty());
        assert!(say(&mut s, 1, "cmd=barrier_in").is_empty());
        assert_eq!(s.waiting(), 1);
        assert_eq!(say(&mut s, 0, "cmd=barrier_in").len(), 2);
        assert!(say(&mut s, 1, "cmd=get kvsname=kvs_1 key=a")[0].ends_with("value=b c=d"));
        assert!(say(&mut s, 1, "cmd=get kvsname=kvs_1 key=z")[0].contains("rc=-1"));
        assert!(say(&mut s, 1, "cmd=getbyidx kvsname=kvs_1 idx=1")[0].contains("key=a val=b c=d"));
        assert!(say(&mut s, 1, "cmd=getbyidx kvsname=kvs_1 idx=2")[0].contains("rc=-2"));
        assert_eq!(say(&mut s, 1, "cmd=finalize"), ["1: cmd=finalize_ack rc=0"]);
        assert_eq!(s.client(0).phase, Phase::Member);
        assert_eq!(s.client(1).phase, Phase::Finalized);
        assert_eq!(
            say(&mut s, 0, "cmd=abort exitcode=7 message=the end"),
            ["0 aborts 7 Some(\"the end\")"]
        );
    }

    #[test]
    fn our_library_hears_everything_at_once() {
        let mut s = Server::new("kvs_1".into(), vec![0; 3], 5);
        let hello = &say(
            &mut s,
            2,
            "cmd=init pmi_version=1 pmi_subversion=1 client=oxmpi",
        )[0];
        let line = Line::parse(hello.strip_prefix("2: ").unwrap());
        assert_eq!(line.get("launcher"), Some("oxmpi"));
        assert_eq!(line.get("kvsname"), Some("kvs_1"));
        assert_eq!(line.number("universe"), Some(5));
        assert_eq!(
            mapping::parse(line.get("mapping").unwrap(), 3),
            Some(vec![0; 3])
        );
    }

    #[test]
    fn spawn_is_refused_once() {
        let mut s = Server::new("k".into(), vec![0], 1);
        for l in [
            "mcmd=spawn",
            "nprocs=2",
            "execname=x",
            "totspawns=2",
            "spawnssofar=1",
            "endcmd",
            "mcmd=spawn",
            "spawnssofar=2",
            "totspawns=2",
        ] {
            assert!(say(&mut s, 0, l).is_empty(), "{l}");
        }
        assert!(say(&mut s, 0, "endcmd")[0].contains("spawn_result rc=-1"));
        assert!(say(&mut s, 0, "cmd=nonsense")[0].contains("rc=-1"));
    }

    proptest! {
        #[test]
        fn no_line_breaks_the_server(lines in proptest::collection::vec((0u32..3,
            "((cmd|mcmd)=(init|put|get|getbyidx|barrier_in|abort|spawn|finalize|x))?( ?(kvsname=k|key=.{0,3}|idx=-?[0-9]{0,25}|exitcode=.{0,4}|value=.{0,9}|.{0,9})){0,4}"), 0..40)) {
            let mut s = Server::new("k".into(), vec![0; 3], 3);
            for (rank, line) in lines {
                let mut out = Vec::new();
                s.line(rank, &line, &mut out);
                for a in out {
                    if let Action::Send(r, bytes) = a {
                        prop_assert!(r < 3);
                        prop_assert_eq!(bytes.iter().filter(|b| **b == b'\n').count(), 1);
                        prop_assert!(bytes.ends_with(b"\n"));
                    }
                }
                prop_assert!(s.waiting() < 3);
            }
        }
    }
}
