import ArgumentParser
import ReconciliationCore
import Reports

/// The moment a run judges by.
struct AsOfOption: ParsableArguments {
    @Option(help: "Judge by this moment (RFC 3339) instead of now.")
    var asOf: String?

    @Flag(help: "Judge by an as-of more than a day past the clock, or take back later runs that imported nothing.")
    var force = false

    /// How far past the clock an as-of may lie without `--force`: a typing error would close the ledger to every night before.
    private static let aheadMax = Span.days(1)

    func instant(in context: Context) throws -> Instant { try Self.instant(asOf, force: force, in: context) }

    /// A moment stated in RFC 3339, else now, in whole seconds. `force` says whether `--force` is given, and is nil where the command has
    /// no such option.
    static func instant(_ text: String?, force: Bool? = nil, in context: Context) throws -> Instant {
        let now = context.now().wholeSecond
        let moment = try text.map(stated) ?? now
        guard force == true || moment <= now + aheadMax else {
            throw CommandFailure(.usage, .asOfTooLate(moment.text, now: now.text, canForce: force != nil))
        }
        return moment
    }

    /// Does a night. If its as-of lies before the last run's, the failure blames the clock, unless it was stated.
    func judged<Outcome>(_ night: () async throws -> Outcome) async throws -> Outcome {
        do {
            return try await night()
        } catch let failure as StoreFailure {
            guard asOf == nil, case .asOfGoesBack(let last, let now) = failure.reason else { throw failure }
            throw CommandFailure(.usage, .clockBehindLastRun(last: last.text, now: now.text))
        }
    }

    private static func stated(_ text: String) throws -> Instant {
        // An offset may lead out of the calendar.
        guard let instant = Instant(rfc3339: text), Instant(rfc3339: instant.text) != nil else {
            throw CommandFailure(.usage, .asOfNoTime(text))
        }
        return instant.wholeSecond
    }
}
