/* test: np=1,2
 * Every operation towards MPI_PROC_NULL does nothing and looks at no buffer; operations on no elements need none; misuse has its
 * class and says what is wrong, and leaves the window usable. */
#include "check.h"

static void nobody(MPI_Win win)
{
    int null = MPI_PROC_NULL;
    MPI_Request r;
    OK(MPI_Put(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, win));
    OK(MPI_Get(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, win));
    OK(MPI_Accumulate(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Get_accumulate(NULL, 1, MPI_INT, NULL, 1, MPI_INT, null, 99, 1, MPI_INT, MPI_SUM, win));
    OK(MPI_Fetch_and_op(NULL, NULL, MPI_INT, null, 99, MPI_SUM, win));
    OK(MPI_Compare_and_swap(NULL, NULL, NULL, MPI_INT, null, 99, win));
    OK(MPI_Rput(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, win, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Rget(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, win, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Raccumulate(NULL, 1, MPI_INT, null, 99, 1, MPI_INT, MPI_SUM, win, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Rget_accumulate(NULL, 1, MPI_INT, NULL, 1, MPI_INT, null, 99, 1, MPI_INT, MPI_SUM, win, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Put(NULL, 0, MPI_INT, 0, 0, 0, MPI_INT, win));
    OK(MPI_Get(NULL, 0, MPI_INT, 0, 0, 0, MPI_INT, win));
    OK(MPI_Accumulate(NULL, 0, MPI_INT, 0, 0, 0, MPI_INT, MPI_SUM, win));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    int own[4] = {0}, value = 5, other = np - 1 - me;
    double real = 1;
    for (int kind = 0; kind < 2; kind++) {
        int *memory = own;
        MPI_Win win;
        if (kind)
            OK(MPI_Win_allocate(sizeof own, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win));
        else
            OK(MPI_Win_create(own, sizeof own, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &win));
        OK(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
        FAILS(MPI_Put(&value, 1, MPI_INT, other, 0, 1, MPI_INT, win), MPI_ERR_RMA_SYNC, "target_rank|epoch");
        FAILS(MPI_Win_unlock(other, win), MPI_ERR_RMA_SYNC, "rank");
        FAILS(MPI_Win_flush(other, win), MPI_ERR_RMA_SYNC, "rank");
        OK(MPI_Win_lock_all(0, win));
        nobody(win);
        FAILS(MPI_Put(&value, 1, MPI_INT, other, 4, 1, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp is 4|16 bytes");
        FAILS(MPI_Get(&value, 1, MPI_INT, other, -1, 1, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp is -1");
        FAILS(MPI_Fetch_and_op(&value, &value, MPI_INT, other, 4, MPI_SUM, win), MPI_ERR_RMA_RANGE, "target_disp is 4");
        FAILS(MPI_Compare_and_swap(&value, &value, &value, MPI_INT, other, 4, win), MPI_ERR_RMA_RANGE, "target_disp");
        FAILS(MPI_Accumulate(&real, 1, MPI_DOUBLE, other, 0, 1, MPI_DOUBLE, MPI_BAND, win), MPI_ERR_OP, "MPI_BAND|MPI_DOUBLE");
        FAILS(MPI_Compare_and_swap(&real, &real, &real, MPI_DOUBLE, other, 0, win), MPI_ERR_TYPE, "");
        FAILS(MPI_Win_free(&win), MPI_ERR_RMA_SYNC, "MPI_Win_lock_all");
        FAILS(MPI_Win_fence(0, win), MPI_ERR_RMA_SYNC, "MPI_Win_lock_all");
        OK(MPI_Put(&value, 1, MPI_INT, other, 3, 1, MPI_INT, win));
        OK(MPI_Win_unlock_all(win));
        OK(MPI_Barrier(MPI_COMM_WORLD));
        CHECK(memory[0] == 0 && memory[3] == 5, "%d %d", memory[0], memory[3]);
        OK(MPI_Win_free(&win));
    }
    MPI_Win win;
    FAILS(MPI_Win_create(own, 16, 0, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_DISP, "disp_unit is 0");
    FAILS(MPI_Win_create(own, -1, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win), MPI_ERR_SIZE, "size is -1");
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &win));
    OK(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    OK(MPI_Win_attach(win, own, 12));
    FAILS(MPI_Win_attach(win, &own[2], 8), MPI_ERR_RMA_ATTACH, "overlaps");
    MPI_Aint at;
    OK(MPI_Get_address(own, &at));
    OK(MPI_Win_lock(MPI_LOCK_SHARED, me, 0, win));
    FAILS(MPI_Put(&value, 1, MPI_INT, me, at + 12, 1, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp|attached");
    OK(MPI_Put(&value, 1, MPI_INT, me, at + 8, 1, MPI_INT, win));
    OK(MPI_Win_unlock(me, win));
    CHECK(own[2] == 5, "%d", own[2]);
    OK(MPI_Win_detach(win, own));
    OK(MPI_Win_free(&win));
    return finish();
}
