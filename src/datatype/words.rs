//! The vocabulary of constructors, envelopes and contents.

use crate::Datatype;
use oxmpi_types::{Aint, Count};
use std::rc::Rc;

/// How a datatype was made (`MPI_COMBINER_*`).
#[derive(PartialOrd, Ord, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named after MPI_COMBINER_*")]
pub enum Combiner {
    Named,
    Dup,
    Contiguous,
    Vector,
    Hvector,
    Indexed,
    Hindexed,
    IndexedBlock,
    HindexedBlock,
    Struct,
    Subarray,
    Darray,
    F90Real,
    F90Complex,
    F90Integer,
    Resized,
    ValueIndex,
}

impl Combiner {
    /// The MPI name.
    pub const fn name(self) -> &'static str {
        match self {
            Combiner::Named => "MPI_COMBINER_NAMED",
            Combiner::Dup => "MPI_COMBINER_DUP",
            Combiner::Contiguous => "MPI_COMBINER_CONTIGUOUS",
            Combiner::Vector => "MPI_COMBINER_VECTOR",
            Combiner::Hvector => "MPI_COMBINER_HVECTOR",
            Combiner::Indexed => "MPI_COMBINER_INDEXED",
            Combiner::Hindexed => "MPI_COMBINER_HINDEXED",
            Combiner::IndexedBlock => "MPI_COMBINER_INDEXED_BLOCK",
            Combiner::HindexedBlock => "MPI_COMBINER_HINDEXED_BLOCK",
            Combiner::Struct => "MPI_COMBINER_STRUCT",
            Combiner::Subarray => "MPI_COMBINER_SUBARRAY",
            Combiner::Darray => "MPI_COMBINER_DARRAY",
            Combiner::F90Real => "MPI_COMBINER_F90_REAL",
            Combiner::F90Complex => "MPI_COMBINER_F90_COMPLEX",
            Combiner::F90Integer => "MPI_COMBINER_F90_INTEGER",
            Combiner::Resized => "MPI_COMBINER_RESIZED",
            Combiner::ValueIndex => "MPI_COMBINER_VALUE_INDEX",
        }
    }
}

/// Array storage order (`MPI_ORDER_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Row major.
    C,
    /// Column major.
    Fortran,
}

/// How one dimension is distributed (`MPI_DISTRIBUTE_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distribution {
    /// Contiguous blocks.
    Block,
    /// Blocks dealt out in turn.
    Cyclic,
    /// Not distributed.
    None,
}

/// A distribution argument; `None` is `MPI_DISTRIBUTE_DFLT_DARG`.
pub type DistArg = Option<Count>;

/// One integer of [`Contents`]; the words that dialects number differently keep their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// An ordinary number.
    Int(i64),
    /// `MPI_ORDER_*`
    Order(Order),
    /// `MPI_DISTRIBUTE_BLOCK`, `_CYCLIC`, `_NONE`
    Distribution(Distribution),
    /// `MPI_DISTRIBUTE_DFLT_DARG`
    DefaultArg,
    /// `MPI_UNDEFINED` (precision or range of an F90 type)
    Undefined,
}

/// What `MPI_Type_get_envelope` reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// How it was made.
    pub combiner: Combiner,
    /// Integers in the contents.
    pub ints: usize,
    /// Addresses in the contents.
    pub aints: usize,
    /// Large counts in the contents.
    pub counts: usize,
    /// Datatypes in the contents.
    pub types: usize,
}

/// The arguments of the constructor, as `MPI_Type_get_contents` reports them.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    /// Integers.
    pub ints: Vec<Word>,
    /// Addresses.
    pub aints: Vec<Aint>,
    /// Large counts (only of types made by a large-count constructor).
    pub counts: Vec<Count>,
    /// Datatypes.
    pub types: Vec<Rc<Datatype>>,
}
