//! Groups (MPI 5.0 section 7.3): ordered sets of processes. Nothing here is quadratic: whoever needs the
//! rank of a process gets it from a sorted table that each group makes once.

use crate::table::Id;
use crate::{Runtime, Session};
use oxmpi_types::{ProcId, Rank, RankArg, Result, err, fail};
use std::cell::OnceCell;
use std::rc::{Rc, Weak};

/// `MPI_Group`: an ordered set of processes.
pub struct Group {
    /// Its place in the handle table.
    pub id: Id,
    /// The processes in rank order.
    pub members: Rc<[ProcId]>,
    /// My rank, `None` when I am not a member.
    pub rank: Option<Rank>,
    /// The session it comes from, directly or through other groups and communicators.
    pub session: Option<Weak<Session>>,
    /// Rank r is process r, as in `MPI_COMM_WORLD`.
    identity: bool,
    /// Process and rank, ordered by process, made when first needed.
    sorted: OnceCell<Vec<(ProcId, Rank)>>,
}

/// What comparing two groups or communicators gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `MPI_IDENT`
    Ident,
    /// `MPI_CONGRUENT`
    Congruent,
    /// `MPI_SIMILAR`
    Similar,
    /// `MPI_UNEQUAL`
    Unequal,
}

impl Group {
    /// A group of `members`, seen by process `me`; not in the handle table yet.
    pub fn new(members: impl Into<Rc<[ProcId]>>, me: ProcId) -> Rc<Group> {
        Group::of(members.into(), me, None)
    }

    /// A group of `members` that comes from this one, and so from its session.
    pub(crate) fn derive(&self, members: impl Into<Rc<[ProcId]>>, me: ProcId) -> Rc<Group> {
        Group::of(members.into(), me, self.session.clone())
    }

    pub(crate) fn of(
        members: Rc<[ProcId]>,
        me: ProcId,
        session: Option<Weak<Session>>,
    ) -> Rc<Group> {
        let rank = members.iter().position(|&p| p == me).map(|r| r as Rank);
        let identity = members.iter().enumerate().all(|(r, p)| p.index() == r);
        Rc::new(Group {
            id: Id::new(),
            members,
            rank,
            session,
            identity,
            sorted: OnceCell::new(),
        })
    }

    /// How many processes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.members.len() as u32
    }

    /// The rank of a process, `None` when it is not a member.
    pub fn rank_of(&self, process: ProcId) -> Option<Rank> {
        if self.identity {
            return (process.0 < self.size()).then_some(process.0);
        }
        let sorted = self.sorted.get_or_init(|| {
            let mut table: Vec<_> = self.members.iter().copied().zip(0..).collect();
            table.sort_unstable();
            table
        });
        let at = sorted.binary_search_by_key(&process, |&(p, _)| p).ok()?;
        Some(sorted[at].1)
    }

    fn contains(&self, process: ProcId) -> bool {
        self.rank_of(process).is_some()
    }

    /// Same members in the same order, same members, or not even that. Never `Congruent`.
    pub fn compare(&self, other: &Group) -> Comparison {
        if self.members == other.members {
            return Comparison::Ident;
        }
        let same = self.size() == other.size() && self.members.iter().all(|&p| other.contains(p));
        if same {
            Comparison::Similar
        } else {
            Comparison::Unequal
        }
    }

    /// Checks a rank argument of a group function.
    fn check(&self, name: &str, i: usize, rank: RankArg) -> Result<Rank> {
        match rank {
            RankArg::Proc(r) if r >= 0 && (r as u32) < self.size() => Ok(r as Rank),
            RankArg::Proc(r) => Err(err!(
                Rank,
                "{name}[{i}] is {r}, but the group has {} ranks",
                self.size()
            )),
            RankArg::ProcNull => Err(err!(Rank, "{name}[{i}] is MPI_PROC_NULL, must be a rank")),
            _ => Err(err!(Rank, "{name}[{i}] is not a rank")),
        }
    }

    /// Which ranks `ranks` names; naming one twice is an error.
    fn marks(&self, name: &str, ranks: impl Iterator<Item = Result<Rank>>) -> Result<Marked> {
        let mut marked = vec![false; self.members.len()];
        let mut order = Vec::new();
        for rank in ranks {
            let rank = rank?;
            if std::mem::replace(&mut marked[rank as usize], true) {
                fail!(Rank, "{name} names rank {rank} twice");
            }
            order.push(rank);
        }
        Ok(Marked { marked, order })
    }

    /// The ranks that (first, last, stride) triplets name.
    fn ranges<'a>(&'a self, ranges: &'a [[i32; 3]]) -> impl Iterator<Item = Result<Rank>> + 'a {
        ranges.iter().enumerate().flat_map(move |(i, range)| {
            let mut ranks = Vec::new();
            match self.range(i, *range, &mut ranks) {
                Ok(()) => ranks,
                Err(e) => vec![Err(e)],
            }
        })
    }

    fn range(&self, i: usize, range: [i32; 3], out: &mut Vec<Result<Rank>>) -> Result<()> {
        let [first, last, stride] = range.map(i64::from);
        if stride == 0 {
            fail!(Arg, "ranges[{i}] has stride 0");
        }
        if (last - first).signum() * stride.signum() < 0 {
            fail!(
                Arg,
                "ranges[{i}] from {first} to {last} by stride {stride} contains no rank"
            );
        }
        let steps = (last - first) / stride;
        for rank in [first, first + steps * stride] {
            if rank < 0 || rank >= i64::from(self.size()) {
                fail!(
                    Rank,
                    "ranges[{i}] names rank {rank}, but the group has {} ranks",
                    self.size()
                );
            }
        }
        out.extend((0..=steps).map(|k| Ok((first + k * stride) as Rank)));
        Ok(())
    }
}

