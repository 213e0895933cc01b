import GRDB
import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    /// Judges what was touched and applies the changes, all or nothing.
    ///
    /// A second time, with nothing new and the same as-of, it changes nothing.
    package func reconcile(
        run: RunID,
        policy: Policy,
        asOf: Instant,
        isFull: Bool
    ) throws(StoreFailure) -> ReconcileTally {
        try write("reconcile") { database in
            let previous = try lastPolicy(in: database)
            var tally = ReconcileTally()
            try database.run(SQL.Touched.takeCaseEvents, [run.number])
            try selectTouched(in: database, policy: policy, previous: previous, isFull: isFull)
            try withdrawUnstated(in: database, run: run, asOf: asOf, tally: &tally)
            tally.judged = try judgeTouched(in: database, policy: policy, asOf: asOf)
            tally.judged += try judgeNeighbours(
                in: database,
                policy: policy,
                asOf: asOf,
                isEverything: isFull || previous == nil
            )
            try applyPlaces(in: database, run: run, asOf: asOf, tally: &tally)
            try SettlingRows(database: database).settleClaims(policy: policy, isFull: isFull)
            try applyFindings(in: database, run: run, asOf: asOf, tally: &tally)
            try findUnmatched(in: database, run: run, policy: policy, asOf: asOf, tally: &tally)
            try markStorefronts(in: database)
            try markUnfinished(in: database, run: run, asOf: asOf)
            try markRenewalsWithoutFirst(in: database)
            try finishTouched(in: database, isFull: isFull)
            tally.changedSettings = try changedSettings(of: run, policy: policy, previous: previous, in: database)
            try markJudged(run, policy: policy, in: database)
            try auditRun(run, policy: policy, previous: previous, asOf: asOf, in: database)
            return tally
        }
    }

    /// Selects the purchases to judge, and gathers what their dossiers are read from.
    private func selectTouched(in database: Database, policy: Policy, previous: Policy?, isFull: Bool) throws {
        try gatherTouched(in: database) {
            try database.run(
                SQL.Touched.touched,
                named: [
                    "is_everything": isFull || previous.map { $0.requiresFullRejudge(policy) } ?? false,
                    "is_cut_over_moved": previous?.creditsSince != policy.creditsSince,
                ]
            )
        }
    }

    /// Takes the touched purchases that nothing in force states any more off their lists, before the others are judged:
    /// nobody's owner may rest on them.
    private func withdrawUnstated(
        in database: Database,
        run: RunID,
        asOf: Instant,
        tally: inout ReconcileTally
    ) throws {
        let change: [String: (any DatabaseValueConvertible)?] = [
            "run": run.number, "as_of": asOf.milliseconds, "reason": ClosingReason.evidenceWithdrawn.code,
        ]
        tally.moves += try database.run(SQL.Touched.withdrawMoves, named: change)
        tally.closedFindings += try database.run(SQL.Touched.withdrawFindings, named: change)
        try database.run(SQL.Touched.deleteUnstated)
        try database.run(
            SQL.Touched.withdrawPurchases,
            named: ["reason": ClosingReason.evidenceWithdrawn.code]
        )
    }

    /// Writes the moves into the journal and brings the purchases in line with their verdicts.
    private func applyPlaces(in database: Database, run: RunID, asOf: Instant, tally: inout ReconcileTally) throws {
        let moment = ["run": run.number, "as_of": asOf.milliseconds]
        tally.moves += try database.run(SQL.BookChanges.applyMoves, named: moment)
        try database.run(SQL.BookChanges.updatePurchases, named: moment)
    }

    /// Closes, opens and updates the findings about purchases.
    private func applyFindings(in database: Database, run: RunID, asOf: Instant, tally: inout ReconcileTally) throws {
        let moment = ["run": run.number, "as_of": asOf.milliseconds]
        tally.closedFindings += try database.run(SQL.BookChanges.closeFindings, named: moment)
        tally.newFindings += try database.run(SQL.BookChanges.reopenFindings, named: moment)
        try database.run(SQL.BookChanges.updateFindings)
        tally.newFindings += try database.run(SQL.BookChanges.openFindings, named: moment)
    }

    /// Says that no purchase waits to be judged, and which were.
    private func finishTouched(in database: Database, isFull: Bool) throws {
        // The control totals of a full run look at every purchase anyway.
        if !isFull { try database.run(SQL.BookChanges.noteJudged) }
        try database.run(SQL.Touched.clearWaiting)
    }
}
