extension SQL {
    /// The statements of `Reconciling/book_changes.sql`.
    enum BookChanges: String, NamedStatement {
        static let file = "book_changes"

        case addFindingChange, addMove, addVerdict, addWithdrawal, applyMoves, changeTables, closeFindings,
            deleteWithdrawn, dropTouchedChanges, isFirstJudgement, noteJudged, openFindings, readBooked,
            readBookedFindings, reopenFindings, updateFindings, updatePurchases, verdictTable, withdrawPurchases
    }

    /// The statements of `Reconciling/dossiers.sql`.
    enum Dossiers: String, NamedStatement {
        static let file = "dossiers"

        case listSandboxAccounts, readCredits, readCreditsOfOriginals, readCreditsOfOtherStore, readDecisions,
            readFutureCredits, readNames, readNeighbours, readNotFound, readOtherBuyers, readRefundNotices,
            readRefundStatements, readRefusedCredits, readTraces, readTransactions
    }

    /// The statements of `Reconciling/neighbours.sql`.
    enum Neighbours: String, NamedStatement {
        static let file = "neighbours"

        case addNeighbour, askingJudged, neighbourTables, reach, readReceipts, readSubscriptions, touchAgain
    }

    /// The statements of `Reconciling/plain_purchases.sql`.
    enum PlainPurchases: String, NamedStatement {
        static let file = "plain_purchases"

        case judgePlain, leaveOutPlain, movePlain
    }

    /// The statements of `Reconciling/policy_in_force.sql`.
    enum PolicyInForce: String, NamedStatement {
        static let file = "policy_in_force"

        case coverage, lastPolicy, markRunJudged, movesOfListed, notePolicyBefore, policyBefore
    }

    /// The statements of `Reconciling/purchase_marks.sql`.
    enum PurchaseMarks: String, NamedStatement {
        static let file = "purchase_marks"

        case addFirstPaid, firstPaidTable, markReceived, markRenewal, markStorefronts, readPeriods, readReceived,
            readRenewals, readStorefronts
    }

    /// The statements of `Reconciling/sent_evidence.sql`.
    enum SentEvidence: String, NamedStatement {
        static let file = "sent_evidence"

        case addSender, emptyBundles, readEmpty, readForged, readSenders, selectEmpty, selectForged
    }

    /// The statements of `Reconciling/touched.sql`.
    enum Touched: String, NamedStatement {
        static let file = "touched"

        case clearTouched, clearWaiting, devices, findSenders, indexDevices, indexSenders, indexTraces,
            selectSubmissions, selectionTables, senderTable, takeCaseEvents, touchWaiting, touched, touchedTable, traces
    }

    /// The statements of `Reconciling/unmatched_findings.sql`.
    enum UnmatchedFindings: String, NamedStatement {
        static let file = "unmatched_findings"

        case addUnmatchedChange, addUnmatchedFinding, closeUnmatched, countLiveCredits, openUnmatched, readFound,
            readUnmatchedCredits, readVanished, reopenUnmatched, unmatchedTables, updateUnmatched
    }
}
