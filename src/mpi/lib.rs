//! Room `mpi`: the objects of MPI and their rules, one public function for each MPI function,
//! without handles, sentinels and C types.

#![deny(unsafe_code)]

mod buffered;
mod callbacks;
mod cancel;
mod check;
mod comm;
mod comm_make;
mod environment;
mod group;
mod intercomm;
mod message;
mod objects;
mod p2p;
mod partitioned;
mod partitioned_recv;
mod passes;
mod persistent;
mod quick;
mod request;
mod runtime;
mod session;
mod table;
mod topo;
mod topo_graph;
mod wait;

pub mod alloc_kinds;
pub mod attr;
pub mod coll;
pub mod datatype;
pub mod describe;
pub mod errhandler;
mod hardware;
pub mod info;
pub mod op;
pub mod pack;
pub mod testing;

pub use attr::{
    AttrValue, DupFn, comm_create_keyval, comm_delete_attr, comm_free_keyval, comm_get_attr,
    comm_set_attr, type_create_keyval, type_delete_attr, type_free_keyval, type_get_attr,
    type_set_attr, win_create_keyval, win_free_keyval,
};
pub use buffered::{
    BufferSlot, buffer_attach, buffer_detach, buffer_flush, buffer_iflush, comm_attach_buffer,
    comm_detach_buffer, comm_flush_buffer, comm_iflush_buffer,
};
pub use callbacks::{AttrOwner, CopyFn, DeleteFn, ErrhandlerFn, ErrorOwner, GrequestFns};
pub use cancel::*;
pub use comm::*;
pub use comm_make::{
    comm_create, comm_create_group, comm_dup, comm_dup_with_info, comm_idup, comm_idup_with_info,
    comm_split,
};
pub use datatype::*;
pub use environment::{
    abort, finalize, finalized, get_processor_name, get_version, init, init_thread, initialized,
    is_thread_main, query_thread, say, wtick, wtime,
};
pub use errhandler::*;
pub use group::*;
pub use hardware::{SplitType, comm_split_type, get_hw_resource_info};
pub use info::*;
pub use intercomm::{intercomm_create, intercomm_merge};
pub use objects::{
    Attrs, Errhandler, ErrhandlerKind, Info, Keyval, KeyvalRef, OpObj, PredefinedKey, TypeObj,
};
pub use op::*;
pub use oxmpi_coll::UserOp;
pub use oxmpi_types::{Ints, UserBuf};
pub use p2p::*;
pub use pack::*;
pub use partitioned::{parrived, pready, pready_list, pready_range, precv_init, psend_init};
pub use persistent::*;
pub use request::{
    Grequest, Message, MessageRef, Request, StatusCell, TaskMaker, grequest_complete,
    grequest_start, request_free, start, startall,
};
pub use runtime::{ROOMS, Room, Runtime, Stage};
pub use session::*;
pub use table::{Id, Object, Table};
pub use topo::*;
pub use topo_graph::*;
pub use wait::*;
