import Foundation

extension StoreRequestHandler {
    /// Get Notification History: 20 a page, 180 days back in production, 30 in sandbox.
    func notificationHistory(
        _ request: StoreRequest,
        in environment: StoreEnvironment,
        of bundleID: String
    ) throws -> StoreAnswer {
        struct Attempt: Encodable {
            var attemptDate: Int64
            var sendAttemptResult: String
        }
        struct Item: Encodable {
            var signedPayload: String
            var sendAttempts: [Attempt]
        }
        struct Body: Encodable {
            var paginationToken: String?
            var hasMore: Bool
            var notificationHistory: [Item]
        }
        let wanted = try NotificationQuery(request.body)
        let reach = clock.now.adding(days: environment == .production ? -180 : -30)
        guard wanted.start >= reach.milliseconds else { throw APIError.startDateTooFarInPast }
        let all = notifications.filter {
            $0.transaction.environment == environment.rawValue && $0.transaction.bundleId == bundleID
                && wanted.admits($0)
        }
        var offset = 0
        if let token = request.value("paginationToken") {
            guard let number = Data(base64URL: token).flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
                (0...all.count).contains(number)
            else { throw APIError.invalidPaginationToken }
            offset = number
        }
        let shown = all.dropFirst(offset).prefix(Self.pageSize)
        let end = offset + shown.count
        return try .json(
            Body(
                paginationToken: end < all.count ? Data(String(end).utf8).base64URL : nil,
                hasMore: end < all.count,
                notificationHistory: try shown.map { known in
                    Item(
                        signedPayload: try authority.sign(known.notification),
                        sendAttempts: known.attempts.map { Attempt(attemptDate: $0.at, sendAttemptResult: $0.result) }
                    )
                }
            )
        )
    }
}

extension KnownNotification {
    /// The notification as it was first signed: a history shows the original.
    fileprivate var notification: StoreNotification {
        StoreNotification(
            kind: StoreNotification.Kind(rawValue: kind) ?? .oneTimeCharge,
            uuid: uuid,
            signedAt: Moment(milliseconds: signedAt),
            appleID: appleID,
            transaction: transaction
        )
    }

    /// Once if it arrived; else at once and after 1, 12, 24, 48 and 72 hours more.
    fileprivate var attempts: [(at: Int64, result: String)] {
        guard !delivered else { return [(signedAt + 1_000, "SUCCESS")] }
        var at = signedAt + 1_000
        var all = [(at, "TIMED_OUT")]
        for hours in [1, 12, 24, 48, 72] {
            at += Int64(hours) * 3_600_000
            all.append((at, "TIMED_OUT"))
        }
        return all
    }
}

/// The body of a notification history request (facts c.5).
private struct NotificationQuery {
    var start: Int64
    private var end: Int64
    private var type: String?
    private var transactionID: String?
    private var onlyFailures: Bool

    private struct Body: Decodable {
        var startDate: Int64?
        var endDate: Int64?
        var notificationType: String?
        var transactionId: String?
        var onlyFailures: Bool?
    }

    init(_ data: Data) throws(APIError) {
        let body: Body
        do {
            body = try JSONDecoder().decode(Body.self, from: data)
        } catch {
            throw .generalBadRequest
        }
        guard let start = body.startDate else { throw .invalidStartDate }
        guard let end = body.endDate else { throw .invalidEndDate }
        guard start < end else { throw .startDateAfterEndDate }
        guard body.transactionId == nil || body.notificationType == nil else { throw .multipleFiltersSupplied }
        self.start = start
        self.end = end
        type = body.notificationType
        transactionID = body.transactionId
        onlyFailures = body.onlyFailures ?? false
    }

    func admits(_ known: KnownNotification) -> Bool {
        guard known.signedAt >= start, known.signedAt < end else { return false }
        if let type, known.kind != type { return false }
        if let transactionID, known.transaction.transactionId != transactionID { return false }
        return !onlyFailures || !known.delivered
    }
}
