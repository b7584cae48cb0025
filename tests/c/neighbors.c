/* test: np=1,2,3,4,6
 * Neighbourhood collectives on grids (borders, periodic extents 1 and 2), graphs and distributed graphs with repeated
 * edges: blocking, nonblocking, persistent and with large counts. */
#include "check.h"

enum { MOST = 5000, SIDES = 6 };
static MPI_Comm comm;
/* Where receive block b comes from: rank (or MPI_PROC_NULL) and the number of the block there. */
static int from[64], theirs[64], indegree, outdegree;
static int out[64 * MOST], in[64 * MOST];

static int item(int rank, int block, int i) { return rank * 100003 + block * 1009 + i; }

static void clear(void)
{
    for (int i = 0; i < indegree * MOST; i++) in[i] = -5;
}

/* Blocks of n ints, `stride` apart. */
static void verify(const char *what, int n, int stride, int gather)
{
    for (int b = 0; b < indegree; b++)
        for (int i = 0; i < stride; i++) {
            int want = from[b] == MPI_PROC_NULL || i >= n ? -5 : item(from[b], gather ? 0 : theirs[b], i);
            if (in[b * stride + i] != want) {
                CHECK(0, "%s n %d block %d place %d: got %d, expected %d", what, n, b, i, in[b * stride + i], want);
                return;
            }
        }
    clear();
}

/* Two starts of a persistent request. */
static void twice(MPI_Request *r)
{
    for (int k = 0; k < 2; k++) {
        OK(MPI_Start(r));
        OK(MPI_Wait(r, MPI_STATUS_IGNORE));
    }
    OK(MPI_Request_free(r));
}

#define WAIT OK(MPI_Wait(&r, MPI_STATUS_IGNORE))

static void all_functions(int n)
{
    MPI_Request r;
    MPI_Datatype types[64];
    int counts[64], displs[64];
    MPI_Count large[64];
    MPI_Aint far[64], bytes[64];
    const int stride = n + 1;

    for (int b = 0; b < 64; b++) {
        counts[b] = n, large[b] = n, displs[b] = b * stride, far[b] = b * stride;
        bytes[b] = (MPI_Aint)(b * stride * sizeof(int)), types[b] = MPI_INT;
    }
    clear();
    for (int i = 0; i < n; i++) out[i] = item(me, 0, i);
    OK(MPI_Neighbor_allgather(out, n, MPI_INT, in, n, MPI_INT, comm)); verify("allgather", n, n, 1);
    OK(MPI_Ineighbor_allgather(out, n, MPI_INT, in, n, MPI_INT, comm, &r)); WAIT; verify("iallgather", n, n, 1);
    OK(MPI_Neighbor_allgather_init(out, n, MPI_INT, in, n, MPI_INT, comm, MPI_INFO_NULL, &r));
    twice(&r); verify("allgather_init", n, n, 1);
    OK(MPI_Neighbor_allgather_c(out, n, MPI_INT, in, n, MPI_INT, comm)); verify("allgather_c", n, n, 1);
    OK(MPI_Neighbor_allgatherv(out, n, MPI_INT, in, counts, displs, MPI_INT, comm)); verify("allgatherv", n, stride, 1);
    OK(MPI_Ineighbor_allgatherv(out, n, MPI_INT, in, counts, displs, MPI_INT, comm, &r));
    WAIT; verify("iallgatherv", n, stride, 1);
    OK(MPI_Neighbor_allgatherv_init(out, n, MPI_INT, in, counts, displs, MPI_INT, comm, MPI_INFO_NULL, &r));
    twice(&r); verify("allgatherv_init", n, stride, 1);
    OK(MPI_Neighbor_allgatherv_c(out, n, MPI_INT, in, large, far, MPI_INT, comm)); verify("allgatherv_c", n, stride, 1);

    for (int b = 0; b < outdegree; b++)
        for (int i = 0; i < n; i++) out[b * n + i] = item(me, b, i);
    OK(MPI_Neighbor_alltoall(out, n, MPI_INT, in, n, MPI_INT, comm)); verify("alltoall", n, n, 0);
    OK(MPI_Ineighbor_alltoall(out, n, MPI_INT, in, n, MPI_INT, comm, &r)); WAIT; verify("ialltoall", n, n, 0);
    OK(MPI_Neighbor_alltoall_init(out, n, MPI_INT, in, n, MPI_INT, comm, MPI_INFO_NULL, &r));
    twice(&r); verify("alltoall_init", n, n, 0);
    OK(MPI_Neighbor_alltoall_c(out, n, MPI_INT, in, n, MPI_INT, comm)); verify("alltoall_c", n, n, 0);

    for (int b = 0; b < outdegree; b++)
        for (int i = 0; i < n; i++) out[b * stride + i] = item(me, b, i);
    OK(MPI_Neighbor_alltoallv(out, counts, displs, MPI_INT, in, counts, displs, MPI_INT, comm));
    verify("alltoallv", n, stride, 0);
    OK(MPI_Ineighbor_alltoallv(out, counts, displs, MPI_INT, in, counts, displs, MPI_INT, comm, &r));
    WAIT; verify("ialltoallv", n, stride, 0);
    OK(MPI_Neighbor_alltoallv_init(out, counts, displs, MPI_INT, in, counts, displs, MPI_INT, comm, MPI_INFO_NULL, &r));
    twice(&r); verify("alltoallv_init", n, stride, 0);
    OK(MPI_Neighbor_alltoallv_c(out, large, far, MPI_INT, in, large, far, MPI_INT, comm));
    verify("alltoallv_c", n, stride, 0);

    OK(MPI_Neighbor_alltoallw(out, counts, bytes, types, in, counts, bytes, types, comm));
    verify("alltoallw", n, stride, 0);
    OK(MPI_Ineighbor_alltoallw(out, counts, bytes, types, in, counts, bytes, types, comm, &r));
    WAIT; verify("ialltoallw", n, stride, 0);
    OK(MPI_Neighbor_alltoallw_init(out, counts, bytes, types, in, counts, bytes, types, comm, MPI_INFO_NULL, &r));
    twice(&r); verify("alltoallw_init", n, stride, 0);
    OK(MPI_Neighbor_alltoallw_c(out, large, bytes, types, in, large, bytes, types, comm));
    verify("alltoallw_c", n, stride, 0);
}

