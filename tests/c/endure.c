/* test: np=1,2 args=20000 timeout=120
 * test: np=1,2 args=1000000 long alone timeout=1800
 * The memory of a process stays flat while each kind of object is made and freed over and over: the first tenth of the
 * cycles may fill caches and tables, the rest may not add to it. */
#include "check.h"
#include <unistd.h>

/* Resident memory that is not shared, in KiB. */
static long resident(void)
{
    long size, all, shared;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld %ld", &size, &all, &shared) != 3) all = shared = 0;
    if (f) fclose(f);
    return (all - shared) * (sysconf(_SC_PAGESIZE) / 1024);
}

static int copy_calls, delete_calls;
static int copying(MPI_Comm c, int k, void *extra, void *in, void *out, int *flag)
{
    (void)c, (void)k, (void)extra;
    copy_calls++;
    *(void **)out = in;
    *flag = 1;
    return MPI_SUCCESS;
}
static int deleting(MPI_Comm c, int k, void *value, void *extra)
{
    (void)c, (void)k, (void)extra, (void)value;
    delete_calls++;
    return MPI_SUCCESS;
}
static void adding(void *in, void *out, int *n, MPI_Datatype *t)
{
    (void)t;
    for (int i = 0; i < *n; i++) ((int *)out)[i] += ((int *)in)[i];
}
static void handling(MPI_Comm *c, int *code, ...) { (void)c, (void)code; }
static int query(void *extra, MPI_Status *s)
{
    (void)extra;
    MPI_Status_set_elements(s, MPI_BYTE, 0);
    MPI_Status_set_cancelled(s, 0);
    s->MPI_SOURCE = MPI_UNDEFINED, s->MPI_TAG = MPI_UNDEFINED;
    return MPI_SUCCESS;
}
static int release(void *extra) { return (void)extra, MPI_SUCCESS; }
static int cancel(void *extra, int complete) { return (void)extra, (void)complete, MPI_SUCCESS; }

