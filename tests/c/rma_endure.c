/* test: np=2 timeout=300 long
 * 10^5 windows of each of two kinds are made and freed; the process has no more descriptors, mappings and memory at the
 * end than after the first thousand. */
#include "check.h"
#include <dirent.h>

static long count(const char *path)
{
    long n = 0;
    DIR *d = opendir(path);
    if (!d) return -1;
    while (readdir(d)) n++;
    closedir(d);
    return n;
}

static long maps(void)
{
    long n = 0;
    FILE *f = fopen("/proc/self/maps", "r");
    if (!f) return -1;
    for (int c; (c = getc(f)) != EOF;) n += c == '\n';
    fclose(f);
    return n;
}

static long pages(void)
{
    long total = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld", &total, &resident) != 2) return -1;
    fclose(f);
    return resident;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int value = 0;
    long fds = 0, areas = 0, resident = 0;
    for (int i = 0; i < 100000; i++) {
        MPI_Win a, b;
        int *memory, out = i;
        OK(MPI_Win_allocate(4096, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &a));
        OK(MPI_Win_create(&value, sizeof value, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &b));
        OK(MPI_Win_fence(0, a));
        OK(MPI_Put(&out, 1, MPI_INT, np - 1 - me, 3, 1, MPI_INT, a));
        OK(MPI_Win_fence(0, a));
        if (memory[3] != i) CHECK(0, "window %d holds %d", i, memory[3]);
        OK(MPI_Win_free(&a));
        OK(MPI_Win_free(&b));
        if (i == 1000) fds = count("/proc/self/fd"), areas = maps(), resident = pages();
    }
    CHECK(count("/proc/self/fd") <= fds, "%ld descriptors, %ld before", count("/proc/self/fd"), fds);
    CHECK(maps() <= areas + 4, "%ld mappings, %ld before", maps(), areas);
    CHECK(pages() <= resident + 256, "%ld pages, %ld before", pages(), resident);
    return finish();
}
