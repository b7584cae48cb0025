//! The user's say in the choice of algorithms: a file of rules, an algorithm by name for a collective, and telling what was chosen.
//!
//! * `OXMPI_ALLREDUCE=ring` (and so on, the collective's name in capitals): this algorithm at all sizes.
//! * `OXMPI_TUNING=FILE`: a table as `default.tune`. Its rules come before the library's.
//! * `OXMPI_REPRODUCIBLE=1`: reductions give the same bits with any algorithm, on every communicator.
//! * `OXMPI_VERBOSE=coll`: a line for each choice, from rank 0 of the communicator, once for the same case.
//!
//! Ranks that choose differently would wait for each other for ever, so a fingerprint of the rules is compared at the start.

use crate::select::{Algorithm, Collective, Tuning};
use oxmpi_types::{Rank, Result, fail};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::sync::{Mutex, OnceLock};

/// The variable that names the file.
pub const FILE: &str = "OXMPI_TUNING";
/// The variable that lists what the user wants to be told.
const VERBOSE: &str = "OXMPI_VERBOSE";

/// The variable that asks for results that do not depend on the choice.
const REPRODUCIBLE: &str = "OXMPI_REPRODUCIBLE";

static IN_USE: OnceLock<Tuning> = OnceLock::new();

/// How the user is told, and of which cases he was: collective, ranks, bytes, algorithm.
#[derive(Debug)]
pub(crate) struct Told {
    say: fn(&str),
    seen: Mutex<BTreeSet<(usize, Rank, u64, usize)>>,
}

/// The environment variable that names the algorithm for a collective.
pub fn variable(collective: Collective) -> String {
    format!("OXMPI_{}", collective.name().to_uppercase())
}

