"""A message that grows step by step, sent by bsend: with a large buffer attached every size arrives; without a
buffer the send raises MPI.ERR_BUFFER, and the program goes on."""
import sys

from mpi4py import MPI

comm = MPI.COMM_WORLD
rank, size = comm.Get_rank(), comm.Get_size()
assert size >= 2, "run me on 2 or more ranks"
LIMIT = 2 ** 20


def lengths():
    n = 1
    while n <= LIMIT:
        yield n
        n = n * 2 + n // 3


def all_sizes_with_buffer():
    if rank == 0:
        MPI.Attach_buffer(bytearray(2 * (LIMIT + 1000) + 100 * MPI.BSEND_OVERHEAD))
        for n in lengths():
            comm.bsend("x" * n, dest=1, tag=1)
            assert comm.recv(source=1, tag=2) == n
        MPI.Detach_buffer()
    elif rank == 1:
        for n in lengths():
            text = comm.recv(source=0, tag=1)
            assert text == "x" * n, (n, len(text))
            comm.send(len(text), dest=0, tag=2)


def none_without_buffer():
    refused = 0
    if rank == 0:
        for n in lengths():
            try:
                comm.bsend("x" * n, dest=1, tag=3)
            except MPI.Exception as error:
                assert error.Get_error_class() == MPI.ERR_BUFFER, error
                refused += 1
        assert refused == len(list(lengths())), refused
        comm.send(None, dest=1, tag=4)
    elif rank == 1:
        comm.recv(source=0, tag=4)
        assert not comm.iprobe(source=0, tag=3), "a refused message arrived"
    return refused


all_sizes_with_buffer()
refused = none_without_buffer()
comm.Barrier()
if rank == 0:
    steps = len(list(lengths()))
    print(f"growing: {steps} sizes up to {LIMIT} arrived with a buffer, {refused} of {steps} were refused without")
sys.stdout.flush()
