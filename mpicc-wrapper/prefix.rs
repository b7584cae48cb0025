//! Where oxmpi is installed, seen from this program: nothing is fixed at build time, so an
//! installed tree can be moved or packed.

use crate::Abi;
use std::path::{Path, PathBuf};

/// An installed tree: `PREFIX/bin`, `PREFIX/lib`, `PREFIX/include`.
#[derive(Debug)]
pub struct Prefix {
    root: PathBuf,
    lib: PathBuf,
}

/// Folders of libraries that packagers use, tried in this order.
const LIB_FOLDERS: &[&str] = &[
    "lib",
    "lib64",
    "lib/x86_64-linux-gnu",
    "lib/aarch64-linux-gnu",
];

impl Prefix {
    /// The tree this program belongs to, links resolved.
    pub fn of_this_program() -> Result<Prefix, String> {
        let own = std::env::current_exe()
            .and_then(|p| p.canonicalize())
            .map_err(|e| format!("cannot tell where this program is installed: {e}"))?;
        match own.parent().and_then(Path::parent) {
            Some(root) => Ok(Prefix::at(root)),
            None => Err(format!("{} is not inside PREFIX/bin", own.display())),
        }
    }

    /// The tree at `root`.
    pub fn at(root: &Path) -> Prefix {
        let lib = LIB_FOLDERS
            .iter()
            .map(|f| root.join(f))
            .find(|d| d.join("libmpi.so.12").exists())
            .unwrap_or_else(|| root.join("lib"));
        Prefix {
            root: root.to_path_buf(),
            lib,
        }
    }

    /// The folder of the ABI's `mpi.h`.
    pub fn include(&self, abi: Abi) -> PathBuf {
        match abi {
            Abi::Mpich => self.root.join("include"),
            Abi::Standard => self.root.join("include/mpi_abi"),
        }
    }

    /// The folder of the libraries.
    pub fn lib(&self) -> &Path {
        &self.lib
    }
}
