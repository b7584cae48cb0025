"""How jobs end: aborts, kills, exit codes, wrong use before Init and after Finalize. After each, the runner checks that
no process is left after 2 seconds."""
import contextlib
import os
import re
import signal
import socket
import time

from harness.core import Failed, marked, require
from harness.scripted import how


def job(t, np, *arguments, expect=None, env=None):
    """Runs tests/c/aborts.c; the result must come well before the watchdog."""
    return t.mpirun(np, t.compile("aborts.c"), *arguments, expect=expect, env=env)


def killed_job(t, np, arguments, victim):
    """Starts a job, waits until all ranks are ready, kills one (or the launcher); gives (exit code, stderr, seconds)."""
    out, err = t.scratch / "out", t.scratch / "err"
    with open(out, "wb") as o, open(err, "wb") as e:
        launcher = t.start([t.mpiexec, "-n", np, t.compile("aborts.c"), *arguments], stdout=o, stderr=e)
    pids = {}
    while len(pids) < np:
        if time.monotonic() > t.deadline or launcher.poll() is not None:
            raise Failed(f"the ranks did not get ready: {out.read_text()} {err.read_text()}")
        pids = {int(m[1]): int(m[2]) for m in re.finditer(r"ready (\d+) (\d+)", out.read_text())}
        time.sleep(0.01)
    time.sleep(0.3)  # into Recv, and long enough to sleep there
    began = time.monotonic()
    for pid in victim(launcher, pids):
        with contextlib.suppress(ProcessLookupError):  # the first kill may have ended the others already
            os.kill(pid, signal.SIGKILL)
    code = launcher.wait(timeout=20)
    return code, err.read_text(errors="replace"), time.monotonic() - began


@how(own=True)
def test_abort_codes(t):
    for code in (1, 7, 255):
        for np, who in ((1, 0), (2, 1), (4, 2)):
            result = job(t, np, "abort", code, who)
            require(result.code == code, f"MPI_Abort({code}) on {np}: exit code {result.code}\n{result.text()}")
            require(f"{who}" in result.err and str(code) in result.err, f"no word about it:\n{result.err}")
    result = job(t, 3, "abort", 0, 1)
    require(result.code != 0, "MPI_Abort(0) counts as a success")
    result = job(t, 3, "abort", 256 + 3, 1)
    require(result.code != 0, "MPI_Abort(259) counts as a success")


@how(own=True)
def test_exit_codes_after_finalize(t):
    require(job(t, 3, "code", 0).code == 0, "success")
    for code in (1, 42):
        result = job(t, 3, "code", code, 1)
        require(result.code == code, f"exit code {result.code}, not {code}")
    require(job(t, 2, "never", 0).code == 0, "a program without MPI")
    require(job(t, 2, "never", 5).code == 5, "a program without MPI that fails")


@how(own=True)
def test_exit_without_finalize(t):
    for code in (0, 3):
        result = job(t, 3, "exit", code, 1)
        require(result.code != 0 and (code == 0 or result.code == code), f"exit({code}): exit code {result.code}")
        require("1" in result.err and re.search("final", result.err, re.I), f"what happened is not said:\n{result.err}")


@how(own=True)
def test_finalize_is_no_barrier_of_the_program(t):
    """A rank that ends too early holds the others up, and the launcher can say where each of them is."""
    result = t.run([t.mpiexec, "-timeout", 1, "-n", 3, t.compile("aborts.c"), "early", 0, 2], expect=None)
    require(result.code == 124, f"exit code {result.code}\n{result.text()}")
    require("passed" not in result.out, "a Barrier ended that one rank never entered")
    require("MPI_Finalize" in result.err and "MPI_Barrier" in result.err, f"who waits where is not said:\n{result.err}")


@how(own=True)
def test_signals(t):
    for number in (signal.SIGSEGV, signal.SIGKILL, signal.SIGTERM):
        result = job(t, 3, "signal", int(number), 2)
        require(result.code == 128 + number, f"signal {number}: exit code {result.code}")
        require("2" in result.err and number.name in result.err, f"what happened is not said:\n{result.err}")


