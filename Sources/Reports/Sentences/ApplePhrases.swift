import ReconciliationCore

/// What is said of answers Apple gives while a customer is on the line.
extension Phrases {
    static func unknownToApple(_ query: String, meaning: String) -> String {
        let thing = meaning == "apple_order_id" ? "order" : "transaction"
        return "Nothing is known about \(query), and Apple knows no such \(thing) of your apps."
            + " Ask for the order id in Apple's e-mail receipt: it begins with M."
    }
    static func unknownSoFar(_ query: String) -> String {
        "The ledger knows nothing about \(query) yet, and Apple has not answered: this is no verdict."
    }
    static func appleHeading(_ word: AppleLookupAnswer) -> String {
        let subject = word.meaning == "apple_order_id" ? "order" : "the account of"
        let count = word.transactions.count
        return "Apple says of \(subject) \(word.value), asked now: "
            + (count == 1 ? "1 transaction" : "\(count) transactions")
    }
    static func stated(_ transaction: StatedTransaction) -> String {
        var parts = ["\(transaction.productID ?? "unknown product") × \(transaction.quantity)"]
        if let price = transaction.priceMilliunits {
            parts.append([wholeUnits(price), transaction.currency ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
        }
        parts.append(paid(transaction.purchaseDate))
        if let end = transaction.expiresAt { parts.append("until \(end)") }
        if let moment = transaction.revokedAt {
            parts.append("REVOKED \(moment)" + (transaction.revocationType.map { " (\($0))" } ?? ""))
        }
        return parts.joined(separator: ", ")
    }
    static func onList(_ list: String) -> String { "in the ledger: \(list)" }
    static let newToLedger = "new to the ledger"
    static func subscription(_ subscription: AppleLookupAnswer.Subscription) -> String {
        "subscription \(subscription.originalTransactionID ?? "") (\(subscription.environment)): \(subscription.state)"
    }
    static let kept = "Kept as evidence; the next run judges what is new."
    static let notKept = "NOT kept: another run holds the lock. Look up again when it has ended, so that it is judged."
    static func silence(_ silence: AppleLookupAnswer.Silence) -> String {
        "Apple gave no answer for \(silence.bundleID) (\(silence.why)): \(remedy(silence.why))"
    }
    static let waitingHeading = "Proven and not judged yet: the next run does"
    static func customerOrder(_ id: String) -> String { "In Apple's e-mail it is order \(id)." }
    static func appleOrders(_ ids: String) -> String { "Apple order: \(ids)" }

    private static func remedy(_ why: String) -> String {
        switch why {
        case "credentials_refused":
            "it refuses our credentials. Check apple.server_api and whether the key serves this app."
        case "not_verified":
            "its signature does not hold here. Check the clock and apple.additional_roots; `recoup doctor` helps."
        case "cannot_connect", "tls_refused", "timed_out":
            "nothing follows from that. `recoup doctor` says what stands between; try again in some minutes."
        case "history_too_long": "the history is longer than a lookup reads; the night reads it to its end."
        default: "nothing follows from that. Try again in some minutes."
        }
    }
}
