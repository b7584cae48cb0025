//! Constants of the dialects and the names of all functions. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(missing_docs)]

/// Values in the `mpich` dialect.
pub mod mpich {
    pub const MPI_SUCCESS: i32 = 0;
    pub const MPI_ERR_BUFFER: i32 = 1;
    pub const MPI_ERR_COUNT: i32 = 2;
    pub const MPI_ERR_TYPE: i32 = 3;
    pub const MPI_ERR_TAG: i32 = 4;
    pub const MPI_ERR_COMM: i32 = 5;
    pub const MPI_ERR_RANK: i32 = 6;
    pub const MPI_ERR_REQUEST: i32 = 19;
    pub const MPI_ERR_ROOT: i32 = 7;
    pub const MPI_ERR_GROUP: i32 = 8;
    pub const MPI_ERR_OP: i32 = 9;
    pub const MPI_ERR_TOPOLOGY: i32 = 10;
    pub const MPI_ERR_DIMS: i32 = 11;
    pub const MPI_ERR_ARG: i32 = 12;
    pub const MPI_ERR_UNKNOWN: i32 = 13;
    pub const MPI_ERR_TRUNCATE: i32 = 14;
    pub const MPI_ERR_OTHER: i32 = 15;
    pub const MPI_ERR_INTERN: i32 = 16;
    pub const MPI_ERR_PENDING: i32 = 18;
    pub const MPI_ERR_IN_STATUS: i32 = 17;
    pub const MPI_ERR_ACCESS: i32 = 20;
    pub const MPI_ERR_AMODE: i32 = 21;
    pub const MPI_ERR_ASSERT: i32 = 53;
    pub const MPI_ERR_BAD_FILE: i32 = 22;
    pub const MPI_ERR_BASE: i32 = 46;
    pub const MPI_ERR_CONVERSION: i32 = 23;
    pub const MPI_ERR_DISP: i32 = 52;
    pub const MPI_ERR_DUP_DATAREP: i32 = 24;
    pub const MPI_ERR_FILE_EXISTS: i32 = 25;
    pub const MPI_ERR_FILE_IN_USE: i32 = 26;
    pub const MPI_ERR_FILE: i32 = 27;
    pub const MPI_ERR_INFO_KEY: i32 = 29;
    pub const MPI_ERR_INFO_NOKEY: i32 = 31;
    pub const MPI_ERR_INFO_VALUE: i32 = 30;
    pub const MPI_ERR_INFO: i32 = 28;
    pub const MPI_ERR_IO: i32 = 32;
    pub const MPI_ERR_KEYVAL: i32 = 48;
    pub const MPI_ERR_LOCKTYPE: i32 = 47;
    pub const MPI_ERR_NAME: i32 = 33;
    pub const MPI_ERR_NO_MEM: i32 = 34;
    pub const MPI_ERR_NOT_SAME: i32 = 35;
    pub const MPI_ERR_NO_SPACE: i32 = 36;
    pub const MPI_ERR_NO_SUCH_FILE: i32 = 37;
    pub const MPI_ERR_PORT: i32 = 38;
    pub const MPI_ERR_QUOTA: i32 = 39;
    pub const MPI_ERR_READ_ONLY: i32 = 40;
    pub const MPI_ERR_RMA_ATTACH: i32 = 56;
    pub const MPI_ERR_RMA_CONFLICT: i32 = 49;
    pub const MPI_ERR_RMA_RANGE: i32 = 55;
    pub const MPI_ERR_RMA_SHARED: i32 = 57;
    pub const MPI_ERR_RMA_SYNC: i32 = 50;
    pub const MPI_ERR_SERVICE: i32 = 41;
    pub const MPI_ERR_SIZE: i32 = 51;
    pub const MPI_ERR_SPAWN: i32 = 42;
    pub const MPI_ERR_UNSUPPORTED_DATAREP: i32 = 43;
    pub const MPI_ERR_UNSUPPORTED_OPERATION: i32 = 44;
    pub const MPI_ERR_WIN: i32 = 45;
    pub const MPI_ERR_RMA_FLAVOR: i32 = 58;
    pub const MPI_ERR_PROC_ABORTED: i32 = 76;
    pub const MPI_ERR_VALUE_TOO_LARGE: i32 = 77;
    pub const MPI_ERR_SESSION: i32 = 75;
    pub const MPI_ERR_ERRHANDLER: i32 = 80;
    pub const MPI_ERR_ABI: i32 = 81;
    pub const MPI_T_ERR_CANNOT_INIT: i32 = 61;
    pub const MPI_T_ERR_NOT_ACCESSIBLE: i32 = 79;
    pub const MPI_T_ERR_NOT_INITIALIZED: i32 = 60;
    pub const MPI_T_ERR_NOT_SUPPORTED: i32 = 78;
    pub const MPI_T_ERR_MEMORY: i32 = 59;
    pub const MPI_T_ERR_INVALID: i32 = 74;
    pub const MPI_T_ERR_INVALID_INDEX: i32 = 62;
    pub const MPI_T_ERR_INVALID_ITEM: i32 = 63;
    pub const MPI_T_ERR_INVALID_SESSION: i32 = 67;
    pub const MPI_T_ERR_INVALID_HANDLE: i32 = 64;
    pub const MPI_T_ERR_INVALID_NAME: i32 = 73;
    pub const MPI_T_ERR_OUT_OF_HANDLES: i32 = 65;
    pub const MPI_T_ERR_OUT_OF_SESSIONS: i32 = 66;
    pub const MPI_T_ERR_CVAR_SET_NOT_NOW: i32 = 68;
    pub const MPI_T_ERR_CVAR_SET_NEVER: i32 = 69;
    pub const MPI_T_ERR_PVAR_NO_WRITE: i32 = 71;
    pub const MPI_T_ERR_PVAR_NO_STARTSTOP: i32 = 70;
    pub const MPI_T_ERR_PVAR_NO_ATOMIC: i32 = 72;
    pub const MPI_ERR_LASTCODE: i32 = 1073741823;
    pub const MPI_UNDEFINED: i32 = -32766;
    pub const MPI_ROOT: i32 = -3;
    pub const MPI_PROC_NULL: i32 = -1;
    pub const MPI_ANY_TAG: i32 = -1;
    pub const MPI_ANY_SOURCE: i32 = -2;
    pub const MPI_DISPLACEMENT_CURRENT: i64 = -54278278;
    pub const MPI_F_SOURCE: i32 = 2;
    pub const MPI_KEYVAL_INVALID: i32 = 603979776;
    pub const MPI_SUBVERSION: i32 = 0;
    pub const MPI_THREAD_SINGLE: i32 = 0;
    pub const MPI_T_CB_REQUIRE_NONE: i32 = 0;
    pub const MPI_F_TAG: i32 = 3;
    pub const MPI_MODE_APPEND: i32 = 128;
    pub const MPI_T_BIND_NO_OBJECT: i32 = 9700;
    pub const MPI_T_PVAR_CLASS_STATE: i32 = 240;
    pub const MPI_T_SCOPE_CONSTANT: i32 = 60438;
    pub const MPI_T_SOURCE_ORDERED: i32 = 0;
    pub const MPI_F_ERROR: i32 = 4;
    pub const MPI_MODE_CREATE: i32 = 1;
    pub const MPI_T_BIND_MPI_COMM: i32 = 9701;
    pub const MPI_T_PVAR_CLASS_LEVEL: i32 = 241;
    pub const MPI_T_SCOPE_READONLY: i32 = 60439;
    pub const MPI_T_SOURCE_UNORDERED: i32 = 1;
    pub const MPI_T_BIND_MPI_DATATYPE: i32 = 9702;
    pub const MPI_T_CB_REQUIRE_MPI_RESTRICTED: i32 = 1;
    pub const MPI_T_PVAR_CLASS_SIZE: i32 = 242;
    pub const MPI_T_SCOPE_LOCAL: i32 = 60440;
    pub const MPI_MODE_DELETE_ON_CLOSE: i32 = 16;
    pub const MPI_T_BIND_MPI_ERRHANDLER: i32 = 9703;
    pub const MPI_T_PVAR_CLASS_PERCENTAGE: i32 = 243;
    pub const MPI_T_SCOPE_GROUP: i32 = 60441;
    pub const MPI_T_BIND_MPI_FILE: i32 = 9704;
    pub const MPI_T_PVAR_CLASS_HIGHWATERMARK: i32 = 244;
    pub const MPI_T_SCOPE_GROUP_EQ: i32 = 60442;
    pub const MPI_VERSION: i32 = 5;
    pub const MPI_T_BIND_MPI_GROUP: i32 = 9705;
    pub const MPI_T_PVAR_CLASS_LOWWATERMARK: i32 = 245;
    pub const MPI_T_SCOPE_ALL: i32 = 60443;
    pub const MPI_T_BIND_MPI_OP: i32 = 9706;
    pub const MPI_T_PVAR_CLASS_COUNTER: i32 = 246;
    pub const MPI_T_SCOPE_ALL_EQ: i32 = 60444;
    pub const MPI_F_STATUS_SIZE: i32 = 5;
    pub const MPI_MODE_EXCL: i32 = 64;
    pub const MPI_T_BIND_MPI_REQUEST: i32 = 9707;
    pub const MPI_T_PVAR_CLASS_AGGREGATE: i32 = 247;
    pub const MPI_T_BIND_MPI_WIN: i32 = 9708;
    pub const MPI_T_PVAR_CLASS_TIMER: i32 = 248;
    pub const MPI_T_VERBOSITY_USER_BASIC: i32 = 221;
    pub const MPI_T_BIND_MPI_MESSAGE: i32 = 9709;
    pub const MPI_T_PVAR_CLASS_GENERIC: i32 = 249;
    pub const MPI_T_VERBOSITY_USER_DETAIL: i32 = 222;
    pub const MPI_T_BIND_MPI_INFO: i32 = 9710;
    pub const MPI_ORDER_C: i32 = 56;
    pub const MPI_T_BIND_MPI_SESSION: i32 = 9711;
    pub const MPI_T_VERBOSITY_USER_ALL: i32 = 223;
    pub const MPI_ORDER_FORTRAN: i32 = 57;
    pub const MPI_T_CB_REQUIRE_THREAD_SAFE: i32 = 2;
    pub const MPI_DISTRIBUTE_NONE: i32 = 123;
    pub const MPI_MODE_RDONLY: i32 = 2;
    pub const MPI_DISTRIBUTE_BLOCK: i32 = 121;
    pub const MPI_T_VERBOSITY_TUNER_BASIC: i32 = 224;
    pub const MPI_DISTRIBUTE_CYCLIC: i32 = 122;
    pub const MPI_T_VERBOSITY_TUNER_DETAIL: i32 = 225;
    pub const MPI_DISTRIBUTE_DFLT_DARG: i32 = -49767;
    pub const MPI_T_VERBOSITY_TUNER_ALL: i32 = 226;
    pub const MPI_MODE_RDWR: i32 = 8;
    pub const MPI_T_VERBOSITY_MPIDEV_BASIC: i32 = 227;
    pub const MPI_T_VERBOSITY_MPIDEV_DETAIL: i32 = 228;
    pub const MPI_T_VERBOSITY_MPIDEV_ALL: i32 = 229;
    pub const MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE: i32 = 3;
    pub const MPI_MODE_SEQUENTIAL: i32 = 256;
    pub const MPI_COMBINER_NAMED: i32 = 1;
    pub const MPI_COMBINER_DUP: i32 = 2;
    pub const MPI_COMBINER_CONTIGUOUS: i32 = 3;
    pub const MPI_COMBINER_VECTOR: i32 = 4;
    pub const MPI_COMBINER_HVECTOR: i32 = 6;
    pub const MPI_COMBINER_INDEXED: i32 = 7;
    pub const MPI_COMBINER_HINDEXED: i32 = 9;
    pub const MPI_COMBINER_INDEXED_BLOCK: i32 = 10;
    pub const MPI_COMBINER_HINDEXED_BLOCK: i32 = 19;
    pub const MPI_COMBINER_STRUCT: i32 = 12;
    pub const MPI_COMBINER_SUBARRAY: i32 = 13;
    pub const MPI_COMBINER_DARRAY: i32 = 14;
    pub const MPI_COMBINER_F90_REAL: i32 = 15;
    pub const MPI_COMBINER_F90_COMPLEX: i32 = 16;
    pub const MPI_COMBINER_F90_INTEGER: i32 = 17;
    pub const MPI_COMBINER_RESIZED: i32 = 18;
    pub const MPI_COMBINER_VALUE_INDEX: i32 = 20;
    pub const MPI_MODE_UNIQUE_OPEN: i32 = 32;
    pub const MPI_TYPECLASS_INTEGER: i32 = 2;
    pub const MPI_TYPECLASS_REAL: i32 = 1;
    pub const MPI_TYPECLASS_COMPLEX: i32 = 3;
    pub const MPI_IDENT: i32 = 0;
    pub const MPI_CONGRUENT: i32 = 1;
    pub const MPI_SIMILAR: i32 = 2;
    pub const MPI_UNEQUAL: i32 = 3;
    pub const MPI_CART: i32 = 2;
    pub const MPI_GRAPH: i32 = 1;
    pub const MPI_DIST_GRAPH: i32 = 3;
    pub const MPI_COMM_TYPE_SHARED: i32 = 1;
    pub const MPI_COMM_TYPE_HW_UNGUIDED: i32 = 3;
    pub const MPI_COMM_TYPE_HW_GUIDED: i32 = 2;
    pub const MPI_COMM_TYPE_RESOURCE_GUIDED: i32 = 4;
    pub const MPI_MODE_WRONLY: i32 = 4;
    pub const MPI_LOCK_EXCLUSIVE: i32 = 234;
    pub const MPI_LOCK_SHARED: i32 = 235;
    pub const MPI_WIN_FLAVOR_CREATE: i32 = 1;
    pub const MPI_WIN_FLAVOR_ALLOCATE: i32 = 2;
    pub const MPI_WIN_FLAVOR_DYNAMIC: i32 = 3;
    pub const MPI_WIN_FLAVOR_SHARED: i32 = 4;
    pub const MPI_WIN_UNIFIED: i32 = 2;
    pub const MPI_WIN_SEPARATE: i32 = 1;
    pub const MPI_SEEK_CUR: i32 = 602;
    pub const MPI_SEEK_END: i32 = 604;
    pub const MPI_SEEK_SET: i32 = 600;
    pub const MPI_TAG_UB: i32 = 1681915905;
    pub const MPI_IO: i32 = 1681915909;
    pub const MPI_HOST: i32 = 1681915907;
    pub const MPI_WTIME_IS_GLOBAL: i32 = 1681915911;
    pub const MPI_APPNUM: i32 = 1681915917;
    pub const MPI_LASTUSEDCODE: i32 = 1681915915;
    pub const MPI_UNIVERSE_SIZE: i32 = 1681915913;
    pub const MPI_BSEND_OVERHEAD: i32 = 96;
    pub const MPI_WIN_BASE: i32 = 1711276033;
    pub const MPI_WIN_DISP_UNIT: i32 = 1711276037;
    pub const MPI_WIN_SIZE: i32 = 1711276035;
    pub const MPI_WIN_CREATE_FLAVOR: i32 = 1711276039;
    pub const MPI_WIN_MODEL: i32 = 1711276041;
    pub const MPI_MODE_NOCHECK: i32 = 1024;
    pub const MPI_THREAD_FUNNELED: i32 = 1;
    pub const MPI_MODE_NOPRECEDE: i32 = 8192;
    pub const MPI_THREAD_SERIALIZED: i32 = 2;
    pub const MPI_MODE_NOPUT: i32 = 4096;
    pub const MPI_THREAD_MULTIPLE: i32 = 3;
    pub const MPI_MODE_NOSTORE: i32 = 2048;
    pub const MPI_MODE_NOSUCCEED: i32 = 16384;
    pub const MPI_COMBINER_HINDEXED_INTEGER: i32 = 8;
    pub const MPI_COMBINER_HVECTOR_INTEGER: i32 = 5;
    pub const MPI_COMBINER_STRUCT_INTEGER: i32 = 11;
    pub const MPI_T_BIND_INVALID: i32 = 0;
    pub const MPI_T_PVAR_CLASS_INVALID: i32 = 0;
    pub const MPI_T_SCOPE_INVALID: i32 = 0;
    pub const MPI_T_VERBOSITY_INVALID: i32 = 0;
    pub const MPI_MAX_DATAREP_STRING: i32 = 128;
    pub const MPI_MAX_OBJECT_NAME: i32 = 128;
    pub const MPI_MAX_INFO_KEY: i32 = 255;
    pub const MPI_MAX_PROCESSOR_NAME: i32 = 128;
    pub const MPI_MAX_ERROR_STRING: i32 = 512;
    pub const MPI_MAX_INFO_VAL: i32 = 1024;
    pub const MPI_MAX_PORT_NAME: i32 = 256;
    pub const MPI_MAX_PSET_NAME_LEN: i32 = 256;
    pub const MPI_MAX_STRINGTAG_LEN: i32 = 256;
    pub const MPI_MAX_LIBRARY_VERSION_STRING: i32 = 8192;
    pub const MPI_COMM_NULL: u64 = 0x4000000;
    pub const MPI_COMM_WORLD: u64 = 0x44000000;
    pub const MPI_COMM_SELF: u64 = 0x44000001;
    pub const MPI_DATATYPE_NULL: u64 = 0xc000000;
    pub const MPI_AINT: u64 = 0x4c000843;
    pub const MPI_COUNT: u64 = 0x4c000845;
    pub const MPI_OFFSET: u64 = 0x4c000844;
    pub const MPI_PACKED: u64 = 0x4c00010f;
    pub const MPI_SHORT: u64 = 0x4c000203;
    pub const MPI_INT: u64 = 0x4c000405;
    pub const MPI_LONG: u64 = 0x4c000807;
    pub const MPI_LONG_LONG: u64 = 0x4c000809;
    pub const MPI_LONG_LONG_INT: u64 = 0x4c000809;
    pub const MPI_UNSIGNED_SHORT: u64 = 0x4c000204;
    pub const MPI_UNSIGNED: u64 = 0x4c000406;
    pub const MPI_UNSIGNED_LONG: u64 = 0x4c000808;
    pub const MPI_UNSIGNED_LONG_LONG: u64 = 0x4c000819;
    pub const MPI_FLOAT: u64 = 0x4c00040a;
    pub const MPI_C_COMPLEX: u64 = 0x4c000840;
    pub const MPI_C_FLOAT_COMPLEX: u64 = 0x4c000840;
    pub const MPI_CXX_FLOAT_COMPLEX: u64 = 0x4c000834;
    pub const MPI_DOUBLE: u64 = 0x4c00080b;
    pub const MPI_C_DOUBLE_COMPLEX: u64 = 0x4c001041;
    pub const MPI_CXX_DOUBLE_COMPLEX: u64 = 0x4c001035;
    pub const MPI_LOGICAL: u64 = 0x4c00041d;
    pub const MPI_INTEGER: u64 = 0x4c00041b;
    pub const MPI_REAL: u64 = 0x4c00041c;
    pub const MPI_COMPLEX: u64 = 0x4c00081e;
    pub const MPI_DOUBLE_PRECISION: u64 = 0x4c00081f;
    pub const MPI_DOUBLE_COMPLEX: u64 = 0x4c001022;
    pub const MPI_CHARACTER: u64 = 0x4c00011a;
    pub const MPI_LONG_DOUBLE: u64 = 0x4c00100c;
    pub const MPI_C_LONG_DOUBLE_COMPLEX: u64 = 0x4c002042;
    pub const MPI_CXX_LONG_DOUBLE_COMPLEX: u64 = 0x4c002036;
    pub const MPI_FLOAT_INT: u64 = 0x8c000000;
    pub const MPI_DOUBLE_INT: u64 = 0x8c000001;
    pub const MPI_LONG_INT: u64 = 0x8c000002;
    pub const MPI_2INT: u64 = 0x4c000816;
    pub const MPI_SHORT_INT: u64 = 0x8c000003;
    pub const MPI_LONG_DOUBLE_INT: u64 = 0x8c000004;
    pub const MPI_2REAL: u64 = 0x4c000821;
    pub const MPI_2DOUBLE_PRECISION: u64 = 0x4c001023;
    pub const MPI_2INTEGER: u64 = 0x4c000820;
    pub const MPI_C_BOOL: u64 = 0x4c00013f;
    pub const MPI_CXX_BOOL: u64 = 0x4c000133;
    pub const MPI_WCHAR: u64 = 0x4c00040e;
    pub const MPI_INT8_T: u64 = 0x4c000137;
    pub const MPI_UINT8_T: u64 = 0x4c00013b;
    pub const MPI_CHAR: u64 = 0x4c000101;
    pub const MPI_SIGNED_CHAR: u64 = 0x4c000118;
    pub const MPI_UNSIGNED_CHAR: u64 = 0x4c000102;
    pub const MPI_BYTE: u64 = 0x4c00010d;
    pub const MPI_INT16_T: u64 = 0x4c000238;
    pub const MPI_UINT16_T: u64 = 0x4c00023c;
    pub const MPI_INT32_T: u64 = 0x4c000439;
    pub const MPI_UINT32_T: u64 = 0x4c00043d;
    pub const MPI_INT64_T: u64 = 0x4c00083a;
    pub const MPI_UINT64_T: u64 = 0x4c00083e;
    pub const MPI_LOGICAL1: u64 = 0x4c000147;
    pub const MPI_INTEGER1: u64 = 0x4c00012d;
    pub const MPI_LOGICAL2: u64 = 0x4c000248;
    pub const MPI_INTEGER2: u64 = 0x4c00022f;
    pub const MPI_REAL2: u64 = 0x4c000226;
    pub const MPI_LOGICAL4: u64 = 0x4c000449;
    pub const MPI_INTEGER4: u64 = 0x4c000430;
    pub const MPI_REAL4: u64 = 0x4c000427;
    pub const MPI_COMPLEX4: u64 = 0x4c00042e;
    pub const MPI_LOGICAL8: u64 = 0x4c00084a;
    pub const MPI_INTEGER8: u64 = 0x4c000831;
    pub const MPI_REAL8: u64 = 0x4c000829;
    pub const MPI_COMPLEX8: u64 = 0x4c000828;
    pub const MPI_LOGICAL16: u64 = 0x4c00104b;
    pub const MPI_INTEGER16: u64 = 0x4c001032;
    pub const MPI_REAL16: u64 = 0x4c00102b;
    pub const MPI_COMPLEX16: u64 = 0x4c00102a;
    pub const MPI_COMPLEX32: u64 = 0x4c00202c;
    pub const MPIX_C_FLOAT16: u64 = 0x4c000246;
    pub const MPIX_BFLOAT16: u64 = 0x4c00024c;
    pub const MPI_LB: u64 = 0x4c000010;
    pub const MPI_UB: u64 = 0x4c000011;
    pub const MPI_ERRHANDLER_NULL: u64 = 0x14000000;
    pub const MPI_ERRORS_ARE_FATAL: u64 = 0x54000000;
    pub const MPI_ERRORS_ABORT: u64 = 0x54000003;
    pub const MPI_ERRORS_RETURN: u64 = 0x54000001;
    pub const MPI_FILE_NULL: u64 = 0x0;
    pub const MPI_GROUP_NULL: u64 = 0x8000000;
    pub const MPI_GROUP_EMPTY: u64 = 0x48000000;
    pub const MPI_INFO_NULL: u64 = 0x1c000000;
    pub const MPI_INFO_ENV: u64 = 0x5c000001;
    pub const MPI_MESSAGE_NULL: u64 = 0x2c000000;
    pub const MPI_MESSAGE_NO_PROC: u64 = 0x6c000000;
    pub const MPI_OP_NULL: u64 = 0x18000000;
    pub const MPI_SUM: u64 = 0x58000003;
    pub const MPI_MIN: u64 = 0x58000002;
    pub const MPI_MAX: u64 = 0x58000001;
    pub const MPI_PROD: u64 = 0x58000004;
    pub const MPI_BAND: u64 = 0x58000006;
    pub const MPI_BOR: u64 = 0x58000008;
    pub const MPI_BXOR: u64 = 0x5800000a;
    pub const MPI_LAND: u64 = 0x58000005;
    pub const MPI_LOR: u64 = 0x58000007;
    pub const MPI_LXOR: u64 = 0x58000009;
    pub const MPI_MINLOC: u64 = 0x5800000b;
    pub const MPI_MAXLOC: u64 = 0x5800000c;
    pub const MPI_REPLACE: u64 = 0x5800000d;
    pub const MPI_NO_OP: u64 = 0x5800000e;
    pub const MPI_REQUEST_NULL: u64 = 0x2c000000;
    pub const MPI_SESSION_NULL: u64 = 0x38000000;
    pub const MPI_WIN_NULL: u64 = 0x20000000;
    pub const MPI_ARGVS_NULL: u64 = 0x0;
    pub const MPI_ARGV_NULL: u64 = 0x0;
    pub const MPI_BOTTOM: u64 = 0x0;
    pub const MPI_ERRCODES_IGNORE: u64 = 0x0;
    pub const MPI_STATUSES_IGNORE: u64 = 0x1;
    pub const MPI_STATUS_IGNORE: u64 = 0x1;
    pub const MPI_T_CVAR_HANDLE_NULL: u64 = 0x0;
    pub const MPI_T_ENUM_NULL: u64 = 0x0;
    pub const MPI_T_PVAR_HANDLE_NULL: u64 = 0x0;
    pub const MPI_T_PVAR_SESSION_NULL: u64 = 0x0;
    pub const MPI_IN_PLACE: u64 = 0xffffffffffffffff;
    pub const MPI_BUFFER_AUTOMATIC: u64 = 0xfffffffffffffffe;
    pub const MPI_COMM_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_COMM_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_CONVERSION_FN_NULL: u64 = 0x0;
    pub const MPI_CONVERSION_FN_NULL_C: u64 = 0x0;
    pub const MPI_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_TYPE_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_TYPE_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_WIN_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_WIN_NULL_DELETE_FN: u64 = 0x0;
    /// Error classes by name.
    pub const ERROR_CLASSES: &[(&str, i32)] = &[
        ("MPI_SUCCESS", MPI_SUCCESS),
        ("MPI_ERR_BUFFER", MPI_ERR_BUFFER),
        ("MPI_ERR_COUNT", MPI_ERR_COUNT),
        ("MPI_ERR_TYPE", MPI_ERR_TYPE),
        ("MPI_ERR_TAG", MPI_ERR_TAG),
        ("MPI_ERR_COMM", MPI_ERR_COMM),
        ("MPI_ERR_RANK", MPI_ERR_RANK),
        ("MPI_ERR_REQUEST", MPI_ERR_REQUEST),
        ("MPI_ERR_ROOT", MPI_ERR_ROOT),
        ("MPI_ERR_GROUP", MPI_ERR_GROUP),
        ("MPI_ERR_OP", MPI_ERR_OP),
        ("MPI_ERR_TOPOLOGY", MPI_ERR_TOPOLOGY),
        ("MPI_ERR_DIMS", MPI_ERR_DIMS),
        ("MPI_ERR_ARG", MPI_ERR_ARG),
        ("MPI_ERR_UNKNOWN", MPI_ERR_UNKNOWN),
        ("MPI_ERR_TRUNCATE", MPI_ERR_TRUNCATE),
        ("MPI_ERR_OTHER", MPI_ERR_OTHER),
        ("MPI_ERR_INTERN", MPI_ERR_INTERN),
        ("MPI_ERR_PENDING", MPI_ERR_PENDING),
        ("MPI_ERR_IN_STATUS", MPI_ERR_IN_STATUS),
        ("MPI_ERR_ACCESS", MPI_ERR_ACCESS),
        ("MPI_ERR_AMODE", MPI_ERR_AMODE),
        ("MPI_ERR_ASSERT", MPI_ERR_ASSERT),
        ("MPI_ERR_BAD_FILE", MPI_ERR_BAD_FILE),
        ("MPI_ERR_BASE", MPI_ERR_BASE),
        ("MPI_ERR_CONVERSION", MPI_ERR_CONVERSION),
        ("MPI_ERR_DISP", MPI_ERR_DISP),
        ("MPI_ERR_DUP_DATAREP", MPI_ERR_DUP_DATAREP),
        ("MPI_ERR_FILE_EXISTS", MPI_ERR_FILE_EXISTS),
        ("MPI_ERR_FILE_IN_USE", MPI_ERR_FILE_IN_USE),
        ("MPI_ERR_FILE", MPI_ERR_FILE),
        ("MPI_ERR_INFO_KEY", MPI_ERR_INFO_KEY),
        ("MPI_ERR_INFO_NOKEY", MPI_ERR_INFO_NOKEY),
        ("MPI_ERR_INFO_VALUE", MPI_ERR_INFO_VALUE),
        ("MPI_ERR_INFO", MPI_ERR_INFO),
        ("MPI_ERR_IO", MPI_ERR_IO),
        ("MPI_ERR_KEYVAL", MPI_ERR_KEYVAL),
        ("MPI_ERR_LOCKTYPE", MPI_ERR_LOCKTYPE),
        ("MPI_ERR_NAME", MPI_ERR_NAME),
        ("MPI_ERR_NO_MEM", MPI_ERR_NO_MEM),
        ("MPI_ERR_NOT_SAME", MPI_ERR_NOT_SAME),
        ("MPI_ERR_NO_SPACE", MPI_ERR_NO_SPACE),
        ("MPI_ERR_NO_SUCH_FILE", MPI_ERR_NO_SUCH_FILE),
        ("MPI_ERR_PORT", MPI_ERR_PORT),
        ("MPI_ERR_QUOTA", MPI_ERR_QUOTA),
        ("MPI_ERR_READ_ONLY", MPI_ERR_READ_ONLY),
        ("MPI_ERR_RMA_ATTACH", MPI_ERR_RMA_ATTACH),
        ("MPI_ERR_RMA_CONFLICT", MPI_ERR_RMA_CONFLICT),
        ("MPI_ERR_RMA_RANGE", MPI_ERR_RMA_RANGE),
        ("MPI_ERR_RMA_SHARED", MPI_ERR_RMA_SHARED),
        ("MPI_ERR_RMA_SYNC", MPI_ERR_RMA_SYNC),
        ("MPI_ERR_SERVICE", MPI_ERR_SERVICE),
        ("MPI_ERR_SIZE", MPI_ERR_SIZE),
        ("MPI_ERR_SPAWN", MPI_ERR_SPAWN),
        ("MPI_ERR_UNSUPPORTED_DATAREP", MPI_ERR_UNSUPPORTED_DATAREP),
        (
            "MPI_ERR_UNSUPPORTED_OPERATION",
            MPI_ERR_UNSUPPORTED_OPERATION,
        ),
        ("MPI_ERR_WIN", MPI_ERR_WIN),
        ("MPI_ERR_RMA_FLAVOR", MPI_ERR_RMA_FLAVOR),
        ("MPI_ERR_PROC_ABORTED", MPI_ERR_PROC_ABORTED),
        ("MPI_ERR_VALUE_TOO_LARGE", MPI_ERR_VALUE_TOO_LARGE),
        ("MPI_ERR_SESSION", MPI_ERR_SESSION),
        ("MPI_ERR_ERRHANDLER", MPI_ERR_ERRHANDLER),
        ("MPI_ERR_ABI", MPI_ERR_ABI),
        ("MPI_T_ERR_CANNOT_INIT", MPI_T_ERR_CANNOT_INIT),
        ("MPI_T_ERR_NOT_ACCESSIBLE", MPI_T_ERR_NOT_ACCESSIBLE),
        ("MPI_T_ERR_NOT_INITIALIZED", MPI_T_ERR_NOT_INITIALIZED),
        ("MPI_T_ERR_NOT_SUPPORTED", MPI_T_ERR_NOT_SUPPORTED),
        ("MPI_T_ERR_MEMORY", MPI_T_ERR_MEMORY),
        ("MPI_T_ERR_INVALID", MPI_T_ERR_INVALID),
        ("MPI_T_ERR_INVALID_INDEX", MPI_T_ERR_INVALID_INDEX),
        ("MPI_T_ERR_INVALID_ITEM", MPI_T_ERR_INVALID_ITEM),
        ("MPI_T_ERR_INVALID_SESSION", MPI_T_ERR_INVALID_SESSION),
        ("MPI_T_ERR_INVALID_HANDLE", MPI_T_ERR_INVALID_HANDLE),
        ("MPI_T_ERR_INVALID_NAME", MPI_T_ERR_INVALID_NAME),
        ("MPI_T_ERR_OUT_OF_HANDLES", MPI_T_ERR_OUT_OF_HANDLES),
        ("MPI_T_ERR_OUT_OF_SESSIONS", MPI_T_ERR_OUT_OF_SESSIONS),
        ("MPI_T_ERR_CVAR_SET_NOT_NOW", MPI_T_ERR_CVAR_SET_NOT_NOW),
        ("MPI_T_ERR_CVAR_SET_NEVER", MPI_T_ERR_CVAR_SET_NEVER),
        ("MPI_T_ERR_PVAR_NO_WRITE", MPI_T_ERR_PVAR_NO_WRITE),
        ("MPI_T_ERR_PVAR_NO_STARTSTOP", MPI_T_ERR_PVAR_NO_STARTSTOP),
        ("MPI_T_ERR_PVAR_NO_ATOMIC", MPI_T_ERR_PVAR_NO_ATOMIC),
        ("MPI_ERR_LASTCODE", MPI_ERR_LASTCODE),
    ];
    /// Predefined datatypes by name.
    pub const DATATYPES: &[(&str, u64)] = &[
        ("MPI_DATATYPE_NULL", MPI_DATATYPE_NULL),
        ("MPI_AINT", MPI_AINT),
        ("MPI_COUNT", MPI_COUNT),
        ("MPI_OFFSET", MPI_OFFSET),
        ("MPI_PACKED", MPI_PACKED),
        ("MPI_SHORT", MPI_SHORT),
        ("MPI_INT", MPI_INT),
        ("MPI_LONG", MPI_LONG),
        ("MPI_LONG_LONG", MPI_LONG_LONG),
        ("MPI_LONG_LONG_INT", MPI_LONG_LONG_INT),
        ("MPI_UNSIGNED_SHORT", MPI_UNSIGNED_SHORT),
        ("MPI_UNSIGNED", MPI_UNSIGNED),
        ("MPI_UNSIGNED_LONG", MPI_UNSIGNED_LONG),
        ("MPI_UNSIGNED_LONG_LONG", MPI_UNSIGNED_LONG_LONG),
        ("MPI_FLOAT", MPI_FLOAT),
        ("MPI_C_COMPLEX", MPI_C_COMPLEX),
        ("MPI_C_FLOAT_COMPLEX", MPI_C_FLOAT_COMPLEX),
        ("MPI_CXX_FLOAT_COMPLEX", MPI_CXX_FLOAT_COMPLEX),
        ("MPI_DOUBLE", MPI_DOUBLE),
        ("MPI_C_DOUBLE_COMPLEX", MPI_C_DOUBLE_COMPLEX),
        ("MPI_CXX_DOUBLE_COMPLEX", MPI_CXX_DOUBLE_COMPLEX),
        ("MPI_LOGICAL", MPI_LOGICAL),
        ("MPI_INTEGER", MPI_INTEGER),
        ("MPI_REAL", MPI_REAL),
        ("MPI_COMPLEX", MPI_COMPLEX),
        ("MPI_DOUBLE_PRECISION", MPI_DOUBLE_PRECISION),
        ("MPI_DOUBLE_COMPLEX", MPI_DOUBLE_COMPLEX),
        ("MPI_CHARACTER", MPI_CHARACTER),
        ("MPI_LONG_DOUBLE", MPI_LONG_DOUBLE),
        ("MPI_C_LONG_DOUBLE_COMPLEX", MPI_C_LONG_DOUBLE_COMPLEX),
        ("MPI_CXX_LONG_DOUBLE_COMPLEX", MPI_CXX_LONG_DOUBLE_COMPLEX),
        ("MPI_FLOAT_INT", MPI_FLOAT_INT),
        ("MPI_DOUBLE_INT", MPI_DOUBLE_INT),
        ("MPI_LONG_INT", MPI_LONG_INT),
        ("MPI_2INT", MPI_2INT),
        ("MPI_SHORT_INT", MPI_SHORT_INT),
        ("MPI_LONG_DOUBLE_INT", MPI_LONG_DOUBLE_INT),
        ("MPI_2REAL", MPI_2REAL),
        ("MPI_2DOUBLE_PRECISION", MPI_2DOUBLE_PRECISION),
        ("MPI_2INTEGER", MPI_2INTEGER),
        ("MPI_C_BOOL", MPI_C_BOOL),
        ("MPI_CXX_BOOL", MPI_CXX_BOOL),
        ("MPI_WCHAR", MPI_WCHAR),
        ("MPI_INT8_T", MPI_INT8_T),
        ("MPI_UINT8_T", MPI_UINT8_T),
        ("MPI_CHAR", MPI_CHAR),
        ("MPI_SIGNED_CHAR", MPI_SIGNED_CHAR),
        ("MPI_UNSIGNED_CHAR", MPI_UNSIGNED_CHAR),
        ("MPI_BYTE", MPI_BYTE),
        ("MPI_INT16_T", MPI_INT16_T),
        ("MPI_UINT16_T", MPI_UINT16_T),
        ("MPI_INT32_T", MPI_INT32_T),
        ("MPI_UINT32_T", MPI_UINT32_T),
        ("MPI_INT64_T", MPI_INT64_T),
        ("MPI_UINT64_T", MPI_UINT64_T),
        ("MPI_LOGICAL1", MPI_LOGICAL1),
        ("MPI_INTEGER1", MPI_INTEGER1),
        ("MPI_LOGICAL2", MPI_LOGICAL2),
        ("MPI_INTEGER2", MPI_INTEGER2),
        ("MPI_REAL2", MPI_REAL2),
        ("MPI_LOGICAL4", MPI_LOGICAL4),
        ("MPI_INTEGER4", MPI_INTEGER4),
        ("MPI_REAL4", MPI_REAL4),
        ("MPI_COMPLEX4", MPI_COMPLEX4),
        ("MPI_LOGICAL8", MPI_LOGICAL8),
        ("MPI_INTEGER8", MPI_INTEGER8),
        ("MPI_REAL8", MPI_REAL8),
        ("MPI_COMPLEX8", MPI_COMPLEX8),
        ("MPI_LOGICAL16", MPI_LOGICAL16),
        ("MPI_INTEGER16", MPI_INTEGER16),
        ("MPI_REAL16", MPI_REAL16),
        ("MPI_COMPLEX16", MPI_COMPLEX16),
        ("MPI_COMPLEX32", MPI_COMPLEX32),
        ("MPIX_C_FLOAT16", MPIX_C_FLOAT16),
        ("MPIX_BFLOAT16", MPIX_BFLOAT16),
        ("MPI_LB", MPI_LB),
        ("MPI_UB", MPI_UB),
    ];
    /// Predefined operations by name.
    pub const OPS: &[(&str, u64)] = &[
        ("MPI_OP_NULL", MPI_OP_NULL),
        ("MPI_SUM", MPI_SUM),
        ("MPI_MIN", MPI_MIN),
        ("MPI_MAX", MPI_MAX),
        ("MPI_PROD", MPI_PROD),
        ("MPI_BAND", MPI_BAND),
        ("MPI_BOR", MPI_BOR),
        ("MPI_BXOR", MPI_BXOR),
        ("MPI_LAND", MPI_LAND),
        ("MPI_LOR", MPI_LOR),
        ("MPI_LXOR", MPI_LXOR),
        ("MPI_MINLOC", MPI_MINLOC),
        ("MPI_MAXLOC", MPI_MAXLOC),
        ("MPI_REPLACE", MPI_REPLACE),
        ("MPI_NO_OP", MPI_NO_OP),
    ];
    /// Datatype constructors by name.
    pub const COMBINERS: &[(&str, i32)] = &[
        ("MPI_COMBINER_NAMED", MPI_COMBINER_NAMED),
        ("MPI_COMBINER_DUP", MPI_COMBINER_DUP),
        ("MPI_COMBINER_CONTIGUOUS", MPI_COMBINER_CONTIGUOUS),
        ("MPI_COMBINER_VECTOR", MPI_COMBINER_VECTOR),
        ("MPI_COMBINER_HVECTOR", MPI_COMBINER_HVECTOR),
        ("MPI_COMBINER_INDEXED", MPI_COMBINER_INDEXED),
        ("MPI_COMBINER_HINDEXED", MPI_COMBINER_HINDEXED),
        ("MPI_COMBINER_INDEXED_BLOCK", MPI_COMBINER_INDEXED_BLOCK),
        ("MPI_COMBINER_HINDEXED_BLOCK", MPI_COMBINER_HINDEXED_BLOCK),
        ("MPI_COMBINER_STRUCT", MPI_COMBINER_STRUCT),
        ("MPI_COMBINER_SUBARRAY", MPI_COMBINER_SUBARRAY),
        ("MPI_COMBINER_DARRAY", MPI_COMBINER_DARRAY),
        ("MPI_COMBINER_F90_REAL", MPI_COMBINER_F90_REAL),
        ("MPI_COMBINER_F90_COMPLEX", MPI_COMBINER_F90_COMPLEX),
        ("MPI_COMBINER_F90_INTEGER", MPI_COMBINER_F90_INTEGER),
        ("MPI_COMBINER_RESIZED", MPI_COMBINER_RESIZED),
        ("MPI_COMBINER_VALUE_INDEX", MPI_COMBINER_VALUE_INDEX),
        (
            "MPI_COMBINER_HINDEXED_INTEGER",
            MPI_COMBINER_HINDEXED_INTEGER,
        ),
        ("MPI_COMBINER_HVECTOR_INTEGER", MPI_COMBINER_HVECTOR_INTEGER),
        ("MPI_COMBINER_STRUCT_INTEGER", MPI_COMBINER_STRUCT_INTEGER),
    ];
}

