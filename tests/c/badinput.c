/* test: np=1,2
 * Wrong arguments: each gives the class of the standard, and in oxmpi a text that names the value. Nothing crashes and
 * everything works afterwards. */
#include "check.h"

/* Other libraries do not always notice a freed handle. */
#ifdef OXMPI_MESSAGES
#define FREED(call, class, words) FAILS(call, class, words)
#else
#define FREED(call, class, words) (void)0
#endif

int main(int argc, char **argv)
{
    start(&argc, &argv);
    errors_return();
    MPI_Comm w = MPI_COMM_WORLD, comm, freed_comm;
    MPI_Request r, freed_request;
    MPI_Status s;
    MPI_Datatype type, freed_type;
    MPI_Group group, freed_group;
    MPI_Op op;
    MPI_Info info;
    MPI_Win win;
    MPI_Message message = MPI_MESSAGE_NULL;
    int v = 0, flag, *ub, many[64] = {0}, n;
    char text[MPI_MAX_ERROR_STRING];

    /* Null and freed handles of each kind. */
    FAILS(MPI_Send(&v, 1, MPI_INT, 0, 0, MPI_COMM_NULL), MPI_ERR_COMM, "MPI_COMM_NULL");
    FAILS(MPI_Comm_rank(MPI_COMM_NULL, &v), MPI_ERR_COMM, "MPI_COMM_NULL");
    FAILS(MPI_Barrier(MPI_COMM_NULL), MPI_ERR_COMM, "");
    OK(MPI_Comm_dup(w, &comm));
    freed_comm = comm;
    OK(MPI_Comm_free(&comm));
    FREED(MPI_Comm_size(freed_comm, &v), MPI_ERR_COMM, "");
    FREED(MPI_Send(&v, 1, MPI_INT, 0, 0, freed_comm), MPI_ERR_COMM, "");
    FREED(MPI_Comm_free(&freed_comm), MPI_ERR_COMM, "");
    FAILS(MPI_Send(&v, 1, MPI_DATATYPE_NULL, 0, 0, w), MPI_ERR_TYPE, "MPI_DATATYPE_NULL");
    OK(MPI_Type_contiguous(2, MPI_INT, &type));
    FAILS(MPI_Send(many, 1, type, 0, 0, w), MPI_ERR_TYPE, "commit");
    FAILS(MPI_Bcast(many, 1, type, 0, w), MPI_ERR_TYPE, "commit");
    OK(MPI_Type_commit(&type));
    freed_type = type;
    OK(MPI_Type_free(&type));
    FREED(MPI_Send(many, 1, freed_type, 0, 0, w), MPI_ERR_TYPE, "");
    FREED(MPI_Type_commit(&freed_type), MPI_ERR_TYPE, "");
    type = MPI_INT;
    FAILS(MPI_Type_free(&type), MPI_ERR_TYPE, "MPI_INT");
    type = MPI_DATATYPE_NULL;
    FAILS(MPI_Type_size(type, &v), MPI_ERR_TYPE, "");
    FAILS(MPI_Group_size(MPI_GROUP_NULL, &v), MPI_ERR_GROUP, "MPI_GROUP_NULL");
    OK(MPI_Comm_group(w, &group));
    n = 0;
    OK(MPI_Group_incl(group, 1, &n, &freed_group));
    MPI_Group kept = freed_group;
    OK(MPI_Group_free(&freed_group));
    FREED(MPI_Group_size(kept, &v), MPI_ERR_GROUP, "");
    FAILS(MPI_Allreduce(&v, many, 1, MPI_INT, MPI_OP_NULL, w), MPI_ERR_OP, "MPI_OP_NULL");
    FAILS(MPI_Allreduce(many, many + 8, 1, MPI_FLOAT, MPI_BAND, w), MPI_ERR_OP, "MPI_BAND|MPI_FLOAT");
    FAILS(MPI_Allreduce(many, many + 8, 1, MPI_DOUBLE, MPI_BXOR, w), MPI_ERR_OP, "MPI_BXOR|MPI_DOUBLE");
    FAILS(MPI_Reduce(many, many + 8, 1, MPI_DOUBLE_INT, MPI_SUM, 0, w), MPI_ERR_OP, "MPI_SUM");
    op = MPI_SUM;
    FAILS(MPI_Op_free(&op), MPI_ERR_OP, "MPI_SUM");
    r = MPI_REQUEST_NULL;
    FAILS(MPI_Start(&r), MPI_ERR_REQUEST, "");
    FAILS(MPI_Request_free(&r), MPI_ERR_REQUEST, "MPI_REQUEST_NULL");
    FAILS(MPI_Cancel(&r), MPI_ERR_REQUEST, "");
    OK(MPI_Isend(&v, 1, MPI_INT, MPI_PROC_NULL, 0, w, &r));
    freed_request = r;
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Recv_init(&v, 1, MPI_INT, MPI_ANY_SOURCE, 0, w, &r));
    freed_request = r;
    OK(MPI_Request_free(&r));
    FREED(MPI_Wait(&freed_request, &s), MPI_ERR_REQUEST, "");
    (void)freed_request, (void)freed_comm, (void)freed_type, (void)kept;
    info = MPI_INFO_NULL;
    FAILS(MPI_Info_set(info, "a", "b"), MPI_ERR_INFO, "");
    FAILS(MPI_Info_free(&info), MPI_ERR_INFO, "");
    win = MPI_WIN_NULL;
    FAILS(MPI_Win_fence(0, win), MPI_ERR_WIN, "MPI_WIN_NULL");
    FAILS(MPI_Win_free(&win), MPI_ERR_WIN, "");
    CHECK(MPI_Mrecv(&v, 1, MPI_INT, &message, &s) != MPI_SUCCESS, "Mrecv of the null message");
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    CHECK(MPI_Comm_set_errhandler(w, handler) != MPI_SUCCESS, "the null handler was accepted");
    FAILS(MPI_Comm_delete_attr(w, MPI_KEYVAL_INVALID), MPI_ERR_KEYVAL, "");
    FAILS(MPI_Comm_set_attr(w, MPI_TAG_UB, &v), MPI_ERR_KEYVAL, "");

    /* Ranks, counts, tags, roots, buffers. */
    FAILS(MPI_Send(&v, 1, MPI_INT, np, 0, w), MPI_ERR_RANK, np == 1 ? "1" : "2");
    FAILS(MPI_Send(&v, 1, MPI_INT, 4711, 0, w), MPI_ERR_RANK, "4711");
    FAILS(MPI_Send(&v, 1, MPI_INT, -77, 0, w), MPI_ERR_RANK, "-77");
    FAILS(MPI_Isend(&v, 1, MPI_INT, MPI_ANY_SOURCE, 0, w, &r), MPI_ERR_RANK, "MPI_ANY_SOURCE");
    FAILS(MPI_Recv(&v, 1, MPI_INT, 4711, 0, w, &s), MPI_ERR_RANK, "4711");
    FAILS(MPI_Probe(4711, 0, w, &s), MPI_ERR_RANK, "4711");
    FAILS(MPI_Send(&v, -3, MPI_INT, 0, 0, w), MPI_ERR_COUNT, "-3");
    FAILS(MPI_Irecv(&v, -3, MPI_INT, 0, 0, w, &r), MPI_ERR_COUNT, "-3");
    FAILS(MPI_Bcast(&v, -1, MPI_INT, 0, w), MPI_ERR_COUNT, "-1");
    FAILS(MPI_Type_contiguous(-4, MPI_INT, &type), MPI_ERR_COUNT, "-4");
    FAILS(MPI_Send(&v, 1, MPI_INT, 0, -5, w), MPI_ERR_TAG, "-5");
    FAILS(MPI_Send(&v, 1, MPI_INT, 0, MPI_ANY_TAG, w), MPI_ERR_TAG, "MPI_ANY_TAG");
    FAILS(MPI_Recv(&v, 1, MPI_INT, 0, -5, w, &s), MPI_ERR_TAG, "-5");
    OK(MPI_Comm_get_attr(w, MPI_TAG_UB, &ub, &flag));
    if (*ub < 2147483647) FAILS(MPI_Send(&v, 1, MPI_INT, 0, *ub + 1, w), MPI_ERR_TAG, "");
