/* test: np=2 timeout=120
 * test: np=3 abi=mpich timeout=120
 * A sender far faster than its receiver: all arrives in order, and the receiver's memory stays bounded. */
#include "check.h"
#include <unistd.h>

/* Resident memory that is not shared, in KiB. */
static long resident(void)
{
    long size, all, shared;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld %ld", &size, &all, &shared) != 3) all = shared = 0;
    if (f) fclose(f);
    return (all - shared) * (sysconf(_SC_PAGESIZE) / 1024);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    enum { SIZE = 4096, MESSAGES = 60000 }; /* 234 MiB from each sender */
    static unsigned char data[SIZE];
    if (me == 0) {
        long before = resident(), worst = 0;
        /* The senders run ahead while this rank looks for something else. */
        int flag;
        for (int i = 0; i < 2000; i++) {
            OK(MPI_Iprobe(MPI_ANY_SOURCE, 12345, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
            if (i % 10 == 0) usleep(1000);
        }
        for (int i = 0; i < MESSAGES; i++)
            for (int from = 1; from < np; from++) {
                MPI_Status s;
                OK(MPI_Recv(data, SIZE, MPI_BYTE, from, 1, MPI_COMM_WORLD, &s));
                int number;
                memcpy(&number, data, sizeof number);
                CHECK(number == i, "message %d, not %d", number, i);
                if (i % 1000 == 0 && resident() - before > worst) worst = resident() - before;
            }
#ifdef OXMPI_MESSAGES
        CHECK(worst < 64 * 1024, "the receiver grew by %ld KiB", worst);
#endif
    } else
        for (int i = 0; i < MESSAGES; i++) {
            memcpy(data, &i, sizeof i);
            OK(MPI_Send(data, SIZE, MPI_BYTE, 0, 1, MPI_COMM_WORLD));
        }
    /* The same with tiny messages of which each needs a queue entry. */
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 0) {
        int value;
        usleep(100000);
        for (int i = 0; i < 100000; i++) {
            OK(MPI_Recv(&value, 1, MPI_INT, 1, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(value == i, "value %d, not %d", value, i);
        }
    } else if (me == 1)
        for (int i = 0; i < 100000; i++) OK(MPI_Send(&i, 1, MPI_INT, 0, 2, MPI_COMM_WORLD));
    return finish();
}
