//! Which way to join the environment asks for.
//!
//! Every launcher leaves traces in the environment. Two mistakes are to be avoided: to be a silent "rank 0 of 1" in each of N processes
//! because the launcher speaks a language we do not, and to refuse to start alone because some variable was left over.

use crate::names;
use oxmpi_types::{Result, fail};

/// What [`detect`] found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Plan {
    /// PMI over an open descriptor.
    Descriptor {
        /// Its number.
        fd: i32,
        /// `PMI_RANK`
        rank: u32,
        /// `PMI_SIZE`
        size: u32,
    },
    /// PMI over a connection to `host:port`, where we are known as `id`.
    Port {
        /// `PMI_PORT`
        address: String,
        /// `PMI_ID`
        id: i64,
    },
    /// A job of one.
    Singleton,
}

/// Reads the environment through `env`.
pub fn detect(env: &dyn Fn(&str) -> Option<String>) -> Result<Plan> {
    let get = |name: &str| env(name).filter(|v| !v.is_empty());
    let number = |name: &str| get(name).and_then(|v| v.trim().parse::<u32>().ok());
    match get(names::START).as_deref() {
        Some("singleton") => return Ok(Plan::Singleton),
        Some(other) => fail!(Arg, "OXMPI_START is {other:?}, only \"singleton\" is known"),
        None => {}
    }
    if let Some(fd) = get("PMI_FD") {
        let (rank, size) = (number("PMI_RANK"), number("PMI_SIZE"));
        let (Ok(fd), Some(rank), Some(size)) = (fd.trim().parse(), rank, size) else {
            fail!(
                Other,
                "PMI_FD is {fd:?} but PMI_RANK is {:?} and PMI_SIZE is {:?}; all three must be numbers to join the job",
                get("PMI_RANK").unwrap_or_default(),
                get("PMI_SIZE").unwrap_or_default()
            );
        };
        if rank >= size {
            fail!(
                Other,
                "PMI_RANK is {rank}, not below PMI_SIZE, which is {size}"
            );
        }
        return Ok(Plan::Descriptor { fd, rank, size });
    }
    if let (Some(address), Some(id)) = (get("PMI_PORT"), get("PMI_ID")) {
        let Ok(id) = id.trim().parse() else {
            fail!(
                Other,
                "PMI_ID is {id:?}, must be a number to join the job at PMI_PORT {address}"
            );
        };
        return Ok(Plan::Port { address, id });
    }
    if let Some(trace) = unanswered(&get) {
        fail!(
            Other,
            "{trace}, but this library finds nobody to join the job with (neither PMI_FD nor PMI_PORT is set): start the program with \
             oxmpi's mpiexec or with a launcher that offers PMI-1, or set OXMPI_START=singleton to run it as a job of one"
        );
    }
    Ok(Plan::Singleton)
}

