//! Compares the crates' dependencies with the order of the rooms.

use std::path::Path;

/// The rooms from bottom to top, with the rooms each may use. The table of ARCHITECTURE.md.
const ROOMS: &[(&str, &[&str])] = &[
    ("sys", &[]),
    ("sync", &["sys"]),
    ("types", &[]),
    ("datatype", &["types"]),
    ("fabric", &["sys", "sync", "types"]),
    ("boot", &["sys", "sync", "types"]),
    ("engine", &["sys", "sync", "types", "datatype", "fabric"]),
    (
        "coll",
        &["sys", "sync", "types", "datatype", "fabric", "engine"],
    ),
    (
        "mpi",
        &[
            "sys", "sync", "types", "datatype", "fabric", "boot", "engine", "coll",
        ],
    ),
    (
        "rma",
        &[
            "sys", "sync", "types", "datatype", "fabric", "boot", "engine", "coll", "mpi",
        ],
    ),
    (
        "io",
        &[
            "sys", "sync", "types", "datatype", "fabric", "boot", "engine", "coll", "mpi",
        ],
    ),
    ("tool", &["types", "mpi"]),
    // The door hands its lock to the engine and knows the words, but no transport.
    (
        "abi",
        &["types", "sync", "datatype", "mpi", "rma", "io", "tool"],
    ),
    ("libmpi-mpich", &["abi"]),
    ("libmpi-abi", &["abi"]),
    ("libmpi-openmpi", &["abi"]),
    ("fortran", &["abi"]),
    ("launch", &["sys", "types", "boot"]),
];

/// Fails on an edge that the table does not allow, and on a room it does not know.
pub fn run(root: &Path) -> Result<(), String> {
    let out = std::process::Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !out.status.success() {
        return Err(String::from_utf8_lossy(&out.stderr).into_owned());
    }
    let meta: serde_json::Value =
        serde_json::from_slice(&out.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let mut wrong = Vec::new();
    let mut edges = 0;
    for package in meta["packages"].as_array().into_iter().flatten() {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(room) = name.strip_prefix("oxmpi-") else {
            continue;
        };
        let allowed = ROOMS.iter().find(|(r, _)| *r == room);
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let Some(to) = dependency["name"]
                .as_str()
                .and_then(|d| d.strip_prefix("oxmpi-"))
            else {
                continue;
            };
            // What tests use does not weigh on the house.
            if dependency["kind"].as_str() == Some("dev") {
                continue;
            }
            edges += 1;
            match allowed {
                None => wrong.push(format!("room {room} is not in the table of rooms")),
                Some((_, may)) if !may.contains(&to) => {
                    wrong.push(format!("{room} may not use {to}"));
                }
                Some(_) => {}
            }
        }
    }
    if wrong.is_empty() {
        println!("{edges} edges between rooms, all downward");
        return Ok(());
    }
    Err(wrong.join("\n"))
}
