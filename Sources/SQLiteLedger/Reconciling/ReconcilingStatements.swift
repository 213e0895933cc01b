extension SQL {
    /// The statements of `Reconciling/book_changes.sql`.
    enum BookChanges: String, NamedStatement {
        static let file = StatementFile(PackageResources.book_changes_sql)

        case addFindingChange, addMove, addVerdict, applyMoves, changeTables, closeFindings, noteJudged, openFindings,
            readBooked, readBookedFindings, reopenFindings, updateFindings, updatePurchases, verdictTable,
            dropTouchedChanges
    }

    /// The statements of `Reconciling/dossiers.sql`.
    enum Dossiers: String, NamedStatement {
        static let file = StatementFile(PackageResources.dossiers_sql)

        case readCredits, readDecisions, readNames, readNeighbours, readTraces, readTransactions
    }

    /// The statements of `Reconciling/neighbours.sql`.
    enum Neighbours: String, NamedStatement {
        static let file = StatementFile(PackageResources.neighbours_sql)

        case movesOfListed, neighbourTables, reach, receiptNeighbours, subscriptionNeighbours, touchAgain
    }

    /// The statements of `Reconciling/policy_in_force.sql`.
    enum PolicyInForce: String, NamedStatement {
        static let file = StatementFile(PackageResources.policy_in_force_sql)

        case markRunJudged, notePolicyBefore, lastPolicy, policyBefore, coverage
    }

    /// The statements of `Reconciling/purchase_marks.sql`.
    enum PurchaseMarks: String, NamedStatement {
        static let file = StatementFile(PackageResources.purchase_marks_sql)

        case addOverview, markReceived, markRenewal, markStorefronts, overviewTable, readPeriods, readReceived,
            readRenewals, readStorefronts
    }

    /// The statements of `Reconciling/touched.sql`.
    enum Touched: String, NamedStatement {
        static let file = StatementFile(PackageResources.touched_sql)

        case addSender, asking, deleteUnstated, devices, findSenders, readSenders, senderTable, takeCaseEvents,
            touched, traces, withdrawFindings, withdrawMoves, withdrawPurchases, touchedTable, indexTraces,
            indexDevices, indexSenders, selectionTables, clearTouched, clearWaiting
    }

    /// The statements of `Reconciling/unmatched_findings.sql`.
    enum UnmatchedFindings: String, NamedStatement {
        static let file = StatementFile(PackageResources.unmatched_findings_sql)

        case addUnmatchedFinding, closeFinding, countLiveCredits, emptyBundles, openUnmatched, readEmpty, readForged,
            readUnmatchedCredits, readVanished, reopenUnmatched, selectEmpty, selectForged, selectSubmissions,
            unmatchedTables, updateUnmatched
    }
}
