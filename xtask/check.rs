//! Compiles each header as C and C++ and compares every constant, size and offset that the C
//! compiler sees with the table.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use crate::constants::number;
use crate::ctypes::DIALECTS;
use crate::table::Table;

/// Fails on the first header that does not compile, and lists all values that differ.
pub fn run(root: &Path) -> Result<(), String> {
    let table = Table::load(&root.join("api"))?;
    let layouts = std::fs::read_to_string(root.join("api/layouts.tsv"))
        .map_err(|e| format!("api/layouts.tsv: {e}"))?;
    let dir = root.join("target/header-check");
    std::fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut wrong = Vec::new();
    // A C compiler is all that a build needs; it may come without its sister.
    let empty = dir.join("empty.cc");
    std::fs::write(&empty, "int one;\n").map_err(|e| e.to_string())?;
    let cxx = cc(Command::new("cc").arg("-fsyntax-only").arg(&empty)).is_ok();
    if !cxx {
        println!("no C++ compiler: the headers are compiled as C only");
    }
    for (column, dialect) in DIALECTS.iter().enumerate() {
        let mut expected: Vec<(String, String)> = Vec::new();
        let mut program = String::from(
            "#include <mpi.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n",
        );
        for c in &table.constants {
            let Some(v) = c.values.get(dialect.name) else {
                continue;
            };
            if c.group == "extension-handle" {
                continue;
            }
            let Some(n) = number(v) else { continue };
            expected.push((c.name.clone(), n.to_string()));
            let cast = match c.group.as_str() {
                // A handle that is an int is compared as the 32 bits it is.
                "handle" => format!(
                    "(sizeof({0}) == 4 ? (long long)(unsigned)(size_t){0} : (long long)(size_t){0})",
                    c.name
                ),
                "pointer" | "callback" => format!("(long long)(size_t){}", c.name),
                _ => format!("(long long){}", c.name),
            };
            let _ = writeln!(program, "printf(\"%lld\\n\", {cast});");
        }
        for row in layouts.lines().filter(|l| !l.starts_with('#')).skip(1) {
            let cells: Vec<&str> = row.split('\t').collect();
            let (Some(what), Some(value)) = (cells.first(), cells.get(column + 1)) else {
                return Err(format!("layouts.tsv: {row}"));
            };
            if *value == "-" {
                continue;
            }
            let expression = match what.split_once(' ') {
                Some(("sizeof", t)) => format!("sizeof({t})"),
                Some(("alignof", t)) => format!("offsetof(struct {{ char c; {t} t; }}, t)"),
                Some(("offsetof", tf)) => format!("offsetof({})", tf.replace('.', ", ")),
                _ => return Err(format!("layouts.tsv: {row}")),
            };
            expected.push(((*what).to_owned(), (*value).to_owned()));
            let _ = writeln!(program, "printf(\"%lld\\n\", (long long){expression});");
        }
        program.push_str("return 0;\n}\n");

        let include = root.join("include").join(dialect.name);
        let source = dir.join(format!("{}.c", dialect.name));
        let binary = dir.join(dialect.name);
        std::fs::write(&source, &program).map_err(|e| e.to_string())?;
        let only = dir.join("only.c");
        std::fs::write(&only, "#include <mpi.h>\nint unused;\n").map_err(|e| e.to_string())?;
        let strict = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only"];
        for language in [
            ["-x", "c", "-std=c89"],
            ["-x", "c", "-std=c17"],
            ["-x", "c++", "-std=c++98"],
            ["-x", "c++", "-std=c++17"],
        ] {
            if language[1] == "c++" && !cxx {
                continue;
            }
            cc(Command::new("cc")
                .args(strict)
                .args(language)
                .arg("-I")
                .arg(&include)
                .arg(&only))?;
        }
        cc(Command::new("cc")
            .arg("-w")
            .arg("-I")
            .arg(&include)
            .arg(&source)
            .arg("-o")
            .arg(&binary))?;
        let out = Command::new(&binary)
            .output()
            .map_err(|e| format!("{}: {e}", binary.display()))?;
        let text = String::from_utf8_lossy(&out.stdout);
        let got: Vec<&str> = text.lines().collect();
        if got.len() != expected.len() {
            return Err(format!(
                "{}: {} values printed, {} expected",
                dialect.name,
                got.len(),
                expected.len()
            ));
        }
        for ((name, want), got) in expected.iter().zip(&got) {
            if want != got {
                wrong.push(format!(
                    "{} {name}: {got} in the header, {want} in the table",
                    dialect.name
                ));
            }
        }
        println!(
            "include/{}/mpi.h: {} values compared",
            dialect.name,
            expected.len()
        );
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n"))
    }
}

fn cc(command: &mut Command) -> Result<(), String> {
    let out = command.output().map_err(|e| format!("cc: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    Err(format!(
        "{command:?}\n{}",
        String::from_utf8_lossy(&out.stderr)
    ))
}
