import Glibc
import Reports

extension Configuration {
    /// Takes the lock of a run on the ledger, which must exist: nothing is made beside a ledger that is not there.
    ///
    /// - Returns: the lock, held as long as the value lives.
    /// - Throws: status 10 where there is no ledger, 11 where another run has it.
    func lockLedger(_ option: LockOption, in context: Context) throws -> RunLock {
        guard access(ledgerPath, F_OK) == 0 else {
            throw CommandFailure(.noLedger, .noLedger(at: ledgerPath))
        }
        return try RunLock(ledgerPath: ledgerPath, wait: option.span(), startedAt: context.now())
    }
}
