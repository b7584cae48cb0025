/* Ways to end badly, for the scripted tests: `aborts WAY [VALUE [RANK]]`. The other ranks wait in Recv or elsewhere. */
#include "check.h"
#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "";
    int value = argc > 2 ? atoi(argv[2]) : 0, who = argc > 3 ? atoi(argv[3]) : 1, in = 0;
    if (!strcmp(way, "before")) { /* a call before Init */
        MPI_Send(&in, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
        return 0;
    }
    if (!strcmp(way, "size-before")) {
        MPI_Comm_size(MPI_COMM_WORLD, &in);
        return 0;
    }
    if (!strcmp(way, "never")) return value; /* no MPI at all */
    start(&argc, &argv);
    if (who >= np) who = np - 1;
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("ready %d %d\n", me, (int)getpid());
    MPI_Barrier(MPI_COMM_WORLD);
    if (!strcmp(way, "twice")) MPI_Init(NULL, NULL);
    if (!strcmp(way, "after")) {
        MPI_Finalize();
        MPI_Comm_rank(MPI_COMM_WORLD, &in);
        return 0;
    }
    if (!strcmp(way, "roots")) { /* short: nobody waits, every rank has the data of the root it named */
        MPI_Bcast(&in, 1, MPI_INT, me % 2, MPI_COMM_WORLD);
        if (value) MPI_Barrier(MPI_COMM_WORLD);
        MPI_Finalize();
        return 0;
    }
    if (me == who) {
        if (!strcmp(way, "abort")) MPI_Abort(MPI_COMM_WORLD, value);
        if (!strcmp(way, "exit")) exit(value);          /* without Finalize */
        if (!strcmp(way, "signal")) raise(value);
        if (!strcmp(way, "fatal")) MPI_Send(&in, 1, MPI_INT, 4711, 0, MPI_COMM_WORLD);
        if (!strcmp(way, "truncate")) {
            int two[2];
            MPI_Request r;
            MPI_Isend(two, 2, MPI_INT, me, 321, MPI_COMM_WORLD, &r);
            MPI_Recv(&in, 1, MPI_INT, me, 321, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
        if (!strcmp(way, "code")) {
            MPI_Finalize();
            return value;
        }
        if (!strcmp(way, "sleep")) for (;;) pause();
        if (!strcmp(way, "early")) return MPI_Finalize();
    }
    if (!strcmp(way, "early")) { /* the others' Barrier is not the one inside of Finalize */
        MPI_Barrier(MPI_COMM_WORLD);
        puts("passed");
        fflush(stdout);
    }
    if (!strcmp(way, "code")) return MPI_Finalize();
    if (!strcmp(way, "collective")) {
        if (me == who) for (;;) pause();
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Recv(&in, 1, MPI_INT, who, 99, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return finish();
}