#ifdef OXMPI_MESSAGES
    CHECK(*ub == 2147483647, "TAG_UB is %d", *ub);
#endif
    FAILS(MPI_Bcast(&v, 1, MPI_INT, np, w), MPI_ERR_ROOT, "");
    FAILS(MPI_Bcast(&v, 1, MPI_INT, -4, w), MPI_ERR_ROOT, "");
    FAILS(MPI_Reduce(&v, many, 1, MPI_INT, MPI_SUM, 99, w), MPI_ERR_ROOT, "99");
    FAILS(MPI_Gather(&v, 1, MPI_INT, many, 1, MPI_INT, 99, w), MPI_ERR_ROOT, "99");
    FAILS(MPI_Send(NULL, 1, MPI_INT, 0, 0, w), MPI_ERR_BUFFER, "");
    FAILS(MPI_Recv(NULL, 1, MPI_INT, 0, 0, w, &s), MPI_ERR_BUFFER, "");
    FAILS(MPI_Bcast(NULL, 5, MPI_INT, 0, w), MPI_ERR_BUFFER, "");
    FAILS(MPI_Allreduce(&v, NULL, 1, MPI_INT, MPI_SUM, w), MPI_ERR_BUFFER, "");
#ifdef OXMPI_MESSAGES
    FAILS(MPI_Allreduce(&v, &v, 1, MPI_INT, MPI_SUM, w), MPI_ERR_BUFFER, "");
