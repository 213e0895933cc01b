/// What became of one statement, for the control totals.
package enum StatementFate: String, Sendable, Hashable, Codable, CaseIterable {
    case live, superseded, withdrawn, failed, future
}

/// The credits of one transaction, and the fate of every statement about it.
package struct CreditResolution: Sendable, Hashable {
    package var credits: [Credit]
    package var fates: [Int64: StatementFate]
}

/// Resolves all statements about one transaction id of one environment (Rules 3.1 to 3.3).
///
/// A statement with an order id speaks of that order; one without speaks of the delivery to that user at that
/// instant, but a withdrawal or failure without order id means the latest credit that was that user's by then.
/// Users compare after merges of accounts. The order the statements are given in does not matter.
package func resolveCredits(
    _ statements: [CreditStatement],
    asOf: Instant,
    canonicalUser: (UserID) -> UserID = { $0 }
) -> CreditResolution {
    var fates: [Int64: StatementFate] = [:]
    for statement in statements { fates[statement.id] = statement.row.creditedAt > asOf ? .future : .superseded }
    var credits: [Credit] = []
    let made = statements.filter { fates[$0.id] != .future }
    for (subject, statements) in statementsBySubject(made, canonicalUser) {
        guard let deciding = statements.max(by: precedes) else { continue }
        fates[deciding.id] = deciding.row.status.decidingFate
        credits.append(
            Credit(
                of: subject,
                decidedBy: deciding,
                among: statements,
                canonicalUserID: canonicalUser(deciding.row.userID)
            )
        )
    }
    credits.sort {
        ($0.creditedAt, $0.userID, $0.orderID ?? OrderID("")) < ($1.creditedAt, $1.userID, $1.orderID ?? OrderID(""))
    }
    return CreditResolution(credits: credits, fates: fates)
}

/// The imported credits of one transaction, as credits stated by cases depend on them, after `resolveCredits`.
package func importedCredits(
    by statements: [CreditStatement],
    asOf: Instant,
    canonicalUser: (UserID) -> UserID
) -> [ImportedCredit] {
    let made = statements.filter { $0.row.creditedAt <= asOf }
    return statementsBySubject(made, canonicalUser).values.compactMap { statements in
        let inOrder = statements.sorted(by: precedes)
        guard let deciding = inOrder.last else { return nil }
        let described = inOrder.last { $0.row.status == .credited } ?? deciding
        var credit = ImportedCredit(
            userID: canonicalUser(deciding.row.userID),
            status: deciding.row.status,
            quantity: deciding.row.quantity ?? described.row.quantity,
            creditedAt: deciding.row.creditedAt,
            hasOrder: described.row.orderID != nil
        )
        credit.statements = inOrder.map { statement in
            let user = canonicalUser(statement.row.userID)
            return ImportedCredit.Statement(statement.row.status, to: user, at: statement.row.creditedAt)
        }
        return credit
    }
}

/// What a statement is about.
private enum CreditSubject: Hashable {
    case order(OrderID)
    /// To whom it went, after merges of accounts.
    case delivery(UserID, Instant)

    /// Decides between the latest deliveries of two subjects at one instant.
    var rank: String {
        switch self {
        case .order(let order): "o" + order.rawValue
        case .delivery(let user, _): "d" + user.rawValue
        }
    }

    /// As the ledger stores it: by the user as stated, so that a merge of accounts renames nothing that stands.
    func stored(_ statements: [CreditStatement]) -> String {
        switch self {
        case .order(let order): return "order \(order)"
        case .delivery(let user, let instant):
            let credited = statements.filter { $0.row.status == .credited }
            let stated = (credited.isEmpty ? statements : credited).map(\.row.userID).min() ?? user
            return "\(instant.milliseconds) \(stated)"
        }
    }
}

/// The statements by what they are about; the bare ones, withdrawals and failures without an order, come last of each.
private func statementsBySubject(
    _ statements: [CreditStatement],
    _ canonicalUser: (UserID) -> UserID
) -> [CreditSubject: [CreditStatement]] {
    var subjects: [CreditSubject: [CreditStatement]] = [:]
    var bare: [CreditStatement] = []
    for statement in statements {
        if let order = statement.row.orderID {
            subjects[.order(order), default: []].append(statement)
        } else if statement.row.status == .credited {
            let user = canonicalUser(statement.row.userID)
            subjects[.delivery(user, statement.row.creditedAt), default: []].append(statement)
        } else {
            bare.append(statement)
        }
    }
    guard !bare.isEmpty else { return subjects }
    let spans = deliverySpans(subjects, canonicalUser)
    for statement in bare {
        let user = canonicalUser(statement.row.userID)
        let meant = spans[user]?.last(at: statement.row.creditedAt)
        subjects[meant?.subject ?? .delivery(user, statement.row.creditedAt), default: []].append(statement)
    }
    return subjects
}

