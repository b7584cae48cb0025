/* test: np=2 timeout=120
 * A window of more than 4 GiB on each rank, of which few pages are touched: displacements past 2^31 and 2^32, in bytes and in
 * units, at the very end, and one beyond. The other rank's bytes are untouched. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    const MPI_Aint size = ((MPI_Aint)5 << 30) + 8;
    MPI_Win win;
    char *memory;
    int other = np - 1 - me;
    for (int unit = 1; unit <= 8; unit *= 8) {
        OK(MPI_Win_allocate(size, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
        OK(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
        const MPI_Aint at[] = {0, ((MPI_Aint)1 << 31) - 8, (MPI_Aint)1 << 31, (MPI_Aint)1 << 32, size - 8};
        OK(MPI_Win_fence(0, win));
        for (int i = 0; i < 5; i++) {
            long value = 1000 * me + i;
            OK(MPI_Put(&value, 1, MPI_LONG, other, at[i] / unit, 1, MPI_LONG, win));
        }
        FAILS(MPI_Put(&other, 4, MPI_BYTE, other, size / unit, 4, MPI_BYTE, win), MPI_ERR_RMA_RANGE, "target_disp|5368709128");
        OK(MPI_Win_fence(0, win));
        for (int i = 0; i < 5; i++) {
            long one = 1, before = -1, value;
            memcpy(&value, memory + at[i], 8);
            CHECK(value == 1000 * other + i, "unit %d: place %d holds %ld", unit, i, value);
            OK(MPI_Win_fence(0, win));
            OK(MPI_Get_accumulate(&one, 1, MPI_LONG, &before, 1, MPI_LONG, other, at[i] / unit, 1, MPI_LONG, MPI_SUM, win));
            OK(MPI_Win_fence(0, win));
            CHECK(before == 1000 * me + i, "unit %d: fetched %ld", unit, before);
            memcpy(&value, memory + at[i], 8);
            CHECK(value == 1000 * other + i + 1, "unit %d: then it holds %ld", unit, value);
        }
        OK(MPI_Win_free(&win));
    }
    return finish();
}
