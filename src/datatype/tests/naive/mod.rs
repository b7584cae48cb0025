//! A naive typemap interpreter and random type trees, for tests.

use oxmpi_datatype::{Datatype, DistArg, Distribution, Named, Order};
use oxmpi_types::Result;
use proptest::prelude::*;
use std::rc::Rc;

/// A type tree as a test wants it.
#[derive(Clone, Debug)]
pub enum Spec {
    Named(Named),
    Dup(Box<Spec>),
    Contiguous(i64, Box<Spec>),
    Vector(i64, i64, i64, Box<Spec>),
    Hvector(i64, i64, i64, Box<Spec>),
    Indexed(Vec<(i64, i64)>, Box<Spec>),
    Hindexed(Vec<(i64, i64)>, Box<Spec>),
    IndexedBlock(i64, Vec<i64>, Box<Spec>),
    HindexedBlock(i64, Vec<i64>, Box<Spec>),
    Struct(Vec<(i64, i64, Spec)>),
    Subarray(Vec<[i64; 3]>, Order, Box<Spec>),
    Darray(i32, Vec<Dimension>, Order, Box<Spec>),
    Resized(i64, i64, Box<Spec>),
}

/// One dimension of a darray: global size, distribution, argument, processes.
pub type Dimension = (i64, Distribution, DistArg, i32);

/// One entry of a typemap. Markers have size 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    pub at: i64,
    pub size: i64,
    align: i64,
    /// The upper bound of the type that it came from, padding included.
    end: i64,
    mark: Option<Named>,
}

/// A typemap, entry by entry.
#[derive(Clone, Debug, Default)]
pub struct Typemap(pub Vec<Entry>);

impl Typemap {
    fn copies(&self, n: i64, at: i64) -> impl Iterator<Item = Entry> + '_ {
        let (extent, ub) = (self.extent(), self.ub());
        (0..n).flat_map(move |i| {
            self.0.iter().map(move |e| Entry {
                at: e.at + at + i * extent,
                end: ub + at + i * extent,
                ..*e
            })
        })
    }

    fn marks(&self, which: Named) -> impl Iterator<Item = i64> + '_ {
        self.0
            .iter()
            .filter(move |e| e.mark == Some(which))
            .map(|e| e.at)
    }

    pub fn data(&self) -> impl Iterator<Item = &Entry> {
        self.0.iter().filter(|e| e.mark.is_none())
    }

    pub fn size(&self) -> i64 {
        self.data().map(|e| e.size).sum()
    }

    pub fn lb(&self) -> i64 {
        let data = self.data().map(|e| e.at).min();
        self.marks(Named::Lb).min().or(data).unwrap_or(0)
    }

    pub fn ub(&self) -> i64 {
        if let Some(mark) = self.marks(Named::Ub).max() {
            return mark;
        }
        let Some(mut ub) = self.data().map(|e| e.end.max(e.at + e.size)).max() else {
            return 0;
        };
        let align = self.0.iter().map(|e| e.align).max().unwrap_or(1);
        while (ub - self.lb()) % align != 0 {
            ub += 1;
        }
        ub
    }

    pub fn extent(&self) -> i64 {
        self.ub() - self.lb()
    }

    pub fn true_bounds(&self) -> (i64, i64) {
        let lo = self.data().map(|e| e.at).min().unwrap_or(0);
        (lo, self.data().map(|e| e.at + e.size).max().unwrap_or(0))
    }

    /// The displacement of every byte of `count` elements, in the order of the stream.
    pub fn stream(&self, count: i64) -> Vec<i64> {
        self.copies(count, 0)
            .flat_map(|e| e.at..e.at + e.size)
            .collect()
    }
}

fn basic(name: Named) -> Typemap {
    let (size, align) = name.repr().layout();
    let entry = |at, size| Entry {
        at,
        size,
        align,
        end: at + size,
        mark: None,
    };
    Typemap(match name {
        Named::Lb | Named::Ub => vec![Entry {
            mark: Some(name),
            ..entry(0, 0)
        }],
        _ => match name.repr().pair() {
            Some((a, b, at)) => vec![entry(0, a.layout().0), entry(at, b.layout().0)],
            None => vec![entry(0, size)],
        },
    })
}

