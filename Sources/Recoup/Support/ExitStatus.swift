import ArgumentParser
import ReconciliationCore

/// The exit statuses of the article "Exit statuses". Failure is never 0.
enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
    case done = 0
    case unexpectedFailure = 1
    case partlyDone = 3
    case credentialsRefused = 4
    case nothingAnswered = 5
    case controlsFailed = 6
    case thresholdMet = 7
    case nothingMatched = 8
    case noLedger = 10
    case locked = 11
    case usage = 64

    var code: ExitCode { ExitCode(rawValue) }

    /// Where several apply, the first of 6, 4, 5, 3, 7 wins.
    static func first(of statuses: Set<ExitStatus>) -> ExitStatus {
        let order: [ExitStatus] = [.controlsFailed, .credentialsRefused, .nothingAnswered, .partlyDone, .thresholdMet]
        return order.first { statuses.contains($0) } ?? .done
    }
}

/// A failure with a sentence for the user and the status it ends in.
struct CommandFailure: Error, CustomStringConvertible {
    let status: ExitStatus
    /// What, where, and what to do next.
    let message: String

    var description: String { message }

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    init(_ failure: StoreFailure) {
        switch failure.kind {
        case .missing, .cannotOpen, .newerVersion: status = .noLedger
        case .asOfGoesBack, .refused: status = .usage
        case .failed: status = .unexpectedFailure
        }
        message = failure.message
    }
}
