import Foundation

/// Status codes of `verifyReceipt` that this store gives (facts a.10).
private enum ReceiptStatus: Int, Error {
    case valid = 0
    case notPost = 21_000
    case malformed = 21_002
    case notAuthenticated = 21_003
    case wrongSecret = 21_004
    case expired = 21_006
    case sandboxAtProduction = 21_007
    case productionAtSandbox = 21_008
}

/// What a client posts.
private struct ReceiptRequest: Decodable {
    var data: String
    var password: String?
    var excludesOld: Bool?

    enum CodingKeys: String, CodingKey {
        case data = "receipt-data"
        case password
        case excludesOld = "exclude-old-transactions"
    }
}

extension StoreRequestHandler {
    /// HTTP 200 whatever is wrong with the receipt: the verdict is `status`.
    func verifyReceipt(_ request: StoreRequest, in environment: StoreEnvironment) throws -> StoreAnswer {
        do {
            guard request.method == "POST" else { throw ReceiptStatus.notPost }
            let posted: ReceiptRequest
            do {
                posted = try JSONDecoder().decode(ReceiptRequest.self, from: request.body)
            } catch {
                throw ReceiptStatus.malformed
            }
            // Standard alphabet only: a plus sign lost on the way is a malformed receipt.
            guard let bytes = Data(base64Encoded: posted.data), !bytes.isEmpty else { throw ReceiptStatus.malformed }
            let answer =
                bytes.first == 0x30
                ? try unified(Array(bytes), posted, in: environment)
                : try transactionReceipt(bytes, posted, in: environment)
            return try receiptAnswer(answer)
        } catch let status as ReceiptStatus {
            return try receiptAnswer(ReceiptAnswer(status: status.rawValue))
        }
    }

    private func receiptAnswer(_ answer: ReceiptAnswer) throws -> StoreAnswer {
        try .json(answer, result: "status_\(answer.status)")
    }

    /// An app receipt since iOS 7.
    private func unified(
        _ bytes: [UInt8],
        _ posted: ReceiptRequest,
        in environment: StoreEnvironment
    ) throws -> ReceiptAnswer {
        let attributes: AttributeSet
        let rows: [InAppRow]
        let signed: SignedReceipt
        do {
            signed = try SignedReceipt(bytes)
            attributes = try AttributeSet(signed.payload[...])
            rows = try attributes.sets(17).map(InAppRow.init)
        } catch {
            throw ReceiptStatus.malformed
        }
        guard signed.isSigned(by: authority) else { throw ReceiptStatus.notAuthenticated }
        let kind = try attributes.text(0) ?? ""
        let home: StoreEnvironment = kind.hasSuffix("Sandbox") ? .sandbox : .production
        try route(home, at: environment)
        let bundleID = try attributes.text(2) ?? ""
        let hasSubscriptions = rows.contains { $0.type == .autoRenewable }
        try check(posted.password, of: bundleID, isNeeded: hasSubscriptions)
        var answer = ReceiptAnswer(status: 0, environment: home.rawValue)
        let created = try attributes.moment(12) ?? clock.now
        answer.receipt = .unified(
            UnifiedReceipt(
                kind: kind,
                appleID: try attributes.number(1) ?? 0,
                bundleID: bundleID,
                version: try attributes.text(3) ?? "",
                createdAt: created,
                answeredAt: clock.now,
                rows: rows.map { ReceiptRow(current($0, in: home)) }
            )
        )
        if hasSubscriptions, posted.password != nil {
            answer.attachSubscriptions(
                latest(of: rows, in: home, of: bundleID, newestOnly: posted.excludesOld ?? false),
                at: clock.now,
                receipt: posted.data
            )
        }
        return answer
    }

