package import Ledger
package import ReconciliationCore

extension SQLEngine {
    /// The last run that judged, whatever became of its report; nil in a new ledger.
    package func lastRun() throws(StoreFailure) -> RunRecord? {
        try read(.readLastRun) { database in
            guard let row = try database.row(SQL.Runs.last) else { return nil }
            let policy: String = row["policy"]
            return RunRecord(
                id: row["run_id"],
                asOf: row["as_of"],
                state: try row.code("state"),
                exitStatus: row["exit_status"],
                summary: row["summary"],
                policy: policy.isEmpty ? nil : try Policy(json: policy)
            )
        }
    }

    package func runs(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<RunRow> {
        try self.page(
            .readRuns,
            of: SQL.Reports.exportedRuns,
            page,
            since: since,
            until: until,
            as: runRow
        )
    }

    package func lacksInputs() throws(StoreFailure) -> Bool {
        try read(.readLastRun) { try $0.value(SQL.Runs.lacksInputs) ?? false }
    }

    package func evidenceNews(before run: RunID) throws(StoreFailure) -> EvidenceNews {
        try read(.readNews) { database in
            guard let row = try database.row(SQL.Runs.evidenceNews, [run.number]) else {
                throw DatabaseError(message: "what came to light was not answered")
            }
            return EvidenceNews(
                read: row["read_count"],
                unreadable: row["unreadable_count"],
                // What was fixed since is no news any more.
                unverifiable: min(row["unverifiable_count"], row["unverifiable_now"])
            )
        }
    }

    package func contradictedBuyers(before run: RunID) throws(StoreFailure) -> Int {
        try read(.readNews) { try $0.value(SQL.Runs.contradictedBuyers, [run.number]) ?? 0 }
    }

    package func noteFailedFiles(_ names: [String], of run: RunID) throws(StoreFailure) {
        try write(.noteFailedFiles) { database in
            _ = try database.run(SQL.Runs.noteFailedFiles, [run.number, jsonArray(names.map(failedFileDigest))])
        }
    }

    package func newlyFailedFiles(among names: [String], before run: RunID) throws(StoreFailure) -> [String] {
        guard !names.isEmpty else { return [] }
        return try read(.readNews) { database in
            let kept: String? = try database.value(SQL.Runs.reportedFailedFiles, [run.number])
            let reported = Set(try kept.map { try [String](json: $0) } ?? [])
            return names.filter { !reported.contains(failedFileDigest($0)) }
        }
    }

    package func filesAwaitingRun() throws(StoreFailure) -> Int {
        try read(.readImportedFiles) { try $0.value(SQL.Runs.filesAwaitingRun) ?? 0 }
    }

    package func unfinishedRun() throws(StoreFailure) -> UnfinishedRun? {
        try read(.readUnfinishedRun) { database in
            try database.row(SQL.Runs.withoutEnd).map { row in
                UnfinishedRun(
                    id: row["run_id"],
                    asOf: row["as_of"],
                    startedAt: row["started_at"]
                )
            }
        }
    }

    package func asOfs(before run: RunID, limit: Int) throws(StoreFailure) -> [Instant] {
        try read(.readEarlierAsOfs) { database in
            try database.values(SQL.Runs.asOfsBefore, [run.number, limit])
        }
    }

    package func runsTakenBack(by run: RunID) throws(StoreFailure) -> [TakenBackRun] {
        try read(.readRunsTakenBack) { database in
            try database.rows(SQL.Runs.takenBack, [run.number])
                .map(takenBackRun)
        }
    }

    package func runsTakenBack(after moment: Instant) throws(StoreFailure) -> [TakenBackRun] {
        try read(.readLaterRunsTakenBack) { database in
            try database.rows(SQL.Runs.takenBackAfter, [moment.milliseconds])
                .map(takenBackRun)
        }
    }

    /// Opens a run. One that stopped before it judged goes on under its id with the new start; so does the one of the
    /// same as-of: run again, a night is the same night. One that is published goes on only to be published again, else
    /// what its report said would count as new in the next. One after which a case was resolved does not go on.
    ///
    /// - Throws: `.asOfGoesBack` when the books were judged by a later as-of and those runs are not, or cannot be, taken back.
    package func openRun(_ start: RunStart) throws(StoreFailure) -> RunID {
        let path = path
        return try write(.openRun) { database in
            let later = try database.rows(SQL.Runs.after, [start.asOf.milliseconds]).map(takenBackRun)
            if let last = later.last, let first = later.first {
                guard start.takesBack else {
                    throw StoreFailure(.asOfGoesBack(last: last.asOf, asOf: start.asOf), at: path)
                }
                let recorded: [String] = try database.values(
                    SQL.Runs.recordedSince,
                    [first.id.number, start.asOf.milliseconds]
                )
                guard recorded.isEmpty else {
                    throw StoreFailure(
                        .cannotTakeBack(last: last.asOf, asOf: start.asOf, recorded: recorded, first: first.id),
                        at: path
                    )
                }
            }
            guard let first = later.first else {
                return try continuedRun(start, in: database) ?? newRun(start, in: database)
            }
            let run = try newRun(start, in: database)
            try takeBack(later, from: first.id, by: run, start, in: database)
            return run
        }
    }

    private func continuedRun(_ start: RunStart, in database: Database) throws -> RunID? {
        guard let row = try database.row(SQL.Runs.unfinished, [start.asOf.milliseconds, start.isReported]) else {
            return nil
        }
        let run: RunID = row["run_id"]
        try database.run(SQL.Runs.continueOpen, [run] + start.columns)
        // What it posted by a later as-of may lie in the future of this one.
        if row["as_of"] as Instant > start.asOf { try database.execute(SQL.Runs.postEverything) }
        return run
    }

    private func newRun(_ start: RunStart, in database: Database) throws -> RunID {
        // What a published run judged was checked by it.
        if try database.value(SQL.Runs.lastState) as String? == "published" {
            try database.run(SQL.Runs.clearJudged)
        }
        guard let run = try database.prepared(SQL.Runs.open).inserted(start.columns) else {
            throw DatabaseError(message: "the run was not opened")
        }
        return RunID(run)
    }

    /// Takes runs back and writes that to the audit chain. Nothing of what they wrote is deleted.
    private func takeBack(
        _ runs: [TakenBackRun],
        from first: RunID,
        by run: RunID,
        _ start: RunStart,
        in database: Database
    ) throws {
        try database.run(SQL.Runs.takeBack, [first.number, run.number])
        try database.run(SQL.Runs.reportFilesAgain, [first.number])
        try database.execute(SQL.Runs.postEverything)
        try AuditRows(database).audit(run, takingBack: runs, start)
    }

    package func lastSuccess() throws(StoreFailure) -> Instant? {
        try read(.readLastSuccess) { database in
            try database.value(SQL.Runs.lastSuccess)
        }
    }

    /// Says how a run ended. A published one has reported the refused rows of all files so far.
    package func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure) {
        try write(.closeRun(run)) { database in
            let count = try database.run(
                SQL.Runs.close,
                [
                    run.number, ending.state.rawValue, ending.exitStatus,
                    ending.finishedAt.milliseconds, ending.summary,
                ]
            )
            guard count == 1 else { throw DatabaseError(message: "there is no run \(run.number)") }
            if ending.state == .published {
                try database.run(SQL.Runs.reportFiles, [run.number])
                try storeBalances(of: run, in: database)
            }
        }
    }
}

extension RunStart {
    fileprivate var columns: [(any ColumnValue)?] {
        [
            asOf.milliseconds, startedAt.milliseconds, toolVersion, configurationDigest, actor.name, actor.systemUser,
            lacksInputs,
        ]
    }
}

private func failedFileDigest(_ name: String) -> String { String(ContentDigest(of: Array(name.utf8)).hex.prefix(16)) }

private func takenBackRun(_ row: Row) -> TakenBackRun {
    TakenBackRun(id: row["run_id"], asOf: row["as_of"])
}

private func runRow(_ row: Row) -> RunRow {
    let hash: String? = row["audit_hash"]
    return RunRow(
        id: row["run_id"],
        asOf: row["as_of"],
        startedAt: row["started_at"],
        finishedAt: row["finished_at"],
        state: row["state"],
        exitStatus: row["exit_status"],
        moves: row["moves"],
        toolVersion: row["tool_version"],
        configurationDigest: row["configuration_digest"],
        actor: row["actor"],
        auditHead: hash.map { AuditHead(sequence: row["audit_sequence"], hash: $0) }
    )
}
