//! The hardware that a process runs on: `MPI_Get_hw_resource_info`, and communicators that follow it
//! (`MPI_Comm_split_type`, MPI 5.0 section 7.4.2).

use crate::comm_make::{comm_split, drive};
use crate::{Comm, Info, Runtime, session};
use oxmpi_coll::allgather_bytes;
use oxmpi_sys::cpu;
use oxmpi_sys::topology::{self, Part, Place};
use oxmpi_types::{Result, fail};
use std::collections::BTreeMap;
use std::rc::Rc;

/// How a split by type groups the ranks (`MPI_Comm_split_type`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitType {
    /// `MPI_COMM_TYPE_SHARED`
    Shared,
    /// `MPI_COMM_TYPE_HW_GUIDED`
    HwGuided,
    /// `MPI_COMM_TYPE_HW_UNGUIDED`
    HwUnguided,
    /// `MPI_COMM_TYPE_RESOURCE_GUIDED`
    ResourceGuided,
    /// `MPI_UNDEFINED`
    Undefined,
    /// Any other number.
    Unknown(i32),
}

/// The type of resource that stands for `MPI_COMM_TYPE_SHARED`.
const SHARED: &str = "mpi_shared_memory";
const TYPE_KEY: &str = "mpi_hw_resource_type";
const PSET_KEY: &str = "mpi_pset_name";
/// Who names the other types.
const SCHEME: &str = "hwloc://";

fn name(part: Part) -> String {
    format!("{SCHEME}{}", part.name())
}

/// The part that a type of resource names, with or without the scheme.
fn part(name: &str) -> Option<Part> {
    let bare = name.strip_prefix(SCHEME).unwrap_or(name);
    Part::ALL
        .into_iter()
        .find(|p| p.name().eq_ignore_ascii_case(bare))
}

/// `MPI_Get_hw_resource_info`: each type of resource that `MPI_Comm_split_type` takes, and whether this process is
/// restricted to one of them.
pub fn get_hw_resource_info(_: &Runtime) -> Result<Rc<Info>> {
    let set = cpu::affinity();
    let mut pairs = vec![(SHARED.to_owned(), "true".to_owned())];
    for part in Part::ALL {
        let restricted = match topology::place(&set, part) {
            Place::Unknown => continue,
            Place::Several => "false",
            Place::In(_) => "true",
        };
        pairs.push((name(part), restricted.to_owned()));
    }
    Ok(Info::new(pairs))
}

/// `MPI_Comm_split_type`. What the library does not know of splits nothing off: `MPI_COMM_NULL`.
pub fn comm_split_type(
    rt: &Runtime,
    comm: &Rc<Comm>,
    split_type: SplitType,
    key: i32,
    info: Option<Rc<Info>>,
) -> Result<Option<Rc<Comm>>> {
    rt.active()?;
    let hint = |key: &str| info.as_ref().and_then(|i| i.get(key));
    let color = match split_type {
        SplitType::Shared => Some(rt.node() as i32),
        SplitType::HwGuided => hint(TYPE_KEY).and_then(|kind| guided(rt, &kind)),
        SplitType::ResourceGuided => match (hint(TYPE_KEY), hint(PSET_KEY)) {
            (Some(kind), None) => guided(rt, &kind),
            (None, Some(set)) => set_color(rt, &set),
            // They exclude each other.
            _ => None,
        },
        SplitType::HwUnguided => return unguided(rt, comm, key, info.as_ref()),
        SplitType::Undefined => None,
        SplitType::Unknown(n) => fail!(
            Arg,
            "split_type is {n}, which is none of MPI_COMM_TYPE_SHARED and its kin"
        ),
    };
    comm_split(rt, comm, color, key)
}

/// The color of the resource of a type that this process is restricted to.
fn guided(rt: &Runtime, kind: &str) -> Option<i32> {
    if kind == SHARED {
        return Some(rt.node() as i32);
    }
    let part = part(kind)?;
    match topology::place(&cpu::affinity(), part) {
        Place::In(n) => Some(color(rt.node(), part, n)),
        Place::Unknown | Place::Several => None,
    }
}

