"""Cases, their running with a watchdog, and the check that nothing is left behind."""
import concurrent.futures
import dataclasses
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import traceback
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]
MARK = "OXMPI_TEST_MARK"


class Failed(Exception):
    """The case found something wrong."""


class Skipped(Exception):
    """The case cannot run here; the reason is its text."""


@dataclasses.dataclass
class Case:
    """One test. `body(context)` raises Failed or Skipped, or returns, perhaps with
    (passed, failed, skipped) when it stands for many."""
    name: str
    body: object
    timeout: float = 60
    alone: bool = False   # nothing else may run beside it
    first: bool = False   # before everything else, one at a time, in order


@dataclasses.dataclass
class Result:
    """How a command ended."""
    code: int
    out: str
    err: str
    seconds: float

    def text(self):
        return self.out + self.err


def marked(mark):
    """The processes that carry the mark in their environment, zombies excepted."""
    found = []
    needle = f"{MARK}={mark}".encode()
    for entry in os.listdir("/proc"):
        if not entry.isdigit() or int(entry) == os.getpid():
            continue
        try:
            with open(f"/proc/{entry}/environ", "rb") as f:
                if needle not in f.read().split(b"\0"):
                    continue
            with open(f"/proc/{entry}/stat", "rb") as f:
                state = f.read().rpartition(b")")[2].split()[0]
        except OSError:
            continue
        if state not in (b"Z", b"X"):
            found.append(int(entry))
    return found


