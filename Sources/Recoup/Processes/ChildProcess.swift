import Glibc

/// A program that is started as a process of its own.
enum ChildProcess {
    /// What the system says of a program that cannot be started.
    struct StartFailure: Error {
        let reason: String
    }

    /// Starts a program. No signal is blocked in it, whatever the thread that starts it blocks, and what this process ignores by itself
    /// has its default action there.
    ///
    /// - Parameters:
    ///   - path: of the program.
    ///   - words: what it is called by, and its arguments.
    ///   - environment: its whole environment; nil for the one of this process.
    ///   - leadsGroup: whether it is the first process of a group of its own.
    ///   - connect: says what its streams are.
    static func start(
        _ path: String,
        _ words: [String],
        environment: [String: String]? = nil,
        leadsGroup: Bool = false,
        connect: (inout posix_spawn_file_actions_t) -> Void
    ) throws(StartFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        connect(&actions)
        // Signals that this process ignores, other programs must not.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        sigaddset(&defaults, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // The threads of a pool, one of which this may be, block most signals.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let settings = environment?.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        let variables = settings.map { $0.map { strdup($0) } + [nil] }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            for text in arguments + (variables ?? []) { free(text) }
        }
        var process = pid_t()
        let failure =
            if let variables {
                posix_spawn(&process, path, &actions, &attributes, arguments, variables)
            } else {
                posix_spawn(&process, path, &actions, &attributes, arguments, environ)
            }
        guard failure == 0 else { throw StartFailure(reason: String(cString: strerror(failure))) }
        return process
    }
}
