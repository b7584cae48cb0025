/* test: np=2
 * Buffered sends: BSEND_OVERHEAD is true to the byte, a message that does not fit is MPI_ERR_BUFFER, space
 * comes back, Detach waits, and no buffer means no buffered send. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    enum { BIG = 200000 };
    unsigned char *data = malloc(BIG), *in = malloc(BIG);
    int size, packed;
    void *back;

    if (me == 0) {
        /* Without a buffer. */
        FAILS(MPI_Bsend(data, 10, MPI_BYTE, 1, 0, MPI_COMM_WORLD), MPI_ERR_BUFFER, "");
        /* A buffer made for exactly k messages takes exactly k. The receiver waits meanwhile. */
        static const int sizes[] = {0, 1, 8, 13, 1000, 20000, 60001};
        for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
            for (int k = 1; k <= 3; k++) {
                OK(MPI_Pack_size(sizes[i], MPI_BYTE, MPI_COMM_WORLD, &packed));
                CHECK(packed >= sizes[i], "Pack_size %d", packed);
                int room = k * (packed + MPI_BSEND_OVERHEAD);
                char *space = malloc(room + 8);
                memset(space + room, 0x5A, 8);
                OK(MPI_Buffer_attach(space, room));
                for (int j = 0; j < k; j++) {
                    fill(data, sizes[i], 0, j);
                    OK(MPI_Bsend(data, sizes[i], MPI_BYTE, 1, 10, MPI_COMM_WORLD));
                }
                memset(data, 0, sizes[i]); /* a buffered send is done with the user's memory */
                OK(MPI_Send(&sizes[i], 1, MPI_INT, 1, 11, MPI_COMM_WORLD));
                OK(MPI_Buffer_detach(&back, &size));
                CHECK(back == space && size == room, "detached %d of %d", size, room);
                for (int b = 0; b < 8; b++) CHECK(space[room + b] == 0x5A, "written beyond the buffer");
                free(space);
            }
        /* Too small a buffer: MPI_ERR_BUFFER, and the job goes on. */
        char *space = malloc(1000 + MPI_BSEND_OVERHEAD);
        OK(MPI_Buffer_attach(space, 1000 + MPI_BSEND_OVERHEAD));
        FAILS(MPI_Bsend(data, 100000, MPI_BYTE, 1, 12, MPI_COMM_WORLD), MPI_ERR_BUFFER, "100000");
        MPI_Request r;
        FAILS(MPI_Ibsend(data, 100000, MPI_BYTE, 1, 12, MPI_COMM_WORLD, &r), MPI_ERR_BUFFER, "");
        CHECK(MPI_Buffer_attach(data, 100) != MPI_SUCCESS, "a second buffer was attached");
        /* Space comes back as messages are received: many more in all than the buffer holds. */
        for (int i = 0; i < 200; i++) {
            fill(data, 900, 0, i);
            OK(MPI_Bsend(data, 900, MPI_BYTE, 1, 13, MPI_COMM_WORLD));
            OK(MPI_Recv(NULL, 0, MPI_BYTE, 1, 14, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        }
        OK(MPI_Buffer_detach(&back, &size));
        free(space);
        /* Detach gives the buffer back only when the messages are out. */
        space = malloc(BIG + MPI_BSEND_OVERHEAD);
        OK(MPI_Buffer_attach(space, BIG + MPI_BSEND_OVERHEAD));
        fill(data, BIG, 0, 77);
        OK(MPI_Bsend(data, BIG, MPI_BYTE, 1, 15, MPI_COMM_WORLD));
        memset(data, 0, BIG);
        OK(MPI_Buffer_detach(&back, &size));
        memset(space, 0, BIG + MPI_BSEND_OVERHEAD);
        OK(MPI_Send(NULL, 0, MPI_BYTE, 1, 16, MPI_COMM_WORLD));
        free(space);
        /* Non-contiguous and to itself; zero-size attach is allowed. */
        MPI_Datatype holes;
        int ints[20], got[10];
        OK(MPI_Type_vector(10, 1, 2, MPI_INT, &holes));
        OK(MPI_Type_commit(&holes));
        OK(MPI_Pack_size(1, holes, MPI_COMM_WORLD, &packed));
        space = malloc(packed + MPI_BSEND_OVERHEAD);
        OK(MPI_Buffer_attach(space, packed + MPI_BSEND_OVERHEAD));
        for (int i = 0; i < 20; i++) ints[i] = i;
        OK(MPI_Bsend(ints, 1, holes, 0, 1, MPI_COMM_WORLD));
        OK(MPI_Recv(got, 10, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < 10; i++) CHECK(got[i] == 2 * i, "got[%d] is %d", i, got[i]);
        OK(MPI_Buffer_detach(&back, &size));
        free(space);
        OK(MPI_Type_free(&holes));
        OK(MPI_Bsend(data, 10, MPI_BYTE, MPI_PROC_NULL, 0, MPI_COMM_WORLD));
    } else {
        static const int sizes[] = {0, 1, 8, 13, 1000, 20000, 60001};
        for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
            for (int k = 1; k <= 3; k++) {
                int said;
                OK(MPI_Recv(&said, 1, MPI_INT, 0, 11, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                CHECK(said == sizes[i], "size %d", said);
                for (int j = 0; j < k; j++) {
                    OK(MPI_Recv(in, BIG, MPI_BYTE, 0, 10, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                    CHECK(differs(in, sizes[i], 0, j) < 0, "size %d message %d", sizes[i], j);
                }
            }
        for (int i = 0; i < 200; i++) {
            OK(MPI_Recv(in, 900, MPI_BYTE, 0, 13, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(differs(in, 900, 0, i) < 0, "message %d", i);
            OK(MPI_Send(NULL, 0, MPI_BYTE, 0, 14, MPI_COMM_WORLD));
        }
        memset(in, 0, BIG);
        OK(MPI_Recv(in, BIG, MPI_BYTE, 0, 15, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(differs(in, BIG, 0, 77) < 0, "the detached message");
        OK(MPI_Recv(NULL, 0, MPI_BYTE, 0, 16, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    }
    free(data), free(in);
    return finish();
}
