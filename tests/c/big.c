/* test: np=2 timeout=120
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0 timeout=120
 * Large messages both ways at once, dense and with holes, with a slow partner, and the large-count twins. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int other = 1 - me;
    size_t most = 24u << 20;
    unsigned char *out = malloc(most), *in = malloc(most);
    for (size_t bytes = 8; bytes <= most; bytes = bytes * 3 + 1) {
        MPI_Request r[4];
        fill(out, bytes, me, 1);
        memset(in, 0, bytes);
        OK(MPI_Irecv(in, (int)bytes, MPI_BYTE, other, 1, MPI_COMM_WORLD, &r[0]));
        OK(MPI_Isend(out, (int)bytes, MPI_BYTE, other, 1, MPI_COMM_WORLD, &r[1]));
        OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
        CHECK(differs(in, bytes, other, 1) < 0, "%zu bytes: place %lld", bytes, differs(in, bytes, other, 1));
        /* Both send first: nonblocking sends do not wait for each other. */
        fill(out, bytes, me, 2);
        OK(MPI_Isend(out, (int)bytes, MPI_BYTE, other, 2, MPI_COMM_WORLD, &r[0]));
        OK(MPI_Recv(in, (int)bytes, MPI_BYTE, other, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Wait(&r[0], MPI_STATUS_IGNORE));
        CHECK(differs(in, bytes, other, 2) < 0, "%zu bytes, sends first", bytes);
        /* The large-count twin says the same. */
        MPI_Status s;
        MPI_Count count;
        fill(out, bytes, me, 3);
        OK(MPI_Sendrecv_c(out, (MPI_Count)bytes, MPI_BYTE, other, 3, in, (MPI_Count)most, MPI_BYTE, other, 3,
                          MPI_COMM_WORLD, &s));
        OK(MPI_Get_count_c(&s, MPI_BYTE, &count));
        CHECK(count == (MPI_Count)bytes && differs(in, bytes, other, 3) < 0, "%zu bytes, _c", bytes);
    }

    /* Holes on one side, on the other, on both. Blocks of many sizes, so that every cut of the pipeline is met. */
    static const int blocks[] = {1, 3, 64, 1000, 40000};
    for (int b = 0; b < 5; b++) {
        int n = blocks[b], times = (4 << 20) / (int)(2 * n * sizeof(int));
        MPI_Datatype holes;
        OK(MPI_Type_vector(times, n, 2 * n, MPI_INT, &holes));
        OK(MPI_Type_commit(&holes));
        int total = times * n;
        int *wide = (int *)out, *flat = (int *)in;
        for (int way = 0; way < 3; way++) {
            for (int i = 0; i < 2 * total; i++) wide[i] = me * 7 + i;
            for (int i = 0; i < 2 * total; i++) flat[i] = -1;
            MPI_Request r;
            if (way == 0) { /* holes to dense */
                OK(MPI_Isend(wide, 1, holes, other, 4, MPI_COMM_WORLD, &r));
                OK(MPI_Recv(flat, total, MPI_INT, other, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            } else if (way == 1) { /* dense to holes */
                OK(MPI_Isend(wide, total, MPI_INT, other, 4, MPI_COMM_WORLD, &r));
                OK(MPI_Recv(flat, 1, holes, other, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            } else {
                OK(MPI_Isend(wide, 1, holes, other, 4, MPI_COMM_WORLD, &r));
                OK(MPI_Recv(flat, 1, holes, other, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            }
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
            long long wrong = -1;
            for (int i = 0; i < 2 * total && wrong < 0; i++) {
                int block = i / n, inside = i % n, expected;
                if (way == 0)
                    expected = i < total ? other * 7 + block * 2 * n + inside : -1;
                else if (block % 2)
                    expected = -1;
                else
                    expected = way == 1 ? other * 7 + block / 2 * n + inside : other * 7 + i;
                if (flat[i] != expected) wrong = i;
            }
            CHECK(wrong < 0, "block %d way %d: place %lld holds %d", n, way, wrong, wrong < 0 ? 0 : flat[wrong]);
        }
        OK(MPI_Type_free(&holes));
    }
    free(out), free(in);
    return finish();
}
