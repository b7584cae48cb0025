//! What a rank says of its part in a collective, and whether two ranks' parts fit.
//!
//! Wrong calls are found in three ways. The tags of a collective's messages hold a digest of function, root and
//! operation, so that a message of another root's tree is never taken for the expected one. A rank that waits
//! for long asks its peers for their parts ([`Part`] as two words). And a message that is still there when its
//! call has ended was sent by a rank whose part did not fit.

use oxmpi_datatype::op::OpKind;
use oxmpi_engine::Testimony;
use oxmpi_types::{Error, Rank, err};

/// The function of a collective; all ways of starting it (blocking or not) count as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Function {
    /// A step of the making of a communicator or another object.
    #[default]
    Inner,
    Barrier,
    Bcast,
    Gather,
    Gatherv,
    Scatter,
    Scatterv,
    Allgather,
    Alltoall,
    Reduce,
    Allreduce,
    ReduceScatter,
    Scan,
    Exscan,
    NeighborAllgather,
    NeighborAlltoall,
    /// The end of the team, instead of a call.
    Free,
}

impl Function {
    const ALL: [(Function, &'static str); 17] = [
        (Function::Inner, "a function that makes an object"),
        (Function::Barrier, "MPI_Barrier"),
        (Function::Bcast, "MPI_Bcast"),
        (Function::Gather, "MPI_Gather"),
        (Function::Gatherv, "MPI_Gatherv"),
        (Function::Scatter, "MPI_Scatter"),
        (Function::Scatterv, "MPI_Scatterv"),
        (Function::Allgather, "MPI_Allgather"),
        (Function::Alltoall, "MPI_Alltoall"),
        (Function::Reduce, "MPI_Reduce"),
        (Function::Allreduce, "MPI_Allreduce"),
        (Function::ReduceScatter, "MPI_Reduce_scatter"),
        (Function::Scan, "MPI_Scan"),
        (Function::Exscan, "MPI_Exscan"),
        (Function::NeighborAllgather, "MPI_Neighbor_allgather"),
        (Function::NeighborAlltoall, "MPI_Neighbor_alltoall"),
        (Function::Free, "MPI_Comm_free"),
    ];

    fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// The root as a rank named it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Root {
    /// The function has none.
    #[default]
    None,
    /// A rank of the communicator.
    Rank(Rank),
    /// `MPI_ROOT`
    Me,
    /// `MPI_PROC_NULL`
    Neighbour,
    /// A rank of the remote group.
    Remote(Rank),
}

impl Root {
    fn words(self) -> (u8, Rank) {
        match self {
            Root::None => (0, 0),
            Root::Rank(r) => (1, r),
            Root::Me => (2, 0),
            Root::Neighbour => (3, 0),
            Root::Remote(r) => (4, r),
        }
    }

    fn from_words(sort: u8, rank: Rank) -> Root {
        match sort {
            1 => Root::Rank(rank),
            2 => Root::Me,
            3 => Root::Neighbour,
            4 => Root::Remote(rank),
            _ => Root::None,
        }
    }
}

impl std::fmt::Display for Root {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Root::None => f.write_str("none"),
            Root::Rank(r) | Root::Remote(r) => write!(f, "{r}"),
            Root::Me => f.write_str("MPI_ROOT"),
            Root::Neighbour => f.write_str("MPI_PROC_NULL"),
        }
    }
}

/// How far a call has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Stage {
    /// Not begun, or too long ago to be remembered.
    #[default]
    Unknown,
    Running,
    Done,
    Failed,
}

/// No operation, and one of the user's.
const NO_OP: u8 = 0;
pub(crate) const USER_OP: u8 = 0x7f;

/// Beside an operation: the result must be reproducible, so the algorithm may be another one.
const REPRODUCIBLE: u8 = 0x80;

/// What a rank called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub function: Function,
    pub root: Root,
    /// One more than the predefined operation's place in the table, [`NO_OP`] or [`USER_OP`]; with
    /// [`REPRODUCIBLE`].
    pub op: u8,
}

impl Part {
    pub(crate) const fn of(function: Function) -> Part {
        Part::rooted(function, Root::None)
    }

    pub(crate) const fn rooted(function: Function, root: Root) -> Part {
        Part {
            function,
            root,
            op: NO_OP,
        }
    }

