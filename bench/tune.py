#!/usr/bin/env python3
"""Measures each algorithm of each collective on this machine and writes the rules that choose the fastest.

    bench/tune.py [--out oxmpi.tune] [--np 2,4,8] [--only allreduce,bcast] [--sizes 8,1024,..] [--rounds N]

The file is for OXMPI_TUNING, its rules come before the library's (docs/algorithms.md). For numbers of ranks up to the greatest that
was measured each case gets the rule of the next number measured; beyond it the library's rules count. With a core for
each rank the ranks are bound. It takes some minutes; run it alone on the machine."""
import argparse
import datetime
import math
import os
import pathlib
import platform
import re
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from bench import ROOT, environment, once, shown  # noqa: E402

COLLECTIVES = ("barrier", "bcast", "gather", "scatter", "allgather", "alltoall", "alltoallv", "reduce", "allreduce", "reduce_scatter")
SIZES = (8, 256, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20)
# Rules of these know no size: a rank has no number for it that all of them know. They are measured at one.
SIZELESS = {"barrier": 0, "alltoallv": 1 << 10}
# Another algorithm than that of the size before must be as much faster.
MARGIN = 0.95


class Bench:
    """The program, and how it is run."""

    def __init__(self, prefix, work):
        self.mpiexec, self.program = prefix / "bin/mpiexec", work / "coll"
        subprocess.run([prefix / "bin/mpicc", "-O2", "-Wall", ROOT / "bench/coll.c", "-o", self.program], check=True)
        # The user's own choice must not stand in for the one that is measured.
        self.env = {k: v for k, v in environment(LD_LIBRARY_PATH=str(prefix / "lib")).items()
                    if not k.startswith("OXMPI_") or k == "OXMPI_SINGLE_COPY"}

    def algorithms(self, collective):
        """Those that the library has, which it lists when asked for one that it has not."""
        name = f"OXMPI_{collective.upper()}"
        found = subprocess.run([self.program], env={**self.env, name: "?"}, stdin=subprocess.DEVNULL, text=True,
                               capture_output=True, timeout=60)
        listed = re.search(r"must be one of ([a-z_]+(?:, [a-z_]+)*)", found.stderr)
        if not listed:
            sys.exit(f"{name}=? does not list the algorithms:\n{found.stderr}")
        return listed[1].split(", ")

    def run(self, collective, algorithm, ranks, sizes):
        """{size: microseconds}; what was too slow is missing."""
        pin = {"BENCH_PIN": "1"} if ranks <= len(os.sched_getaffinity(0)) else {}
        env = {**self.env, **pin, f"OXMPI_{collective.upper()}": algorithm}
        values = once([self.mpiexec, "-n", ranks, self.program, collective, *sizes], env)
        return {int(name.rsplit("_", 1)[1]): value for name, (value, _) in values.items()}

    def accepts(self, path):
        """Whether the library takes the file."""
        return subprocess.run([self.program], env={**self.env, "OXMPI_TUNING": str(path)}, stdin=subprocess.DEVNULL, timeout=60)


def measure(bench, collective, ranks, sizes, rounds):
    """{size: {algorithm: microseconds}}"""
    names = bench.algorithms(collective)
    samples = {}
    for turn in range(rounds):
        # Interleaved, each round in another order.
        for name in names[turn % len(names):] + names[:turn % len(names)]:
            for size, value in bench.run(collective, name, ranks, sizes).items():
                samples.setdefault(size, {}).setdefault(name, []).append(value)
    return {size: {name: statistics.median(v) for name, v in by.items()} for size, by in sorted(samples.items())}


def winners(table):
    """[(size, algorithm)] in the order of the sizes."""
    chosen, last = [], None
    for size, by in table.items():
        best = min(by, key=by.get)
        if last in by and by[best] > MARGIN * by[last]:
            best = last
        chosen.append((size, best))
        last = best
    return chosen


def number(n):
    """A number as rules have it."""
    for letter, shift in (("g", 30), ("m", 20), ("k", 10)):
        if n and n % (1 << shift) == 0:
            return f"{n >> shift}{letter}"
    return str(n)


def rules(collective, ranks, chosen):
    """The rules for up to `ranks` ranks; a threshold lies in the (geometric) middle of two sizes."""
    lines = []
    for (size, name), (following, other) in zip(chosen, chosen[1:]):
        if name != other:
            middle = 1 << round(math.log2(max(size, 1) * following) / 2)
            # Rules of allgather count the whole result.
            middle *= ranks if collective == "allgather" else 1
            lines.append((f"ranks<={ranks} bytes<={number(middle)}", name))
    lines.append((f"ranks<={ranks}", chosen[-1][1]))
    return [f"{collective:<14} {conditions:<26} -> {name}" for conditions, name in lines]


def main():
    numbers = lambda text: sorted({int(n) for n in text.split(",")})  # noqa: E731
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cores = len(os.sched_getaffinity(0))
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("oxmpi.tune"))
    parser.add_argument("--np", type=numbers, default=sorted({2, 4, 8, cores} - {1}))
    parser.add_argument("--only", type=lambda text: text.split(","), default=COLLECTIVES)
    parser.add_argument("--sizes", type=numbers, default=list(SIZES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--prefix", type=pathlib.Path, default=ROOT / "stage")
    options = parser.parse_args()
    for name in options.only:
        if name not in COLLECTIVES:
            parser.error(f"{name!r} is no collective with a choice, there are {', '.join(COLLECTIVES)}")
    if min(options.np) < 2 or min(options.sizes) < 1 or options.rounds < 1:
        parser.error("--np starts at 2, --sizes and --rounds at 1")
    text = [f"# Rules for OXMPI_TUNING, measured on {platform.node()} ({cores} cores), {datetime.date.today()}.",
            "# Comments: microseconds of one call, the median of "
            f"{options.rounds} round{'s' if options.rounds > 1 else ''}."]
    with tempfile.TemporaryDirectory(prefix="oxmpi-tune-") as folder:
        bench = Bench(options.prefix.resolve(), pathlib.Path(folder))
        for collective in options.only:
            text.append("")
            sizes = [SIZELESS[collective]] if collective in SIZELESS else options.sizes
            for ranks in options.np:
                table = measure(bench, collective, ranks, sizes, options.rounds)
                for size, by in table.items():
                    figures = ", ".join(f"{name} {shown(value)}" for name, value in sorted(by.items(), key=lambda it: it[1]))
                    text.append(f"# {ranks} ranks, {number(size)}: {figures}")
                if table:
                    text += rules(collective, ranks, winners(table))
                print(f"{collective}, {ranks} ranks: {'measured' if table else 'no algorithm ended in time'}", flush=True)
        # Written in one piece, once it is known to be good.
        draft = pathlib.Path(folder) / "draft"
        draft.write_text("\n".join(text) + "\n")
        if bench.accepts(draft).returncode:
            sys.exit("the library does not take these rules")
        options.out.write_text(draft.read_text())
    print(f"{options.out} is written: set OXMPI_TUNING={options.out.resolve()}")


if __name__ == "__main__":
    main()