    /// The flat answer for an iOS 6 style transaction receipt.
    private func transactionReceipt(
        _ bytes: Data,
        _ posted: ReceiptRequest,
        in environment: StoreEnvironment
    ) throws -> ReceiptAnswer {
        guard let outer = TextDictionary(String(decoding: bytes, as: UTF8.self)),
            let block = outer["signature"].flatMap({ Data(base64Encoded: $0) }),
            let info = outer["purchase-info"].flatMap({ Data(base64Encoded: $0) }),
            let inner = TextDictionary(String(decoding: info, as: UTF8.self)),
            let identifier = inner["transaction-id"], let bundleID = inner["bid"]
        else { throw ReceiptStatus.malformed }
        guard authority.hasSigned(transactionReceipt: Array(info), block: Array(block)) else {
            throw ReceiptStatus.notAuthenticated
        }
        // The signed part does not say where it was bought; Apple knows, whatever the text around it claims.
        let home: StoreEnvironment = index.transaction(identifier, in: .sandbox) == nil ? .production : .sandbox
        try route(home, at: environment)
        let known = index.transaction(identifier, in: home)?.transaction
        let expiresAt = inner["expires-date"].flatMap { Int64($0) }.map(Moment.init(milliseconds:))
        try check(posted.password, of: bundleID, isNeeded: expiresAt != nil)
        var flat: [String: String] = [:]
        for (key, value) in inner.fields { flat[key.replacing("-", with: "_")] = value }
        flat["item_id"] = "1000000001"
        if let revoked = known?.revocationDate {
            flat["cancellation_date"] = PropertyDate(Moment(milliseconds: revoked)).greenwich
        }
        if let expiresAt {
            flat["expires_date_formatted_pst"] = PropertyDate(expiresAt).losAngeles
            flat["is_trial_period"] = "false"
        }
        var answer = ReceiptAnswer(status: 0)
        answer.receipt = .flat(flat)
        if let expiresAt {
            let hasExpired = expiresAt <= clock.now
            answer.status = hasExpired ? ReceiptStatus.expired.rawValue : 0
            answer.autoRenewStatus = hasExpired ? 0 : 1
            answer.latestFlat = (flat, hasExpired)
        }
        return answer
    }

    private func route(_ home: StoreEnvironment, at asked: StoreEnvironment) throws(ReceiptStatus) {
        guard home != asked else { return }
        throw home == .sandbox ? .sandboxAtProduction : .productionAtSandbox
    }

    /// A secret that was sent must be right; it must be sent only for subscriptions.
    private func check(_ password: String?, of bundleID: String, isNeeded: Bool) throws(ReceiptStatus) {
        if password == nil, !isNeeded { return }
        // A receipt of somebody else's app without subscriptions is valid: bundles are for the caller to compare.
        guard secrets[bundleID] != nil || isNeeded else { return }
        if secrets[bundleID] != password { throw .wrongSecret }
    }

    /// The row as Apple would show it today: refunds appear in old receipts too.
    private func current(_ row: InAppRow, in environment: StoreEnvironment) -> InAppRow {
        guard let known = index.transaction(row.transactionID, in: environment)?.transaction else { return row }
        var row = row
        row.cancelledAt = known.revocationDate.map(Moment.init(milliseconds:))
        return row
    }

    /// Every transaction of the account but finished consumables, newest first.
    private func latest(
        of rows: [InAppRow],
        in environment: StoreEnvironment,
        of bundleID: String,
        newestOnly: Bool
    ) -> [ReceiptRow] {
        let account = rows.lazy.compactMap { index.transaction($0.transactionID, in: environment)?.account }.first
        guard let account else { return rows.map { ReceiptRow($0) } }
        let all = index.history(of: account, in: environment, of: bundleID)
            .filter { !$0.finished }
            .sorted { $0.transaction.purchaseDate > $1.transaction.purchaseDate }
        var seen: Set<String> = []
        let shown = all.filter { known in
            guard newestOnly, known.transaction.expiresDate != nil else { return true }
            return seen.insert(known.transaction.originalTransactionId).inserted
        }
        return shown.compactMap { ReceiptRow(latest: $0.transaction) }
    }
}
