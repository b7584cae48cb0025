//! Kinds of memory that buffers may lie in (MPI 5.0 section 12.4.3): the library takes what any load and store reaches.

use crate::Info;
use std::rc::Rc;

/// The key under which objects tell the kinds that they support.
pub const GRANTED: &str = "mpi_memory_alloc_kinds";
/// The hint that only these kinds will be used.
pub const ASSERTED: &str = "mpi_assert_memory_alloc_kinds";
/// The kinds, whether they were asked for or not.
const KINDS: [&str; 5] = [
    "system",
    "mpi",
    "mpi:alloc_mem",
    "mpi:win_allocate",
    "mpi:win_allocate_shared",
];

/// A copy of an object's hints, with the kinds that it supports.
pub fn with_granted(hints: &Info) -> Vec<(String, String)> {
    let mut pairs = hints.pairs.borrow().clone();
    pairs.push((GRANTED.to_owned(), KINDS.join(",")));
    pairs
}

/// Takes the hint about kinds over from `given` where it can be honoured.
pub fn take(hints: &Info, given: Option<&Rc<Info>>) {
    if let Some(list) = given.and_then(|i| i.get(ASSERTED))
        && honoured(&list)
    {
        hints.put(ASSERTED, &list);
    }
}

/// Whether a hint of this value can be honoured: every kind of its list is supported, with all restrictors.
pub fn honoured(list: &str) -> bool {
    list.split(',').all(|kind| {
        let kind = kind.trim();
        let mut parts = kind.split(':');
        let name = parts.next().unwrap_or("");
        KINDS.contains(&name) && parts.all(|r| KINDS.contains(&format!("{name}:{r}").as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::honoured;

    #[test]
    fn lists() {
        for good in [
            "system",
            "mpi,system",
            "mpi:alloc_mem:win_allocate",
            "system, mpi:win_allocate_shared",
        ] {
            assert!(honoured(good), "{good}");
        }
        for bad in [
            "",
            "cuda",
            "system,cuda:device",
            "mpi:nonsense",
            "system:alloc_mem",
        ] {
            assert!(!honoured(bad), "{bad}");
        }
    }
}
