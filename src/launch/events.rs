//! Waiting for many things at once: a thin skin over epoll with names instead of numbers.

use nix::errno::Errno;
use nix::sys::epoll::{Epoll, EpollCreateFlags, EpollEvent, EpollFlags, EpollTimeout};
use std::io;
use std::os::fd::AsFd;
use std::time::Duration;

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A signal came.
    Signal,
    /// A rank says something over PMI, or takes more.
    Pmi(u32),
    /// A rank's output; twice the rank, plus 1 for the standard error.
    Stream(u32),
    /// One of our own outputs can take more.
    Sink(u32),
    /// Our own input has something.
    Input,
    /// A rank's input can take more.
    Target(u32),
}

impl Source {
    fn number(self) -> u64 {
        let (kind, index) = match self {
            Source::Signal => (0u64, 0),
            Source::Pmi(i) => (1, i),
            Source::Stream(i) => (2, i),
            Source::Sink(i) => (3, i),
            Source::Input => (4, 0),
            Source::Target(i) => (5, i),
        };
        kind << 32 | u64::from(index)
    }

    fn from_number(n: u64) -> Source {
        let index = n as u32;
        match n >> 32 {
            1 => Source::Pmi(index),
            2 => Source::Stream(index),
            3 => Source::Sink(index),
            4 => Source::Input,
            5 => Source::Target(index),
            _ => Source::Signal,
        }
    }
}

/// What to wait for.
#[derive(Debug)]
pub struct Events(Epoll);

impl Events {
    /// Nothing yet.
    pub fn new() -> io::Result<Events> {
        Ok(Events(Epoll::new(EpollCreateFlags::EPOLL_CLOEXEC)?))
    }

    /// Waits for `fd` to have something to read. False when that cannot be waited for, because it is always so (a file).
    pub fn add_read(&self, fd: &impl AsFd, source: Source) -> io::Result<bool> {
        match self
            .0
            .add(fd, EpollEvent::new(EpollFlags::EPOLLIN, source.number()))
        {
            Ok(()) => Ok(true),
            Err(Errno::EPERM) => Ok(false),
            Err(e) => Err(e.into()),
        }
    }

    /// Waits once for `fd` to take more.
    pub fn add_write_once(&self, fd: &impl AsFd, source: Source) {
        let flags = EpollFlags::EPOLLOUT | EpollFlags::EPOLLONESHOT;
        let mut event = EpollEvent::new(flags, source.number());
        if self.0.modify(fd, &mut event) == Err(Errno::ENOENT) {
            // What cannot be waited for is ready anyway.
            let _ = self.0.add(fd, event);
        }
    }

    /// Waits for `fd` to have something to read, and to take more when `write`.
    pub fn set(&self, fd: &impl AsFd, source: Source, write: bool) {
        let out = if write {
            EpollFlags::EPOLLOUT
        } else {
            EpollFlags::empty()
        };
        let mut event = EpollEvent::new(EpollFlags::EPOLLIN | out, source.number());
        let _ = self.0.modify(fd, &mut event);
    }

    /// No longer waits for `fd`.
    pub fn remove(&self, fd: &impl AsFd) {
        let _ = self.0.delete(fd);
    }

    /// Waits, at most `limit`; appends what happened to `out`.
    pub fn wait(&self, limit: Option<Duration>, out: &mut Vec<Source>) -> io::Result<()> {
        let timeout = match limit {
            None => EpollTimeout::NONE,
            // Rounded up, so that a time limit has passed when the wait ends.
            Some(d) => EpollTimeout::try_from(d.as_micros().div_ceil(1000).min(3_600_000) as i32)
                .unwrap_or(EpollTimeout::ZERO),
        };
        let mut found = [EpollEvent::empty(); 128];
        match self.0.wait(&mut found, timeout) {
            Ok(n) => {
                out.extend(found[..n].iter().map(|e| Source::from_number(e.data())));
                Ok(())
            }
            Err(Errno::EINTR) => Ok(()),
            Err(e) => Err(e.into()),
        }
    }
}
