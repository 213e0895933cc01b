import Foundation

/// Many customers with one purchase, one receipt and one credit each, streamed to disk in bounded memory.
///
/// One in a thousand is never credited and goes into the truth.
struct PlainPurchases: Sendable {
    var seed: UInt64
    var count: Int
    var calendar: DatasetCalendar

    /// Purchases signed and written at a time.
    private static let batchSize = 4_000
    /// Purchases per file.
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
                let signed = try await writer.authority.sign(all: batch.map(\.receipt), width: writer.signingWidth)
                try receipts.append(
                    try writer.lines(zip(batch, signed).map { purchase, bytes in purchase.upload(Data(bytes)) })
                )
                try credits.append(batch.filter { !$0.isMissing }.map(\.creditLine).joined())
                let missing = batch.filter(\.isMissing)
                try truth.append(try writer.lines(missing.map(\.truth)))
                try truthOnline?.append(try writer.lines(missing.map(\.truth)))
                try store?.append(try writer.lines(batch.map(\.known)))
                missingCount += missing.count
            }
        }
        return missingCount
    }

    private func purchase(_ index: Int, _ random: inout SplitMix64) -> PlainPurchase {
        let seconds = (calendar.settled.upperBound.milliseconds - calendar.settled.lowerBound.milliseconds) / 1_000
        let product = Catalogue.coins60
        let boughtAt = calendar.settled.lowerBound.adding(seconds: random.number(in: 0...Int(seconds)))
        let row = InAppRow(
            transactionID: String(450_000_000_000_000 + Int64(index) * 37 + Int64(random.number(in: 0...36))),
            productID: product.id,
            type: product.type,
            purchasedAt: boughtAt
        )
        var receipt = AppReceipt(bundleID: product.bundleID, createdAt: boughtAt.adding(seconds: 1), rows: [row])
        receipt.opaqueValue = random.bytes(16)
        return PlainPurchase(
            userID: "p\(1_000_000 + index)",
            receipt: receipt,
            row: row,
            // Every thousandth, at a place of its own within the thousand.
            isMissing: index % 1_000 == 617
        )
    }
}

/// One of the many.
private struct PlainPurchase: Sendable {
    var userID: String
    var receipt: AppReceipt
    var row: InAppRow
    var isMissing: Bool

    var creditLine: String {
        "\(row.transactionID),\(userID),\(row.purchasedAt.adding(seconds: 40).text)\n"
    }

    func upload(_ signed: Data) -> [String: String] {
        [
            "user_id": userID,
            "transaction_id": row.transactionID,
            "received_at": row.purchasedAt.adding(seconds: 3).text,
            "receipt_data": signed.base64EncodedString(),
        ]
    }

    var known: KnownTransaction {
        let product = Catalogue.coins60
        return KnownTransaction(
            account: userID,
            finished: false,
            transaction: SignedTransaction(
                row: row,
                bundleID: product.bundleID,
                signedAt: row.purchasedAt,
                price: product.priceMilliunits,
                currency: product.currency
            )
        )
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
