//! Numbers, strings, addresses.

use std::borrow::Cow;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::marker::PhantomData;

use oxmpi_mpi::{KeyvalRef, Runtime, errhandler};
use oxmpi_types::{Handle, Kind, RankArg, Result, TagArg, UserBuf, err, fail};

use super::Get;
use crate::dialect::{Dialect, RawStatus};

/// A choice buffer.
pub struct Buf<D> {
    address: usize,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Buf<D> {
    /// From the C argument.
    #[inline(always)]
    pub fn new(address: *const c_void, _name: &'static str) -> Buf<D> {
        Buf {
            address: address.expose_provenance(),
            dialect: PhantomData,
        }
    }
}

impl<D: Dialect> Get<'_, UserBuf> for Buf<D> {
    #[inline(always)]
    fn get(&self) -> Result<UserBuf> {
        Ok(if self.address == D::NUMBERS.in_place {
            UserBuf::InPlace
        } else {
            UserBuf::Addr(std::ptr::with_exposed_provenance_mut(self.address))
        })
    }
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $raw:ty) => {
        $(#[$doc])*
        pub struct $name<D> {
            value: $raw,
            #[allow(dead_code, reason = "not every number can be wrong")]
            name: &'static str,
            dialect: PhantomData<D>,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument.
            #[inline(always)]
            pub fn new(_: &Runtime, value: $raw, name: &'static str) -> Result<$name<D>> {
                Ok($name { value, name, dialect: PhantomData })
            }
        }
    };
}

number!(
    /// A count, not negative.
    Count, i64
);
number!(
    /// A count that the room checks where it is significant.
    MaybeCount, i64
);
number!(
    /// A number of 64 bits, in the twin or in both widths.
    Int64, i64
);
number!(
    /// A size of memory, not negative.
    Size, i64
);
number!(
    /// An int.
    Int, c_int
);
number!(
    /// A rank, or one of the values that stand in its place.
    Rank, c_int
);
number!(
    /// A tag, or `MPI_ANY_TAG`.
    Tag, c_int
);
number!(
    /// A truth value.
    Logical, c_int
);
number!(
    /// `MPI_THREAD_*`
    ThreadLevel, c_int
);
number!(
    /// `MPI_COMM_TYPE_*`
    SplitType, c_int
);
number!(
    /// `MPI_ORDER_*`
    Order, c_int
);
number!(
    /// `MPI_TYPECLASS_*`
    TypeClass, c_int
);
number!(
    /// An error class or code.
    ErrorCode, c_int
);
number!(
    /// `MPI_MODE_*` of windows.
    Assert, c_int
);
number!(
    /// `MPI_LOCK_*`
    LockType, c_int
);
number!(
    /// An attribute key.
    Keyval, c_int
);

impl<D> Count<D> {
    /// Nothing is sent or received, so that the type does not matter.
    #[inline(always)]
    pub fn is_zero(&self) -> bool {
        self.value == 0
    }
}

impl<D> Get<'_, i64> for Count<D> {
    #[inline(always)]
    fn get(&self) -> Result<i64> {
        if self.value < 0 {
            fail!(
                Count,
                "{} is {}, must not be negative",
                self.name,
                self.value
            );
        }
        Ok(self.value)
    }
}

impl<D> Get<'_, i64> for MaybeCount<D> {
    #[inline(always)]
    fn get(&self) -> Result<i64> {
        Ok(self.value)
    }
}

impl<D> Get<'_, i64> for Int64<D> {
    #[inline(always)]
    fn get(&self) -> Result<i64> {
        Ok(self.value)
    }
}

impl<D> Get<'_, i64> for Size<D> {
    fn get(&self) -> Result<i64> {
        if self.value < 0 {
            fail!(Arg, "{} is {}, must not be negative", self.name, self.value);
        }
        Ok(self.value)
    }
}

impl<D> Get<'_, i32> for Int<D> {
    #[inline(always)]
    fn get(&self) -> Result<i32> {
        Ok(self.value)
    }
}

impl<D> Get<'_, i64> for Int<D> {
    fn get(&self) -> Result<i64> {
        Ok(i64::from(self.value))
    }
}

impl<D> Get<'_, usize> for Int<D> {
    fn get(&self) -> Result<usize> {
        usize::try_from(self.value)
            .map_err(|_| err!(Arg, "{} is {}, must not be negative", self.name, self.value))
    }
}

impl<D: Dialect> Get<'_, Option<i32>> for Int<D> {
    fn get(&self) -> Result<Option<i32>> {
        Ok((self.value != D::NUMBERS.undefined).then_some(self.value))
    }
}

