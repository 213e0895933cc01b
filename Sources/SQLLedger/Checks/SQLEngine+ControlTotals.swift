package import ReconciliationCore

extension SQLEngine {
    /// The control totals 1 to 6 (article "Control totals"): what always holds, in SQL that shares nothing with what
    /// made the books.
    ///
    /// The white list and what was judged since the last published run are looked at one by one; everything else
    /// through the tallies that triggers keep, so that a night does not cost what the history holds. In full, every
    /// purchase is looked at, every tally is counted from scratch and compared, and what is derived from statements and
    /// evidence is held against them row by row.
    package func controlTotals(run: RunID, isFull: Bool) throws(StoreFailure) -> [ControlTotal] {
        try read(.computeControlTotals) { try $0.controlTotals(run: run, isFull: isFull) }
    }

    /// What was imported, verified or looked up since the last run and waits to be posted, by the name of the control
    /// total that counts it on its left side only. Between two runs that is no fault of the books.
    package func rowsWaitingForRun() throws(StoreFailure) -> [String: Int64] {
        try read(.countWaiting) { database in
            let rows = try database.rows(SQL.ControlTotals.waiting)
            return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as Int64) })
        }
    }

    /// Records that a run judged and checked everything, and that all of it holds.
    package func noteFullCheck(by run: RunID) throws(StoreFailure) {
        try write(.noteFullCheck) { database in
            _ = try database.run(SQL.Runs.noteFull, [run.number])
        }
    }

    /// The as-of by which everything was last judged and checked; nil where it never was.
    package func lastFullCheck() throws(StoreFailure) -> Instant? {
        try read(.readLastFullCheck) { database in
            try database.value(SQL.Runs.lastFull)
        }
    }

    /// Keeps the balances of a run that is being published: the next one's opening.
    func storeBalances(of run: RunID, in database: Database) throws {
        try database.run(SQL.Runs.dropBalances, named: ["run": run.number])
        try database.run(SQL.Runs.storeBalances, [run.number])
    }
}

extension Database {
    /// The control totals, inside an open transaction.
    func controlTotals(run: RunID, isFull: Bool) throws -> [ControlTotal] {
        try execute(SQL.ControlTotals.checkedTable)
        try self.run(SQL.ControlTotals.checked, [isFull])
        let complete: [any NamedStatement] = [
            SQL.InputTotals.input, SQL.InputTotals.evidence, SQL.InputTotals.credits, SQL.ControlTotals.purchases,
            SQL.ControlTotals.balances,
        ]
        var totals = try complete.flatMap { try fetchTotals($0, in: self) }
        totals += try fetchTotals(SQL.ControlTotals.lists, [run.number], in: self)
        if isFull {
            totals += try tallyTotals(run: run)
            totals += try fetchTotals(SQL.InputTotals.rows, in: self)
        }
        // Others import while a run goes on. What is left out here is counted by the next run.
        let late = try rows(SQL.ControlTotals.afterPosting, [run.number])
        let entries = Dictionary(uniqueKeysWithValues: late.map { ($0["name"] as String, $0["entries"] as Int64) })
        return totals.sorted { $0.name < $1.name }.map { total in
            ControlTotal(name: total.name, left: total.left - entries[total.name, default: 0], right: total.right)
        }
    }
}

extension Database {
    /// The kept tallies, each held against all its rows counted from scratch.
    private func tallyTotals(run: RunID) throws -> [ControlTotal] {
        try execute(SQL.Tallies.countedTable)
        let counts: [SQL.Tallies] = [
            .countClaims, .countClaimsMade, .countCredits, .countCreditStatements, .countEvidence, .countEvidenceAgain,
            .countExcludedCredits, .countFacts, .countMoves, .countPurchases, .countSetAsideRows,
            .countTransactionsPosted, .countTransactionsStated,
        ]
        for count in counts { try self.run(count) }
        try self.run(SQL.Tallies.countMarkedPurchases, named: ["run": run.number])
        return try fetchTotals(SQL.Tallies.compare, in: self)
    }
}

private func fetchTotals(
    _ statement: some NamedStatement,
    _ arguments: [(any ColumnValue)?] = [],
    in database: Database
) throws -> [ControlTotal] {
    try database.rows(statement, arguments).map { row in
        ControlTotal(name: row[0], left: row[1], right: row[2])
    }
}
