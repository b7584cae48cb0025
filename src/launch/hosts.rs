//! Host lists. For now a job runs on this host, so a list is read to be checked and for its slots.

use std::net::IpAddr;
use std::path::Path;

/// A host with the number of ranks it offers, when that is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Host {
    /// Name or address, never shortened.
    pub name: String,
    /// Slots.
    pub slots: Option<u32>,
}

/// Parses `name`, `name:4`, and an address in brackets.
pub fn parse_host(word: &str) -> Option<Host> {
    if let Some(rest) = word.strip_prefix('[') {
        let (name, tail) = rest.split_once(']')?;
        let slots = match tail.strip_prefix(':') {
            Some(n) => Some(n.parse().ok()?),
            None if tail.is_empty() => None,
            None => return None,
        };
        let name = name.to_owned();
        return Some(Host { name, slots });
    }
    let (name, slots) = match word.split_once(':') {
        // Two colons and more: an IPv6 address without brackets.
        Some((_, n)) if n.contains(':') => (word, None),
        Some((name, n)) => (name, Some(n.parse().ok()?)),
        None => (word, None),
    };
    let name = name.to_owned();
    (!name.is_empty()).then_some(Host { name, slots })
}

/// Parses a host file: `name`, `name:4` or `name slots=4`, one host a line, `#` begins a comment.
pub fn parse_file(text: &str) -> Result<Vec<Host>, String> {
    let mut hosts = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("");
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { continue };
        let bad = || format!("line {} is {line:?}, which names no host", i + 1);
        let mut host = parse_host(first).ok_or_else(bad)?;
        for word in words {
            if let Some(n) = word.strip_prefix("slots=") {
                host.slots = Some(n.parse().map_err(|_| {
                    format!(
                        "line {} has {word:?}, which is not a number of slots",
                        i + 1
                    )
                })?);
            }
        }
        hosts.push(host);
    }
    Ok(hosts)
}

/// Reads a host file.
pub fn read_file(path: &Path) -> Result<Vec<Host>, String> {
    let fault = |e: String| format!("host file {}: {e}", path.display());
    let text = std::fs::read_to_string(path).map_err(|e| fault(e.to_string()))?;
    let hosts = parse_file(&text).map_err(fault)?;
    if hosts.is_empty() {
        return Err(fault("it names no host".to_owned()));
    }
    Ok(hosts)
}

/// Whether `name` is this host, decided without asking any resolver.
pub fn is_here(name: &str, own: &str) -> bool {
    let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
    if same(name, "localhost") || same(name, "localhost.localdomain") || same(name, own) {
        return true;
    }
    // A full name and its first part: the kernel's host name may be either.
    let longer = |long: &str, short: &str| {
        let rest = long.get(short.len()..).unwrap_or("");
        !short.is_empty() && rest.starts_with('.') && same(&long[..short.len()], short)
    };
    if name.parse::<IpAddr>().is_err() && (longer(name, own) || longer(own, name)) {
        return true;
    }
    name.parse()
        .is_ok_and(|ip: IpAddr| ip.is_loopback() || own_addresses().contains(&ip))
}

/// The addresses of this host's network interfaces.
fn own_addresses() -> Vec<IpAddr> {
    let Ok(all) = nix::ifaddrs::getifaddrs() else {
        return Vec::new();
    };
    all.filter_map(|i| {
        let a = i.address?;
        let v4 = a.as_sockaddr_in().map(|s| IpAddr::from(s.ip()));
        v4.or_else(|| a.as_sockaddr_in6().map(|s| IpAddr::from(s.ip())))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lists_of_all_kinds() {
        let text = "# machines\nnode01 slots=4 max_slots=8\nnode02:2\n\n[::1]:3 # here\n10.0.0.1\nfe80::1\n";
        let hosts = parse_file(text).unwrap();
        let short: Vec<(&str, Option<u32>)> =
            hosts.iter().map(|h| (h.name.as_str(), h.slots)).collect();
        assert_eq!(
            short,
            [
                ("node01", Some(4)),
                ("node02", Some(2)),
                ("::1", Some(3)),
                ("10.0.0.1", None),
                ("fe80::1", None)
            ]
        );
        assert!(parse_file("a slots=x").unwrap_err().contains("line 1"));
        assert!(parse_file("a:b").is_err());
        assert!(parse_file(":3").is_err());
    }

    #[test]
    fn this_host_has_many_names() {
        for name in [
            "localhost",
            "LOCALHOST",
            "127.0.0.1",
            "127.3.2.1",
            "::1",
            "Box",
            "box.example.org",
        ] {
            assert!(is_here(name, "box"), "{name}");
        }
        assert!(is_here("box", "box.example.org"));
        for name in ["box2", "xbox", "other", "192.0.2.7", "boxexample.org", "é"] {
            assert!(!is_here(name, "box"), "{name}");
        }
        assert!(!is_here("x", ""));
    }

    proptest! {
        #[test]
        fn any_file_is_taken(text in any::<String>(), own in any::<String>()) {
            if let Ok(hosts) = parse_file(&text) {
                for h in hosts { is_here(&h.name, &own); }
            }
        }
    }
}