static void both_sizes(void)
{
    all_functions(0);
    all_functions(1);
    all_functions(MOST - 1);
    OK(MPI_Comm_free(&comm));
}

static void grid(int ndims, int *dims, int *periods)
{
    int cells = 1;
    for (int d = 0; d < ndims; d++) cells *= dims[d];
    if (cells != np) return;
    OK(MPI_Cart_create(MPI_COMM_WORLD, ndims, dims, periods, 0, &comm));
    for (int d = 0; d < ndims; d++) {
        /* What is sent down is received from above. */
        OK(MPI_Cart_shift(comm, d, 1, &from[2 * d], &from[2 * d + 1]));
        theirs[2 * d] = 2 * d + 1, theirs[2 * d + 1] = 2 * d;
    }
    indegree = outdegree = 2 * ndims;
    both_sizes();
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    for (int p = 0; p < 8; p++) {
        int periods[] = {p & 1, p >> 1 & 1, p >> 2};
        if (p < 2) grid(1, (int[]){np}, periods);
        if (p < 4) {
            grid(2, (int[]){1, np}, periods);
            grid(2, (int[]){2, 2}, periods);
            grid(2, (int[]){2, 3}, periods);
        }
        grid(3, (int[]){1, 1, np}, periods);
        grid(3, (int[]){2, 1, 2}, periods);
    }

    /* A ring in which each rank has two edges to the next one and a loop. */
    int next = (me + 1) % np, last = (me + np - 1) % np;
    int sources[] = {last, me, last}, destinations[] = {next, next, me};
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 3, sources, MPI_UNWEIGHTED, 3, destinations, MPI_UNWEIGHTED,
                                      MPI_INFO_NULL, 0, &comm));
    indegree = outdegree = 3;
    for (int b = 0; b < 3; b++) from[b] = sources[b];
    /* The k-th edge from a rank here is the k-th edge to this rank there. */
    theirs[0] = 0, theirs[1] = 2, theirs[2] = 1;
    if (np == 1) theirs[1] = 1, theirs[2] = 2;
    both_sizes();

    /* Rank 0 is a hub with two edges to each other rank, listed in turns. */
    int index[16], edges[64], e = 0;
    for (int r = 0; r < np; r++) {
        if (r == 0)
            for (int k = 0; k < 2; k++)
                for (int o = 1; o < np; o++) edges[e++] = o;
        else
            edges[e++] = 0, edges[e++] = 0;
        index[r] = e;
    }
    OK(MPI_Graph_create(MPI_COMM_WORLD, np, index, edges, 0, &comm));
    indegree = outdegree = me ? 2 : 2 * (np - 1);
    for (int b = 0; b < indegree; b++) {
        from[b] = me ? 0 : 1 + b % (np - 1);
        theirs[b] = me ? b * (np - 1) + me - 1 : b / (np - 1);
    }
    both_sizes();
    FAILS(MPI_Neighbor_allgather(out, 1, MPI_INT, in, 1, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TOPOLOGY, "topology");
    return finish();
}
