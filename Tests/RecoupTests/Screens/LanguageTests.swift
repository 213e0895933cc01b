import Foundation
import Testing

/// `language` and `--lang` choose the language of what people read, and of nothing else.
@Suite struct LanguageTests {
    /// One purchase that was delivered to nobody, and one that was delivered to another than the one who paid.
    private static func place(_ language: String) async throws -> Workplace {
        let place = try await Workplace.small(more: "language: \(language)")
        let lost = Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        let moved = Payments.one("700001002", at: "2026-02-02T10:00:00Z", user: "u1")
        try place.put(lost, at: "inbox/payments/lost.csv")
        try place.put(moved, at: "inbox/payments/moved.csv")
        try place.put(credit: "700001002", to: "u2", at: "2026-02-02T11:00:00Z")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z", in: "w.csv")
        try place.put("user_id,account_name\nu1,ann\nu2,bob\n", at: "inbox/users/u.csv")
        #expect(try await place.run(asOf: Workplace.asOf, "--offline").status == 0)
        return place
    }

    private func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static let screens: [[String]] = [
        ["status"], ["lookup", "u1"], ["lookup", "700001001"], ["lookup", "700001002"], ["explain", "700001001"],
        ["explain", "700001001", "--rules"], ["explain", "700001001", "--customer"], ["case", "list"],
        ["doctor", "--offline"],
    ]

    @Test func `every screen is in the configured language, and the option goes before it`() async throws {
        let place = try await Self.place("zh-Hans")
        for screen in Self.screens {
            let chinese = try await place.recoup(screen).output
            #expect(isChinese(chinese), "\(screen): \(chinese)")
            let english = try await place.recoup(screen + ["--lang", "en"]).output
            #expect(!isChinese(english) && !english.isEmpty, "\(screen): \(english)")
        }
        #expect(isChinese(try place.summaryText()))
    }

    @Test func `files and JSON keep their codes and columns`() async throws {
        let chinese = try await Self.place("zh-Hans")
        let english = try await Self.place("en")
        for file in ["lost-orders.csv", "exceptions.csv", "aging.csv", "roll-forward.csv", "unverified.csv"] {
            #expect(try chinese.text("reports/latest/\(file)") == english.text("reports/latest/\(file)"), "\(file)")
        }
        for screen in Self.screens where !screen.contains("--customer") {
            let one = try await chinese.recoup(screen + ["--json"]).output
            let other = try await english.recoup(screen + ["--json"]).output
            #expect(try JSONText.object(one).keys.sorted() == JSONText.object(other).keys.sorted(), "\(screen)")
        }
    }
}
