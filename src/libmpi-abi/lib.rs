//! `libmpi_abi.so.1`: oxmpi for programs compiled against the ABI of the MPI 5.0 standard.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

pub mod exports;
pub mod types;

oxmpi_abi::extra_exports!(types::D);

/// The bits of Fortran's .TRUE.
#[unsafe(no_mangle)]
pub static MPIR_fortran_true: i32 = 1;
/// The bits of Fortran's .FALSE.
#[unsafe(no_mangle)]
pub static MPIR_fortran_false: i32 = 0;
