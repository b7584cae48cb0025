"""What programs of each ABI rely on in the libraries themselves: copied data, interposed names."""
import subprocess

from harness.core import require
from harness.scripted import how

TOOL = """#include <mpi.h>
#include <stdio.h>
static int sends;
int MPI_Send(const void *b, int n, MPI_Datatype t, int d, int g, MPI_Comm c)
{
    sends++;
    return PMPI_Send(b, n, t, d, g, c);
}
int MPI_Finalize(void)
{
    printf("tool: %d sends\\n", sends);
    fflush(stdout);
    return PMPI_Finalize();
}
"""


@how(own=True)
def test_copied_data_and_position_independence(t):
    """COPY relocations are taken by programs with and without -fPIE; both see what the library means."""
    for wrapper in (t.mpicc, t.mpicc_abi):
        for name, flags in (("pie", ["-fPIE", "-pie"]), ("fixed", ["-fno-pie", "-no-pie"])):
            program = t.compile("copyreloc.c", t.scratch / f"copyreloc-{name}", wrapper, flags)
            t.mpirun(3, program)


@how(own=True)
def test_preloaded_tool(t):
    """A tool in a shared object sees the program's calls and reaches the library by the PMPI names."""
    source, tool = t.scratch / "tool.c", t.scratch / "tool.so"
    source.write_text(TOOL)
    subprocess.run([t.mpicc, "-shared", "-fPIC", source, "-o", tool], check=True)
    program = t.compile("p2p_modes.c")
    out = t.mpirun(2, program, env=t.env(LD_PRELOAD=tool)).out
    lines = [line for line in out.splitlines() if line.startswith("tool: ")]
    require(len(lines) == 2 and all(int(line.split()[1]) > 0 for line in lines), f"the tool saw nothing:\n{out}")
