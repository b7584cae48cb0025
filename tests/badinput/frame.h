/* What the generated calls with wrong arguments stand on: good objects of every kind, freed handles of every kind, and the
 * checks. Runs on two ranks, so that there is an intercommunicator; all else happens in MPI_COMM_SELF. */
#include "check.h"
#include <signal.h>
#include <unistd.h>

static const char *current = "nothing yet";
static int calls;

/* Where it was when it crashed or hung. */
static void lost(int number)
{
    char text[300];
    int n = snprintf(text, sizeof text, "rank %d: signal %d in %s\n", me, number, current);
    if (write(2, text, (size_t)n) < 0) _exit(99);
    _exit(98);
}

static void next(const char *what)
{
    current = what;
    calls++;
    alarm(10);
}

static void wrong(const char *what, const char *why, int code)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length;
    if (code != MPI_SUCCESS) MPI_Error_string(code, text, &length);
    if (me == 0) fprintf(stderr, "%s: %s, code %d class %d %s\n", what, why, code, code ? class_of(code) : 0, text);
    failures++;
}

/* The call must have failed with one of these classes and words that name the argument. */
static void refused(const char *what, const char *argument, int code, const int *classes, int n)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length, found = 0;
    alarm(0);
    if (code == MPI_SUCCESS) {
        wrong(what, "is taken", code);
        return;
    }
    MPI_Error_string(code, text, &length);
    for (int i = 0; i < n; i++) found |= class_of(code) == classes[i];
    if (!found) wrong(what, "has another class", code);
    const char *at = strstr(text, argument);
    if (!at) wrong(what, "does not name the argument", code);
}

static void taken(const char *what, int code)
{
    alarm(0);
    if (code != MPI_SUCCESS) wrong(what, "is refused", code);
}

#define BAD(what, argument, call, ...)                                                              \
    do {                                                                                            \
        static const int classes_[] = {__VA_ARGS__};                                                \
        next(what);                                                                                 \
        refused(what, argument, call, classes_, (int)(sizeof classes_ / sizeof *classes_));         \
    } while (0)
#define GOOD(what, call)                                                                            \
    do {                                                                                            \
        next(what);                                                                                 \
        taken(what, call);                                                                          \
    } while (0)

/* A number as a handle. */
#define H(type, number) ((type)(intptr_t)(number))

static char memory[3][4096] __attribute__((aligned(64)));
static MPI_Status status;
static MPI_Comm inter, cart, graph, dgraph, freed_comm;
static MPI_Group group, freed_group;
static MPI_Datatype derived, uncommitted, freed_type;
static MPI_Op user_op, freed_op;
static MPI_Info info, freed_info;
static MPI_Errhandler freed_errhandler;
static MPI_Win win, locked, dynamic, freed_win;
static MPI_Request persistent, freed_request, sending, receiving;
static MPI_Message freed_message;
static MPI_Session session, freed_session;
static int comm_key, type_key, win_key, freed_comm_key, freed_type_key, freed_win_key;

static void add(void *in, void *inout, int *n, MPI_Datatype *type) { (void)in, (void)inout, (void)n, (void)type; }
static void handler(MPI_Comm *comm, int *code, ...) { (void)comm, (void)code; }
static int query(void *state, MPI_Status *s)
{
    (void)state;
    MPI_Status_set_elements(s, MPI_BYTE, 0);
    MPI_Status_set_cancelled(s, 0);
    s->MPI_SOURCE = s->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}
static int done(void *state) { return (void)state, MPI_SUCCESS; }
static int cancelled(void *state, int complete) { return (void)state, (void)complete, MPI_SUCCESS; }

/* Ends a request that a good call gave. */
static void settle(MPI_Request *request, int persists)
{
    if (*request == MPI_REQUEST_NULL) return;
    if (persists) OK(MPI_Request_free(request));
    else OK(MPI_Wait(request, MPI_STATUS_IGNORE));
}

