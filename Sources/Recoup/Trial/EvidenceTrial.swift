import Glibc
import ReconciliationCore

/// Has pieces of evidence read by another process first, and says which of them ended it.
///
/// Swift ends a process that computes what cannot be, such as a number beyond the largest one. Evidence comes from whoever
/// uploads it: without a trial, one piece that leads a reader to such a place would end every night.
struct EvidenceTrial: Sendable {
    /// The program and its arguments; what it does is what `TrialCommand` does.
    let command: [String]
    /// How long one piece may take.
    let timeout: Span

    /// The same program as this one, under the same configuration.
    init(of configuration: Configuration, asOf: Instant) {
        let command = ["/proc/self/exe", TrialCommand.name, "--as-of", asOf.text, "--config", configuration.path]
        self.init(command: command)
    }

    init(command: [String], timeout: Span = .seconds(60)) {
        self.command = command
        self.timeout = timeout
    }

    /// The pieces that the other process did not survive, or did not come to an end with, by their places.
    ///
    /// A process that cannot be started, or ends without a fault of its own, is no verdict about a piece: this piece and those
    /// behind it are taken for readable.
    func failures(among pieces: [[UInt8]]) -> Set<Int> {
        var failures: Set<Int> = []
        var process: TrialProcess?
        for (place, bytes) in pieces.enumerated() {
            guard let current = process ?? TrialProcess(command) else { return failures }
            switch current.read(bytes, within: timeout) {
            case .done: process = current
            case .failed:
                failures.insert(place)
                process = nil
            case .stopped: return failures
            }
        }
        return failures
    }
}

/// The other process of a trial: ended when nobody needs it any more.
private final class TrialProcess {
    enum Ending {
        case done
        /// A fault ended the process, or it took too long.
        case failed
        /// It ended otherwise: somebody ended it, or its configuration is refused.
        case stopped
    }

    private static let faults: Set<Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    private static let timeToBegin = Span.seconds(60)

    private let process: pid_t
    private let channel: Int32

    /// Nil where no process can be started that says it is ready.
    init?(_ command: [String]) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        channel = ends[0]
        defer { close(ends[1]) }
        do {
            process = try ChildProcess.start(command[0], command) { streams in
                posix_spawn_file_actions_adddup2(&streams, ends[1], STDIN_FILENO)
                posix_spawn_file_actions_adddup2(&streams, ends[1], STDOUT_FILENO)
            }
        } catch {
            close(ends[0])
            return nil
        }
        guard isAnswered(within: Self.timeToBegin) else { return nil }
    }

    deinit {
        close(channel)
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == 0 {
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
        }
    }

    func read(_ bytes: [UInt8], within timeout: Span) -> Ending {
        guard send(TrialCommand.frame(of: bytes.count)), send(bytes), isAnswered(within: timeout) else {
            return hasFailed() ? .failed : .stopped
        }
        return .done
    }

    /// Whether a fault ended it, or it goes on although it was waited for.
    private func hasFailed() -> Bool {
        var status: Int32 = 0
        // A process that ends closes its end of the channel before it can be waited for.
        for _ in 0..<1_000 {
            if waitpid(process, &status, WNOHANG) != 0 { return Self.faults.contains(status & 0x7f) }
            usleep(1_000)
        }
        return true
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(channel, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func isAnswered(within timeout: Span) -> Bool {
        var readable = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
        var answer: UInt8 = 0
        return poll(&readable, 1, Int32(clamping: timeout.milliseconds)) == 1 && recv(channel, &answer, 1, 0) == 1
    }
}
