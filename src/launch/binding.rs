//! Which processors each rank may use.
//!
//! Nothing is bound unless the user asks. Whoever has more ranks than the machine has pieces of the wanted kind gets no
//! binding at all, because two ranks on one core while others idle is what nobody wants.

use crate::cli::Bind;
use oxmpi_sys::cpu::{self, CpuSet};

/// The processors of each of `ranks` ranks, or `None` when they are not bound.
pub fn choose(bind: Bind, ranks: usize) -> Option<Vec<Vec<u64>>> {
    if bind == Bind::None {
        return None;
    }
    let allowed = cpu::affinity();
    let pieces = pieces(bind, &allowed);
    deal(bind, &pieces, ranks)
}

fn pieces(bind: Bind, allowed: &CpuSet) -> Vec<Vec<usize>> {
    match bind {
        Bind::None => Vec::new(),
        Bind::Thread => allowed.iter().map(|c| vec![c]).collect(),
        Bind::Core(_) => cpu::cores(allowed),
        Bind::Socket => group_by(allowed, |c| {
            let path = format!("/sys/devices/system/cpu/cpu{c}/topology/physical_package_id");
            std::fs::read_to_string(path).ok()
        }),
        Bind::Numa => group_by(allowed, |c| {
            let dir = std::fs::read_dir(format!("/sys/devices/system/cpu/cpu{c}")).ok()?;
            let names = dir.filter_map(|e| e.ok()?.file_name().into_string().ok());
            names.into_iter().find(|n| n.starts_with("node"))
        }),
    }
}

fn group_by(allowed: &CpuSet, key: impl Fn(usize) -> Option<String>) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Option<String>, Vec<usize>)> = Vec::new();
    for cpu in allowed.iter() {
        let k = key(cpu);
        match groups.iter_mut().find(|(g, _)| *g == k) {
            Some((_, v)) => v.push(cpu),
            None => groups.push((k, vec![cpu])),
        }
    }
    groups.into_iter().map(|(_, v)| v).collect()
}

/// Deals the pieces out. Large pieces (packages, memory nodes) are shared by neighbours; small ones are never shared.
fn deal(bind: Bind, pieces: &[Vec<usize>], ranks: usize) -> Option<Vec<Vec<u64>>> {
    let words = |cpus: &[usize]| cpus.iter().copied().collect::<CpuSet>().words;
    let width = match bind {
        Bind::Core(n) => n,
        Bind::Socket | Bind::Numa if !pieces.is_empty() => {
            let n = pieces.len();
            return Some(
                (0..ranks)
                    .map(|r| words(&pieces[r * n / ranks.max(n) % n]))
                    .collect(),
            );
        }
        _ => 1,
    };
    if ranks.checked_mul(width)? > pieces.len() {
        return None;
    }
    let chunks = pieces.chunks(width).take(ranks);
    Some(chunks.map(|c| words(&c.concat())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_are_never_shared() {
        let cores = [vec![0, 4], vec![1, 5], vec![2, 6], vec![3, 7]];
        assert_eq!(
            deal(Bind::Core(1), &cores, 2),
            Some(vec![vec![0x11], vec![0x22]])
        );
        assert_eq!(
            deal(Bind::Core(2), &cores, 2),
            Some(vec![vec![0x33], vec![0xcc]])
        );
        assert_eq!(deal(Bind::Core(1), &cores, 5), None);
        assert_eq!(deal(Bind::Core(usize::MAX), &cores, 5), None);
    }

    #[test]
    fn packages_are_shared_by_neighbours() {
        let two = [vec![0, 1], vec![2, 3]];
        let of = |n| deal(Bind::Socket, &two, n).unwrap().concat();
        assert_eq!(of(1), [3]);
        assert_eq!(of(2), [3, 12]);
        assert_eq!(of(5), [3, 3, 3, 12, 12]);
    }

    #[test]
    fn this_machine_has_pieces_of_each_kind() {
        for bind in [Bind::Thread, Bind::Core(1), Bind::Socket, Bind::Numa] {
            let set = choose(bind, 1).unwrap();
            let set = CpuSet {
                words: set[0].clone(),
            };
            assert!(
                set.count() > 0 && set.is_subset(&cpu::affinity()),
                "{bind:?}"
            );
        }
        assert_eq!(choose(Bind::None, 1), None);
    }
}
