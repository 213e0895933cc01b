import AppStoreClient
import AppStoreRecords
import ReconciliationCore

/// Signed data as Apple sent it, verified like any other: an answer over TLS proves nothing that its signature does not.
struct AppleEvidence {
    let verifier: EvidenceVerifier
    let origin: EvidenceOrigin

    /// Those pieces of one answer whose signatures hold and that are about the app, in the environment asked, and what is wrong
    /// with each of the others.
    func soundPieces(
        _ signed: [SealedBytes],
        of app: BundleID,
        in environment: StoreEnvironment
    ) async -> (pieces: [NewEvidence], faults: [AnswerFault]) {
        var pieces: [NewEvidence] = []
        var faults: [AnswerFault] = []
        for sealed in signed {
            let piece = DueEvidence(
                id: 0,
                digest: ContentDigest(of: sealed.bytes),
                bytes: sealed.bytes,
                origin: origin
            )
            let verdict = await verifier.verify(sealed.bytes)
            var answer = EvidenceAnswer(verdict, about: piece)
            let fault: AnswerFault? =
                switch answer.outcome {
                case .verified, .empty: fault(verdict, app, environment)
                // Of a notification that our settings do not let us judge, judged again once they do.
                case .unverifiable where origin == .notification, .pending where origin == .notification: nil
                case .refused, .unreadable, .unverifiable, .pending: .unverified
                }
            if let fault {
                faults.append(fault)
                continue
            }
            answer.form = origin == .notification ? .notification : .serverAPITransaction
            pieces.append(NewEvidence(digest: piece.digest, bytes: piece.bytes, answer: answer))
        }
        return (pieces, faults)
    }

    /// Whether something is about another app or environment. A signed transaction always states both; a notification of some kinds
    /// states neither.
    private func fault(_ verdict: EvidenceVerdict, _ app: BundleID, _ environment: StoreEnvironment) -> AnswerFault? {
        let isSilenceTolerated = origin == .notification
        let bundles = [verdict.bundleID] + verdict.rows.map(\.bundleID)
        guard bundles.allSatisfy({ $0.map { $0 == app.rawValue } ?? isSilenceTolerated }) else { return .otherBundle }
        let environments = [verdict.environment] + verdict.rows.map(\.environment)
        let isThere = environments.allSatisfy { $0.map { $0.store == environment } ?? isSilenceTolerated }
        return isThere ? nil : .otherEnvironment
    }
}
