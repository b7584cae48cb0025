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
    OK(MPI_Info_get_nkeys(MPI_INFO_ENV, &n));
    OK(MPI_Comm_get_info(MPI_COMM_WORLD, &info));
    OK(MPI_Info_free(&info));
    return finish();
}
