"""Programs that others built, run unchanged; only in the long run, and only where the scripts that fetch them are there
(`OXMPI_CORPUS=FOLDER`, or ../shared/corpus beside this checkout)."""
import os
import pathlib

from harness.core import ROOT, Skipped, require
from harness.scripted import how


def folder():
    for place in (os.environ.get("OXMPI_CORPUS"), ROOT.parent / "shared/corpus"):
        if place and pathlib.Path(place).is_dir():
            return pathlib.Path(place)
    raise Skipped("the scripts are not here")


def script(name, timeout=1200, **more):
    @how(own=True, long=True, alone=True, timeout=timeout)
    def test(t):
        # Downloads stay between runs, outside of the scratch folder.
        store = ROOT / "target/corpus"
        store.mkdir(parents=True, exist_ok=True)
        env = t.env(MPI_LIB_DIR=t.prefix / "lib", MPIEXEC=t.mpiexec, CORPUS=store, **more)
        result = t.run([folder() / f"run-{name}.sh"], env=env, expect=None)
        last = (result.out.strip().splitlines() or ["nothing"])[-1]
        if result.code == 77:
            raise Skipped(last)
        require(result.code == 0, f"{last}\n{result.text()}")
    return test


test_lammps = script("lammps")
test_netpipe = script("netpipe")
test_imb = script("imb")
