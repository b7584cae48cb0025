/* test: np=2,3,5,8 timeout=120
 * test: np=4 abi=mpich env=OXMPI_SINGLE_COPY=0 timeout=120
 * test: np=4 abi=mpich env=OXMPI_SHARED_WINDOWS=0 timeout=120
 * test: np=2 abi=mpich args=7,1500 timeout=600 long
 * test: np=8 abi=mpich args=8,600 timeout=900 long
 * test: np=5 abi=mpich args=9,600 env=OXMPI_SINGLE_COPY=0 timeout=900 long
 * test: np=5 abi=mpich args=10,400 env=OXMPI_SHARED_WINDOWS=0 timeout=900 long
 * Programs without races, drawn from a seed, on windows of all kinds: phases with each kind of synchronisation, in which
 * every rank works on slices of its own and, by accumulates of one commutative operation, on one that all share. Every rank
 * draws the whole program and runs it on a model; all memory and all results must be the same. */
#include "check.h"

enum { N = 24 << 10, WINDOWS = 6, MOST = 4000 };
enum { PUT, GET, ACC, GACC, FOP, CAS };
enum { INTEGER, REAL, COMPLEX, PAIR };

static struct {
    MPI_Datatype type;
    int extent, data, class;
} base[11];
enum { BASES = 11 };

static MPI_Op integer_op[12], real_op[5], pair_op[4];
static uint64_t seed;

static unsigned draw(unsigned n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((seed >> 33) % n);
}

static void value(int b, void *at)
{
    union {
        signed char c;
        short s;
        int i;
        long l;
        float f;
        double d[2];
        struct { double d; int i; } di;
        struct { int v, i; } ii;
    } u;
    memset(&u, 0, sizeof u);
    uint64_t bits = ((uint64_t)draw(1u << 31) << 32) ^ draw(1u << 31);
    int small = (int)draw(100);
    MPI_Datatype t = base[b].type;
    if (base[b].class == INTEGER) memcpy(&u, &bits, 8);
    else if (t == MPI_FLOAT) u.f = (float)small;
    else if (t == MPI_DOUBLE_INT) u.di.d = small, u.di.i = (int)draw(50);
    else if (t == MPI_2INT) u.ii.v = small, u.ii.i = (int)draw(50);
    else u.d[0] = small, u.d[1] = small / 2;
    memcpy(at, &u, base[b].data);
}

/* Where element `i` of `n` lies in layout `kind`, in elements; with i = n what all of it spans. */
static int place(int kind, int i, int n)
{
    if (i == n) return kind == 1 ? 2 * n : kind == 4 ? n + n / 2 + 1 : n;
    return kind == 1 ? 2 * i : kind == 2 ? n - 1 - i : kind == 4 ? i + i / 2 : i;
}

/* The type and count of a layout. */
static MPI_Datatype layout(int kind, int b, int n, int *count)
{
    MPI_Datatype made;
    *count = 1;
    if (kind == 0) {
        *count = n;
        return base[b].type;
    }
    if (kind == 1) OK(MPI_Type_vector(n, 1, 2, base[b].type, &made));
    else if (kind == 3) OK(MPI_Type_contiguous(n, base[b].type, &made));
    else {
        MPI_Aint *at = malloc(n * sizeof *at);
        for (int i = 0; i < n; i++) at[i] = (MPI_Aint)place(kind, i, n) * base[b].extent;
        OK(MPI_Type_create_hindexed_block(n, 1, at, base[b].type, &made));
        free(at);
    }
    OK(MPI_Type_commit(&made));
    return made;
}

static void drop(MPI_Datatype *type, int kind)
{
    if (kind != 0) OK(MPI_Type_free(type));
}

struct op {
    int kind, origin, target, base, n, at, layout, mine, results, request, contended, flush;
    MPI_Op op;
    unsigned char *data, *compare, *expected; /* elements one after the other */
    unsigned char *origin_buf, *result_buf;
};
static struct op ops[MOST];
static int nops;

struct window {
    MPI_Win win;
    unsigned char *memory, *own;
    int unit, dynamic;
    MPI_Aint *start;
};
static struct window windows[WINDOWS];
static unsigned char *model[WINDOWS][8];

