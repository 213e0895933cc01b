/// The ledger could not be read or written. The reason is a value: the sentences about it are for the reports. It never holds
/// bound values.
package struct StoreFailure: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        case missing, cannotOpen, newerVersion, failed
        /// The as-of lies before the ledger's last.
        case asOfGoesBack
        /// Something asked for does not fit the books; nothing was changed.
        case refused
        /// Somebody else was writing all the time; nothing was changed.
        case busy
    }

    package enum Reason: Sendable, Hashable {
        case missing, newerVersion
        /// Not in this schema of the database, nil where no schema of the search path exists; the others hold ledgers.
        case missingInSchema(String?, others: [String])
        /// It would have to be migrated first, which this command does not do.
        case olderVersion
        /// A folder has the name of the file.
        case folder
        /// A database of something else.
        case notLedger
        /// It holds nothing at all, not even its tables.
        case emptied
        /// It was to be filled with the rows of another, and holds rows.
        case notNew
        /// It was to be made in a folder that does not exist.
        case noFolder(String)
        /// This user may not open it, or not its folder.
        case mayNotOpen(forReading: Bool)
        /// It lies where this user may not write, and its last changes stand in the log beside it.
        case logNotReadable
        /// Why it cannot be opened, where that is not a failure of SQLite.
        case cannotOpen(String)
        /// A setting of the server keeps triggers, and so the tallies of the ledger, from being run.
        case triggersDisabled(setting: String, value: String)
        /// Triggers of its tables are not there or do not run, as after a dump that was restored in part.
        case triggersMissing(first: String, table: String, count: Int)
        /// A pooler lends the processes of the server to sessions, each for a transaction.
        case sessionShared
        /// Opening it failed, with SQLite's code.
        case unknownFile(code: Int32)
        /// One step of the work; nothing of it was kept.
        case step(LedgerStep, StepFault)
        /// A transaction ended without a result; nothing of it was kept.
        case withoutResult
        /// The ledger was judged by a later as-of.
        case asOfGoesBack(last: Instant, asOf: Instant)
        /// The same, and the later runs cannot be taken back: what was recorded with them or after them, a count and a kind
        /// each, and the first of them.
        case cannotTakeBack(last: Instant, asOf: Instant, recorded: [String], first: RunID)
        case noSuchRun(RunID)
        /// The audit chain does not hold, so that nothing is removed.
        case auditChainBroken
        /// The audit chain would not hold after a change: a mistake of the program. Nothing was changed.
        case auditChainWouldBreak(AuditFault)
        /// Somebody reads the ledger, so that its log cannot be cut off after an erasure.
        case logInUse
        /// Each action that does not fit its case.
        case refusedActions([RefusedCaseAction])
        /// A resolution states a delivery of which the transaction or the user is not known.
        case noDeliveryToKeep(caseID: String)
    }

    /// What ended a step.
    package enum StepFault: Sendable, Hashable {
        /// Others were writing all the time.
        case busy
        case diskFull
        case diskFailed(code: Int32)
        case notWritable
        /// A server that only follows another, or transactions that may only read.
        case serverNotWritable
        /// The role lacks a right, in the server's words.
        case serverForbids(message: String)
        case damaged
        /// A column of the ledger holds a code that is not known, or nothing where one must stand.
        case unknownCode(String?, column: String)
        /// SQLite's message and code.
        case sqlite(message: String, code: Int32)
        /// The server's message and SQLSTATE, which is nil where the connection itself failed.
        case server(message: String, state: String?)
        /// The connection was lost after the server was told to save the step and before it said that it had: nobody
        /// knows whether it did. In the words of the connection.
        case commitUnanswered(message: String)
        /// Anything else, in its own words.
        case other(String)
    }

    /// The ledger's path.
    package var path: String
    package var reason: Reason

    package init(_ reason: Reason, at path: String) {
        self.reason = reason
        self.path = path
    }

    package var kind: Kind {
        switch reason {
        case .missing, .missingInSchema: .missing
        case .newerVersion: .newerVersion
        case .olderVersion, .folder, .notLedger, .emptied, .noFolder, .mayNotOpen, .logNotReadable, .cannotOpen,
            .triggersDisabled, .triggersMissing, .sessionShared, .unknownFile:
            .cannotOpen
        case .step(_, .busy): .busy
        case .step(_, .notWritable), .step(_, .serverNotWritable), .step(_, .serverForbids), .step(_, .damaged),
            .step(_, .unknownCode):
            .cannotOpen
        case .step, .withoutResult, .noSuchRun, .auditChainWouldBreak, .logInUse: .failed
        case .asOfGoesBack, .cannotTakeBack: .asOfGoesBack
        case .notNew, .auditChainBroken, .refusedActions, .noDeliveryToKeep: .refused
        }
    }

    /// For the log.
    package var description: String { "\(reason) (ledger \(path))" }
}

/// An action that does not fit its case, and why.
package struct RefusedCaseAction: Sendable, Hashable {
    package let caseID: String
    package let why: CaseRefusal

    package init(caseID: String, why: CaseRefusal) {
        self.caseID = caseID
        self.why = why
    }
}
