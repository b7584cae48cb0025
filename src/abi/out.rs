//! Output arguments: where a result goes, and how it looks there.

use std::ffi::{c_char, c_int, c_void};
use std::marker::PhantomData;
use std::rc::Rc;

use oxmpi_mpi::errhandler::ErrorCode as Code;
use oxmpi_mpi::{MessageRef, PredefinedComm, Runtime, TopologyKind};
use oxmpi_types::{Handle, Kind, RankArg, Result, TagArg, ThreadLevel as Level, fail};

use crate::arg::{self, Obj, OutInts};
use crate::dialect::{Dialect, ErrhandlerName, Predefined, RawStatus};

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

/// Places for objects: the handle of what is put is made known when it is not yet.
macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $kind:ident, $object:ty, $encode:ident) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            place: Place<D::Handle>,
            name: &'static str,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument.
            pub fn new(at: *mut D::Handle, name: &'static str) -> Result<$name<D>> {
                Ok($name { place: Place::new(at, name)?, name })
            }

            /// The object whose handle is there.
            pub fn read<'r>(&self, rt: &'r Runtime) -> Result<Obj<'r, $object>> {
                // SAFETY: not null, and the caller of the MPI function passes a handle there.
                arg::$name::<D>::new(rt, unsafe { self.place.0.read_unaligned() }, self.name)
            }

            /// Leaves the null handle there.
            pub fn clear(&self) {
                self.place.write(D::null(Kind::$kind));
            }
        }

        impl<D: Dialect> Put<Rc<$object>> for $name<D> {
            fn put(&self, rt: &Runtime, value: Rc<$object>) {
                self.place.write($encode::<D>(rt, &value));
            }
        }

        impl<D: Dialect> Put<Option<Rc<$object>>> for $name<D> {
            fn put(&self, rt: &Runtime, value: Option<Rc<$object>>) {
                match value {
                    Some(object) => self.put(rt, object),
                    None => self.clear(),
                }
            }
        }
    };
}

object!(
    /// `MPI_Comm`
    Comm, Comm, oxmpi_mpi::Comm, comm
);
object!(
    /// `MPI_Group`
    Group, Group, oxmpi_mpi::Group, group
);
object!(
    /// `MPI_Datatype`
    Datatype, Datatype, oxmpi_mpi::TypeObj, datatype
);
object!(
    /// `MPI_Op`
    Op, Op, oxmpi_mpi::OpObj, op
);
object!(
    /// `MPI_Info`
    Info, Info, oxmpi_mpi::Info, info
);
object!(
    /// `MPI_Errhandler`
    Errhandler, Errhandler, oxmpi_mpi::Errhandler, errhandler
);
object!(
    /// `MPI_Session`
    Session, Session, oxmpi_mpi::Session, session
);

object!(
    /// `MPI_Win`
    Win, Win, oxmpi_rma::Win, win
);

/// The handle of a window.
pub(crate) fn win<D: Dialect>(rt: &Runtime, win: &Rc<oxmpi_rma::Win>) -> D::Handle {
    oxmpi_rma::publish(rt, win).map_or_else(|_| D::null(Kind::Win), D::run_time)
}

/// The handle of a communicator, published when it has none.
pub(crate) fn comm<D: Dialect>(rt: &Runtime, comm: &Rc<oxmpi_mpi::Comm>) -> D::Handle {
    match comm.predefined {
        Some(PredefinedComm::World) => D::predefined(Predefined::World),
        Some(PredefinedComm::SelfOnly) => D::predefined(Predefined::SelfComm),
        None => D::run_time(rt.comms.publish(comm)),
    }
}

/// The handle of a group.
pub(crate) fn group<D: Dialect>(rt: &Runtime, group: &Rc<oxmpi_mpi::Group>) -> D::Handle {
    if Rc::ptr_eq(group, rt.group_empty()) {
        return D::predefined(Predefined::GroupEmpty);
    }
    D::run_time(rt.groups.publish(group))
}

/// The handle of a datatype.
pub(crate) fn datatype<D: Dialect>(rt: &Runtime, t: &Rc<oxmpi_mpi::TypeObj>) -> D::Handle {
    match t.named() {
        Some(named) => D::datatype(named),
        None => D::run_time(rt.types.publish(t)),
    }
}

/// The handle of an operation.
pub(crate) fn op<D: Dialect>(rt: &Runtime, op: &Rc<oxmpi_mpi::OpObj>) -> D::Handle {
    match op.predefined {
        Some(kind) => D::op(kind),
        None => D::run_time(rt.ops.publish(op)),
    }
}

/// The handle of an info object.
pub(crate) fn info<D: Dialect>(rt: &Runtime, info: &Rc<oxmpi_mpi::Info>) -> D::Handle {
    if info.read_only && Rc::ptr_eq(info, rt.info_env()) {
        return D::predefined(Predefined::InfoEnv);
    }
    D::run_time(rt.infos.publish(info))
}

