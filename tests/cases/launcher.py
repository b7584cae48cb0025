"""mpiexec: its options, output, input, several programs, and what it says to wrong use."""
import os
import shutil
import subprocess

from harness.core import ROOT, Skipped, require
from harness.scripted import how

PRINT = """#include "check.h"
#include <unistd.h>
int main(int argc, char **argv)
{
    start(&argc, &argv);
    char folder[4096];
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "cwd")) printf("%d of %d in %s\\n", me, np, getcwd(folder, sizeof folder));
        else if (!strcmp(argv[i], "half")) printf("half a line of %d", me);
        else if (!strcmp(argv[i], "lines")) for (int k = 0; k < 2000; k++) printf("rank %d says line %04d and nothing else\\n", me, k);
        else if (!strcmp(argv[i], "input")) {
            int c;
            long n = 0;
            while ((c = getchar()) != EOF) n++;
            printf("%d read %ld\\n", me, n);
        } else if (!strcmp(argv[i], "sleep")) sleep(1000);
        else printf("%d: %s=%s\\n", me, argv[i], getenv(argv[i]) ? getenv(argv[i]) : "(unset)");
    }
    return finish();
}
"""


def program(t):
    source = t.scratch / "print.c"
    source.write_text(PRINT)
    return t.compile(source, flags=[f"-I{ROOT}/tests/c"])


@how(own=True)
def test_environment_and_folder(t):
    p = program(t)
    out = t.mpirun(2, "-env", "A", "1", p, "A").out
    require(sorted(out.split()) == ["0:", "1:", "A=1", "A=1"], out)
    out = t.run([t.mpiexec, "-x", "B=2", "-n", 2, p, "B"]).out
    require(out.count("B=2") == 2, out)
    out = t.run([t.mpiexec, "-genv", "C", "3", "-n", 1, p, "C", ":", "-n", 2, "-env", "C", "4", p, "C"]).out
    require(out.count("C=3") == 1 and out.count("C=4") == 2, out)
    out = t.run([t.mpiexec, "-wdir", "/usr", "-n", 2, p, "cwd"]).out
    require(out.count("in /usr\n") == 2, out)
    out = t.run([t.mpiexec, "-n", 2, p, "HOME"], env=t.env(HOME="/somewhere")).out
    require(out.count("HOME=/somewhere") == 2, "the environment is inherited")


@how(own=True)
def test_several_programs(t):
    p = program(t)
    out = t.run([t.mpiexec, "-n", 1, p, "cwd", ":", "-n", 2, p, "X", ":", p, "cwd"]).out
    require("0 of 4 in" in out and "1: X=" in out and "2: X=" in out and "3 of 4 in" in out, out)
    out = t.run([t.mpiexec, "-n", 2, "sh", "-c", "echo hello"]).out
    require(out == "hello\nhello\n", out)


@how(own=True)
def test_lines_stay_whole(t):
    out = t.mpirun(4, program(t), "lines").out
    lines = out.splitlines()
    require(len(lines) == 8000, f"{len(lines)} lines")
    for rank in range(4):
        own = [l for l in lines if l.startswith(f"rank {rank} ")]
        require(own == [f"rank {rank} says line {k:04} and nothing else" for k in range(2000)], f"rank {rank}'s lines")
    out = t.run([t.mpiexec, "-l", "-n", 2, program(t), "A", "half"]).out
    require(any("[0]" in l and "A=" in l for l in out.splitlines()), f"labels:\n{out}")
    require("half a line of 0" in out and "half a line of 1" in out, f"unfinished lines:\n{out}")


@how(own=True)
def test_standard_input(t):
    p = program(t)
    out = t.run([t.mpiexec, "-n", 3, p, "input"], input="x" * 300000).out
    require(sorted(out.splitlines()) == ["0 read 300000", "1 read 0", "2 read 0"], out)
    out = t.run([t.mpiexec, "-n", 2, p, "A"], input="y" * 1000000).out  # nobody reads it
    require(out.count("A=") == 2, out)


@how(own=True)
def test_time_limit(t):
    result = t.run([t.mpiexec, "-timeout", 1, "-n", 2, program(t), "sleep"], expect=None)
    require(result.code not in (0, None) and "1" in result.err, f"{result.code} {result.err}")


@how(own=True)
def test_wrong_use(t):
    p = program(t)
    for arguments, words in (([], ["program"]), (["-n", 2], ["program"]), (["-n", 2, "./no-such-program"], ["no-such-program"]),
                             (["-n", 0, p], ["0"]), (["-n", "many", p], ["many"]), (["-n", -1, p], ["-1"]),
                             (["-no-such-option", p], ["-no-such-option"]), (["-n"], ["-n"]),
                             (["-n", 1, t.scratch], [str(t.scratch)]), (["-wdir", "/no/such/folder", "-n", 1, p], ["/no/such/folder"])):
        result = t.run([t.mpiexec, *arguments], expect=None)
        require(0 < result.code < 128, f"{arguments}: exit code {result.code}")
        for word in words:
            require(word in result.err, f"{arguments}: no '{word}' in\n{result.err}")
        require(len(result.err.splitlines()) < 12, f"{arguments}: too many words:\n{result.err}")


