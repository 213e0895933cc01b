import FoundationEssentials
import Ledger
import ReconciliationCore

/// The rows of one erasure.
struct ErasureRows: LedgerRows {
    let database: Database

    init(_ database: Database) { self.database = database }

    /// Works out what is held of a person, and lists it for the statements that follow in this transaction.
    func person(_ user: UserID) throws -> PersonRecord {
        try database.execute(SQL.ErasedPerson.tables)
        var names = try database.forgottenNames()
        let isForgotten = names.isPseudonym(user) || names.pseudonym(of: user.rawValue) != nil
        var accounts: [UserID: UserID] = [:]
        for id: UserID in try database.values(
            SQL.ErasedPerson.accounts,
            named: ["user_id": user.rawValue, "pseudonym": names.pseudonym(of: user.rawValue) ?? user.rawValue]
        ) where !names.isPseudonym(id) {
            let pseudonym = names.pseudonym(ofAccount: id)
            accounts[id] = pseudonym
            try database.run(
                SQL.ErasedPerson.addAccount,
                named: ["user_id": id.rawValue, "pseudonym": pseudonym.rawValue]
            )
        }
        try database.run(SQL.ErasedPerson.listNames)
        try database.run(SQL.ErasedPerson.listSent)
        try database.run(
            SQL.ErasedPerson.listShared,
            named: [
                "keeping_stated": try codes { (holding: OtherHolding) in holding.keeps(isStated: true) },
                "keeping_sent": try codes { (holding: OtherHolding) in holding.keeps(isStated: false) },
            ]
        )
        try database.run(SQL.ErasedPerson.addSharedUsers)
        let sharedCount = try database.run(SQL.ErasedPerson.dropShared)
        let values = try pseudonyms(of: accounts, names)
        for (value, pseudonym) in values { names.add(value, as: pseudonym) }
        let identifiers = try String.fetchSet(database.prepared(SQL.ErasedPerson.otherMeanings))
        let personal = PersonalValues(values) { identifiers.contains($0) || ReservedWord.contains($0) }
        var person = PersonRecord(accounts: accounts, values: personal, names: names)
        person.sharedValueCount = sharedCount
        person.isForgotten = isForgotten
        person.isAwaited = try database.row(SQL.ErasedPerson.isAwaited) != nil
        let isKnown = try database.row(SQL.ErasedPerson.isKnown) != nil
        if !isKnown, !isForgotten {
            // Whom nobody knows may be called like any word of ours. In files the id may stand, in rows that were refused.
            person.values = person.values.limitedToUserIDs
        } else {
            person.values = person.values.adding(try namesOfFiles(naming: person.values))
        }
        let searched = person.values.replacesOnlyUserIDs ? PersonalValues([:]) : person.values
        try database.connection.prepareErasure(of: searched)
        for statement in [
            SQL.ErasedPerson.userStatements, .submissions, .creditStatements, .facts, .caseEvents, .caseCredits,
            .rejectedRows, .sourceFiles, .runs,
        ] {
            try database.run(statement)
        }
        try database.run(SQL.ErasedPerson.evidence, named: ["awaited": try codes(where: \EvidenceOutcome.isAwaited)])
        let tokens = person.values.accountTokens(person.names)
        let naming = try unlistedEvidence(naming: tokens, isUnreadIncluded: false)
        try database.run(SQL.ErasedPerson.addEvidence, named: ["evidence": try jsonArray(naming)])
        person.awaitingDelivery = try database.value(SQL.ErasedPerson.awaitingDelivery) ?? 0
        let digests: [String] = try database.values(SQL.ErasedPerson.evidenceDigests)
        person.evidence = Set(digests.map { ContentDigest(hex: $0) })
        return person
    }

    /// The names of imported files that name the person, as they were given and as the folders of processed files have them, each with
    /// what stands in its place.
    private func namesOfFiles(naming values: PersonalValues) throws -> [String: String] {
        var erased: [String: String] = [:]
        for row in try database.rows(SQL.ErasedPerson.fileNames) {
            let name: String = row["name"]
            guard let other = values.erasedFileName(name) else { continue }
            let processed = (row["digest"] as String).prefix(8) + "-"
            erased[name] = other
            erased[processed + name] = processed + other
        }
        return erased
    }

