//! The standard ABI of MPI 5.0 (`libmpi_abi.so.1`): handles are pointers, predefined ones in the zero page.

use super::predefined::{OPS, TYPES, ops_by_index, ops_by_name, types_by_index, types_by_name};
use super::{Dialect, ErrhandlerName, Numbers, Predefined, RawHandle, RawStatus};
use crate::constants::abi as c;
use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_mpi::PredefinedKey;
use oxmpi_types::{ErrorClass, Handle, Kind};

/// `MPI_Status` of the standard ABI. What lies behind the three public fields is this library's
/// business: bytes (low, high) and the cancelled flag.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct StandardStatus {
    source: i32,
    tag: i32,
    error: i32,
    internal: [i32; 5],
}

impl RawStatus for StandardStatus {
    #[inline]
    fn set(&mut self, source: i32, tag: i32, bytes: u64, cancelled: bool) {
        self.source = source;
        self.tag = tag;
        self.internal = [
            bytes as u32 as i32,
            (bytes >> 32) as u32 as i32,
            i32::from(cancelled),
            0,
            0,
        ];
    }
    fn source(&self) -> i32 {
        self.source
    }
    fn set_source(&mut self, source: i32) {
        self.source = source;
    }
    fn tag(&self) -> i32 {
        self.tag
    }
    fn set_tag(&mut self, tag: i32) {
        self.tag = tag;
    }
    fn error(&self) -> i32 {
        self.error
    }
    fn set_error(&mut self, error: i32) {
        self.error = error;
    }
    fn bytes(&self) -> u64 {
        u64::from(self.internal[0] as u32) | u64::from(self.internal[1] as u32) << 32
    }
    fn set_bytes(&mut self, bytes: u64) {
        self.internal[0] = bytes as u32 as i32;
        self.internal[1] = (bytes >> 32) as u32 as i32;
    }
    fn cancelled(&self) -> bool {
        self.internal[2] != 0
    }
    fn set_cancelled(&mut self, cancelled: bool) {
        self.internal[2] = i32::from(cancelled);
    }
}

pub(super) const NUMBERS: Numbers = Numbers {
    any_source: c::MPI_ANY_SOURCE,
    any_tag: c::MPI_ANY_TAG,
    proc_null: c::MPI_PROC_NULL,
    root: c::MPI_ROOT,
    undefined: c::MPI_UNDEFINED,
    in_place: c::MPI_IN_PLACE as usize,
    status_ignore: c::MPI_STATUS_IGNORE as usize,
    buffer_automatic: c::MPI_BUFFER_AUTOMATIC as usize,
    keyval_invalid: c::MPI_KEYVAL_INVALID,
    thread_levels: [
        c::MPI_THREAD_SINGLE,
        c::MPI_THREAD_FUNNELED,
        c::MPI_THREAD_SERIALIZED,
        c::MPI_THREAD_MULTIPLE,
    ],
    comparisons: [
        c::MPI_IDENT,
        c::MPI_CONGRUENT,
        c::MPI_SIMILAR,
        c::MPI_UNEQUAL,
    ],
    topologies: [c::MPI_GRAPH, c::MPI_CART, c::MPI_DIST_GRAPH],
    locks: [c::MPI_LOCK_EXCLUSIVE, c::MPI_LOCK_SHARED],
    bsend_overhead: c::MPI_BSEND_OVERHEAD as i64,
    distributions: [
        c::MPI_DISTRIBUTE_BLOCK,
        c::MPI_DISTRIBUTE_CYCLIC,
        c::MPI_DISTRIBUTE_NONE,
        c::MPI_DISTRIBUTE_DFLT_DARG,
    ],
    orders: [c::MPI_ORDER_C, c::MPI_ORDER_FORTRAN],
    typeclasses: [
        c::MPI_TYPECLASS_REAL,
        c::MPI_TYPECLASS_INTEGER,
        c::MPI_TYPECLASS_COMPLEX,
    ],
    split_types: [
        c::MPI_COMM_TYPE_SHARED,
        c::MPI_COMM_TYPE_HW_UNGUIDED,
        c::MPI_COMM_TYPE_HW_GUIDED,
        c::MPI_COMM_TYPE_RESOURCE_GUIDED,
    ],
    win_flavors: [
        c::MPI_WIN_FLAVOR_CREATE,
        c::MPI_WIN_FLAVOR_ALLOCATE,
        c::MPI_WIN_FLAVOR_DYNAMIC,
        c::MPI_WIN_FLAVOR_SHARED,
    ],
    win_models: [c::MPI_WIN_SEPARATE, c::MPI_WIN_UNIFIED],
    asserts: [
        c::MPI_MODE_NOCHECK,
        c::MPI_MODE_NOPRECEDE,
        c::MPI_MODE_NOPUT,
        c::MPI_MODE_NOSTORE,
        c::MPI_MODE_NOSUCCEED,
    ],
    lastcode: c::MPI_ERR_LASTCODE,
    max_processor_name: c::MPI_MAX_PROCESSOR_NAME as usize,
    max_error_string: c::MPI_MAX_ERROR_STRING as usize,
    max_object_name: c::MPI_MAX_OBJECT_NAME as usize,
    max_port_name: c::MPI_MAX_PORT_NAME as usize,
    max_library_version_string: c::MPI_MAX_LIBRARY_VERSION_STRING as usize,
    max_info_key: c::MPI_MAX_INFO_KEY as usize,
    max_info_val: c::MPI_MAX_INFO_VAL as usize,
    max_datarep_string: c::MPI_MAX_DATAREP_STRING as usize,
    max_stringtag: c::MPI_MAX_STRINGTAG_LEN as usize,
    max_pset_name: c::MPI_MAX_PSET_NAME_LEN as usize,
};

