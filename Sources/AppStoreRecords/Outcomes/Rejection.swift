/// The rule a piece of evidence, or one row of it, was turned away by. The codes are stored: they never change.
package enum EvidenceRejectionRule: String, Sendable, Hashable, CaseIterable, Codable {
    // The bytes contradict their signature, or nobody we trust signed them.
    case signatureMismatch = "signature_mismatch"
    case signatureMissing = "signature_missing"
    case signatureMalformed = "signature_malformed"
    case chainUntrusted = "chain_untrusted"
    case certificateExpired = "certificate_expired"
    case wrongAlgorithm = "wrong_algorithm"
    case markerMissing = "marker_missing"
    case unknownCriticalHeader = "unknown_critical_header"
    case testEnvironment = "test_environment"

    // There is nothing that could be judged.
    case notAReceipt = "not_a_receipt"
    case truncated = "truncated"
    case structureBroken = "structure_broken"
    case payloadBroken = "payload_broken"
    case duplicateBundleID = "duplicate_bundle_id"
    case missingCreationDate = "missing_creation_date"
    case duplicateCreationDate = "duplicate_creation_date"
    case encodingBroken = "encoding_broken"
    case missingTransactionID = "missing_transaction_id"

    // Not refused: this version cannot judge the algorithm, the key or the structure.
    case unsupportedAlgorithm = "unsupported_algorithm"
    case unsupportedKey = "unsupported_key"
    case unsupportedStructure = "unsupported_structure"
    case tooLarge = "too_large"
    case appIDMismatch = "app_id_mismatch"
    case readingFailed = "reading_failed"

    // Rows set aside inside evidence that holds.
    case damagedRow = "damaged_row"
    case duplicateAttribute = "duplicate_attribute"
    case implausibleQuantity = "implausible_quantity"
    case implausiblePrice = "implausible_price"
    case damagedIdentifier = "damaged_identifier"
    case damagedText = "damaged_text"
    case missingValue = "missing_value"
    case unknownEnvironment = "unknown_environment"
}

extension EvidenceRejectionRule {
    /// What a piece of evidence becomes by this rule. Every rule leads to one outcome only.
    enum Kind {
        case refused, unreadable, unverifiable
    }

    var outcomeKind: Kind {
        switch self {
        case .signatureMismatch, .signatureMissing, .signatureMalformed, .wrongAlgorithm, .chainUntrusted,
            .certificateExpired, .markerMissing, .unknownCriticalHeader, .testEnvironment:
            .refused
        case .notAReceipt, .truncated, .structureBroken, .payloadBroken, .duplicateBundleID, .missingCreationDate,
            .duplicateCreationDate, .encodingBroken, .missingTransactionID, .damagedRow, .duplicateAttribute,
            .implausibleQuantity, .implausiblePrice, .damagedIdentifier, .damagedText, .missingValue,
            .unknownEnvironment:
            .unreadable
        case .unsupportedAlgorithm, .unsupportedKey, .unsupportedStructure, .tooLarge, .appIDMismatch,
            .readingFailed:
            .unverifiable
        }
    }
}

/// Why something was turned away: a code for machines and one sentence for people.
package struct Rejection: Sendable, Hashable, Error {
    package let rule: EvidenceRejectionRule
    package let detail: String

    package init(_ rule: EvidenceRejectionRule, _ detail: String) {
        self.rule = rule
        self.detail = detail
    }
}
