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
    struct Reply: Sendable {
        struct Page: Sendable {
            var environment: StoreEnvironment
            var signed: [SealedBytes]
            var next: String?
            var hasMore = false
        }

        var answer: AppleAnswer<Page>
        var pieces: [NewEvidence] = []
        /// Why what was answered is no answer to this request.
        var fault: AnswerFault?
    }

    func ask(_ request: AskingPlan.Request) async -> Reply {
        let answer: AppleAnswer<Reply.Page>
        if request.isSingle {
            answer = await client.transaction(request.id, of: request.app, in: request.environments)
                .map { Reply.Page(environment: $0.environment, signed: $0.signed) }
        } else {
            answer = await client.transactionHistory(
                request.id,
                of: request.app,
                after: request.revision,
                in: request.environments
            )
            .map { Reply.Page(environment: $0.environment, signed: $0.signed, next: $0.next, hasMore: $0.hasMore) }
        }
        log.trace("asked about an account of \(request.app): \(answer.outcome)")
        guard case .answered(let page) = answer else { return Reply(answer: answer) }
        let evidence = AppleEvidence(verifier: verifier, origin: .serverAPI)
        do throws(AnswerFault) {
            let pieces = try await evidence.pieces(page.signed, of: request.app, in: page.environment)
            if request.isSingle { try Self.check(pieces, request.id) }
            return Reply(answer: answer, pieces: pieces)
        } catch {
            log.trace("that was no answer: \(error.rawValue)")
            return Reply(answer: answer, fault: error)
        }
    }

    /// Get Transaction Info answers about the transaction asked about, or one bought again under its original id. A row set
    /// aside does not say which one it is.
    private static func check(_ pieces: [NewEvidence], _ asked: TransactionID) throws(AnswerFault) {
        let stated = pieces.flatMap(\.answer.statements)
        guard stated.isEmpty || stated.contains(where: { $0.names(asked) }) else { throw .otherTransaction }
    }
}

extension TransactionStatement {
    fileprivate func names(_ id: TransactionID) -> Bool {
        transaction.id == id || facts.originalTransactionID == id
    }
}