/// A number for one resource among those of all nodes.
fn color(node: u32, part: Part, instance: u32) -> i32 {
    ((node << 18 | (part as u32) << 14 | instance & 0x3fff) & 0x7fff_ffff) as i32
}

/// The color of a process set: its first process.
fn set_color(rt: &Runtime, name: &str) -> Option<i32> {
    let members = session::members(rt, name).ok()?;
    let mine = members.contains(&rt.me());
    members.first().filter(|_| mine).map(|p| p.0 as i32)
}

/// `MPI_COMM_TYPE_HW_UNGUIDED`: the largest parts that not all ranks share. Which they are is written into `info`.
fn unguided(
    rt: &Runtime,
    comm: &Rc<Comm>,
    key: i32,
    info: Option<&Rc<Info>>,
) -> Result<Option<Rc<Comm>>> {
    // The ranks of an intercommunicator are no subset of one group.
    if comm.is_inter() {
        return comm_split(rt, comm, None, key);
    }
    let set = cpu::affinity();
    let mine = Part::ALL.map(|part| match topology::place(&set, part) {
        Place::In(n) => color(rt.node(), part, n),
        Place::Unknown | Place::Several => -1,
    });
    let mut bytes = [0; 4 * Part::ALL.len()];
    for (at, color) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(mine) {
        *at = color.to_le_bytes();
    }
    let all = drive(rt, allgather_bytes(comm.team()?.call(), &bytes))?;
    let colors: Vec<i32> = all
        .as_chunks::<4>()
        .0
        .iter()
        .map(|b| i32::from_le_bytes(*b))
        .collect();
    let chosen = dividing(&colors);
    let color = chosen.map(|i| mine[i]).filter(|&c| c >= 0);
    let new = comm_split(rt, comm, color, key)?;
    if let (Some(_), Some(i), Some(info)) = (&new, chosen, info)
        && !info.read_only
    {
        info.put(TYPE_KEY, &name(Part::ALL[i]));
    }
    Ok(new)
}

/// The first kind of part that divides the ranks; `colors` has the colors of all kinds for each rank.
fn dividing(colors: &[i32]) -> Option<usize> {
    let kinds = Part::ALL.len();
    let ranks = colors.len() / kinds;
    (0..kinds).find(|&kind| {
        let mut sizes = BTreeMap::new();
        for color in colors.iter().skip(kind).step_by(kinds) {
            *sizes.entry(*color).or_insert(0) += 1;
        }
        sizes
            .iter()
            .any(|(&color, &size)| color >= 0 && size < ranks)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(ranks: &[[i32; 3]]) -> Vec<i32> {
        let rest = [-1; Part::ALL.len() - 3];
        ranks
            .iter()
            .flat_map(|r| [r.as_slice(), rest.as_slice()].concat())
            .collect()
    }

    #[test]
    fn the_largest_part_that_divides_is_taken() {
        assert_eq!(dividing(&kinds(&[[0, 1, 2], [0, 1, 2]])), None);
        assert_eq!(dividing(&kinds(&[[0, 1, 2], [0, 1, 3]])), Some(2));
        assert_eq!(dividing(&kinds(&[[0, 1, 2], [0, 2, 3]])), Some(1));
        assert_eq!(dividing(&kinds(&[[0, -1, -1], [0, 2, 3]])), Some(1));
        assert_eq!(dividing(&kinds(&[[0, -1, -1], [0, -1, -1]])), None);
        assert_eq!(dividing(&kinds(&[[0, 1, 2]])), None);
    }

    #[test]
    fn names_of_parts() {
        assert_eq!(part("hwloc://L3Cache"), Some(Part::L3Cache));
        assert_eq!(part("NUMANode"), Some(Part::NumaNode));
        assert_eq!(part("core"), Some(Part::Core));
        assert_eq!(part("pmix://Core"), None);
        assert_eq!(part(""), None);
        assert!(color(8191, Part::Pu, 16383) > 0);
        assert_ne!(color(1, Part::Pu, 0), color(1, Part::Core, 0));
    }
}
