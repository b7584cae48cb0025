/* test: np=1,3
 * Attributes of communicators, datatypes and windows: the predefined ones, copy and delete callbacks, what they
 * refuse reaches the caller, the value 0, and an attribute that outlives its keyval. */
#include "check.h"

static int copies, deletions, refuse;

static int copy(MPI_Comm old, int keyval, void *extra, void *in, void *out, int *flag)
{
    (void)old, (void)keyval;
    CHECK(extra == &copies, "extra %p", extra);
    copies++;
    *(void **)out = (char *)in + 1;
    *flag = 1;
    return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}
static int no_copy(MPI_Comm old, int keyval, void *extra, void *in, void *out, int *flag)
{
    (void)old, (void)keyval, (void)extra, (void)in, (void)out;
    *flag = 0;
    return MPI_SUCCESS;
}
static int delete(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)value, (void)extra;
    deletions++;
    return refuse ? MPI_ERR_OTHER : MPI_SUCCESS;
}
static int type_copy(MPI_Datatype old, int keyval, void *extra, void *in, void *out, int *flag)
{
    (void)old, (void)keyval, (void)extra;
    *(void **)out = in;
    *flag = 1;
    copies++;
    return MPI_SUCCESS;
}
static int type_delete(MPI_Datatype type, int keyval, void *value, void *extra)
{
    (void)type, (void)keyval, (void)value, (void)extra;
    deletions++;
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int flag, *number, key, key2, cells[4];
    void *value;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &number, &flag));
    CHECK(flag && *number >= 32767, "TAG_UB %d", flag ? *number : -1);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_HOST, &number, &flag));
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_IO, &number, &flag));
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &number, &flag));
    if (flag) CHECK(*number >= np, "UNIVERSE_SIZE %d", *number);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &number, &flag));
    if (flag) CHECK(*number == 0, "APPNUM %d", *number);

    MPI_Comm base, dup;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &base));
    OK(MPI_Comm_create_keyval(copy, delete, &key, &copies));
    OK(MPI_Comm_create_keyval(no_copy, delete, &key2, NULL));
    CHECK(key != key2 && key != MPI_KEYVAL_INVALID, "keyvals %d %d", key, key2);
    OK(MPI_Comm_get_attr(base, key, &value, &flag));
    CHECK(!flag, "an attribute nobody set");
    OK(MPI_Comm_set_attr(base, key, &cells[0]));
    OK(MPI_Comm_set_attr(base, key2, NULL));
    OK(MPI_Comm_get_attr(base, key2, &value, &flag));
    CHECK(flag && value == NULL, "the value 0 is a value: flag %d", flag);
    OK(MPI_Comm_dup(base, &dup));
    CHECK(copies == 1, "%d copies", copies);
    OK(MPI_Comm_get_attr(dup, key, &value, &flag));
    CHECK(flag && value == (char *)&cells[0] + 1, "copied value %p", value);
    OK(MPI_Comm_get_attr(dup, key2, &value, &flag));
    CHECK(!flag, "copied although the callback said no");
    OK(MPI_Comm_set_attr(dup, key, &cells[1])); /* replaces: deletes the old value */
    CHECK(deletions == 1, "%d deletions after a replacement", deletions);
    OK(MPI_Comm_delete_attr(dup, key));
    CHECK(deletions == 2, "%d deletions", deletions);
    OK(MPI_Comm_get_attr(dup, key, &value, &flag));
    CHECK(!flag, "deleted, but still there");
    OK(MPI_Comm_set_attr(dup, key, &cells[2]));
    OK(MPI_Comm_free(&dup));
    CHECK(deletions == 3, "%d deletions after free", deletions);

    /* What a callback refuses reaches the caller. */
    OK(MPI_Comm_set_errhandler(base, MPI_ERRORS_RETURN));
    refuse = 1;
    CHECK(MPI_Comm_dup(base, &dup) != MPI_SUCCESS, "dup succeeded although the copy callback failed");
    CHECK(MPI_Comm_delete_attr(base, key) != MPI_SUCCESS, "delete succeeded although the callback failed");
    refuse = 0;
    OK(MPI_Comm_get_attr(base, key, &value, &flag));

    /* Dup without attributes of a communicator whose keyval is freed: the attribute stays usable until the end. */
    int saved = key;
    OK(MPI_Comm_set_attr(base, key, &cells[3]));
    OK(MPI_Comm_free_keyval(&key));
    CHECK(key == MPI_KEYVAL_INVALID, "keyval %d", key);
    OK(MPI_Comm_get_attr(base, saved, &value, &flag));
    CHECK(flag && value == &cells[3], "value %p", value);
    int before = deletions;
    OK(MPI_Comm_free(&base));
    CHECK(deletions == before + 2, "%d deletions at the end", deletions - before);
    OK(MPI_Comm_free_keyval(&key2));

    /* Ready-made callbacks. */
    OK(MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &key, NULL));
    OK(MPI_Comm_set_attr(MPI_COMM_SELF, key, &cells[0]));
    OK(MPI_Comm_dup(MPI_COMM_SELF, &dup));
    OK(MPI_Comm_get_attr(dup, key, &value, &flag));
    CHECK(flag && value == &cells[0], "MPI_COMM_DUP_FN: flag %d value %p", flag, value);
    OK(MPI_Comm_free(&dup));
    OK(MPI_Comm_delete_attr(MPI_COMM_SELF, key));
    OK(MPI_Comm_free_keyval(&key));

    /* Datatypes. */
    MPI_Datatype type, twin;
    copies = deletions = 0;
    OK(MPI_Type_create_keyval(type_copy, type_delete, &key, NULL));
    OK(MPI_Type_contiguous(3, MPI_INT, &type));
    OK(MPI_Type_set_attr(type, key, &cells[1]));
    OK(MPI_Type_dup(type, &twin));
    OK(MPI_Type_get_attr(twin, key, &value, &flag));
    CHECK(flag && value == &cells[1] && copies == 1, "copies %d", copies);
    OK(MPI_Type_free(&type));
    OK(MPI_Type_free(&twin));
    CHECK(deletions == 2, "%d deletions", deletions);
    OK(MPI_Type_free_keyval(&key));
    return finish();
}
