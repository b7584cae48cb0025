/* test: np=2,5
 * Matching order: messages between two ranks do not overtake, with and without wildcards, in every mixture
 * of tags, sizes and posting orders that a seeded generator makes. */
#include "check.h"

static unsigned long long state;
static unsigned next(unsigned below)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33) % below;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    enum { M = 60, TAGS = 3 };
    static const int lengths[] = {1, 5, 300, 3000, 40000};
    int *box[M];
    for (int i = 0; i < M; i++) box[i] = malloc(40000 * sizeof(int));

    /* Every other rank sends M messages to 0; each holds (sequence, tag, length). */
    for (int round = 0; round < 12; round++) {
        if (me) {
            state = round * 1000 + me;
            MPI_Request r[M];
            for (int i = 0; i < M; i++) {
                int tag = (int)next(TAGS), length = lengths[next(5)];
                for (int k = 0; k < length; k++) box[i][k] = me * 100000 + i;
                OK(MPI_Isend(box[i], length, MPI_INT, 0, tag, MPI_COMM_WORLD, &r[i]));
            }
            OK(MPI_Waitall(M, r, MPI_STATUSES_IGNORE));
        } else {
            int total = M * (np - 1);
            /* A window of receives is posted ahead; all are fully wild, so each takes the oldest. */
            int ahead = 1 + round % 6;
            MPI_Request r[8];
            int *in[8];
            for (int i = 0; i < ahead; i++) {
                in[i] = malloc(40000 * sizeof(int));
                OK(MPI_Irecv(in[i], 40000, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &r[i]));
            }
            int *order = calloc(np, sizeof *order);
            for (int got = 0; got < total; got++) {
                int slot = got % ahead, count;
                MPI_Status s;
                OK(MPI_Wait(&r[slot], &s));
                OK(MPI_Get_count(&s, MPI_INT, &count));
                int source = in[slot][0] / 100000, sequence = in[slot][0] % 100000;
                CHECK(s.MPI_SOURCE == source, "status says %d, message says %d", s.MPI_SOURCE, source);
                CHECK(sequence == order[source], "from %d: message %d before %d", source, sequence, order[source]);
                order[source] = sequence + 1;
                CHECK(in[slot][count - 1] == in[slot][0], "torn message");
                if (got + ahead < total)
                    OK(MPI_Irecv(in[slot], 40000, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &r[slot]));
            }
            for (int i = 0; i < ahead; i++) free(in[i]);
            free(order);
        }
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }

    /* By tag: receives for one tag take that tag's messages in order, whatever arrived before. */
    if (me == 1)
        for (int i = 0; i < M; i++) OK(MPI_Send(&i, 1, MPI_INT, 0, i % TAGS, MPI_COMM_WORLD));
    if (me == 0)
        for (int tag = TAGS - 1; tag >= 0; tag--)
            for (int i = tag; i < M; i += TAGS) {
                int value = -1;
                MPI_Status s;
                OK(MPI_Recv(&value, 1, MPI_INT, i % 2 ? MPI_ANY_SOURCE : 1, tag, MPI_COMM_WORLD, &s));
                CHECK(value == i && s.MPI_SOURCE == 1 && s.MPI_TAG == tag, "value %d, not %d", value, i);
            }

    /* Posted receives: the first that fits takes the message, wild or not. */
    if (me == 0) {
        int a = 0, b = 0, c = 0;
        MPI_Request r[3];
        OK(MPI_Irecv(&a, 1, MPI_INT, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &r[0]));
        OK(MPI_Irecv(&b, 1, MPI_INT, 1, MPI_ANY_TAG, MPI_COMM_WORLD, &r[1]));
        OK(MPI_Irecv(&c, 1, MPI_INT, 1, 7, MPI_COMM_WORLD, &r[2]));
        OK(MPI_Send(NULL, 0, MPI_INT, 1, 0, MPI_COMM_WORLD));
        OK(MPI_Waitall(3, r, MPI_STATUSES_IGNORE));
        CHECK(a == 2 && b == 1 && c == 3, "a %d b %d c %d", a, b, c);
    } else if (me == 1) {
        int v[] = {1, 2, 3};
        OK(MPI_Recv(NULL, 0, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        OK(MPI_Send(&v[0], 1, MPI_INT, 0, 8, MPI_COMM_WORLD)); /* only b fits */
        OK(MPI_Send(&v[1], 1, MPI_INT, 0, 7, MPI_COMM_WORLD)); /* a is older than c */
        OK(MPI_Send(&v[2], 1, MPI_INT, 0, 7, MPI_COMM_WORLD));
    }

    /* Communicators keep apart what has the same source and tag. */
    MPI_Comm other;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &other));
    if (me == 1) {
        int v[] = {10, 20};
        OK(MPI_Send(&v[0], 1, MPI_INT, 0, 1, MPI_COMM_WORLD));
        OK(MPI_Send(&v[1], 1, MPI_INT, 0, 1, other));
    } else if (me == 0) {
        int v = 0;
        OK(MPI_Recv(&v, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, other, MPI_STATUS_IGNORE));
        CHECK(v == 20, "got %d in the duplicate", v);
        OK(MPI_Recv(&v, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(v == 10, "got %d in the world", v);
    }
    OK(MPI_Comm_free(&other));
    for (int i = 0; i < M; i++) free(box[i]);
    return finish();
}