struct Marked {
    marked: Vec<bool>,
    order: Vec<Rank>,
}

impl Marked {
    fn included(&self, group: &Group) -> Vec<ProcId> {
        self.order
            .iter()
            .map(|&r| group.members[r as usize])
            .collect()
    }

    fn excluded(&self, group: &Group) -> Vec<ProcId> {
        let pairs = group.members.iter().zip(&self.marked);
        pairs.filter(|(_, m)| !**m).map(|(p, _)| *p).collect()
    }
}

impl Runtime {
    /// A group of `members` made from `parent`; `MPI_GROUP_EMPTY` when there are none.
    fn make_group(&self, parent: &Group, members: Vec<ProcId>) -> Rc<Group> {
        if members.is_empty() {
            return self.group_empty().clone();
        }
        parent.derive(members, self.me())
    }
}

/// `MPI_Group_size`
pub fn group_size(_: &Runtime, group: &Rc<Group>) -> Result<i32> {
    Ok(group.size() as i32)
}

/// `MPI_Group_rank`
pub fn group_rank(_: &Runtime, group: &Rc<Group>) -> Result<RankArg> {
    Ok(match group.rank {
        Some(r) => RankArg::Proc(r as i32),
        None => RankArg::Undefined,
    })
}

/// `MPI_Group_translate_ranks`
pub fn group_translate_ranks(
    _: &Runtime,
    group1: &Rc<Group>,
    ranks1: &[RankArg],
    group2: &Rc<Group>,
) -> Result<Vec<RankArg>> {
    let translate = |(i, &rank)| {
        if rank == RankArg::ProcNull {
            return Ok(RankArg::ProcNull);
        }
        let rank = group1.check("ranks1", i, rank)?;
        Ok(match group2.rank_of(group1.members[rank as usize]) {
            Some(r) => RankArg::Proc(r as i32),
            None => RankArg::Undefined,
        })
    };
    ranks1.iter().enumerate().map(translate).collect()
}

/// `MPI_Group_compare`
pub fn group_compare(_: &Runtime, group1: &Rc<Group>, group2: &Rc<Group>) -> Result<Comparison> {
    Ok(group1.compare(group2))
}

/// `MPI_Group_union`
pub fn group_union(rt: &Runtime, group1: &Rc<Group>, group2: &Rc<Group>) -> Result<Rc<Group>> {
    let mut members = group1.members.to_vec();
    let more = group2.members.iter().filter(|p| !group1.contains(**p));
    members.extend(more);
    Ok(rt.make_group(group1, members))
}

/// `MPI_Group_intersection`
pub fn group_intersection(
    rt: &Runtime,
    group1: &Rc<Group>,
    group2: &Rc<Group>,
) -> Result<Rc<Group>> {
    let both = group1.members.iter().filter(|p| group2.contains(**p));
    Ok(rt.make_group(group1, both.copied().collect()))
}

/// `MPI_Group_difference`
pub fn group_difference(rt: &Runtime, group1: &Rc<Group>, group2: &Rc<Group>) -> Result<Rc<Group>> {
    let only = group1.members.iter().filter(|p| !group2.contains(**p));
    Ok(rt.make_group(group1, only.copied().collect()))
}

/// `MPI_Group_incl`
pub fn group_incl(rt: &Runtime, group: &Rc<Group>, ranks: &[RankArg]) -> Result<Rc<Group>> {
    let ranks = ranks.iter().enumerate();
    let marks = group.marks("ranks", ranks.map(|(i, &r)| group.check("ranks", i, r)))?;
    Ok(rt.make_group(group, marks.included(group)))
}

/// `MPI_Group_excl`
pub fn group_excl(rt: &Runtime, group: &Rc<Group>, ranks: &[RankArg]) -> Result<Rc<Group>> {
    let ranks = ranks.iter().enumerate();
    let marks = group.marks("ranks", ranks.map(|(i, &r)| group.check("ranks", i, r)))?;
    Ok(rt.make_group(group, marks.excluded(group)))
}

/// `MPI_Group_range_incl`
pub fn group_range_incl(rt: &Runtime, group: &Rc<Group>, ranges: &[[i32; 3]]) -> Result<Rc<Group>> {
    let marks = group.marks("ranges", group.ranges(ranges))?;
    Ok(rt.make_group(group, marks.included(group)))
}

/// `MPI_Group_range_excl`
pub fn group_range_excl(rt: &Runtime, group: &Rc<Group>, ranges: &[[i32; 3]]) -> Result<Rc<Group>> {
    let marks = group.marks("ranges", group.ranges(ranges))?;
    Ok(rt.make_group(group, marks.excluded(group)))
}

/// `MPI_Group_free`. `MPI_GROUP_EMPTY` may be freed, because other functions return it.
pub fn group_free(rt: &Runtime, group: &Rc<Group>) -> Result<()> {
    rt.groups.release(group);
    Ok(())
}
