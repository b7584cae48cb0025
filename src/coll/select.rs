//! Which algorithm a collective uses: a table of rules, one a line, the first that fits wins.
//!
//! ```text
//! # collective  conditions            -> algorithm
//! allreduce     ranks<=8 bytes<=2k    -> recursive_doubling
//! allreduce                           -> rabenseifner
//! ```
//!
//! Conditions compare `ranks` or `bytes` by `<=` or `>=`; numbers may end in `k`, `m` or `g`
//! (powers of 1024). The last rule of each collective has no condition. What `bytes` means for each collective stands in
//! `default.tune`. An algorithm that cannot do a case (an operation that is not commutative,
//! say) hands it to one that can.

use oxmpi_types::{Rank, Result, fail};
use std::sync::LazyLock;

macro_rules! names {
    ($(#[$doc:meta])* $kind:ident { $($(#[$vdoc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind { $($(#[$vdoc])* $variant,)* }

        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$variant),*];

            /// The name in a selection table.
            pub const fn name(self) -> &'static str {
                match self { $($kind::$variant => $name,)* }
            }

            fn parse(text: &str) -> Option<$kind> {
                Self::ALL.iter().copied().find(|a| a.name() == text)
            }
        }
    };
}

names! {
    /// A family of collectives that shares its rules.
    Collective {
        /// `MPI_Barrier`
        Barrier = "barrier",
        /// `MPI_Bcast`
        Bcast = "bcast",
        /// `MPI_Gather`
        Gather = "gather",
        /// `MPI_Scatter`
        Scatter = "scatter",
        /// `MPI_Allgather[v]`
        Allgather = "allgather",
        /// `MPI_Alltoall`
        Alltoall = "alltoall",
        /// `MPI_Alltoallv` and `MPI_Alltoallw`, where no rank knows the total
        Alltoallv = "alltoallv",
        /// `MPI_Reduce`
        Reduce = "reduce",
        /// `MPI_Allreduce`
        Allreduce = "allreduce",
        /// `MPI_Reduce_scatter[_block]`
        ReduceScatter = "reduce_scatter",
    }
}

names! {
    /// An algorithm.
    Algorithm {
        /// Every pair that has data for each other talks directly, all at once. Barrier and allreduce: all give to
        /// rank 0, which answers all.
        Linear = "linear",
        /// A binomial tree.
        Binomial = "binomial",
        /// A pipeline through all ranks, in segments.
        Chain = "chain",
        /// Scatter, then ring allgather.
        ScatterAllgather = "scatter_allgather",
        /// Around a ring, a block at a time.
        Ring = "ring",
        /// Partners at doubling distances exchange all they have.
        RecursiveDoubling = "recursive_doubling",
        /// Blocks travel by the bits of their distance.
        Bruck = "bruck",
        /// A partner at each step, directly.
        Pairwise = "pairwise",
        /// Each rank tells the one at a doubling distance ahead.
        Dissemination = "dissemination",
        /// Vector halving with distance doubling, then back.
        Rabenseifner = "rabenseifner",
    }
}

impl Collective {
    /// The algorithms that a rule may name for it.
    fn algorithms(self) -> &'static [Algorithm] {
        use Algorithm::*;
        match self {
            Collective::Barrier => &[Dissemination, Linear],
            Collective::Bcast => &[Binomial, Chain, ScatterAllgather],
            Collective::Gather | Collective::Scatter => &[Linear, Binomial],
            Collective::Allgather => &[Ring, RecursiveDoubling, Bruck],
            Collective::Alltoall => &[Linear, Pairwise, Bruck],
            Collective::Alltoallv => &[Linear, Pairwise],
            Collective::Reduce => &[Binomial, Rabenseifner],
            Collective::Allreduce => &[RecursiveDoubling, Rabenseifner, Ring, Linear],
            Collective::ReduceScatter => &[RecursiveDoubling, Pairwise],
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Rule {
    ranks: (Rank, Rank),
    bytes: (u64, u64),
    algorithm: Algorithm,
}

/// A selection table.
#[derive(Debug)]
pub struct Tuning {
    rules: [Vec<Rule>; Collective::ALL.len()],
}

impl Tuning {
    /// The table that comes with the library.
    pub fn builtin() -> &'static Tuning {
        static TABLE: LazyLock<Tuning> =
            LazyLock::new(|| match Tuning::parse(include_str!("default.tune")) {
                Ok(tuning) => tuning,
                Err(e) => unreachable!("default.tune: {e}"),
            });
        &TABLE
    }

    /// Reads a table. Collectives that it does not mention keep the rules of the library.
    pub fn parse(text: &str) -> Result<Tuning> {
        let mut rules: [Vec<Rule>; Collective::ALL.len()] = Default::default();
        for (i, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            match parse_line(line) {
                Ok((collective, rule)) => rules[collective as usize].push(rule),
                Err(why) => fail!(Arg, "line {} of the selection table: {why}", i + 1),
            }
        }
        for (&collective, rules) in Collective::ALL.iter().zip(&mut rules) {
            match rules.last() {
                Some(last) if last.fits_all() => {}
                Some(_) => fail!(
                    Arg,
                    "the selection table's last rule for {} has a condition",
                    collective.name()
                ),
                None => rules.clone_from(&Tuning::builtin().rules[collective as usize]),
            }
        }
        Ok(Tuning { rules })
    }

    /// The algorithm for a call.
    #[inline]
    pub(crate) fn choose(&self, collective: Collective, ranks: Rank, bytes: u64) -> Algorithm {
        let rules = &self.rules[collective as usize];
        rules
            .iter()
            .find(|r| r.fits(ranks, bytes))
            .or(rules.last())
            .map_or(collective.algorithms()[0], |r| r.algorithm)
    }
}

impl Rule {
    fn fits(&self, ranks: Rank, bytes: u64) -> bool {
        self.ranks.0 <= ranks
            && ranks <= self.ranks.1
            && self.bytes.0 <= bytes
            && bytes <= self.bytes.1
    }

