/* test: np=1,2,3,4,5 timeout=120
 * test: np=8 abi=mpich timeout=120
 * Every collective, blocking and nonblocking, for every root, over the sizes at which algorithms change, with
 * IN_PLACE and with gaps between blocks, compared with values computed here. */
#include "check.h"

static MPI_Comm comm;
static int nonblocking;
static MPI_Request request;

/* CALL(Name, arguments without the closing parenthesis): the blocking or the nonblocking form. */
#define CALL(name, ...)                                                                             \
    do {                                                                                            \
        if (nonblocking) {                                                                          \
            OK(MPI_I##name(__VA_ARGS__, comm, &request));                                           \
            OK(MPI_Wait(&request, MPI_STATUS_IGNORE));                                              \
        } else                                                                                      \
            OK(MPI_##name(__VA_ARGS__, comm));                                                      \
    } while (0)
/* The macro needs the lower-case name after MPI_I. */
#define MPI_IBcast MPI_Ibcast
#define MPI_IGather MPI_Igather
#define MPI_IGatherv MPI_Igatherv
#define MPI_IScatter MPI_Iscatter
#define MPI_IScatterv MPI_Iscatterv
#define MPI_IAllgather MPI_Iallgather
#define MPI_IAllgatherv MPI_Iallgatherv
#define MPI_IAlltoall MPI_Ialltoall
#define MPI_IAlltoallv MPI_Ialltoallv
#define MPI_IAlltoallw MPI_Ialltoallw
#define MPI_IReduce MPI_Ireduce
#define MPI_IAllreduce MPI_Iallreduce
#define MPI_IReduce_scatter MPI_Ireduce_scatter
#define MPI_IReduce_scatter_block MPI_Ireduce_scatter_block
#define MPI_IScan MPI_Iscan
#define MPI_IExscan MPI_Iexscan

enum { GAP = 3, MOST = 70000 };
/* What rank `from` has for rank `to` at place `i`. */
static int item(int from, int to, int i) { return from * 1000003 + to * 1009 + i; }

static int *new_ints(size_t n)
{
    int *p = malloc((n + 1) * sizeof *p);
    for (size_t i = 0; i <= n; i++) p[i] = -77;
    return p;
}
#define SAME(got, expected, ...)                                                                    \
    do {                                                                                            \
        int g_ = (got), e_ = (expected);                                                            \
        if (g_ != e_) { CHECK(0, __VA_ARGS__); fprintf(stderr, "  got %d, expected %d\n", g_, e_); goto out; } \
    } while (0)

static void rooted(int root, int n)
{
    int *block = new_ints((size_t)n), *all = new_ints((size_t)(n + GAP) * np), *counts = new_ints(np), *places = new_ints(np);

    for (int i = 0; i < n; i++) block[i] = me == root ? item(root, 0, i) : -1;
    CALL(Bcast, block, n, MPI_INT, root);
    for (int i = 0; i < n; i++) SAME(block[i], item(root, 0, i), "Bcast root %d n %d place %d", root, n, i);

    for (int i = 0; i < n; i++) block[i] = item(me, root, i);
    CALL(Gather, block, n, MPI_INT, all, n, MPI_INT, root);
    for (int r = 0; r < np && me == root; r++)
        for (int i = 0; i < n; i++) SAME(all[r * n + i], item(r, root, i), "Gather root %d n %d from %d", root, n, r);
    if (me == root) {
        for (int i = 0; i < n * np; i++) all[i] = i / (n ? n : 1) == root ? item(root, root, i % n) : -1;
        CALL(Gather, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, n, MPI_INT, root);
        for (int i = 0; i < n * np; i++) SAME(all[i], item(i / n, root, i % n), "Gather in place, root %d", root);
    } else
        CALL(Gather, block, n, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, root);

    /* Gatherv: rank r gives max(0, n - r) items, blocks have gaps between them. */
    for (int r = 0; r < np; r++) counts[r] = n - r > 0 ? n - r : 0, places[r] = r * (n + GAP);
    for (int i = 0; i < (n + GAP) * np; i++) all[i] = -5;
    CALL(Gatherv, block, counts[me], MPI_INT, all, counts, places, MPI_INT, root);
    for (int r = 0; r < np && me == root; r++)
        for (int i = 0; i < n + GAP; i++)
            SAME(all[places[r] + i], i < counts[r] ? item(r, root, i) : -5, "Gatherv root %d n %d from %d", root, n, r);

    for (int i = 0; i < n * np; i++) all[i] = me == root ? item(root, i / (n ? n : 1), i % (n ? n : 1)) : -1;
    for (int i = 0; i < n; i++) block[i] = -1;
    CALL(Scatter, all, n, MPI_INT, block, n, MPI_INT, root);
    for (int i = 0; i < n; i++) SAME(block[i], item(root, me, i), "Scatter root %d n %d", root, n);
    if (me == root)
        CALL(Scatter, all, n, MPI_INT, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, root);
    else
        CALL(Scatter, NULL, 0, MPI_DATATYPE_NULL, block, n, MPI_INT, root);
    for (int i = 0; i < n; i++) SAME(block[i], item(root, me, i), "Scatter in place, root %d n %d", root, n);

    for (int i = 0; i < (n + GAP) * np; i++) all[i] = item(root, i / (n + GAP), i % (n + GAP));
    for (int i = 0; i < n; i++) block[i] = -1;
    CALL(Scatterv, all, counts, places, MPI_INT, block, counts[me], MPI_INT, root);
    for (int i = 0; i < n; i++) SAME(block[i], i < counts[me] ? item(root, me, i) : -1, "Scatterv root %d n %d", root, n);

    for (int i = 0; i < n; i++) block[i] = me + i;
    for (int i = 0; i < n; i++) all[i] = -1;
    CALL(Reduce, block, all, n, MPI_INT, MPI_SUM, root);
    for (int i = 0; i < n && me == root; i++) SAME(all[i], np * (np - 1) / 2 + np * i, "Reduce root %d n %d", root, n);
    if (me != root)
        for (int i = 0; i < n; i++) SAME(all[i], -1, "Reduce wrote at rank %d", me);
    if (me == root)
        CALL(Reduce, MPI_IN_PLACE, block, n, MPI_INT, MPI_MAX, root);
    else
        CALL(Reduce, block, NULL, n, MPI_INT, MPI_MAX, root);
    for (int i = 0; i < n && me == root; i++) SAME(block[i], np - 1 + i, "Reduce in place, root %d n %d", root, n);
out:
    free(block), free(all), free(counts), free(places);
}

static void unrooted(int n)
{
    size_t room = (size_t)(n + GAP) * np;
    int *block = new_ints((size_t)n), *a = new_ints(room), *b = new_ints(room);
    int *counts = new_ints(np), *places = new_ints(np), *sizes = new_ints(np), *at = new_ints(np);

    for (int i = 0; i < n; i++) block[i] = item(me, 0, i);
    CALL(Allgather, block, n, MPI_INT, a, n, MPI_INT);
    for (int i = 0; i < n * np; i++) SAME(a[i], item(i / n, 0, i % n), "Allgather n %d", n);
    for (int i = 0; i < n * np; i++) a[i] = i / n == me ? item(me, 1, i % n) : -1;
    CALL(Allgather, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, a, n, MPI_INT);
    for (int i = 0; i < n * np; i++) SAME(a[i], item(i / n, 1, i % n), "Allgather in place n %d", n);

    for (int r = 0; r < np; r++) counts[r] = (n * (r + 1)) / np, places[r] = (np - 1 - r) * (n + GAP);
    for (size_t i = 0; i < room; i++) a[i] = -5;
    CALL(Allgatherv, block, counts[me], MPI_INT, a, counts, places, MPI_INT);
    for (int r = 0; r < np; r++)
        for (int i = 0; i < n + GAP; i++)
            SAME(a[places[r] + i], i < counts[r] ? item(r, 0, i) : -5, "Allgatherv n %d from %d", n, r);

    for (int i = 0; i < n * np; i++) a[i] = item(me, i / n, i % n), b[i] = -1;
    CALL(Alltoall, a, n, MPI_INT, b, n, MPI_INT);
    for (int i = 0; i < n * np; i++) SAME(b[i], item(i / n, me, i % n), "Alltoall n %d", n);
    CALL(Alltoall, MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, a, n, MPI_INT);
    for (int i = 0; i < n * np; i++) SAME(a[i], item(i / n, me, i % n), "Alltoall in place n %d", n);

    /* Alltoallv: rank s sends (s + d) % 3 thirds of n to rank d; send blocks lie in reverse order. */
    for (int r = 0; r < np; r++) {
        counts[r] = (me + r) % 3 * n / 3, places[r] = (np - 1 - r) * (n + GAP);
        sizes[r] = (me + r) % 3 * n / 3, at[r] = r * (n + GAP);
    }
    for (size_t i = 0; i < room; i++) a[i] = -1, b[i] = -5;
    for (int r = 0; r < np; r++)
        for (int i = 0; i < counts[r]; i++) a[places[r] + i] = item(me, r, i);
    CALL(Alltoallv, a, counts, places, MPI_INT, b, sizes, at, MPI_INT);
    for (int r = 0; r < np; r++)
        for (int i = 0; i < n + GAP; i++)
            SAME(b[at[r] + i], i < sizes[r] ? item(r, me, i) : -5, "Alltoallv n %d from %d", n, r);
    /* In place: what comes from r replaces what goes to r. */
    for (size_t i = 0; i < room; i++) b[i] = -5;
    for (int r = 0; r < np; r++)
        for (int i = 0; i < sizes[r]; i++) b[at[r] + i] = item(me, r, i);
    CALL(Alltoallv, MPI_IN_PLACE, NULL, NULL, MPI_DATATYPE_NULL, b, sizes, at, MPI_INT);
    for (int r = 0; r < np; r++)
        for (int i = 0; i < n + GAP; i++)
            SAME(b[at[r] + i], i < sizes[r] ? item(r, me, i) : -5, "Alltoallv in place n %d from %d", n, r);
    /* Alltoallw: the same in bytes, with other types on the two sides. */
    MPI_Datatype send[16], receive[16], pair;
    OK(MPI_Type_contiguous(sizeof(int), MPI_BYTE, &pair));
    OK(MPI_Type_commit(&pair));
    for (int r = 0; r < np; r++) {
        send[r] = MPI_INT, receive[r] = r % 2 ? pair : MPI_INT;
        places[r] *= (int)sizeof(int), at[r] *= (int)sizeof(int);
    }
    if (me % 2)
        for (int r = 0; r < np; r++) send[r] = pair;
    for (size_t i = 0; i < room; i++) b[i] = -5;
    CALL(Alltoallw, a, counts, places, send, b, sizes, at, receive);
    for (int r = 0; r < np; r++)
        for (int i = 0; i < n + GAP; i++)
            SAME(b[at[r] / (int)sizeof(int) + i], i < sizes[r] ? item(r, me, i) : -5, "Alltoallw n %d from %d", n, r);
    OK(MPI_Type_free(&pair));

    for (int i = 0; i < n; i++) block[i] = me - i, b[i] = -1;
    CALL(Allreduce, block, b, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n; i++) SAME(b[i], np * (np - 1) / 2 - np * i, "Allreduce n %d", n);
    CALL(Allreduce, MPI_IN_PLACE, block, n, MPI_INT, MPI_MIN);
    for (int i = 0; i < n; i++) SAME(block[i], -i, "Allreduce in place n %d", n);

    for (int i = 0; i < n * np; i++) a[i] = me + i;
    CALL(Reduce_scatter_block, a, b, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n; i++)
        SAME(b[i], np * (np - 1) / 2 + np * (me * n + i), "Reduce_scatter_block n %d", n);
    CALL(Reduce_scatter_block, MPI_IN_PLACE, a, n, MPI_INT, MPI_MAX);
    for (int i = 0; i < n; i++) SAME(a[i], np - 1 + me * n + i, "Reduce_scatter_block in place n %d", n);

    int before = 0, total = 0;
    for (int r = 0; r < np; r++) counts[r] = (n * (r % 3)) / 2, total += counts[r];
    for (int r = 0; r < me; r++) before += counts[r];
    int *big = new_ints((size_t)total), *part = new_ints((size_t)total);
    for (int i = 0; i < total; i++) big[i] = me + i;
    CALL(Reduce_scatter, big, part, counts, MPI_INT, MPI_SUM);
    int wrong = -1;
    for (int i = 0; i < counts[me] && wrong < 0; i++)
        if (part[i] != np * (np - 1) / 2 + np * (before + i)) wrong = i;
    CHECK(wrong < 0, "Reduce_scatter n %d place %d", n, wrong);
    CALL(Reduce_scatter, MPI_IN_PLACE, big, counts, MPI_INT, MPI_MIN);
    for (int i = 0; i < counts[me] && wrong < 0; i++)
        if (big[i] != before + i) wrong = i;
    CHECK(wrong < 0, "Reduce_scatter in place n %d place %d", n, wrong);
    free(big), free(part);

    for (int i = 0; i < n; i++) block[i] = me + i, b[i] = -1;
    CALL(Scan, block, b, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n; i++) SAME(b[i], me * (me + 1) / 2 + (me + 1) * i, "Scan n %d", n);
    for (int i = 0; i < n; i++) b[i] = -1;
    CALL(Exscan, block, b, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n; i++) SAME(b[i], me ? me * (me - 1) / 2 + me * i : -1, "Exscan n %d", n);
    for (int i = 0; i < n; i++) b[i] = me + i;
    CALL(Scan, MPI_IN_PLACE, b, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n; i++) SAME(b[i], me * (me + 1) / 2 + (me + 1) * i, "Scan in place n %d", n);
    CALL(Exscan, MPI_IN_PLACE, block, n, MPI_INT, MPI_SUM);
    for (int i = 0; i < n && me; i++) SAME(block[i], me * (me - 1) / 2 + me * i, "Exscan in place n %d", n);
out:
    free(block), free(a), free(b), free(counts), free(places), free(sizes), free(at);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    static const int sizes[] = {0, 1, 2, 7, 33, 500, 2500, 9000, MOST};
    for (nonblocking = 0; nonblocking < 2; nonblocking++)
        for (unsigned k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            if (sizes[k] > 10000 && np > 5) continue;
            unrooted(sizes[k]);
            for (int root = 0; root < np; root++) rooted(root, sizes[k]);
        }
    for (int i = 0; i < 1000; i++) {
        OK(MPI_Barrier(comm));
        OK(MPI_Ibarrier(comm, &request));
        OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    }
    OK(MPI_Comm_free(&comm));
    return finish();
}
