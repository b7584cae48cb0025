//! The parts of the machine that processors belong to, under the names that hwloc gives them.

use crate::cpu::CpuSet;
use std::fs::{read_dir, read_to_string};

/// A kind of part of a machine, from the largest to the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole node.
    Machine,
    /// A processor package (socket).
    Package,
    /// A die in a package.
    Die,
    /// A memory node.
    NumaNode,
    /// A level-3 cache.
    L3Cache,
    /// A level-2 cache.
    L2Cache,
    /// A level-1 data cache.
    L1Cache,
    /// A core.
    Core,
    /// A logical processor.
    Pu,
}

impl Part {
    /// All, from the largest to the smallest.
    pub const ALL: [Part; 9] = [
        Part::Machine,
        Part::Package,
        Part::Die,
        Part::NumaNode,
        Part::L3Cache,
        Part::L2Cache,
        Part::L1Cache,
        Part::Core,
        Part::Pu,
    ];

    /// Its name in hwloc.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Machine => "Machine",
            Part::Package => "Package",
            Part::Die => "Die",
            Part::NumaNode => "NUMANode",
            Part::L3Cache => "L3Cache",
            Part::L2Cache => "L2Cache",
            Part::L1Cache => "L1Cache",
            Part::Core => "Core",
            Part::Pu => "PU",
        }
    }
}

/// Where a set of processors lies as to one kind of part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The machine has no such parts, or does not tell.
    Unknown,
    /// In more than one.
    Several,
    /// In the one with this number (that of its first processor, or of the memory node).
    In(u32),
}

/// Where `set` lies as to `part`.
pub fn place(set: &CpuSet, part: Part) -> Place {
    place_in("/sys/devices/system/cpu", set, part)
}

/// [`place`] with the folder of the processors.
fn place_in(root: &str, set: &CpuSet, part: Part) -> Place {
    let mut found = Place::Unknown;
    for cpu in set.iter() {
        match (found, number(root, cpu, part)) {
            (_, None) => return Place::Unknown,
            (Place::In(a), Some(b)) if a != b => return Place::Several,
            (_, Some(n)) => found = Place::In(n),
        }
    }
    found
}

/// The number of the part that a processor belongs to.
fn number(root: &str, cpu: usize, part: Part) -> Option<u32> {
    let folder = format!("{root}/cpu{cpu}");
    // The first processor of a list like `0-3,8`. Older kernels have other names for the same.
    let first = |names: &[&str]| {
        let text = names
            .iter()
            .find_map(|name| read_to_string(format!("{folder}/{name}")).ok())?;
        let end = text
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len());
        text[..end].parse().ok()
    };
    match part {
        Part::Machine => Some(0),
        Part::Package => first(&["topology/package_cpus_list", "topology/core_siblings_list"]),
        Part::Die => first(&["topology/die_cpus_list"]),
        Part::NumaNode => read_dir(&folder).ok()?.find_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            name.strip_prefix("node")?.parse().ok()
        }),
        Part::L3Cache => first(&[&cache(&folder, "3")?]),
        Part::L2Cache => first(&[&cache(&folder, "2")?]),
        Part::L1Cache => first(&[&cache(&folder, "1")?]),
        Part::Core => first(&["topology/core_cpus_list", "topology/thread_siblings_list"]),
        Part::Pu => u32::try_from(cpu).ok(),
    }
}

/// The file that lists who shares a processor's data cache of a level.
fn cache(folder: &str, level: &str) -> Option<String> {
    (0..16).find_map(|i| {
        let fact = |name: &str| {
            let text = read_to_string(format!("{folder}/cache/index{i}/{name}")).ok()?;
            Some(text.trim().to_owned())
        };
        (fact("level")? == level && fact("type")? != "Instruction")
            .then(|| format!("cache/index{i}/shared_cpu_list"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two packages of two cores of two processors each: package 0 has processors 0, 1, 4 and 5, core 0 has 0 and 4.
    fn machine() -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("oxmpi-topology-{}", std::process::id()));
        let write = |file: String, text: &str| {
            let path = root.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        for cpu in 0..8 {
            let core = cpu % 4;
            let package = if core < 2 { "0-1,4-5" } else { "2-3,6-7" };
            write(format!("cpu{cpu}/topology/package_cpus_list"), package);
            write(
                format!("cpu{cpu}/topology/thread_siblings_list"),
                &format!("{core},{}\n", core + 4),
            );
            write(format!("cpu{cpu}/node{}/cpulist", core / 2), package);
            for (i, (level, kind, shared)) in [
                ("1", "Instruction", "99"),
                ("1", "Data", if core % 2 == 0 { "0,4" } else { "1,5" }),
                ("3", "Unified", package),
            ]
            .into_iter()
            .enumerate()
            {
                let at = format!("cpu{cpu}/cache/index{i}");
                write(format!("{at}/level"), level);
                write(format!("{at}/type"), kind);
                write(format!("{at}/shared_cpu_list"), shared);
            }
        }
        root
    }

    #[test]
    fn parts_of_a_known_machine() {
        let root = machine();
        let of = |cpus: &[usize], part| {
            place_in(
                root.to_str().unwrap(),
                &cpus.iter().copied().collect(),
                part,
            )
        };
        assert_eq!(of(&[3, 7], Part::Machine), Place::In(0));
        assert_eq!(of(&[3, 7], Part::Package), Place::In(2));
        assert_eq!(of(&[1, 2], Part::Package), Place::Several);
        assert_eq!(of(&[3, 7], Part::NumaNode), Place::In(1));
        assert_eq!(of(&[0, 5], Part::L3Cache), Place::In(0));
        assert_eq!(of(&[0, 5], Part::L1Cache), Place::Several);
        assert_eq!(of(&[5], Part::L1Cache), Place::In(1));
        assert_eq!(of(&[3, 7], Part::Core), Place::In(3));
        assert_eq!(of(&[2, 3], Part::Core), Place::Several);
        assert_eq!(of(&[7], Part::Pu), Place::In(7));
        assert_eq!(of(&[7], Part::L2Cache), Place::Unknown);
        assert_eq!(of(&[7], Part::Die), Place::Unknown);
        assert_eq!(of(&[0, 9], Part::Package), Place::Unknown);
        assert_eq!(of(&[], Part::Package), Place::Unknown);
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn this_machine() {
        let all = crate::cpu::affinity();
        assert_eq!(place(&all, Part::Machine), Place::In(0));
        let one: CpuSet = all.iter().take(1).collect();
        assert_ne!(place(&one, Part::Pu), Place::Several);
        for part in Part::ALL {
            assert_ne!(place(&one, part), Place::Several, "{}", part.name());
        }
    }
}
