import GRDB
import Ledger
import ReconciliationCore

/// What SQLite's failures mean to people: the cause and the cure. Statements and bound values stay out: they are of no use
/// to them, and values are customers' data.
extension SQLiteLedger {
    /// A verb that failed; nothing of it was kept.
    static func failure(_ verb: String, _ path: String, _ error: any Error) -> StoreFailure {
        let subject = "Cannot \(verb): "
        guard let code = (error as? DatabaseError)?.resultCode else {
            return StoreFailure(
                kind: .failed,
                message: "\(subject)\(error). Nothing of this step was saved in the ledger at \(path); run it again."
            )
        }
        switch code {
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            return StoreFailure(
                kind: .busy,
                message:
                    "\(subject)others have been writing to the ledger at \(path) all the time. Nothing was changed; "
                    + "try again in a moment."
            )
        case .SQLITE_FULL:
            return StoreFailure(
                kind: .failed,
                message: "\(subject)there is no space left for the ledger at \(path). Nothing of this step was saved. "
                    + "Free disk space, then run again."
            )
        case .SQLITE_IOERR:
            return StoreFailure(
                kind: .failed,
                message: "\(subject)the disk with the ledger at \(path) failed or is full "
                    + "(SQLite error \(code.rawValue)). Nothing of this step was saved. Look at the disk and at its free "
                    + "space, then run again."
            )
        default:
            return damage(of: path, code).map { StoreFailure(kind: .cannotOpen, message: subject + $0) }
                ?? StoreFailure(
                    kind: .failed,
                    message: "\(subject)SQLite says \"\((error as? DatabaseError)?.message ?? "")\" (error "
                        + "\(code.rawValue)). Nothing of this step was saved in the ledger at \(path); run it again."
                )
        }
    }

    /// A ledger that cannot be opened.
    static func openingFailure(_ path: String, _ mode: LedgerMode, _ error: any Error) -> StoreFailure {
        guard let code = (error as? DatabaseError)?.resultCode else {
            return StoreFailure(kind: .cannotOpen, message: "Cannot open the ledger at \(path): \(error).")
        }
        switch code {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR: return failure("open the ledger", path, error)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            let cure =
                mode == .reading
                ? "This user needs to read it and the files `-wal` and `-shm` beside it (mode 640, the ledger's group)."
                : "Run as the ledger's owner, or fix its owner and mode and those of its folder."
            return StoreFailure(kind: .cannotOpen, message: "Cannot open the ledger at \(path). \(cure)")
        default:
            let cause = damage(of: path, code) ?? "SQLite error \(code.rawValue). Is it a ledger of recoup?"
            return StoreFailure(kind: .cannotOpen, message: "Cannot open the ledger: \(cause)")
        }
    }

    /// What makes a ledger unusable until somebody fixes it; nil for other failures.
    private static func damage(of path: String, _ code: ResultCode) -> String? {
        switch code {
        case .SQLITE_READONLY:
            "the ledger at \(path) cannot be written. Run as its owner, fix its owner or mode, or remount its disk for "
                + "writing."
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            "the ledger at \(path) is damaged or no ledger of recoup. Keep it aside, put a backup in its place and run "
                + "`recoup doctor`."
        default: nil
        }
    }
}
