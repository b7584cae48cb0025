"""Memory checkers have nothing to say about the library."""
import re
import shutil

from harness.core import Failed, Skipped, require
from harness.scripted import how

EMPTY = """#include <mpi.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
#ifdef LEAK
    volatile size_t bytes = 1234;
    if (!malloc(bytes)) return 1;
#endif
    MPI_Finalize();
    return 0;
}
"""
# What another process writes into a buffer no checker of one process sees.
ALONE = {"OXMPI_SINGLE_COPY": "0"}


def empty(t, wrapper, *flags):
    """A program of Init and Finalize."""
    source = t.scratch / "empty.c"
    source.write_text(EMPTY)
    return t.compile(source, t.scratch / ("empty" + "".join(flags)), wrapper, flags)


def checked(t, np, *program, env=None):
    """Runs under memcheck; what it reports, and what is lost at the end, is an error."""
    memcheck = ["valgrind", "-q", "--leak-check=full", "--num-callers=20", "--error-exitcode=99"]
    result = t.run([t.mpiexec, "-n", np, *memcheck, *program], env=env, expect=None)
    require(result.code == 0 and not re.search(r"^==\d+==", result.err, re.M), f"exit code {result.code}\n{result.text()}")


def valgrind():
    if not shutil.which("valgrind"):
        raise Skipped("valgrind is missing")


@how(own=True, timeout=300)
def test_valgrind_init_finalize(t):
    valgrind()
    for wrapper in (t.mpicc, t.mpicc_abi):
        program = empty(t, wrapper)
        for np in (1, 2):
            checked(t, np, program)
    leaky = empty(t, t.mpicc, "-DLEAK")
    try:
        checked(t, 1, leaky)
    except Failed:
        return
    raise Failed("a leak of the program itself is not reported")


@how(own=True, timeout=600)
def test_valgrind_objects(t):
    """Some of each kind of object made and freed, and messages, in both ABIs."""
    valgrind()
    for wrapper in (t.mpicc, t.mpicc_abi):
        for np in (1, 2):
            # One cycle of the costly kinds; memory is not measured under a checker.
            checked(t, np, t.compile("endure.c", wrapper=wrapper), 30, env=t.env(**ALONE))


@how(own=True, timeout=300)
def test_leak_sanitizer(t):
    """AddressSanitizer and LeakSanitizer of the compiler, at Init and Finalize, and with objects."""
    for wrapper in (t.mpicc, t.mpicc_abi):
        program = empty(t, wrapper, "-fsanitize=address")
        objects = t.compile("endure.c", t.scratch / "endure-asan", wrapper, ["-fsanitize=address"])
        for np in (1, 2):
            for command in ([program], [objects, 30]):
                result = t.run([t.mpiexec, "-n", np, *command], env=t.env(ASAN_OPTIONS="detect_leaks=1", **ALONE), expect=None)
                require(result.code == 0 and "Sanitizer" not in result.err, f"exit code {result.code}\n{result.text()}")
    result = t.mpirun(1, empty(t, t.mpicc, "-fsanitize=address", "-DLEAK"), expect=None)
    require(result.code != 0 and "1234 byte" in result.err, "a leak of the program itself is not reported")
