import ArgumentParser
import ReconciliationCore
import Reports

/// How long to wait for another run to end.
struct LockOption: ParsableArguments {
    @Option(help: "Wait up to this long for another run to end, such as 10m.")
    var waitLock: String?

    /// The wait that is asked for, which begins now.
    ///
    /// - Throws: status 64 where the option is no duration.
    func wait(in context: Context) throws -> LockWait { LockWait(atMost: try span(), startedAt: context.now()) }

    private func span() throws -> Span {
        guard let waitLock else { return .seconds(0) }
        guard let span = Span(waitLock) else {
            throw CommandFailure(.usage, .waitLockNoDuration(waitLock))
        }
        return span
    }
}
