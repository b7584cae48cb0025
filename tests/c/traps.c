/* test: np=1,2,3
 * Traps that other libraries fell into; docs/traps.md has the list. */
#include "check.h"
#include <limits.h>

/* A generalized request whose callbacks fail. */
static int query_code, free_code, frees;
static int query(void *extra, MPI_Status *status)
{
    (void)extra;
    MPI_Status_set_elements(status, MPI_INT, 3);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = 7;
    status->MPI_TAG = 8;
    return query_code;
}
static int done(void *extra) { return (void)extra, frees++, free_code; }
static int cancelled(void *extra, int complete) { return (void)extra, (void)complete, MPI_SUCCESS; }

static void generalized(void)
{
    MPI_Request r;
    MPI_Status s;
    int flag = -1, n = -1, class, codes[2];
    OK(MPI_Add_error_class(&class));
    OK(MPI_Add_error_code(class, &codes[0]));
    OK(MPI_Add_error_code(class, &codes[1]));
    for (int round = 0; round < 4; round++) {
        query_code = round & 1 ? codes[0] : MPI_SUCCESS;
        free_code = round & 2 ? codes[1] : MPI_SUCCESS;
        frees = 0;
        OK(MPI_Grequest_start(query, done, cancelled, NULL, &r));
        OK(MPI_Test(&r, &flag, &s));
        CHECK(!flag && r != MPI_REQUEST_NULL && !frees, "complete before Grequest_complete");
        OK(MPI_Request_get_status(r, &flag, &s));
        CHECK(!flag, "complete before Grequest_complete");
        OK(MPI_Grequest_complete(r));
        int code = MPI_Wait(&r, &s);
        int want = query_code ? query_code : free_code;
        CHECK(code == want, "round %d: code %d, expected %d", round, code, want);
        CHECK(frees == 1 && r == MPI_REQUEST_NULL, "round %d: freed %d times", round, frees);
        OK(MPI_Get_count(&s, MPI_INT, &n));
        if (!query_code) CHECK(n == 3 && s.MPI_SOURCE == 7 && s.MPI_TAG == 8, "count %d source %d", n, s.MPI_SOURCE);
    }
}

/* Requests that are none. */
static void empty_lists(void)
{
    MPI_Status s;
    int flag = 0, index = 0, count = -1, cancelled_flag = -1;
    memset(&s, 77, sizeof s);
    OK(MPI_Request_get_status_any(0, NULL, &index, &flag, &s));
    OK(MPI_Get_count(&s, MPI_INT, &count));
    OK(MPI_Test_cancelled(&s, &cancelled_flag));
    CHECK(flag && index == MPI_UNDEFINED && s.MPI_SOURCE == MPI_ANY_SOURCE && s.MPI_TAG == MPI_ANY_TAG && count == 0 &&
          !cancelled_flag, "flag %d index %d source %d tag %d count %d", flag, index, s.MPI_SOURCE, s.MPI_TAG, count);
    memset(&s, 77, sizeof s);
    OK(MPI_Testany(0, NULL, &index, &flag, &s));
    CHECK(flag && index == MPI_UNDEFINED && s.MPI_SOURCE == MPI_ANY_SOURCE, "flag %d index %d", flag, index);
    OK(MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE));
    /* Statuses of several requests say that all is well, whatever was in them. */
    MPI_Request both[2];
    MPI_Status statuses[2];
    int x = 1, y = 0;
    memset(statuses, 77, sizeof statuses);
    OK(MPI_Irecv(&y, 1, MPI_INT, me, 1, MPI_COMM_WORLD, &both[0]));
    OK(MPI_Isend(&x, 1, MPI_INT, me, 1, MPI_COMM_WORLD, &both[1]));
    OK(MPI_Waitall(2, both, statuses));
    CHECK(statuses[0].MPI_ERROR == MPI_SUCCESS && statuses[1].MPI_ERROR == MPI_SUCCESS, "errors %d and %d",
          statuses[0].MPI_ERROR, statuses[1].MPI_ERROR);
}

