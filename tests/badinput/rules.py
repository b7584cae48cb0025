"""What is right and what is wrong for each kind of parameter, and where a function differs from its kinds.

A value is C text. A wrong value comes with the error classes that are right for it: mostly the one of the standard."""
import re

CHAPTERS = ("env", "p2p", "partitioned", "datatype", "op", "coll", "group", "comm", "attr", "topo", "info", "errhandler",
            "session", "rma", "deprecated")

# Functions without an argument that can be wrong, or that cannot be called in this way; each with its reason.
NOT_CALLED = {
    "MPI_Abort": "ends the job",
    "MPI_Init": "tests/c/badinput.c calls it twice", "MPI_Init_thread": "tests/c/badinput.c calls it twice",
    "MPI_Finalize": "has no argument", "MPI_Buffer_flush": "has no argument",
    "MPI_Pcontrol": "takes any level",
    "MPI_Free_mem": "like free(), it is not told what is an allocation",
    "MPI_Info_create_env": "reads what main() got, or nothing",
}

# kind: C type, class, null handle, freed handle, good handle, a handle of another kind
HANDLES = {
    "COMMUNICATOR": ("MPI_Comm", "MPI_ERR_COMM", "MPI_COMM_NULL", "freed_comm", "MPI_COMM_SELF", "derived"),
    "GROUP": ("MPI_Group", "MPI_ERR_GROUP", "MPI_GROUP_NULL", "freed_group", "group", "inter"),
    "DATATYPE": ("MPI_Datatype", "MPI_ERR_TYPE", "MPI_DATATYPE_NULL", "freed_type", "MPI_INT", "inter"),
    "OPERATION": ("MPI_Op", "MPI_ERR_OP", "MPI_OP_NULL", "freed_op", "MPI_SUM", "derived"),
    "INFO": ("MPI_Info", "MPI_ERR_INFO", "MPI_INFO_NULL", "freed_info", "info", "derived"),
    "ERRHANDLER": ("MPI_Errhandler", "MPI_ERR_ERRHANDLER", "MPI_ERRHANDLER_NULL", "freed_errhandler",
                   "MPI_ERRORS_RETURN", "derived"),
    "WINDOW": ("MPI_Win", "MPI_ERR_WIN", "MPI_WIN_NULL", "freed_win", "win", "derived"),
    "REQUEST": ("MPI_Request", "MPI_ERR_REQUEST", "MPI_REQUEST_NULL", "freed_request", "persistent", "derived"),
    "MESSAGE": ("MPI_Message", "MPI_ERR_REQUEST", "MPI_MESSAGE_NULL", "freed_message", "MPI_MESSAGE_NO_PROC", "derived"),
    "SESSION": ("MPI_Session", "MPI_ERR_SESSION", "MPI_SESSION_NULL", "freed_session", "session", "derived"),
}

ARG = ("MPI_ERR_ARG",)
COUNT = ("MPI_ERR_COUNT",)
RANK = ("MPI_ERR_RANK",)
KEY = ("MPI_ERR_KEYVAL",)
BUFFER = ("MPI_ERR_BUFFER",)

