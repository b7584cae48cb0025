"""Runs entries with a watchdog, side by side as far as the cores go, and judges them as the original runner does."""
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import uuid

from build import BuildFailed
from harness.core import MARK, clip, marked

FINE = re.compile(r"^\s*No [Ee]rrors\s*$")
QUIET = re.compile(r"^\s*Test Passed\s*$")


@dataclasses.dataclass
class Outcome:
    """What became of an entry."""
    entry: object
    state: str          # passed, failed, skipped
    text: str = ""
    seconds: float = 0.0


def judge(entry, code, output):
    """None when the entry passed, else what is wrong."""
    rule = entry.options.get("resultTest")
    lines = [l for l in output.splitlines() if l.strip()]
    fine = any(FINE.match(l) for l in lines)
    other = [l for l in lines if not FINE.match(l) and not QUIET.match(l)]
    if rule in ("TestStatus", "TestErrFatal"):
        return None if code else "the job ended with status 0 and should not have"
    if rule == "TestStatusNoErrors":
        if not code:
            return "the job ended with status 0 and should not have"
        return None if fine and not other else "unexpected output"
    if rule:
        return f"resultTest={rule} is unknown to this runner"
    if code:
        return f"exit status {code}"
    if not fine:
        return "no line `No Errors`"
    return "output beside `No Errors`" if other else None


class Slots:
    """Room for ranks: an entry takes as many slots as it has ranks, at most all."""

    def __init__(self, total):
        self.total = self.free = total
        self.change = threading.Condition()

    def take(self, wanted):
        wanted = min(wanted, self.total)
        with self.change:
            self.change.wait_for(lambda: self.free >= wanted)
            self.free -= wanted
        return wanted

    def give(self, taken):
        with self.change:
            self.free += taken
            self.change.notify_all()


class Runner:
    """Runs entries on one MPI library."""

    def __init__(self, builder, mpiexec, slots, slack, env, verbose):
        self.builder, self.mpiexec, self.slack, self.verbose = builder, str(mpiexec), slack, verbose
        self.slots, self.more = Slots(slots), env
        with open("/proc/meminfo") as f:
            sizes = dict(line.split(":") for line in f)
        self.gigabytes = int(sizes["MemAvailable"].split()[0]) / 2**20

    def environment(self, entry, mark, scratch):
        env = {k: v for k, v in os.environ.items()
               if not k.startswith(("PMI_", "PMIX_", "HYDRA_", "MPI_LOCAL", "MPIEXEC_", "OXMPI_"))}
        env.update(TMPDIR=str(scratch), OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
                   PRTE_MCA_rmaps_default_mapping_policy=":oversubscribe")
        if "resultTest" in entry.options:
            # One of these is about the launcher's own time limit.
            env["MPIEXEC_TIMEOUT"] = str(int(entry.seconds * self.slack))
        env.update(self.more)
        env.update(e.partition("=")[::2] for e in entry.env)
        env[MARK] = mark
        return env

    def all(self, entries, report):
        """Runs the entries, in order as far as they start, and hands each outcome to `report`."""
        with concurrent.futures.ThreadPoolExecutor(self.slots.total) as pool:
            pending = []
            for entry in entries:
                # Measuring programs and those that fill the memory are alone.
                alone = entry.folder == "perf" or "lock" in entry.options or entry.gigabytes > self.gigabytes / 4
                taken = self.slots.take(self.slots.total if alone else max(1, entry.np))
                pending.append(pool.submit(self.one, entry, taken, report))
            for future in pending:
                future.result()

    def one(self, entry, taken, report):
        began = time.monotonic()
        try:
            if entry.gigabytes > self.gigabytes * 0.8:
                outcome = Outcome(entry, "skipped", f"needs {entry.gigabytes} GB of memory, {self.gigabytes:.1f} are free")
            else:
                complaint = self.run(entry)
                outcome = Outcome(entry, "failed" if complaint else "passed", complaint or "")
        except BuildFailed as why:
            outcome = Outcome(entry, "failed", f"does not build\n{clip(str(why), 3000)}")
        finally:
            self.slots.give(taken)
        outcome.seconds = time.monotonic() - began
        report(outcome)

    def run(self, entry):
        program = self.builder.program(entry.folder, entry.program)
        mark = uuid.uuid4().hex
        scratch = pathlib.Path(tempfile.mkdtemp(prefix="oxmpi-suite-"))
        try:
            # Programs that write files get a folder of their own; those that start themselves ask for "./NAME".
            (scratch / entry.program).symlink_to(program)
            command = [self.mpiexec, "-n", str(entry.np), *entry.launcher_args, f"./{entry.program}", *entry.args]
            return self.watch(entry, command, mark, scratch)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def watch(self, entry, command, mark, scratch):
        limit = entry.seconds * self.slack + (10 if "resultTest" in entry.options else 0)
        with tempfile.TemporaryFile() as out:
            child = subprocess.Popen(command, cwd=scratch, env=self.environment(entry, mark, scratch), stdout=out,
                                     stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
                                     preexec_fn=no_core)
            late, stacks = False, ""
            try:
                child.wait(timeout=limit)
            except subprocess.TimeoutExpired:
                late = True
                stacks = self.stacks(mark)
            if late:
                try:
                    os.killpg(child.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            left = sweep(mark, 0.0 if late else 3.0)
            child.wait()
            out.seek(0)
            output = out.read().decode(errors="replace")
        words = " ".join(command)
        if late:
            return f"{words}\nstill ran at the limit of {limit:.0f} s\n{clip(output)}\n{stacks}"
        wrong = judge(entry, child.returncode, output)
        if not wrong and left:
            wrong = f"left {left} processes behind"
        return f"{wrong}\n{words}\n{clip(output)}" if wrong else None

    def stacks(self, mark):
        """Where the processes hang, when that was asked for and gdb is there."""
        if not self.verbose or not shutil.which("gdb"):
            return ""
        text = []
        for pid in marked(mark)[:9]:
            done = subprocess.run(["gdb", "-p", str(pid), "-batch", "-ex", "thread apply all bt 14"], capture_output=True)
            lines = [l for l in done.stdout.decode(errors="replace").splitlines() if l.startswith(("#", "Thread"))]
            text.append(f"-- process {pid}\n" + "\n".join(lines))
        return "\n".join(text)


def no_core():
    """A crash shall not write the memory to the disk."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def sweep(mark, grace):
    """Ends what is left of an entry after some grace; gives how many processes were."""
    until = time.monotonic() + grace
    while (left := marked(mark)) and time.monotonic() < until:
        time.sleep(0.05)
    count = len(left)
    for _ in range(20):
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        left = marked(mark)
        if not left:
            break
        time.sleep(0.05)
    return count
