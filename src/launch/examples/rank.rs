//! A rank without MPI: joins its job through `boot` and does what its arguments say. The tests of `mpiexec` start it.

use oxmpi_boot::Job;
use std::process::exit;
use std::time::Duration;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let job = match oxmpi_boot::join() {
        Ok(job) => job,
        Err(e) => {
            eprintln!("join: {}", e.text);
            exit(3);
        }
    };
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<i32>().ok()).unwrap_or(0);
    match args.first().map_or("", String::as_str) {
        "hello" => println!(
            "rank {} of {}, {} of {} here, program {}, universe {}",
            job.rank(),
            job.size(),
            job.local_rank(),
            job.local_ranks().len(),
            job.appnum().unwrap_or(-1),
            job.universe_size().unwrap_or(0)
        ),
        "exchange" => exchange(&job),
        // The last rank ends with a code before it says goodbye; the others wait for it.
        "fail" if job.rank() + 1 == job.size() => exit(number(1)),
        "fail" => drop(job.barrier()),
        "abort" if job.rank() + 1 == job.size() => {
            println!("last words");
            job.abort(number(1), args.get(2).map_or("", String::as_str));
            exit(number(1));
        }
        "abort" => wait_for_ever(&job, "MPI_Recv from the last rank"),
        "signal" if job.rank() + 1 == job.size() => std::process::abort(),
        "signal" => wait_for_ever(&job, "MPI_Recv from the last rank"),
        "hang" => wait_for_ever(&job, "MPI_Barrier"),
        // Says goodbye, then ends with its rank.
        "late" => {
            job.finalize().expect("finalize");
            exit(job.rank() as i32);
        }
        "forget" => exit(0),
        other => {
            eprintln!("no such part: {other:?}");
            exit(2);
        }
    }
    job.finalize().expect("finalize");
}

fn wait_for_ever(job: &Job, what: &str) {
    job.report(what);
    while !job.launcher_gone() {
        std::thread::sleep(Duration::from_millis(20));
    }
    exit(1);
}

/// Values of awkward lengths and contents, in both directions.
fn exchange(job: &Job) {
    let text = |r: u32| "ü=% \n;".repeat(1 + 300 * r as usize);
    job.put(&format!("card-{}", job.rank()), &text(job.rank()))
        .expect("put");
    job.barrier().expect("barrier");
    for r in 0..job.size() {
        let got = job.get(&format!("card-{r}")).expect("get");
        assert_eq!(got.as_deref(), Some(text(r).as_str()));
    }
    assert_eq!(job.get("nobody").expect("get"), None);
    job.barrier().expect("barrier");
    println!("exchanged");
}
