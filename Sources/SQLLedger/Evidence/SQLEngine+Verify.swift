import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    /// Evidence without a final answer that is due, in the order of its places: pages of any size see each piece once.
    package func dueEvidence(
        after: DueEvidence.Place,
        limit: PageLimit,
        asOf: Instant,
        apps: Set<BundleID>,
        includingNotDue: Bool,
        isAskingApple: Bool
    ) throws(StoreFailure) -> [DueEvidence] {
        try read(.readDueEvidence) { database in
            let arguments: [(any ColumnValue)?] = [
                after.id, limit.pieces, asOf.milliseconds, includingNotDue, EvidenceAnswer.retriesUsedUpRule,
                EvidenceAnswer.appleStatusRulePrefix + "%", EvidenceAnswer.lacksSecretRule,
                try jsonArray(apps.map(\.rawValue).sorted()), apps.isEmpty, isAskingApple, after.attempts,
            ]
            return try evidencePage(database.cursor(SQL.Verification.due, arguments), limit) { row, bytes in
                let form: StoredForm = try row.code("form")
                return DueEvidence(
                    id: row["evidence_id"],
                    digest: ContentDigest(hex: row["digest"]),
                    bytes: bytes,
                    origin: form.origin,
                    outcome: try row.code("outcome"),
                    attempts: row["attempt_count"],
                    firstAttemptAt: row["first_attempt_at"],
                    rule: row["rule"]
                )
            }
        }
    }

    /// How many pieces of evidence got no answer from Apple and wait to be asked about again.
    package func evidenceAwaitingTurn(asOf: Instant) throws(StoreFailure) -> Int {
        try read(.readDueEvidence) { try $0.value(SQL.Verification.awaitingTurn, [asOf.milliseconds]) ?? 0 }
    }

    /// Records the outcomes of pieces of evidence and stores the contents of verified ones: one transaction, in which
    /// `run` counts what is new.
    ///
    /// Final outcomes stand, unless Apple was still to be asked: the same answers again change nothing and bring nothing new.
    @discardableResult
    package func record(
        _ answers: [EvidenceAnswer],
        asOf: Instant,
        countedIn run: RunID?
    ) throws(StoreFailure) -> EvidenceNews {
        guard !answers.isEmpty else { return EvidenceNews() }
        return try write(.recordAnswers) { database in
            let news = try record(answers, asOf: asOf, in: database)
            if let run, news != EvidenceNews() {
                try database.run(
                    SQL.Runs.countEvidence,
                    [run.number, news.read, news.unreadable, news.unverifiable]
                )
            }
            return news
        }
    }

    @discardableResult
    private func record(_ answers: [EvidenceAnswer], asOf: Instant, in database: Database) throws -> EvidenceNews {
        var open = try openEvidence(among: answers.map(\.evidenceID), in: database)
        try answerProven(by: answers, &open, asOf: asOf, in: database)
        let facts = try FactWriter(database)
        let keptForms = try codes(where: \StoredForm.isKept)
        let recorded = open.keys.sorted()
        try database.run(SQL.Verification.forgetSetAside, [jsonArray(recorded)])
        try facts.lookUp(answers.flatMap { $0.postedStatements.map(\.transaction) })
        var enclosed: [EnclosedPiece] = []
        var news = EvidenceNews()
        // Of several answers about one piece the first counts.
        for answer in answers {
            guard let piece = open.removeValue(forKey: answer.evidenceID) else { continue }
            try record(answer, asOf: asOf, keptForms: keptForms, facts: facts, in: database)
            try keepNotice(of: answer, asOf: asOf, in: database)
            enclosed += answer.enclosed.map { EnclosedPiece(bytes: $0, receivedAt: piece.receivedAt) }
            news.count(answer.outcome, after: piece.outcome, rule: piece.rule)
        }
        try facts.finish()
        try keep(enclosed, in: database)
        try linkWhatConcerns(recorded, in: database)
        return news
    }

    /// Stores evidence that came from Apple itself, with its outcome. Known evidence adds nothing.
    ///
    /// - Returns: the new evidence.
    @discardableResult
    func keep(_ pieces: [NewEvidence], asOf: Instant, in database: Database) throws -> [NewEvidence] {
        let evidence = try EvidenceWriter(database)
        try evidence.lookUp(pieces.map { ($0.digest, $0.bytes) })
        var new: [NewEvidence] = []
        let answers = try pieces.map { piece in
            var answer = piece.answer
            let kept = try evidence.keep(piece.digest, form: answer.form, receivedAt: nil)
            if kept.isNew { new.append(piece) }
            answer.evidenceID = kept.id
            return answer
        }
        try record(answers, asOf: asOf, in: database)
        return new
    }

    /// Updates what depends on pieces of evidence: the notices they answer, and submissions.
    func linkWhatConcerns(_ evidence: [Int64], in database: Database) throws {
        try closeAnsweredNotices(concernedBy: evidence, in: database)
        try database.clearTouchedSubmissions()
        try database.run(SQL.SubmissionLinks.touchSubmissions, [jsonArray(evidence)])
        try database.linkSubmissionsToEvidence()
    }

    /// The pieces among these that an answer can be recorded of, as they are so far.
    private func openEvidence(among pieces: [Int64], in database: Database) throws -> [Int64: OpenEvidence] {
        let rows = try database.rows(SQL.Verification.outcomes, [jsonArray(pieces)])
        let open = try rows.compactMap { (row: Row) -> (Int64, OpenEvidence)? in
            let outcome: EvidenceOutcome = try row.code("outcome")
            let isOpen = !outcome.isFinal || row["next_attempt_at"] as Int64? != nil
            let piece = OpenEvidence(outcome: outcome, rule: row["rule"], receivedAt: row["received_at"])
            return isOpen ? (row["evidence_id"], piece) : nil
        }
        return Dictionary(open) { first, _ in first }
    }

    private func record(
        _ answer: EvidenceAnswer,
        asOf: Instant,
        keptForms: String,
        facts: FactWriter,
        in database: Database
    ) throws {
        let evidenceID = answer.evidenceID
        var setAside = answer.setAside
        var postedCount = 0
        for statement in answer.postedStatements {
            if try facts.add(statement, evidenceID: evidenceID) {
                postedCount += 1
            } else {
                setAside.append(.known(statement))
            }
        }

        for (position, row) in setAside.enumerated() {
            try database.queue(SQL.Verification.addSetAside, [evidenceID, position, row.rule, row.detail])
        }
        try database.queue(
            SQL.Verification.answer,
            [
                evidenceID, answer.outcome.rawValue, answer.form.rawValue, answer.rule, answer.detail,
                answer.bundleID?.rawValue, answer.environment, answer.statedAt?.milliseconds, asOf.milliseconds,
                answer.inWords, answer.nextAttemptAt?.milliseconds, postedCount, setAside.count,
                answer.isAttempt, answer.appleAnswer.map { Data(EvidenceCompression.pack($0)) },
                answer.rowCount, answer.roots.isEmpty ? nil : try jsonArray(answer.roots.sorted()), keptForms,
            ]
        )
    }

    /// What a notification was about, and what it points at.
    private func keepNotice(of answer: EvidenceAnswer, asOf: Instant, in database: Database) throws {
        if let notice = answer.notice {
            try database.run(
                SQL.Verification.putNotice,
                [answer.evidenceID, notice.type, notice.subtype, notice.uuid, notice.isKnown]
            )
        }
        for pointer in answer.pointers {
            try database.run(
                SQL.Verification.addPointer,
                [
                    answer.evidenceID, pointer.transactionID.rawValue, pointer.environment?.rawValue,
                    pointer.bundleID?.rawValue, pointer.isRevocation, asOf.milliseconds,
                ]
            )
        }
    }

    /// Keeps what notifications enclose: evidence of its own.
    private func keep(_ enclosed: [EnclosedPiece], in database: Database) throws {
        guard !enclosed.isEmpty else { return }
        let evidence = try EvidenceWriter(database)
        try evidence.lookUp(enclosed.map { ($0.digest, $0.bytes) })
        for piece in enclosed { _ = try evidence.keep(piece.digest, form: .unknown, receivedAt: piece.receivedAt) }
        try evidence.finish()
    }
}

