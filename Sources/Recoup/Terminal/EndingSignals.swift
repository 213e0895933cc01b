import Glibc
import Synchronization

/// Signals that ask a process to end: it exits with the status of the article "Exit statuses" instead of dying by the
/// signal, so that whoever waits for it needs to know one kind of ending only. What was being written is undone as after a
/// kill.
enum EndingSignals {
    // Where the lines lie. They are made before the signal comes, for a handler may allocate nothing, and never freed, for one
    // may be reading them.
    private static let hungUp = Atomic<UInt>(0)
    private static let interrupted = Atomic<UInt>(0)
    private static let terminated = Atomic<UInt>(0)
    private static let unfinished = Atomic<UInt>(0)
    private static let unfinishedJournal = Atomic<UInt>(0)
    private static let childGroup = Atomic<Int32>(0)

    static func exitOnTerminationSignals() {
        // Makes the places before a handler may need them: a static value is made when it is first used.
        announce { _ in "" }
        unfinished.store(0, ordering: .releasing)
        unfinishedJournal.store(0, ordering: .releasing)
        // Little more than `write` and `_exit` is safe here: the signal may come in the midst of anything.
        setHandler(of: SIGHUP) { _ in EndingSignals.end(129, saying: EndingSignals.hungUp) }
        setHandler(of: SIGINT) { _ in EndingSignals.end(130, saying: EndingSignals.interrupted) }
        setHandler(of: SIGTERM) { _ in EndingSignals.end(143, saying: EndingSignals.terminated) }
    }

    /// Sets the line that one of them writes on standard error, given its name.
    static func announce(_ line: (String) -> String) {
        hungUp.store(UInt(bitPattern: strdup(line("SIGHUP"))), ordering: .releasing)
        interrupted.store(UInt(bitPattern: strdup(line("SIGINT"))), ordering: .releasing)
        terminated.store(UInt(bitPattern: strdup(line("SIGTERM"))), ordering: .releasing)
    }

    /// Has one of them remove a file that is still being written, with SQLite's journal if it is a database: nobody
    /// would find it under the name it has until it is whole.
    static func removeAtEnd(_ path: String) {
        unfinished.store(UInt(bitPattern: strdup(path)), ordering: .releasing)
        unfinishedJournal.store(UInt(bitPattern: strdup(path + "-journal")), ordering: .releasing)
    }

    /// Has one of them end a group of processes too, which no signal of a terminal or of cron reaches. 0: no group.
    static func endGroupAtEnd(_ group: Int32) { childGroup.store(group, ordering: .releasing) }

    private static func end(_ status: Int32, saying place: borrowing Atomic<UInt>) -> Never {
        if let path = UnsafePointer<CChar>(bitPattern: unfinished.load(ordering: .acquiring)) { unlink(path) }
        if let path = UnsafePointer<CChar>(bitPattern: unfinishedJournal.load(ordering: .acquiring)) { unlink(path) }
        let group = childGroup.load(ordering: .acquiring)
        if group > 0 { kill(-group, SIGTERM) }
        // If a reader has stopped reading, nothing is written: waiting for it, the process would not end.
        var stream = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        if let text = UnsafePointer<CChar>(bitPattern: place.load(ordering: .acquiring)), poll(&stream, 1, 0) == 1 {
            _ = write(STDERR_FILENO, text, strlen(text))
        }
        _exit(status)
    }

    private static func setHandler(of number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        let before = signal(number, handler)
        // A signal that was ignored at the start, as shells do in the background of a script, stays ignored.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
}
