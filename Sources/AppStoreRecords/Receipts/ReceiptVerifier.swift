import SwiftASN1
import X509

/// Verifies app receipts: container, chain as of the creation date, signature, contents.
struct ReceiptVerifier: Sendable {
    let chains: ChainVerifier

    /// What the bytes of one receipt are worth. Repeating it gives the same answer: it asks no clock and no network.
    func verify(_ bytes: [UInt8]) async -> Judgement<AppReceipt> {
        var receipt: AppReceipt?
        var roots: Set<String> = []
        do {
            let container = try SignedContainer(bytes)
            let read = try AppReceipt(payload: container.payload)
            receipt = read
            let chain = try await chain(of: read, in: container)
            roots = [chain.root]
            try container.checkSignature(by: chain.leafKey)
            let isEmpty = read.transactions.isEmpty && read.setAside.isEmpty
            return Judgement(isEmpty ? .empty(read) : .verified(read), roots: roots)
        } catch {
            return Judgement(VerificationOutcome(error), unproven: receipt, roots: roots)
        }
    }

    private func chain(
        of receipt: AppReceipt,
        in container: SignedContainer
    ) async throws(Rejection) -> VerifiedChain {
        if receipt.environment?.isTest == true {
            throw Rejection(.testEnvironment, "The receipt was made by StoreKit testing in Xcode.")
        }
        return try await chains.chain(
            container.chainKey,
            at: receipt.receiptCreationDate
        ) { () throws(Rejection) in
            try container.presentedChain()
        }
    }
}

extension SignedContainer {
    /// The certificates, with the one named by the signer as leaf.
    func presentedChain() throws(Rejection) -> PresentedChain {
        let (issuer, serial) = try ASN1Reading.rejecting(.structureBroken, "The name of the signer") {
            var fields = try ASN1Reading.members(BER.parse(signer.identifier), .sequence)
            guard let issuer = fields.next(), let serial = fields.next() else {
                throw ASN1Error.invalidASN1Object(reason: "A field is missing")
            }
            return (try DistinguishedName(derEncoded: issuer), try ArraySlice<UInt8>(derEncoded: serial))
        }
        return try PresentedChain(certificates) { certificate, _ in
            certificate.serialNumber.bytes == serial && certificate.issuer == issuer
        }
    }
}
