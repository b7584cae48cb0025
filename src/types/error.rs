//! Error classes of the MPI standard and the error value that every room returns.

use std::borrow::Cow;
use std::fmt;

/// An error class (MPI 5.0 section 9.4). The discriminants are our own (they equal those of the
/// MPI-5 standard ABI, which keeps one table simple); each dialect maps them to its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
#[non_exhaustive]
pub enum ErrorClass {
    /// `MPI_ERR_BUFFER`
    Buffer = 1,
    /// `MPI_ERR_COUNT`
    Count = 2,
    /// `MPI_ERR_TYPE`
    Type = 3,
    /// `MPI_ERR_TAG`
    Tag = 4,
    /// `MPI_ERR_COMM`
    Comm = 5,
    /// `MPI_ERR_RANK`
    Rank = 6,
    /// `MPI_ERR_REQUEST`
    Request = 7,
    /// `MPI_ERR_ROOT`
    Root = 8,
    /// `MPI_ERR_GROUP`
    Group = 9,
    /// `MPI_ERR_OP`
    Op = 10,
    /// `MPI_ERR_TOPOLOGY`
    Topology = 11,
    /// `MPI_ERR_DIMS`
    Dims = 12,
    /// `MPI_ERR_ARG`
    Arg = 13,
    /// `MPI_ERR_UNKNOWN`
    Unknown = 14,
    /// `MPI_ERR_TRUNCATE`
    Truncate = 15,
    /// `MPI_ERR_OTHER`
    Other = 16,
    /// `MPI_ERR_INTERN`
    Intern = 17,
    /// `MPI_ERR_PENDING`
    Pending = 18,
    /// `MPI_ERR_IN_STATUS`
    InStatus = 19,
    /// `MPI_ERR_ACCESS`
    Access = 20,
    /// `MPI_ERR_AMODE`
    Amode = 21,
    /// `MPI_ERR_ASSERT`
    Assert = 22,
    /// `MPI_ERR_BAD_FILE`
    BadFile = 23,
    /// `MPI_ERR_BASE`
    Base = 24,
    /// `MPI_ERR_CONVERSION`
    Conversion = 25,
    /// `MPI_ERR_DISP`
    Disp = 26,
    /// `MPI_ERR_DUP_DATAREP`
    DupDatarep = 27,
    /// `MPI_ERR_FILE_EXISTS`
    FileExists = 28,
    /// `MPI_ERR_FILE_IN_USE`
    FileInUse = 29,
    /// `MPI_ERR_FILE`
    File = 30,
    /// `MPI_ERR_INFO_KEY`
    InfoKey = 31,
    /// `MPI_ERR_INFO_NOKEY`
    InfoNokey = 32,
    /// `MPI_ERR_INFO_VALUE`
    InfoValue = 33,
    /// `MPI_ERR_INFO`
    Info = 34,
    /// `MPI_ERR_IO`
    Io = 35,
    /// `MPI_ERR_KEYVAL`
    Keyval = 36,
    /// `MPI_ERR_LOCKTYPE`
    Locktype = 37,
    /// `MPI_ERR_NAME`
    Name = 38,
    /// `MPI_ERR_NO_MEM`
    NoMem = 39,
    /// `MPI_ERR_NOT_SAME`
    NotSame = 40,
    /// `MPI_ERR_NO_SPACE`
    NoSpace = 41,
    /// `MPI_ERR_NO_SUCH_FILE`
    NoSuchFile = 42,
    /// `MPI_ERR_PORT`
    Port = 43,
    /// `MPI_ERR_QUOTA`
    Quota = 44,
    /// `MPI_ERR_READ_ONLY`
    ReadOnly = 45,
    /// `MPI_ERR_RMA_ATTACH`
    RmaAttach = 46,
    /// `MPI_ERR_RMA_CONFLICT`
    RmaConflict = 47,
    /// `MPI_ERR_RMA_RANGE`
    RmaRange = 48,
    /// `MPI_ERR_RMA_SHARED`
    RmaShared = 49,
    /// `MPI_ERR_RMA_SYNC`
    RmaSync = 50,
    /// `MPI_ERR_SERVICE`
    Service = 51,
    /// `MPI_ERR_SIZE`
    Size = 52,
    /// `MPI_ERR_SPAWN`
    Spawn = 53,
    /// `MPI_ERR_UNSUPPORTED_DATAREP`
    UnsupportedDatarep = 54,
    /// `MPI_ERR_UNSUPPORTED_OPERATION`
    UnsupportedOperation = 55,
    /// `MPI_ERR_WIN`
    Win = 56,
    /// `MPI_ERR_RMA_FLAVOR`
    RmaFlavor = 57,
    /// `MPI_ERR_PROC_ABORTED`
    ProcAborted = 58,
    /// `MPI_ERR_VALUE_TOO_LARGE`
    ValueTooLarge = 59,
    /// `MPI_ERR_SESSION`
    Session = 60,
    /// `MPI_ERR_ERRHANDLER`
    Errhandler = 61,
    /// `MPI_ERR_ABI`
    Abi = 62,
    /// `MPI_T_ERR_CANNOT_INIT`
    TCannotInit = 1001,
    /// `MPI_T_ERR_NOT_ACCESSIBLE`
    TNotAccessible = 1002,
    /// `MPI_T_ERR_NOT_INITIALIZED`
    TNotInitialized = 1003,
    /// `MPI_T_ERR_NOT_SUPPORTED`
    TNotSupported = 1004,
    /// `MPI_T_ERR_MEMORY`
    TMemory = 1005,
    /// `MPI_T_ERR_INVALID`
    TInvalid = 1006,
    /// `MPI_T_ERR_INVALID_INDEX`
    TInvalidIndex = 1007,
    /// `MPI_T_ERR_INVALID_ITEM`
    TInvalidItem = 1008,
    /// `MPI_T_ERR_INVALID_SESSION`
    TInvalidSession = 1009,
    /// `MPI_T_ERR_INVALID_HANDLE`
    TInvalidHandle = 1010,
    /// `MPI_T_ERR_INVALID_NAME`
    TInvalidName = 1011,
    /// `MPI_T_ERR_OUT_OF_HANDLES`
    TOutOfHandles = 1012,
    /// `MPI_T_ERR_OUT_OF_SESSIONS`
    TOutOfSessions = 1013,
    /// `MPI_T_ERR_CVAR_SET_NOT_NOW`
    TCvarSetNotNow = 1014,
    /// `MPI_T_ERR_CVAR_SET_NEVER`
    TCvarSetNever = 1015,
    /// `MPI_T_ERR_PVAR_NO_WRITE`
    TPvarNoWrite = 1016,
    /// `MPI_T_ERR_PVAR_NO_STARTSTOP`
    TPvarNoStartstop = 1017,
    /// `MPI_T_ERR_PVAR_NO_ATOMIC`
    TPvarNoAtomic = 1018,
}

