"""Programs that were compiled for another library run on ours, and the other way round; other launchers; mpi4py."""
from harness.core import ROOT, require
from harness.scripted import how

JACOBI = ROOT / "examples/c/jacobi.c"
GOOD = " 0 points differ from the serial result"


def jacobi(t, wrapper, name):
    return t.compile(JACOBI, t.scratch / name, wrapper)


@how(own=True)
def test_mpich_binary_by_library_path_and_preload(t):
    program = jacobi(t, t.peer("mpich") / "bin/mpicc", "foreign")
    for env in (t.env(LD_LIBRARY_PATH=t.prefix / "lib"), t.env(LD_PRELOAD=t.prefix / "lib/libmpi.so.12")):
        require(GOOD in t.mpirun(4, program, env=env).out, "4 ranks")
        require(GOOD in t.run([program], env=env).out, "alone")
    probe = t.scratch / "version.c"
    probe.write_text("""#include <mpi.h>
#include <stdio.h>
int main(void)
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int n;
    MPI_Get_library_version(text, &n);
    puts(text);
    return 0;
}
""")
    program = t.compile(probe, t.scratch / "version", t.peer("mpich") / "bin/mpicc")
    text = t.run([program], env=t.env(LD_LIBRARY_PATH=t.prefix / "lib")).out
    require("oxmpi" in text.lower(), f"this is not oxmpi: {text}")


@how(own=True)
def test_our_binary_on_mpich(t):
    mpich = t.peer("mpich")
    program = jacobi(t, t.mpicc, "ours")
    env = t.env(LD_LIBRARY_PATH=mpich / "lib")
    require(GOOD in t.run([mpich / "bin/mpiexec", "-n", 2, program], env=env).out, "2 ranks of MPICH")


@how(own=True)
def test_standard_abi_both_ways(t):
    mpich = t.peer("mpich")
    ours, theirs = jacobi(t, t.mpicc_abi, "ours"), jacobi(t, mpich / "bin/mpicc_abi", "theirs")
    require(GOOD in t.mpirun(3, theirs, env=t.env(LD_LIBRARY_PATH=t.prefix / "lib")).out, "theirs on ours")
    require(GOOD in t.mpirun(3, theirs, env=t.env(LD_PRELOAD=t.prefix / "lib/libmpi_abi.so.1")).out, "theirs, preloaded")
    require(GOOD in t.run([mpich / "bin/mpiexec", "-n", 2, ours], env=t.env(LD_LIBRARY_PATH=mpich / "lib")).out,
            "ours on theirs")


def whole_programs(abi, names):
    """Test programs of tests/c compiled with MPICH's compiler wrapper, run on our library."""
    @how(own=True, timeout=180)
    def test(t):
        wrapper = t.peer("mpich") / "bin" / ("mpicc" if abi == "mpich" else "mpicc_abi")
        env = t.env(LD_LIBRARY_PATH=t.prefix / "lib")
        for name in names:
            program = t.compile(f"{name}.c", wrapper=wrapper, flags=["-DOXMPI_MESSAGES"])
            t.mpirun(2, program, env=env)
    return test


PROGRAMS = ["p2p_modes", "probe", "wildcards", "requests", "persistent", "datatypes", "pack", "coll_ops", "comms", "inter", "attrs",
            "errors", "windows", "badinput", "env", "pmpi", "cancel"]
test_programs_in_mpich_abi = whole_programs("mpich", PROGRAMS)
test_programs_in_standard_abi = whole_programs("std", PROGRAMS)


@how(own=True)
def test_under_hydra(t):
    """Our library joins a job that MPICH's launcher started."""
    hydra = t.peer("mpich") / "bin/mpiexec"
    for wrapper in (t.mpicc, t.mpicc_abi):
        program = jacobi(t, wrapper, "ours")
        require(GOOD in t.run([hydra, "-n", 4, program]).out, "4 ranks under Hydra")
    result = t.run([hydra, "-n", 3, t.compile("aborts.c"), "abort", 7], expect=None)
    require(result.code == 7, f"MPI_Abort(7) under Hydra gives exit code {result.code}")


@how(own=True)
def test_mpich_under_our_mpiexec(t):
    mpich = t.peer("mpich")
    program = jacobi(t, mpich / "bin/mpicc", "theirs")
    require(GOOD in t.mpirun(2, program).out, "2 ranks of MPICH under our mpiexec")
    hello = t.compile(ROOT / "examples/c/hello.c", wrapper=mpich / "bin/mpicc")
    text = t.mpirun(3, hello).out
    require("MPICH" in text and "rank 2 of 3" in text, text)


def mpi4py_program(t):
    program = t.scratch / "check.py"
    program.write_text("""from mpi4py import MPI
comm = MPI.COMM_WORLD
assert "oxmpi" in MPI.Get_library_version().lower(), MPI.Get_library_version()
assert comm.allreduce(comm.rank) == comm.size * (comm.size - 1) // 2
if comm.rank == 0:
    print("mpi4py on", comm.size)
""")
    return program


@how(own=True)
def test_mpi4py_wheel_alone_and_started(t):
    env = t.env(LD_LIBRARY_PATH=t.prefix / "lib")
    python, program = ROOT / ".venv/bin/python", mpi4py_program(t)
    require("mpi4py on 1" in t.run([python, program], env=env).out, "singleton")
    require("mpi4py on 3" in t.mpirun(3, python, program, env=env).out, "3 ranks")


@how(own=True, timeout=1800, long=True)
def test_mpi4py_from_source(t):
    """mpi4py built from its source with our mpicc_abi."""
    env = t.env(MPICC=t.mpicc_abi, TMPDIR=t.scratch)
    target = t.scratch / "site"
    t.run([ROOT / ".venv/bin/python", "-m", "pip", "install", "-q", "--no-binary=mpi4py", "--no-cache-dir", "--no-deps",
           "--target", target, "mpi4py==4.1.2"], env=env)
    env = t.env(PYTHONPATH=target)
    python = ROOT / ".venv/bin/python"
    text = t.run([python, "-c", "import mpi4py; print(mpi4py.__file__)"], env=env).out
    require(str(target) in text, f"another mpi4py was imported: {text}")
    require("mpi4py on 2" in t.mpirun(2, python, mpi4py_program(t), env=env).out, "2 ranks")
    t.mpirun(4, python, "-m", "mpi4py", ROOT / "examples/python/window.py", env=env)
