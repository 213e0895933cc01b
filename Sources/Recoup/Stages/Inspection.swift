import AppStoreRecords
import Foundation
import ReconciliationCore

/// A piece of evidence taken apart for people: lines of label and value.
struct Inspection {
    let verdict: EvidenceVerdict
    let certificates: [CertificateFacts]

    init(_ bytes: [UInt8], anchors: TrustAnchors, now: Instant) async {
        let verifier = EvidenceVerifier(anchors: anchors, now: now.milliseconds)
        if EvidenceForm.detect(bytes) == .unknown {
            let text = String(decoding: bytes, as: UTF8.self)
            verdict = await verifier.verify(upload: text)
            do {
                certificates = presentedCertificates(in: try Base64Text.decode(bytes))
            } catch {
                certificates = []
            }
        } else {
            verdict = await verifier.verify(bytes)
            certificates = presentedCertificates(in: bytes)
        }
    }

    var isVerified: Bool {
        switch verdict.outcome {
        case .verified, .empty: true
        case .needsApple, .refused, .unreadable, .unverifiable: false
        }
    }

    /// What is known of the signature: it is looked at only once the chain holds.
    private var signature: String? {
        switch (verdict.outcome, verdict.outcome.rejection?.rule) {
        case (.verified, _), (.empty, _): "holds"
        case (.needsApple, _): "holds against its own certificate, which proves nothing"
        case (_, .signatureMismatch), (_, .signatureMissing), (_, .signatureMalformed): "does not hold"
        case (.refused, _): "not judged"
        default: nil
        }
    }

    private var chain: String? {
        switch (verdict.outcome, verdict.outcome.rejection?.rule) {
        case (.verified, _), (.empty, _): "ends in a pinned root, valid when it was signed"
        case (.needsApple, _): "not embedded"
        case (_, .chainUntrusted), (_, .certificateExpired), (_, .markerMissing): "does not hold"
        default: nil
        }
    }

    /// What it says, proven or not.
    private var contents: EvidenceContents? {
        if case .needsApple(let contents) = verdict.outcome { return contents }
        return verdict.outcome.proven ?? verdict.unproven
    }