    /// The evidence in which a token stands although no statement about a transaction holds it: a renewal, a notification that nobody
    /// signed, what was refused or set aside.
    ///
    /// - Parameter isUnreadIncluded: whether what no night has read yet counts: what it would prove is not known.
    private func unlistedEvidence(naming tokens: AccountTokens, isUnreadIncluded: Bool) throws -> [Int64] {
        guard !tokens.isEmpty else { return [] }
        var found: [Int64] = []
        let select = try database.prepared(SQL.ErasedPerson.evidenceToSearch)
        var arguments: NamedValues = [
            "forms": try codes(where: \StoredForm.mayHoldAccountToken),
            "single": try codes(where: \StoredForm.isOneTransaction),
            "awaited": try codes(where: \EvidenceOutcome.isAwaited),
            "unread": isUnreadIncluded ? 1 : 0, "limit": Self.searchedAtOnce, "after": 0,
        ]
        while true {
            let page = try Row.fetchAll(select, arguments: arguments)
            guard let end = page.last else { return found }
            for row in page {
                let frames = [row["bytes"] as Data?, row["answer"] as Data?].compactMap { $0 }
                let isNamed = try frames.contains { tokens.areIn(try EvidenceCompression.unpack(Array($0))) }
                if isNamed { found.append(row["evidence_id"]) }
            }
            arguments["after"] = end["evidence_id"] as Int64
        }
    }

    /// Pieces of at most 4 MiB each, most of them of some KiB.
    private static let searchedAtOnce = 64

    /// Whether a token stands in evidence that an erasure takes the bytes of, or would once a night has read it.
    func isInEvidence(_ tokens: AccountTokens) throws -> Bool {
        try database.execute(SQL.ErasedPerson.tables)
        return try !unlistedEvidence(naming: tokens, isUnreadIncluded: true).isEmpty
    }

    /// The values of the person, each with what stands for it: the account where it names that, else something that names nobody.
    /// A purchase on which it stands must not become the person's by the erasure.
    private func pseudonyms(of accounts: [UserID: UserID], _ names: ForgottenNames) throws -> [String: String] {
        let known = Set(
            try database.rows(SQL.ErasedPerson.nameDigests).map { $0["digest"] as Data }
        )
        var pseudonyms: [String: String] = [:]
        for row in try database.rows(SQL.ErasedPerson.values) {
            let value: String = row["value"]
            let isName =
                accounts[UserID(value)] != nil
                || [NameDigest.exact(value), .folded(value), .token(value)].contains { known.contains(Data($0.bytes)) }
            pseudonyms[value] = isName ? row["pseudonym"] as String : names.pseudonym(ofDetail: value)
        }
        return pseudonyms
    }

    /// Keeps that the names of a person were forgotten.
    func keep(_ person: PersonRecord) throws {
        for (value, pseudonym) in person.values.pseudonyms {
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
        var rows: [ListedRow] = []
        for (table, keys) in Dictionary(grouping: listed, by: \.table).mapValues({ $0.map(\.key) }) {
            if table == DigestedRun.table {
                let digested = DigestedRun(database)
                rows += try keys.map { ListedRow(run: $0, digest: try digested.digest(of: $0)) }
                continue
            }
            let stops = Set(keys.flatMap { [$0 - 1, $0] }).sorted()
            var digests: [Int64: String] = [:]
            _ = try AuditRows(database).walkDigest(of: table, after: .beginning, stops: stops) { stop, digest in
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
        for (table, statement) in [
            ("transaction_alias", SQL.Erasure.changeAliases), ("credit", .changeCredits),
            ("purchase", .changePurchases),
            ("finding", .changeFindings), ("set_aside_row", .changeSetAside), ("claim", .changeClaims),
        ] {
            let changed = try database.run(statement)
            if changed > 0 { tally.rows[table] = changed }
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
