import GRDB
import Ledger
import ReconciliationCore

/// What SQLite's failures mean to people: the cause and the cure. Statements and bound values stay out: they are of no use
/// to them, and values are customers' data.
extension SQLiteLedger {
    /// A verb that failed; nothing of it was kept.
    static func failure(_ verb: String, _ path: String, _ error: any Error) -> StoreFailure {
        let fault: StoreFailure.StepFault
        if let error = error as? DatabaseError {
            fault =
                switch error.resultCode {
                case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
                case .SQLITE_FULL: .diskFull
                case .SQLITE_IOERR: .diskFailed(code: error.resultCode.rawValue)
                case .SQLITE_READONLY: .notWritable
                case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
                default: .sqlite(message: error.message ?? "", code: error.resultCode.rawValue)
                }
        } else {
            fault = .other("\(error)")
        }
        return StoreFailure(.step(verb, fault), at: path)
    }

    /// A ledger that cannot be opened.
    static func openingFailure(_ path: String, _ mode: LedgerMode, _ error: any Error) -> StoreFailure {
        guard let code = (error as? DatabaseError)?.resultCode else {
            return StoreFailure(.cannotOpen("\(error)"), at: path)
        }
        switch code {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CORRUPT,
            .SQLITE_NOTADB:
            return failure("open the ledger", path, error)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            return StoreFailure(.mayNotOpen(forReading: mode == .reading), at: path)
        default: return StoreFailure(.unknownFile(code: code.rawValue), at: path)
        }
    }
}
