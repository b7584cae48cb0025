/* Pi as the integral of 4 / (1 + x*x), each rank taking every size-th strip. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int rank, size, strips = 0;
    double mine = 0, pi = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (rank == 0) strips = 4000000;
    MPI_Bcast(&strips, 1, MPI_INT, 0, MPI_COMM_WORLD);
    double begin = MPI_Wtime(), width = 1.0 / strips;
    for (int i = rank; i < strips; i += size) {
        double x = (i + 0.5) * width;
        mine += 4 / (1 + x * x);
    }
    mine *= width;
    MPI_Reduce(&mine, &pi, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    double error = fabs(pi - acos(-1.0));
    if (rank == 0) printf("pi is %.12f, off by %.1e, in %.3f s\n", pi, error, MPI_Wtime() - begin);
    MPI_Finalize();
    return rank == 0 && error > 1e-9;
}
