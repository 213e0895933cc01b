// Ends or stops a process at a counted call, for tests: at the same place every time, however slow the machine is.
//
// Loaded with LD_PRELOAD into the program under test. It reads one line of the environment:
//
//   CALL_TRAP="changes 120 9"        signal 9 comes just before the 120th call that changes a file or sends something
//   CALL_TRAP="reads users.csv 2 19" signal 19 comes just before the 2nd read of a file whose path ends in users.csv
//
// CALL_TRAP_COUNT names a file; a process that ends by itself writes into it how many such calls it made.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static enum { NOTHING, CHANGES, READS } counted = NOTHING;
static atomic_long calls = 0;
static long fatal_call = 0;
static int signal_number = 0;
static char path_end[256];

__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("CALL_TRAP");
    if (text == NULL) return;
    if (sscanf(text, "changes %ld %d", &fatal_call, &signal_number) == 2) {
        counted = CHANGES;
    } else if (sscanf(text, "reads %255s %ld %d", path_end, &fatal_call, &signal_number) == 3) {
        counted = READS;
    } else {
        fprintf(stderr, "CALL_TRAP is neither \"changes N SIGNAL\" nor \"reads PATH N SIGNAL\": %s\n", text);
        abort();
    }
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("CALL_TRAP_COUNT");
    long made = atomic_load(&calls);
    if (counted == NOTHING || path == NULL) return;
    counted = NOTHING;
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%ld\n", made);
    fclose(file);
}

// To the process, not to this thread: threads of libdispatch block signals. So that this one does nothing more before
// the other that takes the signal, it waits for the end, unless the process ignores the signal or is only stopped.
static void count(void) {
    struct sigaction action;
    if (atomic_fetch_add(&calls, 1) + 1 != fatal_call) return;
    kill(getpid(), signal_number);
    if (signal_number == SIGSTOP) return;
    if (sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN) return;
    while (1) pause();
}

static void change(void) {
    if (counted == CHANGES) count();
}

static void reading(int descriptor) {
    char link[64], path[4096];
    if (counted != READS) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path);
    ssize_t wanted = (ssize_t)strlen(path_end);
    if (length >= wanted && memcmp(path + length - wanted, path_end, (size_t)wanted) == 0) count();
}

// The function of this name that would have been called without this library.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t read(int descriptor, void *bytes, size_t size) {
    reading(descriptor);
    return REAL(read)(descriptor, bytes, size);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
    change();
    return REAL(write)(descriptor, bytes, size);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at) {
    change();
    return REAL(pwrite)(descriptor, bytes, size, at);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off64_t at) {
    change();
    return REAL(pwrite64)(descriptor, bytes, size, at);
}

int ftruncate(int descriptor, off_t size) {
    change();
    return REAL(ftruncate)(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) {
    change();
    return REAL(ftruncate64)(descriptor, size);
}

int fsync(int descriptor) {
    change();
    return REAL(fsync)(descriptor);
}

int fdatasync(int descriptor) {
    change();
    return REAL(fdatasync)(descriptor);
}

int rename(const char *from, const char *to) {
    change();
    return REAL(rename)(from, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    change();
    return REAL(renameat2)(from_folder, from, to_folder, to, flags);
}

int unlink(const char *path) {
    change();
    return REAL(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
    change();
    return REAL(mkdir)(path, mode);
}

ssize_t send(int descriptor, const void *bytes, size_t size, int flags) {
    change();
    return REAL(send)(descriptor, bytes, size, flags);
}