impl Spec {
    /// The typemap by the standard's definitions.
    pub fn typemap(&self) -> Typemap {
        let mut all = Vec::new();
        let mut blocks = |m: &Typemap, list: &mut dyn Iterator<Item = (i64, i64)>| {
            list.for_each(|(n, at)| all.extend(m.copies(n, at)))
        };
        match self {
            Spec::Named(n) => return basic(*n),
            Spec::Dup(t) => return t.typemap(),
            Spec::Contiguous(n, t) => blocks(&t.typemap(), &mut [(*n, 0)].into_iter()),
            Spec::Vector(n, b, s, t) => {
                let m = t.typemap();
                blocks(&m, &mut (0..*n).map(|i| (*b, i * s * m.extent())));
            }
            Spec::Hvector(n, b, s, t) => {
                blocks(&t.typemap(), &mut (0..*n).map(|i| (*b, i * s)));
            }
            Spec::Indexed(list, t) => {
                let m = t.typemap();
                blocks(&m, &mut list.iter().map(|(n, d)| (*n, d * m.extent())));
            }
            Spec::Hindexed(list, t) => blocks(&t.typemap(), &mut list.iter().copied()),
            Spec::IndexedBlock(n, list, t) => {
                let m = t.typemap();
                blocks(&m, &mut list.iter().map(|d| (*n, d * m.extent())));
            }
            Spec::HindexedBlock(n, list, t) => {
                blocks(&t.typemap(), &mut list.iter().map(|d| (*n, *d)));
            }
            Spec::Struct(list) => {
                for (n, at, t) in list {
                    blocks(&t.typemap(), &mut [(*n, *at)].into_iter());
                }
            }
            Spec::Subarray(dims, order, t) => {
                let sizes: Vec<i64> = dims.iter().map(|d| d[0]).collect();
                let owns = |d: usize, i: i64| dims[d][2] <= i && i < dims[d][2] + dims[d][1];
                return part(&sizes, *order, &t.typemap(), &owns);
            }
            Spec::Darray(rank, dims, order, t) => {
                let sizes: Vec<i64> = dims.iter().map(|d| d.0).collect();
                let owns = |d: usize, i: i64| {
                    let later: i32 = dims[d + 1..].iter().map(|d| d.3).product();
                    let (g, how, arg, p) = dims[d];
                    let me = (rank / later % p) as i64;
                    match how {
                        Distribution::None => true,
                        Distribution::Block => {
                            i / arg.unwrap_or((g + p as i64 - 1) / p as i64) == me
                        }
                        Distribution::Cyclic => i / arg.unwrap_or(1) % p as i64 == me,
                    }
                };
                return part(&sizes, *order, &t.typemap(), &owns);
            }
            Spec::Resized(lb, extent, t) => return bounded(t.typemap(), *lb, *extent),
        }
        Typemap(all)
    }

    /// The same by the constructors under test.
    pub fn build(&self) -> Result<Rc<Datatype>> {
        let split = |list: &[(i64, i64)]| -> (Vec<i64>, Vec<i64>) { list.iter().copied().unzip() };
        match self {
            Spec::Named(n) => Ok(Datatype::named(*n)),
            Spec::Dup(t) => Ok(Datatype::dup(&t.build()?)),
            Spec::Contiguous(n, t) => Datatype::contiguous(*n, &t.build()?),
            Spec::Vector(n, b, s, t) => Datatype::vector(*n, *b, *s, &t.build()?),
            Spec::Hvector(n, b, s, t) => Datatype::hvector(*n, *b, *s, &t.build()?),
            Spec::Indexed(list, t) => {
                let (n, d) = split(list);
                Datatype::indexed(&n, &d, &t.build()?)
            }
            Spec::Hindexed(list, t) => {
                let (n, d) = split(list);
                Datatype::hindexed(&n, &d, &t.build()?)
            }
            Spec::IndexedBlock(n, list, t) => Datatype::indexed_block(*n, list, &t.build()?),
            Spec::HindexedBlock(n, list, t) => Datatype::hindexed_block(*n, list, &t.build()?),
            Spec::Struct(list) => {
                let n: Vec<i64> = list.iter().map(|p| p.0).collect();
                let d: Vec<i64> = list.iter().map(|p| p.1).collect();
                let t: Result<Vec<_>> = list.iter().map(|p| p.2.build()).collect();
                Datatype::struct_(&n, &d, &t?)
            }
            Spec::Subarray(dims, order, t) => {
                let column = |i: usize| dims.iter().map(|d| d[i]).collect::<Vec<_>>();
                Datatype::subarray(&column(0), &column(1), &column(2), *order, &t.build()?)
            }
            Spec::Darray(rank, dims, order, t) => Datatype::darray(
                dims.iter().map(|d| d.3).product(),
                *rank,
                &dims.iter().map(|d| d.0).collect::<Vec<_>>(),
                &dims.iter().map(|d| d.1).collect::<Vec<_>>(),
                &dims.iter().map(|d| d.2).collect::<Vec<_>>(),
                &dims.iter().map(|d| d.3).collect::<Vec<_>>(),
                *order,
                &t.build()?,
            ),
            Spec::Resized(lb, extent, t) => Datatype::resized(&t.build()?, *lb, *extent),
        }
    }
}

fn bounded(mut map: Typemap, lb: i64, extent: i64) -> Typemap {
    map.0.retain(|e| e.mark.is_none());
    for (mark, at) in [(Named::Lb, lb), (Named::Ub, lb + extent)] {
        map.0.push(Entry {
            at,
            ..basic(mark).0[0]
        });
    }
    map
}

