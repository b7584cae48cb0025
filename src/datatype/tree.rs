//! The type tree: what a datatype is made of, and the numbers that follow from it.

use crate::plan::Plan;
use crate::{DistArg, Distribution, Named, Order};
use oxmpi_types::{Aint, Count, Result, err};
use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use std::sync::OnceLock;

/// A datatype: a typemap, its bounds and how it was made.
#[derive(Debug)]
pub struct Datatype {
    pub(crate) recipe: Recipe,
    pub(crate) large: Cell<bool>,
    committed: Cell<bool>,
    bounds: Bounds,
    plan: OnceCell<Plan>,
}

/// The constructor's arguments, kept as they were given.
#[derive(Debug)]
pub(crate) enum Recipe {
    Named(Named),
    Dup(Rc<Datatype>),
    Contiguous {
        count: Count,
        old: Rc<Datatype>,
    },
    Vector {
        count: Count,
        blocklength: Count,
        stride: Count,
        old: Rc<Datatype>,
    },
    Hvector {
        count: Count,
        blocklength: Count,
        stride: Aint,
        old: Rc<Datatype>,
    },
    Indexed {
        blocklengths: Box<[Count]>,
        displacements: Box<[Count]>,
        old: Rc<Datatype>,
    },
    Hindexed {
        blocklengths: Box<[Count]>,
        displacements: Box<[Aint]>,
        old: Rc<Datatype>,
    },
    IndexedBlock {
        blocklength: Count,
        displacements: Box<[Count]>,
        old: Rc<Datatype>,
    },
    HindexedBlock {
        blocklength: Count,
        displacements: Box<[Aint]>,
        old: Rc<Datatype>,
    },
    Struct {
        blocklengths: Box<[Count]>,
        displacements: Box<[Aint]>,
        types: Box<[Rc<Datatype>]>,
    },
    Subarray {
        sizes: Box<[Count]>,
        subsizes: Box<[Count]>,
        starts: Box<[Count]>,
        order: Order,
        old: Rc<Datatype>,
        /// The same typemap, made of simpler types.
        body: Rc<Datatype>,
    },
    Darray {
        size: i32,
        rank: i32,
        gsizes: Box<[Count]>,
        distribs: Box<[Distribution]>,
        dargs: Box<[DistArg]>,
        psizes: Box<[i32]>,
        order: Order,
        old: Rc<Datatype>,
        /// The same typemap, made of simpler types.
        body: Rc<Datatype>,
    },
    F90Real {
        precision: Option<i32>,
        range: Option<i32>,
        body: Rc<Datatype>,
    },
    F90Complex {
        precision: Option<i32>,
        range: Option<i32>,
        body: Rc<Datatype>,
    },
    F90Integer {
        range: i32,
        body: Rc<Datatype>,
    },
    Resized {
        lb: Aint,
        extent: Aint,
        old: Rc<Datatype>,
    },
}

/// A recipe seen as copies of older types at displacements in bytes.
pub(crate) enum Shape<'a> {
    /// One predefined type.
    Basic(Named),
    /// The same typemap as another type; only the bounds may differ.
    Same(&'a Datatype),
    /// `count` blocks `stride` bytes apart, each `blocklength` copies.
    Regular {
        count: Count,
        blocklength: Count,
        stride: Aint,
        old: &'a Datatype,
    },
    /// Blocks of one old type at displacements in units of `unit` bytes.
    Listed {
        blocklengths: Lengths<'a>,
        displacements: &'a [Aint],
        unit: Aint,
        old: &'a Datatype,
    },
    /// Blocks of several types.
    Mixed {
        blocklengths: &'a [Count],
        displacements: &'a [Aint],
        types: &'a [Rc<Datatype>],
    },
}

/// Block lengths of a [`Shape::Listed`].
#[derive(Clone, Copy)]
pub(crate) enum Lengths<'a> {
    One(Count),
    Each(&'a [Count]),
}

impl Lengths<'_> {
    pub(crate) fn get(self, i: usize) -> Count {
        match self {
            Lengths::One(n) => n,
            Lengths::Each(list) => list[i],
        }
    }
}

/// The basic types in a typemap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Uniform {
    Empty,
    One(Named),
    Mixed,
}

