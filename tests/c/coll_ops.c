/* test: np=1,2,3,5
 * Reductions: every predefined operation on the types it is defined for, MINLOC and MAXLOC, user operations
 * (commuting or not) in the order of ranks, derived types with user operations, Reduce_local, equal bits everywhere. */
#include "check.h"
#include <complex.h>
#include <stdbool.h>

enum { N = 37 };

/* Checks SUM, PROD, MAX, MIN on values small enough for each type; x is what rank r has at place i. */
#define VALUE(r, i) (((r) + 2 * (i)) % 3 + 1)
#define ARITHMETIC(type, mpi, order)                                                                \
    do {                                                                                            \
        type in[N], out[N];                                                                         \
        for (int i = 0; i < N; i++) in[i] = (type)VALUE(me, i);                                     \
        type sum[N], product[N];                                                                    \
        int low[N], high[N];                                                                        \
        for (int i = 0; i < N; i++) {                                                               \
            sum[i] = 0, product[i] = 1, low[i] = 99, high[i] = -99;                                 \
            for (int r = 0; r < np; r++) {                                                          \
                int v = VALUE(r, i);                                                                \
                sum[i] += (type)v, product[i] *= (type)v;                                           \
                if (v < low[i]) low[i] = v;                                                         \
                if (v > high[i]) high[i] = v;                                                       \
            }                                                                                       \
        }                                                                                           \
        OK(MPI_Allreduce(in, out, N, mpi, MPI_SUM, MPI_COMM_WORLD));                                \
        for (int i = 0; i < N; i++) CHECK(out[i] == sum[i], "%s SUM place %d", #mpi, i);            \
        OK(MPI_Allreduce(in, out, N, mpi, MPI_PROD, MPI_COMM_WORLD));                               \
        for (int i = 0; i < N; i++) CHECK(out[i] == product[i], "%s PROD place %d", #mpi, i);       \
        if (order) {                                                                                \
            OK(MPI_Allreduce(in, out, N, mpi, MPI_MIN, MPI_COMM_WORLD));                            \
            for (int i = 0; i < N; i++) CHECK(out[i] == (type)low[i], "%s MIN place %d", #mpi, i);  \
            OK(MPI_Allreduce(in, out, N, mpi, MPI_MAX, MPI_COMM_WORLD));                            \
            for (int i = 0; i < N; i++) CHECK(out[i] == (type)high[i], "%s MAX place %d", #mpi, i); \
        }                                                                                           \
    } while (0)

#define BITS(type, mpi)                                                                             \
    do {                                                                                            \
        type in[N], out[N];                                                                         \
        for (int i = 0; i < N; i++) in[i] = (type)(VALUE(me, i) * 5 + i);                           \
        for (int o = 0; o < 3; o++) {                                                               \
            MPI_Op op = o == 0 ? MPI_BAND : o == 1 ? MPI_BOR : MPI_BXOR;                            \
            OK(MPI_Allreduce(in, out, N, mpi, op, MPI_COMM_WORLD));                                 \
            for (int i = 0; i < N; i++) {                                                           \
                type e = (type)(VALUE(0, i) * 5 + i);                                               \
                for (int r = 1; r < np; r++) {                                                      \
                    type v = (type)(VALUE(r, i) * 5 + i);                                           \
                    e = (type)(o == 0 ? e & v : o == 1 ? e | v : e ^ v);                            \
                }                                                                                   \
                CHECK(out[i] == e, "%s bit operation %d place %d", #mpi, o, i);                     \
            }                                                                                       \
        }                                                                                           \
    } while (0)

#define LOGICAL(type, mpi)                                                                          \
    do {                                                                                            \
        type in[N], out[N];                                                                         \
        for (int i = 0; i < N; i++) in[i] = (type)((me * 7 + i) % 3 == 0 ? 0 : 1);                  \
        for (int o = 0; o < 3; o++) {                                                               \
            MPI_Op op = o == 0 ? MPI_LAND : o == 1 ? MPI_LOR : MPI_LXOR;                            \
            OK(MPI_Allreduce(in, out, N, mpi, op, MPI_COMM_WORLD));                                 \
            for (int i = 0; i < N; i++) {                                                           \
                int e = (i % 3) != 0;                                                               \
                for (int r = 1; r < np; r++) {                                                      \
                    int v = (r * 7 + i) % 3 != 0;                                                   \
                    e = o == 0 ? e && v : o == 1 ? e || v : e != v;                                 \
                }                                                                                   \
                CHECK(!out[i] == !e, "%s logical operation %d place %d", #mpi, o, i);               \
            }                                                                                       \
        }                                                                                           \
    } while (0)

#define PAIRS(type, mpi)                                                                            \
    do {                                                                                            \
        struct { type value; int where; } in[N], out[N];                                            \
        for (int o = 0; o < 2; o++) {                                                               \
            for (int i = 0; i < N; i++) in[i].value = (type)VALUE(me, i), in[i].where = np - me;    \
            OK(MPI_Allreduce(in, out, N, mpi, o ? MPI_MAXLOC : MPI_MINLOC, MPI_COMM_WORLD));        \
            for (int i = 0; i < N; i++) {                                                           \
                int best = VALUE(0, i), where = np;                                                 \
                for (int r = 1; r < np; r++) {                                                      \
                    int v = VALUE(r, i);                                                            \
                    if (o ? v > best : v < best) best = v, where = np - r;                          \
                    else if (v == best && np - r < where) where = np - r;                           \
                }                                                                                   \
                CHECK(out[i].value == (type)best && out[i].where == where, "%s %d place %d: where %d, not %d", \
                      #mpi, o, i, out[i].where, where);                                             \
            }                                                                                       \
        }                                                                                           \
    } while (0)

/* 2x2 matrices multiply associatively but do not commute. */
typedef struct { long a, b, c, d; } Matrix;
static Matrix times(Matrix x, Matrix y)
{
    Matrix r = {(x.a * y.a + x.b * y.c) % 10007, (x.a * y.b + x.b * y.d) % 10007, (x.c * y.a + x.d * y.c) % 10007,
                (x.c * y.b + x.d * y.d) % 10007};
    return r;
}
static int calls;
static MPI_Datatype seen;
static void multiply(void *in, void *inout, int *n, MPI_Datatype *type)
{
    Matrix *x = in, *y = inout;
    calls++, seen = *type;
    for (int i = 0; i < *n; i++) y[i] = times(x[i], y[i]);
}
static Matrix matrix_of(int r, int i)
{
    Matrix m = {r + 1, i + 2, 3, r * i + 5};
    return m;
}
static void add_ints(void *in, void *inout, int *n, MPI_Datatype *type)
{
    (void)type;
    for (int i = 0; i < *n; i++) ((int *)inout)[i] += ((int *)in)[i];
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    ARITHMETIC(signed char, MPI_SIGNED_CHAR, 1);
    ARITHMETIC(unsigned char, MPI_UNSIGNED_CHAR, 1);
    ARITHMETIC(short, MPI_SHORT, 1);
    ARITHMETIC(unsigned short, MPI_UNSIGNED_SHORT, 1);
    ARITHMETIC(int, MPI_INT, 1);
    ARITHMETIC(unsigned, MPI_UNSIGNED, 1);
    ARITHMETIC(long, MPI_LONG, 1);
    ARITHMETIC(unsigned long, MPI_UNSIGNED_LONG, 1);
    ARITHMETIC(long long, MPI_LONG_LONG, 1);
    ARITHMETIC(unsigned long long, MPI_UNSIGNED_LONG_LONG, 1);
    ARITHMETIC(float, MPI_FLOAT, 1);
    ARITHMETIC(double, MPI_DOUBLE, 1);
    ARITHMETIC(long double, MPI_LONG_DOUBLE, 1);
    ARITHMETIC(int8_t, MPI_INT8_T, 1);
    ARITHMETIC(uint16_t, MPI_UINT16_T, 1);
    ARITHMETIC(int32_t, MPI_INT32_T, 1);
    ARITHMETIC(uint64_t, MPI_UINT64_T, 1);
    ARITHMETIC(MPI_Aint, MPI_AINT, 1);
    ARITHMETIC(MPI_Count, MPI_COUNT, 1);
    ARITHMETIC(MPI_Offset, MPI_OFFSET, 1);
    ARITHMETIC(float complex, MPI_C_FLOAT_COMPLEX, 0);
    ARITHMETIC(double complex, MPI_C_DOUBLE_COMPLEX, 0);
    BITS(int, MPI_INT);
    BITS(unsigned char, MPI_BYTE);
    BITS(unsigned char, MPI_UNSIGNED_CHAR);
    BITS(long, MPI_LONG);
    BITS(uint32_t, MPI_UINT32_T);
    BITS(MPI_Count, MPI_COUNT);
    LOGICAL(int, MPI_INT);
    LOGICAL(bool, MPI_C_BOOL);
    LOGICAL(unsigned short, MPI_UNSIGNED_SHORT);
    /* Beyond the standard's table, and in use. */
    LOGICAL(MPI_Aint, MPI_AINT);
    LOGICAL(MPI_Offset, MPI_OFFSET);
    LOGICAL(MPI_Count, MPI_COUNT);
    LOGICAL(float, MPI_FLOAT);
    LOGICAL(double, MPI_DOUBLE);
    LOGICAL(long double, MPI_LONG_DOUBLE);
    PAIRS(int, MPI_2INT);
    PAIRS(float, MPI_FLOAT_INT);
    PAIRS(double, MPI_DOUBLE_INT);
    PAIRS(long, MPI_LONG_INT);
    PAIRS(short, MPI_SHORT_INT);
    PAIRS(long double, MPI_LONG_DOUBLE_INT);

    /* A user operation that does not commute, on a derived type, small and large, from every root. */
    MPI_Op op, plus;
    MPI_Datatype matrix;
    int commutes = -1;
    OK(MPI_Op_create(multiply, 0, &op));
    OK(MPI_Op_commutative(op, &commutes));
    CHECK(commutes == 0, "commutes %d", commutes);
    OK(MPI_Type_contiguous(4, MPI_LONG, &matrix));
    OK(MPI_Type_commit(&matrix));
    static const int sizes[] = {1, 10, 3000};
    for (int k = 0; k < 3; k++) {
        int n = sizes[k];
        Matrix *in = calloc(n, sizeof *in), *out = calloc(n, sizeof *out), *expected = calloc(n, sizeof *expected);
        Matrix *prefix = calloc(n, sizeof *prefix);
        for (int i = 0; i < n; i++) {
            in[i] = matrix_of(me, i);
            expected[i] = matrix_of(0, i);
            if (me == 0) prefix[i] = expected[i];
            for (int r = 1; r < np; r++) {
                expected[i] = times(expected[i], matrix_of(r, i));
                if (r == me) prefix[i] = expected[i];
            }
        }
        OK(MPI_Allreduce(in, out, n, matrix, op, MPI_COMM_WORLD));
        CHECK(!memcmp(out, expected, n * sizeof *out), "Allreduce, user operation, n %d", n);
        for (int root = 0; root < np; root++) {
            memset(out, 0, n * sizeof *out);
            OK(MPI_Reduce(in, out, n, matrix, op, root, MPI_COMM_WORLD));
            if (me == root) CHECK(!memcmp(out, expected, n * sizeof *out), "Reduce to %d, n %d", root, n);
        }
        OK(MPI_Scan(in, out, n, matrix, op, MPI_COMM_WORLD));
        CHECK(!memcmp(out, prefix, n * sizeof *out), "Scan, user operation, n %d", n);
        MPI_Request r;
        memset(out, 0, n * sizeof *out);
        OK(MPI_Iallreduce(in, out, n, matrix, op, MPI_COMM_WORLD, &r));
        OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
        CHECK(!memcmp(out, expected, n * sizeof *out), "Iallreduce, user operation, n %d", n);
        if (np > 1) CHECK(seen == matrix, "the callback got another datatype handle");
        free(in), free(out), free(expected), free(prefix);
    }
    CHECK(np == 1 || calls > 0 || me, "the user operation was never called");
    OK(MPI_Op_create(add_ints, 1, &plus));
    OK(MPI_Op_commutative(plus, &commutes));
    CHECK(commutes == 1, "commutes %d", commutes);
    int sum = -1, two[2] = {5, 6}, more[2] = {10, 20};
    OK(MPI_Allreduce(&me, &sum, 1, MPI_INT, plus, MPI_COMM_WORLD));
    CHECK(sum == np * (np - 1) / 2, "sum %d", sum);
    OK(MPI_Reduce_local(two, more, 2, MPI_INT, plus));
    CHECK(more[0] == 15 && more[1] == 26, "Reduce_local gives %d %d", more[0], more[1]);
    OK(MPI_Reduce_local(two, more, 2, MPI_INT, MPI_PROD));
    CHECK(more[0] == 75 && more[1] == 156, "Reduce_local gives %d %d", more[0], more[1]);
    Matrix x = matrix_of(1, 2), y = matrix_of(3, 4), xy = times(x, y);
    OK(MPI_Reduce_local(&x, &y, 1, matrix, op));
    CHECK(!memcmp(&y, &xy, sizeof y), "Reduce_local multiplies in the wrong order");
    OK(MPI_Op_free(&op));
    OK(MPI_Op_free(&plus));
    CHECK(op == MPI_OP_NULL, "the freed operation stays");
    OK(MPI_Type_free(&matrix));

    /* Zero items with no memory at all are legal. */
    OK(MPI_Allreduce(NULL, NULL, 0, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
    OK(MPI_Reduce(NULL, NULL, 0, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD));

    /* The same bits on every rank, whatever the order of additions. */
    for (int n = 1; n <= 20000; n = n * 7 + 1) {
        double *in = malloc(n * sizeof *in), *out = malloc(n * sizeof *out), *other = malloc(n * sizeof *other);
        for (int i = 0; i < n; i++) in[i] = 1.0 / (me * 3 + i + 1);
        OK(MPI_Allreduce(in, out, n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD));
        memcpy(other, out, n * sizeof *out);
        OK(MPI_Bcast(other, n, MPI_DOUBLE, 0, MPI_COMM_WORLD));
        CHECK(!memcmp(out, other, n * sizeof *out), "n %d: other bits than on rank 0", n);
        free(in), free(out), free(other);
    }
    return finish();
}
