#if PostgreSQL
package import ReconciliationCore
import SQLLedger

/// What the server's errors mean to people: the cause and the cure. Statements and bound values stay out: they are of no use
/// to them, and values are customers' data.
extension PostgreSQLLedger {
    package func isOfDatabase(_ error: any Error) -> Bool { error is ServerError || error is DatabaseError }

    /// A step that failed; nothing of it was kept.
    package func failure(_ step: LedgerStep, _ error: any Error) -> StoreFailure {
        let fault: StoreFailure.StepFault
        if let error = error as? ServerError {
            fault = error.fault
        } else if let error = error as? DatabaseError {
            fault =
                switch error.kind {
                case .damaged: .damaged
                case .unknownCode(let code, let column): .unknownCode(code, column: column)
                case .other: .other(error.message)
                }
        } else {
            fault = .other("\(error)")
        }
        return StoreFailure(.step(step, fault), at: path)
    }
}

extension ServerError {
    /// A step that writes, in a session that may only read.
    static let readingOnly = ServerError(state: "25006", message: "the ledger was opened for reading")

    /// A session that is to write, on a server that only follows another.
    static let onStandby = ServerError(state: "25006", message: "the server is in recovery")

    /// By the states that the server documents in its appendix of error codes.
    var fault: StoreFailure.StepFault {
        switch state {
        case _ where isOfUnansweredCommit: .commitUnanswered(message: message)
        // A lock that others kept, a deadlock, a snapshot that cannot be kept.
        case "55P03", "40P01", "40001": .busy
        case "53100": .diskFull
        case "25006": .serverNotWritable
        case "42501": .serverForbids(message: message)
        case _ where stateClass == "58": .server(message: message, state: state)
        case _ where stateClass == "XX": .damaged
        default: .server(message: message, state: state)
        }
    }
}
#endif