/// Everything about a typemap that one pass over the blocks gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    size: Count,
    /// Basic elements.
    elements: Count,
    /// First byte of data and one past the last.
    data: Option<(Aint, Aint)>,
    /// The lowest explicit lower bound (`MPI_LB`, resized), if there is one.
    lower_mark: Option<Aint>,
    /// The highest explicit upper bound.
    upper_mark: Option<Aint>,
    alignment: Aint,
    uniform: Uniform,
    lb: Aint,
    ub: Aint,
}

/// Collects blocks; 128 bits wide, so that overflow shows at the end only.
pub(crate) struct Gather {
    size: i128,
    elements: i128,
    data: Option<(i128, i128)>,
    /// The highest upper bound of a part with data, its padding included.
    end: i128,
    lower_mark: Option<i128>,
    upper_mark: Option<i128>,
    alignment: Aint,
    uniform: Uniform,
}

impl Gather {
    pub(crate) fn new() -> Gather {
        Gather {
            size: 0,
            elements: 0,
            data: None,
            end: i128::MIN,
            lower_mark: None,
            upper_mark: None,
            alignment: 1,
            uniform: Uniform::Empty,
        }
    }

    /// Adds `copies` copies of `old` whose displacements have the extremes `low` and `high`.
    pub(crate) fn add(&mut self, low: i128, high: i128, copies: i128, old: &Datatype) {
        if copies == 0 {
            return;
        }
        let b = &old.bounds;
        self.size = self
            .size
            .saturating_add(copies.saturating_mul(b.size as i128));
        self.elements = self
            .elements
            .saturating_add(copies.saturating_mul(b.elements as i128));
        if let Some((lo, hi)) = b.data {
            let (lo, hi) = (low + lo as i128, high + hi as i128);
            self.end = self.end.max(high + b.ub as i128);
            self.data = Some(match self.data {
                Some((l, h)) => (l.min(lo), h.max(hi)),
                None => (lo, hi),
            });
        }
        if let Some(mark) = b.lower_mark {
            let mark = low + mark as i128;
            self.lower_mark = Some(self.lower_mark.map_or(mark, |m| m.min(mark)));
        }
        if let Some(mark) = b.upper_mark {
            let mark = high + mark as i128;
            self.upper_mark = Some(self.upper_mark.map_or(mark, |m| m.max(mark)));
        }
        self.alignment = self.alignment.max(b.alignment);
        self.uniform = match (self.uniform, b.uniform) {
            (Uniform::Empty, u) | (u, Uniform::Empty) => u,
            (a, b) if a == b => a,
            _ => Uniform::Mixed,
        };
    }

    /// Adds `n` copies of `old`, one extent apart, the first at `at`.
    pub(crate) fn add_block(&mut self, at: i128, n: Count, old: &Datatype) {
        let last = at + (n as i128 - 1) * old.extent() as i128;
        self.add(at.min(last), at.max(last), n as i128, old);
    }

    /// Replaces the explicit bounds.
    pub(crate) fn mark(&mut self, lb: i128, ub: i128) {
        self.lower_mark = Some(lb);
        self.upper_mark = Some(ub);
    }

    pub(crate) fn finish(self) -> Result<Bounds> {
        let narrow = |what: &str, v: i128| {
            i64::try_from(v).map_err(|_| {
                err!(
                    Arg,
                    "{what} of the new datatype would be {v}, which does not fit in 64 bits"
                )
            })
        };
        let pair = |(lo, hi): (i128, i128)| -> Result<(i64, i64)> {
            Ok((
                narrow("the true lower bound", lo)?,
                narrow("the true upper bound", hi)?,
            ))
        };
        let data = self.data.map(pair).transpose()?;
        let lower_mark = self
            .lower_mark
            .map(|m| narrow("the lower bound", m))
            .transpose()?;
        let upper_mark = self
            .upper_mark
            .map(|m| narrow("the upper bound", m))
            .transpose()?;
        let lb = lower_mark.or(data.map(|d| d.0)).unwrap_or(0);
        let ub = match (upper_mark, data) {
            (Some(ub), _) => ub,
            // The standard's epsilon: the extent of a type without an explicit bound is rounded up
            // to the strictest alignment in its typemap. It begins at the padded end of the last part, which is the
            // same unless parts lie at odd places; the other libraries have it so, and an array of the part fits in.
            (None, Some((_, hi))) => {
                let extent = self.end.max(hi as i128) - lb as i128;
                let align = self.alignment as i128;
                let rounded = (extent + align - 1).div_euclid(align) * align;
                narrow("the upper bound", lb as i128 + rounded)?
            }
            // Without data and an upper marker, the upper bound is 0 (as other libraries have it).
            (None, None) => 0,
        };
        narrow("the extent", ub as i128 - lb as i128)?;
        if let Some((lo, hi)) = data {
            narrow("the true extent", hi as i128 - lo as i128)?;
        }
        Ok(Bounds {
            size: narrow("the size", self.size)?,
            elements: narrow("the number of basic elements", self.elements)?,
            data,
            lower_mark,
            upper_mark,
            alignment: self.alignment,
            uniform: self.uniform,
            lb,
            ub,
        })
    }
}

