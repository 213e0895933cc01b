package import Ledger
package import ReconciliationCore

/// A ledger in a database that understands SQL: every public step is one transaction that keeps the invariants.
///
/// The verbs are written here once: named statements, and what is made of their rows. An engine brings the statements
/// in its own SQL, the connection that runs them, and what only it can do: opening, migrating, copying and checking its
/// storage.
package protocol SQLEngine: LedgerEngine {
    /// Where the ledger is, for messages; without secrets.
    var path: String { get }

    /// Whether everything is rolled back at the end.
    var isRehearsal: Bool { get }

    /// Who judges beside the session that writes; nil where nobody does.
    var judgingWorkers: (any JudgingWorkers)? { get }

    /// Runs one step as one transaction, or as a savepoint inside the one that is open.
    func transaction<Value>(
        _ kind: TransactionKind,
        _ work: (Database) throws -> TransactionEnd<Value>
    ) throws -> Value

    /// Begins a read-only transaction around the steps that follow.
    ///
    /// - Returns: whether it did; false where a transaction is open already.
    func beginSnapshot() throws -> Bool

    func endSnapshot() throws

    /// Whether an error comes from the database, and not from the caller of a step.
    func isOfDatabase(_ error: any Error) -> Bool

    /// The failure that an error of the database means to people.
    func failure(_ step: LedgerStep, _ error: any Error) -> StoreFailure
}

package enum TransactionKind: Sendable {
    /// One snapshot, while others may write. Temporary tables may be made in it.
    case reading
    /// Nobody else writes meanwhile.
    case writing
}

package enum TransactionEnd<Value> {
    case commit(Value)
    case rollBack(Value)
}

extension SQLEngine {
    /// Runs one step as one transaction; in a rehearsal as a savepoint inside the one that is rolled back. What it
    /// writes is digested with it, so that rows somebody else writes can be told from its own.
    package func write<Value>(_ step: LedgerStep, _ work: (Database) throws -> Value) throws(StoreFailure) -> Value {
        try transaction(step, .writing) { database in
            try database.leaveOutForeignRows()
            let value = try work(database)
            try database.digestNewRows()
            return value
        }
    }

    /// Changes or removes rows that the audit chain states. The chain must hold before and afterwards, else nothing is changed.
    func rewrite<Value>(_ step: LedgerStep, _ work: (Database) throws -> Value) throws(StoreFailure) -> Value {
        guard try verifyAudit(.whole).fault == nil else { throw StoreFailure(.auditChainBroken, at: path) }
        return try write(step) { database in
            let value = try work(database)
            try database.digestNewRows()
            if let fault = try AuditVerification(AuditRows(database)).verdict(.whole).fault {
                throw StoreFailure(.auditChainWouldBreak(fault), at: path)
            }
            return value
        }
    }

    /// Reads one snapshot, while others may write: the ledger is not locked. Temporary tables may be made in it.
    package func read<Value>(_ step: LedgerStep, _ work: (Database) throws -> Value) throws(StoreFailure) -> Value {
        try transaction(step, .reading, work)
    }

    package func inOneSnapshot<Value>(_ work: () throws -> Value) throws -> Value {
        let isBegun: Bool
        do { isBegun = try beginSnapshot() } catch { throw failure(.openLedger, error) }
        let result = Result { try work() }
        guard isBegun else { return try result.get() }
        let ending = Result { try endSnapshot() }
        let value = try result.get()
        // What is written next would be part of it, and never be kept.
        do { try ending.get() } catch { throw failure(.openLedger, error) }
        return value
    }

    private func transaction<Value>(
        _ step: LedgerStep,
        _ kind: TransactionKind,
        _ work: (Database) throws -> Value
    ) throws(StoreFailure) -> Value {
        do {
            return try transaction(kind) { .commit(try work($0)) }
        } catch let failure as StoreFailure {
            throw failure
        } catch {
            throw failure(step, error)
        }
    }
}