/// Values in the `abi` dialect.
pub mod abi {
    pub const MPI_SUCCESS: i32 = 0;
    pub const MPI_ERR_BUFFER: i32 = 1;
    pub const MPI_ERR_COUNT: i32 = 2;
    pub const MPI_ERR_TYPE: i32 = 3;
    pub const MPI_ERR_TAG: i32 = 4;
    pub const MPI_ERR_COMM: i32 = 5;
    pub const MPI_ERR_RANK: i32 = 6;
    pub const MPI_ERR_REQUEST: i32 = 7;
    pub const MPI_ERR_ROOT: i32 = 8;
    pub const MPI_ERR_GROUP: i32 = 9;
    pub const MPI_ERR_OP: i32 = 10;
    pub const MPI_ERR_TOPOLOGY: i32 = 11;
    pub const MPI_ERR_DIMS: i32 = 12;
    pub const MPI_ERR_ARG: i32 = 13;
    pub const MPI_ERR_UNKNOWN: i32 = 14;
    pub const MPI_ERR_TRUNCATE: i32 = 15;
    pub const MPI_ERR_OTHER: i32 = 16;
    pub const MPI_ERR_INTERN: i32 = 17;
    pub const MPI_ERR_PENDING: i32 = 18;
    pub const MPI_ERR_IN_STATUS: i32 = 19;
    pub const MPI_ERR_ACCESS: i32 = 20;
    pub const MPI_ERR_AMODE: i32 = 21;
    pub const MPI_ERR_ASSERT: i32 = 22;
    pub const MPI_ERR_BAD_FILE: i32 = 23;
    pub const MPI_ERR_BASE: i32 = 24;
    pub const MPI_ERR_CONVERSION: i32 = 25;
    pub const MPI_ERR_DISP: i32 = 26;
    pub const MPI_ERR_DUP_DATAREP: i32 = 27;
    pub const MPI_ERR_FILE_EXISTS: i32 = 28;
    pub const MPI_ERR_FILE_IN_USE: i32 = 29;
    pub const MPI_ERR_FILE: i32 = 30;
    pub const MPI_ERR_INFO_KEY: i32 = 31;
    pub const MPI_ERR_INFO_NOKEY: i32 = 32;
    pub const MPI_ERR_INFO_VALUE: i32 = 33;
    pub const MPI_ERR_INFO: i32 = 34;
    pub const MPI_ERR_IO: i32 = 35;
    pub const MPI_ERR_KEYVAL: i32 = 36;
    pub const MPI_ERR_LOCKTYPE: i32 = 37;
    pub const MPI_ERR_NAME: i32 = 38;
    pub const MPI_ERR_NO_MEM: i32 = 39;
    pub const MPI_ERR_NOT_SAME: i32 = 40;
    pub const MPI_ERR_NO_SPACE: i32 = 41;
    pub const MPI_ERR_NO_SUCH_FILE: i32 = 42;
    pub const MPI_ERR_PORT: i32 = 43;
    pub const MPI_ERR_QUOTA: i32 = 44;
    pub const MPI_ERR_READ_ONLY: i32 = 45;
    pub const MPI_ERR_RMA_ATTACH: i32 = 46;
    pub const MPI_ERR_RMA_CONFLICT: i32 = 47;
    pub const MPI_ERR_RMA_RANGE: i32 = 48;
    pub const MPI_ERR_RMA_SHARED: i32 = 49;
    pub const MPI_ERR_RMA_SYNC: i32 = 50;
    pub const MPI_ERR_SERVICE: i32 = 51;
    pub const MPI_ERR_SIZE: i32 = 52;
    pub const MPI_ERR_SPAWN: i32 = 53;
    pub const MPI_ERR_UNSUPPORTED_DATAREP: i32 = 54;
    pub const MPI_ERR_UNSUPPORTED_OPERATION: i32 = 55;
    pub const MPI_ERR_WIN: i32 = 56;
    pub const MPI_ERR_RMA_FLAVOR: i32 = 57;
    pub const MPI_ERR_PROC_ABORTED: i32 = 58;
    pub const MPI_ERR_VALUE_TOO_LARGE: i32 = 59;
    pub const MPI_ERR_SESSION: i32 = 60;
    pub const MPI_ERR_ERRHANDLER: i32 = 61;
    pub const MPI_ERR_ABI: i32 = 62;
    pub const MPI_T_ERR_CANNOT_INIT: i32 = 1001;
    pub const MPI_T_ERR_NOT_ACCESSIBLE: i32 = 1002;
    pub const MPI_T_ERR_NOT_INITIALIZED: i32 = 1003;
    pub const MPI_T_ERR_NOT_SUPPORTED: i32 = 1004;
    pub const MPI_T_ERR_MEMORY: i32 = 1005;
    pub const MPI_T_ERR_INVALID: i32 = 1006;
    pub const MPI_T_ERR_INVALID_INDEX: i32 = 1007;
    pub const MPI_T_ERR_INVALID_ITEM: i32 = 1008;
    pub const MPI_T_ERR_INVALID_SESSION: i32 = 1009;
    pub const MPI_T_ERR_INVALID_HANDLE: i32 = 1010;
    pub const MPI_T_ERR_INVALID_NAME: i32 = 1011;
    pub const MPI_T_ERR_OUT_OF_HANDLES: i32 = 1012;
    pub const MPI_T_ERR_OUT_OF_SESSIONS: i32 = 1013;
    pub const MPI_T_ERR_CVAR_SET_NOT_NOW: i32 = 1014;
    pub const MPI_T_ERR_CVAR_SET_NEVER: i32 = 1015;
    pub const MPI_T_ERR_PVAR_NO_WRITE: i32 = 1016;
    pub const MPI_T_ERR_PVAR_NO_STARTSTOP: i32 = 1017;
    pub const MPI_T_ERR_PVAR_NO_ATOMIC: i32 = 1018;
    pub const MPI_ERR_LASTCODE: i32 = 16383;
    pub const MPI_UNDEFINED: i32 = -32766;
    pub const MPI_ROOT: i32 = -4;
    pub const MPI_PROC_NULL: i32 = -3;
    pub const MPI_ANY_TAG: i32 = -2;
    pub const MPI_ANY_SOURCE: i32 = -1;
    pub const MPI_DISPLACEMENT_CURRENT: i64 = -1;
    pub const MPI_ABI_SUBVERSION: i32 = 0;
    pub const MPI_F_SOURCE: i32 = 0;
    pub const MPI_KEYVAL_INVALID: i32 = 0;
    pub const MPI_SUBVERSION: i32 = 0;
    pub const MPI_THREAD_SINGLE: i32 = 0;
    pub const MPI_T_CB_REQUIRE_NONE: i32 = 0;
    pub const MPI_ABI_VERSION: i32 = 1;
    pub const MPI_F_TAG: i32 = 1;
    pub const MPI_MODE_APPEND: i32 = 1;
    pub const MPI_T_BIND_NO_OBJECT: i32 = 1;
    pub const MPI_T_PVAR_CLASS_STATE: i32 = 1;
    pub const MPI_T_SCOPE_CONSTANT: i32 = 1;
    pub const MPI_T_SOURCE_ORDERED: i32 = 1;
    pub const MPI_F_ERROR: i32 = 2;
    pub const MPI_MODE_CREATE: i32 = 2;
    pub const MPI_T_BIND_MPI_COMM: i32 = 2;
    pub const MPI_T_PVAR_CLASS_LEVEL: i32 = 2;
    pub const MPI_T_SCOPE_READONLY: i32 = 2;
    pub const MPI_T_SOURCE_UNORDERED: i32 = 2;
    pub const MPI_T_BIND_MPI_DATATYPE: i32 = 3;
    pub const MPI_T_CB_REQUIRE_MPI_RESTRICTED: i32 = 3;
    pub const MPI_T_PVAR_CLASS_SIZE: i32 = 3;
    pub const MPI_T_SCOPE_LOCAL: i32 = 3;
    pub const MPI_MODE_DELETE_ON_CLOSE: i32 = 4;
    pub const MPI_T_BIND_MPI_ERRHANDLER: i32 = 4;
    pub const MPI_T_PVAR_CLASS_PERCENTAGE: i32 = 4;
    pub const MPI_T_SCOPE_GROUP: i32 = 4;
    pub const MPI_T_BIND_MPI_FILE: i32 = 5;
    pub const MPI_T_PVAR_CLASS_HIGHWATERMARK: i32 = 5;
    pub const MPI_T_SCOPE_GROUP_EQ: i32 = 5;
    pub const MPI_VERSION: i32 = 5;
    pub const MPI_T_BIND_MPI_GROUP: i32 = 6;
    pub const MPI_T_PVAR_CLASS_LOWWATERMARK: i32 = 6;
    pub const MPI_T_SCOPE_ALL: i32 = 6;
    pub const MPI_T_BIND_MPI_OP: i32 = 7;
    pub const MPI_T_PVAR_CLASS_COUNTER: i32 = 7;
    pub const MPI_T_SCOPE_ALL_EQ: i32 = 7;
    pub const MPI_F_STATUS_SIZE: i32 = 8;
    pub const MPI_MODE_EXCL: i32 = 8;
    pub const MPI_T_BIND_MPI_REQUEST: i32 = 8;
    pub const MPI_T_PVAR_CLASS_AGGREGATE: i32 = 8;
    pub const MPI_T_BIND_MPI_WIN: i32 = 9;
    pub const MPI_T_PVAR_CLASS_TIMER: i32 = 9;
    pub const MPI_T_VERBOSITY_USER_BASIC: i32 = 9;
    pub const MPI_T_BIND_MPI_MESSAGE: i32 = 10;
    pub const MPI_T_PVAR_CLASS_GENERIC: i32 = 10;
    pub const MPI_T_VERBOSITY_USER_DETAIL: i32 = 10;
    pub const MPI_T_BIND_MPI_INFO: i32 = 11;
    pub const MPI_ORDER_C: i32 = 12;
    pub const MPI_T_BIND_MPI_SESSION: i32 = 12;
    pub const MPI_T_VERBOSITY_USER_ALL: i32 = 12;
    pub const MPI_ORDER_FORTRAN: i32 = 15;
    pub const MPI_T_CB_REQUIRE_THREAD_SAFE: i32 = 15;
    pub const MPI_DISTRIBUTE_NONE: i32 = 16;
    pub const MPI_MODE_RDONLY: i32 = 16;
    pub const MPI_DISTRIBUTE_BLOCK: i32 = 17;
    pub const MPI_T_VERBOSITY_TUNER_BASIC: i32 = 17;
    pub const MPI_DISTRIBUTE_CYCLIC: i32 = 18;
    pub const MPI_T_VERBOSITY_TUNER_DETAIL: i32 = 18;
    pub const MPI_DISTRIBUTE_DFLT_DARG: i32 = 19;
    pub const MPI_T_VERBOSITY_TUNER_ALL: i32 = 20;
    pub const MPI_MODE_RDWR: i32 = 32;
    pub const MPI_T_VERBOSITY_MPIDEV_BASIC: i32 = 33;
    pub const MPI_T_VERBOSITY_MPIDEV_DETAIL: i32 = 34;
    pub const MPI_T_VERBOSITY_MPIDEV_ALL: i32 = 36;
    pub const MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE: i32 = 63;
    pub const MPI_MODE_SEQUENTIAL: i32 = 64;
    pub const MPI_COMBINER_NAMED: i32 = 101;
    pub const MPI_COMBINER_DUP: i32 = 102;
    pub const MPI_COMBINER_CONTIGUOUS: i32 = 103;
    pub const MPI_COMBINER_VECTOR: i32 = 104;
    pub const MPI_COMBINER_HVECTOR: i32 = 105;
    pub const MPI_COMBINER_INDEXED: i32 = 106;
    pub const MPI_COMBINER_HINDEXED: i32 = 107;
    pub const MPI_COMBINER_INDEXED_BLOCK: i32 = 108;
    pub const MPI_COMBINER_HINDEXED_BLOCK: i32 = 109;
    pub const MPI_COMBINER_STRUCT: i32 = 110;
    pub const MPI_COMBINER_SUBARRAY: i32 = 111;
    pub const MPI_COMBINER_DARRAY: i32 = 112;
    pub const MPI_COMBINER_F90_REAL: i32 = 113;
    pub const MPI_COMBINER_F90_COMPLEX: i32 = 114;
    pub const MPI_COMBINER_F90_INTEGER: i32 = 115;
    pub const MPI_COMBINER_RESIZED: i32 = 116;
    pub const MPI_COMBINER_VALUE_INDEX: i32 = 117;
    pub const MPI_MODE_UNIQUE_OPEN: i32 = 128;
    pub const MPI_TYPECLASS_INTEGER: i32 = 192;
    pub const MPI_TYPECLASS_REAL: i32 = 193;
    pub const MPI_TYPECLASS_COMPLEX: i32 = 194;
    pub const MPI_IDENT: i32 = 201;
    pub const MPI_CONGRUENT: i32 = 202;
    pub const MPI_SIMILAR: i32 = 203;
    pub const MPI_UNEQUAL: i32 = 204;
    pub const MPI_CART: i32 = 211;
    pub const MPI_GRAPH: i32 = 212;
    pub const MPI_DIST_GRAPH: i32 = 213;
    pub const MPI_COMM_TYPE_SHARED: i32 = 221;
    pub const MPI_COMM_TYPE_HW_UNGUIDED: i32 = 222;
    pub const MPI_COMM_TYPE_HW_GUIDED: i32 = 223;
    pub const MPI_COMM_TYPE_RESOURCE_GUIDED: i32 = 224;
    pub const MPI_MODE_WRONLY: i32 = 256;
    pub const MPI_LOCK_EXCLUSIVE: i32 = 301;
    pub const MPI_LOCK_SHARED: i32 = 302;
    pub const MPI_WIN_FLAVOR_CREATE: i32 = 311;
    pub const MPI_WIN_FLAVOR_ALLOCATE: i32 = 312;
    pub const MPI_WIN_FLAVOR_DYNAMIC: i32 = 313;
    pub const MPI_WIN_FLAVOR_SHARED: i32 = 314;
    pub const MPI_WIN_UNIFIED: i32 = 321;
    pub const MPI_WIN_SEPARATE: i32 = 322;
    pub const MPI_SEEK_CUR: i32 = 401;
    pub const MPI_SEEK_END: i32 = 402;
    pub const MPI_SEEK_SET: i32 = 403;
    pub const MPI_TAG_UB: i32 = 501;
    pub const MPI_IO: i32 = 502;
    pub const MPI_HOST: i32 = 503;
    pub const MPI_WTIME_IS_GLOBAL: i32 = 504;
    pub const MPI_APPNUM: i32 = 505;
    pub const MPI_LASTUSEDCODE: i32 = 506;
    pub const MPI_UNIVERSE_SIZE: i32 = 507;
    pub const MPI_BSEND_OVERHEAD: i32 = 512;
    pub const MPI_WIN_BASE: i32 = 601;
    pub const MPI_WIN_DISP_UNIT: i32 = 602;
    pub const MPI_WIN_SIZE: i32 = 603;
    pub const MPI_WIN_CREATE_FLAVOR: i32 = 604;
    pub const MPI_WIN_MODEL: i32 = 605;
    pub const MPI_MODE_NOCHECK: i32 = 1024;
    pub const MPI_THREAD_FUNNELED: i32 = 1024;
    pub const MPI_MODE_NOPRECEDE: i32 = 2048;
    pub const MPI_THREAD_SERIALIZED: i32 = 2048;
    pub const MPI_MODE_NOPUT: i32 = 4096;
    pub const MPI_THREAD_MULTIPLE: i32 = 4096;
    pub const MPI_MODE_NOSTORE: i32 = 8192;
    pub const MPI_MODE_NOSUCCEED: i32 = 16384;
    pub const MPI_MAX_DATAREP_STRING: i32 = 128;
    pub const MPI_MAX_OBJECT_NAME: i32 = 128;
    pub const MPI_MAX_INFO_KEY: i32 = 256;
    pub const MPI_MAX_PROCESSOR_NAME: i32 = 256;
    pub const MPI_MAX_ERROR_STRING: i32 = 512;
    pub const MPI_MAX_INFO_VAL: i32 = 1024;
    pub const MPI_MAX_PORT_NAME: i32 = 1024;
    pub const MPI_MAX_PSET_NAME_LEN: i32 = 1024;
    pub const MPI_MAX_STRINGTAG_LEN: i32 = 1024;
    pub const MPI_MAX_LIBRARY_VERSION_STRING: i32 = 8192;
    pub const MPI_COMM_NULL: u64 = 0x100;
    pub const MPI_COMM_WORLD: u64 = 0x101;
    pub const MPI_COMM_SELF: u64 = 0x102;
    pub const MPI_DATATYPE_NULL: u64 = 0x200;
    pub const MPI_AINT: u64 = 0x201;
    pub const MPI_COUNT: u64 = 0x202;
    pub const MPI_OFFSET: u64 = 0x203;
    pub const MPI_PACKED: u64 = 0x207;
    pub const MPI_SHORT: u64 = 0x208;
    pub const MPI_INT: u64 = 0x209;
    pub const MPI_LONG: u64 = 0x20a;
    pub const MPI_LONG_LONG: u64 = 0x20b;
    pub const MPI_LONG_LONG_INT: u64 = 0x20b;
    pub const MPI_UNSIGNED_SHORT: u64 = 0x20c;
    pub const MPI_UNSIGNED: u64 = 0x20d;
    pub const MPI_UNSIGNED_LONG: u64 = 0x20e;
    pub const MPI_UNSIGNED_LONG_LONG: u64 = 0x20f;
    pub const MPI_FLOAT: u64 = 0x210;
    pub const MPI_C_COMPLEX: u64 = 0x212;
    pub const MPI_C_FLOAT_COMPLEX: u64 = 0x212;
    pub const MPI_CXX_FLOAT_COMPLEX: u64 = 0x213;
    pub const MPI_DOUBLE: u64 = 0x214;
    pub const MPI_C_DOUBLE_COMPLEX: u64 = 0x216;
    pub const MPI_CXX_DOUBLE_COMPLEX: u64 = 0x217;
    pub const MPI_LOGICAL: u64 = 0x218;
    pub const MPI_INTEGER: u64 = 0x219;
    pub const MPI_REAL: u64 = 0x21a;
    pub const MPI_COMPLEX: u64 = 0x21b;
    pub const MPI_DOUBLE_PRECISION: u64 = 0x21c;
    pub const MPI_DOUBLE_COMPLEX: u64 = 0x21d;
    pub const MPI_CHARACTER: u64 = 0x21e;
    pub const MPI_LONG_DOUBLE: u64 = 0x220;
    pub const MPI_C_LONG_DOUBLE_COMPLEX: u64 = 0x224;
    pub const MPI_CXX_LONG_DOUBLE_COMPLEX: u64 = 0x225;
    pub const MPI_FLOAT_INT: u64 = 0x228;
    pub const MPI_DOUBLE_INT: u64 = 0x229;
    pub const MPI_LONG_INT: u64 = 0x22a;
    pub const MPI_2INT: u64 = 0x22b;
    pub const MPI_SHORT_INT: u64 = 0x22c;
    pub const MPI_LONG_DOUBLE_INT: u64 = 0x22d;
    pub const MPI_2REAL: u64 = 0x230;
    pub const MPI_2DOUBLE_PRECISION: u64 = 0x231;
    pub const MPI_2INTEGER: u64 = 0x232;
    pub const MPI_C_BOOL: u64 = 0x238;
    pub const MPI_CXX_BOOL: u64 = 0x239;
    pub const MPI_WCHAR: u64 = 0x23c;
    pub const MPI_INT8_T: u64 = 0x240;
    pub const MPI_UINT8_T: u64 = 0x241;
    pub const MPI_CHAR: u64 = 0x243;
    pub const MPI_SIGNED_CHAR: u64 = 0x244;
    pub const MPI_UNSIGNED_CHAR: u64 = 0x245;
    pub const MPI_BYTE: u64 = 0x247;
    pub const MPI_INT16_T: u64 = 0x248;
    pub const MPI_UINT16_T: u64 = 0x249;
    pub const MPI_INT32_T: u64 = 0x250;
    pub const MPI_UINT32_T: u64 = 0x251;
    pub const MPI_INT64_T: u64 = 0x258;
    pub const MPI_UINT64_T: u64 = 0x259;
    pub const MPI_LOGICAL1: u64 = 0x2c0;
    pub const MPI_INTEGER1: u64 = 0x2c1;
    pub const MPI_LOGICAL2: u64 = 0x2c8;
    pub const MPI_INTEGER2: u64 = 0x2c9;
    pub const MPI_REAL2: u64 = 0x2ca;
    pub const MPI_LOGICAL4: u64 = 0x2d0;
    pub const MPI_INTEGER4: u64 = 0x2d1;
    pub const MPI_REAL4: u64 = 0x2d2;
    pub const MPI_COMPLEX4: u64 = 0x2d3;
    pub const MPI_LOGICAL8: u64 = 0x2d8;
    pub const MPI_INTEGER8: u64 = 0x2d9;
    pub const MPI_REAL8: u64 = 0x2da;
    pub const MPI_COMPLEX8: u64 = 0x2db;
    pub const MPI_LOGICAL16: u64 = 0x2e0;
    pub const MPI_INTEGER16: u64 = 0x2e1;
    pub const MPI_REAL16: u64 = 0x2e2;
    pub const MPI_COMPLEX16: u64 = 0x2e3;
    pub const MPI_COMPLEX32: u64 = 0x2eb;
    pub const MPI_ERRHANDLER_NULL: u64 = 0x140;
    pub const MPI_ERRORS_ARE_FATAL: u64 = 0x141;
    pub const MPI_ERRORS_ABORT: u64 = 0x142;
    pub const MPI_ERRORS_RETURN: u64 = 0x143;
    pub const MPI_FILE_NULL: u64 = 0x118;
    pub const MPI_GROUP_NULL: u64 = 0x108;
    pub const MPI_GROUP_EMPTY: u64 = 0x109;
    pub const MPI_INFO_NULL: u64 = 0x130;
    pub const MPI_INFO_ENV: u64 = 0x131;
    pub const MPI_MESSAGE_NULL: u64 = 0x128;
    pub const MPI_MESSAGE_NO_PROC: u64 = 0x129;
    pub const MPI_OP_NULL: u64 = 0x20;
    pub const MPI_SUM: u64 = 0x21;
    pub const MPI_MIN: u64 = 0x22;
    pub const MPI_MAX: u64 = 0x23;
    pub const MPI_PROD: u64 = 0x24;
    pub const MPI_BAND: u64 = 0x28;
    pub const MPI_BOR: u64 = 0x29;
    pub const MPI_BXOR: u64 = 0x2a;
    pub const MPI_LAND: u64 = 0x30;
    pub const MPI_LOR: u64 = 0x31;
    pub const MPI_LXOR: u64 = 0x32;
    pub const MPI_MINLOC: u64 = 0x38;
    pub const MPI_MAXLOC: u64 = 0x39;
    pub const MPI_REPLACE: u64 = 0x3c;
    pub const MPI_NO_OP: u64 = 0x3d;
    pub const MPI_REQUEST_NULL: u64 = 0x180;
    pub const MPI_SESSION_NULL: u64 = 0x120;
    pub const MPI_WIN_NULL: u64 = 0x110;
    pub const MPI_ARGVS_NULL: u64 = 0x0;
    pub const MPI_ARGV_NULL: u64 = 0x0;
    pub const MPI_BOTTOM: u64 = 0x0;
    pub const MPI_ERRCODES_IGNORE: u64 = 0x0;
    pub const MPI_STATUSES_IGNORE: u64 = 0x0;
    pub const MPI_STATUS_IGNORE: u64 = 0x0;
    pub const MPI_T_CVAR_HANDLE_NULL: u64 = 0x0;
    pub const MPI_T_ENUM_NULL: u64 = 0x0;
    pub const MPI_T_PVAR_HANDLE_NULL: u64 = 0x0;
    pub const MPI_T_PVAR_SESSION_NULL: u64 = 0x0;
    pub const MPI_IN_PLACE: u64 = 0x1;
    pub const MPI_T_PVAR_ALL_HANDLES: u64 = 0x1;
    pub const MPI_BUFFER_AUTOMATIC: u64 = 0x2;
    pub const MPI_UNWEIGHTED: u64 = 0xa;
    pub const MPI_WEIGHTS_EMPTY: u64 = 0xb;
    pub const MPI_COMM_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_COMM_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_CONVERSION_FN_NULL: u64 = 0x0;
    pub const MPI_CONVERSION_FN_NULL_C: u64 = 0x0;
    pub const MPI_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_TYPE_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_TYPE_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_WIN_NULL_COPY_FN: u64 = 0x0;
    pub const MPI_WIN_NULL_DELETE_FN: u64 = 0x0;
    pub const MPI_COMM_DUP_FN: u64 = 0x1;
    pub const MPI_DUP_FN: u64 = 0x1;
    pub const MPI_TYPE_DUP_FN: u64 = 0x1;
    pub const MPI_WIN_DUP_FN: u64 = 0x1;
    /// Error classes by name.
    pub const ERROR_CLASSES: &[(&str, i32)] = &[
        ("MPI_SUCCESS", MPI_SUCCESS),
        ("MPI_ERR_BUFFER", MPI_ERR_BUFFER),
        ("MPI_ERR_COUNT", MPI_ERR_COUNT),
        ("MPI_ERR_TYPE", MPI_ERR_TYPE),
        ("MPI_ERR_TAG", MPI_ERR_TAG),
        ("MPI_ERR_COMM", MPI_ERR_COMM),
        ("MPI_ERR_RANK", MPI_ERR_RANK),
        ("MPI_ERR_REQUEST", MPI_ERR_REQUEST),
        ("MPI_ERR_ROOT", MPI_ERR_ROOT),
        ("MPI_ERR_GROUP", MPI_ERR_GROUP),
        ("MPI_ERR_OP", MPI_ERR_OP),
        ("MPI_ERR_TOPOLOGY", MPI_ERR_TOPOLOGY),
        ("MPI_ERR_DIMS", MPI_ERR_DIMS),
        ("MPI_ERR_ARG", MPI_ERR_ARG),
        ("MPI_ERR_UNKNOWN", MPI_ERR_UNKNOWN),
        ("MPI_ERR_TRUNCATE", MPI_ERR_TRUNCATE),
        ("MPI_ERR_OTHER", MPI_ERR_OTHER),
        ("MPI_ERR_INTERN", MPI_ERR_INTERN),
        ("MPI_ERR_PENDING", MPI_ERR_PENDING),
        ("MPI_ERR_IN_STATUS", MPI_ERR_IN_STATUS),
        ("MPI_ERR_ACCESS", MPI_ERR_ACCESS),
        ("MPI_ERR_AMODE", MPI_ERR_AMODE),
        ("MPI_ERR_ASSERT", MPI_ERR_ASSERT),
        ("MPI_ERR_BAD_FILE", MPI_ERR_BAD_FILE),
        ("MPI_ERR_BASE", MPI_ERR_BASE),
        ("MPI_ERR_CONVERSION", MPI_ERR_CONVERSION),
        ("MPI_ERR_DISP", MPI_ERR_DISP),
        ("MPI_ERR_DUP_DATAREP", MPI_ERR_DUP_DATAREP),
        ("MPI_ERR_FILE_EXISTS", MPI_ERR_FILE_EXISTS),
        ("MPI_ERR_FILE_IN_USE", MPI_ERR_FILE_IN_USE),
        ("MPI_ERR_FILE", MPI_ERR_FILE),
        ("MPI_ERR_INFO_KEY", MPI_ERR_INFO_KEY),
        ("MPI_ERR_INFO_NOKEY", MPI_ERR_INFO_NOKEY),
        ("MPI_ERR_INFO_VALUE", MPI_ERR_INFO_VALUE),
        ("MPI_ERR_INFO", MPI_ERR_INFO),
        ("MPI_ERR_IO", MPI_ERR_IO),
        ("MPI_ERR_KEYVAL", MPI_ERR_KEYVAL),
        ("MPI_ERR_LOCKTYPE", MPI_ERR_LOCKTYPE),
        ("MPI_ERR_NAME", MPI_ERR_NAME),
        ("MPI_ERR_NO_MEM", MPI_ERR_NO_MEM),
        ("MPI_ERR_NOT_SAME", MPI_ERR_NOT_SAME),
        ("MPI_ERR_NO_SPACE", MPI_ERR_NO_SPACE),
        ("MPI_ERR_NO_SUCH_FILE", MPI_ERR_NO_SUCH_FILE),
        ("MPI_ERR_PORT", MPI_ERR_PORT),
        ("MPI_ERR_QUOTA", MPI_ERR_QUOTA),
        ("MPI_ERR_READ_ONLY", MPI_ERR_READ_ONLY),
        ("MPI_ERR_RMA_ATTACH", MPI_ERR_RMA_ATTACH),
        ("MPI_ERR_RMA_CONFLICT", MPI_ERR_RMA_CONFLICT),
        ("MPI_ERR_RMA_RANGE", MPI_ERR_RMA_RANGE),
        ("MPI_ERR_RMA_SHARED", MPI_ERR_RMA_SHARED),
        ("MPI_ERR_RMA_SYNC", MPI_ERR_RMA_SYNC),
        ("MPI_ERR_SERVICE", MPI_ERR_SERVICE),
        ("MPI_ERR_SIZE", MPI_ERR_SIZE),
        ("MPI_ERR_SPAWN", MPI_ERR_SPAWN),
        ("MPI_ERR_UNSUPPORTED_DATAREP", MPI_ERR_UNSUPPORTED_DATAREP),
        (
            "MPI_ERR_UNSUPPORTED_OPERATION",
            MPI_ERR_UNSUPPORTED_OPERATION,
        ),
        ("MPI_ERR_WIN", MPI_ERR_WIN),
        ("MPI_ERR_RMA_FLAVOR", MPI_ERR_RMA_FLAVOR),
        ("MPI_ERR_PROC_ABORTED", MPI_ERR_PROC_ABORTED),
        ("MPI_ERR_VALUE_TOO_LARGE", MPI_ERR_VALUE_TOO_LARGE),
        ("MPI_ERR_SESSION", MPI_ERR_SESSION),
        ("MPI_ERR_ERRHANDLER", MPI_ERR_ERRHANDLER),
        ("MPI_ERR_ABI", MPI_ERR_ABI),
        ("MPI_T_ERR_CANNOT_INIT", MPI_T_ERR_CANNOT_INIT),
        ("MPI_T_ERR_NOT_ACCESSIBLE", MPI_T_ERR_NOT_ACCESSIBLE),
        ("MPI_T_ERR_NOT_INITIALIZED", MPI_T_ERR_NOT_INITIALIZED),
        ("MPI_T_ERR_NOT_SUPPORTED", MPI_T_ERR_NOT_SUPPORTED),
        ("MPI_T_ERR_MEMORY", MPI_T_ERR_MEMORY),
        ("MPI_T_ERR_INVALID", MPI_T_ERR_INVALID),
        ("MPI_T_ERR_INVALID_INDEX", MPI_T_ERR_INVALID_INDEX),
        ("MPI_T_ERR_INVALID_ITEM", MPI_T_ERR_INVALID_ITEM),
        ("MPI_T_ERR_INVALID_SESSION", MPI_T_ERR_INVALID_SESSION),
        ("MPI_T_ERR_INVALID_HANDLE", MPI_T_ERR_INVALID_HANDLE),
        ("MPI_T_ERR_INVALID_NAME", MPI_T_ERR_INVALID_NAME),
        ("MPI_T_ERR_OUT_OF_HANDLES", MPI_T_ERR_OUT_OF_HANDLES),
        ("MPI_T_ERR_OUT_OF_SESSIONS", MPI_T_ERR_OUT_OF_SESSIONS),
        ("MPI_T_ERR_CVAR_SET_NOT_NOW", MPI_T_ERR_CVAR_SET_NOT_NOW),
        ("MPI_T_ERR_CVAR_SET_NEVER", MPI_T_ERR_CVAR_SET_NEVER),
        ("MPI_T_ERR_PVAR_NO_WRITE", MPI_T_ERR_PVAR_NO_WRITE),
        ("MPI_T_ERR_PVAR_NO_STARTSTOP", MPI_T_ERR_PVAR_NO_STARTSTOP),
        ("MPI_T_ERR_PVAR_NO_ATOMIC", MPI_T_ERR_PVAR_NO_ATOMIC),
        ("MPI_ERR_LASTCODE", MPI_ERR_LASTCODE),
    ];
    /// Predefined datatypes by name.
    pub const DATATYPES: &[(&str, u64)] = &[
        ("MPI_DATATYPE_NULL", MPI_DATATYPE_NULL),
        ("MPI_AINT", MPI_AINT),
        ("MPI_COUNT", MPI_COUNT),
        ("MPI_OFFSET", MPI_OFFSET),
        ("MPI_PACKED", MPI_PACKED),
        ("MPI_SHORT", MPI_SHORT),
        ("MPI_INT", MPI_INT),
        ("MPI_LONG", MPI_LONG),
        ("MPI_LONG_LONG", MPI_LONG_LONG),
        ("MPI_LONG_LONG_INT", MPI_LONG_LONG_INT),
        ("MPI_UNSIGNED_SHORT", MPI_UNSIGNED_SHORT),
        ("MPI_UNSIGNED", MPI_UNSIGNED),
        ("MPI_UNSIGNED_LONG", MPI_UNSIGNED_LONG),
        ("MPI_UNSIGNED_LONG_LONG", MPI_UNSIGNED_LONG_LONG),
        ("MPI_FLOAT", MPI_FLOAT),
        ("MPI_C_COMPLEX", MPI_C_COMPLEX),
        ("MPI_C_FLOAT_COMPLEX", MPI_C_FLOAT_COMPLEX),
        ("MPI_CXX_FLOAT_COMPLEX", MPI_CXX_FLOAT_COMPLEX),
        ("MPI_DOUBLE", MPI_DOUBLE),
        ("MPI_C_DOUBLE_COMPLEX", MPI_C_DOUBLE_COMPLEX),
        ("MPI_CXX_DOUBLE_COMPLEX", MPI_CXX_DOUBLE_COMPLEX),
        ("MPI_LOGICAL", MPI_LOGICAL),
        ("MPI_INTEGER", MPI_INTEGER),
        ("MPI_REAL", MPI_REAL),
        ("MPI_COMPLEX", MPI_COMPLEX),
        ("MPI_DOUBLE_PRECISION", MPI_DOUBLE_PRECISION),
        ("MPI_DOUBLE_COMPLEX", MPI_DOUBLE_COMPLEX),
        ("MPI_CHARACTER", MPI_CHARACTER),
        ("MPI_LONG_DOUBLE", MPI_LONG_DOUBLE),
        ("MPI_C_LONG_DOUBLE_COMPLEX", MPI_C_LONG_DOUBLE_COMPLEX),
        ("MPI_CXX_LONG_DOUBLE_COMPLEX", MPI_CXX_LONG_DOUBLE_COMPLEX),
        ("MPI_FLOAT_INT", MPI_FLOAT_INT),
        ("MPI_DOUBLE_INT", MPI_DOUBLE_INT),
        ("MPI_LONG_INT", MPI_LONG_INT),
        ("MPI_2INT", MPI_2INT),
        ("MPI_SHORT_INT", MPI_SHORT_INT),
        ("MPI_LONG_DOUBLE_INT", MPI_LONG_DOUBLE_INT),
        ("MPI_2REAL", MPI_2REAL),
        ("MPI_2DOUBLE_PRECISION", MPI_2DOUBLE_PRECISION),
        ("MPI_2INTEGER", MPI_2INTEGER),
        ("MPI_C_BOOL", MPI_C_BOOL),
        ("MPI_CXX_BOOL", MPI_CXX_BOOL),
        ("MPI_WCHAR", MPI_WCHAR),
        ("MPI_INT8_T", MPI_INT8_T),
        ("MPI_UINT8_T", MPI_UINT8_T),
        ("MPI_CHAR", MPI_CHAR),
        ("MPI_SIGNED_CHAR", MPI_SIGNED_CHAR),
        ("MPI_UNSIGNED_CHAR", MPI_UNSIGNED_CHAR),
        ("MPI_BYTE", MPI_BYTE),
        ("MPI_INT16_T", MPI_INT16_T),
        ("MPI_UINT16_T", MPI_UINT16_T),
        ("MPI_INT32_T", MPI_INT32_T),
        ("MPI_UINT32_T", MPI_UINT32_T),
        ("MPI_INT64_T", MPI_INT64_T),
        ("MPI_UINT64_T", MPI_UINT64_T),
        ("MPI_LOGICAL1", MPI_LOGICAL1),
        ("MPI_INTEGER1", MPI_INTEGER1),
        ("MPI_LOGICAL2", MPI_LOGICAL2),
        ("MPI_INTEGER2", MPI_INTEGER2),
        ("MPI_REAL2", MPI_REAL2),
        ("MPI_LOGICAL4", MPI_LOGICAL4),
        ("MPI_INTEGER4", MPI_INTEGER4),
        ("MPI_REAL4", MPI_REAL4),
        ("MPI_COMPLEX4", MPI_COMPLEX4),
        ("MPI_LOGICAL8", MPI_LOGICAL8),
        ("MPI_INTEGER8", MPI_INTEGER8),
        ("MPI_REAL8", MPI_REAL8),
        ("MPI_COMPLEX8", MPI_COMPLEX8),
        ("MPI_LOGICAL16", MPI_LOGICAL16),
        ("MPI_INTEGER16", MPI_INTEGER16),
        ("MPI_REAL16", MPI_REAL16),
        ("MPI_COMPLEX16", MPI_COMPLEX16),
        ("MPI_COMPLEX32", MPI_COMPLEX32),
    ];
    /// Predefined operations by name.
    pub const OPS: &[(&str, u64)] = &[
        ("MPI_OP_NULL", MPI_OP_NULL),
        ("MPI_SUM", MPI_SUM),
        ("MPI_MIN", MPI_MIN),
        ("MPI_MAX", MPI_MAX),
        ("MPI_PROD", MPI_PROD),
        ("MPI_BAND", MPI_BAND),
        ("MPI_BOR", MPI_BOR),
        ("MPI_BXOR", MPI_BXOR),
        ("MPI_LAND", MPI_LAND),
        ("MPI_LOR", MPI_LOR),
        ("MPI_LXOR", MPI_LXOR),
        ("MPI_MINLOC", MPI_MINLOC),
        ("MPI_MAXLOC", MPI_MAXLOC),
        ("MPI_REPLACE", MPI_REPLACE),
        ("MPI_NO_OP", MPI_NO_OP),
    ];
    /// Datatype constructors by name.
    pub const COMBINERS: &[(&str, i32)] = &[
        ("MPI_COMBINER_NAMED", MPI_COMBINER_NAMED),
        ("MPI_COMBINER_DUP", MPI_COMBINER_DUP),
        ("MPI_COMBINER_CONTIGUOUS", MPI_COMBINER_CONTIGUOUS),
        ("MPI_COMBINER_VECTOR", MPI_COMBINER_VECTOR),
        ("MPI_COMBINER_HVECTOR", MPI_COMBINER_HVECTOR),
        ("MPI_COMBINER_INDEXED", MPI_COMBINER_INDEXED),
        ("MPI_COMBINER_HINDEXED", MPI_COMBINER_HINDEXED),
        ("MPI_COMBINER_INDEXED_BLOCK", MPI_COMBINER_INDEXED_BLOCK),
        ("MPI_COMBINER_HINDEXED_BLOCK", MPI_COMBINER_HINDEXED_BLOCK),
        ("MPI_COMBINER_STRUCT", MPI_COMBINER_STRUCT),
        ("MPI_COMBINER_SUBARRAY", MPI_COMBINER_SUBARRAY),
        ("MPI_COMBINER_DARRAY", MPI_COMBINER_DARRAY),
        ("MPI_COMBINER_F90_REAL", MPI_COMBINER_F90_REAL),
        ("MPI_COMBINER_F90_COMPLEX", MPI_COMBINER_F90_COMPLEX),
        ("MPI_COMBINER_F90_INTEGER", MPI_COMBINER_F90_INTEGER),
        ("MPI_COMBINER_RESIZED", MPI_COMBINER_RESIZED),
        ("MPI_COMBINER_VALUE_INDEX", MPI_COMBINER_VALUE_INDEX),
    ];
}

