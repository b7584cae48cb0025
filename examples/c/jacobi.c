/* Heat in a square plate by Jacobi's iteration. The plate is cut into blocks, one for each rank of a two-dimensional
 * arrangement; after every step each rank exchanges the border of its block with its neighbours: rows as they lie,
 * columns by a strided derived type. Rank 0 repeats the work alone and compares every point.
 *
 * Usage: jacobi [points [steps]] */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

/* The plate's edge: hot on the left, cooler at the top, cold elsewhere. */
static double edge(int row, int column, int points)
{
    if (column < 0) return 100;
    if (row < 0) return 50.0 * (points - column) / points;
    return 0;
}

/* One step on a block with a border of one point. */
static void step(const double *from, double *to, int rows, int columns)
{
    int width = columns + 2;
    for (int i = 1; i <= rows; i++)
        for (int j = 1; j <= columns; j++)
            to[i * width + j] = 0.25 * (from[(i - 1) * width + j] + from[(i + 1) * width + j] +
                                        from[i * width + j - 1] + from[i * width + j + 1]);
}

/* A block whose first point is (row, column) of the plate; the border holds the plate's edge. */
static double *block(int row, int column, int rows, int columns, int points)
{
    double *p = calloc((size_t)(rows + 2) * (columns + 2), sizeof *p);
    for (int i = 0; i < rows + 2; i++)
        for (int j = 0; j < columns + 2; j++) {
            int r = row + i - 1, c = column + j - 1;
            if (r < 0 || r >= points || c < 0 || c >= points) p[i * (columns + 2) + j] = edge(r, c, points);
        }
    return p;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int points = argc > 1 ? atoi(argv[1]) : 96, steps = argc > 2 ? atoi(argv[2]) : 200, rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);

    /* The arrangement: as square as the number of ranks allows. */
    int down = 1;
    for (int d = 1; d * d <= size; d++)
        if (size % d == 0) down = d;
    int across = size / down, my_row = rank / across, my_column = rank % across;
    int top = points * my_row / down, left = points * my_column / across;
    int rows = points * (my_row + 1) / down - top, columns = points * (my_column + 1) / across - left;
    int width = columns + 2;
    int north = my_row > 0 ? rank - across : MPI_PROC_NULL, south = my_row < down - 1 ? rank + across : MPI_PROC_NULL;
    int west = my_column > 0 ? rank - 1 : MPI_PROC_NULL, east = my_column < across - 1 ? rank + 1 : MPI_PROC_NULL;

    MPI_Datatype row_type, column_type;
    MPI_Type_contiguous(columns, MPI_DOUBLE, &row_type);
    MPI_Type_vector(rows, 1, width, MPI_DOUBLE, &column_type);
    MPI_Type_commit(&row_type);
    MPI_Type_commit(&column_type);

    double *now = block(top, left, rows, columns, points), *next = block(top, left, rows, columns, points);
    for (int s = 0; s < steps; s++) {
        MPI_Sendrecv(&now[width + 1], 1, row_type, north, 0, &now[(rows + 1) * width + 1], 1, row_type, south, 0,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&now[rows * width + 1], 1, row_type, south, 1, &now[1], 1, row_type, north, 1, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        MPI_Sendrecv(&now[width + 1], 1, column_type, west, 2, &now[width + columns + 1], 1, column_type, east, 2,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&now[width + columns], 1, column_type, east, 3, &now[width], 1, column_type, west, 3,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        step(now, next, rows, columns);
        double *swap = now;
        now = next, next = swap;
    }

    /* Rank 0 collects the blocks into the whole plate: each arrives through a subarray type of its shape. */
    int wrong = 0;
    MPI_Datatype inner;
    int whole[2] = {rows + 2, columns + 2}, part[2] = {rows, columns}, first[2] = {1, 1}, shape[4] = {top, left, rows, columns};
    MPI_Type_create_subarray(2, whole, part, first, MPI_ORDER_C, MPI_DOUBLE, &inner);
    MPI_Type_commit(&inner);
    if (rank != 0) {
        MPI_Send(shape, 4, MPI_INT, 0, 10, MPI_COMM_WORLD);
        MPI_Send(now, 1, inner, 0, 11, MPI_COMM_WORLD);
    } else {
        double *plate = malloc((size_t)points * points * sizeof *plate);
        for (int from = size - 1; from >= 0; from--) {
            int s[4] = {top, left, rows, columns};
            MPI_Request request = MPI_REQUEST_NULL;
            if (from)
                MPI_Recv(s, 4, MPI_INT, from, 10, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            else
                MPI_Isend(now, 1, inner, 0, 11, MPI_COMM_WORLD, &request);
            int plate_size[2] = {points, points}, block_size[2] = {s[2], s[3]}, corner[2] = {s[0], s[1]};
            MPI_Datatype place;
            MPI_Type_create_subarray(2, plate_size, block_size, corner, MPI_ORDER_C, MPI_DOUBLE, &place);
            MPI_Type_commit(&place);
            MPI_Recv(plate, 1, place, from, 11, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            MPI_Type_free(&place);
        }
        double *a = block(0, 0, points, points, points), *b = block(0, 0, points, points, points);
        for (int s = 0; s < steps; s++) {
            step(a, b, points, points);
            double *swap = a;
            a = b, b = swap;
        }
        for (int i = 0; i < points; i++)
            for (int j = 0; j < points; j++)
                if (plate[i * points + j] != a[(i + 1) * (points + 2) + j + 1]) wrong++;
        printf("jacobi %dx%d on %dx%d ranks, %d steps: centre %.6f, %d points differ from the serial result\n", points,
               points, down, across, steps, plate[points / 2 * points + points / 2], wrong);
        free(plate), free(a), free(b);
    }
    MPI_Type_free(&inner);
    MPI_Type_free(&row_type);
    MPI_Type_free(&column_type);
    free(now), free(next);
    MPI_Finalize();
    return wrong != 0;
}
