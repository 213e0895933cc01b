import FoundationEssentials
package import ReconciliationCore

/// The App Store Server API: what Apple knows about a transaction, a customer, an order, the notifications of an app.
///
/// Answers carry signed data as bytes, to be judged by `EvidenceVerifier`; nothing here is a verdict.
package struct ServerAPIClient: Sendable {
    let asker: Asker
    let endpoints: AppleEndpoints
    let tokens: TokenCache

    package init(key: ServerKey, asker: Asker, endpoints: AppleEndpoints = AppleEndpoints()) {
        self.asker = asker
        self.endpoints = endpoints
        tokens = TokenCache(key: key)
    }

    /// Where to ask where nothing is known of the environment: there is no 21007 here.
    package static let bothEnvironments: [StoreEnvironment] = [.production, .sandbox]

    /// Get Transaction Info: any type of product, finished or not.
    package func transaction(
        _ id: TransactionID,
        of app: BundleID,
        in environments: [StoreEnvironment] = bothEnvironments
    ) async -> AppleAnswer<SignedAnswer> {
        guard let path = Self.path("/inApps/v1/transactions/", id.rawValue) else { return Self.withoutTransaction() }
        return await ask(.transactionInfo, of: app, in: environments, path: path) { answer, environment in
            ServerAPIReading.read(answer, TransactionInfoBody.self) { body in
                .answered(SignedAnswer(environment: environment, signed: [SealedBytes(body.signedTransactionInfo)]))
            }
        }
    }

    /// Get Transaction History: one page of all transactions of the customer, by the time they last changed. A changed
    /// transaction comes again under the same id.
    ///
    /// - Parameters:
    ///   - id: any transaction of the customer.
    ///   - revision: `next` of the page before, or of the last page of an earlier run.
    package func transactionHistory(
        _ id: TransactionID,
        of app: BundleID,
        after revision: String? = nil,
        in environments: [StoreEnvironment] = bothEnvironments
    ) async -> AppleAnswer<SignedPage> {
        guard let path = Self.path("/inApps/v2/history/", id.rawValue) else { return Self.withoutTransaction() }
        let address = path + Self.query([("sort", "ASCENDING"), ("revision", revision)])
        return await ask(.transactionHistory, of: app, in: environments, path: address) { answer, environment in
            ServerAPIReading.read(answer, HistoryBody.self) { body in
                var page = Self.page(body.signedTransactions, body.revision, body.hasMore, environment)
                page.value?.bundleID = body.bundleId
                page.value?.statedEnvironment = body.environment
                return page
            }
        }
    }

    /// Look Up Order ID, by the id in Apple's e-mail to the customer. Production only.
    ///
    /// - Returns: `notFound` for an order Apple calls invalid. A valid order without transactions is half an answer.
    package func order(_ orderID: String, of app: BundleID) async -> AppleAnswer<SignedAnswer> {
        guard let path = Self.path("/inApps/v1/lookup/", orderID) else { return .notFound }
        return await ask(.orderLookup, of: app, in: [.production], path: path) { answer, environment in
            ServerAPIReading.read(answer, OrderLookupBody.self) { body in
                guard body.status == 0 else { return .other(.notFound) }
                guard let signed = body.signedTransactions, !signed.isEmpty else { return .other(.notUnderstood) }
                return .answered(SignedAnswer(environment: environment, signed: signed.map { SealedBytes($0) }))
            }
        }
    }

    /// Get Notification History: one page of the version 2 notifications Apple sent, or tried to.
    ///
    /// - Parameters:
    ///   - start: at most 180 days ago in production, 30 in the sandbox (else `final` 4000012).
    ///   - token: `next` of the page before, with everything else the same.
    package func notificationHistory(
        of app: BundleID,
        from start: Instant,
        to end: Instant,
        after token: String? = nil,
        in environment: StoreEnvironment
    ) async -> AppleAnswer<SignedPage> {
        precondition(start < end)
        let question = NotificationHistoryRequest(startDate: start.milliseconds, endDate: end.milliseconds)
        let body: SealedBytes
        do {
            body = SealedBytes(Array(try JSONEncoder().encode(question)))
        } catch {
            return .retryLater(.cannotAsk, after: nil)
        }
        let path = "/inApps/v1/notifications/history" + Self.query([("paginationToken", token)])
        return await ask(.notificationHistory, of: app, in: [environment], path: path, body: body) { answer, _ in
            let reading: Reading<SignedPage> = ServerAPIReading.read(answer, NotificationHistoryBody.self) { body in
                let payloads = body.notificationHistory?.map(\.signedPayload)
                let signed = payloads?.compactMap(\.self)
                guard signed?.count == payloads?.count else { return .other(.notUnderstood) }
                return Self.page(signed, body.paginationToken, body.hasMore, environment)
            }
            // Nothing was asked about that could be unknown: whoever answers so has not read the question.
            guard reading.result == .notFound, let code = ServerAPIReading.errorCode(answer) else { return reading }
            return .final(code)
        }
    }

    /// Get All Subscription Statuses of a customer.
    package func subscriptionStatuses(
        _ id: TransactionID,
        of app: BundleID,
        in environments: [StoreEnvironment] = bothEnvironments
    ) async -> AppleAnswer<SubscriptionStatuses> {
        guard let path = Self.path("/inApps/v1/subscriptions/", id.rawValue) else { return Self.withoutTransaction() }
        return await ask(.subscriptionStatuses, of: app, in: environments, path: path) { answer, environment in
            ServerAPIReading.read(answer, StatusesBody.self) { body in
                let items = (body.data ?? []).flatMap { $0.lastTransactions ?? [] }
                let statuses = items.map { item in
                    SubscriptionStatus(
                        status: item.status,
                        originalTransactionID: item.originalTransactionId.map { TransactionID($0) },
                        signedTransaction: item.signedTransactionInfo.map { SealedBytes($0) }
                    )
                }
                return .answered(SubscriptionStatuses(environment: environment, statuses: statuses))
            }
        }
    }
}
