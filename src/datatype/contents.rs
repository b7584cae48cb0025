//! Envelope and contents: the constructor's arguments handed back as they came.

use crate::tree::Recipe;
use crate::{Combiner, Contents, Datatype, Envelope, Word};
use oxmpi_types::Count;

fn ints(list: impl IntoIterator<Item = i64>) -> Vec<Word> {
    list.into_iter().map(Word::Int).collect()
}

fn optional(value: Option<i32>) -> Word {
    value.map_or(Word::Undefined, |v| Word::Int(v as i64))
}

impl Datatype {
    /// `MPI_Type_get_envelope`: the lengths of the lists in [`Datatype::contents`].
    pub fn envelope(&self) -> Envelope {
        // Integers, then addresses; in a type made with large counts, what of the integers is a count.
        let (ints, aints, counts, types) = match &self.recipe {
            Recipe::Named(_) => (0, 0, 0, 0),
            Recipe::Dup(_) => (0, 0, 0, 1),
            Recipe::Contiguous { .. } => (1, 0, 1, 1),
            Recipe::Vector { .. } => (3, 0, 3, 1),
            Recipe::Hvector { .. } => (2, 1, 2, 1),
            Recipe::Indexed { blocklengths, .. } => {
                let n = 2 * blocklengths.len() + 1;
                (n, 0, n, 1)
            }
            Recipe::Hindexed { blocklengths, .. } => {
                let n = blocklengths.len();
                (n + 1, n, n + 1, 1)
            }
            Recipe::IndexedBlock { displacements, .. } => {
                let n = displacements.len() + 2;
                (n, 0, n, 1)
            }
            Recipe::HindexedBlock { displacements, .. } => (2, displacements.len(), 2, 1),
            Recipe::Struct { types, .. } => {
                let n = types.len();
                (n + 1, n, n + 1, n)
            }
            Recipe::Subarray { sizes, .. } => (3 * sizes.len() + 2, 0, 3 * sizes.len(), 1),
            Recipe::Darray { gsizes, .. } => (4 * gsizes.len() + 4, 0, gsizes.len(), 1),
            Recipe::F90Real { .. } | Recipe::F90Complex { .. } => (2, 0, 0, 0),
            Recipe::F90Integer { .. } => (1, 0, 0, 0),
            Recipe::Resized { .. } => (0, 2, 0, 1),
        };
        let combiner = self.combiner();
        if self.large.get() {
            // Addresses are counts there.
            Envelope {
                combiner,
                ints: ints - counts,
                aints: 0,
                counts: counts + aints,
                types,
            }
        } else {
            Envelope {
                combiner,
                ints,
                aints,
                counts: 0,
                types,
            }
        }
    }

    /// How it was made.
    pub fn combiner(&self) -> Combiner {
        match self.recipe {
            Recipe::Named(_) => Combiner::Named,
            Recipe::Dup(_) => Combiner::Dup,
            Recipe::Contiguous { .. } => Combiner::Contiguous,
            Recipe::Vector { .. } => Combiner::Vector,
            Recipe::Hvector { .. } => Combiner::Hvector,
            Recipe::Indexed { .. } => Combiner::Indexed,
            Recipe::Hindexed { .. } => Combiner::Hindexed,
            Recipe::IndexedBlock { .. } => Combiner::IndexedBlock,
            Recipe::HindexedBlock { .. } => Combiner::HindexedBlock,
            Recipe::Struct { .. } => Combiner::Struct,
            Recipe::Subarray { .. } => Combiner::Subarray,
            Recipe::Darray { .. } => Combiner::Darray,
            Recipe::F90Real { .. } => Combiner::F90Real,
            Recipe::F90Complex { .. } => Combiner::F90Complex,
            Recipe::F90Integer { .. } => Combiner::F90Integer,
            Recipe::Resized { .. } => Combiner::Resized,
        }
    }

