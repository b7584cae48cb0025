//! Functions that are not written yet. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int, c_void};

use crate::arg::{OutInts, PolyFn};
use crate::call::{On, unwritten};
use crate::constants::functions;
use crate::dialect::Dialect;

/// `MPI_File_call_errhandler`
pub unsafe fn file_call_errhandler<D: Dialect>(_fh: usize, _errorcode: c_int) -> c_int {
    unwritten::<D>(&functions::FILE_CALL_ERRHANDLER, On::Default)
}

/// `MPI_File_get_errhandler`
pub unsafe fn file_get_errhandler<D: Dialect>(_file: usize, _errhandler: *mut D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_GET_ERRHANDLER, On::Default)
}

/// `MPI_File_set_errhandler`
pub unsafe fn file_set_errhandler<D: Dialect>(_file: usize, _errhandler: D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_SET_ERRHANDLER, On::Default)
}

/// `MPI_Close_port`
pub unsafe fn close_port<D: Dialect>(_port_name: *const c_char) -> c_int {
    unwritten::<D>(&functions::CLOSE_PORT, On::Default)
}

/// `MPI_Comm_accept`
pub unsafe fn comm_accept<D: Dialect>(
    _port_name: *const c_char,
    _info: D::Handle,
    _root: c_int,
    comm: D::Handle,
    _newcomm: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::COMM_ACCEPT, On::Comm(comm))
}

/// `MPI_Comm_connect`
pub unsafe fn comm_connect<D: Dialect>(
    _port_name: *const c_char,
    _info: D::Handle,
    _root: c_int,
    comm: D::Handle,
    _newcomm: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::COMM_CONNECT, On::Comm(comm))
}

/// `MPI_Comm_join`
pub unsafe fn comm_join<D: Dialect>(_fd: c_int, _intercomm: *mut D::Handle) -> c_int {
    unwritten::<D>(&functions::COMM_JOIN, On::Default)
}

/// `MPI_Comm_spawn`
pub unsafe fn comm_spawn<D: Dialect>(
    _command: *const c_char,
    _argv: *mut *mut c_char,
    _maxprocs: c_int,
    _info: D::Handle,
    _root: c_int,
    comm: D::Handle,
    _intercomm: *mut D::Handle,
    _array_of_errcodes: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::COMM_SPAWN, On::Comm(comm))
}

/// `MPI_Comm_spawn_multiple`
pub unsafe fn comm_spawn_multiple<D: Dialect>(
    _count: c_int,
    _array_of_commands: *mut *mut c_char,
    _array_of_argv: *mut *mut *mut c_char,
    _array_of_maxprocs: *const c_int,
    _array_of_info: *const D::Handle,
    _root: c_int,
    comm: D::Handle,
    _intercomm: *mut D::Handle,
    _array_of_errcodes: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::COMM_SPAWN_MULTIPLE, On::Comm(comm))
}

/// `MPI_Lookup_name`
pub unsafe fn lookup_name<D: Dialect>(
    _service_name: *const c_char,
    _info: D::Handle,
    _port_name: *mut c_char,
) -> c_int {
    unwritten::<D>(&functions::LOOKUP_NAME, On::Default)
}

/// `MPI_Open_port`
pub unsafe fn open_port<D: Dialect>(_info: D::Handle, _port_name: *mut c_char) -> c_int {
    unwritten::<D>(&functions::OPEN_PORT, On::Default)
}

/// `MPI_Publish_name`
pub unsafe fn publish_name<D: Dialect>(
    _service_name: *const c_char,
    _info: D::Handle,
    _port_name: *const c_char,
) -> c_int {
    unwritten::<D>(&functions::PUBLISH_NAME, On::Default)
}

/// `MPI_Unpublish_name`
pub unsafe fn unpublish_name<D: Dialect>(
    _service_name: *const c_char,
    _info: D::Handle,
    _port_name: *const c_char,
) -> c_int {
    unwritten::<D>(&functions::UNPUBLISH_NAME, On::Default)
}

/// `MPI_File_close`
pub unsafe fn file_close<D: Dialect>(_fh: *mut usize) -> c_int {
    unwritten::<D>(&functions::FILE_CLOSE, On::File)
}

/// `MPI_File_delete`
pub unsafe fn file_delete<D: Dialect>(_filename: *const c_char, _info: D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_DELETE, On::File)
}

