/* test: np=3,5 timeout=120
 * test: np=3 abi=mpich args=long long timeout=600
 * Collectives past 2^31: blocks that lie gigabytes apart in memory that is never touched between them, counts that pass it
 * together with the number of ranks, and (long) as many bytes, by types whose elements overlap. */
#define _GNU_SOURCE
#include "check.h"
#include <sys/mman.h>

static const MPI_Count FAR = (MPI_Count)1 << 30; /* bytes between elements; twice that is past 2^31 */
static char *space;

static int *place(MPI_Count element) { return (int *)(space + element * FAR); }

static void clear(void)
{
    for (int r = 0; r < np; r++) *place(r) = -1;
}

static void full(const char *what, int factor)
{
    for (int r = 0; r < np; r++) {
        int expected = factor < 0 ? r : r * factor + me;
        CHECK(*place(r) == expected, "%s: block %d is %d, not %d", what, r, *place(r), expected);
    }
}

/* Blocks of one element each whose extent is a gigabyte. */
static void far_blocks(void)
{
    MPI_Datatype far;
    OK(MPI_Type_create_resized(MPI_INT, 0, FAR, &far));
    OK(MPI_Type_commit(&far));
    int mine = me, got = -1, ones[np], steps[np], row[np];
    MPI_Count big_ones[np];
    MPI_Aint big_steps[np], bytes_at[np], small_at[np];
    MPI_Datatype types[np], ints[np];
    for (int r = 0; r < np; r++) {
        ones[r] = 1, steps[r] = r, big_ones[r] = 1, big_steps[r] = r;
        bytes_at[r] = (MPI_Aint)(r * FAR), small_at[r] = 4 * r, types[r] = ints[r] = MPI_INT;
    }
    int root = np - 1;
    clear();
    OK(MPI_Gather(&mine, 1, MPI_INT, space, 1, far, root, MPI_COMM_WORLD));
    if (me == root) full("Gather", -1);
    clear();
    OK(MPI_Gatherv(&mine, 1, MPI_INT, space, ones, steps, far, root, MPI_COMM_WORLD));
    if (me == root) full("Gatherv", -1);
    clear();
    OK(MPI_Allgather(&mine, 1, MPI_INT, space, 1, far, MPI_COMM_WORLD));
    full("Allgather", -1);
    clear();
    OK(MPI_Allgatherv_c(&mine, 1, MPI_INT, space, big_ones, big_steps, far, MPI_COMM_WORLD));
    full("Allgatherv_c", -1);
    OK(MPI_Scatter(space, 1, far, &got, 1, MPI_INT, root, MPI_COMM_WORLD));
    CHECK(got == me, "Scatter: %d", got);
    got = -1;
    OK(MPI_Scatterv(space, ones, steps, far, &got, 1, MPI_INT, root, MPI_COMM_WORLD));
    CHECK(got == me, "Scatterv: %d", got);
    for (int r = 0; r < np; r++) row[r] = me * np + r;
    clear();
    OK(MPI_Alltoall(row, 1, MPI_INT, space, 1, far, MPI_COMM_WORLD));
    full("Alltoall", np);
    clear();
    OK(MPI_Alltoallv(row, ones, steps, MPI_INT, space, ones, steps, far, MPI_COMM_WORLD));
    full("Alltoallv", np);
    clear();
    OK(MPI_Alltoallw_c(row, big_ones, small_at, ints, space, big_ones, bytes_at, types, MPI_COMM_WORLD));
    full("Alltoallw_c", np);
    /* In place: what rank r has for me comes here. */
    for (int r = 0; r < np; r++) *place(r) = me * np + r;
    OK(MPI_Alltoall(MPI_IN_PLACE, 0, MPI_INT, space, 1, far, MPI_COMM_WORLD));
    full("Alltoall in place", np);
    clear();
    *place(me) = me;
    MPI_Request request;
    OK(MPI_Iallgather(MPI_IN_PLACE, 0, MPI_INT, space, 1, far, MPI_COMM_WORLD, &request));
    OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    full("Iallgather in place", -1);
    /* One message with all of them. */
    if (me != root) clear();
    OK(MPI_Bcast(space, np, far, root, MPI_COMM_WORLD));
    full("Bcast", -1);
    /* Neighbours on a ring. */
    MPI_Comm ring;
    int periods[] = {1};
    OK(MPI_Cart_create(MPI_COMM_WORLD, 1, &np, periods, 0, &ring));
    clear();
    *place(2) = -1;
    OK(MPI_Neighbor_allgather(&mine, 1, MPI_INT, space + FAR, 1, far, ring));
    CHECK(*place(1) == (me + np - 1) % np && *place(2) == (me + 1) % np, "neighbours %d and %d", *place(1), *place(2));
    OK(MPI_Comm_free(&ring));
    OK(MPI_Type_free(&far));
}