/// The elements of an array of `sizes` whose every index is owned, in storage order.
fn part(sizes: &[i64], order: Order, t: &Typemap, owns: &dyn Fn(usize, i64) -> bool) -> Typemap {
    let total: i64 = sizes.iter().product();
    let mut all = Vec::new();
    for linear in 0..total {
        let mut rest = linear;
        let mut inside = true;
        for step in 0..sizes.len() {
            let d = match order {
                Order::C => sizes.len() - 1 - step,
                Order::Fortran => step,
            };
            inside &= owns(d, rest % sizes[d]);
            rest /= sizes[d];
        }
        if inside {
            all.extend(t.copies(1, linear * t.extent()));
        }
    }
    bounded(Typemap(all), 0, total * t.extent())
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![Just(Order::C), Just(Order::Fortran)]
}

fn dimension() -> impl Strategy<Value = Dimension> {
    let how = prop_oneof![
        Just(Distribution::Block),
        Just(Distribution::Cyclic),
        Just(Distribution::None)
    ];
    (1i64..8, how, proptest::option::of(1i64..4), 1i32..4).prop_map(|(g, how, arg, p)| match how {
        Distribution::None => (g, how, arg, 1),
        Distribution::Block => (g, how, arg.map(|k| k.max((g + p as i64 - 1) / p as i64)), p),
        Distribution::Cyclic => (g, how, arg, p),
    })
}

fn part_of_dimension() -> impl Strategy<Value = [i64; 3]> {
    (1i64..6)
        .prop_flat_map(|n| (Just(n), 0..=n))
        .prop_flat_map(|(n, sub)| (Just(n), Just(sub), 0..=n - sub))
        .prop_map(|(n, sub, start)| [n, sub, start])
}

/// Random type trees, of at most a few thousand bytes.
pub fn spec() -> impl Strategy<Value = Spec> {
    let all: Vec<Named> = Named::ALL.iter().map(|(n, _)| *n).collect();
    let leaf = prop_oneof![
        3 => prop_oneof![Just(Named::Int), Just(Named::Double), Just(Named::Char), Just(Named::Short)],
        2 => proptest::sample::select(all),
    ]
    .prop_map(Spec::Named);
    // A list that is too long for a record: the length of each block and the gap before it.
    let word = prop_oneof![Just(Named::Double), Just(Named::Int), Just(Named::Short)];
    let many = (word, proptest::collection::vec((0i64..7, 0i64..3), 25..60)).prop_map(|(t, l)| {
        let mut at = 0;
        let blocks = l.into_iter().map(|(n, gap)| {
            at += gap + n;
            (n, at - n)
        });
        Spec::Indexed(blocks.collect(), Box::new(Spec::Named(t)))
    });
    let leaf = prop_oneof![9 => leaf, 1 => many];
    let list = || proptest::collection::vec((0i64..4, -9i64..10), 0..5);
    leaf.prop_recursive(3, 12, 3, move |inner| {
        let old = inner.clone().prop_map(Box::new);
        prop_oneof![
            old.clone().prop_map(Spec::Dup),
            (0i64..5, old.clone()).prop_map(|(n, t)| Spec::Contiguous(n, t)),
            (0i64..5, 0i64..4, -6i64..7, old.clone())
                .prop_map(|(n, b, s, t)| Spec::Vector(n, b, s, t)),
            (0i64..7, 0i64..4, -70i64..70, old.clone())
                .prop_map(|(n, b, s, t)| Spec::Hvector(n, b, s, t)),
            (list(), old.clone()).prop_map(|(l, t)| Spec::Indexed(l, t)),
            (list(), old.clone()).prop_map(|(l, t)| Spec::Hindexed(l, t)),
            (
                0i64..4,
                proptest::collection::vec(-9i64..10, 0..5),
                old.clone()
            )
                .prop_map(|(n, l, t)| Spec::IndexedBlock(n, l, t)),
            (
                0i64..4,
                proptest::collection::vec(-99i64..100, 0..5),
                old.clone()
            )
                .prop_map(|(n, l, t)| Spec::HindexedBlock(n, l, t)),
            proptest::collection::vec((0i64..3, -60i64..60, inner), 0..4).prop_map(Spec::Struct),
            (
                proptest::collection::vec(part_of_dimension(), 1..4),
                order(),
                old.clone()
            )
                .prop_map(|(d, o, t)| Spec::Subarray(d, o, t)),
            (
                proptest::collection::vec(dimension(), 1..4),
                order(),
                any::<proptest::sample::Index>(),
                old.clone()
            )
                .prop_map(|(d, o, i, t)| {
                    let processes: i32 = d.iter().map(|d| d.3).product();
                    Spec::Darray(i.index(processes as usize) as i32, d, o, t)
                }),
            (-20i64..20, -40i64..80, old).prop_map(|(lb, e, t)| Spec::Resized(lb, e, t)),
        ]
    })
    .prop_filter("small", |s| {
        let t = s.typemap();
        let (lo, hi) = t.true_bounds();
        t.0.len() < 2000 && hi - lo < 200_000 && t.extent().abs() < 200_000
    })
}
