/* Point-to-point on 2 ranks: prints `name value unit` for each measurement. The same binary runs on every library of one ABI.
 *
 *   p2p single|multiple     the thread level that the program asks for
 *   p2p count SENDS A B     nothing but so many messages of 8 bytes to and fro, and windows of them, for counting instructions;
 *                           A and B are named pipes
 *
 * Each rank binds itself to a core of its own before MPI starts. Each value is the median of several batches, with the same number
 * of repetitions on both ranks. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "pin.h"

enum { BATCHES = 9, WINDOW = 64, LARGEST = 4 << 20 };
static const double BUDGET = 0.008; /* seconds for a batch */
static int me;
static char *out, *in;

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

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double measure(void (*body)(int, int), int size)
{
    int n = 1;
    for (;;) {
        MPI_Barrier(MPI_COMM_WORLD);
        double t = MPI_Wtime();
        body(n, size);
        t = MPI_Wtime() - t;
        int next = t >= BUDGET || n >= 1 << 22 ? 0 : t * 8 < BUDGET ? n * 4 : n * 2;
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

static void report(const char *name, int size, double value, const char *unit)
{
    if (me) return;
    if (size >= 1 << 20)
        printf("%s_%d_MiB %.6g %s\n", name, size >> 20, value, unit);
    else if (size >= 1 << 10)
        printf("%s_%d_KiB %.6g %s\n", name, size >> 10, value, unit);
    else
        printf("%s_%d_B %.6g %s\n", name, size, value, unit);
    fflush(stdout);
}

/* Latency with n receives posted, or n messages that nobody has received, on both ranks, that the ping-pong does not match. */
static void matching(int n, int posted)
{
    MPI_Request *r = malloc(n * sizeof *r);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < n; i++)
        if (posted)
            MPI_Irecv(in, 0, MPI_BYTE, 1 - me, 100 + i, MPI_COMM_WORLD, &r[i]);
        else
            MPI_Isend(out, 0, MPI_BYTE, 1 - me, 100 + i, MPI_COMM_WORLD, &r[i]);
    double t = measure(latency, 8) / 2 * 1e6;
    if (me == 0) printf("latency_8_B,_%d_%s %.6g us\n", n, posted ? "posted" : "unexpected", t), fflush(stdout);
    for (int i = 0; i < n; i++)
        if (posted)
            MPI_Send(out, 0, MPI_BYTE, 1 - me, 100 + i, MPI_COMM_WORLD);
        else
            MPI_Recv(in, 0, MPI_BYTE, 1 - me, 100 + i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Waitall(n, r, MPI_STATUSES_IGNORE);
    free(r);
}

/* Windows of posted receives; again the messages are there before anybody waits for them. */
static void count_windows(int n, int *pipe)
{
    MPI_Request r[WINDOW];
    char byte = 0;
    for (int i = 0; i < n; i += WINDOW) {
        if (me == 1) {
            for (int k = 0; k < WINDOW; k++) MPI_Irecv(in, 8, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &r[k]);
            if (write(pipe[1], &byte, 1) != 1 || read(pipe[0], &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 1);
        } else {
            if (read(pipe[1], &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 1);
            for (int k = 0; k < WINDOW; k++) MPI_Isend(out, 8, MPI_BYTE, 1, 2, MPI_COMM_WORLD, &r[k]);
            if (write(pipe[0], &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 1);
        }
        MPI_Waitall(WINDOW, r, MPI_STATUSES_IGNORE);
    }
}

/* Each message is there before its receive, as a byte in a pipe tells, so that no instruction is spent on waiting. */
static void count(int n, char **pipes)
{
    int pipe[2];
    char byte = 0;
    for (int i = 0; i < 2; i++) pipe[i] = open(pipes[i], O_RDWR);
    if (pipe[0] < 0 || pipe[1] < 0) MPI_Abort(MPI_COMM_WORLD, 1);
    for (int i = 0; i < 2 * n; i++)
        if (i % 2 == me) {
            MPI_Send(out, 8, MPI_BYTE, 1 - me, 1, MPI_COMM_WORLD);
            if (write(pipe[me], &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 1);
        } else {
            if (read(pipe[1 - me], &byte, 1) != 1) MPI_Abort(MPI_COMM_WORLD, 1);
            MPI_Recv(in, 8, MPI_BYTE, 1 - me, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    count_windows(n, pipe);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "single";
    int level;
    pin();
    MPI_Init_thread(&argc, &argv, strcmp(what, "multiple") ? MPI_THREAD_SINGLE : MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    out = aligned_alloc(4096, LARGEST), in = aligned_alloc(4096, LARGEST);
    memset(in, 0, LARGEST), memset(out, 0, LARGEST);
    if (!strcmp(what, "count")) {
        if (argc > 4) count(atoi(argv[2]), argv + 3);
        MPI_Finalize();
        return 0;
    }
    if (!strcmp(what, "multiple") && level != MPI_THREAD_MULTIPLE) {
        fprintf(stderr, "no MPI_THREAD_MULTIPLE\n");
        MPI_Finalize();
        return 1;
    }
    static const int sizes[] = {8, 1 << 10, 8 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20};
    for (int i = 0; i < 7; i++) report("latency", sizes[i], measure(latency, sizes[i]) / 2 * 1e6, "us");
    report("rate", 8, WINDOW / measure(stream, 8) / 1e6, "M/s");
    for (int i = 2; i < 7; i++)
        report("bandwidth", sizes[i], (double)WINDOW * sizes[i] / measure(stream, sizes[i]) / 1e9, "GB/s");
    static const int entries[] = {1, 100, 10000};
    for (int i = 0; i < 6; i++) matching(entries[i % 3], i < 3);
    MPI_Finalize();
    return 0;
}
