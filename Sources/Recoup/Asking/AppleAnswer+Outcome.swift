import AppStoreClient
import ReconciliationCore
import Reports

extension AppleAnswer {
    /// Whether Apple answered the question, whatever the answer.
    var isConclusive: Bool {
        switch self {
        case .answered, .notFound, .final: true
        case .retryLater, .credentialsRefused, .outage, .budgetSpent: false
        }
    }

    /// How it ended, for the log: never what was said.
    var outcome: String {
        switch self {
        case .answered: "answered"
        case .notFound: "not found"
        default: failure
        }
    }

    /// Why there is no answer, as the reports name it.
    var failure: String {
        switch self {
        case .retryLater(let reason, _): reason.rawValue
        case .credentialsRefused: NotAsked.credentialsRefused.rawValue
        case .outage: NotAsked.outage.rawValue
        case .budgetSpent: NotAsked.budgetSpent.rawValue
        case .final(let code): "error_\(code)"
        case .answered, .notFound: ""
        }
    }

    /// When Apple wants to be asked again, where it said so: counted from the as-of, by which later runs tell what is due.
    func notBefore(asOf: Instant) -> Instant? {
        if case .retryLater(_, let wait?) = self { return asOf + wait }
        return nil
    }
}