const KEYVALS: [(PredefinedKey, i32); 12] = [
    (PredefinedKey::TagUb, c::MPI_TAG_UB),
    (PredefinedKey::Host, c::MPI_HOST),
    (PredefinedKey::Io, c::MPI_IO),
    (PredefinedKey::WtimeIsGlobal, c::MPI_WTIME_IS_GLOBAL),
    (PredefinedKey::UniverseSize, c::MPI_UNIVERSE_SIZE),
    (PredefinedKey::LastUsedCode, c::MPI_LASTUSEDCODE),
    (PredefinedKey::Appnum, c::MPI_APPNUM),
    (PredefinedKey::WinBase, c::MPI_WIN_BASE),
    (PredefinedKey::WinSize, c::MPI_WIN_SIZE),
    (PredefinedKey::WinDispUnit, c::MPI_WIN_DISP_UNIT),
    (PredefinedKey::WinCreateFlavor, c::MPI_WIN_CREATE_FLAVOR),
    (PredefinedKey::WinModel, c::MPI_WIN_MODEL),
];

const TYPES_BY_INDEX: [Option<Named>; 256] = types_by_index(c::DATATYPES, u64::MAX, 0x200);
const TYPES_BY_NAME: [u64; TYPES] = types_by_name(c::DATATYPES, c::MPI_DATATYPE_NULL);
const OPS_BY_INDEX: [Option<OpKind>; 32] = ops_by_index(c::OPS);
const OPS_BY_NAME: [u64; OPS] = ops_by_name(c::OPS);

/// The standard ABI.
#[derive(Clone, Copy, Debug)]
pub struct Standard;

impl Dialect for Standard {
    type Handle = usize;
    type Status = StandardStatus;
    const ID: u8 = 1;
    const ABI_VERSION: (i32, i32) = (c::MPI_ABI_VERSION, c::MPI_ABI_SUBVERSION);
    const LIBRARY_VERSION: &'static str = concat!("oxmpi ", env!("CARGO_PKG_VERSION"), "\n");
    const NUMBERS: Numbers = NUMBERS;
    const WEIGHTS: [usize; 2] = [c::MPI_UNWEIGHTED as usize, c::MPI_WEIGHTS_EMPTY as usize];
    const DUP_FN: Option<usize> = Some(c::MPI_COMM_DUP_FN as usize);
    const FILE_NULL: usize = c::MPI_FILE_NULL as usize;

    #[inline(always)]
    fn decode(handle: usize, kind: Kind) -> Predefined {
        let bits = handle as u64;
        if bits >= 0x1000 {
            return match u32::try_from(bits)
                .ok()
                .and_then(|b| Handle::from_bits(b, kind))
            {
                Some(h) => Predefined::RunTime(h),
                None => Predefined::Bad,
            };
        }
        match kind {
            Kind::Comm => match bits {
                c::MPI_COMM_WORLD => Predefined::World,
                c::MPI_COMM_SELF => Predefined::SelfComm,
                c::MPI_COMM_NULL => Predefined::Null,
                _ => Predefined::Bad,
            },
            Kind::Datatype => {
                if bits & !255 == 0x200
                    && let Some(t) = TYPES_BY_INDEX[(bits & 255) as usize]
                {
                    return Predefined::Datatype(t);
                }
                if bits == c::MPI_DATATYPE_NULL {
                    Predefined::Null
                } else {
                    Predefined::Bad
                }
            }
            Kind::Op => {
                if bits & !31 == 0x20
                    && let Some(op) = OPS_BY_INDEX[(bits & 31) as usize]
                {
                    return Predefined::Op(op);
                }
                if bits == c::MPI_OP_NULL {
                    Predefined::Null
                } else {
                    Predefined::Bad
                }
            }
            _ => other(bits, kind),
        }
    }

