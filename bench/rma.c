/* One run of the one-sided benchmark: prints `name value unit` for each measurement, as bench.c does.
 *
 *   rma pair     operations with a flush on windows that MPI allocated and on windows over the program's memory, Fence
 *   rma many     all ranks add to one counter of rank 0 at once: time of one Fetch_and_op
 *   rma asleep   rank 1 sleeps outside MPI while rank 0 locks, puts and unlocks
 *
 * With BENCH_PIN=1 each rank binds itself to a core of its own before MPI starts. */
#define _GNU_SOURCE
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "pin.h"

enum { BATCHES = 9, BYTES = 1 << 20 };
static int me, np;
static MPI_Win win;
static char *mine, *out;

static void put(int n, int size)
{
    for (int i = 0; i < n; i++) {
        MPI_Put(out, size, MPI_BYTE, 1, 0, size, MPI_BYTE, win);
        MPI_Win_flush(1, win);
    }
}

static void get(int n, int size)
{
    for (int i = 0; i < n; i++) {
        MPI_Get(out, size, MPI_BYTE, 1, 0, size, MPI_BYTE, win);
        MPI_Win_flush(1, win);
    }
}

static void fetch_and_op(int n, int size)
{
    long one = 1, old;
    (void)size;
    for (int i = 0; i < n; i++) {
        MPI_Fetch_and_op(&one, &old, MPI_LONG, 1, 0, MPI_SUM, win);
        MPI_Win_flush(1, win);
    }
}

static void compare_and_swap(int n, int size)
{
    long expected = 0, new = 0, old;
    (void)size;
    for (int i = 0; i < n; i++) {
        MPI_Compare_and_swap(&new, &expected, &old, MPI_LONG, 1, 0, win);
        MPI_Win_flush(1, win);
    }
}

static void accumulate(int n, int size)
{
    for (int i = 0; i < n; i++) {
        MPI_Accumulate(out, size / 8, MPI_DOUBLE, 1, 0, size / 8, MPI_DOUBLE, MPI_SUM, win);
        MPI_Win_flush(1, win);
    }
}

static void lock_put_unlock(int n, int size)
{
    for (int i = 0; i < n; i++) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, win);
        MPI_Put(out, size, MPI_BYTE, 1, 0, size, MPI_BYTE, win);
        MPI_Win_unlock(1, win);
    }
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *seconds)
{
    qsort(seconds, BATCHES, sizeof *seconds, ascending);
    return seconds[BATCHES / 2];
}

/* Seconds for one repetition, by rank 0 alone: the others are in a barrier, and so make progress. */
static double measure(void (*body)(int, int), int size)
{
    double seconds[BATCHES] = {0};
    MPI_Barrier(MPI_COMM_WORLD);
    if (me == 0) {
        int n = 1;
        for (double t = 0; t < 0.004 && n < 1 << 20; n *= 2) {
            t = MPI_Wtime();
            body(n, size);
            t = MPI_Wtime() - t;
        }
        for (int b = 0; b < BATCHES; b++) {
            double t = MPI_Wtime();
            body(n, size);
            seconds[b] = (MPI_Wtime() - t) / n;
        }
    }
    MPI_Barrier(MPI_COMM_WORLD);
    return median(seconds);
}

static double fences(void)
{
    enum { N = 2000 };
    double seconds[BATCHES];
    for (int b = 0; b < BATCHES; b++) {
        MPI_Win_fence(0, win);
        double t = MPI_Wtime();
        for (int i = 0; i < N; i++) {
            if (me == 0) MPI_Put(out, 8, MPI_BYTE, 1, 0, 8, MPI_BYTE, win);
            MPI_Win_fence(0, win);
        }
        seconds[b] = (MPI_Wtime() - t) / N;
    }
    MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    return median(seconds);
}

static void report(const char *name, double value, const char *unit)
{
    if (me == 0) printf("%s %.6g %s\n", name, value, unit), fflush(stdout);
}

static void pair(void)
{
    MPI_Win_allocate(BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win);
    memset(mine, 0, BYTES);
    MPI_Win_lock_all(0, win);
    report("allocated_put_8_B", measure(put, 8) * 1e6, "us");
    report("allocated_get_8_B", measure(get, 8) * 1e6, "us");
    report("allocated_put_64_KiB", measure(put, 64 << 10) * 1e6, "us");
    report("allocated_fetch_and_op", measure(fetch_and_op, 8) * 1e6, "us");
    report("allocated_compare_and_swap", measure(compare_and_swap, 8) * 1e6, "us");
    report("allocated_accumulate_8_B", measure(accumulate, 8) * 1e6, "us");
    report("allocated_accumulate_64_KiB", measure(accumulate, 64 << 10) * 1e6, "us");
    MPI_Win_unlock_all(win);
    report("allocated_lock_put_unlock", measure(lock_put_unlock, 8) * 1e6, "us");
    report("allocated_fence_put", fences() * 1e6, "us");
    MPI_Win_free(&win);
    mine = aligned_alloc(4096, BYTES);
    memset(mine, 0, BYTES);
    MPI_Win_create(mine, BYTES, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_lock_all(0, win);
    report("created_put_8_B", measure(put, 8) * 1e6, "us");
    report("created_get_8_B", measure(get, 8) * 1e6, "us");
    report("created_put_64_KiB", measure(put, 64 << 10) * 1e6, "us");
    report("created_fetch_and_op", measure(fetch_and_op, 8) * 1e6, "us");
    report("created_accumulate_8_B", measure(accumulate, 8) * 1e6, "us");
    report("created_accumulate_64_KiB", measure(accumulate, 64 << 10) * 1e6, "us");
    MPI_Win_unlock_all(win);
    report("created_fence_put", fences() * 1e6, "us");
    MPI_Win_free(&win);
    free(mine);
}

static void many(void)
{
    enum { N = 20000 };
    long one = 1, old, *counter;
    double seconds[BATCHES];
    MPI_Win_allocate(sizeof *counter, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &counter, &win);
    *counter = 0;
    MPI_Win_lock_all(0, win);
    for (int b = 0; b < BATCHES; b++) {
        MPI_Barrier(MPI_COMM_WORLD);
        double t = MPI_Wtime();
        for (int i = 0; i < N; i++) {
            MPI_Fetch_and_op(&one, &old, MPI_LONG, 0, 0, MPI_SUM, win);
            MPI_Win_flush(0, win);
        }
        MPI_Barrier(MPI_COMM_WORLD);
        seconds[b] = (MPI_Wtime() - t) / N / np;
    }
    MPI_Win_unlock_all(win);
    if (me == 0 && *counter != (long)BATCHES * N * np) fprintf(stderr, "the counter is wrong: %ld\n", *counter), exit(3);
    report("contended_fetch_and_op", median(seconds) * 1e6, "us");
    MPI_Win_free(&win);
}

static void asleep(void)
{
    MPI_Win_allocate(8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win);
    MPI_Barrier(MPI_COMM_WORLD);
    if (me == 1) usleep(300000);
    if (me == 0) {
        usleep(100000);
        double t = MPI_Wtime();
        lock_put_unlock(1, 8);
        report("target_asleep_lock_put_unlock", (MPI_Wtime() - t) * 1e6, "us");
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_free(&win);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "pair";
    if (getenv("BENCH_PIN")) pin();
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &np);
    out = calloc(1, BYTES);
    if (!strcmp(what, "pair")) pair();
    if (!strcmp(what, "many")) many();
    if (!strcmp(what, "asleep")) asleep();
    free(out);
    MPI_Finalize();
    return 0;
}
