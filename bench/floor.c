/* What the machine allows: a cache line going to and fro between two processes bound to two cores, and memcpy.
 * Prints `name value unit` like bench.c. */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void bind_to(int wanted)
{
    cpu_set_t all, one;
    sched_getaffinity(0, sizeof all, &all);
    wanted %= CPU_COUNT(&all);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &all) && wanted-- == 0) {
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            sched_setaffinity(0, sizeof one, &one);
        }
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    enum { ROUNDS = 100000, BATCHES = 9 };
    cpu_set_t all;
    sched_getaffinity(0, sizeof all, &all);
    if (CPU_COUNT(&all) < 2) return puts("latency_8_B 0 us") < 0;
    /* Each side writes a line of its own, as a library would. */
    struct { _Alignas(128) atomic_ulong there; _Alignas(128) atomic_ulong back; } *line =
        mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child = fork();
    bind_to(child ? 0 : 1);
    if (!child) {
        for (unsigned long i = 1;; i++) {
            while (atomic_load_explicit(&line->there, memory_order_acquire) != i) {}
            atomic_store_explicit(&line->back, i, memory_order_release);
        }
    }
    double seconds[BATCHES];
    unsigned long i = 0;
    for (int b = -1; b < BATCHES; b++) {
        double t = now();
        for (int n = 0; n < ROUNDS; n++) {
            atomic_store_explicit(&line->there, ++i, memory_order_release);
            while (atomic_load_explicit(&line->back, memory_order_acquire) != i) {}
        }
        if (b >= 0) seconds[b] = (now() - t) / ROUNDS / 2;
    }
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    qsort(seconds, BATCHES, sizeof *seconds, ascending);
    printf("latency_8_B %.6g us\n", seconds[BATCHES / 2] * 1e6);

    static const struct { int size; const char *name; } copies[] = {
        {8 << 10, "8_KiB"}, {64 << 10, "64_KiB"}, {256 << 10, "256_KiB"}, {1 << 20, "1_MiB"}, {4 << 20, "4_MiB"}};
    char *from = aligned_alloc(4096, 4 << 20), *to = aligned_alloc(4096, 4 << 20);
    memset(from, 1, 4 << 20), memset(to, 2, 4 << 20);
    for (int k = 0; k < 5; k++) {
        int n = (64 << 20) / copies[k].size;
        for (int b = -1; b < BATCHES; b++) {
            double t = now();
            for (int j = 0; j < n; j++) {
                memcpy(to, from, copies[k].size);
                __asm__ volatile("" : : "r"(to) : "memory");
            }
            if (b >= 0) seconds[b] = (now() - t) / n;
        }
        qsort(seconds, BATCHES, sizeof *seconds, ascending);
        printf("bandwidth_%s %.6g GB/s\n", copies[k].name, copies[k].size / seconds[BATCHES / 2] / 1e9);
    }
    return 0;
}
