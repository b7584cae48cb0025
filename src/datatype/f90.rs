//! Fortran 90 parameterised types (MPI 5.0 section 19.1.9): the smallest predefined type that has the
//! precision and range asked for, by the kinds that Fortran compilers for this machine offer.

use crate::tree::Recipe;
use crate::{Datatype, Named};
use oxmpi_types::{Result, fail};
use std::rc::Rc;

/// Decimal digits, decimal exponent range, the real type and the complex type.
const REALS: [(i32, i32, Named, Named); 4] = [
    (6, 37, Named::Real4, Named::Complex8),
    (15, 307, Named::Real8, Named::Complex16),
    (18, 4931, Named::LongDouble, Named::CLongDoubleComplex),
    (33, 4931, Named::Real16, Named::Complex32),
];

const INTEGERS: [(i32, Named); 5] = [
    (2, Named::Integer1),
    (4, Named::Integer2),
    (9, Named::Integer4),
    (18, Named::Integer8),
    (38, Named::Integer16),
];

fn pick_real(precision: Option<i32>, range: Option<i32>) -> Result<(Named, Named)> {
    if precision.is_none() && range.is_none() {
        fail!(
            Arg,
            "p and r are both MPI_UNDEFINED, one of them must be given"
        );
    }
    let (p, r) = (precision.unwrap_or(0), range.unwrap_or(0));
    match REALS.iter().find(|k| p <= k.0 && r <= k.1) {
        Some(k) => Ok((k.2, k.3)),
        None => fail!(
            Arg,
            "p is {p} and r is {r}, no real kind has such precision and range"
        ),
    }
}

impl Datatype {
    /// `MPI_Type_create_f90_real`; `None` is `MPI_UNDEFINED`. The type is committed.
    pub fn f90_real(precision: Option<i32>, range: Option<i32>) -> Result<Rc<Datatype>> {
        let body = Datatype::named(pick_real(precision, range)?.0);
        Ok(Datatype::predefined(
            body.clone(),
            Recipe::F90Real {
                precision,
                range,
                body,
            },
        ))
    }

    /// `MPI_Type_create_f90_complex`; `None` is `MPI_UNDEFINED`. The type is committed.
    pub fn f90_complex(precision: Option<i32>, range: Option<i32>) -> Result<Rc<Datatype>> {
        let body = Datatype::named(pick_real(precision, range)?.1);
        Ok(Datatype::predefined(
            body.clone(),
            Recipe::F90Complex {
                precision,
                range,
                body,
            },
        ))
    }

    /// `MPI_Type_create_f90_integer`. The type is committed.
    pub fn f90_integer(range: i32) -> Result<Rc<Datatype>> {
        let Some((_, name)) = INTEGERS.iter().find(|k| range <= k.0) else {
            fail!(Arg, "r is {range}, no integer kind has such a range");
        };
        let body = Datatype::named(*name);
        Ok(Datatype::predefined(
            body.clone(),
            Recipe::F90Integer { range, body },
        ))
    }

    fn predefined(body: Rc<Datatype>, recipe: Recipe) -> Rc<Datatype> {
        let this = Datatype::assemble(recipe, body.same_bounds());
        this.commit();
        this
    }
}
