import AppStoreClient
import AppStoreRecords
import Logging
import ReconciliationCore

/// Puts one request of a plan to the App Store Server API, and verifies what comes back.
struct AccountAsker: Sendable {
    let client: ServerAPIClient
    let verifier: EvidenceVerifier
    let log: Logger

    /// One answer, its signed data verified.
    struct Word: Sendable {
        struct Page: Sendable {
            var environment: StoreEnvironment
            var signed: [SealedBytes]
            var next: String?
            var hasMore = false
        }

        var answer: AppleAnswer<Page>
        var pieces: [NewEvidence] = []
    }

    func ask(_ request: AskingPlan.Request) async -> Word {
        let answer: AppleAnswer<Word.Page>
        if request.isSingle {
            answer = await client.transaction(request.id, of: request.app, in: request.environments)
                .map { Word.Page(environment: $0.environment, signed: $0.signed) }
        } else {
            answer = await client.transactionHistory(
                request.id,
                of: request.app,
                after: request.revision,
                in: request.environments
            )
            .map { Word.Page(environment: $0.environment, signed: $0.signed, next: $0.next, hasMore: $0.hasMore) }
        }
        log.trace("asked about an account of \(request.app): \(answer.outcome)")
        guard case .answered(let page) = answer else { return Word(answer: answer) }
        let evidence = AppleEvidence(verifier: verifier, origin: .serverAPI)
        guard let pieces = await evidence.pieces(page.signed) else {
            return Word(answer: .retryLater(.notUnderstood, at: nil))
        }
        return Word(answer: answer, pieces: pieces)
    }
}
