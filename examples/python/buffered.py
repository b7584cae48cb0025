"""Buffered sends: bsend of objects and Bsend of arrays, with a buffer attached that is sized by BSEND_OVERHEAD."""
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
right, left = (rank + 1) % size, (rank - 1) % size

# Objects: their pickled size is not known beforehand, so be generous.
message = {"rank": rank, "data": list(range(1000))}
buffer = MPI.Alloc_mem(MPI.BSEND_OVERHEAD + 100000)
MPI.Attach_buffer(buffer)
comm.bsend(message, dest=right, tag=1)
got = comm.recv(source=left, tag=1)
assert got == {"rank": left, "data": list(range(1000))}
MPI.Detach_buffer()

# Arrays: exactly the packed size and the overhead for each message that is on its way.
values = np.linspace(rank, rank + 1, 5000)
room = 3 * (MPI.DOUBLE.Pack_size(values.size, comm) + MPI.BSEND_OVERHEAD)
space = bytearray(room)
MPI.Attach_buffer(space)
for tag in range(3):
    comm.Bsend(values + tag, dest=right, tag=tag)
for tag in range(3):
    incoming = np.empty(5000)
    comm.Recv(incoming, source=left, tag=tag)
    assert np.array_equal(incoming, np.linspace(left, left + 1, 5000) + tag)
comm.Barrier()  # all three were received, so the buffer is free again
request = comm.Ibsend(values, dest=right, tag=9)
comm.Recv(incoming, source=left, tag=9)
request.Wait()
assert np.array_equal(incoming, np.linspace(left, left + 1, 5000))
MPI.Detach_buffer()

MPI.Free_mem(buffer)
comm.Barrier()
if rank == 0:
    print(f"buffered: objects and arrays went through attached buffers on {size} ranks")
