import Crypto
import FoundationEssentials
import X509

/// Verifies data signed as JWS: form, algorithm, chain as of the signing date, signature, contents.
///
/// Source: Apple's server library (ChainVerifier, SignedDataVerifier) without its online revocation check.
struct JWSVerifier: Sendable {
    let chains: ChainVerifier
    /// The moment to judge by where a payload does not say when it was signed.
    let fallbackMoment: Milliseconds

    /// What one JWS of any kind is worth; the data enclosed in a notification is verified too.
    func verify(_ bytes: [UInt8]) async -> Judgement<SignedContents> {
        let judgement = await verify(bytes, as: SignedContents.self)
        guard case .verified(.notification(let notification)) = judgement.outcome else { return judgement }
        let (opened, roots) = await opening(notification)
        return Judgement(
            .verified(.notification(opened)),
            unproven: judgement.unproven,
            roots: judgement.roots.union(roots)
        )
    }

    /// What one JWS with a payload of a known kind is worth.
    func verify<Payload: SignedPayload>(_ bytes: [UInt8], as kind: Payload.Type) async -> Judgement<Payload> {
        var payload: Payload?
        var roots: Set<String> = []
        do throws(Rejection) {
            let jws = try CompactJWS(bytes)
            let read = Payload(
                try LenientJSONFields(json: jws.payload, rule: .payloadBroken, subject: "The payload of the JWS")
            )
            payload = read
            let chain = try await chain(of: jws, environment: read.environment, at: read.signedMoment ?? fallbackMoment)
            roots = [chain.root]
            try Self.checkSignature(of: jws, by: chain.leafKey)
            if let flaw = read.flaw { throw flaw }
            return Judgement(.verified(read), roots: roots)
        } catch {
            return Judgement(VerificationOutcome(error), unproven: payload, roots: roots)
        }
    }

    /// The chain of a JWS whose header is as Apple's are.
    private func chain(
        of jws: CompactJWS,
        environment: AppStoreEnvironment?,
        at moment: Milliseconds
    ) async throws(Rejection) -> VerifiedChain {
        if environment?.isTest == true {
            throw Rejection(.testEnvironment, "The data was made by StoreKit testing, not by Apple.")
        }
        guard jws.algorithm == "ES256" else {
            throw Rejection(.wrongAlgorithm, "Apple signs with ES256, not \(FieldRules.quoted(jws.algorithm ?? "")).")
        }
        // RFC 7515, 4.1.11: extensions that must be understood; none is known here, and Apple uses none.
        guard !jws.hasCriticalHeader else {
            throw Rejection(.unknownCriticalHeader, "The header names extensions that must be understood (crit).")
        }
        guard jws.certificates.count == 3 else {
            throw Rejection(.chainUntrusted, "The header brings \(jws.certificates.count) certificates, not three.")
        }
        guard jws.signature.count == 64 else {
            throw Rejection(.signatureMalformed, "The signature has \(jws.signature.count) bytes, not 64.")
        }
        return try await chains.chain(jws.chainKey, at: moment) { () throws(Rejection) in
            try presentedChain(jws)
        }
    }

    private static func checkSignature(
        of jws: CompactJWS,
        by leafKey: Certificate.PublicKey
    ) throws(Rejection) {
        guard let key = P256.Signing.PublicKey(leafKey) else {
            throw Rejection(.unsupportedKey, "The signing certificate has no P-256 key.")
        }
        guard isValid(jws, by: key) else {
            throw Rejection(.signatureMismatch, "The signature is not one of this payload by this certificate.")
        }
    }

    private func presentedChain(_ jws: CompactJWS) throws(Rejection) -> PresentedChain {
        var certificates: [ArraySlice<UInt8>] = []
        for text in jws.certificates {
            guard let bytes = Data(base64Encoded: text) else {
                throw Rejection(.encodingBroken, "A certificate in the header is not Base64.")
            }
            certificates.append(Array(bytes)[...])
        }
        // The root in the header counts only if it is pinned; the chain verifier sees to that.
        return try PresentedChain(certificates) { _, index in index == 0 }
    }

    private static func isValid(_ jws: CompactJWS, by key: P256.Signing.PublicKey) -> Bool {
        do {
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: jws.signature)
            return key.isValidSignature(signature, for: SHA256.hash(data: jws.signingInput))
        } catch {
            // 64 bytes that are no pair of numbers for this curve.
            return false
        }
    }

    /// Verifies what a notification encloses; with the roots that proves.
    private func opening(_ notification: SignedNotification) async -> (SignedNotification, roots: Set<String>) {
        var opened = notification
        var roots: Set<String> = []
        func open<Payload: SignedPayload>(_ jws: String?, as kind: Payload.Type) async -> Payload? {
            guard let jws else { return nil }
            let judgement = await verify(Array(jws.utf8), as: kind)
            if let rejection = judgement.outcome.rejection { opened.enclosedRejections.append(rejection) }
            roots.formUnion(judgement.roots)
            return judgement.outcome.proven
        }
        opened.transaction = await open(notification.signedTransactionInfo, as: SignedTransaction.self)
        opened.renewalInfo = await open(notification.signedRenewalInfo, as: SignedRenewalInfo.self)
        opened.appTransaction = await open(notification.signedAppTransactionInfo, as: SignedAppTransaction.self)
        return (opened, roots)
    }
}
