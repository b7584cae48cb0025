//! Regular entries of the chapter `comm`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Comm_compare`
pub unsafe fn comm_compare<D: Dialect>(
    comm1: D::Handle,
    comm2: D::Handle,
    result: *mut c_int,
) -> c_int {
    run::<D>(&functions::COMM_COMPARE, On::Comm(comm1), |rt| {
        let comm1 = arg::Comm::<D>::new(rt, comm1, "comm1")?;
        let comm2 = arg::Comm::<D>::new(rt, comm2, "comm2")?;
        let result = out::Comparison::<D>::new(result, "result")?;
        let r0 = oxmpi_mpi::comm_compare(rt, comm1.get()?, comm2.get()?)?;
        result.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_create`
pub unsafe fn comm_create<D: Dialect>(
    comm: D::Handle,
    group: D::Handle,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_CREATE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_create(rt, comm.get()?, group.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_create_from_group`
pub unsafe fn comm_create_from_group<D: Dialect>(
    group: D::Handle,
    stringtag: *const c_char,
    info: D::Handle,
    errhandler: D::Handle,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_CREATE_FROM_GROUP, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let stringtag = arg::String::<D>::new(rt, stringtag, "stringtag")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_create_from_group(
            rt,
            group.get()?,
            stringtag.get()?,
            info.get()?,
            errhandler.get()?,
        )?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_create_group`
pub unsafe fn comm_create_group<D: Dialect>(
    comm: D::Handle,
    group: D::Handle,
    tag: c_int,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_CREATE_GROUP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_create_group(rt, comm.get()?, group.get()?, tag.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_dup`
pub unsafe fn comm_dup<D: Dialect>(comm: D::Handle, newcomm: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_DUP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_dup(rt, comm.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_dup_with_info`
pub unsafe fn comm_dup_with_info<D: Dialect>(
    comm: D::Handle,
    info: D::Handle,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_DUP_WITH_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_dup_with_info(rt, comm.get()?, info.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_free`
pub unsafe fn comm_free<D: Dialect>(comm: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_FREE, On::CommAt(comm), |rt| {
        let comm_at = out::Comm::<D>::new(comm, "comm")?;
        let comm = comm_at.read(rt)?;
        comm_at.after(rt, oxmpi_mpi::comm_free(rt, comm.get()?))?;
        comm_at.clear();
        Ok(())
    })
}

/// `MPI_Comm_get_info`
pub unsafe fn comm_get_info<D: Dialect>(comm: D::Handle, info_used: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_GET_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info_used = out::Info::<D>::new(info_used, "info_used")?;
        info_used.clear();
        let r0 = oxmpi_mpi::comm_get_info(rt, comm.get()?)?;
        info_used.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_idup`
pub unsafe fn comm_idup<D: Dialect>(
    comm: D::Handle,
    newcomm: *mut D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_IDUP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let request = out::Request::<D>::new(request, "request")?;
        let (r0, r1) = oxmpi_mpi::comm_idup(rt, comm.get()?)?;
        newcomm.put(rt, r0);
        request.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Comm_idup_with_info`
pub unsafe fn comm_idup_with_info<D: Dialect>(
    comm: D::Handle,
    info: D::Handle,
    newcomm: *mut D::Handle,
    request: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_IDUP_WITH_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let request = out::Request::<D>::new(request, "request")?;
        let (r0, r1) = oxmpi_mpi::comm_idup_with_info(rt, comm.get()?, info.get()?)?;
        newcomm.put(rt, r0);
        request.put(rt, r1);
        Ok(())
    })
}

/// `MPI_Comm_rank`
pub unsafe fn comm_rank<D: Dialect>(comm: D::Handle, rank: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_RANK, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let rank = out::Rank::<D>::new(rank, "rank")?;
        let r0 = oxmpi_mpi::comm_rank(rt, comm.get()?)?;
        rank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_remote_size`
pub unsafe fn comm_remote_size<D: Dialect>(comm: D::Handle, size: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_REMOTE_SIZE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let size = out::Int::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::comm_remote_size(rt, comm.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_set_info`
pub unsafe fn comm_set_info<D: Dialect>(comm: D::Handle, info: D::Handle) -> c_int {
    run::<D>(&functions::COMM_SET_INFO, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        oxmpi_mpi::comm_set_info(rt, comm.get()?, info.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_set_name`
pub unsafe fn comm_set_name<D: Dialect>(comm: D::Handle, comm_name: *const c_char) -> c_int {
    run::<D>(&functions::COMM_SET_NAME, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let comm_name = arg::String::<D>::new(rt, comm_name, "comm_name")?;
        oxmpi_mpi::comm_set_name(rt, comm.get()?, comm_name.get()?)?;
        Ok(())
    })
}

/// `MPI_Comm_size`
pub unsafe fn comm_size<D: Dialect>(comm: D::Handle, size: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_SIZE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let size = out::Int::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::comm_size(rt, comm.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_split`
pub unsafe fn comm_split<D: Dialect>(
    comm: D::Handle,
    color: c_int,
    key: c_int,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_SPLIT, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let color = arg::Int::<D>::new(rt, color, "color")?;
        let key = arg::Int::<D>::new(rt, key, "key")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_split(rt, comm.get()?, color.get()?, key.get()?)?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_split_type`
pub unsafe fn comm_split_type<D: Dialect>(
    comm: D::Handle,
    split_type: c_int,
    key: c_int,
    info: D::Handle,
    newcomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::COMM_SPLIT_TYPE, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let split_type = arg::SplitType::<D>::new(rt, split_type, "split_type")?;
        let key = arg::Int::<D>::new(rt, key, "key")?;
        let info = arg::Info::<D>::new(rt, info, "info")?;
        let newcomm = out::Comm::<D>::new(newcomm, "newcomm")?;
        newcomm.clear();
        let r0 = oxmpi_mpi::comm_split_type(
            rt,
            comm.get()?,
            split_type.get()?,
            key.get()?,
            info.get()?,
        )?;
        newcomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_test_inter`
pub unsafe fn comm_test_inter<D: Dialect>(comm: D::Handle, flag: *mut c_int) -> c_int {
    run::<D>(&functions::COMM_TEST_INTER, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let flag = out::Logical::<D>::new(flag, "flag")?;
        let r0 = oxmpi_mpi::comm_test_inter(rt, comm.get()?)?;
        flag.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Intercomm_create`
pub unsafe fn intercomm_create<D: Dialect>(
    local_comm: D::Handle,
    local_leader: c_int,
    peer_comm: D::Handle,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INTERCOMM_CREATE, On::Comm(local_comm), |rt| {
        let local_comm = arg::Comm::<D>::new(rt, local_comm, "local_comm")?;
        let local_leader = arg::Rank::<D>::new(rt, local_leader, "local_leader")?;
        let peer_comm = arg::MaybeComm::<D>::new(rt, peer_comm, "peer_comm")?;
        let remote_leader = arg::Rank::<D>::new(rt, remote_leader, "remote_leader")?;
        let tag = arg::Tag::<D>::new(rt, tag, "tag")?;
        let newintercomm = out::Comm::<D>::new(newintercomm, "newintercomm")?;
        newintercomm.clear();
        let r0 = oxmpi_mpi::intercomm_create(
            rt,
            local_comm.get()?,
            local_leader.get()?,
            peer_comm.get()?,
            remote_leader.get()?,
            tag.get()?,
        )?;
        newintercomm.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Intercomm_create_from_groups`
pub unsafe fn intercomm_create_from_groups<D: Dialect>(
    local_group: D::Handle,
    local_leader: c_int,
    remote_group: D::Handle,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: D::Handle,
    errhandler: D::Handle,
    newintercomm: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::INTERCOMM_CREATE_FROM_GROUPS,
        On::Default,
        |rt| {
            let local_group = arg::Group::<D>::new(rt, local_group, "local_group")?;
            let local_leader = arg::Rank::<D>::new(rt, local_leader, "local_leader")?;
            let remote_group = arg::Group::<D>::new(rt, remote_group, "remote_group")?;
            let remote_leader = arg::Rank::<D>::new(rt, remote_leader, "remote_leader")?;
            let stringtag = arg::String::<D>::new(rt, stringtag, "stringtag")?;
            let info = arg::Info::<D>::new(rt, info, "info")?;
            let errhandler = arg::Errhandler::<D>::new(rt, errhandler, "errhandler")?;
            let newintercomm = out::Comm::<D>::new(newintercomm, "newintercomm")?;
            newintercomm.clear();
            let r0 = oxmpi_mpi::intercomm_create_from_groups(
                rt,
                local_group.get()?,
                local_leader.get()?,
                remote_group.get()?,
                remote_leader.get()?,
                stringtag.get()?,
                info.get()?,
                errhandler.get()?,
            )?;
            newintercomm.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Intercomm_merge`
pub unsafe fn intercomm_merge<D: Dialect>(
    intercomm: D::Handle,
    high: c_int,
    newintracomm: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::INTERCOMM_MERGE, On::Comm(intercomm), |rt| {
        let intercomm = arg::Comm::<D>::new(rt, intercomm, "intercomm")?;
        let high = arg::Logical::<D>::new(rt, high, "high")?;
        let newintracomm = out::Comm::<D>::new(newintracomm, "newintracomm")?;
        newintracomm.clear();
        let r0 = oxmpi_mpi::intercomm_merge(rt, intercomm.get()?, high.get()?)?;
        newintracomm.put(rt, r0);
        Ok(())
    })
}