    fn fits_all(&self) -> bool {
        self.ranks == (0, Rank::MAX) && self.bytes == (0, u64::MAX)
    }
}

fn parse_line(line: &str) -> Result<(Collective, Rule), String> {
    let (left, algorithm) = line
        .split_once("->")
        .ok_or_else(|| format!("\"{line}\" has no \"->\""))?;
    let mut words = left.split_whitespace();
    let name = words.next().unwrap_or("");
    let collective =
        Collective::parse(name).ok_or_else(|| format!("\"{name}\" is no collective"))?;
    let algorithm = algorithm.trim();
    let algorithm = Algorithm::parse(algorithm)
        .filter(|a| collective.algorithms().contains(a))
        .ok_or_else(|| format!("\"{algorithm}\" is no algorithm for {name}"))?;
    let mut rule = Rule {
        ranks: (0, Rank::MAX),
        bytes: (0, u64::MAX),
        algorithm,
    };
    for word in words {
        let bad = || format!("\"{word}\" is no condition");
        let (subject, upper, number) = match (word.split_once("<="), word.split_once(">=")) {
            (Some((s, n)), None) => (s, true, n),
            (None, Some((s, n))) => (s, false, n),
            _ => return Err(bad()),
        };
        let number = parse_number(number).ok_or_else(bad)?;
        match (subject, upper) {
            ("ranks", true) => rule.ranks.1 = Rank::try_from(number).map_err(|_| bad())?,
            ("ranks", false) => rule.ranks.0 = Rank::try_from(number).map_err(|_| bad())?,
            ("bytes", true) => rule.bytes.1 = number,
            ("bytes", false) => rule.bytes.0 = number,
            _ => return Err(bad()),
        }
    }
    Ok((collective, rule))
}

fn parse_number(text: &str) -> Option<u64> {
    let (digits, shift) = match text.chars().last()? {
        'k' => (&text[..text.len() - 1], 10),
        'm' => (&text[..text.len() - 1], 20),
        'g' => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_match_wins_and_the_rest_is_inherited() {
        let table = Tuning::parse(
            "# comment\n\
             allreduce ranks<=8 bytes<=2k -> recursive_doubling\n\
             allreduce ranks>=3 bytes<=1m -> ring # not for two\n\
             allreduce -> rabenseifner\n",
        )
        .unwrap();
        let pick = |ranks, bytes| table.choose(Collective::Allreduce, ranks, bytes);
        assert_eq!(pick(8, 2048), Algorithm::RecursiveDoubling);
        assert_eq!(pick(8, 2049), Algorithm::Ring);
        assert_eq!(pick(9, 8), Algorithm::Ring);
        assert_eq!(pick(2, 1 << 20), Algorithm::Rabenseifner);
        assert_eq!(pick(3, (1 << 20) + 1), Algorithm::Rabenseifner);
        let builtin = Tuning::builtin();
        for bytes in [0, 100, 1 << 30] {
            assert_eq!(
                table.choose(Collective::Bcast, 5, bytes),
                builtin.choose(Collective::Bcast, 5, bytes)
            );
        }
    }

    #[test]
    fn mistakes_name_the_line() {
        for (text, part) in [
            ("bcast binomial", "no \"->\""),
            ("\nfoo -> ring", "line 2"),
            ("bcast -> ring", "no algorithm for bcast"),
            ("bcast ranks<5 -> binomial", "no condition"),
            ("bcast bytes<=5x -> binomial", "no condition"),
            ("bcast bytes<=5 -> binomial", "last rule for bcast"),
        ] {
            let e = Tuning::parse(text).unwrap_err().to_string();
            assert!(e.contains(part), "{text}: {e}");
        }
    }
}