/// `MPI_File_get_amode`
pub unsafe fn file_get_amode<D: Dialect>(_fh: usize, _amode: *mut c_int) -> c_int {
    unwritten::<D>(&functions::FILE_GET_AMODE, On::File)
}

/// `MPI_File_get_atomicity`
pub unsafe fn file_get_atomicity<D: Dialect>(_fh: usize, _flag: *mut c_int) -> c_int {
    unwritten::<D>(&functions::FILE_GET_ATOMICITY, On::File)
}

/// `MPI_File_get_byte_offset`
pub unsafe fn file_get_byte_offset<D: Dialect>(_fh: usize, _offset: i64, _disp: *mut i64) -> c_int {
    unwritten::<D>(&functions::FILE_GET_BYTE_OFFSET, On::File)
}

/// `MPI_File_get_group`
pub unsafe fn file_get_group<D: Dialect>(_fh: usize, _group: *mut D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_GET_GROUP, On::File)
}

/// `MPI_File_get_info`
pub unsafe fn file_get_info<D: Dialect>(_fh: usize, _info_used: *mut D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_GET_INFO, On::File)
}

/// `MPI_File_get_position`
pub unsafe fn file_get_position<D: Dialect>(_fh: usize, _offset: *mut i64) -> c_int {
    unwritten::<D>(&functions::FILE_GET_POSITION, On::File)
}

/// `MPI_File_get_position_shared`
pub unsafe fn file_get_position_shared<D: Dialect>(_fh: usize, _offset: *mut i64) -> c_int {
    unwritten::<D>(&functions::FILE_GET_POSITION_SHARED, On::File)
}

/// `MPI_File_get_size`
pub unsafe fn file_get_size<D: Dialect>(_fh: usize, _size: *mut i64) -> c_int {
    unwritten::<D>(&functions::FILE_GET_SIZE, On::File)
}

/// `MPI_File_get_type_extent`
pub unsafe fn file_get_type_extent<D: Dialect>(
    _fh: usize,
    _datatype: D::Handle,
    _extent: OutInts,
) -> c_int {
    unwritten::<D>(&functions::FILE_GET_TYPE_EXTENT, On::File)
}

/// `MPI_File_get_view`
pub unsafe fn file_get_view<D: Dialect>(
    _fh: usize,
    _disp: *mut i64,
    _etype: *mut D::Handle,
    _filetype: *mut D::Handle,
    _datarep: *mut c_char,
) -> c_int {
    unwritten::<D>(&functions::FILE_GET_VIEW, On::File)
}

/// `MPI_File_iread`
pub unsafe fn file_iread<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IREAD, On::File)
}

/// `MPI_File_iread_all`
pub unsafe fn file_iread_all<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IREAD_ALL, On::File)
}

/// `MPI_File_iread_at`
pub unsafe fn file_iread_at<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IREAD_AT, On::File)
}

/// `MPI_File_iread_at_all`
pub unsafe fn file_iread_at_all<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IREAD_AT_ALL, On::File)
}

/// `MPI_File_iread_shared`
pub unsafe fn file_iread_shared<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IREAD_SHARED, On::File)
}

/// `MPI_File_iwrite`
pub unsafe fn file_iwrite<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IWRITE, On::File)
}

/// `MPI_File_iwrite_all`
pub unsafe fn file_iwrite_all<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IWRITE_ALL, On::File)
}

/// `MPI_File_iwrite_at`
pub unsafe fn file_iwrite_at<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IWRITE_AT, On::File)
}

/// `MPI_File_iwrite_at_all`
pub unsafe fn file_iwrite_at_all<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IWRITE_AT_ALL, On::File)
}

/// `MPI_File_iwrite_shared`
pub unsafe fn file_iwrite_shared<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _request: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_IWRITE_SHARED, On::File)
}

/// `MPI_File_open`
pub unsafe fn file_open<D: Dialect>(
    _comm: D::Handle,
    _filename: *const c_char,
    _amode: c_int,
    _info: D::Handle,
    _fh: *mut usize,
) -> c_int {
    unwritten::<D>(&functions::FILE_OPEN, On::File)
}

/// `MPI_File_preallocate`
pub unsafe fn file_preallocate<D: Dialect>(_fh: usize, _size: i64) -> c_int {
    unwritten::<D>(&functions::FILE_PREALLOCATE, On::File)
}

/// `MPI_File_read`
pub unsafe fn file_read<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ, On::File)
}