/// One function of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name in C.
    pub name: &'static str,
    /// Legal before `MPI_Init` and after `MPI_Finalize`.
    pub anytime: bool,
}

/// Every C function of the table, in its order.
pub mod functions {
    use super::Function;
    pub const ABI_GET_FORTRAN_BOOLEANS: Function = Function {
        name: "MPI_Abi_get_fortran_booleans",
        anytime: true,
    };
    pub const ABI_GET_FORTRAN_INFO: Function = Function {
        name: "MPI_Abi_get_fortran_info",
        anytime: true,
    };
    pub const ABI_GET_INFO: Function = Function {
        name: "MPI_Abi_get_info",
        anytime: true,
    };
    pub const ABI_GET_VERSION: Function = Function {
        name: "MPI_Abi_get_version",
        anytime: true,
    };
    pub const ABI_SET_FORTRAN_BOOLEANS: Function = Function {
        name: "MPI_Abi_set_fortran_booleans",
        anytime: true,
    };
    pub const ABI_SET_FORTRAN_INFO: Function = Function {
        name: "MPI_Abi_set_fortran_info",
        anytime: true,
    };
    pub const ABORT: Function = Function {
        name: "MPI_Abort",
        anytime: false,
    };
    pub const ALLOC_MEM: Function = Function {
        name: "MPI_Alloc_mem",
        anytime: false,
    };
    pub const FINALIZE: Function = Function {
        name: "MPI_Finalize",
        anytime: false,
    };
    pub const FINALIZED: Function = Function {
        name: "MPI_Finalized",
        anytime: true,
    };
    pub const FREE_MEM: Function = Function {
        name: "MPI_Free_mem",
        anytime: false,
    };
    pub const GET_HW_RESOURCE_INFO: Function = Function {
        name: "MPI_Get_hw_resource_info",
        anytime: false,
    };
    pub const GET_LIBRARY_VERSION: Function = Function {
        name: "MPI_Get_library_version",
        anytime: true,
    };
    pub const GET_PROCESSOR_NAME: Function = Function {
        name: "MPI_Get_processor_name",
        anytime: false,
    };
    pub const GET_VERSION: Function = Function {
        name: "MPI_Get_version",
        anytime: true,
    };
    pub const INIT: Function = Function {
        name: "MPI_Init",
        anytime: true,
    };
    pub const INIT_THREAD: Function = Function {
        name: "MPI_Init_thread",
        anytime: true,
    };
    pub const INITIALIZED: Function = Function {
        name: "MPI_Initialized",
        anytime: true,
    };
    pub const IS_THREAD_MAIN: Function = Function {
        name: "MPI_Is_thread_main",
        anytime: false,
    };
    pub const PCONTROL: Function = Function {
        name: "MPI_Pcontrol",
        anytime: true,
    };
    pub const QUERY_THREAD: Function = Function {
        name: "MPI_Query_thread",
        anytime: false,
    };
    pub const WTICK: Function = Function {
        name: "MPI_Wtick",
        anytime: true,
    };
    pub const WTIME: Function = Function {
        name: "MPI_Wtime",
        anytime: true,
    };
    pub const BSEND: Function = Function {
        name: "MPI_Bsend",
        anytime: false,
    };
    pub const BSEND_INIT: Function = Function {
        name: "MPI_Bsend_init",
        anytime: false,
    };
    pub const BUFFER_ATTACH: Function = Function {
        name: "MPI_Buffer_attach",
        anytime: false,
    };
    pub const BUFFER_DETACH: Function = Function {
        name: "MPI_Buffer_detach",
        anytime: false,
    };
    pub const BUFFER_FLUSH: Function = Function {
        name: "MPI_Buffer_flush",
        anytime: false,
    };
    pub const BUFFER_IFLUSH: Function = Function {
        name: "MPI_Buffer_iflush",
        anytime: false,
    };
    pub const CANCEL: Function = Function {
        name: "MPI_Cancel",
        anytime: false,
    };
    pub const COMM_ATTACH_BUFFER: Function = Function {
        name: "MPI_Comm_attach_buffer",
        anytime: false,
    };
    pub const COMM_DETACH_BUFFER: Function = Function {
        name: "MPI_Comm_detach_buffer",
        anytime: false,
    };
    pub const COMM_FLUSH_BUFFER: Function = Function {
        name: "MPI_Comm_flush_buffer",
        anytime: false,
    };
    pub const COMM_IFLUSH_BUFFER: Function = Function {
        name: "MPI_Comm_iflush_buffer",
        anytime: false,
    };
    pub const GET_COUNT: Function = Function {
        name: "MPI_Get_count",
        anytime: false,
    };
    pub const GREQUEST_COMPLETE: Function = Function {
        name: "MPI_Grequest_complete",
        anytime: false,
    };
    pub const GREQUEST_START: Function = Function {
        name: "MPI_Grequest_start",
        anytime: false,
    };
    pub const IBSEND: Function = Function {
        name: "MPI_Ibsend",
        anytime: false,
    };
    pub const IMPROBE: Function = Function {
        name: "MPI_Improbe",
        anytime: false,
    };
    pub const IMRECV: Function = Function {
        name: "MPI_Imrecv",
        anytime: false,
    };
    pub const IPROBE: Function = Function {
        name: "MPI_Iprobe",
        anytime: false,
    };
    pub const IRECV: Function = Function {
        name: "MPI_Irecv",
        anytime: false,
    };
    pub const IRSEND: Function = Function {
        name: "MPI_Irsend",
        anytime: false,
    };
    pub const ISEND: Function = Function {
        name: "MPI_Isend",
        anytime: false,
    };
    pub const ISENDRECV: Function = Function {
        name: "MPI_Isendrecv",
        anytime: false,
    };
    pub const ISENDRECV_REPLACE: Function = Function {
        name: "MPI_Isendrecv_replace",
        anytime: false,
    };
    pub const ISSEND: Function = Function {
        name: "MPI_Issend",
        anytime: false,
    };
    pub const MPROBE: Function = Function {
        name: "MPI_Mprobe",
        anytime: false,
    };
    pub const MRECV: Function = Function {
        name: "MPI_Mrecv",
        anytime: false,
    };
    pub const PROBE: Function = Function {
        name: "MPI_Probe",
        anytime: false,
    };
    pub const RECV: Function = Function {
        name: "MPI_Recv",
        anytime: false,
    };
    pub const RECV_INIT: Function = Function {
        name: "MPI_Recv_init",
        anytime: false,
    };
    pub const REQUEST_FREE: Function = Function {
        name: "MPI_Request_free",
        anytime: false,
    };
    pub const REQUEST_GET_STATUS: Function = Function {
        name: "MPI_Request_get_status",
        anytime: false,
    };
    pub const REQUEST_GET_STATUS_ALL: Function = Function {
        name: "MPI_Request_get_status_all",
        anytime: false,
    };
    pub const REQUEST_GET_STATUS_ANY: Function = Function {
        name: "MPI_Request_get_status_any",
        anytime: false,
    };
    pub const REQUEST_GET_STATUS_SOME: Function = Function {
        name: "MPI_Request_get_status_some",
        anytime: false,
    };
    pub const RSEND: Function = Function {
        name: "MPI_Rsend",
        anytime: false,
    };
    pub const RSEND_INIT: Function = Function {
        name: "MPI_Rsend_init",
        anytime: false,
    };
    pub const SEND: Function = Function {
        name: "MPI_Send",
        anytime: false,
    };
    pub const SEND_INIT: Function = Function {
        name: "MPI_Send_init",
        anytime: false,
    };
    pub const SENDRECV: Function = Function {
        name: "MPI_Sendrecv",
        anytime: false,
    };
    pub const SENDRECV_REPLACE: Function = Function {
        name: "MPI_Sendrecv_replace",
        anytime: false,
    };
    pub const SESSION_ATTACH_BUFFER: Function = Function {
        name: "MPI_Session_attach_buffer",
        anytime: false,
    };
    pub const SESSION_DETACH_BUFFER: Function = Function {
        name: "MPI_Session_detach_buffer",
        anytime: false,
    };
    pub const SESSION_FLUSH_BUFFER: Function = Function {
        name: "MPI_Session_flush_buffer",
        anytime: false,
    };
    pub const SESSION_IFLUSH_BUFFER: Function = Function {
        name: "MPI_Session_iflush_buffer",
        anytime: false,
    };
    pub const SSEND: Function = Function {
        name: "MPI_Ssend",
        anytime: false,
    };
    pub const SSEND_INIT: Function = Function {
        name: "MPI_Ssend_init",
        anytime: false,
    };
    pub const START: Function = Function {
        name: "MPI_Start",
        anytime: false,
    };
    pub const STARTALL: Function = Function {
        name: "MPI_Startall",
        anytime: false,
    };
    pub const STATUS_GET_ERROR: Function = Function {
        name: "MPI_Status_get_error",
        anytime: false,
    };
    pub const STATUS_GET_SOURCE: Function = Function {
        name: "MPI_Status_get_source",
        anytime: false,
    };
    pub const STATUS_GET_TAG: Function = Function {
        name: "MPI_Status_get_tag",
        anytime: false,
    };
    pub const STATUS_SET_CANCELLED: Function = Function {
        name: "MPI_Status_set_cancelled",
        anytime: false,
    };
    pub const STATUS_SET_ERROR: Function = Function {
        name: "MPI_Status_set_error",
        anytime: false,
    };
    pub const STATUS_SET_SOURCE: Function = Function {
        name: "MPI_Status_set_source",
        anytime: false,
    };
    pub const STATUS_SET_TAG: Function = Function {
        name: "MPI_Status_set_tag",
        anytime: false,
    };
    pub const TEST: Function = Function {
        name: "MPI_Test",
        anytime: false,
    };
    pub const TEST_CANCELLED: Function = Function {
        name: "MPI_Test_cancelled",
        anytime: false,
    };
    pub const TESTALL: Function = Function {
        name: "MPI_Testall",
        anytime: false,
    };
    pub const TESTANY: Function = Function {
        name: "MPI_Testany",
        anytime: false,
    };
    pub const TESTSOME: Function = Function {
        name: "MPI_Testsome",
        anytime: false,
    };
    pub const WAIT: Function = Function {
        name: "MPI_Wait",
        anytime: false,
    };
    pub const WAITALL: Function = Function {
        name: "MPI_Waitall",
        anytime: false,
    };
    pub const WAITANY: Function = Function {
        name: "MPI_Waitany",
        anytime: false,
    };
    pub const WAITSOME: Function = Function {
        name: "MPI_Waitsome",
        anytime: false,
    };
    pub const PARRIVED: Function = Function {
        name: "MPI_Parrived",
        anytime: false,
    };
    pub const PREADY: Function = Function {
        name: "MPI_Pready",
        anytime: false,
    };
    pub const PREADY_LIST: Function = Function {
        name: "MPI_Pready_list",
        anytime: false,
    };
    pub const PREADY_RANGE: Function = Function {
        name: "MPI_Pready_range",
        anytime: false,
    };
    pub const PRECV_INIT: Function = Function {
        name: "MPI_Precv_init",
        anytime: false,
    };
    pub const PSEND_INIT: Function = Function {
        name: "MPI_Psend_init",
        anytime: false,
    };
    pub const AINT_ADD: Function = Function {
        name: "MPI_Aint_add",
        anytime: true,
    };
    pub const AINT_DIFF: Function = Function {
        name: "MPI_Aint_diff",
        anytime: true,
    };
    pub const GET_ADDRESS: Function = Function {
        name: "MPI_Get_address",
        anytime: true,
    };
    pub const GET_ELEMENTS: Function = Function {
        name: "MPI_Get_elements",
        anytime: false,
    };
    pub const GET_ELEMENTS_X: Function = Function {
        name: "MPI_Get_elements_x",
        anytime: false,
    };
    pub const PACK: Function = Function {
        name: "MPI_Pack",
        anytime: false,
    };
    pub const PACK_EXTERNAL: Function = Function {
        name: "MPI_Pack_external",
        anytime: false,
    };
    pub const PACK_EXTERNAL_SIZE: Function = Function {
        name: "MPI_Pack_external_size",
        anytime: false,
    };
    pub const PACK_SIZE: Function = Function {
        name: "MPI_Pack_size",
        anytime: false,
    };
    pub const STATUS_SET_ELEMENTS: Function = Function {
        name: "MPI_Status_set_elements",
        anytime: false,
    };
    pub const STATUS_SET_ELEMENTS_X: Function = Function {
        name: "MPI_Status_set_elements_x",
        anytime: false,
    };
    pub const TYPE_COMMIT: Function = Function {
        name: "MPI_Type_commit",
        anytime: false,
    };
    pub const TYPE_CONTIGUOUS: Function = Function {
        name: "MPI_Type_contiguous",
        anytime: false,
    };
    pub const TYPE_CREATE_DARRAY: Function = Function {
        name: "MPI_Type_create_darray",
        anytime: false,
    };
    pub const TYPE_CREATE_F90_COMPLEX: Function = Function {
        name: "MPI_Type_create_f90_complex",
        anytime: false,
    };
    pub const TYPE_CREATE_F90_INTEGER: Function = Function {
        name: "MPI_Type_create_f90_integer",
        anytime: false,
    };
    pub const TYPE_CREATE_F90_REAL: Function = Function {
        name: "MPI_Type_create_f90_real",
        anytime: false,
    };
    pub const TYPE_CREATE_HINDEXED: Function = Function {
        name: "MPI_Type_create_hindexed",
        anytime: false,
    };
    pub const TYPE_CREATE_HINDEXED_BLOCK: Function = Function {
        name: "MPI_Type_create_hindexed_block",
        anytime: false,
    };
    pub const TYPE_CREATE_HVECTOR: Function = Function {
        name: "MPI_Type_create_hvector",
        anytime: false,
    };
    pub const TYPE_CREATE_INDEXED_BLOCK: Function = Function {
        name: "MPI_Type_create_indexed_block",
        anytime: false,
    };
    pub const TYPE_CREATE_RESIZED: Function = Function {
        name: "MPI_Type_create_resized",
        anytime: false,
    };
    pub const TYPE_CREATE_STRUCT: Function = Function {
        name: "MPI_Type_create_struct",
        anytime: false,
    };
    pub const TYPE_CREATE_SUBARRAY: Function = Function {
        name: "MPI_Type_create_subarray",
        anytime: false,
    };
    pub const TYPE_DUP: Function = Function {
        name: "MPI_Type_dup",
        anytime: false,
    };
    pub const TYPE_FREE: Function = Function {
        name: "MPI_Type_free",
        anytime: false,
    };
    pub const TYPE_GET_CONTENTS: Function = Function {
        name: "MPI_Type_get_contents",
        anytime: false,
    };
    pub const TYPE_GET_ENVELOPE: Function = Function {
        name: "MPI_Type_get_envelope",
        anytime: false,
    };
    pub const TYPE_GET_EXTENT: Function = Function {
        name: "MPI_Type_get_extent",
        anytime: false,
    };
    pub const TYPE_GET_EXTENT_X: Function = Function {
        name: "MPI_Type_get_extent_x",
        anytime: false,
    };
    pub const TYPE_GET_NAME: Function = Function {
        name: "MPI_Type_get_name",
        anytime: false,
    };
    pub const TYPE_GET_TRUE_EXTENT: Function = Function {
        name: "MPI_Type_get_true_extent",
        anytime: false,
    };
    pub const TYPE_GET_TRUE_EXTENT_X: Function = Function {
        name: "MPI_Type_get_true_extent_x",
        anytime: false,
    };
    pub const TYPE_GET_VALUE_INDEX: Function = Function {
        name: "MPI_Type_get_value_index",
        anytime: false,
    };
    pub const TYPE_INDEXED: Function = Function {
        name: "MPI_Type_indexed",
        anytime: false,
    };
    pub const TYPE_MATCH_SIZE: Function = Function {
        name: "MPI_Type_match_size",
        anytime: false,
    };
    pub const TYPE_SET_NAME: Function = Function {
        name: "MPI_Type_set_name",
        anytime: false,
    };
    pub const TYPE_SIZE: Function = Function {
        name: "MPI_Type_size",
        anytime: false,
    };
    pub const TYPE_SIZE_X: Function = Function {
        name: "MPI_Type_size_x",
        anytime: false,
    };
    pub const TYPE_VECTOR: Function = Function {
        name: "MPI_Type_vector",
        anytime: false,
    };
    pub const UNPACK: Function = Function {
        name: "MPI_Unpack",
        anytime: false,
    };
    pub const UNPACK_EXTERNAL: Function = Function {
        name: "MPI_Unpack_external",
        anytime: false,
    };
    pub const OP_COMMUTATIVE: Function = Function {
        name: "MPI_Op_commutative",
        anytime: false,
    };
    pub const OP_CREATE: Function = Function {
        name: "MPI_Op_create",
        anytime: false,
    };
    pub const OP_FREE: Function = Function {
        name: "MPI_Op_free",
        anytime: false,
    };
    pub const ALLGATHER: Function = Function {
        name: "MPI_Allgather",
        anytime: false,
    };
    pub const ALLGATHER_INIT: Function = Function {
        name: "MPI_Allgather_init",
        anytime: false,
    };
    pub const ALLGATHERV: Function = Function {
        name: "MPI_Allgatherv",
        anytime: false,
    };
    pub const ALLGATHERV_INIT: Function = Function {
        name: "MPI_Allgatherv_init",
        anytime: false,
    };
    pub const ALLREDUCE: Function = Function {
        name: "MPI_Allreduce",
        anytime: false,
    };
    pub const ALLREDUCE_INIT: Function = Function {
        name: "MPI_Allreduce_init",
        anytime: false,
    };
    pub const ALLTOALL: Function = Function {
        name: "MPI_Alltoall",
        anytime: false,
    };
    pub const ALLTOALL_INIT: Function = Function {
        name: "MPI_Alltoall_init",
        anytime: false,
    };
    pub const ALLTOALLV: Function = Function {
        name: "MPI_Alltoallv",
        anytime: false,
    };
    pub const ALLTOALLV_INIT: Function = Function {
        name: "MPI_Alltoallv_init",
        anytime: false,
    };
    pub const ALLTOALLW: Function = Function {
        name: "MPI_Alltoallw",
        anytime: false,
    };
    pub const ALLTOALLW_INIT: Function = Function {
        name: "MPI_Alltoallw_init",
        anytime: false,
    };
    pub const BARRIER: Function = Function {
        name: "MPI_Barrier",
        anytime: false,
    };
    pub const BARRIER_INIT: Function = Function {
        name: "MPI_Barrier_init",
        anytime: false,
    };
    pub const BCAST: Function = Function {
        name: "MPI_Bcast",
        anytime: false,
    };
    pub const BCAST_INIT: Function = Function {
        name: "MPI_Bcast_init",
        anytime: false,
    };
    pub const EXSCAN: Function = Function {
        name: "MPI_Exscan",
        anytime: false,
    };
    pub const EXSCAN_INIT: Function = Function {
        name: "MPI_Exscan_init",
        anytime: false,
    };
    pub const GATHER: Function = Function {
        name: "MPI_Gather",
        anytime: false,
    };
    pub const GATHER_INIT: Function = Function {
        name: "MPI_Gather_init",
        anytime: false,
    };
    pub const GATHERV: Function = Function {
        name: "MPI_Gatherv",
        anytime: false,
    };
    pub const GATHERV_INIT: Function = Function {
        name: "MPI_Gatherv_init",
        anytime: false,
    };
    pub const IALLGATHER: Function = Function {
        name: "MPI_Iallgather",
        anytime: false,
    };
    pub const IALLGATHERV: Function = Function {
        name: "MPI_Iallgatherv",
        anytime: false,
    };
    pub const IALLREDUCE: Function = Function {
        name: "MPI_Iallreduce",
        anytime: false,
    };
    pub const IALLTOALL: Function = Function {
        name: "MPI_Ialltoall",
        anytime: false,
    };
    pub const IALLTOALLV: Function = Function {
        name: "MPI_Ialltoallv",
        anytime: false,
    };
    pub const IALLTOALLW: Function = Function {
        name: "MPI_Ialltoallw",
        anytime: false,
    };
    pub const IBARRIER: Function = Function {
        name: "MPI_Ibarrier",
        anytime: false,
    };
    pub const IBCAST: Function = Function {
        name: "MPI_Ibcast",
        anytime: false,
    };
    pub const IEXSCAN: Function = Function {
        name: "MPI_Iexscan",
        anytime: false,
    };
    pub const IGATHER: Function = Function {
        name: "MPI_Igather",
        anytime: false,
    };
    pub const IGATHERV: Function = Function {
        name: "MPI_Igatherv",
        anytime: false,
    };
    pub const INEIGHBOR_ALLGATHER: Function = Function {
        name: "MPI_Ineighbor_allgather",
        anytime: false,
    };
    pub const INEIGHBOR_ALLGATHERV: Function = Function {
        name: "MPI_Ineighbor_allgatherv",
        anytime: false,
    };
    pub const INEIGHBOR_ALLTOALL: Function = Function {
        name: "MPI_Ineighbor_alltoall",
        anytime: false,
    };
    pub const INEIGHBOR_ALLTOALLV: Function = Function {
        name: "MPI_Ineighbor_alltoallv",
        anytime: false,
    };
    pub const INEIGHBOR_ALLTOALLW: Function = Function {
        name: "MPI_Ineighbor_alltoallw",
        anytime: false,
    };
    pub const IREDUCE: Function = Function {
        name: "MPI_Ireduce",
        anytime: false,
    };
    pub const IREDUCE_SCATTER: Function = Function {
        name: "MPI_Ireduce_scatter",
        anytime: false,
    };
    pub const IREDUCE_SCATTER_BLOCK: Function = Function {
        name: "MPI_Ireduce_scatter_block",
        anytime: false,
    };
    pub const ISCAN: Function = Function {
        name: "MPI_Iscan",
        anytime: false,
    };
    pub const ISCATTER: Function = Function {
        name: "MPI_Iscatter",
        anytime: false,
    };
    pub const ISCATTERV: Function = Function {
        name: "MPI_Iscatterv",
        anytime: false,
    };
    pub const NEIGHBOR_ALLGATHER: Function = Function {
        name: "MPI_Neighbor_allgather",
        anytime: false,
    };
    pub const NEIGHBOR_ALLGATHER_INIT: Function = Function {
        name: "MPI_Neighbor_allgather_init",
        anytime: false,
    };
    pub const NEIGHBOR_ALLGATHERV: Function = Function {
        name: "MPI_Neighbor_allgatherv",
        anytime: false,
    };
    pub const NEIGHBOR_ALLGATHERV_INIT: Function = Function {
        name: "MPI_Neighbor_allgatherv_init",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALL: Function = Function {
        name: "MPI_Neighbor_alltoall",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALL_INIT: Function = Function {
        name: "MPI_Neighbor_alltoall_init",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALLV: Function = Function {
        name: "MPI_Neighbor_alltoallv",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALLV_INIT: Function = Function {
        name: "MPI_Neighbor_alltoallv_init",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALLW: Function = Function {
        name: "MPI_Neighbor_alltoallw",
        anytime: false,
    };
    pub const NEIGHBOR_ALLTOALLW_INIT: Function = Function {
        name: "MPI_Neighbor_alltoallw_init",
        anytime: false,
    };
    pub const REDUCE: Function = Function {
        name: "MPI_Reduce",
        anytime: false,
    };
    pub const REDUCE_INIT: Function = Function {
        name: "MPI_Reduce_init",
        anytime: false,
    };
    pub const REDUCE_LOCAL: Function = Function {
        name: "MPI_Reduce_local",
        anytime: false,
    };
    pub const REDUCE_SCATTER: Function = Function {
        name: "MPI_Reduce_scatter",
        anytime: false,
    };
    pub const REDUCE_SCATTER_BLOCK: Function = Function {
        name: "MPI_Reduce_scatter_block",
        anytime: false,
    };
    pub const REDUCE_SCATTER_BLOCK_INIT: Function = Function {
        name: "MPI_Reduce_scatter_block_init",
        anytime: false,
    };
    pub const REDUCE_SCATTER_INIT: Function = Function {
        name: "MPI_Reduce_scatter_init",
        anytime: false,
    };
    pub const SCAN: Function = Function {
        name: "MPI_Scan",
        anytime: false,
    };
    pub const SCAN_INIT: Function = Function {
        name: "MPI_Scan_init",
        anytime: false,
    };
    pub const SCATTER: Function = Function {
        name: "MPI_Scatter",
        anytime: false,
    };
    pub const SCATTER_INIT: Function = Function {
        name: "MPI_Scatter_init",
        anytime: false,
    };
    pub const SCATTERV: Function = Function {
        name: "MPI_Scatterv",
        anytime: false,
    };
    pub const SCATTERV_INIT: Function = Function {
        name: "MPI_Scatterv_init",
        anytime: false,
    };
    pub const COMM_GROUP: Function = Function {
        name: "MPI_Comm_group",
        anytime: false,
    };
    pub const COMM_REMOTE_GROUP: Function = Function {
        name: "MPI_Comm_remote_group",
        anytime: false,
    };
    pub const GROUP_COMPARE: Function = Function {
        name: "MPI_Group_compare",
        anytime: false,
    };
    pub const GROUP_DIFFERENCE: Function = Function {
        name: "MPI_Group_difference",
        anytime: false,
    };
    pub const GROUP_EXCL: Function = Function {
        name: "MPI_Group_excl",
        anytime: false,
    };
    pub const GROUP_FREE: Function = Function {
        name: "MPI_Group_free",
        anytime: false,
    };
    pub const GROUP_FROM_SESSION_PSET: Function = Function {
        name: "MPI_Group_from_session_pset",
        anytime: false,
    };
    pub const GROUP_INCL: Function = Function {
        name: "MPI_Group_incl",
        anytime: false,
    };
    pub const GROUP_INTERSECTION: Function = Function {
        name: "MPI_Group_intersection",
        anytime: false,
    };
    pub const GROUP_RANGE_EXCL: Function = Function {
        name: "MPI_Group_range_excl",
        anytime: false,
    };
    pub const GROUP_RANGE_INCL: Function = Function {
        name: "MPI_Group_range_incl",
        anytime: false,
    };
    pub const GROUP_RANK: Function = Function {
        name: "MPI_Group_rank",
        anytime: false,
    };
    pub const GROUP_SIZE: Function = Function {
        name: "MPI_Group_size",
        anytime: false,
    };
    pub const GROUP_TRANSLATE_RANKS: Function = Function {
        name: "MPI_Group_translate_ranks",
        anytime: false,
    };
    pub const GROUP_UNION: Function = Function {
        name: "MPI_Group_union",
        anytime: false,
    };
    pub const COMM_COMPARE: Function = Function {
        name: "MPI_Comm_compare",
        anytime: false,
    };
    pub const COMM_CREATE: Function = Function {
        name: "MPI_Comm_create",
        anytime: false,
    };
    pub const COMM_CREATE_FROM_GROUP: Function = Function {
        name: "MPI_Comm_create_from_group",
        anytime: false,
    };
    pub const COMM_CREATE_GROUP: Function = Function {
        name: "MPI_Comm_create_group",
        anytime: false,
    };
    pub const COMM_DUP: Function = Function {
        name: "MPI_Comm_dup",
        anytime: false,
    };
    pub const COMM_DUP_WITH_INFO: Function = Function {
        name: "MPI_Comm_dup_with_info",
        anytime: false,
    };
    pub const COMM_FREE: Function = Function {
        name: "MPI_Comm_free",
        anytime: false,
    };
    pub const COMM_GET_INFO: Function = Function {
        name: "MPI_Comm_get_info",
        anytime: false,
    };
    pub const COMM_GET_NAME: Function = Function {
        name: "MPI_Comm_get_name",
        anytime: false,
    };
    pub const COMM_IDUP: Function = Function {
        name: "MPI_Comm_idup",
        anytime: false,
    };
    pub const COMM_IDUP_WITH_INFO: Function = Function {
        name: "MPI_Comm_idup_with_info",
        anytime: false,
    };
    pub const COMM_RANK: Function = Function {
        name: "MPI_Comm_rank",
        anytime: false,
    };
    pub const COMM_REMOTE_SIZE: Function = Function {
        name: "MPI_Comm_remote_size",
        anytime: false,
    };
    pub const COMM_SET_INFO: Function = Function {
        name: "MPI_Comm_set_info",
        anytime: false,
    };
    pub const COMM_SET_NAME: Function = Function {
        name: "MPI_Comm_set_name",
        anytime: false,
    };
    pub const COMM_SIZE: Function = Function {
        name: "MPI_Comm_size",
        anytime: false,
    };
    pub const COMM_SPLIT: Function = Function {
        name: "MPI_Comm_split",
        anytime: false,
    };
    pub const COMM_SPLIT_TYPE: Function = Function {
        name: "MPI_Comm_split_type",
        anytime: false,
    };
    pub const COMM_TEST_INTER: Function = Function {
        name: "MPI_Comm_test_inter",
        anytime: false,
    };
    pub const INTERCOMM_CREATE: Function = Function {
        name: "MPI_Intercomm_create",
        anytime: false,
    };
    pub const INTERCOMM_CREATE_FROM_GROUPS: Function = Function {
        name: "MPI_Intercomm_create_from_groups",
        anytime: false,
    };
    pub const INTERCOMM_MERGE: Function = Function {
        name: "MPI_Intercomm_merge",
        anytime: false,
    };
    pub const COMM_CREATE_KEYVAL: Function = Function {
        name: "MPI_Comm_create_keyval",
        anytime: false,
    };
    pub const COMM_DELETE_ATTR: Function = Function {
        name: "MPI_Comm_delete_attr",
        anytime: false,
    };
    pub const COMM_FREE_KEYVAL: Function = Function {
        name: "MPI_Comm_free_keyval",
        anytime: false,
    };
    pub const COMM_GET_ATTR: Function = Function {
        name: "MPI_Comm_get_attr",
        anytime: false,
    };
    pub const COMM_SET_ATTR: Function = Function {
        name: "MPI_Comm_set_attr",
        anytime: false,
    };
    pub const TYPE_CREATE_KEYVAL: Function = Function {
        name: "MPI_Type_create_keyval",
        anytime: false,
    };
    pub const TYPE_DELETE_ATTR: Function = Function {
        name: "MPI_Type_delete_attr",
        anytime: false,
    };
    pub const TYPE_FREE_KEYVAL: Function = Function {
        name: "MPI_Type_free_keyval",
        anytime: false,
    };
    pub const TYPE_GET_ATTR: Function = Function {
        name: "MPI_Type_get_attr",
        anytime: false,
    };
    pub const TYPE_SET_ATTR: Function = Function {
        name: "MPI_Type_set_attr",
        anytime: false,
    };
    pub const WIN_CREATE_KEYVAL: Function = Function {
        name: "MPI_Win_create_keyval",
        anytime: false,
    };
    pub const WIN_DELETE_ATTR: Function = Function {
        name: "MPI_Win_delete_attr",
        anytime: false,
    };
    pub const WIN_FREE_KEYVAL: Function = Function {
        name: "MPI_Win_free_keyval",
        anytime: false,
    };
    pub const WIN_GET_ATTR: Function = Function {
        name: "MPI_Win_get_attr",
        anytime: false,
    };
    pub const WIN_SET_ATTR: Function = Function {
        name: "MPI_Win_set_attr",
        anytime: false,
    };
    pub const CART_COORDS: Function = Function {
        name: "MPI_Cart_coords",
        anytime: false,
    };
    pub const CART_CREATE: Function = Function {
        name: "MPI_Cart_create",
        anytime: false,
    };
    pub const CART_GET: Function = Function {
        name: "MPI_Cart_get",
        anytime: false,
    };
    pub const CART_MAP: Function = Function {
        name: "MPI_Cart_map",
        anytime: false,
    };
    pub const CART_RANK: Function = Function {
        name: "MPI_Cart_rank",
        anytime: false,
    };
    pub const CART_SHIFT: Function = Function {
        name: "MPI_Cart_shift",
        anytime: false,
    };
    pub const CART_SUB: Function = Function {
        name: "MPI_Cart_sub",
        anytime: false,
    };
    pub const CARTDIM_GET: Function = Function {
        name: "MPI_Cartdim_get",
        anytime: false,
    };
    pub const DIMS_CREATE: Function = Function {
        name: "MPI_Dims_create",
        anytime: false,
    };
    pub const DIST_GRAPH_CREATE: Function = Function {
        name: "MPI_Dist_graph_create",
        anytime: false,
    };
    pub const DIST_GRAPH_CREATE_ADJACENT: Function = Function {
        name: "MPI_Dist_graph_create_adjacent",
        anytime: false,
    };
    pub const DIST_GRAPH_NEIGHBORS: Function = Function {
        name: "MPI_Dist_graph_neighbors",
        anytime: false,
    };
    pub const DIST_GRAPH_NEIGHBORS_COUNT: Function = Function {
        name: "MPI_Dist_graph_neighbors_count",
        anytime: false,
    };
    pub const GRAPH_CREATE: Function = Function {
        name: "MPI_Graph_create",
        anytime: false,
    };
    pub const GRAPH_GET: Function = Function {
        name: "MPI_Graph_get",
        anytime: false,
    };
    pub const GRAPH_MAP: Function = Function {
        name: "MPI_Graph_map",
        anytime: false,
    };
    pub const GRAPH_NEIGHBORS: Function = Function {
        name: "MPI_Graph_neighbors",
        anytime: false,
    };
    pub const GRAPH_NEIGHBORS_COUNT: Function = Function {
        name: "MPI_Graph_neighbors_count",
        anytime: false,
    };
    pub const GRAPHDIMS_GET: Function = Function {
        name: "MPI_Graphdims_get",
        anytime: false,
    };
    pub const TOPO_TEST: Function = Function {
        name: "MPI_Topo_test",
        anytime: false,
    };
    pub const INFO_CREATE: Function = Function {
        name: "MPI_Info_create",
        anytime: true,
    };
    pub const INFO_CREATE_ENV: Function = Function {
        name: "MPI_Info_create_env",
        anytime: true,
    };
    pub const INFO_DELETE: Function = Function {
        name: "MPI_Info_delete",
        anytime: true,
    };
    pub const INFO_DUP: Function = Function {
        name: "MPI_Info_dup",
        anytime: true,
    };
    pub const INFO_FREE: Function = Function {
        name: "MPI_Info_free",
        anytime: true,
    };
    pub const INFO_GET: Function = Function {
        name: "MPI_Info_get",
        anytime: true,
    };
    pub const INFO_GET_NKEYS: Function = Function {
        name: "MPI_Info_get_nkeys",
        anytime: true,
    };
    pub const INFO_GET_NTHKEY: Function = Function {
        name: "MPI_Info_get_nthkey",
        anytime: true,
    };
    pub const INFO_GET_STRING: Function = Function {
        name: "MPI_Info_get_string",
        anytime: true,
    };
    pub const INFO_GET_VALUELEN: Function = Function {
        name: "MPI_Info_get_valuelen",
        anytime: true,
    };
    pub const INFO_SET: Function = Function {
        name: "MPI_Info_set",
        anytime: true,
    };
    pub const ADD_ERROR_CLASS: Function = Function {
        name: "MPI_Add_error_class",
        anytime: true,
    };
    pub const ADD_ERROR_CODE: Function = Function {
        name: "MPI_Add_error_code",
        anytime: true,
    };
    pub const ADD_ERROR_STRING: Function = Function {
        name: "MPI_Add_error_string",
        anytime: true,
    };
    pub const COMM_CALL_ERRHANDLER: Function = Function {
        name: "MPI_Comm_call_errhandler",
        anytime: false,
    };
    pub const COMM_CREATE_ERRHANDLER: Function = Function {
        name: "MPI_Comm_create_errhandler",
        anytime: false,
    };
    pub const COMM_GET_ERRHANDLER: Function = Function {
        name: "MPI_Comm_get_errhandler",
        anytime: false,
    };
    pub const COMM_SET_ERRHANDLER: Function = Function {
        name: "MPI_Comm_set_errhandler",
        anytime: false,
    };
    pub const ERRHANDLER_FREE: Function = Function {
        name: "MPI_Errhandler_free",
        anytime: true,
    };
    pub const ERROR_CLASS: Function = Function {
        name: "MPI_Error_class",
        anytime: true,
    };
    pub const ERROR_STRING: Function = Function {
        name: "MPI_Error_string",
        anytime: true,
    };
    pub const FILE_CALL_ERRHANDLER: Function = Function {
        name: "MPI_File_call_errhandler",
        anytime: false,
    };
    pub const FILE_CREATE_ERRHANDLER: Function = Function {
        name: "MPI_File_create_errhandler",
        anytime: false,
    };
    pub const FILE_GET_ERRHANDLER: Function = Function {
        name: "MPI_File_get_errhandler",
        anytime: false,
    };
    pub const FILE_SET_ERRHANDLER: Function = Function {
        name: "MPI_File_set_errhandler",
        anytime: false,
    };
    pub const REMOVE_ERROR_CLASS: Function = Function {
        name: "MPI_Remove_error_class",
        anytime: true,
    };
    pub const REMOVE_ERROR_CODE: Function = Function {
        name: "MPI_Remove_error_code",
        anytime: true,
    };
    pub const REMOVE_ERROR_STRING: Function = Function {
        name: "MPI_Remove_error_string",
        anytime: true,
    };
    pub const SESSION_CALL_ERRHANDLER: Function = Function {
        name: "MPI_Session_call_errhandler",
        anytime: true,
    };
    pub const SESSION_CREATE_ERRHANDLER: Function = Function {
        name: "MPI_Session_create_errhandler",
        anytime: true,
    };
    pub const SESSION_GET_ERRHANDLER: Function = Function {
        name: "MPI_Session_get_errhandler",
        anytime: false,
    };
    pub const SESSION_SET_ERRHANDLER: Function = Function {
        name: "MPI_Session_set_errhandler",
        anytime: false,
    };
    pub const WIN_CALL_ERRHANDLER: Function = Function {
        name: "MPI_Win_call_errhandler",
        anytime: false,
    };
    pub const WIN_CREATE_ERRHANDLER: Function = Function {
        name: "MPI_Win_create_errhandler",
        anytime: false,
    };
    pub const WIN_GET_ERRHANDLER: Function = Function {
        name: "MPI_Win_get_errhandler",
        anytime: false,
    };
    pub const WIN_SET_ERRHANDLER: Function = Function {
        name: "MPI_Win_set_errhandler",
        anytime: false,
    };
    pub const SESSION_FINALIZE: Function = Function {
        name: "MPI_Session_finalize",
        anytime: true,
    };
    pub const SESSION_GET_INFO: Function = Function {
        name: "MPI_Session_get_info",
        anytime: false,
    };
    pub const SESSION_GET_NTH_PSET: Function = Function {
        name: "MPI_Session_get_nth_pset",
        anytime: false,
    };
    pub const SESSION_GET_NUM_PSETS: Function = Function {
        name: "MPI_Session_get_num_psets",
        anytime: false,
    };
    pub const SESSION_GET_PSET_INFO: Function = Function {
        name: "MPI_Session_get_pset_info",
        anytime: false,
    };
    pub const SESSION_INIT: Function = Function {
        name: "MPI_Session_init",
        anytime: true,
    };
    pub const CLOSE_PORT: Function = Function {
        name: "MPI_Close_port",
        anytime: false,
    };
    pub const COMM_ACCEPT: Function = Function {
        name: "MPI_Comm_accept",
        anytime: false,
    };
    pub const COMM_CONNECT: Function = Function {
        name: "MPI_Comm_connect",
        anytime: false,
    };
    pub const COMM_DISCONNECT: Function = Function {
        name: "MPI_Comm_disconnect",
        anytime: false,
    };
    pub const COMM_GET_PARENT: Function = Function {
        name: "MPI_Comm_get_parent",
        anytime: false,
    };
    pub const COMM_JOIN: Function = Function {
        name: "MPI_Comm_join",
        anytime: false,
    };
    pub const COMM_SPAWN: Function = Function {
        name: "MPI_Comm_spawn",
        anytime: false,
    };
    pub const COMM_SPAWN_MULTIPLE: Function = Function {
        name: "MPI_Comm_spawn_multiple",
        anytime: false,
    };
    pub const LOOKUP_NAME: Function = Function {
        name: "MPI_Lookup_name",
        anytime: false,
    };
    pub const OPEN_PORT: Function = Function {
        name: "MPI_Open_port",
        anytime: false,
    };
    pub const PUBLISH_NAME: Function = Function {
        name: "MPI_Publish_name",
        anytime: false,
    };
    pub const UNPUBLISH_NAME: Function = Function {
        name: "MPI_Unpublish_name",
        anytime: false,
    };
    pub const ACCUMULATE: Function = Function {
        name: "MPI_Accumulate",
        anytime: false,
    };
    pub const COMPARE_AND_SWAP: Function = Function {
        name: "MPI_Compare_and_swap",
        anytime: false,
    };
    pub const FETCH_AND_OP: Function = Function {
        name: "MPI_Fetch_and_op",
        anytime: false,
    };
    pub const GET: Function = Function {
        name: "MPI_Get",
        anytime: false,
    };
    pub const GET_ACCUMULATE: Function = Function {
        name: "MPI_Get_accumulate",
        anytime: false,
    };
    pub const PUT: Function = Function {
        name: "MPI_Put",
        anytime: false,
    };
    pub const RACCUMULATE: Function = Function {
        name: "MPI_Raccumulate",
        anytime: false,
    };
    pub const RGET: Function = Function {
        name: "MPI_Rget",
        anytime: false,
    };
    pub const RGET_ACCUMULATE: Function = Function {
        name: "MPI_Rget_accumulate",
        anytime: false,
    };
    pub const RPUT: Function = Function {
        name: "MPI_Rput",
        anytime: false,
    };
    pub const WIN_ALLOCATE: Function = Function {
        name: "MPI_Win_allocate",
        anytime: false,
    };
    pub const WIN_ALLOCATE_SHARED: Function = Function {
        name: "MPI_Win_allocate_shared",
        anytime: false,
    };
    pub const WIN_ATTACH: Function = Function {
        name: "MPI_Win_attach",
        anytime: false,
    };
    pub const WIN_COMPLETE: Function = Function {
        name: "MPI_Win_complete",
        anytime: false,
    };
    pub const WIN_CREATE: Function = Function {
        name: "MPI_Win_create",
        anytime: false,
    };
    pub const WIN_CREATE_DYNAMIC: Function = Function {
        name: "MPI_Win_create_dynamic",
        anytime: false,
    };
    pub const WIN_DETACH: Function = Function {
        name: "MPI_Win_detach",
        anytime: false,
    };
    pub const WIN_FENCE: Function = Function {
        name: "MPI_Win_fence",
        anytime: false,
    };
    pub const WIN_FLUSH: Function = Function {
        name: "MPI_Win_flush",
        anytime: false,
    };
    pub const WIN_FLUSH_ALL: Function = Function {
        name: "MPI_Win_flush_all",
        anytime: false,
    };
    pub const WIN_FLUSH_LOCAL: Function = Function {
        name: "MPI_Win_flush_local",
        anytime: false,
    };
    pub const WIN_FLUSH_LOCAL_ALL: Function = Function {
        name: "MPI_Win_flush_local_all",
        anytime: false,
    };
    pub const WIN_FREE: Function = Function {
        name: "MPI_Win_free",
        anytime: false,
    };
    pub const WIN_GET_GROUP: Function = Function {
        name: "MPI_Win_get_group",
        anytime: false,
    };
    pub const WIN_GET_INFO: Function = Function {
        name: "MPI_Win_get_info",
        anytime: false,
    };
    pub const WIN_GET_NAME: Function = Function {
        name: "MPI_Win_get_name",
        anytime: false,
    };
    pub const WIN_LOCK: Function = Function {
        name: "MPI_Win_lock",
        anytime: false,
    };
    pub const WIN_LOCK_ALL: Function = Function {
        name: "MPI_Win_lock_all",
        anytime: false,
    };
    pub const WIN_POST: Function = Function {
        name: "MPI_Win_post",
        anytime: false,
    };
    pub const WIN_SET_INFO: Function = Function {
        name: "MPI_Win_set_info",
        anytime: false,
    };
    pub const WIN_SET_NAME: Function = Function {
        name: "MPI_Win_set_name",
        anytime: false,
    };
    pub const WIN_SHARED_QUERY: Function = Function {
        name: "MPI_Win_shared_query",
        anytime: false,
    };
    pub const WIN_START: Function = Function {
        name: "MPI_Win_start",
        anytime: false,
    };
    pub const WIN_SYNC: Function = Function {
        name: "MPI_Win_sync",
        anytime: false,
    };
    pub const WIN_TEST: Function = Function {
        name: "MPI_Win_test",
        anytime: false,
    };
    pub const WIN_UNLOCK: Function = Function {
        name: "MPI_Win_unlock",
        anytime: false,
    };
    pub const WIN_UNLOCK_ALL: Function = Function {
        name: "MPI_Win_unlock_all",
        anytime: false,
    };
    pub const WIN_WAIT: Function = Function {
        name: "MPI_Win_wait",
        anytime: false,
    };
    pub const FILE_CLOSE: Function = Function {
        name: "MPI_File_close",
        anytime: false,
    };
    pub const FILE_DELETE: Function = Function {
        name: "MPI_File_delete",
        anytime: false,
    };
    pub const FILE_GET_AMODE: Function = Function {
        name: "MPI_File_get_amode",
        anytime: false,
    };
    pub const FILE_GET_ATOMICITY: Function = Function {
        name: "MPI_File_get_atomicity",
        anytime: false,
    };
    pub const FILE_GET_BYTE_OFFSET: Function = Function {
        name: "MPI_File_get_byte_offset",
        anytime: false,
    };
    pub const FILE_GET_GROUP: Function = Function {
        name: "MPI_File_get_group",
        anytime: false,
    };
    pub const FILE_GET_INFO: Function = Function {
        name: "MPI_File_get_info",
        anytime: false,
    };
    pub const FILE_GET_POSITION: Function = Function {
        name: "MPI_File_get_position",
        anytime: false,
    };
    pub const FILE_GET_POSITION_SHARED: Function = Function {
        name: "MPI_File_get_position_shared",
        anytime: false,
    };
    pub const FILE_GET_SIZE: Function = Function {
        name: "MPI_File_get_size",
        anytime: false,
    };
    pub const FILE_GET_TYPE_EXTENT: Function = Function {
        name: "MPI_File_get_type_extent",
        anytime: false,
    };
    pub const FILE_GET_VIEW: Function = Function {
        name: "MPI_File_get_view",
        anytime: false,
    };
    pub const FILE_IREAD: Function = Function {
        name: "MPI_File_iread",
        anytime: false,
    };
    pub const FILE_IREAD_ALL: Function = Function {
        name: "MPI_File_iread_all",
        anytime: false,
    };
    pub const FILE_IREAD_AT: Function = Function {
        name: "MPI_File_iread_at",
        anytime: false,
    };
    pub const FILE_IREAD_AT_ALL: Function = Function {
        name: "MPI_File_iread_at_all",
        anytime: false,
    };
    pub const FILE_IREAD_SHARED: Function = Function {
        name: "MPI_File_iread_shared",
        anytime: false,
    };
    pub const FILE_IWRITE: Function = Function {
        name: "MPI_File_iwrite",
        anytime: false,
    };
    pub const FILE_IWRITE_ALL: Function = Function {
        name: "MPI_File_iwrite_all",
        anytime: false,
    };
    pub const FILE_IWRITE_AT: Function = Function {
        name: "MPI_File_iwrite_at",
        anytime: false,
    };
    pub const FILE_IWRITE_AT_ALL: Function = Function {
        name: "MPI_File_iwrite_at_all",
        anytime: false,
    };
    pub const FILE_IWRITE_SHARED: Function = Function {
        name: "MPI_File_iwrite_shared",
        anytime: false,
    };
    pub const FILE_OPEN: Function = Function {
        name: "MPI_File_open",
        anytime: false,
    };
    pub const FILE_PREALLOCATE: Function = Function {
        name: "MPI_File_preallocate",
        anytime: false,
    };
    pub const FILE_READ: Function = Function {
        name: "MPI_File_read",
        anytime: false,
    };
    pub const FILE_READ_ALL: Function = Function {
        name: "MPI_File_read_all",
        anytime: false,
    };
    pub const FILE_READ_ALL_BEGIN: Function = Function {
        name: "MPI_File_read_all_begin",
        anytime: false,
    };
    pub const FILE_READ_ALL_END: Function = Function {
        name: "MPI_File_read_all_end",
        anytime: false,
    };
    pub const FILE_READ_AT: Function = Function {
        name: "MPI_File_read_at",
        anytime: false,
    };
    pub const FILE_READ_AT_ALL: Function = Function {
        name: "MPI_File_read_at_all",
        anytime: false,
    };
    pub const FILE_READ_AT_ALL_BEGIN: Function = Function {
        name: "MPI_File_read_at_all_begin",
        anytime: false,
    };
    pub const FILE_READ_AT_ALL_END: Function = Function {
        name: "MPI_File_read_at_all_end",
        anytime: false,
    };
    pub const FILE_READ_ORDERED: Function = Function {
        name: "MPI_File_read_ordered",
        anytime: false,
    };
    pub const FILE_READ_ORDERED_BEGIN: Function = Function {
        name: "MPI_File_read_ordered_begin",
        anytime: false,
    };
    pub const FILE_READ_ORDERED_END: Function = Function {
        name: "MPI_File_read_ordered_end",
        anytime: false,
    };
    pub const FILE_READ_SHARED: Function = Function {
        name: "MPI_File_read_shared",
        anytime: false,
    };
    pub const FILE_SEEK: Function = Function {
        name: "MPI_File_seek",
        anytime: false,
    };
    pub const FILE_SEEK_SHARED: Function = Function {
        name: "MPI_File_seek_shared",
        anytime: false,
    };
    pub const FILE_SET_ATOMICITY: Function = Function {
        name: "MPI_File_set_atomicity",
        anytime: false,
    };
    pub const FILE_SET_INFO: Function = Function {
        name: "MPI_File_set_info",
        anytime: false,
    };
    pub const FILE_SET_SIZE: Function = Function {
        name: "MPI_File_set_size",
        anytime: false,
    };
    pub const FILE_SET_VIEW: Function = Function {
        name: "MPI_File_set_view",
        anytime: false,
    };
    pub const FILE_SYNC: Function = Function {
        name: "MPI_File_sync",
        anytime: false,
    };
    pub const FILE_WRITE: Function = Function {
        name: "MPI_File_write",
        anytime: false,
    };
    pub const FILE_WRITE_ALL: Function = Function {
        name: "MPI_File_write_all",
        anytime: false,
    };
    pub const FILE_WRITE_ALL_BEGIN: Function = Function {
        name: "MPI_File_write_all_begin",
        anytime: false,
    };
    pub const FILE_WRITE_ALL_END: Function = Function {
        name: "MPI_File_write_all_end",
        anytime: false,
    };
    pub const FILE_WRITE_AT: Function = Function {
        name: "MPI_File_write_at",
        anytime: false,
    };
    pub const FILE_WRITE_AT_ALL: Function = Function {
        name: "MPI_File_write_at_all",
        anytime: false,
    };
    pub const FILE_WRITE_AT_ALL_BEGIN: Function = Function {
        name: "MPI_File_write_at_all_begin",
        anytime: false,
    };
    pub const FILE_WRITE_AT_ALL_END: Function = Function {
        name: "MPI_File_write_at_all_end",
        anytime: false,
    };
    pub const FILE_WRITE_ORDERED: Function = Function {
        name: "MPI_File_write_ordered",
        anytime: false,
    };
    pub const FILE_WRITE_ORDERED_BEGIN: Function = Function {
        name: "MPI_File_write_ordered_begin",
        anytime: false,
    };
    pub const FILE_WRITE_ORDERED_END: Function = Function {
        name: "MPI_File_write_ordered_end",
        anytime: false,
    };
    pub const FILE_WRITE_SHARED: Function = Function {
        name: "MPI_File_write_shared",
        anytime: false,
    };
    pub const REGISTER_DATAREP: Function = Function {
        name: "MPI_Register_datarep",
        anytime: false,
    };
    pub const T_CATEGORY_CHANGED: Function = Function {
        name: "MPI_T_category_changed",
        anytime: true,
    };
    pub const T_CATEGORY_GET_CATEGORIES: Function = Function {
        name: "MPI_T_category_get_categories",
        anytime: true,
    };
    pub const T_CATEGORY_GET_CVARS: Function = Function {
        name: "MPI_T_category_get_cvars",
        anytime: true,
    };
    pub const T_CATEGORY_GET_EVENTS: Function = Function {
        name: "MPI_T_category_get_events",
        anytime: true,
    };
    pub const T_CATEGORY_GET_INDEX: Function = Function {
        name: "MPI_T_category_get_index",
        anytime: true,
    };
    pub const T_CATEGORY_GET_INFO: Function = Function {
        name: "MPI_T_category_get_info",
        anytime: true,
    };
    pub const T_CATEGORY_GET_NUM: Function = Function {
        name: "MPI_T_category_get_num",
        anytime: true,
    };
    pub const T_CATEGORY_GET_NUM_EVENTS: Function = Function {
        name: "MPI_T_category_get_num_events",
        anytime: true,
    };
    pub const T_CATEGORY_GET_PVARS: Function = Function {
        name: "MPI_T_category_get_pvars",
        anytime: true,
    };
    pub const T_CVAR_GET_INDEX: Function = Function {
        name: "MPI_T_cvar_get_index",
        anytime: true,
    };
    pub const T_CVAR_GET_INFO: Function = Function {
        name: "MPI_T_cvar_get_info",
        anytime: true,
    };
    pub const T_CVAR_GET_NUM: Function = Function {
        name: "MPI_T_cvar_get_num",
        anytime: true,
    };
    pub const T_CVAR_HANDLE_ALLOC: Function = Function {
        name: "MPI_T_cvar_handle_alloc",
        anytime: true,
    };
    pub const T_CVAR_HANDLE_FREE: Function = Function {
        name: "MPI_T_cvar_handle_free",
        anytime: true,
    };
    pub const T_CVAR_READ: Function = Function {
        name: "MPI_T_cvar_read",
        anytime: true,
    };
    pub const T_CVAR_WRITE: Function = Function {
        name: "MPI_T_cvar_write",
        anytime: true,
    };
    pub const T_ENUM_GET_INFO: Function = Function {
        name: "MPI_T_enum_get_info",
        anytime: true,
    };
    pub const T_ENUM_GET_ITEM: Function = Function {
        name: "MPI_T_enum_get_item",
        anytime: true,
    };
    pub const T_EVENT_CALLBACK_GET_INFO: Function = Function {
        name: "MPI_T_event_callback_get_info",
        anytime: true,
    };
    pub const T_EVENT_CALLBACK_SET_INFO: Function = Function {
        name: "MPI_T_event_callback_set_info",
        anytime: true,
    };
    pub const T_EVENT_COPY: Function = Function {
        name: "MPI_T_event_copy",
        anytime: true,
    };
    pub const T_EVENT_GET_INDEX: Function = Function {
        name: "MPI_T_event_get_index",
        anytime: true,
    };
    pub const T_EVENT_GET_INFO: Function = Function {
        name: "MPI_T_event_get_info",
        anytime: true,
    };
    pub const T_EVENT_GET_NUM: Function = Function {
        name: "MPI_T_event_get_num",
        anytime: true,
    };
    pub const T_EVENT_GET_SOURCE: Function = Function {
        name: "MPI_T_event_get_source",
        anytime: true,
    };
    pub const T_EVENT_GET_TIMESTAMP: Function = Function {
        name: "MPI_T_event_get_timestamp",
        anytime: true,
    };
    pub const T_EVENT_HANDLE_ALLOC: Function = Function {
        name: "MPI_T_event_handle_alloc",
        anytime: true,
    };
    pub const T_EVENT_HANDLE_FREE: Function = Function {
        name: "MPI_T_event_handle_free",
        anytime: true,
    };
    pub const T_EVENT_HANDLE_GET_INFO: Function = Function {
        name: "MPI_T_event_handle_get_info",
        anytime: true,
    };
    pub const T_EVENT_HANDLE_SET_INFO: Function = Function {
        name: "MPI_T_event_handle_set_info",
        anytime: true,
    };
    pub const T_EVENT_READ: Function = Function {
        name: "MPI_T_event_read",
        anytime: true,
    };
    pub const T_EVENT_REGISTER_CALLBACK: Function = Function {
        name: "MPI_T_event_register_callback",
        anytime: true,
    };
    pub const T_EVENT_SET_DROPPED_HANDLER: Function = Function {
        name: "MPI_T_event_set_dropped_handler",
        anytime: true,
    };
    pub const T_FINALIZE: Function = Function {
        name: "MPI_T_finalize",
        anytime: true,
    };
    pub const T_INIT_THREAD: Function = Function {
        name: "MPI_T_init_thread",
        anytime: true,
    };
    pub const T_PVAR_GET_INDEX: Function = Function {
        name: "MPI_T_pvar_get_index",
        anytime: true,
    };
    pub const T_PVAR_GET_INFO: Function = Function {
        name: "MPI_T_pvar_get_info",
        anytime: true,
    };
    pub const T_PVAR_GET_NUM: Function = Function {
        name: "MPI_T_pvar_get_num",
        anytime: true,
    };
    pub const T_PVAR_HANDLE_ALLOC: Function = Function {
        name: "MPI_T_pvar_handle_alloc",
        anytime: true,
    };
    pub const T_PVAR_HANDLE_FREE: Function = Function {
        name: "MPI_T_pvar_handle_free",
        anytime: true,
    };
    pub const T_PVAR_READ: Function = Function {
        name: "MPI_T_pvar_read",
        anytime: true,
    };
    pub const T_PVAR_READRESET: Function = Function {
        name: "MPI_T_pvar_readreset",
        anytime: true,
    };
    pub const T_PVAR_RESET: Function = Function {
        name: "MPI_T_pvar_reset",
        anytime: true,
    };
    pub const T_PVAR_SESSION_CREATE: Function = Function {
        name: "MPI_T_pvar_session_create",
        anytime: true,
    };
    pub const T_PVAR_SESSION_FREE: Function = Function {
        name: "MPI_T_pvar_session_free",
        anytime: true,
    };
    pub const T_PVAR_START: Function = Function {
        name: "MPI_T_pvar_start",
        anytime: true,
    };
    pub const T_PVAR_STOP: Function = Function {
        name: "MPI_T_pvar_stop",
        anytime: true,
    };
    pub const T_PVAR_WRITE: Function = Function {
        name: "MPI_T_pvar_write",
        anytime: true,
    };
    pub const T_SOURCE_GET_INFO: Function = Function {
        name: "MPI_T_source_get_info",
        anytime: true,
    };
    pub const T_SOURCE_GET_NUM: Function = Function {
        name: "MPI_T_source_get_num",
        anytime: true,
    };
    pub const T_SOURCE_GET_TIMESTAMP: Function = Function {
        name: "MPI_T_source_get_timestamp",
        anytime: true,
    };
    pub const COMM_C2F: Function = Function {
        name: "MPI_Comm_c2f",
        anytime: true,
    };
    pub const COMM_F2C: Function = Function {
        name: "MPI_Comm_f2c",
        anytime: true,
    };
    pub const COMM_FROMINT: Function = Function {
        name: "MPI_Comm_fromint",
        anytime: true,
    };
    pub const COMM_TOINT: Function = Function {
        name: "MPI_Comm_toint",
        anytime: true,
    };
    pub const ERRHANDLER_C2F: Function = Function {
        name: "MPI_Errhandler_c2f",
        anytime: true,
    };
    pub const ERRHANDLER_F2C: Function = Function {
        name: "MPI_Errhandler_f2c",
        anytime: true,
    };
    pub const ERRHANDLER_FROMINT: Function = Function {
        name: "MPI_Errhandler_fromint",
        anytime: true,
    };
    pub const ERRHANDLER_TOINT: Function = Function {
        name: "MPI_Errhandler_toint",
        anytime: true,
    };
    pub const FILE_C2F: Function = Function {
        name: "MPI_File_c2f",
        anytime: true,
    };
    pub const FILE_F2C: Function = Function {
        name: "MPI_File_f2c",
        anytime: true,
    };
    pub const FILE_FROMINT: Function = Function {
        name: "MPI_File_fromint",
        anytime: true,
    };
    pub const FILE_TOINT: Function = Function {
        name: "MPI_File_toint",
        anytime: true,
    };
    pub const GROUP_C2F: Function = Function {
        name: "MPI_Group_c2f",
        anytime: true,
    };
    pub const GROUP_F2C: Function = Function {
        name: "MPI_Group_f2c",
        anytime: true,
    };
    pub const GROUP_FROMINT: Function = Function {
        name: "MPI_Group_fromint",
        anytime: true,
    };
    pub const GROUP_TOINT: Function = Function {
        name: "MPI_Group_toint",
        anytime: true,
    };
    pub const INFO_C2F: Function = Function {
        name: "MPI_Info_c2f",
        anytime: true,
    };
    pub const INFO_F2C: Function = Function {
        name: "MPI_Info_f2c",
        anytime: true,
    };
    pub const INFO_FROMINT: Function = Function {
        name: "MPI_Info_fromint",
        anytime: true,
    };
    pub const INFO_TOINT: Function = Function {
        name: "MPI_Info_toint",
        anytime: true,
    };
    pub const MESSAGE_C2F: Function = Function {
        name: "MPI_Message_c2f",
        anytime: true,
    };
    pub const MESSAGE_F2C: Function = Function {
        name: "MPI_Message_f2c",
        anytime: true,
    };
    pub const MESSAGE_FROMINT: Function = Function {
        name: "MPI_Message_fromint",
        anytime: true,
    };
    pub const MESSAGE_TOINT: Function = Function {
        name: "MPI_Message_toint",
        anytime: true,
    };
    pub const OP_C2F: Function = Function {
        name: "MPI_Op_c2f",
        anytime: true,
    };
    pub const OP_F2C: Function = Function {
        name: "MPI_Op_f2c",
        anytime: true,
    };
    pub const OP_FROMINT: Function = Function {
        name: "MPI_Op_fromint",
        anytime: true,
    };
    pub const OP_TOINT: Function = Function {
        name: "MPI_Op_toint",
        anytime: true,
    };
    pub const REQUEST_C2F: Function = Function {
        name: "MPI_Request_c2f",
        anytime: true,
    };
    pub const REQUEST_F2C: Function = Function {
        name: "MPI_Request_f2c",
        anytime: true,
    };
    pub const REQUEST_FROMINT: Function = Function {
        name: "MPI_Request_fromint",
        anytime: true,
    };
    pub const REQUEST_TOINT: Function = Function {
        name: "MPI_Request_toint",
        anytime: true,
    };
    pub const SESSION_C2F: Function = Function {
        name: "MPI_Session_c2f",
        anytime: true,
    };
    pub const SESSION_F2C: Function = Function {
        name: "MPI_Session_f2c",
        anytime: true,
    };
    pub const SESSION_FROMINT: Function = Function {
        name: "MPI_Session_fromint",
        anytime: true,
    };
    pub const SESSION_TOINT: Function = Function {
        name: "MPI_Session_toint",
        anytime: true,
    };
    pub const STATUS_C2F: Function = Function {
        name: "MPI_Status_c2f",
        anytime: true,
    };
    pub const STATUS_C2F08: Function = Function {
        name: "MPI_Status_c2f08",
        anytime: true,
    };
    pub const STATUS_F082C: Function = Function {
        name: "MPI_Status_f082c",
        anytime: true,
    };
    pub const STATUS_F082F: Function = Function {
        name: "MPI_Status_f082f",
        anytime: true,
    };
    pub const STATUS_F2C: Function = Function {
        name: "MPI_Status_f2c",
        anytime: true,
    };
    pub const STATUS_F2F08: Function = Function {
        name: "MPI_Status_f2f08",
        anytime: true,
    };
    pub const TYPE_C2F: Function = Function {
        name: "MPI_Type_c2f",
        anytime: true,
    };
    pub const TYPE_F2C: Function = Function {
        name: "MPI_Type_f2c",
        anytime: true,
    };
    pub const TYPE_FROMINT: Function = Function {
        name: "MPI_Type_fromint",
        anytime: true,
    };
    pub const TYPE_TOINT: Function = Function {
        name: "MPI_Type_toint",
        anytime: true,
    };
    pub const WIN_C2F: Function = Function {
        name: "MPI_Win_c2f",
        anytime: true,
    };
    pub const WIN_F2C: Function = Function {
        name: "MPI_Win_f2c",
        anytime: true,
    };
    pub const WIN_FROMINT: Function = Function {
        name: "MPI_Win_fromint",
        anytime: true,
    };
    pub const WIN_TOINT: Function = Function {
        name: "MPI_Win_toint",
        anytime: true,
    };
    pub const ADDRESS: Function = Function {
        name: "MPI_Address",
        anytime: true,
    };
    pub const ATTR_DELETE: Function = Function {
        name: "MPI_Attr_delete",
        anytime: false,
    };
    pub const ATTR_GET: Function = Function {
        name: "MPI_Attr_get",
        anytime: false,
    };
    pub const ATTR_PUT: Function = Function {
        name: "MPI_Attr_put",
        anytime: false,
    };
    pub const ERRHANDLER_CREATE: Function = Function {
        name: "MPI_Errhandler_create",
        anytime: false,
    };
    pub const ERRHANDLER_GET: Function = Function {
        name: "MPI_Errhandler_get",
        anytime: false,
    };
    pub const ERRHANDLER_SET: Function = Function {
        name: "MPI_Errhandler_set",
        anytime: false,
    };
    pub const KEYVAL_CREATE: Function = Function {
        name: "MPI_Keyval_create",
        anytime: false,
    };
    pub const KEYVAL_FREE: Function = Function {
        name: "MPI_Keyval_free",
        anytime: false,
    };
    pub const TYPE_EXTENT: Function = Function {
        name: "MPI_Type_extent",
        anytime: false,
    };
    pub const TYPE_HINDEXED: Function = Function {
        name: "MPI_Type_hindexed",
        anytime: false,
    };
    pub const TYPE_HVECTOR: Function = Function {
        name: "MPI_Type_hvector",
        anytime: false,
    };
    pub const TYPE_LB: Function = Function {
        name: "MPI_Type_lb",
        anytime: false,
    };
    pub const TYPE_STRUCT: Function = Function {
        name: "MPI_Type_struct",
        anytime: false,
    };
    pub const TYPE_UB: Function = Function {
        name: "MPI_Type_ub",
        anytime: false,
    };
}
