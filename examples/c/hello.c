/* Every rank says who and where it is; rank 0 collects the lines, so that they come in order. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rank, size, length;
    char host[MPI_MAX_PROCESSOR_NAME], line[MPI_MAX_PROCESSOR_NAME + 64], library[MPI_MAX_LIBRARY_VERSION_STRING];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Get_processor_name(host, &length);
    snprintf(line, sizeof line, "Hello from rank %d of %d on %s", rank, size, host);

    if (rank == 0) {
        MPI_Get_library_version(library, &length);
        library[strcspn(library, "\n")] = 0;
        printf("%s\n%s\n", library, line);
        for (int from = 1; from < size; from++) {
            MPI_Recv(line, sizeof line, MPI_CHAR, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            printf("%s\n", line);
        }
    } else
        MPI_Send(line, (int)strlen(line) + 1, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
