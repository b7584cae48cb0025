/* test: np=3
 * Data that the library exports and the program copies (COPY relocations): what MPI_UNWEIGHTED and
 * MPI_WEIGHTS_EMPTY hold is recognised whether they are read in the program or in a shared object. Variadic calls. */
#include "check.h"

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int *unweighted = (int *)MPI_UNWEIGHTED, *empty = (int *)MPI_WEIGHTS_EMPTY;
    CHECK(unweighted && empty && unweighted != empty, "%p %p", (void *)unweighted, (void *)empty);

    int left = (me + np - 1) % np, right = (me + 1) % np, in, out, weighted;
    MPI_Comm ring;
    OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &left, MPI_UNWEIGHTED, 1, &right, MPI_UNWEIGHTED, MPI_INFO_NULL,
                                      0, &ring));
    OK(MPI_Dist_graph_neighbors_count(ring, &in, &out, &weighted));
    CHECK(in == 1 && out == 1 && !weighted, "in %d out %d weighted %d", in, out, weighted);
    int from = -1, to = -1;
    OK(MPI_Dist_graph_neighbors(ring, 1, &from, MPI_UNWEIGHTED, 1, &to, unweighted));
    CHECK(from == left && to == right, "from %d to %d", from, to);
    OK(MPI_Comm_free(&ring));

    /* Weighted, with edges on one rank only. */
    int target = 0, weight = 7;
    if (me == np - 1)
        OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, NULL, MPI_WEIGHTS_EMPTY, 1, &target, &weight, MPI_INFO_NULL, 0,
                                          &ring));
    else if (me == 0) {
        int source = np - 1;
        OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, &source, &weight, 0, NULL, empty, MPI_INFO_NULL, 0, &ring));
    } else
        OK(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 0, NULL, MPI_WEIGHTS_EMPTY, 0, NULL, MPI_WEIGHTS_EMPTY,
                                          MPI_INFO_NULL, 0, &ring));
    OK(MPI_Dist_graph_neighbors_count(ring, &in, &out, &weighted));
    CHECK(weighted && in == (me == 0) && out == (me == np - 1), "in %d out %d weighted %d", in, out, weighted);
    OK(MPI_Comm_free(&ring));

    OK(MPI_Pcontrol(1));
    OK(MPI_Pcontrol(2, "words", 3.5, &me));
    return finish();
}