/// A piece of evidence that an answer can be recorded of.
struct OpenEvidence {
    let outcome: EvidenceOutcome
    /// The rule that stood in the way last time.
    let rule: String?
    let receivedAt: Instant?

    /// Whether its signature has proven it, and it waits for Apple's answer.
    var isProven: Bool { outcome.isFinal }
}

/// A receipt in a notification, which came in with it.
private struct EnclosedPiece {
    let digest: ContentDigest
    let bytes: [UInt8]
    let receivedAt: Instant?

    init(bytes: [UInt8], receivedAt: Instant?) {
        digest = ContentDigest(of: bytes)
        self.bytes = bytes
        self.receivedAt = receivedAt
    }
}

extension EvidenceAnswer {
    /// What is inside counts where the piece is verified.
    fileprivate var postedStatements: [TransactionStatement] { outcome == .verified ? statements : [] }

    var inWords: String {
        let words = [rule, detail].compactMap { $0 }
        return words.isEmpty ? outcome.rawValue : words.joined(separator: ": ")
    }
}

extension EvidenceAnswer.SetAside {
    /// The rule of a row that adds nothing.
    static let knownStatement = "known_statement"

    /// A row that adds nothing: another piece already brought its statement.
    fileprivate static func known(_ statement: TransactionStatement) -> Self {
        EvidenceAnswer.SetAside(
            rule: knownStatement,
            detail: "\(statement.transaction.environment.rawValue) \(statement.transaction.id)"
        )
    }
}
