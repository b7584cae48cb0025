/* test: np=1,2,4,5
 * Groups and communicators: their algebra, split by colour and key, create, dup, compare, names, free while in use. */
#include "check.h"

static int relation(MPI_Comm a, MPI_Comm b)
{
    int result = -1;
    OK(MPI_Comm_compare(a, b, &result));
    return result;
}

static void members(const char *what, MPI_Group g, int n, const int *expected, MPI_Group world)
{
    int size, ranks[16], translated[16];
    OK(MPI_Group_size(g, &size));
    CHECK(size == n, "%s has %d members, not %d", what, size, n);
    for (int i = 0; i < size && i < 16; i++) ranks[i] = i;
    OK(MPI_Group_translate_ranks(g, size, ranks, world, translated));
    for (int i = 0; i < size && i < n; i++)
        CHECK(translated[i] == expected[i], "%s: member %d is %d, not %d", what, i, translated[i], expected[i]);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Comm dup, split, half, none;
    MPI_Group world, even, odd, g, h;
    int size, rank, value, sum;

    CHECK(relation(MPI_COMM_WORLD, MPI_COMM_WORLD) == MPI_IDENT, "the world is itself");
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    CHECK(relation(dup, MPI_COMM_WORLD) == MPI_CONGRUENT, "a duplicate is congruent");
    CHECK(relation(MPI_COMM_SELF, MPI_COMM_WORLD) == (np == 1 ? MPI_CONGRUENT : MPI_UNEQUAL), "self and world");

    /* Split with the ranks reversed by key. */
    OK(MPI_Comm_split(MPI_COMM_WORLD, me % 2, -me, &split));
    OK(MPI_Comm_size(split, &size));
    OK(MPI_Comm_rank(split, &rank));
    int mates = (np + 1 - me % 2) / 2;
    CHECK(size == mates && rank == mates - 1 - me / 2, "size %d rank %d", size, rank);
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, split));
    int expected = 0;
    for (int r = me % 2; r < np; r += 2) expected += r;
    CHECK(sum == expected, "sum %d, not %d", sum, expected);
    OK(MPI_Comm_free(&split));
    CHECK(split == MPI_COMM_NULL, "the freed communicator stays");
    OK(MPI_Comm_split(MPI_COMM_WORLD, 0, np - me, &split));
    CHECK(relation(split, MPI_COMM_WORLD) == (np == 1 ? MPI_CONGRUENT : MPI_SIMILAR), "reversed order is similar");
    OK(MPI_Comm_free(&split));
    OK(MPI_Comm_split(MPI_COMM_WORLD, me == 0 ? MPI_UNDEFINED : 1, 0, &none));
    CHECK((none == MPI_COMM_NULL) == (me == 0), "undefined colour");
    if (none != MPI_COMM_NULL) OK(MPI_Comm_free(&none));
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, me, MPI_INFO_NULL, &half));
    OK(MPI_Comm_size(half, &size));
    CHECK(size == np, "%d ranks share memory", size);
    OK(MPI_Comm_free(&half));
    OK(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, me, MPI_INFO_NULL, &half));
    CHECK(half == MPI_COMM_NULL, "undefined type");

    /* Groups. */
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    int evens[16], odds[16], ne = 0, no = 0, all[16];
    for (int r = 0; r < np; r++) {
        all[r] = r;
        if (r % 2) odds[no++] = r;
        else evens[ne++] = r;
    }
    OK(MPI_Group_incl(world, ne, evens, &even));
    OK(MPI_Group_excl(world, ne, evens, &odd));
    members("even", even, ne, evens, world);
    members("odd", odd, no, odds, world);
    OK(MPI_Group_rank(even, &rank));
    CHECK(rank == (me % 2 ? MPI_UNDEFINED : me / 2), "rank %d in even", rank);
    OK(MPI_Group_union(odd, even, &g));
    int joined[16];
    memcpy(joined, odds, sizeof joined), memcpy(joined + no, evens, ne * sizeof(int));
    members("union", g, np, joined, world);
    OK(MPI_Group_compare(g, world, &value));
    CHECK(value == (np == 1 ? MPI_IDENT : MPI_SIMILAR), "compare gives %d", value);
    OK(MPI_Group_free(&g));
    OK(MPI_Group_intersection(world, odd, &g));
    members("intersection", g, no, odds, world);
    OK(MPI_Group_compare(g, odd, &value));
    CHECK(value == MPI_IDENT, "compare gives %d", value);
    OK(MPI_Group_free(&g));
    OK(MPI_Group_difference(world, even, &g));
    members("difference", g, no, odds, world);
    if (np == 1) CHECK(g == MPI_GROUP_EMPTY || no == 0, "an empty group");
    if (g != MPI_GROUP_EMPTY) OK(MPI_Group_free(&g));
    int range[1][3] = {{np - 1, 0, -1}}, reversed[16];
    for (int r = 0; r < np; r++) reversed[r] = np - 1 - r;
    OK(MPI_Group_range_incl(world, 1, range, &g));
    members("range_incl", g, np, reversed, world);
    OK(MPI_Group_free(&g));
    int first[1][3] = {{0, 0, 1}};
    OK(MPI_Group_range_excl(world, 1, first, &h));
    members("range_excl", h, np - 1, all + 1, world);
    int zero = 0, null = MPI_PROC_NULL, out = 0;
    OK(MPI_Group_translate_ranks(world, 1, &zero, h, &out));
    CHECK(out == MPI_UNDEFINED, "rank 0 is not there, got %d", out);
    OK(MPI_Group_translate_ranks(world, 1, &null, h, &out));
    CHECK(out == MPI_PROC_NULL, "PROC_NULL becomes %d", out);
    OK(MPI_Group_size(MPI_GROUP_EMPTY, &size));
    CHECK(size == 0, "empty has %d", size);

    /* Communicators from groups: collective over the parent, and over the members alone. */
    OK(MPI_Comm_create(MPI_COMM_WORLD, even, &half));
    CHECK((half == MPI_COMM_NULL) == (me % 2), "create from even");
    if (half != MPI_COMM_NULL) {
        OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, half));
        expected = 0;
        for (int i = 0; i < ne; i++) expected += evens[i];
        CHECK(sum == expected, "sum %d, not %d", sum, expected);
        OK(MPI_Comm_free(&half));
    }
    OK(MPI_Comm_create(MPI_COMM_WORLD, me % 2 ? odd : even, &half)); /* disjoint groups at once */
    OK(MPI_Comm_size(half, &size));
    CHECK(size == (me % 2 ? no : ne), "size %d", size);
    OK(MPI_Comm_free(&half));
    if (me % 2 == 0) {
        OK(MPI_Comm_create_group(MPI_COMM_WORLD, even, 42, &half));
        OK(MPI_Comm_rank(half, &rank));
        CHECK(rank == me / 2, "rank %d", rank);
        OK(MPI_Barrier(half));
        OK(MPI_Comm_free(&half));
    }

    /* Names; a nonblocking duplicate; many at once; freed while a message is on its way. */
    char name[MPI_MAX_OBJECT_NAME];
    int length;
    OK(MPI_Comm_get_name(MPI_COMM_WORLD, name, &length));
    CHECK(!strcmp(name, "MPI_COMM_WORLD") && length == (int)strlen(name), "name '%s'", name);
    OK(MPI_Comm_get_name(dup, name, &length));
    CHECK(length == 0 && !name[0], "the duplicate is called '%s'", name);
    OK(MPI_Comm_set_name(dup, "two"));
    OK(MPI_Comm_get_name(dup, name, &length));
    CHECK(!strcmp(name, "two"), "name '%s'", name);
    MPI_Request r;
    MPI_Comm later;
    OK(MPI_Comm_idup(dup, &later, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    CHECK(relation(later, dup) == MPI_CONGRUENT, "idup");
    OK(MPI_Comm_free(&later));
    enum { MANY = 300 };
    MPI_Comm many[MANY];
    for (int i = 0; i < MANY; i++) OK(MPI_Comm_dup(dup, &many[i]));
    for (int i = 0; i < MANY; i++) {
        value = me == i % np ? i : -1;
        OK(MPI_Bcast(&value, 1, MPI_INT, i % np, many[i]));
        CHECK(value == i, "communicator %d carries %d", i, value);
    }
    for (int i = 0; i < MANY; i++) OK(MPI_Comm_free(&many[i]));
    for (int i = 0; i < 3000; i++) { /* numbers of contexts come back */
        OK(MPI_Comm_dup(dup, &later));
        OK(MPI_Comm_free(&later));
    }
    static char big[300000], got[300000];
    MPI_Request two[2];
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &later));
    fill(big, sizeof big, me, 1);
    OK(MPI_Irecv(got, sizeof got, MPI_BYTE, (me + 1) % np, 0, later, &two[0]));
    OK(MPI_Isend(big, sizeof big, MPI_BYTE, (me + np - 1) % np, 0, later, &two[1]));
    OK(MPI_Comm_free(&later));
    OK(MPI_Waitall(2, two, MPI_STATUSES_IGNORE));
    CHECK(differs(got, sizeof got, (me + 1) % np, 1) < 0, "the message on a freed communicator");

    OK(MPI_Comm_test_inter(dup, &value));
    CHECK(!value, "an intracommunicator");
    OK(MPI_Group_free(&h));
    OK(MPI_Group_free(&even));
    if (odd != MPI_GROUP_EMPTY) OK(MPI_Group_free(&odd));
    OK(MPI_Group_free(&world));
    OK(MPI_Comm_free(&dup));
    return finish();
}
