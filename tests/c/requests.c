/* test: np=2
 * The Wait and Test families: what they do with null, inactive, finished and unfinished requests. */
#include "check.h"

enum { N = 12 };

static void empty(const MPI_Status *s, const char *where)
{
    int count = -1, cancelled = -1;
    OK(MPI_Get_count(s, MPI_INT, &count));
    OK(MPI_Test_cancelled(s, &cancelled));
    CHECK(s->MPI_SOURCE == MPI_ANY_SOURCE && s->MPI_TAG == MPI_ANY_TAG && count == 0 && !cancelled,
          "%s: source %d tag %d count %d", where, s->MPI_SOURCE, s->MPI_TAG, count);
}

/* Rank 1 sends i with tag i when told so. */
static void sender(void)
{
    int what;
    for (;;) {
        OK(MPI_Recv(&what, 1, MPI_INT, 0, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        if (what < 0) return;
        OK(MPI_Send(&what, 1, MPI_INT, 0, what, MPI_COMM_WORLD));
    }
}

static void tell(int what)
{
    OK(MPI_Send(&what, 1, MPI_INT, 1, 99, MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    if (me == 1) {
        sender();
        return finish();
    }
    MPI_Request r[N], none[3] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status s[N];
    int value[N], flag, index, count, indices[N];

    /* Null requests only. */
    OK(MPI_Wait(&none[0], s));
    empty(s, "Wait");
    flag = 0;
    OK(MPI_Test(&none[0], &flag, s));
    CHECK(flag, "Test of null");
    empty(s, "Test");
    OK(MPI_Waitany(3, none, &index, s));
    CHECK(index == MPI_UNDEFINED, "index %d", index);
    empty(s, "Waitany");
    flag = 0;
    OK(MPI_Testany(3, none, &index, &flag, s));
    CHECK(flag && index == MPI_UNDEFINED, "flag %d index %d", flag, index);
    empty(s, "Testany");
    OK(MPI_Waitsome(3, none, &count, indices, s));
    CHECK(count == MPI_UNDEFINED, "count %d", count);
    OK(MPI_Testsome(3, none, &count, indices, s));
    CHECK(count == MPI_UNDEFINED, "count %d", count);
    OK(MPI_Waitall(3, none, s));
    empty(&s[2], "Waitall");
    flag = 0;
    OK(MPI_Testall(3, none, &flag, s));
    CHECK(flag, "Testall of nulls");
    OK(MPI_Waitany(0, NULL, &index, MPI_STATUS_IGNORE));
    CHECK(index == MPI_UNDEFINED, "an empty list gives %d", index);
    OK(MPI_Waitall(0, NULL, MPI_STATUSES_IGNORE));
    flag = 0;
    OK(MPI_Request_get_status(MPI_REQUEST_NULL, &flag, s));
    CHECK(flag, "Request_get_status of null");
    empty(s, "Request_get_status");

    /* One by one, in an order of our own. */
    for (int i = 0; i < N; i++) {
        value[i] = -1;
        OK(MPI_Irecv(&value[i], 1, MPI_INT, 1, i, MPI_COMM_WORLD, &r[i]));
    }
    OK(MPI_Testany(N, r, &index, &flag, s));
    CHECK(!flag && index == MPI_UNDEFINED, "flag %d index %d before anything came", flag, index);
    OK(MPI_Testsome(N, r, &count, indices, s));
    CHECK(count == 0, "count %d", count);
    OK(MPI_Testall(N, r, &flag, s));
    CHECK(!flag, "Testall says all came");
    tell(7);
    OK(MPI_Waitany(N, r, &index, s));
    CHECK(index == 7 && value[7] == 7 && r[7] == MPI_REQUEST_NULL && s->MPI_TAG == 7, "index %d", index);
    tell(3);
    flag = 0;
    while (!flag) OK(MPI_Request_get_status(r[3], &flag, s));
    CHECK(s->MPI_TAG == 3 && r[3] != MPI_REQUEST_NULL, "tag %d", s->MPI_TAG);
    OK(MPI_Test(&r[3], &flag, s));
    CHECK(flag && value[3] == 3 && r[3] == MPI_REQUEST_NULL, "flag %d", flag);
    tell(0), tell(11), tell(5);
    int got = 0;
    while (got < 3) {
        OK(MPI_Waitsome(N, r, &count, indices, s));
        CHECK(count >= 1 && count <= 3, "count %d", count);
        for (int i = 0; i < count; i++) {
            CHECK(s[i].MPI_TAG == indices[i] && value[indices[i]] == indices[i] && r[indices[i]] == MPI_REQUEST_NULL,
                  "tag %d at index %d", s[i].MPI_TAG, indices[i]);
            CHECK(indices[i] == 0 || indices[i] == 11 || indices[i] == 5, "index %d was not sent", indices[i]);
        }
        got += count;
    }
    tell(1);
    flag = 0;
    while (!flag) OK(MPI_Testany(N, r, &index, &flag, s));
    CHECK(index == 1 && value[1] == 1, "index %d", index);
    tell(2);
    count = 0;
    while (!count) OK(MPI_Testsome(N, r, &count, indices, MPI_STATUSES_IGNORE));
    CHECK(count == 1 && indices[0] == 2, "count %d", count);
    for (int i = 0; i < N; i++)
        if (r[i] != MPI_REQUEST_NULL) tell(i);
    flag = 0;
    while (!flag) OK(MPI_Testall(N, r, &flag, s));
    for (int i = 0; i < N; i++) {
        CHECK(r[i] == MPI_REQUEST_NULL && value[i] == i, "request %d", i);
        if (i == 4) CHECK(s[i].MPI_TAG == 4 && s[i].MPI_SOURCE == 1, "tag %d", s[i].MPI_TAG);
        if (i == 7) empty(&s[i], "Testall, null entry");
    }

    /* A freed active request goes on: a send whose request is freed arrives, a receive too. */
    MPI_Request q;
    int what = 20, echo = 0;
    OK(MPI_Isend(&what, 1, MPI_INT, 1, 99, MPI_COMM_WORLD, &q));
    OK(MPI_Request_free(&q));
    CHECK(q == MPI_REQUEST_NULL, "the freed request stays");
    OK(MPI_Recv(&echo, 1, MPI_INT, 1, 20, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    CHECK(echo == 20, "got %d", echo);

    /* Get_elements, Status_set_elements, Status_set_cancelled. */
    OK(MPI_Status_set_elements(s, MPI_DOUBLE, 5));
    OK(MPI_Get_elements(s, MPI_DOUBLE, &count));
    CHECK(count == 5, "count %d", count);
    OK(MPI_Get_count(s, MPI_DOUBLE, &count));
    CHECK(count == 5, "count %d", count);
    OK(MPI_Status_set_cancelled(s, 1));
    OK(MPI_Test_cancelled(s, &flag));
    CHECK(flag, "not cancelled");

    /* Generalized requests of the simplest kind are the user's own work. */
    tell(-1);
    return finish();
}