#endif

    /* Other arguments. */
    n = 4711;
    FAILS(MPI_Group_incl(group, 1, &n, &freed_group), MPI_ERR_RANK, "4711");
    n = -1;
    CHECK(MPI_Group_incl(group, -1, &n, &freed_group) != MPI_SUCCESS, "-1 members");
    CHECK(MPI_Comm_split(w, -17, 0, &comm) != MPI_SUCCESS, "colour -17");
    FAILS(MPI_Type_vector(-1, 1, 1, MPI_INT, &type), MPI_ERR_COUNT, "-1");
    int sizes[] = {4, 4}, parts[] = {2, 5}, starts[] = {0, 0};
    CHECK(MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &type) != MPI_SUCCESS,
          "a subarray larger than the array");
    CHECK(MPI_Error_class(-12345, &v) != MPI_SUCCESS || v >= 0, "class %d", v);
    FAILS(MPI_Error_string(1 << 30, text, &v), MPI_ERR_ARG, "");
    FAILS(MPI_Get_count(&s, MPI_DATATYPE_NULL, &v), MPI_ERR_TYPE, "");
    CHECK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &v, NULL) == MPI_SUCCESS, "keyval");
    OK(MPI_Comm_free_keyval(&v));

    /* Several at once: the failing entry is named, the others are done. */
    MPI_Request two[2];
    int a = 5, b = 0;
    OK(MPI_Irecv(&b, 1, MPI_INT, me, 3, w, &two[0]));
    OK(MPI_Isend(&a, 1, MPI_INT, me, 3, w, &two[1]));
    CHECK(MPI_Waitall(-1, two, MPI_STATUSES_IGNORE) != MPI_SUCCESS, "-1 requests");
    OK(MPI_Waitall(2, two, MPI_STATUSES_IGNORE));
    CHECK(b == 5, "b %d", b);

    /* Legal borders: none of these is an error. */
    OK(MPI_Send(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, w));
    OK(MPI_Isend(&v, 1, MPI_INT, me, *ub, w, &r));
    OK(MPI_Recv(&v, 1, MPI_INT, me, *ub, w, &s));
    CHECK(s.MPI_TAG == *ub, "tag %d", s.MPI_TAG);
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    OK(MPI_Bcast(NULL, 0, MPI_INT, 0, w));
    OK(MPI_Barrier(w));
    OK(MPI_Group_free(&group));
    int sum = 0;
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, w));
    CHECK(sum == np * (np - 1) / 2, "sum %d", sum);
    return finish();
}
