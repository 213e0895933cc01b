/// What a finding expected or found where that is no id and no code. It is stored, and stands in the columns `expected` and
/// `actual`, as its `text`; for people it is told in their language.
package enum FindingPhrase: Sendable, Hashable {
    case quantity(Int)
    case users(Int)
    case notRefunded
    /// `at` is nil where nobody says when.
    case refunded(at: Instant?)
    case payment
    case noEvidence
    case notFoundAtApple
    case signedByApple

    package var text: String {
        switch self {
        case .quantity(let count): "quantity \(count)"
        case .users(1): "1 user"
        case .users(let count): "\(count) users"
        case .notRefunded: "not refunded"
        case .refunded(let moment?): "refunded \(moment.text)"
        case .refunded(nil): "refunded"
        case .payment: "a payment"
        case .noEvidence: "no evidence"
        case .notFoundAtApple: "not found at Apple"
        case .signedByApple: "signed by Apple"
        }
    }

    /// Nil of anything that is not exactly the text of a phrase, such as an id or a code.
    package init?(text: String) {
        let words = text.split(separator: " ")
        let number = words.lazy.compactMap { Int($0) }.first
        let moment = words.last.flatMap { Instant(rfc3339: String($0)) }
        let phrases: [FindingPhrase] =
            [.notRefunded, .refunded(at: moment), .payment, .noEvidence, .notFoundAtApple, .signedByApple]
            + (number.map { [.quantity($0), .users($0)] } ?? [])
        guard let phrase = phrases.first(where: { $0.text == text }) else { return nil }
        self = phrase
    }
}