static void combine(MPI_Op op, int b, const void *data, unsigned char *to)
{
    unsigned char was[16];
    if (op == MPI_NO_OP) return;
    memcpy(was, to, base[b].extent);
    if (op == MPI_REPLACE) memcpy(was, data, base[b].data);
    else OK(MPI_Reduce_local(data, was, 1, base[b].type, op));
    memcpy(to, was, base[b].data);
}

/* Does an operation on the model and notes what it gives. */
static void simulate(struct op *o, int w)
{
    unsigned char *memory = model[w][o->target] + o->at;
    int e = base[o->base].extent;
    o->expected = calloc(o->n, e);
    for (int i = 0; i < o->n; i++) {
        unsigned char *to = memory + (size_t)place(o->layout, i, o->n) * e, *data = o->data + (size_t)i * e;
        memcpy(o->expected + (size_t)i * e, to, base[o->base].data);
        if (o->kind == PUT) memcpy(to, data, base[o->base].data);
        else if (o->kind == CAS) {
            if (!memcmp(to, o->compare, e)) memcpy(to, data, e);
        } else if (o->kind != GET) combine(o->op, o->base, data, to);
    }
}

static unsigned char *spread(const struct op *o, int kind, const unsigned char *data)
{
    int e = base[o->base].extent;
    size_t span = (size_t)place(kind, o->n, o->n) * e;
    unsigned char *buf = malloc(span + 1);
    memset(buf, 0xa5, span);
    for (int i = 0; data && i < o->n; i++)
        memcpy(buf + (size_t)place(kind, i, o->n) * e, data + (size_t)i * e, base[o->base].data);
    return buf;
}

/* Draws one operation on the `room` bytes at `at` of the target. */
static void plan(int w, int kind, int origin, int target, int b, MPI_Op op, int at, int room, int contended)
{
    if (nops == MOST) return;
    struct op *o = &ops[nops];
    int e = base[b].extent, places = room / e;
    memset(o, 0, sizeof *o);
    o->kind = kind, o->origin = origin, o->target = target, o->base = b, o->op = op, o->contended = contended;
    int first = places >= 16 ? 8 * (int)draw(places / 8 - 1) : 0;
    o->layout = kind == FOP || kind == CAS ? 0 : (int)draw(5);
    int most = (places - first) * 2 / 5;
    o->n = kind == FOP || kind == CAS ? 1 : most < 1 ? 1 : 1 + (int)draw(draw(4) && most > 12 ? 12 : most);
    if (place(o->layout, o->n, o->n) > places - first) return;
    o->at = at + first * e;
    o->mine = kind == FOP || kind == CAS ? 0 : (int)draw(5), o->results = kind == FOP || kind == CAS ? 0 : (int)draw(5);
    o->request = kind <= GACC && !draw(3);
    o->flush = (int)draw(6);
    o->data = calloc(o->n, e);
    for (int i = 0; i < o->n; i++) value(b, o->data + (size_t)i * e);
    if (kind == CAS) {
        o->compare = calloc(1, e);
        if (draw(2)) memcpy(o->compare, model[w][target] + o->at, e);
        else value(b, o->compare);
    }
    simulate(o, w);
    nops++;
}

static MPI_Op some_op(int b)
{
    switch (base[b].class) {
    case INTEGER: return integer_op[draw(12)];
    case REAL: return real_op[draw(5)];
    case COMPLEX: return draw(2) ? MPI_SUM : draw(2) ? MPI_REPLACE : MPI_NO_OP;
    default: return pair_op[draw(4)];
    }
}

