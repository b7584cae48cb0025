/* test: np=1,2,3,4
 * MPI_Get_hw_resource_info and MPI_Comm_split_type: by shared memory, by parts of the machine, by process sets. */
#define _GNU_SOURCE
#include "check.h"
#include <sched.h>

static const char TYPE[] = "mpi_hw_resource_type", SET[] = "mpi_pset_name";

/* Binds this process to the n-th of the processors it may use, or to all (-1); tells which. */
static int bind_to(const cpu_set_t *all, int n)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    int cpu = 0, seen = 0;
    for (cpu = 0; n >= 0 && cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, all) && seen++ == n % CPU_COUNT(all)) break;
    if (n >= 0) CPU_SET(cpu, &one);
    CHECK(!sched_setaffinity(0, sizeof one, n < 0 ? all : &one), "cannot bind");
    return cpu;
}

/* The number of members of a split with these hints (NULL: not set), 0 for MPI_COMM_NULL; by the key, ranks go backwards. */
static int split(MPI_Comm comm, int type, const char *resource, const char *set, MPI_Comm *result)
{
    MPI_Info info;
    MPI_Comm new;
    int size = 0, rank = -1, old = -1, smallest = -1;
    OK(MPI_Info_create(&info));
    if (resource) OK(MPI_Info_set(info, TYPE, resource));
    if (set) OK(MPI_Info_set(info, SET, set));
    OK(MPI_Comm_rank(comm, &old));
    OK(MPI_Comm_split_type(comm, type, -old, info, &new));
    OK(MPI_Info_free(&info));
    if (new == MPI_COMM_NULL) return 0;
    OK(MPI_Comm_size(new, &size));
    OK(MPI_Comm_rank(new, &rank));
    OK(MPI_Allreduce(&old, &smallest, 1, MPI_INT, MPI_MIN, new));
    CHECK(rank == 0 || old < np - 1, "rank %d was %d", rank, old);
    CHECK(old != smallest || rank == size - 1, "rank %d was %d", rank, old);
    if (result) *result = new;
    else OK(MPI_Comm_free(&new));
    return size;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    cpu_set_t all;
    CHECK(!sched_getaffinity(0, sizeof all, &all), "no affinity");
    int mine = bind_to(&all, me), flag = 0, keys = 0, same = 0, cpus[64], n, result = -1;
    MPI_Info hw, info;
    MPI_Comm part, other;
    char key[MPI_MAX_INFO_KEY], value[MPI_MAX_INFO_VAL], first[sizeof value];
    OK(MPI_Allgather(&mine, 1, MPI_INT, cpus, 1, MPI_INT, MPI_COMM_WORLD));
    for (int i = 0; i < np; i++) same += cpus[i] == mine;

    /* Bound to one processor: one of everything, and every key is a type to split by. */
    OK(MPI_Get_hw_resource_info(&hw));
    OK(MPI_Info_get_nkeys(hw, &keys));
    CHECK(keys >= 3, "%d keys", keys);
    for (int i = 0; i < keys; i++) {
        OK(MPI_Info_get_nthkey(hw, i, key));
        OK(MPI_Info_get(hw, key, sizeof value - 1, value, &flag));
        CHECK(flag && !strcmp(value, "true"), "%s is %s", key, value);
        n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, key, NULL, NULL);
        CHECK(n >= same, "%d ranks share %s, of which %d share a processor", n, key, same);
    }
    OK(MPI_Info_free(&hw));
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, "hwloc://PU", NULL, NULL);
    CHECK(n == same, "%d of %d", n, same);
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, "hwloc://PU", NULL, NULL);
    CHECK(n == same, "%d of %d", n, same);
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, "mpi_shared_memory", NULL, NULL);
    CHECK(n == np, "%d of %d", n, np);
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, NULL, NULL, NULL);
    CHECK(n == np, "%d of %d", n, np);

    /* What nobody knows, and what nobody says. */
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, "warp://Core", NULL, NULL), "an unknown type");
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, NULL, NULL, NULL), "no type");
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, NULL, "mpi://WORLD", NULL), "a set is no hardware");
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, NULL, NULL, NULL), "neither");
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, NULL, "mpi://NOBODY", NULL), "an unknown set");
    CHECK(!split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, "mpi_shared_memory", "mpi://WORLD", NULL), "both");
    int types[] = {MPI_COMM_TYPE_HW_GUIDED, MPI_COMM_TYPE_RESOURCE_GUIDED, MPI_UNDEFINED};
    for (int i = 0; i < 3; i++) {
        OK(MPI_Comm_split_type(MPI_COMM_WORLD, types[i], 0, MPI_INFO_NULL, &part));
        CHECK(part == MPI_COMM_NULL, "type %d without info", types[i]);
    }

    /* Process sets. */
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, NULL, "mpi://WORLD", NULL);
    CHECK(n == np, "%d of %d", n, np);
    n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, NULL, "mpi://SELF", &part);
    OK(MPI_Comm_compare(part, MPI_COMM_SELF, &result));
    CHECK(n == 1 && result == MPI_CONGRUENT, "%d, compares as %d", n, result);
    OK(MPI_Comm_free(&part));

    /* Unguided: each step down divides, the type it tells gives the same ranks, and there is an end. */
    MPI_Comm at = MPI_COMM_WORLD;
    int steps = 0, size = np;
    for (;; steps++) {
        OK(MPI_Info_create(&info));
        OK(MPI_Comm_split_type(at, MPI_COMM_TYPE_HW_UNGUIDED, 0, info, &part));
        OK(MPI_Info_get(info, TYPE, sizeof value - 1, value, &flag));
        OK(MPI_Info_free(&info));
        int null = part == MPI_COMM_NULL;
        CHECK(flag == !null, "a type %d, a communicator %d", flag, !null);
        if (!null) {
            OK(MPI_Comm_size(part, &n));
            CHECK(n < size, "%d of %d ranks", n, size);
            int theirs;
            OK(MPI_Bcast(strcpy(first, value), sizeof first, MPI_CHAR, 0, part));
            CHECK(!strcmp(first, value), "%s and %s", first, value);
            theirs = split(at, MPI_COMM_TYPE_HW_GUIDED, value, NULL, &other);
            OK(MPI_Comm_compare(part, other, &result));
            CHECK(theirs == n && (result == MPI_SIMILAR || n == 1), "%s: %d ranks, %d ranks, compares as %d", value, n, theirs, result);
            OK(MPI_Comm_free(&other));
            size = n;
        }
        if (at != MPI_COMM_WORLD) OK(MPI_Comm_free(&at));
        if (null) break;
        at = part;
    }
    CHECK(size == same, "it ends with %d ranks, of which %d share a processor", size, same);
    CHECK((steps > 0) == (same < np), "%d steps", steps);
    OK(MPI_Comm_split_type(MPI_COMM_SELF, MPI_COMM_TYPE_HW_UNGUIDED, 0, MPI_INFO_NULL, &part));
    CHECK(part == MPI_COMM_NULL, "a part of one rank");

    /* One rank that may use all processors is restricted to none. */
    if (CPU_COUNT(&all) > 1) {
        if (me == 0) bind_to(&all, -1);
        OK(MPI_Get_hw_resource_info(&hw));
        OK(MPI_Info_get(hw, "hwloc://PU", sizeof value - 1, value, &flag));
        CHECK(flag && !strcmp(value, me ? "true" : "false"), "%s", value);
        OK(MPI_Info_free(&hw));
        n = split(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, "PU", NULL, NULL);
        CHECK((n == 0) == (me == 0), "%d ranks", n);
    }
    bind_to(&all, -1);

    /* On both sides of an intercommunicator. */
    if (np > 1) {
        MPI_Comm half, inter;
        int remote = -1, is = 0;
        OK(MPI_Comm_split(MPI_COMM_WORLD, me % 2, 0, &half));
        OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - me % 2, 5, &inter));
        OK(MPI_Comm_split_type(inter, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &part));
        OK(MPI_Comm_test_inter(part, &is));
        OK(MPI_Comm_remote_size(part, &remote));
        CHECK(is && remote == (np + me % 2) / 2, "inter %d, %d remote ranks", is, remote);
        OK(MPI_Comm_free(&part));
        OK(MPI_Comm_split_type(inter, MPI_COMM_TYPE_HW_UNGUIDED, 0, MPI_INFO_NULL, &part));
        CHECK(part == MPI_COMM_NULL, "unguided over two groups");
        OK(MPI_Comm_free(&inter));
        OK(MPI_Comm_free(&half));
    }
    return finish();
}