@how(own=True, alone=True)
def test_kill_one_rank(t):
    for np in (2, 5):
        code, err, seconds = killed_job(t, np, ["sleep", 0, 0], lambda launcher, pids: [pids[np - 1]])
        require(code == 128 + 9, f"exit code {code}\n{err}")
        require("SIGKILL" in err and f"rank {np - 1}" in err, f"who was killed is not said:\n{err}")
        # Said, not timed: the watchdog is the limit, but a job that takes many seconds is broken.
        require(seconds < 10, f"the job ended {seconds:.1f} s after the kill")


@how(own=True, alone=True)
def test_the_block_says_what_others_waited_for(t):
    code, err, _ = killed_job(t, 3, ["sleep", 0, 1], lambda launcher, pids: [pids[1]])
    require("MPI_Recv" in err, f"the others waited in MPI_Recv, which is not said:\n{err}")


@how(own=True, alone=True)
def test_kill_the_launcher(t):
    killed_job(t, 4, ["sleep", 0, 1], lambda launcher, pids: [launcher.pid])
    left = t.wait_gone()
    require(not left, f"{len(left)} processes outlive the launcher")


@how(own=True, alone=True)
def test_kill_everything_at_once(t):
    killed_job(t, 4, ["collective", 0, 1], lambda launcher, pids: [*pids.values(), launcher.pid])


@how(own=True, alone=True)
def test_interrupts_reach_the_ranks(t):
    for number in (signal.SIGINT, signal.SIGTERM):
        def stop(launcher, pids, number=number):
            os.kill(launcher.pid, number)
            return []
        code, err, _ = killed_job(t, 3, ["sleep", 0, 1], stop)
        require(code in (128 + number, -number), f"{number.name}: exit code {code}\n{err}")


@how(own=True)
def test_errors_are_fatal(t):
    result = job(t, 2, "fatal", 0, 1)
    require(result.code not in (0, None), "the job succeeds")
    for word in ("MPI_Send", "4711", "rank 1"):
        require(word in result.err, f"no '{word}' in the message:\n{result.err}")
    result = job(t, 2, "truncate", 0, 1)
    require(result.code != 0 and all(w in result.err for w in ("MPI_Recv", "321", "MPI_ERR_TRUNCATE")), result.err)


@how(own=True)
def test_mismatched_roots_end_the_job(t):
    for np in (2, 4):
        for barrier in (0, 1):
            result = job(t, np, "roots", barrier)
            require(result.code not in (0, None), f"the job succeeds\n{result.text()}")
            require("MPI_ERR_ROOT" in result.err and "MPI_Bcast" in result.err, result.err)


@how(own=True)
def test_calls_at_wrong_times(t):
    for way, words in (("before", ["MPI_Send", "MPI_Init"]), ("twice", ["MPI_Init"]), ("after", ["MPI_Comm_rank", "MPI_Finalize"])):
        result = job(t, 1, way)
        require(result.code > 0 and result.code < 128, f"{way}: exit code {result.code}\n{result.text()}")
        for word in words:
            require(word in result.err, f"{way}: no '{word}' in\n{result.err}")
        result = t.run([t.compile("aborts.c"), way], expect=None)  # the same without a launcher
        require(0 < result.code < 128, f"{way}, alone: exit code {result.code}\n{result.text()}")


@how(own=True)
def test_a_block_is_one_write(t):
    """So the blocks of several processes cannot mix. On a datagram socket each write arrives by itself."""
    program = t.compile("aborts.c")
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with ours, theirs:
        ranks = [t.start([program, "size-before"], stderr=theirs) for _ in range(3)]
        for rank in ranks:
            rank.wait(timeout=20)
        ours.setblocking(False)
        writes = [ours.recv(65536).decode() for _ in ranks]
        form = r"oxmpi: process \d+ failed in MPI_Comm_size\n    MPI_ERR_OTHER[^\n]*\n    The error handler[^\n]*\n"
        for text in writes:
            require(re.fullmatch(form, text), f"not a whole block:\n{text}")
        with contextlib.suppress(BlockingIOError):
            require(False, f"more than one write: {ours.recv(65536)!r}")


@how(own=True)
def test_alone_after_failure(t):
    for arguments, code in ((["abort", 9, 0], 9), (["exit", 0, 0], None), (["fatal", 0, 0], None)):
        result = t.run([t.compile("aborts.c"), *arguments], expect=None)
        require(result.code == code if code else True, f"{arguments}: exit code {result.code}")
        require(not marked(t.mark), "something goes on in the background")
