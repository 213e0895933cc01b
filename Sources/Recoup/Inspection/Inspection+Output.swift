import AppStoreRecords
import Foundation
import ReconciliationCore
import Reports

extension Inspection {
    /// For a terminal.
    func text(in locale: TextLocale) -> String { lines(in: locale).map { printable($0) + "\n" }.joined() }

    private func lines(in locale: TextLocale) -> [String] {
        let language = locale.language
        var lines = sentences.flatMap { wrapped($0[language], to: 100) }
        func add(_ shown: [Line], indented: String = "") {
            for (label, value) in shown {
                guard let value, !value.isEmpty else { continue }
                let label = indented + label
                lines.append(label + String(repeating: " ", count: max(1, 34 - label.count)) + value)
            }
        }
        lines.append("")
        add([
            ("verdict", verdict.rawValue), ("rule", rule),
            // What the parsers say is English; the sentences above say the same by the rule.
            ("why", language == .english ? detail : nil), ("form", form), ("signature", signature?[language]),
            ("chain", chain?[language]),
        ])
        if hasContents, !isVerified { lines += ["", Message.inspectedUnproven[language]] }
        add(contents)
        for (index, row) in purchases.enumerated() {
            lines += ["", Message.inspectedPurchase(index + 1, row.notes(in: locale.time))[language]]
            add(Self.lines(of: row), indented: "  ")
        }
        for rejection in setAside {
            lines += ["", Message.inspectedSetAside(rule: rejection.rule.rawValue)[language]]
            add([("why", language == .english ? rejection.detail : nil)], indented: "  ")
        }
        for (index, certificate) in certificates.enumerated() {
            let heading = Message.inspectedCertificate(index + 1, isAppleRoot: certificate.isAppleRoot)
            lines += ["", heading[language]]
            add(Self.lines(of: certificate), indented: "  ")
        }
        for (index, piece) in pieces.enumerated() {
            lines += ["", Message.inspectedPart(index + 1, piece.name)[language]]
            lines += piece.inspection.lines(in: locale).map { $0.isEmpty ? $0 : "  " + $0 }
        }
        return lines
    }

    /// One object with `schema` recoup.inspect.v1.
    func json(in language: Language) throws -> String {
        let bytes = try JSONSerialization.data(
            withJSONObject: object(in: language).merging(["schema": "recoup.inspect.v1"]) { $1 },
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        )
        return String(decoding: bytes, as: UTF8.self)
    }

    private func object(in language: Language) -> [String: Any] {
        func object(_ lines: [Line]) -> [String: String] {
            Dictionary(
                lines.compactMap { label, value in value.map { (label.trimmingCharacters(in: .whitespaces), $0) } },
                uniquingKeysWith: { $1 }
            )
        }
        var answer: [String: Any] = [
            "verdict": verdict.rawValue,
            "rule": rule ?? NSNull(),
            "detail": detail ?? NSNull(),
            "form": form,
            "sentences": sentences.map { $0[language] },
            "is_proven": isVerified,
            "contents": object(contents),
            "purchases": purchases.map { object(Self.lines(of: $0)) },
            "set_aside": setAside.map { ["rule": $0.rule.rawValue, "detail": $0.detail] },
            "certificates": certificates.map { object(Self.lines(of: $0)) },
        ]
        if !pieces.isEmpty {
            answer["signed"] = pieces.map { piece in
                piece.inspection.object(in: language).merging(["name": piece.name]) { $1 }
            }
        }
        return answer
    }
}

extension AppStoreTransaction {
    /// What makes it more than a plain purchase of one unit.
    fileprivate func notes(in time: LocalTime) -> [Message] {
        var notes: [Message] = []
        if let quantity, quantity > 1 { notes.append(.inspectedQuantity(Int(quantity))) }
        if let revocation {
            notes.append(
                .inspectedRevocation(
                    isFull: revocation.isFull,
                    type: revocation.type,
                    milliPercent: revocation.percentage,
                    on: revocation.date.map(time.day)
                )
            )
        }
        if isTrial == true || isFreeSubscription { notes.append(.inspectedTrial) }
        if let offerType {
            notes.append(.inspectedOffer(offerType))
        } else if isIntroOffer == true {
            notes.append(.inspectedOffer(1))
        }
        if ownership == .familyShared { notes.append(.inspectedFamilyShared) }
        if isUpgraded == true { notes.append(.inspectedUpgraded) }
        return notes
    }
}
