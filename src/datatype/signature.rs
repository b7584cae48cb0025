//! Type signatures: the sequence of basic types without displacements, as a hash that composes.

/// The signature of some data: how many basic elements, and a hash of their sequence. Equal
/// sequences give equal signatures however the types were built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Signature {
    /// Basic elements.
    pub elements: u64,
    /// Hash of their sequence.
    pub hash: u64,
}
