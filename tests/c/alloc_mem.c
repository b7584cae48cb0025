/* test: np=1,2,3 timeout=120
 * test: np=2 abi=mpich env=OXMPI_SHARED_WINDOWS=0
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0
 * MPI_Alloc_mem: alignment, sizes, windows over such memory at any offset, with 60 descriptors for all of it; others of the
 * node reach it by loads and stores; memory that is freed before its window; nothing grows. */
#include "check.h"
#include <dirent.h>
#include <stdint.h>
#include <sys/resource.h>

static int descriptors(void)
{
    int n = 0;
    DIR *d = opendir("/proc/self/fd");
    while (readdir(d)) n++;
    closedir(d);
    return n;
}

static long resident(void)
{
    long size = 0, pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    CHECK(f && fscanf(f, "%ld %ld", &size, &pages) == 2, "statm");
    fclose(f);
    return pages * 4096;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    struct rlimit few = {60, 60};
    setrlimit(RLIMIT_NOFILE, &few);
    const char *apart = getenv("OXMPI_SHARED_WINDOWS");
    int direct = !apart || *apart != '0', right = (me + 1) % np;

    MPI_Info info;
    OK(MPI_Info_create(&info));
    static const int aligns[] = {1, 64, 1000, 4096, 65536, 1 << 21};
    for (int k = 0; k < 6; k++) {
        char text[20];
        void *small, *large;
        snprintf(text, sizeof text, "%d", aligns[k]);
        OK(MPI_Info_set(info, "mpi_minimum_memory_alignment", text));
        OK(MPI_Alloc_mem(3, info, &small));
        OK(MPI_Alloc_mem(300000, info, &large));
        CHECK((uintptr_t)small % 64 == 0 && (uintptr_t)large % 64 == 0, "%p %p", small, large);
        if (aligns[k] != 1000)
            CHECK((uintptr_t)small % aligns[k] == 0 && (uintptr_t)large % aligns[k] == 0, "%d: %p %p", aligns[k], small, large);
        memset(small, 1, 3);
        memset(large, 1, 300000);
        OK(MPI_Free_mem(small));
        OK(MPI_Free_mem(large));
    }
    OK(MPI_Info_free(&info));

    /* Many at once. */
    enum { MANY = 300 };
    static int *block[MANY];
    for (int i = 0; i < MANY; i++) {
        OK(MPI_Alloc_mem((i + 1) * 1000, MPI_INFO_NULL, &block[i]));
        for (int k = 0; k < (i + 1) * 250; k++) block[i][k] = i;
    }
    CHECK(descriptors() < 60, "%d descriptors", descriptors());
    /* Windows over parts of them, all open together. */
    enum { WINDOWS = 40 };
    MPI_Win win[WINDOWS];
    for (int w = 0; w < WINDOWS; w++) {
        int b = w * 7, skip = 5 + w, n = (b + 1) * 250 - skip;
        OK(MPI_Win_create(block[b] + skip, 4 * (MPI_Aint)n, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &win[w]));
        MPI_Aint size;
        int unit, *seen;
        OK(MPI_Win_shared_query(win[w], right, &size, &unit, &seen));
        if (direct || right == me) CHECK(seen && size == 4 * (MPI_Aint)n && unit == 4 && seen[0] == b, "window %d: %p", w, (void *)seen);
        OK(MPI_Win_fence(0, win[w]));
        int value = 1000 + me, one = 1, old = 0;
        OK(MPI_Put(&value, 1, MPI_INT, right, n - 1, 1, MPI_INT, win[w]));
        OK(MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win[w]));
        OK(MPI_Win_fence(0, win[w]));
        CHECK(block[b][skip + n - 1] == 1000 + (me + np - 1) % np, "window %d got %d", w, block[b][skip + n - 1]);
        if (me == 0) CHECK(block[b][skip] == b + np, "window %d adds up to %d", w, block[b][skip]);
        OK(MPI_Fetch_and_op(NULL, &old, MPI_INT, 0, 0, MPI_NO_OP, win[w]));
        OK(MPI_Win_fence(0, win[w]));
        CHECK(old == b + np, "window %d holds %d", w, old);
        if (direct) CHECK(seen[n - 1] == 1000 + me, "seen directly: %d", seen[n - 1]);
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    /* One rank's memory is from elsewhere: each is reached in its own way. */
    int own[10] = {0}, one = 1;
    MPI_Win mixed;
    OK(MPI_Win_create(me ? own : block[1], 40, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &mixed));
    int before = me ? 0 : 1;
    OK(MPI_Win_fence(0, mixed));
    for (int k = 0; k < 100; k++)
        for (int r = 0; r < np; r++) OK(MPI_Accumulate(&one, 1, MPI_INT, r, 3, 1, MPI_INT, MPI_SUM, mixed));
    OK(MPI_Win_fence(0, mixed));
    int sum = me ? own[3] : block[1][3];
    CHECK(sum == before + 100 * np, "adds up to %d", sum);
    OK(MPI_Win_free(&mixed));

    /* Freed by the program while windows expose them: they live as long as those. */
    for (int i = 0; i < MANY; i++) OK(MPI_Free_mem(block[i]));
    int value = 4711 + me;
    OK(MPI_Win_fence(0, win[0]));
    OK(MPI_Put(&value, 1, MPI_INT, right, 0, 1, MPI_INT, win[0]));
    OK(MPI_Win_fence(0, win[0]));
    CHECK(block[0][5] == 4711 + (me + np - 1) % np, "freed block got %d", block[0][5]);
    for (int w = 0; w < WINDOWS; w++) OK(MPI_Win_free(&win[w]));

    /* What was not given, or not any more. */
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
    OK(MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN));
    int class = 0;
    MPI_Error_class(MPI_Free_mem(own), &class);
    CHECK(class == MPI_ERR_BASE, "class %d", class);
    MPI_Error_class(MPI_Free_mem(block[0]), &class);
    CHECK(class == MPI_ERR_BASE, "class %d", class);
    void *none;
    MPI_Error_class(MPI_Alloc_mem((MPI_Aint)1 << 60, MPI_INFO_NULL, &none), &class);
    CHECK(class == MPI_ERR_NO_MEM, "class %d", class);

    /* Nothing grows. */
    long first = 0;
    for (int k = 0; k < 500; k++) {
        char *p;
        MPI_Aint size = k % 2 ? 100 : 1 << 20;
        OK(MPI_Alloc_mem(size, MPI_INFO_NULL, &p));
        memset(p, k, size);
        if (k % 10 == 0) {
            MPI_Win w;
            OK(MPI_Win_create(p, size, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &w));
            OK(MPI_Win_free(&w));
        }
        OK(MPI_Free_mem(p));
        if (k == 100) first = resident();
    }
    CHECK(resident() < first + (8 << 20), "%ld bytes became %ld", first, resident());
    return finish();
}