static void comm_dup(long i)
{
    MPI_Comm c;
    (void)i;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &c));
    OK(MPI_Comm_free(&c));
}
static void comm_idup(long i)
{
    MPI_Comm c;
    MPI_Request r;
    (void)i;
    OK(MPI_Comm_idup(MPI_COMM_WORLD, &c, &r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Comm_free(&c));
}
static void comm_split(long i)
{
    MPI_Comm c;
    OK(MPI_Comm_split(MPI_COMM_WORLD, (int)(i + me) % 2, 0, &c));
    OK(MPI_Comm_free(&c));
}
static void comm_group(long i)
{
    MPI_Group g;
    MPI_Comm c;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &g));
    OK(MPI_Comm_create_group(MPI_COMM_WORLD, g, (int)(i % 100), &c));
    OK(MPI_Comm_free(&c));
    OK(MPI_Group_free(&g));
}
static void comm_attributes(long i)
{
    static int key = MPI_KEYVAL_INVALID;
    MPI_Comm c, d;
    if (key == MPI_KEYVAL_INVALID) OK(MPI_Comm_create_keyval(copying, deleting, &key, NULL));
    OK(MPI_Comm_dup(MPI_COMM_SELF, &c));
    OK(MPI_Comm_set_attr(c, key, (void *)(intptr_t)i));
    OK(MPI_Comm_dup(c, &d));
    OK(MPI_Comm_set_name(d, "a name of some length"));
    OK(MPI_Comm_free(&c));
    OK(MPI_Comm_free(&d));
}
static void group(long i)
{
    MPI_Group g, h, both;
    int none = 0;
    (void)i;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &g));
    OK(MPI_Group_incl(g, 1, &none, &h));
    OK(MPI_Group_union(g, h, &both));
    OK(MPI_Group_free(&g));
    OK(MPI_Group_free(&h));
    OK(MPI_Group_free(&both));
}
static void datatype(long i)
{
    MPI_Datatype v, s, t[2] = {MPI_INT, MPI_DOUBLE};
    int lengths[2] = {3, 1};
    MPI_Aint places[2] = {0, 16};
    OK(MPI_Type_vector(3, 2, 4 + (int)(i % 3), MPI_INT, &v));
    t[0] = v;
    places[1] = 200;
    OK(MPI_Type_create_struct(2, lengths, places, t, &s));
    OK(MPI_Type_free(&v));
    OK(MPI_Type_commit(&s));
    OK(MPI_Type_free(&s));
}
static void f90_types(long i)
{
    MPI_Datatype t; /* never freed: the same one comes again */
    OK(MPI_Type_create_f90_real(6, 30, &t));
    OK(MPI_Type_create_f90_integer(1 + (int)(i % 9), &t));
}
static void requests(long i)
{
    int a = (int)i, b = -1;
    MPI_Request r[4];
    OK(MPI_Irecv(&b, 1, MPI_INT, me, 1, MPI_COMM_WORLD, &r[0]));
    OK(MPI_Isend(&a, 1, MPI_INT, me, 1, MPI_COMM_WORLD, &r[1]));
    OK(MPI_Send_init(&a, 1, MPI_INT, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &r[2]));
    OK(MPI_Start(&r[2]));
    OK(MPI_Irecv(&b, 1, MPI_INT, MPI_ANY_SOURCE, 7, MPI_COMM_SELF, &r[3]));
    OK(MPI_Cancel(&r[3]));
    OK(MPI_Waitall(4, r, MPI_STATUSES_IGNORE));
    OK(MPI_Request_free(&r[2]));
}
static void grequest(long i)
{
    MPI_Request r;
    (void)i;
    OK(MPI_Grequest_start(query, release, cancel, NULL, &r));
    OK(MPI_Grequest_complete(r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
}
static void messages(long i)
{
    int a = (int)i, b = -1;
    MPI_Request r;
    MPI_Message m;
    OK(MPI_Isend(&a, 1, MPI_INT, me, 3, MPI_COMM_WORLD, &r));
    OK(MPI_Mprobe(me, 3, MPI_COMM_WORLD, &m, MPI_STATUS_IGNORE));
    OK(MPI_Mrecv(&b, 1, MPI_INT, &m, MPI_STATUS_IGNORE));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    CHECK(b == (int)i, "%d, not %ld", b, i);
}
static void infos(long i)
{
    MPI_Info a, b;
    (void)i;
    OK(MPI_Info_create(&a));
    OK(MPI_Info_set(a, "key", "value"));
    OK(MPI_Info_dup(a, &b));
    OK(MPI_Info_delete(b, "key"));
    OK(MPI_Info_free(&a));
    OK(MPI_Info_free(&b));
}
static void errhandlers(long i)
{
    MPI_Errhandler e, f;
    (void)i;
    OK(MPI_Comm_create_errhandler(handling, &e));
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, e));
    OK(MPI_Comm_get_errhandler(MPI_COMM_SELF, &f));
    OK(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL));
    OK(MPI_Errhandler_free(&e));
    OK(MPI_Errhandler_free(&f));
}
static void keyvals(long i)
{
    int k;
    (void)i;
    OK(MPI_Comm_create_keyval(copying, deleting, &k, NULL));
    OK(MPI_Comm_set_attr(MPI_COMM_SELF, k, &k));
    OK(MPI_Comm_delete_attr(MPI_COMM_SELF, k));
    OK(MPI_Comm_free_keyval(&k));
    OK(MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &k, NULL));
    OK(MPI_Type_free_keyval(&k));
}
static void ops(long i)
{
    MPI_Op op;
    int a = (int)(i % 1000), b = 1;
    OK(MPI_Op_create(adding, 1, &op));
    OK(MPI_Reduce_local(&a, &b, 1, MPI_INT, op));
    OK(MPI_Op_free(&op));
    CHECK(b == a + 1, "%d", b);
}
static void sessions(long i)
{
    MPI_Session s;
    MPI_Group g;
    (void)i;
    OK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &s));
    OK(MPI_Group_from_session_pset(s, "mpi://WORLD", &g));
    OK(MPI_Group_free(&g));
    OK(MPI_Session_finalize(&s));
}
static void errors(long i)
{
    int class, code;
    (void)i;
    OK(MPI_Add_error_class(&class));
    OK(MPI_Add_error_code(class, &code));
    OK(MPI_Add_error_string(code, "a text"));
    OK(MPI_Remove_error_string(code));
    OK(MPI_Remove_error_code(code));
    OK(MPI_Remove_error_class(class));
    /* Every failing call may make a code of its own with a text; these are not kept for ever. */
    char *bad = NULL;
    int flag;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(MPI_Send(&code, -1 - (int)(i % 1000), MPI_INT, 0, 0, MPI_COMM_SELF) != MPI_SUCCESS, "a negative count");
    CHECK(MPI_Iprobe((int)(9 + i % 5000), 0, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS, "a bad rank");
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    (void)bad;
}
static void persistent(long i)
{
    int a = (int)i, b = 0;
    MPI_Request r;
    (void)i;
    OK(MPI_Allreduce_init(&a, &b, 1, MPI_INT, MPI_MAX, MPI_COMM_SELF, MPI_INFO_NULL, &r));
    OK(MPI_Start(&r));
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Request_free(&r));
    CHECK(a == b, "%d", b);
}
static void topologies(long i)
{
    MPI_Comm c, d;
    int dims[1] = {np}, periods[1] = {1}, keep[1] = {1};
    (void)i;
    OK(MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, 0, &c));
    OK(MPI_Cart_sub(c, keep, &d));
    OK(MPI_Comm_free(&c));
    OK(MPI_Comm_free(&d));
}
static void windows(long i)
{
    int *base;
    MPI_Win w;
    (void)i;
    OK(MPI_Win_allocate(64, 1, MPI_INFO_NULL, MPI_COMM_SELF, &base, &w));
    OK(MPI_Win_free(&w));
}

