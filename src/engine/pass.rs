//! Looking at, and clearing away, many requests in one pass.

use crate::request::Requests;
use crate::{Engine, ReqId};
use std::cell::{Ref, RefMut};

/// A look at the requests. Nothing of the engine runs while it lasts.
pub struct Look<'a>(Ref<'a, Requests>);

impl Look<'_> {
    /// As [`Engine::is_complete`].
    #[inline(always)]
    pub fn is_complete(&self, req: ReqId) -> bool {
        self.0.is_done(req)
    }

    /// As [`Engine::has_failed`].
    #[inline(always)]
    pub fn has_failed(&self, req: ReqId) -> bool {
        self.0.has_failed(req)
    }
}

/// Frees requests. Nothing of the engine runs while it lasts.
pub struct Clearing<'a>(RefMut<'a, Requests>);

impl Clearing<'_> {
    /// As [`Engine::discard_done`].
    #[inline(always)]
    pub fn discard_done(&mut self, req: ReqId) {
        self.0.discard(req);
    }
}

impl Engine {
    /// To look at many requests.
    #[inline]
    pub fn look_over(&self) -> Look<'_> {
        Look(self.requests.borrow())
    }

    /// To free many requests.
    #[inline]
    pub fn clear_up(&self) -> Clearing<'_> {
        Clearing(self.requests.borrow_mut())
    }
}