/// The trace of a job of several processes that offers no way to join.
fn unanswered(get: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let several = |name: &str| {
        let n = get(name)?.trim().parse::<u64>().ok()?;
        (n > 1).then(|| format!("{name} is {n}"))
    };
    if let Some(text) = several("PMI_SIZE").or_else(|| several("OMPI_COMM_WORLD_SIZE")) {
        return Some(text);
    }
    if let Some(space) = get("PMIX_NAMESPACE") {
        return Some(format!("PMIX_NAMESPACE is {space}"));
    }
    if get("FLUX_TASK_RANK").is_some()
        && let Some(text) = several("FLUX_JOB_SIZE")
    {
        return Some(text);
    }
    // A batch script has SLURM_PROCID and SLURM_NTASKS as well, without being one of the tasks.
    let step = get("SLURM_STEP_ID").is_some();
    let script = !step && get("ENVIRONMENT").as_deref() == Some("BATCH");
    if get("SLURM_PROCID").is_some() && !script {
        return match get("SLURM_STEP_NUM_TASKS") {
            Some(_) => several("SLURM_STEP_NUM_TASKS"),
            None => several("SLURM_NTASKS"),
        };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(vars: &[(&str, &str)]) -> Result<Plan> {
        detect(&|name| {
            let found = vars.iter().find(|(n, _)| *n == name);
            found.map(|(_, v)| (*v).to_owned())
        })
    }

    fn refused(vars: &[(&str, &str)], names: &str) {
        let e = run(vars).expect_err(names);
        assert!(e.text.contains(names), "{} does not name {names}", e.text);
        assert!(!e.text.contains('\n'));
    }

    #[test]
    fn nobody_started_us() {
        assert_eq!(run(&[]), Ok(Plan::Singleton));
        assert_eq!(
            run(&[("PMI_FD", ""), ("PMI_SIZE", "")]),
            Ok(Plan::Singleton)
        );
        assert_eq!(run(&[("OMPI_COMM_WORLD_SIZE", "1")]), Ok(Plan::Singleton));
        assert_eq!(
            run(&[("PALS_RANKID", "3"), ("PALS_APINFO", "/x")]),
            Ok(Plan::Singleton)
        );
        assert_eq!(
            run(&[("SLURM_NTASKS", "8"), ("SLURM_JOB_ID", "1")]),
            Ok(Plan::Singleton)
        );
    }

    #[test]
    fn pmi_by_descriptor_or_port() {
        let plan = run(&[("PMI_FD", "9"), ("PMI_RANK", "1"), ("PMI_SIZE", "2")]);
        assert_eq!(
            plan,
            Ok(Plan::Descriptor {
                fd: 9,
                rank: 1,
                size: 2
            })
        );
        let plan = run(&[("PMI_PORT", "host:77"), ("PMI_ID", "3"), ("PMI_SIZE", "4")]);
        assert_eq!(
            plan,
            Ok(Plan::Port {
                address: "host:77".into(),
                id: 3
            })
        );
        refused(&[("PMI_FD", "9"), ("PMI_RANK", "1")], "PMI_SIZE");
        refused(
            &[("PMI_FD", "nine"), ("PMI_RANK", "1"), ("PMI_SIZE", "2")],
            "\"nine\"",
        );
        refused(
            &[("PMI_FD", "9"), ("PMI_RANK", "2"), ("PMI_SIZE", "2")],
            "PMI_RANK is 2",
        );
        refused(&[("PMI_PORT", "host:77"), ("PMI_ID", "x")], "PMI_ID");
    }

    #[test]
    fn several_processes_without_a_way_to_join() {
        refused(&[("PMI_SIZE", "2"), ("PMI_RANK", "0")], "PMI_SIZE is 2");
        refused(
            &[("OMPI_COMM_WORLD_SIZE", "4")],
            "OMPI_COMM_WORLD_SIZE is 4",
        );
        refused(
            &[("PMIX_NAMESPACE", "prterun-1"), ("PMIX_RANK", "0")],
            "PMIX_NAMESPACE",
        );
        refused(
            &[("SLURM_PROCID", "0"), ("SLURM_NTASKS", "2")],
            "SLURM_NTASKS is 2",
        );
        refused(
            &[
                ("SLURM_PROCID", "0"),
                ("SLURM_STEP_ID", "0"),
                ("SLURM_STEP_NUM_TASKS", "3"),
                ("ENVIRONMENT", "BATCH"),
            ],
            "SLURM_STEP_NUM_TASKS is 3",
        );
        refused(
            &[("FLUX_TASK_RANK", "0"), ("FLUX_JOB_SIZE", "3")],
            "FLUX_JOB_SIZE",
        );
    }

    #[test]
    fn slurm_with_one_task_or_in_the_batch_script() {
        let alone = [
            ("SLURM_PROCID", "0"),
            ("SLURM_NTASKS", "8"),
            ("SLURM_STEP_ID", "0"),
            ("SLURM_STEP_NUM_TASKS", "1"),
        ];
        assert_eq!(run(&alone), Ok(Plan::Singleton));
        let script = [
            ("SLURM_PROCID", "0"),
            ("SLURM_NTASKS", "8"),
            ("ENVIRONMENT", "BATCH"),
        ];
        assert_eq!(run(&script), Ok(Plan::Singleton));
    }

    #[test]
    fn the_way_out() {
        assert_eq!(
            run(&[("OXMPI_START", "singleton"), ("PMI_SIZE", "2")]),
            Ok(Plan::Singleton)
        );
        refused(&[("OXMPI_START", "pmix")], "OXMPI_START");
    }
}