static void execute(struct op *o, struct window *w, MPI_Request *request, int may_request)
{
    int mine, there, results;
    MPI_Aint disp = w->dynamic ? MPI_Aint_add(w->start[o->target], o->at) : o->at / w->unit;
    MPI_Datatype mt = layout(o->mine, o->base, o->n, &mine), tt = layout(o->layout, o->base, o->n, &there),
                 rt = layout(o->results, o->base, o->n, &results), b = base[o->base].type;
    int t = o->target, ask = may_request && o->request;
    int none = o->op == MPI_NO_OP && (o->kind == GACC || o->kind == FOP);
    *request = MPI_REQUEST_NULL;
    o->origin_buf = o->kind == GET || none ? NULL : spread(o, o->mine, o->data);
    o->result_buf = o->kind == PUT || o->kind == ACC ? NULL : spread(o, o->results, NULL);
    switch (o->kind) {
    case PUT:
        if (ask) OK(MPI_Rput(o->origin_buf, mine, mt, t, disp, there, tt, w->win, request));
        else OK(MPI_Put(o->origin_buf, mine, mt, t, disp, there, tt, w->win));
        break;
    case GET:
        if (ask) OK(MPI_Rget(o->result_buf, results, rt, t, disp, there, tt, w->win, request));
        else OK(MPI_Get(o->result_buf, results, rt, t, disp, there, tt, w->win));
        break;
    case ACC:
        if (ask) OK(MPI_Raccumulate(o->origin_buf, mine, mt, t, disp, there, tt, o->op, w->win, request));
        else OK(MPI_Accumulate(o->origin_buf, mine, mt, t, disp, there, tt, o->op, w->win));
        break;
    case GACC:
        if (none) mine = 0;
        if (ask) OK(MPI_Rget_accumulate(o->origin_buf, mine, mt, o->result_buf, results, rt, t, disp, there, tt, o->op, w->win, request));
        else OK(MPI_Get_accumulate(o->origin_buf, mine, mt, o->result_buf, results, rt, t, disp, there, tt, o->op, w->win));
        break;
    case FOP: OK(MPI_Fetch_and_op(o->origin_buf, o->result_buf, b, t, disp, o->op, w->win)); break;
    case CAS: OK(MPI_Compare_and_swap(o->origin_buf, o->compare, o->result_buf, b, t, disp, w->win)); break;
    }
    drop(&mt, o->mine), drop(&tt, o->layout), drop(&rt, o->results);
}

static const char *names[] = {"Put", "Get", "Accumulate", "Get_accumulate", "Fetch_and_op", "Compare_and_swap"};

