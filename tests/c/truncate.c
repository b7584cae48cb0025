/* test: np=2
 * test: np=2 abi=mpich env=OXMPI_SINGLE_COPY=0
 * A message longer than its receive: MPI_ERR_TRUNCATE at the receiver alone, nothing written beyond the buffer,
 * and everything goes on. In oxmpi the text names sender, tag and both sizes. */
#include "check.h"

static void names(int code, int sender, int tag, int sent, int room)
{
#ifdef OXMPI_MESSAGES
    char text[MPI_MAX_ERROR_STRING], word[32];
    int length;
    int numbers[] = {sender, tag, sent, room};
    MPI_Error_string(code, text, &length);
    for (int i = 0; i < 4; i++) {
        snprintf(word, sizeof word, "%d", numbers[i]);
        CHECK(strstr(text, word), "no %s in '%s'", word, text);
    }
#else
    (void)code, (void)sender, (void)tag, (void)sent, (void)room;
#endif
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    static const int sent[] = {24, 200, 3000, 20000, 100000, 3000000};
    enum { N = sizeof sent / sizeof *sent };
    unsigned char *data = malloc(3000000 + 64);
    errors_return();

    for (int early = 0; early < 2; early++)
        for (int i = 0; i < N; i++) {
            int tag = 1300 + i, room = sent[i] / 2 + 1;
            if (me == 0) {
                fill(data, sent[i], 0, tag);
                if (early) OK(MPI_Recv(NULL, 0, MPI_BYTE, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                CHECK(MPI_Send(data, sent[i], MPI_BYTE, 1, tag, MPI_COMM_WORLD) == MPI_SUCCESS, "the sender suffers");
                CHECK(MPI_Ssend(data, sent[i], MPI_BYTE, 1, tag, MPI_COMM_WORLD) == MPI_SUCCESS, "the sender suffers");
                OK(MPI_Send(&i, 1, MPI_INT, 1, 2, MPI_COMM_WORLD));
            } else {
                MPI_Request r[2];
                MPI_Status s[2];
                int code;
                memset(data, 0xAB, sent[i] + 64);
                if (early) {
                    OK(MPI_Irecv(data, room, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &r[0]));
                    OK(MPI_Send(NULL, 0, MPI_BYTE, 0, 1, MPI_COMM_WORLD));
                    code = MPI_Wait(&r[0], &s[0]);
                    CHECK(r[0] == MPI_REQUEST_NULL, "the failed request stays");
                } else {
                    OK(MPI_Probe(0, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
                    code = MPI_Recv(data, room, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &s[0]);
                }
                CHECK(class_of(code) == MPI_ERR_TRUNCATE, "class %d for size %d", class_of(code), sent[i]);
                CHECK(s[0].MPI_SOURCE == 0 && s[0].MPI_TAG == tag, "status says source %d tag %d", s[0].MPI_SOURCE,
                      s[0].MPI_TAG);
                names(code, 0, tag, sent[i], room);
                for (int k = room; k < sent[i] + 64; k++)
                    if (data[k] != 0xAB) {
                        CHECK(0, "byte %d beyond the buffer of %d was written", k, room);
                        break;
                    }
                /* In a Waitall: ERR_IN_STATUS, and the other request is fine. */
                int value = -1;
                OK(MPI_Irecv(data, room, MPI_BYTE, 0, tag, MPI_COMM_WORLD, &r[0]));
                OK(MPI_Irecv(&value, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, &r[1]));
                s[0].MPI_ERROR = s[1].MPI_ERROR = -7;
                code = MPI_Waitall(2, r, s);
                CHECK(class_of(code) == MPI_ERR_IN_STATUS, "class %d", class_of(code));
                CHECK(class_of(s[0].MPI_ERROR) == MPI_ERR_TRUNCATE, "status holds %d", s[0].MPI_ERROR);
                while (s[1].MPI_ERROR == MPI_ERR_PENDING || class_of(s[1].MPI_ERROR) == MPI_ERR_PENDING) {
                    s[1].MPI_ERROR = MPI_SUCCESS;
                    OK(MPI_Wait(&r[1], MPI_STATUS_IGNORE));
                }
                CHECK(s[1].MPI_ERROR == MPI_SUCCESS && value == i, "error %d value %d", s[1].MPI_ERROR, value);
            }
        }

    /* Types with holes: what lies in the holes and after the room stays. */
    MPI_Datatype every_other;
    OK(MPI_Type_vector(100, 1, 2, MPI_INT, &every_other));
    OK(MPI_Type_commit(&every_other));
    int ints[400];
    for (int i = 0; i < 400; i++) ints[i] = me == 0 ? i : -1;
    if (me == 0) {
        OK(MPI_Send(ints, 150, MPI_INT, 1, 9, MPI_COMM_WORLD));
    } else {
        int code = MPI_Recv(ints, 1, every_other, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(class_of(code) == MPI_ERR_TRUNCATE, "class %d", class_of(code));
        for (int i = 0; i < 400; i++)
            if (i % 2 || i >= 200) CHECK(ints[i] == -1, "place %d holds %d", i, ints[i]);
    }
    /* To self. */
    MPI_Request r;
    OK(MPI_Isend(ints, 10, MPI_INT, me, 4, MPI_COMM_WORLD, &r));
    FAILS(MPI_Recv(ints + 20, 5, MPI_INT, me, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE, "40|20");
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Type_free(&every_other));
    free(data);
    return finish();
}
