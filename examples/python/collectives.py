"""Collectives of objects (lower-case names) and of arrays (capitalised names)."""
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
total = size * (size - 1) // 2

# Objects.
for root in range(size):
    settings = comm.bcast({"root": root, "steps": [1, 2, 3]} if rank == root else None, root=root)
    assert settings == {"root": root, "steps": [1, 2, 3]}
    share = comm.scatter([("part", i, [i] * i) for i in range(size)] if rank == root else None, root=root)
    assert share == ("part", rank, [rank] * rank)
    collected = comm.gather({rank: str(rank)}, root=root)
    assert collected == ([{i: str(i)} for i in range(size)] if rank == root else None)
    assert comm.reduce(rank, op=MPI.SUM, root=root) == (total if rank == root else None)
assert comm.allgather((rank, "x" * rank)) == [(i, "x" * i) for i in range(size)]
assert comm.alltoall([f"{rank}->{i}" for i in range(size)]) == [f"{i}->{rank}" for i in range(size)]
assert comm.allreduce([rank], op=MPI.SUM) == list(range(size))
assert comm.allreduce(rank, op=MPI.MAX) == size - 1
assert comm.scan(rank) == rank * (rank + 1) // 2
assert comm.exscan(rank) == (rank * (rank - 1) // 2 if rank else None)
assert comm.allreduce((float(rank), rank), op=MPI.MINLOC) == (0.0, 0)

# Arrays.
data = np.arange(1000, dtype="d") * (1 if rank == 0 else 0)
comm.Bcast(data, root=0)
assert np.array_equal(data, np.arange(1000, dtype="d"))
whole = np.arange(size * 100, dtype="i8") if rank == 0 else None
part = np.empty(100, dtype="i8")
comm.Scatter(whole, part, root=0)
assert np.array_equal(part, np.arange(rank * 100, (rank + 1) * 100))
again = np.empty(size * 100, dtype="i8") if rank == 0 else None
comm.Gather(part, again, root=0)
assert rank or np.array_equal(again, whole)
result = np.empty(1000)
comm.Allreduce(np.full(1000, rank, dtype="d"), result, op=MPI.SUM)
assert (result == total).all()
comm.Allreduce(MPI.IN_PLACE, result, op=MPI.MAX)
assert (result == total).all()
comm.Reduce(np.full(10, rank + 1.0), result[:10], op=MPI.PROD, root=size - 1)
if rank == size - 1:
    assert (result[:10] == float(np.prod(np.arange(1, size + 1)))).all()
counts = [i + 1 for i in range(size)]
pieces = np.empty(sum(counts), dtype="i4")
comm.Allgatherv(np.full(rank + 1, rank, dtype="i4"), [pieces, counts])
assert np.array_equal(pieces, np.repeat(np.arange(size), counts))
request = comm.Iallreduce(np.array([rank], dtype="i8"), answer := np.zeros(1, dtype="i8"))
request.Wait()
assert answer[0] == total


# An operation of our own.
def longest(a, b):
    return max(a, b, key=len)


assert comm.allreduce("x" * (rank + 1), op=longest) == "x" * size
comm.Barrier()
if rank == 0:
    print(f"collectives: bcast, scatter, gather, reduce and the others agree on {size} ranks")
