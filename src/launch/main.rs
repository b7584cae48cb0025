//! Room `launch`: `mpiexec`, which starts the ranks of a job on this host and stays with them until all have ended.
//!
//! * `options`, `cli`: the command line.
//! * `hosts`, `environment`, `binding`, `plan`: what it means; everything wrong is found before a rank starts.
//! * `start`, `guard`: processes, and that none survives.
//! * `job`: the loop; with `events`, `signals`, `input`, `output`.
//! * `pmi`: the server that MPI libraries speak with.
//! * `report`: what the user reads when something went wrong.
#![forbid(unsafe_code)]

mod binding;
mod cli;
mod environment;
mod events;
mod guard;
mod hosts;
mod input;
mod job;
mod options;
mod output;
mod plan;
mod pmi;
mod report;
mod signals;
mod start;

use cli::{Request, Wish};
use plan::Refusal;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = std::env::args_os().skip(1).collect();
    let code = match cli::parse(args) {
        Ok(Wish::Help) => {
            print(&options::help());
            Ok(0)
        }
        Ok(Wish::Version) => {
            print(concat!("mpiexec (oxmpi) ", env!("CARGO_PKG_VERSION"), "\n"));
            Ok(0)
        }
        Ok(Wish::Run(mut request)) => run(&mut request),
        Err(text) => Err(text.into()),
    };
    ExitCode::from(code.unwrap_or_else(|refusal: Refusal| {
        oxmpi_sys::process::say(&format!("mpiexec: {}", refusal.text));
        refusal.code
    }))
}

/// Prints, and does not mind when nobody reads.
fn print(text: &str) {
    use std::io::Write;
    let _ = std::io::stdout().write_all(text.as_bytes());
}

fn run(request: &mut Request) -> Result<u8, Refusal> {
    let own = std::env::vars_os().collect();
    let host = oxmpi_sys::process::hostname();
    if request.timeout.is_none()
        && let Ok(text) = std::env::var("MPIEXEC_TIMEOUT")
    {
        let none = text.trim().parse::<f64>().is_ok_and(|s| s <= 0.0);
        if !text.trim().is_empty() && !none {
            let limit = cli::seconds(&text);
            request.timeout = Some(limit.ok_or_else(|| {
                format!("MPIEXEC_TIMEOUT is {text:?}, must be a number of seconds")
            })?);
        }
    }
    let plan = plan::make(request, &own, &host)?;
    Ok(job::run(request, &plan, &host, &job_id())?)
}

/// A name that no other job has, here or elsewhere.
fn job_id() -> String {
    let mut random = [0u8; 8];
    // Without random numbers the process number and the time still tell jobs apart.
    let _ = oxmpi_sys::process::random(&mut random);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.map_or(0, |d| d.subsec_nanos());
    format!(
        "ox-{}-{now:x}-{:016x}",
        std::process::id(),
        u64::from_ne_bytes(random)
    )
}
