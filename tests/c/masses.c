/* test: np=2 args=2000,20000,100000 timeout=120
 * test: np=2 args=100000,1000000,10000000 long alone timeout=1800
 * Many objects at a time: communicators, receive and send requests, messages that nobody has asked for yet; and
 * communicators that are freed while messages on them are under way.
 * Bounds: the receiver of unexpected messages grows by at most 64 MiB, however many are sent to it. */
#include "check.h"
#include <unistd.h>

static long resident(void)
{
    long size, all, shared;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld %ld", &size, &all, &shared) != 3) all = shared = 0;
    if (f) fclose(f);
    return (all - shared) * (sysconf(_SC_PAGESIZE) / 1024);
}

static void communicators(long n)
{
    MPI_Comm *all = malloc(n * sizeof *all);
    long before = resident();
    for (long i = 0; i < n; i++) OK(MPI_Comm_dup(i % 2 ? MPI_COMM_SELF : MPI_COMM_WORLD, &all[i]));
    /* At most 4 KiB each; what is left after freeing is looked at in endure.c. */
    CHECK(resident() - before < 8192 + 4 * n, "%ld communicators take %ld KiB", n, resident() - before);
    for (long i = 0; i < n; i += n / 100) { /* each is a context of its own */
        int size, out = (int)i, in = -1, other = i % 2 ? 0 : 1 - me;
        OK(MPI_Comm_size(all[i], &size));
        CHECK(size == (i % 2 ? 1 : 2), "size %d", size);
        OK(MPI_Sendrecv(&out, 1, MPI_INT, other, 0, &in, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, all[i], MPI_STATUS_IGNORE));
        CHECK(in == (int)i, "%d arrives on communicator %ld", in, i);
    }
    for (long i = 0; i < n; i++) OK(MPI_Comm_free(&all[i]));
    free(all);
}

static void requests(long n)
{
    MPI_Request *all = malloc(n * sizeof *all);
    int *values = malloc(n * sizeof *values);
    /* Receives first, with a thousand different tags. */
    if (me == 0)
        for (long i = 0; i < n; i++) OK(MPI_Irecv(&values[i], 1, MPI_INT, 1, (int)(i % 1000), MPI_COMM_WORLD, &all[i]));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    if (me == 1)
        for (long i = 0; i < n; i++) {
            int v = (int)i;
            OK(MPI_Send(&v, 1, MPI_INT, 0, (int)(i % 1000), MPI_COMM_WORLD));
        }
    else {
        OK(MPI_Waitall((int)n, all, MPI_STATUSES_IGNORE));
        for (long i = 0; i < n; i++) CHECK(values[i] == (int)i, "receive %ld got %d", i, values[i]);
    }
    /* Sends first: none of them blocks, and a later one with another tag is not held up by those before it. */
    if (me == 0) {
        for (long i = 0; i < n; i++) {
            values[i] = (int)i;
            OK(MPI_Isend(&values[i], 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &all[i]));
        }
        int last = -7;
        OK(MPI_Send(&last, 1, MPI_INT, 1, 2, MPI_COMM_WORLD));
        OK(MPI_Waitall((int)n, all, MPI_STATUSES_IGNORE));
    } else {
        int v;
        OK(MPI_Recv(&v, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(v == -7, "%d", v);
        for (long i = 0; i < n; i++) {
            OK(MPI_Recv(&v, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
            CHECK(v == (int)i, "message %ld is %d", i, v);
        }
    }
    free(all), free(values);
}

static void unexpected(long n)
{
    int v;
    if (me == 1) {
        for (long i = 0; i < n; i++) {
            v = (int)i;
            OK(MPI_Send(&v, 1, MPI_INT, 0, 5, MPI_COMM_WORLD));
        }
        return;
    }
    long before = resident(), worst = 0;
    int flag;
    for (int i = 0; i < 300; i++) { /* looks at what comes, takes nothing */
        OK(MPI_Iprobe(1, 6, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
        usleep(1000);
    }
    for (long i = 0; i < n; i++) {
        OK(MPI_Recv(&v, 1, MPI_INT, 1, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(v == (int)i, "message %ld is %d", i, v);
        if (i % (n / 50) == 0) { /* slow, now and then */
            usleep(5000);
            OK(MPI_Iprobe(1, 6, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE));
            if (resident() - before > worst) worst = resident() - before;
        }
    }
#ifdef OXMPI_MESSAGES
    CHECK(worst < 64 * 1024, "the receiver grew by %ld KiB", worst);
#endif
}

/* Small, larger than a ring, and large enough to be copied straight from the sender's memory. */
static const int sizes[] = {0, 4, 3000, 100000, 2000000};

static void freed_with_messages(void)
{
    enum { MOST = 2000000 };
    char *out = malloc(MOST), *in = malloc(MOST);
    for (int round = 0; round < 100; round++) {
        int n = sizes[round % 5];
        MPI_Comm c;
        MPI_Request r;
        MPI_Status s;
        /* A receive and a send outlive the handle of their communicator. */
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
        fill(out, n, me, round);
        if (me == round % 2) {
            OK(MPI_Irecv(in, MOST, MPI_BYTE, 1 - me, round, c, &r));
            OK(MPI_Comm_free(&c));
            OK(MPI_Wait(&r, &s));
            CHECK(differs(in, n, 1 - me, round) < 0, "round %d", round);
        } else {
            OK(MPI_Isend(out, n, MPI_BYTE, 1 - me, round, c, &r));
            OK(MPI_Comm_free(&c));
            OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        }
        /* A message that nobody receives (only small ones: the send of another need not end), a receive that gets
         * nothing; neither shows up on the communicators that come after. */
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
        if (n <= 4) OK(MPI_Send(out, n, MPI_BYTE, 1 - me, 77, c));
        OK(MPI_Irecv(in, MOST, MPI_BYTE, 1 - me, 78, c, &r));
        if (round % 3 == 0) OK(MPI_Barrier(MPI_COMM_WORLD));
        OK(MPI_Comm_free(&c));
        OK(MPI_Cancel(&r));
        OK(MPI_Wait(&r, &s));
        int cancelled, flag;
        OK(MPI_Test_cancelled(&s, &cancelled));
        CHECK(cancelled, "round %d: the receive was not cancelled", round);
        OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
        OK(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, c, &flag, MPI_STATUS_IGNORE));
        CHECK(!flag, "round %d: an old message is on a new communicator", round);
        OK(MPI_Barrier(c));
        OK(MPI_Comm_free(&c));
    }
    free(out), free(in);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    if (np != 2 || argc < 4) {
        fprintf(stderr, "2 ranks, and the numbers of communicators, requests and messages\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    void (*const parts[])(long) = {communicators, requests, unexpected};
    const char *names[] = {"communicators", "requests", "unexpected messages"};
    for (int i = 0; i < 3; i++) {
        double t = MPI_Wtime();
        parts[i](atol(argv[1 + i]));
        OK(MPI_Barrier(MPI_COMM_WORLD));
        if (me == 0) printf("%s %s: %.2f s\n", argv[1 + i], names[i], MPI_Wtime() - t);
    }
    freed_with_messages();
    return finish();
}
