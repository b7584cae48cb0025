/* test: np=1,3
 * The frame of a program: before Init, after Init, thread levels, names, versions, clocks, after Finalize. */
#include "check.h"

static int deleted;
static int on_delete(MPI_Comm comm, int keyval, void *value, void *extra)
{
    (void)comm, (void)keyval, (void)extra;
    int finalized = -1;
    MPI_Finalized(&finalized);
    CHECK(!finalized, "attributes of COMM_SELF are deleted while MPI still works");
    CHECK(value == (void *)&deleted, "attribute %p", value);
    deleted++;
    return MPI_SUCCESS;
}

int main(int argc, char **argv)
{
    int flag = -1, version, sub, length, level;
    char text[MPI_MAX_LIBRARY_VERSION_STRING], name[MPI_MAX_PROCESSOR_NAME];
    /* Allowed before Init. */
    MPI_Initialized(&flag);
    CHECK(flag == 0, "initialized %d", flag);
    MPI_Finalized(&flag);
    CHECK(flag == 0, "finalized %d", flag);
    CHECK(MPI_Get_version(&version, &sub) == MPI_SUCCESS && version == MPI_VERSION && sub == MPI_SUBVERSION,
          "version %d.%d, header %d.%d", version, sub, MPI_VERSION, MPI_SUBVERSION);
    CHECK(MPI_Get_library_version(text, &length) == MPI_SUCCESS && length == (int)strlen(text) && length > 0,
          "length %d", length);

    start(&argc, &argv);
    MPI_Initialized(&flag);
    CHECK(flag == 1, "initialized %d", flag);
    OK(MPI_Query_thread(&level));
    CHECK(level >= MPI_THREAD_SINGLE && level <= MPI_THREAD_MULTIPLE, "level %d", level);
    OK(MPI_Is_thread_main(&flag));
    CHECK(flag == 1, "main %d", flag);
    OK(MPI_Get_processor_name(name, &length));
    CHECK(length == (int)strlen(name) && length > 0, "name '%s' length %d", name, length);
    double before = MPI_Wtime(), tick = MPI_Wtick();
    CHECK(tick > 0 && tick < 1e-3, "tick %g", tick);
    double after = MPI_Wtime();
    CHECK(after >= before && after - before < 100, "time goes from %f to %f", before, after);
    int *global;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &global, &flag));

    char *memory;
    OK(MPI_Alloc_mem(100000, MPI_INFO_NULL, &memory));
    memset(memory, 1, 100000);
    OK(MPI_Free_mem(memory));

    MPI_Aint a, b;
    int array[10];
    OK(MPI_Get_address(&array[0], &a));
    OK(MPI_Get_address(&array[7], &b));
    CHECK(MPI_Aint_diff(b, a) == 7 * (MPI_Aint)sizeof(int), "difference %ld", (long)MPI_Aint_diff(b, a));
    CHECK(MPI_Aint_add(a, 28) == b, "sum");

    int keyval;
    OK(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, on_delete, &keyval, NULL));
    OK(MPI_Comm_set_attr(MPI_COMM_SELF, keyval, &deleted));
    OK(MPI_Comm_free_keyval(&keyval));

    int code = finish();
    CHECK(deleted == 1, "the attribute of COMM_SELF was deleted %d times", deleted);
    MPI_Finalized(&flag);
    CHECK(flag == 1, "finalized %d", flag);
    MPI_Initialized(&flag);
    CHECK(flag == 1, "initialized stays true after Finalize, got %d", flag);
    CHECK(MPI_Get_version(&version, &sub) == MPI_SUCCESS, "Get_version after Finalize");
    return code || failures;
}
