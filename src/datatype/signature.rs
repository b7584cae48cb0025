//! Type signatures: the sequence of basic types without displacements, as a hash that composes;
//! and counting the basic elements of a message that ends early.

use crate::tree::Shape;
use crate::{Datatype, Named, Repr};
use oxmpi_types::Count;

/// The signature of some data: how many basic elements, and a hash of their sequence. Equal
/// sequences give equal signatures however the types were built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Signature {
    /// Basic elements.
    pub elements: u64,
    /// Hash of their sequence.
    pub hash: u64,
}

/// Odd, so that powers do not die out modulo 2^64.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

fn power(mut exponent: u64) -> u64 {
    let (mut result, mut base) = (1u64, BASE);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(base);
        }
        base = base.wrapping_mul(base);
        exponent >>= 1;
    }
    result
}

impl Signature {
    /// The signature of no data.
    pub const EMPTY: Signature = Signature {
        elements: 0,
        hash: 0,
    };

    fn basic(name: Named) -> Signature {
        let mut bits = (name as u64 + 1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits ^= bits >> 29;
        Signature {
            elements: 1,
            hash: bits.wrapping_mul(0x94d0_49bb_1331_11eb),
        }
    }

    /// This data followed by `next`.
    pub fn then(self, next: Signature) -> Signature {
        Signature {
            elements: self.elements.wrapping_add(next.elements),
            hash: self
                .hash
                .wrapping_mul(power(next.elements))
                .wrapping_add(next.hash),
        }
    }

    /// This data `n` times.
    pub fn repeat(self, mut n: u64) -> Signature {
        let (mut result, mut unit) = (Signature::EMPTY, self);
        while n > 0 {
            if n & 1 == 1 {
                result = result.then(unit);
            }
            unit = unit.then(unit);
            n >>= 1;
        }
        result
    }
}

/// The basic types that a predefined type consists of.
fn members(name: Named) -> (Named, Option<Named>) {
    use Named::*;
    match name {
        FloatInt => (Float, Some(Int)),
        DoubleInt => (Double, Some(Int)),
        LongInt => (Long, Some(Int)),
        ShortInt => (Short, Some(Int)),
        TwoInt => (Int, Some(Int)),
        LongDoubleInt => (LongDouble, Some(Int)),
        TwoReal => (Real, Some(Real)),
        TwoDoublePrecision => (DoublePrecision, Some(DoublePrecision)),
        TwoInteger => (Integer, Some(Integer)),
        other => (other, None),
    }
}

impl Datatype {
    /// Signature of one element.
    pub fn signature(&self) -> Signature {
        let of = |old: &Datatype| old.signature();
        match self.shape() {
            Shape::Basic(name) if name.repr() == Repr::Marker => Signature::EMPTY,
            Shape::Basic(name) => match members(name) {
                (one, None) => Signature::basic(one),
                (a, Some(b)) => Signature::basic(a).then(Signature::basic(b)),
            },
            Shape::Same(old) => of(old),
            Shape::Regular {
                count,
                blocklength,
                old,
                ..
            } => of(old).repeat((count as u64).wrapping_mul(blocklength as u64)),
            Shape::Listed {
                blocklengths,
                displacements,
                old,
                ..
            } => {
                let copies = (0..displacements.len())
                    .fold(0u64, |sum, i| sum.wrapping_add(blocklengths.get(i) as u64));
                of(old).repeat(copies)
            }
            Shape::Mixed {
                blocklengths,
                types,
                ..
            } => blocklengths
                .iter()
                .zip(types)
                .fold(Signature::EMPTY, |all, (n, t)| {
                    all.then(of(t).repeat(*n as u64))
                }),
        }
    }

    /// Basic elements in the first `bytes` bytes of packed data; `None` when they end inside one
    /// (`MPI_Get_elements` then gives `MPI_UNDEFINED`).
    pub fn get_elements(&self, bytes: u64) -> Option<Count> {
        let size = self.size() as u64;
        if size == 0 {
            return (bytes == 0).then_some(0);
        }
        let whole = Count::try_from(bytes / size).ok()?;
        whole
            .checked_mul(self.elements())?
            .checked_add(self.elements_in_part(bytes % size)?)
    }

    /// Bytes of packed data that hold the first `elements` basic elements (`MPI_Status_set_elements`); `None` when the type
    /// has none, or on overflow.
    pub fn bytes_of(&self, elements: Count) -> Option<u64> {
        if elements == 0 {
            return Some(0);
        }
        if elements < 0 || self.elements() == 0 {
            return None;
        }
        let whole = (elements / self.elements()) as u64;
        whole
            .checked_mul(self.size() as u64)?
            .checked_add(self.bytes_of_part(elements % self.elements())?)
    }

    /// As `bytes_of` for fewer elements than the type has.
    fn bytes_of_part(&self, elements: Count) -> Option<u64> {
        if elements == 0 {
            return Some(0);
        }
        match self.shape() {
            // One of the two members of a pair.
            Shape::Basic(name) => name
                .repr()
                .pair()
                .map(|(first, ..)| first.layout().0 as u64),
            Shape::Same(old) | Shape::Regular { old, .. } | Shape::Listed { old, .. } => {
                old.bytes_of(elements)
            }
            Shape::Mixed {
                blocklengths,
                types,
                ..
            } => {
                let (mut left, mut bytes) = (elements, 0);
                for (n, t) in blocklengths.iter().zip(types) {
                    let block = n * t.elements();
                    if left < block {
                        return Some(bytes + t.bytes_of(left)?);
                    }
                    left -= block;
                    bytes += (n * t.size()) as u64;
                }
                Some(bytes)
            }
        }
    }

    /// As `get_elements` for fewer bytes than one element has.
    fn elements_in_part(&self, bytes: u64) -> Option<Count> {
        if bytes == 0 {
            return Some(0);
        }
        match self.shape() {
            Shape::Basic(name) => {
                let (first, ..) = name.repr().pair()?;
                (bytes == first.layout().0 as u64).then_some(1)
            }
            Shape::Same(old) => old.get_elements(bytes),
            // All copies are of one type, so where they lie does not matter.
            Shape::Regular { old, .. } | Shape::Listed { old, .. } => old.get_elements(bytes),
            Shape::Mixed {
                blocklengths,
                types,
                ..
            } => {
                let (mut left, mut found) = (bytes, 0);
                for (n, t) in blocklengths.iter().zip(types) {
                    let block = *n as u64 * t.size() as u64;
                    if left < block {
                        return Some(found + t.get_elements(left)?);
                    }
                    left -= block;
                    found += *n * t.elements();
                }
                Some(found)
            }
        }
    }
}
