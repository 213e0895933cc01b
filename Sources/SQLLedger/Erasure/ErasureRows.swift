import FoundationEssentials
import Ledger
import ReconciliationCore

/// The rows of one erasure.
struct ErasureRows: LedgerRows {
    let database: Database

    init(_ database: Database) { self.database = database }

    /// Keeps that the names of a person were forgotten.
    func keep(_ person: PersonRecord) throws {
        for (value, pseudonym) in person.values.stated {
            try database.run(
                SQL.Erasure.addForgottenName,
                named: ["digest": person.names.digest(of: value), "pseudonym": pseudonym]
            )
        }
    }

    /// Where each listed row stands in the digest of its table.
    func digestsOfListedRows() throws -> [ListedRow] {
        let listed = try database.rows(SQL.ErasedPerson.rowsChanged).map {
            (table: $0["name"] as String, key: $0["row_key"] as Int64)
        }
        let audit = AuditRows(database)
        let removed = try audit.removedRows()
        var rows: [ListedRow] = []
        for (table, keys) in Dictionary(grouping: listed, by: \.table).mapValues({ $0.map(\.key) }) {
            if table == DigestedRun.table {
                let digested = DigestedRun(database)
                rows += try keys.map { ListedRow(run: $0, digest: try digested.digest(of: $0)) }
                continue
            }
            let stops = Set(keys.flatMap { [$0 - 1, $0] }).sorted()
            var digests: [Int64: String] = [:]
            _ = try audit.walkDigest(of: table, after: removed[table] ?? .beginning, stops: stops) { stop, digest in
                digests[stops[stop]] = digest.hash
            }
            for key in keys {
                guard let before = digests[key - 1], let after = digests[key] else { continue }
                rows.append(ListedRow(table: table, key: key, digestBefore: before, digestAfter: after))
            }
        }
        return rows
    }

    /// Keeps how the changed rows stood, and how they read now.
    func keep(_ rows: [ListedRow], sequence: Int64) throws {
        for row in rows {
            guard let rowDigest = try digestNow(of: row) else { continue }
            try database.run(
                SQL.Erasure.addForgottenRow,
                named: [
                    "sequence": sequence, "name": row.table, "row_key": row.key, "digest_before": row.digestBefore,
                    "digest_after": row.digestAfter, "row_digest": rowDigest,
                ]
            )
        }
    }

    private func digestNow(of row: ListedRow) throws -> String? {
        guard row.table != DigestedRun.table else { return try DigestedRun(database).digestNow(of: row.key) }
        guard let table = DigestedTable(rawValue: row.table) else { return nil }
        let cursor = try database.cursor(table.rows, named: ["after": row.key - 1])
        guard let current = try cursor.next() else { return nil }
        var alone = RowDigest()
        alone.add(current.columns)
        return alone.digest(lastKey: 0).hash
    }

    /// A row of a digested table before it is changed.
    struct ListedRow {
        let table: String
        let key: Int64
        let digestBefore: String
        let digestAfter: String

        init(table: String, key: Int64, digestBefore: String, digestAfter: String) {
            self.table = table
            self.key = key
            self.digestBefore = digestBefore
            self.digestAfter = digestAfter
        }

        /// A run is digested alone, by the event of the next one: there is nothing before it.
        init(run: Int64, digest: String) {
            self.init(table: DigestedRun.table, key: run, digestBefore: digest, digestAfter: digest)
        }
    }

    /// Puts pseudonyms in place of every value of the person who is listed.
    func erase(_ person: PersonRecord) throws -> ErasureTally {
        var tally = ErasureTally()
        let open = try codes { (outcome: EvidenceOutcome) in !outcome.isFinal }
        if let counted = try database.row(SQL.ErasedPerson.evidenceWithBytes, named: ["open": open]) {
            tally.evidencePieces = counted["pieces"]
            tally.unansweredPieces = counted["unanswered"]
        }
        for (table, rows) in Dictionary(
            grouping: try database.rows(SQL.ErasedPerson.rowsChanged),
            by: { $0["name"] as String }
        ) {
            tally.rows[table] = rows.count
        }
        try database.run(
            SQL.Erasure.changeEvidence,
            named: ["outcomes": try meanings(of: \EvidenceOutcome.withoutBytes.rawValue)]
        )
        try eraseStatedRows(person.names)
        try database.run(SQL.Erasure.changeCaseEvents)
        try database.run(SQL.Erasure.changeCaseCredits)
        for statement in [
            SQL.Erasure.changeRejectedRows, .changeSourceFiles, .changeRuns, .putOtherBuyers, .dropOtherBuyers,
        ] {
            try database.run(statement)
        }
        let kinds: NamedValues = [
            "comparing": try codes(where: \FindingKind.comparesUsers),
            "listing": try codes(where: \FindingKind.listsUsers),
        ]
        let changes: [(table: String, statement: SQL.Erasure, arguments: NamedValues)] = [
            ("transaction_alias", .changeAliases, [:]), ("credit", .changeCredits, [:]),
            ("purchase", .changePurchases, [:]), ("finding", .changeFindings, kinds),
            ("set_aside_row", .changeSetAside, [:]), ("claim", .changeClaims, [:]),
        ]
        for change in changes {
            let changed = try database.run(change.statement, named: change.arguments)
            if changed > 0 { tally.rows[change.table] = changed }
        }
        // As `judge` will say of them: nobody can tell any more whose account that was.
        try database.run(
            SQL.Erasure.changeNextSteps,
            named: ["before": NextStep.creditOwner.rawValue, "next": NextStep.findOwner.rawValue]
        )
        try database.run(SQL.Erasure.changeEvidenceWords)
        try database.run(SQL.Erasure.joinClaims)
        try database.run(SQL.Erasure.dropClaims)
        try eraseUsers(&tally)
        for statement in [SQL.Erasure.markAliases, .markCredits, .markClaims, .markUsers] {
            try database.run(statement)
        }
        return tally
    }

    private func eraseUsers(_ tally: inout ErasureTally) throws {
        let users = try database.run(SQL.Erasure.putUsers)
        if users > 0 { tally.rows["app_user"] = users }
        try database.run(SQL.Erasure.devices)
        for statement in [SQL.Erasure.dropNames, .dropDevices, .dropWaiting, .dropUsers] { try database.run(statement) }
    }
}