/// `MPI_File_read_all`
pub unsafe fn file_read_all<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ALL, On::File)
}

/// `MPI_File_read_all_begin`
pub unsafe fn file_read_all_begin<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ALL_BEGIN, On::File)
}

/// `MPI_File_read_all_end`
pub unsafe fn file_read_all_end<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ALL_END, On::File)
}

/// `MPI_File_read_at`
pub unsafe fn file_read_at<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_AT, On::File)
}

/// `MPI_File_read_at_all`
pub unsafe fn file_read_at_all<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_AT_ALL, On::File)
}

/// `MPI_File_read_at_all_begin`
pub unsafe fn file_read_at_all_begin<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_AT_ALL_BEGIN, On::File)
}

/// `MPI_File_read_at_all_end`
pub unsafe fn file_read_at_all_end<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_AT_ALL_END, On::File)
}

/// `MPI_File_read_ordered`
pub unsafe fn file_read_ordered<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ORDERED, On::File)
}

/// `MPI_File_read_ordered_begin`
pub unsafe fn file_read_ordered_begin<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ORDERED_BEGIN, On::File)
}

/// `MPI_File_read_ordered_end`
pub unsafe fn file_read_ordered_end<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_ORDERED_END, On::File)
}

/// `MPI_File_read_shared`
pub unsafe fn file_read_shared<D: Dialect>(
    _fh: usize,
    _buf: *mut c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_READ_SHARED, On::File)
}

/// `MPI_File_seek`
pub unsafe fn file_seek<D: Dialect>(_fh: usize, _offset: i64, _whence: c_int) -> c_int {
    unwritten::<D>(&functions::FILE_SEEK, On::File)
}

/// `MPI_File_seek_shared`
pub unsafe fn file_seek_shared<D: Dialect>(_fh: usize, _offset: i64, _whence: c_int) -> c_int {
    unwritten::<D>(&functions::FILE_SEEK_SHARED, On::File)
}

/// `MPI_File_set_atomicity`
pub unsafe fn file_set_atomicity<D: Dialect>(_fh: usize, _flag: c_int) -> c_int {
    unwritten::<D>(&functions::FILE_SET_ATOMICITY, On::File)
}

/// `MPI_File_set_info`
pub unsafe fn file_set_info<D: Dialect>(_fh: usize, _info: D::Handle) -> c_int {
    unwritten::<D>(&functions::FILE_SET_INFO, On::File)
}

/// `MPI_File_set_size`
pub unsafe fn file_set_size<D: Dialect>(_fh: usize, _size: i64) -> c_int {
    unwritten::<D>(&functions::FILE_SET_SIZE, On::File)
}

/// `MPI_File_set_view`
pub unsafe fn file_set_view<D: Dialect>(
    _fh: usize,
    _disp: i64,
    _etype: D::Handle,
    _filetype: D::Handle,
    _datarep: *const c_char,
    _info: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_SET_VIEW, On::File)
}

/// `MPI_File_sync`
pub unsafe fn file_sync<D: Dialect>(_fh: usize) -> c_int {
    unwritten::<D>(&functions::FILE_SYNC, On::File)
}

/// `MPI_File_write`
pub unsafe fn file_write<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE, On::File)
}

/// `MPI_File_write_all`
pub unsafe fn file_write_all<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ALL, On::File)
}

/// `MPI_File_write_all_begin`
pub unsafe fn file_write_all_begin<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ALL_BEGIN, On::File)
}

/// `MPI_File_write_all_end`
pub unsafe fn file_write_all_end<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ALL_END, On::File)
}

/// `MPI_File_write_at`
pub unsafe fn file_write_at<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_AT, On::File)
}

/// `MPI_File_write_at_all`
pub unsafe fn file_write_at_all<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_AT_ALL, On::File)
}

/// `MPI_File_write_at_all_begin`
pub unsafe fn file_write_at_all_begin<D: Dialect>(
    _fh: usize,
    _offset: i64,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_AT_ALL_BEGIN, On::File)
}

/// `MPI_File_write_at_all_end`
pub unsafe fn file_write_at_all_end<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_AT_ALL_END, On::File)
}

/// `MPI_File_write_ordered`
pub unsafe fn file_write_ordered<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ORDERED, On::File)
}

/// `MPI_File_write_ordered_begin`
pub unsafe fn file_write_ordered_begin<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ORDERED_BEGIN, On::File)
}