class Context:
    """What a case works with: the prefix under test, a scratch folder, and a way to run things."""

    def __init__(self, suite, case):
        self.suite, self.case = suite, case
        self.prefix = suite.prefix
        self.mark = uuid.uuid4().hex
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="oxmpi-test-"))
        self.tmp = self.scratch / "tmp"
        self.tmp.mkdir()
        self.deadline = time.monotonic() + case.timeout

    # -- environment and paths
    @property
    def mpicc(self):
        return str(self.prefix / "bin/mpicc")

    @property
    def mpicc_abi(self):
        return str(self.prefix / "bin/mpicc_abi")

    @property
    def mpiexec(self):
        return str(self.prefix / "bin/mpiexec")

    @property
    def is_ours(self):
        return self.suite.is_ours

    def peer(self, name):
        """The prefix of another MPI library (tests/venv.sh put it there)."""
        folder = ROOT / ".venv/peers" / name
        if not (folder / "bin/mpiexec").exists():
            raise Skipped(f"{name} is not in .venv/peers")
        return folder

    def env(self, **more):
        env = dict(os.environ)
        # Whatever started this test may itself be an MPI job.
        for name in list(env):
            if name.startswith(("PMI_", "PMIX_", "HYDRA_", "MPI_LOCAL", "OXMPI_")):
                del env[name]
        env.update(TMPDIR=str(self.tmp), OMP_NUM_THREADS="1", OMPI_ALLOW_RUN_AS_ROOT="1",
                   OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", PRTE_MCA_rmaps_default_mapping_policy=":oversubscribe")
        env[MARK] = self.mark
        for name, value in more.items():
            if value is None:
                env.pop(name, None)
            else:
                env[name] = str(value)
        return env

    # -- running
    def start(self, command, env=None, cwd=None, stdin=subprocess.DEVNULL, stdout=None, stderr=None, **more):
        """Starts a command that the case watches itself."""
        return subprocess.Popen([str(c) for c in command], env=env or self.env(), cwd=cwd or self.scratch,
                                stdin=stdin, stdout=stdout, stderr=stderr, start_new_session=True, **more)

    def run(self, command, env=None, cwd=None, input=None, timeout=None, expect=0):
        """Runs a command to its end. `expect` is the exit code it must have (None: any)."""
        limit = max(0.1, self.deadline - time.monotonic())
        if timeout is not None:
            limit = min(limit, timeout)
        began = time.monotonic()
        with tempfile.TemporaryFile(dir=self.scratch) as out, tempfile.TemporaryFile(dir=self.scratch) as err:
            child = self.start(command, env, cwd, stdout=out, stderr=err,
                               stdin=subprocess.PIPE if input is not None else subprocess.DEVNULL)
            late = False
            try:
                child.communicate(input.encode() if isinstance(input, str) else input, timeout=limit)
            except subprocess.TimeoutExpired:
                late = True
                stacks = self.stacks()
                self.kill_all()
                child.wait()
            texts = []
            for f in (out, err):
                f.seek(0)
                texts.append(f.read().decode(errors="replace"))
        result = Result(child.returncode, *texts, time.monotonic() - began)
        words = " ".join(str(c) for c in command)
        if late:
            raise Failed(f"{words}\nstill ran after {limit:.0f} s; stopped\n{clip(result.text())}\n{stacks}")
        if expect is not None and result.code != expect:
            raise Failed(f"{words}\nexit code {result.code}, expected {expect}\n{clip(result.text())}")
        return result

    def mpirun(self, np, *command, env=None, **more):
        """Runs a program on `np` ranks of the MPI under test."""
        return self.run([self.mpiexec, "-n", np, *command], env=env, **more)

    def compile(self, source, target=None, wrapper=None, flags=()):
        """Compiles a program of tests/c (or any path) and gives the path of the result."""
        source = pathlib.Path(source)
        if not source.is_absolute():
            source = ROOT / "tests/c" / source
        target = pathlib.Path(target or self.scratch / source.stem)
        self.run([wrapper or self.mpicc, "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pthread",
                  *flags, source, "-o", target, "-lm"])
        return target

    def stacks(self):
        """Where the processes of this case hang, if gdb can tell."""
        if not shutil.which("gdb") or not self.suite.verbose:
            return ""
        text = []
        for pid in marked(self.mark)[:8]:
            done = subprocess.run(["gdb", "-p", str(pid), "-batch", "-ex", "thread apply all bt 12"],
                                  capture_output=True, timeout=20)
            lines = [l for l in done.stdout.decode(errors="replace").splitlines() if l.startswith(("#", "Thread"))]
            text.append(f"-- process {pid}\n" + "\n".join(lines))
        return "\n".join(text)

    # -- leaving nothing behind
    def wait_gone(self, seconds=2.0):
        """Waits until no process of the case is left; returns those that stay."""
        until = time.monotonic() + seconds
        while True:
            left = marked(self.mark)
            if not left or time.monotonic() > until:
                return left
            time.sleep(0.02)

    def kill_all(self):
        for _ in range(5):
            left = marked(self.mark)
            if not left:
                return
            for pid in left:
                try:
                    os.kill(pid, signal.SIGKILL)
                except OSError:
                    pass
            time.sleep(0.1)

    def close(self):
        """Ends the case; returns a complaint or nothing."""
        left = self.wait_gone()
        complaint = None
        if left:
            names = []
            for pid in left:
                try:
                    with open(f"/proc/{pid}/cmdline", "rb") as f:
                        names.append(f"{pid}: " + f.read().replace(b"\0", b" ").decode(errors="replace")[:100])
                except OSError:
                    pass
            if names:
                complaint = "processes left behind after 2 s: " + "; ".join(names)
            self.kill_all()
        files = [str(p.relative_to(self.tmp)) for p in self.tmp.rglob("*")]
        if files and self.is_ours and not complaint:
            complaint = "files left in TMPDIR: " + ", ".join(files[:10])
        shutil.rmtree(self.scratch, ignore_errors=True)
        return complaint


def clip(text, limit=6000):
    """Long output keeps its beginning and its end."""
    return text if len(text) <= limit else text[:limit // 3] + "\n[...]\n" + text[-2 * limit // 3:]


def require(condition, text):
    """Raises Failed with the text unless the condition holds."""
    if not condition:
        raise Failed(text)


class Suite:
    """All cases of one run."""

    def __init__(self, prefix, jobs, names, verbose, long):
        self.prefix, self.jobs, self.names, self.verbose, self.long = prefix, jobs, names, verbose, long
        self.is_ours = prefix == ROOT / "stage"
        self.build = ROOT / "target/programs" / ("ours" if self.is_ours else prefix.name)
        self.all, self.lock = [], threading.Lock()
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}
        self.bad = []

    def add(self, cases):
        self.all.extend(cases)

    def chosen(self):
        return [c for c in self.all if not self.names or any(n in c.name for n in self.names)]

    def one(self, case):
        began = time.monotonic()
        context = Context(self, case)
        state, text, many = "passed", "", None
        try:
            many = case.body(context)
        except Skipped as why:
            state, text = "skipped", str(why)
        except Failed as why:
            state, text = "failed", str(why)
        except Exception:
            state, text = "failed", traceback.format_exc()
        complaint = context.close()
        if complaint and state == "passed":
            state, text = "failed", complaint
        with self.lock:
            counts = many if isinstance(many, tuple) else (1, 0, 0)
            if state == "passed":
                for key, n in zip(("passed", "failed", "skipped"), counts):
                    self.counts[key] += n
            else:
                self.counts[state] += 1
            extra = f" ({counts[0]} tests)" if isinstance(many, tuple) else ""
            print(f"{state:8}{case.name}{extra}  {time.monotonic() - began:.1f} s" +
                  (f"  ({text})" if state == "skipped" else ""), flush=True)
            if state == "failed":
                self.bad.append(case.name)
                print("    " + text.rstrip().replace("\n", "\n    "), flush=True)

    def run(self):
        cases = self.chosen()
        shm = set(os.listdir("/dev/shm")) if os.path.isdir("/dev/shm") else set()
        for case in [c for c in cases if c.first]:
            self.one(case)
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(self.one, [c for c in cases if not c.alone and not c.first]))
        for case in [c for c in cases if c.alone and not c.first]:
            self.one(case)
        if self.is_ours and os.path.isdir("/dev/shm"):
            def nothing_left(_):
                # The other libraries that some cases run leave theirs behind at times.
                new = {n for n in set(os.listdir("/dev/shm")) - shm if not n.startswith(("mpich", "ompi", "sm_segment", "ucx"))}
                require(not new, "left in /dev/shm: " + ", ".join(sorted(new)))
            self.one(Case("nothing-left-in-dev-shm", nothing_left))
        if self.bad:
            print("failed: " + " ".join(self.bad))
        c = self.counts
        print(f"{c['passed']} passed, {c['failed']} failed, {c['skipped']} skipped", flush=True)
        return 1 if c["failed"] or not c["passed"] else 0