# Arguments that are numbers: kind -> (good, [(wrong, classes)]).
NUMBERS = {
    "ALLOC_MEM_NUM_BYTES": ("64", [("-1", ARG)]),
    "ARRAY_LENGTH": ("1", [("-1", ARG + COUNT)]),
    "ARRAY_LENGTH_NNI": ("1", [("-1", ARG + COUNT)]),
    "ARRAY_LENGTH_PI": ("1", [("-1", ARG), ("0", ARG)]),
    "ASSERT": ("0", [("0x40000000", ("MPI_ERR_ASSERT",))]),
    "COLOR": ("0", [("-17", ARG)]),
    "COMM_SIZE": ("1", [("-1", ARG)]),
    "COMM_SIZE_PI": ("1", [("0", ARG), ("-1", ARG)]),
    "DEGREE": ("1", [("-1", ARG + COUNT)]),
    "DIMENSION": ("1", []),
    "DISPLACEMENT": ("8", []),
    "ERROR_CLASS": ("MPI_ERR_TAG", [("-12345", ARG), ("0x7ffffff0", ARG)]),
    "ERROR_CODE": ("MPI_ERR_TAG", [("-12345", ARG), ("0x7ffffff0", ARG)]),
    "INDEX": ("0", [("-1", ARG), ("99", ARG)]),
    "INFO_VALUE_LENGTH": ("64", [("-1", ARG)]),
    "KEY": ("0", []),
    "KEY_INDEX": ("0", [("-1", ARG), ("99", ARG)]),
    "LOCATION_SMALL": ("0", []),
    "LOCK_TYPE": ("MPI_LOCK_SHARED", [("4711", ("MPI_ERR_LOCKTYPE",))]),
    "LOGICAL": ("0", []),
    "MATH": ("4", [("99999", ARG)]),
    "NUM_DIMS": ("1", [("-1", ARG + ("MPI_ERR_DIMS",))]),
    "ORDER": ("MPI_ORDER_C", [("4711", ARG)]),
    "PARTITION": ("1", [("-1", ARG)]),
    "POLYDISPLACEMENT_AINT_COUNT": ("0", []),
    "POLYDTYPE_NUM_ELEM": ("1", [("-1", COUNT)]),
    "POLYDTYPE_NUM_ELEM_NNI": ("1", [("-1", COUNT + ARG)]),
    "POLYDTYPE_PACK_SIZE": ("64", [("-1", ARG)]),
    "POLYDTYPE_STRIDE_BYTES": ("8", []),
    "POLYNUM_BYTES_NNI": ("64", [("-1", ARG + COUNT)]),
    "POLYNUM_PARAM_VALUES": ("8", [("-1", ARG), ("0", ARG)]),
    "POLYRMA_DISPLACEMENT": ("1", [("-1", ("MPI_ERR_DISP",)), ("0", ("MPI_ERR_DISP",))]),
    "POLYXFER_NUM_ELEM": ("1", [("-1", COUNT)]),
    "POLYXFER_NUM_ELEM_NNI": ("1", [("-1", COUNT)]),
    "RANK": ("0", [("4711", RANK), ("-77", RANK)]),
    "RANK_NNI": ("0", [("4711", RANK + ARG), ("-77", RANK + ARG)]),
    "RMA_DISPLACEMENT_NNI": ("0", [("-1", ("MPI_ERR_RMA_RANGE", "MPI_ERR_DISP")), ("4096", ("MPI_ERR_RMA_RANGE",)),
                                   ("INTPTR_MAX", ("MPI_ERR_RMA_RANGE",))]),
    "SPLIT_TYPE": ("MPI_COMM_TYPE_SHARED", [("4711", ARG)]),
    "STRING_LENGTH": ("64", []),
    "TAG": ("3", [("-77", ("MPI_ERR_TAG",)), ("INT_MIN", ("MPI_ERR_TAG",))]),
    "THREAD_LEVEL": ("MPI_THREAD_SINGLE", [("4711", ARG)]),
    "TYPECLASS": ("MPI_TYPECLASS_REAL", [("4711", ARG)]),
    "TYPECLASS_SIZE": ("4", [("3", ARG), ("-1", ARG)]),
    "WINDOW_SIZE": ("64", [("-1", ("MPI_ERR_SIZE",))]),
    "WIN_ATTACH_SIZE": ("64", [("-1", ("MPI_ERR_SIZE",))]),
    "XFER_NUM_ELEM": ("1", [("-1", COUNT)]),
    "XFER_NUM_ELEM_NNI": ("1", [("-1", COUNT)]),
}
# The largest count: with a type of several bytes it is more than can be addressed.
HUGE = ("POLYXFER_NUM_ELEM_NNI", "POLYDTYPE_NUM_ELEM", "POLYDTYPE_NUM_ELEM_NNI")

# Arrays that are read: kind -> (good entries, [(wrong entries, classes)]).
ARRAYS = {
    "COORDINATE": ("0", []),
    "DATATYPE": ("MPI_INT", [("MPI_DATATYPE_NULL", ("MPI_ERR_TYPE",)), ("freed_type", ("MPI_ERR_TYPE",)),
                             ("H(MPI_Datatype, 0x12345678)", ("MPI_ERR_TYPE",))]),
    "DEGREE": ("1", [("-1", ARG + COUNT)]),
    "DIMENSION": ("1", [("-1", ("MPI_ERR_DIMS", "MPI_ERR_ARG"))]),
    "DISPLACEMENT": ("0", []),
    "DISTRIB_ENUM": ("MPI_DISTRIBUTE_BLOCK", [("4711", ARG)]),
    "DTYPE_DISTRIBUTION": ("MPI_DISTRIBUTE_DFLT_DARG", [("-4711", ARG)]),
    "INDEX": ("1", [("-1", ARG)]),
    "LOGICAL": ("0", []),
    "PARTITION": ("0", [("-1", ARG), ("99", ARG)]),
    "POLYDISPLACEMENT": ("0", []),
    "POLYDISPLACEMENT_AINT_COUNT": ("0", []),
    "POLYDISPLACEMENT_COUNT": ("0", []),
    "POLYDTYPE_NUM_ELEM_NNI": ("1", [("-1", ARG + COUNT)]),
    "POLYDTYPE_NUM_ELEM_PI": ("2", [("-1", ARG), ("0", ARG)]),
    "POLYXFER_NUM_ELEM_NNI": ("1", [("-1", COUNT)]),
    "PROCESS_GRID_SIZE": ("1", [("-1", ARG), ("0", ARG)]),
    "RANK": ("0", [("4711", RANK + ARG), ("-77", RANK + ARG)]),
    "RANK_NNI": ("0", [("4711", RANK + ARG), ("-77", RANK + ARG)]),
    "REQUEST": ("persistent", [("freed_request", ("MPI_ERR_REQUEST",)),
                               ("H(MPI_Request, 0x12345678)", ("MPI_ERR_REQUEST",))]),
    "WEIGHT": ("1", [("-1", ARG)]),
}

