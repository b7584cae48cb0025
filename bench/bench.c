/* One run of the benchmark: prints `name value unit` for each measurement. The same binary runs on every library of
 * one ABI.
 *
 *   bench pair          latency, bandwidth, message rate, Barrier and Allreduce on 2 ranks
 *   bench many          Barrier and Allreduce on all ranks
 *   bench empty         Init and Finalize only
 *
 * With BENCH_PIN=1 each rank binds itself to a core of its own before MPI starts. Each value is the median of several
 * batches; a batch is as many repetitions as fit in a few milliseconds, the same number on every rank. */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "pin.h"

enum { BATCHES = 9, WINDOW = 64 };
static int me, np;
static char *out, *in;
static double budget = 0.008; /* seconds for a batch */

static void latency(int n, int size)
{
    for (int i = 0; i < n; i++)
        if (me == 0) {
            MPI_Send(out, size, MPI_BYTE, 1, 1, MPI_COMM_WORLD);
            MPI_Recv(in, size, MPI_BYTE, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        } else {
            MPI_Recv(in, size, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Send(out, size, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
        }
}

static void stream(int n, int size)
{
    MPI_Request r[WINDOW];
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < WINDOW; k++)
            if (me == 0)
                MPI_Isend(out, size, MPI_BYTE, 1, 2, MPI_COMM_WORLD, &r[k]);
            else
                MPI_Irecv(in, size, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &r[k]);
        MPI_Waitall(WINDOW, r, MPI_STATUSES_IGNORE);
        if (me == 0)
            MPI_Recv(NULL, 0, MPI_BYTE, 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(NULL, 0, MPI_BYTE, 0, 3, MPI_COMM_WORLD);
    }
}

static void barrier(int n, int size)
{
    (void)size;
    for (int i = 0; i < n; i++) MPI_Barrier(MPI_COMM_WORLD);
}

static void allreduce(int n, int size)
{
    for (int i = 0; i < n; i++) MPI_Allreduce(out, in, size / 8, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Seconds for one repetition. */
static double measure(void (*body)(int, int), int size)
{
    int n = 1;
    for (;;) {
        MPI_Barrier(MPI_COMM_WORLD);
        double t = MPI_Wtime();
        body(n, size);
        t = MPI_Wtime() - t;
        int next = t >= budget || n >= 1 << 22 ? 0 : t * 8 < budget ? n * 4 : n * 2;
        MPI_Bcast(&next, 1, MPI_INT, 0, MPI_COMM_WORLD);
        if (!next) break;
        n = next;
    }
    double seconds[BATCHES];
    for (int b = 0; b < BATCHES; b++) {
        MPI_Barrier(MPI_COMM_WORLD);
        double t = MPI_Wtime();
        body(n, size);
        seconds[b] = (MPI_Wtime() - t) / n;
    }
    qsort(seconds, BATCHES, sizeof *seconds, ascending);
    return seconds[BATCHES / 2];
}

static const char *bytes(int n)
{
    static char text[2][32];
    static int turn;
    turn = !turn;
    if (n >= 1 << 20 && n % (1 << 20) == 0)
        snprintf(text[turn], sizeof text[turn], "%d_MiB", n >> 20);
    else if (n >= 1024)
        snprintf(text[turn], sizeof text[turn], "%d_KiB", n >> 10);
    else
        snprintf(text[turn], sizeof text[turn], "%d_B", n);
    return text[turn];
}

static void report(const char *name, int size, double value, const char *unit)
{
    if (me == 0) printf("%s%s%s %.6g %s\n", name, size ? "_" : "", size ? bytes(size) : "", value, unit), fflush(stdout);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "pair";
    if (getenv("BENCH_PIN")) pin();
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &np);
    out = aligned_alloc(4096, 16 << 20), in = aligned_alloc(4096, 16 << 20);
    if (strcmp(what, "empty")) memset(in, 0, 16 << 20), memset(out, 0, 16 << 20);
    if (!strcmp(what, "pair")) {
        static const int sizes[] = {8, 1 << 10, 8 << 10, 64 << 10, 1 << 20, 4 << 20};
        for (int i = 0; i < 6; i++) report("latency", sizes[i], measure(latency, sizes[i]) / 2 * 1e6, "us");
        report("rate", 8, WINDOW / measure(stream, 8) / 1e6, "M/s");
        static const int wide[] = {8 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20};
        for (int i = 0; i < 5; i++)
            report("bandwidth", wide[i], (double)WINDOW * wide[i] / measure(stream, wide[i]) / 1e9, "GB/s");
        report("barrier", 0, measure(barrier, 0) * 1e6, "us");
        static const int vectors[] = {8, 4 << 10, 1 << 20};
        for (int i = 0; i < 3; i++) report("allreduce", vectors[i], measure(allreduce, vectors[i]) * 1e6, "us");
    } else if (!strcmp(what, "many")) {
        budget = 0.03;
        report("barrier", 0, measure(barrier, 0) * 1e6, "us");
        report("allreduce", 8, measure(allreduce, 8) * 1e6, "us");
        report("allreduce", 64 << 10, measure(allreduce, 64 << 10) * 1e6, "us");
    }
    MPI_Finalize();
    return 0;
}
