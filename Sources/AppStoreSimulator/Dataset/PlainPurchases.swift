import Foundation

/// What the customers of plain purchases upload.
package enum PlainEvidence: Sendable, Hashable {
    /// An app receipt that holds so many purchases, the last of them named.
    case receipt(purchaseCount: Int)
    /// The signed transaction of one purchase.
    case signedTransaction
}

/// Many customers with one upload each and a credit for each purchase in it, streamed to disk in bounded memory.
///
/// The last purchase of one customer in a thousand is never credited and goes into the truth.
struct PlainPurchases: Sendable {
    var seed: UInt64
    /// Customers, that is uploads.
    var count: Int
    var evidence: PlainEvidence
    var calendar: DatasetCalendar

    /// Uploads signed and written at a time.
    private static let batchSize = 4_000
    /// Uploads per file.
    private static let fileSize = 20_000

    /// Writes all; answers how many credits are missing.
    @concurrent
    func write(with writer: DatasetWriter) async throws -> Int {
        var random = SplitMix64(seed: seed ^ 0x506C_6169_6E50_7572)
        var missingCount = 0
        let truth = try Stream(writer.folder.appending(path: "truth.jsonl"))
        let truthOnline = try Stream(existing: writer.folder.appending(path: "truth-online.jsonl"))
        let store = try Stream(existing: writer.folder.appending(path: StoreFiles.transactions))
        defer {
            truth.close()
            truthOnline?.close()
            store?.close()
        }
        for fileStart in stride(from: 0, to: count, by: Self.fileSize) {
            let name = "plain-" + String(1_000 + fileStart / Self.fileSize).dropFirst()
            let receipts = try Stream(writer.folder.appending(path: "inbox/receipts/\(name).jsonl"))
            let credits = try Stream(writer.folder.appending(path: "inbox/credits/\(name).csv"))
            defer {
                receipts.close()
                credits.close()
            }
            try credits.append("transaction_id,user_id,credited_at\n")
            let fileEnd = min(fileStart + Self.fileSize, count)
            for start in stride(from: fileStart, to: fileEnd, by: Self.batchSize) {
                let batch = (start..<min(start + Self.batchSize, fileEnd)).map { purchase($0, &random) }
                try receipts.append(try writer.lines(try await uploads(batch, with: writer)))
                try credits.append(batch.map(\.creditLines).joined())
                let missing = batch.filter(\.isMissing)
                try truth.append(try writer.lines(missing.map(\.truth)))
                try truthOnline?.append(try writer.lines(missing.map(\.truth)))
                try store?.append(try writer.lines(batch.flatMap(\.known)))
                missingCount += missing.count
            }
        }
        return missingCount
    }

    private func uploads(_ batch: [PlainPurchase], with writer: DatasetWriter) async throws -> [[String: String]] {
        switch evidence {
        case .receipt:
            let signed = try await writer.authority.sign(all: batch.map(\.receipt), width: writer.signingWidth)
            return zip(batch, signed).map { $0.upload(["receipt_data": Data($1).base64EncodedString()]) }
        case .signedTransaction:
            return try batch.map { $0.upload(["signed_transaction": try writer.authority.sign($0.signedTransaction)]) }
        }
    }

    private func purchase(_ index: Int, _ random: inout SplitMix64) -> PlainPurchase {
        let seconds = (calendar.settled.upperBound.milliseconds - calendar.settled.lowerBound.milliseconds) / 1_000
        let product = Catalogue.coins60
        let boughtAt = calendar.settled.lowerBound.adding(seconds: random.number(in: 0...Int(seconds)))
        let rowCount =
            switch evidence {
            case .receipt(let purchaseCount): purchaseCount
            case .signedTransaction: 1
            }
        let rows = (0..<rowCount).map { place in
            InAppRow(
                transactionID: String(
                    450_000_000_000_000 + Int64(index * rowCount + place) * 37 + Int64(random.number(in: 0...36))
                ),
                productID: product.id,
                type: product.type,
                purchasedAt: boughtAt.adding(seconds: (place + 1 - rowCount) * 600)
            )
        }
        var receipt = AppReceipt(bundleID: product.bundleID, createdAt: boughtAt.adding(seconds: 1), rows: rows)
        receipt.opaqueValue = random.bytes(16)
        return PlainPurchase(
            userID: "p\(1_000_000 + index)",
            receipt: receipt,
            row: rows[rowCount - 1],
            // Every thousandth, at a place of its own within the thousand.
            isMissing: index % 1_000 == 617
        )
    }
}

/// What one of the many bought and uploaded.
private struct PlainPurchase: Sendable {
    var userID: String
    var receipt: AppReceipt
    /// The purchase that the upload names.
    var row: InAppRow
    var isMissing: Bool

    var creditLines: String {
        receipt.rows.filter { !isMissing || $0.transactionID != row.transactionID }
            .map { "\($0.transactionID),\(userID),\($0.purchasedAt.adding(seconds: 40).text)\n" }
            .joined()
    }

    func upload(_ evidence: [String: String]) -> [String: String] {
        [
            "user_id": userID,
            "transaction_id": row.transactionID,
            "received_at": row.purchasedAt.adding(seconds: 3).text,
        ]
        .merging(evidence) { $1 }
    }

    var signedTransaction: SignedTransaction { signedTransaction(of: row) }

    private func signedTransaction(of row: InAppRow) -> SignedTransaction {
        let product = Catalogue.coins60
        return SignedTransaction(
            row: row,
            bundleID: product.bundleID,
            signedAt: row.purchasedAt,
            price: product.priceMilliunits,
            currency: product.currency
        )
    }

    var known: [KnownTransaction] {
        receipt.rows.map { KnownTransaction(account: userID, finished: false, transaction: signedTransaction(of: $0)) }
    }

    var truth: TruthLine {
        TruthLine(
            kind: "missing_credit",
            environment: StoreEnvironment.production.rawValue,
            transactionID: row.transactionID,
            ownerUserID: userID,
            ownerBasis: .claimedBy,
            cause: .claimedNotCredited,
            why: "plain_purchase"
        )
    }
}

/// A file written from its end.
private struct Stream {
    private let handle: FileHandle

    init(_ file: URL) throws {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
    }

    /// nil when there is no such file: the dataset is not to be served.
    init?(existing file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        try self.init(file)
    }

    func append(_ text: String) throws {
        try handle.write(contentsOf: Data(text.utf8))
    }

    // FileHandle closes itself when it goes; this only frees the descriptor sooner.
    func close() {
        handle.closeFile()
    }
}
