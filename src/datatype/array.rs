//! Parts of arrays: subarray and darray. Both are built from simpler types that give the same
//! typemap.

use crate::tree::Recipe;
use crate::{Datatype, DistArg, Distribution, Order};
use oxmpi_types::{Aint, Count, Result, err, fail};
use std::rc::Rc;

/// Dimensions from the fastest varying to the slowest.
fn fastest_first(n: usize, order: Order) -> Box<dyn Iterator<Item = usize>> {
    match order {
        Order::C => Box::new((0..n).rev()),
        Order::Fortran => Box::new(0..n),
    }
}

fn check_same_length(what: &str, got: usize, want: usize) -> Result<()> {
    if got != want {
        fail!(Arg, "{what} has {got} entries, but ndims is {want}");
    }
    Ok(())
}

fn too_large(what: &str) -> oxmpi_types::Error {
    err!(Arg, "{what} of the array does not fit in 64 bits")
}

/// Bytes of the whole array.
fn array_extent(sizes: &[Count], old: &Datatype) -> Result<Aint> {
    sizes
        .iter()
        .try_fold(old.extent(), |all, n| all.checked_mul(*n))
        .ok_or_else(|| too_large("the extent"))
}

/// `inner` moved by `offset` bytes, with the bounds of the whole array.
fn place(inner: &Rc<Datatype>, offset: Aint, extent: Aint) -> Result<Rc<Datatype>> {
    let moved = Datatype::hindexed_block(1, &[offset], inner)?;
    Datatype::resized(&moved, 0, extent)
}

impl Datatype {
    /// `MPI_Type_create_subarray`
    pub fn subarray(
        sizes: &[Count],
        subsizes: &[Count],
        starts: &[Count],
        order: Order,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        let n = sizes.len();
        if n == 0 {
            fail!(Arg, "ndims is 0, must be positive");
        }
        check_same_length("array_of_subsizes", subsizes.len(), n)?;
        check_same_length("array_of_starts", starts.len(), n)?;
        for d in 0..n {
            if sizes[d] < 1 {
                fail!(Arg, "array_of_sizes[{d}] is {}, must be positive", sizes[d]);
            }
            // A part of size zero is useful (an empty halo) and harmless.
            if subsizes[d] < 0 || subsizes[d] > sizes[d] {
                fail!(
                    Arg,
                    "array_of_subsizes[{d}] is {}, must be within 0..={}",
                    subsizes[d],
                    sizes[d]
                );
            }
            if starts[d] < 0 || starts[d] > sizes[d] - subsizes[d] {
                fail!(
                    Arg,
                    "array_of_starts[{d}] is {}, must be within 0..={}",
                    starts[d],
                    sizes[d] - subsizes[d]
                );
            }
        }
        let extent = array_extent(sizes, old)?;
        let mut inner = old.clone();
        let mut stride = old.extent();
        let mut offset: Aint = 0;
        for d in fastest_first(n, order) {
            inner = Datatype::hvector(subsizes[d], 1, stride, &inner)?;
            // Both stay below the extent of the whole array, which fits.
            offset += starts[d] * stride;
            stride *= sizes[d];
        }
        let body = place(&inner, offset, extent)?;
        let bounds = body.same_bounds();
        Ok(Datatype::assemble(
            Recipe::Subarray {
                sizes: sizes.into(),
                subsizes: subsizes.into(),
                starts: starts.into(),
                order,
                old: old.clone(),
                body,
            },
            bounds,
        ))
    }