/// Names the sentinels among the ints that stand for ranks.
#[inline(always)]
pub(crate) fn rank<D: Dialect>(value: c_int) -> RankArg {
    // Ranks come first: the common case is one comparison.
    if value >= 0 {
        RankArg::Proc(value)
    } else {
        special_rank::<D>(value)
    }
}

fn special_rank<D: Dialect>(value: c_int) -> RankArg {
    let n = D::NUMBERS;
    if value == n.any_source {
        RankArg::Any
    } else if value == n.proc_null {
        RankArg::ProcNull
    } else if value == n.root {
        RankArg::Root
    } else if value == n.undefined {
        RankArg::Undefined
    } else {
        RankArg::Proc(value)
    }
}

impl<D: Dialect> Get<'_, RankArg> for Rank<D> {
    #[inline(always)]
    fn get(&self) -> Result<RankArg> {
        Ok(rank::<D>(self.value))
    }
}

impl<D> Get<'_, i32> for Rank<D> {
    fn get(&self) -> Result<i32> {
        Ok(self.value)
    }
}

impl<D: Dialect> Get<'_, TagArg> for Tag<D> {
    #[inline(always)]
    fn get(&self) -> Result<TagArg> {
        Ok(if self.value == D::NUMBERS.any_tag {
            TagArg::Any
        } else {
            TagArg::Tag(self.value)
        })
    }
}

impl<D> Get<'_, bool> for Logical<D> {
    fn get(&self) -> Result<bool> {
        Ok(self.value != 0)
    }
}

impl<D: Dialect> Get<'_, oxmpi_types::ThreadLevel> for ThreadLevel<D> {
    fn get(&self) -> Result<oxmpi_types::ThreadLevel> {
        use oxmpi_types::ThreadLevel::{Funneled, Multiple, Serialized, Single};
        let known = [Single, Funneled, Serialized, Multiple];
        match D::NUMBERS
            .thread_levels
            .iter()
            .position(|l| *l == self.value)
        {
            Some(i) => Ok(known[i]),
            None => fail!(Arg, "{} is {}, not a thread level", self.name, self.value),
        }
    }
}

impl<D: Dialect> Get<'_, oxmpi_mpi::SplitType> for SplitType<D> {
    fn get(&self) -> Result<oxmpi_mpi::SplitType> {
        use oxmpi_mpi::SplitType as S;
        let [shared, unguided, guided, resource] = D::NUMBERS.split_types;
        Ok(match self.value {
            v if v == shared => S::Shared,
            v if v == unguided => S::HwUnguided,
            v if v == guided => S::HwGuided,
            v if v == resource => S::ResourceGuided,
            v if v == D::NUMBERS.undefined => S::Undefined,
            v => S::Unknown(v),
        })
    }
}

impl<D: Dialect> Get<'_, oxmpi_datatype::Order> for Order<D> {
    fn get(&self) -> Result<oxmpi_datatype::Order> {
        let [c, fortran] = D::NUMBERS.orders;
        match self.value {
            v if v == c => Ok(oxmpi_datatype::Order::C),
            v if v == fortran => Ok(oxmpi_datatype::Order::Fortran),
            v => fail!(
                Arg,
                "{} is {v}, must be MPI_ORDER_C or MPI_ORDER_FORTRAN",
                self.name
            ),
        }
    }
}

impl<D: Dialect> Get<'_, oxmpi_mpi::TypeClass> for TypeClass<D> {
    fn get(&self) -> Result<oxmpi_mpi::TypeClass> {
        let [real, integer, complex] = D::NUMBERS.typeclasses;
        match self.value {
            v if v == real => Ok(oxmpi_mpi::TypeClass::Real),
            v if v == integer => Ok(oxmpi_mpi::TypeClass::Integer),
            v if v == complex => Ok(oxmpi_mpi::TypeClass::Complex),
            v => fail!(Arg, "{} is {v}, not one of MPI_TYPECLASS_*", self.name),
        }
    }
}

/// What an error code argument names.
pub(crate) fn error_code<D: Dialect>(value: c_int) -> errhandler::ErrorCode {
    match D::class_from(value) {
        _ if value == 0 => errhandler::ErrorCode::Success,
        Some(class) => errhandler::ErrorCode::Class(class),
        None if value >= errhandler::FIRST_USER => errhandler::ErrorCode::User(value),
        None => errhandler::ErrorCode::Unknown(value),
    }
}