    pub(crate) const fn with(self, op: u8) -> Part {
        Part { op, ..self }
    }

    /// A reduction says whether its result must be reproducible.
    #[inline]
    pub(crate) const fn reproducible(self, on: bool) -> Part {
        match self.op {
            NO_OP => self,
            op if on => self.with(op | REPRODUCIBLE),
            op => self.with(op),
        }
    }

    /// Bits of a tag. Roots below 256 never share them within one function and operation.
    pub(crate) fn digest(&self) -> u32 {
        let root = match self.root {
            Root::Rank(r) => r,
            // The two sides of an intercommunicator name the root differently.
            _ => 0,
        };
        let rest = u32::from(self.op) * 89 + self.function as u32 * 37;
        (root + rest) & 0xff
    }

    /// The form in which it travels.
    pub(crate) fn testify(&self, stage: Stage) -> Testimony {
        let (sort, rank) = self.root.words();
        let small = [stage as u8, self.function as u8, self.op, sort, 0, 0, 0, 0];
        [u64::from_le_bytes(small), u64::from(rank)]
    }

    /// Reads what a peer said; a stage that does not exist reads as unknown.
    pub(crate) fn read(said: Testimony) -> (Part, Stage) {
        let [stage, function, op, sort, ..] = said[0].to_le_bytes();
        let stage = match stage {
            1 => Stage::Running,
            2 => Stage::Done,
            3 => Stage::Failed,
            _ => Stage::Unknown,
        };
        let known = Function::ALL.get(usize::from(function));
        let part = Part {
            function: known.map_or(Function::Inner, |k| k.0),
            root: Root::from_words(sort, said[1] as Rank),
            op,
        };
        (part, stage)
    }

    /// What is wrong between this rank's part and that of rank `peer`, whose message is missing. `me` is what the
    /// peer knows this rank by; `across` tells that the peer is in the other group of an intercommunicator.
    pub(crate) fn compare(
        &self,
        me: Rank,
        peer: Rank,
        across: bool,
        theirs: &Part,
        stage: Stage,
    ) -> Option<Error> {
        if stage == Stage::Unknown {
            return None;
        }
        let (mine, other) = (self.function.name(), theirs.function.name());
        if self.function != theirs.function {
            return Some(err!(
                Other,
                "this rank called {mine}, rank {peer} called {other} in its place"
            ));
        }
        if !roots_fit(self.root, theirs.root, me, peer, across) {
            return Some(err!(
                Root,
                "root is {}, but rank {peer} called {other} with root {}",
                self.root,
                theirs.root
            ));
        }
        if self.op ^ theirs.op == REPRODUCIBLE {
            let (here, there) = if self.op < theirs.op {
                ("not set", "set")
            } else {
                ("set", "not set")
            };
            return Some(err!(
                Info,
                "the hint oxmpi_reproducible is {here} on this rank's communicator, but {there} on that of rank {peer}"
            ));
        }
        if self.op != theirs.op {
            return Some(err!(
                Op,
                "op is {}, but rank {peer} called {other} with op {}",
                op_name(self.op),
                op_name(theirs.op)
            ));
        }
        match stage {
            Stage::Done => Some(err!(
                Arg,
                "rank {peer} has ended its {other} without the message that this rank waits for: the counts, datatypes \
                 or the order of calls differ between the ranks"
            )),
            Stage::Failed => Some(err!(Other, "{other} failed at rank {peer}")),
            Stage::Running | Stage::Unknown => None,
        }
    }

    /// The error of a message that nobody took, which rank `peer` sent.
    pub(crate) fn stray(&self, peer: Rank, same: bool) -> Error {
        let name = self.function.name();
        if same {
            return err!(
                Arg,
                "rank {peer} sent a message that this rank's {name} did not expect: the counts, datatypes or the order \
                 of calls differ between the ranks"
            );
        }
        match self.root {
            Root::Rank(root) => err!(
                Root,
                "root is {root} in this rank's {name}, but rank {peer} called with another root or another function"
            ),
            _ => err!(
                Other,
                "this rank called {name}, rank {peer} called something else in its place"
            ),
        }
    }
}

