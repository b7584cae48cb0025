/* test: np=2,3,5 own
 * Reproducible reductions: the hint oxmpi_reproducible on a communicator, its copies and the processes' groups, in all three ways
 * of starting; with MPI_COMM_WORLD as argument (what the environment asks for) the same numbers are printed for comparison. */
#include "check.h"

enum { N = 1500 };

static double in[N], out[N];

static double value(int r, int i)
{
    unsigned mixed = (unsigned)(r * 1000 + i + 1) * 2654435761u;
    double x = 1.0 + (mixed >> 8) / 16777216.0;
    for (unsigned k = 0; k < (mixed >> 4) % 17; k++) x *= 10;
    return mixed & 8 ? -x : x;
}

/* The promised order: extra ranks with their neighbours, then neighbours at doubling distances. */
static double tree(int i)
{
    double row[64];
    int power = 1;
    while (2 * power <= np) power *= 2;
    int extra = np - power;
    for (int w = 0; w < power; w++) row[w] = w < extra ? value(2 * w, i) + value(2 * w + 1, i) : value(w + extra, i);
    for (; power > 1; power /= 2)
        for (int w = 0; w < power / 2; w++) row[w] = row[2 * w] + row[2 * w + 1];
    return row[0];
}

static void same(const char *what, int first, int count)
{
    for (int i = 0; i < count; i++)
        if (out[i] != tree(first + i)) {
            CHECK(out[i] == tree(first + i), "%s place %d: %.17g, not %.17g", what, i, out[i], tree(first + i));
            return;
        }
}

static void reductions(MPI_Comm comm, const char *name)
{
    static const int counts[] = {1, 7, 100, N};
    for (int c = 0; c < 4; c++) {
        int n = counts[c];
        OK(MPI_Allreduce(in, out, n, MPI_DOUBLE, MPI_SUM, comm));
        same(name, 0, n);
        memcpy(out, in, sizeof out);
        MPI_Request request;
        OK(MPI_Iallreduce(MPI_IN_PLACE, out, n, MPI_DOUBLE, MPI_SUM, comm, &request));
        OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
        same(name, 0, n);
        OK(MPI_Allreduce_init(in, out, n, MPI_DOUBLE, MPI_SUM, comm, MPI_INFO_NULL, &request));
        for (int k = 0; k < 2; k++) {
            OK(MPI_Start(&request));
            OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
            same(name, 0, n);
        }
        OK(MPI_Request_free(&request));
        for (int root = 0; root < np; root++) {
            OK(MPI_Reduce(in, out, n, MPI_DOUBLE, MPI_SUM, root, comm));
            if (me == root) same(name, 0, n);
        }
        OK(MPI_Reduce_scatter_block(in, out, n / np, MPI_DOUBLE, MPI_SUM, comm));
        same(name, me * (n / np), n / np);
    }
}

static void hint(MPI_Comm comm, int on)
{
    MPI_Info info;
    OK(MPI_Info_create(&info));
    OK(MPI_Info_set(info, "oxmpi_reproducible", on ? "true" : "false"));
    OK(MPI_Comm_set_info(comm, info));
    OK(MPI_Info_free(&info));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int i = 0; i < N; i++) in[i] = value(me, i);
    if (argc > 1) {
        reductions(MPI_COMM_WORLD, "MPI_COMM_WORLD");
        return finish();
    }
    MPI_Comm set, copy, later, given;
    OK(MPI_Comm_dup(MPI_COMM_WORLD, &set));
    hint(set, 1);
    reductions(set, "set");
    OK(MPI_Comm_dup(set, &copy));
    reductions(copy, "copy");
    MPI_Request request;
    OK(MPI_Comm_idup(set, &later, &request));
    OK(MPI_Wait(&request, MPI_STATUS_IGNORE));
    reductions(later, "later");
    MPI_Info info;
    char text[8] = "";
    int flag = 0, size = sizeof text;
    OK(MPI_Comm_get_info(set, &info));
    OK(MPI_Info_get_string(info, "oxmpi_reproducible", &size, text, &flag));
    CHECK(flag && !strcmp(text, "true"), "the hint reads '%s'", text);
    OK(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &given));
    reductions(given, "given");
    OK(MPI_Info_free(&info));
    /* Ranks that do not agree hear of it. */
    OK(MPI_Comm_set_errhandler(given, MPI_ERRORS_RETURN));
    hint(given, me != 0);
    int code = MPI_Allreduce(in, out, 3, MPI_DOUBLE, MPI_SUM, given);
    int told = code != MPI_SUCCESS && class_of(code) == MPI_ERR_INFO, any = 0;
    if (told) FAILS(code, MPI_ERR_INFO, "oxmpi_reproducible|that of rank");
    /* Whoever has heard of it first stays, so that the others can ask. */
    for (int i = 0; i < 2; i++) MPI_Barrier(given);
    MPI_Comm_free(&given);
    OK(MPI_Allreduce(&told, &any, 1, MPI_INT, MPI_LOR, MPI_COMM_WORLD));
    CHECK(any, "no rank was told that the hints differ");
    hint(set, 0);
    OK(MPI_Barrier(set));
    OK(MPI_Comm_free(&set));
    OK(MPI_Comm_free(&copy));
    OK(MPI_Comm_free(&later));
    return finish();
}
