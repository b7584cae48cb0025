//! Regular entries of the chapter `group`. Written by `cargo xtask codegen` from `api/`; do not edit.
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc)]

use std::ffi::{c_char, c_int};

use crate::arg::{self, Get};
use crate::call::{On, run};
use crate::constants::functions;
use crate::dialect::Dialect;
use crate::out::{self, Put};

/// `MPI_Comm_group`
pub unsafe fn comm_group<D: Dialect>(comm: D::Handle, group: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_GROUP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let group = out::Group::<D>::new(group, "group")?;
        group.clear();
        let r0 = oxmpi_mpi::comm_group(rt, comm.get()?)?;
        group.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Comm_remote_group`
pub unsafe fn comm_remote_group<D: Dialect>(comm: D::Handle, group: *mut D::Handle) -> c_int {
    run::<D>(&functions::COMM_REMOTE_GROUP, On::Comm(comm), |rt| {
        let comm = arg::Comm::<D>::new(rt, comm, "comm")?;
        let group = out::Group::<D>::new(group, "group")?;
        group.clear();
        let r0 = oxmpi_mpi::comm_remote_group(rt, comm.get()?)?;
        group.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_compare`
pub unsafe fn group_compare<D: Dialect>(
    group1: D::Handle,
    group2: D::Handle,
    result: *mut c_int,
) -> c_int {
    run::<D>(&functions::GROUP_COMPARE, On::Default, |rt| {
        let group1 = arg::Group::<D>::new(rt, group1, "group1")?;
        let group2 = arg::Group::<D>::new(rt, group2, "group2")?;
        let result = out::Comparison::<D>::new(result, "result")?;
        let r0 = oxmpi_mpi::group_compare(rt, group1.get()?, group2.get()?)?;
        result.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_difference`
pub unsafe fn group_difference<D: Dialect>(
    group1: D::Handle,
    group2: D::Handle,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_DIFFERENCE, On::Default, |rt| {
        let group1 = arg::Group::<D>::new(rt, group1, "group1")?;
        let group2 = arg::Group::<D>::new(rt, group2, "group2")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_difference(rt, group1.get()?, group2.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_excl`
pub unsafe fn group_excl<D: Dialect>(
    group: D::Handle,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_EXCL, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let ranks = arg::RankArray::<D>::new(rt, ranks, Some(arg::Length::int(n, "n")), "ranks")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_excl(rt, group.get()?, ranks.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_free`
pub unsafe fn group_free<D: Dialect>(group: *mut D::Handle) -> c_int {
    run::<D>(&functions::GROUP_FREE, On::Default, |rt| {
        let group_at = out::Group::<D>::new(group, "group")?;
        let group = group_at.read(rt)?;
        group_at.after(rt, oxmpi_mpi::group_free(rt, group.get()?))?;
        group_at.clear();
        Ok(())
    })
}

/// `MPI_Group_from_session_pset`
pub unsafe fn group_from_session_pset<D: Dialect>(
    session: D::Handle,
    pset_name: *const c_char,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(
        &functions::GROUP_FROM_SESSION_PSET,
        On::Session(session),
        |rt| {
            let session = arg::Session::<D>::new(rt, session, "session")?;
            let pset_name = arg::String::<D>::new(rt, pset_name, "pset_name")?;
            let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
            newgroup.clear();
            let r0 = oxmpi_mpi::group_from_session_pset(rt, session.get()?, pset_name.get()?)?;
            newgroup.put(rt, r0);
            Ok(())
        },
    )
}

/// `MPI_Group_incl`
pub unsafe fn group_incl<D: Dialect>(
    group: D::Handle,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_INCL, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let ranks = arg::RankArray::<D>::new(rt, ranks, Some(arg::Length::int(n, "n")), "ranks")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_incl(rt, group.get()?, ranks.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_intersection`
pub unsafe fn group_intersection<D: Dialect>(
    group1: D::Handle,
    group2: D::Handle,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_INTERSECTION, On::Default, |rt| {
        let group1 = arg::Group::<D>::new(rt, group1, "group1")?;
        let group2 = arg::Group::<D>::new(rt, group2, "group2")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_intersection(rt, group1.get()?, group2.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_range_excl`
pub unsafe fn group_range_excl<D: Dialect>(
    group: D::Handle,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_RANGE_EXCL, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let ranges =
            arg::TriplesArray::<D>::new(rt, ranges, Some(arg::Length::int(n, "n")), "ranges")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_range_excl(rt, group.get()?, ranges.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_range_incl`
pub unsafe fn group_range_incl<D: Dialect>(
    group: D::Handle,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_RANGE_INCL, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let ranges =
            arg::TriplesArray::<D>::new(rt, ranges, Some(arg::Length::int(n, "n")), "ranges")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_range_incl(rt, group.get()?, ranges.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_rank`
pub unsafe fn group_rank<D: Dialect>(group: D::Handle, rank: *mut c_int) -> c_int {
    run::<D>(&functions::GROUP_RANK, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let rank = out::Rank::<D>::new(rank, "rank")?;
        let r0 = oxmpi_mpi::group_rank(rt, group.get()?)?;
        rank.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_size`
pub unsafe fn group_size<D: Dialect>(group: D::Handle, size: *mut c_int) -> c_int {
    run::<D>(&functions::GROUP_SIZE, On::Default, |rt| {
        let group = arg::Group::<D>::new(rt, group, "group")?;
        let size = out::Int::<D>::new(size, "size")?;
        let r0 = oxmpi_mpi::group_size(rt, group.get()?)?;
        size.put(rt, r0);
        Ok(())
    })
}

/// `MPI_Group_translate_ranks`
pub unsafe fn group_translate_ranks<D: Dialect>(
    group1: D::Handle,
    n: c_int,
    ranks1: *const c_int,
    group2: D::Handle,
    ranks2: *mut c_int,
) -> c_int {
    run::<D>(&functions::GROUP_TRANSLATE_RANKS, On::Default, |rt| {
        let group1 = arg::Group::<D>::new(rt, group1, "group1")?;
        let ranks1 =
            arg::RankArray::<D>::new(rt, ranks1, Some(arg::Length::int(n, "n")), "ranks1")?;
        let group2 = arg::Group::<D>::new(rt, group2, "group2")?;
        let ranks2 = out::RankArray::<D>::sized(ranks2, n, "ranks2")?;
        let r0 = oxmpi_mpi::group_translate_ranks(rt, group1.get()?, ranks1.get()?, group2.get()?)?;
        ranks2.put(rt, r0)?;
        Ok(())
    })
}

/// `MPI_Group_union`
pub unsafe fn group_union<D: Dialect>(
    group1: D::Handle,
    group2: D::Handle,
    newgroup: *mut D::Handle,
) -> c_int {
    run::<D>(&functions::GROUP_UNION, On::Default, |rt| {
        let group1 = arg::Group::<D>::new(rt, group1, "group1")?;
        let group2 = arg::Group::<D>::new(rt, group2, "group2")?;
        let newgroup = out::Group::<D>::new(newgroup, "newgroup")?;
        newgroup.clear();
        let r0 = oxmpi_mpi::group_union(rt, group1.get()?, group2.get()?)?;
        newgroup.put(rt, r0);
        Ok(())
    })
}