/// `MPI_File_write_ordered_end`
pub unsafe fn file_write_ordered_end<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_ORDERED_END, On::File)
}

/// `MPI_File_write_shared`
pub unsafe fn file_write_shared<D: Dialect>(
    _fh: usize,
    _buf: *const c_void,
    _count: i64,
    _datatype: D::Handle,
    _status: *mut D::Status,
) -> c_int {
    unwritten::<D>(&functions::FILE_WRITE_SHARED, On::File)
}

/// `MPI_Register_datarep`
pub unsafe fn register_datarep<D: Dialect>(
    _datarep: *const c_char,
    _read_conversion_fn: PolyFn,
    _write_conversion_fn: PolyFn,
    _dtype_file_extent_fn: *mut c_void,
    _extra_state: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::REGISTER_DATAREP, On::File)
}

/// `MPI_T_category_changed`
pub unsafe fn t_category_changed<D: Dialect>(_update_number: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_CHANGED, On::Nobody)
}

/// `MPI_T_category_get_categories`
pub unsafe fn t_category_get_categories<D: Dialect>(
    _cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_CATEGORIES, On::Nobody)
}

/// `MPI_T_category_get_cvars`
pub unsafe fn t_category_get_cvars<D: Dialect>(
    _cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_CVARS, On::Nobody)
}

/// `MPI_T_category_get_events`
pub unsafe fn t_category_get_events<D: Dialect>(
    _cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_EVENTS, On::Nobody)
}

/// `MPI_T_category_get_index`
pub unsafe fn t_category_get_index<D: Dialect>(
    _name: *const c_char,
    _cat_index: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_INDEX, On::Nobody)
}

/// `MPI_T_category_get_info`
pub unsafe fn t_category_get_info<D: Dialect>(
    _cat_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _num_cvars: *mut c_int,
    _num_pvars: *mut c_int,
    _num_categories: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_INFO, On::Nobody)
}

/// `MPI_T_category_get_num`
pub unsafe fn t_category_get_num<D: Dialect>(_num_cat: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_NUM, On::Nobody)
}

/// `MPI_T_category_get_num_events`
pub unsafe fn t_category_get_num_events<D: Dialect>(
    _cat_index: c_int,
    _num_events: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_NUM_EVENTS, On::Nobody)
}

/// `MPI_T_category_get_pvars`
pub unsafe fn t_category_get_pvars<D: Dialect>(
    _cat_index: c_int,
    _len: c_int,
    _indices: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CATEGORY_GET_PVARS, On::Nobody)
}

/// `MPI_T_cvar_get_index`
pub unsafe fn t_cvar_get_index<D: Dialect>(_name: *const c_char, _cvar_index: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_CVAR_GET_INDEX, On::Nobody)
}

/// `MPI_T_cvar_get_info`
pub unsafe fn t_cvar_get_info<D: Dialect>(
    _cvar_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _verbosity: *mut c_int,
    _datatype: *mut D::Handle,
    _enumtype: *mut *mut c_void,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _bind: *mut c_int,
    _scope: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CVAR_GET_INFO, On::Nobody)
}

/// `MPI_T_cvar_get_num`
pub unsafe fn t_cvar_get_num<D: Dialect>(_num_cvar: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_CVAR_GET_NUM, On::Nobody)
}

/// `MPI_T_cvar_handle_alloc`
pub unsafe fn t_cvar_handle_alloc<D: Dialect>(
    _cvar_index: c_int,
    _obj_handle: *mut c_void,
    _handle: *mut *mut c_void,
    _count: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_CVAR_HANDLE_ALLOC, On::Nobody)
}

/// `MPI_T_cvar_handle_free`
pub unsafe fn t_cvar_handle_free<D: Dialect>(_handle: *mut *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_CVAR_HANDLE_FREE, On::Nobody)
}

/// `MPI_T_cvar_read`
pub unsafe fn t_cvar_read<D: Dialect>(_handle: *mut c_void, _buf: *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_CVAR_READ, On::Nobody)
}

/// `MPI_T_cvar_write`
pub unsafe fn t_cvar_write<D: Dialect>(_handle: *mut c_void, _buf: *const c_void) -> c_int {
    unwritten::<D>(&functions::T_CVAR_WRITE, On::Nobody)
}

/// `MPI_T_enum_get_info`
pub unsafe fn t_enum_get_info<D: Dialect>(
    _enumtype: *mut c_void,
    _num: *mut c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_ENUM_GET_INFO, On::Nobody)
}

