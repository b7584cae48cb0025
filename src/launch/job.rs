//! A running job: one loop that serves the ranks, forwards what they write, and sees to it that they all end.

mod forward;
mod talk;

use crate::cli::Request;
use crate::events::{Events, Source};
use crate::guard::Guard;
use crate::input::Input;
use crate::output::{Sink, Stream};
use crate::plan::Plan;
use crate::pmi::{Phase, Server};
use crate::report::{self, Cause, End};
use crate::signals::Signals;
use crate::start::{self, Shared, Started};
use nix::sys::signal::Signal;
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use oxmpi_boot::Board;
use oxmpi_boot::wire::LineBuffer;
use std::collections::HashMap;
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

/// How long ranks have between SIGTERM and SIGKILL when the job ends because of another.
const GRACE: Duration = Duration::from_millis(400);
/// How long a rank that aborts the job has to end by itself (it may have output to write) before the others are told.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// How long a rank may live without its connection before that counts as a failure.
const LOST: Duration = Duration::from_secs(1);
/// How long ranks have to end after an interrupt that was passed on before the user is told how to enforce it.
const UNHEARD: Duration = Duration::from_secs(2);
/// How often a launcher in the background looks whether its terminal is its own again.
const BACKGROUND: Duration = Duration::from_millis(300);
/// Exit code of a job that ran out of time, as that of timeout(1).
const TIMED_OUT: u8 = 124;
const CHUNK: usize = 64 * 1024;

#[derive(Debug)]
struct Rank {
    pid: i32,
    pmi: Option<UnixStream>,
    lines: LineBuffer,
    unsent: Vec<u8>,
    end: Option<End>,
    lost: Option<Instant>,
}

/// The job is being ended.
#[derive(Debug)]
struct Ending {
    /// The rank that may still end by itself first.
    waits_for: Option<u32>,
    term_at: Instant,
    term_sent: bool,
    kill_at: Instant,
}

struct Job<'a> {
    plan: &'a Plan,
    host: &'a str,
    id: &'a str,
    server: Server,
    board: File,
    guard: Guard,
    events: Events,
    signals: Signals,
    ranks: Vec<Rank>,
    by_pid: HashMap<i32, u32>,
    alive: usize,
    streams: Vec<Option<Stream>>,
    paused: [bool; 2],
    sinks: [Sink; 2],
    chunk: Vec<u8>,
    input: Input,
    input_armed: bool,
    code: Option<u8>,
    ending: Option<Ending>,
    quiet: bool,
    interrupts: u32,
    /// The first interrupt, while it may still turn out that ranks go on in spite of it.
    passed_on: Option<(Signal, Instant)>,
    give_up: bool,
    timeout: Option<(Duration, Instant)>,
}

