extension SQL {
    /// The statements of `Checks/control_totals.sql`.
    enum ControlTotals: String, NamedStatement {
        static let file = "control_totals"

        case balances, checked, lists, purchases, waiting, checkedTable, afterPosting
    }

    /// The statements of `Checks/input_totals.sql`.
    enum InputTotals: String, NamedStatement {
        static let file = "input_totals"

        case credits, evidence, input, rows
    }

    /// The statements of `Checks/tallies.sql`. Those that count, named `count…`, read the whole ledger.
    package enum Tallies: String, NamedStatement {
        package static let file = "tallies"

        case compare, countedTable, countClaims, countClaimsMade, countCredits, countCreditStatements, countEvidence,
            countEvidenceAgain, countExcludedCredits, countFacts, countMarkedPurchases, countMoves, countPurchases,
            countSetAsideRows, countTransactionsPosted, countTransactionsStated
    }

    /// The statements of `Checks/totals.sql`.
    enum Totals: String, NamedStatement {
        static let file = "totals"

        case claims, credits, duplicates, evidence, findingChanges, findings, futureCredits, intake, missingMoney,
            missingSteps, notifications, owners, parkedWithOwner, periodsWithoutFirst, purchases, repeatedDeliveries,
            storefronts, undated, unfinished, unverifiable, watermarks, white
    }
}
