/* test: np=2,4 timeout=120
 * Many nonblocking collectives in flight at once, on several communicators, finished in other orders on other ranks,
 * mixed with point-to-point messages of the same tags, and with derived types. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    enum { COMMS = 3, EACH = 20, TOTAL = COMMS * EACH };
    MPI_Comm comms[COMMS];
    for (int c = 0; c < COMMS; c++) OK(MPI_Comm_dup(MPI_COMM_WORLD, &comms[c]));
    static int in[TOTAL][8], out[TOTAL][8], word[TOTAL];
    int right = (me + 1) % np, left = (me + np - 1) % np;
    for (int round = 0; round < 10; round++) {
        MPI_Request r[TOTAL * 2], p[2];
        int token = me * 10 + round, got = -1;
        OK(MPI_Irecv(&got, 1, MPI_INT, left, 0, comms[0], &p[0]));
        /* The order of communicators differs between ranks; within each it is the same. */
        for (int k = 0; k < COMMS; k++) {
            int c = (k + me) % COMMS;
            for (int i = 0; i < EACH; i++) {
                int x = c * EACH + i;
                for (int j = 0; j < 8; j++) in[x][j] = me + x + j, out[x][j] = -1;
                word[x] = me == i % np ? x + round : -1;
                OK(MPI_Iallreduce(in[x], out[x], 8, MPI_INT, MPI_SUM, comms[c], &r[2 * x]));
                OK(MPI_Ibcast(&word[x], 1, MPI_INT, i % np, comms[c], &r[2 * x + 1]));
            }
        }
        OK(MPI_Isend(&token, 1, MPI_INT, right, 0, comms[0], &p[1]));
        OK(MPI_Waitall(2, p, MPI_STATUSES_IGNORE));
        CHECK(got == left * 10 + round, "got %d", got);
        if (me % 2) {
            for (int x = 2 * TOTAL - 1; x >= 0; x--) OK(MPI_Wait(&r[x], MPI_STATUS_IGNORE));
        } else {
            int left_over = 2 * TOTAL, count, indices[2 * TOTAL];
            while (left_over) {
                OK(MPI_Waitsome(2 * TOTAL, r, &count, indices, MPI_STATUSES_IGNORE));
                left_over -= count;
            }
        }
        for (int x = 0; x < TOTAL; x++) {
            CHECK(word[x] == x + round, "word %d is %d", x, word[x]);
            for (int j = 0; j < 8; j++)
                CHECK(out[x][j] == np * (np - 1) / 2 + np * (x + j), "sum %d[%d] is %d", x, j, out[x][j]);
        }
        /* Blocking and nonblocking calls on one communicator keep their order. */
        MPI_Request barrier;
        int a = me, sum = 0, last = me == np - 1 ? 5 : 0;
        OK(MPI_Ibarrier(comms[1], &barrier));
        OK(MPI_Allreduce(&a, &sum, 1, MPI_INT, MPI_SUM, comms[1]));
        OK(MPI_Bcast(&last, 1, MPI_INT, np - 1, comms[1]));
        OK(MPI_Wait(&barrier, MPI_STATUS_IGNORE));
        CHECK(sum == np * (np - 1) / 2 && last == 5, "sum %d last %d", sum, last);
    }
    /* A matrix column is broadcast, gathered into a strided place, and transposed by Alltoall. */
    int matrix[8][8], square[8][8];
    MPI_Datatype column, strided;
    OK(MPI_Type_vector(8, 1, 8, MPI_INT, &column));
    OK(MPI_Type_create_resized(column, 0, sizeof(int), &strided));
    OK(MPI_Type_commit(&strided));
    for (int i = 0; i < 64; i++) matrix[i / 8][i % 8] = me == 0 ? i : -1;
    OK(MPI_Bcast(&matrix[0][3], 1, strided, 0, MPI_COMM_WORLD));
    for (int i = 0; i < 8; i++) CHECK(matrix[i][3] == i * 8 + 3, "matrix[%d][3] is %d", i, matrix[i][3]);
    if (me) CHECK(matrix[0][2] == -1 && matrix[0][4] == -1, "the neighbours changed");
    int row[8];
    for (int i = 0; i < 8; i++) row[i] = me * 100 + i;
    for (int i = 0; i < 64; i++) square[i / 8][i % 8] = -1;
    OK(MPI_Gather(row, 8, MPI_INT, square, 1, strided, 0, MPI_COMM_WORLD));
    for (int r = 0; r < np && me == 0 && r < 8; r++)
        for (int i = 0; i < 8; i++) CHECK(square[i][r] == r * 100 + i, "square[%d][%d] is %d", i, r, square[i][r]);
    OK(MPI_Allgather(row, 8, MPI_INT, square, 1, strided, MPI_COMM_WORLD));
    for (int r = 0; r < np && r < 8; r++)
        for (int i = 0; i < 8; i++) CHECK(square[i][r] == r * 100 + i, "square[%d][%d] is %d", i, r, square[i][r]);
    OK(MPI_Type_free(&strided));
    OK(MPI_Type_free(&column));
    for (int c = 0; c < COMMS; c++) OK(MPI_Comm_free(&comms[c]));
    return finish();
}