/// `MPI_T_enum_get_item`
pub unsafe fn t_enum_get_item<D: Dialect>(
    _enumtype: *mut c_void,
    _index: c_int,
    _value: *mut c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_ENUM_GET_ITEM, On::Nobody)
}

/// `MPI_T_event_callback_get_info`
pub unsafe fn t_event_callback_get_info<D: Dialect>(
    _event_registration: *mut c_void,
    _cb_safety: c_int,
    _info_used: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_CALLBACK_GET_INFO, On::Nobody)
}

/// `MPI_T_event_callback_set_info`
pub unsafe fn t_event_callback_set_info<D: Dialect>(
    _event_registration: *mut c_void,
    _cb_safety: c_int,
    _info: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_CALLBACK_SET_INFO, On::Nobody)
}

/// `MPI_T_event_copy`
pub unsafe fn t_event_copy<D: Dialect>(
    _event_instance: *mut c_void,
    _buffer: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_COPY, On::Nobody)
}

/// `MPI_T_event_get_index`
pub unsafe fn t_event_get_index<D: Dialect>(
    _name: *const c_char,
    _event_index: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_GET_INDEX, On::Nobody)
}

/// `MPI_T_event_get_info`
pub unsafe fn t_event_get_info<D: Dialect>(
    _event_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _verbosity: *mut c_int,
    _array_of_datatypes: *mut D::Handle,
    _array_of_displacements: *mut i64,
    _num_elements: *mut c_int,
    _enumtype: *mut *mut c_void,
    _info: *mut D::Handle,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _bind: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_GET_INFO, On::Nobody)
}

/// `MPI_T_event_get_num`
pub unsafe fn t_event_get_num<D: Dialect>(_num_events: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_EVENT_GET_NUM, On::Nobody)
}

/// `MPI_T_event_get_source`
pub unsafe fn t_event_get_source<D: Dialect>(
    _event_instance: *mut c_void,
    _source_index: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_GET_SOURCE, On::Nobody)
}

/// `MPI_T_event_get_timestamp`
pub unsafe fn t_event_get_timestamp<D: Dialect>(
    _event_instance: *mut c_void,
    _event_timestamp: *mut i64,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_GET_TIMESTAMP, On::Nobody)
}

/// `MPI_T_event_handle_alloc`
pub unsafe fn t_event_handle_alloc<D: Dialect>(
    _event_index: c_int,
    _obj_handle: *mut c_void,
    _info: D::Handle,
    _event_registration: *mut *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_HANDLE_ALLOC, On::Nobody)
}

/// `MPI_T_event_handle_free`
pub unsafe fn t_event_handle_free<D: Dialect>(
    _event_registration: *mut c_void,
    _user_data: *mut c_void,
    _free_cb_function: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_HANDLE_FREE, On::Nobody)
}

/// `MPI_T_event_handle_get_info`
pub unsafe fn t_event_handle_get_info<D: Dialect>(
    _event_registration: *mut c_void,
    _info_used: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_HANDLE_GET_INFO, On::Nobody)
}

/// `MPI_T_event_handle_set_info`
pub unsafe fn t_event_handle_set_info<D: Dialect>(
    _event_registration: *mut c_void,
    _info: D::Handle,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_HANDLE_SET_INFO, On::Nobody)
}

/// `MPI_T_event_read`
pub unsafe fn t_event_read<D: Dialect>(
    _event_instance: *mut c_void,
    _element_index: c_int,
    _buffer: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_READ, On::Nobody)
}

/// `MPI_T_event_register_callback`
pub unsafe fn t_event_register_callback<D: Dialect>(
    _event_registration: *mut c_void,
    _cb_safety: c_int,
    _info: D::Handle,
    _user_data: *mut c_void,
    _event_cb_function: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_REGISTER_CALLBACK, On::Nobody)
}

/// `MPI_T_event_set_dropped_handler`
pub unsafe fn t_event_set_dropped_handler<D: Dialect>(
    _event_registration: *mut c_void,
    _dropped_cb_function: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_EVENT_SET_DROPPED_HANDLER, On::Nobody)
}

/// `MPI_T_finalize`
pub unsafe fn t_finalize<D: Dialect>() -> c_int {
    unwritten::<D>(&functions::T_FINALIZE, On::Nobody)
}

