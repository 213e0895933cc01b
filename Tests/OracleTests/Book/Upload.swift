import AppStoreSimulator

/// One line of a receipts file: what a client sent, and what it said about it.
struct Upload: Sendable, Equatable {
    /// What came with the line. Equal evidence is the same bytes, whoever sends it.
    enum Piece: Sendable, Hashable {
        case receipt(Evidence)
        case signedTransaction(Evidence)
        case forged(Evidence, Forgery)
        case unreadable
        case bare
    }

    /// What is wrong with a forgery.
    enum Forgery: String, Sendable, CaseIterable {
        /// Changed after it was signed.
        case signature
        /// Signed by an authority nobody trusts.
        case chain
    }

    var piece = Piece.bare
    var userID: String?
    var accountName: String?
    var applicationUsername: String?
    var transactionID: String?
    var environment: String?
    var productID: String?
    var bundleID: String?
    var deviceToken: String?
    var receivedAt: Moment
    var night = 0

    /// What Apple signed, when Apple signed anything.
    var evidence: Evidence? {
        switch piece {
        case .receipt(let evidence), .signedTransaction(let evidence): evidence
        case .forged, .unreadable, .bare: nil
        }
    }
}

/// A receipt with its rows, or a signed transaction (exactly one row).
struct Evidence: Sendable, Hashable {
    var bundleID: String
    var environment = "Production"
    /// Receipt attribute 12, or `signedDate`.
    var statedAt: Moment
    var transactions: [StatedTransaction]
}

/// What one piece of evidence says about one transaction. Nil: the field is left out.
struct StatedTransaction: Sendable, Hashable {
    enum Kind: String, Sendable, CaseIterable {
        case consumable
        case nonConsumable = "non_consumable"
        case nonRenewing = "non_renewing"
        case autoRenewable = "auto_renewable"
    }

    var transactionID: String
    var originalTransactionID: String?
    var productID: String
    var quantity = 1
    var purchasedAt: Moment?
    var originallyPurchasedAt: Moment?
    var kind: Kind?
    var expiresAt: Moment?
    var lineItem: String?
    var revokedAt: Moment?
    var isTrial = false

    // Only signed transactions can say these.
    var revocationType: String?
    var revocationPercentage: Int?
    var isFamilyShared = false
    var isUpgraded = false
    var reason: String?
    var accountToken: String?
    var priceMilliunits: Int64?
    var currency: String?
    var storefront: String?
}
