import Glibc

/// Signals that ask a process to end: it exits with the status of the article "Exit statuses" instead of dying by the
/// signal, so that
/// whoever waits for it needs to know one kind of ending only. What was being written is undone as after a kill.
enum EndingSignals {
    static func exitOnTerminationSignals() {
        // Nothing but `_exit` is safe here: the signal may come in the midst of anything.
        handle(SIGINT) { _ in _exit(130) }
        handle(SIGTERM) { _ in _exit(143) }
    }

    private static func handle(_ number: Int32, _ end: @escaping @convention(c) (Int32) -> Void) {
        let before = signal(number, end)
        // Who starts it with the signal ignored, as shells do in the background of a script, means that.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
}
