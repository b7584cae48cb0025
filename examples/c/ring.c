/* A token goes round the ring of ranks; each adds its own number. Rank 0 checks the sum. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    enum { ROUNDS = 1000 };
    int rank, size;
    long token = 0, expected;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int next = (rank + 1) % size, previous = (rank + size - 1) % size;

    for (int round = 0; round < ROUNDS; round++) {
        if (rank == 0) {
            MPI_Request request;
            MPI_Isend(&token, 1, MPI_LONG, next, round, MPI_COMM_WORLD, &request);
            long back;
            MPI_Recv(&back, 1, MPI_LONG, previous, round, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            token = back;
        } else {
            MPI_Recv(&token, 1, MPI_LONG, previous, round, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            token += rank;
            MPI_Send(&token, 1, MPI_LONG, next, round, MPI_COMM_WORLD);
        }
    }
    expected = (long)ROUNDS * size * (size - 1) / 2;
    if (rank == 0) printf("ring of %d ranks, %d rounds: token %ld, expected %ld\n", size, ROUNDS, token, expected);
    MPI_Finalize();
    return rank == 0 && token != expected;
}
