//! `libmpi.so.12`: oxmpi for programs compiled against the MPICH ABI.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

pub mod exports;
pub mod types;

use oxmpi_abi::data::{Pointer, WEIGHTS_MPICH, number};

oxmpi_abi::extra_exports!(types::D);

/// `MPI_UNWEIGHTED`. Like all data here it is never read by the library: a program's COPY relocation
/// moves it, and what comes back in an argument is the value.
#[unsafe(no_mangle)]
pub static MPI_UNWEIGHTED: Pointer = number(WEIGHTS_MPICH[0]);
/// `MPI_WEIGHTS_EMPTY`
#[unsafe(no_mangle)]
pub static MPI_WEIGHTS_EMPTY: Pointer = number(WEIGHTS_MPICH[1]);
/// `MPI_T_PVAR_ALL_HANDLES`
#[unsafe(no_mangle)]
pub static MPI_T_PVAR_ALL_HANDLES: Pointer = number(1);

/// Storage behind the Fortran sentinels of the C interface, recognised by address.
#[unsafe(no_mangle)]
pub static MPIR_F08_MPI_STATUS_IGNORE_OBJ: [i32; 5] = [0; 5];
/// As [`MPIR_F08_MPI_STATUS_IGNORE_OBJ`], for arrays.
#[unsafe(no_mangle)]
pub static MPIR_F08_MPI_STATUSES_IGNORE_OBJ: [i32; 5] = [0; 5];
/// `MPI_F08_STATUS_IGNORE`
#[unsafe(no_mangle)]
pub static MPI_F08_STATUS_IGNORE: Pointer = Pointer(
    (&raw const MPIR_F08_MPI_STATUS_IGNORE_OBJ)
        .cast_mut()
        .cast(),
);
/// `MPI_F08_STATUSES_IGNORE`
#[unsafe(no_mangle)]
pub static MPI_F08_STATUSES_IGNORE: Pointer = Pointer(
    (&raw const MPIR_F08_MPI_STATUSES_IGNORE_OBJ)
        .cast_mut()
        .cast(),
);
/// `MPI_F_STATUS_IGNORE`: Fortran's startup sets it.
#[unsafe(no_mangle)]
pub static MPI_F_STATUS_IGNORE: Pointer = number(0);
/// `MPI_F_STATUSES_IGNORE`
#[unsafe(no_mangle)]
pub static MPI_F_STATUSES_IGNORE: Pointer = number(0);

/// The bits of Fortran's .TRUE. and .FALSE.
#[unsafe(no_mangle)]
pub static MPIR_fortran_true: i32 = 1;
/// The bits of Fortran's .FALSE.
#[unsafe(no_mangle)]
pub static MPIR_fortran_false: i32 = 0;
