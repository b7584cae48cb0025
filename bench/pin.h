/* Binding of ranks, for the programs here. Include it after _GNU_SOURCE is defined. */
#include <sched.h>
#include <stdlib.h>

/* Binds to the core with the number of this rank, counted among those that are allowed. */
static void pin(void)
{
    const char *names[] = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK"}, *value = NULL;
    for (int i = 0; i < 3 && !value; i++) value = getenv(names[i]);
    cpu_set_t all, one;
    if (!value || sched_getaffinity(0, sizeof all, &all)) return;
    int wanted = atoi(value) % CPU_COUNT(&all);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &all) && wanted-- == 0) {
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            sched_setaffinity(0, sizeof one, &one);
        }
}
