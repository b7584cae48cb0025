//! Room `sys` of oxmpi.
pub mod descriptor;
