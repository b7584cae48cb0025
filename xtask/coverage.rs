//! Lists what is not written yet.

use std::collections::BTreeMap;
use std::path::Path;

use crate::table::{Entry, Table};

/// Prints the functions that answer MPI_ERR_UNSUPPORTED_OPERATION, and counts by chapter.
pub fn run(root: &Path) -> Result<(), String> {
    let table = Table::load(&root.join("api"))?;
    let mut chapters: Vec<&str> = Vec::new();
    let mut count: BTreeMap<&str, (usize, Vec<&str>)> = BTreeMap::new();
    for f in table.c_functions() {
        if !chapters.contains(&f.chapter.as_str()) {
            chapters.push(&f.chapter);
        }
        let c = count.entry(&f.chapter).or_default();
        c.0 += 1;
        if f.entry == Entry::Unwritten {
            c.1.push(&f.name);
        }
    }
    let (mut total, mut written) = (0, 0);
    for chapter in chapters {
        let (all, missing) = &count[chapter];
        total += all;
        written += all - missing.len();
        println!("{chapter}: {} of {all} written", all - missing.len());
        for name in missing {
            println!("    {name}");
        }
    }
    println!(
        "total: {written} of {total} C functions written, {} not yet",
        total - written
    );
    Ok(())
}
