//! Settings of the engine.

/// Settings of the engine; `Default` is right for production, tests make the limits small.
#[derive(Clone, Debug, Default)]
pub struct EngineConfig {
    /// Longest message sent eagerly; larger ones go by rendezvous. `None`: what suits the fabric.
    pub eager_limit: Option<usize>,
    /// Bytes of eager messages (with an overhead for each) that may be outstanding to one peer.
    /// `None`: 4 MiB, less in large jobs.
    pub eager_window: Option<usize>,
    /// Never copy directly between processes, even where the fabric could.
    pub deny_single_copy: bool,
    /// The ranks of a window share no memory, as if each were on a node of its own; those of
    /// `MPI_Win_allocate_shared` do, since nothing else can do what it does.
    pub deny_shared_windows: bool,
    /// Never start a thread that answers active messages while the program is outside of the library.
    pub deny_helper: bool,
    /// Whether both sides copy parts of a large message. `None`: when there is a core for each rank.
    pub share_copies: Option<bool>,
    /// For tests: after so many direct copies the next ones are refused, as if by the kernel.
    pub copies_allowed: Option<u32>,
}
