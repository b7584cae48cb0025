//! Output arguments: where a result goes, and how it looks there.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;

use oxmpi_mpi::errhandler::ErrorCode as Code;
use oxmpi_mpi::{Runtime, TopologyKind};
use oxmpi_types::{Handle, RankArg, Result, TagArg, ThreadLevel as Level, fail};

use crate::arg::OutInts;
use crate::dialect::{Dialect, RawStatus};

pub(crate) use array::copy_text;
pub use array::{IntArray, LogicalArray, RankArray, Text, WeightsArray};
pub use object::{Comm, Datatype, Errhandler, Group, Info, Message, Op, Session, Win};
pub(crate) use object::{comm, datatype, session};

/// A kind of result that a room may give as `T`.
pub trait Put<T> {
    /// Writes it.
    fn put(&self, rt: &Runtime, value: T);
}

/// Where one C value goes.
struct Place<T>(*mut T);

impl<T> Place<T> {
    #[inline(always)]
    fn new(at: *mut T, name: &'static str) -> Result<Place<T>> {
        if at.is_null() {
            fail!(Arg, "{name} is a null pointer");
        }
        Ok(Place(at))
    }

    #[inline(always)]
    fn write(&self, value: T) {
        // SAFETY: not null, and the caller of the MPI function passes room for the result.
        unsafe { self.0.write_unaligned(value) }
    }
}

macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $raw:ty) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            place: Place<$raw>,
            dialect: PhantomData<D>,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument.
            #[inline(always)]
            pub fn new(at: *mut $raw, name: &'static str) -> Result<$name<D>> {
                Ok($name { place: Place::new(at, name)?, dialect: PhantomData })
            }
        }
    };
}

mod array;
mod object;

place!(
    /// An int.
    Int, c_int
);
place!(
    /// A rank.
    Rank, c_int
);
place!(
    /// A truth value.
    Logical, c_int
);
place!(
    /// `MPI_IDENT` and the like.
    Comparison, c_int
);
place!(
    /// `MPI_CART` and the like.
    Topology, c_int
);
place!(
    /// An error class or code.
    ErrorCode, c_int
);
place!(
    /// `MPI_THREAD_*`
    ThreadLevel, c_int
);
place!(
    /// A request.
    Request, D::Handle
);

impl<D: Dialect> Request<D> {
    /// From a C argument that is not null.
    #[inline(always)]
    pub(crate) fn at(at: *mut D::Handle) -> Request<D> {
        debug_assert!(!at.is_null());
        Request {
            place: Place(at),
            dialect: PhantomData,
        }
    }
}

impl<D: Dialect> Int<D> {
    /// The number there.
    pub fn current(&self) -> c_int {
        // SAFETY: not null, and the caller of the MPI function passes a number there.
        unsafe { self.place.0.read_unaligned() }
    }
}

macro_rules! put {
    ($($target:ident $t:ty: $v:ident => $value:expr;)*) => {$(
        impl<D: Dialect> Put<$t> for $target<D> {
            #[inline(always)]
            fn put(&self, _: &Runtime, $v: $t) {
                self.place.write($value);
            }
        }
    )*};
}

put! {
    Int i32: v => v;
    Int u32: v => v as c_int;
    Int usize: v => v as c_int;
    Int Option<i32>: v => v.unwrap_or(D::NUMBERS.undefined);
    Rank i32: v => v;
    Rank u32: v => v as c_int;
    Rank RankArg: v => rank::<D>(v);
    Logical bool: v => c_int::from(v);
    Comparison oxmpi_mpi::Comparison: v => comparison::<D>(v);
    Topology Option<TopologyKind>: v => topology::<D>(v);
    ErrorCode i32: v => v;
    ErrorCode Code: v => error_code::<D>(v);
    ThreadLevel Level: v => thread_level::<D>(v);
    Request Handle: v => D::run_time(v);
}

/// The int for a rank.
pub(crate) fn rank<D: Dialect>(value: RankArg) -> c_int {
    match value {
        RankArg::Proc(r) => r,
        RankArg::Any => D::NUMBERS.any_source,
        RankArg::ProcNull => D::NUMBERS.proc_null,
        RankArg::Root => D::NUMBERS.root,
        RankArg::Undefined => D::NUMBERS.undefined,
    }
}

/// The int for a tag.
pub(crate) fn tag<D: Dialect>(value: TagArg) -> c_int {
    match value {
        TagArg::Tag(t) => t,
        TagArg::Any => D::NUMBERS.any_tag,
    }
}

fn comparison<D: Dialect>(value: oxmpi_mpi::Comparison) -> c_int {
    D::NUMBERS.comparisons[match value {
        oxmpi_mpi::Comparison::Ident => 0,
        oxmpi_mpi::Comparison::Congruent => 1,
        oxmpi_mpi::Comparison::Similar => 2,
        oxmpi_mpi::Comparison::Unequal => 3,
    }]
}

fn topology<D: Dialect>(value: Option<TopologyKind>) -> c_int {
    let [graph, cart, dist_graph] = D::NUMBERS.topologies;
    match value {
        None => D::NUMBERS.undefined,
        Some(TopologyKind::Graph) => graph,
        Some(TopologyKind::Cart) => cart,
        Some(TopologyKind::DistGraph) => dist_graph,
    }
}

/// The int for an error class or code.
pub(crate) fn error_code<D: Dialect>(code: Code) -> c_int {
    match code {
        Code::Success => 0,
        Code::Class(class) => D::class(class),
        Code::User(n) | Code::Unknown(n) => n,
    }
}

