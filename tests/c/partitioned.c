/* test: np=1,2,3
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0
 * Partitioned communication around a ring: other partitions on each side, any order of readiness, many rounds,
 * channels that differ in nothing but the order of their making, shaped data, and what is refused. */
#include "check.h"

static int left, right;

static void psend(const void *buf, int parts, int count, MPI_Datatype type, int to, int tag, MPI_Request *r)
{
    OK(MPI_Psend_init(buf, parts, count, type, to, tag, MPI_COMM_WORLD, MPI_INFO_NULL, r));
}

static void precv(void *buf, int parts, int count, MPI_Datatype type, int from, int tag, MPI_Request *r)
{
    OK(MPI_Precv_init(buf, parts, count, type, from, tag, MPI_COMM_WORLD, MPI_INFO_NULL, r));
}

static void free_both(MPI_Request r[2])
{
    OK(MPI_Request_free(&r[0]));
    OK(MPI_Request_free(&r[1]));
    CHECK(r[0] == MPI_REQUEST_NULL && r[1] == MPI_REQUEST_NULL, "not null");
}

static int arrived(MPI_Request r, int j)
{
    int flag = -1;
    OK(MPI_Parrived(r, j, &flag));
    return flag;
}

/* The partition that is marked in step i of n, in one of several orders. */
static int nth(int order, int i, int n)
{
    if (order == 1) return n - 1 - i;
    if (order == 2) return i < (n + 1) / 2 ? 2 * i : 2 * (i - (n + 1) / 2) + 1;
    return i;
}

static void bytes(int sparts, int rparts, int total)
{
    unsigned char *out = malloc((size_t)total + 1), *in = malloc((size_t)total + 1);
    int each = total / sparts;
    MPI_Request r[2];
    /* Either side may be the first to start. */
    precv(in, rparts, total / rparts, MPI_BYTE, left, total, &r[0]);
    psend(out, sparts, each, MPI_BYTE, right, total, &r[1]);
    for (int round = 0; round < 6; round++) {
        memset(out, 0, (size_t)total);
        memset(in, 0, (size_t)total);
        in[total] = 99;
        CHECK(arrived(r[0], 0) == 1, "inactive");
        if (round % 2) {
            OK(MPI_Start(&r[0]));
            OK(MPI_Start(&r[1]));
        } else {
            OK(MPI_Startall(2, r));
        }
        MPI_Barrier(MPI_COMM_WORLD);
        for (int j = 0; j < rparts; j++) CHECK(!arrived(r[0], j), "%d of %d before it is ready", j, rparts);
        MPI_Barrier(MPI_COMM_WORLD);
        for (int i = 0; i < sparts; i++) {
            int p = nth(round % 3, i, sparts);
            for (int k = p * each; k < (p + 1) * each; k++) out[k] = byte_at(me, round, (size_t)k);
            OK(MPI_Pready(p, r[1]));
            /* All but the last: the partitions of the receiver that hold its bytes cannot be there. */
            if (i == sparts - 2) {
                MPI_Barrier(MPI_COMM_WORLD);
                int missing = nth(round % 3, sparts - 1, sparts);
                for (int j = 0; j < rparts; j++) {
                    long long lo = (long long)j * sparts, hi = lo + sparts;
                    long long mlo = (long long)missing * rparts, mhi = mlo + rparts;
                    if (lo < mhi && mlo < hi)
                        CHECK(!arrived(r[0], j), "%d of %d without %d of %d", j, rparts, missing, sparts);
                    else
                        while (!arrived(r[0], j)) {}
                }
                MPI_Barrier(MPI_COMM_WORLD);
            }
        }
        if (round == 1)
            for (int j = 0; j < rparts; j++) {
                while (!arrived(r[0], j)) {}
                int size = total / rparts;
                for (int k = j * size; k < (j + 1) * size; k++)
                    if (in[k] != byte_at(left, round, (size_t)k)) {
                        CHECK(0, "partition %d, byte %d", j, k);
                        break;
                    }
            }
        MPI_Status s[2];
        OK(MPI_Waitall(2, r, s));
        int n = -1;
        OK(MPI_Get_count(&s[0], MPI_BYTE, &n));
        CHECK(n == total && s[0].MPI_SOURCE == left && s[0].MPI_TAG == total, "count %d source %d tag %d", n,
              s[0].MPI_SOURCE, s[0].MPI_TAG);
        CHECK(differs(in, (size_t)total, left, round) < 0, "%d/%d of %d, round %d: byte %lld", sparts, rparts, total,
              round, differs(in, (size_t)total, left, round));
        CHECK(in[total] == 99, "beyond the end");
    }
    free_both(r);
    free(out);
    free(in);
}