/// The handle of an error handler.
pub(crate) fn errhandler<D: Dialect>(rt: &Runtime, e: &Rc<oxmpi_mpi::Errhandler>) -> D::Handle {
    use oxmpi_mpi::ErrhandlerKind::{Abort, Fatal, Return, User};
    let name = match e.kind {
        Fatal => ErrhandlerName::AreFatal,
        Abort => ErrhandlerName::Abort,
        Return => ErrhandlerName::Return,
        User(..) => return D::run_time(rt.errhandlers.publish(e)),
    };
    D::predefined(Predefined::Errhandler(name))
}

/// The handle of a session.
pub(crate) fn session<D: Dialect>(rt: &Runtime, session: &Rc<oxmpi_mpi::Session>) -> D::Handle {
    D::run_time(rt.sessions.publish(session))
}

place!(
    /// `MPI_Message`
    Message, D::Handle
);

impl<D: Dialect> Put<MessageRef> for Message<D> {
    fn put(&self, rt: &Runtime, value: MessageRef) {
        self.place.write(match value {
            MessageRef::NoProc => D::predefined(Predefined::MessageNoProc),
            MessageRef::Real(m) => D::run_time(rt.messages.publish(&m)),
        });
    }
}

impl<D: Dialect> Message<D> {
    /// The message whose handle is there.
    pub fn read(&self, rt: &Runtime) -> Result<arg::Message<D>> {
        // SAFETY: not null, and the caller of the MPI function passes a handle there.
        arg::Message::new(rt, unsafe { self.place.0.read_unaligned() }, "message")
    }

    /// Leaves the null handle there.
    pub fn clear(&self) {
        self.place.write(D::null(Kind::Message));
    }
}

macro_rules! array {
    ($(#[$doc:meta])* $name:ident, $raw:ty, $($item:ty: $v:ident => $value:expr;)*) => {
        $(#[$doc])*
        pub struct $name<D: Dialect> {
            at: *mut $raw,
            dialect: PhantomData<D>,
        }

        impl<D: Dialect> $name<D> {
            /// From the C argument. Null is legal where nothing is written.
            pub fn new(at: *mut $raw, _name: &'static str) -> Result<$name<D>> {
                Ok($name { at, dialect: PhantomData })
            }
        }

        $(impl<D: Dialect> Put<Vec<$item>> for $name<D> {
            fn put(&self, _: &Runtime, values: Vec<$item>) {
                if self.at.is_null() {
                    return;
                }
                for (i, $v) in values.into_iter().enumerate() {
                    // SAFETY: not null; the room gives no more than the caller has room for.
                    unsafe { self.at.add(i).write_unaligned($value) };
                }
            }
        })*
    };
}

array!(
    /// Ints.
    IntArray, c_int,
    i32: v => v;
    u32: v => v as c_int;
);
array!(
    /// Ranks.
    RankArray, c_int,
    RankArg: v => rank::<D>(v);
    i32: v => v;
    u32: v => v as c_int;
);
array!(
    /// Truth values.
    LogicalArray, c_int,
    bool: v => c_int::from(v);
);

/// Weights; nothing is written where the caller passes one of the values that stand for them.
pub struct WeightsArray<D> {
    at: *mut c_int,
    dialect: PhantomData<D>,
}

impl<D: Dialect> WeightsArray<D> {
    /// From the C argument.
    pub fn new(at: *mut c_int, _name: &'static str) -> Result<WeightsArray<D>> {
        let stands = at.is_null() || D::WEIGHTS.contains(&at.addr());
        Ok(WeightsArray {
            at: if stands { std::ptr::null_mut() } else { at },
            dialect: PhantomData,
        })
    }
}

impl<D: Dialect> Put<Option<Vec<i32>>> for WeightsArray<D> {
    fn put(&self, _: &Runtime, values: Option<Vec<i32>>) {
        if self.at.is_null() {
            return;
        }
        for (i, v) in values.unwrap_or_default().into_iter().enumerate() {
            // SAFETY: not null; the room gives no more than the caller has room for.
            unsafe { self.at.add(i).write_unaligned(v) };
        }
    }
}

/// A string of at most so many bytes, the final NUL included, and its length.
pub struct Text<D: Dialect> {
    at: Place<c_char>,
    room: usize,
    length: Int<D>,
}

impl<D: Dialect> Text<D> {
    /// From the C arguments. `room` is what the dialect promises the caller has.
    pub fn new(
        at: *mut c_char,
        name: &'static str,
        room: usize,
        length: *mut c_int,
    ) -> Result<Text<D>> {
        Ok(Text {
            at: Place::new(at, name)?,
            room,
            length: Int::new(length, "resultlen")?,
        })
    }

    /// Writes as much as there is room for.
    pub fn put(&self, rt: &Runtime, text: &str) {
        // SAFETY: not null, and the caller of the MPI function passes that much room.
        let n = unsafe { copy_text(self.at.0, self.room, text) };
        self.length.put(rt, n as c_int);
    }
}

/// Copies as much of `text` as fits, without cutting a character in two, and the NUL; returns the bytes before it.
///
/// # Safety
/// `at` has room for `room` bytes, at least one.
pub(crate) unsafe fn copy_text(at: *mut c_char, room: usize, text: &str) -> usize {
    let mut n = text.len().min(room - 1);
    while !text.is_char_boundary(n) {
        n -= 1;
    }
    // SAFETY: `n` is below `room` and within the text.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr().cast(), at, n);
        at.add(n).write(0);
    }
    n
}