/// The predefined types of one thread, or of the process.
struct NamedTable(Vec<Rc<Datatype>>);

impl NamedTable {
    fn build() -> NamedTable {
        NamedTable(
            Named::ALL
                .iter()
                .map(|(n, _)| Datatype::build_named(*n))
                .collect(),
        )
    }
}

// SAFETY: the table is only put into a static by `share_named_between_threads`, whose caller
// promises that one lock guards every use of this library.
unsafe impl Sync for NamedTable {}
// SAFETY: as above.
unsafe impl Send for NamedTable {}

static PROCESS_TABLE: OnceLock<NamedTable> = OnceLock::new();

thread_local! {
    static THREAD_TABLE: NamedTable = NamedTable::build();
}

impl Datatype {
    /// A predefined datatype; cheap, from a table.
    pub fn named(name: Named) -> Rc<Datatype> {
        if let Some(table) = PROCESS_TABLE.get() {
            return table.0[name as usize].clone();
        }
        THREAD_TABLE
            .try_with(|t| t.0[name as usize].clone())
            .unwrap_or_else(|_| Datatype::build_named(name))
    }

    /// Makes [`Datatype::named`] return the same objects on every thread of the process. Without
    /// this each thread has its own, which suits ranks that are threads.
    ///
    /// # Safety
    /// From now on all uses of datatypes, on whatever thread, happen under one lock.
    pub unsafe fn share_named_between_threads() {
        PROCESS_TABLE.get_or_init(NamedTable::build);
    }

    fn build_named(name: Named) -> Rc<Datatype> {
        let (size, alignment) = name.repr().layout();
        // A pair whose second member is aligned after a gap ends later than its size says.
        let end = match name.repr().pair() {
            Some((_, second, at)) => at + second.layout().0,
            None => size,
        };
        let marker = matches!(name, Named::Lb | Named::Ub);
        let bounds = Bounds {
            size,
            elements: if marker {
                0
            } else if name.is_pair() {
                2
            } else {
                1
            },
            data: (!marker).then_some((0, end)),
            lower_mark: (name == Named::Lb).then_some(0),
            upper_mark: (name == Named::Ub).then_some(0),
            alignment,
            uniform: if marker {
                Uniform::Empty
            } else {
                Uniform::One(name)
            },
            lb: 0,
            ub: (end + alignment - 1) / alignment * alignment * i64::from(!marker),
        };
        let this = Datatype::assemble(Recipe::Named(name), bounds);
        this.commit();
        this
    }

    pub(crate) fn assemble(recipe: Recipe, bounds: Bounds) -> Rc<Datatype> {
        Rc::new(Datatype {
            recipe,
            large: Cell::new(false),
            committed: Cell::new(false),
            bounds,
            plan: OnceCell::new(),
        })
    }

    /// The numbers of a type with the typemap and the bounds of this one.
    pub(crate) fn same_bounds(&self) -> Bounds {
        self.bounds
    }

