/* test: np=2
 * Cancelling receives and sends: an unmatched one is cancelled, a matched one is not; either the message or the cancel wins. */
#include "check.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int was_cancelled(MPI_Request *r)
{
    MPI_Status s;
    int flag;
    OK(MPI_Cancel(r));
    OK(MPI_Wait(r, &s));
    OK(MPI_Test_cancelled(&s, &flag));
    return flag;
}

/* Starts a send in the given mode. */
static void begin(char mode, void *buf, int n, int tag, MPI_Request *r)
{
    switch (mode) {
    case 'i': OK(MPI_Isend(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); return;
    case 's': OK(MPI_Issend(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); return;
    case 'b': OK(MPI_Ibsend(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); return;
    case 'I': OK(MPI_Send_init(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); break;
    case 'S': OK(MPI_Ssend_init(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); break;
    case 'B': OK(MPI_Bsend_init(buf, n, MPI_CHAR, 1, tag, MPI_COMM_WORLD, r)); break;
    }
    OK(MPI_Start(r));
}

/* Of three messages the middle one is cancelled; the others come, in order, whatever became of it. */
static void cancel_sends(void)
{
    static const int sizes[] = { 0, 1, 100, 5000, 10000, 1000000 };
    MPI_Request r[3];
    for (const char *mode = "isbISB"; *mode; mode++)
        for (int k = 0; k < 6; k++) {
            int n = sizes[k], gone, told;
            char *b = calloc(3, n + 1);
            MPI_Status s;
            if (me == 0) {
                int room = 3 * (n + MPI_BSEND_OVERHEAD + 1000);
                void *attached = malloc(room);
                OK(MPI_Buffer_attach(attached, room));
                for (int i = 0; i < 3; i++) {
                    memset(b + i * n, 'a' + i, n);
                    begin(*mode, b + i * n, n, 20, &r[i]);
                }
                gone = was_cancelled(&r[1]);
                CHECK(gone, "mode %c, %d bytes: not cancelled", *mode, n);
                memset(b + n, 'x', n);
                OK(MPI_Send(&gone, 1, MPI_INT, 1, 21, MPI_COMM_WORLD));
                for (int i = 0; i < 3; i += 2)
                    OK(MPI_Wait(&r[i], MPI_STATUS_IGNORE));
                if (*mode < 'a')
                    for (int i = 0; i < 3; i++)
                        OK(MPI_Request_free(&r[i]));
                OK(MPI_Buffer_detach(&attached, &room));
                free(attached);
            } else {
                OK(MPI_Recv(&told, 1, MPI_INT, 0, 21, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                for (int i = 0; i < 3; i++) {
                    if (i == 1 && told)
                        continue;
                    OK(MPI_Recv(b, n, MPI_CHAR, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &s));
                    int got;
                    OK(MPI_Get_count(&s, MPI_CHAR, &got));
                    CHECK(got == n && (n == 0 || (b[0] == 'a' + i && b[n - 1] == 'a' + i)), "mode %c, %d bytes: message %d is wrong", *mode, n, i);
                }
                OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &told, MPI_STATUS_IGNORE));
                CHECK(!told, "a message is left");
            }
            free(b);
            OK(MPI_Barrier(MPI_COMM_WORLD));
        }
}

/* The race: a message is received or its send is cancelled, never both, never neither. */
static void race_of_sends(void)
{
    for (int i = 0; i < 600; i++) {
        int n = i % 3 == 2 ? 40000 : i % 3 == 1 ? 4 : 600, gone = 0, flag;
        static int v[10000];
        MPI_Request r;
        MPI_Status s;
        if (me == 0) {
            v[0] = i;
            begin(i % 2 ? 'i' : 's', v, n, 30, &r);
            for (volatile int j = 0; j < i; j++);
            gone = was_cancelled(&r);
            v[0] = -1;
            OK(MPI_Send(&gone, 1, MPI_INT, 1, 31, MPI_COMM_WORLD));
        } else {
            v[0] = -1;
            OK(MPI_Irecv(v, n, MPI_CHAR, 0, 30, MPI_COMM_WORLD, &r));
            OK(MPI_Recv(&gone, 1, MPI_INT, 0, 31, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            if (gone)
                OK(MPI_Cancel(&r));
            OK(MPI_Wait(&r, &s));
            OK(MPI_Test_cancelled(&s, &flag));
            CHECK(flag == gone && v[0] == (gone ? -1 : i), "round %d: gone %d, receive cancelled %d, value %d", i, gone, flag, v[0]);
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
}

/* The receiver of a cancelled eager message is away: the wait ends all the same, and the message comes if the cancel failed. */
static void receiver_is_away(void)
{
    int v = 7, gone, got = 0, ready;
    MPI_Request r;
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 0) {
        double t = MPI_Wtime();
        OK(MPI_Isend(&v, 1, MPI_INT, 1, 40, MPI_COMM_WORLD, &r));
        gone = was_cancelled(&r);
        CHECK(!gone || MPI_Wtime() - t < 3, "the wait was for the receiver");
        OK(MPI_Send(&gone, 1, MPI_INT, 1, 41, MPI_COMM_WORLD));
    } else {
        usleep(2500000);
        OK(MPI_Recv(&gone, 1, MPI_INT, 0, 41, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Iprobe(0, 40, MPI_COMM_WORLD, &ready, MPI_STATUS_IGNORE));
        CHECK(ready == !gone, "cancelled %d, but there %d", gone, ready);
        if (!gone)
            OK(MPI_Recv(&got, 1, MPI_INT, 0, 40, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(gone || got == 7, "value %d", got);
    }
}

/* A cancelled send may be freed instead of waited for, also with all others of its array. */
static void freed_and_mixed(void)
{
    enum { N = 64 };
    MPI_Request r[N];
    MPI_Status s[N];
    int v[N], gone[N], flag;
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 0) {
        for (int i = 0; i < N; i++) {
            v[i] = i;
            OK(MPI_Isend(&v[i], 1, MPI_INT, 1, 50, MPI_COMM_WORLD, &r[i]));
        }
        for (int i = 1; i < N; i += 2)
            OK(MPI_Cancel(&r[i]));
        OK(MPI_Waitall(N, r, s));
        for (int i = 0; i < N; i++) {
            OK(MPI_Test_cancelled(&s[i], &gone[i]));
            CHECK(gone[i] == i % 2, "message %d: cancelled %d", i, gone[i]);
        }
        OK(MPI_Send(gone, N, MPI_INT, 1, 51, MPI_COMM_WORLD));
        OK(MPI_Isend(v, 1, MPI_INT, 1, 52, MPI_COMM_WORLD, r));
        OK(MPI_Cancel(r));
        OK(MPI_Request_free(r));
    } else {
        OK(MPI_Recv(gone, N, MPI_INT, 0, 51, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < N; i++)
            if (!gone[i]) {
                OK(MPI_Recv(v, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, s));
                CHECK(v[0] == i && s->MPI_TAG == 50, "got %d, not %d", v[0], i);
            }
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
    CHECK(!flag, "a cancelled message is left");
}

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
    OK(MPI_Barrier(MPI_COMM_WORLD));
    cancel_sends();
    race_of_sends();
    freed_and_mixed();
    receiver_is_away();
    return finish();
}
