//! The predefined reduction operations (MPI 5.0 section 6.9).

use crate::Named;

/// A predefined operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named after the MPI operations")]
pub enum OpKind {
    Max,
    Min,
    Sum,
    Prod,
    Land,
    Band,
    Lor,
    Bor,
    Lxor,
    Bxor,
    Minloc,
    Maxloc,
    Replace,
    NoOp,
}

impl OpKind {
    /// Every operation with its MPI name.
    pub const ALL: &'static [(OpKind, &'static str)] = &[
        (OpKind::Max, "MPI_MAX"),
        (OpKind::Min, "MPI_MIN"),
        (OpKind::Sum, "MPI_SUM"),
        (OpKind::Prod, "MPI_PROD"),
        (OpKind::Land, "MPI_LAND"),
        (OpKind::Band, "MPI_BAND"),
        (OpKind::Lor, "MPI_LOR"),
        (OpKind::Bor, "MPI_BOR"),
        (OpKind::Lxor, "MPI_LXOR"),
        (OpKind::Bxor, "MPI_BXOR"),
        (OpKind::Minloc, "MPI_MINLOC"),
        (OpKind::Maxloc, "MPI_MAXLOC"),
        (OpKind::Replace, "MPI_REPLACE"),
        (OpKind::NoOp, "MPI_NO_OP"),
    ];

    /// The MPI name.
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// True when `op` is defined on `named`.
pub fn supports(op: OpKind, named: Named) -> bool {
    let _ = (op, named);
    todo!()
}

/// `inout[i] = input[i] op inout[i]` for `n` values, nothing when the pair is not supported.
///
/// # Safety
/// `n` elements of `named` are readable at `input` and writable at `inout`; they need no
/// alignment, and the two either coincide or do not overlap.
pub unsafe fn reduce(op: OpKind, named: Named, input: *const u8, inout: *mut u8, n: usize) {
    let _ = (op, named, input, inout, n);
    todo!()
}
