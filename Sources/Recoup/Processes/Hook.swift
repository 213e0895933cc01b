import FoundationEssentials
import Glibc
import ReconciliationCore
import Reports

/// A command of the operator, started at the end of a run. What becomes of it is never a verdict about the run.
struct Hook: Sendable, Hashable {
    /// The key that names it.
    let key: String
    /// For a shell, in the folder of the configuration.
    let command: String

    /// Which hook it is: set for every hook, and for nothing else.
    static let nameVariable = "RECOUP_HOOK"

    /// What a hook is told, by the names of its environment.
    static let variableNames = [
        nameVariable, "RECOUP_REPORT", "RECOUP_STATUS", "RECOUP_AS_OF", "RECOUP_RUN_ID", "RECOUP_MISSING_CREDITS",
        "RECOUP_OPEN_FINDINGS", "RECOUP_NEW_FINDINGS", "RECOUP_REOPENED_CASES", "RECOUP_REFUSED_ROWS",
    ]

    enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killedBySignal(Int32)
        case timedOut
        case notStarted(String)

        /// What went wrong; nil where it ended with 0.
        var problem: Message? {
            switch self {
            case .exited(0): nil
            case .exited(let status): .hookExited(status)
            case .killedBySignal(let signal): .hookKilled(signal)
            case .timedOut: .hookTimedOut
            case .notStarted(let reason): .hookNotStarted(reason)
            }
        }
    }

    /// Runs it to its end, in a process group of its own, which is ended as a whole where it takes too long. Its output
    /// goes to standard error: standard output is for data.
    func run(environment: [String: String], folder: String, timeout: Span) -> Ending {
        let words = ["sh", "-c", #"cd "$1" && eval "$2""#, "hook", folder, command]
        let process: pid_t
        do throws(ChildProcess.StartFailure) {
            process = try ChildProcess.start("/bin/sh", words, environment: environment, leadsGroup: true) { streams in
                posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&streams, STDERR_FILENO, STDOUT_FILENO)
            }
        } catch {
            return .notStarted(error.reason)
        }
        EndingSignals.endGroupAtEnd(process)
        defer { EndingSignals.endGroupAtEnd(0) }
        return wait(for: process, timeout: timeout)
    }

    private func wait(for process: pid_t, timeout: Span) -> Ending {
        var status: Int32 = 0
        guard Self.becomesTrue(within: timeout, { waitpid(process, &status, WNOHANG) != 0 }) else {
            endGroup(ledBy: process)
            return .timedOut
        }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .killedBySignal(signal)
    }

    /// Asks every process of a group to end, and makes those end that have not five seconds later.
    private func endGroup(ledBy process: pid_t) {
        kill(-process, SIGTERM)
        var isLeaderThere = true
        _ = Self.becomesTrue(within: .seconds(5)) {
            if isLeaderThere { isLeaderThere = waitpid(process, nil, WNOHANG) == 0 }
            return !isLeaderThere && kill(-process, 0) != 0
        }
        kill(-process, SIGKILL)
        if isLeaderThere { waitpid(process, nil, 0) }
    }

    /// Looks every 20 milliseconds, and once at least.
    private static func becomesTrue(within limit: Span, _ isTrue: () -> Bool) -> Bool {
        let step = Span(milliseconds: 20)
        var waited = Span.seconds(0)
        while !isTrue() {
            guard waited < limit else { return false }
            usleep(UInt32(step.milliseconds * 1000))
            waited = Span(milliseconds: waited.milliseconds + step.milliseconds)
        }
        return true
    }
}
