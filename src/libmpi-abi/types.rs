//! The C types of this library's exports, named as in `mpi.h`.
#![allow(missing_docs)]

use std::ffi::{c_int, c_void};

/// The dialect.
pub type D = oxmpi_abi::Standard;

pub type MPI_Comm = usize;
pub type MPI_Datatype = usize;
pub type MPI_Errhandler = usize;
pub type MPI_Group = usize;
pub type MPI_Info = usize;
pub type MPI_Message = usize;
pub type MPI_Op = usize;
pub type MPI_Request = usize;
pub type MPI_Session = usize;
pub type MPI_Win = usize;
pub type MPI_Aint = i64;
pub type MPI_Count = i64;
pub type MPI_Offset = i64;
pub type MPI_Fint = c_int;
pub type MPI_File = usize;
pub type MPI_Status = <D as oxmpi_abi::Dialect>::Status;
pub type MPI_F08_status = MPI_Status;

pub type MPI_T_cb_safety = c_int;
pub type MPI_T_source_order = c_int;
pub type MPI_T_cvar_handle = *mut c_void;
pub type MPI_T_pvar_handle = *mut c_void;
pub type MPI_T_pvar_session = *mut c_void;
pub type MPI_T_enum = *mut c_void;
pub type MPI_T_event_instance = *mut c_void;
pub type MPI_T_event_registration = *mut c_void;
pub type MPI_T_event_cb_function = *mut c_void;
pub type MPI_T_event_dropped_cb_function = *mut c_void;
pub type MPI_T_event_free_cb_function = *mut c_void;

// Functions of the user, always behind a pointer.
pub type MPI_Comm_copy_attr_function = c_void;
pub type MPI_Comm_delete_attr_function = c_void;
pub type MPI_Comm_errhandler_function = c_void;
pub type MPI_Copy_function = c_void;
pub type MPI_Datarep_conversion_function = c_void;
pub type MPI_Datarep_conversion_function_c = c_void;
pub type MPI_Datarep_extent_function = c_void;
pub type MPI_Delete_function = c_void;
pub type MPI_File_errhandler_function = c_void;
pub type MPI_Grequest_cancel_function = c_void;
pub type MPI_Grequest_free_function = c_void;
pub type MPI_Grequest_query_function = c_void;
pub type MPI_Session_errhandler_function = c_void;
pub type MPI_Type_copy_attr_function = c_void;
pub type MPI_Type_delete_attr_function = c_void;
pub type MPI_User_function = c_void;
pub type MPI_User_function_c = c_void;
pub type MPI_Win_copy_attr_function = c_void;
pub type MPI_Win_delete_attr_function = c_void;
pub type MPI_Win_errhandler_function = c_void;
