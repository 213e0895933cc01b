// Ends or stops a process at a counted call, for tests: at the same place every time, however slow the machine is.
//
// Loaded with LD_PRELOAD into the program under test. It reads one line of the environment:
//
//   CALL_TRAP="changes 120 9"        signal 9 comes just before the 120th call that changes a file or sends something
//   CALL_TRAP="reads users.csv 2 19" signal 19 comes just before the 2nd read of a file whose path ends in users.csv
//   CALL_TRAP="moves users.csv 1 19" signal 19 comes just before a file whose path ends in users.csv gets another name
//
// Two such events may follow one another, with ";" between them.
// CALL_TRAP_COUNT names a file; a process that ends by itself writes into it how many calls of the first event it made.

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

enum { EVENTS_MAX = 2 };

static struct {
    enum { NOTHING, CHANGES, READS, MOVES } counted;
    atomic_long calls;
    long signalled_call;
    int signal_number;
    char path_end[256];
} events[EVENTS_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("CALL_TRAP");
    for (int i = 0; i < EVENTS_MAX && text != NULL; i++) {
        if (sscanf(text, "changes %ld %d", &events[i].signalled_call, &events[i].signal_number) == 2) {
            events[i].counted = CHANGES;
        } else if (sscanf(text, "reads %255s %ld %d", events[i].path_end, &events[i].signalled_call, &events[i].signal_number) == 3) {
            events[i].counted = READS;
        } else if (sscanf(text, "moves %255s %ld %d", events[i].path_end, &events[i].signalled_call, &events[i].signal_number) == 3) {
            events[i].counted = MOVES;
        } else {
            fprintf(stderr, "CALL_TRAP is none of \"changes N SIGNAL\", \"reads PATH N SIGNAL\", \"moves PATH N SIGNAL\": %s\n", text);
            abort();
        }
        // Whoever starts the process may have it blocked, as the threads of a pool do, and a process inherits that.
        sigset_t coming;
        sigemptyset(&coming);
        sigaddset(&coming, events[i].signal_number);
        sigprocmask(SIG_UNBLOCK, &coming, NULL);
        text = strchr(text, ';');
        if (text != NULL) text += strspn(text, "; ");
    }
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("CALL_TRAP_COUNT");
    long made = atomic_load(&events[0].calls);
    if (events[0].counted == NOTHING || path == NULL) return;
    for (int i = 0; i < EVENTS_MAX; i++) events[i].counted = NOTHING;
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    fprintf(file, "%ld\n", made);
    fclose(file);
}

static int is_fault(int number) {
    return number == SIGILL || number == SIGTRAP || number == SIGABRT || number == SIGBUS || number == SIGFPE || number == SIGSEGV;
}

// To the process, not to this thread: threads of libdispatch block signals. So that this one does nothing more before
// the other that takes the signal, it waits for the end, unless the process ignores the signal or is only stopped.
static void count(int event) {
    struct sigaction action;
    int number = events[event].signal_number;
    if (atomic_fetch_add(&events[event].calls, 1) + 1 != events[event].signalled_call) return;
    if (number == SIGSTOP) {
        // No thread blocks it, and the one that raises it does nothing more before the process has stopped.
        raise(SIGSTOP);
        return;
    }
    if (is_fault(number)) {
        // Comes to the thread that causes it.
        sigset_t coming;
        sigemptyset(&coming);
        sigaddset(&coming, number);
        pthread_sigmask(SIG_UNBLOCK, &coming, NULL);
        signal(number, SIG_DFL);
        raise(number);
    }
    kill(getpid(), number);
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN) return;
    while (1) pause();
}

static void change(void) {
    for (int i = 0; i < EVENTS_MAX; i++) {
        if (events[i].counted == CHANGES) count(i);
    }
}

static int ends_path(int event, const char *path, size_t length) {
    size_t wanted = strlen(events[event].path_end);
    return length >= wanted && memcmp(path + length - wanted, events[event].path_end, wanted) == 0;
}

static void reading(int descriptor) {
    char link[64], path[4096];
    ssize_t length = -1;
    for (int i = 0; i < EVENTS_MAX; i++) {
        if (events[i].counted != READS) continue;
        if (length < 0) {
            snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
            length = readlink(link, path, sizeof path);
        }
        if (length >= 0 && ends_path(i, path, (size_t)length)) count(i);
    }
}

static void moving(const char *path) {
    change();
    for (int i = 0; i < EVENTS_MAX; i++) {
        if (events[i].counted == MOVES && ends_path(i, path, strlen(path))) count(i);
    }
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
    moving(from);
    return REAL(rename)(from, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    moving(from);
    return REAL(renameat2)(from_folder, from, to_folder, to, flags);
}

int link(const char *from, const char *to) {
    change();
    return REAL(link)(from, to);
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