/// The time in which a delivery was the latest one of its subject. An order that was delivered to somebody else later is no credit of its
/// first user from then on.
private struct DeliverySpan {
    let subject: CreditSubject
    let from: Instant
    /// When the next delivery of the subject came; nil where none did.
    let until: Instant?
}

/// The spans of each user, after merges of accounts, the latest last.
private func deliverySpans(
    _ subjects: [CreditSubject: [CreditStatement]],
    _ canonicalUser: (UserID) -> UserID
) -> [UserID: [DeliverySpan]] {
    var spans: [UserID: [DeliverySpan]] = [:]
    for (subject, statements) in subjects {
        var later: Instant?
        for delivery in statements.filter({ $0.row.status == .credited }).sorted(by: precedes).reversed() {
            let from = delivery.row.creditedAt
            // Of several at one instant the last decides: the spans of the others are empty.
            let span = DeliverySpan(subject: subject, from: from, until: later)
            later = from
            spans[canonicalUser(delivery.row.userID), default: []].append(span)
        }
    }
    return spans.mapValues { spans in
        spans.sorted { left, right in
            if left.from != right.from { return left.from < right.from }
            return left.subject.rank.utf8.lexicographicallyPrecedes(right.subject.rank.utf8)
        }
    }
}

extension [DeliverySpan] {
    /// The latest that holds a moment.
    fileprivate func last(at moment: Instant) -> DeliverySpan? {
        prefix(upTo: partitioningIndex { $0.from > moment }).last { $0.until.map { moment < $0 } ?? true }
    }
}

extension Credit {
    /// The delivery that `statements` are about, as the deciding one of them leaves it.
    fileprivate init(
        of subject: CreditSubject,
        decidedBy deciding: CreditStatement,
        among statements: [CreditStatement],
        canonicalUserID: UserID
    ) {
        // What a bare withdrawal leaves unsaid, the delivery it is about still says.
        let described = statements.filter { $0.row.status == .credited }.max(by: precedes) ?? deciding
        self.init(
            subject: subject.stored(statements),
            transactionID: deciding.row.transactionID,
            environment: deciding.environment,
            userID: deciding.row.userID,
            canonicalUserID: canonicalUserID,
            orderID: described.row.orderID,
            creditedAt: deciding.row.creditedAt,
            productID: deciding.row.productID ?? described.row.productID,
            quantity: deciding.row.quantity ?? described.row.quantity,
            status: deciding.row.status,
            source: .imported,
            statementID: deciding.id
        )
    }
}

/// Whether `right` decides where both are about one delivery: the later of the two.
private func precedes(_ left: CreditStatement, _ right: CreditStatement) -> Bool {
    if left.row.creditedAt != right.row.creditedAt { return left.row.creditedAt < right.row.creditedAt }
    if left.row.status != right.row.status { return left.row.status.weight < right.row.status.weight }
    return stableOrder(left).utf8.lexicographicallyPrecedes(stableOrder(right).utf8)
}

/// An order by content alone, compared by bytes, so that which of two equal-ranked rows decides never depends on arrival.
private func stableOrder(_ statement: CreditStatement) -> String {
    let row = statement.row
    return [
        row.userID.rawValue, row.productID?.rawValue ?? "", String(row.quantity ?? 0), row.bundleID?.rawValue ?? "",
        row.environment?.rawValue ?? "", row.orderID?.rawValue ?? "",
    ].joined(separator: "\u{1F}")
}

extension CreditRow.Status {
    /// At the same instant withdrawn beats failed beats credited.
    fileprivate var weight: Int {
        switch self {
        case .credited: 0
        case .failed: 1
        case .withdrawn: 2
        }
    }

    fileprivate var decidingFate: StatementFate {
        switch self {
        case .credited: .live
        case .failed: .failed
        case .withdrawn: .withdrawn
        }
    }
}