/// `MPI_T_init_thread`
pub unsafe fn t_init_thread<D: Dialect>(_required: c_int, _provided: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_INIT_THREAD, On::Nobody)
}

/// `MPI_T_pvar_get_index`
pub unsafe fn t_pvar_get_index<D: Dialect>(
    _name: *const c_char,
    _var_class: c_int,
    _pvar_index: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_GET_INDEX, On::Nobody)
}

/// `MPI_T_pvar_get_info`
pub unsafe fn t_pvar_get_info<D: Dialect>(
    _pvar_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _verbosity: *mut c_int,
    _var_class: *mut c_int,
    _datatype: *mut D::Handle,
    _enumtype: *mut *mut c_void,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _bind: *mut c_int,
    _readonly: *mut c_int,
    _continuous: *mut c_int,
    _atomic: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_GET_INFO, On::Nobody)
}

/// `MPI_T_pvar_get_num`
pub unsafe fn t_pvar_get_num<D: Dialect>(_num_pvar: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_PVAR_GET_NUM, On::Nobody)
}

/// `MPI_T_pvar_handle_alloc`
pub unsafe fn t_pvar_handle_alloc<D: Dialect>(
    _pe_session: *mut c_void,
    _pvar_index: c_int,
    _obj_handle: *mut c_void,
    _handle: *mut *mut c_void,
    _count: *mut c_int,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_HANDLE_ALLOC, On::Nobody)
}

/// `MPI_T_pvar_handle_free`
pub unsafe fn t_pvar_handle_free<D: Dialect>(
    _pe_session: *mut c_void,
    _handle: *mut *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_HANDLE_FREE, On::Nobody)
}

/// `MPI_T_pvar_read`
pub unsafe fn t_pvar_read<D: Dialect>(
    _pe_session: *mut c_void,
    _handle: *mut c_void,
    _buf: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_READ, On::Nobody)
}

/// `MPI_T_pvar_readreset`
pub unsafe fn t_pvar_readreset<D: Dialect>(
    _pe_session: *mut c_void,
    _handle: *mut c_void,
    _buf: *mut c_void,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_READRESET, On::Nobody)
}

/// `MPI_T_pvar_reset`
pub unsafe fn t_pvar_reset<D: Dialect>(_pe_session: *mut c_void, _handle: *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_PVAR_RESET, On::Nobody)
}

/// `MPI_T_pvar_session_create`
pub unsafe fn t_pvar_session_create<D: Dialect>(_pe_session: *mut *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_PVAR_SESSION_CREATE, On::Nobody)
}

/// `MPI_T_pvar_session_free`
pub unsafe fn t_pvar_session_free<D: Dialect>(_pe_session: *mut *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_PVAR_SESSION_FREE, On::Nobody)
}

/// `MPI_T_pvar_start`
pub unsafe fn t_pvar_start<D: Dialect>(_pe_session: *mut c_void, _handle: *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_PVAR_START, On::Nobody)
}

/// `MPI_T_pvar_stop`
pub unsafe fn t_pvar_stop<D: Dialect>(_pe_session: *mut c_void, _handle: *mut c_void) -> c_int {
    unwritten::<D>(&functions::T_PVAR_STOP, On::Nobody)
}

/// `MPI_T_pvar_write`
pub unsafe fn t_pvar_write<D: Dialect>(
    _pe_session: *mut c_void,
    _handle: *mut c_void,
    _buf: *const c_void,
) -> c_int {
    unwritten::<D>(&functions::T_PVAR_WRITE, On::Nobody)
}

/// `MPI_T_source_get_info`
pub unsafe fn t_source_get_info<D: Dialect>(
    _source_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _ordering: *mut c_int,
    _ticks_per_second: *mut i64,
    _max_ticks: *mut i64,
    _info: *mut D::Handle,
) -> c_int {
    unwritten::<D>(&functions::T_SOURCE_GET_INFO, On::Nobody)
}

/// `MPI_T_source_get_num`
pub unsafe fn t_source_get_num<D: Dialect>(_num_sources: *mut c_int) -> c_int {
    unwritten::<D>(&functions::T_SOURCE_GET_NUM, On::Nobody)
}

/// `MPI_T_source_get_timestamp`
pub unsafe fn t_source_get_timestamp<D: Dialect>(
    _source_index: c_int,
    _timestamp: *mut i64,
) -> c_int {
    unwritten::<D>(&functions::T_SOURCE_GET_TIMESTAMP, On::Nobody)
}
