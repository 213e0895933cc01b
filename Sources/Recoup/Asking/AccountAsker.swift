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
        /// What is wrong with those rows of a history that do not count.
        var faultyRows: [AnswerFault] = []
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
        let (pieces, faults) = await evidence.soundPieces(page.signed, of: request.app, in: page.environment)
        if let fault = Self.fault(of: pieces, faults, for: request) {
            log.trace("that was no answer: \(fault.rawValue)")
            return Reply(answer: answer, fault: fault)
        }
        return Reply(answer: answer, pieces: pieces, faultyRows: faults)
    }

    /// Get Transaction Info answers about the transaction asked about, or one bought again under its original id. A row set
    /// aside does not say which one it is. In a history what is about something else leaves the rest of it, and the pages behind.
    private static func fault(
        of pieces: [NewEvidence],
        _ faults: [AnswerFault],
        for request: AskingPlan.Request
    ) -> AnswerFault? {
        guard request.isSingle else { return pieces.isEmpty ? faults.first { $0 == .unverified } : nil }
        if pieces.isEmpty { return faults.first }
        let stated = pieces.flatMap(\.answer.statements)
        return stated.isEmpty || stated.contains { $0.names(request.id) } ? nil : .otherTransaction
    }
}

extension TransactionStatement {
    fileprivate func names(_ id: TransactionID) -> Bool {
        transaction.id == id || facts.originalTransactionID == id
    }
}
