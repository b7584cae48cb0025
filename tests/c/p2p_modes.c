/* test: np=1,2,5 timeout=120
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0
 * All send modes, blocking and not, over every size class, to the next rank of a ring and to itself. */
#include "check.h"

typedef int Send(const void *, int, MPI_Datatype, int, int, MPI_Comm);
typedef int Isend(const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);

static const size_t sizes[] = {0,    1,    7,     8,     31,    32,    33,     63,     64,      65,      1000,
                               2047, 2048, 2049,  4096,  8191,  8192,  8193,   16384,  32767,   65535,   65536,
                               65537, 131072, 262143, 262145, 1048576, 4194305};
enum { N = sizeof sizes / sizeof *sizes };

static void check_status(const MPI_Status *s, int source, int tag, size_t bytes)
{
    int count = -1;
    OK(MPI_Get_count(s, MPI_BYTE, &count));
    CHECK(s->MPI_SOURCE == source && s->MPI_TAG == tag, "source %d tag %d", s->MPI_SOURCE, s->MPI_TAG);
    CHECK(count == (int)bytes, "count %d, not %zu", count, bytes);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int right = (me + 1) % np, left = (me + np - 1) % np;
    size_t most = sizes[N - 1];
    unsigned char *out = malloc(most), *in = malloc(most + 16);
    size_t room = most + 1000 + MPI_BSEND_OVERHEAD;
    void *buffer = malloc(room);
    OK(MPI_Buffer_attach(buffer, (int)room));

    /* Nonblocking sends of each mode; the receive is posted before or after by turns. */
    Isend *isends[] = {MPI_Isend, MPI_Issend, MPI_Ibsend, MPI_Irsend};
    for (int mode = 0; mode < 4; mode++)
        for (int i = 0; i < N; i++) {
            int tag = mode * 100 + i;
            MPI_Request r[2];
            MPI_Status s[2];
            fill(out, sizes[i], me, tag);
            memset(in, 0xEE, sizes[i] + 16);
            int early = mode == 3 || i % 2;
            if (early) OK(MPI_Irecv(in, (int)sizes[i] + 8, MPI_BYTE, left, tag, MPI_COMM_WORLD, &r[1]));
            /* Ready mode: the receive must be there. Buffered mode: the buffer must be empty again. */
            if (mode >= 2) OK(MPI_Barrier(MPI_COMM_WORLD));
            OK(isends[mode](out, (int)sizes[i], MPI_BYTE, right, tag, MPI_COMM_WORLD, &r[0]));
            if (!early) OK(MPI_Irecv(in, (int)sizes[i] + 8, MPI_BYTE, left, tag, MPI_COMM_WORLD, &r[1]));
            OK(MPI_Waitall(2, r, s));
            CHECK(r[0] == MPI_REQUEST_NULL && r[1] == MPI_REQUEST_NULL, "requests stay");
            check_status(&s[1], left, tag, sizes[i]);
            CHECK(differs(in, sizes[i], left, tag) < 0, "mode %d size %zu: byte %lld", mode, sizes[i],
                  differs(in, sizes[i], left, tag));
            for (int k = 0; k < 16; k++) CHECK(in[sizes[i] + k] == 0xEE, "size %zu: byte %d beyond", sizes[i], k);
        }

    /* Blocking sends between pairs (0,1) (2,3) ..., one direction at a time. */
    Send *sends[] = {MPI_Send, MPI_Ssend, MPI_Bsend, MPI_Rsend};
    int partner = me ^ 1;
    if (partner < np)
        for (int mode = 0; mode < 4; mode++)
            for (int i = 0; i < N; i++)
                for (int turn = 0; turn < 2; turn++) {
                    int tag = 1000 + mode * 100 + i;
                    if ((me & 1) == turn) {
                        fill(out, sizes[i], me, tag);
                        if (mode == 3) OK(MPI_Recv(NULL, 0, MPI_BYTE, partner, 77, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                        OK(sends[mode](out, (int)sizes[i], MPI_BYTE, partner, tag, MPI_COMM_WORLD));
                    } else {
                        MPI_Status s;
                        memset(in, 0x11, sizes[i] + 16);
                        if (mode == 3) {
                            MPI_Request r;
                            OK(MPI_Irecv(in, (int)sizes[i], MPI_BYTE, partner, tag, MPI_COMM_WORLD, &r));
                            OK(MPI_Send(NULL, 0, MPI_BYTE, partner, 77, MPI_COMM_WORLD));
                            OK(MPI_Wait(&r, &s));
                        } else
                            OK(MPI_Recv(in, (int)sizes[i], MPI_BYTE, partner, tag, MPI_COMM_WORLD, &s));
                        check_status(&s, partner, tag, sizes[i]);
                        CHECK(differs(in, sizes[i], partner, tag) < 0, "mode %d size %zu", mode, sizes[i]);
                        CHECK(in[sizes[i]] == 0x11, "byte beyond, size %zu", sizes[i]);
                    }
                }

    /* A synchronous send does not end before its receive begins. */
    if (np > 1 && me < 2) {
        if (me == 0) {
            int flag = -1;
            MPI_Request r;
            OK(MPI_Issend(out, 4, MPI_BYTE, 1, 5000, MPI_COMM_WORLD, &r));
            for (int i = 0; i < 1000; i++) {
                OK(MPI_Test(&r, &flag, MPI_STATUS_IGNORE));
                CHECK(!flag, "the synchronous send ended without a receive (test %d)", i);
                if (flag) break;
            }
            OK(MPI_Send(NULL, 0, MPI_BYTE, 1, 5001, MPI_COMM_WORLD));
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        } else {
            OK(MPI_Recv(NULL, 0, MPI_BYTE, 0, 5001, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            OK(MPI_Recv(in, 4, MPI_BYTE, 0, 5000, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        }
    }

    /* Many in flight at once, waited for in the opposite order. */
    enum { MANY = 200 };
    static int values[MANY], got[MANY];
    MPI_Request r[2 * MANY];
    for (int i = 0; i < MANY; i++) {
        values[i] = me * 1000 + i;
        OK(MPI_Isend(&values[i], 1, MPI_INT, right, i, MPI_COMM_WORLD, &r[i]));
    }
    for (int i = MANY - 1; i >= 0; i--) OK(MPI_Irecv(&got[i], 1, MPI_INT, left, i, MPI_COMM_WORLD, &r[MANY + i]));
    OK(MPI_Waitall(2 * MANY, r, MPI_STATUSES_IGNORE));
    for (int i = 0; i < MANY; i++) CHECK(got[i] == left * 1000 + i, "message %d holds %d", i, got[i]);

    void *back;
    int size;
    OK(MPI_Buffer_detach(&back, &size));
    CHECK(back == buffer && size == (int)room, "detached %p %d", back, size);
    free(buffer), free(out), free(in);
    return finish();
}
