/// One statement of the backend, as the ledger keeps it.
package struct CreditStatement: Sendable, Hashable {
    package let id: Int64
    package let row: CreditRow
    /// The environment it counts for: its own, or that of the transaction it matches (Rules 1.5).
    package let environment: StoreEnvironment?

    package init(id: Int64, row: CreditRow, environment: StoreEnvironment?) {
        self.id = id
        self.row = row
        self.environment = environment
    }
}

/// A row of `credits` that was refused and says which transaction it is about: that may have been credited.
package struct RefusedCredit: Sendable, Hashable {
    /// The file it stands in, the newest where several have one.
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// What tells deliveries apart where only who pays is asked: the store, and whether it stands.
package struct DeliveryKind: Sendable, Hashable {
    package var environment: StoreEnvironment?
    package var status: CreditRow.Status

    package init(environment: StoreEnvironment?, status: CreditRow.Status) {
        self.environment = environment
        self.status = status
    }
}

/// One delivery, as its latest statement leaves it.
package struct Credit: Sendable, Hashable {
    package enum Source: String, Sendable, Hashable, Codable {
        case imported = "import"
        case case_ = "case"
    }

    /// What makes it one credit of its transaction: its order id, or the user and the instant.
    package var subject: String
    package var transactionID: TransactionID
    package var environment: StoreEnvironment?
    package var userID: UserID
    /// Who that user is today, after merges of accounts.
    package var canonicalUserID: UserID
    package var orderID: OrderID?
    package var creditedAt: Instant
    package var productID: ProductID?
    package var quantity: Int?
    package var status: CreditRow.Status
    package var source: Source
    /// The statement that decides.
    package var statementID: Int64

    /// The accounts merged with its user; filled in for sandbox purchases only.
    package var mergedAccounts: Set<UserID> = []
    /// The kinds of deliveries these accounts had; filled in for sandbox purchases only.
    package var userDeliveries: Set<DeliveryKind> = []

    package var isLive: Bool { status == .credited }

    /// Whether its user has live credits outside the sandbox: a customer of ours, and no reviewer of Apple's.
    package var isOfPayingUser: Bool {
        userDeliveries.contains(DeliveryKind(environment: .production, status: .credited))
    }

    package init(
        subject: String,
        transactionID: TransactionID,
        environment: StoreEnvironment?,
        userID: UserID,
        canonicalUserID: UserID,
        orderID: OrderID?,
        creditedAt: Instant,
        productID: ProductID?,
        quantity: Int?,
        status: CreditRow.Status,
        source: Source,
        statementID: Int64
    ) {
        self.subject = subject
        self.transactionID = transactionID
        self.environment = environment
        self.userID = userID
        self.canonicalUserID = canonicalUserID
        self.orderID = orderID
        self.creditedAt = creditedAt
        self.productID = productID
        self.quantity = quantity
        self.status = status
        self.source = source
        self.statementID = statementID
    }
}

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
    enum Subject: Hashable {
        case order(OrderID)
        /// To whom it went, after merges of accounts.
        case delivery(UserID, Instant)
    }
    func precedes(_ left: CreditStatement, _ right: CreditStatement) -> Bool {
        if left.row.creditedAt != right.row.creditedAt { return left.row.creditedAt < right.row.creditedAt }
        if left.row.status != right.row.status { return left.row.status.weight < right.row.status.weight }
        return stableOrder(left) < stableOrder(right)
    }

    var fates: [Int64: StatementFate] = [:]
    var subjects: [Subject: [CreditStatement]] = [:]
    var unnamed: [CreditStatement] = []
    for statement in statements {
        let user = canonicalUser(statement.row.userID)
        if statement.row.creditedAt > asOf {
            fates[statement.id] = .future
        } else if let order = statement.row.orderID {
            subjects[.order(order), default: []].append(statement)
        } else if statement.row.status == .credited {
            subjects[.delivery(user, statement.row.creditedAt), default: []].append(statement)
        } else {
            unnamed.append(statement)
        }
    }
    let deliveries = subjects.mapValues { $0.filter { $0.row.status == .credited } }
    for statement in unnamed {
        let user = canonicalUser(statement.row.userID)
        // An order that went to somebody else meanwhile is no credit of this user any more.
        let meant = deliveries.compactMap { subject, credited -> (at: Instant, subject: Subject)? in
            let latest = credited.filter { $0.row.creditedAt <= statement.row.creditedAt }.max(by: precedes)
            guard let latest, canonicalUser(latest.row.userID) == user else { return nil }
            return (latest.row.creditedAt, subject)
        }.max { left, right in
            if left.at != right.at { return left.at < right.at }
            return subjectOrder(left.subject) < subjectOrder(right.subject)
        }
        subjects[meant?.subject ?? .delivery(user, statement.row.creditedAt), default: []].append(statement)
    }

    func subjectOrder(_ subject: Subject) -> String {
        switch subject {
        case .order(let order): "o" + order.rawValue
        case .delivery(let user, _): "d" + user.rawValue
        }
    }

    // By the user as stated, so that a merge of accounts renames nothing that stands.
    func stored(_ subject: Subject, _ statements: [CreditStatement]) -> String {
        switch subject {
        case .order(let order): return "order \(order)"
        case .delivery(let user, let instant):
            let credited = statements.filter { $0.row.status == .credited }
            let stated = (credited.isEmpty ? statements : credited).map(\.row.userID).min() ?? user
            return "\(instant.milliseconds) \(stated)"
        }
    }

    var credits: [Credit] = []
    for (subject, statements) in subjects {
        guard let deciding = statements.max(by: precedes) else { continue }
        for statement in statements { fates[statement.id] = .superseded }
        fates[deciding.id] = deciding.row.status.decidingFate
        // What a bare withdrawal leaves unsaid, the delivery it is about still says.
        let described = statements.filter { $0.row.status == .credited }.max(by: precedes) ?? deciding
        credits.append(
            Credit(
                subject: stored(subject, statements),
                transactionID: deciding.row.transactionID,
                environment: deciding.environment,
                userID: deciding.row.userID,
                canonicalUserID: canonicalUser(deciding.row.userID),
                orderID: described.row.orderID,
                creditedAt: deciding.row.creditedAt,
                productID: deciding.row.productID ?? described.row.productID,
                quantity: deciding.row.quantity ?? described.row.quantity,
                status: deciding.row.status,
                source: .imported,
                statementID: deciding.id
            )
        )
    }
    credits.sort {
        ($0.creditedAt, $0.userID, $0.orderID?.rawValue ?? "") < ($1.creditedAt, $1.userID, $1.orderID?.rawValue ?? "")
    }
    return CreditResolution(credits: credits, fates: fates)
}

/// An order by content alone, so that which of two equal-ranked rows decides never depends on arrival.
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
