/* test: np=2
 * Threads mark the partitions that they have filled while the first thread waits for the request already; on the
 * other side threads wait for partitions of their own. */
#include "check.h"
#include <pthread.h>
#include <unistd.h>

enum { THREADS = 4, EACH = 6, PARTS = THREADS * EACH, BYTES = 5000, ROUNDS = 20 };

static unsigned char data[PARTS * BYTES];
static MPI_Request request;
static int now;

static void *work(void *argument)
{
    int first = (int)(intptr_t)argument;
    for (int k = 0; k < EACH; k++) {
        int p = first + k * THREADS;
        unsigned char *part = data + (size_t)p * BYTES;
        if (me == 0) {
            /* Now and then the waiting thread has long gone to sleep. */
            if (now % 5 == 0 && k == EACH - 1) usleep(20000);
            fill(part, BYTES, p, now);
            OK(MPI_Pready(p, request));
        } else {
            int flag = 0;
            while (!flag) OK(MPI_Parrived(request, p, &flag));
            CHECK(differs(part, BYTES, p, now) < 0, "round %d, partition %d", now, p);
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    start_threaded(&argc, &argv);
    if (me == 0)
        OK(MPI_Psend_init(data, PARTS, BYTES, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request));
    else
        OK(MPI_Precv_init(data, PARTS, BYTES, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request));
    for (now = 0; now < ROUNDS; now++) {
        pthread_t threads[THREADS];
        memset(data, 0, sizeof data);
        OK(MPI_Start(&request));
        for (int t = 0; t < THREADS; t++) pthread_create(&threads[t], NULL, work, (void *)(intptr_t)t);
        /* The receiver's threads ask for partitions, which an inactive request would answer with true. */
        if (me == 1)
            for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
        OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
        if (me == 0)
            for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    }
    OK(MPI_Request_free(&request));
    return finish();
}
