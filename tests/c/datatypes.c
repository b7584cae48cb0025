/* test: np=1,2
 * Every constructor of derived datatypes: size, extent, bounds, what arrives where, envelope and contents. Rank 0 sends
 * to the last rank (perhaps itself); what lies between the parts of a type must stay untouched. */
#include "check.h"

enum { BYTES = 4096 };
static unsigned char out[BYTES], in[BYTES], flat[BYTES];

/* Sends `count` of the type from out, receives them as packed bytes, and back from bytes into the type. `map` lists the
 * expected offsets of the bytes in order. */
static void travel(const char *name, MPI_Datatype type, int count, const int *map, int bytes, int base)
{
    int last = np - 1, size;
    MPI_Request r = MPI_REQUEST_NULL;
    OK(MPI_Type_commit(&type));
    OK(MPI_Type_size(type, &size));
    CHECK(size * count == bytes, "%s: size %d times %d, not %d bytes", name, size, count, bytes);
    fill(out, BYTES, 0, 3);
    memset(flat, 0, BYTES);
    if (me == 0) OK(MPI_Isend(out + base, count, type, last, 1, MPI_COMM_WORLD, &r));
    if (me == last) {
        OK(MPI_Recv(flat, BYTES, MPI_BYTE, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        for (int i = 0; i < bytes; i++)
            if (flat[i] != byte_at(0, 3, base + map[i])) {
                CHECK(0, "%s: packed byte %d is not the one at %d", name, i, map[i]);
                break;
            }
    }
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
    /* From bytes into the type. */
    memset(in, 0xC3, BYTES);
    fill(flat, bytes, 0, 4);
    if (me == 0) OK(MPI_Isend(flat, bytes, MPI_BYTE, last, 2, MPI_COMM_WORLD, &r));
    if (me == last) {
        MPI_Status s;
        int got, elements;
        OK(MPI_Recv(in + base, count, type, 0, 2, MPI_COMM_WORLD, &s));
        OK(MPI_Get_count(&s, type, &got));
        CHECK(got == count || size == 0, "%s: Get_count %d, not %d", name, got, count);
        OK(MPI_Get_elements(&s, MPI_BYTE, &elements));
        CHECK(elements == bytes, "%s: %d elements", name, elements);
        unsigned char expected[BYTES];
        memset(expected, 0xC3, BYTES);
        for (int i = 0; i < bytes; i++) expected[base + map[i]] = byte_at(0, 4, i);
        for (int i = 0; i < BYTES; i++)
            if (in[i] != expected[i]) {
                CHECK(0, "%s: the byte at %d is %d, not %d", name, i - base, in[i], expected[i]);
                break;
            }
    }
    OK(MPI_Wait(&r, MPI_STATUS_IGNORE));
}

static int map[BYTES], places;
static void add(int offset, int bytes)
{
    for (int i = 0; i < bytes; i++) map[places++] = offset + i;
}

static void bounds(const char *name, MPI_Datatype type, MPI_Aint lb, MPI_Aint extent, MPI_Aint true_lb, MPI_Aint true_extent)
{
    MPI_Aint a, b;
    MPI_Count c, d;
    OK(MPI_Type_get_extent(type, &a, &b));
    CHECK(a == lb && b == extent, "%s: lb %ld extent %ld, not %ld %ld", name, (long)a, (long)b, (long)lb, (long)extent);
    OK(MPI_Type_get_true_extent(type, &a, &b));
    CHECK(a == true_lb && b == true_extent, "%s: true lb %ld extent %ld, not %ld %ld", name, (long)a, (long)b,
          (long)true_lb, (long)true_extent);
    OK(MPI_Type_get_extent_x(type, &c, &d));
    CHECK(c == lb && d == extent, "%s: extent_x", name);
}

static void combiner(const char *name, MPI_Datatype type, int expected, int ints, int addresses, int types)
{
    int i, a, t, c;
    OK(MPI_Type_get_envelope(type, &i, &a, &t, &c));
    CHECK(c == expected && i == ints && a == addresses && t == types, "%s: combiner %d (%d, %d, %d)", name, c, i, a, t);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Datatype t, u;
    int s = sizeof(int);

    places = 0, add(0, 5 * s);
    OK(MPI_Type_contiguous(5, MPI_INT, &t));
    bounds("contiguous", t, 0, 5 * s, 0, 5 * s);
    combiner("contiguous", t, MPI_COMBINER_CONTIGUOUS, 1, 0, 1);
    travel("contiguous", t, 1, map, places, 100);
    OK(MPI_Type_free(&t));
    CHECK(t == MPI_DATATYPE_NULL, "the freed type stays");

    /* vector: two of them follow each other by the extent, which ends at the last block. */
    OK(MPI_Type_vector(3, 2, 5, MPI_INT, &t));
    bounds("vector", t, 0, 12 * s, 0, 12 * s);
    combiner("vector", t, MPI_COMBINER_VECTOR, 3, 0, 1);
    places = 0;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 3; i++) add(k * 12 * s + i * 5 * s, 2 * s);
    travel("vector", t, 2, map, places, 64);
    int numbers[8];
    MPI_Aint addresses[8];
    MPI_Datatype types[8];
    OK(MPI_Type_get_contents(t, 3, 0, 1, numbers, addresses, types));
    CHECK(numbers[0] == 3 && numbers[1] == 2 && numbers[2] == 5 && types[0] == MPI_INT, "vector's contents");
    OK(MPI_Type_dup(t, &u));
    combiner("dup", u, MPI_COMBINER_DUP, 0, 0, 1);
    travel("dup", u, 2, map, places, 64);
    OK(MPI_Type_free(&u));
    OK(MPI_Type_free(&t));

    /* Negative stride: the parts lie before the address. */
    OK(MPI_Type_vector(3, 1, -2, MPI_INT, &t));
    bounds("negative vector", t, -4 * s, 5 * s, -4 * s, 5 * s);
    places = 0, add(0, s), add(-2 * s, s), add(-4 * s, s);
    travel("negative vector", t, 1, map, places, 512);
    OK(MPI_Type_free(&t));

    OK(MPI_Type_create_hvector(4, 3, 17, MPI_BYTE, &t));
    bounds("hvector", t, 0, 54, 0, 54);
    combiner("hvector", t, MPI_COMBINER_HVECTOR, 2, 1, 1);
    places = 0;
    for (int i = 0; i < 4; i++) add(17 * i, 3);
    travel("hvector", t, 1, map, places, 3);
    OK(MPI_Type_free(&t));

    int lengths[] = {2, 0, 1, 3}, displacements[] = {10, 50, 0, 4};
    OK(MPI_Type_indexed(4, lengths, displacements, MPI_SHORT, &t));
    bounds("indexed", t, 0, 24, 0, 24);
    combiner("indexed", t, MPI_COMBINER_INDEXED, 9, 0, 1);
    places = 0, add(20, 4), add(0, 2), add(8, 6);
    travel("indexed", t, 1, map, places, 40);
    OK(MPI_Type_free(&t));

    MPI_Aint bytes[] = {31, 500, 0, -9};
    OK(MPI_Type_create_hindexed(4, lengths, bytes, MPI_BYTE, &t));
    bounds("hindexed", t, -9, 42, -9, 42);
    places = 0, add(31, 2), add(0, 1), add(-9, 3);
    travel("hindexed", t, 1, map, places, 700);
    OK(MPI_Type_free(&t));

    OK(MPI_Type_create_indexed_block(3, 2, displacements, MPI_INT, &t));
    combiner("indexed_block", t, MPI_COMBINER_INDEXED_BLOCK, 5, 0, 1);
    places = 0, add(40, 8), add(200, 8), add(0, 8);
    travel("indexed_block", t, 1, map, places, 16);
    OK(MPI_Type_free(&t));
    MPI_Aint apart[] = {100, 3, 50};
    OK(MPI_Type_create_hindexed_block(3, 5, apart, MPI_BYTE, &t));
    places = 0, add(100, 5), add(3, 5), add(50, 5);
    travel("hindexed_block", t, 1, map, places, 0);
    OK(MPI_Type_free(&t));

    /* A C structure with padding, and an array of it. */
    struct Item { char c; double d; short s[3]; };
    int one[] = {1, 1, 3};
    MPI_Aint where[] = {offsetof(struct Item, c), offsetof(struct Item, d), offsetof(struct Item, s)};
    MPI_Datatype kinds[] = {MPI_CHAR, MPI_DOUBLE, MPI_SHORT};
    OK(MPI_Type_create_struct(3, one, where, kinds, &u));
    combiner("struct", u, MPI_COMBINER_STRUCT, 4, 3, 3);
    OK(MPI_Type_create_resized(u, 0, sizeof(struct Item), &t));
    combiner("resized", t, MPI_COMBINER_RESIZED, 0, 2, 1);
    bounds("struct", t, 0, sizeof(struct Item), 0, where[2] + 6);
    places = 0;
    for (int k = 0; k < 7; k++) {
        int b = k * (int)sizeof(struct Item);
        add(b, 1), add(b + (int)where[1], 8), add(b + (int)where[2], 6);
    }
    travel("struct", t, 7, map, places, 24);
    int i, a, n, c;
    OK(MPI_Type_get_envelope(t, &i, &a, &n, &c));
    OK(MPI_Type_get_contents(t, i, a, n, numbers, addresses, types));
    CHECK(addresses[0] == 0 && addresses[1] == (MPI_Aint)sizeof(struct Item), "resized's contents");
    OK(MPI_Type_free(&types[0]));
    OK(MPI_Type_free(&u)); /* the types made from it live on */
    travel("struct after free", t, 7, map, places, 24);
    OK(MPI_Type_free(&t));

    /* subarray, both orders. */
    int sizes[] = {6, 7}, parts[] = {2, 3}, starts[] = {3, 1};
    OK(MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &t));
    bounds("subarray", t, 0, 42 * s, (3 * 7 + 1) * s, (7 + 3) * s);
    combiner("subarray", t, MPI_COMBINER_SUBARRAY, 8, 0, 1);
    places = 0;
    for (int y = 3; y < 5; y++) add((y * 7 + 1) * s, 3 * s);
    travel("subarray", t, 1, map, places, 8);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_FORTRAN, MPI_INT, &t));
    places = 0;
    for (int y = 1; y < 4; y++) add((y * 6 + 3) * s, 2 * s);
    travel("subarray, Fortran", t, 1, map, places, 8);
    OK(MPI_Type_free(&t));

    /* darray: 8 x 6 in blocks and cyclic over 2 x 2 processes; the parts of all processes cover everything once. */
    int global[] = {8, 6}, ways[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC}, arguments[] = {MPI_DISTRIBUTE_DFLT_DARG, 2};
    int grid[] = {2, 2}, hits[48] = {0};
    for (int rank = 0; rank < 4; rank++) {
        OK(MPI_Type_create_darray(4, rank, 2, global, ways, arguments, grid, MPI_ORDER_C, MPI_INT, &t));
        bounds("darray", t, 0, 48 * s, ((rank / 2 * 4) * 6 + rank % 2 * 2) * s, rank % 2 ? (3 * 6 + 2) * s : (3 * 6 + 6) * s);
        places = 0;
        for (int y = rank / 2 * 4; y < rank / 2 * 4 + 4; y++)
            for (int x = 0; x < 6; x++)
                if (x / 2 % 2 == rank % 2) add((y * 6 + x) * s, s), hits[y * 6 + x]++;
        travel("darray", t, 1, map, places, 32);
        OK(MPI_Type_free(&t));
    }
    for (int k = 0; k < 48; k++) CHECK(hits[k] == 1, "the element %d belongs to %d processes", k, hits[k]);

    /* Types of types, with a lower bound that is not zero and gaps at both ends. */
    OK(MPI_Type_create_resized(MPI_INT, -s, 3 * s, &u));
    bounds("resized int", u, -s, 3 * s, 0, s);
    OK(MPI_Type_vector(2, 2, 3, u, &t));
    places = 0;
    for (int y = 0; y < 2; y++)
        for (int x = 0; x < 2; x++) add((y * 9 + x * 3) * s, s);
    travel("vector of resized", t, 1, map, places, 64);
    OK(MPI_Type_free(&t));
    OK(MPI_Type_free(&u));

    /* Absolute addresses from MPI_BOTTOM. */
    MPI_Aint here[2];
    int x = me == 0 ? 11 : 0, y = me == 0 ? 22 : 0, ones[] = {1, 1};
    MPI_Datatype ints[] = {MPI_INT, MPI_INT};
    OK(MPI_Get_address(&x, &here[0]));
    OK(MPI_Get_address(&y, &here[1]));
    OK(MPI_Type_create_struct(2, ones, here, ints, &t));
    OK(MPI_Type_commit(&t));
    if (np > 1) {
        if (me == 0) OK(MPI_Send(MPI_BOTTOM, 1, t, 1, 5, MPI_COMM_WORLD));
        if (me == 1) OK(MPI_Recv(MPI_BOTTOM, 1, t, 0, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        CHECK(me > 1 || (x == 11 && y == 22), "x %d y %d", x, y);
    }
    OK(MPI_Type_free(&t));

    /* Empty types, names, predefined ones. */
    OK(MPI_Type_contiguous(0, MPI_INT, &t));
    bounds("empty", t, 0, 0, 0, 0);
    travel("empty", t, 3, map, 0, 0);
    OK(MPI_Type_free(&t));
    char text[MPI_MAX_OBJECT_NAME];
    int length;
    OK(MPI_Type_get_name(MPI_DOUBLE, text, &length));
    CHECK(!strcmp(text, "MPI_DOUBLE") && length == 10, "name '%s'", text);
    OK(MPI_Type_contiguous(2, MPI_INT, &t));
    OK(MPI_Type_set_name(t, "a pair"));
    OK(MPI_Type_get_name(t, text, &length));
    CHECK(!strcmp(text, "a pair"), "name '%s'", text);
    OK(MPI_Type_free(&t));
    combiner("int", MPI_INT, MPI_COMBINER_NAMED, 0, 0, 0);
    struct { MPI_Datatype type; int size; } named[] = {
        {MPI_CHAR, 1}, {MPI_SHORT, 2}, {MPI_INT, 4}, {MPI_LONG, 8}, {MPI_LONG_LONG, 8}, {MPI_FLOAT, 4}, {MPI_DOUBLE, 8},
        {MPI_LONG_DOUBLE, 16}, {MPI_BYTE, 1}, {MPI_PACKED, 1}, {MPI_WCHAR, 4}, {MPI_C_BOOL, 1}, {MPI_INT16_T, 2},
        {MPI_UINT64_T, 8}, {MPI_AINT, 8}, {MPI_OFFSET, 8}, {MPI_COUNT, 8}, {MPI_C_DOUBLE_COMPLEX, 16}, {MPI_2INT, 8},
        {MPI_DOUBLE_INT, 12}, {MPI_SHORT_INT, 6}, {MPI_LONG_INT, 12}, {MPI_FLOAT_INT, 8}};
    for (unsigned k = 0; k < sizeof named / sizeof *named; k++) {
        OK(MPI_Type_size(named[k].type, &length));
        CHECK(length == named[k].size, "named type %u has size %d, not %d", k, length, named[k].size);
    }
    MPI_Datatype found;
    OK(MPI_Type_match_size(MPI_TYPECLASS_REAL, 8, &found));
    OK(MPI_Type_size(found, &length));
    CHECK(length == 8, "size %d", length);
    return finish();
}
