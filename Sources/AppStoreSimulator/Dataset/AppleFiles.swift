import Foundation

/// What Apple must know for the books to be true: everything genuine that anybody stated, and what nobody stated.
struct AppleFiles {
    private var accounts = DisjointSets()
    private var order: [String] = []
    private var facts: [String: Fact] = [:]

    /// The best statement about one transaction so far.
    private struct Fact {
        var transaction: SignedTransaction
        var isSigned: Bool
        var statedAt: Int64
        var finished: Bool
        var label: String
    }

    init(_ books: Books) {
        for (index, submission) in (books.submissions + books.resentSubmissions).enumerated() {
            // Who uploads together has one Apple account; nothing in a dataset needs more than that.
            let user = submission.fields["user_id"] ?? submission.fields["userID"] ?? submission.fields["user-id"]
            let label = user.map { "user:\($0)" } ?? "upload:\(index)"
            switch submission.evidence {
            case .receipt(let receipt):
                for row in receipt.rows {
                    note(row, of: receipt.bundleID, in: receipt.environment, at: receipt.createdAt, by: label)
                }
            case .transaction(let transaction):
                note(transaction, by: label)
            case .transactionReceipt(let receipt):
                let at = submission.receivedAt
                note(receipt.row, of: receipt.bundleID, in: receipt.environment, at: at, by: label)
            case .tampered, .untrusted, .untrustedTransaction, .untrustedTransactionReceipt, .nothing:
                break
            }
        }
        for delivery in books.deliveries { note(delivery.notification.transaction) }
        for notification in books.undelivered { note(notification.transaction) }
        for payment in books.payments { note(payment) }
        for unheard in books.unheard { note(unheard.transaction, by: "user:\(unheard.userID)") }
    }

    /// All transactions, in the order they were first named.
    mutating func known() -> [KnownTransaction] {
        var names: [String: String] = [:]
        var known: [KnownTransaction] = []
        for key in order {
            guard let fact = facts[key] else { continue }
            let root = accounts.root(of: fact.label)
            let name = names[root] ?? "apple-account-\(names.count + 1)"
            names[root] = name
            known.append(KnownTransaction(account: name, finished: fact.finished, transaction: fact.transaction))
        }
        return known
    }

    private mutating func note(_ transaction: SignedTransaction, by label: String? = nil) {
        guard transaction.environment != "Xcode" else { return }
        let finished = transaction.type == ProductType.consumable.signedName
        put(
            Fact(
                transaction: transaction,
                isSigned: true,
                statedAt: transaction.signedDate,
                finished: finished,
                label: label ?? transaction.appAccountToken.map { "token:\($0)" } ?? "id:\(transaction.transactionId)"
            )
        )
    }

    private mutating func note(
        _ row: InAppRow,
        of bundleID: String,
        in environment: StoreEnvironment,
        at moment: Moment,
        by label: String
    ) {
        let product = Catalogue.all.first { $0.id == row.productID && $0.bundleID == bundleID }
        var transaction = SignedTransaction(
            row: row,
            bundleID: bundleID,
            environment: environment,
            signedAt: moment,
            price: product.map { row.isTrial ? 0 : $0.priceMilliunits * Int64(row.quantity) },
            currency: product?.currency
        )
        if row.isTrial {
            transaction.offerType = 1
            transaction.offerDiscountType = "FREE_TRIAL"
        }
        if row.type == .autoRenewable, row.transactionID != row.originalTransactionID {
            transaction.transactionReason = "RENEWAL"
        }
        put(
            Fact(
                transaction: transaction,
                isSigned: false,
                statedAt: moment.milliseconds,
                finished: false,
                label: label
            )
        )
    }

    private mutating func note(_ payment: PaymentRow) {
        guard let product = Catalogue.all.first(where: { $0.id == payment.productID }) else { return }
        var row = InAppRow(
            transactionID: payment.transactionID,
            productID: product.id,
            type: product.type,
            purchasedAt: payment.purchasedAt
        )
        row.cancelledAt = payment.revokedAt
        note(
            row,
            of: product.bundleID,
            in: .production,
            at: payment.revokedAt ?? payment.purchasedAt,
            by: "id:\(row.transactionID)"
        )
    }

    /// A later signed word beats an earlier one and every receipt; receipts only ever add a refund.
    private mutating func put(_ fact: Fact) {
        let transaction = fact.transaction
        accounts.join(fact.label, "original:\(transaction.environment):\(transaction.originalTransactionId)")
        if let token = transaction.appAccountToken { accounts.join(fact.label, "token:\(token)") }
        let key = "\(transaction.environment):\(transaction.transactionId)"
        guard var best = facts[key] else {
            facts[key] = fact
            order.append(key)
            return
        }
        if fact.isSigned, !best.isSigned || fact.statedAt >= best.statedAt {
            best.transaction = transaction
            best.isSigned = true
            best.statedAt = fact.statedAt
        } else if !best.isSigned, transaction.revocationDate != nil {
            best.transaction.revocationDate = transaction.revocationDate
            best.transaction.revocationReason = transaction.revocationReason
        }
        // What a receipt still shows has not been finished.
        best.finished = best.finished && fact.finished
        facts[key] = best
    }
}

/// Labels that belong together (union by path halving).
private struct DisjointSets {
    private var parents: [String: String] = [:]

    mutating func root(of label: String) -> String {
        var current = label
        while let parent = parents[current], parent != current {
            let above = parents[parent] ?? parent
            parents[current] = above
            current = above
        }
        return current
    }

    mutating func join(_ left: String, _ right: String) {
        let (left, right) = (root(of: left), root(of: right))
        if left != right { parents[right] = left }
    }
}