/// Runs a job to its end and returns the launcher's exit code. An error is one sentence.
pub fn run(request: &Request, plan: &Plan, host: &str, id: &str) -> Result<u8, String> {
    let fault = |what: &str| {
        let what = what.to_owned();
        move |e: io::Error| format!("{what}: {e}")
    };
    let begin = Instant::now();
    let signals = Signals::block().map_err(fault("signals cannot be received"))?;
    let guard = Guard::post(id).map_err(fault("the guard process cannot be started"))?;
    // Whatever a rank leaves behind when it dies becomes our child, and is not lost.
    let _ = nix::sys::prctl::set_child_subreaper(true);
    let size = plan.ranks.len() as u32;
    let board = oxmpi_sys::memory::create("oxmpi-board", Board::bytes(size) as usize)
        .map(File::from)
        .map_err(fault("the status board cannot be made"))?;
    let events = Events::new().map_err(fault("epoll is not available"))?;
    events
        .add_read(&signals, Source::Signal)
        .map_err(fault("signals cannot be received"))?;
    let sinks = [
        Sink::new(io::stdout().as_fd(), 1).map_err(fault("the standard output cannot be used"))?,
        Sink::new(io::stderr().as_fd(), 2).map_err(fault("the standard error cannot be used"))?,
    ];
    let mut started = Vec::with_capacity(plan.ranks.len());
    let shared = Shared {
        id,
        host,
        board: &board,
        guard: &guard,
    };
    if let Err(text) = start::start_all(plan, request, &shared, &mut started) {
        guard.kill_all(id);
        return Err(text);
    }
    let universe = request.universe.unwrap_or(size);
    let mut job = Job {
        plan,
        host,
        id,
        server: Server::new(id.to_owned(), plan.ranks.clone(), universe),
        board,
        guard,
        events,
        signals,
        ranks: Vec::with_capacity(plan.ranks.len()),
        by_pid: HashMap::with_capacity(plan.ranks.len()),
        alive: 0,
        streams: Vec::with_capacity(2 * plan.ranks.len()),
        paused: [false; 2],
        sinks,
        chunk: vec![0; CHUNK],
        input: Input::new(Vec::new()).map_err(fault("the standard input cannot be used"))?,
        input_armed: false,
        code: None,
        ending: None,
        quiet: false,
        interrupts: 0,
        passed_on: None,
        give_up: false,
        timeout: request.timeout.map(|d| (d, begin)),
    };
    job.adopt(started, request.label)
        .map_err(fault("a rank cannot be served"))?;
    job.serve().map_err(fault("waiting for the ranks failed"))?;
    Ok(job.finish())
}

