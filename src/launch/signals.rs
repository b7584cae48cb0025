//! Signals as events.

use nix::sys::signal::{SigSet, Signal};
use nix::sys::signalfd::{SfdFlags, SignalFd};
use std::io;
use std::os::fd::{AsFd, BorrowedFd};

/// What the launcher takes instead of dying from it.
const TAKEN: [Signal; 9] = [
    Signal::SIGCHLD,
    Signal::SIGINT,
    Signal::SIGTERM,
    Signal::SIGHUP,
    Signal::SIGQUIT,
    Signal::SIGUSR1,
    Signal::SIGUSR2,
    Signal::SIGTSTP,
    Signal::SIGCONT,
];

/// The signals that arrived.
#[derive(Debug)]
pub struct Signals(SignalFd);

impl Signals {
    /// From now on signals are events. Those that whoever started us had ignored (nohup, a shell's background job) stay so.
    pub fn block() -> io::Result<Signals> {
        let mut set = SigSet::empty();
        for signal in TAKEN {
            if !oxmpi_sys::start::is_ignored(signal as i32) {
                set.add(signal);
            }
        }
        set.add(Signal::SIGCHLD);
        set.thread_block()?;
        // Reading a terminal in the background is to be an error, not a stop.
        let mut background = SigSet::empty();
        background.add(Signal::SIGTTIN);
        background.add(Signal::SIGTTOU);
        background.thread_block()?;
        let flags = SfdFlags::SFD_NONBLOCK | SfdFlags::SFD_CLOEXEC;
        Ok(Signals(SignalFd::with_flags(&set, flags)?))
    }

    /// The next one.
    pub fn next(&mut self) -> Option<Signal> {
        let info = self.0.read_signal().ok()??;
        Signal::try_from(info.ssi_signo as i32).ok()
    }
}

impl AsFd for Signals {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}