impl ErrorClass {
    /// Every class with its MPI name, in ascending order of discriminant.
    pub const ALL: &'static [(ErrorClass, &'static str)] = &[
        (ErrorClass::Buffer, "MPI_ERR_BUFFER"),
        (ErrorClass::Count, "MPI_ERR_COUNT"),
        (ErrorClass::Type, "MPI_ERR_TYPE"),
        (ErrorClass::Tag, "MPI_ERR_TAG"),
        (ErrorClass::Comm, "MPI_ERR_COMM"),
        (ErrorClass::Rank, "MPI_ERR_RANK"),
        (ErrorClass::Request, "MPI_ERR_REQUEST"),
        (ErrorClass::Root, "MPI_ERR_ROOT"),
        (ErrorClass::Group, "MPI_ERR_GROUP"),
        (ErrorClass::Op, "MPI_ERR_OP"),
        (ErrorClass::Topology, "MPI_ERR_TOPOLOGY"),
        (ErrorClass::Dims, "MPI_ERR_DIMS"),
        (ErrorClass::Arg, "MPI_ERR_ARG"),
        (ErrorClass::Unknown, "MPI_ERR_UNKNOWN"),
        (ErrorClass::Truncate, "MPI_ERR_TRUNCATE"),
        (ErrorClass::Other, "MPI_ERR_OTHER"),
        (ErrorClass::Intern, "MPI_ERR_INTERN"),
        (ErrorClass::Pending, "MPI_ERR_PENDING"),
        (ErrorClass::InStatus, "MPI_ERR_IN_STATUS"),
        (ErrorClass::Access, "MPI_ERR_ACCESS"),
        (ErrorClass::Amode, "MPI_ERR_AMODE"),
        (ErrorClass::Assert, "MPI_ERR_ASSERT"),
        (ErrorClass::BadFile, "MPI_ERR_BAD_FILE"),
        (ErrorClass::Base, "MPI_ERR_BASE"),
        (ErrorClass::Conversion, "MPI_ERR_CONVERSION"),
        (ErrorClass::Disp, "MPI_ERR_DISP"),
        (ErrorClass::DupDatarep, "MPI_ERR_DUP_DATAREP"),
        (ErrorClass::FileExists, "MPI_ERR_FILE_EXISTS"),
        (ErrorClass::FileInUse, "MPI_ERR_FILE_IN_USE"),
        (ErrorClass::File, "MPI_ERR_FILE"),
        (ErrorClass::InfoKey, "MPI_ERR_INFO_KEY"),
        (ErrorClass::InfoNokey, "MPI_ERR_INFO_NOKEY"),
        (ErrorClass::InfoValue, "MPI_ERR_INFO_VALUE"),
        (ErrorClass::Info, "MPI_ERR_INFO"),
        (ErrorClass::Io, "MPI_ERR_IO"),
        (ErrorClass::Keyval, "MPI_ERR_KEYVAL"),
        (ErrorClass::Locktype, "MPI_ERR_LOCKTYPE"),
        (ErrorClass::Name, "MPI_ERR_NAME"),
        (ErrorClass::NoMem, "MPI_ERR_NO_MEM"),
        (ErrorClass::NotSame, "MPI_ERR_NOT_SAME"),
        (ErrorClass::NoSpace, "MPI_ERR_NO_SPACE"),
        (ErrorClass::NoSuchFile, "MPI_ERR_NO_SUCH_FILE"),
        (ErrorClass::Port, "MPI_ERR_PORT"),
        (ErrorClass::Quota, "MPI_ERR_QUOTA"),
        (ErrorClass::ReadOnly, "MPI_ERR_READ_ONLY"),
        (ErrorClass::RmaAttach, "MPI_ERR_RMA_ATTACH"),
        (ErrorClass::RmaConflict, "MPI_ERR_RMA_CONFLICT"),
        (ErrorClass::RmaRange, "MPI_ERR_RMA_RANGE"),
        (ErrorClass::RmaShared, "MPI_ERR_RMA_SHARED"),
        (ErrorClass::RmaSync, "MPI_ERR_RMA_SYNC"),
        (ErrorClass::Service, "MPI_ERR_SERVICE"),
        (ErrorClass::Size, "MPI_ERR_SIZE"),
        (ErrorClass::Spawn, "MPI_ERR_SPAWN"),
        (
            ErrorClass::UnsupportedDatarep,
            "MPI_ERR_UNSUPPORTED_DATAREP",
        ),
        (
            ErrorClass::UnsupportedOperation,
            "MPI_ERR_UNSUPPORTED_OPERATION",
        ),
        (ErrorClass::Win, "MPI_ERR_WIN"),
        (ErrorClass::RmaFlavor, "MPI_ERR_RMA_FLAVOR"),
        (ErrorClass::ProcAborted, "MPI_ERR_PROC_ABORTED"),
        (ErrorClass::ValueTooLarge, "MPI_ERR_VALUE_TOO_LARGE"),
        (ErrorClass::Session, "MPI_ERR_SESSION"),
        (ErrorClass::Errhandler, "MPI_ERR_ERRHANDLER"),
        (ErrorClass::Abi, "MPI_ERR_ABI"),
        (ErrorClass::TCannotInit, "MPI_T_ERR_CANNOT_INIT"),
        (ErrorClass::TNotAccessible, "MPI_T_ERR_NOT_ACCESSIBLE"),
        (ErrorClass::TNotInitialized, "MPI_T_ERR_NOT_INITIALIZED"),
        (ErrorClass::TNotSupported, "MPI_T_ERR_NOT_SUPPORTED"),
        (ErrorClass::TMemory, "MPI_T_ERR_MEMORY"),
        (ErrorClass::TInvalid, "MPI_T_ERR_INVALID"),
        (ErrorClass::TInvalidIndex, "MPI_T_ERR_INVALID_INDEX"),
        (ErrorClass::TInvalidItem, "MPI_T_ERR_INVALID_ITEM"),
        (ErrorClass::TInvalidSession, "MPI_T_ERR_INVALID_SESSION"),
        (ErrorClass::TInvalidHandle, "MPI_T_ERR_INVALID_HANDLE"),
        (ErrorClass::TInvalidName, "MPI_T_ERR_INVALID_NAME"),
        (ErrorClass::TOutOfHandles, "MPI_T_ERR_OUT_OF_HANDLES"),
        (ErrorClass::TOutOfSessions, "MPI_T_ERR_OUT_OF_SESSIONS"),
        (ErrorClass::TCvarSetNotNow, "MPI_T_ERR_CVAR_SET_NOT_NOW"),
        (ErrorClass::TCvarSetNever, "MPI_T_ERR_CVAR_SET_NEVER"),
        (ErrorClass::TPvarNoWrite, "MPI_T_ERR_PVAR_NO_WRITE"),
        (ErrorClass::TPvarNoStartstop, "MPI_T_ERR_PVAR_NO_STARTSTOP"),
        (ErrorClass::TPvarNoAtomic, "MPI_T_ERR_PVAR_NO_ATOMIC"),
    ];

    /// The standard's name, as in `MPI_ERR_TAG`.
    pub fn name(self) -> &'static str {
        match Self::ALL.iter().find(|(c, _)| *c == self) {
            Some((_, n)) => n,
            None => "MPI_ERR_UNKNOWN",
        }
    }

    /// What the class means, for `MPI_Error_string`.
    pub fn explanation(self) -> &'static str {
        use ErrorClass::*;
        match self {
            Buffer => "invalid buffer",
            Count => "invalid count",
            Type => "invalid datatype",
            Tag => "invalid tag",
            Comm => "invalid communicator",
            Rank => "invalid rank",
            Request => "invalid request",
            Root => "invalid root",
            Group => "invalid group",
            Op => "invalid operation",
            Topology => "invalid topology",
            Dims => "invalid dimensions",
            Arg => "invalid argument",
            Unknown => "unknown error",
            Truncate => "the message is longer than the receive buffer",
            Other => "an error that no other class names",
            Intern => "internal error of the library",
            Pending => "the request has not completed yet",
            InStatus => "the error is in the status",
            Access => "permission denied",
            Amode => "invalid access mode",
            Assert => "invalid assertion",
            BadFile => "invalid file name",
            Base => "invalid base address of allocated memory",
            Conversion => "data conversion failed",
            Disp => "invalid displacement",
            DupDatarep => "the data representation is defined already",
            FileExists => "the file exists",
            FileInUse => "the file is in use",
            File => "invalid file handle",
            InfoKey => "invalid info key",
            InfoNokey => "no such info key",
            InfoValue => "invalid info value",
            Info => "invalid info object",
            Io => "input or output failed",
            Keyval => "invalid attribute key",
            Locktype => "invalid lock type",
            Name => "the service name is not published",
            NoMem => "memory exhausted",
            NotSame => "an argument of a collective call differs between processes",
            NoSpace => "not enough space",
            NoSuchFile => "the file does not exist",
            Port => "invalid port name",
            Quota => "quota exceeded",
            ReadOnly => "the file or file system is read-only",
            RmaAttach => "memory cannot be attached to the window",
            RmaConflict => "conflicting accesses to a window",
            RmaRange => "the target memory is not part of the window",
            RmaShared => "memory cannot be shared",
            RmaSync => "wrong synchronisation of a window",
            Service => "invalid service name",
            Size => "invalid size",
            Spawn => "processes could not be started",
            UnsupportedDatarep => "unsupported data representation",
            UnsupportedOperation => "unsupported operation",
            Win => "invalid window",
            RmaFlavor => "wrong flavour of window",
            ProcAborted => "a process has aborted",
            ValueTooLarge => "a value is too large for its argument",
            Session => "invalid session",
            Errhandler => "invalid error handler",
            Abi => "unsupported ABI",
            TCannotInit => "the tool interface cannot be initialised",
            TNotAccessible => "the value cannot be accessed",
            TNotInitialized => "the tool interface is not initialised",
            TNotSupported => "the function is not supported",
            TMemory => "memory exhausted",
            TInvalid => "invalid use of the tool interface, or bad argument",
            TInvalidIndex => "invalid index",
            TInvalidItem => "invalid item index",
            TInvalidSession => "invalid session of the tool interface",
            TInvalidHandle => "invalid handle of the tool interface",
            TInvalidName => "invalid name",
            TOutOfHandles => "no more handles",
            TOutOfSessions => "no more sessions",
            TCvarSetNotNow => "the control variable cannot be set now",
            TCvarSetNever => "the control variable can never be set",
            TPvarNoWrite => "the performance variable cannot be written",
            TPvarNoStartstop => "the performance variable cannot be started or stopped",
            TPvarNoAtomic => "the performance variable cannot be read and reset at once",
        }
    }
}

