//! Error handlers.
