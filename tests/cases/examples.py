"""The examples: C programs through our mpicc, Python programs under the unmodified mpi4py wheel."""
from harness.core import ROOT, require
from harness.scripted import how


def c_example(name, *runs):
    def test(t):
        for wrapper in [t.mpicc] + ([t.mpicc_abi] if name in ("ring", "jacobi") else []):
            program = t.compile(ROOT / "examples/c" / f"{name}.c", wrapper=wrapper)
            for np, arguments, words in runs:
                out = t.mpirun(np, program, *arguments).out
                for word in words:
                    require(word in out, f"{name} on {np}: no '{word}' in\n{out}")
    return test


test_c_hello = c_example("hello", (1, [], ["rank 0 of 1"]), (3, [], ["rank 0 of 3", "rank 1 of 3", "rank 2 of 3"]))
test_c_ring = c_example("ring", (1, [], ["token 0,"]), (2, [], ["token 1000,"]), (5, [], ["token 10000,"]))
test_c_pi = c_example("pi", (1, [], ["3.14159265"]), (3, [], ["3.14159265"]))
test_c_jacobi = c_example("jacobi", (1, [50, 40], [" 0 points differ"]), (2, [], [" 0 points differ"]),
                          (4, [97, 100], [" 0 points differ"]), (6, [40, 50], [" 0 points differ"]))


def python_example(name, *counts):
    @how(timeout=120)
    def test(t):
        python = ROOT / ".venv/bin/python"
        for np in counts:
            env = t.env(LD_LIBRARY_PATH=t.prefix / "lib", OPENBLAS_NUM_THREADS=1)
            out = t.mpirun(np, python, "-m", "mpi4py", ROOT / "examples/python" / f"{name}.py", env=env).out
            require(out.startswith(name + ": "), f"{name} on {np} printed: {out}")
    return test


test_python_objects = python_example("objects", 2, 3)
test_python_buffered = python_example("buffered", 1, 3)
test_python_growing = python_example("growing", 2)
test_python_nonblocking = python_example("nonblocking", 1, 3)
test_python_collectives = python_example("collectives", 1, 2, 3, 4)
test_python_window = python_example("window", 4)
