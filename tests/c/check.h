/* Shared by the test programs: checks that say where and why, and an end that tells the result. */
#ifndef CHECK_H
#define CHECK_H
#include <mpi.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int me = -1, np = 0, failures = 0;

#define CHECK(condition, ...)                                                                       \
    do {                                                                                            \
        if (!(condition)) {                                                                         \
            if (failures++ < 20) {                                                                  \
                fprintf(stderr, "%s:%d: rank %d: %s: ", __FILE__, __LINE__, me, #condition);        \
                fprintf(stderr, __VA_ARGS__);                                                       \
                fputc('\n', stderr);                                                                \
            }                                                                                       \
        }                                                                                           \
    } while (0)

/* A call that has to succeed; what follows makes no sense without it, so the job ends. */
#define OK(call)                                                                                    \
    do {                                                                                            \
        int code_ = (call);                                                                         \
        if (code_ != MPI_SUCCESS) {                                                                 \
            char text_[MPI_MAX_ERROR_STRING] = "";                                                  \
            int length_ = 0;                                                                        \
            MPI_Error_string(code_, text_, &length_);                                               \
            fprintf(stderr, "%s:%d: rank %d: %s gives %d: %s\n", __FILE__, __LINE__, me, #call,     \
                    code_, text_);                                                                  \
            MPI_Abort(MPI_COMM_WORLD, 9);                                                           \
        }                                                                                           \
    } while (0)

static inline int class_of(int code)
{
    int class = -1;
    MPI_Error_class(code, &class);
    return class;
}

/* The call must fail with this class, and its message must hold every word of the list
 * (words are separated by '|'; "" asks for none). */
static inline void fails_(const char *file, int line, const char *call, int code, int class, const char *name,
                          const char *words)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length = 0, got = class_of(code);
    if (code == MPI_SUCCESS || got != class) {
        if (code != MPI_SUCCESS) MPI_Error_string(code, text, &length);
        fprintf(stderr, "%s:%d: rank %d: %s: expected %s, got code %d class %d %s\n", file, line, me, call, name,
                code, got, text);
        failures++;
        return;
    }
#ifdef OXMPI_MESSAGES
    MPI_Error_string(code, text, &length);
    char copy[256];
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok(copy, "|"); word; word = strtok(NULL, "|"))
        if (!strstr(text, word)) {
            fprintf(stderr, "%s:%d: rank %d: %s: the message lacks '%s': %s\n", file, line, me, call, word, text);
            failures++;
        }
#else
    (void)words;
#endif
}
#define FAILS(call, class, words) fails_(__FILE__, __LINE__, #call, (call), class, #class, words)

/* Errors that belong to no communicator reach the handler of MPI_COMM_SELF. */
static inline void errors_return(void)
{
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

static inline void start(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &np);
}

static inline void start_threaded(int *argc, char ***argv)
{
    int provided = -1;
    MPI_Init_thread(argc, argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &np);
    CHECK(provided == MPI_THREAD_MULTIPLE, "provided %d", provided);
}

/* The exit code of main. */
static inline int finish(void)
{
    MPI_Finalize();
    if (failures) fprintf(stderr, "rank %d: %d checks failed\n", me, failures);
    return failures ? 1 : 0;
}

/* A byte of a message, different for each sender, tag and place. */
static inline unsigned char byte_at(int sender, int tag, size_t place)
{
    size_t x = place * 2654435761u + (size_t)sender * 40503u + (size_t)tag * 977u + 7;
    return (unsigned char)((x >> 11) ^ x);
}

static inline void fill(void *memory, size_t bytes, int sender, int tag)
{
    unsigned char *p = memory;
    for (size_t i = 0; i < bytes; i++) p[i] = byte_at(sender, tag, i);
}

/* The first place that differs, or -1. */
static inline long long differs(const void *memory, size_t bytes, int sender, int tag)
{
    const unsigned char *p = memory;
    for (size_t i = 0; i < bytes; i++)
        if (p[i] != byte_at(sender, tag, i)) return (long long)i;
    return -1;
}
#endif