impl Tuning {
    /// The table that teams use when they are not given another.
    pub(crate) fn in_use() -> &'static Tuning {
        IN_USE.get().unwrap_or_else(Tuning::builtin)
    }

    /// Lets teams that are made from now on use this table. Only the first one of a process counts.
    pub fn put_to_use(self) {
        let _ = IN_USE.set(self);
    }

    /// The table that the environment asks for: `variable_of` looks a variable up, `read` reads a file, `say` tells the user.
    ///
    /// # Errors
    /// `MPI_ERR_ARG`, naming the variable, or the file and the line.
    pub fn from_environment(
        variable_of: &dyn Fn(&str) -> Option<OsString>,
        read: &dyn Fn(&Path) -> io::Result<String>,
        say: fn(&str),
    ) -> Result<Tuning> {
        let set = |name: &str| variable_of(name).filter(|v| !v.is_empty());
        let mut tuning = Tuning::default();
        for &collective in Collective::ALL {
            let name = variable(collective);
            let Some(value) = set(&name) else { continue };
            let value = value.to_string_lossy();
            let known = collective.algorithms();
            if !known.iter().any(|a| a.name() == value) {
                fail!(
                    Arg,
                    "{name} is {value:?}, must be one of {}",
                    collective.known()
                );
            }
            let rule = format!("{} -> {value}", collective.name());
            if let Err(e) = tuning.add(&name, &rule) {
                fail!(Arg, "{e}");
            }
        }
        if let Some(path) = set(FILE) {
            let shown = path.to_string_lossy();
            let text = match read(Path::new(&path)) {
                Ok(text) => text,
                Err(e) => fail!(Arg, "{FILE} is {shown:?}, which cannot be read: {e}"),
            };
            if let Err(e) = tuning.add(&shown, &text) {
                fail!(Arg, "{FILE}: {e}");
            }
        }
        tuning.complete();
        tuning.reproducible = match set(REPRODUCIBLE) {
            None => false,
            Some(value) if value == "0" => false,
            Some(value) if value == "1" => true,
            Some(value) => fail!(
                Arg,
                "{REPRODUCIBLE} is {:?}, must be 0 or 1",
                value.to_string_lossy()
            ),
        };
        let verbose = variable_of(VERBOSE).unwrap_or_default();
        for word in verbose.to_string_lossy().split(',').map(str::trim) {
            match word {
                "" => {}
                "coll" => {
                    let seen = Mutex::default();
                    tuning.told = Some(Told { say, seen });
                }
                _ => fail!(
                    Arg,
                    "{VERBOSE} has {word:?}, which is not known, there is coll"
                ),
            }
        }
        Ok(tuning)
    }

    /// A number that tables with other rules do not have (FNV-1a of what the rules say).
    pub fn fingerprint(&self) -> u64 {
        let words = self
            .rules
            .iter()
            .enumerate()
            .flat_map(|(collective, rules)| {
                rules
                    .iter()
                    .flat_map(move |r| r.words().into_iter().chain([collective as u64]))
            });
        words
            .chain([u64::from(self.reproducible)])
            .flat_map(u64::to_le_bytes)
            .fold(0xcbf2_9ce4_8422_2325, |h, byte| {
                (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            })
    }

    /// Tells the user of a choice, if it is asked for and new.
    #[inline]
    pub(crate) fn tell(&self, collective: Collective, ranks: Rank, bytes: u64, used: Algorithm) {
        if let Some(told) = &self.told {
            self.tell_once(told, collective, ranks, bytes, used, None);
        }
    }

    /// Tells that `used` takes the place of what was chosen, because results must be reproducible.
    #[cold]
    pub(crate) fn tell_of_switch(
        &self,
        collective: Collective,
        ranks: Rank,
        bytes: u64,
        used: Algorithm,
    ) {
        if let Some(told) = &self.told {
            let chosen = self.choose(collective, ranks, bytes).name();
            let why = format!("instead of {chosen}, for reproducible results");
            self.tell_once(told, collective, ranks, bytes, used, Some(&why));
        }
    }

    #[cold]
    fn tell_once(
        &self,
        told: &Told,
        collective: Collective,
        ranks: Rank,
        bytes: u64,
        used: Algorithm,
        why: Option<&str>,
    ) {
        let case = (collective as usize, ranks, bytes, used as usize);
        let new = told.seen.lock().is_ok_and(|mut seen| seen.insert(case));
        if new {
            (told.say)(&self.sentence(collective, ranks, bytes, used, why));
        }
    }

    /// What is chosen, and why.
    fn sentence(
        &self,
        collective: Collective,
        ranks: Rank,
        bytes: u64,
        used: Algorithm,
        why: Option<&str>,
    ) -> String {
        let name = collective.name();
        let case = match collective {
            Collective::Barrier | Collective::Alltoallv => format!("{name} on {ranks} ranks"),
            _ => format!("{name} of {bytes} bytes on {ranks} ranks"),
        };
        let mut fitting = self.rules[collective as usize]
            .iter()
            .filter(|r| r.fits(ranks, bytes));
        let rule = fitting.find(|r| r.algorithm == used);
        let why = match rule {
            _ if why.is_some() => why.unwrap_or_default().to_owned(),
            Some(rule) => match self.sources[rule.source].as_str() {
                variable if variable.starts_with("OXMPI_") => variable.to_owned(),
                source => format!("line {} of {source}", rule.line),
            },
            None => "what was chosen cannot do this call".to_owned(),
        };
        format!("oxmpi: {case}: {} ({why})", used.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(vars: &[(&str, &str)], file: Option<&str>) -> Result<Tuning> {
        let find = |name: &str| {
            let found = vars.iter().find(|(n, _)| *n == name);
            found.map(|(_, v)| OsString::from(v))
        };
        let read = |_: &Path| {
            file.map(str::to_owned)
                .ok_or(io::ErrorKind::NotFound.into())
        };
        Tuning::from_environment(&find, &read, |_| ())
    }

    #[test]
    fn a_name_beats_the_file_and_the_file_beats_the_library() {
        let file = "# mine\nallreduce bytes<=64 -> linear\nbcast ranks>=9 -> chain\n";
        let vars = [
            ("OXMPI_TUNING", "my.tune"),
            ("OXMPI_BCAST", "scatter_allgather"),
        ];
        let table = made(&vars, Some(file)).unwrap();
        let pick = |c, ranks, bytes| table.choose(c, ranks, bytes);
        assert_eq!(pick(Collective::Allreduce, 100, 64), Algorithm::Linear);
        assert_eq!(
            pick(Collective::Bcast, 100, 64),
            Algorithm::ScatterAllgather
        );
        assert_eq!(
            pick(Collective::Reduce, 100, 64),
            Tuning::builtin().choose(Collective::Reduce, 100, 64)
        );
        let said = |c, bytes, a| table.sentence(c, 100, bytes, a, None);
        assert_eq!(
            said(Collective::Allreduce, 64, Algorithm::Linear),
            "oxmpi: allreduce of 64 bytes on 100 ranks: linear (line 2 of my.tune)"
        );
        assert_eq!(
            said(Collective::Bcast, 64, Algorithm::ScatterAllgather),
            "oxmpi: bcast of 64 bytes on 100 ranks: scatter_allgather (OXMPI_BCAST)"
        );
        let own = said(Collective::Allreduce, 1 << 20, Algorithm::Rabenseifner);
        assert!(own.contains("of the library's rules"), "{own}");
    }

    #[test]
    fn nothing_set_is_the_librarys_table() {
        let table = made(&[("OXMPI_TUNING", ""), ("OXMPI_BCAST", "")], None).unwrap();
        assert_eq!(table.fingerprint(), Tuning::builtin().fingerprint());
        assert!(table.told.is_none());
    }

    #[test]
    fn other_rules_have_another_fingerprint() {
        let ring = made(&[("OXMPI_ALLREDUCE", "ring")], None).unwrap();
        let linear = made(&[("OXMPI_ALLREDUCE", "linear")], None).unwrap();
        let file = made(&[("OXMPI_TUNING", "x")], Some("\n\nallreduce -> ring")).unwrap();
        assert_ne!(ring.fingerprint(), linear.fingerprint());
        assert_ne!(ring.fingerprint(), Tuning::builtin().fingerprint());
        assert_eq!(ring.fingerprint(), file.fingerprint());
    }

    #[test]
    fn mistakes_name_what_is_wrong() {
        for (vars, file, parts) in [
            (
                ("OXMPI_ALLREDUCE", "quick"),
                None,
                ["OXMPI_ALLREDUCE is \"quick\"", "rabenseifner"],
            ),
            (
                ("OXMPI_REPRODUCIBLE", "yes"),
                None,
                ["OXMPI_REPRODUCIBLE is \"yes\"", "must be 0 or 1"],
            ),
            (
                ("OXMPI_TUNING", "no.tune"),
                None,
                ["OXMPI_TUNING is \"no.tune\"", "cannot be read"],
            ),
            (
                ("OXMPI_TUNING", "a.tune"),
                Some("\nbcast -> ring"),
                ["line 2 of a.tune", "binomial"],
            ),
            (
                ("OXMPI_TUNING", "a.tune"),
                Some("cast -> ring"),
                ["line 1 of a.tune", "\"cast\" is no collective"],
            ),
            (
                ("OXMPI_VERBOSE", "coll,all"),
                None,
                ["OXMPI_VERBOSE", "\"all\""],
            ),
        ] {
            let e = made(&[vars], file).unwrap_err().to_string();
            assert!(parts.iter().all(|p| e.contains(p)), "{e}");
        }
    }
}
