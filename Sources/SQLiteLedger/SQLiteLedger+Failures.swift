import FoundationEssentials
import GRDB
import Ledger
package import ReconciliationCore
import SQLLedger

/// What SQLite's failures mean to people: the cause and the cure. Statements and bound values stay out: they are of no use
/// to them, and values are customers' data.
extension SQLiteLedger {
    package func isOfDatabase(_ error: any Error) -> Bool {
        error is GRDB.DatabaseError || error is SQLLedger.DatabaseError
    }

    /// A step that failed; nothing of it was kept.
    package func failure(_ step: LedgerStep, _ error: any Error) -> StoreFailure { Self.failure(step, path, error) }

    private static func failure(_ step: LedgerStep, _ path: String, _ error: any Error) -> StoreFailure {
        let fault: StoreFailure.StepFault
        if let error = error as? GRDB.DatabaseError {
            fault =
                switch error.resultCode {
                case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
                case .SQLITE_FULL: .diskFull
                case .SQLITE_IOERR: .diskFailed(code: error.resultCode.rawValue)
                case .SQLITE_READONLY: .notWritable
                case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
                default: .sqlite(message: error.message ?? "", code: error.resultCode.rawValue)
                }
        } else if let error = error as? SQLLedger.DatabaseError {
            fault =
                switch error.kind {
                case .damaged: .damaged
                case .unknownCode(let code, let column): .unknownCode(code, column: column)
                case .other: .sqlite(message: error.message, code: ResultCode.SQLITE_ERROR.rawValue)
                }
        } else {
            fault = .other("\(error)")
        }
        return StoreFailure(.step(step, fault), at: path)
    }

    /// A ledger that cannot be opened.
    static func openingFailure(_ path: String, _ mode: LedgerMode, _ error: any Error) -> StoreFailure {
        guard let code = (error as? GRDB.DatabaseError)?.resultCode else {
            return StoreFailure(.cannotOpen("\(error)"), at: path)
        }
        switch code {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CORRUPT,
            .SQLITE_NOTADB:
            return failure(.openLedger, path, error)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            guard mode != .create || FileManager.default.fileExists(atPath: folder) else {
                return StoreFailure(.noFolder(folder), at: path)
            }
            return StoreFailure(.mayNotOpen(forReading: mode == .reading), at: path)
        default: return StoreFailure(.unknownFile(code: code.rawValue), at: path)
        }
    }
}
