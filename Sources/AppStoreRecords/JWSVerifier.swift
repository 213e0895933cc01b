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
        let opened = SignedContents.notification(await opening(notification))
        return Judgement(.verified(opened), unproven: judgement.unproven)
    }

    /// What one JWS with a payload of a known kind is worth.
    func verify<Payload: SignedPayload>(_ bytes: [UInt8], as kind: Payload.Type) async -> Judgement<Payload> {
        var payload: Payload?
        do throws(Rejection) {
            let jws = try CompactJWS(bytes)
            let read = Payload(
                try LooseFields(json: jws.payload, rule: .payloadBroken, subject: "The payload of the JWS")
            )
            payload = read
            try await prove(jws, environment: read.environment, at: read.signedMoment ?? fallbackMoment)
            if let flaw = read.flaw { throw flaw }
            return Judgement(.verified(read))
        } catch {
            return Judgement(VerificationOutcome(error), unproven: payload)
        }
    }

    private func prove(
        _ jws: CompactJWS,
        environment: AppStoreEnvironment?,
        at moment: Milliseconds
    ) async throws(Rejection) {
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
        let leafKey = try await chains.leafKey(jws.chainKey, at: moment) { () throws(Rejection) in
            try presentedChain(jws)
        }
        guard let key = P256.Signing.PublicKey(leafKey) else {
            throw Rejection(.unsupportedKey, "The signing certificate has no P-256 key.")
        }
        guard Self.isValid(jws, by: key) else {
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

    private func opening(_ notification: SignedNotification) async -> SignedNotification {
        var opened = notification
        if let jws = notification.signedTransactionInfo {
            let outcome = await verify(Array(jws.utf8), as: SignedTransaction.self).outcome
            opened.transaction = outcome.proven
            if let rejection = outcome.rejection { opened.enclosedRejections.append(rejection) }
        }
        if let jws = notification.signedRenewalInfo {
            let outcome = await verify(Array(jws.utf8), as: SignedRenewalInfo.self).outcome
            opened.renewalInfo = outcome.proven
            if let rejection = outcome.rejection { opened.enclosedRejections.append(rejection) }
        }
        if let jws = notification.signedAppTransactionInfo {
            let outcome = await verify(Array(jws.utf8), as: SignedAppTransaction.self).outcome
            opened.appTransaction = outcome.proven
            if let rejection = outcome.rejection { opened.enclosedRejections.append(rejection) }
        }
        return opened
    }
}
