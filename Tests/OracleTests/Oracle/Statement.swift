import AppStoreSimulator

/// Rules 1.1. Nothing here is `reported`: the books are judged offline.
enum Grade: String, Comparable, Sendable {
    case asserted, signed

    static func < (left: Grade, right: Grade) -> Bool { left == .asserted && right == .signed }
}

/// What one source says about one transaction.
struct Statement: Sendable {
    var environment: String
    var grade: Grade
    /// Nil for asserted rows.
    var statedAt: Moment?
    var isSignedTransaction: Bool
    var bundleID: String?
    /// Whose app a payment is where nobody says so.
    var defaultBundleID: String?
    var stated: StatedTransaction

    var transactionID: String { stated.transactionID }
    var name: PurchaseName { PurchaseName(environment: environment, transactionID: transactionID) }
}

extension Sequence<Statement> {
    /// The value of a field: the highest (grade, time) that states it wins; silence never overwrites.
    ///
    /// Reading: where a purchase has several transactions, their statements merge alike.
    func merged<Value>(_ field: (Statement) -> Value?) -> Value? {
        filter { field($0) != nil }
            .max { ($0.grade, $0.statedAt ?? .beginning) < ($1.grade, $1.statedAt ?? .beginning) }
            .flatMap(field)
    }
}

extension Moment {
    static let beginning = Moment(milliseconds: 0)
    /// Before this there was no App Store (Rules 1.7).
    static let storeOpened = Moment(milliseconds: 1_215_648_000_000)
}