    fn null(kind: Kind) -> usize {
        RawHandle::from_bits(null(kind))
    }

    #[inline]
    fn datatype(named: Named) -> usize {
        RawHandle::from_bits(TYPES_BY_NAME[named as usize])
    }

    #[inline]
    fn op(op: OpKind) -> usize {
        RawHandle::from_bits(OPS_BY_NAME[op as usize])
    }

    fn predefined(name: Predefined) -> usize {
        RawHandle::from_bits(predefined(name))
    }

    fn class(class: ErrorClass) -> i32 {
        // At most a hundred entries, and only errors come here.
        let name = class.name();
        c::ERROR_CLASSES
            .iter()
            .find(|(n, _)| *n == name)
            .map_or(c::MPI_ERR_UNKNOWN, |(_, v)| *v)
    }

    fn class_from(number: i32) -> Option<ErrorClass> {
        let (name, _) = c::ERROR_CLASSES.iter().find(|(_, v)| *v == number)?;
        ErrorClass::ALL
            .iter()
            .find(|(_, n)| n == name)
            .map(|(k, _)| *k)
    }

    fn keyval(name: PredefinedKey) -> i32 {
        KEYVALS[name as usize].1
    }

    fn keyval_from(number: i32) -> Option<PredefinedKey> {
        KEYVALS.iter().find(|(_, v)| *v == number).map(|(k, _)| *k)
    }

    fn combiner(name: &str) -> i32 {
        c::COMBINERS
            .iter()
            .find(|(n, _)| *n == name)
            .map_or(c::MPI_UNDEFINED, |(_, v)| *v)
    }
}

fn null(kind: Kind) -> u64 {
    match kind {
        Kind::Comm => c::MPI_COMM_NULL,
        Kind::Group => c::MPI_GROUP_NULL,
        Kind::Datatype => c::MPI_DATATYPE_NULL,
        Kind::File => c::MPI_FILE_NULL,
        Kind::Errhandler => c::MPI_ERRHANDLER_NULL,
        Kind::Op => c::MPI_OP_NULL,
        Kind::Info => c::MPI_INFO_NULL,
        Kind::Win => c::MPI_WIN_NULL,
        Kind::Keyval => c::MPI_KEYVAL_INVALID as u64,
        Kind::Request => c::MPI_REQUEST_NULL,
        Kind::Message => c::MPI_MESSAGE_NULL,
        Kind::Session => c::MPI_SESSION_NULL,
    }
}

fn predefined(name: Predefined) -> u64 {
    match name {
        Predefined::World => c::MPI_COMM_WORLD,
        Predefined::SelfComm => c::MPI_COMM_SELF,
        Predefined::GroupEmpty => c::MPI_GROUP_EMPTY,
        Predefined::Datatype(t) => TYPES_BY_NAME[t as usize],
        Predefined::Op(op) => OPS_BY_NAME[op as usize],
        Predefined::Errhandler(ErrhandlerName::AreFatal) => c::MPI_ERRORS_ARE_FATAL,
        Predefined::Errhandler(ErrhandlerName::Abort) => c::MPI_ERRORS_ABORT,
        Predefined::Errhandler(ErrhandlerName::Return) => c::MPI_ERRORS_RETURN,
        Predefined::InfoEnv => c::MPI_INFO_ENV,
        Predefined::MessageNoProc => c::MPI_MESSAGE_NO_PROC,
        Predefined::RunTime(h) => u64::from(h.bits()),
        Predefined::Null | Predefined::Bad => 0,
    }
}

/// The kinds with few predefined objects.
fn other(bits: u64, kind: Kind) -> Predefined {
    if bits == null(kind) {
        return Predefined::Null;
    }
    match (kind, bits) {
        (Kind::Group, c::MPI_GROUP_EMPTY) => Predefined::GroupEmpty,
        (Kind::Errhandler, c::MPI_ERRORS_ARE_FATAL) => {
            Predefined::Errhandler(ErrhandlerName::AreFatal)
        }
        (Kind::Errhandler, c::MPI_ERRORS_ABORT) => Predefined::Errhandler(ErrhandlerName::Abort),
        (Kind::Errhandler, c::MPI_ERRORS_RETURN) => Predefined::Errhandler(ErrhandlerName::Return),
        (Kind::Info, c::MPI_INFO_ENV) => Predefined::InfoEnv,
        (Kind::Message, c::MPI_MESSAGE_NO_PROC) => Predefined::MessageNoProc,
        _ => Predefined::Bad,
    }
}
