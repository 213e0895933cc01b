/// What a book should come to, or did come to: the oracle and the program answer in this one value.
struct Expectation: Sendable, Equatable {
    /// Keyed by environment and the transaction id shown.
    var lostOrders: [PurchaseName: LostOrder] = [:]
    /// Transaction id shown, state.
    var whiteList: [PurchaseName: String] = [:]
    /// Sorted: transaction id as the credit names it, user, instant, order, state.
    var blackList: [String] = []
    /// Closed purchases by reason.
    var closed: [String: Int] = [:]
    var claims: [String: Int] = [:]
    var credits: [String: Int] = [:]
    var findings: Set<ExpectedFinding> = []
}

/// A purchase as reports name it.
struct PurchaseName: Sendable, Hashable, Comparable, CustomStringConvertible {
    var environment: String
    var transactionID: String

    var description: String { "\(environment)/\(transactionID)" }

    static func < (left: PurchaseName, right: PurchaseName) -> Bool { left.description < right.description }
}

/// A finding by kind and by the purchase it is about.
struct ExpectedFinding: Sendable, Hashable, CustomStringConvertible {
    enum Kind: String, Sendable, CaseIterable {
        case ownerMismatch = "owner_mismatch"
        case duplicateCredit = "duplicate_credit"
        case contentMismatch = "content_mismatch"
        case refundedAfterCredit = "refunded_after_credit"
        case environmentBreach = "environment_breach"
        case reusedReceipt = "reused_receipt"
    }

    var kind: Kind
    var purchase: PurchaseName

    var description: String { "\(kind.rawValue) \(purchase)" }
}

/// One row of `lost-orders.csv`, as far as the oracle has an opinion. Texts as the file spells them.
struct LostOrder: Sendable, Equatable {
    var originalTransactionID: String
    var productID: String
    var quantity: String
    var purchaseDate: String
    var ownerUserID: String
    var ownerBasis: String
    var ownerStrength: String
    /// Filled only where the owner is ambiguous.
    var ownerCandidates: String
    var submittedByUserID: String
    var cause: String
    var evidenceGrade: String
    var agingBucket: String
    var priceMilliunits: String
    var currency: String
    var isPriceOfCatalogue: Bool
}
