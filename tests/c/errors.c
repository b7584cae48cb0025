/* test: np=2
 * Error handlers: return, a handler of the user's, handlers that are freed while in use, errors made by the user,
 * every class has a string, Comm_call_errhandler. */
#include "check.h"

static int called, last_code;
static MPI_Comm last_comm;
static void handler(MPI_Comm *comm, int *code, ...)
{
    called++;
    last_code = *code;
    last_comm = *comm;
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Errhandler mine, got;
    MPI_Comm dup, child;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &dup));
    OK(MPI_Comm_get_errhandler(dup, &got));
    CHECK(got == MPI_ERRORS_ARE_FATAL, "the first handler");
    OK(MPI_Errhandler_free(&got));
    OK(MPI_Comm_create_errhandler(handler, &mine));
    OK(MPI_Comm_set_errhandler(dup, mine));
    OK(MPI_Comm_get_errhandler(dup, &got));
    CHECK(got == mine, "another handler comes back");
    OK(MPI_Errhandler_free(&got));
    OK(MPI_Errhandler_free(&mine));
    CHECK(mine == MPI_ERRHANDLER_NULL, "the freed handler stays");

    /* It still works, and gets the communicator and the code that is returned. */
    int code = MPI_Send(NULL, 0, MPI_INT, 1000, 0, dup);
    CHECK(called == 1 && last_comm == dup && class_of(last_code) == MPI_ERR_RANK, "called %d times, code %d", called,
          last_code);
#ifdef OXMPI_MESSAGES
    CHECK(code == last_code, "returns %d", code);
#endif
    /* A duplicate inherits it. */
    OK(MPI_Comm_dup(dup, &child));
    MPI_Send(NULL, 0, MPI_INT, 1000, 0, child);
    CHECK(called == 2 && last_comm == child, "called %d times", called);
    OK(MPI_Comm_free(&child));
    OK(MPI_Comm_call_errhandler(dup, MPI_ERR_TAG));
    CHECK(called == 3 && last_code == MPI_ERR_TAG, "called %d times, code %d", called, last_code);

    errors_return();
    code = MPI_Send(NULL, 0, MPI_INT, 1000, 0, MPI_COMM_WORLD);
    CHECK(class_of(code) == MPI_ERR_RANK && called == 3, "class %d", class_of(code));

    /* Every class has a text. */
    char text[MPI_MAX_ERROR_STRING];
    int length, classes[] = {MPI_SUCCESS,   MPI_ERR_BUFFER,   MPI_ERR_COUNT, MPI_ERR_TYPE,     MPI_ERR_TAG,  MPI_ERR_COMM,
                             MPI_ERR_RANK,  MPI_ERR_REQUEST,  MPI_ERR_ROOT,  MPI_ERR_GROUP,    MPI_ERR_OP,   MPI_ERR_TOPOLOGY,
                             MPI_ERR_DIMS,  MPI_ERR_ARG,      MPI_ERR_OTHER, MPI_ERR_TRUNCATE, MPI_ERR_INTERN, MPI_ERR_IN_STATUS,
                             MPI_ERR_PENDING, MPI_ERR_KEYVAL, MPI_ERR_NO_MEM, MPI_ERR_WIN,     MPI_ERR_FILE, MPI_ERR_INFO,
                             MPI_ERR_INFO_KEY, MPI_ERR_UNSUPPORTED_OPERATION};
    for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++) {
        memset(text, 1, sizeof text);
        OK(MPI_Error_string(classes[i], text, &length));
        CHECK(length > 0 && length == (int)strlen(text), "class %d: '%s'", classes[i], text);
    }

    /* The user's own. */
    int class, own, *last, flag;
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &last, &flag));
    CHECK(flag && *last >= MPI_ERR_LASTCODE, "LASTUSEDCODE %d", *last);
    OK(MPI_Add_error_class(&class));
    OK(MPI_Add_error_code(class, &own));
    OK(MPI_Add_error_string(class, "a class of mine"));
    OK(MPI_Add_error_string(own, "a code of mine"));
    CHECK(class > MPI_ERR_LASTCODE && own > class, "class %d code %d", class, own);
    CHECK(class_of(own) == class && class_of(class) == class, "class of %d is %d", own, class_of(own));
    OK(MPI_Error_string(own, text, &length));
    CHECK(!strcmp(text, "a code of mine"), "text '%s'", text);
    OK(MPI_Error_string(class, text, &length));
    CHECK(!strcmp(text, "a class of mine"), "text '%s'", text);
    OK(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &last, &flag));
    CHECK(*last >= class, "LASTUSEDCODE %d, below the new class %d", *last, class);
    CHECK(MPI_Comm_call_errhandler(MPI_COMM_WORLD, own) == MPI_SUCCESS, "ERRORS_RETURN returns");

    /* After errors everything still works. */
    int sum = 0;
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, dup));
    CHECK(sum == np * (np - 1) / 2, "sum %d", sum);
    OK(MPI_Comm_free(&dup));
    return finish();
}
