/* test: np=1,3
 * One buffer for sending and receiving is MPI_ERR_BUFFER in every collective that has both, in all three ways of starting, and
 * names both; so are counts and displacements that no address space holds, operations that a type does not have, and dims. */
#include "check.h"
#include <limits.h>

static int buf[64], apart[64];
static MPI_Request request = MPI_REQUEST_NULL;

/* All three ways of starting; the arguments without the communicator. */
#define ALIAS(Name, name, ...)                                                                                     \
    do {                                                                                                           \
        FAILS(MPI_##Name(__VA_ARGS__, c), MPI_ERR_BUFFER, "sendbuf|recvbuf");                                      \
        FAILS(MPI_I##name(__VA_ARGS__, c, &request), MPI_ERR_BUFFER, "sendbuf|recvbuf");                           \
        FAILS(MPI_##Name##_init(__VA_ARGS__, c, MPI_INFO_NULL, &request), MPI_ERR_BUFFER, "sendbuf|recvbuf");      \
    } while (0)
/* The same with another class and other words. */
#define WRONG(class, words, Name, name, ...)                                                                       \
    do {                                                                                                           \
        FAILS(MPI_##Name(__VA_ARGS__, c), class, words);                                                           \
        FAILS(MPI_I##name(__VA_ARGS__, c, &request), class, words);                                                \
        FAILS(MPI_##Name##_init(__VA_ARGS__, c, MPI_INFO_NULL, &request), class, words);                           \
    } while (0)

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    MPI_Comm c;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
    OK(MPI_Comm_set_errhandler(c, MPI_ERRORS_RETURN));
    int ones[np], places[np], bytes[np], negative[np];
    MPI_Count huge[np];
    MPI_Aint far[np], near[np];
    MPI_Datatype ints[np];
    for (int r = 0; r < np; r++) {
        ones[r] = 1, places[r] = r, bytes[r] = 4 * r, ints[r] = MPI_INT, negative[r] = r == np - 1 ? -2 : 1;
        huge[r] = r == np - 1 ? LLONG_MAX / 2 : 1, far[r] = r == np - 1 ? LLONG_MAX / 2 : r, near[r] = r;
    }
    ALIAS(Allgather, allgather, buf, 1, MPI_INT, buf, 1, MPI_INT);
    ALIAS(Allgatherv, allgatherv, buf + me, 1, MPI_INT, buf, ones, places, MPI_INT);
    ALIAS(Alltoall, alltoall, buf, 1, MPI_INT, buf, 1, MPI_INT);
    ALIAS(Alltoallv, alltoallv, buf, ones, places, MPI_INT, buf, ones, places, MPI_INT);
    ALIAS(Alltoallw, alltoallw, buf, ones, bytes, ints, buf, ones, bytes, ints);
    ALIAS(Allreduce, allreduce, buf, buf, 1, MPI_INT, MPI_SUM);
    ALIAS(Scan, scan, buf, buf, 1, MPI_INT, MPI_SUM);
    ALIAS(Exscan, exscan, buf, buf, 1, MPI_INT, MPI_SUM);
    ALIAS(Reduce_scatter_block, reduce_scatter_block, buf, buf, 1, MPI_INT, MPI_SUM);
    ALIAS(Reduce_scatter, reduce_scatter, buf, buf, ones, MPI_INT, MPI_SUM);
    /* Those with a root: at the root. */
    ALIAS(Gather, gather, buf + me, 1, MPI_INT, buf, 1, MPI_INT, me);
    ALIAS(Gatherv, gatherv, buf + me, 1, MPI_INT, buf, ones, places, MPI_INT, me);
    ALIAS(Scatter, scatter, buf, 1, MPI_INT, buf + me, 1, MPI_INT, me);
    ALIAS(Scatterv, scatterv, buf, ones, places, MPI_INT, buf + me, 1, MPI_INT, me);
    ALIAS(Reduce, reduce, buf, buf, 1, MPI_INT, MPI_SUM, me);
    FAILS(MPI_Reduce_local(buf, buf, 1, MPI_INT, MPI_SUM), MPI_ERR_BUFFER, "inbuf|inoutbuf");

    WRONG(MPI_ERR_COUNT, "count is -1", Bcast, bcast, buf, -1, MPI_INT, 0);
    WRONG(MPI_ERR_COUNT, "recvcount is -3", Allgather, allgather, buf, 1, MPI_INT, apart, -3, MPI_INT);
    WRONG(MPI_ERR_COUNT, "is -2, must not be negative", Allgatherv, allgatherv, buf, 1, MPI_INT, apart, negative, places, MPI_INT);
    WRONG(MPI_ERR_COUNT, "is -2, must not be negative", Reduce_scatter, reduce_scatter, buf, apart, negative, MPI_INT, MPI_SUM);
    WRONG(MPI_ERR_COUNT, "is -2, must not be negative", Alltoallv, alltoallv, buf, negative, places, MPI_INT, apart, ones, places,
          MPI_INT);
    FAILS(MPI_Bcast_c(buf, LLONG_MAX / 2, MPI_INT, 0, c), MPI_ERR_COUNT, "count is 4611686018427387903");
    FAILS(MPI_Allreduce_c(buf, apart, LLONG_MAX / 2, MPI_INT, MPI_SUM, c), MPI_ERR_COUNT, "count is 4611686018427387903");
    FAILS(MPI_Alltoall_c(buf, LLONG_MAX / 2, MPI_INT, apart, 1, MPI_INT, c), MPI_ERR_COUNT, "sendcount is 4611686018427387903");
    FAILS(MPI_Allgatherv_c(buf, 1, MPI_INT, apart, huge, near, MPI_INT, c), MPI_ERR_COUNT, "4611686018427387903");
    MPI_Count fine[np];
    for (int r = 0; r < np; r++) fine[r] = 1;
    FAILS(MPI_Allgatherv_c(buf, 1, MPI_INT, apart, fine, far, MPI_INT, c), MPI_ERR_ARG, "displs|4611686018427387903");
    FAILS(MPI_Reduce_scatter_c(buf, apart, huge, MPI_INT, MPI_SUM, c), MPI_ERR_COUNT, "4611686018427387903");

    MPI_Datatype pair;
    OK(MPI_Type_contiguous(2, MPI_INT, &pair));
    OK(MPI_Type_commit(&pair));
    WRONG(MPI_ERR_OP, "MPI_BAND|MPI_FLOAT", Allreduce, allreduce, buf, apart, 1, MPI_FLOAT, MPI_BAND);
    WRONG(MPI_ERR_OP, "MPI_MAXLOC|MPI_INT", Scan, scan, buf, apart, 1, MPI_INT, MPI_MAXLOC);
    WRONG(MPI_ERR_OP, "MPI_SUM|MPI_COMBINER_CONTIGUOUS", Reduce, reduce, buf, apart, 1, pair, MPI_SUM, me);
    FAILS(MPI_Reduce_local(buf, apart, 1, MPI_DOUBLE, MPI_BXOR), MPI_ERR_OP, "MPI_BXOR|MPI_DOUBLE");
    OK(MPI_Type_free(&pair));

    MPI_Comm grid;
    int dims[] = {np, 2}, periods[] = {0, 0}, seven[] = {2, 0};
    FAILS(MPI_Cart_create(c, 2, dims, periods, 0, &grid), MPI_ERR_DIMS, "ranks");
    dims[1] = 0;
    FAILS(MPI_Cart_create(c, 2, dims, periods, 0, &grid), MPI_ERR_DIMS, "dims[1] is 0");
    FAILS(MPI_Dims_create(7, 2, seven), MPI_ERR_DIMS, "nnodes is 7");
    seven[0] = -2;
    FAILS(MPI_Dims_create(8, 2, seven), MPI_ERR_DIMS, "dims[0] is -2");
    /* Nothing of all that was begun. */
    int sum = 0, one = 1;
    OK(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, c));
    CHECK(sum == np, "sum is %d", sum);
    OK(MPI_Comm_free(&c));
    return finish();
}
