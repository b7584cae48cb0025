/* Collectives on all ranks: prints `name value unit` for each measurement. The same binary runs on every library of one ABI.
 *
 *   coll FUNCTION SIZE...    microseconds of one call; FUNCTION is barrier, bcast, gather, scatter, reduce, allreduce, allgather,
 *                            alltoall, alltoallv or reduce_scatter; SIZE in bytes
 *
 * SIZE is the data of one rank in bcast, reduce and allreduce, the block of one rank in allgather, of one pair in gather, scatter,
 * alltoall and alltoallv, and the whole vector in reduce_scatter (at least one number for each rank). The root changes with each call. A value is the median of
 * several batches of calls that follow each other, each batch ended by a barrier. With BENCH_PIN=1 each rank binds itself to a core
 * of its own before MPI starts. */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "pin.h"

enum { BATCHES = 9 };
static const double BUDGET = 0.02, /* seconds for a batch */
    MOST = 1.5;                    /* seconds for all batches of a case */
static int me, np;
static char *out, *in;

static void barrier(int n, int size)
{
    (void)size;
    for (int i = 0; i < n; i++) MPI_Barrier(MPI_COMM_WORLD);
}

static void bcast(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Bcast(out, size, MPI_BYTE, i % np, MPI_COMM_WORLD);
}

static void gather(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Gather(out, size, MPI_BYTE, in, size, MPI_BYTE, i % np, MPI_COMM_WORLD);
}

static void scatter(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Scatter(out, size, MPI_BYTE, in, size, MPI_BYTE, i % np, MPI_COMM_WORLD);
}

static void reduce(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Reduce(out, in, size / 8, MPI_DOUBLE, MPI_SUM, i % np, MPI_COMM_WORLD);
}

static void allreduce(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Allreduce(out, in, size / 8, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void allgather(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Allgather(out, size, MPI_BYTE, in, size, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoall(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Alltoall(out, size, MPI_BYTE, in, size, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoallv(int n, int size)
{
    int counts[np], places[np];
    for (int r = 0; r < np; r++) counts[r] = size, places[r] = r * size;
    for (int i = 0; i < n; i++)
        MPI_Alltoallv(out, counts, places, MPI_BYTE, in, counts, places, MPI_BYTE, MPI_COMM_WORLD);
}

static void reduce_scatter(int n, int size)
{
    int each = size / 8 / np > 0 ? size / 8 / np : 1;
    for (int i = 0; i < n; i++) MPI_Reduce_scatter_block(out, in, each, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Seconds of a batch, the same on all ranks. */
static double batch(void (*body)(int, int), int n, int size)
{
    MPI_Barrier(MPI_COMM_WORLD);
    double t = MPI_Wtime();
    body(n, size);
    MPI_Barrier(MPI_COMM_WORLD);
    t = MPI_Wtime() - t;
    MPI_Bcast(&t, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    return t;
}

/* Seconds of one call. */
static double measure(void (*body)(int, int), int size)
{
    int n = 1;
    double t, spent = 0;
    batch(body, 2, size);
    while ((t = batch(body, n, size)) < BUDGET && n < 1 << 22) n *= t * 8 < BUDGET ? 4 : 2;
    double seconds[BATCHES];
    int b = 0;
    while (b < BATCHES && spent < MOST) {
        t = batch(body, n, size);
        spent += t;
        seconds[b++] = t / n;
    }
    qsort(seconds, b, sizeof *seconds, ascending);
    return seconds[b / 2];
}

static const struct {
    const char *name;
    void (*body)(int, int);
    int blocks; /* whether there is a block for each rank */
} functions[] = {
    {"barrier", barrier, 0},     {"bcast", bcast, 0},       {"reduce", reduce, 0},
    {"allreduce", allreduce, 0}, {"allgather", allgather, 1}, {"alltoall", alltoall, 1},
    {"reduce_scatter", reduce_scatter, 0}, {"gather", gather, 1}, {"scatter", scatter, 1},
    {"alltoallv", alltoallv, 1},
};

int main(int argc, char **argv)
{
    if (getenv("BENCH_PIN")) pin();
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &np);
    for (size_t f = 0; f < sizeof functions / sizeof *functions; f++)
        for (int i = 2; argc > 2 && !strcmp(argv[1], functions[f].name) && i < argc; i++) {
            int size = atoi(argv[i]);
            size_t room = (size_t)size * (functions[f].blocks ? np : 1) + 8 * np;
            room = (room + 4095) / 4096 * 4096;
            out = aligned_alloc(4096, room), in = aligned_alloc(4096, room);
            memset(out, 0, room), memset(in, 0, room);
            double value = measure(functions[f].body, size) * 1e6;
            if (me == 0) printf("%s_%d %.6g us\n", argv[1], size, value), fflush(stdout);
            free(out), free(in);
        }
    MPI_Finalize();
    return 0;
}
