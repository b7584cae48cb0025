/* test: np=2
 * Cancelling receives: an unmatched one is cancelled, a matched one is not; either the message or the cancel wins. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Request r, two[2];
    MPI_Status s, both[2];
    int value = 0, flag, other = 1 - me;

    for (int i = 0; i < 100; i++) {
        OK(MPI_Irecv(&value, 1, MPI_INT, other, 5, MPI_COMM_WORLD, &r));
        OK(MPI_Cancel(&r));
        OK(MPI_Wait(&r, &s));
        OK(MPI_Test_cancelled(&s, &flag));
        CHECK(flag && r == MPI_REQUEST_NULL, "an unmatched receive was not cancelled");
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));

    /* A cancelled receive takes nothing: the next one gets the message. */
    if (me == 0) {
        OK(MPI_Irecv(&value, 1, MPI_INT, 1, 6, MPI_COMM_WORLD, &two[0]));
        OK(MPI_Irecv(&value, 1, MPI_INT, 1, 6, MPI_COMM_WORLD, &two[1]));
        OK(MPI_Cancel(&two[0]));
        OK(MPI_Send(NULL, 0, MPI_INT, 1, 1, MPI_COMM_WORLD));
        OK(MPI_Waitall(2, two, both));
        OK(MPI_Test_cancelled(&both[0], &flag));
        CHECK(flag, "the first was not cancelled");
        OK(MPI_Test_cancelled(&both[1], &flag));
        CHECK(!flag && value == 99 && both[1].MPI_SOURCE == 1, "value %d", value);
    } else {
        int v = 99;
        OK(MPI_Recv(NULL, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Send(&v, 1, MPI_INT, 0, 6, MPI_COMM_WORLD));
    }

    /* A race: each message is either received or its receive is cancelled and the message is still there. */
    for (int i = 0; i < 500; i++) {
        if (me == 0) {
            value = -1;
            OK(MPI_Irecv(&value, 1, MPI_INT, 1, 7, MPI_COMM_WORLD, &r));
            OK(MPI_Cancel(&r));
            OK(MPI_Wait(&r, &s));
            OK(MPI_Test_cancelled(&s, &flag));
            if (flag) {
                CHECK(value == -1, "a cancelled receive wrote %d", value);
                OK(MPI_Recv(&value, 1, MPI_INT, 1, 7, MPI_COMM_WORLD, &s));
            }
            CHECK(value == i, "value %d, not %d", value, i);
        } else
            OK(MPI_Send(&i, 1, MPI_INT, 0, 7, MPI_COMM_WORLD));
    }

    /* A received message is not cancelled; a persistent receive can be started again after a cancel. */
    OK(MPI_Recv_init(&value, 1, MPI_INT, other, 8, MPI_COMM_WORLD, &r));
    OK(MPI_Start(&r));
    OK(MPI_Cancel(&r));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Test_cancelled(&s, &flag));
    CHECK(flag && r != MPI_REQUEST_NULL, "flag %d", flag);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Start(&r));
    int mine = 1000 + me;
    OK(MPI_Send(&mine, 1, MPI_INT, other, 8, MPI_COMM_WORLD));
    OK(MPI_Wait(&r, &s));
    OK(MPI_Test_cancelled(&s, &flag));
    CHECK(!flag && value == 1000 + other, "value %d", value);
    OK(MPI_Request_free(&r));

    /* A send that has been received cannot be cancelled, and says so. */
    if (me == 0) {
        OK(MPI_Isend(&mine, 1, MPI_INT, 1, 9, MPI_COMM_WORLD, &r));
        OK(MPI_Recv(NULL, 0, MPI_INT, 1, 10, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Cancel(&r));
        OK(MPI_Wait(&r, &s));
        OK(MPI_Test_cancelled(&s, &flag));
        CHECK(!flag, "a received message was cancelled");
    } else {
        OK(MPI_Recv(&value, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Send(NULL, 0, MPI_INT, 0, 10, MPI_COMM_WORLD));
    }
    return finish();
}
