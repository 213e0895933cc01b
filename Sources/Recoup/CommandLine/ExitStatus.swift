import ArgumentParser
import Intake
import ReconciliationCore
import Reports

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
    let message: Message

    var description: String { message[.english] }

    init(_ status: ExitStatus, _ message: Message) {
        self.status = status
        self.message = message
    }

    /// What a command that threw `error` ends in, and says.
    init(ending error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as StoreFailure: self.init(failure)
        case let failure as ReportFailure: self.init(.unexpectedFailure, failure.message)
        case let failure as IntakeFailure: self.init(.unexpectedFailure, Message(failure))
        default: self.init(.unexpectedFailure, .unexpectedFailure("\(error)"))
        }
    }

    init(_ failure: StoreFailure) {
        switch failure.kind {
        case .missing, .cannotOpen, .newerVersion: status = .noLedger
        case .asOfGoesBack, .refused: status = .usage
        case .busy: status = .locked
        case .failed: status = .unexpectedFailure
        }
        message = Message(failure)
    }
}
