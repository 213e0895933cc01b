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
