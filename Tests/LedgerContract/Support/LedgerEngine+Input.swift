package import Ledger
package import ReconciliationCore

extension LedgerEngine {
    /// Imports rows as a file of their own, of the kind of its first row; its name stands for its digest.
    @discardableResult
    package func take(
        _ rows: [IntakeRow],
        kind: IntakeKind? = nil,
        name: String,
        at moment: Instant = noon
    ) throws -> FileImportResult {
        let kind = kind ?? rows.first?.kind ?? .receipts
        return try importFile(IncomingFile(kind: kind, name: name, importedAt: moment)) { batch in
            for (index, row) in rows.enumerated() { try batch.add(row, line: index + 1) }
            return FileTally(digest: ContentDigest(hex: name), byteCount: 100, recordCount: rows.count)
        }
    }

    /// Imports a file of which every row is refused.
    package func refuse(_ count: Int, rowsOf name: String, at moment: Instant = noon) throws {
        _ = try importFile(IncomingFile(kind: .credits, name: name, importedAt: moment)) { batch in
            for line in 1...count {
                try batch.reject(RejectedRow(file: name, line: line, field: "", rule: "too_long", message: "Too long."))
            }
            return FileTally(digest: ContentDigest(hex: name), byteCount: 1, recordCount: count)
        }
    }

    /// Imports a file of credits of which every row is about one transaction, or one order of it, and is refused.
    package func refuse(lines: ClosedRange<Int>, about id: String, order: String? = nil, in name: String) throws {
        _ = try importFile(IncomingFile(kind: .credits, name: name, importedAt: noon)) { batch in
            for line in lines {
                var row = RejectedRow(file: name, line: line, field: "quantity", rule: "invalid_quantity", message: ".")
                row.creditedTransaction = TransactionID(id)
                row.creditedOrder = order.map { OrderID($0) }
                try batch.reject(row)
            }
            return FileTally(digest: ContentDigest(hex: name), byteCount: 1, recordCount: lines.count)
        }
    }

    /// Two purchases at noon, nobody credited; the credits reach from the day before to two days after.
    package func takeTwoMissing() throws {
        try take([payment("1"), payment("2") { $0.userID = UserID("u2") }], name: "payments")
        try take(
            [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
            name: "credits"
        )
    }

    // MARK: Evidence

    /// The pieces that are due, however long they are.
    package func due(
        after: DueEvidence.Place = .start,
        limit: Int = 100,
        at moment: Instant = noon,
        apps: Set<BundleID> = [],
        includingNotDue: Bool = false,
        isAskingApple: Bool = true
    ) throws -> [DueEvidence] {
        try dueEvidence(
            after: after,
            limit: PageLimit(pieces: limit, bytes: .max),
            asOf: moment,
            apps: apps,
            includingNotDue: includingNotDue,
            isAskingApple: isAskingApple
        )
    }

    /// Answers every piece of evidence that is due with these transactions inside.
    package func verify(form: StoredForm = .appReceipt, _ ids: String...) throws {
        try record(due().map { .verified($0, form: form, ids) }, asOf: noon)
    }

    /// Records answers as a command beside the nights does.
    package func record(_ answers: [EvidenceAnswer], asOf: Instant) throws {
        try record(answers, asOf: asOf, countedIn: nil)
    }

    // MARK: Apple's statement

    /// Records that Apple, asked for an app, does not know a transaction in either store.
    package func answerNotFound(_ id: String, by apps: BundleID..., at moment: Instant) throws {
        let result = QuestionResult(TransactionID(id), .notFound(apps: apps))
        try record([result], policy: askingPolicy(of: apps), asOf: moment)
    }

    // MARK: People

    package func act(_ step: CaseAction.Step, on caseID: String, by actor: Actor = "kim", at moment: Instant) throws {
        try act([CaseAction(caseID: caseID, step: step)], by: actor, at: moment)
    }
}

extension IntakeRow {
    /// The kind of file that states such a row.
    var kind: IntakeKind {
        switch self {
        case .product: .products
        case .user: .users
        case .payment: .payments
        case .credit: .credits
        case .notification: .notifications
        case .submission: .receipts
        }
    }
}

/// How Apple is asked where nothing waits on the white list.
func askingPolicy(of apps: [BundleID] = [game], grace: Span = .hours(24)) -> AskingPolicy {
    AskingPolicy(
        apps: apps,
        environments: [.production],
        grace: grace,
        recheck: .days(7),
        creditsSince: nil,
        creditsWatermark: nil
    )
}

/// The resolution of a case, without a note.
func resolve(_ reason: ResolutionReason, user: UserID? = nil) -> CaseAction.Step {
    .resolve(reason, user: user, note: nil)
}

/// How the records of an imported file ended: all, accepted, duplicate, rejected; nil where the file was known.
package func counts(_ result: FileImportResult) -> [Int]? {
    guard case .imported(let file) = result else { return nil }
    return [file.records, file.accepted, file.duplicates, file.rejected]
}
