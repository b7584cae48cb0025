//! Handles: 32 bits that name an object of this process.
//!
//! The layout is chosen so that the MPICH dialect is (nearly) the identity for objects made at
//! run time, and the standard dialect is zero extension to a pointer above the page of predefined handles:
//!
//! ```text
//!  31 30 | 29..26 | 25..22,30         | 21..0
//!  1   g | kind   | generation (5 bits with bit 30) | index
//! ```

/// What a handle names. The numbers are the object bits of the MPICH ABI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    /// `MPI_Comm`
    Comm = 1,
    /// `MPI_Group`
    Group = 2,
    /// `MPI_Datatype`
    Datatype = 3,
    /// `MPI_File`
    File = 4,
    /// `MPI_Errhandler`
    Errhandler = 5,
    /// `MPI_Op`
    Op = 6,
    /// `MPI_Info`
    Info = 7,
    /// `MPI_Win`
    Win = 8,
    /// Attribute keys.
    Keyval = 9,
    /// `MPI_Request`
    Request = 11,
    /// `MPI_Message`
    Message = 12,
    /// `MPI_Session`
    Session = 14,
}

/// A handle of an object made at run time. Predefined objects have no `Handle`: each dialect
/// knows their constants and maps them to the object itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handle(u32);

impl Handle {
    /// Objects of one kind that can live at once: 2^22.
    pub const MAX_INDEX: u32 = (1 << 22) - 1;
    /// Generations before a slot's number comes back: 2^5.
    pub const GENERATIONS: u32 = 32;

    /// Builds a handle; `index` up to [`Handle::MAX_INDEX`], `generation` below [`Handle::GENERATIONS`].
    #[inline]
    pub const fn new(kind: Kind, index: u32, generation: u32) -> Handle {
        debug_assert!(index <= Self::MAX_INDEX && generation < Self::GENERATIONS);
        let low = generation & 15;
        let high = generation >> 4;
        Handle(0x8000_0000 | (high << 30) | ((kind as u32) << 26) | (low << 22) | index)
    }

    /// The bits, for a dialect to carry.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Takes bits that came from outside; `None` when they cannot be a run-time handle of `kind`.
    #[inline]
    pub const fn from_bits(bits: u32, kind: Kind) -> Option<Handle> {
        if bits & 0x8000_0000 != 0 && (bits >> 26) & 15 == kind as u32 {
            Some(Handle(bits))
        } else {
            None
        }
    }

    /// Slot in the table of its kind.
    #[inline]
    pub const fn index(self) -> u32 {
        self.0 & Self::MAX_INDEX
    }

    /// Generation of the slot.
    #[inline]
    pub const fn generation(self) -> u32 {
        ((self.0 >> 22) & 15) | ((self.0 >> 26) & 16)
    }
}
