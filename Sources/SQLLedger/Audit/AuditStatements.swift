extension SQL {
    /// The statements of `Audit/audit_chain.sql`.
    enum AuditChain: String, NamedStatement {
        static let file = "audit_chain"

        case add, caseEvent, caseEvents, events, eventsOfAction, judgedRun, runBefore, runOrigin, putRunHead, head,
            salt, moveHead,
            lastOfAction, sequenceOfHash
    }

    /// The statements of `Audit/audit_digests.sql`.
    enum AuditDigests: String, NamedStatement {
        static let file = "audit_digests"

        case checkpoint, evidenceBytes, keyBounds, leaveOut, putDigest, runningDigests, runsWithoutEvent
    }

    /// The statements of `Audit/digested_rows.sql`.
    enum DigestedRows: String, NamedStatement {
        static let file = "digested_rows"

        case caseCredit, caseEvent, coverage, creditStatement, evidence, forgottenName, listMove, product,
            refusedCredit, rejectedRow, sourceFile, submission, transactionAlias, transactionFact, userStatement
    }
}