static void set_up(int *argc, char ***argv)
{
    start(argc, argv);
    signal(SIGSEGV, lost), signal(SIGBUS, lost), signal(SIGABRT, lost), signal(SIGFPE, lost), signal(SIGALRM, lost);
    errors_return();
    MPI_Comm half, comm;
    MPI_Group one;
    MPI_Errhandler errhandler;
    MPI_Message message;
    MPI_Request request;
    int zero = 0, first = 1;
    OK(MPI_Comm_split(MPI_COMM_WORLD, me, 0, &half));
    OK(MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - me, 5, &inter));
    OK(MPI_Comm_free(&half));
    OK(MPI_Cart_create(MPI_COMM_SELF, 1, &first, &zero, 0, &cart));
    OK(MPI_Graph_create(MPI_COMM_SELF, 1, &first, &zero, 0, &graph));
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 1, &zero, MPI_UNWEIGHTED, 1, &zero, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                                      &dgraph));
    OK(MPI_Comm_dup(MPI_COMM_SELF, &comm));
    freed_comm = comm;
    OK(MPI_Comm_free(&comm));
    OK(MPI_Comm_group(MPI_COMM_SELF, &group));
    OK(MPI_Comm_group(MPI_COMM_WORLD, &one));
    freed_group = one;
    OK(MPI_Group_free(&one));
    OK(MPI_Type_vector(2, 1, 2, MPI_INT, &derived));
    OK(MPI_Type_commit(&derived));
    OK(MPI_Type_contiguous(2, MPI_INT, &uncommitted));
    OK(MPI_Type_dup(MPI_INT, &freed_type));
    MPI_Datatype type = freed_type;
    OK(MPI_Type_free(&type));
    OK(MPI_Op_create(add, 1, &user_op));
    OK(MPI_Op_create(add, 1, &freed_op));
    MPI_Op op = freed_op;
    OK(MPI_Op_free(&op));
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "key", "value"));
    OK(MPI_Info_create(&freed_info));
    MPI_Info gone = freed_info;
    OK(MPI_Info_free(&gone));
    OK(MPI_Comm_create_errhandler(handler, &errhandler));
    freed_errhandler = errhandler;
    OK(MPI_Errhandler_free(&errhandler));
    OK(MPI_Win_create(memory[2], 64, 1, MPI_INFO_NULL, MPI_COMM_SELF, &win));
    OK(MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN));
    OK(MPI_Win_fence(0, win));
    OK(MPI_Win_create(memory[2] + 128, 64, 1, MPI_INFO_NULL, MPI_COMM_SELF, &locked));
    OK(MPI_Win_set_errhandler(locked, MPI_ERRORS_RETURN));
    OK(MPI_Win_lock_all(0, locked));
    OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_SELF, &dynamic));
    OK(MPI_Win_set_errhandler(dynamic, MPI_ERRORS_RETURN));
    OK(MPI_Win_create(memory[2] + 64, 64, 1, MPI_INFO_NULL, MPI_COMM_SELF, &freed_win));
    MPI_Win ended = freed_win;
    OK(MPI_Win_free(&ended));
    OK(MPI_Recv_init(memory[0], 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &persistent));
    OK(MPI_Psend_init(memory[0], 2, 4, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_INFO_NULL, &sending));
    OK(MPI_Precv_init(memory[1], 2, 4, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_INFO_NULL, &receiving));
    OK(MPI_Start(&sending));
    OK(MPI_Start(&receiving));
    OK(MPI_Recv_init(memory[0], 1, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &request));
    freed_request = request;
    OK(MPI_Request_free(&request));
    OK(MPI_Isend(memory[0], 1, MPI_INT, 0, 8, MPI_COMM_SELF, &request));
    OK(MPI_Mprobe(0, 8, MPI_COMM_SELF, &message, MPI_STATUS_IGNORE));
    freed_message = message;
    OK(MPI_Mrecv(memory[1], 1, MPI_INT, &message, &status));
    OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session));
    OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &freed_session));
    MPI_Session over = freed_session;
    OK(MPI_Session_finalize(&over));
    int key;
    OK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &comm_key, NULL));
    OK(MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &type_key, NULL));
    OK(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &win_key, NULL));
    OK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &freed_comm_key, NULL));
    OK(MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &freed_type_key, NULL));
    OK(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &freed_win_key, NULL));
    key = freed_comm_key;
    OK(MPI_Comm_free_keyval(&key));
    key = freed_type_key;
    OK(MPI_Type_free_keyval(&key));
    key = freed_win_key;
    OK(MPI_Win_free_keyval(&key));
}

/* Everything still works, and is given back. */
static int tear_down(void)
{
    int sum = 0;
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    CHECK(sum == 1, "sum %d", sum);
    OK(MPI_Pready_range(0, 1, sending));
    OK(MPI_Wait(&sending, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&receiving, MPI_STATUS_IGNORE));
    OK(MPI_Request_free(&sending));
    OK(MPI_Request_free(&receiving));
    OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win));
    OK(MPI_Win_free(&win));
    OK(MPI_Win_unlock_all(locked));
    OK(MPI_Win_free(&locked));
    OK(MPI_Win_free(&dynamic));
    OK(MPI_Comm_free(&inter));
    OK(MPI_Comm_free(&cart));
    OK(MPI_Comm_free(&graph));
    OK(MPI_Comm_free(&dgraph));
    OK(MPI_Group_free(&group));
    OK(MPI_Type_free(&derived));
    OK(MPI_Type_free(&uncommitted));
    OK(MPI_Op_free(&user_op));
    OK(MPI_Info_free(&info));
    OK(MPI_Request_free(&persistent));
    OK(MPI_Session_finalize(&session));
    OK(MPI_Comm_free_keyval(&comm_key));
    OK(MPI_Type_free_keyval(&type_key));
    OK(MPI_Win_free_keyval(&win_key));
    if (me == 0) printf("%d calls\n", calls);
    return finish();
}
