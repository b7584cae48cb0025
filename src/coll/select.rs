//! Which algorithm a collective uses: a table of rules, one a line, the first that fits wins.
//!
//! ```text
//! # collective  conditions            -> algorithm
//! allreduce     ranks<=8 bytes<=2k    -> recursive_doubling
//! allreduce                           -> rabenseifner
//! ```
//!
//! Conditions compare `ranks` or `bytes` by `<=` or `>=`; numbers may end in `k`, `m` or `g`
//! (powers of 1024). What `bytes` means for each collective stands in `default.tune`, the table that comes with the library; its last
//! rule of each collective has no condition, and a user's rules come before it (`tuning.rs`). An algorithm that
//! cannot do a case (an operation that is not commutative, say) hands it to one that can.

use crate::tuning::Told;
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
    pub fn algorithms(self) -> &'static [Algorithm] {
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

    /// The algorithm to use instead of `chosen` when results must not depend on the choice. Those that remain all combine along one
    /// tree, which follows from the number of ranks alone: neighbours first, then at doubling distances ([`crate::allreduce`]).
    pub(crate) fn reproducible(self, chosen: Algorithm, bytes: u64) -> Algorithm {
        match (self, chosen) {
            (Collective::Reduce, _) => Algorithm::Rabenseifner,
            (Collective::Allreduce, Algorithm::RecursiveDoubling | Algorithm::Rabenseifner) => {
                chosen
            }
            (Collective::Allreduce, _) if bytes <= 4096 => Algorithm::RecursiveDoubling,
            (Collective::Allreduce, _) => Algorithm::Rabenseifner,
            // Its combination is that of an allreduce.
            (Collective::ReduceScatter, _) => Algorithm::RecursiveDoubling,
            _ => chosen,
        }
    }

    /// Their names, for an error.
    pub(crate) fn known(self) -> String {
        let names: Vec<_> = self.algorithms().iter().map(|a| a.name()).collect();
        names.join(", ")
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    ranks: (Rank, Rank),
    bytes: (u64, u64),
    pub(crate) algorithm: Algorithm,
    /// Which of the table's sources it stands in, and in which line of it.
    pub(crate) source: usize,
    pub(crate) line: usize,
}

/// A selection table.
#[derive(Debug, Default)]
pub struct Tuning {
    pub(crate) rules: [Vec<Rule>; Collective::ALL.len()],
    /// Where the rules come from, for whoever asks.
    pub(crate) sources: Vec<String>,
    /// Reductions give the same bits with any algorithm.
    pub(crate) reproducible: bool,
    /// What the user was told of the choices so far, if it is asked for.
    pub(crate) told: Option<Told>,
}

impl Tuning {
    /// The table that comes with the library.
    pub fn builtin() -> &'static Tuning {
        static TABLE: LazyLock<Tuning> = LazyLock::new(|| {
            let mut table = Tuning::default();
            if let Err(e) = table.add("the library's rules", include_str!("default.tune")) {
                unreachable!("{e}");
            }
            table
        });
        &TABLE
    }

    /// Reads a table; where none of its rules fits, those of the library count.
    pub fn parse(text: &str) -> Result<Tuning> {
        let mut tuning = Tuning::default();
        if let Err(e) = tuning.add("the selection table", text) {
            fail!(Arg, "{e}");
        }
        tuning.complete();
        Ok(tuning)
    }

    /// The same table for reductions that give the same bits with any algorithm.
    pub fn reproducible(self) -> Tuning {
        Tuning {
            reproducible: true,
            ..self
        }
    }

    /// Appends the rules of `text`, which is called `source` in the error, one sentence.
    pub(crate) fn add(&mut self, source: &str, text: &str) -> Result<(), String> {
        for (i, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let (collective, mut rule) =
                parse_line(line).map_err(|why| format!("line {} of {source}: {why}", i + 1))?;
            (rule.source, rule.line) = (self.sources.len(), i + 1);
            self.rules[collective as usize].push(rule);
        }
        self.sources.push(source.to_owned());
        Ok(())
    }

    /// Appends the library's own rules.
    pub(crate) fn complete(&mut self) {
        let builtin = Tuning::builtin();
        let first = self.sources.len();
        for (rules, more) in self.rules.iter_mut().zip(&builtin.rules) {
            rules.extend(more.iter().map(|r| Rule {
                source: first + r.source,
                ..*r
            }));
        }
        self.sources.extend(builtin.sources.iter().cloned());
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
    pub(crate) fn fits(&self, ranks: Rank, bytes: u64) -> bool {
        self.ranks.0 <= ranks
            && ranks <= self.ranks.1
            && self.bytes.0 <= bytes
            && bytes <= self.bytes.1
    }

    /// What it says, as numbers.
    pub(crate) fn words(&self) -> [u64; 5] {
        let ranks = (u64::from(self.ranks.0), u64::from(self.ranks.1));
        [
            ranks.0,
            ranks.1,
            self.bytes.0,
            self.bytes.1,
            self.algorithm as u64,
        ]
    }
}

fn parse_line(line: &str) -> Result<(Collective, Rule), String> {
    let (left, algorithm) = line
        .split_once("->")
        .ok_or_else(|| format!("\"{line}\" has no \"->\""))?;
    let mut words = left.split_whitespace();
    let name = words.next().unwrap_or("");
    let collective = Collective::parse(name).ok_or_else(|| {
        let known: Vec<_> = Collective::ALL.iter().map(|c| c.name()).collect();
        format!(
            "\"{name}\" is no collective, there are {}",
            known.join(", ")
        )
    })?;
    let algorithm = algorithm.trim();
    let algorithm = Algorithm::parse(algorithm)
        .filter(|a| collective.algorithms().contains(a))
        .ok_or_else(|| {
            let known = collective.known();
            format!("\"{algorithm}\" is no algorithm for {name}, which has {known}")
        })?;
    let mut rule = Rule {
        ranks: (0, Rank::MAX),
        bytes: (0, u64::MAX),
        algorithm,
        source: 0,
        line: 0,
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
        let some = Tuning::parse("reduce bytes<=4 -> rabenseifner").unwrap();
        assert_eq!(
            some.choose(Collective::Reduce, 4, 4),
            Algorithm::Rabenseifner
        );
        assert_eq!(some.choose(Collective::Reduce, 4, 5), Algorithm::Binomial);
        let builtin = Tuning::builtin();
        for bytes in [0, 100, 1 << 30] {
            assert_eq!(
                table.choose(Collective::Bcast, 5, bytes),
                builtin.choose(Collective::Bcast, 5, bytes)
            );
        }
    }

    #[test]
    fn the_librarys_last_rules_have_no_condition() {
        for rules in &Tuning::builtin().rules {
            let [ranks_from, ranks_to, from, to, _] = rules.last().unwrap().words();
            assert_eq!(
                (ranks_from, ranks_to, from, to),
                (0, Rank::MAX.into(), 0, u64::MAX)
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
        ] {
            let e = Tuning::parse(text).unwrap_err().to_string();
            assert!(e.contains(part), "{text}: {e}");
        }
    }
}