/* Elements of three ints with gaps; the sender's partitions of two ints cut through them. */
static void shaped(void)
{
    MPI_Datatype gaps, wide;
    MPI_Request r[2];
    OK(MPI_Type_vector(3, 1, 2, MPI_INT, &wide));
    OK(MPI_Type_create_resized(wide, 0, 6 * sizeof(int), &gaps));
    OK(MPI_Type_commit(&gaps));
    int out[72], in[72];
    for (int cut = 0; cut < 3; cut++) {
        /* cut 0: ints to gaps; 1: gaps to gaps, one element of the receiver is two of the sender; 2: gaps to ints. */
        if (cut == 0)
            precv(in, 4, 3, gaps, left, 7, &r[0]), psend(out, 18, 2, MPI_INT, right, 7, &r[1]);
        else if (cut == 1)
            precv(in, 3, 4, gaps, left, 7, &r[0]), psend(out, 12, 1, gaps, right, 7, &r[1]);
        else
            precv(in, 18, 2, MPI_INT, left, 7, &r[0]), psend(out, 4, 3, gaps, right, 7, &r[1]);
        int sparts = cut == 0 ? 18 : cut == 1 ? 12 : 4;
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < 72; i++) out[i] = 1000 * me + 100 * round + i, in[i] = -1;
            OK(MPI_Startall(2, r));
            if (round == 0) {
                OK(MPI_Pready_range(0, sparts - 1, r[1]));
                for (int j = 0; j < 3; j++)
                    while (!arrived(r[0], j)) {}
            } else {
                int list[18];
                for (int i = 0; i < sparts; i++) list[i] = nth(round, i, sparts);
                OK(MPI_Pready_list(1, list, r[1]));
                OK(MPI_Pready_list(0, NULL, r[1]));
                OK(MPI_Pready_list(sparts - 1, list + 1, r[1]));
            }
            OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
            for (int i = 0, n = 0; i < 72; i++) {
                int there = cut == 2 ? i < 36 : i % 2 == 0;
                int from = cut == 0 ? n : cut == 1 ? i : 2 * n;
                int expected = there ? 1000 * left + 100 * round + from : -1;
                CHECK(in[i] == expected, "cut %d round %d: in[%d] is %d, not %d", cut, round, i, in[i], expected);
                n += there;
            }
        }
        free_both(r);
    }
    OK(MPI_Type_free(&gaps));
    OK(MPI_Type_free(&wide));
}

