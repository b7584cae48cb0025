/* test: np=1,2
 * Legal edges: empty groups, MPI_BOTTOM with addresses, types without data, MPI_PROC_NULL, and windows that are freed give
 * their memory back. */
#include "check.h"

/* Pages of this process that are in memory. */
static long resident(void)
{
    long total = 0, pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld", &total, &pages) != 2) pages = -1;
    if (f) fclose(f);
    return pages;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    MPI_Group world, empty, other;
    MPI_Comm comm;
    int n = -1, result = -1, rank = -1;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    OK(MPI_Group_incl(world, 0, NULL, &empty));
    OK(MPI_Group_size(empty, &n));
    OK(MPI_Group_compare(empty, MPI_GROUP_EMPTY, &result));
    CHECK(n == 0 && result == MPI_IDENT, "size %d, compares as %d", n, result);
    OK(MPI_Group_rank(MPI_GROUP_EMPTY, &rank));
    CHECK(rank == MPI_UNDEFINED, "rank %d", rank);
    OK(MPI_Group_union(MPI_GROUP_EMPTY, world, &other));
    OK(MPI_Group_compare(other, world, &result));
    CHECK(result == MPI_IDENT, "compares as %d", result);
    OK(MPI_Group_free(&other));
    OK(MPI_Group_translate_ranks(MPI_GROUP_EMPTY, 0, NULL, world, NULL));
    OK(MPI_Comm_create(MPI_COMM_WORLD, MPI_GROUP_EMPTY, &comm));
    CHECK(comm == MPI_COMM_NULL, "a communicator of nobody");
    OK(MPI_Group_free(&world));

    /* MPI_BOTTOM with a type that holds addresses. */
    int out = 40 + me, in = -1, size = -1;
    MPI_Aint at[2];
    MPI_Datatype from, into, nothing;
    OK(MPI_Get_address(&out, &at[0]));
    OK(MPI_Get_address(&in, &at[1]));
    OK(MPI_Type_create_hindexed_block(1, 1, &at[0], MPI_INT, &from));
    OK(MPI_Type_create_hindexed_block(1, 1, &at[1], MPI_INT, &into));
    OK(MPI_Type_commit(&from));
    OK(MPI_Type_commit(&into));
    OK(MPI_Sendrecv(MPI_BOTTOM, 1, from, me, 1, MPI_BOTTOM, 1, into, me, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    CHECK(in == 40 + me, "in %d", in);

    /* A type without data, as often as one likes, from nowhere. */
    OK(MPI_Type_contiguous(0, MPI_DOUBLE, &nothing));
    OK(MPI_Type_commit(&nothing));
    OK(MPI_Type_size(nothing, &size));
    CHECK(size == 0, "size %d", size);
    OK(MPI_Sendrecv(NULL, 2000000000, nothing, me, 2, NULL, 2000000000, nothing, me, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    MPI_Aint position = 0;
    OK(MPI_Pack_external("external32", NULL, 2000000000, nothing, NULL, 0, &position));
    CHECK(position == 0, "position %ld", (long)position);
    OK(MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD));
    OK(MPI_Recv(NULL, 0, MPI_INT, MPI_PROC_NULL, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    OK(MPI_Type_free(&from));
    OK(MPI_Type_free(&into));
    OK(MPI_Type_free(&nothing));

    /* 60 windows of 4 MiB, one after the other, do not take 240 MiB. */
    long before = resident();
    for (int i = 0; i < 60; i++) {
        MPI_Win win;
        char *memory;
        OK(MPI_Win_allocate(4 << 20, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
        memset(memory, i, 4 << 20);
        OK(MPI_Win_free(&win));
        CHECK(win == MPI_WIN_NULL, "the freed window stays");
    }
    long more = resident() - before;
    CHECK(more < 16384, "%ld pages more after 60 windows", more);
    return finish();
}
