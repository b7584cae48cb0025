"""One-sided communication on 4 ranks, with fences.

First rank 0, whose window has no memory, puts two numbers into rank 1; nobody else's memory changes. Then the
others get a half from rank 0 and accumulate it into rank 0's total: three halves make 1.5."""
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
assert size == 4, "run me on 4 ranks"

# Put.
memory = None if rank == 0 else np.zeros(2, dtype="i4")
window = MPI.Win.Create(memory, disp_unit=4, comm=comm)
window.Fence()
if rank == 0:
    window.Put(np.array([1, 2], dtype="i4"), 1)
window.Fence()
if rank:
    assert memory.tolist() == ([1, 2] if rank == 1 else [0, 0]), (rank, memory)
window.Free()

# Get and Accumulate: rank 0 holds [the half, the total], the others have no memory in this window.
memory = np.array([0.5, 0.0]) if rank == 0 else None
window = MPI.Win.Create(memory, disp_unit=8, comm=comm)
half = np.zeros(1)
window.Fence()
if rank:
    window.Get(half, 0, target=0)
window.Fence()
assert half[0] == (0.5 if rank else 0.0), (rank, half)
if rank:
    window.Accumulate(half, 0, target=1, op=MPI.SUM)
window.Fence()
if rank == 0:
    assert memory.tolist() == [0.5, 1.5], memory
window.Free()

# The same total through memory that the library allocates; every rank can read it back.
window = MPI.Win.Allocate(8, disp_unit=8, comm=comm)
mine = np.frombuffer(window.tomemory(), dtype="d")
mine[:] = 0
window.Fence()
if rank:
    window.Accumulate(half, 0, op=MPI.SUM)
window.Fence()
total = np.zeros(1)
window.Get(total, 0)
window.Fence()
assert total[0] == 1.5, (rank, total)
del mine
window.Free()

if rank == 0:
    print("window: rank 1 holds [1, 2], the others [0, 0]; three halves from rank 0 accumulate to 1.5")
