import Ledger
import ReconciliationCore
import Testing

/// Facts that come over several nights, to be told in another order and in other portions.
struct ArrivalStory: Sendable {
    let sentence: String
    let nights: [Night]

    /// What comes in before a night, and what the night judges by.
    struct Night: Sendable {
        let day: Int64
        let policy: @Sendable (inout Policy) -> Void
        let inputs: @Sendable (NightlyBooks) throws -> Void

        init(
            _ day: Int64,
            policy: @escaping @Sendable (inout Policy) -> Void = { _ in },
            _ inputs: @escaping @Sendable (NightlyBooks) throws -> Void
        ) {
            self.day = day
            self.policy = policy
            self.inputs = inputs
        }
    }

    init(_ sentence: String, nights: [Night]) {
        self.sentence = sentence
        self.nights = nights
    }

    /// Tells it night by night.
    func tell(_ books: NightlyBooks) throws {
        for night in nights {
            try night.inputs(books)
            try books.night(night.day, night.policy)
        }
    }

    /// Tells all of it before the last night, which is then the first; each file with the date it has when it is told night by
    /// night.
    func tellAtOnce(_ books: NightlyBooks, isBackwards: Bool) throws {
        guard let last = nights.last else { return }
        let dates = [noon] + nights.map { noon + .days($0.day) }
        let dated = Array(zip(dates, nights))
        for (date, night) in isBackwards ? dated.reversed() : dated {
            books.today = date
            try night.inputs(books)
        }
        try books.night(last.day, last.policy)
    }
}

extension NightlyBooks {
    /// Everything the books say but for what is the history of the nights: cases, moves, and when things were first seen.
    func standing() throws -> [String] {
        let purchases = try ledger.purchases()
        var names: [String: String] = [:]
        for purchase in purchases {
            for id in purchase.transactionIDs { names[id] = purchase.transactionIDs.joined(separator: "+") }
        }
        func name(_ id: TransactionID?) -> String? { id.map { names[$0.rawValue] ?? $0.rawValue } }
        var lines = try ledger.purchases { purchase in
            let credits = purchase.credits.map { "\($0.transactionID) \($0.userID) \($0.orderID ?? "") \($0.status)" }
            return [
                "purchase", purchase.environment, purchase.transactionIDs.joined(separator: "+"), purchase.productID,
                "\(purchase.quantity)", purchase.purchaseDate, purchase.list, purchase.reason, purchase.state,
                purchase.ownerBasis, purchase.ownerUserID, purchase.ownerCandidates.joined(separator: ";"),
                purchase.cause,
                purchase.nextStep, credits.sorted().joined(separator: ";"),
            ]
        }
        lines += try ledger.all { try ledger.lostOrders($0) }.map { order in
            let price = order.price.map { "\($0.milliunits) \($0.currency)" } ?? "-"
            return
                "lost order|\(order.environment)|\(name(order.transactionID) ?? "-")|\(price)|\(order.priceSource ?? "-")"
                + "|\(order.storefront ?? "-")|\(order.applicationUsername ?? "-")|\(order.submittedByUserID?.rawValue ?? "-")"
                + "|\(order.deviceModel ?? "-")|\(order.evidenceGrade)|\(order.ownerStrength)"
        }
        lines += try ledger.findings(isOpen: true) { row in
            let finding = row.finding
            return [
                "finding", finding.kind, finding.environment, name(finding.transactionID), finding.bundleID?.rawValue,
                finding.creditedUserID?.rawValue, finding.creditedAt?.text, finding.creditOrderID?.rawValue,
                finding.expected, finding.actual, finding.detail, finding.nextStep,
            ]
        }
        lines += try ledger.liveCredits { credit in
            [
                "credit", credit.environment, credit.transactionID.rawValue, credit.userID.rawValue,
                credit.orderID?.rawValue, credit.creditedAt.text, credit.quantity.map { "\($0)" }, credit.state,
            ]
        }
        lines += try ledger.lookup(nil, naming: names.keys.sorted().map { TransactionID($0) }).claims
            .map { "claim|\($0.claimant)|\($0.transactionID)|\($0.state)" }
        return lines.sorted()
    }

    /// Users whose names, accounts and devices look alike.
    func takeCrowd() throws {
        try take(
            .users,
            user("u1") {
                $0.applicationUsername = "alice"; $0.appAccountToken = "11111111-1111-4111-8111-111111111111"
                $0.deviceToken = "d1"
            },
            user("u2") {
                $0.applicationUsername = "bob"; $0.appAccountToken = "22222222-2222-4222-8222-222222222222"
                $0.accountName = "bobby"; $0.deviceToken = "d2"
            },
            user("u3") {
                $0.mergedInto = UserID("u1"); $0.deviceToken = "d3"; $0.applicationUsername = "carol"
            },
            user("u4") { $0.deviceToken = "d4" },
            user("u5") { $0.deviceToken = "d4" },
            user("u6") { $0.accountName = "twin" },
            user("u7") { $0.accountName = "twin" },
            user("u8") { $0.accountName = "solo" },
            user("x1") { $0.applicationUsername = "u1" },
            user("x2") { $0.applicationUsername = "bobby" },
            user("x3") { $0.applicationUsername = "dup" },
            user("x4") { $0.applicationUsername = "dup" }
        )
    }
}

/// A transaction whose type nobody states.
func mystery(
    _ id: String,
    _ environment: StoreEnvironment = .production,
    of original: String? = nil,
    type: ProductType? = nil
) -> Inside {
    inside(id, environment, of: "mystery") {
        $0.type = type
        $0.originalTransactionID = original.map { TransactionID($0) }
    }
}
