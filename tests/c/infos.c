/* test: np=1
 * Info objects, and the info of the environment. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Info info, copy;
    int n, flag, length, size;
    char key[MPI_MAX_INFO_KEY], value[100], small[4];
    OK(MPI_Info_create(&info));
    OK(MPI_Info_get_nkeys(info, &n));
    CHECK(n == 0, "%d keys", n);
    OK(MPI_Info_set(info, "one", "1"));
    OK(MPI_Info_set(info, "two", "second value"));
    OK(MPI_Info_set(info, "one", "first"));
    OK(MPI_Info_get_nkeys(info, &n));
    CHECK(n == 2, "%d keys", n);
    OK(MPI_Info_get_nthkey(info, 0, key));
    CHECK(!strcmp(key, "one"), "key '%s'", key);
    OK(MPI_Info_get_nthkey(info, 1, key));
    CHECK(!strcmp(key, "two"), "key '%s'", key);
    OK(MPI_Info_get(info, "two", 99, value, &flag));
    CHECK(flag && !strcmp(value, "second value"), "value '%s'", value);
    OK(MPI_Info_get(info, "three", 99, value, &flag));
    CHECK(!flag, "a key nobody set");
    OK(MPI_Info_get_valuelen(info, "one", &length, &flag));
    CHECK(flag && length == 5, "length %d", length);
    size = sizeof small;
    OK(MPI_Info_get_string(info, "two", &size, small, &flag));
    CHECK(flag && size == 13 && !strcmp(small, "sec"), "size %d value '%s'", size, small);
    size = 0;
    OK(MPI_Info_get_string(info, "one", &size, NULL, &flag));
    CHECK(flag && size == 6, "size %d", size);
    OK(MPI_Info_dup(info, &copy));
    OK(MPI_Info_delete(info, "one"));
    OK(MPI_Info_get_nkeys(info, &n));
    CHECK(n == 1, "%d keys", n);
    OK(MPI_Info_get_nkeys(copy, &n));
    CHECK(n == 2, "%d keys in the copy", n);
    errors_return();
    FAILS(MPI_Info_delete(info, "one"), MPI_ERR_INFO_NOKEY, "one");
    char longest[MPI_MAX_INFO_KEY + 50];
    memset(longest, 'k', sizeof longest - 1);
    longest[sizeof longest - 1] = 0;
    FAILS(MPI_Info_set(info, longest, "x"), MPI_ERR_INFO_KEY, "");
    FAILS(MPI_Info_set(info, "", "x"), MPI_ERR_INFO_KEY, "");
    OK(MPI_Info_free(&info));
    OK(MPI_Info_free(&copy));
    CHECK(info == MPI_INFO_NULL, "the freed info stays");

    /* What is known of the program's start. */
    static const char *const known[] = {"command", "argv", "maxprocs", "host", "arch", "wdir", "thread_level"};
    for (int i = 0; i < 7; i++) {
        OK(MPI_Info_get(MPI_INFO_ENV, known[i], 99, value, &flag));
        CHECK(flag, "MPI_INFO_ENV lacks %s", known[i]);
    }
    OK(MPI_Info_get(MPI_INFO_ENV, "maxprocs", 99, value, &flag));
    CHECK(atoi(value) == np, "maxprocs %s", value);
    FAILS(MPI_Info_set(MPI_INFO_ENV, "key", "value"), MPI_ERR_INFO, "MPI_INFO_ENV");
    info = MPI_INFO_ENV;
    FAILS(MPI_Info_free(&info), MPI_ERR_INFO, "MPI_INFO_ENV");

    /* Hints of communicators: assertions stay, what is unknown goes, kinds of memory are told. */
    MPI_Comm comm;
    MPI_Win win;
    MPI_Session session;
    static const char *const asserts[] = {"mpi_assert_no_any_tag", "mpi_assert_no_any_source", "mpi_assert_exact_length",
                                          "mpi_assert_allow_overtaking", "mpi_assert_strict_persistent_collective_ordering"};
    OK(MPI_Info_create(&info));
    for (int i = 0; i < 5; i++) OK(MPI_Info_set(info, asserts[i], i == 2 ? "false" : "true"));
    OK(MPI_Info_set(info, "nonsense", "true"));
    OK(MPI_Info_set(info, "mpi_assert_memory_alloc_kinds", "system,mpi:alloc_mem"));
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &comm));
    OK(MPI_Comm_get_info(comm, &copy));
    for (int i = 0; i < 5; i++) {
        OK(MPI_Info_get(copy, asserts[i], 99, value, &flag));
        CHECK(flag && !strcmp(value, i == 2 ? "false" : "true"), "%s is '%s'", asserts[i], flag ? value : "");
    }
    OK(MPI_Info_get(copy, "nonsense", 99, value, &flag));
    CHECK(!flag, "an unknown hint stays");
    OK(MPI_Info_free(&copy));
    OK(MPI_Win_create(NULL, 0, 1, info, MPI_COMM_WORLD, &win));
    OK(MPI_Session_init(info, MPI_ERRORS_RETURN, &session));
    for (int i = 0; i < 4; i++) {
        if (i == 0) OK(MPI_Comm_get_info(comm, &copy));
        if (i == 1) OK(MPI_Win_get_info(win, &copy));
        if (i == 2) OK(MPI_Session_get_info(session, &copy));
        if (i == 3) OK(MPI_Comm_get_info(MPI_COMM_WORLD, &copy));
        OK(MPI_Info_get(copy, "mpi_memory_alloc_kinds", 99, value, &flag));
        CHECK(flag && strstr(value, "system") && strstr(value, "mpi"), "object %d: kinds '%s'", i, flag ? value : "");
        OK(MPI_Info_get(copy, "mpi_assert_memory_alloc_kinds", 99, value, &flag));
        CHECK(flag == (i < 3) && (!flag || !strcmp(value, "system,mpi:alloc_mem")), "object %d: flag %d", i, flag);
        OK(MPI_Info_free(&copy));
    }
    /* An assertion about memory that the library does not know is not taken. */
    OK(MPI_Info_set(info, "mpi_assert_memory_alloc_kinds", "system,cuda:device"));
    OK(MPI_Info_set(info, "mpi_assert_no_any_tag", "false"));
    OK(MPI_Comm_set_info(comm, info));
    OK(MPI_Comm_get_info(comm, &copy));
    OK(MPI_Info_get(copy, "mpi_assert_memory_alloc_kinds", 99, value, &flag));
    CHECK(flag && !strcmp(value, "system,mpi:alloc_mem"), "kinds '%s'", value);
    OK(MPI_Info_get(copy, "mpi_assert_no_any_tag", 99, value, &flag));
    CHECK(flag && !strcmp(value, "false"), "assertion '%s'", value);
    OK(MPI_Info_free(&copy));
    OK(MPI_Info_free(&info));
    OK(MPI_Session_finalize(&session));
    OK(MPI_Win_free(&win));
    OK(MPI_Comm_free(&comm));
    return finish();
}