impl Job<'_> {
    /// Takes over our ends of everything that leads to the ranks.
    fn adopt(&mut self, started: Vec<Started>, labels: bool) -> io::Result<()> {
        let mut inputs = Vec::new();
        for (r, s) in started.into_iter().enumerate() {
            self.events.add_read(&s.pmi, Source::Pmi(r as u32))?;
            for (i, pipe) in [s.out, s.err].into_iter().enumerate() {
                let number = 2 * r + i;
                let stream = pipe.map(|p| {
                    let label = labels.then(|| format!("[{r}] "));
                    Stream::new(number, label, p)
                });
                if let Some(s) = &stream {
                    self.events.add_read(s, Source::Stream(number as u32))?;
                }
                self.streams.push(stream);
            }
            inputs.extend(s.input);
            self.by_pid.insert(s.pid, r as u32);
            self.ranks.push(Rank {
                pid: s.pid,
                pmi: Some(s.pmi),
                lines: LineBuffer::default(),
                unsent: Vec::new(),
                end: None,
                lost: None,
            });
        }
        self.alive = self.ranks.len();
        self.input = Input::new(inputs)?;
        Ok(())
    }

    fn serve(&mut self) -> io::Result<()> {
        let mut happened = Vec::new();
        while !self.give_up {
            let mut next = self.tick(Instant::now());
            if self.alive == 0 && self.drain() {
                return Ok(());
            }
            self.flush_sinks();
            if self.arm_input()? {
                self.input.read();
                next = Some(Duration::ZERO);
            } else if !self.input_armed && self.input.may_come_to_foreground() {
                next = Some(next.map_or(BACKGROUND, |n| n.min(BACKGROUND)));
            }
            happened.clear();
            self.events.wait(next, &mut happened)?;
            for &source in &happened {
                match source {
                    Source::Signal => self.on_signals(),
                    Source::Pmi(r) => self.on_pmi(r),
                    Source::Stream(i) => self.read_stream(i as usize, 4),
                    Source::Sink(_) => {}
                    Source::Input => self.input.read(),
                    Source::Target(_) => self.input.write(),
                }
            }
        }
        Ok(())
    }

    /// Everything that is due by the clock. Returns how long the next wait may be.
    fn tick(&mut self, now: Instant) -> Option<Duration> {
        let mut next: Option<Instant> = None;
        let mut at = |t: Instant| next = Some(next.map_or(t, |n| n.min(t)));
        for i in 0..self.streams.len() {
            if let Some(s) = &mut self.streams[i]
                && let Some(due) = s.due()
            {
                if due <= now {
                    s.flush(&mut self.sinks[i % 2]);
                } else {
                    at(due);
                }
            }
        }
        if let Some((limit, begin)) = self.timeout
            && self.alive > 0
        {
            match begin.checked_add(limit) {
                Some(end) if end <= now => self.time_out(limit),
                Some(end) => at(end),
                None => {}
            }
        }
        if let Some((signal, since)) = self.passed_on
            && self.ending.is_none()
            && self.alive > 0
        {
            if since + UNHEARD <= now {
                self.passed_on = None;
                self.tell_unheard(signal);
            } else {
                at(since + UNHEARD);
            }
        }
        for r in 0..self.ranks.len() {
            if let (Some(since), None) = (self.ranks[r].lost, self.ranks[r].end) {
                if since + LOST <= now {
                    self.ranks[r].lost = None;
                    self.fail(r as u32, Cause::HungUp);
                } else {
                    at(since + LOST);
                }
            }
        }
        if let Some(e) = &mut self.ending
            && self.alive > 0
        {
            if !e.term_sent && e.term_at <= now {
                e.term_sent = true;
                e.kill_at = now + GRACE;
                self.guard.signal(Signal::SIGTERM);
                // A stopped process takes a signal only when it goes on.
                self.guard.signal(Signal::SIGCONT);
            }
            if e.term_sent && e.kill_at <= now {
                e.kill_at = now + GRACE;
                self.guard.kill_all(self.id);
            }
            at(if e.term_sent { e.kill_at } else { e.term_at });
        }
        next.map(|t| t.saturating_duration_since(now))
    }

    fn time_out(&mut self, limit: Duration) {
        self.timeout = None;
        self.code = Some(TIMED_OUT);
        let mut text = format!(
            "mpiexec: the job ran longer than {} s and is ended\n",
            limit.as_secs_f64()
        );
        text.push_str(&self.doing(None));
        self.sinks[1].push_own(&text);
        self.quiet = true;
        self.begin_ending(None);
    }

    fn doing(&self, skip: Option<u32>) -> String {
        let ended: Vec<bool> = self.ranks.iter().map(|r| r.end.is_some()).collect();
        report::doing(&self.server, &self.board, &ended, skip)
    }

    fn on_signals(&mut self) {
        while let Some(signal) = self.signals.next() {
            match signal {
                Signal::SIGCHLD => self.reap(),
                Signal::SIGINT | Signal::SIGTERM | Signal::SIGHUP => self.interrupt(signal),
                Signal::SIGQUIT => {
                    let text = format!("mpiexec: what the ranks are doing\n{}", self.doing(None));
                    self.sinks[1].push_own(&text);
                }
                Signal::SIGTSTP => {
                    self.guard.signal(Signal::SIGTSTP);
                    self.flush_sinks();
                    let _ = nix::sys::signal::raise(Signal::SIGSTOP);
                }
                other => self.guard.signal(other),
            }
        }
    }

    /// A request to end: passed on the first time, enforced the second.
    fn interrupt(&mut self, signal: Signal) {
        self.interrupts += 1;
        if self.alive == 0 {
            self.give_up = true;
        } else if self.interrupts == 1 && self.ending.is_none() {
            self.guard.signal(signal);
            self.guard.signal(Signal::SIGCONT);
            self.passed_on = Some((signal, Instant::now()));
        } else {
            self.code.get_or_insert(128 + signal as u8);
            self.begin_ending(None);
            self.guard.kill_all(self.id);
        }
    }

    /// A program may have its own use for an interrupt, and a shell may lose one; whoever waits for the end is to know.
    fn tell_unheard(&mut self, signal: Signal) {
        let (ranks, run) = match self.alive {
            1 => ("1 rank", "runs"),
            _ => (&*format!("{} ranks", self.alive), "run"),
        };
        self.sinks[1].push_own(&format!(
            "mpiexec: {signal} was passed on, but {ranks} still {run}; a second one kills the job\n"
        ));
    }

    fn reap(&mut self) {
        loop {
            let (pid, end) = match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
                Ok(WaitStatus::Exited(pid, code)) => (pid, End::Code(code)),
                Ok(WaitStatus::Signaled(pid, signal, _)) => (pid, End::Signal(signal as i32)),
                Ok(WaitStatus::StillAlive) | Err(_) => return,
                Ok(_) => continue,
            };
            if pid == self.guard.group() {
                self.guard.died();
            } else if let Some(r) = self.by_pid.remove(&pid.as_raw()) {
                self.ended(r, end);
            }
        }
    }

    /// The process of rank `r` is gone.
    fn ended(&mut self, r: u32, end: End) {
        // What it said last comes first.
        self.on_pmi(r);
        for i in [2 * r, 2 * r + 1] {
            self.read_stream(i as usize, 64);
        }
        self.ranks[r as usize].end = Some(end);
        self.alive -= 1;
        if let Some(e) = &mut self.ending {
            if e.waits_for == Some(r) {
                e.waits_for = None;
                e.term_at = Instant::now();
            }
            return;
        }
        let cause = Cause::Ended(end);
        match (end, self.server.client(r).phase) {
            (End::Code(0), Phase::Member) => self.fail(r, Cause::NoFinalize),
            (End::Code(0), _) => self.check_missing(),
            (_, Phase::Finalized) => {
                // The others do not need it any more.
                self.note(r, &cause);
            }
            _ => self.fail(r, cause),
        }
    }

    /// A rank that ended well without joining can never come to the barrier in which others wait.
    fn check_missing(&mut self) {
        let waiting = self.server.waiting();
        if waiting == 0 || self.ending.is_some() {
            return;
        }
        let gone = (0..self.ranks.len() as u32)
            .find(|r| self.ranks[*r as usize].end.is_some() && !self.server.client(*r).in_barrier);
        if let Some(r) = gone {
            self.fail(r, Cause::Missing(waiting));
        }
    }

    /// Tells the user about a rank's bad end, and remembers the exit code.
    fn note(&mut self, r: u32, cause: &Cause) {
        self.code.get_or_insert(cause.exit_code());
        if self.quiet || self.interrupts > 0 {
            return;
        }
        let rank = &self.ranks[r as usize];
        let text = format!(
            "mpiexec: rank {r} on {} ({}, process {}) {}\n",
            self.host,
            self.plan.groups[self.plan.ranks[r as usize]].shown,
            rank.pid,
            cause.text(self.server.client(r).phase)
        );
        self.sinks[1].push_own(&text);
    }

    /// The job has to end because of rank `r`.
    fn fail(&mut self, r: u32, cause: Cause) {
        if self.ending.is_some() {
            return;
        }
        self.note(r, &cause);
        if !self.quiet && self.interrupts == 0 && self.alive > 0 {
            let text = self.doing(Some(r));
            self.sinks[1].push_own(&text);
        }
        let waits = matches!(cause, Cause::Abort(..)) && self.ranks[r as usize].end.is_none();
        self.begin_ending(waits.then_some(r));
    }

    fn begin_ending(&mut self, waits_for: Option<u32>) {
        let now = Instant::now();
        let term_at = if waits_for.is_some() {
            now + LAST_WORDS
        } else {
            now
        };
        self.ending.get_or_insert(Ending {
            waits_for,
            term_at,
            term_sent: false,
            kill_at: term_at + GRACE,
        });
    }

    /// All ranks are gone.
    fn finish(mut self) -> u8 {
        if self.ending.is_some() || self.give_up {
            // What the ranks had started themselves must not outlive a job that failed.
            self.guard.kill_all(self.id);
        }
        self.sinks[1].flush();
        self.guard.dismiss();
        self.code.unwrap_or(0)
    }
}