    /// `MPI_Type_create_darray`
    #[expect(clippy::too_many_arguments, reason = "the standard's signature")]
    pub fn darray(
        size: i32,
        rank: i32,
        gsizes: &[Count],
        distribs: &[Distribution],
        dargs: &[DistArg],
        psizes: &[i32],
        order: Order,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        let n = gsizes.len();
        if size < 1 {
            fail!(Arg, "size is {size}, must be positive");
        }
        if rank < 0 || rank >= size {
            fail!(Arg, "rank is {rank}, must be within 0..{size}");
        }
        if n == 0 {
            fail!(Arg, "ndims is 0, must be positive");
        }
        check_same_length("array_of_distribs", distribs.len(), n)?;
        check_same_length("array_of_dargs", dargs.len(), n)?;
        check_same_length("array_of_psizes", psizes.len(), n)?;
        let mut processes: i64 = 1;
        for d in 0..n {
            if gsizes[d] < 1 {
                fail!(
                    Arg,
                    "array_of_gsizes[{d}] is {}, must be positive",
                    gsizes[d]
                );
            }
            if psizes[d] < 1 {
                fail!(
                    Arg,
                    "array_of_psizes[{d}] is {}, must be positive",
                    psizes[d]
                );
            }
            if let Some(k) = dargs[d]
                && k < 1
                && distribs[d] != Distribution::None
            {
                fail!(
                    Arg,
                    "array_of_dargs[{d}] is {k}, must be positive or MPI_DISTRIBUTE_DFLT_DARG"
                );
            }
            if distribs[d] == Distribution::None && psizes[d] != 1 {
                fail!(
                    Arg,
                    "array_of_psizes[{d}] is {}, must be 1 for MPI_DISTRIBUTE_NONE",
                    psizes[d]
                );
            }
            processes = processes.saturating_mul(psizes[d] as i64);
        }
        if processes != size as i64 {
            fail!(
                Arg,
                "size is {size}, but the product of array_of_psizes is {processes}"
            );
        }
        // The grid of processes is row major whatever the order of the array.
        let mut coordinates = vec![0i64; n];
        let mut rest = rank;
        for d in (0..n).rev() {
            coordinates[d] = (rest % psizes[d]) as i64;
            rest /= psizes[d];
        }
        let extent = array_extent(gsizes, old)?;
        let mut inner = old.clone();
        let mut stride = old.extent();
        let mut offset: Aint = 0;
        for d in fastest_first(n, order) {
            let (part, first) = dimension(
                d,
                gsizes[d],
                distribs[d],
                dargs[d],
                psizes[d] as i64,
                coordinates[d],
                stride,
                &inner,
            )?;
            inner = part;
            offset += first * stride;
            stride *= gsizes[d];
        }
        let body = place(&inner, offset, extent)?;
        let bounds = body.same_bounds();
        Ok(Datatype::assemble(
            Recipe::Darray {
                size,
                rank,
                gsizes: gsizes.into(),
                distribs: distribs.into(),
                dargs: dargs.into(),
                psizes: psizes.into(),
                order,
                old: old.clone(),
                body,
            },
            bounds,
        ))
    }
}

/// The part of dimension `d` that process `me` of `processes` owns: its type, relative to the
/// first owned index, and that index.
#[expect(clippy::too_many_arguments, reason = "one dimension's facts")]
fn dimension(
    d: usize,
    gsize: Count,
    distribution: Distribution,
    darg: DistArg,
    processes: i64,
    me: i64,
    stride: Aint,
    inner: &Rc<Datatype>,
) -> Result<(Rc<Datatype>, Count)> {
    match distribution {
        Distribution::None => Ok((Datatype::hvector(gsize, 1, stride, inner)?, 0)),
        Distribution::Block => {
            let block = darg.unwrap_or((gsize + processes - 1) / processes);
            if (block as i128) * (processes as i128) < gsize as i128 {
                fail!(
                    Arg,
                    "array_of_dargs[{d}] is {block}, too small for {gsize} elements on {processes} processes"
                );
            }
            let first = block.saturating_mul(me).min(gsize);
            let mine = block.min(gsize - first);
            Ok((Datatype::hvector(mine, 1, stride, inner)?, first))
        }
        Distribution::Cyclic => {
            let block = darg.unwrap_or(1);
            let first = block.saturating_mul(me);
            if first >= gsize {
                return Ok((Datatype::contiguous(0, inner)?, 0));
            }
            let cycle = block.saturating_mul(processes);
            let left = gsize - first;
            // Whole blocks of this process, and what remains of the last one.
            let whole = left / cycle + i64::from(left % cycle >= block);
            let tail = if left % cycle >= block {
                0
            } else {
                left % cycle
            };
            let full = Datatype::hvector(block.min(gsize), 1, stride, inner)?;
            let step = if whole > 1 || tail > 0 && whole > 0 {
                cycle * stride
            } else {
                0
            };
            let blocks = Datatype::hvector(whole, 1, step, &full)?;
            if tail == 0 {
                return Ok((blocks, first));
            }
            let last = Datatype::hvector(tail, 1, stride, inner)?;
            let part = Datatype::struct_(&[1, 1], &[0, whole * step], &[blocks, last])?;
            Ok((part, first))
        }
    }
}