    /// `MPI_Type_get_contents`. A type made by a large-count constructor has its counts and
    /// displacements among the large counts.
    pub fn contents(&self) -> Contents {
        let mut c = self.plain_contents();
        if !self.large.get() {
            return c;
        }
        let number = |w: &Word| match w {
            Word::Int(v) => *v,
            _ => 0,
        };
        match &self.recipe {
            Recipe::Named(_)
            | Recipe::Dup(_)
            | Recipe::F90Real { .. }
            | Recipe::F90Complex { .. }
            | Recipe::F90Integer { .. } => {}
            Recipe::Subarray {
                sizes,
                subsizes,
                starts,
                order,
                ..
            } => {
                c.counts = [&sizes[..], &subsizes[..], &starts[..]].concat();
                c.ints = vec![Word::Int(sizes.len() as i64), Word::Order(*order)];
            }
            Recipe::Darray { gsizes, .. } => {
                let n = gsizes.len();
                c.counts = gsizes.to_vec();
                c.ints.drain(3..3 + n);
            }
            _ => {
                c.counts = c.ints.iter().map(number).collect();
                c.counts.append(&mut c.aints);
                c.ints.clear();
            }
        }
        c
    }

    fn plain_contents(&self) -> Contents {
        let mut c = Contents::default();
        match &self.recipe {
            Recipe::Named(_) => {}
            Recipe::Dup(old) => c.types = vec![old.clone()],
            Recipe::Contiguous { count, old } => {
                c.ints = ints([*count]);
                c.types = vec![old.clone()];
            }
            Recipe::Vector {
                count,
                blocklength,
                stride,
                old,
            } => {
                c.ints = ints([*count, *blocklength, *stride]);
                c.types = vec![old.clone()];
            }
            Recipe::Hvector {
                count,
                blocklength,
                stride,
                old,
            } => {
                c.ints = ints([*count, *blocklength]);
                c.aints = vec![*stride];
                c.types = vec![old.clone()];
            }
            Recipe::Indexed {
                blocklengths,
                displacements,
                old,
            } => {
                c.ints = counted(blocklengths, displacements);
                c.types = vec![old.clone()];
            }
            Recipe::Hindexed {
                blocklengths,
                displacements,
                old,
            } => {
                c.ints = counted(blocklengths, &[]);
                c.aints = displacements.to_vec();
                c.types = vec![old.clone()];
            }
            Recipe::IndexedBlock {
                blocklength,
                displacements,
                old,
            } => {
                c.ints = ints([displacements.len() as i64, *blocklength]);
                c.ints.extend(ints(displacements.iter().copied()));
                c.types = vec![old.clone()];
            }
            Recipe::HindexedBlock {
                blocklength,
                displacements,
                old,
            } => {
                c.ints = ints([displacements.len() as i64, *blocklength]);
                c.aints = displacements.to_vec();
                c.types = vec![old.clone()];
            }
            Recipe::Struct {
                blocklengths,
                displacements,
                types,
            } => {
                c.ints = counted(blocklengths, &[]);
                c.aints = displacements.to_vec();
                c.types = types.to_vec();
            }
            Recipe::Subarray {
                sizes,
                subsizes,
                starts,
                order,
                old,
                ..
            } => {
                c.ints = ints([sizes.len() as i64]);
                for list in [sizes, subsizes, starts] {
                    c.ints.extend(ints(list.iter().copied()));
                }
                c.ints.push(Word::Order(*order));
                c.types = vec![old.clone()];
            }
            Recipe::Darray {
                size,
                rank,
                gsizes,
                distribs,
                dargs,
                psizes,
                order,
                old,
                ..
            } => {
                c.ints = ints([*size as i64, *rank as i64, gsizes.len() as i64]);
                c.ints.extend(ints(gsizes.iter().copied()));
                c.ints
                    .extend(distribs.iter().map(|d| Word::Distribution(*d)));
                c.ints
                    .extend(dargs.iter().map(|d| d.map_or(Word::DefaultArg, Word::Int)));
                c.ints.extend(ints(psizes.iter().map(|p| *p as i64)));
                c.ints.push(Word::Order(*order));
                c.types = vec![old.clone()];
            }
            Recipe::F90Real {
                precision, range, ..
            }
            | Recipe::F90Complex {
                precision, range, ..
            } => {
                c.ints = vec![optional(*precision), optional(*range)];
            }
            Recipe::F90Integer { range, .. } => c.ints = ints([*range as i64]),
            Recipe::Resized { lb, extent, old } => {
                c.aints = vec![*lb, *extent];
                c.types = vec![old.clone()];
            }
        }
        c
    }
}

/// The length of `first`, then both lists.
fn counted(first: &[Count], second: &[Count]) -> Vec<Word> {
    let mut all = ints([first.len() as i64]);
    all.extend(ints(first.iter().chain(second).copied()));
    all
}