static const struct {
    const char *name;
    void (*cycle)(long);
    int collective; /* takes part of the cycles only: each is many messages */
} kinds[] = {
    {"requests", requests, 1},     {"messages", messages, 1},       {"generalized requests", grequest, 1},
    {"groups", group, 1},          {"datatypes", datatype, 1},      {"F90 datatypes", f90_types, 1},
    {"info", infos, 1},            {"error handlers", errhandlers, 1}, {"keyvals", keyvals, 1},
    {"operations", ops, 1},        {"error codes", errors, 1},      {"sessions", sessions, 1},
    {"attributes", comm_attributes, 1}, {"persistent", persistent, 1}, {"dup", comm_dup, 1},
    {"idup", comm_idup, 1},        {"split", comm_split, 1},        {"create_group", comm_group, 1},
    {"topologies", topologies, 4}, {"windows", windows, 10},
};

int main(int argc, char **argv)
{
    start(&argc, &argv);
    long cycles = argc > 1 ? atol(argv[1]) : 1000;
    const char *only = argc > 2 ? argv[2] : NULL;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        if (only && strcmp(only, kinds[k].name)) continue;
        long n = cycles / kinds[k].collective, before = 0;
        double t = MPI_Wtime();
        for (long i = 0; i < n; i++) {
            if (i == n / 10) before = resident();
            kinds[k].cycle(i);
        }
        long grown = resident() - before;
        if (me == 0 && only) printf("%-22s %8ld cycles %6.2f s, grew %ld KiB\n", kinds[k].name, n, MPI_Wtime() - t, grown);
        CHECK(grown < 512, "%s: memory grew by %ld KiB in %ld cycles", kinds[k].name, grown, n);
    }
    return finish();
}
