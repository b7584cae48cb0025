"""mpi4py's own tests, in the long run: `tests/mpi4py_suite.py` says what counts as passed."""
import re

from harness.core import ROOT, require
from harness.scripted import how


def suite(abi, np, timeout):
    @how(own=True, long=True, alone=True, timeout=timeout)
    def test(t):
        script = ROOT / "tests/mpi4py_suite.py"
        result = t.run([ROOT / ".venv/bin/python", script, "--abi", abi, "--np", np, "--timeout", timeout - 300, "--prefix", t.prefix],
                       expect=None)
        found = re.search(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", result.out, re.M)
        require(found and result.code == 0, result.text())
        return tuple(map(int, found.groups()))
    return test


for _abi in ("mpich", "std"):
    for _np in (1, 2, 3, 5):
        globals()[f"test_own_tests_{_abi}_{_np}"] = suite(_abi, _np, 1500)