@how(own=True)
def test_alone(t):
    """Without a launcher a program is one rank, at once, whatever the host is called and wherever TMPDIR points."""
    p = program(t)
    require(t.run([p, "A"]).out == "0: A=(unset)\n", "alone")
    long_folder = t.scratch / ("d" * 150)
    long_folder.mkdir()
    for env in (t.env(TMPDIR=long_folder), t.env(TMPDIR="/no/such/folder"), t.env(HOSTNAME="no.such.host"), t.env(HOME=None)):
        require("0: A=" in t.run([p, "A"], env=env).out, "alone, odd environment")
        require(t.mpirun(2, p, "A", env=env).out.count("A=") == 2, "started, odd environment")
    trace = t.run(["strace", "-f", "-e", "trace=network", "-o", t.scratch / "trace", p, "A"], expect=None) \
        if subprocess.run(["sh", "-c", "command -v strace"], capture_output=True).returncode == 0 else None
    if trace and trace.code == 0:
        text = (t.scratch / "trace").read_text()
        require("AF_INET" not in text, f"a program alone uses the network:\n{text}")


@how(own=True)
def test_present_but_broken_job(t):
    """A job environment that cannot be joined ends with one sentence, never as rank 0 of 1."""
    p = program(t)
    for broken in ({"PMI_FD": "77", "PMI_RANK": "0", "PMI_SIZE": "2"}, {"PMI_PORT": "localhost:1", "PMI_ID": "0"}):
        result = t.run([p, "cwd"], env=t.env(**broken), expect=None)
        require(result.code not in (0, None) and "0 of 1" not in result.out, f"{broken}: {result.code} {result.out}")
        require("PMI" in result.err, f"{broken}: {result.err}")


@how(own=True)
def test_few_descriptors(t):
    t.run(["sh", "-c", f"ulimit -n 64; exec {t.mpiexec} -n 8 {t.compile('coll_overlap.c')}"])


@how(own=True)
def test_small_shared_memory(t):
    """A container's tiny /dev/shm does not matter."""
    alone = ["unshare", "--mount"]
    if os.geteuid() or not shutil.which("unshare") or t.run([*alone, "true"], expect=None).code:
        raise Skipped("no mount namespace of our own")
    inside = f"mount -t tmpfs -o size=64k none /dev/shm && exec {t.mpiexec} -n 8 {t.compile('coll_overlap.c')}"
    t.run([*alone, "sh", "-c", inside])


@how(own=True, timeout=120)
def test_inside_a_job(t):
    """mpiexec inside a rank starts a job of its own."""
    p = program(t)
    out = t.mpirun(2, "sh", "-c", f"{t.mpiexec} -n 2 {p} cwd").out
    require(out.count("0 of 2") == 2 and out.count("1 of 2") == 2, out)


@how(own=True, timeout=180)
def test_many_ranks(t):
    out = t.mpirun(32, t.compile(ROOT / "examples/c/hello.c")).out
    require("rank 31 of 32" in out, out)
    t.mpirun(17, t.compile(ROOT / "examples/c/ring.c"))


TOLD = """#include "check.h"
int main(int argc, char **argv)
{
    MPI_Info info;
    char value[200];
    int flag;
    MPI_Type_size(MPI_DATATYPE_NULL, &flag);
    start(&argc, &argv);
    MPI_Info_create_env(argc, argv, &info);
    MPI_Info_free(&info);
    for (int i = 1; i < argc; i++) {
        MPI_Info_get(MPI_INFO_ENV, argv[i], 199, value, &flag);
        printf("%d: %s=%s\\n", me, argv[i], flag ? value : "(none)");
    }
    printf("%d: error %d\\n", me, MPI_Send(NULL, -1, MPI_INT, 0, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
    return finish();
}
"""


@how(own=True)
def test_what_the_program_is_told(t):
    """MPI_INFO_ENV has the arguments of mpiexec, each program its own; the first error handler is among them."""
    source = t.scratch / "told.c"
    source.write_text(TOLD)
    p = t.compile(source, flags=[f"-I{ROOT}/tests/c"])
    returns = ["-initial-errhandler", "mpi_errors_return"]
    result = t.run([t.mpiexec, *returns, "-n", "1", "-soft", "1:4", "-arch", "vax", p, "maxprocs", "soft", "arch",
                       ":", *returns, "-n", "2", "-file", "a=b", "-memory-alloc-kinds", "system,cuda", p, "maxprocs", "soft", "file",
                       "mpi_memory_alloc_kinds", "mpi_initial_errhandler"])
    said = result.out.splitlines()
    for line in ("0: maxprocs=1", "0: soft=1:4", "0: arch=vax", "1: maxprocs=2", "2: maxprocs=2", "2: soft=(none)", "1: file=a=b",
                 "2: mpi_memory_alloc_kinds=system,cuda", "1: mpi_initial_errhandler=mpi_errors_return", "0: error 1", "2: error 1"):
        require(line in said, f"no line {line!r}\n{result.text()}")
    result = t.run([t.mpiexec, "-n", 2, "-initial-errhandler", "mpi_errors_ignore", p], expect=None)
    require(result.code != 0 and "mpi_errors_ignore" in result.text(), result.text())
    result = t.run([t.mpiexec, "-n", 1, p], expect=None)
    require(result.code != 0, f"errors are not fatal at first\n{result.text()}")
