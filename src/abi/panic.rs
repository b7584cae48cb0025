//! What happens when the library itself is at fault: a panic ends the process with one readable block.

use std::panic::PanicHookInfo;

/// From now on a panic of this library prints one block and aborts. The hook belongs to the library's own copy of Rust's
/// runtime: a program in Rust keeps its own.
pub(crate) fn announce() {
    std::panic::set_hook(Box::new(|info| {
        oxmpi_mpi::say(&block(info));
        std::process::abort();
    }));
}

/// Who failed, where, and how. The door is not asked for more: it may be what is broken.
fn block(info: &PanicHookInfo<'_>) -> String {
    let words = info.payload_as_str().unwrap_or("a panic without words");
    let place = match info.location() {
        Some(place) => format!("{}:{}", place.file(), place.line()),
        None => "an unknown place".to_owned(),
    };
    format!(
        "oxmpi: process {} ends because of a fault in oxmpi {}, not in the program\n    {} at {place}\n    Please report it with what the program did.",
        std::process::id(),
        env!("CARGO_PKG_VERSION"),
        words.replace('\n', "\n    "),
    )
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use crate::call::{On, run};
    use crate::constants::functions;
    use crate::dialect::Mpich;

    /// The process that panics within a call, in its own process: see the next test.
    #[test]
    #[ignore = "ends the process"]
    fn panics_in_a_call() {
        run::<Mpich>(&functions::INITIALIZED, On::Nobody, |_| {
            panic!("the third wheel is missing")
        });
    }

    #[test]
    fn a_panic_ends_the_process_with_one_block() {
        let name = "panic::tests::panics_in_a_call";
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--ignored", "--nocapture"])
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&child.stderr).into_owned();
        use std::os::unix::process::ExitStatusExt;
        assert_eq!(child.status.signal(), Some(6), "{text}");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert!(text.ends_with('\n'), "{text}");
        assert!(lines[0].contains("a fault in oxmpi"), "{text}");
        assert!(
            lines[1].contains("the third wheel is missing at ") && lines[1].contains("panic.rs:"),
            "{text}"
        );
    }
}
