/* test: np=2 args=5,2 timeout=120
 * test: np=2 args=60,2 long alone timeout=300
 * THREAD_MULTIPLE: 16 threads, each with a partner in the other process, half of them on communicators of their own
 * and half together on one. Each pair goes through the same random sequence of operations and sizes; every payload is
 * checked. Nothing may be lost, nobody may hang, and the busiest thread may not do more than a multiple of what the
 * slowest does. Arguments: seconds, that multiple. */
#include "check.h"
#include <pthread.h>

enum { THREADS = 16, MOST = 6, LARGEST = 40000, STEP = 16 };

typedef struct {
    int id, own;
    MPI_Comm comm;
    uint64_t plan, whim; /* random numbers: those that both ends draw, and those of this end alone */
    uint64_t *out[MOST], *in[MOST];
    long sent, rounds;
} worker;

typedef struct {
    int tag, words;
    uint64_t seed;
} message;

static double seconds;
static double begin;

static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Mostly short ones; some take the rendezvous. */
static message next_message(worker *w, int place)
{
    uint64_t r = draw(&w->plan);
    message m;
    unsigned class = r % 16;
    m.words = class < 9 ? (int)(r >> 8) % 9 : class < 14 ? (int)(r >> 8) % 500 : (int)(r >> 8) % LARGEST;
    if (m.words < 0) m.words = -m.words;
    m.tag = w->id * MOST + place;
    m.seed = draw(&w->plan);
    return m;
}

static uint64_t *made(worker *w, int place, message m)
{
    for (int i = 0; i < m.words; i++) w->out[place][i] = m.seed + (uint64_t)i * 0x2545f4914f6cdd1du;
    return w->out[place];
}

static void right(worker *w, int place, message m, MPI_Status *s, const char *how)
{
    int n = -1, bad = -1;
    OK(MPI_Get_count(s, MPI_UINT64_T, &n));
    CHECK(n == m.words && s->MPI_TAG == m.tag && s->MPI_SOURCE == 1 - me,
          "%s: thread %d round %ld: %d words of %d with tag %d, not %d with tag %d", how, w->id, w->rounds, n,
          s->MPI_SOURCE, s->MPI_TAG, m.words, m.tag);
    for (int i = 0; i < m.words; i++)
        if (w->in[place][i] != m.seed + (uint64_t)i * 0x2545f4914f6cdd1du) bad = i;
    CHECK(bad < 0, "%s: thread %d round %ld: word %d of %d is wrong", how, w->id, w->rounds, bad, m.words);
    w->in[place][0] = 0;
}

/* Wildcards where nobody else's message can match. */
static int source(worker *w) { return draw(&w->whim) % 2 ? MPI_ANY_SOURCE : 1 - me; }
static int tag(worker *w, message m) { return w->own && draw(&w->whim) % 2 ? MPI_ANY_TAG : m.tag; }

static void send_one(worker *w, message m)
{
    uint64_t *data = made(w, 0, m);
    MPI_Request r;
    switch (draw(&w->whim) % 4) {
    case 0: OK(MPI_Ssend(data, m.words, MPI_UINT64_T, 1 - me, m.tag, w->comm)); return;
    case 1: OK(MPI_Isend(data, m.words, MPI_UINT64_T, 1 - me, m.tag, w->comm, &r)); break;
    case 2: OK(MPI_Issend(data, m.words, MPI_UINT64_T, 1 - me, m.tag, w->comm, &r)); break;
    default: OK(MPI_Send(data, m.words, MPI_UINT64_T, 1 - me, m.tag, w->comm)); return;
    }
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
}

static void receive_one(worker *w, message m)
{
    MPI_Status s;
    MPI_Request r;
    MPI_Message probed;
    int flag = 0;
    switch (draw(&w->whim) % 6) {
    case 0:
        OK(MPI_Recv(w->in[0], LARGEST, MPI_UINT64_T, source(w), tag(w, m), w->comm, &s));
        right(w, 0, m, &s, "Recv");
        return;
    case 1:
        OK(MPI_Irecv(w->in[0], LARGEST, MPI_UINT64_T, source(w), tag(w, m), w->comm, &r));
        OK(MPI_Wait(&r, &s));
        right(w, 0, m, &s, "Irecv");
        return;
    case 2:
        OK(MPI_Irecv(w->in[0], LARGEST, MPI_UINT64_T, source(w), tag(w, m), w->comm, &r));
        while (!flag) OK(MPI_Test(&r, &flag, &s));
        right(w, 0, m, &s, "Irecv and Test");
        return;
    case 3:
        OK(MPI_Probe(source(w), tag(w, m), w->comm, &s));
        OK(MPI_Recv(w->in[0], m.words, MPI_UINT64_T, s.MPI_SOURCE, s.MPI_TAG, w->comm, &s));
        right(w, 0, m, &s, "Probe and Recv");
        return;
    case 4:
        OK(MPI_Mprobe(source(w), tag(w, m), w->comm, &probed, &s));
        break;
    default:
        while (!flag) OK(MPI_Improbe(source(w), tag(w, m), w->comm, &flag, &probed, &s));
    }
    OK(MPI_Mrecv(w->in[0], m.words, MPI_UINT64_T, &probed, &s));
    right(w, 0, m, &s, "matched probe and Mrecv");
}

