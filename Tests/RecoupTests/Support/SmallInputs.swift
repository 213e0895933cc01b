@testable import AppStoreSimulator

/// A payments file of one purchase: the shortest way to a purchase that is paid.
enum Payments {
    static func one(_ transactionID: String, at moment: String, user: String = "") -> String {
        "transaction_id,product_id,purchase_date,bundle_id,user_id\n"
            + "\(transactionID),com.example.game.coins60,\(moment),com.example.game,\(user)\n"
    }
}

/// Credits files of a few rows.
enum Credits {
    static let header = "transaction_id,user_id,credited_at\n"

    static func one(_ transactionID: String, to user: String, at moment: String) -> String {
        header + "\(transactionID),\(user),\(moment)\n"
    }

    /// A failed delivery of something else: says only that credits are known up to then.
    static func watermark(_ moment: String) -> String {
        "transaction_id,user_id,credited_at,status\n600000001,somebody,\(moment),failed\n"
    }
}

extension InAppRow {
    /// A purchase of 60 coins in a receipt.
    static func coins(_ transactionID: String = "230000000000001") throws -> InAppRow {
        InAppRow(
            transactionID: transactionID,
            productID: Catalogue.coins60.id,
            type: .consumable,
            purchasedAt: try Moment(rfc3339: "2026-02-01T10:00:00Z")
        )
    }
}

extension Workplace {
    /// A small place whose next night finds one lost order.
    static func lost(user: String = "", more: String = "") async throws -> Workplace {
        let place = try await small(more: more)
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: user)
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        return place
    }

    /// Puts a payments file of one purchase into the inbox.
    func put(payment id: String, at moment: String, user: String = "", in file: String = "p.csv") throws {
        try put(Payments.one(id, at: moment, user: user), at: "inbox/payments/\(file)")
    }

    /// Puts a credits file of one credit into the inbox.
    func put(credit id: String, to user: String, at moment: String, in file: String = "c.csv") throws {
        try put(Credits.one(id, to: user, at: moment), at: "inbox/credits/\(file)")
    }

    /// Puts a credits file into the inbox that says only up to when credits are known.
    func put(creditsKnownUntil moment: String, in file: String = "c.csv") throws {
        try put(Credits.watermark(moment), at: "inbox/credits/\(file)")
    }
}
