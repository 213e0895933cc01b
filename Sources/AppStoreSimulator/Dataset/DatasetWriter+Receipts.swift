import Foundation

extension DatasetWriter {
    /// JSON Lines of the uploads, oldest first, in the wrappings clients really use.
    func receiptLines(_ submissions: [Submission]) async throws -> String {
        let ordered = submissions.sorted {
            ($0.receivedAt, $0.fields["submission_id"] ?? "") < ($1.receivedAt, $1.fields["submission_id"] ?? "")
        }
        // Plain receipts are most of the work: sign them together.
        let signed = try await authority.sign(
            all: ordered.compactMap { if case .receipt(let receipt) = $0.evidence { receipt } else { nil } },
            width: signingWidth
        )
        let otherAuthority = ordered.contains(where: \.isUntrusted) ? try CertificateAuthority() : nil
        var remaining = signed[...]
        var objects: [[String: String]] = []
        for (index, submission) in ordered.enumerated() {
            var fields = submission.fields
            switch submission.evidence {
            case .receipt:
                if let bytes = remaining.popFirst() { Self.wrap(bytes, index, into: &fields) }
            case .tampered(let receipt):
                Self.wrap(try tampered(receipt), 0, into: &fields)
            case .untrusted(let receipt):
                if let otherAuthority { Self.wrap(try otherAuthority.sign(receipt), 0, into: &fields) }
            case .transaction(let transaction):
                fields["signed_transaction"] = try authority.sign(transaction)
            case .untrustedTransaction(let transaction):
                fields["signed_transaction"] = try otherAuthority?.sign(transaction)
            case .transactionReceipt(let receipt):
                fields["receipt_data"] = Data(try authority.sign(receipt)).base64EncodedString()
            case .untrustedTransactionReceipt(let receipt):
                fields["receipt_data"] = try otherAuthority.map { Data(try $0.sign(receipt)).base64EncodedString() }
            case .nothing:
                break
            }
            objects.append(fields)
        }
        return try lines(objects)
    }

    /// Base64 as different clients send it: mostly standard, sometimes URL-safe, unpadded or wrapped.
    private static func wrap(_ bytes: [UInt8], _ index: Int, into fields: inout [String: String]) {
        let data = Data(bytes)
        switch index % 12 {
        case 3: fields["receipt_data"] = data.base64URL
        case 5: fields["receipt-data"] = data.base64EncodedString()
        case 7: fields["receipt_data"] = data.base64EncodedString(options: [.lineLength76Characters])
        case 9: fields["receipt"] = data.base64EncodedString()
        default: fields["receipt_data"] = data.base64EncodedString()
        }
    }

    /// Changes one digit of a transaction id within the signed payload.
    private func tampered(_ receipt: AppReceipt) throws -> [UInt8] {
        let identifier = Array((receipt.rows.first?.transactionID ?? receipt.bundleID).utf8)
        return try authority.signedContainer(payload: try receipt.payload()) { payload in
            var changed = payload
            if let range = payload.firstRange(of: identifier) {
                let last = changed.index(before: range.upperBound)
                changed[last] = changed[last] == 0x39 ? 0x30 : changed[last] + 1
            }
            return changed
        }
    }
}

extension Submission {
    fileprivate var isUntrusted: Bool {
        switch evidence {
        case .untrusted, .untrustedTransaction, .untrustedTransactionReceipt: true
        default: false
        }
    }
}