/* What a phase gave to this rank. */
static void verify(int phase, int w, int sync)
{
    for (int k = 0; k < nops; k++) {
        struct op *o = &ops[k];
        if (o->origin == me && o->result_buf && !o->contended) {
            unsigned char *want = spread(o, o->results, o->expected);
            size_t span = (size_t)place(o->results, o->n, o->n) * base[o->base].extent;
            CHECK(!memcmp(want, o->result_buf, span), "phase %d window %d sync %d: result of operation %d, %s of %d x type %d from %d", phase, w,
                  sync, k, names[o->kind], o->n, o->base, o->target);
            free(want);
        }
        if (o->origin == me) free(o->origin_buf), free(o->result_buf);
        free(o->data), free(o->compare), free(o->expected);
    }
    for (int i = 0; i < N; i++)
        if (windows[w].memory[i] != model[w][me][i]) {
            int k = 0;
            for (int j = 0; j < nops; j++)
                if (ops[j].target == me && ops[j].at <= i && i < ops[j].at + place(ops[j].layout, ops[j].n, ops[j].n) * base[ops[j].base].extent)
                    k = j;
            CHECK(0, "phase %d window %d sync %d: byte %d is %d instead of %d; last there: operation %d, %s of %d x type %d by %d", phase, w, sync, i,
                  windows[w].memory[i], model[w][me][i], k, names[ops[k].kind], ops[k].n, ops[k].base, ops[k].origin);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
}

static void phase(int number)
{
    int w = (int)draw(WINDOWS), sync = (int)draw(5), origins = 0, targets = 0;
    struct window *win = &windows[w];
    int slice = N / (np + 1) / 16 * 16;
    for (int r = 0; r < np; r++) origins |= (sync != 1 || draw(2)) << r, targets |= (sync != 1 || draw(2)) << r;
    nops = 0;
    int shared_base = (int)draw(8), shift = (int)draw(np + 1);
    MPI_Op shared_op = integer_op[draw(7)];
    for (int o = 0; o < np; o++)
        for (int t = 0; t < np; t++) {
            if (!(origins >> o & 1) || !(targets >> t & 1) || !draw(3)) continue;
            int at = (o + shift) % (np + 1) * slice, b = (int)draw(BASES);
            if (draw(2)) {
                /* Puts and gets: of disjoint quarters. */
                for (int k = 0, n = (int)draw(5); k < n; k++)
                    plan(w, (int)draw(2), o, t, (int)draw(BASES), MPI_REPLACE, at + k * (slice / 4 / 16 * 16), slice / 4 / 16 * 16, 0);
            } else {
                /* Accumulates, which stay in order; the target wrote reasonable numbers before. */
                if (base[b].class != INTEGER)
                    for (int i = 0; i < slice / base[b].extent; i++) value(b, model[w][t] + at + i * base[b].extent);
                if (base[b].class != INTEGER && t == me) memcpy(win->memory + at, model[w][t] + at, slice);
                for (int k = 0, n = (int)draw(6); k < n; k++) {
                    int kind = ACC + (int)draw(base[b].class == INTEGER ? 4 : 3);
                    plan(w, kind, o, t, b, some_op(b), at, slice, 0);
                }
            }
            at = (np + shift) % (np + 1) * slice;
            for (int k = 0, n = (int)draw(3); k < n; k++) plan(w, ACC + (int)draw(3), o, t, shared_base, shared_op, at, slice, 1);
        }
    OK(MPI_Win_sync(win->win));
    OK(MPI_Barrier(MPI_COMM_WORLD));

    MPI_Request *requests = malloc((nops + 1) * sizeof *requests);
    int n = 0;
    MPI_Group world, from, to;
    int list[8], many = 0;
    OK(MPI_Comm_group(MPI_COMM_WORLD, &world));
    if (sync == 0) OK(MPI_Win_fence(MPI_MODE_NOPRECEDE, win->win));
    if (sync == 1 && targets >> me & 1) {
        for (int r = 0; r < np; r++)
            if (origins >> r & 1) list[many++] = r;
        OK(MPI_Group_incl(world, many, list, &from));
        OK(MPI_Win_post(from, 0, win->win));
        OK(MPI_Group_free(&from));
    }
    if (sync == 1 && origins >> me & 1) {
        many = 0;
        for (int r = 0; r < np; r++)
            if (targets >> r & 1) list[many++] = r;
        OK(MPI_Group_incl(world, many, list, &to));
        OK(MPI_Win_start(to, 0, win->win));
        OK(MPI_Group_free(&to));
    }
    if (sync == 2 || sync == 4) OK(MPI_Win_lock_all(0, win->win));
    for (int k = 0, last = -1; k <= nops; k++) {
        struct op *o = k < nops ? &ops[k] : NULL;
        if (o && o->origin != me) continue;
        if (sync == 3 && (!o || o->target != last)) {
            if (last >= 0) {
                OK(MPI_Waitall(n, requests, MPI_STATUSES_IGNORE));
                n = 0;
                OK(MPI_Win_unlock(last, win->win));
            }
            last = o ? o->target : -1;
            if (o) OK(MPI_Win_lock(o->flush % 2 ? MPI_LOCK_SHARED : MPI_LOCK_EXCLUSIVE, last, 0, win->win));
        }
        if (!o) break;
        execute(o, win, &requests[n], sync >= 2);
        if (requests[n] != MPI_REQUEST_NULL) n++;
        if (sync == 4 || sync == 3) switch (o->flush) {
            case 0: OK(MPI_Win_flush(o->target, win->win)); break;
            case 1: OK(MPI_Win_flush_all(win->win)); break;
            case 2: OK(MPI_Win_flush_local(o->target, win->win)); break;
            case 3: OK(MPI_Win_flush_local_all(win->win)); break;
            default: break;
            }
    }
    OK(MPI_Waitall(n, requests, MPI_STATUSES_IGNORE));
    free(requests);
    if (sync == 0) OK(MPI_Win_fence(MPI_MODE_NOSUCCEED, win->win));
    if (sync == 1 && origins >> me & 1) OK(MPI_Win_complete(win->win));
    if (sync == 1 && targets >> me & 1) {
        int done = 0;
        if (number % 2) OK(MPI_Win_wait(win->win));
        else
            while (!done) OK(MPI_Win_test(win->win, &done));
    }
    if (sync == 2 || sync == 4) OK(MPI_Win_unlock_all(win->win));
    OK(MPI_Group_free(&world));
    OK(MPI_Barrier(MPI_COMM_WORLD));
    OK(MPI_Win_sync(win->win));
    verify(number, w, sync);
    OK(MPI_Barrier(MPI_COMM_WORLD));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    seed = 1;
    int phases = 60;
    if (argc > 2) seed = strtoull(argv[1], NULL, 10), phases = atoi(argv[2]);
    CHECK(np <= 8, "%d ranks", np);
    MPI_Datatype types[] = {MPI_INT8_T, MPI_INT16_T, MPI_INT32_T, MPI_INT64_T, MPI_UINT8_T, MPI_UNSIGNED, MPI_UNSIGNED_LONG,
                            MPI_UINT16_T, MPI_DOUBLE, MPI_DOUBLE_INT, MPI_C_DOUBLE_COMPLEX};
    for (int b = 0; b < BASES; b++) {
        MPI_Aint lb, extent;
        base[b].type = types[b];
        OK(MPI_Type_get_extent(types[b], &lb, &extent));
        base[b].extent = (int)extent;
        OK(MPI_Type_size(types[b], &base[b].data));
        base[b].class = b < 8 ? INTEGER : b == 8 ? REAL : b == 9 ? PAIR : COMPLEX;
    }
    MPI_Op whole[] = {MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_BAND, MPI_BOR, MPI_BXOR, MPI_LAND, MPI_LOR, MPI_LXOR, MPI_REPLACE, MPI_NO_OP};
    MPI_Op real[] = {MPI_SUM, MPI_MIN, MPI_MAX, MPI_REPLACE, MPI_NO_OP}, pair[] = {MPI_MAXLOC, MPI_MINLOC, MPI_REPLACE, MPI_NO_OP};
    memcpy(integer_op, whole, sizeof whole), memcpy(real_op, real, sizeof real), memcpy(pair_op, pair, sizeof pair);

    static const int units[] = {1, 8, 4, 2, 1, 1};
    for (int w = 0; w < WINDOWS; w++) {
        struct window *x = &windows[w];
        x->unit = units[w];
        void *given = NULL;
        if (w == 0) { /* memory of the program, at an odd address on odd ranks */
            x->own = malloc(N + 16);
            x->memory = x->own + me % 2;
            OK(MPI_Win_create(x->memory, N, x->unit, MPI_INFO_NULL, MPI_COMM_WORLD, &x->win));
        } else if (w == 1) {
            OK(MPI_Win_allocate(N, x->unit, MPI_INFO_NULL, MPI_COMM_WORLD, &given, &x->win));
        } else if (w == 2) {
            OK(MPI_Win_allocate_shared(N, x->unit, MPI_INFO_NULL, MPI_COMM_WORLD, &given, &x->win));
        } else if (w == 3) { /* in the midst of other memory, but on rank 0 */
            OK(MPI_Alloc_mem(N + 5000, MPI_INFO_NULL, &x->own));
            given = me ? x->own + 4008 : (x->own = malloc(N));
            OK(MPI_Win_create(given, N, x->unit, MPI_INFO_NULL, MPI_COMM_WORLD, &x->win));
        } else if (w == 4) {
            OK(MPI_Alloc_mem(N + 1, MPI_INFO_NULL, &x->own));
            given = x->own + 1;
            OK(MPI_Win_create(given, N, x->unit, MPI_INFO_NULL, MPI_COMM_WORLD, &x->win));
        } else {
            given = x->own = malloc(N);
            x->dynamic = 1;
            OK(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &x->win));
            OK(MPI_Win_attach(x->win, given, N / 2));
            OK(MPI_Win_attach(x->win, (char *)given + N / 2, N - N / 2));
        }
        if (given) x->memory = given;
        x->start = malloc(np * sizeof *x->start);
        MPI_Aint here;
        OK(MPI_Get_address(x->memory, &here));
        OK(MPI_Allgather(&here, 1, MPI_AINT, x->start, 1, MPI_AINT, MPI_COMM_WORLD));
        for (int r = 0; r < np; r++) {
            model[w][r] = malloc(N);
            for (int i = 0; i < N; i++) model[w][r][i] = (unsigned char)draw(256);
        }
        memcpy(x->memory, model[w][me], N);
    }
    for (int k = 0; k < phases; k++) phase(k);
    for (int w = 0; w < WINDOWS; w++) {
        OK(MPI_Win_free(&windows[w].win));
        for (int r = 0; r < np; r++) free(model[w][r]);
        free(windows[w].start);
    }
    return finish();
}
