import FoundationEssentials
import GRDB
import ReconciliationCore

/// What a run's event says the tables held when it was written.
struct StatedRows {
    var sequence: Int64
    var digests: [String: RunningDigest]
}

extension Database {
    /// The first digest that the rows no longer come by; nil where all rows stand as they were written.
    ///
    /// - Parameters:
    ///   - start: the digests to go on from; empty to walk every row.
    ///   - stated: what each run's event on the way says, in their order.
    ///   - end: the last link of the chain, named for what came in since the last run.
    func rowFault(after start: [String: RunningDigest], stated: [StatedRows], end: Int64) throws -> AuditFault? {
        let kept = try runningDigests()
        let marks = stated + [StatedRows(sequence: end, digests: kept)]
        var first: AuditFault?
        for table in DigestedTable.allCases {
            let fault = try rowFault(in: table, after: start[table.rawValue] ?? .beginning, marks: marks)
            if let fault, first.map({ fault.sequence < $0.sequence }) ?? true { first = fault }
        }
        if let first { return first }
        if let fault = try keyBoundsFault(after: start, kept: kept, end: end) { return fault }
        for table in WholeDigestedTable.allCases where try !isAsDigested(table) {
            return AuditFault(
                sequence: end,
                reason: "is the end, and \(table.rawValue) does not hold what the input files said"
            )
        }
        return nil
    }

    private func rowFault(
        in table: DigestedTable,
        after start: RunningDigest,
        marks: [StatedRows]
    ) throws -> AuditFault? {
        let statement = try prepared(table.rows)
        let rows = try Row.fetchCursor(statement, arguments: ["after": start.nextAfter])
        var digest = RowDigest(after: start)
        var lastKey = start.lastKey
        var next = 0

        /// Compares with every mark that lies before a key.
        func fault(before key: Int64) -> AuditFault? {
            while next < marks.count {
                let stated = marks[next].digests[table.rawValue] ?? .beginning
                guard stated.lastKey < key else { return nil }
                guard stated == digest.digest(lastKey: lastKey) else {
                    return AuditFault(
                        sequence: marks[next].sequence,
                        reason: "states \(stated.rowCount) rows of \(table.rawValue), the last with number "
                            + "\(stated.lastKey), and they do not stand there as written"
                    )
                }
                next += 1
            }
            return nil
        }

        while let row = try rows.next() {
            let key: Int64 = row[0]
            if let fault = fault(before: key) { return fault }
            guard next < marks.count else {
                return AuditFault(
                    sequence: marks.last?.sequence ?? 0,
                    reason: "is the end, and row \(key) of \(table.rawValue) was written by something else"
                )
            }
            digest.add(statement.sqliteStatement)
            lastKey = key
        }
        return fault(before: .max)
    }

    /// Rows added or taken out where no walk from a checkpoint comes by: keys are given out from 1 without a gap, so before
    /// the checkpoint a row can only be added before the first one, and the last one must be there.
    private func keyBoundsFault(
        after start: [String: RunningDigest],
        kept: [String: RunningDigest],
        end: Int64
    ) throws -> AuditFault? {
        for bound in try keyBounds() {
            let table = bound.table.rawValue
            if start[table]?.isWithoutGaps == true, bound.firstKey != 1 {
                return AuditFault(
                    sequence: end,
                    reason: "is the end, and the first row of \(table) has number \(bound.firstKey), not 1"
                )
            }
            let lastKey = (kept[table] ?? .beginning).lastKey
            if bound.lastKey != lastKey {
                return AuditFault(
                    sequence: end,
                    reason: "is the end, and the last row of \(table) has number \(bound.lastKey), not \(lastKey)"
                )
            }
        }
        return nil
    }

    /// A run without an event, or whose event is not there any more.
    func runFault(end: Int64) throws -> AuditFault? {
        guard let row = try Row.fetchOne(prepared(SQL.AuditDigests.looseRuns)) else { return nil }
        let run: Int64 = row["run_id"]
        guard let kept = row["audit_sequence"] as Int64? else {
            return AuditFault(sequence: end, reason: "is the end, and run \(run) has no event")
        }
        return AuditFault(sequence: kept, reason: "is the head that run \(run) kept, and is not there")
    }

    /// Evidence whose bytes are not those its digest was made of.
    func evidenceFault(end: Int64) throws -> AuditFault? {
        let rows = try Row.fetchCursor(prepared(SQL.AuditDigests.evidenceBytes))
        while let row = try rows.next() {
            let frame: Data = row["bytes"]
            let stored: String = row["digest"]
            let bytes = Result { try EvidenceCompression.unpack(Array(frame)) }
            if case .success(let bytes) = bytes, ContentDigest(of: bytes).hex == stored { continue }
            let id: Int64 = row["evidence_id"]
            return AuditFault(sequence: end, reason: "is the end, and the bytes of evidence \(id) are not its own")
        }
        return nil
    }
}
