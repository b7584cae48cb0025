//! The common case of the calls that programs make most. Each of these does the whole of its call, or nothing at all: then the
//! function of the standard's name does it, which knows all cases and all errors.
//!
//! `len` bytes lie at `addr`, which the caller's program vouches for as everywhere. MPI is up, tags are not negative.

use crate::request::Trace;
use crate::{Comm, Runtime};
use oxmpi_engine::{Data, DataMut, Engine, Envelope};
use oxmpi_types::{ContextId, Handle, ProcId, Rank, Result, Status, Tag};
use std::rc::Rc;

impl Runtime {
    #[inline(always)]
    fn road(&self, comm: &Comm) -> Option<(&Rc<Engine>, ContextId)> {
        Some((self.engine.get()?, comm.wiring.get()?.ctx))
    }

    #[inline(always)]
    fn quick(
        &self,
        addr: *const u8,
        len: usize,
        dest: i32,
        tag: Tag,
        comm: &Comm,
    ) -> Option<(&Rc<Engine>, ProcId, Envelope)> {
        let (engine, ctx) = self.road(comm)?;
        // A negative rank is none of the group.
        let to = *comm.peers().members.get(dest as u32 as usize)?;
        let src = comm.rank;
        let env = Envelope { ctx, src, tag };
        let sent = engine.send_at_once(to, env, Data::bytes(addr, len));
        sent.then_some((engine, to, env))
    }

    /// `MPI_Send`
    #[inline(always)]
    pub fn quick_send(
        &self,
        addr: *const u8,
        len: usize,
        dest: i32,
        tag: Tag,
        comm: &Comm,
    ) -> bool {
        self.quick(addr, len, dest, tag, comm).is_some()
    }

    /// `MPI_Isend`
    #[inline(always)]
    pub fn quick_isend(
        &self,
        addr: *const u8,
        len: usize,
        dest: i32,
        tag: Tag,
        comm: &Comm,
    ) -> Option<Handle> {
        let (engine, to, env) = self.quick(addr, len, dest, tag, comm)?;
        Some(self.sent_request(Trace::latest(engine, to, env)))
    }

    /// `MPI_Irecv`
    #[inline(always)]
    pub fn quick_irecv(
        &self,
        addr: *mut u8,
        len: usize,
        source: Option<Rank>,
        tag: Option<Tag>,
        comm: &Rc<Comm>,
    ) -> Option<Handle> {
        let (engine, ctx) = self.road(comm)?;
        if source.is_some_and(|r| r >= comm.peers().size()) {
            return None;
        }
        let id = engine.recv(ctx, source, tag, DataMut::bytes(addr, len));
        Some(self.engine_request(id, comm))
    }

    /// `MPI_Recv`
    #[inline(always)]
    pub fn quick_recv(
        &self,
        addr: *mut u8,
        len: usize,
        source: Option<Rank>,
        tag: Option<Tag>,
        comm: &Rc<Comm>,
    ) -> Option<Result<Status>> {
        let (engine, ctx) = self.road(comm)?;
        if source.is_some_and(|r| r >= comm.peers().size()) {
            return None;
        }
        let data = DataMut::bytes(addr, len);
        Some(self.outcome(engine.recv_blocking("MPI_Recv", ctx, source, tag, data)))
    }
}
