/* test: np=1,2,4 timeout=120
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0
 * Windows with fences: Put, Get and Accumulate of small and large, dense and strided data, by all to all at once,
 * created and allocated windows, displacement units, PROC_NULL. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    enum { N = 50000 };
    MPI_Win win;
    int right = (me + 1) % np, left = (me + np - 1) % np, flag, *unit;
    int *memory = calloc((size_t)N * np, sizeof *memory), *data = malloc(N * sizeof *data);
    MPI_Aint *size;
    void *base;
    OK(MPI_Win_create(memory, (MPI_Aint)N * np * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    OK(MPI_Win_get_attr(win, MPI_WIN_BASE, &base, &flag));
    CHECK(flag && base == memory, "base %p", base);
    OK(MPI_Win_get_attr(win, MPI_WIN_SIZE, &size, &flag));
    CHECK(flag && *size == (MPI_Aint)N * np * (MPI_Aint)sizeof(int), "size %ld", (long)*size);
    OK(MPI_Win_get_attr(win, MPI_WIN_DISP_UNIT, &unit, &flag));
    CHECK(flag && *unit == sizeof(int), "unit %d", *unit);

    static const int sizes[] = {1, 7, 1000, N};
    for (int k = 0; k < 4; k++) {
        int n = sizes[k];
        OK(MPI_Win_fence(MPI_MODE_NOPRECEDE, win));
        for (int i = 0; i < n; i++) data[i] = me * 100000 + i;
        for (int r = 0; r < np; r++) OK(MPI_Put(data, n, MPI_INT, r, (MPI_Aint)me * N, n, MPI_INT, win));
        OK(MPI_Win_fence(0, win));
        for (int r = 0; r < np; r++)
            for (int i = 0; i < n; i++)
                if (memory[r * N + i] != r * 100000 + i) {
                    CHECK(0, "Put n %d: from %d place %d holds %d", n, r, i, memory[r * N + i]);
                    break;
                }
        for (int i = 0; i < N; i++) data[i] = -1;
        OK(MPI_Get(data, n, MPI_INT, right, (MPI_Aint)left * N, n, MPI_INT, win));
        OK(MPI_Win_fence(0, win));
        for (int i = 0; i < n; i++)
            if (data[i] != left * 100000 + i) {
                CHECK(0, "Get n %d: place %d holds %d", n, i, data[i]);
                break;
            }
        if (n < N) CHECK(data[n] == -1, "Get wrote beyond");
        for (int i = 0; i < n; i++) data[i] = 1 + me;
        for (int r = 0; r < np; r++) OK(MPI_Accumulate(data, n, MPI_INT, r, 0, n, MPI_INT, MPI_SUM, win));
        OK(MPI_Win_fence(0, win));
        for (int i = 0; i < n; i++)
            if (memory[i] != i + np * (np + 1) / 2) {
                CHECK(0, "Accumulate n %d: place %d holds %d", n, i, memory[i]);
                break;
            }
        OK(MPI_Barrier(MPI_COMM_WORLD)); /* the next epoch writes to what was just looked at */
        for (int i = 0; i < n; i++) data[i] = -me;
        OK(MPI_Accumulate(data, n, MPI_INT, right, (MPI_Aint)me * N, n, MPI_INT, MPI_REPLACE, win));
        OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win));
        CHECK(memory[left * N + n - 1] == -left, "REPLACE gives %d", memory[left * N + n - 1]);
    }

    /* A column of the origin goes into a row of the target, and a row into a column. */
    int grid[10][10];
    MPI_Datatype column;
    OK(MPI_Type_vector(10, 1, 10, MPI_INT, &column));
    OK(MPI_Type_commit(&column));
    for (int i = 0; i < 100; i++) grid[i / 10][i % 10] = me * 1000 + i;
    for (int i = 0; i < 300; i++) memory[i] = -9;
    OK(MPI_Win_fence(0, win));
    OK(MPI_Put(&grid[0][4], 1, column, right, 200, 10, MPI_INT, win));
    OK(MPI_Put(&grid[3][0], 10, MPI_INT, right, 2, 1, column, win));
    OK(MPI_Win_fence(0, win));
    for (int i = 0; i < 10; i++) {
        CHECK(memory[200 + i] == left * 1000 + 10 * i + 4, "row: %d", memory[200 + i]);
        CHECK(memory[2 + 10 * i] == left * 1000 + 30 + i && memory[3 + 10 * i] == -9, "column: %d", memory[2 + 10 * i]);
    }
    OK(MPI_Get(&grid[0][7], 1, column, right, 200, 10, MPI_INT, win));
    OK(MPI_Win_fence(0, win));
    for (int i = 0; i < 10; i++) CHECK(grid[i][7] == me * 1000 + 10 * i + 4, "got %d", grid[i][7]);
    OK(MPI_Type_free(&column));

    OK(MPI_Put(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, 0, MPI_INT, win));
    OK(MPI_Get(data, 5, MPI_INT, MPI_PROC_NULL, 0, 5, MPI_INT, win));
    OK(MPI_Win_fence(0, win));
    MPI_Group group, world;
    OK(MPI_Win_get_group(win, &group));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    OK(MPI_Group_compare(group, world, &flag));
    CHECK(flag == MPI_IDENT, "group %d", flag);
    OK(MPI_Group_free(&group));
    OK(MPI_Group_free(&world));
    OK(MPI_Win_free(&win));
    CHECK(win == MPI_WIN_NULL, "the freed window stays");

    /* Memory of the library; only some ranks give memory; units differ. */
    double *mine;
    OK(MPI_Win_allocate(100 * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win));
    for (int i = 0; i < 100; i++) mine[i] = 0;
    OK(MPI_Win_fence(0, win));
    double half = 0.5;
    OK(MPI_Accumulate(&half, 1, MPI_DOUBLE, 0, 42, 1, MPI_DOUBLE, MPI_SUM, win));
    OK(MPI_Win_fence(0, win));
    if (me == 0) CHECK(mine[42] == 0.5 * np, "sum %g", mine[42]);
    OK(MPI_Win_free(&win));
    char small[8] = {0};
    OK(MPI_Win_create(me == np - 1 ? small : NULL, me == np - 1 ? 8 : 0, me == np - 1 ? 2 : 1, MPI_INFO_NULL,
                      MPI_COMM_WORLD, &win));
    OK(MPI_Win_fence(0, win));
    char letter = 'x';
    if (me == 0) OK(MPI_Put(&letter, 1, MPI_CHAR, np - 1, 3, 1, MPI_CHAR, win));
    OK(MPI_Win_fence(0, win));
    if (me == np - 1) CHECK(small[6] == 'x', "unit 2, place 3: %d", small[6]);
    OK(MPI_Win_free(&win));
    free(memory), free(data);
    return finish();
}
