/// Names inside a dataset that `generate --serving` writes and `serve` reads.
enum StoreFiles {
    static let keys = "authority-keys.pem"
    static let transactions = "store.jsonl"
    static let notifications = "store-notifications.jsonl"
    static let description = "store.json"
    static let privateKey = "secrets/AuthKey.p8"
    static let issuerID = "5f0c6a52-90b5-4d0e-9a5c-3d1b0c7e2f11"
    static let keyID = "SIMKEY0001"

    static func secret(_ bundleID: String) -> String {
        "secrets/\(bundleID)"
    }
}

/// `store.json`: what the store must know beside its transactions.
struct StoreDescription: Codable, Sendable, Equatable {
    struct App: Codable, Sendable, Equatable {
        var bundleID: String
        var appleID: Int64
    }

    /// The dataset's as-of, epoch milliseconds: the store's clock unless `--now` says otherwise.
    var now: Int64
    var issuerID: String
    var keyID: String
    var apps: [App]
}

/// One line of `store-notifications.jsonl`.
struct KnownNotification: Codable, Sendable, Equatable {
    var kind: String
    var uuid: String
    var signedAt: Int64
    var appleID: Int64
    /// Whether the app's server answered 200.
    var delivered: Bool
    var transaction: SignedTransaction
}