/// The int for a thread level.
pub(crate) fn thread_level<D: Dialect>(level: Level) -> c_int {
    D::NUMBERS.thread_levels[match level {
        Level::Single => 0,
        Level::Funneled => 1,
        Level::Serialized => 2,
        Level::Multiple => 3,
    }]
}

/// A number of the width the caller's function has.
pub struct Int64<D> {
    at: OutInts,
    dialect: PhantomData<D>,
}

/// The same, of a count.
pub type Count<D> = Int64<D>;

/// What the address of a number may come as.
pub trait IntoOutInts {
    /// The place.
    fn place(self) -> OutInts;
}

impl IntoOutInts for OutInts {
    fn place(self) -> OutInts {
        self
    }
}

impl IntoOutInts for *mut i64 {
    fn place(self) -> OutInts {
        OutInts::I64(self)
    }
}

impl<D: Dialect> Int64<D> {
    /// From the C argument.
    pub fn new(at: impl IntoOutInts, name: &'static str) -> Result<Int64<D>> {
        let at = at.place();
        let null = match at {
            OutInts::I32(p) => p.is_null(),
            OutInts::I64(p) => p.is_null(),
        };
        if null {
            fail!(Arg, "{name} is a null pointer");
        }
        Ok(Int64 {
            at,
            dialect: PhantomData,
        })
    }

    /// The number there.
    pub fn current(&self) -> i64 {
        match self.at {
            // SAFETY: not null, and the caller of the MPI function passes a number there.
            OutInts::I32(p) => i64::from(unsafe { p.read_unaligned() }),
            // SAFETY: as above.
            OutInts::I64(p) => unsafe { p.read_unaligned() },
        }
    }
}

impl<D: Dialect> Put<i64> for Int64<D> {
    fn put(&self, _: &Runtime, value: i64) {
        match self.at {
            OutInts::I32(p) => {
                let value = i32::try_from(value).unwrap_or(D::NUMBERS.undefined);
                // SAFETY: not null, and the caller of the MPI function passes room for it.
                unsafe { p.write_unaligned(value) }
            }
            // SAFETY: as above.
            OutInts::I64(p) => unsafe { p.write_unaligned(value) },
        }
    }
}

impl<D: Dialect> Put<Option<i64>> for Int64<D> {
    fn put(&self, rt: &Runtime, value: Option<i64>) {
        self.put(rt, value.unwrap_or(i64::from(D::NUMBERS.undefined)));
    }
}

/// The address of a pointer that is set.
pub struct Pointer<D> {
    place: Place<*mut c_void>,
    dialect: PhantomData<D>,
}

impl<D: Dialect> Pointer<D> {
    /// From the C argument, a `void *` that points to a pointer.
    pub fn new(at: *mut c_void, name: &'static str) -> Result<Pointer<D>> {
        Ok(Pointer {
            place: Place::new(at.cast(), name)?,
            dialect: PhantomData,
        })
    }
}

impl<D> Put<usize> for Pointer<D> {
    fn put(&self, _: &Runtime, value: usize) {
        self.place
            .write(std::ptr::with_exposed_provenance_mut(value));
    }
}

impl<D> Put<*mut u8> for Pointer<D> {
    fn put(&self, _: &Runtime, value: *mut u8) {
        self.place.write(value.cast());
    }
}

/// A status, or nowhere.
pub struct Status<D: Dialect> {
    at: *mut D::Status,
}

impl<D: Dialect> Status<D> {
    /// From the C argument.
    #[inline(always)]
    pub fn new(at: *mut D::Status, name: &'static str) -> Result<Status<D>> {
        // In the standard ABI the null pointer is MPI_STATUS_IGNORE.
        if at.addr() == D::NUMBERS.status_ignore {
            return Ok(Status {
                at: std::ptr::null_mut(),
            });
        }
        if at.is_null() {
            fail!(Arg, "{name} is a null pointer, not MPI_STATUS_IGNORE");
        }
        Ok(Status { at })
    }
}

impl<D: Dialect> Status<D> {
    /// From the C argument; `None` where [`Status::new`] gives an error.
    #[inline(always)]
    pub(crate) fn given(at: *mut D::Status) -> Option<Status<D>> {
        if at.addr() == D::NUMBERS.status_ignore {
            let at = std::ptr::null_mut();
            return Some(Status { at });
        }
        (!at.is_null()).then_some(Status { at })
    }

    /// Hands an outcome on; a receive that failed leaves its status there.
    #[inline(always)]
    pub fn after<T>(&self, rt: &Runtime, outcome: Result<T>) -> Result<T> {
        if outcome.is_err() {
            self.put_left(rt);
        }
        outcome
    }

    #[cold]
    fn put_left(&self, rt: &Runtime) {
        if let Some(left) = rt.take_left_status() {
            self.put(rt, left);
        }
    }
}

/// Writes a status. Its error is left alone but in the empty status, where the standard wants `MPI_SUCCESS`.
#[inline(always)]
pub(crate) fn status<D: Dialect>(raw: &mut D::Status, status: &oxmpi_types::Status) {
    raw.set(
        rank::<D>(status.source),
        tag::<D>(status.tag),
        status.bytes,
        status.cancelled,
    );
    if status.source == RankArg::Any {
        raw.set_error(0);
    }
}

impl<D: Dialect> Put<oxmpi_types::Status> for Status<D> {
    #[inline(always)]
    fn put(&self, _: &Runtime, value: oxmpi_types::Status) {
        if !self.at.is_null() {
            // SAFETY: neither null nor a sentinel: the caller of the MPI function passes a status.
            status::<D>(unsafe { &mut *self.at }, &value);
        }
    }
}
