/* test: np=2,4 timeout=60
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0 timeout=60
 * test: np=3 abi=mpich env=OXMPI_SINGLE_COPY=0 timeout=60
 * Rank 0 is outside MPI, in a loop over its own memory, until every operation of the others has arrived: by lock,
 * put, accumulate, fetch and op, compare and swap, get, unlock, on windows of each kind. */
#include "check.h"
#include <time.h>
#include <unistd.h>

enum { CREATED, ALLOCATED, SHARED, DYNAMIC, KINDS };
static const char *names[] = {"created", "allocated", "shared", "dynamic"};

static void nap(void)
{
    struct timespec t = {0, 1000000};
    nanosleep(&t, NULL);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int kind = 0; kind < KINDS; kind++) {
        long own[8] = {0};
        long *memory = own;
        MPI_Win win;
        MPI_Aint at = 0;
        MPI_Aint bytes = me == 0 ? (MPI_Aint)sizeof own : 0;
        if (kind == CREATED) OK(MPI_Win_create(own, bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win));
        if (kind == ALLOCATED) OK(MPI_Win_allocate(bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
        if (kind == SHARED) OK(MPI_Win_allocate_shared(bytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
        if (kind == DYNAMIC) {
            OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
            if (me == 0) {
                OK(MPI_Win_attach(win, own, sizeof own));
                OK(MPI_Get_address(own, &at));
            }
            OK(MPI_Bcast(&at, 1, MPI_AINT, 0, MPI_COMM_WORLD));
        }
        if (me == 0) memset(memory, 0, sizeof own);
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (me == 0) {
            /* The last thing that each of the others does is to count itself. */
            volatile long *arrived = &memory[7];
            while (*arrived != np - 1) nap();
        } else {
            long one = 1, old = -1, free_ = 0, mine = me, value = -1;
            for (int i = 0; i < 100; i++) {
                OK(MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win));
                OK(MPI_Get(&value, 1, MPI_LONG, 0, at, 1, MPI_LONG, win));
                OK(MPI_Win_flush(0, win));
                value++;
                OK(MPI_Put(&value, 1, MPI_LONG, 0, at, 1, MPI_LONG, win));
                OK(MPI_Win_unlock(0, win));
            }
            OK(MPI_Win_lock_all(0, win));
            for (int i = 0; i < 100; i++) {
                OK(MPI_Accumulate(&one, 1, MPI_LONG, 0, at + 8, 1, MPI_LONG, MPI_SUM, win));
                OK(MPI_Fetch_and_op(&one, &old, MPI_LONG, 0, at + 16, MPI_SUM, win));
                OK(MPI_Win_flush(0, win));
                CHECK(old >= i, "%s: fetched %ld at step %d", names[kind], old, i);
                do {
                    OK(MPI_Compare_and_swap(&mine, &free_, &old, MPI_LONG, 0, at + 24, win));
                    OK(MPI_Win_flush(0, win));
                } while (old != 0);
                OK(MPI_Get_accumulate(NULL, 0, MPI_LONG, &value, 1, MPI_LONG, 0, at + 24, 1, MPI_LONG, MPI_NO_OP, win));
                OK(MPI_Win_flush(0, win));
                CHECK(value == me, "%s: the lock is held by %ld", names[kind], value);
                OK(MPI_Accumulate(&free_, 1, MPI_LONG, 0, at + 24, 1, MPI_LONG, MPI_REPLACE, win));
                OK(MPI_Win_flush(0, win));
            }
            OK(MPI_Accumulate(&one, 1, MPI_LONG, 0, at + 56, 1, MPI_LONG, MPI_SUM, win));
            OK(MPI_Win_unlock_all(win));
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (me == 0) {
            long expected = 100L * (np - 1);
            CHECK(memory[0] == expected && memory[1] == expected && memory[2] == expected && memory[3] == 0,
                  "%s: %ld %ld %ld %ld", names[kind], memory[0], memory[1], memory[2], memory[3]);
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (kind == DYNAMIC && me == 0) OK(MPI_Win_detach(win, own));
        OK(MPI_Win_free(&win));
    }
    return finish();
}
