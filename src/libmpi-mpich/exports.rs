//! The C names of this library. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(missing_docs, clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_double, c_int, c_void};

use oxmpi_abi::entry;
use oxmpi_abi::{Ints, OutInts, PolyFn};

use crate::types::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::abi_get_fortran_booleans::<D>(logical_size, logical_true, logical_false, is_set)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::abi_get_fortran_booleans::<D>(logical_size, logical_true, logical_false, is_set)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_fortran_info(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_fortran_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_info(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_fortran_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_info(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_info(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_version(
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_version::<D>(abi_major, abi_minor) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_version(
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_get_version::<D>(abi_major, abi_minor) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_set_fortran_booleans::<D>(logical_size, logical_true, logical_false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_set_fortran_booleans::<D>(logical_size, logical_true, logical_false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_set_fortran_info(info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_set_fortran_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_info(info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abi_set_fortran_info::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abort(comm: MPI_Comm, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abort::<D>(comm, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abort(comm: MPI_Comm, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::abort::<D>(comm, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alloc_mem(
    size: MPI_Aint,
    info: MPI_Info,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::alloc_mem::<D>(size, info, baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alloc_mem(
    size: MPI_Aint,
    info: MPI_Info,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::alloc_mem::<D>(size, info, baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Finalize() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::finalize::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalize() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::finalize::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Finalized(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::finalized::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalized(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::finalized::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Free_mem(base: *mut c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::free_mem::<D>(base) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Free_mem(base: *mut c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::free_mem::<D>(base) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_hw_resource_info(hw_info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_hw_resource_info::<D>(hw_info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_hw_resource_info(hw_info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_hw_resource_info::<D>(hw_info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_library_version(
    version: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_library_version::<D>(version, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_library_version(
    version: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_library_version::<D>(version, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_processor_name(name: *mut c_char, resultlen: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_processor_name::<D>(name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_processor_name(
    name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_processor_name::<D>(name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_version::<D>(version, subversion) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_version::<D>(version, subversion) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::init::<D>(argc, argv) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::init::<D>(argc, argv) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::init_thread::<D>(argc, argv, required, provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::init_thread::<D>(argc, argv, required, provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Initialized(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::initialized::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Initialized(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::initialized::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Is_thread_main(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::is_thread_main::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Is_thread_main(flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::is_thread_main::<D>(flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pcontrol(level: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pcontrol::<D>(level) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pcontrol(level: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pcontrol::<D>(level) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Query_thread(provided: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::query_thread::<D>(provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Query_thread(provided: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::query_thread::<D>(provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wtick() -> c_double {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wtick::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtick() -> c_double {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wtick::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wtime() -> c_double {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wtime::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtime() -> c_double {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wtime::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bsend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_attach::<D>(buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_attach::<D>(buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_attach_c(buffer: *mut c_void, size: MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_attach::<D>(buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach_c(buffer: *mut c_void, size: MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_attach::<D>(buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_detach::<D>(buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_detach::<D>(buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_detach_c(
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_detach::<D>(buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach_c(
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_detach::<D>(buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_flush() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_flush::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_flush() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_flush::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_iflush(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_iflush::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_iflush(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::buffer_iflush::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cancel(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cancel::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cancel(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cancel::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_attach_buffer(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_attach_buffer::<D>(comm, buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_attach_buffer::<D>(comm, buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_attach_buffer_c(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_attach_buffer::<D>(comm, buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer_c(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_attach_buffer::<D>(comm, buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_detach_buffer(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_detach_buffer::<D>(comm, buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_detach_buffer::<D>(comm, buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_detach_buffer_c(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_detach_buffer::<D>(comm, buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer_c(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_detach_buffer::<D>(comm, buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_flush_buffer(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_flush_buffer::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_flush_buffer(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_flush_buffer::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_iflush_buffer(
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_iflush_buffer::<D>(comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_iflush_buffer(
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_iflush_buffer::<D>(comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_count(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_count::<D>(status, datatype, OutInts::from_i32(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_count::<D>(status, datatype, OutInts::from_i32(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_count_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_count::<D>(status, datatype, OutInts::from_i64(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_count::<D>(status, datatype, OutInts::from_i64(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Grequest_complete(request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::grequest_complete::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_complete(request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::grequest_complete::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Grequest_start(
    query_fn: *mut MPI_Grequest_query_function,
    free_fn: *mut MPI_Grequest_free_function,
    cancel_fn: *mut MPI_Grequest_cancel_function,
    extra_state: *mut c_void,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::grequest_start::<D>(query_fn, free_fn, cancel_fn, extra_state, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_start(
    query_fn: *mut MPI_Grequest_query_function,
    free_fn: *mut MPI_Grequest_free_function,
    cancel_fn: *mut MPI_Grequest_cancel_function,
    extra_state: *mut c_void,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::grequest_start::<D>(query_fn, free_fn, cancel_fn, extra_state, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibsend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibsend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibsend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibsend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::improbe::<D>(source, tag, comm, flag, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::improbe::<D>(source, tag, comm, flag, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::imrecv::<D>(buf, i64::from(count), datatype, message, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::imrecv::<D>(buf, i64::from(count), datatype, message, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Imrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::imrecv::<D>(buf, count, datatype, message, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::imrecv::<D>(buf, count, datatype, message, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iprobe::<D>(source, tag, comm, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iprobe::<D>(source, tag, comm, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irecv::<D>(buf, i64::from(count), datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irecv::<D>(buf, i64::from(count), datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irecv::<D>(buf, count, datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irecv::<D>(buf, count, datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irsend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irsend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irsend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::irsend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::isend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::isend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::isend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::isend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            dest,
            sendtag,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            source,
            recvtag,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            dest,
            sendtag,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            source,
            recvtag,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv::<D>(
            sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
            recvtag, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv::<D>(
            sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
            recvtag, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv_replace::<D>(
            buf,
            i64::from(count),
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv_replace::<D>(
            buf,
            i64::from(count),
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv_replace::<D>(
            buf, count, datatype, dest, sendtag, source, recvtag, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::isendrecv_replace::<D>(
            buf, count, datatype, dest, sendtag, source, recvtag, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Issend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::issend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::issend::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Issend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::issend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::issend::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mprobe::<D>(source, tag, comm, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mprobe::<D>(source, tag, comm, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mrecv::<D>(buf, i64::from(count), datatype, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mrecv::<D>(buf, i64::from(count), datatype, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mrecv::<D>(buf, count, datatype, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::mrecv::<D>(buf, count, datatype, message, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Probe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::probe::<D>(source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Probe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::probe::<D>(source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv::<D>(buf, i64::from(count), datatype, source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv::<D>(buf, i64::from(count), datatype, source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv::<D>(buf, count, datatype, source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv::<D>(buf, count, datatype, source, tag, comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv_init::<D>(buf, i64::from(count), datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv_init::<D>(buf, i64::from(count), datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_init_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv_init::<D>(buf, count, datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::recv_init::<D>(buf, count, datatype, source, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_free(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_free::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_free(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_free::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status(
    request: MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status::<D>(request, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status(
    request: MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status::<D>(request, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *const MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status_all::<D>(count, array_of_requests, flag, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *const MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status_all::<D>(count, array_of_requests, flag, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *const MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status_any::<D>(count, array_of_requests, index, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *const MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_get_status_any::<D>(count, array_of_requests, index, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *const MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::request_get_status_some::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *const MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::request_get_status_some::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::rsend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::send_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            dest,
            sendtag,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            source,
            recvtag,
            comm,
            status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            dest,
            sendtag,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            source,
            recvtag,
            comm,
            status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv::<D>(
            sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
            recvtag, comm, status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv::<D>(
            sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
            recvtag, comm, status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv_replace::<D>(
            buf,
            i64::from(count),
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv_replace::<D>(
            buf,
            i64::from(count),
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv_replace::<D>(
            buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::sendrecv_replace::<D>(
            buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_attach_buffer(
    session: MPI_Session,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_attach_buffer::<D>(session, buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer(
    session: MPI_Session,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_attach_buffer::<D>(session, buffer, i64::from(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_attach_buffer_c(
    session: MPI_Session,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_attach_buffer::<D>(session, buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer_c(
    session: MPI_Session,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_attach_buffer::<D>(session, buffer, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_detach_buffer(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_detach_buffer::<D>(session, buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_detach_buffer::<D>(session, buffer_addr, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_detach_buffer_c(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_detach_buffer::<D>(session, buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer_c(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_detach_buffer::<D>(session, buffer_addr, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_flush_buffer(session: MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_flush_buffer::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_flush_buffer(session: MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_flush_buffer::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_iflush_buffer(
    session: MPI_Session,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_iflush_buffer::<D>(session, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_iflush_buffer(
    session: MPI_Session,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_iflush_buffer::<D>(session, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend::<D>(buf, i64::from(count), datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend::<D>(buf, count, datatype, dest, tag, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend_init::<D>(buf, i64::from(count), datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ssend_init::<D>(buf, count, datatype, dest, tag, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Start(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::start::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Start(request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::start::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Startall(count: c_int, array_of_requests: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::startall::<D>(count, array_of_requests) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Startall(count: c_int, array_of_requests: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::startall::<D>(count, array_of_requests) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_error(status: *const MPI_Status, err: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_error::<D>(status, err) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_error(
    status: *const MPI_Status,
    err: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_error::<D>(status, err) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_source(
    status: *const MPI_Status,
    source: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_source::<D>(status, source) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_source(
    status: *const MPI_Status,
    source: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_source::<D>(status, source) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_tag(status: *const MPI_Status, tag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_tag::<D>(status, tag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_tag(status: *const MPI_Status, tag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_get_tag::<D>(status, tag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_cancelled(status: *mut MPI_Status, flag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_cancelled::<D>(status, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_cancelled(status: *mut MPI_Status, flag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_cancelled::<D>(status, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_error(status: *mut MPI_Status, err: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_error::<D>(status, err) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_error(status: *mut MPI_Status, err: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_error::<D>(status, err) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_source(status: *mut MPI_Status, source: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_source::<D>(status, source) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_source(status: *mut MPI_Status, source: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_source::<D>(status, source) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_tag(status: *mut MPI_Status, tag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_tag::<D>(status, tag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_tag(status: *mut MPI_Status, tag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_tag::<D>(status, tag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Test(
    request: *mut MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::test::<D>(request, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test(
    request: *mut MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::test::<D>(request, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Test_cancelled(status: *const MPI_Status, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::test_cancelled::<D>(status, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test_cancelled(status: *const MPI_Status, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::test_cancelled::<D>(status, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::testall::<D>(count, array_of_requests, flag, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::testall::<D>(count, array_of_requests, flag, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::testany::<D>(count, array_of_requests, index, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::testany::<D>(count, array_of_requests, index, flag, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::testsome::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::testsome::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wait(request: *mut MPI_Request, status: *mut MPI_Status) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wait::<D>(request, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wait(request: *mut MPI_Request, status: *mut MPI_Status) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::wait::<D>(request, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::waitall::<D>(count, array_of_requests, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::waitall::<D>(count, array_of_requests, array_of_statuses) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::waitany::<D>(count, array_of_requests, index, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::waitany::<D>(count, array_of_requests, index, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::waitsome::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::waitsome::<D>(
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Parrived(
    request: MPI_Request,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::parrived::<D>(request, partition, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Parrived(
    request: MPI_Request,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::parrived::<D>(request, partition, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready(partition: c_int, request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready::<D>(partition, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready(partition: c_int, request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready::<D>(partition, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready_list::<D>(length, array_of_partitions, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready_list::<D>(length, array_of_partitions, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready_range::<D>(partition_low, partition_high, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pready_range::<D>(partition_low, partition_high, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::precv_init::<D>(
            buf, partitions, count, datatype, source, tag, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::precv_init::<D>(
            buf, partitions, count, datatype, source, tag, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::psend_init::<D>(
            buf, partitions, count, datatype, dest, tag, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::psend_init::<D>(
            buf, partitions, count, datatype, dest, tag, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Aint_add(base: MPI_Aint, disp: MPI_Aint) -> MPI_Aint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::aint_add::<D>(base, disp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_add(base: MPI_Aint, disp: MPI_Aint) -> MPI_Aint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::aint_add::<D>(base, disp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Aint_diff(addr1: MPI_Aint, addr2: MPI_Aint) -> MPI_Aint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::aint_diff::<D>(addr1, addr2) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_diff(addr1: MPI_Aint, addr2: MPI_Aint) -> MPI_Aint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::aint_diff::<D>(addr1, addr2) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_address(location: *const c_void, address: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_address::<D>(location, address) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_address(
    location: *const c_void,
    address: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_address::<D>(location, address) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements::<D>(status, datatype, OutInts::from_i32(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements::<D>(status, datatype, OutInts::from_i32(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements::<D>(status, datatype, OutInts::from_i64(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements::<D>(status, datatype, OutInts::from_i64(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements_x(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements_x::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_x(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::get_elements_x::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack::<D>(
            inbuf,
            i64::from(incount),
            datatype,
            outbuf,
            i64::from(outsize),
            OutInts::from_i32(position),
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack::<D>(
            inbuf,
            i64::from(incount),
            datatype,
            outbuf,
            i64::from(outsize),
            OutInts::from_i32(position),
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_c(
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack::<D>(
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_c(
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack::<D>(
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Aint,
    position: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external::<D>(
            datarep,
            inbuf,
            i64::from(incount),
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Aint,
    position: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external::<D>(
            datarep,
            inbuf,
            i64::from(incount),
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external::<D>(
            datarep,
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external::<D>(
            datarep,
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            OutInts::from_i64(position),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: MPI_Datatype,
    size: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external_size::<D>(
            datarep,
            i64::from(incount),
            datatype,
            OutInts::from_i64(size),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: MPI_Datatype,
    size: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::pack_external_size::<D>(
            datarep,
            i64::from(incount),
            datatype,
            OutInts::from_i64(size),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_size_c(
    datarep: *const c_char,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_external_size::<D>(datarep, incount, datatype, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size_c(
    datarep: *const c_char,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_external_size::<D>(datarep, incount, datatype, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_size(
    incount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_size::<D>(i64::from(incount), datatype, comm, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size(
    incount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_size::<D>(i64::from(incount), datatype, comm, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_size_c(
    incount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_size::<D>(incount, datatype, comm, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size_c(
    incount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::pack_size::<D>(incount, datatype, comm, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements::<D>(status, datatype, i64::from(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements::<D>(status, datatype, i64::from(count)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements_c(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_c(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements_x(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements_x::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_x(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_set_elements_x::<D>(status, datatype, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_commit(datatype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_commit::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_commit(datatype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_commit::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_contiguous(
    count: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_contiguous::<D>(i64::from(count), oldtype, newtype, false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous(
    count: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_contiguous::<D>(i64::from(count), oldtype, newtype, false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_contiguous_c(
    count: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_contiguous::<D>(count, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous_c(
    count: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_contiguous::<D>(count, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_darray::<D>(
            size,
            rank,
            ndims,
            Ints::from_i32(array_of_gsizes),
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_darray::<D>(
            size,
            rank,
            ndims,
            Ints::from_i32(array_of_gsizes),
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const MPI_Count,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_darray::<D>(
            size,
            rank,
            ndims,
            Ints::from_i64(array_of_gsizes),
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const MPI_Count,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_darray::<D>(
            size,
            rank,
            ndims,
            Ints::from_i64(array_of_gsizes),
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_complex::<D>(p, r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_complex::<D>(p, r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_integer(
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_integer::<D>(r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_integer(
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_integer::<D>(r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_real::<D>(p, r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_f90_real::<D>(p, r, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed_block::<D>(
            i64::from(count),
            i64::from(blocklength),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed_block::<D>(
            i64::from(count),
            i64::from(blocklength),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed_block::<D>(
            count,
            blocklength,
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hindexed_block::<D>(
            count,
            blocklength,
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hvector::<D>(
            i64::from(count),
            i64::from(blocklength),
            stride,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_hvector::<D>(
            i64::from(count),
            i64::from(blocklength),
            stride,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hvector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_hvector::<D>(count, blocklength, stride, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_hvector::<D>(count, blocklength, stride, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_indexed_block::<D>(
            i64::from(count),
            i64::from(blocklength),
            Ints::from_i32(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_indexed_block::<D>(
            i64::from(count),
            i64::from(blocklength),
            Ints::from_i32(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_indexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_indexed_block::<D>(
            count,
            blocklength,
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_indexed_block::<D>(
            count,
            blocklength,
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_resized(
    oldtype: MPI_Datatype,
    lb: MPI_Aint,
    extent: MPI_Aint,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_resized::<D>(oldtype, lb, extent, newtype, false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized(
    oldtype: MPI_Datatype,
    lb: MPI_Aint,
    extent: MPI_Aint,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_resized::<D>(oldtype, lb, extent, newtype, false) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_resized_c(
    oldtype: MPI_Datatype,
    lb: MPI_Count,
    extent: MPI_Count,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_resized::<D>(oldtype, lb, extent, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized_c(
    oldtype: MPI_Datatype,
    lb: MPI_Count,
    extent: MPI_Count,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_create_resized::<D>(oldtype, lb, extent, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_struct::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            array_of_types,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_struct::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            array_of_types,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_struct_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_struct::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            array_of_types,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_struct_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_struct::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            array_of_types,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_subarray::<D>(
            ndims,
            Ints::from_i32(array_of_sizes),
            Ints::from_i32(array_of_subsizes),
            Ints::from_i32(array_of_starts),
            order,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_subarray::<D>(
            ndims,
            Ints::from_i32(array_of_sizes),
            Ints::from_i32(array_of_subsizes),
            Ints::from_i32(array_of_starts),
            order,
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const MPI_Count,
    array_of_subsizes: *const MPI_Count,
    array_of_starts: *const MPI_Count,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_subarray::<D>(
            ndims,
            Ints::from_i64(array_of_sizes),
            Ints::from_i64(array_of_subsizes),
            Ints::from_i64(array_of_starts),
            order,
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const MPI_Count,
    array_of_subsizes: *const MPI_Count,
    array_of_starts: *const MPI_Count,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_subarray::<D>(
            ndims,
            Ints::from_i64(array_of_sizes),
            Ints::from_i64(array_of_subsizes),
            Ints::from_i64(array_of_starts),
            order,
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_dup(oldtype: MPI_Datatype, newtype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_dup::<D>(oldtype, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_dup(oldtype: MPI_Datatype, newtype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_dup::<D>(oldtype, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_free(datatype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_free::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free(datatype: *mut MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_free::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_contents(
    datatype: MPI_Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_contents::<D>(
            datatype,
            i64::from(max_integers),
            i64::from(max_addresses),
            0,
            i64::from(max_datatypes),
            array_of_integers,
            array_of_addresses,
            std::ptr::null_mut(),
            array_of_datatypes,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents(
    datatype: MPI_Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_contents::<D>(
            datatype,
            i64::from(max_integers),
            i64::from(max_addresses),
            0,
            i64::from(max_datatypes),
            array_of_integers,
            array_of_addresses,
            std::ptr::null_mut(),
            array_of_datatypes,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_contents_c(
    datatype: MPI_Datatype,
    max_integers: MPI_Count,
    max_addresses: MPI_Count,
    max_large_counts: MPI_Count,
    max_datatypes: MPI_Count,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_large_counts: *mut MPI_Count,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_contents::<D>(
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            array_of_datatypes,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents_c(
    datatype: MPI_Datatype,
    max_integers: MPI_Count,
    max_addresses: MPI_Count,
    max_large_counts: MPI_Count,
    max_datatypes: MPI_Count,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_large_counts: *mut MPI_Count,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_contents::<D>(
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            array_of_datatypes,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_envelope(
    datatype: MPI_Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_envelope::<D>(
            datatype,
            OutInts::from_i32(num_integers),
            OutInts::from_i32(num_addresses),
            OutInts::none(),
            OutInts::from_i32(num_datatypes),
            combiner,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope(
    datatype: MPI_Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_envelope::<D>(
            datatype,
            OutInts::from_i32(num_integers),
            OutInts::from_i32(num_addresses),
            OutInts::none(),
            OutInts::from_i32(num_datatypes),
            combiner,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_envelope_c(
    datatype: MPI_Datatype,
    num_integers: *mut MPI_Count,
    num_addresses: *mut MPI_Count,
    num_large_counts: *mut MPI_Count,
    num_datatypes: *mut MPI_Count,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_envelope::<D>(
            datatype,
            OutInts::from_i64(num_integers),
            OutInts::from_i64(num_addresses),
            OutInts::from_i64(num_large_counts),
            OutInts::from_i64(num_datatypes),
            combiner,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope_c(
    datatype: MPI_Datatype,
    num_integers: *mut MPI_Count,
    num_addresses: *mut MPI_Count,
    num_large_counts: *mut MPI_Count,
    num_datatypes: *mut MPI_Count,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_envelope::<D>(
            datatype,
            OutInts::from_i64(num_integers),
            OutInts::from_i64(num_addresses),
            OutInts::from_i64(num_large_counts),
            OutInts::from_i64(num_datatypes),
            combiner,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent(
    datatype: MPI_Datatype,
    lb: *mut MPI_Aint,
    extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_extent::<D>(datatype, OutInts::from_i64(lb), OutInts::from_i64(extent))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent(
    datatype: MPI_Datatype,
    lb: *mut MPI_Aint,
    extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_extent::<D>(datatype, OutInts::from_i64(lb), OutInts::from_i64(extent))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent_c(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_extent::<D>(datatype, OutInts::from_i64(lb), OutInts::from_i64(extent))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_c(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_extent::<D>(datatype, OutInts::from_i64(lb), OutInts::from_i64(extent))
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent_x(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_extent_x::<D>(datatype, lb, extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_x(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_extent_x::<D>(datatype, lb, extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_name(
    datatype: MPI_Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_name::<D>(datatype, type_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_name(
    datatype: MPI_Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_name::<D>(datatype, type_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Aint,
    true_extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_true_extent::<D>(
            datatype,
            OutInts::from_i64(true_lb),
            OutInts::from_i64(true_extent),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Aint,
    true_extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_true_extent::<D>(
            datatype,
            OutInts::from_i64(true_lb),
            OutInts::from_i64(true_extent),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent_c(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_true_extent::<D>(
            datatype,
            OutInts::from_i64(true_lb),
            OutInts::from_i64(true_extent),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_c(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_get_true_extent::<D>(
            datatype,
            OutInts::from_i64(true_lb),
            OutInts::from_i64(true_extent),
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent_x(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_true_extent_x::<D>(datatype, true_lb, true_extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_x(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_true_extent_x::<D>(datatype, true_lb, true_extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_value_index(
    value_type: MPI_Datatype,
    index_type: MPI_Datatype,
    pair_type: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_value_index::<D>(value_type, index_type, pair_type) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_value_index(
    value_type: MPI_Datatype,
    index_type: MPI_Datatype,
    pair_type: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_value_index::<D>(value_type, index_type, pair_type) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_indexed::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i32(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_indexed::<D>(
            i64::from(count),
            Ints::from_i32(array_of_blocklengths),
            Ints::from_i32(array_of_displacements),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_indexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_indexed::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_indexed::<D>(
            count,
            Ints::from_i64(array_of_blocklengths),
            Ints::from_i64(array_of_displacements),
            oldtype,
            newtype,
            true,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_match_size::<D>(typeclass, size, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_match_size::<D>(typeclass, size, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_set_name(
    datatype: MPI_Datatype,
    type_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_set_name::<D>(datatype, type_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_name(
    datatype: MPI_Datatype,
    type_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_set_name::<D>(datatype, type_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size(datatype: MPI_Datatype, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size::<D>(datatype, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size(datatype: MPI_Datatype, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size::<D>(datatype, OutInts::from_i32(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size_c(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size::<D>(datatype, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_c(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size::<D>(datatype, OutInts::from_i64(size)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size_x(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size_x::<D>(datatype, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_x(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_size_x::<D>(datatype, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_vector::<D>(
            i64::from(count),
            i64::from(blocklength),
            i64::from(stride),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_vector::<D>(
            i64::from(count),
            i64::from(blocklength),
            i64::from(stride),
            oldtype,
            newtype,
            false,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_vector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_vector::<D>(count, blocklength, stride, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_vector::<D>(count, blocklength, stride, oldtype, newtype, true) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack::<D>(
            inbuf,
            i64::from(insize),
            OutInts::from_i32(position),
            outbuf,
            i64::from(outcount),
            datatype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack::<D>(
            inbuf,
            i64::from(insize),
            OutInts::from_i32(position),
            outbuf,
            i64::from(outcount),
            datatype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_c(
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack::<D>(
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            outcount,
            datatype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_c(
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack::<D>(
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            outcount,
            datatype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Aint,
    position: *mut MPI_Aint,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack_external::<D>(
            datarep,
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            i64::from(outcount),
            datatype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Aint,
    position: *mut MPI_Aint,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack_external::<D>(
            datarep,
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            i64::from(outcount),
            datatype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack_external::<D>(
            datarep,
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            outcount,
            datatype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::unpack_external::<D>(
            datarep,
            inbuf,
            insize,
            OutInts::from_i64(position),
            outbuf,
            outcount,
            datatype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_commutative(op: MPI_Op, commute: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_commutative::<D>(op, commute) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_commutative(op: MPI_Op, commute: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_commutative::<D>(op, commute) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_create(
    user_fn: *mut MPI_User_function,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_create::<D>(PolyFn::small(user_fn), commute, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create(
    user_fn: *mut MPI_User_function,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_create::<D>(PolyFn::small(user_fn), commute, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_create_c(
    user_fn: *mut MPI_User_function_c,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_create::<D>(PolyFn::large(user_fn), commute, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create_c(
    user_fn: *mut MPI_User_function_c,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_create::<D>(PolyFn::large(user_fn), commute, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_free(op: *mut MPI_Op) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_free::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_free(op: *mut MPI_Op) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_free::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allgatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::allreduce::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::allreduce::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::allreduce::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::allreduce::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allreduce_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allreduce_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allreduce_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::allreduce_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoall_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::alltoallw_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Barrier(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::barrier::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::barrier::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Barrier_init(
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::barrier_init::<D>(comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier_init(
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::barrier_init::<D>(comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast::<D>(buffer, i64::from(count), datatype, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast::<D>(buffer, i64::from(count), datatype, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast::<D>(buffer, count, datatype, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast::<D>(buffer, count, datatype, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::bcast_init::<D>(
            buffer,
            i64::from(count),
            datatype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::bcast_init::<D>(
            buffer,
            i64::from(count),
            datatype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_init_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast_init::<D>(buffer, count, datatype, root, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::bcast_init::<D>(buffer, count, datatype, root, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::exscan_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::exscan_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::exscan_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::gatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallreduce::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iallreduce::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iallreduce::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iallreduce::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ialltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibarrier(comm: MPI_Comm, request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibarrier::<D>(comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibarrier(comm: MPI_Comm, request: *mut MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibarrier::<D>(comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibcast::<D>(buffer, i64::from(count), datatype, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibcast::<D>(buffer, i64::from(count), datatype, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibcast::<D>(buffer, count, datatype, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ibcast::<D>(buffer, count, datatype, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iexscan::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iexscan::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iexscan::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iexscan::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::igatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ineighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ireduce::<D>(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::ireduce::<D>(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter_block::<D>(
            sendbuf,
            recvbuf,
            i64::from(recvcount),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter_block::<D>(
            sendbuf,
            recvbuf,
            i64::from(recvcount),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter_block::<D>(sendbuf, recvbuf, recvcount, datatype, op, comm, request)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::ireduce_scatter_block::<D>(sendbuf, recvbuf, recvcount, datatype, op, comm, request)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscan::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscan::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iscan::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::iscan::<D>(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatter::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatter::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatter::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatter::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatterv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatterv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatterv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::iscatterv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgather_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_allgatherv_init::<D>(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(displs),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoall_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i32(recvcounts),
            Ints::from_i32(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(sdispls),
            sendtype,
            recvbuf,
            Ints::from_i64(recvcounts),
            Ints::from_i64(rdispls),
            recvtype,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i32(recvcounts),
            rdispls,
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::neighbor_alltoallw_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            sdispls,
            sendtypes,
            recvbuf,
            Ints::from_i64(recvcounts),
            rdispls,
            recvtypes,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce::<D>(sendbuf, recvbuf, count, datatype, op, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce::<D>(sendbuf, recvbuf, count, datatype, op, root, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_init::<D>(
            sendbuf, recvbuf, count, datatype, op, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_init::<D>(
            sendbuf, recvbuf, count, datatype, op, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_local::<D>(inbuf, inoutbuf, i64::from(count), datatype, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_local::<D>(inbuf, inoutbuf, i64::from(count), datatype, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_local::<D>(inbuf, inoutbuf, count, datatype, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_local::<D>(inbuf, inoutbuf, count, datatype, op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block::<D>(sendbuf, recvbuf, i64::from(recvcount), datatype, op, comm)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block::<D>(sendbuf, recvbuf, i64::from(recvcount), datatype, op, comm)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_scatter_block::<D>(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::reduce_scatter_block::<D>(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(recvcount),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(recvcount),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block_init::<D>(
            sendbuf, recvbuf, recvcount, datatype, op, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_block_init::<D>(
            sendbuf, recvbuf, recvcount, datatype, op, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_init::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_init::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i32(recvcounts),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_init::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::reduce_scatter_init::<D>(
            sendbuf,
            recvbuf,
            Ints::from_i64(recvcounts),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan::<D>(sendbuf, recvbuf, i64::from(count), datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan::<D>(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scan_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scan_init::<D>(
            sendbuf,
            recvbuf,
            i64::from(count),
            datatype,
            op,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::scan_init::<D>(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter_init::<D>(
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatter_init::<D>(
            sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv_init::<D>(
            sendbuf,
            Ints::from_i32(sendcounts),
            Ints::from_i32(displs),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::scatterv_init::<D>(
            sendbuf,
            Ints::from_i64(sendcounts),
            Ints::from_i64(displs),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_group::<D>(comm, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_group::<D>(comm, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_remote_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_remote_group::<D>(comm, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_group(comm: MPI_Comm, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_remote_group::<D>(comm, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_compare(
    group1: MPI_Group,
    group2: MPI_Group,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_compare::<D>(group1, group2, result) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_compare(
    group1: MPI_Group,
    group2: MPI_Group,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_compare::<D>(group1, group2, result) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_difference(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_difference::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_difference(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_difference::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_excl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_excl::<D>(group, n, ranks, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_excl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_excl::<D>(group, n, ranks, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_free(group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_free::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_free(group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_free::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_from_session_pset(
    session: MPI_Session,
    pset_name: *const c_char,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_from_session_pset::<D>(session, pset_name, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_from_session_pset(
    session: MPI_Session,
    pset_name: *const c_char,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_from_session_pset::<D>(session, pset_name, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_incl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_incl::<D>(group, n, ranks, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_incl(
    group: MPI_Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_incl::<D>(group, n, ranks, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_intersection(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_intersection::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_intersection(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_intersection::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_range_excl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_range_excl::<D>(group, n, ranges, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_excl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_range_excl::<D>(group, n, ranges, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_range_incl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_range_incl::<D>(group, n, ranges, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_incl(
    group: MPI_Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_range_incl::<D>(group, n, ranges, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_rank(group: MPI_Group, rank: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_rank::<D>(group, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_rank(group: MPI_Group, rank: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_rank::<D>(group, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_size(group: MPI_Group, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_size::<D>(group, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_size(group: MPI_Group, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_size::<D>(group, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_translate_ranks(
    group1: MPI_Group,
    n: c_int,
    ranks1: *const c_int,
    group2: MPI_Group,
    ranks2: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_translate_ranks::<D>(group1, n, ranks1, group2, ranks2) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_translate_ranks(
    group1: MPI_Group,
    n: c_int,
    ranks1: *const c_int,
    group2: MPI_Group,
    ranks2: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_translate_ranks::<D>(group1, n, ranks1, group2, ranks2) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_union(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_union::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_union(
    group1: MPI_Group,
    group2: MPI_Group,
    newgroup: *mut MPI_Group,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_union::<D>(group1, group2, newgroup) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_compare(
    comm1: MPI_Comm,
    comm2: MPI_Comm,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_compare::<D>(comm1, comm2, result) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_compare(
    comm1: MPI_Comm,
    comm2: MPI_Comm,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_compare::<D>(comm1, comm2, result) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create(
    comm: MPI_Comm,
    group: MPI_Group,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create::<D>(comm, group, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create(
    comm: MPI_Comm,
    group: MPI_Group,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create::<D>(comm, group, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_from_group(
    group: MPI_Group,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_from_group::<D>(group, stringtag, info, errhandler, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_from_group(
    group: MPI_Group,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_from_group::<D>(group, stringtag, info, errhandler, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_group(
    comm: MPI_Comm,
    group: MPI_Group,
    tag: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_group::<D>(comm, group, tag, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_group(
    comm: MPI_Comm,
    group: MPI_Group,
    tag: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_group::<D>(comm, group, tag, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_dup(comm: MPI_Comm, newcomm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_dup::<D>(comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup(comm: MPI_Comm, newcomm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_dup::<D>(comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_dup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_dup_with_info::<D>(comm, info, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_dup_with_info::<D>(comm, info, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_free(comm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_free::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free(comm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_free::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_info(comm: MPI_Comm, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_info::<D>(comm, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_info(comm: MPI_Comm, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_info::<D>(comm, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_name(
    comm: MPI_Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_name::<D>(comm, comm_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_name(
    comm: MPI_Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_name::<D>(comm, comm_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_idup(
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_idup::<D>(comm, newcomm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup(
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_idup::<D>(comm, newcomm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_idup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_idup_with_info::<D>(comm, info, newcomm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup_with_info(
    comm: MPI_Comm,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_idup_with_info::<D>(comm, info, newcomm, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_rank(comm: MPI_Comm, rank: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_rank::<D>(comm, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_rank(comm: MPI_Comm, rank: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_rank::<D>(comm, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_remote_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_remote_size::<D>(comm, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_remote_size::<D>(comm, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_info(comm: MPI_Comm, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_info::<D>(comm, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_info(comm: MPI_Comm, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_info::<D>(comm, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_name(comm: MPI_Comm, comm_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_name::<D>(comm, comm_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_name(comm: MPI_Comm, comm_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_name::<D>(comm, comm_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_size::<D>(comm, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_size(comm: MPI_Comm, size: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_size::<D>(comm, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_split(
    comm: MPI_Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_split::<D>(comm, color, key, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split(
    comm: MPI_Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_split::<D>(comm, color, key, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_split_type(
    comm: MPI_Comm,
    split_type: c_int,
    key: c_int,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_split_type::<D>(comm, split_type, key, info, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split_type(
    comm: MPI_Comm,
    split_type: c_int,
    key: c_int,
    info: MPI_Info,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_split_type::<D>(comm, split_type, key, info, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_test_inter(comm: MPI_Comm, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_test_inter::<D>(comm, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_test_inter(comm: MPI_Comm, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_test_inter::<D>(comm, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_create(
    local_comm: MPI_Comm,
    local_leader: c_int,
    peer_comm: MPI_Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::intercomm_create::<D>(
            local_comm,
            local_leader,
            peer_comm,
            remote_leader,
            tag,
            newintercomm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create(
    local_comm: MPI_Comm,
    local_leader: c_int,
    peer_comm: MPI_Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::intercomm_create::<D>(
            local_comm,
            local_leader,
            peer_comm,
            remote_leader,
            tag,
            newintercomm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_create_from_groups(
    local_group: MPI_Group,
    local_leader: c_int,
    remote_group: MPI_Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::intercomm_create_from_groups::<D>(
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            stringtag,
            info,
            errhandler,
            newintercomm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create_from_groups(
    local_group: MPI_Group,
    local_leader: c_int,
    remote_group: MPI_Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    newintercomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::intercomm_create_from_groups::<D>(
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            stringtag,
            info,
            errhandler,
            newintercomm,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_merge(
    intercomm: MPI_Comm,
    high: c_int,
    newintracomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::intercomm_merge::<D>(intercomm, high, newintracomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_merge(
    intercomm: MPI_Comm,
    high: c_int,
    newintracomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::intercomm_merge::<D>(intercomm, high, newintracomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_keyval(
    comm_copy_attr_fn: *mut MPI_Comm_copy_attr_function,
    comm_delete_attr_fn: *mut MPI_Comm_delete_attr_function,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_create_keyval::<D>(
            comm_copy_attr_fn,
            comm_delete_attr_fn,
            comm_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_keyval(
    comm_copy_attr_fn: *mut MPI_Comm_copy_attr_function,
    comm_delete_attr_fn: *mut MPI_Comm_delete_attr_function,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_create_keyval::<D>(
            comm_copy_attr_fn,
            comm_delete_attr_fn,
            comm_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_delete_attr(comm: MPI_Comm, comm_keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_delete_attr::<D>(comm, comm_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_delete_attr(comm: MPI_Comm, comm_keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_delete_attr::<D>(comm, comm_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_free_keyval::<D>(comm_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_free_keyval::<D>(comm_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_attr::<D>(comm, comm_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_attr::<D>(comm, comm_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_attr::<D>(comm, comm_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_attr(
    comm: MPI_Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_attr::<D>(comm, comm_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_keyval(
    type_copy_attr_fn: *mut MPI_Type_copy_attr_function,
    type_delete_attr_fn: *mut MPI_Type_delete_attr_function,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_keyval::<D>(
            type_copy_attr_fn,
            type_delete_attr_fn,
            type_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_keyval(
    type_copy_attr_fn: *mut MPI_Type_copy_attr_function,
    type_delete_attr_fn: *mut MPI_Type_delete_attr_function,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_create_keyval::<D>(
            type_copy_attr_fn,
            type_delete_attr_fn,
            type_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_delete_attr(datatype: MPI_Datatype, type_keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_delete_attr::<D>(datatype, type_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_delete_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_delete_attr::<D>(datatype, type_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_free_keyval::<D>(type_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_free_keyval::<D>(type_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_attr::<D>(datatype, type_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_get_attr::<D>(datatype, type_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_set_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_set_attr::<D>(datatype, type_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_attr(
    datatype: MPI_Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_set_attr::<D>(datatype, type_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_keyval(
    win_copy_attr_fn: *mut MPI_Win_copy_attr_function,
    win_delete_attr_fn: *mut MPI_Win_delete_attr_function,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::win_create_keyval::<D>(
            win_copy_attr_fn,
            win_delete_attr_fn,
            win_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_keyval(
    win_copy_attr_fn: *mut MPI_Win_copy_attr_function,
    win_delete_attr_fn: *mut MPI_Win_delete_attr_function,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::win_create_keyval::<D>(
            win_copy_attr_fn,
            win_delete_attr_fn,
            win_keyval,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_delete_attr(win: MPI_Win, win_keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_delete_attr::<D>(win, win_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_delete_attr(win: MPI_Win, win_keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_delete_attr::<D>(win, win_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_free_keyval::<D>(win_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_free_keyval::<D>(win_keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_attr::<D>(win, win_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_attr::<D>(win, win_keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_attr::<D>(win, win_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_attr(
    win: MPI_Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_attr::<D>(win, win_keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_coords(
    comm: MPI_Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_coords::<D>(comm, rank, maxdims, coords) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_coords(
    comm: MPI_Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_coords::<D>(comm, rank, maxdims, coords) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_create(
    comm_old: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_create::<D>(comm_old, ndims, dims, periods, reorder, comm_cart) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_create(
    comm_old: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_create::<D>(comm_old, ndims, dims, periods, reorder, comm_cart) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_get(
    comm: MPI_Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_get::<D>(comm, maxdims, dims, periods, coords) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_get(
    comm: MPI_Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_get::<D>(comm, maxdims, dims, periods, coords) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_map(
    comm: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_map::<D>(comm, ndims, dims, periods, newrank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_map(
    comm: MPI_Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_map::<D>(comm, ndims, dims, periods, newrank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_rank(
    comm: MPI_Comm,
    coords: *const c_int,
    rank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_rank::<D>(comm, coords, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_rank(
    comm: MPI_Comm,
    coords: *const c_int,
    rank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_rank::<D>(comm, coords, rank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_shift(
    comm: MPI_Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_shift::<D>(comm, direction, disp, rank_source, rank_dest) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_shift(
    comm: MPI_Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_shift::<D>(comm, direction, disp, rank_source, rank_dest) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_sub(
    comm: MPI_Comm,
    remain_dims: *const c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_sub::<D>(comm, remain_dims, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_sub(
    comm: MPI_Comm,
    remain_dims: *const c_int,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cart_sub::<D>(comm, remain_dims, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cartdim_get(comm: MPI_Comm, ndims: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cartdim_get::<D>(comm, ndims) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cartdim_get(comm: MPI_Comm, ndims: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::cartdim_get::<D>(comm, ndims) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::dims_create::<D>(nnodes, ndims, dims) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::dims_create::<D>(nnodes, ndims, dims) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_create(
    comm_old: MPI_Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_create::<D>(
            comm_old,
            n,
            sources,
            degrees,
            destinations,
            weights,
            info,
            reorder,
            comm_dist_graph,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create(
    comm_old: MPI_Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_create::<D>(
            comm_old,
            n,
            sources,
            degrees,
            destinations,
            weights,
            info,
            reorder,
            comm_dist_graph,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_create_adjacent(
    comm_old: MPI_Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_create_adjacent::<D>(
            comm_old,
            indegree,
            sources,
            sourceweights,
            outdegree,
            destinations,
            destweights,
            info,
            reorder,
            comm_dist_graph,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create_adjacent(
    comm_old: MPI_Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: MPI_Info,
    reorder: c_int,
    comm_dist_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_create_adjacent::<D>(
            comm_old,
            indegree,
            sources,
            sourceweights,
            outdegree,
            destinations,
            destweights,
            info,
            reorder,
            comm_dist_graph,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_neighbors(
    comm: MPI_Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_neighbors::<D>(
            comm,
            maxindegree,
            sources,
            sourceweights,
            maxoutdegree,
            destinations,
            destweights,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors(
    comm: MPI_Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::dist_graph_neighbors::<D>(
            comm,
            maxindegree,
            sources,
            sourceweights,
            maxoutdegree,
            destinations,
            destweights,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_neighbors_count(
    comm: MPI_Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::dist_graph_neighbors_count::<D>(comm, indegree, outdegree, weighted) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors_count(
    comm: MPI_Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::dist_graph_neighbors_count::<D>(comm, indegree, outdegree, weighted) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_create(
    comm_old: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_create::<D>(comm_old, nnodes, index, edges, reorder, comm_graph) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_create(
    comm_old: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_create::<D>(comm_old, nnodes, index, edges, reorder, comm_graph) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_get(
    comm: MPI_Comm,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_get::<D>(comm, maxindex, maxedges, index, edges) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_get(
    comm: MPI_Comm,
    maxindex: c_int,
    maxedges: c_int,
    index: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_get::<D>(comm, maxindex, maxedges, index, edges) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_map(
    comm: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_map::<D>(comm, nnodes, index, edges, newrank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_map(
    comm: MPI_Comm,
    nnodes: c_int,
    index: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_map::<D>(comm, nnodes, index, edges, newrank) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_neighbors(
    comm: MPI_Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_neighbors::<D>(comm, rank, maxneighbors, neighbors) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors(
    comm: MPI_Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_neighbors::<D>(comm, rank, maxneighbors, neighbors) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_neighbors_count(
    comm: MPI_Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_neighbors_count::<D>(comm, rank, nneighbors) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors_count(
    comm: MPI_Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graph_neighbors_count::<D>(comm, rank, nneighbors) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graphdims_get(
    comm: MPI_Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graphdims_get::<D>(comm, nnodes, nedges) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graphdims_get(
    comm: MPI_Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::graphdims_get::<D>(comm, nnodes, nedges) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Topo_test(comm: MPI_Comm, status: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::topo_test::<D>(comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Topo_test(comm: MPI_Comm, status: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::topo_test::<D>(comm, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_create(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_create::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_create::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_create_env(
    argc: c_int,
    argv: *mut *mut c_char,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_create_env::<D>(argc, argv, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create_env(
    argc: c_int,
    argv: *mut *mut c_char,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_create_env::<D>(argc, argv, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_delete(info: MPI_Info, key: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_delete::<D>(info, key) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_delete(info: MPI_Info, key: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_delete::<D>(info, key) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_dup(info: MPI_Info, newinfo: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_dup::<D>(info, newinfo) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_dup(info: MPI_Info, newinfo: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_dup::<D>(info, newinfo) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_free(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_free::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_free(info: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_free::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get(
    info: MPI_Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get::<D>(info, key, valuelen, value, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get(
    info: MPI_Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get::<D>(info, key, valuelen, value, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_nkeys(info: MPI_Info, nkeys: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_nkeys::<D>(info, nkeys) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nkeys(info: MPI_Info, nkeys: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_nkeys::<D>(info, nkeys) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_nthkey(info: MPI_Info, n: c_int, key: *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_nthkey::<D>(info, n, key) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nthkey(info: MPI_Info, n: c_int, key: *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_nthkey::<D>(info, n, key) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_string(
    info: MPI_Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_string::<D>(info, key, buflen, value, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_string(
    info: MPI_Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_string::<D>(info, key, buflen, value, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_valuelen(
    info: MPI_Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_valuelen::<D>(info, key, valuelen, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_valuelen(
    info: MPI_Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_get_valuelen::<D>(info, key, valuelen, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_set(
    info: MPI_Info,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_set::<D>(info, key, value) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_set(
    info: MPI_Info,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_set::<D>(info, key, value) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_class::<D>(errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_class::<D>(errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_code::<D>(errorclass, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_code::<D>(errorclass, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_string::<D>(errorcode, string) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::add_error_string::<D>(errorcode, string) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_call_errhandler(comm: MPI_Comm, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_call_errhandler::<D>(comm, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_call_errhandler(comm: MPI_Comm, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_call_errhandler::<D>(comm, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_errhandler(
    comm_errhandler_fn: *mut MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_errhandler::<D>(comm_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_errhandler(
    comm_errhandler_fn: *mut MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_create_errhandler::<D>(comm_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_errhandler(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_errhandler::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_errhandler(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_errhandler::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_errhandler(
    comm: MPI_Comm,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_errhandler::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_errhandler(
    comm: MPI_Comm,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_set_errhandler::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_free(errhandler: *mut MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_free::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_free(errhandler: *mut MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_free::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::error_class::<D>(errorcode, errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::error_class::<D>(errorcode, errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::error_string::<D>(errorcode, string, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::error_string::<D>(errorcode, string, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_call_errhandler(fh: MPI_File, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_call_errhandler::<D>(fh, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_call_errhandler(fh: MPI_File, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_call_errhandler::<D>(fh, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_create_errhandler(
    file_errhandler_fn: *mut MPI_File_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_create_errhandler::<D>(file_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_create_errhandler(
    file_errhandler_fn: *mut MPI_File_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_create_errhandler::<D>(file_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_errhandler(
    file: MPI_File,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_errhandler::<D>(file, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_errhandler(
    file: MPI_File,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_errhandler::<D>(file, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_errhandler(
    file: MPI_File,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_errhandler::<D>(file, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_errhandler(
    file: MPI_File,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_errhandler::<D>(file, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_class(errorclass: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_class::<D>(errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_class(errorclass: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_class::<D>(errorclass) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_code(errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_code::<D>(errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_code(errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_code::<D>(errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_string(errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_string::<D>(errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_string(errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::remove_error_string::<D>(errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_call_errhandler(
    session: MPI_Session,
    errorcode: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_call_errhandler::<D>(session, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_call_errhandler(
    session: MPI_Session,
    errorcode: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_call_errhandler::<D>(session, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_create_errhandler(
    session_errhandler_fn: *mut MPI_Session_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_create_errhandler::<D>(session_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_create_errhandler(
    session_errhandler_fn: *mut MPI_Session_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_create_errhandler::<D>(session_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_errhandler(
    session: MPI_Session,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_errhandler::<D>(session, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_errhandler(
    session: MPI_Session,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_errhandler::<D>(session, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_set_errhandler(
    session: MPI_Session,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_set_errhandler::<D>(session, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_set_errhandler(
    session: MPI_Session,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_set_errhandler::<D>(session, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_call_errhandler(win: MPI_Win, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_call_errhandler::<D>(win, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_call_errhandler(win: MPI_Win, errorcode: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_call_errhandler::<D>(win, errorcode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_errhandler(
    win_errhandler_fn: *mut MPI_Win_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create_errhandler::<D>(win_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_errhandler(
    win_errhandler_fn: *mut MPI_Win_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create_errhandler::<D>(win_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_errhandler(
    win: MPI_Win,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_errhandler::<D>(win, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_errhandler(
    win: MPI_Win,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_errhandler::<D>(win, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_errhandler(win: MPI_Win, errhandler: MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_errhandler::<D>(win, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_errhandler(
    win: MPI_Win,
    errhandler: MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_errhandler::<D>(win, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_finalize(session: *mut MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_finalize::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_finalize(session: *mut MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_finalize::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_info(
    session: MPI_Session,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_info::<D>(session, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_info(
    session: MPI_Session,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_info::<D>(session, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_nth_pset(
    session: MPI_Session,
    info: MPI_Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_nth_pset::<D>(session, info, n, pset_len, pset_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_nth_pset(
    session: MPI_Session,
    info: MPI_Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_nth_pset::<D>(session, info, n, pset_len, pset_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_num_psets(
    session: MPI_Session,
    info: MPI_Info,
    npset_names: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_num_psets::<D>(session, info, npset_names) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_num_psets(
    session: MPI_Session,
    info: MPI_Info,
    npset_names: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_num_psets::<D>(session, info, npset_names) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_pset_info(
    session: MPI_Session,
    pset_name: *const c_char,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_pset_info::<D>(session, pset_name, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_pset_info(
    session: MPI_Session,
    pset_name: *const c_char,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_get_pset_info::<D>(session, pset_name, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_init(
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    session: *mut MPI_Session,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_init::<D>(info, errhandler, session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_init(
    info: MPI_Info,
    errhandler: MPI_Errhandler,
    session: *mut MPI_Session,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_init::<D>(info, errhandler, session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Close_port(port_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::close_port::<D>(port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Close_port(port_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::close_port::<D>(port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_accept(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_accept::<D>(port_name, info, root, comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_accept(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_accept::<D>(port_name, info, root, comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_connect(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_connect::<D>(port_name, info, root, comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_connect(
    port_name: *const c_char,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_connect::<D>(port_name, info, root, comm, newcomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_disconnect(comm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_disconnect::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_disconnect(comm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_disconnect::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_parent(parent: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_parent::<D>(parent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_parent(parent: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_get_parent::<D>(parent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_join(fd: c_int, intercomm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_join::<D>(fd, intercomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_join(fd: c_int, intercomm: *mut MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_join::<D>(fd, intercomm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_spawn(
    command: *const c_char,
    argv: *mut *mut c_char,
    maxprocs: c_int,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_spawn::<D>(
            command,
            argv,
            maxprocs,
            info,
            root,
            comm,
            intercomm,
            array_of_errcodes,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn(
    command: *const c_char,
    argv: *mut *mut c_char,
    maxprocs: c_int,
    info: MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_spawn::<D>(
            command,
            argv,
            maxprocs,
            info,
            root,
            comm,
            intercomm,
            array_of_errcodes,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut *mut c_char,
    array_of_argv: *mut *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_spawn_multiple::<D>(
            count,
            array_of_commands,
            array_of_argv,
            array_of_maxprocs,
            array_of_info,
            root,
            comm,
            intercomm,
            array_of_errcodes,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut *mut c_char,
    array_of_argv: *mut *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const MPI_Info,
    root: c_int,
    comm: MPI_Comm,
    intercomm: *mut MPI_Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::comm_spawn_multiple::<D>(
            count,
            array_of_commands,
            array_of_argv,
            array_of_maxprocs,
            array_of_info,
            root,
            comm,
            intercomm,
            array_of_errcodes,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Lookup_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::lookup_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Lookup_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::lookup_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Open_port(info: MPI_Info, port_name: *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::open_port::<D>(info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Open_port(info: MPI_Info, port_name: *mut c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::open_port::<D>(info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Publish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::publish_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Publish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::publish_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpublish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::unpublish_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpublish_name(
    service_name: *const c_char,
    info: MPI_Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::unpublish_name::<D>(service_name, info, port_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::compare_and_swap::<D>(
            origin_addr,
            compare_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::compare_and_swap::<D>(
            origin_addr,
            compare_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::fetch_and_op::<D>(
            origin_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::fetch_and_op::<D>(
            origin_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get_accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            result_addr,
            i64::from(result_count),
            result_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get_accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            result_addr,
            i64::from(result_count),
            result_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get_accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::get_accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::put::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::put::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Put_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::put::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::put::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::raccumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::raccumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Raccumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::raccumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::raccumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget_accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            result_addr,
            i64::from(result_count),
            result_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget_accumulate::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            result_addr,
            i64::from(result_count),
            result_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget_accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rget_accumulate::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rput::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rput::<D>(
            origin_addr,
            i64::from(origin_count),
            origin_datatype,
            target_rank,
            target_disp,
            i64::from(target_count),
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rput_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rput::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::rput::<D>(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate::<D>(size, i64::from(disp_unit), info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate::<D>(size, i64::from(disp_unit), info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate::<D>(size, disp_unit, info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate::<D>(size, disp_unit, info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_shared(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate_shared::<D>(size, i64::from(disp_unit), info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate_shared::<D>(size, i64::from(disp_unit), info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_shared_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate_shared::<D>(size, disp_unit, info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_allocate_shared::<D>(size, disp_unit, info, comm, baseptr, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_attach(win: MPI_Win, base: *mut c_void, size: MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_attach::<D>(win, base, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_attach(win: MPI_Win, base: *mut c_void, size: MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_attach::<D>(win, base, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_complete(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_complete::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_complete(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_complete::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create::<D>(base, size, i64::from(disp_unit), info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create::<D>(base, size, i64::from(disp_unit), info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_c(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create::<D>(base, size, disp_unit, info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_c(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create::<D>(base, size, disp_unit, info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_dynamic(
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create_dynamic::<D>(info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_dynamic(
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_create_dynamic::<D>(info, comm, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_detach(win: MPI_Win, base: *const c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_detach::<D>(win, base) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_detach(win: MPI_Win, base: *const c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_detach::<D>(win, base) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_fence(assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_fence::<D>(assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fence(assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_fence::<D>(assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_local(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_local::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_local::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_local_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_local_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_flush_local_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_free(win: *mut MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_free::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free(win: *mut MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_free::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_group(win: MPI_Win, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_group::<D>(win, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_group(win: MPI_Win, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_group::<D>(win, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_info(win: MPI_Win, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_info::<D>(win, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_info(win: MPI_Win, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_info::<D>(win, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_name(
    win: MPI_Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_name::<D>(win, win_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_name(
    win: MPI_Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_get_name::<D>(win, win_name, resultlen) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_lock::<D>(lock_type, rank, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: MPI_Win,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_lock::<D>(lock_type, rank, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_lock_all(assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_lock_all::<D>(assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock_all(assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_lock_all::<D>(assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_post(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_post::<D>(group, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_post(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_post::<D>(group, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_info(win: MPI_Win, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_info::<D>(win, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_info(win: MPI_Win, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_info::<D>(win, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_name(win: MPI_Win, win_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_name::<D>(win, win_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_name(win: MPI_Win, win_name: *const c_char) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_set_name::<D>(win, win_name) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_shared_query(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_shared_query::<D>(win, rank, size, OutInts::from_i32(disp_unit), baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_shared_query::<D>(win, rank, size, OutInts::from_i32(disp_unit), baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_shared_query_c(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut MPI_Aint,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_shared_query::<D>(win, rank, size, OutInts::from_i64(disp_unit), baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query_c(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut MPI_Aint,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_shared_query::<D>(win, rank, size, OutInts::from_i64(disp_unit), baseptr) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_start(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_start::<D>(group, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_start(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_start::<D>(group, assert, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_sync(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_sync::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_sync(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_sync::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_test(win: MPI_Win, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_test::<D>(win, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_test(win: MPI_Win, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_test::<D>(win, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_unlock(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_unlock::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock(rank: c_int, win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_unlock::<D>(rank, win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_unlock_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_unlock_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock_all(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_unlock_all::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_wait(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_wait::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_wait(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_wait::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_close(fh: *mut MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_close::<D>(fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_close(fh: *mut MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_close::<D>(fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_delete(filename: *const c_char, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_delete::<D>(filename, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_delete(filename: *const c_char, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_delete::<D>(filename, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_amode(fh: MPI_File, amode: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_amode::<D>(fh, amode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_amode(fh: MPI_File, amode: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_amode::<D>(fh, amode) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_atomicity(fh: MPI_File, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_atomicity::<D>(fh, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_atomicity(fh: MPI_File, flag: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_atomicity::<D>(fh, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_byte_offset(
    fh: MPI_File,
    offset: MPI_Offset,
    disp: *mut MPI_Offset,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_byte_offset::<D>(fh, offset, disp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_byte_offset(
    fh: MPI_File,
    offset: MPI_Offset,
    disp: *mut MPI_Offset,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_byte_offset::<D>(fh, offset, disp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_group(fh: MPI_File, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_group::<D>(fh, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_group(fh: MPI_File, group: *mut MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_group::<D>(fh, group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_info(fh: MPI_File, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_info::<D>(fh, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_info(fh: MPI_File, info_used: *mut MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_info::<D>(fh, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_position(fh: MPI_File, offset: *mut MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_position::<D>(fh, offset) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position(fh: MPI_File, offset: *mut MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_position::<D>(fh, offset) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_position_shared(
    fh: MPI_File,
    offset: *mut MPI_Offset,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_position_shared::<D>(fh, offset) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position_shared(
    fh: MPI_File,
    offset: *mut MPI_Offset,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_position_shared::<D>(fh, offset) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_size(fh: MPI_File, size: *mut MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_size::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_size(fh: MPI_File, size: *mut MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_size::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_type_extent(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_type_extent::<D>(fh, datatype, OutInts::from_i64(extent)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_type_extent::<D>(fh, datatype, OutInts::from_i64(extent)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_type_extent_c(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_type_extent::<D>(fh, datatype, OutInts::from_i64(extent)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent_c(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_type_extent::<D>(fh, datatype, OutInts::from_i64(extent)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_view(
    fh: MPI_File,
    disp: *mut MPI_Offset,
    etype: *mut MPI_Datatype,
    filetype: *mut MPI_Datatype,
    datarep: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_view::<D>(fh, disp, etype, filetype, datarep) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_view(
    fh: MPI_File,
    disp: *mut MPI_Offset,
    etype: *mut MPI_Datatype,
    filetype: *mut MPI_Datatype,
    datarep: *mut c_char,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_get_view::<D>(fh, disp, etype, filetype, datarep) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_all::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_all::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_all::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_all::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at_all::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at_all::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at_all::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_at_all::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_shared::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_shared::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_shared::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iread_shared::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_all::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_all::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_all::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_all::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at_all::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at_all::<D>(fh, offset, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at_all::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_at_all::<D>(fh, offset, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_shared::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_shared::<D>(fh, buf, i64::from(count), datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_shared::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_iwrite_shared::<D>(fh, buf, count, datatype, request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_open(
    comm: MPI_Comm,
    filename: *const c_char,
    amode: c_int,
    info: MPI_Info,
    fh: *mut MPI_File,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_open::<D>(comm, filename, amode, info, fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_open(
    comm: MPI_Comm,
    filename: *const c_char,
    amode: c_int,
    info: MPI_Info,
    fh: *mut MPI_File,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_open::<D>(comm, filename, amode, info, fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_preallocate(fh: MPI_File, size: MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_preallocate::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_preallocate(fh: MPI_File, size: MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_preallocate::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_begin::<D>(fh, offset, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_begin::<D>(fh, offset, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_begin::<D>(fh, offset, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_begin::<D>(fh, offset, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_at_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_ordered_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_shared::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_shared::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_shared::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_read_shared::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_seek(fh: MPI_File, offset: MPI_Offset, whence: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_seek::<D>(fh, offset, whence) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek(fh: MPI_File, offset: MPI_Offset, whence: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_seek::<D>(fh, offset, whence) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_seek_shared(
    fh: MPI_File,
    offset: MPI_Offset,
    whence: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_seek_shared::<D>(fh, offset, whence) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek_shared(
    fh: MPI_File,
    offset: MPI_Offset,
    whence: c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_seek_shared::<D>(fh, offset, whence) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_atomicity(fh: MPI_File, flag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_atomicity::<D>(fh, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_atomicity(fh: MPI_File, flag: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_atomicity::<D>(fh, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_info(fh: MPI_File, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_info::<D>(fh, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_info(fh: MPI_File, info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_info::<D>(fh, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_size(fh: MPI_File, size: MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_size::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_size(fh: MPI_File, size: MPI_Offset) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_size::<D>(fh, size) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_view(
    fh: MPI_File,
    disp: MPI_Offset,
    etype: MPI_Datatype,
    filetype: MPI_Datatype,
    datarep: *const c_char,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_view::<D>(fh, disp, etype, filetype, datarep, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_view(
    fh: MPI_File,
    disp: MPI_Offset,
    etype: MPI_Datatype,
    filetype: MPI_Datatype,
    datarep: *const c_char,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_set_view::<D>(fh, disp, etype, filetype, datarep, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_sync(fh: MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_sync::<D>(fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_sync(fh: MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_sync::<D>(fh) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all::<D>(fh, offset, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all::<D>(fh, offset, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_begin::<D>(fh, offset, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_begin::<D>(fh, offset, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_begin::<D>(fh, offset, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_begin::<D>(fh, offset, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_at_all_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_begin::<D>(fh, buf, i64::from(count), datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_begin::<D>(fh, buf, count, datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_ordered_end::<D>(fh, buf, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_shared::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_shared::<D>(fh, buf, i64::from(count), datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_shared::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_write_shared::<D>(fh, buf, count, datatype, status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Register_datarep(
    datarep: *const c_char,
    read_conversion_fn: *mut MPI_Datarep_conversion_function,
    write_conversion_fn: *mut MPI_Datarep_conversion_function,
    dtype_file_extent_fn: *mut MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::register_datarep::<D>(
            datarep,
            PolyFn::small(read_conversion_fn),
            PolyFn::small(write_conversion_fn),
            dtype_file_extent_fn,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep(
    datarep: *const c_char,
    read_conversion_fn: *mut MPI_Datarep_conversion_function,
    write_conversion_fn: *mut MPI_Datarep_conversion_function,
    dtype_file_extent_fn: *mut MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::register_datarep::<D>(
            datarep,
            PolyFn::small(read_conversion_fn),
            PolyFn::small(write_conversion_fn),
            dtype_file_extent_fn,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: *mut MPI_Datarep_conversion_function_c,
    write_conversion_fn: *mut MPI_Datarep_conversion_function_c,
    dtype_file_extent_fn: *mut MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::register_datarep::<D>(
            datarep,
            PolyFn::large(read_conversion_fn),
            PolyFn::large(write_conversion_fn),
            dtype_file_extent_fn,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: *mut MPI_Datarep_conversion_function_c,
    write_conversion_fn: *mut MPI_Datarep_conversion_function_c,
    dtype_file_extent_fn: *mut MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::register_datarep::<D>(
            datarep,
            PolyFn::large(read_conversion_fn),
            PolyFn::large(write_conversion_fn),
            dtype_file_extent_fn,
            extra_state,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_changed(update_number: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_changed::<D>(update_number) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_changed(update_number: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_changed::<D>(update_number) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_categories::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_categories::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_cvars::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_cvars::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_events::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_events::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_index(
    name: *const c_char,
    cat_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_index::<D>(name, cat_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_index(
    name: *const c_char,
    cat_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_index::<D>(name, cat_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_category_get_info::<D>(
            cat_index,
            name,
            name_len,
            desc,
            desc_len,
            num_cvars,
            num_pvars,
            num_categories,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_category_get_info::<D>(
            cat_index,
            name,
            name_len,
            desc,
            desc_len,
            num_cvars,
            num_pvars,
            num_categories,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_num::<D>(num_cat) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_num::<D>(num_cat) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_num_events::<D>(cat_index, num_events) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_num_events::<D>(cat_index, num_events) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_pvars::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_category_get_pvars::<D>(cat_index, len, indices) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_index(
    name: *const c_char,
    cvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_get_index::<D>(name, cvar_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_index(
    name: *const c_char,
    cvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_get_index::<D>(name, cvar_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_cvar_get_info::<D>(
            cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_cvar_get_info::<D>(
            cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_get_num::<D>(num_cvar) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_get_num::<D>(num_cvar) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_cvar_handle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_handle_alloc::<D>(cvar_index, obj_handle, handle, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_cvar_handle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_handle_alloc::<D>(cvar_index, obj_handle, handle, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_handle_free(handle: *mut MPI_T_cvar_handle) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_handle_free::<D>(handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_free(handle: *mut MPI_T_cvar_handle) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_handle_free::<D>(handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_read(handle: MPI_T_cvar_handle, buf: *mut c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_read::<D>(handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_read(handle: MPI_T_cvar_handle, buf: *mut c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_read::<D>(handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_write(handle: MPI_T_cvar_handle, buf: *const c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_write::<D>(handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_write(handle: MPI_T_cvar_handle, buf: *const c_void) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_cvar_write::<D>(handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_enum_get_info(
    enumtype: MPI_T_enum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_enum_get_info::<D>(enumtype, num, name, name_len) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_info(
    enumtype: MPI_T_enum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_enum_get_info::<D>(enumtype, num, name, name_len) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_enum_get_item(
    enumtype: MPI_T_enum,
    index: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_enum_get_item::<D>(enumtype, index, value, name, name_len) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_item(
    enumtype: MPI_T_enum,
    index: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_enum_get_item::<D>(enumtype, index, value, name, name_len) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_callback_get_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_callback_get_info::<D>(event_registration, cb_safety, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_get_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_callback_get_info::<D>(event_registration, cb_safety, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_callback_set_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_callback_set_info::<D>(event_registration, cb_safety, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_set_info(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_callback_set_info::<D>(event_registration, cb_safety, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_copy(
    event_instance: MPI_T_event_instance,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_copy::<D>(event_instance, buffer) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_copy(
    event_instance: MPI_T_event_instance,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_copy::<D>(event_instance, buffer) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_index(
    name: *const c_char,
    event_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_index::<D>(name, event_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_index(
    name: *const c_char,
    event_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_index::<D>(name, event_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut MPI_Datatype,
    array_of_displacements: *mut MPI_Aint,
    num_elements: *mut c_int,
    enumtype: *mut MPI_T_enum,
    info: *mut MPI_Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_event_get_info::<D>(
            event_index,
            name,
            name_len,
            verbosity,
            array_of_datatypes,
            array_of_displacements,
            num_elements,
            enumtype,
            info,
            desc,
            desc_len,
            bind,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut MPI_Datatype,
    array_of_displacements: *mut MPI_Aint,
    num_elements: *mut c_int,
    enumtype: *mut MPI_T_enum,
    info: *mut MPI_Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_event_get_info::<D>(
            event_index,
            name,
            name_len,
            verbosity,
            array_of_datatypes,
            array_of_displacements,
            num_elements,
            enumtype,
            info,
            desc,
            desc_len,
            bind,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_num::<D>(num_events) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_num::<D>(num_events) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_source(
    event_instance: MPI_T_event_instance,
    source_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_source::<D>(event_instance, source_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_source(
    event_instance: MPI_T_event_instance,
    source_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_source::<D>(event_instance, source_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_timestamp(
    event_instance: MPI_T_event_instance,
    event_timestamp: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_timestamp::<D>(event_instance, event_timestamp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_timestamp(
    event_instance: MPI_T_event_instance,
    event_timestamp: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_get_timestamp::<D>(event_instance, event_timestamp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: MPI_Info,
    event_registration: *mut MPI_T_event_registration,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_alloc::<D>(event_index, obj_handle, info, event_registration) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: MPI_Info,
    event_registration: *mut MPI_T_event_registration,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_alloc::<D>(event_index, obj_handle, info, event_registration) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_free(
    event_registration: MPI_T_event_registration,
    user_data: *mut c_void,
    free_cb_function: MPI_T_event_free_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_free::<D>(event_registration, user_data, free_cb_function) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_free(
    event_registration: MPI_T_event_registration,
    user_data: *mut c_void,
    free_cb_function: MPI_T_event_free_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_free::<D>(event_registration, user_data, free_cb_function) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_get_info(
    event_registration: MPI_T_event_registration,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_get_info::<D>(event_registration, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_get_info(
    event_registration: MPI_T_event_registration,
    info_used: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_get_info::<D>(event_registration, info_used) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_set_info(
    event_registration: MPI_T_event_registration,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_set_info::<D>(event_registration, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_set_info(
    event_registration: MPI_T_event_registration,
    info: MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_handle_set_info::<D>(event_registration, info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_read(
    event_instance: MPI_T_event_instance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_read::<D>(event_instance, element_index, buffer) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_read(
    event_instance: MPI_T_event_instance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_read::<D>(event_instance, element_index, buffer) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_register_callback(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
    user_data: *mut c_void,
    event_cb_function: MPI_T_event_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_event_register_callback::<D>(
            event_registration,
            cb_safety,
            info,
            user_data,
            event_cb_function,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_register_callback(
    event_registration: MPI_T_event_registration,
    cb_safety: MPI_T_cb_safety,
    info: MPI_Info,
    user_data: *mut c_void,
    event_cb_function: MPI_T_event_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_event_register_callback::<D>(
            event_registration,
            cb_safety,
            info,
            user_data,
            event_cb_function,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_set_dropped_handler(
    event_registration: MPI_T_event_registration,
    dropped_cb_function: MPI_T_event_dropped_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_set_dropped_handler::<D>(event_registration, dropped_cb_function) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_set_dropped_handler(
    event_registration: MPI_T_event_registration,
    dropped_cb_function: MPI_T_event_dropped_cb_function,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_event_set_dropped_handler::<D>(event_registration, dropped_cb_function) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_finalize() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_finalize::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_finalize() -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_finalize::<D>() }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_init_thread::<D>(required, provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_init_thread::<D>(required, provided) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_get_index::<D>(name, var_class, pvar_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_get_index::<D>(name, var_class, pvar_index) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_pvar_get_info::<D>(
            pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len,
            bind, readonly, continuous, atomic,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_pvar_get_info::<D>(
            pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len,
            bind, readonly, continuous, atomic,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_get_num::<D>(num_pvar) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_get_num::<D>(num_pvar) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_handle_alloc(
    pe_session: MPI_T_pvar_session,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_pvar_handle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_handle_alloc::<D>(pe_session, pvar_index, obj_handle, handle, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_alloc(
    pe_session: MPI_T_pvar_session,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_pvar_handle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_handle_alloc::<D>(pe_session, pvar_index, obj_handle, handle, count) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_handle_free(
    pe_session: MPI_T_pvar_session,
    handle: *mut MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_handle_free::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_free(
    pe_session: MPI_T_pvar_session,
    handle: *mut MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_handle_free::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_read(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_read::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_read(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_read::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_readreset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_readreset::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_readreset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_readreset::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_reset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_reset::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_reset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_reset::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_session_create(pe_session: *mut MPI_T_pvar_session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_session_create::<D>(pe_session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_create(pe_session: *mut MPI_T_pvar_session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_session_create::<D>(pe_session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_session_free(pe_session: *mut MPI_T_pvar_session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_session_free::<D>(pe_session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_free(pe_session: *mut MPI_T_pvar_session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_session_free::<D>(pe_session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_start(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_start::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_start(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_start::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_stop(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_stop::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_stop(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_stop::<D>(pe_session, handle) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_write(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *const c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_write::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_write(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *const c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_pvar_write::<D>(pe_session, handle, buf) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut MPI_T_source_order,
    ticks_per_second: *mut MPI_Count,
    max_ticks: *mut MPI_Count,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_source_get_info::<D>(
            source_index,
            name,
            name_len,
            desc,
            desc_len,
            ordering,
            ticks_per_second,
            max_ticks,
            info,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut MPI_T_source_order,
    ticks_per_second: *mut MPI_Count,
    max_ticks: *mut MPI_Count,
    info: *mut MPI_Info,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::t_source_get_info::<D>(
            source_index,
            name,
            name_len,
            desc,
            desc_len,
            ordering,
            ticks_per_second,
            max_ticks,
            info,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_source_get_num::<D>(num_sources) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_source_get_num::<D>(num_sources) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_timestamp(
    source_index: c_int,
    timestamp: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_source_get_timestamp::<D>(source_index, timestamp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_timestamp(
    source_index: c_int,
    timestamp: *mut MPI_Count,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::t_source_get_timestamp::<D>(source_index, timestamp) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_c2f(comm: MPI_Comm) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_c2f::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_c2f(comm: MPI_Comm) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_c2f::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_f2c(comm: MPI_Fint) -> MPI_Comm {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_f2c::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_f2c(comm: MPI_Fint) -> MPI_Comm {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_f2c::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_fromint(comm: c_int) -> MPI_Comm {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_fromint::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_fromint(comm: c_int) -> MPI_Comm {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_fromint::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_toint(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_toint::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_toint(comm: MPI_Comm) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::comm_toint::<D>(comm) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_c2f(errhandler: MPI_Errhandler) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_c2f::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_c2f(errhandler: MPI_Errhandler) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_c2f::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_f2c(errhandler: MPI_Fint) -> MPI_Errhandler {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_f2c::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_f2c(errhandler: MPI_Fint) -> MPI_Errhandler {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_f2c::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_fromint(errhandler: c_int) -> MPI_Errhandler {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_fromint::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_fromint(errhandler: c_int) -> MPI_Errhandler {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_fromint::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_toint(errhandler: MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_toint::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_toint(errhandler: MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_toint::<D>(errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_c2f(file: MPI_File) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_c2f::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_c2f(file: MPI_File) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_c2f::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_f2c(file: MPI_Fint) -> MPI_File {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_f2c::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_f2c(file: MPI_Fint) -> MPI_File {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_f2c::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_fromint(file: c_int) -> MPI_File {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_fromint::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_fromint(file: c_int) -> MPI_File {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_fromint::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_toint(file: MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_toint::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_toint(file: MPI_File) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::file_toint::<D>(file) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_c2f(group: MPI_Group) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_c2f::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_c2f(group: MPI_Group) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_c2f::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_f2c(group: MPI_Fint) -> MPI_Group {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_f2c::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_f2c(group: MPI_Fint) -> MPI_Group {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_f2c::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_fromint(group: c_int) -> MPI_Group {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_fromint::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_fromint(group: c_int) -> MPI_Group {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_fromint::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_toint(group: MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_toint::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_toint(group: MPI_Group) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::group_toint::<D>(group) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_c2f(info: MPI_Info) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_c2f::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_c2f(info: MPI_Info) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_c2f::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_f2c(info: MPI_Fint) -> MPI_Info {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_f2c::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_f2c(info: MPI_Fint) -> MPI_Info {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_f2c::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_fromint(info: c_int) -> MPI_Info {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_fromint::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_fromint(info: c_int) -> MPI_Info {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_fromint::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_toint(info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_toint::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_toint(info: MPI_Info) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::info_toint::<D>(info) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_c2f(message: MPI_Message) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_c2f::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_c2f(message: MPI_Message) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_c2f::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_f2c(message: MPI_Fint) -> MPI_Message {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_f2c::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_f2c(message: MPI_Fint) -> MPI_Message {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_f2c::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_fromint(message: c_int) -> MPI_Message {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_fromint::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_fromint(message: c_int) -> MPI_Message {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_fromint::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_toint(message: MPI_Message) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_toint::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_toint(message: MPI_Message) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::message_toint::<D>(message) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_c2f(op: MPI_Op) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_c2f::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_c2f(op: MPI_Op) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_c2f::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_f2c(op: MPI_Fint) -> MPI_Op {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_f2c::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_f2c(op: MPI_Fint) -> MPI_Op {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_f2c::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_fromint(op: c_int) -> MPI_Op {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_fromint::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_fromint(op: c_int) -> MPI_Op {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_fromint::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_toint(op: MPI_Op) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_toint::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_toint(op: MPI_Op) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::op_toint::<D>(op) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_c2f(request: MPI_Request) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_c2f::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_c2f(request: MPI_Request) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_c2f::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_f2c(request: MPI_Fint) -> MPI_Request {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_f2c::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_f2c(request: MPI_Fint) -> MPI_Request {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_f2c::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_fromint(request: c_int) -> MPI_Request {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_fromint::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_fromint(request: c_int) -> MPI_Request {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_fromint::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_toint(request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_toint::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_toint(request: MPI_Request) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::request_toint::<D>(request) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_c2f(session: MPI_Session) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_c2f::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_c2f(session: MPI_Session) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_c2f::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_f2c(session: MPI_Fint) -> MPI_Session {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_f2c::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_f2c(session: MPI_Fint) -> MPI_Session {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_f2c::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_fromint(session: c_int) -> MPI_Session {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_fromint::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_fromint(session: c_int) -> MPI_Session {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_fromint::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_toint(session: MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_toint::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_toint(session: MPI_Session) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::session_toint::<D>(session) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_c2f(
    c_status: *const MPI_Status,
    f_status: *mut MPI_Fint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_c2f::<D>(c_status, f_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_c2f(
    c_status: *const MPI_Status,
    f_status: *mut MPI_Fint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_c2f::<D>(c_status, f_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_c2f08(
    c_status: *const MPI_Status,
    f08_status: *mut MPI_F08_status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_c2f08::<D>(c_status, f08_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_c2f08(
    c_status: *const MPI_Status,
    f08_status: *mut MPI_F08_status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_c2f08::<D>(c_status, f08_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_f082c(
    f08_status: *const MPI_F08_status,
    c_status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f082c::<D>(f08_status, c_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_f082c(
    f08_status: *const MPI_F08_status,
    c_status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f082c::<D>(f08_status, c_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_f082f(
    f08_status: *const MPI_F08_status,
    f_status: *mut MPI_Fint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f082f::<D>(f08_status, f_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_f082f(
    f08_status: *const MPI_F08_status,
    f_status: *mut MPI_Fint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f082f::<D>(f08_status, f_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_f2c(
    f_status: *const MPI_Fint,
    c_status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f2c::<D>(f_status, c_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_f2c(
    f_status: *const MPI_Fint,
    c_status: *mut MPI_Status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f2c::<D>(f_status, c_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_f2f08(
    f_status: *const MPI_Fint,
    f08_status: *mut MPI_F08_status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f2f08::<D>(f_status, f08_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_f2f08(
    f_status: *const MPI_Fint,
    f08_status: *mut MPI_F08_status,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::status_f2f08::<D>(f_status, f08_status) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_c2f(datatype: MPI_Datatype) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_c2f::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_c2f(datatype: MPI_Datatype) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_c2f::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_f2c(datatype: MPI_Fint) -> MPI_Datatype {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_f2c::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_f2c(datatype: MPI_Fint) -> MPI_Datatype {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_f2c::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_fromint(datatype: c_int) -> MPI_Datatype {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_fromint::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_fromint(datatype: c_int) -> MPI_Datatype {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_fromint::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_toint(datatype: MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_toint::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_toint(datatype: MPI_Datatype) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_toint::<D>(datatype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_c2f(win: MPI_Win) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_c2f::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_c2f(win: MPI_Win) -> MPI_Fint {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_c2f::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_f2c(win: MPI_Fint) -> MPI_Win {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_f2c::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_f2c(win: MPI_Fint) -> MPI_Win {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_f2c::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_fromint(win: c_int) -> MPI_Win {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_fromint::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fromint(win: c_int) -> MPI_Win {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_fromint::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_toint(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_toint::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_toint(win: MPI_Win) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::win_toint::<D>(win) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Address(location: *mut c_void, address: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::address::<D>(location, address) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Address(location: *mut c_void, address: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::address::<D>(location, address) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_delete(comm: MPI_Comm, keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_delete::<D>(comm, keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_delete(comm: MPI_Comm, keyval: c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_delete::<D>(comm, keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_get(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_get::<D>(comm, keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_get(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_get::<D>(comm, keyval, attribute_val, flag) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_put(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_put::<D>(comm, keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_put(
    comm: MPI_Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::attr_put::<D>(comm, keyval, attribute_val) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_create(
    comm_errhandler_fn: *mut MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_create::<D>(comm_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_create(
    comm_errhandler_fn: *mut MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_create::<D>(comm_errhandler_fn, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_get(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_get::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_get(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_get::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_set(comm: MPI_Comm, errhandler: MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_set::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_set(comm: MPI_Comm, errhandler: MPI_Errhandler) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::errhandler_set::<D>(comm, errhandler) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Keyval_create(
    copy_fn: *mut MPI_Copy_function,
    delete_fn: *mut MPI_Delete_function,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::keyval_create::<D>(copy_fn, delete_fn, keyval, extra_state) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_create(
    copy_fn: *mut MPI_Copy_function,
    delete_fn: *mut MPI_Delete_function,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::keyval_create::<D>(copy_fn, delete_fn, keyval, extra_state) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Keyval_free(keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::keyval_free::<D>(keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_free(keyval: *mut c_int) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::keyval_free::<D>(keyval) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_extent(datatype: MPI_Datatype, extent: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_extent::<D>(datatype, extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_extent(datatype: MPI_Datatype, extent: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_extent::<D>(datatype, extent) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_hindexed::<D>(
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_hindexed::<D>(
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_hvector::<D>(count, blocklength, stride, oldtype, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_hvector::<D>(count, blocklength, stride, oldtype, newtype) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_lb(datatype: MPI_Datatype, displacement: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_lb::<D>(datatype, displacement) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_lb(
    datatype: MPI_Datatype,
    displacement: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_lb::<D>(datatype, displacement) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_struct::<D>(
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe {
        entry::type_struct::<D>(
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_ub(datatype: MPI_Datatype, displacement: *mut MPI_Aint) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_ub::<D>(datatype, displacement) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_ub(
    datatype: MPI_Datatype,
    displacement: *mut MPI_Aint,
) -> c_int {
    // SAFETY: the caller keeps the contract of the MPI function.
    unsafe { entry::type_ub::<D>(datatype, displacement) }
}