/* Nothing, to and from nowhere. */
static void nothing(void)
{
    MPI_Request r;
    MPI_Status s;
    OK(MPI_Reduce(NULL, NULL, 0, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD));
    OK(MPI_Allreduce(NULL, NULL, 0, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD));
    OK(MPI_Iallreduce(MPI_IN_PLACE, NULL, 0, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Scan(NULL, NULL, 0, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    OK(MPI_Exscan(NULL, NULL, 0, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    OK(MPI_Reduce_scatter_block(NULL, NULL, 0, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    OK(MPI_Reduce_local(NULL, NULL, 0, MPI_INT, MPI_SUM));
    OK(MPI_Bcast(NULL, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD));
    OK(MPI_Isendrecv(NULL, 0, MPI_INT, MPI_PROC_NULL, 1, NULL, 0, MPI_INT, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL && s.MPI_TAG == MPI_ANY_TAG, "source %d tag %d", s.MPI_SOURCE, s.MPI_TAG);
    /* Only the sending half goes nowhere. */
    int x = me, y = -1;
    MPI_Request other;
    OK(MPI_Isend(&x, 1, MPI_INT, me, 2, MPI_COMM_WORLD, &other));
    OK(MPI_Isendrecv(NULL, 0, MPI_INT, MPI_PROC_NULL, 2, &y, 1, MPI_INT, me, 2, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Wait(&other, MPI_STATUS_IGNORE));
    CHECK(y == me && s.MPI_SOURCE == me && s.MPI_TAG == 2, "%d from %d", y, s.MPI_SOURCE);
    MPI_Aint address = -1;
    OK(MPI_Get_address(MPI_BOTTOM, &address));
    CHECK(address == 0, "MPI_BOTTOM is at %ld", (long)address);
    int *bound, flag = 0;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &bound, &flag));
    CHECK(flag && *bound == INT_MAX, "tags end at %d", flag ? *bound : -1);
}

/* MPI_BOTTOM is a place, MPI_IN_PLACE is none. */
static void bottom_and_in_place(void)
{
    int from[8], into[8], one[8], zero[8] = {0}, offsets[8];
    MPI_Datatype ints[8], out[8], in[8];
    MPI_Request r;
    for (int i = 0; i < np; i++) {
        MPI_Aint a, b;
        from[i] = 100 * me + i;
        into[i] = -1;
        one[i] = 1;
        offsets[i] = i * (int)sizeof(int);
        ints[i] = MPI_INT;
        OK(MPI_Get_address(&from[i], &a));
        OK(MPI_Get_address(&into[i], &b));
        OK(MPI_Type_create_hindexed_block(1, 1, &a, MPI_INT, &out[i]));
        OK(MPI_Type_create_hindexed_block(1, 1, &b, MPI_INT, &in[i]));
        OK(MPI_Type_commit(&out[i]));
        OK(MPI_Type_commit(&in[i]));
    }
    OK(MPI_Ialltoallw(MPI_BOTTOM, one, zero, out, MPI_BOTTOM, one, zero, in, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    for (int i = 0; i < np; i++) CHECK(into[i] == 100 * i + me, "from %d: %d", i, into[i]);
    for (int i = 0; i < np; i++) into[i] = -1;
    OK(MPI_Alltoallw(MPI_BOTTOM, one, zero, out, into, one, offsets, ints, MPI_COMM_WORLD));
    for (int i = 0; i < np; i++) CHECK(into[i] == 100 * i + me, "from %d: %d", i, into[i]);
    OK(MPI_Ialltoallw(MPI_IN_PLACE, NULL, NULL, NULL, from, one, offsets, ints, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    for (int i = 0; i < np; i++) CHECK(from[i] == 100 * i + me, "in place, from %d: %d", i, from[i]);
    for (int i = 0; i < np; i++) {
        OK(MPI_Type_free(&out[i]));
        OK(MPI_Type_free(&in[i]));
    }
    /* With no type for peers that nothing is exchanged with. */
    MPI_Datatype none[8];
    for (int i = 0; i < np; i++) {
        none[i] = i == me ? MPI_INT : MPI_DATATYPE_NULL;
        one[i] = i == me;
        into[i] = -1;
    }
    OK(MPI_Alltoallw(from, one, offsets, none, into, one, offsets, none, MPI_COMM_WORLD));
    for (int i = 0; i < np; i++) CHECK(into[i] == (i == me ? from[me] : -1), "block %d: %d", i, into[i]);
}

/* Sessions: one after the other, groups of a process alone and of some processes. */
static void sessions(void)
{
    for (int round = 0; round < 3; round++) {
        MPI_Session session;
        MPI_Group self, world, side, other;
        MPI_Comm comm, inter;
        int size = -1, n = -1, length = 0;
        OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
        OK(MPI_Session_get_num_psets(session, MPI_INFO_NULL, &n));
        FAILS(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, n, &length, NULL), MPI_ERR_ARG, "process sets");
        FAILS(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, -1, &length, NULL), MPI_ERR_ARG, "n is -1");
        OK(MPI_Group_from_session_pset(session, "mpi://SELF", &self));
        OK(MPI_Group_from_session_pset(session, "mpi://WORLD", &world));
        OK(MPI_Comm_create_from_group(self, "alone", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm));
        OK(MPI_Comm_size(comm, &size));
        CHECK(size == 1, "size %d", size);
        OK(MPI_Comm_free(&comm));
        /* Ranks 0 and 1 alone; the third has no part in it. */
        if (np > 1 && me < 2) {
            int theirs = 1 - me, remote = -1, x = me, y = -1;
            OK(MPI_Group_incl(world, 1, &me, &side));
            OK(MPI_Group_incl(world, 1, &theirs, &other));
            OK(MPI_Intercomm_create_from_groups(side, 0, other, 0, "some", MPI_INFO_NULL, MPI_ERRORS_RETURN, &inter));
            OK(MPI_Comm_remote_size(inter, &remote));
            OK(MPI_Sendrecv(&x, 1, MPI_INT, 0, 0, &y, 1, MPI_INT, 0, 0, inter, MPI_STATUS_IGNORE));
            CHECK(remote == 1 && y == theirs, "%d ranks, %d", remote, y);
            OK(MPI_Comm_free(&inter));
            OK(MPI_Group_free(&side));
            OK(MPI_Group_free(&other));
        }
        OK(MPI_Group_free(&self));
        OK(MPI_Group_free(&world));
        OK(MPI_Session_finalize(&session));
    }
}

/* external32 of long double has 16 bytes and keeps what a double holds. */
static void external(void)
{
    long double x[3] = {1.5L, -3.25e200L, 0}, y[3] = {9, 9, 9};
    char packed[64];
    MPI_Aint size = -1, position = 0;
    OK(MPI_Pack_external_size("external32", 3, MPI_LONG_DOUBLE, &size));
    CHECK(size == 48, "size %ld", (long)size);
    OK(MPI_Pack_external("external32", x, 3, MPI_LONG_DOUBLE, packed, sizeof packed, &position));
    CHECK(position == 48, "position %ld", (long)position);
    /* 1.5 in 128 bits: the exponent is 0x3fff, the first bit after it is set. */
    static const unsigned char begin[4] = {0x3f, 0xff, 0x80, 0};
    CHECK(!memcmp(packed, begin, 4), "1.5 begins with %02x %02x %02x", packed[0] & 255, packed[1] & 255, packed[2] & 255);
    position = 0;
    OK(MPI_Unpack_external("external32", packed, sizeof packed, &position, y, 3, MPI_LONG_DOUBLE));
    for (int i = 0; i < 3; i++) CHECK(x[i] == y[i], "%Lg becomes %Lg", x[i], y[i]);
}

/* A root group's rank that contributes nothing has no buffer. */
static void rootless(void)
{
    if (np < 2) return;
    MPI_Comm half, inter;
    int sum = 0, one = 1, ours = me % 2, rank;
    OK(MPI_Comm_split(MPI_COMM_WORLD, ours, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - ours, 4, &inter));
    OK(MPI_Comm_rank(half, &rank));
    if (ours) OK(MPI_Reduce(&one, NULL, 1, MPI_INT, MPI_SUM, 0, inter));
    else if (rank == 0) OK(MPI_Reduce(NULL, &sum, 1, MPI_INT, MPI_SUM, MPI_ROOT, inter));
    else OK(MPI_Reduce(NULL, NULL, 1, MPI_INT, MPI_SUM, MPI_PROC_NULL, inter));
    if (me == 0) CHECK(sum == np / 2, "sum %d", sum);
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    generalized();
    empty_lists();
    nothing();
    bottom_and_in_place();
    sessions();
    external();
    rootless();
    return finish();
}
