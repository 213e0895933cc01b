import AppStoreClient
import AppStoreRecords
import ReconciliationCore

/// Signed data as Apple sent it, verified like any other: an answer over TLS proves nothing that its signature does not.
struct AppleEvidence {
    let verifier: EvidenceVerifier
    let origin: EvidenceOrigin

    /// - Returns: nil where one of the pieces does not hold: then it is no answer.
    func pieces(_ signed: [SealedBytes]) async -> [NewEvidence]? {
        var pieces: [NewEvidence] = []
        for sealed in signed {
            let piece = DueEvidence(
                id: 0,
                digest: ContentDigest(of: sealed.bytes),
                bytes: sealed.bytes,
                origin: origin
            )
            var answer = EvidenceAnswer(await verifier.verify(sealed.bytes), about: piece)
            switch answer.outcome {
            case .verified, .empty: break
            // A notification of a kind that does not hold is kept and judged like one from the inbox.
            case .refused, .unreadable, .unverifiable, .pending: guard origin == .notification else { return nil }
            }
            answer.form = origin == .notification ? "notification" : "server_api_transaction"
            pieces.append(NewEvidence(digest: piece.digest, bytes: piece.bytes, answer: answer))
        }
        return pieces
    }
}