/* Some messages each way at once. */
static void exchange(worker *w)
{
    int n = 1 + (int)(draw(&w->plan) % MOST), left = n;
    message m[2][MOST];
    MPI_Request r[2 * MOST];
    MPI_Status s[2 * MOST];
    for (int from = 0; from < 2; from++)
        for (int k = 0; k < n; k++) m[from][k] = next_message(w, k);
    for (int k = 0; k < n; k++)
        OK(MPI_Irecv(w->in[k], LARGEST, MPI_UINT64_T, source(w), tag(w, m[1 - me][k]), w->comm, &r[k]));
    for (int k = 0; k < n; k++)
        OK(MPI_Isend(made(w, k, m[me][k]), m[me][k].words, MPI_UINT64_T, 1 - me, m[me][k].tag, w->comm, &r[n + k]));
    switch (draw(&w->whim) % 3) {
    case 0:
        OK(MPI_Waitall(2 * n, r, s));
        for (int k = 0; k < n; k++) right(w, k, m[1 - me][k], &s[k], "Waitall");
        return;
    case 1:
        for (int k, i = 0; i < 2 * n; i++) {
            OK(MPI_Waitany(2 * n, r, &k, s));
            if (k < n) right(w, k, m[1 - me][k], s, "Waitany");
        }
        return;
    default:
        left = 2 * n;
        while (left > 0) {
            int got, which[2 * MOST];
            OK(MPI_Testsome(2 * n, r, &got, which, s));
            for (int i = 0; i < got; i++)
                if (which[i] < n) right(w, which[i], m[1 - me][which[i]], &s[i], "Testsome");
            left -= got;
        }
    }
}

static void *work(void *argument)
{
    worker *w = argument;
    for (int go = 1; go; w->rounds++) {
        uint64_t kind = draw(&w->plan) % 8;
        if (kind == 0) {
            exchange(w);
        } else if (kind == 1) {
            message m[2] = {next_message(w, 0), next_message(w, 0)};
            MPI_Status s;
            OK(MPI_Sendrecv(made(w, 0, m[me]), m[me].words, MPI_UINT64_T, 1 - me, m[me].tag, w->in[0], LARGEST,
                            MPI_UINT64_T, source(w), tag(w, m[1 - me]), w->comm, &s));
            right(w, 0, m[1 - me], &s, "Sendrecv");
        } else {
            message m = next_message(w, 0);
            if ((int)(kind % 2) == me) send_one(w, m);
            else receive_one(w, m);
        }
        if (w->rounds % STEP == STEP - 1) {
            go = MPI_Wtime() - begin < seconds;
            int t = w->id * MOST;
            if (me == 0) OK(MPI_Send(&go, 1, MPI_INT, 1, t, w->comm));
            else OK(MPI_Recv(&go, 1, MPI_INT, 0, t, w->comm, MPI_STATUS_IGNORE));
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    start_threaded(&argc, &argv);
    seconds = argc > 1 ? atof(argv[1]) : 5;
    double bound = argc > 2 ? atof(argv[2]) : 2;
    static worker w[THREADS];
    pthread_t t[THREADS];
    MPI_Comm shared;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &shared));
    for (int i = 0; i < THREADS; i++) {
        w[i].id = i, w[i].own = i % 2;
        w[i].plan = 1000 + (uint64_t)i, w[i].whim = (uint64_t)(me * THREADS + i) * 77;
        if (w[i].own) OK(MPI_Comm_dup(MPI_COMM_WORLD, &w[i].comm));
        else w[i].comm = shared;
        for (int k = 0; k < MOST; k++) {
            w[i].out[k] = malloc(LARGEST * sizeof(uint64_t));
            w[i].in[k] = calloc(LARGEST, sizeof(uint64_t));
        }
    }
    OK(MPI_Barrier(MPI_COMM_WORLD));
    begin = MPI_Wtime();
    for (int i = 0; i < THREADS; i++) pthread_create(&t[i], NULL, work, &w[i]);
    for (int i = 0; i < THREADS; i++) pthread_join(t[i], NULL);
    double took = MPI_Wtime() - begin;
    long least = w[0].rounds, most = 0, all = 0;
    for (int i = 0; i < THREADS; i++) {
        if (w[i].rounds < least) least = w[i].rounds;
        if (w[i].rounds > most) most = w[i].rounds;
        all += w[i].rounds;
    }
    if (me == 0) {
        printf("rounds of each thread:");
        for (int i = 0; i < THREADS; i++) printf(" %ld", w[i].rounds);
        printf("\n%.0f rounds/s, from %ld to %ld: ratio %.2f\n", (double)all / took, least, most, (double)most / (double)least);
        CHECK((double)most <= bound * (double)least, "the busiest thread did %ld rounds, the slowest %ld", most, least);
    }
    for (int i = 0; i < THREADS; i++) {
        if (w[i].own) OK(MPI_Comm_free(&w[i].comm));
        for (int k = 0; k < MOST; k++) free(w[i].out[k]), free(w[i].in[k]);
    }
    OK(MPI_Comm_free(&shared));
    return finish();
}
