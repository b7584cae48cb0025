/* test: np=2,4
 * Probe, Iprobe and the matched probes: they see the right message, keep order, and do not take it twice. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Status s;
    int flag, count;
    MPI_Comm comm;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));

    OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &flag, &s));
    CHECK(!flag, "there is no message yet");
    OK(MPI_Barrier(comm));

    static const int sizes[] = {0, 1, 100, 5000, 70000, 1500000};
    enum { N = sizeof sizes / sizeof *sizes };
    unsigned char *data = malloc(1500000);
    if (me == 0) {
        for (int from = 1; from < np; from++)
            for (int i = 0; i < N; i++) {
                OK(MPI_Probe(from, MPI_ANY_TAG, comm, &s));
                OK(MPI_Get_count(&s, MPI_BYTE, &count));
                CHECK(s.MPI_SOURCE == from && s.MPI_TAG == 10 + i && count == sizes[i], "source %d tag %d count %d",
                      s.MPI_SOURCE, s.MPI_TAG, count);
                /* Looking does not take it. */
                OK(MPI_Iprobe(from, 10 + i, comm, &flag, MPI_STATUS_IGNORE));
                CHECK(flag, "the probed message is gone");
                OK(MPI_Recv(data, count, MPI_BYTE, s.MPI_SOURCE, s.MPI_TAG, comm, &s));
                CHECK(differs(data, sizes[i], from, 10 + i) < 0, "size %d", sizes[i]);
            }
    } else
        for (int i = 0; i < N; i++) {
            fill(data, sizes[i], me, 10 + i);
            OK(MPI_Send(data, sizes[i], MPI_BYTE, 0, 10 + i, comm));
        }
    OK(MPI_Barrier(comm));

    /* Matched probes: once taken, a message is invisible to others; two with the same tag keep order. */
    MPI_Message message;
    if (me == 0) {
        for (int i = 0; i < N; i++) {
            OK(MPI_Mprobe(1, 30, comm, &message, &s));
            OK(MPI_Get_count(&s, MPI_BYTE, &count));
            CHECK(count == sizes[i], "message %d has %d bytes", i, count);
            memset(data, 0, sizes[i]);
            if (i % 2) {
                MPI_Request r;
                OK(MPI_Imrecv(data, count, MPI_BYTE, &message, &r));
                CHECK(message == MPI_MESSAGE_NULL, "the message handle stays");
                OK(MPI_Wait(&r, &s));
            } else {
                OK(MPI_Mrecv(data, count, MPI_BYTE, &message, &s));
                CHECK(message == MPI_MESSAGE_NULL, "the message handle stays");
            }
            CHECK(s.MPI_SOURCE == 1 && s.MPI_TAG == 30, "source %d tag %d", s.MPI_SOURCE, s.MPI_TAG);
            CHECK(differs(data, sizes[i], 1, 30) < 0, "size %d", sizes[i]);
        }
        /* Take the first of two, receive the second, then the first. */
        int a = 0, b = 0;
        OK(MPI_Mprobe(MPI_ANY_SOURCE, 40, comm, &message, &s));
        OK(MPI_Recv(&b, 1, MPI_INT, s.MPI_SOURCE, 40, comm, MPI_STATUS_IGNORE));
        OK(MPI_Mrecv(&a, 1, MPI_INT, &message, MPI_STATUS_IGNORE));
        CHECK(a == 1 && b == 2, "got %d then %d", a, b);
        OK(MPI_Improbe(1, 40, comm, &flag, &message, &s));
        CHECK(!flag && message == MPI_MESSAGE_NULL, "a third message appears");
        do OK(MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &flag, &message, &s));
        while (!flag);
        CHECK(s.MPI_TAG == 50, "tag %d", s.MPI_TAG);
        OK(MPI_Mrecv(&a, 1, MPI_INT, &message, &s));
        CHECK(a == 3, "got %d", a);
    } else if (me == 1) {
        for (int i = 0; i < N; i++) {
            fill(data, sizes[i], 1, 30);
            OK(MPI_Send(data, sizes[i], MPI_BYTE, 0, 30, comm));
        }
        int v[] = {1, 2, 3};
        OK(MPI_Send(&v[0], 1, MPI_INT, 0, 40, comm));
        OK(MPI_Ssend(&v[1], 1, MPI_INT, 0, 40, comm));
        OK(MPI_Send(&v[2], 1, MPI_INT, 0, 50, comm));
    }

    /* PROC_NULL. */
    OK(MPI_Probe(MPI_PROC_NULL, 5, comm, &s));
    OK(MPI_Get_count(&s, MPI_BYTE, &count));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL && s.MPI_TAG == MPI_ANY_TAG && count == 0, "source %d", s.MPI_SOURCE);
    OK(MPI_Mprobe(MPI_PROC_NULL, 5, comm, &message, &s));
    CHECK(message == MPI_MESSAGE_NO_PROC, "not MPI_MESSAGE_NO_PROC");
    OK(MPI_Mrecv(data, 1, MPI_BYTE, &message, &s));
    CHECK(message == MPI_MESSAGE_NULL && s.MPI_SOURCE == MPI_PROC_NULL, "source %d", s.MPI_SOURCE);
    OK(MPI_Iprobe(MPI_PROC_NULL, 5, comm, &flag, &s));
    CHECK(flag, "Iprobe of PROC_NULL is always true");

    /* Self. */
    int one = 4711, back = 0;
    MPI_Request r;
    OK(MPI_Isend(&one, 1, MPI_INT, 0, 3, MPI_COMM_SELF, &r));
    OK(MPI_Probe(0, 3, MPI_COMM_SELF, &s));
    OK(MPI_Recv(&back, 1, MPI_INT, s.MPI_SOURCE, s.MPI_TAG, MPI_COMM_SELF, &s));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    CHECK(back == one, "got %d", back);

    OK(MPI_Comm_free(&comm));
    free(data);
    return finish();
}
