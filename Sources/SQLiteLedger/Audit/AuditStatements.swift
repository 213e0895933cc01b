extension SQL {
    /// The statements of `Audit/audit_chain.sql`.
    enum AuditChain: String, NamedStatement {
        static let file = StatementFile(PackageResources.audit_chain_sql)

        case add, caseEvent, caseEvents, events, eventsOfAction, judgedRun, runBefore, runOrigin, putRunHead, head,
            salt, moveHead,
            lastOfAction, sequenceOfHash
    }

    /// The statements of `Audit/audit_digests.sql`.
    enum AuditDigests: String, NamedStatement {
        static let file = StatementFile(PackageResources.audit_digests_sql)

        case checkpoint, evidenceBytes, keyBounds, leaveOut, looseRuns, putDigest, runningDigests
    }

    /// The statements of `Audit/digested_rows.sql`.
    enum DigestedRows: String, NamedStatement {
        static let file = StatementFile(PackageResources.digested_rows_sql)

        case caseCredit, caseEvent, coverage, creditStatement, evidence, listMove, product, rejectedRow, sourceFile,
            submission, transactionAlias, transactionFact, userStatement
    }
}
