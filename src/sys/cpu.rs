//! Which cores this process may use, and how much of them.

use std::fs::read_to_string;
use std::io;

/// A set of logical processors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CpuSet {
    /// Bit `i % 64` of word `i / 64` stands for processor `i`.
    pub words: Vec<u64>,
}

impl CpuSet {
    /// Number of processors in the set.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether every processor of `self` is in `other`.
    pub fn is_subset(&self, other: &CpuSet) -> bool {
        self.words
            .iter()
            .enumerate()
            .all(|(i, w)| w & !other.words.get(i).copied().unwrap_or(0) == 0)
    }

    /// Adds the processors of `other`.
    pub fn add(&mut self, other: &CpuSet) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
    }

    /// The processors' numbers in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(i, &w)| {
            (0..64)
                .filter(move |b| w >> b & 1 == 1)
                .map(move |b| i * 64 + b)
        })
    }
}

impl FromIterator<usize> for CpuSet {
    fn from_iter<I: IntoIterator<Item = usize>>(cpus: I) -> CpuSet {
        let mut set = CpuSet::default();
        for c in cpus {
            if set.words.len() <= c / 64 {
                set.words.resize(c / 64 + 1, 0);
            }
            set.words[c / 64] |= 1 << (c % 64);
        }
        set
    }
}

/// The processors that the calling thread may run on; trailing empty words are left out.
pub fn affinity() -> CpuSet {
    let mut words = vec![0u64; 16];
    loop {
        // SAFETY: the buffer has that many bytes; the kernel writes at most so many.
        let r = unsafe {
            libc::sched_getaffinity(
                0,
                words.len() * 8,
                words.as_mut_ptr().cast::<libc::cpu_set_t>(),
            )
        };
        if r == 0 {
            break;
        }
        if words.len() >= 1024 {
            // Refused by a filter: every online processor is the best guess.
            let n = std::thread::available_parallelism().map_or(1, |n| n.get());
            return (0..n).collect();
        }
        words = vec![0; words.len() * 2];
    }
    while words.len() > 1 && words.last() == Some(&0) {
        words.pop();
    }
    CpuSet { words }
}

/// Binds the calling thread to `set`.
pub fn bind(set: &CpuSet) -> io::Result<()> {
    // SAFETY: the buffer has that many bytes.
    let r = unsafe {
        libc::sched_setaffinity(
            0,
            set.words.len() * 8,
            set.words.as_ptr().cast::<libc::cpu_set_t>(),
        )
    };
    crate::check(r.into()).map(drop)
}

/// The processors of `set` grouped by the physical core they share, in order of their first processor.
pub fn cores(set: &CpuSet) -> Vec<Vec<usize>> {
    let mut groups: Vec<((String, String), Vec<usize>)> = Vec::new();
    for cpu in set.iter() {
        let fact = |name: &str| {
            let path = format!("/sys/devices/system/cpu/cpu{cpu}/topology/{name}");
            read_to_string(path).map(|s| s.trim().to_owned()).ok()
        };
        // A machine that does not tell has one processor for each core.
        let key = match (fact("physical_package_id"), fact("core_id")) {
            (Some(p), Some(c)) => (p, c),
            _ => ("cpu".into(), cpu.to_string()),
        };
        match groups.iter_mut().find(|(k, _)| *k == key) {
            Some((_, v)) => v.push(cpu),
            None => groups.push((key, vec![cpu])),
        }
    }
    groups.into_iter().map(|(_, v)| v).collect()
}

/// How many cores' worth of time the control groups grant this process, if they limit it.
pub fn quota() -> Option<f64> {
    let groups = read_to_string("/proc/self/cgroup").ok()?;
    quota_from(&groups, |path| read_to_string(path).ok())
}

/// [`quota`] on given texts: `groups` is `/proc/self/cgroup`, `read` reads a file.
fn quota_from(groups: &str, read: impl Fn(&str) -> Option<String>) -> Option<f64> {
    let mut least: Option<f64> = None;
    let mut note = |q: f64| least = Some(least.map_or(q, |l: f64| l.min(q)));
    for line in groups.lines() {
        let mut parts = line.splitn(3, ':');
        let (_, Some(controllers), Some(path)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let v2 = controllers.is_empty();
        if !v2 && !controllers.split(',').any(|c| c == "cpu") {
            continue;
        }
        // The limits of all groups above apply too. In a container the path may be that of the host, so that only the root is there to see.
        let mut at = path.trim_end_matches('/');
        loop {
            if v2 {
                if let Some(t) = read(&format!("/sys/fs/cgroup{at}/cpu.max")) {
                    let mut f = t.split_whitespace().map(|w| w.parse::<f64>());
                    if let (Some(Ok(q)), Some(Ok(p))) = (f.next(), f.next())
                        && p > 0.0
                    {
                        note(q / p);
                    }
                }
            } else {
                for mount in [controllers, "cpu", "cpu,cpuacct"] {
                    let number = |name: &str| {
                        read(&format!("/sys/fs/cgroup/{mount}{at}/{name}"))
                            .and_then(|t| t.trim().parse::<f64>().ok())
                    };
                    if let (Some(q), Some(p)) =
                        (number("cpu.cfs_quota_us"), number("cpu.cfs_period_us"))
                    {
                        if q > 0.0 && p > 0.0 {
                            note(q / p);
                        }
                        break;
                    }
                }
            }
            match at.rfind('/') {
                Some(i) => at = &at[..i],
                None => break,
            }
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets() {
        let a: CpuSet = [0, 3, 130].into_iter().collect();
        let b: CpuSet = [3].into_iter().collect();
        assert_eq!(a.count(), 3);
        assert_eq!(a.iter().collect::<Vec<_>>(), [0, 3, 130]);
        assert!(b.is_subset(&a) && !a.is_subset(&b));
        let mut c = b.clone();
        c.add(&a);
        assert_eq!(c, a);
    }

    #[test]
    fn this_machine() {
        let a = affinity();
        assert!(a.count() >= 1);
        assert_eq!(cores(&a).iter().map(Vec::len).sum::<usize>(), a.count());
        std::thread::spawn(move || {
            let first: CpuSet = a.iter().take(1).collect();
            bind(&first).unwrap();
            assert_eq!(
                affinity().iter().collect::<Vec<_>>(),
                first.iter().collect::<Vec<_>>()
            );
        })
        .join()
        .unwrap();
    }

    #[test]
    fn quotas() {
        let v2 = |path: &str| match path {
            "/sys/fs/cgroup/a/b/cpu.max" => Some("max 100000\n".to_owned()),
            "/sys/fs/cgroup/a/cpu.max" => Some("150000 100000\n".to_owned()),
            _ => None,
        };
        assert_eq!(quota_from("0::/a/b\n", v2), Some(1.5));
        assert_eq!(quota_from("0::/c\n", v2), None);
        let v1 = |path: &str| match path {
            "/sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_quota_us" => Some("200000".to_owned()),
            "/sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_period_us" => Some("100000".to_owned()),
            "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us" => Some("-1".to_owned()),
            "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us" => Some("100000".to_owned()),
            _ => None,
        };
        assert_eq!(
            quota_from("3:memory:/y\n4:cpu,cpuacct:/x\n0::/z\n", v1),
            Some(2.0)
        );
    }
}
