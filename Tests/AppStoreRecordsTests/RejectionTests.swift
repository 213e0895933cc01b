import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// The codes are stored in ledgers: this list may grow and never change.
struct RejectionTests {
    @Test(arguments: [
        ("signature_mismatch", "refused"), ("signature_missing", "refused"), ("signature_malformed", "refused"),
        ("wrong_algorithm", "refused"), ("chain_untrusted", "refused"), ("certificate_expired", "refused"),
        ("marker_missing", "refused"), ("test_environment", "refused"), ("not_a_receipt", "unreadable"),
        ("truncated", "unreadable"), ("structure_broken", "unreadable"), ("payload_broken", "unreadable"),
        ("unknown_critical_header", "refused"), ("missing_transaction_id", "unreadable"),
        ("duplicate_bundle_id", "unreadable"),
        ("missing_creation_date", "unreadable"), ("duplicate_creation_date", "unreadable"),
        ("encoding_broken", "unreadable"), ("unsupported_algorithm", "unverifiable"),
        ("unsupported_key", "unverifiable"), ("unsupported_structure", "unverifiable"), ("too_large", "unverifiable"),
        ("reading_failed", "unverifiable"),
    ])
    func `every rule has one code and one outcome`(code: String, outcome: String) throws {
        let rule = try #require(EvidenceRejectionRule(rawValue: code))
        #expect(VerificationOutcome<Int>(Rejection(rule, "")).code.rawValue == outcome)
    }
}
