import AppStoreSimulator

/// A book read: what Apple and the backend say, gathered into purchases (Rules 1 and 2.1).
struct Facts: Sendable {
    let book: Book
    let people: People
    let catalogue: Catalogue
    let statements: [Statement]
    private(set) var purchases: [Purchase] = []

    init(_ book: Book) {
        self.book = book
        people = People(book)
        let catalogue = Catalogue(book)
        self.catalogue = catalogue
        let signed = Set(book.uploads.map(\.piece)).flatMap { Self.statements(of: $0, book: book) }
        let payments = Self.payments(of: book)
        statements =
            signed
            + payments.map { row in
                let alike = payments.filter { Self.isAbout($0, row) }
                return Self.statement(of: row, among: alike, book: book, catalogue: catalogue)
            }
        purchases = Dictionary(grouping: statements, by: key).values
            .map { Purchase(statements: $0, catalogue: catalogue, asOf: book.asOf) }
            .sorted { $0.name < $1.name }
        nameOriginals()
        purchases.sort { $0.name < $1.name }
    }

    /// The purchase a transaction id belongs to. Without environment: Production, else Sandbox.
    func purchase(_ transactionID: String, environment: String?) -> Purchase? {
        let tried = environment.map { [$0] } ?? ["Production", "Sandbox"]
        return tried.lazy.compactMap { environment in
            purchases.first { $0.environment == environment && $0.transactionIDs.contains(transactionID) }
        }.first
    }

    /// Payments rows that break no rule.
    static func payments(of book: Book) -> [PaymentRow] {
        book.payments.compactMap { row in
            var row = row
            guard let id = Words.present(row.transactionID), Words.isIdentifier(id) else { return nil }
            guard row.purchasedAt >= .storeOpened, row.purchasedAt <= book.asOf.adding(days: 1) else { return nil }
            row.transactionID = id
            return row
        }
    }

    /// Rules 5.11: stated, and not one of ours. With no apps configured nothing is foreign.
    func isForeign(_ bundleID: String?) -> Bool {
        guard let bundleID, !book.policy.apps.isEmpty else { return false }
        return !book.policy.apps.contains(bundleID)
    }

    // MARK: Rules 2, when two transactions are one purchase

    /// Equal keys, one purchase (Rules 2.1). Family-shared never joins purchased (Rules 2.4).
    ///
    /// Reading: an unknown type "stays apart" (Rules 2.2) also from typed restores that name it as their original.
    private func key(_ statement: Statement) -> [String] {
        let transaction = alone(statement.name)
        let sharing = transaction.isFamilyShared ? "family" : "purchased"
        if let item = transaction.lineItem {
            return ["item", statement.environment, item, transaction.productID, sharing]
        }
        let own = ["alone", statement.environment, statement.transactionID, sharing]
        guard let kind = transaction.kind, kind != .autoRenewable else { return own }
        let original = transaction.originalTransactionID ?? statement.transactionID
        // Bought again after a full refund (Rules 2.3), by the purchase date of Rules 1.7.
        let first = alone(PurchaseName(environment: statement.environment, transactionID: original))
        if original != statement.transactionID, let revokedAt = first.anyRevokedAt,
            let boughtAt = transaction.purchasedAt, boughtAt > revokedAt,
            transaction.anyRevokedAt == nil
        {
            return own
        }
        return ["id", statement.environment, original, sharing]
    }

    /// The facts of one transaction, whatever purchase it ends in.
    private func alone(_ name: PurchaseName) -> Purchase {
        Purchase(statements: statements.filter { $0.name == name }, catalogue: catalogue, asOf: book.asOf)
    }