    var text: String {
        var lines: [String] = []
        func line(_ label: String, _ value: String?) {
            guard let value, !value.isEmpty else { return }
            lines.append(label + String(repeating: " ", count: max(1, 34 - label.count)) + value)
        }
        line("verdict", verdict.outcome.code)
        line("rule", verdict.outcome.rejection?.rule.rawValue)
        line("why", verdict.outcome.rejection?.detail)
        line("form", verdict.formCode)
        line("signature", signature)
        line("chain", chain)
        if contents != nil, !isVerified {
            lines.append("")
            lines.append("What follows is what the bytes say. It is NOT proven.")
        }
        for (label, value) in header { line(label, value) }
        for (index, row) in (contents?.rows ?? []).enumerated() {
            lines.append("")
            lines.append("purchase \(index + 1)")
            for (label, value) in fields(of: row) { line("  " + label, value) }
        }
        for rejection in contents?.setAside ?? [] {
            lines.append("")
            line("set aside", "\(rejection.rule.rawValue): \(rejection.detail)")
        }
        for (index, certificate) in certificates.enumerated() {
            lines.append("")
            lines.append("certificate \(index + 1)\(certificate.isAppleRoot ? " (a root Apple publishes)" : "")")
            for (label, value) in fields(of: certificate) { line("  " + label, value) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One object with `schema` recoup.inspect.v1.
    func json() throws -> String {
        func object(_ pairs: [(String, String?)]) -> [String: String] {
            Dictionary(pairs.compactMap { label, value in value.map { (label, $0) } }, uniquingKeysWith: { $1 })
        }
        let answer: [String: Any] = [
            "schema": "recoup.inspect.v1",
            "verdict": verdict.outcome.code,
            "rule": verdict.outcome.rejection?.rule.rawValue ?? NSNull(),
            "detail": verdict.outcome.rejection?.detail ?? NSNull(),
            "form": verdict.formCode,
            "is_proven": isVerified,
            "contents": object(header),
            "purchases": (contents?.rows ?? []).map { object(fields(of: $0)) },
            "set_aside": (contents?.setAside ?? []).map { ["rule": $0.rule.rawValue, "detail": $0.detail] },
            "certificates": certificates.map { object(fields(of: $0)) },
        ]
        let bytes = try JSONSerialization.data(
            withJSONObject: answer,
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        )
        return String(decoding: bytes, as: UTF8.self)
    }

    private var header: [(String, String?)] {
        guard let contents else { return [] }
        var pairs: [(String, String?)] = [
            ("bundle_id", contents.bundleID),
            ("environment", contents.environment?.word),
            ("stated_at", contents.statedAt.map(time)),
        ]
        switch contents.document {
        case .receipt(let receipt):
            pairs += receipt.attributes.sorted { $0.type < $1.type }.map { attribute in
                (attributeName(attribute.type), shown(attribute.value))
            }
        case .legacyReceipt(let receipt):
            pairs += receipt.purchaseInfo.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        case .signed(.notification(let notification)):
            pairs += [("notification", "\(notification.notificationType ?? "?") \(notification.subtype ?? "")")]
        case .signed: break
        }
        return pairs
    }

    private func fields(of row: AppStoreTransaction) -> [(String, String?)] {
        [
            ("transaction_id", row.transactionID),
            ("original_transaction_id", row.originalTransactionID),
            ("web_order_line_item_id", row.webOrderLineItemID),
            ("product_id", row.productID),
            ("type", row.productType.map { ReconciliationCore.ProductType($0)?.rawValue ?? "\($0)" }),
            ("quantity", String(row.quantity)),
            ("purchase_date", row.purchaseDate.map(time)),
            ("original_purchase_date", row.originalPurchaseDate.map(time)),
            ("expires_date", row.expiresDate.map(time)),
            ("revocation_date", row.revocation?.date.map(time)),
            ("revocation_type", row.revocation?.type),
            ("app_account_token", row.appAccountToken),
            ("ownership", row.ownership.map { "\($0)" }),
            ("is_trial", row.isTrial.map { "\($0)" }),
            ("offer_discount_type", row.offerDiscountType),
            ("is_upgraded", row.isUpgraded.map { "\($0)" }),
            ("transaction_reason", row.transactionReason),
            ("price_milliunits", row.priceMilliunits.map { String($0) }),
            ("currency", row.currency),
            ("storefront", row.storefront),
        ]
    }

    private func fields(of certificate: CertificateFacts) -> [(String, String?)] {
        [
            ("subject", certificate.subject),
            ("issuer", certificate.issuer),
            ("serial", certificate.serial),
            ("valid", "\(time(certificate.notBefore)) to \(time(certificate.notAfter))"),
            ("sha256", certificate.fingerprint),
            ("markers", certificate.markers.joined(separator: " ")),
        ]
    }

    private func time(_ milliseconds: Milliseconds) -> String { Instant(milliseconds: milliseconds).text }

    private func shown(_ value: ReceiptAttribute.Value) -> String {
        switch value {
        case .text(let text): text
        case .integer(let number): String(number)
        case .bytes(let bytes): bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        }
    }

    /// The field's name where Apple documents the attribute, else its number.
    private func attributeName(_ type: Int64) -> String {
        let names: [Int64: String] = [
            0: "receipt_type", 1: "app_item_id", 2: "bundle_id", 3: "application_version", 4: "opaque_value",
            5: "sha1_hash", 12: "receipt_creation_date", 15: "download_id", 16: "version_external_identifier",
            18: "original_purchase_date", 19: "original_application_version", 21: "expiration_date",
        ]
        return names[type].map { "\(type) \($0)" } ?? "\(type)"
    }
}
