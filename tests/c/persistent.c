/* test: np=1,2,3
 * Persistent requests of all modes: started again and again, alone and by Startall, inactive in between. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int right = (me + 1) % np, left = (me + np - 1) % np;
    static const int sizes[] = {1, 1000, 20000, 300000};
    size_t room = 2 * (300000 + MPI_BSEND_OVERHEAD);
    void *space = malloc(room);
    OK(MPI_Buffer_attach(space, (int)room));
    unsigned char *out = malloc(300000), *in = malloc(300000);

    for (int mode = 0; mode < 4; mode++)
        for (int k = 0; k < 4; k++) {
            MPI_Request r[2];
            int flag, tag = mode * 10 + k;
            MPI_Status s[2];
            OK(MPI_Recv_init(in, sizes[k], MPI_BYTE, left, tag, MPI_COMM_WORLD, &r[0]));
            switch (mode) {
            case 0: OK(MPI_Send_init(out, sizes[k], MPI_BYTE, right, tag, MPI_COMM_WORLD, &r[1])); break;
            case 1: OK(MPI_Ssend_init(out, sizes[k], MPI_BYTE, right, tag, MPI_COMM_WORLD, &r[1])); break;
            case 2: OK(MPI_Bsend_init(out, sizes[k], MPI_BYTE, right, tag, MPI_COMM_WORLD, &r[1])); break;
            default: OK(MPI_Rsend_init(out, sizes[k], MPI_BYTE, right, tag, MPI_COMM_WORLD, &r[1]));
            }
            /* Inactive: complete at once, with an empty status. */
            OK(MPI_Wait(&r[0], &s[0]));
            CHECK(s[0].MPI_SOURCE == MPI_ANY_SOURCE && s[0].MPI_TAG == MPI_ANY_TAG, "source %d", s[0].MPI_SOURCE);
            OK(MPI_Test(&r[1], &flag, MPI_STATUS_IGNORE));
            CHECK(flag && r[1] != MPI_REQUEST_NULL, "flag %d", flag);
            for (int round = 0; round < 20; round++) {
                fill(out, sizes[k], me, round);
                memset(in, 0, sizes[k]);
                if (mode == 3 || round % 2) {
                    OK(MPI_Start(&r[0]));
                    if (mode >= 2) OK(MPI_Barrier(MPI_COMM_WORLD));
                    OK(MPI_Start(&r[1]));
                } else {
                    if (mode >= 2) OK(MPI_Barrier(MPI_COMM_WORLD));
                    OK(MPI_Startall(2, r));
                }
                if (round % 3) {
                    OK(MPI_Waitall(2, r, s));
                } else {
                    flag = 0;
                    while (!flag) OK(MPI_Testall(2, r, &flag, s));
                }
                CHECK(r[0] != MPI_REQUEST_NULL && r[1] != MPI_REQUEST_NULL, "a persistent request went away");
                CHECK(s[0].MPI_SOURCE == left && s[0].MPI_TAG == tag, "source %d tag %d", s[0].MPI_SOURCE, s[0].MPI_TAG);
                CHECK(differs(in, sizes[k], left, round) < 0, "mode %d size %d round %d", mode, sizes[k], round);
                if (mode == 2) OK(MPI_Barrier(MPI_COMM_WORLD));
            }
            OK(MPI_Request_free(&r[0]));
            OK(MPI_Request_free(&r[1]));
            CHECK(r[0] == MPI_REQUEST_NULL, "the freed request stays");
        }

    /* With PROC_NULL. */
    MPI_Request r;
    MPI_Status s;
    OK(MPI_Recv_init(in, 5, MPI_BYTE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &r));
    for (int i = 0; i < 3; i++) {
        OK(MPI_Start(&r));
        OK(MPI_Wait(&r, &s));
        CHECK(s.MPI_SOURCE == MPI_PROC_NULL, "source %d", s.MPI_SOURCE);
    }
    OK(MPI_Request_free(&r));
    void *back;
    int size;
    OK(MPI_Buffer_detach(&back, &size));
    free(space), free(out), free(in);
    return finish();
}
