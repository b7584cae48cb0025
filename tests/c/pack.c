/* test: np=2
 * Pack and Unpack, alone and through a message of MPI_PACKED, and the external32 form, byte by byte. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    char buffer[2000];
    int position = 0, size, n = 5, last = np - 1;
    double d[5] = {1.5, -2.25, 3, 1e300, 0};
    int grid[4][6];
    MPI_Datatype column;
    OK(MPI_Type_vector(4, 1, 6, MPI_INT, &column));
    OK(MPI_Type_commit(&column));
    for (int i = 0; i < 24; i++) grid[i / 6][i % 6] = i;
    OK(MPI_Pack_size(1, MPI_INT, MPI_COMM_WORLD, &size));
    CHECK(size >= 4, "size %d", size);
    OK(MPI_Pack_size(1, column, MPI_COMM_WORLD, &size));
    CHECK(size >= 16, "size %d", size);
    if (me == 0) {
        OK(MPI_Pack(&n, 1, MPI_INT, buffer, sizeof buffer, &position, MPI_COMM_WORLD));
        OK(MPI_Pack(d, n, MPI_DOUBLE, buffer, sizeof buffer, &position, MPI_COMM_WORLD));
        OK(MPI_Pack(&grid[0][2], 1, column, buffer, sizeof buffer, &position, MPI_COMM_WORLD));
        OK(MPI_Send(buffer, position, MPI_PACKED, last, 1, MPI_COMM_WORLD));
        /* What was packed may be received unpacked. */
        position = 0;
        OK(MPI_Pack(&grid[0][0], 24, MPI_INT, buffer, sizeof buffer, &position, MPI_COMM_WORLD));
        OK(MPI_Send(buffer, position, MPI_PACKED, last, 2, MPI_COMM_WORLD));
    }
    if (me == last) {
        MPI_Status s;
        int got, m = 0, rows[4];
        double e[5] = {0};
        OK(MPI_Recv(buffer, sizeof buffer, MPI_PACKED, 0, 1, MPI_COMM_WORLD, &s));
        OK(MPI_Get_count(&s, MPI_PACKED, &got));
        position = 0;
        OK(MPI_Unpack(buffer, got, &position, &m, 1, MPI_INT, MPI_COMM_WORLD));
        OK(MPI_Unpack(buffer, got, &position, e, m, MPI_DOUBLE, MPI_COMM_WORLD));
        OK(MPI_Unpack(buffer, got, &position, rows, 4, MPI_INT, MPI_COMM_WORLD));
        CHECK(m == 5 && !memcmp(d, e, sizeof d) && position == got, "m %d position %d of %d", m, position, got);
        for (int i = 0; i < 4; i++) CHECK(rows[i] == i * 6 + 2, "rows[%d] is %d", i, rows[i]);
        int copy[24];
        OK(MPI_Recv(copy, 24, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < 24; i++) CHECK(copy[i] == i, "copy[%d] is %d", i, copy[i]);
    }

    /* external32: big-endian, IEEE, sizes of the standard's table. */
    MPI_Aint at = 0, room;
    unsigned char form[100];
    int number = 0x01020304;
    short small = -2;
    double one = 1.0;
    OK(MPI_Pack_external_size("external32", 1, MPI_INT, &room));
    CHECK(room == 4, "external size of int %ld", (long)room);
    OK(MPI_Pack_external_size("external32", 3, MPI_LONG, &room));
    CHECK(room == 12, "external size of 3 longs %ld", (long)room); /* the standard's table gives a long 4 bytes */
    OK(MPI_Pack_external("external32", &number, 1, MPI_INT, form, sizeof form, &at));
    OK(MPI_Pack_external("external32", &small, 1, MPI_SHORT, form, sizeof form, &at));
    OK(MPI_Pack_external("external32", &one, 1, MPI_DOUBLE, form, sizeof form, &at));
    OK(MPI_Pack_external("external32", &grid[0][1], 1, column, form, sizeof form, &at));
    static const unsigned char expected[] = {1, 2, 3, 4, 0xFF, 0xFE, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0,
                                             0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 13, 0, 0, 0, 19};
    CHECK(at == sizeof expected && !memcmp(form, expected, sizeof expected), "external32 form of %ld bytes", (long)at);
    int number2 = 0, back[4][6] = {{0}};
    short small2 = 0;
    double one2 = 0;
    at = 0;
    OK(MPI_Unpack_external("external32", form, sizeof expected, &at, &number2, 1, MPI_INT));
    OK(MPI_Unpack_external("external32", form, sizeof expected, &at, &small2, 1, MPI_SHORT));
    OK(MPI_Unpack_external("external32", form, sizeof expected, &at, &one2, 1, MPI_DOUBLE));
    OK(MPI_Unpack_external("external32", form, sizeof expected, &at, &back[0][1], 1, column));
    CHECK(number2 == number && small2 == small && one2 == one && at == sizeof expected, "number %x", number2);
    for (int i = 0; i < 4; i++) CHECK(back[i][1] == i * 6 + 1 && back[i][0] == 0, "back[%d] is %d", i, back[i][1]);

#ifdef OXMPI_MESSAGES
    errors_return();
    position = 0;
    CHECK(MPI_Pack(d, 5, MPI_DOUBLE, buffer, 10, &position, MPI_COMM_WORLD) != MPI_SUCCESS, "40 bytes fit in 10");
#endif
    OK(MPI_Type_free(&column));
    return finish();
}
