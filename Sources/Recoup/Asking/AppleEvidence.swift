import AppStoreClient
import AppStoreRecords
import ReconciliationCore

/// Signed data as Apple sent it, verified like any other: an answer over TLS proves nothing that its signature does not.
struct AppleEvidence {
    let verifier: EvidenceVerifier
    let origin: EvidenceOrigin

    /// The pieces of one answer about an app, asked in one environment.
    ///
    /// - Throws: why it is no answer: a piece does not hold, or is about another app or environment.
    func pieces(
        _ signed: [SealedBytes],
        of app: BundleID,
        in environment: StoreEnvironment
    ) async throws(AnswerFault) -> [NewEvidence] {
        let (pieces, isWhole) = try await soundPieces(signed, of: app, in: environment)
        guard isWhole else { throw .unverified }
        return pieces
    }

    /// Those pieces of one answer whose signatures hold, and whether all of them do.
    ///
    /// - Throws: why it is no answer: a piece is about another app or environment.
    func soundPieces(
        _ signed: [SealedBytes],
        of app: BundleID,
        in environment: StoreEnvironment
    ) async throws(AnswerFault) -> (pieces: [NewEvidence], isWhole: Bool) {
        var pieces: [NewEvidence] = []
        var isWhole = true
        for sealed in signed {
            let piece = DueEvidence(
                id: 0,
                digest: ContentDigest(of: sealed.bytes),
                bytes: sealed.bytes,
                origin: origin
            )
            let verdict = await verifier.verify(sealed.bytes)
            var answer = EvidenceAnswer(verdict, about: piece)
            switch answer.outcome {
            case .verified, .empty: try check(verdict, app, environment)
            // Of a notification that our settings do not let us judge, judged again once they do.
            case .unverifiable where origin == .notification, .pending where origin == .notification: break
            case .refused, .unreadable, .unverifiable, .pending:
                isWhole = false
                continue
            }
            answer.form = origin == .notification ? .notification : .serverAPITransaction
            pieces.append(NewEvidence(digest: piece.digest, bytes: piece.bytes, answer: answer))
        }
        return (pieces, isWhole)
    }

    /// A signed transaction always states its app and environment; a notification of some kinds states neither.
    private func check(_ verdict: EvidenceVerdict, _ app: BundleID, _ environment: StoreEnvironment) throws(AnswerFault)
    {
        let isSilenceTolerated = origin == .notification
        let bundles = [verdict.bundleID] + verdict.rows.map(\.bundleID)
        guard bundles.allSatisfy({ $0.map { $0 == app.rawValue } ?? isSilenceTolerated }) else { throw .otherBundle }
        let environments = [verdict.environment] + verdict.rows.map(\.environment)
        guard environments.allSatisfy({ $0.map { $0.store == environment } ?? isSilenceTolerated }) else {
            throw .otherEnvironment
        }
    }
}