impl<D: Dialect> Get<'_, errhandler::ErrorCode> for ErrorCode<D> {
    fn get(&self) -> Result<errhandler::ErrorCode> {
        Ok(error_code::<D>(self.value))
    }
}

impl<D: Dialect> Get<'_, oxmpi_rma::Assert> for Assert<D> {
    fn get(&self) -> Result<oxmpi_rma::Assert> {
        use oxmpi_rma::Assert as A;
        let known = [A::NOCHECK, A::NOPRECEDE, A::NOPUT, A::NOSTORE, A::NOSUCCEED];
        let mut rest = self.value;
        let mut all = A::NONE;
        for (bit, assert) in D::NUMBERS.asserts.into_iter().zip(known) {
            if rest & bit != 0 {
                all = all | assert;
                rest &= !bit;
            }
        }
        if rest != 0 {
            fail!(
                Assert,
                "{} is {:#x}, of which {rest:#x} is unknown",
                self.name,
                self.value
            );
        }
        Ok(all)
    }
}

impl<D: Dialect> Get<'_, oxmpi_rma::LockType> for LockType<D> {
    fn get(&self) -> Result<oxmpi_rma::LockType> {
        let [exclusive, shared] = D::NUMBERS.locks;
        match self.value {
            v if v == exclusive => Ok(oxmpi_rma::LockType::Exclusive),
            v if v == shared => Ok(oxmpi_rma::LockType::Shared),
            v => fail!(
                Locktype,
                "{} is {v}, must be MPI_LOCK_EXCLUSIVE or MPI_LOCK_SHARED",
                self.name
            ),
        }
    }
}

impl<D: Dialect> Keyval<D> {
    /// The key of that number.
    pub fn resolve(&self, rt: &Runtime) -> Result<KeyvalRef> {
        if let Some(name) = D::keyval_from(self.value) {
            return Ok(KeyvalRef::Predefined(name));
        }
        if self.value == D::NUMBERS.keyval_invalid {
            fail!(Keyval, "{} is MPI_KEYVAL_INVALID", self.name);
        }
        Handle::from_bits(self.value as u32, Kind::Keyval)
            .and_then(|h| rt.keyvals.get(h))
            .map(KeyvalRef::User)
            .ok_or_else(|| err!(Keyval, "{} {:#x} does not exist", self.name, self.value))
    }
}

/// A string, NUL terminated.
pub struct String<D> {
    text: Cow<'static, str>,
    dialect: PhantomData<D>,
}

impl<D: Dialect> String<D> {
    /// From the C argument.
    pub fn new(_: &Runtime, at: *const c_char, name: &'static str) -> Result<String<D>> {
        if at.is_null() {
            fail!(Arg, "{name} is a null pointer");
        }
        // SAFETY: not null; the caller of the MPI function passes a NUL-terminated string. The text is
        // used only while the call lasts.
        let text = unsafe { CStr::from_ptr::<'static>(at) }.to_string_lossy();
        Ok(String {
            text,
            dialect: PhantomData,
        })
    }
}

impl<'a, D> Get<'a, &'a str> for String<D> {
    fn get(&'a self) -> Result<&'a str> {
        Ok(&self.text)
    }
}

impl<D> Get<'_, std::string::String> for String<D> {
    fn get(&self) -> Result<std::string::String> {
        Ok(self.text.clone().into_owned())
    }
}

/// A status that is read.
pub struct Status<D> {
    status: oxmpi_types::Status,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Status<D> {
    /// From the C argument.
    pub fn new(_: &Runtime, at: *const D::Status, name: &'static str) -> Result<Status<D>> {
        if at.is_null() || at.addr() == D::NUMBERS.status_ignore {
            fail!(Arg, "{name} is MPI_STATUS_IGNORE, must be a status");
        }
        // SAFETY: the caller of the MPI function passes a status.
        let raw = unsafe { at.read() };
        let tag = raw.tag();
        Ok(Status {
            status: oxmpi_types::Status {
                source: rank::<D>(raw.source()),
                tag: if tag == D::NUMBERS.any_tag {
                    TagArg::Any
                } else {
                    TagArg::Tag(tag)
                },
                bytes: raw.bytes(),
                cancelled: raw.cancelled(),
                error: None,
            },
            dialect: PhantomData,
        })
    }
}

impl<'a, D> Get<'a, &'a oxmpi_types::Status> for Status<D> {
    fn get(&'a self) -> Result<&'a oxmpi_types::Status> {
        Ok(&self.status)
    }
}

impl<D> Get<'_, u64> for Status<D> {
    fn get(&self) -> Result<u64> {
        Ok(self.status.bytes)
    }
}
