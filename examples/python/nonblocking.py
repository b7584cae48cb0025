"""isend and irecv with wait, test and waitall, and persistent requests that are started again and again."""
import numpy as np
from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
right, left = (rank + 1) % size, (rank - 1) % size

# Objects.
request = comm.isend({"from": rank, "list": [rank] * 100}, dest=right, tag=1)
got = comm.irecv(source=left, tag=1).wait()
request.wait()
assert got == {"from": left, "list": [left] * 100}

# A large object needs a large receive buffer.
big = list(range(100000))
request = comm.isend(big, dest=right, tag=2)
incoming = comm.irecv(bytearray(2 ** 20), source=left, tag=2)
done, got = incoming.test()
while not done:
    done, got = incoming.test()
request.wait()
assert got == big

# Many at once.
requests = [comm.isend((rank, i), dest=right, tag=100 + i) for i in range(20)]
pending = [comm.irecv(source=left, tag=100 + i) for i in reversed(range(20))]
assert MPI.Request.waitall(pending) == [(left, i) for i in reversed(range(20))]
MPI.Request.waitall(requests)

# Arrays.
out, back = np.full(30000, rank, dtype="d"), np.empty(30000, dtype="d")
requests = [comm.Irecv(back, source=left, tag=3), comm.Isend(out, dest=right, tag=3)]
MPI.Request.Waitall(requests)
assert (back == left).all()

# Persistent requests: set up once, started many times.
send, receive = comm.Send_init(out, dest=right, tag=4), comm.Recv_init(back, source=left, tag=4)
for step in range(50):
    out[:] = rank * 1000 + step
    MPI.Prequest.Startall([receive, send])
    MPI.Request.Waitall([receive, send])
    assert (back == left * 1000 + step).all(), step
for step in range(10):
    out[:] = step
    receive.Start()
    send.Start()
    status = MPI.Status()
    receive.Wait(status)
    send.Wait()
    assert status.Get_count(MPI.DOUBLE) == 30000 and (back == step).all()
send.Free()
receive.Free()

comm.Barrier()
if rank == 0:
    print(f"nonblocking: isend, irecv and persistent requests in a ring of {size} ranks")
