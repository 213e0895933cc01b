/// What a JWS payload must offer to be judged. Every field Apple documents is optional; unknown values are kept.
protocol SignedPayload: Sendable {
    init(_ fields: LenientJSONFields)

    /// When Apple signed it: the moment its certificates are judged by.
    var signedMoment: Milliseconds? { get }
    var environment: AppStoreEnvironment? { get }
    /// Why it states nothing, whoever signed it.
    var flaw: Rejection? { get }
}

extension SignedPayload {
    var flaw: Rejection? { nil }
}
