//! The constructors, with the standard's checks.

use crate::Datatype;
use crate::tree::{Gather, Recipe};
use oxmpi_types::{Aint, Count, Result, fail};
use std::rc::Rc;

fn check_count(what: &str, n: Count) -> Result<()> {
    if n < 0 {
        fail!(Count, "{what} is {n}, must not be negative");
    }
    Ok(())
}

fn check_blocklength(n: Count) -> Result<()> {
    if n < 0 {
        fail!(Arg, "blocklength is {n}, must not be negative");
    }
    Ok(())
}

fn check_blocklengths(list: &[Count]) -> Result<()> {
    match list.iter().position(|n| *n < 0) {
        Some(i) => fail!(
            Arg,
            "array_of_blocklengths[{i}] is {}, must not be negative",
            list[i]
        ),
        None => Ok(()),
    }
}

fn check_lengths(what: &str, got: usize, want: usize) -> Result<()> {
    if got != want {
        fail!(Arg, "{what} has {got} entries, must have {want}");
    }
    Ok(())
}

/// Bounds of `count` blocks, `stride` bytes apart, of `blocklength` copies of `old`.
fn regular(count: Count, blocklength: Count, stride: i128, old: &Datatype) -> Gather {
    let mut all = Gather::new();
    if count > 0 && blocklength > 0 {
        let far = (count as i128 - 1).saturating_mul(stride);
        let near = (blocklength as i128 - 1) * old.extent() as i128;
        // Beyond this the result cannot fit anyway, and sums must not overflow.
        let (far, limit) = (far, 1i128 << 120);
        let far = far.clamp(-limit, limit);
        all.add(
            far.min(0) + near.min(0),
            far.max(0) + near.max(0),
            count as i128 * blocklength as i128,
            old,
        );
    }
    all
}

impl Datatype {
    /// `MPI_Type_contiguous`
    pub fn contiguous(count: Count, old: &Rc<Datatype>) -> Result<Rc<Datatype>> {
        check_count("count", count)?;
        let bounds = regular(1, count, 0, old).finish()?;
        let old = old.clone();
        Ok(Datatype::assemble(
            Recipe::Contiguous { count, old },
            bounds,
        ))
    }

    /// `MPI_Type_vector`: `stride` in extents of `old`.
    pub fn vector(
        count: Count,
        blocklength: Count,
        stride: Count,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_count("count", count)?;
        check_blocklength(blocklength)?;
        let bytes = stride as i128 * old.extent() as i128;
        let bounds = regular(count, blocklength, bytes, old).finish()?;
        Ok(Datatype::assemble(
            Recipe::Vector {
                count,
                blocklength,
                stride,
                old: old.clone(),
            },
            bounds,
        ))
    }

    /// `MPI_Type_create_hvector`: `stride` in bytes.
    pub fn hvector(
        count: Count,
        blocklength: Count,
        stride: Aint,
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_count("count", count)?;
        check_blocklength(blocklength)?;
        let bounds = regular(count, blocklength, stride as i128, old).finish()?;
        Ok(Datatype::assemble(
            Recipe::Hvector {
                count,
                blocklength,
                stride,
                old: old.clone(),
            },
            bounds,
        ))
    }

    /// `MPI_Type_indexed`: displacements in extents of `old`.
    pub fn indexed(
        blocklengths: &[Count],
        displacements: &[Count],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_blocklengths(blocklengths)?;
        check_lengths(
            "array_of_displacements",
            displacements.len(),
            blocklengths.len(),
        )?;
        let unit = old.extent() as i128;
        let mut all = Gather::new();
        for (n, d) in blocklengths.iter().zip(displacements) {
            all.add_block(*d as i128 * unit, *n, old);
        }
        Ok(Datatype::assemble(
            Recipe::Indexed {
                blocklengths: blocklengths.into(),
                displacements: displacements.into(),
                old: old.clone(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_create_hindexed`: displacements in bytes.
    pub fn hindexed(
        blocklengths: &[Count],
        displacements: &[Aint],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_blocklengths(blocklengths)?;
        check_lengths(
            "array_of_displacements",
            displacements.len(),
            blocklengths.len(),
        )?;
        let mut all = Gather::new();
        for (n, d) in blocklengths.iter().zip(displacements) {
            all.add_block(*d as i128, *n, old);
        }
        Ok(Datatype::assemble(
            Recipe::Hindexed {
                blocklengths: blocklengths.into(),
                displacements: displacements.into(),
                old: old.clone(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_create_indexed_block`: displacements in extents of `old`.
    pub fn indexed_block(
        blocklength: Count,
        displacements: &[Count],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_blocklength(blocklength)?;
        let unit = old.extent() as i128;
        let mut all = Gather::new();
        for d in displacements {
            all.add_block(*d as i128 * unit, blocklength, old);
        }
        Ok(Datatype::assemble(
            Recipe::IndexedBlock {
                blocklength,
                displacements: displacements.into(),
                old: old.clone(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_create_hindexed_block`: displacements in bytes.
    pub fn hindexed_block(
        blocklength: Count,
        displacements: &[Aint],
        old: &Rc<Datatype>,
    ) -> Result<Rc<Datatype>> {
        check_blocklength(blocklength)?;
        let mut all = Gather::new();
        for d in displacements {
            all.add_block(*d as i128, blocklength, old);
        }
        Ok(Datatype::assemble(
            Recipe::HindexedBlock {
                blocklength,
                displacements: displacements.into(),
                old: old.clone(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_create_struct`: displacements in bytes.
    pub fn struct_(
        blocklengths: &[Count],
        displacements: &[Aint],
        types: &[Rc<Datatype>],
    ) -> Result<Rc<Datatype>> {
        check_blocklengths(blocklengths)?;
        check_lengths(
            "array_of_displacements",
            displacements.len(),
            blocklengths.len(),
        )?;
        check_lengths("array_of_types", types.len(), blocklengths.len())?;
        let mut all = Gather::new();
        for ((n, d), t) in blocklengths.iter().zip(displacements).zip(types) {
            all.add_block(*d as i128, *n, t);
        }
        Ok(Datatype::assemble(
            Recipe::Struct {
                blocklengths: blocklengths.into(),
                displacements: displacements.into(),
                types: types.into(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_create_resized`
    pub fn resized(old: &Rc<Datatype>, lb: Aint, extent: Aint) -> Result<Rc<Datatype>> {
        let mut all = Gather::new();
        all.add_block(0, 1, old);
        all.mark(lb as i128, lb as i128 + extent as i128);
        Ok(Datatype::assemble(
            Recipe::Resized {
                lb,
                extent,
                old: old.clone(),
            },
            all.finish()?,
        ))
    }

    /// `MPI_Type_dup`; committed when `old` is.
    pub fn dup(old: &Rc<Datatype>) -> Rc<Datatype> {
        let this = Datatype::assemble(Recipe::Dup(old.clone()), old.same_bounds());
        if old.is_committed() {
            this.commit();
        }
        this
    }
}
