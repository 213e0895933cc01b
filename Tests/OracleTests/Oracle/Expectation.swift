/// What a book should come to, or did come to: the oracle and the program answer in this one value.
struct Expectation: Sendable, Equatable {
    /// Keyed by environment and the transaction id shown.
    var lostOrders: [PurchaseName: LostOrder] = [:]
    /// Transaction id shown, state.
    var whiteList: [PurchaseName: String] = [:]
    /// Sorted: transaction id as the credit names it, user, instant, order, state.
    var blackList: [String] = []
    /// Every purchase, with its list and, where it is closed, the reason.
    var places: [PurchaseName: String] = [:]
    /// Closed purchases by reason.
    var closed: [String: Int] = [:]
    var claims: [String: Int] = [:]
    var credits: [String: Int] = [:]
    var findings: [ExpectedFinding] = []
    /// Credits without evidence that are too many to list.
    var unlistedCredits = 0
    /// Of `aging.csv` and `roll-forward.csv`: how many purchases and how much money, by list, bucket and currency.
    var aging: [BalanceName: Balance] = [:]
    var closing: [BalanceName: Balance] = [:]
    /// What is wrong with the journal of moves: nothing, in any book.
    var journalFaults: [String] = []
}

/// What money is counted by: a state of the white list with its bucket, or a list.
struct BalanceName: Sendable, Hashable, CustomStringConvertible {
    var list: String
    var bucket = ""
    var currency: String

    var description: String { [list, bucket, currency].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// Purchases and what was paid for them, in milliunits.
struct Balance: Sendable, Hashable {
    var count = 0
    var milliunits: Int64 = 0
}

/// A purchase as reports name it.
struct PurchaseName: Sendable, Hashable, Comparable, CustomStringConvertible {
    var environment: String
    var transactionID: String

    var description: String { "\(environment)/\(transactionID)" }

    static func < (left: PurchaseName, right: PurchaseName) -> Bool { left.description < right.description }
}

/// One row of `exceptions.csv`, as far as the rules say what stands in it. Texts as the file spells them.
struct ExpectedFinding: Sendable, Hashable, CustomStringConvertible {
    enum Kind: String, Sendable, CaseIterable {
        case ownerMismatch = "owner_mismatch"
        case duplicateCredit = "duplicate_credit"
        case contentMismatch = "content_mismatch"
        case refundedAfterCredit = "refunded_after_credit"
        case environmentBreach = "environment_breach"
        case reusedReceipt = "reused_receipt"
        case missingPayment = "missing_payment"
        case unprovenCredit = "unproven_credit"
        case foreignReceipt = "foreign_receipt"
        case forgedReceipt = "forged_receipt"
    }

    var kind: Kind
    var environment = ""
    /// The one shown; empty where it is about none.
    var transactionID = ""
    /// What it is about where there is no transaction: rule and user, or the bundle.
    var subject = ""
    var creditedUserID = ""
    var creditedAt = ""
    var orderID = ""
    var ownerUserID = ""
    var ownerBasis = ""
    var ownerStrength = ""
    /// What `detail` must name: words of the rules, users, orders, times.
    var words: Set<String> = []
    var nextStep = ""

    init(kind: Kind) { self.kind = kind }

    var description: String {
        [
            kind.rawValue, environment, transactionID, subject, "credited \(creditedUserID) \(creditedAt) \(orderID)",
            "owner \(ownerUserID) \(ownerBasis) \(ownerStrength)", words.sorted().joined(separator: ","), nextStep,
        ].filter { !$0.isEmpty }.joined(separator: " | ")
    }
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
    var storefront: String
    var nextStep: String
}
