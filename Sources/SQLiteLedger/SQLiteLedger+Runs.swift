import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// The last run that judged, whatever became of its report; nil in a new ledger.
    package func lastRun() throws(StoreFailure) -> RunRecord? {
        try read("read the last run") { database in
            let last = try database.prepared(PackageResources.runs_last_sql)
            guard let row = try Row.fetchOne(last) else { return nil }
            let policy: String = row["policy"]
            return RunRecord(
                id: RunID(row["run_id"]),
                asOf: Instant(milliseconds: row["as_of"]),
                state: RunState(rawValue: row["state"]) ?? .failed,
                exitStatus: row["exit_status"],
                summary: row["summary"],
                policy: policy.isEmpty ? nil : try JSONDecoder().decode(Policy.self, from: Data(policy.utf8))
            )
        }
    }

    /// Opens a run. One that stopped before it judged goes on under its id with the new start; so does the one of the
    /// same as-of: run again, a night is the same night. One that is published goes on only to be published again, else
    /// what its report said would count as new in the next.
    ///
    /// - Throws: `.asOfGoesBack` when the books were judged by a later as-of.
    package func openRun(_ start: RunStart) throws(StoreFailure) -> RunID {
        let path = path
        return try write("open a run") { database in
            let latest = try database.prepared(PackageResources.runs_latest_as_of_sql)
            if let latest = try Int64.fetchOne(latest), start.asOf.milliseconds < latest {
                throw StoreFailure(
                    kind: .asOfGoesBack,
                    message: """
                        The ledger at \(path) was judged as of \(Instant(milliseconds: latest).text); as of \
                        \(start.asOf.text) lies before it. Judge by a later moment, or by a new ledger.
                        """
                )
            }
            let unfinished = try database.prepared(PackageResources.runs_unfinished_sql)
            if let run = try Int64.fetchOne(unfinished, arguments: [start.asOf.milliseconds, start.isReported]) {
                try database.run(PackageResources.runs_continue_sql, [run] + start.columns)
                return RunID(run)
            }
            // What a published run judged was checked by it.
            if try String.fetchOne(database.prepared(PackageResources.runs_last_state_sql)) == "published" {
                try database.execute(sql: "DELETE FROM judged_purchase")
            }
            try database.run(PackageResources.runs_open_sql, start.columns)
            return RunID(database.lastInsertedRowID)
        }
    }

    /// Says how a run ended. A published one has reported the refused rows of all files so far.
    package func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure) {
        try write("close run \(run.number)") { database in
            let count = try database.run(
                PackageResources.runs_close_sql,
                [
                    run.number, ending.state.rawValue, ending.exitStatus,
                    ending.finishedAt.milliseconds, ending.summary,
                ]
            )
            guard count == 1 else { throw DatabaseError(message: "there is no run \(run.number)") }
            if ending.state == .published {
                try database.run(PackageResources.runs_report_files_sql, [run.number])
                try storeBalances(of: run, in: database)
            }
        }
    }
}

extension RunStart {
    fileprivate var columns: [(any DatabaseValueConvertible)?] {
        [asOf.milliseconds, startedAt.milliseconds, toolVersion, configurationDigest, actor.name, actor.systemUser]
    }
}
