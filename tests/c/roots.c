/* test: np=4
 * test: np=2
 * test: np=3 env=OXMPI_SINGLE_COPY=0
 * Ranks of one collective that name different roots, operations or functions: somebody gets an error of the right class, nobody
 * hangs, and other communicators are not touched. */
#include "check.h"

enum { BCAST, REDUCE, GATHER, SCATTER, IBCAST, BCAST_INIT, WAYS };
static const char *names[] = {"Bcast", "Reduce", "Gather", "Scatter", "Ibcast", "Bcast_init"};

static int call(int way, int count, int root, MPI_Comm comm)
{
    static int one[1 << 18], all[4 << 18];
    MPI_Request request;
    MPI_Status status;
    int code = MPI_SUCCESS;
    switch (way) {
    case BCAST: return MPI_Bcast(one, count, MPI_INT, root, comm);
    case REDUCE: return MPI_Reduce(one, all, count, MPI_INT, MPI_SUM, root, comm);
    case GATHER: return MPI_Gather(one, count, MPI_INT, all, count, MPI_INT, root, comm);
    case SCATTER: return MPI_Scatter(all, count, MPI_INT, one, count, MPI_INT, root, comm);
    case IBCAST:
        OK(MPI_Ibcast(one, count, MPI_INT, root, comm, &request));
        return MPI_Wait(&request, &status);
    case BCAST_INIT:
        OK(MPI_Bcast_init(one, count, MPI_INT, root, comm, MPI_INFO_NULL, &request));
        OK(MPI_Start(&request));
        code = MPI_Wait(&request, &status);
        MPI_Request_free(&request);
        return code;
    }
    return code;
}

/* Whether some rank got this class, in the call or from the next ones. */
static int seen(int code, MPI_Comm *comm, int class)
{
    int mine = code != MPI_SUCCESS && class_of(code) == class, any = 0;
    for (int i = 0; i < 2; i++) {
        code = MPI_Barrier(*comm);
        mine |= code != MPI_SUCCESS && class_of(code) == class;
    }
    code = MPI_Comm_free(comm);
    mine |= code != MPI_SUCCESS && class_of(code) == class;
    OK(MPI_Allreduce(&mine, &any, 1, MPI_INT, MPI_LOR, MPI_COMM_WORLD));
    return any;
}

/* Who gets the error frees the communicator at once: the others, who may be waiting for it, hear of that, too. */
static int hasty(int code, MPI_Comm *comm)
{
    int mine = code != MPI_SUCCESS && class_of(code) == MPI_ERR_ROOT, any = 0;
    if (code == MPI_SUCCESS) {
        code = MPI_Barrier(*comm);
        mine |= code != MPI_SUCCESS && class_of(code) == MPI_ERR_ROOT;
    }
    code = MPI_Comm_free(comm);
    mine |= code != MPI_SUCCESS && class_of(code) == MPI_ERR_ROOT;
    OK(MPI_Allreduce(&mine, &any, 1, MPI_INT, MPI_LOR, MPI_COMM_WORLD));
    return any;
}

int main(int argc, char **argv)
{
    static const int counts[] = {0, 1, 4, 2000, 1 << 18};
    MPI_Comm comm;
    start(&argc, &argv);
    for (int way = 0; way < WAYS; way++)
        for (int c = 0; c < 5; c++) {
            int count = counts[c];
            OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
            OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
            int code = call(way, count, me % 2, comm);
            CHECK(seen(code, &comm, MPI_ERR_ROOT), "%s of %d", names[way], count);
            if (c % 2) continue;
            OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
            OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
            code = call(way, count, me % 2, comm);
            CHECK(hasty(code, &comm), "%s of %d, freed at once", names[way], count);
        }

    for (int c = 1; c < 5; c += 3) {
        int count = counts[c];
        static int in[1 << 18], out[1 << 18];
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
        int code = MPI_Allreduce(in, out, count, MPI_INT, me ? MPI_SUM : MPI_MAX, comm);
        CHECK(seen(code, &comm, MPI_ERR_OP), "Allreduce of %d with different operations", count);
    }

    OK(MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    OK(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    int x = 0, y = 0, code;
    code = me ? MPI_Barrier(comm) : MPI_Allreduce(&x, &y, 1, MPI_INT, MPI_SUM, comm);
    CHECK(seen(code, &comm, MPI_ERR_OTHER), "Barrier and Allreduce");

    /* A rank that is late is no mistake. */
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 0)
        for (double end = MPI_Wtime() + 0.5; MPI_Wtime() < end;) ;
    OK(MPI_Bcast(&x, 1, MPI_INT, 0, MPI_COMM_WORLD));
    OK(MPI_Allreduce(&x, &y, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    return finish();
}