/// What went wrong: the class, and one sentence that names the argument and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The class the standard asks for.
    pub class: ErrorClass,
    /// A code made by the user (`MPI_Add_error_code`, or returned by a callback); replaces the
    /// class as the returned code when present.
    pub user_code: Option<i32>,
    /// One sentence, without the function's name and without a final newline.
    pub text: Cow<'static, str>,
}

/// Result of everything below the door.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// A new error of `class` with an explanation.
    #[cold]
    pub fn new(class: ErrorClass, text: impl Into<Cow<'static, str>>) -> Error {
        Error {
            class,
            user_code: None,
            text: text.into(),
        }
    }

    /// An error that a user's callback returned, to be handed on as it is.
    #[cold]
    pub fn user(code: i32, text: impl Into<Cow<'static, str>>) -> Error {
        Error {
            class: ErrorClass::Other,
            user_code: Some(code),
            text: text.into(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.class.name(), self.text)
    }
}

impl std::error::Error for Error {}

/// Returns early with an [`Error`]: `fail!(Rank, "rank {r} is outside 0..{n}")`.
#[macro_export]
macro_rules! fail {
    ($class:ident, $($arg:tt)*) => {
        return Err($crate::Error::new($crate::ErrorClass::$class, format!($($arg)*)))
    };
}

/// Builds an [`Error`]: `err!(Count, "count is {n}, must not be negative")`.
#[macro_export]
macro_rules! err {
    ($class:ident, $($arg:tt)*) => {
        $crate::Error::new($crate::ErrorClass::$class, format!($($arg)*))
    };
}
