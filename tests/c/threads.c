/* test: np=2 timeout=120
 * test: np=1,3 abi=mpich timeout=120
 * THREAD_MULTIPLE: threads ping-pong on their own communicators and on one together, wait for each other inside
 * one process, probe with matched probes, and run collectives side by side. */
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 300 };
static MPI_Comm own[THREADS], shared;

static void *ring(void *argument)
{
    int id = (int)(intptr_t)argument, right = (me + 1) % np, left = (me + np - 1) % np;
    static const int sizes[] = {1, 100, 5000, 30000};
    int *out = malloc(30000 * sizeof(int)), *in = malloc(30000 * sizeof(int));
    for (int i = 0; i < ROUNDS; i++) {
        int n = sizes[(i + id) % 4];
        for (int k = 0; k < n; k++) out[k] = me * 1000000 + id * 1000 + i;
        MPI_Request r[2];
        MPI_Comm comm = i % 2 ? own[id] : shared;
        OK(MPI_Irecv(in, n, MPI_INT, left, id, comm, &r[0]));
        OK(MPI_Isend(out, n, MPI_INT, right, id, comm, &r[1]));
        if (i % 3) {
            OK(MPI_Waitall(2, r, MPI_STATUSES_IGNORE));
        } else {
            int flag = 0;
            while (!flag) OK(MPI_Testall(2, r, &flag, MPI_STATUSES_IGNORE));
        }
        CHECK(in[0] == left * 1000000 + id * 1000 + i && in[n - 1] == in[0], "thread %d round %d: %d", id, i, in[0]);
    }
    free(out), free(in);
    return NULL;
}

/* Each thread sends to the next thread of the same process: all block, none may hold the others. */
static void *chain(void *argument)
{
    int id = (int)(intptr_t)argument, token;
    for (int i = 0; i < ROUNDS; i++) {
        if (id == 0) {
            token = i;
            OK(MPI_Send(&token, 1, MPI_INT, me, 100 + 1, shared));
            OK(MPI_Recv(&token, 1, MPI_INT, me, 100, shared, MPI_STATUS_IGNORE));
            CHECK(token == i + THREADS - 1, "token %d in round %d", token, i);
        } else {
            OK(MPI_Recv(&token, 1, MPI_INT, me, 100 + id, shared, MPI_STATUS_IGNORE));
            token++;
            OK(MPI_Send(&token, 1, MPI_INT, me, 100 + (id + 1) % THREADS, shared));
        }
    }
    return NULL;
}

static void *collective(void *argument)
{
    int id = (int)(intptr_t)argument;
    for (int i = 0; i < ROUNDS; i++) {
        int in = me + id + i, sum = 0;
        OK(MPI_Allreduce(&in, &sum, 1, MPI_INT, MPI_SUM, own[id]));
        CHECK(sum == np * (np - 1) / 2 + np * (id + i), "thread %d round %d: %d", id, i, sum);
        int word = me == i % np ? i * 10 + id : -1;
        OK(MPI_Bcast(&word, 1, MPI_INT, i % np, own[id]));
        CHECK(word == i * 10 + id, "thread %d round %d: %d", id, i, word);
    }
    return NULL;
}

/* Several threads take messages with matched probes: each message goes to exactly one of them. */
static int taken[THREADS * ROUNDS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *taker(void *argument)
{
    (void)argument;
    for (int i = 0; i < ROUNDS; i++) {
        MPI_Message message;
        MPI_Status s;
        int value;
        OK(MPI_Mprobe(MPI_ANY_SOURCE, 300, shared, &message, &s));
        OK(MPI_Mrecv(&value, 1, MPI_INT, &message, &s));
        pthread_mutex_lock(&mutex);
        taken[value]++;
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

static void run(void *(*body)(void *))
{
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&t[i], NULL, body, (void *)(intptr_t)i);
    for (int i = 0; i < THREADS; i++) pthread_join(t[i], NULL);
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    start_threaded(&argc, &argv);
    int level, flag;
    OK(MPI_Query_thread(&level));
    CHECK(level == MPI_THREAD_MULTIPLE, "level %d", level);
    OK(MPI_Is_thread_main(&flag));
    CHECK(flag, "not the main thread");
    for (int i = 0; i < THREADS; i++) OK(MPI_Comm_dup(MPI_COMM_WORLD, &own[i]));
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &shared));
    run(ring);
    run(chain);
    run(collective);
    if (np > 1 && me == 0) {
        run(taker);
        for (int i = 0; i < THREADS * ROUNDS; i++) CHECK(taken[i] == 1, "message %d was taken %d times", i, taken[i]);
    } else {
        if (me == 1)
            for (int i = 0; i < THREADS * ROUNDS; i++) OK(MPI_Send(&i, 1, MPI_INT, 0, 300, shared));
        OK(MPI_Barrier(MPI_COMM_WORLD));
    }
    for (int i = 0; i < THREADS; i++) OK(MPI_Comm_free(&own[i]));
    OK(MPI_Comm_free(&shared));
    return finish();
}
