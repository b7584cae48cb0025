"""The libraries export what programs link to: every function of the table twice, and nothing that does not belong."""
import re
import subprocess

from harness.core import require
from harness.scripted import how


def exported(library):
    text = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1].split("@")[0]: line.split()[-2] for line in text.splitlines()}


@how(own=True)
def test_every_function_twice(t):
    for header, library in (("include/mpi.h", "libmpi.so.12"), ("include/mpi_abi/mpi.h", "libmpi_abi.so.1")):
        symbols = exported(t.prefix / "lib" / library)
        text = (t.prefix / header).read_text()
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        text = re.sub(r"#define[^\n]*", "", text)
        text = re.sub(r"\btypedef\b[^;{]*;", "", text)
        declared = set(re.findall(r"\b(P?MPI_[A-Za-z0-9_]+)\s*\(", text))
        functions = {n for n in declared if re.match(r"P?MPI_(T_)?[A-Z][a-z]", n)}
        require(len(functions) > 1000, f"only {len(functions)} functions found in {header}")
        missing = sorted(n for n in functions if n not in symbols)
        require(not missing, f"{library} lacks {missing[:20]}")
        lonely = sorted(n for n in functions if n.startswith("MPI_") and "P" + n not in symbols)
        require(not lonely, f"{library} has no PMPI twin of {lonely[:20]}")
        # Names that are not MPI's would collide with those of programs.
        strange = sorted(n for n, kind in symbols.items() if not re.match(r"P?MPIX?_|mpi_|pmpi_|MPIR_|MPII_|QMPI_", n) and kind in "TDBRW")
        require(not strange, f"{library} exports {strange[:20]}")
        require("ompi_mpi_comm_self" not in symbols, "programs take this name for a sign of Open MPI")
