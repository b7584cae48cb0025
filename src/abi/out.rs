//! Output arguments.
