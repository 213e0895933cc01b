import FoundationEssentials
import Ledger
import ReconciliationCore

// `AuditVerificationStore`: the chain, the case actions, the runs and the evidence.
extension AuditRows {
    func checkpoint(before run: RunID) throws -> (event: AuditEvent, keptHash: String)? {
        try database.row(SQL.AuditDigests.checkpoint, [run.number])
            .map { (AuditEvent($0), $0["kept_hash"]) }
    }

    func forEachAuditEvent(after sequence: Int64, _ body: (AuditEvent) throws -> Void) throws {
        let rows = try database.cursor(
            SQL.AuditChain.events,
            named: ["after": sequence, "since": nil, "until": nil, "limit": -1]
        )
        while let row = try rows.next() { try body(AuditEvent(row)) }
    }

    func lastAuditEvent(of action: AuditAction) throws -> AuditEvent? {
        try database.row(SQL.AuditChain.lastOfAction, named: ["action": action.rawValue]).map(AuditEvent.init)
    }

    func auditEvents(of action: AuditAction) throws -> [AuditEvent] {
        try database.rows(SQL.AuditChain.eventsOfAction, named: ["action": action.rawValue]).map(AuditEvent.init)
    }

    func digestsOfForgottenRows() throws -> [Int64: String] {
        let rows = try database.cursor(SQL.Erasure.forgottenRows)
        var digests: [Int64: RowDigest] = [:]
        while let row = try rows.next() { digests[row[0], default: RowDigest()].add(row.columns) }
        return digests.mapValues { $0.digest(lastKey: 0).hash }
    }

    func caseAction(_ number: Int64) throws -> CaseActionRecord? {
        let row = try database.row(SQL.AuditChain.caseEvent, [number])
        // An unknown action cannot match the chain: verification reports it.
        guard let row, let action = CaseEventAction(rawValue: row["action"]) else { return nil }
        var record = CaseActionRecord(
            number: number,
            caseID: row["case_id"],
            action: action,
            actor: Actor(row),
            at: row["at"]
        )
        record.assignee = row["assignee"]
        record.note = row["note"]
        record.reason = row["reason"]
        record.user = row["user_id"]
        record.isErased = try database.value(SQL.Erasure.isForgottenRow, named: ["row_key": number]) ?? false
        record.quantity = row["quantity"]
        return record
    }

    func forEachCaseAction(after number: Int64, _ body: (_ number: Int64, _ caseID: String) throws -> Void) throws {
        let rows = try database.cursor(SQL.AuditChain.caseEvents, named: ["last": number])
        while let row = try rows.next() { try body(row["case_event_id"], row["case_id"]) }
    }

    func runWithoutEvent() throws -> RunWithoutEvent? {
        try database.row(SQL.AuditDigests.runsWithoutEvent)
            .map { RunWithoutEvent(run: $0["run_id"], keptSequence: $0["audit_sequence"]) }
    }

    func evidenceWithOtherBytes() throws -> Int64? {
        let rows = try database.cursor(SQL.AuditDigests.evidenceBytes)
        while let row = try rows.next() {
            let frame: Data = row["bytes"]
            let stored: String = row["digest"]
            let bytes = Result { try EvidenceCompression.unpack(Array(frame)) }
            if case .success(let bytes) = bytes, ContentDigest(of: bytes).hex == stored { continue }
            return row["evidence_id"]
        }
        return nil
    }
}

// `AuditVerificationStore`: the digests of tables.
extension AuditRows {
    var digestedTables: [String] { DigestedTable.allCases.map(\.rawValue) }

    var caseActionTable: String { DigestedTable.caseEvent.rawValue }

    var wholeDigestedTables: [String] { WholeDigestedTable.allCases.map(\.rawValue) }

    func keptDigests() throws -> [String: RunningDigest] { try database.runningDigests() }

    func keyBounds() throws -> [DigestedKeyBounds] {
        try database.keyBounds().map {
            DigestedKeyBounds(table: $0.table.rawValue, firstKey: $0.firstKey, lastKey: $0.lastKey)
        }
    }

    func walkDigest(
        of table: String,
        after start: RunningDigest,
        stops: [Int64],
        _ body: (_ stop: Int, RunningDigest) throws -> Void
    ) throws -> Int64? {
        guard let digested = DigestedTable(rawValue: table) else { throw noSuchTable(table) }
        let erased = try database.erasedRows(of: table)
        let rows = try database.cursor(digested.rows, named: ["after": start.nextAfter])
        var digest = RowDigest(after: start)
        var lastKey = start.lastKey
        var next = 0
        while let row = try rows.next() {
            let key: Int64 = row[0]
            while next < stops.count, stops[next] < key {
                try body(next, digest.digest(lastKey: lastKey))
                next += 1
            }
            guard next < stops.count else { return key }
            digest.add(row.columns, erased: erased[key])
            lastKey = key
        }
        for stop in next..<stops.count { try body(stop, digest.digest(lastKey: lastKey)) }
        return nil
    }

    func isAsDigested(wholeTable table: String) throws -> Bool {
        guard let digested = WholeDigestedTable(rawValue: table) else { throw noSuchTable(table) }
        return try database.isAsDigested(digested)
    }

    private func noSuchTable(_ table: String) -> DatabaseError {
        DatabaseError(message: "the table \(table) is not digested")
    }
}