fn roots_fit(mine: Root, theirs: Root, me: Rank, peer: Rank, across: bool) -> bool {
    match (mine, theirs) {
        (Root::Remote(root), Root::Me) => across && root == peer,
        (Root::Me, Root::Remote(root)) => across && root == me,
        (Root::Remote(root), Root::Neighbour) => across && root != peer,
        (Root::Neighbour, Root::Remote(root)) => across && root != me,
        (Root::Remote(a), Root::Remote(b)) => !across && a == b,
        (Root::Me, Root::Me) => false,
        (Root::Me | Root::Neighbour, Root::Me | Root::Neighbour) => !across,
        (mine, theirs) => mine == theirs,
    }
}

fn op_name(op: u8) -> &'static str {
    match op & !REPRODUCIBLE {
        NO_OP => "none",
        USER_OP => "a user's operation",
        op => OpKind::ALL
            .get(usize::from(op) - 1)
            .map_or("unknown", |k| k.1),
    }
}

/// The part's name for an operation.
pub(crate) fn op_code(kind: OpKind) -> u8 {
    kind as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use oxmpi_types::ErrorClass;

    #[test]
    fn parts_travel_unchanged() {
        for root in [
            Root::None,
            Root::Rank(0),
            Root::Rank(Rank::MAX),
            Root::Me,
            Root::Neighbour,
            Root::Remote(7),
        ] {
            for (function, _) in Function::ALL {
                let part = Part::rooted(function, root).with(op_code(OpKind::Maxloc));
                assert_eq!(Part::read(part.testify(Stage::Done)), (part, Stage::Done));
            }
        }
        assert_eq!(Part::read([0; 2]).1, Stage::Unknown);
        assert_eq!(Part::read([u64::MAX; 2]).1, Stage::Unknown);
    }

    #[test]
    fn the_table_is_in_the_order_of_the_functions() {
        for (i, (function, _)) in Function::ALL.iter().enumerate() {
            assert_eq!(*function as usize, i);
        }
        for (kind, name) in OpKind::ALL {
            assert_eq!(op_name(op_code(*kind)), *name);
        }
    }

    #[test]
    fn what_differs_is_named() {
        let bcast = |r| Part::rooted(Function::Bcast, Root::Rank(r));
        let class = |a: Part, b: Part, stage| a.compare(0, 1, false, &b, stage).map(|e| e.class);
        assert_eq!(class(bcast(0), bcast(0), Stage::Running), None);
        assert_eq!(
            class(bcast(0), bcast(1), Stage::Running),
            Some(ErrorClass::Root)
        );
        assert_eq!(class(bcast(0), bcast(1), Stage::Unknown), None);
        assert_eq!(
            class(bcast(0), bcast(0), Stage::Done),
            Some(ErrorClass::Arg)
        );
        let reduce = |kind| Part::of(Function::Allreduce).with(op_code(kind));
        assert_eq!(
            class(reduce(OpKind::Sum), reduce(OpKind::Max), Stage::Running),
            Some(ErrorClass::Op)
        );
        let steady = reduce(OpKind::Sum).reproducible(true);
        assert_ne!(steady.digest(), reduce(OpKind::Sum).digest());
        assert_eq!(
            class(reduce(OpKind::Sum), steady, Stage::Running),
            Some(ErrorClass::Info)
        );
        assert_eq!(
            class(bcast(0), reduce(OpKind::Max), Stage::Running),
            Some(ErrorClass::Other)
        );
        let error = bcast(2).compare(0, 3, false, &bcast(1), Stage::Done);
        let text = error.expect("the roots differ").to_string();
        assert!(
            text.contains("root is 2, but rank 3 called MPI_Bcast with root 1"),
            "{text}"
        );
    }

    #[test]
    fn roots_across_groups() {
        let fits = |mine, theirs, across| roots_fit(mine, theirs, 4, 2, across);
        assert!(fits(Root::Remote(2), Root::Me, true));
        assert!(!fits(Root::Remote(1), Root::Me, true));
        assert!(fits(Root::Remote(1), Root::Neighbour, true));
        assert!(!fits(Root::Remote(2), Root::Neighbour, true));
        assert!(fits(Root::Me, Root::Remote(4), true));
        assert!(!fits(Root::Me, Root::Remote(3), true));
        assert!(fits(Root::Me, Root::Neighbour, false));
        assert!(!fits(Root::Me, Root::Me, false));
        assert!(!fits(Root::Remote(1), Root::Remote(1), true));
        assert!(fits(Root::Remote(1), Root::Remote(1), false));
    }
}
