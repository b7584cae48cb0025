//! The type tree.

use crate::{Named, Signature};
use oxmpi_types::{Aint, Count, Result};
use std::rc::Rc;

/// How a datatype was made (`MPI_COMBINER_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// A datatype: a typemap, its bounds and how it was made.
#[derive(Debug)]
pub struct Datatype {
    _private: (),
}

#[expect(missing_docs, unused_variables, clippy::too_many_arguments)]
impl Datatype {
    pub fn named(name: Named) -> Rc<Datatype> {
        todo!()
    }
    /// # Safety
    /// All calls into this library happen under one lock, whatever the thread.
    pub unsafe fn share_named_between_threads() {
        todo!()
    }
    pub fn size(&self) -> Count {
        todo!()
    }
    pub fn lb(&self) -> Aint {
        todo!()
    }
    pub fn ub(&self) -> Aint {
        todo!()
    }
    pub fn extent(&self) -> Aint {
        todo!()
    }
    pub fn true_lb(&self) -> Aint {
        todo!()
    }
    pub fn true_extent(&self) -> Aint {
        todo!()
    }
    pub fn is_named(&self) -> bool {
        todo!()
    }
    pub fn as_named(&self) -> Option<Named> {
        todo!()
    }
    /// The one predefined type that all basic elements have (accumulate), if so.
    pub fn uniform(&self) -> Option<Named> {
        todo!()
    }
    /// `count` elements are one run of `count * size` bytes starting at `buf + true_lb`.
    pub fn is_dense(&self) -> bool {
        todo!()
    }
    pub fn is_committed(&self) -> bool {
        todo!()
    }
    pub fn commit(&self) {
        todo!()
    }
    pub fn contiguous(count: Count, old: &Rc<Datatype>) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn vector(
        count: Count,
        blocklength: Count,
        stride: Count,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn hvector(
        count: Count,
        blocklength: Count,
        stride: Aint,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn indexed(
        blocklengths: &[Count],
        displacements: &[Count],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn hindexed(
        blocklengths: &[Count],
        displacements: &[Aint],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn indexed_block(
        blocklength: Count,
        displacements: &[Count],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn hindexed_block(
        blocklength: Count,
        displacements: &[Aint],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn struct_(
        blocklengths: &[Count],
        displacements: &[Aint],
        types: &[Rc<Datatype>],
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn subarray(
        sizes: &[Count],
        subsizes: &[Count],
        starts: &[Count],
        order: Order,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn darray(
        size: i32,
        rank: i32,
        gsizes: &[Count],
        distribs: &[Distribution],
        dargs: &[DistArg],
        psizes: &[i32],
        order: Order,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn resized(old: &Rc<Datatype>, lb: Aint, extent: Aint) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn dup(old: &Rc<Datatype>) -> Rc<Datatype> {
        todo!()
    }
    /// `None` is `MPI_UNDEFINED`.
    pub fn f90_real(precision: Option<i32>, range: Option<i32>) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn f90_complex(precision: Option<i32>, range: Option<i32>) -> Result<Rc<Datatype>> {
        todo!()
    }
    pub fn f90_integer(range: i32) -> Result<Rc<Datatype>> {
        todo!()
    }
    /// The type was made by a large-count (`_c`) constructor: its envelope counts large counts.
    pub fn mark_large(&self) {
        todo!()
    }
    pub fn envelope(&self) -> Envelope {
        todo!()
    }
    pub fn contents(&self) -> Contents {
        todo!()
    }
    /// Basic elements in the first `bytes` bytes of packed data; `None` when they end inside one.
    pub fn get_elements(&self, bytes: u64) -> Option<Count> {
        todo!()
    }
    /// Signature of one element.
    pub fn signature(&self) -> Signature {
        todo!()
    }
}
