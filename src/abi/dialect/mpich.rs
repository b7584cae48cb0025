//! The MPICH ABI (`libmpi.so.12`): handles are ints whose top bits say what they name.

use super::predefined::{OPS, TYPES, ops_by_index, ops_by_name, types_by_index, types_by_name};
use super::{Dialect, ErrhandlerName, Numbers, Predefined, RawHandle, RawStatus};
use crate::constants::mpich as c;
use oxmpi_datatype::Named;
use oxmpi_datatype::op::OpKind;
use oxmpi_mpi::PredefinedKey;
use oxmpi_types::{ErrorClass, Handle, Kind};

/// `MPI_Status` of the MPICH ABI: the count's 63 bits of bytes and the cancelled flag share two words.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct MpichStatus {
    count_lo: i32,
    count_hi_and_cancelled: i32,
    source: i32,
    tag: i32,
    error: i32,
}

impl RawStatus for MpichStatus {
    #[inline]
    fn set(&mut self, source: i32, tag: i32, bytes: u64, cancelled: bool) {
        self.source = source;
        self.tag = tag;
        self.count_lo = bytes as u32 as i32;
        self.count_hi_and_cancelled = (((bytes >> 32) as u32) << 1 | u32::from(cancelled)) as i32;
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
        u64::from(self.count_lo as u32) | u64::from(self.count_hi_and_cancelled as u32 >> 1) << 32
    }
    fn set_bytes(&mut self, bytes: u64) {
        self.set(self.source, self.tag, bytes, self.cancelled());
    }
    fn cancelled(&self) -> bool {
        self.count_hi_and_cancelled & 1 != 0
    }
    fn set_cancelled(&mut self, cancelled: bool) {
        self.count_hi_and_cancelled = self.count_hi_and_cancelled & !1 | i32::from(cancelled);
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

/// `0x4c00SSII`: the low byte names the type. The size in the second byte is checked by comparing the whole handle.
const TYPES_BY_INDEX: [Option<Named>; 256] = types_by_index(c::DATATYPES, 0xffff_0000, 0x4c00_0000);
/// Value-and-index pairs with gaps look like run-time objects 0x8c000000..4.
const PAIRS_BY_INDEX: [Option<Named>; 8] = types_by_index(c::DATATYPES, 0xffff_fff8, 0x8c00_0000);
const TYPES_BY_NAME: [u64; TYPES] = types_by_name(c::DATATYPES, c::MPI_DATATYPE_NULL);
const OPS_BY_INDEX: [Option<OpKind>; 16] = ops_by_index(c::OPS);
const OPS_BY_NAME: [u64; OPS] = ops_by_name(c::OPS);

/// The MPICH ABI.
#[derive(Clone, Copy, Debug)]
pub struct Mpich;

impl Dialect for Mpich {
    type Handle = i32;
    type Status = MpichStatus;
    const ID: u8 = 0;
    const ABI_VERSION: (i32, i32) = (-1, -1);
    const LIBRARY_VERSION: &'static str = concat!(
        "MPICH Version:      5.0.0 (oxmpi ",
        env!("CARGO_PKG_VERSION"),
        ")\nMPICH ABI:          18:0:6\noxmpi:              a library of its own with the MPICH ABI\n"
    );
    const NUMBERS: Numbers = NUMBERS;
    // What the data symbols of these names hold (see `weights!`).
    const WEIGHTS: [usize; 2] = crate::data::WEIGHTS_MPICH;
    const DUP_FN: Option<usize> = None;
    const FILE_NULL: usize = c::MPI_FILE_NULL as usize;

    #[inline(always)]
    fn decode(handle: i32, kind: Kind) -> Predefined {
        let bits = handle as u32;
        // Requests and messages share their bits in this ABI's constants.
        if bits >> 26 == 0x20 | kind as u32 || bits >> 26 == 0x30 | kind as u32 {
            if kind == Kind::Datatype && bits & !7 == 0x8c00_0000 {
                return match PAIRS_BY_INDEX[(bits & 7) as usize] {
                    Some(t) => Predefined::Datatype(t),
                    None => Predefined::Bad,
                };
            }
            return match Handle::from_bits(bits, kind) {
                Some(h) => Predefined::RunTime(h),
                None => Predefined::Bad,
            };
        }
        let bits = u64::from(bits);
        match kind {
            Kind::Comm => match bits {
                c::MPI_COMM_WORLD => Predefined::World,
                c::MPI_COMM_SELF => Predefined::SelfComm,
                c::MPI_COMM_NULL => Predefined::Null,
                _ => Predefined::Bad,
            },
            Kind::Datatype => {
                if let Some(t) = TYPES_BY_INDEX[(bits & 255) as usize]
                    && TYPES_BY_NAME[t as usize] == bits
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
                if bits & !15 == 0x5800_0000
                    && let Some(op) = OPS_BY_INDEX[(bits & 15) as usize]
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

    fn null(kind: Kind) -> i32 {
        RawHandle::from_bits(null(kind))
    }

    #[inline]
    fn datatype(named: Named) -> i32 {
        RawHandle::from_bits(TYPES_BY_NAME[named as usize])
    }

    #[inline]
    fn op(op: OpKind) -> i32 {
        RawHandle::from_bits(OPS_BY_NAME[op as usize])
    }

    fn predefined(name: Predefined) -> i32 {
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
