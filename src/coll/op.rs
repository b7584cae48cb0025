//! Reduction operations, and the accumulator that applies them in rank order.
#![allow(unsafe_code)]

use crate::buf::{Buf, Temp};
use oxmpi_datatype::op::{self, OpKind};
use oxmpi_datatype::{Datatype, Named};
use oxmpi_types::{Count, Result, fail};
use std::rc::Rc;

/// A user's reduction function (`MPI_Op_create`).
pub trait UserOp {
    /// `inout[i] = input[i] op inout[i]` for `count` elements of `datatype`.
    fn apply(&self, input: *const u8, inout: *mut u8, count: Count, datatype: &Rc<Datatype>);
}

/// A reduction operation.
#[derive(Clone)]
pub enum Op {
    /// One of the standard's.
    Predefined(OpKind),
    /// A user's.
    User {
        /// The function.
        function: Rc<dyn UserOp>,
        /// May operands change places?
        commutative: bool,
    },
}

impl Op {
    /// May operands change places?
    pub fn is_commutative(&self) -> bool {
        match self {
            // REPLACE and NO_OP (one-sided communication only) keep one operand, so order matters.
            Op::Predefined(kind) => !matches!(kind, OpKind::Replace | OpKind::NoOp),
            Op::User { commutative, .. } => *commutative,
        }
    }

    /// How this operation is compared with that of other ranks.
    #[inline]
    pub(crate) fn code(&self) -> u8 {
        match self {
            Op::Predefined(kind) => crate::part::op_code(*kind),
            Op::User { .. } => crate::part::USER_OP,
        }
    }

    /// Refuses a predefined operation on a type it is not defined for.
    pub fn check(&self, datatype: &Datatype) -> Result<()> {
        let Op::Predefined(kind) = self else {
            return Ok(());
        };
        if matches!(kind, OpKind::Replace | OpKind::NoOp) {
            fail!(
                Op,
                "op is {}, which only one-sided communication knows",
                kind.name()
            );
        }
        match datatype.reducible() {
            Some(named) if op::supports(*kind, named) => Ok(()),
            Some(named) => fail!(
                Op,
                "op is {}, which is not defined on datatype {}",
                kind.name(),
                name_of(named)
            ),
            None => fail!(
                Op,
                "op is {}, which is not defined on datatype, a derived one ({} of {} bytes)",
                kind.name(),
                datatype.combiner().name(),
                datatype.size()
            ),
        }
    }

    /// `inout = input op inout`; both hold equally many elements of one type.
    pub(crate) fn apply(&self, input: &Buf, inout: &Buf) {
        debug_assert_eq!(input.count(), inout.count());
        if inout.count() == 0 {
            return;
        }
        match self {
            Op::Predefined(kind) => {
                let Some(named) = inout.datatype().reducible() else {
                    unreachable!("refused by Op::check");
                };
                // SAFETY: `Buf`'s constructor promises that the elements are readable and writable; input and inout
                // are the user's buffer, a temporary or slices of the same, which do not overlap.
                unsafe {
                    op::reduce(
                        *kind,
                        named,
                        input.addr(),
                        inout.addr(),
                        inout.count() as usize,
                    )
                }
            }
            Op::User { function, .. } => {
                function.apply(input.addr(), inout.addr(), inout.count(), inout.datatype())
            }
        }
    }

    /// `inout = input op inout` (`MPI_Reduce_local`).
    pub fn reduce_local(&self, input: &Buf, inout: &Buf) {
        self.apply(input, inout);
    }
}

/// The MPI name of a predefined type.
fn name_of(named: Named) -> &'static str {
    Named::ALL
        .iter()
        .find(|(n, _)| *n == named)
        .map_or("?", |(_, name)| name)
}

/// A partial result that grows to both sides: it covers the contributions of a contiguous range of
/// ranks, and takes in the range before or after it. The operands keep their order, so that
/// every rank that computes the same value computes the same bits, and
/// operations that are not commutative come out right.
pub(crate) struct Accumulator<'a> {
    op: &'a Op,
    /// The value so far.
    value: Buf,
    /// Where the next operand is received.
    spare: Buf,
}

impl<'a> Accumulator<'a> {
    /// Starts with `value`; `spare` is memory for an operand. Both get overwritten.
    pub fn new(op: &'a Op, value: Buf, spare: &Temp) -> Accumulator<'a> {
        let spare = spare.buf().clone();
        debug_assert_eq!(value.count(), spare.count());
        Accumulator { op, value, spare }
    }

    /// The value.
    pub fn value(&self) -> &Buf {
        &self.value
    }

    /// Memory for the next operand.
    pub fn spare(&self) -> &Buf {
        &self.spare
    }

    /// Elements `first..first + count`: `value = spare op value`.
    pub fn take_before(&mut self, first: Count, count: Count) {
        self.op.apply(
            &self.spare.slice(first, count),
            &self.value.slice(first, count),
        );
    }

    /// Elements `first..first + count`: `value = value op spare`. Elements outside of the range are lost: whoever takes
    /// ranges only ever goes on with parts of them.
    pub fn take_after(&mut self, first: Count, count: Count) {
        self.op.apply(
            &self.value.slice(first, count),
            &self.spare.slice(first, count),
        );
        std::mem::swap(&mut self.value, &mut self.spare);
    }
}
