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
            /// Why the page is no answer, by what it says of itself beside its signed rows.
            var fault: AnswerFault?
        }

        var answer: AppleAnswer<Page>
        var pieces: [NewEvidence] = []
        /// Why what was answered is no answer to this request.
        var fault: AnswerFault?
        /// What is wrong with those rows of a history that do not count.
        var faultyRows: [AnswerFault] = []
    }

    func ask(_ request: AskingPlan.Request) async -> Reply {
        guard !request.isSingle else {
            return await transaction(request.id, of: request.app, in: request.environments)
        }
        let answer = await client.transactionHistory(
            request.id,
            of: request.app,
            after: request.revision,
            in: request.environments
        )
        .map { page in
            Reply.Page(
                environment: page.environment,
                signed: page.signed,
                next: page.next,
                hasMore: page.hasMore,
                fault: AnswerFault(page, of: request.app)
            )
        }
        // In a history, rows about something else spoil neither the other rows nor later pages.
        return await verified(answer, of: request.app) { pieces, faults in
            pieces.isEmpty ? faults.first { $0 == .unverified } : nil
        }
    }

    /// Asks about a transaction alone.
    func transaction(_ id: TransactionID, of app: BundleID, in environments: [StoreEnvironment]) async -> Reply {
        let answer = await client.transaction(id, of: app, in: environments)
            .map { Reply.Page(environment: $0.environment, signed: $0.signed) }
        return await verified(answer, of: app) { Self.fault(of: $0, $1, about: id) }
    }

    private func verified(
        _ answer: AppleAnswer<Reply.Page>,
        of app: BundleID,
        fault faultOf: ([NewEvidence], [AnswerFault]) -> AnswerFault?
    ) async -> Reply {
        log.trace("asked about an account of \(app): \(answer.outcome)")
        guard case .answered(let page) = answer else { return Reply(answer: answer) }
        let evidence = AppleEvidence(verifier: verifier, origin: .serverAPI)
        let (pieces, faults) = await evidence.soundPieces(page.signed, of: app, in: page.environment)
        if let fault = page.fault ?? faultOf(pieces, faults) {
            log.trace("that was no answer: \(fault.rawValue)")
            return Reply(answer: answer, fault: fault)
        }
        return Reply(answer: answer, pieces: pieces, faultyRows: faults)
    }

    /// Get Transaction Info answers about the transaction asked about, or one bought again under its original id. A row set
    /// aside does not say which one it is.
    private static func fault(
        of pieces: [NewEvidence],
        _ faults: [AnswerFault],
        about id: TransactionID
    ) -> AnswerFault? {
        if pieces.isEmpty { return faults.first }
        let stated = pieces.flatMap(\.answer.statements)
        return stated.isEmpty || stated.contains { $0.names(id) } ? nil : .otherTransaction
    }
}

extension TransactionStatement {
    fileprivate func names(_ id: TransactionID) -> Bool {
        transaction.id == id || facts.originalTransactionID == id
    }
}
