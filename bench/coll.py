#!/usr/bin/env python3
"""Collectives: oxmpi, MPICH, Open MPI and Intel MPI in interleaved rounds of one run.

    bench/coll.py [--rounds N] [--np 2,4] [--only allreduce,barrier] [--sizes 8,65536] [--limit S]

Prints a table in Markdown for each number of ranks. On 2 ranks each has a core of its own; more ranks are not bound and take turns on
the cores that this program may use (`taskset -c 0,1 bench/coll.py` for two). Below 1.00 the ratio says that oxmpi is ahead
of the best of the others. `late` is a library that did not give the value within the time limit (seconds for all sizes of
one function); a missing library is left out. The other libraries are those in .venv/peers (tests/venv.sh intel). For figures that mean something run
it alone on the machine, under `chrt -r 10` where others may run."""
import argparse
import os
import pathlib
import statistics
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import bench  # noqa: E402
import p2p  # noqa: E402

FUNCTIONS = ("barrier", "bcast", "reduce", "allreduce", "allgather", "alltoall", "reduce_scatter")
SIZES = (8, 1 << 10, 4 << 10, 64 << 10, 1 << 20)


def size_name(size):
    return f"{size >> 20} MiB" if size >= 1 << 20 else f"{size >> 10} KiB" if size >= 1 << 10 else f"{size} B"


def measure(libraries, ranks, functions, sizes, rounds):
    """{(function, size, library): [microseconds]}"""
    samples, given_up = {}, set()
    for turn in range(rounds):
        for function in functions:
            names = list(libraries)
            # The order changes from round to round, so that no library always follows the same other one.
            for library in names[turn % len(names):] + names[:turn % len(names)]:
                if (function, library) in given_up:
                    continue
                mpiexec, program, extra = libraries[library]
                env = bench.environment(**extra, **({"BENCH_PIN": "1"} if ranks == 2 else {}))
                wanted = [0] if function == "barrier" else sizes
                values = bench.once([mpiexec, "-n", ranks, program, function, *wanted], env)
                for name, (value, _) in values.items():
                    samples.setdefault((function, int(name.rsplit("_", 1)[1]), library), []).append(value)
                if len(values) < len(wanted):
                    given_up.add((function, library))
    return samples


def report(libraries, ranks, functions, sizes, samples):
    others = [name for name in libraries if name != "oxmpi"]
    print("| case (us) | " + " | ".join(libraries) + " | oxmpi / best other |")
    print("|---|" + "---|" * (len(libraries) + 1))
    for function in functions:
        for size in [0] if function == "barrier" else sizes:
            middle = {name: statistics.median(samples[function, size, name]) for name in libraries
                      if (function, size, name) in samples}
            own, best = middle.get("oxmpi"), [middle[name] for name in others if name in middle]
            ratio = f"{own / min(best):.2f}" if own and best else "-"
            cells = " | ".join(bench.shown(middle[name]) if name in middle else "late" for name in libraries)
            print(f"| {function} np {ranks}{', ' + size_name(size) if size else ''} | {cells} | {ratio} |")


def main():
    numbers = lambda text: [int(n) for n in text.split(",")]  # noqa: E731
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--np", type=numbers, default=[2, 4, 8, 16])
    parser.add_argument("--only", type=lambda text: text.split(","), default=FUNCTIONS)
    parser.add_argument("--sizes", type=numbers, default=list(SIZES))
    parser.add_argument("--limit", type=int, default=30)
    parser.add_argument("--libraries", type=lambda text: text.split(","), help="only these, as they are called in the table")
    options = parser.parse_args()
    bench.LIMIT = options.limit
    with tempfile.TemporaryDirectory(prefix="oxmpi-coll-") as folder:
        libraries = p2p.build(pathlib.Path(folder), "coll.c", standard=False)
        if options.libraries:
            libraries = {name: it for name, it in libraries.items() if name in options.libraries}
        cores = len(os.sched_getaffinity(0))
        print(f"Medians of {options.rounds} interleaved rounds on {cores} cores.\n")
        for ranks in options.np:
            samples = measure(libraries, ranks, options.only, options.sizes, options.rounds)
            report(libraries, ranks, options.only, options.sizes, samples)
            print(flush=True)


if __name__ == "__main__":
    main()
