import AppStoreRecords
import Foundation
import Reports

extension Inspection {
    /// For a terminal.
    var text: String { lines.map { printable($0) + "\n" }.joined() }

    private var lines: [String] {
        var lines: [String] = []
        func add(_ shown: [Line], indented: String = "") {
            for (label, value) in shown {
                guard let value, !value.isEmpty else { continue }
                let label = indented + label
                lines.append(label + String(repeating: " ", count: max(1, 34 - label.count)) + value)
            }
        }
        add([
            ("verdict", verdict), ("rule", rule), ("why", detail), ("form", form), ("signature", signature),
            ("chain", chain),
        ])
        if hasContents, !isVerified {
            lines += ["", "What follows is what the bytes say. It is NOT proven."]
        }
        add(contents)
        for (index, row) in purchases.enumerated() {
            lines += ["", "purchase \(index + 1)"]
            add(Self.lines(of: row), indented: "  ")
        }
        for rejection in setAside {
            lines.append("")
            add([("set aside", "\(rejection.rule.rawValue): \(rejection.detail)")])
        }
        for (index, certificate) in certificates.enumerated() {
            lines += ["", "certificate \(index + 1)\(certificate.isAppleRoot ? " (a root Apple publishes)" : "")"]
            add(Self.lines(of: certificate), indented: "  ")
        }
        for (index, piece) in pieces.enumerated() {
            lines += ["", "signed data \(index + 1), \(piece.name)"]
            lines += piece.inspection.lines.map { $0.isEmpty ? $0 : "  " + $0 }
        }
        return lines
    }

    /// One object with `schema` recoup.inspect.v1.
    func json() throws -> String {
        let bytes = try JSONSerialization.data(
            withJSONObject: object.merging(["schema": "recoup.inspect.v1"]) { $1 },
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        )
        return String(decoding: bytes, as: UTF8.self)
    }

    private var object: [String: Any] {
        func object(_ lines: [Line]) -> [String: String] {
            Dictionary(
                lines.compactMap { label, value in value.map { (label.trimmingCharacters(in: .whitespaces), $0) } },
                uniquingKeysWith: { $1 }
            )
        }
        var answer: [String: Any] = [
            "verdict": verdict,
            "rule": rule ?? NSNull(),
            "detail": detail ?? NSNull(),
            "form": form,
            "is_proven": isVerified,
            "contents": object(contents),
            "purchases": purchases.map { object(Self.lines(of: $0)) },
            "set_aside": setAside.map { ["rule": $0.rule.rawValue, "detail": $0.detail] },
            "certificates": certificates.map { object(Self.lines(of: $0)) },
        ]
        if !pieces.isEmpty {
            answer["signed"] = pieces.map { piece in
                piece.inspection.object.merging(["name": piece.name]) { $1 }
            }
        }
        return answer
    }
}
