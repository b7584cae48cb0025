//! What the ranks of a node know of each other: who is there, and how many cores they share.

use crate::layout::{Card, MASK_WORDS, View};
use oxmpi_sync::atomic::Ordering;
use oxmpi_sys::cpu::{self, CpuSet};
use oxmpi_sys::{membarrier, process};

/// What this rank found out about itself.
pub(crate) struct Own {
    pub session: i32,
    pub cpus: CpuSet,
    pub quota: Option<f64>,
    pub membarrier: bool,
    pub autogroup: bool,
}

impl Own {
    pub(crate) fn new() -> Own {
        Own {
            session: process::session(),
            cpus: cpu::affinity(),
            quota: cpu::quota(),
            membarrier: membarrier::register(),
            autogroup: process::autogroup(),
        }
    }
}

/// Fills in the card of `rank` and counts it as attached. `probe` is a word of this process that holds `probe_value`.
pub(crate) fn attach(view: &View, rank: usize, own: &Own, probe: u64, probe_value: u64) {
    let card = view.card(rank);
    card.session.store(own.session as u32, Ordering::Relaxed);
    card.probe.store(probe, Ordering::Relaxed);
    card.probe_value.store(probe_value, Ordering::Relaxed);
    let quota = own.quota.map_or(0, |q| (q * 1000.0).clamp(1.0, 1e9) as u32);
    card.quota.store(quota, Ordering::Relaxed);
    let words = own.cpus.words.len().min(MASK_WORDS);
    for (to, from) in card.mask.iter().zip(&own.cpus.words) {
        to.store(*from, Ordering::Relaxed);
    }
    card.mask_words.store(words as u32, Ordering::Relaxed);
    card.pid.store(process::pid() as u32, Ordering::Release);
    let header = view.header();
    if own.membarrier {
        header.membarrier.fetch_add(1, Ordering::AcqRel);
    }
    header.attached.fetch_add(1, Ordering::AcqRel);
}

/// The process number of a rank that attached.
pub(crate) fn pid(card: &Card) -> Option<i32> {
    match card.pid.load(Ordering::Acquire) {
        0 => None,
        pid => Some(pid as i32),
    }
}

/// Whether all ranks attached.
pub(crate) fn complete(view: &View) -> bool {
    view.header().attached.load(Ordering::Acquire) as usize == view.layout().ranks
}

/// Whether a sleeper's membarrier reaches every rank. Once true it stays true.
pub(crate) fn all_in_membarrier(view: &View) -> bool {
    view.header().membarrier.load(Ordering::Acquire) as usize == view.layout().ranks
}

/// How waiting should behave on this node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    pub crowded: bool,
    pub yield_helps: bool,
}

/// What one rank may use.
struct Share {
    cpus: CpuSet,
    quota: Option<f64>,
}

/// The policy for `rank`; of ranks that are not there yet it assumes the best.
pub(crate) fn policy(view: &View, rank: usize, own: &Own) -> Policy {
    let mut shares = Vec::new();
    let mut sessions = Vec::new();
    let mut mine = 0;
    for r in 0..view.layout().ranks {
        let card = view.card(r);
        if pid(card).is_none() {
            continue;
        }
        if r == rank {
            mine = shares.len();
        }
        let words = (card.mask_words.load(Ordering::Relaxed) as usize).min(MASK_WORDS);
        let quota = card.quota.load(Ordering::Relaxed);
        shares.push(Share {
            cpus: CpuSet {
                words: card.mask[..words]
                    .iter()
                    .map(|w| w.load(Ordering::Relaxed))
                    .collect(),
            },
            quota: (quota > 0).then_some(quota as f64 / 1000.0),
        });
        sessions.push(card.session.load(Ordering::Relaxed));
    }
    Policy {
        crowded: crowded(&shares, mine, view.layout().ranks),
        yield_helps: one_session(&sessions) || !own.autogroup,
    }
}

fn one_session(sessions: &[u32]) -> bool {
    sessions.windows(2).all(|w| w[0] == w[1])
}

/// Whether `ranks` ranks, of which `shares` are known, are more than their cores, or those confined to the cores of
/// rank `mine` more than those.
fn crowded(shares: &[Share], mine: usize, ranks: usize) -> bool {
    let Some(me) = shares.get(mine) else {
        return false;
    };
    let mut all = CpuSet::default();
    let mut confined = 0;
    for s in shares {
        all.add(&s.cpus);
        confined += s.cpus.is_subset(&me.cpus) as usize;
    }
    // Ranks of one control group share its quota; where ranks have several groups the least is a guess on the safe side.
    let quota = shares
        .iter()
        .filter_map(|s| s.quota)
        .fold(f64::INFINITY, f64::min);
    ranks > all.count() || confined > me.cpus.count() || ranks as f64 > quota
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(masks: &[&[usize]], quota: Option<f64>) -> Vec<Share> {
        masks
            .iter()
            .map(|m| Share {
                cpus: m.iter().copied().collect(),
                quota,
            })
            .collect()
    }

    #[test]
    fn crowds() {
        let free: &[usize] = &[0, 1, 2, 3];
        assert!(!crowded(&shares(&[free; 4], None), 0, 4));
        assert!(crowded(&shares(&[free; 5], None), 0, 5));
        // A core for each.
        let pinned = shares(&[&[0], &[1], &[70]], None);
        assert!((0..3).all(|r| !crowded(&pinned, r, 3)));
        // Two on one core, though another has plenty.
        let uneven = shares(&[&[0], &[0], &[1, 2, 3]], None);
        assert!(crowded(&uneven, 0, 3) && crowded(&uneven, 1, 3));
        assert!(!crowded(&uneven, 2, 3));
        // Four processors, but only one and a half cores' worth of time.
        assert!(crowded(&shares(&[free; 2], Some(1.5)), 0, 2));
        assert!(!crowded(&shares(&[free; 2], Some(2.0)), 0, 2));
        assert!(!crowded(&[], 0, 1));
    }

    #[test]
    fn sessions() {
        assert!(one_session(&[4, 4, 4]));
        assert!(one_session(&[4]));
        assert!(!one_session(&[4, 5]));
    }
}
