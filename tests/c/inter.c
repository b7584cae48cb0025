/* test: np=2,3,5
 * Intercommunicators: made from the halves of the world; messages, collectives, duplicate, split and merge. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int first = (np + 1) / 2, low = me < first, value, size, remote, flag;
    MPI_Comm half, inter, merged, copy;
    OK(MPI_Comm_split(MPI_COMM_WORLD, low, me, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, low ? first : 0, 99, &inter));
    int mine = low ? first : np - first, theirs = np - mine, base = low ? first : 0;
    OK(MPI_Comm_test_inter(inter, &flag));
    CHECK(flag, "not an intercommunicator");
    OK(MPI_Comm_size(inter, &size));
    OK(MPI_Comm_remote_size(inter, &remote));
    CHECK(size == mine && remote == theirs, "sizes %d and %d", size, remote);
    int rank;
    OK(MPI_Comm_rank(inter, &rank));
    CHECK(rank == me - (low ? 0 : first), "rank %d", rank);
    MPI_Group group, world;
    OK(MPI_Comm_remote_group(inter, &group));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    int zero = 0, where;
    OK(MPI_Group_translate_ranks(group, 1, &zero, world, &where));
    CHECK(where == base, "the remote leader is %d", where);
    OK(MPI_Group_free(&group));
    OK(MPI_Group_free(&world));

    /* Everyone to everyone on the other side. */
    MPI_Request r[32];
    int in[16];
    for (int k = 0; k < theirs; k++) {
        OK(MPI_Irecv(&in[k], 1, MPI_INT, k, 5, inter, &r[k]));
        OK(MPI_Isend(&me, 1, MPI_INT, k, 5, inter, &r[theirs + k]));
    }
    OK(MPI_Waitall(2 * theirs, r, MPI_STATUSES_IGNORE));
    for (int k = 0; k < theirs; k++) CHECK(in[k] == base + k, "from %d came %d", k, in[k]);
    MPI_Status s;
    if (rank == 0) {
        OK(MPI_Sendrecv(&me, 1, MPI_INT, 0, 6, &value, 1, MPI_INT, MPI_ANY_SOURCE, 6, inter, &s));
        CHECK(value == base && s.MPI_SOURCE == 0, "value %d from %d", value, s.MPI_SOURCE);
    }

    /* Collectives: rooted ones go from one side to the other. */
    OK(MPI_Barrier(inter));
    for (int side = 0; side < 2; side++) {
        int sends = low == side;
        value = sends && rank == 0 ? 1234 + side : -1;
        OK(MPI_Bcast(&value, 1, MPI_INT, sends ? (rank == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter));
        CHECK(value == (sends && rank ? -1 : 1234 + side), "Bcast from side %d: %d", side, value);
        int sum = -1, other_sum = 0;
        for (int k = 0; k < theirs; k++) other_sum += base + k;
        OK(MPI_Reduce(&me, &sum, 1, MPI_INT, MPI_SUM, sends ? (rank == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter));
        if (sends && rank == 0) CHECK(sum == other_sum, "Reduce gives %d, not %d", sum, other_sum);
        OK(MPI_Gather(&me, 1, MPI_INT, in, 1, MPI_INT, sends ? (rank == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter));
        if (sends && rank == 0)
            for (int k = 0; k < theirs; k++) CHECK(in[k] == base + k, "Gather: %d from %d", in[k], k);
        int share = -1;
        for (int k = 0; k < theirs; k++) in[k] = 500 + k;
        OK(MPI_Scatter(in, 1, MPI_INT, &share, 1, MPI_INT, sends ? (rank == 0 ? MPI_ROOT : MPI_PROC_NULL) : 0, inter));
        if (!sends) CHECK(share == 500 + rank, "Scatter gives %d", share);
    }
    int sum = 0, other_sum = 0;
    for (int k = 0; k < theirs; k++) other_sum += base + k;
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, inter));
    CHECK(sum == other_sum, "Allreduce gives %d, not %d", sum, other_sum);
    OK(MPI_Allgather(&me, 1, MPI_INT, in, 1, MPI_INT, inter));
    for (int k = 0; k < theirs; k++) CHECK(in[k] == base + k, "Allgather: %d from %d", in[k], k);
    int out[16];
    for (int k = 0; k < theirs; k++) out[k] = me * 100 + k;
    OK(MPI_Alltoall(out, 1, MPI_INT, in, 1, MPI_INT, inter));
    for (int k = 0; k < theirs; k++) CHECK(in[k] == (base + k) * 100 + rank, "Alltoall: %d from %d", in[k], k);
    MPI_Request q;
    sum = 0;
    OK(MPI_Iallreduce(&me, &sum, 1, MPI_INT, MPI_MAX, inter, &q));
    OK(MPI_Wait(&q, MPI_STATUS_IGNORE));
    CHECK(sum == base + theirs - 1, "Iallreduce gives %d", sum);

    OK(MPI_Comm_dup(inter, &copy));
    OK(MPI_Comm_compare(inter, copy, &value));
    CHECK(value == MPI_CONGRUENT, "compare gives %d", value);
    OK(MPI_Barrier(copy));
    OK(MPI_Comm_free(&copy));

    OK(MPI_Intercomm_merge(inter, !low, &merged));
    OK(MPI_Comm_rank(merged, &rank));
    OK(MPI_Comm_size(merged, &size));
    CHECK(size == np && rank == me, "rank %d of %d", rank, size);
    OK(MPI_Comm_free(&merged));
    OK(MPI_Intercomm_merge(inter, low, &merged));
    OK(MPI_Comm_rank(merged, &rank));
    CHECK(rank == (low ? me + np - first : me - first), "rank %d", rank);
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, merged));
    CHECK(sum == np * (np - 1) / 2, "sum %d", sum);
    OK(MPI_Comm_free(&merged));

    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&half));
    return finish();
}
