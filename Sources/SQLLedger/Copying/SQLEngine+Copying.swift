import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// Copies every row of another ledger into this one, which is new, whatever engine keeps either.
    ///
    /// One transaction: before it is committed, every row is read again and compared with what the source answered, the
    /// audit chain is walked, and the control totals are computed in full. Where chain or totals do not hold, nothing
    /// is kept: they do not hold in the source. A second time is refused: the ledger is no longer new.
    ///
    /// - Returns: what was copied, or would have been where the copy does not hold.
    /// - Throws: `.notNew` where this ledger holds anything but its tables.
    package func copyEverything(of source: any SQLEngine) throws(StoreFailure) -> LedgerCopy {
        try source.read(.copyLedger) { sourceRows in
            do {
                return try transaction(.writing) { database in
                    try requireNew(database)
                    let reader = CopiedRows(of: sourceRows) { source.failure(.copyLedger, $0) }
                    let copy = try database.copyEverything(from: reader)
                    return copy.holds ? .commit(copy) : .rollBack(copy)
                }
            } catch let failure as StoreFailure {
                throw failure
            } catch {
                throw failure(.copyLedger, error)
            }
        }
    }

    /// A ledger that nothing was written to has one row: the beginning of its audit chain.
    private func requireNew(_ database: Database) throws {
        let isBegun = try AuditRows(database).auditHead() != .beginning
        let isFilled = try database.ledgerTables().contains { table in
            try table.name != "audit_head" && database.holdsRows(table)
        }
        if isBegun || isFilled { throw StoreFailure(.notNew, at: path) }
    }
}