    /// "Outside auto-renewable subscriptions, an original transaction id is an id of the purchase even if no evidence
    /// contains it" (Rules 2.5).
    ///
    /// Unknown types are excluded. An original that somebody states belongs to the purchase of its own statements. Purchased
    /// ones have it before family-shared ones.
    private mutating func nameOriginals() {
        let stated = Set(statements.map(\.name))
        let shared = purchases.indices.filter { purchases[$0].isFamilyShared }
        let order = purchases.indices.filter { !shared.contains($0) } + shared
        var named: Set<PurchaseName> = []
        for index in order {
            for id in purchases[index].statedIDs.sorted() {
                let original = alone(PurchaseName(environment: purchases[index].environment, transactionID: id))
                guard let kind = original.kind, kind != .autoRenewable else { continue }
                guard let originalID = original.originalTransactionID else { continue }
                let name = PurchaseName(environment: original.environment, transactionID: originalID)
                if stated.contains(name) { continue }
                if named.insert(name).inserted { purchases[index].namedOriginals.insert(originalID) }
            }
        }
    }

    /// Whether an upload's own evidence holds a transaction: as one it states or, outside subscriptions, as the original of
    /// one (Rules 2.5), where both are one purchase.
    func holds(_ upload: Upload, _ transactionID: String) -> Bool {
        if Claims.contains(upload, transactionID) { return true }
        guard let evidence = upload.evidence else { return false }
        let purchase = purchase(transactionID, environment: evidence.environment)
        return evidence.transactions.contains { row in
            guard Self.isTakenIn(row), Words.present(row.originalTransactionID) == transactionID else { return false }
            let kind = alone(PurchaseName(environment: evidence.environment, transactionID: row.transactionID)).kind
            guard let kind, kind != .autoRenewable else { return false }
            return purchase?.statedIDs.contains(row.transactionID) ?? false
        }
    }

    // MARK: Statements

    private static func statements(of piece: Upload.Piece, book: Book) -> [Statement] {
        switch piece {
        case .bare, .unreadable, .forged: []
        case .receipt(let evidence): statements(of: evidence, isSignedTransaction: false, book: book)
        case .signedTransaction(let evidence): statements(of: evidence, isSignedTransaction: true, book: book)
        }
    }

    private static func statements(of evidence: Evidence, isSignedTransaction: Bool, book: Book) -> [Statement] {
        evidence.transactions.filter(isTakenIn).map {
            Statement(
                environment: evidence.environment,
                grade: .signed,
                statedAt: evidence.statedAt,
                isSignedTransaction: isSignedTransaction,
                bundleID: evidence.bundleID,
                stated: $0
            )
        }
    }

    /// Rules 6.14: a row that cannot be is set aside.
    static func isTakenIn(_ stated: StatedTransaction) -> Bool {
        (1...1_000_000).contains(stated.quantity) && Words.isIdentifier(stated.transactionID)
    }

    private static func isAbout(_ left: PaymentRow, _ right: PaymentRow) -> Bool {
        left.transactionID == right.transactionID && environment(of: left) == environment(of: right)
    }

    private static func environment(of row: PaymentRow) -> String { Words.present(row.environment) ?? "Production" }

    /// The defaults of Rules 9.4 are for what no row about the transaction states: "a default never hides what somebody
    /// stated". A bundle that only a default gives excludes nothing (Rules 4.2).
    private static func statement(
        of row: PaymentRow,
        among alike: [PaymentRow],
        book: Book,
        catalogue: Catalogue
    ) -> Statement {
        Statement(
            environment: environment(of: row),
            grade: .asserted,
            statedAt: nil,
            isSignedTransaction: false,
            bundleID: Words.present(row.bundleID),
            defaultBundleID: catalogue.bundleID(ofPaymentFor: row.productID, apps: book.policy.apps),
            stated: StatedTransaction(
                transactionID: row.transactionID,
                originalTransactionID: Words.present(row.originalTransactionID)
                    ?? alike.lazy.compactMap { Words.present($0.originalTransactionID) }.first ?? row.transactionID,
                productID: row.productID,
                quantity: row.quantity ?? alike.lazy.compactMap(\.quantity).first ?? 1,
                purchasedAt: row.purchasedAt,
                lineItem: row.lineItem,
                revokedAt: row.revokedAt,
                priceMilliunits: row.priceMilliunits,
                currency: row.currency
            )
        )
    }
}
