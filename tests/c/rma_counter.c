/* test: np=8 timeout=120
 * test: np=8 abi=mpich env=OXMPI_SINGLE_COPY=0 timeout=120
 * A million increments by all ranks of one counter come out exact: by Fetch_and_op, each value drawn once; by sums of other
 * sizes and types beside it; and under exclusive locks. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    enum { TOTAL = 1000000, LOCKED = 500 };
    int turns = TOTAL / np;
    struct { long count; int halves[2]; double real; double complex_[2]; long locked; } *memory;
    MPI_Win win;
    OK(MPI_Win_allocate(sizeof *memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
    memset(memory, 0, sizeof *memory);
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Win_lock_all(0, win));
    long one = 1, old, last = -1;
    int half = 1;
    double real[2] = {1, 2};
    for (int i = 0; i < turns; i++) {
        OK(MPI_Fetch_and_op(&one, &old, MPI_LONG, 0, 0, MPI_SUM, win));
        OK(MPI_Win_flush(0, win));
        if (old <= last) CHECK(0, "drew %ld after %ld", old, last);
        last = old;
        if (i % 16 == 0) {
            OK(MPI_Accumulate(&half, 1, MPI_INT, 0, 8 + i / 16 % 2 * 4, 1, MPI_INT, MPI_SUM, win));
            OK(MPI_Accumulate(&one, 1, MPI_LONG, 0, 8, 1, MPI_LONG, MPI_SUM, win));
            OK(MPI_Accumulate(real, 1, MPI_DOUBLE, 0, 16, 1, MPI_DOUBLE, MPI_SUM, win));
            OK(MPI_Accumulate(real, 1, MPI_C_DOUBLE_COMPLEX, 0, 24, 1, MPI_C_DOUBLE_COMPLEX, MPI_SUM, win));
        }
    }
    OK(MPI_Win_unlock_all(win));
    for (int i = 0; i < LOCKED; i++) {
        long value;
        OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win));
        OK(MPI_Get(&value, 1, MPI_LONG, 0, 40, 1, MPI_LONG, win));
        OK(MPI_Win_flush(0, win));
        value++;
        OK(MPI_Put(&value, 1, MPI_LONG, 0, 40, 1, MPI_LONG, win));
        OK(MPI_Win_unlock(0, win));
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 0) {
        int some = (turns + 15) / 16, odd = some / 2;
        CHECK(memory->count == (long)turns * np, "%ld", memory->count);
        CHECK(memory->halves[0] == (some + some - odd) * np && memory->halves[1] == odd * np, "%d %d", memory->halves[0],
              memory->halves[1]);
        CHECK(memory->real == some * np, "%g", memory->real);
        CHECK(memory->complex_[0] == some * np && memory->complex_[1] == 2.0 * some * np, "%g %g", memory->complex_[0],
              memory->complex_[1]);
        CHECK(memory->locked == LOCKED * np, "%ld", memory->locked);
    }
    OK(MPI_Win_free(&win));
    return finish();
}
