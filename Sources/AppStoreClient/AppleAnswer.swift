package import ReconciliationCore

/// What a question to Apple came to.
package enum AppleAnswer<Value: Sendable>: Sendable {
    case answered(Value)
    /// Every environment asked says that it does not know it. For one app: see Rules 6.9 on what that means.
    case notFound
    /// Nothing about the purchase; after how long Apple wants to be asked again, where it said so.
    case retryLater(ExchangeResult, after: Span?)
    /// Our token or shared secret for this app; nothing more is asked for it there in this run.
    case credentialsRefused
    /// A final no to this question, by Apple's code.
    case final(errorCode: Int64)
    /// The endpoint is not asked any more in this run. Attempts are not counted, verdicts do not change.
    case outage
    /// The cap of the run is reached.
    case budgetSpent

    /// Whether it counts towards the ten attempts after which evidence is `unverifiable`.
    package var countsAsAttempt: Bool {
        guard case .retryLater(let reason, _) = self else { return false }
        return reason.health == .ill || reason == .tooLarge
    }

    /// Whether Apple answered this very question, in a way that may be a bad moment of its own: in an outage too, that was an attempt.
    package var isAboutTheQuestion: Bool {
        if case .retryLater(.malformedHere, _) = self { return true }
        return false
    }

    /// The same answer, its value made into another.
    package func map<Other: Sendable>(_ change: (Value) -> Other) -> AppleAnswer<Other> {
        switch self {
        case .answered(let value): .answered(change(value))
        case .notFound: .notFound
        case .retryLater(let reason, let wait): .retryLater(reason, after: wait)
        case .credentialsRefused: .credentialsRefused
        case .final(let code): .final(errorCode: code)
        case .outage: .outage
        case .budgetSpent: .budgetSpent
        }
    }
}

extension AppleAnswer: Equatable where Value: Equatable {}

/// What one HTTP answer says, before anything is done about it.
struct Reading<Value: Sendable>: Sendable {
    let result: ExchangeResult
    var value: Value?
    var errorCode: Int64 = 0

    static func answered(_ value: Value) -> Self { Reading(result: .answered, value: value) }
    static func final(_ code: Int64) -> Self { Reading(result: .final, errorCode: code) }
    static func other(_ result: ExchangeResult) -> Self { Reading(result: result) }
}