# What a parameter is in some functions: (pattern of function, of parameter, good value).
GOOD = [
    (r"MPI_(Cart|Cartdim)_(?!create|map)\w+", "comm", "cart"),
    (r"MPI_Graph(dims)?_(get|neighbors\w*)", "comm", "graph"),
    (r"MPI_Dist_graph_neighbors\w*", "comm", "dgraph"),
    (r"MPI_I?[Nn]eighbor_\w+", "comm", "dgraph"),
    (r"MPI_Comm_remote_\w+", "comm", "inter"),
    (r"MPI_Intercomm_merge", "intercomm", "inter"),
    (r"MPI_Intercomm_create", "peer_comm", "MPI_COMM_WORLD"),
    (r"MPI_Intercomm_create", "remote_leader", "(1 - me)"),
    (r"MPI_\w+", "dest|source", "MPI_PROC_NULL"),
    (r"MPI_Type_get_value_index", "index_type", "MPI_INT"),
    (r"MPI_Type_(get_contents|free)\w*", "datatype", "derived"),
    (r"MPI_Win_(attach|detach)", "win", "dynamic"),
    (r"MPI_R(put|get|accumulate|get_accumulate)", "win", "locked"),
    (r"MPI_Op_free", "op", "user_op"),
    (r"MPI_Type_create_subarray\w*", "array_of_starts", "0"),
    (r"MPI_Pready\w*", "request", "sending"),
    (r"MPI_Pready\w*|MPI_Parrived", "partition|partition_low|partition_high", "0"),
    (r"MPI_Parrived", "request", "receiving"),
]

# More wrong values: (pattern of function, of parameter, value, classes).
WRONG = [
    (r"MPI_Pready\w*|MPI_Parrived", "partition|partition_high", "INT_MAX", ARG),
    (r"MPI_Pready_range", "partition_low", "1 + 1", ARG),
    (r"MPI_Grequest_complete", "request", "persistent", ("MPI_ERR_REQUEST",)),
    (r"MPI_(Pready\w*|Parrived)", "request", "persistent", ("MPI_ERR_REQUEST",)),
    (r"MPI_Pready\w*", "request", "receiving", ("MPI_ERR_REQUEST",)),
    (r"MPI_Parrived", "request", "sending", ("MPI_ERR_REQUEST",)),
    (r"MPI_(Cart|Cartdim|Graph|Graphdims|Dist_graph)_(?!create|map)\w+", "comm", "MPI_COMM_SELF", ("MPI_ERR_TOPOLOGY",)),
    (r"MPI_(Graph|Graphdims)_(?!create|map)\w+", "comm", "cart", ("MPI_ERR_TOPOLOGY",)),
    (r"MPI_(Cart|Graph)_create|MPI_Dist_graph_create\w*", "comm_old", "inter", ("MPI_ERR_COMM",)),
    (r"MPI_(Cart|Graph)_map", "comm", "inter", ("MPI_ERR_COMM",)),
    (r"MPI_Comm_remote_\w+|MPI_Intercomm_merge", "comm|intercomm", "MPI_COMM_SELF", ("MPI_ERR_COMM",)),
    (r"MPI_I?(sc|exsc)an\w*", "comm", "inter", ("MPI_ERR_COMM",)),
    (r"MPI_Win_(create|allocate)\w*", "comm", "inter", ("MPI_ERR_COMM",)),
    (r"MPI_I?[Nn]eighbor_\w+", "comm", "MPI_COMM_SELF", ("MPI_ERR_TOPOLOGY",)),
    (r"MPI_Comm_free", "comm", "MPI_COMM_WORLD", ("MPI_ERR_COMM",)),
    (r"MPI_Type_free", "datatype", "MPI_INT", ("MPI_ERR_TYPE",)),
    (r"MPI_Op_free", "op", "MPI_SUM", ("MPI_ERR_OP",)),
    (r"MPI_Info_(set|delete|free)", "info", "MPI_INFO_ENV", ("MPI_ERR_INFO",)),
    (r"MPI_Comm_(set_attr|delete_attr|free_keyval)", "comm_keyval", "MPI_TAG_UB", KEY),
    (r"MPI_Win_(set_attr|delete_attr|free_keyval)", "win_keyval", "MPI_WIN_SIZE", KEY),
    (r"MPI_(I?all|I?)reduce\w*|MPI_I?(ex)?scan\w*", "op", "MPI_MAXLOC", ("MPI_ERR_OP",)),
    (r"MPI_(I?all|I?)reduce\w*|MPI_I?(ex)?scan\w*", "op", "MPI_REPLACE", ("MPI_ERR_OP",)),
    (r"MPI_(R?accumulate|R?get_accumulate|Fetch_and_op)\w*", "op", "user_op", ("MPI_ERR_OP",)),
    (r"MPI_Win_(attach|detach)", "win", "win", ("MPI_ERR_RMA_FLAVOR", "MPI_ERR_WIN")),
    (r"MPI_(Compare_and_swap|Fetch_and_op)", "datatype", "derived", ("MPI_ERR_TYPE",)),
    (r"MPI_Type_get_contents\w*", "datatype", "MPI_INT", ("MPI_ERR_TYPE",)),
    (r"MPI_(Send|Isend|Ssend|Rsend|Bsend|Ibsend|Irsend|Issend)(_init)?", "tag", "MPI_ANY_TAG", ("MPI_ERR_TAG",)),
    (r"MPI_(Send|Isend|Ssend|Rsend|Bsend|Ibsend|Irsend|Issend)(_init)?", "dest", "MPI_ANY_SOURCE", RANK),
    (r"MPI_(Psend_init|Precv_init)", "tag", "MPI_ANY_TAG", ("MPI_ERR_TAG",)),
]

