/// The `status` of a verifyReceipt answer, and what a batch job does about it.
///
/// Source: Apple, verifyReceipt, "status"; the HTTP status is 200 in all these cases.
package struct VerifyReceiptStatus: Sendable, Hashable {
    /// What follows from a status.
    package enum Meaning: String, Sendable, Hashable, CaseIterable {
        /// 0 and 21006: the receipt is decoded in the answer. It need not hold a purchase.
        case valid
        /// 21007: ask the sandbox.
        case askSandbox = "ask_sandbox"
        /// 21008: ask production.
        case askProduction = "ask_production"
        /// 21002: the bytes are no receipt, or the service has a moment. Final only if unreadable here too.
        case malformedOrTemporary = "malformed_or_temporary"
        /// 21001, 21005, 21009, 211xx unless said otherwise, and every number we do not know.
        case retry
        /// 21003, 21010, and 211xx that Apple calls not retryable.
        case refused
        /// 21004: our shared secret. Stop asking for this app; do not blame the receipt.
        case wrongSharedSecret = "wrong_shared_secret"
        /// 21000: our request was not a POST. A bug here.
        case wrongRequest = "wrong_request"
    }

    package let code: Int64
    /// `is-retryable`, sent with 21100 to 21199 only.
    package let isRetryable: Bool?

    package var meaning: Meaning {
        switch code {
        case 0, 21006: .valid
        case 21000: .wrongRequest
        case 21002: .malformedOrTemporary
        case 21003, 21010: .refused
        case 21004: .wrongSharedSecret
        case 21007: .askSandbox
        case 21008: .askProduction
        case 21100...21199: isRetryable == false ? .refused : .retry
        default: .retry
        }
    }
}