    pub(crate) fn shape(&self) -> Shape<'_> {
        match &self.recipe {
            Recipe::Named(n) => Shape::Basic(*n),
            Recipe::Dup(old) | Recipe::Resized { old, .. } => Shape::Same(old),
            Recipe::Subarray { body, .. }
            | Recipe::Darray { body, .. }
            | Recipe::F90Real { body, .. }
            | Recipe::F90Complex { body, .. }
            | Recipe::F90Integer { body, .. } => Shape::Same(body),
            Recipe::Contiguous { count, old } => Shape::Regular {
                count: 1,
                blocklength: *count,
                stride: 0,
                old,
            },
            Recipe::Vector {
                count,
                blocklength,
                stride,
                old,
            } => Shape::Regular {
                count: *count,
                blocklength: *blocklength,
                // Cannot overflow where it matters: the bounds were checked. With at most one
                // block the stride is not used.
                stride: stride.wrapping_mul(old.extent()),
                old,
            },
            Recipe::Hvector {
                count,
                blocklength,
                stride,
                old,
            } => Shape::Regular {
                count: *count,
                blocklength: *blocklength,
                stride: *stride,
                old,
            },
            Recipe::Indexed {
                blocklengths,
                displacements,
                old,
            } => Shape::Listed {
                blocklengths: Lengths::Each(blocklengths),
                displacements,
                unit: old.extent(),
                old,
            },
            Recipe::Hindexed {
                blocklengths,
                displacements,
                old,
            } => Shape::Listed {
                blocklengths: Lengths::Each(blocklengths),
                displacements,
                unit: 1,
                old,
            },
            Recipe::IndexedBlock {
                blocklength,
                displacements,
                old,
            } => Shape::Listed {
                blocklengths: Lengths::One(*blocklength),
                displacements,
                unit: old.extent(),
                old,
            },
            Recipe::HindexedBlock {
                blocklength,
                displacements,
                old,
            } => Shape::Listed {
                blocklengths: Lengths::One(*blocklength),
                displacements,
                unit: 1,
                old,
            },
            Recipe::Struct {
                blocklengths,
                displacements,
                types,
            } => Shape::Mixed {
                blocklengths,
                displacements,
                types,
            },
        }
    }

    #[inline]
    pub(crate) fn plan(&self) -> &Plan {
        self.plan.get_or_init(|| Plan::of(self))
    }

    /// Bytes of data in one element (`MPI_Type_size`).
    #[inline]
    pub fn size(&self) -> Count {
        self.bounds.size
    }

    /// Basic elements in one element.
    pub fn elements(&self) -> Count {
        self.bounds.elements
    }

    /// Lower bound.
    #[inline]
    pub fn lb(&self) -> Aint {
        self.bounds.lb
    }

    /// Upper bound.
    #[inline]
    pub fn ub(&self) -> Aint {
        self.bounds.ub
    }

    /// Distance of consecutive elements: upper minus lower bound.
    #[inline]
    pub fn extent(&self) -> Aint {
        self.bounds.ub - self.bounds.lb
    }

    /// Displacement of the first byte of data.
    #[inline]
    pub fn true_lb(&self) -> Aint {
        self.bounds.data.map_or(0, |d| d.0)
    }

    /// Bytes from the first to the last byte of data.
    #[inline]
    pub fn true_extent(&self) -> Aint {
        self.bounds.data.map_or(0, |(lo, hi)| hi - lo)
    }

    /// The strictest alignment of a basic type in it.
    pub fn alignment(&self) -> Aint {
        self.bounds.alignment
    }

    /// True for the predefined, named datatypes.
    pub fn is_named(&self) -> bool {
        matches!(self.recipe, Recipe::Named(_))
    }

    /// The name of a predefined datatype.
    pub fn as_named(&self) -> Option<Named> {
        match self.recipe {
            Recipe::Named(n) => Some(n),
            _ => None,
        }
    }

    /// The one predefined type that all basic elements have (what accumulate asks for), if so.
    pub fn uniform(&self) -> Option<Named> {
        match self.bounds.uniform {
            Uniform::One(n) => Some(n),
            _ => None,
        }
    }

    /// The predefined type that one element is for a predefined reduction: the type itself, or what
    /// a duplicate or an F90 parameterised type stands for.
    pub fn reducible(&self) -> Option<Named> {
        match &self.recipe {
            Recipe::Named(n) => Some(*n),
            Recipe::Dup(old) => old.reducible(),
            Recipe::F90Real { body, .. }
            | Recipe::F90Complex { body, .. }
            | Recipe::F90Integer { body, .. } => body.as_named(),
            _ => None,
        }
    }

    /// True when `count` elements are one run of `count * size` bytes starting at `buf + true_lb`.
    #[inline]
    pub fn is_dense(&self) -> bool {
        self.plan().dense
    }

    /// True after [`Datatype::commit`], and for predefined types.
    #[inline]
    pub fn is_committed(&self) -> bool {
        self.committed.get()
    }

    /// `MPI_Type_commit`: the type may now move data.
    pub fn commit(&self) {
        self.plan();
        self.committed.set(true);
    }

    /// Notes that a large-count (`_c`) constructor made this type: its envelope then reports large
    /// counts.
    pub fn mark_large(&self) {
        self.large.set(true);
    }
}
