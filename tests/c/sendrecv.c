/* test: np=1,2,5
 * Sendrecv and Sendrecv_replace in rings, with other types on each side, with PROC_NULL and to itself. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int right = (me + 1) % np, left = (me + np - 1) % np, count;
    MPI_Status s;
    static const int sizes[] = {1, 10, 1000, 30000, 700000};
    int *out = malloc(700000 * sizeof(int)), *in = malloc(700000 * sizeof(int));
    for (int k = 0; k < 5; k++) {
        int n = sizes[k];
        fill(out, n * sizeof(int), me, k);
        OK(MPI_Sendrecv(out, n, MPI_INT, right, k, in, n, MPI_INT, left, k, MPI_COMM_WORLD, &s));
        OK(MPI_Get_count(&s, MPI_INT, &count));
        CHECK(s.MPI_SOURCE == left && s.MPI_TAG == k && count == n, "source %d count %d", s.MPI_SOURCE, count);
        CHECK(differs(in, n * sizeof(int), left, k) < 0, "size %d", n);
        fill(out, n * sizeof(int), me, k + 50);
        OK(MPI_Sendrecv_replace(out, n, MPI_INT, right, 7, left, 7, MPI_COMM_WORLD, &s));
        CHECK(differs(out, n * sizeof(int), left, k + 50) < 0, "replace, size %d", n);
        CHECK(s.MPI_SOURCE == left, "source %d", s.MPI_SOURCE);
        MPI_Request r;
        fill(out, n * sizeof(int), me, k + 90);
        OK(MPI_Isendrecv(out, n, MPI_INT, right, 8, in, n, MPI_INT, left, 8, MPI_COMM_WORLD, &r));
        OK(MPI_Wait(&r, &s));
        CHECK(differs(in, n * sizeof(int), left, k + 90) < 0, "Isendrecv, size %d", n);
        CHECK(s.MPI_SOURCE == left && s.MPI_TAG == 8, "source %d tag %d", s.MPI_SOURCE, s.MPI_TAG);
        OK(MPI_Isendrecv_replace(out, n, MPI_INT, right, 9, left, 9, MPI_COMM_WORLD, &r));
        OK(MPI_Wait(&r, &s));
        CHECK(differs(out, n * sizeof(int), left, k + 90) < 0, "Isendrecv_replace, size %d", n);
    }

    /* A column leaves, a row arrives. */
    int matrix[6][6], row[6];
    MPI_Datatype column;
    OK(MPI_Type_vector(6, 1, 6, MPI_INT, &column));
    OK(MPI_Type_commit(&column));
    for (int i = 0; i < 36; i++) matrix[i / 6][i % 6] = me * 100 + i;
    OK(MPI_Sendrecv(&matrix[0][2], 1, column, right, 1, row, 6, MPI_INT, left, MPI_ANY_TAG, MPI_COMM_WORLD, &s));
    for (int i = 0; i < 6; i++) CHECK(row[i] == left * 100 + 6 * i + 2, "row[%d] is %d", i, row[i]);
    OK(MPI_Sendrecv_replace(&matrix[0][1], 1, column, right, 2, MPI_ANY_SOURCE, 2, MPI_COMM_WORLD, &s));
    for (int i = 0; i < 6; i++) {
        CHECK(matrix[i][1] == left * 100 + 6 * i + 1, "matrix[%d][1] is %d", i, matrix[i][1]);
        CHECK(matrix[i][0] == me * 100 + 6 * i && matrix[i][2] == me * 100 + 6 * i + 2, "neighbours changed");
    }
    OK(MPI_Type_free(&column));

    /* PROC_NULL on either side and on both. */
    int one = 1, two = 2;
    OK(MPI_Sendrecv(&one, 1, MPI_INT, MPI_PROC_NULL, 0, &two, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &s));
    OK(MPI_Get_count(&s, MPI_INT, &count));
    CHECK(two == 2 && s.MPI_SOURCE == MPI_PROC_NULL && s.MPI_TAG == MPI_ANY_TAG && count == 0, "source %d", s.MPI_SOURCE);
    OK(MPI_Send(&one, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD));
    OK(MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD));
    OK(MPI_Recv(&two, 1, MPI_INT, MPI_PROC_NULL, MPI_ANY_TAG, MPI_COMM_WORLD, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL, "source %d", s.MPI_SOURCE);
    /* A chain with open ends. */
    int up = me + 1 < np ? me + 1 : MPI_PROC_NULL, down = me ? me - 1 : MPI_PROC_NULL, from = -5;
    OK(MPI_Sendrecv(&me, 1, MPI_INT, up, 0, &from, 1, MPI_INT, down, 0, MPI_COMM_WORLD, &s));
    CHECK(from == (me ? me - 1 : -5), "from %d", from);
    OK(MPI_Sendrecv_replace(&from, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &s));
    MPI_Request r;
    OK(MPI_Isendrecv(&me, 1, MPI_INT, MPI_PROC_NULL, 0, &two, 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &r));
    OK(MPI_Wait(&r, &s));
    CHECK(s.MPI_SOURCE == MPI_PROC_NULL, "source %d", s.MPI_SOURCE);

    /* Self. */
    OK(MPI_Sendrecv(&me, 1, MPI_INT, me, 3, &two, 1, MPI_INT, me, 3, MPI_COMM_WORLD, &s));
    CHECK(two == me && s.MPI_SOURCE == me, "two %d", two);
    fill(out, 2000000, me, 1);
    OK(MPI_Isend(out, 2000000, MPI_BYTE, 0, 1, MPI_COMM_SELF, &r));
    OK(MPI_Recv(in, 2000000, MPI_BYTE, 0, 1, MPI_COMM_SELF, &s));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    CHECK(differs(in, 2000000, me, 1) < 0, "large message to self");
    free(out), free(in);
    return finish();
}
