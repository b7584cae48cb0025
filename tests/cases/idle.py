"""What waiting costs: a rank that waits uses no processor time after a moment; one core can run many ranks."""
import os
import re
import shutil
import time

from harness.core import Failed, Skipped, require
from harness.scripted import how


def ticks(pid):
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


@how(own=True, alone=True)
def test_idle_ranks_sleep(t):
    """Ranks in Recv and in Barrier: measured as the share of a core they use, after 100 ms of waiting."""
    for way in ("sleep", "collective"):
        out = t.scratch / "out"
        with open(out, "wb") as o:
            launcher = t.start([t.mpiexec, "-n", 3, t.compile("aborts.c"), way, 0, 1], stdout=o)
        pids = {}
        while len(pids) < 3:
            if time.monotonic() > t.deadline or launcher.poll() is not None:
                raise Failed("the ranks did not get ready")
            pids = {int(m[1]): int(m[2]) for m in re.finditer(r"ready (\d+) (\d+)", out.read_text())}
            time.sleep(0.01)
        time.sleep(0.4)
        hertz = os.sysconf("SC_CLK_TCK")
        began, before = time.monotonic(), {r: ticks(p) for r, p in pids.items()}
        time.sleep(2)
        seconds = time.monotonic() - began
        shares = {r: (ticks(p) - before[r]) / hertz / seconds for r, p in pids.items()}
        launcher.kill()
        launcher.wait()
        require(all(s < 0.05 for s in shares.values()), f"{way}: shares of a core {shares}")
        require(not t.wait_gone(), "ranks outlive the launcher")


@how(own=True, alone=True, timeout=120)
def test_one_core_for_all(t):
    """8 ranks on one core come through the collectives and the ring."""
    if not shutil.which("taskset"):
        raise Skipped("taskset is missing")
    core = min(os.sched_getaffinity(0))
    from harness.core import ROOT
    program = t.compile(ROOT / "examples/c/ring.c")
    t.run(["taskset", "-c", core, t.mpiexec, "-n", 8, program])
    t.run(["taskset", "-c", core, t.mpiexec, "-n", 8, t.compile("coll_overlap.c")])
