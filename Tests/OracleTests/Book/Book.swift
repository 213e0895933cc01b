import AppStoreSimulator

/// A small dataset as plain values: everything the program is given, and the moment it judges by.
///
/// Texts stand as they are sent: blanks, sentinels and odd spellings included.
struct Book: Sendable, Equatable {
    var uploads: [Upload] = []
    var credits: [CreditRow] = []
    var users: [UserRow] = []
    var products: [ProductRow] = []
    var payments: [PaymentRow] = []
    /// What Apple answered to those who asked for a transaction.
    var notFound: [NotFoundAnswer] = []
    var policy = BookPolicy()
    /// The nights before the last one. A row says by `night` when it came in: 0 is the first.
    var earlierNights: [Moment] = []
    /// The last night.
    var asOf: Moment

    var nights: [Moment] { earlierNights + [asOf] }

    /// The night in which a row comes in that was made for night `index` of perhaps more nights than there are.
    func night(_ index: Int) -> Int { min(index, earlierNights.count) }
}

/// The part of the configuration that verdicts depend on.
struct BookPolicy: Sendable, Equatable {
    enum Subscriptions: String, Sendable, CaseIterable {
        case each
        case firstPeriod = "first_period"
        case never
    }

    var graceHours = 24
    /// Nil is `auto`.
    var creditsSince: Moment?
    var environments = ["Production"]
    var subscriptions = Subscriptions.firstPeriod
    var apps = ["com.example.game", "com.example.reader"]
    var reviewers: [String] = []
    /// What the app puts before a name it hashes.
    var salt: String?
}