# Wrong values of a kind that are right in some functions: (pattern of function, of parameter, values or None for all); why.
NOT_WRONG = [
    # A null request is complete.
    (r"MPI_(Wait|Test|Request_get_status)\w*", "request|array_of_requests", ("MPI_REQUEST_NULL",)),
    # No hints.
    (r"MPI_(?!Info_)\w+", "info", ("MPI_INFO_NULL",)),
    # A status holds any number.
    (r"MPI_Status_set_\w+", "source|tag|err", None),
    # An unknown type of split gives MPI_COMM_NULL.
    (r"MPI_Comm_split_type", "split_type", ("4711",)),
    # They are not needed for this type.
    (r"MPI_Type_get_contents\w*", "max_addresses|max_large_counts", ("0",)),
    (r"MPI_Type_get_contents\w*", "array_of_addresses|array_of_large_counts", ("NULL",)),
    # Null handles have names.
    (r"MPI_(Comm|Type|Win)_get_name", "comm|datatype|win", ("MPI_COMM_NULL", "MPI_DATATYPE_NULL", "MPI_WIN_NULL")),
    # Backwards.
    (r"MPI_Type_vector\w*", "stride", None),
    # An empty part, as other libraries do not allow.
    (r"MPI_Type_create_subarray\w*", "array_of_subsizes", ("0",)),
]

# Where MPI_DATATYPE_NULL is taken when the count is 0, as MPICH does (Open MPI in partitioned communication); nowhere else.
TYPELESS = (r"MPI_(I?[Bsr]?[Ss]?send(_init)?|I?m?[Rr]ecv(_init)?|I?[Ss]endrecv(_replace)?|P(send|recv)_init|"
            r"I?bcast(_init)?|I?(neighbor_)?alltoallw(_init)?|I?neighbor_(allgather|alltoall)(_init)?)")


def typeless(function, parameter):
    """Whether a function takes MPI_DATATYPE_NULL for a parameter where nothing is moved."""
    return re.fullmatch(TYPELESS, function.base, re.IGNORECASE) is not None


def matches(pattern, text):
    return re.fullmatch(pattern, text) is not None


def good(function, parameter):
    """The good value that a function has for a parameter in place of its kind's, or None."""
    for pattern, name, value in GOOD:
        if matches(pattern, function.base) and matches(name, parameter.name):
            return value
    return None


def is_wrong(function, parameter, value):
    for pattern, name, values in NOT_WRONG:
        if matches(pattern, function.base) and matches(name, parameter.name) and (values is None or value in values):
            return False
    return True


def more_wrong(function, parameter):
    return [(value, classes) for pattern, name, value, classes in WRONG
            if re.fullmatch(pattern, function.base, re.IGNORECASE) and matches(name, parameter.name)]
