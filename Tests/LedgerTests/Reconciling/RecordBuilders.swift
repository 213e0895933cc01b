import Ledger
import ReconciliationCore

/// 2026-03-01T00:00:00Z: what everything here is judged by.
let asOf = Instant(milliseconds: 1_772_323_200_000)
private let paid = asOf - .days(3)
private let game = BundleID("com.example.game")

/// Credits are complete from a year ago until an hour ago.
let policy = Policy(
    creditsSince: asOf - .days(365),
    creditsWatermark: asOf - .hours(1),
    evidenceSince: asOf - .days(365),
    apps: [game]
)

extension UserID: ExpressibleByUnicodeScalarLiteral {}
extension UserID: ExpressibleByExtendedGraphemeClusterLiteral {}
extension UserID: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension BookPlace {
    /// Before the purchase is judged first.
    static let nowhere = BookPlace(list: nil, reason: "", price: nil)
}

/// A consumable that Apple signed, paid three days ago, never judged.
func purchase(_ number: Int64, creditedTo user: UserID? = nil) -> PurchaseRecords {
    let id = TransactionID("10\(number)")
    var facts = TransactionFacts()
    facts.bundleID = game
    facts.productID = ProductID("coins")
    facts.originalTransactionID = id
    facts.type = .consumable
    facts.quantity = 1
    facts.purchaseDate = paid
    let merged = MergedTransaction(
        id: TransactionKey(environment: .production, id: id),
        facts: facts,
        paidAt: paid,
        standingRevocation: nil,
        tokenGrade: nil,
        priceGrade: nil,
        grade: .signed,
        source: .appReceipt
    )
    var records = PurchaseRecords(number: number, booked: BookedPurchase(place: .nowhere))
    records.transactions = [PurchaseTransaction(merged)]
    records.credits = user.map { [credit(of: id, to: $0)] } ?? []
    return records
}

/// A live credit whose payment is not known, made three days ago.
func unmatchedCredit(_ id: String) -> UnmatchedCredit {
    UnmatchedCredit(credit(of: TransactionID(id), to: "a"), in: .production)
}

private func credit(of id: TransactionID, to user: UserID) -> Credit {
    Credit(
        subject: "order \(id)",
        transactionID: id,
        environment: .production,
        userID: user,
        canonicalUserID: user,
        orderID: nil,
        creditedAt: paid,
        productID: nil,
        quantity: nil,
        status: .credited,
        source: .imported,
        statementID: 1
    )
}
