#if PostgreSQL
import FoundationEssentials
import Glibc
import Ledger
package import ReconciliationCore
package import SQLLedger

extension PostgreSQLLedger {
    package var judgingWorkers: (any JudgingWorkers)? {
        // What a rehearsal has written, no other session sees.
        guard !isRehearsal, sharing.workerCount > 1 else { return nil }
        return LocalWorkers(address: address, sharing: sharing)
    }
}

extension PostgreSQLLedger: RangeJudging {
    /// Opens the ledger in a session that judges for runs. Where its process is stopped, or gone without a word, what it had begun
    /// is free for others after two minutes.
    package static func openForJudging(
        at address: ServerAddress,
        sharing: SharedJudging
    ) throws(StoreFailure) -> PostgreSQLLedger {
        let ledger = try PostgreSQLLedger(address: address, mode: .run, sharing: sharing)
        do {
            try ledger.server.execute("SET idle_in_transaction_session_timeout = '2min'")
        } catch {
            throw StoreFailure(opening: address, error)
        }
        return ledger
    }

    package func judgeNextRange() throws(StoreFailure) -> Int? {
        try reportingFailures {
            try ownTransaction { database in
                guard
                    let row = try database.row(SQL.JudgingRanges.takeRange, named: ["program": sharing.program])
                else { return nil }
                let range: Int64 = row["range_id"]
                let terms = try JudgingTerms(json: row["terms"])
                let judged = try database.judge(by: terms) {
                    try database.run(SQL.JudgingRanges.selectRange, named: ["range": range])
                    try database.run(SQL.JudgingRanges.takeNeighbours, named: ["range": range])
                    try database.run(SQL.JudgingRanges.takeCaseEventsOfRange, named: ["range": range])
                }
                try database.run(SQL.JudgingRanges.finishRange, named: ["range": range, "count": judged])
                return judged
            }
        }
    }

    package func otherProgram() throws(StoreFailure) -> String? {
        try reportingFailures {
            try ownTransaction { database in
                try database.value(SQL.JudgingRanges.otherProgram, named: ["program": sharing.program])
            }
        }
    }

    private func reportingFailures<Value>(_ work: () throws -> Value) throws(StoreFailure) -> Value {
        do {
            return try work()
        } catch {
            throw failure(.reconcile, error)
        }
    }

    /// Judges ranges until none waits any more and nobody judges one. A range whose worker is gone is taken up again.
    ///
    /// - Parameter isNeeded: asked before each range.
    func judgeRemainingRanges(while isNeeded: () -> Bool) throws {
        while isNeeded() {
            if try judgeNextRange() != nil { continue }
            let isJudged = try ownTransaction { database in
                try database.value(SQL.JudgingRanges.isJudged) as Bool? ?? true
            }
            if isJudged { return }
            usleep(20_000)
        }
    }

    /// Offers the purchases that a run has selected to the workers, in ranges; what was offered before is taken away.
    ///
    /// - Parameter selection: the open transaction of the run.
    func offerRanges(of selection: Database, by terms: JudgingTerms, run: RunID) throws {
        let encoded = String(decoding: try JSONEncoder().encode(terms), as: UTF8.self)
        try ownTransaction { database in
            try database.run(SQL.JudgingRanges.clearRanges)
            let ranges = try Row.fetchCursor(
                selection.prepared(SQL.JudgingRanges.divide),
                arguments: ["size": sharing.rangeSize, "run": run.number]
            )
            while let range = try ranges.next() {
                try database.run(
                    SQL.JudgingRanges.addRange,
                    named: [
                        "program": sharing.program, "terms": encoded, "purchases": range["purchases"] as String,
                        "neighbours": range["neighbours"] as String,
                        "taken_case_events": range["taken_case_events"] as String,
                    ]
                )
            }
        }
    }

    /// Takes all ranges away.
    func clearRanges() throws {
        _ = try ownTransaction { try $0.run(SQL.JudgingRanges.clearRanges) }
        // The server does the same later by itself.
        _ = Result { try server.vacuumEmptied() }
    }
}
#endif
