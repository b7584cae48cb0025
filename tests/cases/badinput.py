"""Every function of these chapters with each argument wrong in turn: the right error class, a message that names the argument,
and never a crash."""
from badinput import generate
from harness.core import ROOT, require
from harness.scripted import how


def every_function(t, wrapper, header, abi):
    text, covered, uncovered = generate.program(ROOT / "api/functions.api", t.prefix / header)
    require(not uncovered, "not covered:\n" + "\n".join(uncovered))
    require(covered > 400, f"only {covered} functions found in {header}")
    source = t.scratch / f"badinput-{abi}.c"
    source.write_text(text)
    flags = ["-O0", "-I", str(ROOT / "tests/badinput"), "-I", str(ROOT / "tests/c"), "-DOXMPI_MESSAGES"]
    flags += [f"-Wno-{w}" for w in ("deprecated-declarations", "unused-but-set-variable", "cast-function-type")]
    program = t.compile(source, wrapper=wrapper, flags=flags)
    result = t.mpirun(2, program)
    require(" calls" in result.out, f"it did not come to its end\n{result.text()}")


@how(own=True, timeout=180)
def test_every_argument_of_every_function(t):
    every_function(t, t.mpicc, "include/mpi.h", "mpich")


@how(own=True, timeout=180)
def test_every_argument_of_every_function_std(t):
    every_function(t, t.mpicc_abi, "include/mpi_abi/mpi.h", "std")
