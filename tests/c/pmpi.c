/* test: np=2
 * A program's own MPI_Send and MPI_Allreduce stand in front of the library's; PMPI_ names stay the library's. */
#include "check.h"

static int sends, reductions;

int MPI_Send(const void *buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)
{
    sends++;
    return PMPI_Send(buffer, count, type, dest, tag, comm);
}

int MPI_Allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    reductions++;
    return PMPI_Allreduce(in, out, count, type, op, comm);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int value = me, sum = 0;
    if (me == 0) {
        OK(MPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD));
        OK(PMPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD));
        CHECK(sends == 1, "MPI_Send was called %d times", sends);
    } else if (me == 1) {
        OK(MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(PMPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(value == 0 && sends == 0, "value %d sends %d", value, sends);
    }
    sends = 0;
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    CHECK(sum == np * (np - 1) / 2 && reductions == 1, "sum %d reductions %d", sum, reductions);
    /* The library's own work does not go through the program's wrappers. */
    MPI_Comm copy;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &copy));
    OK(MPI_Bcast(&sum, 1, MPI_INT, 0, copy));
    OK(MPI_Barrier(copy));
    OK(MPI_Comm_free(&copy));
    CHECK(sends == 0 && reductions == 1, "the library called the program's MPI_Send %d times", sends);
    OK(MPI_Pcontrol(0));
    OK(MPI_Pcontrol(1, "with", 3, "more"));
    return finish();
}
