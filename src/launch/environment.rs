//! The environment of the ranks.

use crate::cli::{App, EnvOp, Inherit, Request};
use std::collections::BTreeMap;
use std::ffi::{CString, OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

/// A set of variables.
pub type Variables = BTreeMap<OsString, OsString>;

/// Whether a variable says something about one particular job, so that it must not leak from a rank that runs
/// `mpiexec` into the job it starts.
pub fn belongs_to_a_job(name: &OsStr) -> bool {
    let name = name.as_bytes();
    let prefixes: [&[u8]; 5] = [
        b"PMI_",
        b"HYDI_",
        b"OMPI_COMM_WORLD_",
        b"MPI_LOCAL",
        b"PMIX_",
    ];
    if name.starts_with(b"PMIX_MCA_") {
        return false;
    }
    let names: [&[u8]; 7] = [
        b"OXMPI_JOB",
        b"OXMPI_BOARD_FD",
        b"OXMPI_START",
        b"OXMPI_PROGRAM",
        b"OMPI_UNIVERSE_SIZE",
        b"OMPI_APP_CTX_NUM_PROCS",
        b"PALS_RANKID",
    ];
    prefixes.iter().any(|p| name.starts_with(p)) || names.contains(&name)
}

/// The variables of `app`, without those that differ from rank to rank. `own` is the launcher's environment.
pub fn of_app(request: &Request, app: &App, own: &Variables) -> Result<Variables, String> {
    let inherit = app.inherit.as_ref().or(request.inherit.as_ref());
    let mut vars: Variables = match inherit.unwrap_or(&Inherit::All) {
        Inherit::All => own.clone(),
        Inherit::None => Variables::new(),
        Inherit::List(names) => own
            .iter()
            .filter(|(n, _)| names.contains(n))
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect(),
    };
    for op in request.env.iter().chain(&app.env) {
        match op {
            EnvOp::Set(name, value) => {
                vars.insert(name.clone(), value.clone());
            }
            EnvOp::Pass(name) => {
                if let Some(value) = own.get(name) {
                    vars.insert(name.clone(), value.clone());
                }
            }
        }
    }
    vars.retain(|name, _| !belongs_to_a_job(name));
    Ok(vars)
}

/// `NAME=value` for the kernel.
pub fn entry(name: &OsStr, value: &OsStr) -> CString {
    let mut bytes = name.to_owned().into_vec();
    bytes.push(b'=');
    bytes.extend_from_slice(value.as_bytes());
    // Neither an inherited variable nor an argument can contain a zero byte.
    CString::new(bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Wish, parse};

    fn vars(line: &[&str], own: &[(&str, &str)]) -> Vec<String> {
        let Ok(Wish::Run(r)) = parse(line.iter().map(OsString::from).collect()) else {
            panic!("{line:?}");
        };
        let own: Variables = own.iter().map(|(n, v)| (n.into(), v.into())).collect();
        let all = of_app(&r, &r.apps[0], &own).unwrap();
        all.iter()
            .map(|(n, v)| entry(n, v).into_string().unwrap())
            .collect()
    }

    const OWN: &[(&str, &str)] = &[
        ("A", "1"),
        ("B", "2"),
        ("PMI_FD", "7"),
        ("OMPI_COMM_WORLD_RANK", "3"),
        ("OXMPI_JOB", "x"),
        ("MPI_LOCALRANKID", "0"),
        ("PMIX_NAMESPACE", "n"),
        ("PMIX_MCA_gds", "hash"),
        ("HYDI_CONTROL_FD", "4"),
    ];

    #[test]
    fn what_is_inherited() {
        assert_eq!(vars(&["p"], OWN), ["A=1", "B=2", "PMIX_MCA_gds=hash"]);
        assert_eq!(vars(&["-genvnone", "p"], OWN), [""; 0]);
        assert_eq!(vars(&["-genvlist", "B,C,PMI_FD", "p"], OWN), ["B=2"]);
        assert_eq!(vars(&["-genvnone", "-envlist", "A", "p"], OWN), ["A=1"]);
        assert_eq!(
            vars(&["-genvnone", "-x", "B", "-x", "NOPE", "p"], OWN),
            ["B=2"]
        );
    }

    #[test]
    fn what_is_set_wins() {
        assert_eq!(
            vars(
                &["-genv", "A", "x", "-genv", "B=y=z", "-env", "A", "w", "p"],
                &OWN[..2]
            ),
            ["A=w", "B=y=z"]
        );
    }
}
