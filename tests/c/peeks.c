/* test: np=1
 * What is left after something failed: MPI_Request_get_status* tell of the error and leave the request, a matched message is gone with its
 * receive, and error handlers of the wrong kind are refused wherever one is given. */
#include "check.h"

static MPI_Comm self;

static void truncated(MPI_Request r[2])
{
    static int in[8], out[8];
    OK(MPI_Irecv(in, 1, MPI_INT, 0, 1, self, &r[0]));
    OK(MPI_Irecv(in + 4, 1, MPI_INT, 0, 2, self, &r[1]));
    OK(MPI_Send(out, 2, MPI_INT, 0, 1, self));
    OK(MPI_Send(out, 1, MPI_INT, 0, 2, self));
}

static void failed_receive(void)
{
    MPI_Request r[2];
    MPI_Status s[2];
    int flag = -1, index = -1, count = -1, indices[2] = {-1, -1};
    truncated(r);
    for (int round = 0; round < 2; round++) {
        flag = -1;
        FAILS(MPI_Request_get_status(r[0], &flag, &s[0]), MPI_ERR_TRUNCATE, "tag 1");
        CHECK(flag == 1 && s[0].MPI_TAG == 1, "flag %d tag %d", flag, s[0].MPI_TAG);
        OK(MPI_Request_get_status(r[1], &flag, &s[1]));
        CHECK(flag == 1 && s[1].MPI_TAG == 2, "flag %d tag %d", flag, s[1].MPI_TAG);
        flag = -1;
        FAILS(MPI_Request_get_status_any(1, r, &index, &flag, &s[0]), MPI_ERR_TRUNCATE, "tag 1");
        CHECK(flag == 1 && index == 0, "flag %d index %d", flag, index);
        flag = -1, s[0].MPI_ERROR = s[1].MPI_ERROR = -5;
        FAILS(MPI_Request_get_status_all(2, r, &flag, s), MPI_ERR_IN_STATUS, "");
        CHECK(flag == 1 && class_of(s[0].MPI_ERROR) == MPI_ERR_TRUNCATE && s[1].MPI_ERROR == MPI_SUCCESS, "%d %d %d", flag, s[0].MPI_ERROR, s[1].MPI_ERROR);
        s[0].MPI_ERROR = s[1].MPI_ERROR = -5;
        FAILS(MPI_Request_get_status_some(2, r, &count, indices, s), MPI_ERR_IN_STATUS, "");
        CHECK(count == 2 && indices[0] == 0 && indices[1] == 1, "%d: %d %d", count, indices[0], indices[1]);
        CHECK(class_of(s[0].MPI_ERROR) == MPI_ERR_TRUNCATE && s[1].MPI_ERROR == MPI_SUCCESS, "%d %d", s[0].MPI_ERROR, s[1].MPI_ERROR);
        OK(MPI_Request_get_status_some(1, r + 1, &count, indices, s));
        CHECK(count == 1 && indices[0] == 0, "%d: %d", count, indices[0]);
    }
    FAILS(MPI_Waitall(2, r, s), MPI_ERR_IN_STATUS, "");
    CHECK(class_of(s[0].MPI_ERROR) == MPI_ERR_TRUNCATE && s[1].MPI_ERROR == MPI_SUCCESS, "%d %d", s[0].MPI_ERROR, s[1].MPI_ERROR);
    CHECK(r[0] == MPI_REQUEST_NULL && r[1] == MPI_REQUEST_NULL, "not null");
}

static void matched(void)
{
    int in[10], out[10] = {0}, flag;
    MPI_Message m;
    MPI_Request send, request;
    MPI_Status s;
    OK(MPI_Isend(out, 10, MPI_INT, 0, 3, self, &send));
    OK(MPI_Mprobe(0, 3, self, &m, &s));
    FAILS(MPI_Mrecv(in, -1, MPI_INT, &m, &s), MPI_ERR_COUNT, "count is -1");
    CHECK(m != MPI_MESSAGE_NULL, "the message is gone although nothing was received");
    FAILS(MPI_Mrecv(in, 5, MPI_INT, &m, &s), MPI_ERR_TRUNCATE, "tag 3");
    CHECK(m == MPI_MESSAGE_NULL, "the message was received, its handle is there");
    OK(MPI_Wait(&send, &s));
    OK(MPI_Isend(out, 10, MPI_INT, 0, 3, self, &send));
    OK(MPI_Improbe(0, 3, self, &flag, &m, &s));
    CHECK(flag, "no message");
    OK(MPI_Imrecv(in, 5, MPI_INT, &m, &request));
    CHECK(m == MPI_MESSAGE_NULL, "the message was received, its handle is there");
    FAILS(MPI_Wait(&request, &s), MPI_ERR_TRUNCATE, "tag 3");
    OK(MPI_Wait(&send, &s));
}

static void on_comm(MPI_Comm *comm, int *code, ...) { (void)comm, (void)code; }
static void on_session(MPI_Session *session, int *code, ...) { (void)session, (void)code; }

static void handlers(void)
{
    MPI_Errhandler of_comm, of_session;
    MPI_Session session = MPI_SESSION_NULL;
    MPI_Group group;
    MPI_Comm comm = MPI_COMM_NULL;
    OK(MPI_Comm_create_errhandler(on_comm, &of_comm));
    OK(MPI_Session_create_errhandler(on_session, &of_session));
    OK(MPI_Comm_group(MPI_COMM_SELF, &group));
    FAILS(MPI_Session_init(MPI_INFO_NULL, of_comm, &session), MPI_ERR_ERRHANDLER, "errhandler");
    CHECK(session == MPI_SESSION_NULL, "a session");
    OK(MPI_Session_init(MPI_INFO_NULL, of_session, &session));
    FAILS(MPI_Comm_create_from_group(group, "peeks", MPI_INFO_NULL, of_session, &comm), MPI_ERR_ERRHANDLER, "errhandler");
    CHECK(comm == MPI_COMM_NULL, "a communicator");
    FAILS(MPI_Intercomm_create_from_groups(group, 0, group, 0, "peeks", MPI_INFO_NULL, of_session, &comm), MPI_ERR_ERRHANDLER, "errhandler");
    OK(MPI_Comm_create_from_group(group, "peeks", MPI_INFO_NULL, of_comm, &comm));
    OK(MPI_Comm_free(&comm));
    OK(MPI_Group_free(&group));
    OK(MPI_Session_finalize(&session));
    OK(MPI_Errhandler_free(&of_comm));
    OK(MPI_Errhandler_free(&of_session));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    OK(MPI_Comm_dup(MPI_COMM_SELF, &self));
    OK(MPI_Comm_set_errhandler(self, MPI_ERRORS_RETURN));
    failed_receive();
    matched();
    handlers();
    OK(MPI_Comm_free(&self));
    return finish();
}
