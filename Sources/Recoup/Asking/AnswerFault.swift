import AppStoreClient
import ReconciliationCore

/// Why an answer that came does not count: it is not about what was asked. The question stays open.
///
/// The codes are shown, and stored as the rule of evidence that waits.
enum AnswerFault: String, Error, Hashable, CaseIterable {
    /// A signature in it does not hold.
    case unverified = "not_verified"
    case otherBundle = "answer_bundle_mismatch"
    case otherEnvironment = "answer_environment_mismatch"
    case otherTransaction = "answer_transaction_mismatch"

    /// Compares the app and store that a page of a history states with those that were asked. Its signed rows state theirs themselves,
    /// but a page may have none.
    init?(_ page: SignedPage, of app: BundleID) {
        if let bundle = page.bundleID, bundle != app.rawValue {
            self = .otherBundle
        } else if let environment = page.statedEnvironment, environment != page.environment.rawValue {
            self = .otherEnvironment
        } else {
            return nil
        }
    }

    /// What the answer was about, for messages.
    var subject: String {
        switch self {
        case .unverified: "signed data that does not hold"
        case .otherBundle: "another app"
        case .otherEnvironment: "another environment"
        case .otherTransaction: "another transaction"
        }
    }
}