static void keep(void *in, void *inout, int *length, MPI_Datatype *type) { (void)in, (void)inout, (void)length, (void)type; }

/* Counts that are greater than 2^31 with the ranks, of a type without data. */
static void many_of_nothing(void)
{
    MPI_Datatype empty;
    OK(MPI_Type_contiguous(0, MPI_INT, &empty));
    OK(MPI_Type_commit(&empty));
    int n = 2147483647, here, there, counts[np], zero[np];
    for (int r = 0; r < np; r++) counts[r] = n, zero[r] = 0;
    OK(MPI_Bcast(&here, n, empty, 0, MPI_COMM_WORLD));
    OK(MPI_Gather(&here, n, empty, &there, n, empty, 0, MPI_COMM_WORLD));
    OK(MPI_Scatter(&here, n, empty, &there, n, empty, 0, MPI_COMM_WORLD));
    OK(MPI_Allgather(&here, n, empty, &there, n, empty, MPI_COMM_WORLD));
    OK(MPI_Allgatherv(&here, n, empty, &there, counts, zero, empty, MPI_COMM_WORLD));
    OK(MPI_Alltoall(&here, n, empty, &there, n, empty, MPI_COMM_WORLD));
    OK(MPI_Alltoallv(&here, counts, zero, empty, &there, counts, zero, empty, MPI_COMM_WORLD));
    MPI_Op op;
    OK(MPI_Op_create(keep, 1, &op));
    OK(MPI_Allreduce(&here, &there, n, empty, op, MPI_COMM_WORLD));
    OK(MPI_Reduce(&here, &there, n, empty, op, 0, MPI_COMM_WORLD));
    OK(MPI_Reduce_scatter_block(&here, &there, n, empty, op, MPI_COMM_WORLD));
    OK(MPI_Reduce_scatter(&here, &there, counts, empty, op, MPI_COMM_WORLD));
    OK(MPI_Scan(&here, &there, n, empty, op, MPI_COMM_WORLD));
    OK(MPI_Op_free(&op));
    OK(MPI_Type_free(&empty));
}

/* A mebibyte that is sent many times, and received on top of itself. */
static void many_of_one(void)
{
    enum { BLOCK = 1 << 20 };
    MPI_Datatype block, same;
    OK(MPI_Type_contiguous(BLOCK, MPI_BYTE, &block));
    OK(MPI_Type_create_resized(block, 0, 0, &same));
    OK(MPI_Type_commit(&same));
    int n = 2049;
    unsigned char *out = malloc(BLOCK), *in = malloc(BLOCK);
    fill(out, BLOCK, 7, 1);
    memset(in, 0, BLOCK);
    OK(MPI_Bcast(me == 1 ? out : in, n, same, 1, MPI_COMM_WORLD));
    CHECK(me == 1 || differs(in, BLOCK, 7, 1) < 0, "Bcast: place %lld", differs(in, BLOCK, 7, 1));
    memset(in, 0, BLOCK);
    OK(MPI_Allgather(out, n / 2, same, in, n / 2, same, MPI_COMM_WORLD));
    CHECK(differs(in, BLOCK, 7, 1) < 0, "Allgather: place %lld", differs(in, BLOCK, 7, 1));
    memset(in, 0, BLOCK);
    OK(MPI_Alltoall(out, n / 2, same, in, n / 2, same, MPI_COMM_WORLD));
    CHECK(differs(in, BLOCK, 7, 1) < 0, "Alltoall: place %lld", differs(in, BLOCK, 7, 1));
    memset(in, 0, BLOCK);
    OK(MPI_Gather(out, n, same, in, n, same, 0, MPI_COMM_WORLD));
    CHECK(me != 0 || differs(in, BLOCK, 7, 1) < 0, "Gather: place %lld", differs(in, BLOCK, 7, 1));
    free(out), free(in);
    OK(MPI_Type_free(&same));
    OK(MPI_Type_free(&block));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    size_t room = (size_t)(np * FAR) + 4096;
    space = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    CHECK(space != MAP_FAILED, "no address space");
    if (space == MAP_FAILED) MPI_Abort(MPI_COMM_WORLD, 3);
    if (argc > 1)
        many_of_one();
    else {
        far_blocks();
        many_of_nothing();
    }
    munmap(space, room);
    return finish();
}
