"""Pickled Python objects by send and recv: dictionaries, lists and numpy arrays go through unchanged."""
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
assert size >= 2, "run me on 2 or more ranks"


def sample(owner):
    return {
        "owner": owner,
        "numbers": [1, 2.5, 3 + 4j, 10 ** 40],
        "nested": {"text": "grüß dich", "bytes": bytes(range(256)), "nothing": None, "tuple": (1, (2, (3,)))},
        "array": np.arange(owner, owner + 1000, dtype=np.float64).reshape(10, 100),
        "long": list(range(50000)),
    }


def equal(a, b):
    return a.keys() == b.keys() and all(
        np.array_equal(a[k], b[k]) if isinstance(a[k], np.ndarray) else a[k] == b[k] for k in a)


right, left = (rank + 1) % size, (rank - 1) % size
# Even ranks send first, odd ranks receive first.
if rank % 2 == 0 and right != rank:
    comm.send(sample(rank), dest=right, tag=11)
    got = comm.recv(source=left, tag=11)
else:
    got = comm.recv(source=left, tag=11)
    comm.send(sample(rank), dest=right, tag=11)
assert equal(got, sample(left)), got["owner"]

# The same with a status and wildcards, and with sendrecv.
status = MPI.Status()
got = comm.sendrecv(["list", rank, {"deep": [rank] * 3}], dest=right, sendtag=5, source=MPI.ANY_SOURCE,
                    recvtag=MPI.ANY_TAG, status=status)
assert got == ["list", left, {"deep": [left] * 3}], got
assert status.Get_source() == left and status.Get_tag() == 5

# Buffers: numpy arrays without pickling, also a strided view through a derived datatype.
a = np.arange(100, dtype="i4").reshape(10, 10) + rank
b = np.empty(10, dtype="i4")
column = MPI.INT.Create_vector(10, 1, 10).Commit()
comm.Sendrecv([a[0, 3:], 1, column], dest=right, recvbuf=b, source=left)
column.Free()
assert np.array_equal(b, np.arange(100, dtype="i4").reshape(10, 10)[:, 3] + left), b

# Probe first, then receive what is there.
if rank == 0:
    for _ in range(size - 1):
        comm.probe(source=MPI.ANY_SOURCE, tag=7, status=status)
        who = status.Get_source()
        assert comm.recv(source=who, tag=7) == f"from {who}"
else:
    comm.send(f"from {rank}", dest=0, tag=7)
comm.Barrier()
if rank == 0:
    print(f"objects: dictionaries, lists and arrays passed between {size} ranks")