/* Pairs form in the order in which the requests are made, not in that of their starts. */
static void channels(void)
{
    enum { N = 5 };
    int out[N][4], in[N][4];
    MPI_Request s[N], r[N];
    for (int c = 0; c < N; c++) psend(out[c], 4, 1, MPI_INT, right, 3, &s[c]);
    for (int c = 0; c < N; c++) precv(in[c], 2, 2, MPI_INT, left, 3, &r[c]);
    for (int round = 0; round < 3; round++) {
        for (int c = 0; c < N; c++)
            for (int i = 0; i < 4; i++) out[c][i] = 100 * c + 10 * round + i + 1000 * me, in[c][i] = -1;
        for (int c = N - 1; c >= 0; c--) {
            OK(MPI_Start(&s[c]));
            OK(MPI_Pready_range(0, 3, s[c]));
        }
        /* Nothing of it is seen by messages of the communicator. */
        int flag = -1;
        OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
        CHECK(!flag, "a probe finds a partition");
        for (int k = 0; k < N; k++) OK(MPI_Start(&r[(k * 2 + 1) % N]));
        OK(MPI_Waitall(N, r, MPI_STATUSES_IGNORE));
        OK(MPI_Waitall(N, s, MPI_STATUSES_IGNORE));
        for (int c = 0; c < N; c++)
            for (int i = 0; i < 4; i++)
                CHECK(in[c][i] == 100 * c + 10 * round + i + 1000 * left, "channel %d: %d", c, in[c][i]);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    for (int c = 0; c < N; c++) {
        MPI_Request both[2] = {r[c], s[c]};
        free_both(both);
    }
}

/* A receive that is started, tested and waited for long before the sender exists; the request freed while active. */
static void late(void)
{
    int out[3] = {me, me + 1, me + 2}, in[3] = {-1, -1, -1}, flag = -1;
    MPI_Request r[2], none[2];
    precv(in, 3, 1, MPI_INT, left, 4, &r[0]);
    OK(MPI_Start(&r[0]));
    OK(MPI_Test(&r[0], &flag, MPI_STATUS_IGNORE));
    CHECK(!flag && !arrived(r[0], 2), "complete without a sender");
    MPI_Barrier(MPI_COMM_WORLD);
    psend(out, 1, 3, MPI_INT, right, 4, &r[1]);
    OK(MPI_Start(&r[1]));
    OK(MPI_Pready(0, r[1]));
    OK(MPI_Request_free(&r[1]));
    OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
    CHECK(in[0] == left && in[2] == left + 2, "%d %d", in[0], in[2]);
    OK(MPI_Request_free(&r[0]));
    /* Never started; no data; no elements. */
    psend(out, 3, 1, MPI_INT, right, 5, &none[1]);
    precv(in, 3, 1, MPI_INT, left, 5, &none[0]);
    free_both(none);
    for (int parts = 0; parts < 3; parts++) {
        psend(out, parts, 0, MPI_INT, right, 6, &none[1]);
        precv(in, 2, 0, MPI_INT, left, 6, &none[0]);
        for (int round = 0; round < 2; round++) {
            OK(MPI_Startall(2, none));
            for (int i = 0; i < parts; i++) OK(MPI_Pready(i, none[1]));
            OK(MPI_Waitall(2, none, MPI_STATUSES_IGNORE));
        }
        free_both(none);
    }
}

static void nobody(void)
{
    int x = 5;
    MPI_Request r[2];
    MPI_Status s[2];
    psend(&x, 2, 0, MPI_INT, MPI_PROC_NULL, 1, &r[1]);
    precv(&x, 2, 0, MPI_INT, MPI_PROC_NULL, 1, &r[0]);
    for (int round = 0; round < 2; round++) {
        OK(MPI_Startall(2, r));
        OK(MPI_Pready(1, r[1]));
        OK(MPI_Pready(0, r[1]));
        CHECK(arrived(r[0], 1), "nothing from nobody");
        OK(MPI_Waitall(2, r, s));
        CHECK(s[0].MPI_SOURCE == MPI_PROC_NULL && s[0].MPI_TAG == MPI_ANY_TAG, "source %d", s[0].MPI_SOURCE);
    }
    free_both(r);
}

static void refused(void)
{
    int out[4] = {1, 2, 3, 4}, in[5] = {-1, -1, -1, -1, -1}, flag = -1, list[3] = {1, 2, 1};
    MPI_Request r[2], other;
    MPI_Comm c = MPI_COMM_WORLD;
    FAILS(MPI_Psend_init(out, -1, 1, MPI_INT, right, 1, c, MPI_INFO_NULL, &other), MPI_ERR_ARG, "partitions|-1");
    FAILS(MPI_Psend_init(out, 1, -3, MPI_INT, right, 1, c, MPI_INFO_NULL, &other), MPI_ERR_COUNT, "count|-3");
    FAILS(MPI_Psend_init(out, 1, 1, MPI_INT, np, 1, c, MPI_INFO_NULL, &other), MPI_ERR_RANK, "dest");
    FAILS(MPI_Psend_init(NULL, 1, 1, MPI_INT, right, 1, c, MPI_INFO_NULL, &other), MPI_ERR_BUFFER, "buf");
    FAILS(MPI_Precv_init(in, 1, 1, MPI_INT, MPI_ANY_SOURCE, 1, c, MPI_INFO_NULL, &other), MPI_ERR_RANK,
          "source|MPI_ANY_SOURCE");
    FAILS(MPI_Precv_init(in, 1, 1, MPI_INT, left, MPI_ANY_TAG, c, MPI_INFO_NULL, &other), MPI_ERR_TAG,
          "tag|MPI_ANY_TAG");
    psend(out, 4, 1, MPI_INT, right, 2, &r[1]);
    precv(in, 2, 2, MPI_INT, left, 2, &r[0]);
    FAILS(MPI_Pready(0, r[1]), MPI_ERR_REQUEST, "not active");
    FAILS(MPI_Pready(0, r[0]), MPI_ERR_REQUEST, "receive");
    FAILS(MPI_Pready(0, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request");
    FAILS(MPI_Parrived(r[1], 0, &flag), MPI_ERR_REQUEST, "send");
    OK(MPI_Startall(2, r));
    FAILS(MPI_Start(&r[1]), MPI_ERR_REQUEST, "active");
    FAILS(MPI_Cancel(&r[0]), MPI_ERR_REQUEST, "partitioned");
    FAILS(MPI_Pready(4, r[1]), MPI_ERR_ARG, "partition|4");
    FAILS(MPI_Pready(-1, r[1]), MPI_ERR_ARG, "partition|-1");
    FAILS(MPI_Parrived(r[0], 2, &flag), MPI_ERR_ARG, "partition|2");
    FAILS(MPI_Pready_range(2, 4, r[1]), MPI_ERR_ARG, "partition_high|4");
    FAILS(MPI_Pready_range(2, 1, r[1]), MPI_ERR_ARG, "partition_low|2");
    FAILS(MPI_Pready_list(3, list, r[1]), MPI_ERR_ARG, "1, a partition");
    FAILS(MPI_Pready_list(-1, list, r[1]), MPI_ERR_ARG, "length|-1");
    /* What was refused marked nothing. */
    OK(MPI_Pready_range(0, 2, r[1]));
    FAILS(MPI_Pready(2, r[1]), MPI_ERR_ARG, "2, a partition");
    OK(MPI_Pready(3, r[1]));
    FAILS(MPI_Pready(3, r[1]), MPI_ERR_ARG, "3, a partition");
    OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
    CHECK(in[0] == 1 && in[3] == 4, "%d %d", in[0], in[3]);
    free_both(r);
    OK(MPI_Recv_init(in, 1, MPI_INT, left, 1, c, &other));
    FAILS(MPI_Pready(0, other), MPI_ERR_REQUEST, "partitioned");
    FAILS(MPI_Parrived(other, 0, &flag), MPI_ERR_REQUEST, "partitioned");
    OK(MPI_Request_free(&other));

    /* More than fits: the receiver alone hears of it, nothing is written, and the next round is refused as well. */
    psend(out, 4, 1, MPI_INT, right, 9, &r[1]);
    precv(in, 3, 1, MPI_INT, left, 9, &r[0]);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 5; i++) in[i] = -1;
        OK(MPI_Startall(2, r));
        OK(MPI_Pready_range(0, 3, r[1]));
        FAILS(MPI_Wait(&r[0], MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE, "4 partitions of 4 bytes|3 partitions|tag 9");
        OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
        for (int i = 0; i < 5; i++) CHECK(in[i] == -1, "in[%d] is %d", i, in[i]);
    }
    free_both(r);
}

/* Less than there is room for, cut in other ways: the count is that of the data, partitions past its end have nothing to
 * wait for, and what lies behind stays as it is. */
static void shorter(void)
{
    enum { SENT = 12, ROOM = 30 };
    static const int cuts[][2] = {{1, 1}, {4, 1}, {1, 5}, {3, 10}, {12, 5}, {6, 30}, {4, 3}};
    int out[SENT], in[ROOM];
    for (int k = 0; k < 7; k++) {
        int sparts = cuts[k][0], rparts = cuts[k][1], each = ROOM / rparts;
        MPI_Request r[2];
        MPI_Status status;
        psend(out, sparts, SENT / sparts, MPI_INT, right, 40 + k, &r[1]);
        precv(in, rparts, each, MPI_INT, left, 40 + k, &r[0]);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < SENT; i++) out[i] = 1000 * me + 100 * round + i;
            for (int i = 0; i < ROOM; i++) in[i] = -1;
            OK(MPI_Startall(2, r));
            OK(MPI_Pready_range(0, sparts - 1, r[1]));
            for (int j = 0; j < rparts; j++)
                while (!arrived(r[0], j));
            for (int i = 0; i < SENT; i++) CHECK(in[i] == 1000 * left + 100 * round + i, "cut %d: in[%d] is %d", k, i, in[i]);
            OK(MPI_Wait(&r[0], &status));
            OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
            int count = -1;
            OK(MPI_Get_count(&status, MPI_INT, &count));
            CHECK(count == SENT && status.MPI_SOURCE == left && status.MPI_TAG == 40 + k, "count is %d", count);
            for (int i = SENT; i < ROOM; i++) CHECK(in[i] == -1, "cut %d: in[%d] is %d", k, i, in[i]);
        }
        free_both(r);
    }
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    right = (me + 1) % np;
    left = (me + np - 1) % np;
    shorter();
    static const int cuts[][3] = {{1, 1, 4},     {8, 8, 64},     {2, 5, 40},        {5, 2, 40},        {7, 3, 21 * 1000},
                                  {1, 16, 80000}, {16, 1, 80000}, {300, 200, 60000}, {4, 6, 12 * 100000}};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) bytes(cuts[i][0], cuts[i][1], cuts[i][2]);
    shaped();
    channels();
    late();
    nobody();
    refused();
    return finish();
}
